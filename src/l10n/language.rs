//! The languages there are words in.

use std::{collections::BTreeSet, fmt};

use i18n_embed::unic_langid::LanguageIdentifier;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

/// Defines the languages from their names and tags, the one that is whole first.
macro_rules! languages {
    ($first:ident $first_tag:literal, $($name:ident $tag:literal,)*) => {
        /// A language that people can read everything in.
        ///
        /// There is one for each folder under `locales/`: a new folder, whose name is a tag that
        /// Discord knows, is all that another one takes. Nothing in the program but tests names
        /// any of them besides English.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            #[doc = concat!("The words in `locales/", $first_tag, "`, which are whole.")]
            #[default]
            $first,
            $(
                #[doc = concat!("The words in `locales/", $tag, "`.")]
                $name,
            )*
        }

        impl Language {
            /// Every language, English first.
            pub const ALL: [Self; [$first_tag, $($tag),*].len()] = [Self::$first, $(Self::$name),*];

            /// The tag by which the language is stored, which is also the name of its folder.
            pub const fn tag(self) -> &'static str {
                match self {
                    Self::$first => $first_tag,
                    $(Self::$name => $tag,)*
                }
            }
        }
    };
}

// Written by `build.rs` from the folders.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// The language of a tag such as `pl` or `en-GB`, whatever the region if there are no words for
    /// just that one; English for any language that there are no words in.
    pub fn from_tag(tag: &str) -> Self {
        let is_same = |language: &Self| language.tag().eq_ignore_ascii_case(tag);
        let is_near = |language: &Self| primary(language.tag()) == primary(tag);
        let mut all = Self::ALL.into_iter();
        let found = all.clone().find(is_same).or_else(|| all.find(is_near));
        found.unwrap_or_default()
    }

    /// The plural categories that whole numbers fall into and a plural selector must tell apart,
    /// besides the one for all others.
    pub(super) fn plurals(self) -> BTreeSet<&'static str> {
        let rules = |tag: &str| {
            let language: LanguageIdentifier = tag.parse().ok()?;
            PluralRules::create(language, PluralRuleType::CARDINAL).ok()
        };
        // Without rules of its own a language has those of English, as Fluent does it.
        let rules = rules(&primary(self.tag())).or_else(|| rules("en"));
        // No language has a category that only greater numbers fall into and that a count here
        // could reach.
        let categories = (0..=200_u32).filter_map(|n| rules.as_ref()?.select(n).ok());
        categories.filter_map(|found| category(&found)).collect()
    }
}

/// The language of a tag without its region, and one name for all written forms of Norwegian.
fn primary(tag: &str) -> String {
    let primary = tag.split(['-', '_']).next().unwrap_or_default();
    match primary.to_ascii_lowercase().as_str() {
        "nb" | "nn" => "no".to_owned(),
        other => other.to_owned(),
    }
}

/// The name of a category in a Fluent file; `None` for the one that takes all others.
const fn category(category: &PluralCategory) -> Option<&'static str> {
    match category {
        PluralCategory::ZERO => Some("zero"),
        PluralCategory::ONE => Some("one"),
        PluralCategory::TWO => Some("two"),
        PluralCategory::FEW => Some("few"),
        PluralCategory::MANY => Some("many"),
        PluralCategory::OTHER => None,
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn every_tag_reads_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), language);
        }
    }

    #[test]
    fn there_are_six_languages_and_english_is_the_first() {
        let tags = Language::ALL.map(Language::tag);
        for tag in ["en-US", "el", "it", "pl", "no", "cs"] {
            assert!(tags.contains(&tag), "{tag}");
        }
        assert_eq!(Language::ALL[0], Language::English);
        assert_eq!(Language::default(), Language::English);
    }

    #[test]
    fn regions_do_not_matter_and_unknown_languages_are_english() {
        let check = |tag: &str, expect| assert_eq!(Language::from_tag(tag), expect, "{tag}");
        check("en-GB", Language::English);
        check("pl-PL", Language::Polish);
        check("nb_NO", Language::Norwegian);
        check("EL", Language::Greek);
        check("zh-TW", Language::English);
        check("", Language::English);
        check("🦊", Language::English);
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        let check = |language: Language, expect: &[&str]| {
            let found: Vec<&str> = language.plurals().into_iter().collect();
            assert_eq!(found, expect, "{language}");
        };
        check(Language::English, &["one"]);
        check(Language::Greek, &["one"]);
        check(Language::Italian, &["one"]);
        check(Language::Polish, &["few", "many", "one"]);
        check(Language::Norwegian, &["one"]);
        check(Language::Czech, &["few", "one"]);
    }
}
