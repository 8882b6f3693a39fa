//! What Discord accepts: every limit it documents, refused with its own codes at the place of the fault.
//!
//! Lengths are counted in code points.

mod button;
mod command;
mod component;
mod embed;
mod menu;
mod message;
mod modal;
mod option;

use serde_json::Value;

pub(super) use self::command::{command_edit, command_list, one_command};
pub(super) use self::message::{File, edit, message};
pub(super) use self::modal::{choices, modal};
use super::Id;
use super::refusal::{Form, Place};

/// The locales that Discord knows.
pub(super) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// A text of `min` to `max` code points, if it is there; a missing one is wrong when it is required.
fn text<'a>(
    form: &mut Form,
    place: &Place<'_>,
    value: &'a Value,
    (min, max): (usize, usize),
    required: bool,
) -> Option<&'a str> {
    let text = match value {
        Value::String(text) => text.as_str(),
        Value::Null => {
            if required {
                form.required(place);
            }
            return None;
        }
        _ => {
            form.wrong(
                place,
                "STRING_TYPE_CONVERT",
                format!("Could not interpret \"{value}\" as string."),
            );
            return None;
        }
    };
    let length = text.chars().count();
    if required && text.trim().is_empty() {
        form.required(place);
    } else if length < min || length > max {
        out_of_length(form, place, min, max);
    }
    Some(text)
}

fn out_of_length(form: &mut Form, place: &Place<'_>, min: usize, max: usize) {
    if min > 0 {
        form.wrong(
            place,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {min} and {max} in length."),
        );
    } else {
        form.wrong(
            place,
            "BASE_TYPE_MAX_LENGTH",
            format!("Must be {max} or fewer in length."),
        );
    }
}

/// A list of at most `max`; nothing and null are the empty list.
fn list<'a>(form: &mut Form, place: &Place<'_>, value: &'a Value, max: usize) -> &'a [Value] {
    match value {
        Value::Null => &[],
        Value::Array(items) => {
            if items.len() > max {
                form.wrong(
                    place,
                    "BASE_TYPE_MAX_LENGTH",
                    format!("Must be {max} or fewer in length."),
                );
            }
            items
        }
        _ => {
            form.wrong(
                place,
                "LIST_TYPE_CONVERT",
                "Only iterables may be used in a ListType",
            );
            &[]
        }
    }
}

/// A whole number within bounds, if it is there.
fn number(
    form: &mut Form,
    place: &Place<'_>,
    value: &Value,
    (min, max): (i64, i64),
) -> Option<i64> {
    if value.is_null() {
        return None;
    }
    let Some(number) = value.as_i64() else {
        form.wrong(
            place,
            "NUMBER_TYPE_COERCE",
            format!("Value \"{value}\" is not int."),
        );
        return None;
    };
    if number < min {
        form.wrong(
            place,
            "NUMBER_TYPE_MIN",
            format!("int value should be greater than or equal to {min}."),
        );
    } else if number > max {
        form.wrong(
            place,
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
    }
    Some(number)
}

/// A truth value, if it is there.
fn boolean(form: &mut Form, place: &Place<'_>, value: &Value) -> bool {
    match value {
        Value::Bool(truth) => *truth,
        Value::Null => false,
        _ => {
            form.wrong(
                place,
                "BOOLEAN_TYPE_CONVERT",
                "Must be either true or false.",
            );
            false
        }
    }
}

/// An id, written as text or number, if it is there.
pub(super) fn snowflake(form: &mut Form, place: &Place<'_>, value: &Value) -> Option<Id> {
    if value.is_null() {
        return None;
    }
    let id = value
        .as_u64()
        .map(Id::new)
        .or_else(|| value.as_str()?.parse().ok());
    if id.is_none() {
        form.wrong(
            place,
            "NUMBER_TYPE_COERCE",
            format!("Value {value} is not snowflake."),
        );
    }
    id
}

fn url(form: &mut Form, place: &Place<'_>, value: &Value, schemes: &[&str]) {
    let Some(url) = text(form, place, value, (0, 2048), false) else {
        return;
    };
    let Some((scheme, rest)) = url.split_once("://") else {
        form.wrong(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        return;
    };
    if !schemes.contains(&scheme) {
        let names: Vec<String> = schemes.iter().map(|scheme| format!("'{scheme}'")).collect();
        form.wrong(
            place,
            "URL_TYPE_INVALID_SCHEME",
            format!(
                "Scheme \"{scheme}\" is not supported. Scheme must be one of ({}).",
                names.join(", ")
            ),
        );
    } else if rest.is_empty() || rest.contains(char::is_whitespace) {
        form.wrong(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
}
