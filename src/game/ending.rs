//! How a game ended: on the board, or by its players or the clock.

use crate::rules::{Outcome, Side};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules, on the board.
    Board(Outcome),
    /// This side gave up.
    Resigned(Side),
    /// This side let its time run out.
    TimedOut(Side),
    /// Both agreed to a draw.
    DrawAgreed,
    /// It was broken off before both had moved, or by a moderator; it counts for nothing.
    Aborted,
}

impl Ending {
    /// Who won; `None` for a draw or an aborted game.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(outcome) => outcome.winner(),
            Self::Resigned(side) | Self::TimedOut(side) => Some(side.other()),
            Self::DrawAgreed | Self::Aborted => None,
        }
    }

    /// The pack's share of the point: 1 for a win, 0.5 for a draw; `None` where nothing is counted.
    pub fn score(self) -> Option<Score> {
        match (self, self.winner()) {
            (Self::Aborted, _) => None,
            (_, Some(Side::Pack)) => Some(Score::PackWon),
            (_, Some(Side::Quarry)) => Some(Score::QuarryWon),
            (_, None) => Some(Score::Drawn),
        }
    }
}

/// What a finished game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The hounds or geese won.
    PackWon,
    /// The hare or fox won.
    QuarryWon,
    /// Nobody won.
    Drawn,
}
