//! No English word is left in the screens and commands of another language.

use std::collections::BTreeSet;

use super::{
    commands::{CommandOption, OptionKind, commands},
    gallery::{Cast, Gallery, show},
};
use crate::l10n::{Gap, Language, gaps, homographs, spoken, vocabulary};

/// Titles, which are English in every language.
const TITLES: [&str; 3] = [
    "Mathematical Games",
    "The Master Book of Mathematical Recreations",
    "Winning Ways for Your Mathematical Plays",
];

/// Words that are names, or the same in every language.
const NAMES: [&str; 13] = [
    "english",
    "discord",
    "leveret",
    "martin",
    "gardner",
    "frederik",
    "schuh",
    "berlekamp",
    "conway",
    "guy",
    "le",
    "jeu",
    "militaire",
];

/// What screens repeat of a record that somebody gave.
const GIVEN: [(&str, &str); 4] = [
    ("record-missing-header", "game"),
    ("record-repeated-header", "game"),
    ("record-result", "hare"),
    ("record-setup-more", "up"),
];

/// The text without English titles, without quoted names of options, and without records: their
/// lines, and their words in straight quotes.
fn without_quotations(text: &str, options: &BTreeSet<&str>) -> String {
    let mut text = text.to_owned();
    for title in TITLES {
        text = text.replace(title, "");
    }
    let is_record = |line: &&str| line.ends_with("\"]") || line.starts_with("1. ");
    let is_quoted = |word: &&str| {
        let name = word.trim_matches(|c: char| !c.is_alphabetic());
        let is_option = word.starts_with(['„', '“', '«', '‘', '»']) && options.contains(name);
        is_option || word.starts_with('"') || word.starts_with("[Game")
    };
    let kept: Vec<&str> = text
        .lines()
        .filter(|line| !is_record(line))
        .flat_map(str::split_whitespace)
        .filter(|word| !is_quoted(word))
        .collect();
    kept.join(" ")
}

fn choices(option: &CommandOption, language: Language) -> Vec<String> {
    match &option.kind {
        OptionKind::User
        | OptionKind::Completed
        | OptionKind::Number
        | OptionKind::Flag
        | OptionKind::File => Vec::new(),
        OptionKind::Text(choices) => {
            let names = choices.iter().map(|choice| choice.name.of(language));
            names.map(str::to_owned).collect()
        }
        OptionKind::Whole(choices) => {
            let names = choices.iter().map(|choice| choice.name.of(language));
            names.map(str::to_owned).collect()
        }
    }
}

/// Everything that is shown in a language, each text with the name of where it is shown.
fn everything(language: Language) -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = Gallery::all(language, &Cast::ordinary())
        .screens()
        .map(|(name, screen)| (name.to_owned(), show(screen)))
        .collect();
    for command in commands() {
        let mut words = vec![command.description.of(language).to_owned()];
        for option in &command.options {
            words.push(option.description.of(language).to_owned());
            words.extend(choices(option, language));
        }
        texts.push((format!("/{}", command.name), words.join("\n")));
    }
    texts
}

#[test]
fn no_english_word_is_left_in_another_language() {
    let english = vocabulary(Language::English);
    let commands = commands();
    let options = commands.iter().flat_map(|command| &command.options);
    let options: BTreeSet<&str> = options.map(|option| option.name).collect();
    let mut left: Vec<String> = Vec::new();
    for language in Language::ALL {
        if language == Language::English || gaps(language).contains(&Gap::NoFile) {
            continue;
        }
        let own = homographs(language);
        for (name, text) in everything(language) {
            for word in spoken(&without_quotations(&text, &options)) {
                let is_allowed = NAMES.contains(&word.as_str())
                    || GIVEN.contains(&(name.as_str(), word.as_str()))
                    || own.contains(&word);
                if english.contains(&word) && !is_allowed {
                    left.push(format!("{language} {name}: {word}"));
                }
            }
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}
