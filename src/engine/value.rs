//! What is known of a position: who wins, and how soon.

use std::fmt;

use crate::rules::Side;

/// Who wins with best play by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side can force a win.
    Wins(Side),
    /// Neither side can force a win; the game goes on until a position stands for the third time.
    Draw,
    /// Not known.
    Unknown,
}

impl Verdict {
    /// The side that wins, if it is known and there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Verdict::Wins(side) => Some(side),
            Verdict::Draw | Verdict::Unknown => None,
        }
    }

    /// Whether anything is known.
    pub const fn is_known(self) -> bool {
        !matches!(self, Verdict::Unknown)
    }

    /// How good the verdict is for a side: greater is better, and what is not known lies with the
    /// draw.
    pub(super) const fn rank_for(self, side: Side) -> i8 {
        match (self, side) {
            (Verdict::Draw | Verdict::Unknown, _) => 0,
            (Verdict::Wins(Side::Pack), Side::Pack)
            | (Verdict::Wins(Side::Quarry), Side::Quarry) => 1,
            (Verdict::Wins(Side::Pack), Side::Quarry)
            | (Verdict::Wins(Side::Quarry), Side::Pack) => -1,
        }
    }
}

/// The value of a position with best play by both sides, as far as it is known: nothing in it is a
/// guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Who wins.
    pub verdict: Verdict,
    /// How many plies are left when the winner hurries and the loser delays; known only where
    /// somebody wins, and not always there.
    pub plies: Option<u32>,
}

impl Value {
    /// The value of which nothing is known.
    pub const UNKNOWN: Value = Value {
        verdict: Verdict::Unknown,
        plies: None,
    };

    /// The value of a position from which neither side can force a win.
    pub const DRAW: Value = Value {
        verdict: Verdict::Draw,
        plies: None,
    };

    /// A win in so many plies, which may not be known.
    pub const fn win(side: Side, plies: Option<u32>) -> Value {
        Value {
            verdict: Verdict::Wins(side),
            plies,
        }
    }

    /// The value one ply earlier, for the move that leads here.
    #[must_use]
    pub(super) fn before(self) -> Value {
        Value {
            plies: self.plies.map(|plies| plies + 1),
            ..self
        }
    }

    /// Where the value stands for a side among others: the greater the better, a known win sooner
    /// before later, a known loss later before sooner, and among wins one of unknown length last.
    pub(super) fn order_for(self, side: Side) -> (i8, i64) {
        let rank = self.verdict.rank_for(side);
        let plies = self.plies.map_or(i64::from(u32::MAX), i64::from);
        (rank, if rank > 0 { -plies } else { plies })
    }
}

impl fmt::Display for Verdict {
    /// Writes `pack`, `quarry`, `draw` or `unknown`, for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Wins(Side::Pack) => "pack",
            Verdict::Wins(Side::Quarry) => "quarry",
            Verdict::Draw => "draw",
            Verdict::Unknown => "unknown",
        })
    }
}
