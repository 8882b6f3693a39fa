//! What a language lacks against English, for its translators and for the tests.

use std::{collections::BTreeSet, fmt};

use super::{
    Language,
    shape::{MessageShape, Shape, shape},
    words::Files,
};

/// Something wrong with a language's file, or missing from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// There is no file yet; everything is shown in English.
    NoFile,
    /// A part of the file does not parse.
    Broken(String),
    /// A key occurs more than once.
    Doubled(String),
    /// English has the message, the language has not.
    Missing(String),
    /// The language has a message that nothing shows.
    Extra(String),
    /// The message takes other arguments than in English.
    Arguments {
        /// The message.
        key: String,
        /// What English takes.
        expected: Vec<String>,
        /// What the language takes.
        found: Vec<String>,
    },
    /// The message does not tell the same cases of an argument apart as English.
    Cases {
        /// The message.
        key: String,
        /// The argument that the cases are chosen by.
        argument: String,
        /// The cases in English.
        expected: Vec<String>,
        /// The cases in the language.
        found: Vec<String>,
    },
    /// A choice by number lacks a category that the language's numbers fall into.
    Plurals {
        /// The message.
        key: String,
        /// The argument that holds the number.
        argument: String,
        /// The categories without a case.
        missing: Vec<String>,
    },
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFile => f.write_str("no file"),
            Self::Broken(what) => write!(f, "broken: {what}"),
            Self::Doubled(key) => write!(f, "doubled: {key}"),
            Self::Missing(key) => write!(f, "missing: {key}"),
            Self::Extra(key) => write!(f, "extra: {key}"),
            Self::Arguments {
                key,
                expected,
                found,
            } => write!(
                f,
                "arguments: {key} takes [{}], not [{}]",
                expected.join(", "),
                found.join(", ")
            ),
            Self::Cases {
                key,
                argument,
                expected,
                found,
            } => write!(
                f,
                "cases: {key} chooses by ${argument} from [{}], not from [{}]",
                expected.join(", "),
                found.join(", ")
            ),
            Self::Plurals {
                key,
                argument,
                missing,
            } => write!(
                f,
                "plurals: {key} has no case of ${argument} for [{}]",
                missing.join(", ")
            ),
        }
    }
}

/// All that is wrong with a language's file or missing from it; empty for one that is whole.
pub fn gaps(language: Language) -> Vec<Gap> {
    let english = Files::text(Language::English).unwrap_or_default();
    match Files::text(language) {
        Some(text) => compare(language, &shape(&english), &shape(&text)),
        None => vec![Gap::NoFile],
    }
}

fn compare(language: Language, english: &Shape, other: &Shape) -> Vec<Gap> {
    let mut gaps: Vec<Gap> = Vec::new();
    gaps.extend(other.broken.iter().cloned().map(Gap::Broken));
    gaps.extend(other.doubled.iter().cloned().map(Gap::Doubled));
    for (key, expected) in &english.messages {
        match other.messages.get(key) {
            Some(found) => compare_message(key, expected, found, &mut gaps),
            None => gaps.push(Gap::Missing(key.clone())),
        }
    }
    for (key, found) in &other.messages {
        if !english.messages.contains_key(key) {
            gaps.push(Gap::Extra(key.clone()));
        }
        check_plurals(language, key, found, &mut gaps);
    }
    gaps
}

fn compare_message(key: &str, expected: &MessageShape, found: &MessageShape, gaps: &mut Vec<Gap>) {
    if expected.arguments != found.arguments {
        gaps.push(Gap::Arguments {
            key: key.to_owned(),
            expected: list(&expected.arguments),
            found: list(&found.arguments),
        });
    }
    // A language may have to tell cases apart that English does not, or the other way round; where
    // both choose by the same argument, a case that is missing would show the default's sentence.
    for (argument, cases) in &expected.cases {
        if let Some(found) = found.cases.get(argument)
            && found != cases
        {
            gaps.push(Gap::Cases {
                key: key.to_owned(),
                argument: argument.clone(),
                expected: list(cases),
                found: list(found),
            });
        }
    }
}

fn check_plurals(language: Language, key: &str, message: &MessageShape, gaps: &mut Vec<Gap>) {
    for (argument, categories) in &message.plurals {
        // A number may stand for its category: `[1]` for `[one]`.
        let has = |category: &str| {
            categories.contains(category) || category == "one" && categories.contains("1")
        };
        let missing: Vec<String> = language
            .plurals()
            .into_iter()
            .filter(|category| !has(category))
            .map(str::to_owned)
            .collect();
        if !missing.is_empty() {
            gaps.push(Gap::Plurals {
                key: key.to_owned(),
                argument: argument.clone(),
                missing,
            });
        }
    }
}

fn list(set: &BTreeSet<String>) -> Vec<String> {
    set.iter().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gaps that a translation has against an English text, as they are printed.
    fn check(language: Language, english: &str, translation: &str, expect: &[&str]) {
        let found: Vec<String> = compare(language, &shape(english), &shape(translation))
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn every_language_that_has_a_file_is_whole() {
        for language in Language::ALL {
            let found: Vec<String> = gaps(language)
                .into_iter()
                .filter(|gap| *gap != Gap::NoFile)
                .map(|gap| format!("{language}: {gap}"))
                .collect();
            assert!(found.is_empty(), "{}", found.join("\n"));
        }
        assert_eq!(gaps(Language::English), []);
    }

    /// The text of every source file under a folder.
    fn sources(folder: &std::path::Path) -> String {
        let mut text = String::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                text.push_str(&sources(&path));
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
        text
    }

    #[test]
    fn every_message_is_shown_somewhere() {
        let source = sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let english = shape(&Files::text(Language::English).unwrap());
        let unused: Vec<&String> = english
            .messages
            .keys()
            .filter(|key| !source.contains(&format!("\"{key}\"")))
            .collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    #[test]
    fn missing_and_extra_messages_are_named() {
        check(
            Language::Polish,
            "one = One\ntwo = Two\n",
            "two = Dwa\nthree = Trzy\n",
            &["missing: one", "extra: three"],
        );
    }

    #[test]
    fn other_arguments_are_named() {
        check(
            Language::Italian,
            "turn = { $name } moves { $piece }\n",
            "turn = { $nome } muove { $piece }\n",
            &["arguments: turn takes [name, piece], not [nome, piece]"],
        );
    }

    #[test]
    fn cases_that_english_does_not_have_are_named() {
        check(
            Language::Czech,
            "win = { $side ->\n [hare] The hare wins.\n *[fox] The fox wins.\n}\n",
            "win = { $side ->\n [zajic] Zajíc vyhrál.\n *[fox] Liška vyhrála.\n}\n",
            &["cases: win chooses by $side from [fox, hare], not from [fox, zajic]"],
        );
    }

    #[test]
    fn a_plural_category_that_the_language_needs_is_missed() {
        let english = "n = { $n ->\n [one] { $n } move\n *[other] { $n } moves\n}\n";
        check(
            Language::Polish,
            english,
            "n = { $n ->\n [one] { $n } ruch\n [few] { $n } ruchy\n *[other] { $n } ruchu\n}\n",
            &["plurals: n has no case of $n for [many]"],
        );
        check(
            Language::Czech,
            english,
            "n = { $n ->\n [one] { $n } tah\n [few] { $n } tahy\n *[other] { $n } tahů\n}\n",
            &[],
        );
    }

    #[test]
    fn a_part_that_does_not_parse_is_named() {
        let text = "good = Yes\nbad = { $open\n";
        let broken = compare(Language::Greek, &shape("good = Yes\n"), &shape(text));
        assert!(matches!(&broken[..], [Gap::Broken(_), ..]), "{broken:?}");
    }
}
