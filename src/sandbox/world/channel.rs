//! Places to write in: text channels, threads, direct messages and groups.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};

use super::super::Id;
use super::super::clock::iso;
use super::super::permissions::Permissions;
use super::World;

/// What sort of place it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelKind {
    /// A server's text channel.
    Text,
    /// A conversation of two.
    Direct,
    /// A conversation of several outside any server.
    Group,
    /// A thread that everyone in the channel can open.
    PublicThread,
    /// A thread for whom it was opened.
    PrivateThread,
}

pub(crate) use self::ChannelKind as Kind;

impl ChannelKind {
    /// Discord's number for it.
    pub fn number(self) -> u64 {
        match self {
            Kind::Text => 0,
            Kind::Direct => 1,
            Kind::Group => 3,
            Kind::PublicThread => 11,
            Kind::PrivateThread => 12,
        }
    }

    /// Whether it hangs below a text channel.
    pub fn is_thread(self) -> bool {
        match self {
            Kind::PublicThread | Kind::PrivateThread => true,
            Kind::Text | Kind::Direct | Kind::Group => false,
        }
    }
}

/// A place to write in.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: Kind,
    pub(crate) guild: Option<Id>,
    pub(crate) parent: Option<Id>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) owner: Option<Id>,
    /// Who takes part: both sides of a direct message, a group's or a thread's members.
    pub(crate) people: Vec<Id>,
    /// What a member may do more and less than elsewhere.
    pub(crate) overwrites: BTreeMap<Id, (Permissions, Permissions)>,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) auto_archive: u64,
    /// Its messages, oldest first, ephemeral ones among them.
    pub(crate) messages: VecDeque<Id>,
    pub(crate) total_messages: u64,
    /// Nonces of late, with the message each made.
    pub(crate) nonces: VecDeque<(String, Id, u64)>,
}

impl Channel {
    pub(crate) fn new(id: Id, kind: Kind, guild: Option<Id>, name: &str) -> Channel {
        Channel {
            id,
            kind,
            guild,
            parent: None,
            name: name.to_owned(),
            topic: None,
            owner: None,
            people: Vec::new(),
            overwrites: BTreeMap::new(),
            archived: false,
            locked: false,
            auto_archive: 4320,
            messages: VecDeque::new(),
            total_messages: 0,
            nonces: VecDeque::new(),
        }
    }

    fn thread_metadata(&self) -> Value {
        json!({
            "archived": self.archived,
            "archive_timestamp": iso(self.id.made_at()),
            "auto_archive_duration": self.auto_archive,
            "locked": self.locked,
            "create_timestamp": iso(self.id.made_at()),
        })
    }
}

impl World {
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let last = channel.messages.iter().rev().find(|id| {
            self.messages
                .get(id)
                .is_some_and(|message| message.reader.is_none())
        });
        let mut body = json!({
            "id": channel.id,
            "type": channel.kind.number(),
            "flags": 0,
            "last_message_id": last,
        });
        match channel.kind {
            Kind::Direct | Kind::Group => {
                let others = channel.people.iter().filter(|id| **id != self.app.id);
                body["recipients"] = others.map(|id| self.user_json(*id)).collect();
                if channel.kind == Kind::Group {
                    body["name"] = json!(channel.name);
                    body["icon"] = Value::Null;
                    body["owner_id"] = json!(channel.owner);
                }
            }
            Kind::Text => {
                body["guild_id"] = json!(channel.guild);
                body["name"] = json!(channel.name);
                body["topic"] = json!(channel.topic);
                body["position"] = json!(0);
                body["parent_id"] = Value::Null;
                body["nsfw"] = json!(false);
                body["rate_limit_per_user"] = json!(0);
                body["permission_overwrites"] = channel
                    .overwrites
                    .iter()
                    .map(|(id, (allow, deny))| {
                        json!({"id": id, "type": 1, "allow": allow.to_string(), "deny": deny.to_string()})
                    })
                    .collect();
            }
            Kind::PublicThread | Kind::PrivateThread => {
                body["guild_id"] = json!(channel.guild);
                body["name"] = json!(channel.name);
                body["parent_id"] = json!(channel.parent);
                body["owner_id"] = json!(channel.owner);
                body["rate_limit_per_user"] = json!(0);
                body["thread_metadata"] = channel.thread_metadata();
                body["message_count"] = json!(channel.messages.len());
                body["total_message_sent"] = json!(channel.total_messages);
                body["member_count"] = json!(channel.people.len());
                if channel.people.contains(&self.app.id) {
                    body["member"] = json!({
                        "id": channel.id,
                        "user_id": self.app.id,
                        "join_timestamp": iso(channel.id.made_at()),
                        "flags": 0,
                    });
                }
            }
        }
        body
    }

    /// The channel as interactions carry it, with what `person` may do there.
    pub(crate) fn partial_channel_json(&self, channel: &Channel, person: Id) -> Value {
        let mut body = self.channel_json(channel);
        if channel.guild.is_some() {
            body["permissions"] = json!(self.permissions(person, channel).to_string());
            if let Some(fields) = body.as_object_mut() {
                fields.remove("permission_overwrites");
            }
        }
        body
    }
}
