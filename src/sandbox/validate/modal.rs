//! Modals and autocomplete choices.

use serde_json::Value;

use super::super::refusal::{Form, Place, Refusal};
use super::component::{Seen, kind};
use super::menu;
use super::{boolean, list, number, text};

/// Checks a modal.
pub(crate) fn modal(data: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    let place = Place::ROOT.key("data");
    let mut seen = Seen::default();
    text(
        &mut form,
        &place.key("custom_id"),
        &data["custom_id"],
        (1, 100),
        true,
    );
    text(
        &mut form,
        &place.key("title"),
        &data["title"],
        (1, 45),
        true,
    );
    let here = place.key("components");
    let items = data["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if items.is_empty() || items.len() > 5 {
        form.wrong(
            &here,
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    }
    for (n, item) in items.iter().enumerate() {
        let place = here.index(n);
        match item["type"].as_u64() {
            Some(kind::ROW) => {
                let inner = item["components"]
                    .as_array()
                    .map(Vec::as_slice)
                    .unwrap_or_default();
                let place = place.key("components");
                if inner.len() != 1 {
                    form.wrong(
                        &place,
                        "BASE_TYPE_BAD_LENGTH",
                        "Must be between 1 and 1 in length.",
                    );
                }
                for (n, input) in inner.iter().enumerate() {
                    let place = place.index(n);
                    if input["type"].as_u64() == Some(kind::TEXT_INPUT) {
                        text(
                            &mut form,
                            &place.key("label"),
                            &input["label"],
                            (1, 45),
                            true,
                        );
                        text_input(&mut form, &place, input, &mut seen);
                    } else {
                        wrong_type(&mut form, &place, "4");
                    }
                }
            }
            Some(kind::LABEL) => {
                text(
                    &mut form,
                    &place.key("label"),
                    &item["label"],
                    (1, 45),
                    true,
                );
                text(
                    &mut form,
                    &place.key("description"),
                    &item["description"],
                    (0, 100),
                    false,
                );
                let (place, input) = (place.key("component"), &item["component"]);
                match input["type"].as_u64() {
                    Some(kind::TEXT_INPUT) => text_input(&mut form, &place, input, &mut seen),
                    Some(kind) if kind::is_menu(kind) => {
                        menu::check(&mut form, &place, input, &mut seen);
                    }
                    _ => wrong_type(&mut form, &place, "3, 4, 5, 6, 7, 8"),
                }
            }
            Some(kind::TEXT) => {
                text(
                    &mut form,
                    &place.key("content"),
                    &item["content"],
                    (1, 4000),
                    true,
                );
            }
            _ => wrong_type(&mut form, &place, "1, 10, 18"),
        }
    }
    form.finish()
}

fn wrong_type(form: &mut Form, place: &Place<'_>, allowed: &str) {
    form.wrong(
        &place.key("type"),
        "UNION_TYPE_CHOICES",
        format!("Value of field \"type\" must be one of ({allowed},)."),
    );
}

fn text_input(form: &mut Form, place: &Place<'_>, input: &Value, seen: &mut Seen) {
    seen.custom_id(form, &place.key("custom_id"), &input["custom_id"]);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        form.wrong(
            &place.key("style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2}.",
        );
    }
    let min = number(
        form,
        &place.key("min_length"),
        &input["min_length"],
        (0, 4000),
    )
    .unwrap_or(0);
    let max = number(
        form,
        &place.key("max_length"),
        &input["max_length"],
        (1, 4000),
    )
    .unwrap_or(4000);
    if min > max {
        form.wrong(
            &place.key("min_length"),
            "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX_LENGTH",
            "Min length cannot be greater than max length",
        );
    }
    text(
        form,
        &place.key("placeholder"),
        &input["placeholder"],
        (0, 100),
        false,
    );
    let longest = usize::try_from(max).unwrap_or(4000);
    text(
        form,
        &place.key("value"),
        &input["value"],
        (0, longest),
        false,
    );
    boolean(form, &place.key("required"), &input["required"]);
}

/// Checks choices for a focused option of this type: 3 text, 4 whole number, 10 number.
pub(crate) fn choices(data: &Value, option_type: u64) -> Result<(), Refusal> {
    let mut form = Form::default();
    let place = Place::ROOT.key("data");
    let here = place.key("choices");
    for (n, choice) in list(&mut form, &here, &data["choices"], 25)
        .iter()
        .enumerate()
    {
        super::option::choice(&mut form, &here.index(n), choice, option_type);
    }
    if !data["choices"].is_array() {
        form.required(&here);
    }
    form.finish()
}
