//! What a user types into the options of a command.

use serde_json::Value;

use super::super::{Id, world::Attachment};
use super::User;

/// A value for an option.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// Words; for an option with choices the name or the value of one.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// Any number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// Somebody.
    User(Id),
    /// A channel.
    Channel(Id),
    /// A file that has been uploaded, see [`User::uploads`].
    File(Attachment),
}

/// Words, or a choice.
pub fn text(text: impl Into<String>) -> Arg {
    Arg::Text(text.into())
}

/// A whole number.
pub fn integer(number: i64) -> Arg {
    Arg::Integer(number)
}

/// Any number.
pub fn number(number: f64) -> Arg {
    Arg::Number(number)
}

/// Yes or no.
pub fn boolean(truth: bool) -> Arg {
    Arg::Boolean(truth)
}

/// Somebody.
pub fn user(user: &User) -> Arg {
    Arg::User(user.id())
}

/// A channel.
pub fn channel(channel: Id) -> Arg {
    Arg::Channel(channel)
}

impl From<&str> for Arg {
    fn from(words: &str) -> Arg {
        text(words)
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        text(words)
    }
}

impl From<i64> for Arg {
    fn from(value: i64) -> Arg {
        integer(value)
    }
}

impl From<bool> for Arg {
    fn from(truth: bool) -> Arg {
        boolean(truth)
    }
}

impl From<&User> for Arg {
    fn from(somebody: &User) -> Arg {
        user(somebody)
    }
}

/// A value that autocomplete offered.
impl From<&Value> for Arg {
    fn from(value: &Value) -> Arg {
        match value {
            Value::String(words) => text(words.as_str()),
            Value::Bool(truth) => boolean(*truth),
            Value::Number(value) => match value.as_i64() {
                Some(whole) => integer(whole),
                None => number(value.as_f64().unwrap_or_default()),
            },
            other => text(other.to_string()),
        }
    }
}
