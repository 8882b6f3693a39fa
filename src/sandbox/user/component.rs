//! A client's checks of a click or a choice before it is sent.

use serde_json::{Value, json};

use super::super::Id;
use super::super::world::{Button, Menu, Message, World};
use super::Cannot;

/// The custom id of a button named by its custom id or label.
pub(super) fn button(message: &Message, wanted: &str) -> Result<String, Cannot> {
    let buttons = message.buttons();
    let by_id = buttons
        .iter()
        .find(|button| button.custom_id.as_deref() == Some(wanted));
    let found = match by_id {
        Some(button) => button,
        None => by_label(&buttons, wanted)?,
    };
    if found.disabled {
        return Err(Cannot::Disabled(wanted.to_owned()));
    }
    found
        .custom_id
        .clone()
        .ok_or_else(|| absent(&buttons, wanted))
}

fn by_label<'a>(buttons: &'a [Button], wanted: &str) -> Result<&'a Button, Cannot> {
    let mut found = buttons.iter().filter(|button| {
        button.label == wanted
            || (button.label.is_empty() && button.emoji.as_deref() == Some(wanted))
    });
    let first = found.next().ok_or_else(|| absent(buttons, wanted))?;
    if found.next().is_some() {
        return Err(Cannot::Ambiguous(wanted.to_owned()));
    }
    Ok(first)
}

fn absent(buttons: &[Button], wanted: &str) -> Cannot {
    Cannot::NoComponent {
        wanted: wanted.to_owned(),
        there: buttons.iter().map(|button| button.label.clone()).collect(),
    }
}

/// The data of a choice from a menu.
pub(super) fn select(
    world: &World,
    message: &Message,
    wanted: &str,
    values: &[&str],
) -> Result<Value, Cannot> {
    let menus = message.menus();
    let found = menus
        .iter()
        .find(|menu| menu.custom_id == wanted || menu.placeholder == wanted);
    let menu = found.ok_or_else(|| Cannot::NoComponent {
        wanted: wanted.to_owned(),
        there: menus.iter().map(|menu| menu.custom_id.clone()).collect(),
    })?;
    if menu.disabled {
        return Err(Cannot::Disabled(wanted.to_owned()));
    }
    let count = values.len() as u64;
    if count < menu.min || count > menu.max {
        return Err(bad(
            menu,
            format!("it takes {} to {} values", menu.min, menu.max),
        ));
    }
    let mut data = json!({"component_type": menu.kind, "custom_id": menu.custom_id});
    if menu.kind == 3 {
        let chosen: Result<Vec<&str>, Cannot> =
            values.iter().map(|value| option(menu, value)).collect();
        data["values"] = json!(chosen?);
        return Ok(data);
    }
    let ids: Option<Vec<Id>> = values.iter().map(|value| value.parse().ok()).collect();
    let ids = ids.ok_or_else(|| bad(menu, "it takes ids".to_owned()))?;
    let (users, channels) = if menu.kind == 8 {
        (&[][..], ids.as_slice())
    } else {
        (ids.as_slice(), &[][..])
    };
    data["values"] = json!(ids);
    data["resolved"] = world.resolved(message.channel, users, channels);
    Ok(data)
}

fn option<'a>(menu: &'a Menu, wanted: &str) -> Result<&'a str, Cannot> {
    let found = menu.options.iter().find(|option| option.value == wanted);
    let found = found.or_else(|| menu.options.iter().find(|option| option.label == wanted));
    found
        .map(|option| option.value.as_str())
        .ok_or_else(|| bad(menu, format!("it has no {wanted:?}")))
}

fn bad(menu: &Menu, why: String) -> Cannot {
    Cannot::BadValue {
        name: menu.custom_id.clone(),
        why,
    }
}
