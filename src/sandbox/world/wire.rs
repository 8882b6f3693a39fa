//! Messages as JSON.

use serde_json::{Value, json};

use super::super::clock::iso;
use super::World;
use super::message::{Attachment, Message, Provenance, flags};

impl Attachment {
    pub(crate) fn json(&self, ephemeral: bool) -> Value {
        let mut body = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            body["description"] = json!(description);
        }
        if ephemeral {
            body["ephemeral"] = json!(true);
        }
        body
    }
}

impl World {
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut body = self.bare_message_json(message);
        if let Some(reference) = message.reference {
            let mut answered = json!({
                "type": 0,
                "channel_id": reference.channel,
                "message_id": reference.message,
            });
            if let Some(guild) = message.guild {
                answered["guild_id"] = json!(guild);
            }
            body["message_reference"] = answered;
            body["referenced_message"] = self
                .messages
                .get(&reference.message)
                .map_or(Value::Null, |other| self.bare_message_json(other));
        }
        if let Some(thread) = message.thread.and_then(|id| self.channels.get(&id)) {
            body["thread"] = self.channel_json(thread);
        }
        body
    }

    fn bare_message_json(&self, message: &Message) -> Value {
        let attachments = message.attachments.iter();
        let mut body = json!({
            "id": message.id,
            "type": message.kind,
            "channel_id": message.channel,
            "author": self.user_json(message.author),
            "content": message.content,
            "embeds": if message.flags & flags::SUPPRESS_EMBEDS == 0 { json!(message.embeds) } else { json!([]) },
            "components": message.components,
            "attachments": attachments.map(|file| file.json(message.is_ephemeral())).collect::<Vec<Value>>(),
            "mentions": message.mentions.iter().map(|id| self.user_json(*id)).collect::<Vec<Value>>(),
            "mention_roles": [],
            "mention_everyone": message.mentions_everyone,
            "timestamp": iso(message.created),
            "edited_timestamp": message.edited.map(iso),
            "flags": message.flags,
            "pinned": false,
            "tts": false,
        });
        if let Some(nonce) = &message.nonce {
            body["nonce"] = nonce.clone();
        }
        if message.author == self.app.id && (message.by_webhook || message.provenance.is_some()) {
            body["application_id"] = json!(self.app.id);
        }
        if message.by_webhook {
            body["webhook_id"] = json!(self.app.id);
        }
        if let Some(provenance) = &message.provenance {
            body["interaction_metadata"] = self.provenance_json(provenance);
            if let Some(name) = &provenance.name {
                body["interaction"] = json!({
                    "id": provenance.interaction,
                    "type": provenance.kind,
                    "name": name,
                    "user": self.user_json(provenance.user),
                });
            }
        }
        body
    }

    fn provenance_json(&self, provenance: &Provenance) -> Value {
        let mut body = json!({
            "id": provenance.interaction,
            "type": provenance.kind,
            "user": self.user_json(provenance.user),
            "authorizing_integration_owners": provenance.owners,
        });
        if let Some(original) = provenance.original {
            body["original_response_message_id"] = json!(original);
        }
        match provenance.kind {
            3 => body["interacted_message_id"] = json!(provenance.on_message),
            5 => {
                body["triggering_interaction_metadata"] = json!({
                    "id": provenance.interaction,
                    "type": if provenance.on_message.is_some() { 3 } else { 2 },
                    "user": self.user_json(provenance.user),
                    "authorizing_integration_owners": provenance.owners,
                });
                if let Some(message) = provenance.on_message {
                    body["triggering_interaction_metadata"]["interacted_message_id"] =
                        json!(message);
                }
            }
            _ => {}
        }
        body
    }
}
