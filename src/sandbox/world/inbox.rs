//! What reached somebody: pings, and how far they have read.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use super::super::Id;
use super::channel::Kind;
use super::mentions::Mentioned;
use super::message::{Message, flags};
use super::{AllowedMentions, World};

/// Why somebody was pinged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The text mentions them.
    Mention,
    /// It answers a message of theirs.
    Reply,
    /// The text mentions everyone.
    Everyone,
    /// It was written to them directly.
    Direct,
}

/// A ping that somebody received.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The message, as it was when it pinged.
    pub message: Arc<Message>,
    /// Why it pinged.
    pub why: Why,
    /// Whether it came without sound.
    pub silent: bool,
}

/// What reached one person.
#[derive(Debug, Default)]
pub(crate) struct Inbox {
    pub(crate) notices: VecDeque<Notice>,
    pub(crate) read: HashMap<Id, Id>,
}

impl World {
    /// Pings everyone whom a new message pings.
    pub(super) fn notify(
        &mut self,
        message: &Arc<Message>,
        found: &Mentioned,
        allowed: &AllowedMentions,
    ) {
        if message.reader.is_some() {
            return;
        }
        let Some(channel) = self.channels.get(&message.channel) else {
            return;
        };
        let mut pinged: Vec<(Id, Why)> = Vec::new();
        let mut ping = |person: Id, why: Why| {
            if person != message.author && !pinged.iter().any(|(other, _)| *other == person) {
                pinged.push((person, why));
            }
        };
        for person in found.users.iter().filter(|person| allowed.allows(**person)) {
            ping(*person, Why::Mention);
        }
        if allowed.allows_reply()
            && let Some(answered) = message
                .reference
                .and_then(|to| self.messages.get(&to.message))
        {
            ping(answered.author, Why::Reply);
        }
        if channel.kind == Kind::Direct || channel.kind == Kind::Group {
            channel
                .people
                .iter()
                .for_each(|person| ping(*person, Why::Direct));
        } else if message.mentions_everyone
            && let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id))
        {
            guild
                .members
                .keys()
                .for_each(|person| ping(*person, Why::Everyone));
        }
        pinged.retain(|(person, _)| {
            let human = self.people.get(person).is_some_and(|person| !person.bot);
            human && self.can_see(*person, channel)
        });
        for (person, why) in pinged {
            let inbox = self.inboxes.entry(person).or_default();
            if inbox.notices.len() >= self.limits.notices {
                inbox.notices.pop_front();
            }
            inbox.notices.push_back(Notice {
                message: Arc::clone(message),
                why,
                silent: message.flags & flags::SUPPRESS_NOTIFICATIONS != 0,
            });
        }
    }

    /// How many messages somebody has not read in a channel.
    pub(crate) fn unread(&self, person: Id, channel: Id) -> usize {
        let read = self
            .inboxes
            .get(&person)
            .and_then(|inbox| inbox.read.get(&channel));
        let Some(channel) = self
            .channels
            .get(&channel)
            .filter(|channel| self.can_see(person, channel))
        else {
            return 0;
        };
        let newer = channel
            .messages
            .iter()
            .rev()
            .take_while(|id| read.is_none_or(|read| *id > read));
        newer
            .filter_map(|id| self.messages.get(id))
            .filter(|message| {
                message.author != person && message.reader.is_none_or(|reader| reader == person)
            })
            .count()
    }

    pub(crate) fn mark_read(&mut self, person: Id, channel: Id) {
        if let Some(last) = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.messages.back())
        {
            self.inboxes
                .entry(person)
                .or_default()
                .read
                .insert(channel, *last);
        }
    }
}
