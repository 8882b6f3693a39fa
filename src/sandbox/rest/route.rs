//! Which part of the API a path is.

use super::super::Id;
use super::super::refusal::{Form, Place, Refusal};

/// A path of the API, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Route {
    Gateway,
    GatewayBot,
    Me,
    MyGuilds,
    DirectChannels,
    User(Id),
    Application,
    Commands {
        app: Id,
        guild: Option<Id>,
    },
    Command {
        app: Id,
        guild: Option<Id>,
        id: Id,
    },
    Callback {
        id: Id,
        token: String,
    },
    Webhook {
        app: Id,
        token: String,
    },
    WebhookMessage {
        app: Id,
        token: String,
        id: Option<Id>,
    },
    Channel(Id),
    Typing(Id),
    Messages(Id),
    Message(Id, Id),
    BulkDelete(Id),
    Threads(Id),
    MessageThreads(Id, Id),
    ThreadMember(Id, Option<Id>),
    Guild(Id),
    GuildChannels(Id),
    GuildRoles(Id),
    GuildMembers(Id),
    GuildMember(Id, Option<Id>),
    ActiveThreads(Id),
}

impl Route {
    /// Reads a path, and names its template as Discord's description of the API does.
    pub(super) fn read(path: &[&str]) -> Result<(Route, &'static str), Refusal> {
        let found = match *path {
            ["gateway"] => (Route::Gateway, "/gateway"),
            ["gateway", "bot"] => (Route::GatewayBot, "/gateway/bot"),
            ["users", "@me"] => (Route::Me, "/users/@me"),
            ["users", "@me", "guilds"] => (Route::MyGuilds, "/users/@me/guilds"),
            ["users", "@me", "channels"] => (Route::DirectChannels, "/users/@me/channels"),
            ["users", user] => (Route::User(id("user_id", user)?), "/users/{user_id}"),
            ["applications", "@me"] => (Route::Application, "/applications/@me"),
            ["oauth2", "applications", "@me"] => (Route::Application, "/oauth2/applications/@me"),
            ["applications", app, ref rest @ ..] => Route::read_commands(app, rest)?,
            ["interactions", interaction, token, "callback"] => (
                Route::Callback {
                    id: id("interaction_id", interaction)?,
                    token: token.to_owned(),
                },
                "/interactions/{interaction_id}/{interaction_token}/callback",
            ),
            ["webhooks", app, token, ref rest @ ..] => Route::read_webhook(app, token, rest)?,
            ["channels", channel, ref rest @ ..] => {
                Route::read_channel(id("channel_id", channel)?, rest)?
            }
            ["guilds", guild, ref rest @ ..] => Route::read_guild(id("guild_id", guild)?, rest)?,
            _ => return Err(Refusal::not_found()),
        };
        Ok(found)
    }

    fn read_commands(app: &str, rest: &[&str]) -> Result<(Route, &'static str), Refusal> {
        let app = id("application_id", app)?;
        let found = match *rest {
            ["commands"] => (
                Route::Commands { app, guild: None },
                "/applications/{application_id}/commands",
            ),
            ["commands", command] => (
                Route::Command {
                    app,
                    guild: None,
                    id: id("command_id", command)?,
                },
                "/applications/{application_id}/commands/{command_id}",
            ),
            ["guilds", guild, "commands"] => (
                Route::Commands {
                    app,
                    guild: Some(id("guild_id", guild)?),
                },
                "/applications/{application_id}/guilds/{guild_id}/commands",
            ),
            ["guilds", guild, "commands", command] => (
                Route::Command {
                    app,
                    guild: Some(id("guild_id", guild)?),
                    id: id("command_id", command)?,
                },
                "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
            ),
            _ => return Err(Refusal::not_found()),
        };
        Ok(found)
    }

    fn read_webhook(
        app: &str,
        token: &str,
        rest: &[&str],
    ) -> Result<(Route, &'static str), Refusal> {
        let (app, token) = (id("webhook_id", app)?, token.to_owned());
        let found = match *rest {
            [] => (
                Route::Webhook { app, token },
                "/webhooks/{webhook_id}/{webhook_token}",
            ),
            ["messages", "@original"] => (
                Route::WebhookMessage {
                    app,
                    token,
                    id: None,
                },
                "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            ),
            ["messages", message] => (
                Route::WebhookMessage {
                    app,
                    token,
                    id: Some(id("message_id", message)?),
                },
                "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            ),
            _ => return Err(Refusal::not_found()),
        };
        Ok(found)
    }

    fn read_channel(channel: Id, rest: &[&str]) -> Result<(Route, &'static str), Refusal> {
        let found = match *rest {
            [] => (Route::Channel(channel), "/channels/{channel_id}"),
            ["typing"] => (Route::Typing(channel), "/channels/{channel_id}/typing"),
            ["messages"] => (Route::Messages(channel), "/channels/{channel_id}/messages"),
            ["messages", "bulk-delete"] => (
                Route::BulkDelete(channel),
                "/channels/{channel_id}/messages/bulk-delete",
            ),
            ["messages", message] => (
                Route::Message(channel, id("message_id", message)?),
                "/channels/{channel_id}/messages/{message_id}",
            ),
            ["messages", message, "threads"] => (
                Route::MessageThreads(channel, id("message_id", message)?),
                "/channels/{channel_id}/messages/{message_id}/threads",
            ),
            ["threads"] => (Route::Threads(channel), "/channels/{channel_id}/threads"),
            ["thread-members", "@me"] => (
                Route::ThreadMember(channel, None),
                "/channels/{channel_id}/thread-members/@me",
            ),
            ["thread-members", user] => (
                Route::ThreadMember(channel, Some(id("user_id", user)?)),
                "/channels/{channel_id}/thread-members/{user_id}",
            ),
            _ => return Err(Refusal::not_found()),
        };
        Ok(found)
    }

    fn read_guild(guild: Id, rest: &[&str]) -> Result<(Route, &'static str), Refusal> {
        let found = match *rest {
            [] => (Route::Guild(guild), "/guilds/{guild_id}"),
            ["channels"] => (Route::GuildChannels(guild), "/guilds/{guild_id}/channels"),
            ["roles"] => (Route::GuildRoles(guild), "/guilds/{guild_id}/roles"),
            ["members"] => (Route::GuildMembers(guild), "/guilds/{guild_id}/members"),
            ["members", "@me"] => (
                Route::GuildMember(guild, None),
                "/guilds/{guild_id}/members/@me",
            ),
            ["members", user] => (
                Route::GuildMember(guild, Some(id("user_id", user)?)),
                "/guilds/{guild_id}/members/{user_id}",
            ),
            ["threads", "active"] => (
                Route::ActiveThreads(guild),
                "/guilds/{guild_id}/threads/active",
            ),
            _ => return Err(Refusal::not_found()),
        };
        Ok(found)
    }

    /// Whether no token is asked for, or the path carries its own.
    pub(super) fn is_open(&self) -> bool {
        matches!(
            self,
            Route::Gateway
                | Route::Callback { .. }
                | Route::Webhook { .. }
                | Route::WebhookMessage { .. }
        )
    }

    /// The channel whose limit counts for it.
    pub(super) fn channel(&self) -> Option<Id> {
        match self {
            Route::Channel(channel)
            | Route::Typing(channel)
            | Route::Messages(channel)
            | Route::Message(channel, _)
            | Route::BulkDelete(channel)
            | Route::Threads(channel)
            | Route::MessageThreads(channel, _)
            | Route::ThreadMember(channel, _) => Some(*channel),
            _ => None,
        }
    }
}

fn id(name: &str, text: &str) -> Result<Id, Refusal> {
    if let Ok(id) = text.parse::<Id>() {
        return Ok(id);
    }
    let mut form = Form::default();
    form.wrong(
        &Place::ROOT.key(name),
        "NUMBER_TYPE_COERCE",
        format!("Value \"{text}\" is not snowflake."),
    );
    form.finish()?;
    Err(Refusal::not_found())
}
