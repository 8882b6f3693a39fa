//! Menus: of texts, users, roles and channels.

use std::collections::HashSet;

use serde_json::Value;

use super::super::refusal::{Form, Place};
use super::button::emoji;
use super::component::{Seen, kind};
use super::{boolean, number, text};

/// Checks a menu wherever it may stand.
pub(super) fn check(form: &mut Form, place: &Place<'_>, menu: &Value, seen: &mut Seen) {
    seen.custom_id(form, &place.key("custom_id"), &menu["custom_id"]);
    text(
        form,
        &place.key("placeholder"),
        &menu["placeholder"],
        (0, 150),
        false,
    );
    boolean(form, &place.key("disabled"), &menu["disabled"]);
    let min = number(form, &place.key("min_values"), &menu["min_values"], (0, 25)).unwrap_or(1);
    let max = number(form, &place.key("max_values"), &menu["max_values"], (1, 25)).unwrap_or(1);
    if min > max {
        form.wrong(
            place,
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES",
            "Min values cannot be greater than max values",
        );
    }
    if menu["type"].as_u64() == Some(kind::STRING_MENU) {
        options(form, place, menu, usize::try_from(max).unwrap_or_default());
    } else if !menu["options"].is_null() {
        form.wrong(
            &place.key("options"),
            "BASE_TYPE_CHOICES",
            "This menu has no options of its own.",
        );
    }
}

fn options(form: &mut Form, place: &Place<'_>, menu: &Value, max_values: usize) {
    let here = place.key("options");
    let options = menu["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if options.is_empty() || options.len() > 25 {
        form.wrong(
            &here,
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 25 in length.",
        );
    }
    let (mut values, mut defaults) = (HashSet::new(), 0);
    for (n, option) in options.iter().enumerate() {
        let place = here.index(n);
        text(form, &place.key("label"), &option["label"], (1, 100), true);
        text(
            form,
            &place.key("description"),
            &option["description"],
            (0, 100),
            false,
        );
        emoji(form, &place.key("emoji"), &option["emoji"]);
        defaults += usize::from(boolean(form, &place.key("default"), &option["default"]));
        if let Some(value) = text(form, &place.key("value"), &option["value"], (1, 100), true)
            && !values.insert(value)
        {
            form.wrong(
                &place.key("value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    if defaults > max_values {
        form.wrong(
            &here,
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "Number of default values cannot be greater than max values",
        );
    }
    if !options.is_empty() && max_values > options.len() {
        form.wrong(
            &place.key("max_values"),
            "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
            "Max values cannot be greater than the number of options",
        );
    }
}
