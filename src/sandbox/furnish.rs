//! An emulated Discord furnished and looked at: people, servers, channels, permissions.

use std::sync::Arc;

use serde_json::Value;

use super::Id;
use super::handle::Discord;
use super::permissions::Permissions;
use super::user::User;
use super::world::{Kind, Message};

impl Discord {
    /// The user of this name, at the first channel; made a member of the first server if new.
    pub fn user(&self, name: &str) -> User {
        let mut world = self.shared().world();
        let known = world
            .people
            .values()
            .find(|person| person.name() == name && !person.bot)
            .map(|person| person.id);
        let id = known.unwrap_or_else(|| {
            let id = world.add_person(name);
            if let Some(guild) = self.first_guild() {
                world.join(id, guild);
            }
            id
        });
        let place = self.first_channel();
        User::new(Arc::clone(self.shared()), id, place)
    }

    /// The user of this id.
    pub fn user_by_id(&self, id: Id) -> Option<User> {
        let known = self.shared().world().people.contains_key(&id);
        known.then(|| User::new(Arc::clone(self.shared()), id, self.first_channel()))
    }

    /// A new user who is in no server.
    pub fn stranger(&self, name: &str) -> User {
        let id = self.shared().world().add_person(name);
        User::new(Arc::clone(self.shared()), id, Id::new(0))
    }

    /// A user who is another bot, in the first server.
    pub fn other_bot(&self, name: &str) -> User {
        let user = self.user(name);
        if let Some(person) = self.shared().world().people.get_mut(&user.id()) {
            person.bot = true;
        }
        user
    }

    /// Everyone with an account who is no bot.
    pub fn users(&self) -> Vec<User> {
        let world = self.shared().world();
        let place = self.first_channel();
        let mut ids: Vec<Id> = world
            .people
            .values()
            .filter(|person| !person.bot && person.id != world.app.owner)
            .map(|person| person.id)
            .collect();
        ids.sort_unstable();
        ids.into_iter()
            .map(|id| User::new(Arc::clone(self.shared()), id, place))
            .collect()
    }

    /// The bot as a user: to be named in options, and to see what it may see.
    pub fn bot(&self) -> User {
        let place = self.first_channel();
        User::new(Arc::clone(self.shared()), self.application_id(), place)
    }

    /// A new server, with the bot in it or without.
    pub fn add_guild(&self, name: &str, locale: &str, with_bot: bool) -> Id {
        self.shared().world().add_guild(name, locale, with_bot)
    }

    /// Sets a server's preferred locale.
    pub fn set_guild_locale(&self, guild: Id, locale: &str) {
        if let Some(guild) = self.shared().world().guilds.get_mut(&guild) {
            locale.clone_into(&mut guild.locale);
        }
    }

    /// A new text channel of a server.
    pub fn add_channel(&self, guild: Id, name: &str) -> Id {
        self.shared()
            .world()
            .add_channel(Kind::Text, Some(guild), name, Vec::new())
    }

    /// A new group of these users, which the bot is not in.
    pub fn add_group(&self, name: &str, users: &[&User]) -> Id {
        let people = users.iter().map(|user| user.id()).collect();
        self.shared()
            .world()
            .add_channel(Kind::Group, None, name, people)
    }

    /// The direct messages of two users.
    pub fn direct(&self, one: &User, other: &User) -> Id {
        self.shared().world().direct(one.id(), other.id())
    }

    /// A new public thread below a channel, opened by a user.
    pub fn add_thread(&self, parent: Id, name: &str, owner: &User) -> Id {
        self.shared()
            .world()
            .add_thread(parent, Kind::PublicThread, name, owner.id(), None)
    }

    /// Deletes a channel or thread.
    pub fn delete_channel(&self, channel: Id) {
        self.shared().world().remove_channel(channel);
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, message: Id) {
        self.shared().world().erase(message);
    }

    /// Puts the bot out of a server.
    pub fn kick_bot(&self, guild: Id) {
        let mut world = self.shared().world();
        let bot = world.app.id;
        world.leave(bot, guild);
    }

    /// Lets the bot into a server.
    pub fn invite_bot(&self, guild: Id) {
        let mut world = self.shared().world();
        let bot = world.app.id;
        world.join(bot, guild);
    }

    /// Gives a member more permissions in a server.
    pub fn allow(&self, user: &User, guild: Id, more: Permissions) {
        self.shared()
            .world()
            .permit_in_guild(user.id(), guild, |now| now | more);
    }

    /// Takes permissions from a member in a server.
    pub fn forbid(&self, user: &User, guild: Id, less: Permissions) {
        self.shared()
            .world()
            .permit_in_guild(user.id(), guild, |now| now.without(less));
    }

    /// Sets what a member may do more and less in one channel than in the server.
    pub fn overwrite(&self, user: &User, channel: Id, allow: Permissions, deny: Permissions) {
        self.shared()
            .world()
            .permit_in_channel(user.id(), channel, allow, deny);
    }

    /// The earlier versions of a message, oldest first.
    pub fn revisions(&self, message: Id) -> Vec<Arc<Message>> {
        self.shared()
            .world()
            .revisions
            .get(&message)
            .cloned()
            .unwrap_or_default()
    }

    /// All registered commands as Discord's JSON.
    pub fn commands(&self) -> Vec<Value> {
        self.shared()
            .world()
            .commands
            .iter()
            .map(|command| command.body.clone())
            .collect()
    }

    /// A channel as Discord's JSON.
    pub fn channel_json(&self, channel: Id) -> Option<Value> {
        let world = self.shared().world();
        world
            .channels
            .get(&channel)
            .map(|channel| world.channel_json(channel))
    }

    /// A server as Discord's JSON, with its channels, threads and members.
    pub fn guild_json(&self, guild: Id) -> Option<Value> {
        let world = self.shared().world();
        world
            .guilds
            .get(&guild)
            .map(|guild| world.guild_create_json(guild, true))
    }

    /// All servers.
    pub fn guilds(&self) -> Vec<Id> {
        self.shared().world().guilds.keys().copied().collect()
    }
}
