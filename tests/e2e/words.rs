//! Everything that the bot writes is in words: no message's key stands in the place of its text.

use std::{collections::BTreeSet, path::Path};

use leveret::sandbox::Discord;

/// Texts of the bot that have the key of a message in them, or a placeholder that was not filled.
pub fn missing(discord: &Discord) -> Vec<String> {
    let keys = keys();
    let mut found = BTreeSet::new();
    for request in discord.requests() {
        let Some(body) = &request.body else { continue };
        let mut texts = Vec::new();
        collect(body, "", &mut texts);
        for text in texts {
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            let key = words.into_iter().find(|word| keys.contains(*word));
            if key.is_some() || text.contains("{$") || text.contains("{ $") {
                found.insert(format!("not in words: {text}"));
            }
        }
    }
    found.into_iter().collect()
}

/// The keys of messages that cannot be words or codes as well.
fn keys() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en-US/leveret.ftl");
    let source = std::fs::read_to_string(path).expect("the English messages");
    source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .filter(|key| key.contains('-') && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .collect()
}

/// Whatever people read in a payload.
fn collect(value: &serde_json::Value, key: &str, into: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => {
            if !matches!(key, "custom_id" | "value" | "url" | "nonce" | "id") {
                into.push(text.clone());
            }
        }
        serde_json::Value::Array(items) => {
            for item in items {
                collect(item, key, into);
            }
        }
        serde_json::Value::Object(members) => {
            for (key, item) in members {
                collect(item, key, into);
            }
        }
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

#[test]
fn a_key_is_told_from_words() {
    let keys = keys();
    assert!(keys.len() > 150);
    assert!(keys.contains("board-title"));
}
