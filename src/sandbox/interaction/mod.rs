//! Interactions: what a user does, sent to the bot, and what the bot answers.

mod answer;
mod outcome;
mod payload;
mod road;

use std::hash::BuildHasher;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::oneshot;

pub use self::outcome::{Choice, Field, Modal, Outcome};
pub(super) use self::road::Letter;
pub use self::road::{Road, Sign};
use super::Id;
use super::happening::Happening;
use super::refusal::Refusal;
use super::world::{Kind, Message, World};

/// How long the bot has for its first answer, in milliseconds.
pub(super) const FIRST_ANSWER: u64 = 3_000;
/// How long an interaction's token is good, in milliseconds.
const TOKEN: u64 = 15 * 60 * 1000;
/// What every token begins with.
const TOKEN_HEAD: &str = "aW50ZXJhY3Rpb246";

/// Discord's numbers for what a user did.
pub(super) mod kind {
    pub(crate) const COMMAND: u64 = 2;
    pub(crate) const COMPONENT: u64 = 3;
    pub(crate) const AUTOCOMPLETE: u64 = 4;
    pub(crate) const MODAL: u64 = 5;
}

/// Discord's numbers for a first answer.
pub(super) mod callback {
    pub(crate) const MESSAGE: u64 = 4;
    pub(crate) const DEFER_MESSAGE: u64 = 5;
    pub(crate) const DEFER_UPDATE: u64 = 6;
    pub(crate) const UPDATE: u64 = 7;
    pub(crate) const CHOICES: u64 = 8;
    pub(crate) const MODAL: u64 = 9;
}

/// What a user does.
#[derive(Debug)]
pub(super) struct Deed {
    pub(super) user: Id,
    pub(super) channel: Id,
    pub(super) kind: u64,
    pub(super) data: Value,
    /// The command's name.
    pub(super) name: Option<String>,
    /// The message whose component it was, also of the modal that this component opened.
    pub(super) message: Option<Arc<Message>>,
}

/// An interaction and how far it got.
#[derive(Debug)]
pub(super) struct Interaction {
    pub(super) id: Id,
    pub(super) kind: u64,
    pub(super) user: Id,
    pub(super) channel: Id,
    pub(super) name: Option<String>,
    /// Discord's type of a message that answers it.
    answer_kind: u64,
    /// Type of the option that is being completed.
    pub(super) focused: u64,
    pub(super) message: Option<Id>,
    pub(super) owners: Value,
    /// The callback that answered it.
    pub(super) answered: Option<u64>,
    pub(super) failed: bool,
    /// What `@original` means.
    pub(super) original: Option<Id>,
    outcome: Option<oneshot::Sender<Outcome>>,
}

impl Interaction {
    /// Whether the user still waits for a first answer or for a deferred one.
    pub(super) fn is_open(&self) -> bool {
        self.answered.is_none() && !self.failed
    }
}

impl World {
    /// Sends what a user did to the bot.
    pub(super) fn interact(&mut self, deed: Deed) -> (Id, oneshot::Receiver<Outcome>) {
        let id = self.new_id();
        let token = self.token_of(id);
        let owners = self.owners(deed.user, deed.channel);
        let body = self.interaction_json(id, &token, &deed, &owners);
        let (sender, receiver) = oneshot::channel();
        let guild = self
            .channels
            .get(&deed.channel)
            .and_then(|channel| channel.guild);
        self.interactions.insert(
            id,
            Interaction {
                id,
                kind: deed.kind,
                user: deed.user,
                channel: deed.channel,
                focused: payload::focused_type(&deed.data),
                answer_kind: match (deed.kind, deed.data["type"].as_u64()) {
                    (kind::COMMAND, Some(2 | 3)) => 23,
                    (kind::COMMAND | kind::MODAL, _) => 20,
                    _ => 0,
                },
                name: deed.name,
                message: deed.message.as_ref().map(|message| message.id),
                owners,
                answered: None,
                failed: false,
                original: None,
                outcome: Some(sender),
            },
        );
        self.interaction_order.push_back(id);
        if self.interaction_order.len() > self.limits.interactions
            && let Some(old) = self.interaction_order.pop_front()
        {
            self.interactions.remove(&old);
        }
        self.tell(|| Happening::InteractionSent {
            interaction: id,
            user: deed.user,
            channel: deed.channel,
            kind: deed.kind,
        });
        match self.road.clone() {
            Road::Gateway => {
                self.sessions
                    .dispatch(&self.record, guild, 0, "INTERACTION_CREATE", |_| &body);
            }
            Road::Endpoint { url, sign } => {
                self.letters.push(road::Letter {
                    interaction: id,
                    token,
                    url,
                    sign,
                    body: body.to_string(),
                });
            }
        }
        self.deadlines.push_back((self.now() + FIRST_ANSWER, id));
        (id, receiver)
    }

    /// Fails every interaction whose time has run out, and says when the next one's will.
    pub(super) fn expire(&mut self) -> Option<u64> {
        let now = self.now();
        while let Some((deadline, id)) = self.deadlines.front().copied() {
            let open = self.interactions.get(&id).is_some_and(Interaction::is_open);
            if open && deadline > now {
                return Some(deadline);
            }
            self.deadlines.pop_front();
            if open {
                self.fail(id);
            }
        }
        None
    }

    pub(super) fn fail(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return;
        };
        interaction.failed = true;
        let (user, channel) = (interaction.user, interaction.channel);
        if let Some(outcome) = interaction.outcome.take() {
            // Whoever acted may not wait for it.
            let _ = outcome.send(Outcome::Failed);
        }
        self.tell(|| Happening::InteractionFailed {
            interaction: id,
            user,
            channel,
        });
    }

    /// A token cannot be guessed, and tells its interaction.
    pub(super) fn token_of(&self, id: Id) -> String {
        let seal = self.seal.hash_one(id);
        format!(
            "{TOKEN_HEAD}{id}{seal:016x}{:016x}",
            self.seal.hash_one(seal)
        )
    }

    /// The answered interaction of a token, as long as it is good.
    pub(super) fn by_token(&self, token: &str) -> Result<&Interaction, Refusal> {
        let id = token.strip_prefix(TOKEN_HEAD).and_then(|rest| {
            let end = rest.len().checked_sub(32)?;
            rest.get(..end)?.parse().ok()
        });
        let Some(id) = id.filter(|id| self.token_of(*id) == token) else {
            return Err(Refusal::unknown_webhook());
        };
        if self.now() > id.made_at() + TOKEN {
            return Err(Refusal::invalid_webhook_token());
        }
        let interaction = self
            .interactions
            .get(&id)
            .ok_or_else(Refusal::invalid_webhook_token)?;
        match interaction.answered {
            None | Some(callback::CHOICES) => Err(Refusal::unknown_webhook()),
            Some(_) => Ok(interaction),
        }
    }

    /// Whom the application is there for: the server it was added to, the user who installed it.
    fn owners(&self, user: Id, channel: Id) -> Value {
        let mut owners = json!({});
        let channel = self.channels.get(&channel);
        let guild = channel.and_then(|channel| channel.guild);
        match guild.and_then(|id| self.guilds.get(&id)) {
            Some(guild) if guild.members.contains_key(&self.app.id) => {
                owners["0"] = json!(guild.id);
            }
            None if channel.is_some_and(|channel| channel.people.contains(&self.app.id)) => {
                owners["0"] = json!("0");
            }
            Some(_) | None => {}
        }
        if self
            .people
            .get(&user)
            .is_some_and(|person| person.installed)
        {
            owners["1"] = json!(user);
        }
        owners
    }

    /// Whether the application is there for somebody in a channel.
    pub(super) fn app_is_there(&self, user: Id, channel: Id) -> bool {
        self.owners(user, channel)
            .as_object()
            .is_some_and(|owners| !owners.is_empty())
    }

    /// Discord's number for the surroundings: 0 a server, 1 the bot's direct messages, 2 others'.
    pub(super) fn context(&self, channel: Id) -> u64 {
        match self.channels.get(&channel) {
            Some(channel) if channel.guild.is_some() => 0,
            Some(channel)
                if channel.kind == Kind::Direct && channel.people.contains(&self.app.id) =>
            {
                1
            }
            _ => 2,
        }
    }
}
