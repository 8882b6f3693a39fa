//! The languages there are words in.

use std::fmt;

/// A language that people can read everything in.
///
/// Another one is a variant here with its tag, its plural categories, and a folder of that name
/// under `locales/`; nothing else in the program names languages one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which has every message.
    #[default]
    English,
    /// Greek.
    Greek,
    /// Italian.
    Italian,
    /// Polish.
    Polish,
    /// Norwegian.
    Norwegian,
    /// Czech.
    Czech,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::Greek,
        Self::Italian,
        Self::Polish,
        Self::Norwegian,
        Self::Czech,
    ];

    /// The tag by which the language is stored, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en-US",
            Self::Greek => "el",
            Self::Italian => "it",
            Self::Polish => "pl",
            Self::Norwegian => "no",
            Self::Czech => "cs",
        }
    }

    /// The language of a tag such as `pl` or `en-GB`; English for any that there are no words in.
    pub fn from_tag(tag: &str) -> Self {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "el" => Self::Greek,
            "it" => Self::Italian,
            "pl" => Self::Polish,
            "no" | "nb" | "nn" => Self::Norwegian,
            "cs" => Self::Czech,
            _ => Self::English,
        }
    }

    /// The plural categories that whole numbers fall into and a plural selector must tell apart,
    /// besides the one for all others.
    pub(super) const fn plurals(self) -> &'static [&'static str] {
        match self {
            Self::English | Self::Greek | Self::Italian | Self::Norwegian => &["one"],
            Self::Polish => &["one", "few", "many"],
            Self::Czech => &["one", "few"],
        }
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
}
