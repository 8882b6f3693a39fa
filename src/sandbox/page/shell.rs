//! The whole page.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{DOCTYPE, Markup, html};

use super::super::snowflake::Id;
use super::super::world::{Channel, Kind, World};
use super::visit::{Seat, Visit, address, called, id, reaches};
use super::{Page, message, panel, side};

/// The languages of Discord's clients: tag and own name.
const LANGUAGES: [(&str, &str); 32] = [
    ("en-US", "English (US)"),
    ("en-GB", "English (UK)"),
    ("id", "Bahasa Indonesia"),
    ("da", "Dansk"),
    ("de", "Deutsch"),
    ("es-ES", "Español"),
    ("es-419", "Español (LATAM)"),
    ("fr", "Français"),
    ("hr", "Hrvatski"),
    ("it", "Italiano"),
    ("lt", "Lietuviškai"),
    ("hu", "Magyar"),
    ("nl", "Nederlands"),
    ("no", "Norsk"),
    ("pl", "Polski"),
    ("pt-BR", "Português do Brasil"),
    ("ro", "Română"),
    ("fi", "Suomi"),
    ("sv-SE", "Svenska"),
    ("vi", "Tiếng Việt"),
    ("tr", "Türkçe"),
    ("cs", "Čeština"),
    ("el", "Ελληνικά"),
    ("bg", "български"),
    ("ru", "Pусский"),
    ("uk", "Українська"),
    ("hi", "हिन्दी"),
    ("th", "ไทย"),
    ("zh-CN", "中文"),
    ("ja", "日本語"),
    ("zh-TW", "繁體中文"),
    ("ko", "한국어"),
];

/// Whether somebody's language is one that clients have.
pub(super) fn is_language(tag: &str) -> bool {
    LANGUAGES.iter().any(|(known, _)| *known == tag)
}

/// Leads to the first person's first channel, or to where the address's `as` and `at` say.
pub(super) async fn home(visit: Visit) -> Redirect {
    let world = visit.discord.shared().world();
    Redirect::to(&address(&world, visit.viewer, visit.channel))
}

/// A channel.
pub(super) async fn channel(
    State(page): State<Page>,
    Path((_, channel)): Path<(String, String)>,
    Query(seat): Query<Seat>,
    headers: HeaderMap,
) -> Response {
    show(&page, seat, channel, None, &headers)
}

/// A message in its channel.
pub(super) async fn jump(
    State(page): State<Page>,
    Path((_, channel, message)): Path<(String, String, String)>,
    Query(seat): Query<Seat>,
    headers: HeaderMap,
) -> Response {
    show(&page, seat, channel, id(&message), &headers)
}

fn show(
    page: &Page,
    seat: Seat,
    channel: String,
    target: Option<Id>,
    headers: &HeaderMap,
) -> Response {
    let wanted = id(&channel);
    let seat = Seat {
        channel: Some(channel),
        ..seat
    };
    let Some(visit) = Visit::find(page.discord(), &seat) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if wanted != Some(visit.channel) {
        // The channel is gone, or hidden from this person.
        let world = visit.discord.shared().world();
        return Redirect::to(&address(&world, visit.viewer, visit.channel)).into_response();
    }
    let theme = theme(headers);
    let mut world = visit.discord.shared().world();
    world.mark_read(visit.viewer, visit.channel);
    let log = log(&mut world, &visit);
    let status = panel::status(&world, page);
    let body = document(&world, page, &visit, &log, &status, theme, target);
    drop(world);
    ([(header::CACHE_CONTROL, "no-store")], body).into_response()
}

/// The theme that was chosen; none follows the system.
fn theme(headers: &HeaderMap) -> Option<&'static str> {
    let cookies = headers.get(header::COOKIE)?.to_str().ok()?;
    cookies.split(';').find_map(|cookie| match cookie.trim() {
        "theme=light" => Some("light"),
        "theme=dark" => Some("dark"),
        _ => None,
    })
}

/// The messages that the viewer sees in the channel.
pub(super) fn log(world: &mut World, visit: &Visit) -> Markup {
    let Some(channel) = world.channels.get(&visit.channel) else {
        return html! {};
    };
    let ids: Vec<Id> = channel.messages.iter().copied().collect();
    for id in &ids {
        world.unseen.remove(id);
    }
    html! {
        @for message in ids.iter().filter_map(|id| world.messages.get(id)) {
            @if reaches(world, visit.viewer, message) { (message::item(world, visit.viewer, message)) }
        }
    }
}

fn document(
    world: &World,
    page: &Page,
    visit: &Visit,
    log: &Markup,
    status: &Markup,
    theme: Option<&str>,
    target: Option<Id>,
) -> Markup {
    let (viewer, at) = (visit.viewer, visit.channel);
    let Some(place) = world.channels.get(&at) else {
        return html! {};
    };
    let title = called(world, viewer, place);
    let locale = world
        .people
        .get(&viewer)
        .map_or("en-US", |person| person.locale.as_str());
    html! {
        (DOCTYPE)
        html lang="en" data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content";
                meta name="color-scheme" content="light dark";
                title { (prefix(place)) (title) " – " (super::visit::name(world, viewer)) " – sandbox" }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/page.css";
                script type="module" src="/assets/page.js" {}
            }
            body data-viewer=(viewer) data-channel=(at) data-now=(world.now()) data-locale=(locale)
                data-target=[target] {
                a class="skip" href="#say" { "Skip to the message box" }
                header class="top" {
                    button type="button" class="square" id="places-open" aria-expanded="false" aria-controls="places"
                        aria-label="Servers and channels" { "☰" }
                    nav id="people" aria-label="You are" { (side::people(world, viewer, at)) }
                    button type="button" class="square" id="join-open" aria-haspopup="dialog" aria-label="New person" title="New person" { "+" }
                }
                div id="places" { (side::places(world, viewer, at)) }
                main {
                    header class="bar" {
                        h1 { (side::mark(world, viewer, place)) span { (title) } }
                        @if let Some(topic) = &place.topic { p class="topic" { (topic) } }
                        label class="language" {
                            span class="unseen" { "Language of the client" }
                            select id="language" {
                                @for (tag, own) in LANGUAGES {
                                    option value=(tag) selected[tag == locale] { (own) }
                                }
                            }
                        }
                        button type="button" class="square" id="theme" aria-label="Light or dark" title="Light or dark" { "◐" }
                        button type="button" class="square wide" id="panel-open" aria-expanded="false" aria-controls="panel"
                            aria-label="Developer panel" title="Developer panel" { "</>" }
                    }
                    div id="log" role="log" aria-live="polite" aria-label={ "Messages in " (title) } tabindex="0" {
                        div class="start" {
                            h2 { "Welcome to " (prefix(place)) (title) "!" }
                            p { "Type " kbd { "/" } " to see what " (world.app.name) " can do." }
                        }
                        ol id="messages" role="list" { (log) }
                    }
                    p id="typing" aria-live="polite" {}
                    (composer(place, &title))
                }
                (panel::panel(world, page, visit, status))
                (join())
                (notice(world))
                p id="toast" role="status" {}
            }
        }
    }
}

fn prefix(place: &Channel) -> &'static str {
    match place.kind {
        Kind::Text => "#",
        Kind::Direct | Kind::Group | Kind::PublicThread | Kind::PrivateThread => "",
    }
}

fn composer(place: &Channel, title: &str) -> Markup {
    let words = match place.kind {
        Kind::Direct => format!("Message @{title}"),
        Kind::Text | Kind::Group | Kind::PublicThread | Kind::PrivateThread => {
            format!("Message #{title}")
        }
    };
    html! {
        div id="composer" {
            div id="offers" hidden {
                p id="offers-title" {}
                ul id="offers-list" role="listbox" aria-labelledby="offers-title" {}
            }
            p id="trouble" role="alert" {}
            div id="command" {}
            form id="write" {
                textarea id="say" rows="1" maxlength="2000" autocomplete="off" aria-label=(words) placeholder=(words)
                    aria-autocomplete="list" aria-controls="offers-list" aria-haspopup="listbox" enterkeyhint="send" {}
                button type="submit" class="square" aria-label="Send message" { "➤" }
            }
        }
    }
}

/// What the script shows where a command got no answer.
fn notice(world: &World) -> Markup {
    html! {
        template id="notice" {
            li class="message" data-alone="" data-author="0" data-at="0" {
                article tabindex="-1" class="private" aria-label="No answer" {
                    (message::avatar(world.app.id, &world.app.name, true))
                    div class="by" { span class="name" { (world.app.name) } " " span class="app" { "APP" } }
                    div class="body" {
                        p { span class="mention" {} }
                        p class="failed" role="alert" { "This interaction failed: the application did not respond in time." }
                    }
                    p class="foot" {
                        "Only you can see this · "
                        button type="button" class="link" data-act="forget" { "Dismiss message" }
                    }
                }
            }
        }
    }
}

fn join() -> Markup {
    html! {
        dialog id="join" class="modal" aria-labelledby="join-title" {
            form method="dialog" {
                h2 id="join-title" { "New person" }
                p class="field" {
                    label for="join-name" { "Name" }
                    input id="join-name" name="name" type="text" required maxlength="32" autocomplete="off";
                }
                p class="trouble" role="alert" {}
                div class="buttons" {
                    button type="button" class="button style-2" data-close { "Cancel" }
                    button type="submit" class="button style-1" { "Join" }
                }
            }
        }
    }
}
