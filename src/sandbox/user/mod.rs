//! Somebody at a Discord client: does what a client lets people do, and sees what it shows.

mod act;
mod args;
mod cannot;
mod command;
mod component;
mod form;
mod offer;
mod view;

use std::sync::Arc;

pub use self::act::Pending;
pub use self::args::{Arg, boolean, channel, integer, number, text, user};
pub use self::cannot::Cannot;
use super::Id;
use super::core::Shared;
use super::permissions::Permissions;
use super::world::{Draft, Message};

/// A user with a client open at some channel. Cheap to clone.
#[derive(Clone, Debug)]
pub struct User {
    shared: Arc<Shared>,
    id: Id,
    place: Id,
}

impl User {
    pub(super) fn new(shared: Arc<Shared>, id: Id, place: Id) -> User {
        User { shared, id, place }
    }

    /// The user's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The name that others see.
    pub fn name(&self) -> String {
        let world = self.shared.world();
        world
            .people
            .get(&self.id)
            .map(|person| person.name().to_owned())
            .unwrap_or_default()
    }

    /// The name as it is registered.
    pub fn username(&self) -> String {
        let world = self.shared.world();
        world
            .people
            .get(&self.id)
            .map(|person| person.username.clone())
            .unwrap_or_default()
    }

    /// How a message mentions the user.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The channel the client is open at.
    pub fn place(&self) -> Id {
        self.place
    }

    /// The same user at another channel.
    #[must_use]
    pub fn at(&self, channel: Id) -> User {
        User {
            place: channel,
            ..self.clone()
        }
    }

    /// Sets the client's language.
    #[must_use]
    pub fn locale(self, locale: &str) -> User {
        self.person(|person| locale.clone_into(&mut person.locale));
        self
    }

    /// Sets the name that others see.
    pub fn rename(&self, name: &str) {
        self.person(|person| person.global_name = Some(name.to_owned()));
    }

    /// Sets whether the bot may write to the user directly.
    pub fn takes_messages(&self, open: bool) {
        self.person(|person| person.takes_messages = open);
    }

    /// Installs the application for the user, so that its commands are there everywhere.
    pub fn installs(&self, installed: bool) {
        self.person(|person| person.installed = installed);
    }

    fn person(&self, change: impl FnOnce(&mut super::world::Person)) {
        if let Some(person) = self.shared.world().people.get_mut(&self.id) {
            change(person);
        }
    }

    /// Joins a server.
    pub fn joins(&self, guild: Id) {
        self.shared.world().join(self.id, guild);
    }

    /// Leaves a server.
    pub fn leaves(&self, guild: Id) {
        self.shared.world().leave(self.id, guild);
    }

    /// The channel of direct messages with the bot.
    pub fn direct(&self) -> Id {
        let mut world = self.shared.world();
        let bot = world.app.id;
        world.direct(bot, self.id)
    }

    /// Writes a message here.
    pub fn says(&self, content: &str) -> Result<Arc<Message>, Cannot> {
        let mut world = self.shared.world();
        let place = world.channels.get(&self.place).ok_or(Cannot::SeeChannel)?;
        let permission = if place.kind.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        if !world.can_see(self.id, place) || !world.permissions(self.id, place).has(permission) {
            return Err(Cannot::SeeChannel);
        }
        let draft = Draft {
            content: content.to_owned(),
            ..Draft::default()
        };
        Ok(world.post(self.place, self.id, draft))
    }

    /// Begins to type here.
    pub fn types(&self) {
        self.shared.world().typing(self.place, self.id);
    }

    /// Deletes a message: their own, or any as a moderator.
    pub fn delete_message(&self, message: Id) -> Result<(), Cannot> {
        let mut world = self.shared.world();
        let found = world
            .messages
            .get(&message)
            .cloned()
            .ok_or(Cannot::SeeMessage)?;
        let place = world
            .channels
            .get(&found.channel)
            .ok_or(Cannot::SeeChannel)?;
        let moderator = place.guild.is_some()
            && world
                .permissions(self.id, place)
                .has(Permissions::MANAGE_MESSAGES);
        if found.reader.is_some() || (found.author != self.id && !moderator) {
            return Err(Cannot::Forbidden);
        }
        world.erase(message);
        Ok(())
    }
}
