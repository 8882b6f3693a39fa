//! Sessions: what each is sent, and what it can have repeated.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::super::Id;
use super::super::record::{Direction, Record};

/// What a session's connection is to do.
#[derive(Debug)]
pub(crate) enum Wire {
    /// Send this.
    Text(Utf8Bytes),
    /// Close with this code and reason.
    Close(u16, &'static str),
    /// Break off without a word.
    Cut,
}

/// A session of the bot, connected or not.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    /// Which of the session's connections is the present one.
    pub(crate) connection: u64,
    pub(crate) intents: u64,
    pub(crate) shard: (u64, u64),
    seq: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    wire: Option<UnboundedSender<Wire>>,
    lost_at: Option<u64>,
}

/// All sessions, and what is to go wrong with them.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    list: Vec<Session>,
    numbered: u64,
    pub(crate) replay: usize,
    /// How many heartbeats are to go unanswered.
    pub(crate) deaf_beats: u64,
    /// How many connections are to be cut right away.
    pub(crate) refuse: u64,
    /// How many sessions were begun.
    pub(crate) identified: u64,
    /// How many were resumed.
    pub(crate) resumed: u64,
}

/// How long a lost session waits to be resumed, in milliseconds.
const PATIENCE: u64 = 180_000;

/// The shard a guild belongs to.
fn shard_of(guild: Option<Id>, shards: u64) -> u64 {
    guild.map_or(0, |guild| (guild.get() >> 22) % shards.max(1))
}

impl Session {
    /// Whether the session is to know of this guild, or of what is outside any.
    pub(crate) fn minds(&self, guild: Option<Id>) -> bool {
        shard_of(guild, self.shard.1) == self.shard.0
    }

    fn send(&mut self, record: &Record, replay: usize, name: &str, data: &str) {
        self.seq += 1;
        let text = format!(r#"{{"t":"{name}","s":{},"op":0,"d":{data}}}"#, self.seq);
        record.frame(&self.id, Direction::ToBot, &text);
        let text = Utf8Bytes::from(text);
        if self.sent.len() >= replay {
            self.sent.pop_front();
        }
        self.sent.push_back((self.seq, text.clone()));
        self.put(Wire::Text(text));
    }

    /// Hands something to the connection, if there is one.
    pub(crate) fn put(&self, what: Wire) {
        if let Some(wire) = &self.wire {
            // The connection may just be ending; what it misses can be repeated.
            let _ = wire.send(what);
        }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.wire.is_some()
    }
}

impl Sessions {
    /// Begins a session on a connection.
    pub(crate) fn begin(
        &mut self,
        shard: (u64, u64),
        intents: u64,
        wire: UnboundedSender<Wire>,
        connection: u64,
    ) -> String {
        self.numbered += 1;
        self.identified += 1;
        let id = format!(
            "{:032x}",
            u128::from(self.numbered) << 64 | u128::from(connection)
        );
        self.list.push(Session {
            id: id.clone(),
            connection,
            intents,
            shard,
            seq: 0,
            sent: VecDeque::new(),
            wire: Some(wire),
            lost_at: None,
        });
        id
    }

    /// Takes a session up again on a new connection, repeating what came after `seq`.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        wire: UnboundedSender<Wire>,
        connection: u64,
    ) -> bool {
        let Some(session) = self.list.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let complete = session
            .sent
            .front()
            .is_none_or(|(first, _)| *first <= seq + 1);
        if seq > session.seq || !complete {
            return false;
        }
        session.put(Wire::Close(4000, "Session resumed elsewhere"));
        for (_, text) in session.sent.iter().filter(|(number, _)| *number > seq) {
            let _ = wire.send(Wire::Text(text.clone()));
        }
        session.wire = Some(wire);
        session.connection = connection;
        session.lost_at = None;
        self.resumed += 1;
        true
    }

    /// Notes that a connection ended; an orderly end ends the session too.
    pub(crate) fn lost(&mut self, connection: u64, ended: bool, now: u64) -> Option<String> {
        let at = self
            .list
            .iter()
            .position(|session| session.connection == connection)?;
        let id = self.list[at].id.clone();
        if ended {
            self.list.remove(at);
        } else {
            self.list[at].wire = None;
            self.list[at].lost_at = Some(now);
        }
        self.list
            .retain(|session| session.lost_at.is_none_or(|lost| lost + PATIENCE > now));
        Some(id)
    }

    /// Ends all sessions, leaving their connections to themselves.
    pub(crate) fn end_all(&mut self) {
        self.list.clear();
    }

    pub(crate) fn list(&self) -> &[Session] {
        &self.list
    }

    /// Whether any session asked for such events of this guild.
    pub(crate) fn want(&self, guild: Option<Id>, intents: u64) -> bool {
        self.list
            .iter()
            .any(|session| session.minds(guild) && session.intents & intents == intents)
    }

    /// Sends an event to every session that is to have it; the body may depend on its intents.
    pub(crate) fn dispatch<'a>(
        &mut self,
        record: &Record,
        guild: Option<Id>,
        needs: u64,
        name: &str,
        body: impl Fn(u64) -> &'a Value,
    ) {
        for session in &mut self.list {
            if session.minds(guild) && session.intents & needs == needs {
                let data = body(session.intents).to_string();
                session.send(record, self.replay, name, &data);
            }
        }
    }

    /// Sends an event to one session.
    pub(crate) fn send(&mut self, record: &Record, id: &str, name: &str, body: &Value) {
        if let Some(session) = self.list.iter_mut().find(|session| session.id == id) {
            session.send(record, self.replay, name, &body.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guilds_are_spread_over_shards_and_the_rest_goes_to_the_first() {
        assert_eq!(shard_of(None, 4), 0);
        assert_eq!(shard_of(Some(Id::new(5 << 22)), 4), 1);
        assert_eq!(shard_of(Some(Id::new(5 << 22)), 1), 0);
    }
}
