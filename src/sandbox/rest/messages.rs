//! Messages of a channel.

use std::sync::Arc;

use serde_json::{Value, json};

use super::super::Id;
use super::super::core::Shared;
use super::super::permissions::Permissions;
use super::super::refusal::{Form, Place, Refusal};
use super::super::validate;
use super::super::world::{Draft, Kind, Message, Reference, World, flags};
use super::intake::Call;
use super::route::Route;
use super::{Answer, Reply};

const HOUR: u64 = 3_600_000;
/// How long a nonce is remembered, in milliseconds.
const NONCE: u64 = 5 * 60 * 1000;

pub(super) fn act(world: &mut World, shared: &Shared, call: &Call, route: &Route) -> Answer {
    match (call.method.as_str(), route) {
        ("POST", Route::Messages(channel)) => create(world, call, *channel),
        ("GET", Route::Messages(channel)) => history(world, call, *channel),
        ("POST", Route::BulkDelete(channel)) => bulk_delete(world, call, *channel),
        (method, Route::Message(channel, id)) => {
            world.channel_for_bot(*channel)?;
            match method {
                "GET" => {
                    need(
                        world,
                        *channel,
                        Permissions::READ_MESSAGE_HISTORY,
                        Refusal::missing_access,
                    )?;
                    let message = Arc::clone(world.channel_message(*channel, *id)?);
                    Ok(Reply::ok(world.message_json(&message)))
                }
                "PATCH" => edit(world, shared, call, *channel, *id),
                "DELETE" => delete(world, *channel, *id),
                _ => Err(Refusal::method_not_allowed()),
            }
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

/// Refuses unless the bot may do this in the channel.
pub(super) fn need(
    world: &World,
    channel: Id,
    permissions: Permissions,
    refusal: impl Fn() -> Refusal,
) -> Result<(), Refusal> {
    let has = world.permissions(world.app.id, world.channel(channel)?);
    if has.has(permissions) {
        Ok(())
    } else {
        Err(refusal())
    }
}

fn create(world: &mut World, call: &Call, channel: Id) -> Answer {
    may_write(world, channel)?;
    let body = &call.body;
    if body["embeds"]
        .as_array()
        .is_some_and(|embeds| !embeds.is_empty())
    {
        need(
            world,
            channel,
            Permissions::EMBED_LINKS,
            Refusal::missing_permissions,
        )?;
    }
    if !call.files.is_empty() {
        need(
            world,
            channel,
            Permissions::ATTACH_FILES,
            Refusal::missing_permissions,
        )?;
    }
    let nonce = read_nonce(&body["nonce"])?;
    if body["enforce_nonce"] == true
        && let Some(made) = nonce
            .as_ref()
            .and_then(|nonce| by_nonce(world, channel, nonce))
    {
        return Ok(Reply::ok(world.message_json(&made)));
    }
    let reference = read_reference(world, channel, &body["message_reference"])?;
    let draft = validate::message(world, channel, body, &call.files)?;
    let draft = Draft {
        kind: if reference.is_some() { 19 } else { 0 },
        flags: draft.flags & flags::SETTABLE,
        reference,
        nonce: (!body["nonce"].is_null()).then(|| body["nonce"].clone()),
        ..draft
    };
    let message = world.post(channel, world.app.id, draft);
    let now = world.now();
    if let (Some(nonce), Some(channel)) = (nonce, world.channels.get_mut(&channel)) {
        channel.nonces.retain(|(_, _, at)| at + NONCE > now);
        channel.nonces.push_back((nonce, message.id, now));
    }
    Ok(Reply::ok(world.message_json(&message)))
}

fn may_write(world: &World, channel: Id) -> Result<(), Refusal> {
    let place = world.channel_for_bot(channel)?;
    match place.kind {
        Kind::Direct => {
            let closed = |id: &Id| {
                world.people.get(id).is_some_and(|person| {
                    !person.takes_messages || (person.bot && *id != world.app.id)
                })
            };
            let met = |id: &Id| *id == world.app.id || world.have_met(*id);
            if place.people.iter().any(closed) || !place.people.iter().all(met) {
                return Err(Refusal::cannot_message_user());
            }
            Ok(())
        }
        Kind::Group => Ok(()),
        Kind::Text => need(
            world,
            channel,
            Permissions::SEND_MESSAGES,
            Refusal::missing_permissions,
        ),
        Kind::PublicThread | Kind::PrivateThread => {
            if place.archived && place.locked {
                return Err(Refusal::archived_thread());
            }
            need(
                world,
                channel,
                Permissions::SEND_MESSAGES_IN_THREADS,
                Refusal::missing_permissions,
            )
        }
    }
}

fn read_nonce(value: &Value) -> Result<Option<String>, Refusal> {
    let nonce = match value {
        Value::Null => return Ok(None),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut form = Form::default();
    if nonce.chars().count() > 25 {
        form.wrong(
            &Place::ROOT.key("nonce"),
            "NONCE_TYPE_TOO_LONG",
            "Nonce must be 25 or fewer characters.",
        );
    }
    form.finish()?;
    Ok(Some(nonce))
}

fn by_nonce(world: &World, channel: Id, nonce: &str) -> Option<Arc<Message>> {
    let now = world.now();
    let nonces = &world.channels.get(&channel)?.nonces;
    let (_, id, _) = nonces
        .iter()
        .find(|(made, _, at)| made == nonce && at + NONCE > now)?;
    world.messages.get(id).cloned()
}

fn read_reference(world: &World, channel: Id, value: &Value) -> Result<Option<Reference>, Refusal> {
    if value.is_null() {
        return Ok(None);
    }
    let mut form = Form::default();
    let place = Place::ROOT.key("message_reference");
    let id = validate::snowflake(&mut form, &place.key("message_id"), &value["message_id"]);
    if id.is_none() && form.is_clean() {
        form.required(&place.key("message_id"));
    }
    let found = id.filter(|id| world.channel_message(channel, *id).is_ok());
    if found.is_none() && form.is_clean() && value["fail_if_not_exists"] != false {
        form.wrong(&place, "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
    }
    form.finish()?;
    if found.is_some() {
        let refusal = || {
            Refusal::of(
                403,
                160_002,
                "Cannot reply without permission to read message history",
            )
        };
        need(world, channel, Permissions::READ_MESSAGE_HISTORY, refusal)?;
    }
    Ok(found.map(|message| Reference { channel, message }))
}

fn history(world: &World, call: &Call, channel: Id) -> Answer {
    let place = world.channel_for_bot(channel)?;
    let mut form = Form::default();
    let limit = call
        .query("limit")
        .map_or(Some(50), |limit| limit.parse().ok());
    if !limit.is_some_and(|limit| (1..=100).contains(&limit)) {
        form.wrong(
            &Place::ROOT.key("limit"),
            "NUMBER_TYPE_RANGE",
            "int value should be between 1 and 100.",
        );
    }
    form.finish()?;
    let limit = limit.unwrap_or(50);
    let edge = |key: &str| call.query(key).and_then(|id| id.parse::<Id>().ok());
    let readable = world
        .permissions(world.app.id, place)
        .has(Permissions::READ_MESSAGE_HISTORY);
    let public = place
        .messages
        .iter()
        .filter_map(|id| world.messages.get(id))
        .filter(|message| message.reader.is_none() && readable);
    let mut found: Vec<&Arc<Message>> = match (edge("before"), edge("after"), edge("around")) {
        (Some(before), ..) => public
            .rev()
            .filter(|message| message.id < before)
            .take(limit)
            .collect(),
        (None, Some(after), _) => public
            .filter(|message| message.id > after)
            .take(limit)
            .collect(),
        (None, None, Some(around)) => {
            let all: Vec<&Arc<Message>> = public.collect();
            let middle = all.partition_point(|message| message.id < around);
            let start = middle.saturating_sub(limit / 2);
            all.into_iter().skip(start).take(limit).collect()
        }
        (None, None, None) => public.rev().take(limit).collect(),
    };
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    Ok(Reply::ok(
        found
            .into_iter()
            .map(|message| world.message_json(message))
            .collect(),
    ))
}

fn edit(world: &mut World, shared: &Shared, call: &Call, channel: Id, id: Id) -> Answer {
    let old = Arc::clone(world.channel_message(channel, id)?);
    if old.author != world.app.id {
        return Err(Refusal::not_the_author());
    }
    if world.channel(channel)?.archived {
        return Err(Refusal::archived_thread());
    }
    let now = world.now();
    let late = now > old.created + HOUR;
    let recent = old.late_edits.iter().filter(|at| **at + HOUR > now);
    if late && recent.count() >= shared.options.late_edits {
        return Err(Refusal::too_many_old_edits());
    }
    let edit = validate::edit(world, &old, &call.body, &call.files)?;
    let message = world.edit(id, edit).ok_or_else(Refusal::unknown_message)?;
    if late {
        world.note_late_edit(id, now);
    }
    Ok(Reply::ok(world.message_json(&message)))
}

fn delete(world: &mut World, channel: Id, id: Id) -> Answer {
    let author = world.channel_message(channel, id)?.author;
    if author != world.app.id {
        if world.channel(channel)?.guild.is_none() {
            return Err(Refusal::not_on_a_direct_message());
        }
        need(
            world,
            channel,
            Permissions::MANAGE_MESSAGES,
            Refusal::missing_permissions,
        )?;
    }
    world.erase(id);
    Ok(Reply::none())
}

fn bulk_delete(world: &mut World, call: &Call, channel: Id) -> Answer {
    world.channel_for_bot(channel)?;
    need(
        world,
        channel,
        Permissions::MANAGE_MESSAGES,
        Refusal::missing_permissions,
    )?;
    let ids = call.body["messages"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if !(2..=100).contains(&ids.len()) {
        return Err(Refusal::bulk_delete_count());
    }
    let ids: Vec<Id> = ids
        .iter()
        .filter_map(|id| id.as_str()?.parse().ok())
        .collect();
    for id in ids {
        if world.channel_message(channel, id).is_ok() {
            world.erase(id);
        }
    }
    Ok(Reply {
        status: 204,
        body: json!(null),
    })
}
