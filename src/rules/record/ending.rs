//! How a recorded game ended, on the board or beside it.

use thiserror::Error;

use crate::rules::{GameKind, Outcome, Side};

/// How a game stands or has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It goes on.
    InPlay,
    /// It was given up without a result.
    Aborted,
    /// Both agreed to a draw.
    DrawAgreed,
    /// A side gave up.
    Resigned(Side),
    /// A side ran out of time.
    TimedOut(Side),
    /// It ended on the board.
    Board(Outcome),
}

/// An ending that the moves contradict.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error(
    "the record says {}, but after its last move the game is {}",
    said.key(),
    shown.map_or("not over", Outcome::key)
)]
pub struct Contradiction {
    /// The ending as the record has it.
    pub said: Ending,
    /// How the game stands after its last move.
    pub shown: Option<Outcome>,
}

impl Ending {
    /// The word for it in a record.
    pub const fn key(self) -> &'static str {
        match self {
            Ending::InPlay => "in-play",
            Ending::Aborted => "aborted",
            Ending::DrawAgreed => "draw-agreed",
            Ending::Resigned(_) => "resigned",
            Ending::TimedOut(_) => "timed-out",
            Ending::Board(outcome) => outcome.key(),
        }
    }

    /// The side that has won, if one has.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::InPlay | Ending::Aborted | Ending::DrawAgreed => None,
            Ending::Resigned(loser) | Ending::TimedOut(loser) => Some(loser.other()),
            Ending::Board(outcome) => outcome.winner(),
        }
    }

    /// Whether nobody has won and nobody will.
    pub const fn is_draw(self) -> bool {
        match self {
            Ending::DrawAgreed => true,
            Ending::Board(outcome) => outcome.winner().is_none(),
            Ending::InPlay | Ending::Aborted | Ending::Resigned(_) | Ending::TimedOut(_) => false,
        }
    }

    /// The result in a record: the word for the winning side, `draw`, or `*` for none.
    pub const fn result(self, kind: GameKind) -> &'static str {
        match self.winner() {
            Some(side) => kind.side_key(side),
            None if self.is_draw() => "draw",
            None => "*",
        }
    }

    /// Every ending.
    pub(super) fn all() -> impl Iterator<Item = Ending> {
        [Ending::InPlay, Ending::Aborted, Ending::DrawAgreed]
            .into_iter()
            .chain(Side::ALL.map(Ending::Resigned))
            .chain(Side::ALL.map(Ending::TimedOut))
            .chain(Outcome::ALL.map(Ending::Board))
    }

    /// Refuses an ending that the board contradicts: one beside the board when the game was over
    /// on it, or one on the board that is not there.
    pub(super) fn check(self, shown: Option<Outcome>) -> Result<(), Contradiction> {
        let said = match self {
            Ending::Board(outcome) => Some(outcome),
            Ending::InPlay
            | Ending::Aborted
            | Ending::DrawAgreed
            | Ending::Resigned(_)
            | Ending::TimedOut(_) => None,
        };
        if said == shown {
            Ok(())
        } else {
            Err(Contradiction { said: self, shown })
        }
    }
}
