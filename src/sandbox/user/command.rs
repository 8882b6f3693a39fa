//! A client's checks of a command before it is sent, and what is then sent.

use serde_json::{Value, json};

use super::super::Id;
use super::super::world::{Command, Message, World};
use super::offer::offered;
use super::{Arg, Cannot};

/// Where and by whom a command is given.
struct Giver<'a> {
    world: &'a World,
    user: Id,
    place: Id,
    locale: &'a str,
}

/// Name and data of a chat command, complete or, with a focused option, still being typed.
pub(super) fn chat(
    world: &World,
    user: Id,
    place: Id,
    name: &str,
    options: &[(&str, Arg)],
    focused: Option<&str>,
) -> Result<(String, Value), Cannot> {
    let mut path = name.split_whitespace();
    let root = path.next().unwrap_or_default();
    let command = offered(world, user, place, root, 1)?;
    let locale = world
        .people
        .get(&user)
        .map_or("", |person| person.locale.as_str());
    let giver = Giver {
        world,
        user,
        place,
        locale,
    };
    let mut level = &command.body;
    let mut steps: Vec<&Value> = Vec::new();
    for step in path {
        let found = list(&level["options"])
            .iter()
            .find(|option| option["name"] == step && is_nested(option));
        level = found.ok_or_else(|| Cannot::NoCommand(name.to_owned()))?;
        steps.push(level);
    }
    if list(&level["options"]).iter().any(is_nested) {
        return Err(Cannot::NoCommand(name.to_owned()));
    }
    let (mut filled, mut users, mut channels) = (Vec::new(), Vec::new(), Vec::new());
    let mut files = json!({});
    for (name, arg) in options {
        let wanted = list(&level["options"])
            .iter()
            .find(|option| option["name"] == *name);
        let wanted = wanted.ok_or_else(|| Cannot::NoOption((*name).to_owned()))?;
        filled.push(giver.fill(wanted, arg, focused == Some(*name), focused.is_some())?);
        match arg {
            Arg::User(id) => users.push(*id),
            Arg::Channel(id) => channels.push(*id),
            Arg::File(file) => files[file.id.to_string()] = file.json(true),
            _ => {}
        }
    }
    if focused.is_none() {
        let filled_in = |name: &Value| options.iter().any(|(other, _)| *name == *other);
        let missing = list(&level["options"])
            .iter()
            .find(|option| option["required"] == true && !filled_in(&option["name"]));
        if let Some(option) = missing {
            return Err(Cannot::Missing(words(&option["name"])));
        }
    } else if !filled.iter().any(|option| option["focused"] == true) {
        return Err(Cannot::NoOption(focused.unwrap_or_default().to_owned()));
    }
    let mut inner = filled;
    for step in steps.iter().rev() {
        inner = vec![json!({"name": step["name"], "type": step["type"], "options": inner})];
    }
    let mut data = head(&command);
    data["options"] = Value::Array(inner);
    if focused.is_none() && !(users.is_empty() && channels.is_empty()) {
        data["resolved"] = world.resolved(place, &users, &channels);
    }
    if focused.is_none() && files != json!({}) {
        data["resolved"]["attachments"] = files;
    }
    let full_name = std::iter::once(command.name.as_str()).chain(name.split_whitespace().skip(1));
    Ok((full_name.collect::<Vec<&str>>().join(" "), data))
}

fn head(command: &Command) -> Value {
    let mut data = json!({"id": command.id, "name": command.name, "type": command.kind});
    if let Some(guild) = command.guild {
        data["guild_id"] = json!(guild);
    }
    data
}

fn is_nested(option: &Value) -> bool {
    option["type"].as_u64().is_some_and(|kind| kind <= 2)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn words(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl Giver<'_> {
    /// One option as it is sent.
    fn fill(
        &self,
        option: &Value,
        arg: &Arg,
        focused: bool,
        typing: bool,
    ) -> Result<Value, Cannot> {
        let kind = option["type"].as_u64().unwrap_or_default();
        if focused {
            if option["autocomplete"] != true {
                return Err(bad(option, "it has no autocomplete"));
            }
            // What is being typed is sent as text, whatever it will become.
            let typed = match arg {
                Arg::Text(text) => text.clone(),
                Arg::Integer(number) => number.to_string(),
                Arg::Number(number) => number.to_string(),
                _ => return Err(bad(option, "it takes text")),
            };
            return Ok(
                json!({"name": option["name"], "type": kind, "value": typed, "focused": true}),
            );
        }
        let value = match self.chosen(option, arg) {
            Some(value) => value,
            None if !list(&option["choices"]).is_empty() => {
                return Err(bad(option, "it is none of the choices"));
            }
            None => self.value(option, kind, arg)?,
        };
        if !typing {
            bounds(option, &value)?;
        }
        Ok(json!({"name": option["name"], "type": kind, "value": value}))
    }

    /// The value of the choice that is named.
    fn chosen(&self, option: &Value, arg: &Arg) -> Option<Value> {
        let choices = list(&option["choices"]);
        let found = choices.iter().find(|choice| match arg {
            Arg::Text(text) => {
                let text = text.as_str();
                choice["value"] == text
                    || choice["name"] == text
                    || choice["name_localizations"][self.locale] == text
            }
            Arg::Integer(number) => choice["value"] == *number,
            Arg::Number(number) => choice["value"] == *number,
            _ => false,
        });
        found.map(|choice| choice["value"].clone())
    }

    fn value(&self, option: &Value, kind: u64, arg: &Arg) -> Result<Value, Cannot> {
        match (kind, arg) {
            (3, Arg::Text(text)) => Ok(json!(text)),
            (4 | 10, Arg::Integer(number)) => Ok(json!(number)),
            (4, Arg::Text(text)) => text
                .parse::<i64>()
                .map(|number| json!(number))
                .map_err(|_| bad(option, "it takes whole numbers")),
            (5, Arg::Boolean(truth)) => Ok(json!(truth)),
            (6 | 9, Arg::User(user)) => {
                if self.world.people.contains_key(user) {
                    Ok(json!(user))
                } else {
                    Err(bad(option, "nobody has this id"))
                }
            }
            (7, Arg::Channel(channel)) => self.channel(option, *channel),
            (10, Arg::Number(number)) => Ok(json!(number)),
            (11, Arg::File(file)) => Ok(json!(file.id)),
            _ => Err(bad(option, "it takes another type")),
        }
    }

    fn channel(&self, option: &Value, id: Id) -> Result<Value, Cannot> {
        let here = self
            .world
            .channels
            .get(&self.place)
            .and_then(|place| place.guild);
        let channel = self
            .world
            .channels
            .get(&id)
            .filter(|channel| channel.guild == here && self.world.can_see(self.user, channel));
        let channel = channel.ok_or_else(|| bad(option, "there is no such channel"))?;
        let number = channel.kind.number();
        let types = list(&option["channel_types"]);
        if types.is_empty() || types.iter().any(|kind| *kind == number) {
            Ok(json!(id))
        } else {
            Err(bad(option, "it takes other channels"))
        }
    }
}

fn bounds(option: &Value, value: &Value) -> Result<(), Cannot> {
    if let Some(number) = value.as_f64() {
        if option["min_value"].as_f64().is_some_and(|min| number < min) {
            return Err(bad(option, "the number is too small"));
        }
        if option["max_value"].as_f64().is_some_and(|max| number > max) {
            return Err(bad(option, "the number is too large"));
        }
    }
    if let Some(text) = value.as_str().filter(|_| option["type"] == 3) {
        let length = text.chars().count() as u64;
        if length < option["min_length"].as_u64().unwrap_or(1) {
            return Err(bad(option, "the text is too short"));
        }
        if length > option["max_length"].as_u64().unwrap_or(6000) {
            return Err(bad(option, "the text is too long"));
        }
    }
    Ok(())
}

fn bad(option: &Value, why: &str) -> Cannot {
    Cannot::BadValue {
        name: words(&option["name"]),
        why: why.to_owned(),
    }
}

/// The data of a command chosen in somebody's menu.
pub(super) fn user_menu(
    world: &World,
    user: Id,
    place: Id,
    name: &str,
    target: Id,
) -> Result<Value, Cannot> {
    let command = offered(world, user, place, name, 2)?;
    let mut data = head(&command);
    data["target_id"] = json!(target);
    data["resolved"] = world.resolved(place, &[target], &[]);
    Ok(data)
}

/// The data of a command chosen in a message's menu.
pub(super) fn message_menu(
    world: &World,
    user: Id,
    place: Id,
    name: &str,
    target: &Message,
) -> Result<Value, Cannot> {
    let command = offered(world, user, place, name, 3)?;
    let mut data = head(&command);
    data["target_id"] = json!(target.id);
    data["resolved"]["messages"][target.id.to_string()] = world.message_json(target);
    Ok(data)
}
