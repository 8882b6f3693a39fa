//! What a user's client shows.

use std::sync::Arc;

use serde_json::Value;

use super::super::Id;
use super::super::happening::Happening;
use super::super::world::{Message, Notice};
use super::{User, offer};

impl User {
    /// The messages of a channel that the user sees, oldest first, ephemeral ones of their own among them.
    pub fn sees(&self, channel: Id) -> Vec<Arc<Message>> {
        let mut world = self.shared.world();
        let Some(place) = world
            .channels
            .get(&channel)
            .filter(|place| world.can_see(self.id, place))
        else {
            return Vec::new();
        };
        let seen: Vec<Arc<Message>> = place
            .messages
            .iter()
            .filter_map(|id| world.messages.get(id))
            .filter(|message| message.reader.is_none_or(|reader| reader == self.id))
            .filter(|message| !world.dismissed.contains(&message.id))
            .cloned()
            .collect();
        for message in &seen {
            world.unseen.remove(&message.id);
        }
        seen
    }

    /// The last message that the user sees in the channel they are at.
    pub fn last(&self) -> Option<Arc<Message>> {
        self.sees(self.place).pop()
    }

    /// A message as the user sees it now, if they do.
    pub fn message(&self, id: Id) -> Option<Arc<Message>> {
        let mut world = self.shared.world();
        let message = world.messages.get(&id)?;
        let place = world.channels.get(&message.channel)?;
        let is_theirs = message.reader.is_none_or(|reader| reader == self.id)
            && !world.dismissed.contains(&id)
            && world.can_see(self.id, place);
        let message = is_theirs.then(|| Arc::clone(message))?;
        world.unseen.remove(&id);
        Some(message)
    }

    /// The message as Discord's JSON, as the user's client gets it.
    pub fn message_json(&self, id: Id) -> Option<Value> {
        let message = self.message(id)?;
        Some(self.shared.world().message_json(&message))
    }

    /// All pings so far, oldest first.
    pub fn pings(&self) -> Vec<Notice> {
        let world = self.shared.world();
        let inbox = world.inboxes.get(&self.id);
        inbox
            .map(|inbox| inbox.notices.iter().cloned().collect())
            .unwrap_or_default()
    }

    /// The pings since they were last taken.
    pub fn take_pings(&self) -> Vec<Notice> {
        let mut world = self.shared.world();
        let inbox = world.inboxes.get_mut(&self.id);
        inbox
            .map(|inbox| std::mem::take(&mut inbox.notices).into())
            .unwrap_or_default()
    }

    /// How many messages in a channel are new to the user.
    pub fn unread(&self, channel: Id) -> usize {
        self.shared.world().unread(self.id, channel)
    }

    /// Reads a channel to its end.
    pub fn reads(&self, channel: Id) {
        self.shared.world().mark_read(self.id, channel);
    }

    /// The commands that the client offers where the user is, as Discord's JSON.
    pub fn commands(&self) -> Vec<Value> {
        let world = self.shared.world();
        let Some(place) = world.channels.get(&self.place) else {
            return Vec::new();
        };
        let offered = world.commands_in(place.guild).into_iter().filter(|found| {
            world.app_is_there(self.id, self.place)
                && offer::is_offered(&world, found, self.id, self.place)
        });
        offered.map(|command| command.body.clone()).collect()
    }

    /// The servers the user is in.
    pub fn guilds(&self) -> Vec<Id> {
        let world = self.shared.world();
        let mine = world
            .guilds
            .values()
            .filter(|guild| guild.members.contains_key(&self.id));
        mine.map(|guild| guild.id).collect()
    }

    /// The channels, threads, groups and direct messages that the user can open, oldest first.
    pub fn channels(&self) -> Vec<Id> {
        let world = self.shared.world();
        let open = world
            .channels
            .values()
            .filter(|channel| world.can_see(self.id, channel));
        let mut ids: Vec<Id> = open.map(|channel| channel.id).collect();
        ids.sort_unstable();
        ids
    }

    /// Whether the user's client shows that this happened: messages they can see, their own interactions,
    /// channels they can open. What goes between Discord and the bot is for nobody's client.
    pub fn notices(&self, happening: &Happening) -> bool {
        let sees = |id: &Id| {
            let world = self.shared.world();
            world
                .channels
                .get(id)
                .is_some_and(|channel| world.can_see(self.id, channel))
        };
        match happening {
            Happening::MessageCreated(message)
            | Happening::MessageEdited(message)
            | Happening::MessageDeleted(message) => match message.reader {
                Some(reader) => reader == self.id,
                None => sees(&message.channel),
            },
            // Of a channel that is gone, nobody can say who saw it.
            Happening::ChannelChanged { channel } => {
                sees(channel) || !self.shared.world().channels.contains_key(channel)
            }
            Happening::Typing { channel, user } => *user != self.id && sees(channel),
            Happening::MembersChanged { .. } | Happening::CommandsChanged => true,
            Happening::InteractionSent { user, .. }
            | Happening::InteractionAnswered { user, .. }
            | Happening::InteractionFailed { user, .. } => *user == self.id,
            Happening::RequestMade(_)
            | Happening::FrameSent(_)
            | Happening::SessionOpened { .. }
            | Happening::SessionClosed { .. } => false,
        }
    }
}
