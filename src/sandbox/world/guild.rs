//! Servers and their members.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::super::Id;
use super::super::clock::iso;
use super::super::permissions::Permissions;
use super::World;

/// A server.
#[derive(Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    pub(crate) locale: String,
    pub(crate) members: BTreeMap<Id, Member>,
    pub(crate) channels: Vec<Id>,
    /// The role that stands for a set of permissions.
    pub(crate) roles: BTreeMap<Permissions, Id>,
}

/// Somebody's membership of a server.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) nick: Option<String>,
    pub(crate) joined: u64,
    pub(crate) permissions: Permissions,
}

impl Guild {
    /// What every member may do: the role `@everyone`. Who may do more has a role for it.
    pub(crate) fn everyone(&self) -> Permissions {
        self.members
            .values()
            .fold(Permissions::MEMBER, |all, member| all & member.permissions)
    }

    fn role_of(&self, member: &Member) -> Option<Id> {
        self.roles
            .get(&member.permissions)
            .copied()
            .filter(|_| member.permissions != self.everyone())
    }

    pub(crate) fn roles_json(&self) -> Vec<Value> {
        let everyone = self.everyone();
        let used: BTreeSet<Permissions> = self
            .members
            .values()
            .map(|member| member.permissions)
            .collect();
        let mut roles = vec![role_json(self.id, "@everyone", everyone, 0)];
        for (position, (permissions, id)) in self.roles.iter().enumerate() {
            if used.contains(permissions) && *permissions != everyone {
                roles.push(role_json(
                    *id,
                    &format!("role {id}"),
                    *permissions,
                    position + 1,
                ));
            }
        }
        roles
    }

    /// A member without the user.
    pub(crate) fn member_json(&self, member: &Member) -> Value {
        json!({
            "avatar": null,
            "banner": null,
            "communication_disabled_until": null,
            "deaf": false,
            "flags": 0,
            "joined_at": iso(member.joined),
            "mute": false,
            "nick": member.nick,
            "pending": false,
            "premium_since": null,
            "roles": self.role_of(member).into_iter().collect::<Vec<Id>>(),
        })
    }

    /// What is the same in every description of the server.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id,
            "name": self.name,
            "icon": null,
            "description": null,
            "home_header": null,
            "splash": null,
            "discovery_splash": null,
            "features": [],
            "banner": null,
            "owner_id": self.owner,
            "application_id": null,
            "region": "deprecated",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "roles": self.roles_json(),
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": null,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "rules_channel_id": null,
            "safety_alerts_channel_id": null,
            "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false,
            "nsfw": false,
            "nsfw_level": 0,
            "hub_type": null,
            "emojis": [],
            "stickers": [],
            "incidents_data": null,
        })
    }
}

fn role_json(id: Id, name: &str, permissions: Permissions, position: usize) -> Value {
    json!({
        "id": id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": permissions.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

impl World {
    /// A member with the user.
    pub(crate) fn full_member_json(&self, guild: &Guild, person: Id) -> Value {
        let Some(member) = guild.members.get(&person) else {
            return Value::Null;
        };
        let mut body = guild.member_json(member);
        body["user"] = self.user_json(person);
        body
    }

    /// The payload of `GUILD_CREATE`.
    pub(crate) fn guild_create_json(&self, guild: &Guild, all_members: bool) -> Value {
        let mut body = guild.json();
        let members: Vec<Value> = guild
            .members
            .keys()
            .filter(|id| all_members || **id == self.app.id)
            .map(|id| self.full_member_json(guild, *id))
            .collect();
        let (mut channels, mut threads) = (Vec::new(), Vec::new());
        for channel in guild.channels.iter().filter_map(|id| self.channels.get(id)) {
            let place = if channel.kind.is_thread() {
                &mut threads
            } else {
                &mut channels
            };
            place.push(self.channel_json(channel));
        }
        let joined = guild
            .members
            .get(&self.app.id)
            .map_or(0, |member| member.joined);
        body["joined_at"] = json!(iso(joined));
        body["large"] = json!(guild.members.len() > 50);
        body["unavailable"] = json!(false);
        body["member_count"] = json!(guild.members.len());
        body["members"] = Value::Array(members);
        body["channels"] = Value::Array(channels);
        body["threads"] = Value::Array(threads);
        for empty in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            body[empty] = json!([]);
        }
        body
    }
}
