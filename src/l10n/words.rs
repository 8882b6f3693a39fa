//! The embedded files, loaded once, and the macro that takes a message from them.

use std::sync::LazyLock;

use i18n_embed::{LanguageLoader, fluent::FluentLanguageLoader, unic_langid::LanguageIdentifier};
use rust_embed::RustEmbed;

use super::Language;

/// The name of each language's file, without its ending; the package's name, as `fl!` expects.
pub(super) const DOMAIN: &str = "leveret";

/// The files under `locales/`.
#[derive(RustEmbed)]
#[folder = "locales/"]
pub(super) struct Files;

impl Files {
    /// The text of a language's file; `None` where there is none.
    pub(super) fn text(language: Language) -> Option<String> {
        Self::get(&format!("{language}/{DOMAIN}.ftl"))
            .map(|file| String::from_utf8_lossy(&file.data).into_owned())
    }
}

/// A loader for each language, in the order of [`Language::ALL`], each falling back to English.
static LOADERS: LazyLock<[FluentLanguageLoader; Language::ALL.len()]> = LazyLock::new(|| {
    let all = FluentLanguageLoader::new(DOMAIN, identifier(Language::English));
    all.load_available_languages(&Files)
        .expect("the English words are embedded");
    // Discord shows the marks that would keep right-to-left arguments apart as boxes in places;
    // names that need them bring their own.
    all.set_use_isolating(false);
    Language::ALL.map(|language| all.select_languages(&[identifier(language)]))
});

fn identifier(language: Language) -> LanguageIdentifier {
    language.tag().parse().expect("every tag is well formed")
}

/// The words of a language.
pub(crate) fn loader(language: Language) -> &'static FluentLanguageLoader {
    &LOADERS[language as usize]
}

/// The message with this key in the language, its arguments filled in: `say!(language, "key")` or
/// `say!(language, "key", name = value)`.
///
/// A value must be a name, a literal or a call, because the macro below appends `.into()` to it.
macro_rules! say {
    ($language:expr, $($message:tt)+) => {
        ::i18n_embed_fl::fl!($crate::l10n::loader($language), $($message)+)
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, expect: &[&str]) {
        let said = [0, 1, 2, 5, 12, 22, 25].map(|n| say!(language, "games-count", count = n));
        assert_eq!(said[..], *expect);
    }

    #[test]
    fn a_count_takes_the_form_that_its_language_wants() {
        check(
            Language::English,
            &[
                "0 games", "1 game", "2 games", "5 games", "12 games", "22 games", "25 games",
            ],
        );
        check(
            Language::Polish,
            &[
                "0 partii",
                "1 partia",
                "2 partie",
                "5 partii",
                "12 partii",
                "22 partie",
                "25 partii",
            ],
        );
        check(
            Language::Czech,
            &[
                "0 partií",
                "1 partie",
                "2 partie",
                "5 partií",
                "12 partií",
                "22 partií",
                "25 partií",
            ],
        );
    }
}
