//! Components of messages: rows of buttons, menus, and the newer layouts.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::refusal::{Form, Place};
use super::{button, list, menu, number, text, url};

/// Component types.
pub(super) mod kind {
    pub(crate) const ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const STRING_MENU: u64 = 3;
    pub(crate) const TEXT_INPUT: u64 = 4;
    pub(crate) const SECTION: u64 = 9;
    pub(crate) const TEXT: u64 = 10;
    pub(crate) const THUMBNAIL: u64 = 11;
    pub(crate) const GALLERY: u64 = 12;
    pub(crate) const FILE: u64 = 13;
    pub(crate) const SEPARATOR: u64 = 14;
    pub(crate) const CONTAINER: u64 = 17;
    pub(crate) const LABEL: u64 = 18;

    /// Whether it is a menu.
    pub(crate) fn is_menu(kind: u64) -> bool {
        matches!(kind, STRING_MENU | 5..=8)
    }
}

/// What is gathered over all components of a message.
#[derive(Debug, Default)]
pub(super) struct Seen {
    custom_ids: HashSet<String>,
    count: usize,
    text: usize,
}

impl Seen {
    /// A custom id: there, 1 to 100 long, and not seen before.
    pub(super) fn custom_id(&mut self, form: &mut Form, place: &Place<'_>, value: &Value) {
        if let Some(id) = text(form, place, value, (1, 100), true)
            && !self.custom_ids.insert(id.to_owned())
        {
            form.wrong(
                place,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
}

/// Checks the components of a message and gives them back as Discord stores them.
pub(super) fn components(
    form: &mut Form,
    place: &Place<'_>,
    value: &Value,
    layouts: bool,
) -> Vec<Value> {
    let mut seen = Seen::default();
    let items = list(form, place, value, if layouts { 40 } else { 5 });
    let top: &[u64] = if layouts {
        &[
            kind::ROW,
            kind::SECTION,
            kind::TEXT,
            kind::GALLERY,
            kind::FILE,
            kind::SEPARATOR,
            kind::CONTAINER,
        ]
    } else {
        &[kind::ROW]
    };
    for (n, component) in items.iter().enumerate() {
        check(form, &place.index(n), component, top, &mut seen);
    }
    if layouts && seen.count > 40 {
        form.wrong(
            place,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        );
    }
    if seen.text > 4000 {
        form.wrong(
            place,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "The total displayable text size cannot exceed 4000",
        );
    }
    if !form.is_clean() {
        return Vec::new();
    }
    let mut numbered = 0;
    items
        .iter()
        .map(|component| store(component, &mut numbered))
        .collect()
}

/// Checks one component, which must be of an allowed type, and what is in it.
fn check(form: &mut Form, place: &Place<'_>, component: &Value, allowed: &[u64], seen: &mut Seen) {
    seen.count += 1;
    let Some(kind) = component["type"]
        .as_u64()
        .filter(|kind| allowed.contains(kind))
    else {
        let names: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        form.wrong(
            &place.key("type"),
            "UNION_TYPE_CHOICES",
            format!(
                "Value of field \"type\" must be one of ({},).",
                names.join(", ")
            ),
        );
        return;
    };
    number(
        form,
        &place.key("id"),
        &component["id"],
        (0, i64::from(i32::MAX)),
    );
    match kind {
        kind::ROW => row(form, place, component, seen),
        kind::BUTTON => button::check(form, place, component, seen),
        kind::SECTION => {
            inner(form, place, component, (1, 3), &[kind::TEXT], seen);
            let accessory = [kind::BUTTON, kind::THUMBNAIL];
            check(
                form,
                &place.key("accessory"),
                &component["accessory"],
                &accessory,
                seen,
            );
        }
        kind::TEXT => {
            let words = text(
                form,
                &place.key("content"),
                &component["content"],
                (1, 4000),
                true,
            );
            seen.text += words.map_or(0, |words| words.chars().count());
        }
        kind::THUMBNAIL | kind::FILE => {
            let part = if kind == kind::FILE { "file" } else { "media" };
            let schemes = ["http", "https", "attachment"];
            url(
                form,
                &place.key(part).key("url"),
                &component[part]["url"],
                &schemes,
            );
        }
        kind::GALLERY => {
            let items = place.key("items");
            if !(1..=10).contains(&list(form, &items, &component["items"], 10).len()) {
                form.wrong(
                    &items,
                    "BASE_TYPE_BAD_LENGTH",
                    "Must be between 1 and 10 in length.",
                );
            }
        }
        kind::CONTAINER => {
            let may = [
                kind::ROW,
                kind::SECTION,
                kind::TEXT,
                kind::GALLERY,
                kind::FILE,
                kind::SEPARATOR,
            ];
            inner(form, place, component, (1, 39), &may, seen);
        }
        menu if kind::is_menu(menu) => menu::check(form, place, component, seen),
        _ => {}
    }
}

fn inner(
    form: &mut Form,
    place: &Place<'_>,
    component: &Value,
    (min, max): (usize, usize),
    allowed: &[u64],
    seen: &mut Seen,
) {
    let place = place.key("components");
    let items = component["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if !(min..=max).contains(&items.len()) {
        form.wrong(
            &place,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {min} and {max} in length."),
        );
    }
    for (n, item) in items.iter().enumerate() {
        check(form, &place.index(n), item, allowed, seen);
    }
}

/// A row holds up to five buttons or one menu.
fn row(form: &mut Form, place: &Place<'_>, component: &Value, seen: &mut Seen) {
    let allowed = [kind::BUTTON, kind::STRING_MENU, 5, 6, 7, 8];
    inner(form, place, component, (1, 5), &allowed, seen);
    let mut width = 0;
    for (n, item) in component["components"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        width += if item["type"].as_u64().is_some_and(kind::is_menu) {
            5
        } else {
            1
        };
        if width > 5 {
            form.wrong(
                &place.key("components").index(n),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
    }
}

/// The component as it comes back: numbered, without nulls, menus with their bounds.
fn store(component: &Value, numbered: &mut u64) -> Value {
    let mut stored = component.clone();
    *numbered += 1;
    if let Some(fields) = stored.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
        fields.entry("id").or_insert(json!(*numbered));
        let kind = fields
            .get("type")
            .and_then(Value::as_u64)
            .unwrap_or_default();
        if kind::is_menu(kind) {
            fields.entry("min_values").or_insert(json!(1));
            fields.entry("max_values").or_insert(json!(1));
        }
        if let Some(Value::Array(inner)) = fields.get_mut("components") {
            *inner = inner.iter().map(|item| store(item, numbered)).collect();
        }
        if let Some(accessory) = fields.get_mut("accessory") {
            *accessory = store(accessory, numbered);
        }
    }
    stored
}
