//! Options of commands and their choices.

use std::collections::HashSet;

use serde_json::Value;

use super::super::refusal::{Form, Place};
use super::command::{description, localised, name};
use super::{boolean, list, number, text};

/// Option types.
pub(super) mod kind {
    pub(crate) const GROUP: u64 = 2;
    pub(crate) const TEXT: u64 = 3;
    pub(crate) const INTEGER: u64 = 4;
    pub(crate) const CHANNEL: u64 = 7;
    pub(crate) const NUMBER: u64 = 10;
}

/// The largest whole number that survives in JSON everywhere.
const SAFE: i64 = (1 << 53) - 1;

/// Checks the options of a command, a group or a subcommand.
pub(super) fn options(form: &mut Form, place: &Place<'_>, value: &Value, depth: usize) {
    let items = list(form, place, value, 25);
    let (mut names, mut optional, mut nested) = (HashSet::new(), false, 0);
    for (n, option) in items.iter().enumerate() {
        let place = place.index(n);
        let Some(kind) = option["type"]
            .as_u64()
            .filter(|kind| (1..=11).contains(kind))
        else {
            form.wrong(
                &place.key("type"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}.",
            );
            continue;
        };
        if let Some(name) = name(form, &place, option, true)
            && !names.insert(name.to_owned())
        {
            form.wrong(
                &place,
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            );
        }
        description(form, &place, option, true);
        let required = boolean(form, &place.key("required"), &option["required"]);
        if kind <= kind::GROUP {
            nested += 1;
            let allowed = if kind == kind::GROUP {
                depth == 0
            } else {
                depth <= 1
            };
            if !allowed {
                form.wrong(
                    &place.key("type"),
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Sub-command and sub-command group option types cannot be nested here",
                );
            }
            let deeper = if kind == kind::GROUP { 1 } else { 2 };
            options(form, &place.key("options"), &option["options"], deeper);
            continue;
        }
        if required && optional {
            form.wrong(
                &place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional |= !required;
        value_option(form, &place, option, kind);
    }
    if nested > 0 && nested < items.len() {
        form.wrong(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types");
    }
}

fn value_option(form: &mut Form, place: &Place<'_>, option: &Value, kind: u64) {
    let here = place.key("choices");
    let choices = list(form, &here, &option["choices"], 25);
    let complete = boolean(form, &place.key("autocomplete"), &option["autocomplete"]);
    let chosen = matches!(kind, kind::TEXT | kind::INTEGER | kind::NUMBER);
    if (!choices.is_empty() || complete) && !chosen {
        form.wrong(
            place,
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
            "Choices and autocomplete are only for string, integer and number options",
        );
    }
    if !choices.is_empty() && complete {
        form.wrong(
            place,
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Autocomplete cannot be set when choices are present",
        );
    }
    let (mut names, mut values) = (HashSet::new(), HashSet::new());
    for (n, item) in choices.iter().enumerate() {
        let place = here.index(n);
        choice(form, &place, item, kind);
        if !names.insert(item["name"].to_string()) {
            form.wrong(
                &place,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Option choice name already exists",
            );
        }
        if !values.insert(item["value"].to_string()) {
            form.wrong(
                &place,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS",
                "Option choice value already exists",
            );
        }
    }
    for (key, bounds) in [("min_length", (0, 6000)), ("max_length", (1, 6000))] {
        number(form, &place.key(key), &option[key], bounds);
        if !option[key].is_null() && kind != kind::TEXT {
            form.wrong(
                &place.key(key),
                "APPLICATION_COMMAND_OPTIONS_LENGTH_INVALID",
                "Lengths are only for string options",
            );
        }
    }
    for key in ["min_value", "max_value"] {
        if !option[key].is_null() && !matches!(kind, kind::INTEGER | kind::NUMBER) {
            form.wrong(
                &place.key(key),
                "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID",
                "Bounds are only for integer and number options",
            );
        }
    }
    // An empty list says nothing, and libraries send it.
    let channel_types = option["channel_types"]
        .as_array()
        .is_some_and(|types| !types.is_empty());
    if channel_types && kind != kind::CHANNEL {
        form.wrong(
            &place.key("channel_types"),
            "APPLICATION_COMMAND_OPTIONS_CHANNEL_TYPES_INVALID",
            "Channel types are only for channel options",
        );
    }
}

/// Checks a choice, whether registered or offered by autocomplete.
pub(super) fn choice(form: &mut Form, place: &Place<'_>, choice: &Value, kind: u64) {
    text(form, &place.key("name"), &choice["name"], (1, 100), true);
    localised(form, place, choice, "name_localizations", 100, |_| true);
    let (place, value) = (place.key("value"), &choice["value"]);
    match kind {
        kind::TEXT => {
            text(form, &place, value, (0, 100), false);
            if value.is_null() {
                form.required(&place);
            }
        }
        kind::INTEGER => match value {
            Value::Null => form.required(&place),
            Value::Number(_) => {
                number(form, &place, value, (-SAFE, SAFE));
            }
            _ => form.wrong(
                &place,
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not int."),
            ),
        },
        _ => {
            if !value.is_number() {
                form.wrong(
                    &place,
                    "NUMBER_TYPE_COERCE",
                    format!("Value {value} is not float."),
                );
            }
        }
    }
}
