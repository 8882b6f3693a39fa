//! Whom a message mentions, and for whom of them that is allowed.

use serde_json::Value;

use super::super::Id;
use super::super::refusal::{Form, Place};

/// Which mentions in a text may ping.
#[derive(Clone, Debug)]
pub(crate) struct AllowedMentions {
    users: Allowed,
    everyone: bool,
    replied_user: bool,
}

#[derive(Clone, Debug)]
enum Allowed {
    All,
    Only(Vec<Id>),
}

impl Default for AllowedMentions {
    /// What holds where nothing is said: every mention pings.
    fn default() -> AllowedMentions {
        AllowedMentions {
            users: Allowed::All,
            everyone: true,
            replied_user: true,
        }
    }
}

impl AllowedMentions {
    pub(crate) fn read(value: &Value, place: &Place<'_>, form: &mut Form) -> AllowedMentions {
        if value.is_null() {
            return AllowedMentions::default();
        }
        if !value.is_object() {
            form.bad_type(place, "dictionary");
            return AllowedMentions::default();
        }
        let (mut all_users, mut everyone) = (false, false);
        for (n, what) in value["parse"].as_array().into_iter().flatten().enumerate() {
            match what.as_str() {
                Some("users") => all_users = true,
                Some("everyone") => everyone = true,
                Some("roles") => {}
                _ => form.wrong(
                    &place.key("parse").index(n),
                    "BASE_TYPE_CHOICES",
                    "Value must be one of {'everyone', 'users', 'roles'}.",
                ),
            }
        }
        let mut users = Vec::new();
        for (n, user) in value["users"].as_array().into_iter().flatten().enumerate() {
            match user
                .as_str()
                .and_then(|text| text.parse().ok())
                .or(user.as_u64().map(Id::new))
            {
                Some(id) => users.push(id),
                None => form.wrong(
                    &place.key("users").index(n),
                    "NUMBER_TYPE_COERCE",
                    format!("Value {user} is not snowflake."),
                ),
            }
        }
        if users.len() > 100 {
            form.wrong(
                &place.key("users"),
                "BASE_TYPE_BAD_LENGTH",
                "Must be 100 or fewer in length.",
            );
        }
        if all_users && !users.is_empty() {
            form.wrong(
                place,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                "parse:[\"users\"] and users: [ids...] are mutually exclusive.",
            );
        }
        AllowedMentions {
            users: if all_users {
                Allowed::All
            } else {
                Allowed::Only(users)
            },
            everyone,
            replied_user: value["replied_user"] == true,
        }
    }

    pub(crate) fn allows(&self, user: Id) -> bool {
        match &self.users {
            Allowed::All => true,
            Allowed::Only(users) => users.contains(&user),
        }
    }

    pub(crate) fn allows_everyone(&self) -> bool {
        self.everyone
    }

    pub(crate) fn allows_reply(&self) -> bool {
        self.replied_user
    }
}

/// What a text mentions, whether allowed or not.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Mentioned {
    pub(crate) users: Vec<Id>,
    pub(crate) everyone: bool,
}

/// Reads the mentions of a text; what stands in code is no mention.
pub(crate) fn mentioned(content: &str) -> Mentioned {
    if !content.contains('@') {
        return Mentioned::default();
    }
    let text = without_code(content);
    let mut found = Mentioned {
        everyone: text.contains("@everyone") || text.contains("@here"),
        users: Vec::new(),
    };
    for piece in text.split("<@").skip(1) {
        let id = piece
            .split_once('>')
            .and_then(|(id, _)| id.trim_start_matches('!').parse().ok());
        if let Some(id) = id
            && !found.users.contains(&id)
        {
            found.users.push(id);
        }
    }
    found
}

fn without_code(content: &str) -> String {
    let mut plain = String::new();
    let mut rest = content;
    while let Some(start) = rest.find('`') {
        let fence = if rest[start..].starts_with("```") {
            "```"
        } else {
            "`"
        };
        let inside = start + fence.len();
        let Some(length) = rest[inside..].find(fence) else {
            break;
        };
        plain.push_str(&rest[..start]);
        rest = &rest[inside + length + fence.len()..];
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_outside_code() {
        let found = mentioned("<@7> and <@!8>, <@7> `<@9>` ```\n@everyone <@10>``` <@&11>");
        assert_eq!(found.users, [Id::new(7), Id::new(8)]);
        assert!(!found.everyone);
        assert!(mentioned("@here").everyone);
    }
}
