//! The people and places that a page begins with. Their ids are the same at every start, so that what a bot
//! remembers of them stays true.

use std::collections::BTreeMap;

use super::super::handle::Discord;
use super::super::snowflake::Id;
use super::super::world::{Channel, Guild, Kind, Person, World};

/// Ids of 2024, well before any that is made while the emulator runs.
const FIRST: u64 = 1_192_000_000_000_000_000;
/// Where the ids of people who come later begin.
const GUESTS: u64 = FIRST + 1_000_000;

/// Lets in three people, two servers, and everyone's conversation with the bot.
pub fn furnish(discord: &Discord) {
    let mut world = discord.shared().world();
    let people: Vec<Id> = ["Ann", "Ben", "Mia"]
        .iter()
        .zip(FIRST..)
        .map(|(name, number)| person(&mut world, Id::new(number), name))
        .collect();
    let burrow = server(&mut world, FIRST + 100, "Burrow", "en-US");
    channel(
        &mut world,
        burrow,
        FIRST + 101,
        "games",
        "Hare and Hounds, Fox and Geese",
    );
    channel(
        &mut world,
        burrow,
        FIRST + 102,
        "lounge",
        "Everything but games",
    );
    let meadow = server(&mut world, FIRST + 200, "Meadow", "pl");
    channel(&mut world, meadow, FIRST + 201, "gry", "Serwer po polsku");
    for person in &people {
        world.join(*person, burrow);
        world.join(*person, meadow);
    }
    let bot = world.app.id;
    for (person, number) in people.iter().zip(FIRST + 300..) {
        direct(&mut world, number, *person, bot);
    }
    direct(&mut world, FIRST + 310, people[0], people[1]);
}

/// Lets somebody in who was not there before: into every server, and with a conversation with the bot. None if the
/// name cannot be one, or is taken.
pub(super) fn welcome(discord: &Discord, name: &str) -> Option<Id> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 32 {
        return None;
    }
    let mut world = discord.shared().world();
    if world.people.values().any(|person| person.name() == name) {
        return None;
    }
    let number = name.bytes().fold(7_u64, |sum, byte| {
        (sum * 31 + u64::from(byte)) % 1_000_000_007
    });
    let id = Id::new(GUESTS + 2 * number);
    if world.people.contains_key(&id) {
        return None;
    }
    person(&mut world, id, name);
    let guilds: Vec<Id> = world.guilds.keys().copied().collect();
    for guild in guilds {
        world.join(id, guild);
    }
    let bot = world.app.id;
    direct(&mut world, id.get() + 1, id, bot);
    Some(id)
}

fn person(world: &mut World, id: Id, name: &str) -> Id {
    world.people.insert(id, Person::new(id, name));
    id
}

fn server(world: &mut World, number: u64, name: &str, locale: &str) -> Id {
    let id = Id::new(number);
    let guild = Guild {
        id,
        name: name.to_owned(),
        owner: world.app.owner,
        locale: locale.to_owned(),
        members: BTreeMap::new(),
        channels: Vec::new(),
        roles: BTreeMap::new(),
    };
    world.guilds.insert(id, guild);
    let (bot, owner) = (world.app.id, world.app.owner);
    world.join(owner, id);
    world.join(bot, id);
    id
}

fn channel(world: &mut World, guild: Id, number: u64, name: &str, topic: &str) {
    let id = Id::new(number);
    let mut channel = Channel::new(id, Kind::Text, Some(guild), name);
    channel.topic = Some(topic.to_owned());
    world.channels.insert(id, channel);
    if let Some(guild) = world.guilds.get_mut(&guild) {
        guild.channels.push(id);
    }
}

fn direct(world: &mut World, number: u64, one: Id, other: Id) {
    let id = Id::new(number);
    let mut channel = Channel::new(id, Kind::Direct, None, "");
    channel.people = vec![one, other];
    world.channels.insert(id, channel);
}
