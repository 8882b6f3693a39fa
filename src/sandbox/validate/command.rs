//! Application commands.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::refusal::{Form, Place, Refusal};
use super::option::options;
use super::{LOCALES, boolean, text};

/// Checks a list that is to replace all commands.
pub(crate) fn command_list(body: &Value) -> Result<Vec<Value>, Refusal> {
    let mut form = Form::default();
    let Some(items) = body.as_array() else {
        form.wrong(
            &Place::ROOT,
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        );
        form.finish()?;
        return Ok(Vec::new());
    };
    let (mut names, mut counts) = (HashSet::new(), [0_usize; 3]);
    for (n, item) in items.iter().enumerate() {
        let place = Place::ROOT.index(n);
        let kind = command(&mut form, &place, item);
        if let Some(count) = usize::try_from(kind)
            .ok()
            .and_then(|kind| counts.get_mut(kind.checked_sub(1)?))
        {
            *count += 1;
        }
        if !names.insert((kind, item["name"].as_str().unwrap_or_default())) {
            form.wrong(
                &place.key("name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    form.finish()?;
    check_counts(counts)?;
    Ok(items.iter().map(normal).collect())
}

/// Checks one command.
pub(crate) fn one_command(body: &Value) -> Result<Value, Refusal> {
    let mut form = Form::default();
    command(&mut form, &Place::ROOT, body);
    form.finish()?;
    Ok(normal(body))
}

/// Checks a change of a command, and gives the whole changed command.
pub(crate) fn command_edit(old: &Value, body: &Value) -> Result<Value, Refusal> {
    let mut changed = old.clone();
    for (key, value) in body.as_object().into_iter().flatten() {
        if key != "type" {
            changed[key] = value.clone();
        }
    }
    one_command(&changed)
}

/// There are 100 chat commands and, as of late, 15 of each menu's.
fn check_counts([chat, user, message]: [usize; 3]) -> Result<(), Refusal> {
    if chat > 100 || user > 15 || message > 15 {
        return Err(Refusal::of(
            400,
            30032,
            "Maximum number of application commands reached (100).",
        ));
    }
    Ok(())
}

/// Checks a command and returns its type.
fn command(form: &mut Form, place: &Place<'_>, body: &Value) -> u64 {
    let kind = if body["type"].is_null() {
        1
    } else {
        body["type"].as_u64().unwrap_or_default()
    };
    let chat = kind == 1;
    name(form, place, body, chat);
    match kind {
        1 => description(form, place, body, true),
        2 | 3 => {
            if body["description"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
            {
                form.wrong(
                    &place.key("description"),
                    "APPLICATION_COMMAND_DESCRIPTION_INVALID",
                    "Context menu commands cannot have description",
                );
            }
            if body["options"]
                .as_array()
                .is_some_and(|options| !options.is_empty())
            {
                form.wrong(
                    &place.key("options"),
                    "APPLICATION_COMMAND_OPTIONS_INVALID",
                    "Context menu commands cannot have options",
                );
            }
        }
        _ => form.wrong(
            &place.key("type"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4}.",
        ),
    }
    if chat {
        options(form, &place.key("options"), &body["options"], 0);
    }
    for key in ["dm_permission", "nsfw"] {
        boolean(form, &place.key(key), &body[key]);
    }
    for (key, most) in [("contexts", 2), ("integration_types", 1)] {
        if let Some(items) = body[key].as_array() {
            let known = |item: &Value| item.as_u64().is_some_and(|number| number <= most);
            if items.is_empty() || !items.iter().all(known) {
                form.wrong(
                    &place.key(key),
                    "BASE_TYPE_CHOICES",
                    format!("Values must be between 0 and {most}."),
                );
            }
        }
    }
    let permissions = &body["default_member_permissions"];
    let readable = permissions.is_null()
        || permissions.is_u64()
        || permissions
            .as_str()
            .is_some_and(|text| text.parse::<u64>().is_ok());
    if !readable {
        form.wrong(
            &place.key("default_member_permissions"),
            "BITFIELD_TYPE_CONVERT",
            "Not a set of permissions.",
        );
    }
    if size(body) > 8000 {
        form.wrong(
            place,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
    kind
}

/// A name and its translations: for chat 1 to 32 letters, marks, digits, `-`, `_` and apostrophes, in lower case.
pub(super) fn name<'a>(
    form: &mut Form,
    place: &Place<'_>,
    body: &'a Value,
    chat: bool,
) -> Option<&'a str> {
    let here = place.key("name");
    let fits = |name: &str| !chat || is_chat_name(name);
    let name = text(form, &here, &body["name"], (1, 32), true);
    if name.is_some_and(|name| !fits(name)) {
        form.wrong(
            &here,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
    localised(form, place, body, "name_localizations", 32, fits);
    name
}

/// Whether it matches `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and has no capital that has a small form.
fn is_chat_name(name: &str) -> bool {
    let fits = |letter: char| {
        letter.is_alphanumeric()
            || matches!(letter, '-' | '_' | '\'')
            || matches!(letter, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
    };
    name.chars().all(fits) && name.to_lowercase() == name
}

/// A description of 1 to 100 code points and its translations.
pub(super) fn description(form: &mut Form, place: &Place<'_>, body: &Value, required: bool) {
    text(
        form,
        &place.key("description"),
        &body["description"],
        (1, 100),
        required,
    );
    localised(form, place, body, "description_localizations", 100, |_| {
        true
    });
}

/// Translations: known locales, each 1 to `max` code points.
pub(super) fn localised(
    form: &mut Form,
    place: &Place<'_>,
    body: &Value,
    key: &str,
    max: usize,
    fits: impl Fn(&str) -> bool,
) {
    let here = place.key(key);
    for (locale, words) in body[key].as_object().into_iter().flatten() {
        let place = here.key(locale);
        if !LOCALES.contains(&locale.as_str()) {
            form.wrong(
                &place,
                "DICT_TYPE_KEY_CHOICES",
                format!("Unknown locale {locale}."),
            );
        }
        if let Some(words) = text(form, &place, words, (1, max), true)
            && !fits(words)
        {
            form.wrong(
                &place,
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            );
        }
    }
}

/// The code points that count: names, descriptions and text values, each in its longest language.
fn size(body: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let translated = body[format!("{key}_localizations")].as_object();
        let lengths = translated
            .into_iter()
            .flatten()
            .map(|(_, words)| length(words));
        lengths.max().unwrap_or(0).max(length(&body[key]))
    };
    let inner = ["options", "choices"].map(|key| {
        body[key]
            .as_array()
            .into_iter()
            .flatten()
            .map(size)
            .sum::<usize>()
    });
    longest("name") + longest("description") + length(&body["value"]) + inner.iter().sum::<usize>()
}

/// The command as it is stored: defaults filled in, numbers as Discord writes them.
fn normal(body: &Value) -> Value {
    let mut stored = body.clone();
    drop_nulls(&mut stored["options"]);
    let Some(fields) = stored.as_object_mut() else {
        return stored;
    };
    for (key, default) in [
        ("type", json!(1)),
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("dm_permission", json!(true)),
        ("contexts", Value::Null),
        ("integration_types", json!([0])),
        ("nsfw", json!(false)),
        ("name_localizations", Value::Null),
        ("description_localizations", Value::Null),
    ] {
        let value = fields.entry(key).or_insert(Value::Null);
        if value.is_null() {
            *value = default;
        }
    }
    if let Some(bits) = fields["default_member_permissions"].as_u64() {
        fields["default_member_permissions"] = json!(bits.to_string());
    }
    if fields
        .get("options")
        .is_some_and(|options| options.as_array().is_none_or(Vec::is_empty))
    {
        fields.remove("options");
    }
    stored
}

/// Options and choices come back without what was said to be nothing.
fn drop_nulls(items: &mut Value) {
    for item in items.as_array_mut().into_iter().flatten() {
        if let Some(fields) = item.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        for inner in ["options", "choices"] {
            if item.get(inner).is_some() {
                drop_nulls(&mut item[inner]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_names_are_small_letters() {
        for good in ["move", "rules-2", "λαγός", "zając", "นก"] {
            assert!(is_chat_name(good), "{good}");
        }
        for bad in ["Move", "a b", "a.b", "ŻABA"] {
            assert!(!is_chat_name(bad), "{bad}");
        }
    }

    #[test]
    fn a_command_counts_its_longest_language() {
        let body = json!({"name": "ab", "description": "abc", "description_localizations": {"pl": "abcd"},
            "options": [{"name": "x", "description": "y", "choices": [{"name": "n", "value": "vv"}]}]});
        assert_eq!(size(&body), 2 + 4 + 1 + 1 + 1 + 2);
    }
}
