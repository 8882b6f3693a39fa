//! The payload of an interaction, with all that Discord puts into it.

use serde_json::{Value, json};

use super::super::Id;
use super::super::world::World;
use super::Deed;

/// How large a file the bot may attach, in bytes.
const ATTACHMENT_LIMIT: u64 = 10 * 1024 * 1024;

impl World {
    pub(super) fn interaction_json(
        &self,
        id: Id,
        token: &str,
        deed: &Deed,
        owners: &Value,
    ) -> Value {
        let mut body = json!({
            "id": id,
            "application_id": self.app.id,
            "type": deed.kind,
            "token": token,
            "version": 1,
            "data": deed.data,
            "channel_id": deed.channel,
            "locale": self.people.get(&deed.user).map_or("en-US", |person| person.locale.as_str()),
            "context": self.context(deed.channel),
            "authorizing_integration_owners": owners,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": ATTACHMENT_LIMIT,
        });
        if let Some(message) = &deed.message {
            body["message"] = self.message_json(message);
        }
        let Some(channel) = self.channels.get(&deed.channel) else {
            return body;
        };
        body["channel"] = self.partial_channel_json(channel, deed.user);
        body["app_permissions"] = json!(self.app_permissions(deed.channel));
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            body["user"] = self.user_json(deed.user);
            return body;
        };
        body["guild_id"] = json!(guild.id);
        body["guild_locale"] = json!(guild.locale);
        body["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
        body["member"] = self.full_member_json(guild, deed.user);
        body["member"]["permissions"] = json!(self.permissions(deed.user, channel).to_string());
        body
    }

    /// What the bot may do where an interaction took place; in a server it is not in, only what users' apps may.
    fn app_permissions(&self, channel: Id) -> String {
        use super::super::permissions::Permissions;
        let found = self.channels.get(&channel);
        let bits = found.map_or(Permissions::NONE, |channel| {
            self.permissions(self.app.id, channel)
        });
        let guild = found
            .and_then(|channel| channel.guild)
            .and_then(|id| self.guilds.get(&id));
        if guild.is_some_and(|guild| !guild.members.contains_key(&self.app.id)) {
            let user_app = Permissions::EMBED_LINKS
                | Permissions::ATTACH_FILES
                | Permissions::MENTION_EVERYONE;
            return user_app.to_string();
        }
        bits.to_string()
    }

    /// People and channels that options or menus name, as `resolved` carries them.
    pub(crate) fn resolved(&self, channel: Id, users: &[Id], channels: &[Id]) -> Value {
        let mut resolved = json!({});
        let place = self.channels.get(&channel);
        let guild = place
            .and_then(|channel| channel.guild)
            .and_then(|id| self.guilds.get(&id));
        for user in users {
            resolved["users"][user.to_string()] = self.user_json(*user);
            if let (Some(guild), Some(place)) = (guild, place)
                && let Some(member) = guild.members.get(user)
            {
                let mut body = guild.member_json(member);
                if let Some(fields) = body.as_object_mut() {
                    // A partial member has neither.
                    fields.remove("deaf");
                    fields.remove("mute");
                }
                body["permissions"] = json!(self.permissions(*user, place).to_string());
                resolved["members"][user.to_string()] = body;
            }
        }
        for id in channels {
            if let Some(channel) = self.channels.get(id) {
                let mut body = json!({
                    "id": id,
                    "type": channel.kind.number(),
                    "name": channel.name,
                    "permissions": self.permissions(self.app.id, channel).to_string(),
                });
                if let Some(parent) = channel.parent {
                    body["parent_id"] = json!(parent);
                    body["thread_metadata"] = self.channel_json(channel)["thread_metadata"].clone();
                }
                resolved["channels"][id.to_string()] = body;
            }
        }
        resolved
    }
}

/// The type of the option that has the focus; 3 if none has.
pub(super) fn focused_type(data: &Value) -> u64 {
    fn find(options: &Value) -> Option<u64> {
        options.as_array()?.iter().find_map(|option| {
            if option["focused"] == true {
                option["type"].as_u64()
            } else {
                find(&option["options"])
            }
        })
    }
    find(&data["options"]).unwrap_or(3)
}
