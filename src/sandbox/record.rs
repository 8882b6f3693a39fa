//! What went over the wire, kept for tests and for the page.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use tokio::sync::broadcast;

use super::happening::Happening;

/// Why a request was answered with an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was done.
    Done,
    /// It was refused as Discord refuses it, with this line for people.
    Refused(String),
    /// An injected fault befell it.
    Faulted(String),
}

/// A request of the bot and its answer.
#[derive(Clone, Debug)]
pub struct Request {
    /// Its number, counted from 1.
    pub number: u64,
    /// When it came, in milliseconds since the Unix epoch.
    pub at: u64,
    /// The HTTP method.
    pub method: String,
    /// The path below `/api/v10`.
    pub path: String,
    /// The path with names for its ids, as Discord's documentation writes it; empty for an unknown path.
    pub template: &'static str,
    /// The query, without the question mark.
    pub query: String,
    /// Its headers, without the token.
    pub headers: Vec<(String, String)>,
    /// Its JSON body, or the JSON part of a form.
    pub body: Option<Value>,
    /// Names and sizes of files that came with it.
    pub files: Vec<(String, usize)>,
    /// The status it was answered with; 0 if the connection was cut instead.
    pub status: u16,
    /// The JSON it was answered with.
    pub response: Option<Value>,
    /// What became of it.
    pub fate: Fate,
}

/// Which way a gateway frame went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From the bot.
    FromBot,
    /// To the bot.
    ToBot,
}

/// A frame of a gateway connection.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The session, or an empty text before there is one.
    pub session: String,
    /// Which way.
    pub direction: Direction,
    /// The JSON text; tokens in it are blotted out.
    pub text: String,
}

impl Frame {
    /// The frame as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

/// The record, up to a bound.
#[derive(Debug)]
pub(super) struct Record {
    bound: usize,
    kept: Mutex<Kept>,
    happenings: broadcast::Sender<Arc<Happening>>,
}

#[derive(Debug, Default)]
struct Kept {
    requests: VecDeque<Arc<Request>>,
    frames: VecDeque<Arc<Frame>>,
    numbered: u64,
}

impl Record {
    pub(super) fn new(bound: usize, happenings: broadcast::Sender<Arc<Happening>>) -> Record {
        Record {
            bound,
            kept: Mutex::default(),
            happenings,
        }
    }

    /// Whether anyone will see what is recorded.
    pub(super) fn is_on(&self) -> bool {
        self.bound > 0 || self.happenings.receiver_count() > 0
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn request(&self, mut request: Request) {
        let mut kept = self.kept();
        kept.numbered += 1;
        request.number = kept.numbered;
        let request = Arc::new(request);
        push(&mut kept.requests, Arc::clone(&request), self.bound);
        drop(kept);
        self.tell(Happening::RequestMade(request));
    }

    pub(super) fn frame(&self, session: &str, direction: Direction, text: &str) {
        if !self.is_on() {
            return;
        }
        let frame = Arc::new(Frame {
            session: session.to_owned(),
            direction,
            text: text.to_owned(),
        });
        push(&mut self.kept().frames, Arc::clone(&frame), self.bound);
        self.tell(Happening::FrameSent(frame));
    }

    fn tell(&self, happening: Happening) {
        if self.happenings.receiver_count() > 0 {
            // A send fails only when the last watcher left in between.
            let _ = self.happenings.send(Arc::new(happening));
        }
    }

    pub(super) fn requests(&self) -> Vec<Arc<Request>> {
        self.kept().requests.iter().cloned().collect()
    }

    pub(super) fn frames(&self) -> Vec<Arc<Frame>> {
        self.kept().frames.iter().cloned().collect()
    }

    pub(super) fn clear(&self) {
        let mut kept = self.kept();
        kept.requests.clear();
        kept.frames.clear();
    }
}

fn push<T>(list: &mut VecDeque<T>, item: T, bound: usize) {
    if bound == 0 {
        return;
    }
    if list.len() >= bound {
        list.pop_front();
    }
    list.push_back(item);
}
