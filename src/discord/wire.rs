//! Requests to Discord's HTTP interface, each tried again where that may help.

use std::{
    sync::{Arc, PoisonError},
    time::Duration,
};

use serde_json::{Value, json};
use serenity::{
    builder::{
        CreateAttachment, CreateInteractionResponse, CreateInteractionResponseFollowup,
        CreateMessage, CreateThread, EditInteractionResponse, EditMessage,
    },
    http::{Http, HttpBuilder, HttpError},
    model::{
        application::Command,
        channel::{Attachment, AutoArchiveDuration, Message},
        id::{ApplicationId, ChannelId, MessageId, UserId},
    },
};
use tokio::time::{sleep, timeout};

use super::request::{Road, Ticket};
use crate::{
    config::Settings,
    game::{self, PersonId, Posted},
};

/// Pauses before another try of something that has no hurry.
const PATIENT: &[Duration] = &[
    Duration::from_millis(500),
    Duration::from_secs(2),
    Duration::from_secs(6),
];

/// Pauses before another try of an answer, which is worth nothing after three seconds.
const HASTY: &[Duration] = &[
    Duration::from_millis(150),
    Duration::from_millis(400),
    Duration::from_millis(800),
];

/// Where Discord keeps what people attach; nothing is fetched from anywhere else.
const FILE_HOSTS: [&str; 2] = [
    "https://cdn.discordapp.com/",
    "https://media.discordapp.net/",
];

/// How long one request may take.
const PATIENCE: Duration = Duration::from_secs(20);
const HASTE: Duration = Duration::from_millis(2500);

/// Why Discord did not do what it was asked, as far as it makes a difference.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The message, channel, thread or interaction is no longer there.
    #[error("it is gone: {0}")]
    Gone(String),
    /// The bot may not do that there.
    #[error("not permitted: {0}")]
    Forbidden(String),
    /// It was answered already.
    #[error("answered already")]
    AnsweredAlready,
    /// Discord was busy, broken or out of reach, every time it was tried.
    #[error("out of reach: {0}")]
    OutOfReach(String),
    /// Discord found fault with the request.
    #[error("refused: {0}")]
    Refused(String),
}

impl Trouble {
    fn may_pass(&self) -> bool {
        match self {
            Self::OutOfReach(_) => true,
            Self::Gone(_) | Self::Forbidden(_) | Self::AnsweredAlready | Self::Refused(_) => false,
        }
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Self {
        let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = &error else {
            return match error {
                serenity::Error::Http(_) => Self::OutOfReach(error.to_string()),
                _ => Self::Refused(error.to_string()),
            };
        };
        let said = format!(
            "{} {} {}",
            response.status_code.as_u16(),
            response.error.code,
            response.error.message
        );
        // https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
        match (response.status_code.as_u16(), response.error.code) {
            (_, 40060) => Self::AnsweredAlready,
            // Too many edits of a message more than an hour old: no try within the hour can help.
            (_, 30046) => Self::Refused(said),
            (429 | 500..=599, _) => Self::OutOfReach(said),
            (404, _) | (_, 10003 | 10008 | 10015 | 10062 | 50027 | 50083) => Self::Gone(said),
            (401 | 403, _) | (_, 50001 | 50007 | 50013) => Self::Forbidden(said),
            _ => Self::Refused(said),
        }
    }
}

type Result<T> = std::result::Result<T, Trouble>;

/// The two ways to Discord: one that keeps to its rate limits, and one for answers to
/// interactions, which have limits of their own.
#[derive(Clone, Debug)]
pub(super) struct Wire {
    http: Arc<Http>,
    /// serenity's limiter would keep an entry for each interaction's token for ever.
    answers: Arc<Http>,
    /// The beginnings of the addresses that files are fetched from.
    file_hosts: Arc<[String]>,
}

impl Wire {
    pub(super) fn new(settings: &Settings) -> Self {
        Self {
            http: Arc::new(client(settings, settings.api.is_some())),
            answers: Arc::new(client(settings, true)),
            // An emulator keeps files itself; behind a proxy they are still at Discord.
            file_hosts: settings
                .api
                .iter()
                .map(|base| format!("{}/", base.trim_end_matches('/')))
                .chain(FILE_HOSTS.map(str::to_owned))
                .collect(),
        }
    }

    /// A client for serenity's gateway, which asks where the gateway is.
    pub(super) fn client(settings: &Settings) -> Http {
        client(settings, settings.api.is_some())
    }

    pub(super) fn meet_application(&self, id: ApplicationId) {
        self.http.set_application_id(id);
        self.answers.set_application_id(id);
    }

    pub(super) async fn answer(
        &self,
        ticket: &Ticket,
        response: &CreateInteractionResponse,
        files: &[CreateAttachment],
    ) -> Result<()> {
        if let Road::Endpoint(response_to) = &ticket.road {
            let response_to = response_to
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take();
            let sent = response_to.map(|waiting| waiting.send(response.clone()).is_ok());
            return match sent {
                Some(true) => Ok(()),
                Some(false) => Err(Trouble::Gone("Discord has hung up".to_owned())),
                None => Err(Trouble::AnsweredAlready),
            };
        }
        attempt(HASTY, HASTE, |nth| async move {
            let sent = self
                .answers
                .create_interaction_response(ticket.id, &ticket.token, response, files.to_vec())
                .await
                .map_err(Trouble::from);
            match sent {
                // An earlier try got through although its answer did not come back.
                Err(Trouble::AnsweredAlready) if nth > 0 => Ok(()),
                sent => sent,
            }
        })
        .await
    }

    /// The message that the answer became.
    pub(super) async fn answered_with(&self, ticket: &Ticket) -> Result<Posted> {
        attempt(PATIENT, PATIENCE, |nth| async move {
            let message = self
                .answers
                .get_original_interaction_response(&ticket.token)
                .await;
            let message = message.map_err(|error| not_yet(ticket, nth, error))?;
            Ok(posted(&message))
        })
        .await
    }

    /// Puts something else in the place of the answer.
    pub(super) async fn replace_answer(
        &self,
        ticket: &Ticket,
        edit: &EditInteractionResponse,
        files: &[CreateAttachment],
    ) -> Result<()> {
        attempt(PATIENT, PATIENCE, |nth| async move {
            self.answers
                .edit_original_interaction_response(&ticket.token, edit, files.to_vec())
                .await
                .map_err(|error| not_yet(ticket, nth, error))?;
            Ok(())
        })
        .await
    }

    /// A further message in answer to an interaction.
    pub(super) async fn follow_up(
        &self,
        ticket: &Ticket,
        message: &CreateInteractionResponseFollowup,
        files: &[CreateAttachment],
    ) -> Result<Posted> {
        attempt(PATIENT, PATIENCE, |nth| async move {
            let message = self
                .answers
                .create_followup_message(&ticket.token, message, files.to_vec())
                .await
                .map_err(|error| not_yet(ticket, nth, error))?;
            Ok(posted(&message))
        })
        .await
    }

    /// A message of the bot's own accord.
    pub(super) async fn post(
        &self,
        channel: game::ChannelId,
        message: &CreateMessage,
    ) -> Result<Posted> {
        let channel = channel_id(channel)?;
        attempt(PATIENT, PATIENCE, |_| async move {
            let message = self.http.send_message(channel, Vec::new(), message).await?;
            Ok(posted(&message))
        })
        .await
    }

    /// A direct message.
    pub(super) async fn whisper(&self, person: PersonId, message: &CreateMessage) -> Result<()> {
        let person = nonzero(person.0)?.to_string();
        let channel = attempt(PATIENT, PATIENCE, |_| {
            let to = json!({ "recipient_id": person });
            async move { Ok(self.http.create_private_channel(&to).await?.id) }
        })
        .await?;
        self.post(game::ChannelId(channel.get()), message).await?;
        Ok(())
    }

    /// Opens a thread below a message.
    pub(super) async fn open_thread(&self, on: Posted, name: &str) -> Result<game::ChannelId> {
        let channel = channel_id(on.channel)?;
        let message = message_id(on.message)?;
        let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let thread = &thread;
        attempt(PATIENT, PATIENCE, |_| async move {
            let opened = self
                .http
                .create_thread_from_message(channel, message, thread, None)
                .await?;
            Ok(game::ChannelId(opened.id.get()))
        })
        .await
    }

    /// Makes somebody a member of a thread.
    pub(super) async fn add_to_thread(
        &self,
        thread: game::ChannelId,
        person: PersonId,
    ) -> Result<()> {
        let thread = channel_id(thread)?;
        let person = nonzero(person.0).map(UserId::new)?;
        attempt(PATIENT, PATIENCE, |_| async move {
            Ok(self.http.add_thread_channel_member(thread, person).await?)
        })
        .await
    }

    pub(super) async fn edit(&self, at: Posted, edit: &EditMessage) -> Result<()> {
        let channel = channel_id(at.channel)?;
        let message = message_id(at.message)?;
        attempt(PATIENT, PATIENCE, |_| async move {
            self.http
                .edit_message(channel, message, edit, Vec::new())
                .await?;
            Ok(())
        })
        .await
    }

    /// What is in a file that somebody has attached.
    pub(super) async fn fetch(&self, file: &Attachment) -> Result<Vec<u8>> {
        if !self
            .file_hosts
            .iter()
            .any(|host| file.url.starts_with(host))
        {
            let why = "the file is not where Discord keeps files";
            return Err(Trouble::Refused(why.to_owned()));
        }
        attempt(HASTY, PATIENCE, |_| async move {
            let bytes = file.download().await?;
            // What is no such file, such as an error's page, has another length.
            if u32::try_from(bytes.len()) == Ok(file.size) {
                Ok(bytes)
            } else {
                Err(Trouble::OutOfReach("another file came".to_owned()))
            }
        })
        .await
    }

    /// Which application the token belongs to.
    pub(super) async fn application(&self) -> Result<ApplicationId> {
        attempt(PATIENT, PATIENCE, |_| async move {
            Ok(self.http.get_current_application_info().await?.id)
        })
        .await
    }

    /// Makes `commands` the application's commands, in place of those that it had.
    pub(super) async fn register(&self, commands: &[Value]) -> Result<Vec<Command>> {
        attempt(PATIENT, PATIENCE, |_| async move {
            Ok(self.http.create_global_commands(&commands).await?)
        })
        .await
    }
}

fn client(settings: &Settings, unlimited: bool) -> Http {
    let builder = HttpBuilder::new(settings.token.reveal()).ratelimiter_disabled(unlimited);
    match &settings.api {
        Some(base) => builder.proxy(base).build(),
        None => builder.build(),
    }
}

/// What went wrong with something that builds on the first answer. One that is the response to a
/// request of Discord's may still be on its way, so that what it would be is not there yet.
fn not_yet(ticket: &Ticket, nth: usize, error: serenity::Error) -> Trouble {
    match (Trouble::from(error), &ticket.road) {
        (Trouble::Gone(why), Road::Endpoint(_)) if nth < PATIENT.len() => Trouble::OutOfReach(why),
        (trouble, _) => trouble,
    }
}

/// Tries until it works, cannot work, or there are no pauses left; `once` is told how often it was
/// tried before.
async fn attempt<T, F>(
    pauses: &[Duration],
    patience: Duration,
    once: impl Fn(usize) -> F + Send,
) -> Result<T>
where
    F: Future<Output = Result<T>> + Send,
    T: Send,
{
    for (nth, pause) in pauses.iter().enumerate() {
        match in_time(patience, once(nth)).await {
            Err(trouble) if trouble.may_pass() => {
                tracing::debug!(%trouble, "trying again");
                sleep(*pause).await;
            }
            tried => return tried,
        }
    }
    in_time(patience, once(pauses.len())).await
}

async fn in_time<T>(patience: Duration, tried: impl Future<Output = Result<T>>) -> Result<T> {
    timeout(patience, tried)
        .await
        .unwrap_or_else(|_| Err(Trouble::OutOfReach("no answer in time".to_owned())))
}

fn posted(message: &Message) -> Posted {
    Posted {
        message: game::MessageId(message.id.get()),
        channel: game::ChannelId(message.channel_id.get()),
    }
}

fn channel_id(id: game::ChannelId) -> Result<ChannelId> {
    nonzero(id.0).map(ChannelId::new)
}

fn message_id(id: game::MessageId) -> Result<MessageId> {
    nonzero(id.0).map(MessageId::new)
}

/// serenity's ids panic on zero, which no stored id is.
fn nonzero(id: u64) -> Result<u64> {
    if id == 0 {
        Err(Trouble::Gone("there is no id 0".to_owned()))
    } else {
        Ok(id)
    }
}
