//! People and bots.

use serde_json::{Value, json};

use super::super::Id;

/// Somebody with an account.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: Id,
    pub(crate) username: String,
    pub(crate) global_name: Option<String>,
    pub(crate) bot: bool,
    /// The language of their client.
    pub(crate) locale: String,
    /// Whether the bot may write to them.
    pub(crate) takes_messages: bool,
    /// Whether they installed the application for themselves.
    pub(crate) installed: bool,
}

impl Person {
    pub(crate) fn new(id: Id, name: &str) -> Person {
        Person {
            id,
            username: name.to_lowercase().replace(' ', "_"),
            global_name: Some(name.to_owned()),
            bot: false,
            locale: "en-US".to_owned(),
            takes_messages: true,
            installed: false,
        }
    }

    pub(crate) fn bot(id: Id, name: &str) -> Person {
        Person {
            bot: true,
            global_name: None,
            ..Person::new(id, name)
        }
    }

    /// The name that people see.
    pub(crate) fn name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }

    pub(crate) fn json(&self) -> Value {
        let mut user = json!({
            "id": self.id,
            "username": self.username,
            "discriminator": if self.bot { "4242" } else { "0" },
            "global_name": self.global_name,
            "avatar": null,
            "avatar_decoration_data": null,
            "banner": null,
            "accent_color": null,
            "collectibles": null,
            "flags": 0,
            "public_flags": 0,
            "primary_guild": null,
        });
        if self.bot {
            user["bot"] = Value::Bool(true);
        }
        user
    }
}
