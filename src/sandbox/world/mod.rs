//! What exists in the emulated Discord: people, servers, channels, messages, commands, interactions.
//!
//! One lock holds all of it. Changing it tells the bot's sessions and whoever watches at once, so that
//! nobody sees events in another order than they took place.

mod channel;
mod create;
mod guild;
mod inbox;
mod mentions;
mod message;
mod post;
mod user;
mod wire;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::hash::RandomState;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::{Notify, broadcast};

pub use self::channel::ChannelKind;
pub(super) use self::channel::{Channel, Kind};
pub(super) use self::guild::Guild;
pub(super) use self::inbox::Inbox;
pub use self::inbox::{Notice, Why};
pub(super) use self::mentions::AllowedMentions;
pub use self::message::{Attachment, Button, Menu, MenuOption, Message};
pub(super) use self::message::{Provenance, Reference, flags};
pub(super) use self::post::{Draft, Edit};
pub(super) use self::user::Person;
use super::Id;
use super::clock::Clock;
use super::gateway::Sessions;
use super::happening::Happening;
use super::interaction::{Interaction, Letter, Road};
use super::options::Limits;
use super::permissions::Permissions;
use super::record::Record;
use super::refusal::Refusal;
use super::snowflake::Mint;

/// The application under test.
#[derive(Debug)]
pub(super) struct Application {
    pub(super) id: Id,
    pub(super) name: String,
    pub(super) owner: Id,
}

/// A registered command, as it is given back, and where it is registered.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub(super) id: Id,
    pub(super) guild: Option<Id>,
    pub(super) kind: u64,
    pub(super) name: String,
    pub(super) body: Value,
}

/// Everything there is.
#[derive(Debug)]
pub(super) struct World {
    pub(super) app: Application,
    pub(super) base_url: String,
    pub(super) people: HashMap<Id, Person>,
    pub(super) guilds: BTreeMap<Id, Guild>,
    pub(super) channels: HashMap<Id, Channel>,
    /// The direct messages of two people, the lower id first.
    pub(super) directs: HashMap<(Id, Id), Id>,
    pub(super) messages: HashMap<Id, Arc<Message>>,
    pub(super) revisions: HashMap<Id, Vec<Arc<Message>>>,
    pub(super) files: HashMap<Id, (String, axum::body::Bytes)>,
    pub(super) commands: Vec<Arc<Command>>,
    pub(super) interactions: HashMap<Id, Interaction>,
    pub(super) interaction_order: VecDeque<Id>,
    pub(super) inboxes: HashMap<Id, Inbox>,
    /// Ephemeral messages that their readers put away.
    pub(super) dismissed: HashSet<Id>,
    /// The bot's messages that nobody was shown yet.
    pub(super) unseen: BTreeSet<Id>,
    pub(super) sessions: Sessions,
    pub(super) road: Road,
    /// Interactions that are to go to an endpoint.
    pub(super) letters: Vec<Letter>,
    /// When interactions fail if nobody answers, soonest first.
    pub(super) deadlines: VecDeque<(u64, Id)>,
    /// Seals interactions' tokens.
    pub(super) seal: RandomState,
    /// Gateway connections closed for what the bot sent.
    pub(super) slips: Vec<String>,
    pub(super) limits: Limits,
    pub(super) clock: Arc<Clock>,
    pub(super) record: Arc<Record>,
    /// Wakes who waits for something to change.
    stirred: Arc<Notify>,
    happenings: broadcast::Sender<Arc<Happening>>,
    mint: Mint,
}

impl World {
    pub(super) fn new(
        name: &str,
        limits: Limits,
        clock: Arc<Clock>,
        record: Arc<Record>,
        happenings: broadcast::Sender<Arc<Happening>>,
        stirred: Arc<Notify>,
    ) -> World {
        let mut mint = Mint::default();
        let now = clock.now();
        let (id, owner) = (mint.make(now), mint.make(now));
        let mut world = World {
            app: Application {
                id,
                name: name.to_owned(),
                owner,
            },
            base_url: String::new(),
            people: HashMap::new(),
            guilds: BTreeMap::new(),
            channels: HashMap::new(),
            directs: HashMap::new(),
            messages: HashMap::new(),
            revisions: HashMap::new(),
            files: HashMap::new(),
            commands: Vec::new(),
            interactions: HashMap::new(),
            interaction_order: VecDeque::new(),
            inboxes: HashMap::new(),
            dismissed: HashSet::new(),
            unseen: BTreeSet::new(),
            sessions: Sessions::default(),
            road: Road::Gateway,
            letters: Vec::new(),
            deadlines: VecDeque::new(),
            seal: RandomState::new(),
            slips: Vec::new(),
            limits,
            clock,
            record,
            stirred,
            happenings,
            mint,
        };
        world.people.insert(id, Person::bot(id, name));
        world.people.insert(owner, Person::new(owner, "owner"));
        world
    }

    pub(super) fn now(&self) -> u64 {
        self.clock.now()
    }

    pub(super) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    pub(super) fn new_id(&mut self) -> Id {
        self.mint.make(self.clock.now())
    }

    /// Tells whoever watches; what happened is only put together if somebody does.
    pub(super) fn tell(&self, happening: impl FnOnce() -> Happening) {
        self.stirred.notify_waiters();
        if self.happenings.receiver_count() > 0 {
            // A send fails only when the last watcher left in between.
            let _ = self.happenings.send(Arc::new(happening()));
        }
    }

    pub(super) fn person(&self, id: Id) -> Result<&Person, Refusal> {
        self.people.get(&id).ok_or_else(Refusal::unknown_user)
    }

    pub(super) fn guild(&self, id: Id) -> Result<&Guild, Refusal> {
        self.guilds.get(&id).ok_or_else(Refusal::unknown_guild)
    }

    pub(super) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        self.channels.get(&id).ok_or_else(Refusal::unknown_channel)
    }

    /// The channel, if the bot can see it.
    pub(super) fn channel_for_bot(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self.channel(id)?;
        if self.can_see(self.app.id, channel) {
            Ok(channel)
        } else {
            Err(Refusal::missing_access())
        }
    }

    /// A message of a channel, unless it is ephemeral: those are not there for the channel's API.
    pub(super) fn channel_message(&self, channel: Id, id: Id) -> Result<&Arc<Message>, Refusal> {
        self.messages
            .get(&id)
            .filter(|message| message.channel == channel && message.reader.is_none())
            .ok_or_else(Refusal::unknown_message)
    }

    /// Whether a person can open a channel.
    pub(super) fn can_see(&self, person: Id, channel: &Channel) -> bool {
        match channel.guild {
            None => channel.people.contains(&person),
            Some(_) => self
                .permissions(person, channel)
                .has(Permissions::VIEW_CHANNEL),
        }
    }

    /// What a person may do in a channel.
    pub(super) fn permissions(&self, person: Id, channel: &Channel) -> Permissions {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            return Permissions::MEMBER | Permissions::MENTION_EVERYONE;
        };
        let Some(member) = guild.members.get(&person) else {
            return Permissions::NONE;
        };
        if guild.owner == person || member.permissions.has(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        let seat = channel
            .parent
            .and_then(|parent| self.channels.get(&parent))
            .unwrap_or(channel);
        let (allowed, denied) = seat
            .overwrites
            .get(&person)
            .copied()
            .unwrap_or((Permissions::NONE, Permissions::NONE));
        let all = member.permissions.without(denied) | allowed;
        if all.has(Permissions::VIEW_CHANNEL) {
            all
        } else {
            Permissions::NONE
        }
    }

    /// The commands offered in a place, the guild's own before global ones of the same name and type.
    pub(super) fn commands_in(&self, guild: Option<Id>) -> Vec<&Arc<Command>> {
        let local = |command: &&Arc<Command>| guild.is_some() && command.guild == guild;
        let mut found: Vec<&Arc<Command>> = self.commands.iter().filter(local).collect();
        for command in self
            .commands
            .iter()
            .filter(|command| command.guild.is_none())
        {
            let same =
                |other: &&Arc<Command>| other.name == command.name && other.kind == command.kind;
            if !found.iter().any(same) {
                found.push(command);
            }
        }
        found
    }

    pub(super) fn user_json(&self, id: Id) -> Value {
        self.people.get(&id).map_or_else(
            || json!({"id": id, "username": "deleted_user"}),
            Person::json,
        )
    }
}
