//! A message, as its reader sees it.

use maud::{Markup, html};

use super::super::snowflake::Id;
use super::super::world::{Attachment, Message, World};
use super::token::Surroundings;
use super::visit::{address, called, name};
use super::{control, embed, markdown, stamp};
use crate::sandbox::permissions::Permissions;

/// How many pictures of people there are.
const HUES: u64 = 8;

/// Where a text is read, and by whom.
#[derive(Debug)]
pub(super) struct Reading<'a> {
    pub(super) world: &'a World,
    pub(super) viewer: Id,
}

impl Surroundings for Reading<'_> {
    fn person(&self, id: Id) -> Option<String> {
        self.world
            .people
            .get(&id)
            .map(|person| person.name().to_owned())
    }

    fn channel(&self, id: Id) -> Option<(String, String)> {
        let channel = self.world.channels.get(&id)?;
        self.world.can_see(self.viewer, channel).then(|| {
            (
                called(self.world, self.viewer, channel),
                address(self.world, self.viewer, id),
            )
        })
    }

    fn is_reader(&self, id: Id) -> bool {
        id == self.viewer
    }

    fn jump(&self, guild: &str, channel: Id, message: Option<Id>) -> String {
        let message = message.map(|id| format!("/{id}")).unwrap_or_default();
        format!("/channels/{guild}/{channel}{message}?as={}", self.viewer)
    }

    fn now(&self) -> u64 {
        self.world.now()
    }
}

/// A message as an item of the log.
pub(super) fn item(world: &World, viewer: Id, message: &Message) -> Markup {
    let reading = Reading { world, viewer };
    let id = message.id;
    let (who, when) = (format!("who-{id}"), format!("when-{id}"));
    let author = world.people.get(&message.author);
    let bot = author.is_some_and(|author| author.bot);
    let called_me = message.mentions.contains(&viewer)
        || (message.mentions_everyone && message.author != viewer);
    let follows = message.provenance.is_none() && message.reference.is_none();
    html! {
        li id={ "m-" (id) } class="message" data-message=(id) data-author=(message.author)
            data-at=(message.created) data-alone[!follows || message.is_ephemeral()] {
            article tabindex="-1" aria-labelledby={ (who) " " (when) }
                class={ @if called_me { "called " } @if message.is_ephemeral() { "private" } } {
                (heading(world, message))
                (avatar(message.author, &name(world, message.author), bot))
                div class="by" {
                    span id=(who) class="name" { (name(world, message.author)) }
                    @if bot { " " span class="app" { "APP" } }
                    " " (stamp::written(&when, message.created))
                }
                div class="body" {
                    @if message.is_loading() {
                        p class="loading" { (name(world, message.author)) " is thinking" span class="dots" aria-hidden="true" { "…" } }
                    } @else {
                        (markdown::blocks(&message.content, &reading))
                    }
                }
                @for piece in &message.embeds { (embed::card(piece, &reading)) }
                @for file in &message.attachments { (attachment(file)) }
                @if message.edited.is_some() { p class="edited" { "(edited)" } }
                (control::rows(&message.components, &reading, message))
                @if let Some(thread) = message.thread.and_then(|id| world.channels.get(&id)) {
                    p { a class="thread" href=(address(world, viewer, thread.id)) { "Thread: " (thread.name) } }
                }
                (foot(world, viewer, message))
            }
        }
    }
}

/// The round picture of somebody.
pub(super) fn avatar(id: Id, name: &str, bot: bool) -> Markup {
    let letter: String = name
        .chars()
        .find(|c| c.is_alphanumeric())
        .map(|c| c.to_uppercase().collect())
        .unwrap_or_default();
    html! {
        span class={ "avatar " @if bot { "bot" } @else { "hue-" (id.get() % HUES) } } aria-hidden="true" {
            @if bot { img src="/assets/icon.svg" alt=""; } @else { (letter) }
        }
    }
}

/// What stands above a message: the command it answers, or the message.
fn heading(world: &World, message: &Message) -> Markup {
    if let Some(made) = &message.provenance
        && let Some(command) = &made.name
    {
        return html! {
            p class="above" { b { (name(world, made.user)) } " used " span class="mention" { "/" (command) } }
        };
    }
    let Some(answered) = message.reference else {
        return html! {};
    };
    let Some(other) = world.messages.get(&answered.message) else {
        return html! { p class="above" { "Original message was deleted" } };
    };
    let words: String = other.text().chars().take(80).collect();
    html! {
        p class="above" {
            "Replying to " b { (name(world, other.author)) } ": "
            a data-jump href={ "#m-" (other.id) } { (words.replace('\n', " ")) }
        }
    }
}

fn attachment(file: &Attachment) -> Markup {
    let size = match file.size {
        0..1_024 => format!("{} bytes", file.size),
        size => format!(
            "{:.1} KB",
            f64::from(u32::try_from(size).unwrap_or(u32::MAX)) / 1024.0
        ),
    };
    html! {
        p class="file" {
            a download=(file.filename) href={ "/files/" (file.id) "/file" } { (file.filename) }
            " " span class="dim" { (size) }
            @if let Some(words) = &file.description { " " span class="dim" { (words) } }
        }
    }
}

/// What the reader can do with the whole message.
fn foot(world: &World, viewer: Id, message: &Message) -> Markup {
    if message.is_ephemeral() {
        return html! {
            p class="foot" {
                "Only you can see this · "
                button type="button" class="link" data-act="dismiss" data-key="dismiss" { "Dismiss message" }
            }
        };
    }
    let moderator = message.guild.is_some()
        && world.channels.get(&message.channel).is_some_and(|channel| {
            world
                .permissions(viewer, channel)
                .has(Permissions::MANAGE_MESSAGES)
        });
    html! {
        @if message.author == viewer || moderator {
            p class="tools" {
                button type="button" class="link" data-act="delete" data-key="delete" { "Delete message" }
            }
        }
    }
}
