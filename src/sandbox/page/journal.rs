//! What went over the wire of late, as the developer's panel shows it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use maud::{Markup, html};
use serde_json::Value;
use tokio::sync::broadcast;

use super::super::clock::iso;
use super::super::happening::{Happening, Happenings};
use super::super::record::{Direction, Fate, Frame, Request};

/// How many entries are kept.
const KEPT: usize = 200;

/// An entry, ready to be shown.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) html: String,
}

/// The entries, and whoever waits for the next.
#[derive(Debug)]
pub(super) struct Journal {
    kept: Mutex<VecDeque<Arc<Entry>>>,
    next: broadcast::Sender<Arc<Entry>>,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal {
            kept: Mutex::default(),
            next: broadcast::channel(1024).0,
        }
    }
}

impl Journal {
    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<Entry>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes down what happens until nothing does any more.
    pub(super) async fn keep(&self, mut happenings: Happenings) {
        while let Some(happening) = happenings.next().await {
            if let Some(html) = entry(&happening) {
                self.write(html);
            }
        }
    }

    /// Writes down what a developer did.
    pub(super) fn note(&self, now: u64, words: &str) {
        self.write(html! {
            li class="entry note" { p { span class="at" { (clock(now)) } " " (words) } }
        });
    }

    fn write(&self, html: Markup) {
        let entry = Arc::new(Entry {
            html: html.into_string(),
        });
        let mut kept = self.kept();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back(Arc::clone(&entry));
        // Nobody may be looking.
        let _ = self.next.send(entry);
    }

    /// All entries that are kept, oldest first, and those to come.
    pub(super) fn open(&self) -> (Vec<Arc<Entry>>, broadcast::Receiver<Arc<Entry>>) {
        let kept = self.kept();
        (kept.iter().cloned().collect(), self.next.subscribe())
    }
}

fn entry(happening: &Happening) -> Option<Markup> {
    match happening {
        Happening::RequestMade(request) => Some(request_entry(request)),
        Happening::FrameSent(frame) => frame_entry(frame),
        Happening::InteractionFailed { interaction, .. } => Some(html! {
            li class="entry bad" { p { "✗ Interaction " (interaction) " was not answered in time" } }
        }),
        Happening::SessionOpened { resumed, .. } => Some(html! {
            li class="entry note" { p { "Gateway session " @if *resumed { "resumed" } @else { "opened" } } }
        }),
        Happening::SessionClosed { .. } => Some(html! {
            li class="entry note" { p { "Gateway connection closed" } }
        }),
        Happening::MessageCreated(_)
        | Happening::MessageEdited(_)
        | Happening::MessageDeleted(_)
        | Happening::ChannelChanged { .. }
        | Happening::MembersChanged { .. }
        | Happening::CommandsChanged
        | Happening::Typing { .. }
        | Happening::InteractionSent { .. }
        | Happening::InteractionAnswered { .. } => None,
    }
}

fn request_entry(request: &Request) -> Markup {
    let (class, sign, why) = match &request.fate {
        Fate::Done => ("entry", "", ""),
        Fate::Refused(why) => ("entry bad", "✗ refused: ", why.as_str()),
        Fate::Faulted(why) => ("entry bad", "✗ fault: ", why.as_str()),
    };
    let status = match request.status {
        0 => "cut".to_owned(),
        status => status.to_string(),
    };
    html! {
        li class=(class) data-kind="rest" {
            details {
                summary {
                    span class="at" { (clock(request.at)) } " "
                    b { (request.method) } " " (short(&request.path)) " "
                    span class="status" { (status) }
                    @if !sign.is_empty() { span class="why" { (sign) (why) } }
                }
                @if !request.query.is_empty() { p { "?" (request.query) } }
                @if let Some(body) = &request.body { (json("Sent", body)) }
                @for (name, size) in &request.files { p { "File " (name) ", " (size) " bytes" } }
                @if let Some(body) = &request.response { (json("Answer", body)) }
            }
        }
    }
}

/// A frame; heartbeats are only noise.
fn frame_entry(frame: &Frame) -> Option<Markup> {
    let json_text = frame.json();
    let op = json_text["op"].as_u64()?;
    let name = match op {
        0 => json_text["t"].as_str().unwrap_or("event").to_owned(),
        1 | 11 => return None,
        2 => "Identify".to_owned(),
        6 => "Resume".to_owned(),
        7 => "Reconnect".to_owned(),
        9 => "Invalid session".to_owned(),
        10 => "Hello".to_owned(),
        other => format!("op {other}"),
    };
    let (arrow, words) = match frame.direction {
        Direction::FromBot => ("→", "from the bot"),
        Direction::ToBot => ("←", "to the bot"),
    };
    Some(html! {
        li class="entry" data-kind="gateway" {
            details {
                summary {
                    span aria-hidden="true" { (arrow) } span class="unseen" { (words) } " "
                    b { (name) } " " span class="dim" { "gateway" }
                }
                (json("Frame", &json_text))
            }
        }
    })
}

/// Long ids and tokens make paths unreadable; the end of each tells it from others.
fn short(path: &str) -> String {
    let parts = path.split('/').map(|part| {
        let long = part.len() > 12 && part.is_ascii();
        if long {
            format!("…{}", &part[part.len() - 6..])
        } else {
            part.to_owned()
        }
    });
    parts.collect::<Vec<String>>().join("/")
}

fn json(title: &str, body: &Value) -> Markup {
    let text = serde_json::to_string_pretty(body).unwrap_or_default();
    html! { p class="dim" { (title) } pre tabindex="0" { (text) } }
}

fn clock(millis: u64) -> String {
    iso(millis).get(11..19).unwrap_or_default().to_owned()
}
