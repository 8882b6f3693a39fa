//! People, servers and channels that come and go.

use serde_json::{Value, json};

use super::super::Id;
use super::super::gateway::intents;
use super::super::happening::Happening;
use super::super::permissions::Permissions;
use super::World;
use super::channel::{Channel, Kind};
use super::guild::{Guild, Member};
use super::user::Person;

impl World {
    pub(crate) fn add_person(&mut self, name: &str) -> Id {
        let id = self.new_id();
        self.people.insert(id, Person::new(id, name));
        id
    }

    /// A server with the bot in it, or without.
    pub(crate) fn add_guild(&mut self, name: &str, locale: &str, with_bot: bool) -> Id {
        let id = self.new_id();
        let owner = self.app.owner;
        self.guilds.insert(
            id,
            Guild {
                id,
                name: name.to_owned(),
                owner,
                locale: locale.to_owned(),
                members: std::collections::BTreeMap::new(),
                channels: Vec::new(),
                roles: std::collections::BTreeMap::new(),
            },
        );
        self.seat(owner, id);
        if with_bot {
            self.join(self.app.id, id);
        }
        id
    }

    fn seat(&mut self, person: Id, guild: Id) {
        let joined = self.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(person).or_insert(Member {
                nick: None,
                joined,
                permissions: Permissions::MEMBER,
            });
        }
    }

    /// Makes somebody a member. For the bot that is an invitation.
    pub(crate) fn join(&mut self, person: Id, guild: Id) {
        self.seat(person, guild);
        if person == self.app.id {
            if self.sessions.want(Some(guild), intents::GUILDS) {
                let body = self
                    .guilds
                    .get(&guild)
                    .map(|guild| self.guild_create_json(guild, false));
                self.dispatch_guild(
                    guild,
                    intents::GUILDS,
                    "GUILD_CREATE",
                    &body.unwrap_or_default(),
                );
            }
        } else if self.sessions.want(Some(guild), intents::GUILD_MEMBERS) {
            let mut body = self
                .guilds
                .get(&guild)
                .map(|guild| self.full_member_json(guild, person))
                .unwrap_or_default();
            body["guild_id"] = json!(guild);
            self.dispatch_guild(guild, intents::GUILD_MEMBERS, "GUILD_MEMBER_ADD", &body);
        }
        self.tell(|| Happening::MembersChanged { guild });
    }

    /// Ends somebody's membership. For the bot that is being kicked.
    pub(crate) fn leave(&mut self, person: Id, guild: Id) {
        let gone = self
            .guilds
            .get_mut(&guild)
            .and_then(|guild| guild.members.remove(&person));
        if gone.is_none() {
            return;
        }
        if person == self.app.id {
            self.dispatch_guild(
                guild,
                intents::GUILDS,
                "GUILD_DELETE",
                &json!({"id": guild}),
            );
            self.commands.retain(|command| command.guild != Some(guild));
        } else {
            let body = json!({"guild_id": guild, "user": self.user_json(person)});
            self.dispatch_guild(guild, intents::GUILD_MEMBERS, "GUILD_MEMBER_REMOVE", &body);
        }
        self.tell(|| Happening::MembersChanged { guild });
    }

    /// Sets what a member may do in a whole server.
    pub(crate) fn permit_in_guild(
        &mut self,
        person: Id,
        guild: Id,
        change: impl Fn(Permissions) -> Permissions,
    ) {
        let role = self.new_id();
        let Some(place) = self.guilds.get_mut(&guild) else {
            return;
        };
        let Some(member) = place.members.get_mut(&person) else {
            return;
        };
        member.permissions = change(member.permissions);
        let permissions = member.permissions;
        place.roles.entry(permissions).or_insert(role);
        self.tell(|| Happening::MembersChanged { guild });
    }

    /// Sets what a member may do in one channel, beyond the server's rule.
    pub(crate) fn permit_in_channel(
        &mut self,
        person: Id,
        channel: Id,
        allow: Permissions,
        deny: Permissions,
    ) {
        let Some(place) = self.channels.get_mut(&channel) else {
            return;
        };
        place.overwrites.insert(person, (allow, deny));
        self.announce_channel("CHANNEL_UPDATE", channel);
    }

    pub(crate) fn add_channel(
        &mut self,
        kind: Kind,
        guild: Option<Id>,
        name: &str,
        people: Vec<Id>,
    ) -> Id {
        let id = self.new_id();
        let mut channel = Channel::new(id, kind, guild, name);
        channel.owner = people.first().copied();
        channel.people = people;
        self.channels.insert(id, channel);
        if let Some(guild) = guild.and_then(|guild| self.guilds.get_mut(&guild)) {
            guild.channels.push(id);
        }
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Opens a thread below a channel; on a message it has the message's id.
    pub(crate) fn add_thread(
        &mut self,
        parent: Id,
        kind: Kind,
        name: &str,
        owner: Id,
        on: Option<Id>,
    ) -> Id {
        let id = on.unwrap_or_else(|| self.new_id());
        let guild = self.channels.get(&parent).and_then(|channel| channel.guild);
        let mut thread = Channel::new(id, kind, guild, name);
        thread.parent = Some(parent);
        thread.owner = Some(owner);
        thread.people = vec![owner];
        self.channels.insert(id, thread);
        if let Some(guild) = guild.and_then(|guild| self.guilds.get_mut(&guild)) {
            guild.channels.push(id);
        }
        self.announce_channel("THREAD_CREATE", id);
        id
    }

    /// Deletes a channel with all in it, and the threads below it.
    pub(crate) fn remove_channel(&mut self, id: Id) -> Option<Value> {
        let below: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id))
            .map(|channel| channel.id)
            .collect();
        for thread in below {
            self.remove_channel(thread);
        }
        let body = self.channel_json(self.channels.get(&id)?);
        let name = if self.channels.get(&id)?.kind.is_thread() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.announce_channel(name, id);
        let channel = self.channels.remove(&id)?;
        self.directs.retain(|_, direct| *direct != id);
        for message in &channel.messages {
            self.forget(*message);
        }
        if let Some(guild) = channel.guild.and_then(|guild| self.guilds.get_mut(&guild)) {
            guild.channels.retain(|other| *other != id);
        }
        self.tell(|| Happening::ChannelChanged { channel: id });
        Some(body)
    }

    /// The direct message channel of these two.
    pub(crate) fn direct(&mut self, one: Id, other: Id) -> Id {
        let pair = (one.min(other), one.max(other));
        if let Some(known) = self.directs.get(&pair) {
            return *known;
        }
        let id = self.add_channel(Kind::Direct, None, "", vec![one, other]);
        self.directs.insert(pair, id);
        id
    }

    /// Sends the bot the event of a channel it can see.
    pub(crate) fn announce_channel(&mut self, name: &str, id: Id) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let guild = channel.guild;
        if let Some(guild) = guild
            && self.sessions.want(Some(guild), intents::GUILDS)
            && self.can_see(self.app.id, channel)
        {
            let mut body = self.channel_json(channel);
            if name == "THREAD_CREATE" {
                body["newly_created"] = json!(true);
            }
            self.dispatch_guild(guild, intents::GUILDS, name, &body);
        }
        self.tell(|| Happening::ChannelChanged { channel: id });
    }

    fn dispatch_guild(&mut self, guild: Id, needs: u64, name: &str, body: &Value) {
        self.sessions
            .dispatch(&self.record, Some(guild), needs, name, |_| body);
    }
}
