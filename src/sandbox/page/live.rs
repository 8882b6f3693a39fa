//! What changes while somebody looks, sent to their page as it happens.

use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use super::super::handle::Discord;
use super::super::happening::Happening;
use super::super::world::Message;
use super::visit::{Visit, name, reaches};
use super::{Page, message, panel, shell, side};

/// How long the surroundings may lag behind, so that much happening at once is drawn once.
const PAUSE: Duration = Duration::from_millis(60);

/// Opens the connection.
pub(super) async fn live(
    State(page): State<Page>,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let stopping = visit.discord.shared().stopping.clone();
        tokio::select! {
            // An end by either side is no news.
            _ = follow(socket, &page, &visit) => {}
            () = stopping.cancelled() => {}
        }
    })
}

async fn follow(mut socket: WebSocket, page: &Page, visit: &Visit) -> Result<(), axum::Error> {
    let mut happenings = visit.discord.happenings();
    let (_, mut entries) = page.journal().open();
    // What happened between the page's making and now is made up for.
    let all = shell::log(&mut visit.discord.shared().world(), visit).into_string();
    send(&mut socket, &json!({"what": "all", "html": all})).await?;
    let mut due = Some(Instant::now());
    loop {
        let wake = due.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
        tokio::select! {
            happening = happenings.next() => {
                let Some(happening) = happening else { return Ok(()) };
                if let Some(news) = news(visit, &happening) {
                    send(&mut socket, &news).await?;
                }
                due.get_or_insert_with(|| Instant::now() + PAUSE);
            }
            entry = entries.recv() => {
                if let Ok(entry) = entry {
                    send(&mut socket, &json!({"what": "journal", "html": entry.html})).await?;
                    due.get_or_insert_with(|| Instant::now() + PAUSE);
                }
            }
            () = sleep_until(wake) => {
                if due.take().is_some() {
                    let around = around(page, visit);
                    send(&mut socket, &around).await?;
                }
            }
            heard = socket.recv() => match heard {
                // The page says nothing but that its channel has been read.
                Some(Ok(Frame::Text(_))) => {
                    visit.user().reads(visit.channel);
                    due.get_or_insert_with(|| Instant::now() + PAUSE);
                }
                Some(Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
            },
        }
    }
}

async fn send(socket: &mut WebSocket, news: &Value) -> Result<(), axum::Error> {
    socket.send(Frame::text(news.to_string())).await
}

/// Servers, channels, people, the state of the bot and the clock.
fn around(page: &Page, visit: &Visit) -> Value {
    let world = visit.discord.shared().world();
    json!({
        "what": "around",
        "people": side::people(&world, visit.viewer, visit.channel).into_string(),
        "places": side::places(&world, visit.viewer, visit.channel).into_string(),
        "status": panel::status(&world, page).into_string(),
        "now": world.now(),
    })
}

/// What a happening changes in the visitor's channel.
fn news(visit: &Visit, happening: &Happening) -> Option<Value> {
    match happening {
        Happening::MessageCreated(message) => written(visit, "message", message),
        Happening::MessageEdited(message) => written(visit, "edit", message),
        Happening::MessageDeleted(message) => {
            (message.channel == visit.channel).then(|| json!({"what": "delete", "id": message.id}))
        }
        Happening::ChannelChanged { channel } => (*channel == visit.channel
            && !still_there(&visit.discord, visit))
        .then(|| json!({"what": "gone"})),
        Happening::Typing { channel, user } => (*channel == visit.channel && *user != visit.viewer)
            .then(|| {
                let world = visit.discord.shared().world();
                json!({"what": "typing", "name": name(&world, *user)})
            }),
        Happening::MembersChanged { .. }
        | Happening::CommandsChanged
        | Happening::InteractionSent { .. }
        | Happening::InteractionAnswered { .. }
        | Happening::InteractionFailed { .. }
        | Happening::RequestMade(_)
        | Happening::FrameSent(_)
        | Happening::SessionOpened { .. }
        | Happening::SessionClosed { .. } => None,
    }
}

fn written(visit: &Visit, what: &str, message: &Message) -> Option<Value> {
    if message.channel != visit.channel {
        return None;
    }
    let mut world = visit.discord.shared().world();
    if !reaches(&world, visit.viewer, message) {
        return None;
    }
    world.unseen.remove(&message.id);
    let html = message::item(&world, visit.viewer, message).into_string();
    Some(json!({"what": what, "id": message.id, "html": html}))
}

fn still_there(discord: &Discord, visit: &Visit) -> bool {
    let world = discord.shared().world();
    world
        .channels
        .get(&visit.channel)
        .is_some_and(|channel| world.can_see(visit.viewer, channel))
}
