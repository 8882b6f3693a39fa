//! Who looks at which channel: every request of the page says both.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;

use super::super::handle::Discord;
use super::super::snowflake::Id;
use super::super::user::User;
use super::super::world::{Channel, Kind, Message, World};
use super::Page;

/// Somebody before the page.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    pub(super) discord: Discord,
    pub(super) viewer: Id,
    pub(super) channel: Id,
}

/// How an address names them.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Seat {
    #[serde(rename = "as")]
    pub(super) viewer: Option<String>,
    #[serde(rename = "at")]
    pub(super) channel: Option<String>,
}

impl Visit {
    /// The visit that a seat names; whoever and whatever it leaves open is the first.
    pub(super) fn find(discord: &Discord, seat: &Seat) -> Option<Visit> {
        let users = discord.users();
        let named = seat.viewer.as_deref().and_then(id);
        let viewer = users
            .iter()
            .find(|user| Some(user.id()) == named)
            .or_else(|| users.first())?
            .id();
        let world = discord.shared().world();
        let channel = seat
            .channel
            .as_deref()
            .and_then(id)
            .filter(|channel| is_seen(&world, viewer, *channel))
            .or_else(|| first_channel(&world, viewer))?;
        drop(world);
        Some(Visit {
            discord: discord.clone(),
            viewer,
            channel,
        })
    }

    /// The viewer as a user who can act in the channel.
    pub(super) fn user(&self) -> User {
        User::new(Arc::clone(self.discord.shared()), self.viewer, self.channel)
    }
}

impl FromRequestParts<Page> for Visit {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, page: &Page) -> Result<Visit, StatusCode> {
        let Query(seat) = Query::<Seat>::from_request_parts(parts, page)
            .await
            .map_err(|_| StatusCode::BAD_REQUEST)?;
        Visit::find(page.discord(), &seat).ok_or(StatusCode::NOT_FOUND)
    }
}

/// An id in an address or a form.
pub(super) fn id(text: &str) -> Option<Id> {
    text.parse().ok()
}

fn is_seen(world: &World, viewer: Id, channel: Id) -> bool {
    world
        .channels
        .get(&channel)
        .is_some_and(|channel| world.can_see(viewer, channel))
}

/// The first channel that somebody sees: of their servers, else of their direct messages.
pub(super) fn first_channel(world: &World, viewer: Id) -> Option<Id> {
    let mut seen: Vec<&Channel> = world
        .channels
        .values()
        .filter(|channel| world.can_see(viewer, channel))
        .collect();
    seen.sort_by_key(|channel| {
        (
            channel.guild.is_none(),
            channel.kind != Kind::Text,
            channel.id,
        )
    });
    seen.first().map(|channel| channel.id)
}

/// Whether somebody sees a message of a channel that they see.
pub(super) fn reaches(world: &World, viewer: Id, message: &Message) -> bool {
    message.reader.is_none_or(|reader| reader == viewer) && !world.dismissed.contains(&message.id)
}

/// The page's address of a channel, or of a message in it.
pub(super) fn address(world: &World, viewer: Id, channel: Id) -> String {
    let guild = world
        .channels
        .get(&channel)
        .and_then(|channel| channel.guild)
        .map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("/channels/{guild}/{channel}?as={viewer}")
}

/// What a channel is called for somebody: `#games`, or the other one's name.
pub(super) fn called(world: &World, viewer: Id, channel: &Channel) -> String {
    match channel.kind {
        Kind::Text | Kind::PublicThread | Kind::PrivateThread | Kind::Group => channel.name.clone(),
        Kind::Direct => channel
            .people
            .iter()
            .find(|person| **person != viewer)
            .map(|person| name(world, *person))
            .unwrap_or_default(),
    }
}

/// The name that others see.
pub(super) fn name(world: &World, person: Id) -> String {
    if person == world.app.id {
        return world.app.name.clone();
    }
    world.people.get(&person).map_or_else(
        || "Deleted User".to_owned(),
        |person| person.name().to_owned(),
    )
}
