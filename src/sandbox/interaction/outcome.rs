//! What a user sees come of what they did.

use std::sync::Arc;

use serde_json::Value;

use super::super::Id;
use super::super::world::Message;

/// The first answer to an interaction.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A new message; `reader` in it tells an ephemeral one.
    Responded(Arc<Message>),
    /// The message whose component was used, as it is now.
    Updated(Arc<Message>),
    /// "Leveret is thinking…": this message will become the answer.
    Deferred(Arc<Message>),
    /// Nothing to see yet; the message may change later.
    DeferredUpdate,
    /// What autocomplete offers.
    Choices(Vec<Choice>),
    /// A form to fill in.
    Modal(Modal),
    /// "This interaction failed."
    Failed,
}

impl Outcome {
    /// The message that was written or changed.
    pub fn message(&self) -> Option<&Arc<Message>> {
        match self {
            Outcome::Responded(message)
            | Outcome::Updated(message)
            | Outcome::Deferred(message) => Some(message),
            Outcome::DeferredUpdate | Outcome::Choices(_) | Outcome::Modal(_) | Outcome::Failed => {
                None
            }
        }
    }

    /// The choices, if it is choices.
    pub fn choices(&self) -> Option<&[Choice]> {
        match self {
            Outcome::Choices(choices) => Some(choices),
            _ => None,
        }
    }

    /// The modal, if it is one.
    pub fn modal(&self) -> Option<&Modal> {
        match self {
            Outcome::Modal(modal) => Some(modal),
            _ => None,
        }
    }

    /// Whether the user reads that it failed.
    pub fn is_failed(&self) -> bool {
        matches!(self, Outcome::Failed)
    }
}

/// An offer of autocomplete.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What people read, in their language.
    pub name: String,
    /// What the command gets.
    pub value: Value,
}

/// A form.
#[derive(Clone, Debug)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction: Id,
    /// Where it was opened.
    pub channel: Id,
    /// The message whose component opened it.
    pub message: Option<Id>,
    /// What the bot gets to know.
    pub custom_id: String,
    /// What stands above it.
    pub title: String,
    /// What is to be filled in.
    pub fields: Vec<Field>,
    /// It as JSON.
    pub json: Value,
}

/// A field of a form.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Discord's component type: 4 text, 3 and 5 to 8 menus.
    pub kind: u64,
    /// What the bot gets to know.
    pub custom_id: String,
    /// What stands beside it.
    pub label: String,
    /// Whether it must be filled in.
    pub required: bool,
    /// The fewest code points or values.
    pub min: usize,
    /// The most code points or values.
    pub max: usize,
    /// What is in it beforehand.
    pub value: String,
    /// What stands in it while it is empty.
    pub placeholder: String,
    /// Whether the text may have several lines.
    pub long: bool,
    /// The values of a menu of texts.
    pub options: Vec<String>,
}

impl Modal {
    pub(crate) fn read(interaction: Id, channel: Id, message: Option<Id>, data: &Value) -> Modal {
        let mut fields = Vec::new();
        for item in data["components"].as_array().into_iter().flatten() {
            if item["type"] == 18 {
                fields.push(field(&item["component"], &item["label"]));
            }
            for input in item["components"].as_array().into_iter().flatten() {
                fields.push(field(input, &input["label"]));
            }
        }
        Modal {
            interaction,
            channel,
            message,
            custom_id: text(&data["custom_id"]),
            title: text(&data["title"]),
            fields,
            json: data.clone(),
        }
    }
}

fn field(input: &Value, label: &Value) -> Field {
    let kind = input["type"].as_u64().unwrap_or_default();
    let bound = |text: &str, menu: &str| {
        let key = if kind == 4 { text } else { menu };
        input[key]
            .as_u64()
            .and_then(|bound| usize::try_from(bound).ok())
    };
    let options = input["options"].as_array().into_iter().flatten();
    Field {
        kind,
        custom_id: text(&input["custom_id"]),
        label: text(label),
        required: input["required"] != false,
        min: bound("min_length", "min_values").unwrap_or(usize::from(kind != 4)),
        max: bound("max_length", "max_values").unwrap_or(if kind == 4 { 4000 } else { 1 }),
        value: text(&input["value"]),
        placeholder: text(&input["placeholder"]),
        long: input["style"] == 2,
        options: options.map(|option| text(&option["value"])).collect(),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
