//! A person, the two at a table, and where the table stands.

use super::ids::{ChannelId, MessageId, PersonId, ServerId};
use crate::rules::Side;

/// Somebody who plays, by number and by the name they last used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name to show, as the person wrote it (not escaped).
    pub name: String,
}

impl Person {
    /// Whether this stands for somebody who has had their data deleted.
    pub fn is_forgotten(&self) -> bool {
        self.name.is_empty()
    }
}

/// The two at a table, by side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seats {
    /// Plays the pack: the hounds or the geese.
    pub pack: Person,
    /// Plays the quarry: the hare or the fox.
    pub quarry: Person,
}

impl Seats {
    /// Who plays `side`.
    pub fn of(&self, side: Side) -> &Person {
        match side {
            Side::Pack => &self.pack,
            Side::Quarry => &self.quarry,
        }
    }

    /// Which side `person` plays; `None` for a spectator.
    pub fn side(&self, person: PersonId) -> Option<Side> {
        if self.pack.id == person {
            Some(Side::Pack)
        } else if self.quarry.id == person {
            Some(Side::Quarry)
        } else {
            None
        }
    }

    /// The same two with their sides swapped.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self {
            pack: self.quarry.clone(),
            quarry: self.pack.clone(),
        }
    }
}

/// Where a challenge or a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The server, or `None` in a private conversation.
    pub server: Option<ServerId>,
    /// The channel, thread or conversation.
    pub channel: ChannelId,
    /// Whether one may post there unasked; otherwise everything is an answer to somebody's action.
    pub reachable: bool,
}

/// The live message of a challenge or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Posted {
    /// The message.
    pub message: MessageId,
    /// The channel that it is in.
    pub channel: ChannelId,
}
