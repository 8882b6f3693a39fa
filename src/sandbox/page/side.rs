//! Servers, channels and people, with what is unread. Drawn anew whenever any of it changes.

use maud::{Markup, html};

use super::super::snowflake::Id;
use super::super::world::{Channel, Guild, Kind, World};
use super::message::avatar;
use super::visit::{address, called, first_channel, name};

/// How many pings somebody has not read in a channel.
fn pings(world: &World, person: Id, channel: Id) -> usize {
    let Some(inbox) = world.inboxes.get(&person) else {
        return 0;
    };
    let read = inbox.read.get(&channel);
    let notices = inbox.notices.iter().filter(|notice| {
        notice.message.channel == channel && read.is_none_or(|read| notice.message.id > *read)
    });
    notices.count()
}

/// How many pings somebody has not read anywhere.
fn all_pings(world: &World, person: Id) -> usize {
    world
        .channels
        .values()
        .filter(|channel| world.can_see(person, channel))
        .map(|channel| pings(world, person, channel.id))
        .sum()
}

fn badge(count: usize) -> Markup {
    html! {
        @if count > 0 {
            " " span class="badge" { span aria-hidden="true" { (count) } span class="unseen" { (count) " new mentions" } }
        }
    }
}

/// Everyone that the page can be seen as.
pub(super) fn people(world: &World, viewer: Id, channel: Id) -> Markup {
    let mut people: Vec<Id> = world
        .people
        .values()
        .filter(|person| !person.bot && person.id != world.app.owner)
        .map(|person| person.id)
        .collect();
    people.sort_unstable();
    html! {
        ul {
            @for person in people {
                @let there = world.channels.get(&channel).is_some_and(|place| world.can_see(person, place));
                @let place = if there { Some(channel) } else { first_channel(world, person) };
                @if let Some(place) = place {
                    li {
                        a href=(address(world, person, place)) data-key={ "person-" (person) }
                            aria-current=[(person == viewer).then_some("true")] {
                            (avatar(person, &name(world, person), false))
                            span class="name" { (name(world, person)) }
                            (badge(all_pings(world, person)))
                        }
                    }
                }
            }
        }
    }
}

/// The servers that somebody is in, and their direct messages.
pub(super) fn places(world: &World, viewer: Id, channel: Id) -> Markup {
    let here = world.channels.get(&channel).and_then(|place| place.guild);
    let mine: Vec<&Guild> = world
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&viewer))
        .collect();
    html! {
        nav class="rail" aria-label="Servers" {
            ul {
                (server(world, viewer, None, here.is_none()))
                @for guild in mine { (server(world, viewer, Some(guild), here == Some(guild.id))) }
            }
        }
        nav class="channels" aria-labelledby="place" {
            h2 id="place" {
                @match here.and_then(|id| world.guilds.get(&id)) {
                    Some(guild) => (guild.name),
                    None => "Direct messages",
                }
            }
            ul {
                @for place in seen(world, viewer, here) { (entry(world, viewer, place, channel)) }
            }
        }
    }
}

/// The channels that somebody sees in a server, threads below theirs; or their conversations.
fn seen(world: &World, viewer: Id, guild: Option<Id>) -> Vec<&Channel> {
    let mut seen: Vec<&Channel> = world
        .channels
        .values()
        .filter(|channel| channel.guild == guild && world.can_see(viewer, channel))
        .filter(|channel| channel.kind != Kind::PrivateThread || channel.people.contains(&viewer))
        .collect();
    seen.sort_by_key(|channel| (channel.parent.unwrap_or(channel.id), channel.id));
    seen
}

fn server(world: &World, viewer: Id, guild: Option<&Guild>, here: bool) -> Markup {
    let channels = seen(world, viewer, guild.map(|guild| guild.id));
    let Some(first) = channels.first() else {
        return html! {};
    };
    let title = guild.map_or("Direct messages", |guild| guild.name.as_str());
    let count: usize = channels
        .iter()
        .map(|channel| pings(world, viewer, channel.id))
        .sum();
    let new = channels
        .iter()
        .any(|channel| world.unread(viewer, channel.id) > 0);
    html! {
        li {
            a href=(address(world, viewer, first.id)) title=(title) class=[new.then_some("new")]
                data-key={ "server-" (title) } aria-current=[here.then_some("true")] {
                span class="icon" aria-hidden="true" {
                    @match guild {
                        Some(guild) => (guild.name.chars().next().unwrap_or('?')),
                        None => "@",
                    }
                }
                span class="unseen" { (title) @if new { ", unread" } }
                (badge(count))
            }
        }
    }
}

fn entry(world: &World, viewer: Id, place: &Channel, channel: Id) -> Markup {
    let here = place.id == channel;
    let new = !here && world.unread(viewer, place.id) > 0;
    let class = match (place.kind.is_thread(), new) {
        (true, true) => "thread new",
        (true, false) => "thread",
        (false, true) => "new",
        (false, false) => "",
    };
    let title = called(world, viewer, place);
    html! {
        li {
            a href=(address(world, viewer, place.id)) class=(class) data-key={ "channel-" (place.id) }
                aria-current=[here.then_some("page")] {
                (mark(world, viewer, place))
                span class="name" { (title) }
                @if new { span class="unseen" { ", unread" } }
                (badge(if here { 0 } else { pings(world, viewer, place.id) }))
            }
        }
    }
}

/// The sign before a channel's name.
pub(super) fn mark(world: &World, viewer: Id, place: &Channel) -> Markup {
    match place.kind {
        Kind::Text => html! { span class="hash" aria-hidden="true" { "#" } },
        Kind::PublicThread | Kind::PrivateThread => {
            html! { span class="hash" aria-hidden="true" { "↳" } }
        }
        Kind::Direct => {
            let other = place.people.iter().find(|person| **person != viewer);
            let other = other.copied().unwrap_or(viewer);
            let bot = world.people.get(&other).is_some_and(|person| person.bot);
            avatar(other, &name(world, other), bot)
        }
        Kind::Group => html! { span class="hash" aria-hidden="true" { "@" } },
    }
}
