//! Interactions that lack something that the library insists on.
//!
//! serenity drops what it cannot read, and the one who asked would be left without an answer. What
//! an interaction may lack without losing its sense is filled in here.

use serde_json::{Map, Value, json};
use serenity::model::application::Interaction;

/// Reads an interaction, with what it lacks filled in.
pub(super) fn interaction(mut value: Value) -> Result<Interaction, serde_json::Error> {
    if let Some(interaction) = value.as_object_mut() {
        fill(
            interaction,
            &[
                ("version", json!(1)),
                ("locale", json!("en-US")),
                ("entitlements", json!([])),
                ("attachment_size_limit", json!(0)),
            ],
        );
        if !interaction.contains_key("channel_id")
            && let Some(id) = interaction
                .get("channel")
                .and_then(|it| it.get("id"))
                .cloned()
        {
            interaction.insert("channel_id".to_owned(), id);
        }
        if let Some(data) = member_mut(interaction, "data") {
            fill(data, &[("id", json!("1")), ("type", json!(1))]);
        }
        if let Some(member) = member_mut(interaction, "member") {
            fill(
                member,
                &[
                    ("roles", json!([])),
                    ("deaf", json!(false)),
                    ("mute", json!(false)),
                    ("flags", json!(0)),
                    ("joined_at", Value::Null),
                ],
            );
        }
        let author = interaction.get("application_id").cloned();
        if let Some(message) = member_mut(interaction, "message") {
            fill_message(message, author);
        }
    }
    serde_json::from_value(value)
}

fn fill_message(message: &mut Map<String, Value>, author: Option<Value>) {
    fill(
        message,
        &[
            ("type", json!(0)),
            ("content", json!("")),
            ("timestamp", json!("2015-01-01T00:00:00Z")),
            ("edited_timestamp", Value::Null),
            ("tts", json!(false)),
            ("mention_everyone", json!(false)),
            ("mentions", json!([])),
            ("mention_roles", json!([])),
            ("attachments", json!([])),
            ("embeds", json!([])),
            ("pinned", json!(false)),
            (
                "author",
                json!({"id": author.unwrap_or(json!("1")), "username": "app", "discriminator": "0", "bot": true}),
            ),
        ],
    );
    // Not needed to know which message it is, and the most intricate parts of it.
    for unread in ["components", "interaction", "interaction_metadata"] {
        message.remove(unread);
    }
}

fn member_mut<'a>(
    object: &'a mut Map<String, Value>,
    name: &str,
) -> Option<&'a mut Map<String, Value>> {
    object.get_mut(name)?.as_object_mut()
}

fn fill(object: &mut Map<String, Value>, defaults: &[(&str, Value)]) {
    for (name, value) in defaults {
        if object.get(*name).is_none_or(Value::is_null) {
            object.insert((*name).to_owned(), value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_that_can_be_answered_is_read() {
        let command = json!({
            "id": "5", "application_id": "9", "type": 2, "token": "t", "channel_id": "7",
            "user": {"id": "3", "username": "ann"},
            "data": {"name": "help"}
        });
        assert!(matches!(interaction(command), Ok(Interaction::Command(_))));

        let click = json!({
            "id": "5", "application_id": "9", "type": 3, "token": "t",
            "guild_id": "8", "channel": {"id": "7", "type": 0, "name": "games"},
            "member": {"user": {"id": "3", "username": "ann"}},
            "message": {"id": "6", "channel_id": "7"},
            "data": {"custom_id": "1:r:4", "component_type": 2}
        });
        let read = interaction(click);
        assert!(matches!(read, Ok(Interaction::Component(_))), "{read:?}");
    }

    #[test]
    fn what_makes_no_sense_is_an_error() {
        for value in [json!(null), json!([]), json!({}), json!({"type": 2})] {
            assert!(interaction(value).is_err());
        }
    }
}
