//! Buttons and the emoji on them.

use serde_json::Value;

use super::super::refusal::{Form, Place};
use super::component::Seen;
use super::{boolean, text, url};

/// Checks a button wherever it may stand.
pub(super) fn check(form: &mut Form, place: &Place<'_>, component: &Value, seen: &mut Seen) {
    text(
        form,
        &place.key("label"),
        &component["label"],
        (0, 80),
        false,
    );
    boolean(form, &place.key("disabled"), &component["disabled"]);
    emoji(form, &place.key("emoji"), &component["emoji"]);
    let style = component["style"].as_u64();
    let blank = |key: &str| component[key].is_null() || component[key] == "";
    match style {
        Some(1..=4) => {
            if !blank("url") {
                form.wrong(
                    place,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                );
            } else if blank("custom_id") {
                form.wrong(
                    place,
                    "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
                    "A custom id is required",
                );
            } else {
                seen.custom_id(form, &place.key("custom_id"), &component["custom_id"]);
            }
        }
        Some(5) => {
            if !blank("custom_id") {
                form.wrong(
                    place,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                );
            } else if blank("url") {
                form.wrong(place, "BUTTON_COMPONENT_URL_REQUIRED", "A url is required");
            } else {
                let place = place.key("url");
                text(form, &place, &component["url"], (1, 512), true);
                url(
                    form,
                    &place,
                    &component["url"],
                    &["http", "https", "discord"],
                );
            }
        }
        Some(6) => {}
        _ => form.wrong(
            &place.key("style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4, 5, 6}.",
        ),
    }
    if matches!(style, Some(1..=5)) && blank("label") && component["emoji"].is_null() {
        form.wrong(
            place,
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A label or emoji is required",
        );
    }
}

/// An emoji by name; this Discord has none of a server's own.
pub(super) fn emoji(form: &mut Form, place: &Place<'_>, value: &Value) {
    if value.is_null() {
        return;
    }
    let name = value["name"].as_str().unwrap_or_default();
    let plausible = name.chars().next().is_some_and(|first| {
        let keycap = matches!(first, '0'..='9' | '#' | '*') && name.contains('\u{20e3}');
        keycap || (first >= '\u{a9}' && !first.is_alphabetic())
    });
    if !value["id"].is_null() || !plausible {
        form.wrong(
            &place.key("name"),
            "BUTTON_COMPONENT_INVALID_EMOJI",
            "Invalid emoji",
        );
    }
}
