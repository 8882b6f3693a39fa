//! The words that a language's file is written in, and those that a text shows: for the test that
//! no English is left in another language.

use std::collections::BTreeSet;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use super::{Language, words::Files};

/// The words in a comment of a language's file after which words follow that are its own, though
/// they are written like English ones.
const HOMOGRAPHS: &str = "### Written as in English: ";

/// Words of the language that happen to be written like English ones, as its file says.
pub(crate) fn homographs(language: Language) -> BTreeSet<String> {
    let text = Files::text(language).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.strip_prefix(HOMOGRAPHS))
        .flat_map(spoken)
        .collect()
}

/// Every word of a language's messages; empty where the language has no file.
pub(crate) fn vocabulary(language: Language) -> BTreeSet<String> {
    let text = Files::text(language).unwrap_or_default();
    let resource = match parser::parse(text.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut said = String::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            collect(pattern, &mut said);
        }
    }
    spoken(&said)
}

/// The words of a text in small letters, without commands, addresses, moves and single letters.
pub(crate) fn spoken(text: &str) -> BTreeSet<String> {
    text.split_whitespace()
        .filter(|token| {
            let token = token.trim_start_matches(['`', '(']);
            !token.starts_with('/') && !token.starts_with("https://")
        })
        .filter_map(|token| token.split("](").next())
        .flat_map(|token| token.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| word.chars().count() > 1 && word.chars().all(char::is_alphabetic))
        .map(str::to_lowercase)
        .collect()
}

/// Appends all text of a pattern, every case of it; each placeable ends a word.
fn collect(pattern: &Pattern<&str>, said: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push_str(value),
            PatternElement::Placeable { expression } => {
                said.push(' ');
                collect_cases(expression, said);
            }
        }
    }
    said.push(' ');
}

fn collect_cases(expression: &Expression<&str>, said: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                collect(&variant.value, said);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            collect_cases(expression, said);
        }
        Expression::Inline(_) => {}
    }
}

#[test]
fn words_are_found_without_commands_addresses_and_moves() {
    let found = spoken(
        "Type `/move` or (/board): **d4xd2** [the Board](https://discord.com/x) https://a.com",
    );
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(found, ["board", "or", "the", "type"]);
}

#[test]
fn a_vocabulary_has_the_words_of_every_case() {
    let english = vocabulary(Language::English);
    for word in ["hounds", "hare", "geese", "fox"] {
        assert!(english.contains(word), "{word}");
    }
    // The name of a case, which nobody reads.
    assert!(!english.contains("unlimited"));
}
