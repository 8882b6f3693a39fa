//! Servers, as far as bots ask for them.

use serde_json::{Value, json};

use super::super::Id;
use super::super::refusal::Refusal;
use super::super::world::{Guild, World};
use super::intake::Call;
use super::route::Route;
use super::{Answer, Reply};

pub(super) fn act(world: &mut World, call: &Call, route: &Route) -> Answer {
    if call.method != "GET" {
        return Err(Refusal::method_not_allowed());
    }
    let body = match route {
        Route::Guild(id) => {
            let guild = joined(world, *id)?;
            let mut body = guild.json();
            if call.asks_for("with_counts") {
                body["approximate_member_count"] = json!(guild.members.len());
                body["approximate_presence_count"] = json!(guild.members.len());
            }
            body
        }
        Route::GuildChannels(id) => channels(world, joined(world, *id)?, false),
        Route::GuildRoles(id) => Value::Array(joined(world, *id)?.roles_json()),
        Route::GuildMembers(id) => {
            let guild = joined(world, *id)?;
            let after = call
                .query("after")
                .and_then(|id| id.parse::<Id>().ok())
                .unwrap_or(Id::new(0));
            let limit = call
                .query("limit")
                .and_then(|limit| limit.parse().ok())
                .unwrap_or(1);
            let members = guild.members.keys().filter(|id| **id > after).take(limit);
            members
                .map(|member| world.full_member_json(guild, *member))
                .collect()
        }
        Route::GuildMember(id, user) => {
            let guild = joined(world, *id)?;
            let user = user.unwrap_or(world.app.id);
            world.person(user)?;
            if !guild.members.contains_key(&user) {
                return Err(Refusal::unknown_member());
            }
            world.full_member_json(guild, user)
        }
        Route::ActiveThreads(id) => {
            json!({"threads": channels(world, joined(world, *id)?, true), "members": []})
        }
        _ => return Err(Refusal::not_found()),
    };
    Ok(Reply::ok(body))
}

/// The server, if the bot is in it.
fn joined(world: &World, id: Id) -> Result<&Guild, Refusal> {
    let guild = world.guild(id)?;
    if guild.members.contains_key(&world.app.id) {
        Ok(guild)
    } else {
        Err(Refusal::unknown_guild())
    }
}

fn channels(world: &World, guild: &Guild, threads: bool) -> Value {
    let all = guild
        .channels
        .iter()
        .filter_map(|id| world.channels.get(id));
    let wanted =
        all.filter(|channel| channel.kind.is_thread() == threads && !(threads && channel.archived));
    wanted.map(|channel| world.channel_json(channel)).collect()
}
