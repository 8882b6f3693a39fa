//! The developer's panel: what goes over the wire, what can go wrong, what time it is, who may do what.

use axum::extract::Query;
use maud::{Markup, html};
use serde::Deserialize;

use super::super::clock::iso;
use super::super::permissions::Permissions;
use super::super::snowflake::Id;
use super::super::world::World;
use super::visit::{Visit, id, name};
use super::{Page, offers};

/// The permissions that can be given and taken here, with Discord's names and the place of their bit.
const PERMISSIONS: [(&str, u32); 14] = [
    ("View Channel", 10),
    ("Send Messages", 11),
    ("Embed Links", 14),
    ("Attach Files", 15),
    ("Read Message History", 16),
    ("Mention Everyone", 17),
    ("Use Application Commands", 31),
    ("Create Public Threads", 35),
    ("Create Private Threads", 36),
    ("Send Messages in Threads", 38),
    ("Manage Threads", 34),
    ("Manage Messages", 13),
    ("Manage Channels", 4),
    ("Manage Server", 5),
];

/// What Discord calls a permission.
pub(super) fn permission(one: Permissions) -> &'static str {
    PERMISSIONS
        .iter()
        .find(|(_, bit)| one.bits() == 1 << bit)
        .map_or("something else", |(name, _)| name)
}

pub(super) fn panel(world: &World, page: &Page, visit: &Visit, status: &Markup) -> Markup {
    let (entries, _) = page.journal().open();
    html! {
        aside id="panel" aria-label="Developer panel" hidden {
            div class="bar" {
                h2 { "Developer" }
                button type="button" class="square" id="panel-close" aria-label="Close the developer panel" { "✕" }
            }
            div id="status" role="status" { (status) }
            (switches())
            details class="permissions" {
                summary { "Permissions in this channel" }
                div id="permissions" { (table(world, visit, world.app.id)) }
            }
            div class="wire" {
                h3 { "Requests and events" }
                label { input type="checkbox" id="only-bad"; " only what went wrong" }
                button type="button" class="link" id="empty" { "Clear" }
            }
            ol id="journal" aria-label="Requests and events" {
                @for entry in &entries { (maud::PreEscaped(&entry.html)) }
            }
        }
    }
}

/// How the bot and the emulator are.
pub(super) fn status(world: &World, page: &Page) -> Markup {
    let connected = world
        .sessions
        .list()
        .iter()
        .filter(|session| session.is_connected())
        .count();
    let left = page.discord().faults().left();
    let now = iso(world.now());
    html! {
        p class=[(connected == 0).then_some("bad")] {
            @if connected == 0 { "✗ Bot is not connected" } @else { "✓ Bot is connected" }
        }
        p { "Clock: " (now.get(..16).unwrap_or_default().replace('T', " ")) " UTC" }
        p { "Faults waiting: " (left) }
    }
}

fn switches() -> Markup {
    html! {
        fieldset {
            legend { "The bot's next request" }
            (switch("fault", "fault", "429", "429"))
            (switch("fault", "fault", "500", "500"))
            (switch("fault", "fault", "503", "503"))
            (switch("fault", "fault", "cut", "Cut before"))
            (switch("fault", "fault", "lost", "Answer lost"))
            (switch("fault", "fault", "slow", "Slow (4 s)"))
            button type="button" class="button style-2" data-tamper="clear" { "None" }
        }
        fieldset {
            legend { "Gateway and bot" }
            (switch("gateway", "how", "cut", "Disconnect"))
            (switch("gateway", "how", "reconnect", "Ask to reconnect"))
            (switch("gateway", "how", "invalidate", "Invalidate session"))
            button type="button" class="button style-2" data-tamper="restart" { "Restart the bot" }
        }
        fieldset {
            legend { "Clock forward" }
            (switch("forward", "seconds", "60", "1 min"))
            (switch("forward", "seconds", "300", "5 min"))
            (switch("forward", "seconds", "3600", "1 h"))
            (switch("forward", "seconds", "86400", "1 day"))
        }
    }
}

fn switch(deed: &str, key: &str, value: &str, words: &str) -> Markup {
    html! {
        button type="button" class="button style-2" data-tamper=(deed) data-name=(key) data-value=(value) { (words) }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Whose {
    who: Option<String>,
}

/// What somebody may do in the visitor's channel.
pub(super) async fn permissions(visit: Visit, Query(whose): Query<Whose>) -> Markup {
    let world = visit.discord.shared().world();
    let who = whose.who.as_deref().and_then(id).unwrap_or(world.app.id);
    table(&world, &visit, who)
}

fn table(world: &World, visit: &Visit, who: Id) -> Markup {
    let Some(place) = world.channels.get(&visit.channel) else {
        return html! {};
    };
    if place.guild.is_none() {
        return html! { p { "In direct messages there are no permissions to take." } };
    }
    let now = world.permissions(who, place);
    html! {
        label { "Of " select id="whose" {
            @for person in offers::people(world, visit.channel) {
                option value=(person) selected[person == who] { (name(world, person)) }
            }
        } }
        ul {
            @for (name, bit) in PERMISSIONS {
                li { label {
                    input type="checkbox" data-bit=(bit) checked[now.has(Permissions::from_bits(1 << bit))];
                    " " (name)
                } }
            }
        }
    }
}
