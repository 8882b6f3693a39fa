//! Threads opened, joined and left.

use std::sync::Arc;

use serde_json::Value;

use super::super::Id;
use super::super::permissions::Permissions;
use super::super::refusal::{Form, Place, Refusal};
use super::super::world::{Kind, World};
use super::intake::Call;
use super::messages::need;
use super::route::Route;
use super::{Answer, Reply};

pub(super) fn act(world: &mut World, call: &Call, route: &Route) -> Answer {
    match (call.method.as_str(), route) {
        ("POST", Route::Threads(channel)) => {
            let kind = match call.body["type"].as_u64() {
                Some(11) => Kind::PublicThread,
                Some(12) | None => Kind::PrivateThread,
                Some(_) => return Err(Refusal::wrong_channel_type()),
            };
            let permission = if kind == Kind::PublicThread {
                Permissions::CREATE_PUBLIC_THREADS
            } else {
                Permissions::CREATE_PRIVATE_THREADS
            };
            open(world, &call.body, *channel, kind, permission, None)
        }
        ("POST", Route::MessageThreads(channel, message)) => {
            world.channel_for_bot(*channel)?;
            if Arc::clone(world.channel_message(*channel, *message)?)
                .thread
                .is_some()
            {
                return Err(Refusal::thread_exists());
            }
            let permission = Permissions::CREATE_PUBLIC_THREADS;
            open(
                world,
                &call.body,
                *channel,
                Kind::PublicThread,
                permission,
                Some(*message),
            )
        }
        (method @ ("PUT" | "DELETE"), Route::ThreadMember(channel, user)) => {
            let place = world.channel_for_bot(*channel)?;
            if !place.kind.is_thread() {
                return Err(Refusal::wrong_channel_type());
            }
            let user = user.unwrap_or(world.app.id);
            world.person(user)?;
            if let Some(thread) = world.channels.get_mut(channel) {
                thread.people.retain(|other| *other != user);
                if method == "PUT" {
                    thread.people.push(user);
                }
            }
            Ok(Reply::none())
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

fn open(
    world: &mut World,
    body: &Value,
    parent: Id,
    kind: Kind,
    permission: Permissions,
    on: Option<Id>,
) -> Answer {
    let place = world.channel_for_bot(parent)?;
    if place.kind != Kind::Text {
        return Err(Refusal::wrong_channel_type());
    }
    need(world, parent, permission, Refusal::missing_permissions)?;
    let mut form = Form::default();
    let name = read_name(&mut form, body, true);
    form.finish()?;
    let name = name.unwrap_or_default();
    let id = world.add_thread(parent, kind, &name, world.app.id, on);
    if let (Some(minutes), Some(thread)) = (
        body["auto_archive_duration"].as_u64(),
        world.channels.get_mut(&id),
    ) {
        thread.auto_archive = minutes;
    }
    if let Some(message) = on {
        world.hang_thread(message, id);
    }
    Ok(Reply::created(world.channel_json(world.channel(id)?)))
}

/// A channel's name of 1 to 100 code points, and how long its thread stays open.
pub(super) fn read_name(form: &mut Form, body: &Value, required: bool) -> Option<String> {
    let place = Place::ROOT.key("name");
    let name = body["name"].as_str().map(str::trim);
    match name {
        Some(name) if (1..=100).contains(&name.chars().count()) => {}
        Some(_) => form.wrong(
            &place,
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 100 in length.",
        ),
        None if required => form.required(&place),
        None => {}
    }
    let minutes = &body["auto_archive_duration"];
    if !minutes.is_null() && !matches!(minutes.as_u64(), Some(60 | 1440 | 4320 | 10080)) {
        form.wrong(
            &Place::ROOT.key("auto_archive_duration"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        );
    }
    name.map(str::to_owned)
}
