//! Channels, and direct messages opened by the bot.

use super::super::Id;
use super::super::gateway::intents;
use super::super::happening::Happening;
use super::super::permissions::Permissions;
use super::super::refusal::{Form, Place, Refusal};
use super::super::validate;
use super::super::world::{Kind, World};
use super::intake::Call;
use super::messages::need;
use super::route::Route;
use super::{Answer, Reply};

pub(super) fn act(world: &mut World, call: &Call, route: &Route) -> Answer {
    match (call.method.as_str(), route) {
        ("POST", Route::DirectChannels) => direct(world, call),
        ("POST", Route::Typing(channel)) => {
            world.channel_for_bot(*channel)?;
            let (channel, user) = (*channel, world.app.id);
            world.tell(|| Happening::Typing { channel, user });
            Ok(Reply::none())
        }
        ("GET", Route::Channel(id)) => {
            Ok(Reply::ok(world.channel_json(world.channel_for_bot(*id)?)))
        }
        ("PATCH", Route::Channel(id)) => change(world, call, *id),
        ("DELETE", Route::Channel(id)) => {
            let kind = world.channel_for_bot(*id)?.kind;
            match kind {
                Kind::Direct | Kind::Group => {
                    return Ok(Reply::ok(world.channel_json(world.channel(*id)?)));
                }
                Kind::Text => need(
                    world,
                    *id,
                    Permissions::MANAGE_CHANNELS,
                    Refusal::missing_permissions,
                )?,
                Kind::PublicThread | Kind::PrivateThread => {
                    need(
                        world,
                        *id,
                        Permissions::MANAGE_THREADS,
                        Refusal::missing_permissions,
                    )?;
                }
            }
            world
                .remove_channel(*id)
                .map(Reply::ok)
                .ok_or_else(Refusal::unknown_channel)
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

fn direct(world: &mut World, call: &Call) -> Answer {
    let mut form = Form::default();
    let place = Place::ROOT.key("recipient_id");
    let recipient = validate::snowflake(&mut form, &place, &call.body["recipient_id"]);
    if recipient.is_none() && form.is_clean() {
        form.required(&place);
    }
    form.finish()?;
    let invalid = || Refusal::of(400, 50033, "Invalid Recipient(s)");
    let recipient = recipient
        .filter(|id| world.people.contains_key(id))
        .ok_or_else(invalid)?;
    if recipient == world.app.id {
        return Err(invalid());
    }
    let id = world.direct(world.app.id, recipient);
    Ok(Reply::ok(world.channel_json(world.channel(id)?)))
}

fn change(world: &mut World, call: &Call, id: Id) -> Answer {
    let channel = world.channel_for_bot(id)?;
    let (kind, mine) = (channel.kind, channel.owner == Some(world.app.id));
    let body = &call.body;
    match kind {
        Kind::Direct | Kind::Group => return Err(Refusal::not_on_a_direct_message()),
        Kind::Text => need(
            world,
            id,
            Permissions::MANAGE_CHANNELS,
            Refusal::missing_permissions,
        )?,
        Kind::PublicThread | Kind::PrivateThread => {
            // Who opened a thread may do all but lock it.
            if !mine || !body["locked"].is_null() {
                need(
                    world,
                    id,
                    Permissions::MANAGE_THREADS,
                    Refusal::missing_permissions,
                )?;
            }
        }
    }
    let mut form = Form::default();
    let name = super::threads::read_name(&mut form, body, false);
    form.finish()?;
    let Some(channel) = world.channels.get_mut(&id) else {
        return Err(Refusal::unknown_channel());
    };
    if let Some(name) = name {
        channel.name = name;
    }
    if let Some(topic) = body["topic"].as_str() {
        channel.topic = Some(topic.to_owned());
    }
    channel.archived = body["archived"].as_bool().unwrap_or(channel.archived);
    channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
    channel.auto_archive = body["auto_archive_duration"]
        .as_u64()
        .unwrap_or(channel.auto_archive);
    world.announce_channel(
        if kind.is_thread() {
            "THREAD_UPDATE"
        } else {
            "CHANNEL_UPDATE"
        },
        id,
    );
    Ok(Reply::ok(world.channel_json(world.channel(id)?)))
}

impl World {
    /// Whether the bot may write to somebody at all: they share a server, or they installed it.
    pub(super) fn have_met(&self, person: Id) -> bool {
        let together = |guild: &super::super::world::Guild| {
            guild.members.contains_key(&person) && guild.members.contains_key(&self.app.id)
        };
        self.guilds.values().any(together)
            || self
                .people
                .get(&person)
                .is_some_and(|person| person.installed)
    }

    /// Sends the bot the event that somebody types.
    pub(crate) fn typing(&mut self, channel: Id, user: Id) {
        let Some(place) = self.channels.get(&channel) else {
            return;
        };
        let guild = place.guild;
        let needs = intents::typing(guild);
        if self.sessions.want(guild, needs) && self.can_see(self.app.id, place) {
            let mut body = serde_json::json!({"channel_id": channel, "user_id": user, "timestamp": self.now() / 1000});
            if let Some(guild) = guild.and_then(|id| self.guilds.get(&id)) {
                body["guild_id"] = serde_json::json!(guild.id);
                body["member"] = self.full_member_json(guild, user);
            }
            self.sessions
                .dispatch(&self.record, guild, needs, "TYPING_START", |_| &body);
        }
        self.tell(|| Happening::Typing { channel, user });
    }
}
