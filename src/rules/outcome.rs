//! How a game ends on the board.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::{Side, text};

/// The way in which a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// It is the quarry's turn and it cannot move: the pack wins.
    Trapped,
    /// The hare stands lower than every hound: the quarry wins.
    GotPast,
    /// The hounds have made ten moves in a row without advancing: the quarry wins.
    Stalled,
    /// Fewer than four geese are left: the quarry wins.
    Captured,
    /// It is the pack's turn and none of its pieces can move: the quarry wins.
    Blocked,
    /// The same position with the same side to move stands for the third time: a draw.
    Repeated,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 6] = [
        Outcome::Trapped,
        Outcome::GotPast,
        Outcome::Stalled,
        Outcome::Captured,
        Outcome::Blocked,
        Outcome::Repeated,
    ];

    /// The side that has won, if one has.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Trapped => Some(Side::Pack),
            Outcome::GotPast | Outcome::Stalled | Outcome::Captured | Outcome::Blocked => {
                Some(Side::Quarry)
            }
            Outcome::Repeated => None,
        }
    }

    /// The word under which the outcome is stored.
    pub const fn key(self) -> &'static str {
        match self {
            Outcome::Trapped => "trapped",
            Outcome::GotPast => "got-past",
            Outcome::Stalled => "stalled",
            Outcome::Captured => "captured",
            Outcome::Blocked => "blocked",
            Outcome::Repeated => "repeated",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that is no outcome's key.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("expected an outcome such as trapped, found {found:?}")]
pub struct ParseOutcomeError {
    /// The beginning of what was found.
    pub found: String,
}

impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(key: &str) -> Result<Outcome, ParseOutcomeError> {
        Outcome::ALL
            .into_iter()
            .find(|outcome| outcome.key() == key)
            .ok_or_else(|| ParseOutcomeError {
                found: text::excerpt(key),
            })
    }
}
