//! Messages written, edited and deleted, and who is told.

use std::sync::Arc;

use serde_json::{Value, json};

use super::super::Id;
use super::super::gateway::intents;
use super::super::happening::Happening;
use super::super::permissions::Permissions;
use super::World;
use super::channel::Kind;
use super::mentions::{AllowedMentions, Mentioned, mentioned};
use super::message::{Attachment, Message, Provenance, Reference, flags};

/// A message about to be written, found valid.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) kind: u64,
    pub(crate) flags: u64,
    pub(crate) allowed: AllowedMentions,
    pub(crate) reference: Option<Reference>,
    pub(crate) nonce: Option<Value>,
    pub(crate) reader: Option<Id>,
    pub(crate) by_webhook: bool,
    pub(crate) provenance: Option<Provenance>,
}

/// An edit, found valid: what is `None` stays.
#[derive(Debug, Default)]
pub(crate) struct Edit {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Attachment>>,
    pub(crate) flags: Option<u64>,
    pub(crate) allowed: AllowedMentions,
}

impl World {
    pub(crate) fn post(&mut self, channel: Id, author: Id, draft: Draft) -> Arc<Message> {
        let id = self.new_id();
        let found = mentioned(&draft.content);
        let guild = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.guild);
        let mut message = Message {
            id,
            channel,
            guild,
            author,
            content: draft.content,
            embeds: draft.embeds,
            components: draft.components,
            attachments: draft.attachments,
            kind: draft.kind,
            flags: draft.flags,
            created: self.now(),
            edited: None,
            mentions: Vec::new(),
            mentions_everyone: false,
            reader: draft.reader,
            thread: None,
            reference: draft.reference,
            nonce: draft.nonce,
            by_webhook: draft.by_webhook,
            provenance: draft.provenance,
            late_edits: Vec::new(),
        };
        self.set_mentions(&mut message, &found, &draft.allowed);
        let message = Arc::new(message);
        self.messages.insert(id, Arc::clone(&message));
        self.file_message(channel, id);
        if author == self.app.id && self.limits.revisions {
            self.unseen.insert(id);
        }
        if message.flags & flags::LOADING == 0 {
            self.notify(&message, &found, &draft.allowed);
        }
        self.announce("MESSAGE_CREATE", &message);
        self.tell(|| Happening::MessageCreated(Arc::clone(&message)));
        message
    }

    /// Puts a message into its channel; a channel at its bound forgets its oldest.
    fn file_message(&mut self, channel: Id, id: Id) {
        let Some(channel) = self.channels.get_mut(&channel) else {
            return;
        };
        channel.messages.push_back(id);
        channel.total_messages += 1;
        channel.archived = channel.archived && channel.locked;
        if channel.messages.len() > self.limits.messages_per_channel
            && let Some(old) = channel.messages.pop_front()
        {
            self.forget(old);
        }
    }

    pub(super) fn forget(&mut self, id: Id) -> Option<Arc<Message>> {
        let message = self.messages.remove(&id)?;
        for file in &message.attachments {
            self.files.remove(&file.id);
        }
        Some(message)
    }

    fn set_mentions(&self, message: &mut Message, found: &Mentioned, allowed: &AllowedMentions) {
        let known = |person: &&Id| self.people.contains_key(*person) && allowed.allows(**person);
        message.mentions = found.users.iter().filter(known).copied().collect();
        if allowed.allows_reply()
            && let Some(answered) = message
                .reference
                .and_then(|to| self.messages.get(&to.message))
            && answered.author != message.author
            && !message.mentions.contains(&answered.author)
        {
            message.mentions.push(answered.author);
        }
        let may = || {
            let channel = self.channels.get(&message.channel);
            channel.is_some_and(|channel| {
                self.permissions(message.author, channel)
                    .has(Permissions::MENTION_EVERYONE)
            })
        };
        message.mentions_everyone = found.everyone && allowed.allows_everyone() && may();
    }

    /// Changes a message. An edit shows new mentions, but pings nobody; only the first words of a
    /// message that said "thinking" ping as a new message does.
    pub(crate) fn edit(&mut self, id: Id, edit: Edit) -> Option<Arc<Message>> {
        let now = self.now();
        let old = Arc::clone(self.messages.get(&id)?);
        let mut message = Message::clone(&old);
        let was_loading = message.is_loading();
        if let Some(flags) = edit.flags {
            let kept = flags::EPHEMERAL | flags::HAS_THREAD | flags::LOADING | flags::COMPONENTS_V2;
            message.flags = (message.flags & kept) | (flags & flags::SETTABLE);
        }
        message.flags &= !flags::LOADING;
        message.embeds = edit.embeds.unwrap_or(message.embeds);
        message.components = edit.components.unwrap_or(message.components);
        message.attachments = edit.attachments.unwrap_or(message.attachments);
        let found = mentioned(edit.content.as_deref().unwrap_or(&message.content));
        if let Some(content) = edit.content {
            message.content = content;
            self.set_mentions(&mut message, &found, &edit.allowed);
        }
        if !was_loading {
            message.edited = Some(now);
        }
        let message = Arc::new(message);
        self.messages.insert(id, Arc::clone(&message));
        if self.limits.revisions {
            self.revisions.entry(id).or_default().push(old);
        }
        if was_loading {
            self.notify(&message, &found, &edit.allowed);
        }
        self.announce("MESSAGE_UPDATE", &message);
        self.tell(|| Happening::MessageEdited(Arc::clone(&message)));
        Some(message)
    }

    /// Notes an edit of a message older than an hour.
    pub(crate) fn note_late_edit(&mut self, id: Id, at: u64) {
        if let Some(message) = self.messages.get_mut(&id) {
            Arc::make_mut(message).late_edits.push(at);
        }
    }

    /// Hangs a thread on a message.
    pub(crate) fn hang_thread(&mut self, id: Id, thread: Id) {
        let Some(message) = self.messages.get_mut(&id) else {
            return;
        };
        let changed = Arc::make_mut(message);
        changed.thread = Some(thread);
        changed.flags |= flags::HAS_THREAD;
        let message = Arc::clone(message);
        self.announce("MESSAGE_UPDATE", &message);
        self.tell(|| Happening::MessageEdited(Arc::clone(&message)));
    }

    /// Deletes a message.
    pub(crate) fn erase(&mut self, id: Id) -> Option<Arc<Message>> {
        let message = self.forget(id)?;
        if let Some(channel) = self.channels.get_mut(&message.channel)
            && let Some(at) = channel.messages.iter().rposition(|other| *other == id)
        {
            channel.messages.remove(at);
        }
        if message.reader.is_none() {
            let mut gone = json!({"id": id, "channel_id": message.channel});
            if let Some(guild) = message.guild {
                gone["guild_id"] = json!(guild);
            }
            self.dispatch_in(message.channel, "MESSAGE_DELETE", &gone);
        }
        self.tell(|| Happening::MessageDeleted(Arc::clone(&message)));
        Some(message)
    }

    /// Sends the bot the event of a message, if it is there to see it and asked for such events.
    fn announce(&mut self, name: &str, message: &Message) {
        let wanted = intents::messages(message.guild);
        if message.reader.is_some() || !self.sessions.want(message.guild, wanted) {
            return;
        }
        let mut body = self.message_json(message);
        body["channel_type"] = json!(
            self.channels
                .get(&message.channel)
                .map_or(0, |channel| channel.kind.number())
        );
        if let Some(guild) = message.guild {
            body["guild_id"] = json!(guild);
            let member = self
                .guilds
                .get(&guild)
                .and_then(|guild| Some(guild.member_json(guild.members.get(&message.author)?)));
            if let Some(member) = member {
                body["member"] = member;
            }
        }
        self.dispatch_in(message.channel, name, &body);
    }

    /// Sends the bot a message event of a channel that it can see.
    fn dispatch_in(&mut self, channel: Id, name: &str, body: &Value) {
        let Some(channel) = self.channels.get(&channel) else {
            return;
        };
        if !self.can_see(self.app.id, channel) {
            return;
        }
        let (guild, open) = (channel.guild, self.content_is_open(channel.kind, body));
        let hidden = (!open).then(|| without_content(body));
        let needs = intents::messages(guild);
        self.sessions
            .dispatch(&self.record, guild, needs, name, |intents| {
                if intents & intents::MESSAGE_CONTENT == 0 {
                    hidden.as_ref().unwrap_or(body)
                } else {
                    body
                }
            });
    }

    /// Whether the bot reads the content without asking for message content.
    fn content_is_open(&self, kind: Kind, body: &Value) -> bool {
        let me = self.app.id.to_string();
        let mentions = body["mentions"].as_array();
        body["author"].is_null()
            || matches!(kind, Kind::Direct | Kind::Group)
            || body["author"]["id"] == me.as_str()
            || mentions.is_some_and(|users| users.iter().any(|user| user["id"] == me.as_str()))
    }
}

fn without_content(body: &Value) -> Value {
    let mut body = body.clone();
    body["content"] = json!("");
    for list in ["embeds", "components", "attachments"] {
        body[list] = json!([]);
    }
    body
}
