//! Which commands a client offers.

use std::sync::Arc;

use super::super::Id;
use super::super::permissions::Permissions;
use super::super::world::{Command, World};
use super::Cannot;

/// The command of this name and type as offered to a user in a place.
pub(super) fn offered(
    world: &World,
    user: Id,
    place: Id,
    name: &str,
    kind: u64,
) -> Result<Arc<Command>, Cannot> {
    let channel = world.channels.get(&place).ok_or(Cannot::SeeChannel)?;
    if !world.app_is_there(user, place) {
        return Err(Cannot::NoApplication);
    }
    let missing = || Cannot::NoCommand(name.to_owned());
    let locale = world
        .people
        .get(&user)
        .map_or("", |person| person.locale.as_str());
    let called = |command: &&&Arc<Command>| {
        command.kind == kind
            && (command.name == name || command.body["name_localizations"][locale] == name)
    };
    let commands = world.commands_in(channel.guild);
    let command = commands.iter().find(called).ok_or_else(missing)?;
    if !is_offered(world, command, user, place) {
        return Err(missing());
    }
    Ok(Arc::clone(command))
}

/// Whether a client shows the command: its contexts, its installations and the permissions it asks for.
pub(super) fn is_offered(world: &World, command: &Command, user: Id, place: Id) -> bool {
    let context = world.context(place);
    let body = &command.body;
    let here = match body["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|allowed| *allowed == context),
        None => context == 0 || body["dm_permission"] != false,
    };
    let Some(channel) = world.channels.get(&place) else {
        return false;
    };
    let bot_is_here = match channel.guild {
        Some(guild) => world
            .guilds
            .get(&guild)
            .is_some_and(|guild| guild.members.contains_key(&world.app.id)),
        None => channel.people.contains(&world.app.id),
    };
    let installed = world
        .people
        .get(&user)
        .is_some_and(|person| person.installed);
    let types = body["integration_types"].as_array();
    let lists = |number: u64| types.is_none_or(|types| types.iter().any(|kind| *kind == number));
    let asked = body["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse().ok());
    let allowed = match (channel.guild, asked) {
        (Some(_), Some(0)) => world
            .permissions(user, channel)
            .has(Permissions::ADMINISTRATOR),
        (Some(_), Some(bits)) => world
            .permissions(user, channel)
            .has(Permissions::from_bits(bits)),
        _ => true,
    };
    let may = channel.guild.is_none()
        || world
            .permissions(user, channel)
            .has(Permissions::USE_APPLICATION_COMMANDS);
    here && allowed && may && ((bot_is_here && lists(0)) || (installed && lists(1)))
}
