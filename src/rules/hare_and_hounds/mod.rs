//! Hare and Hounds, the French military game: three hounds hunt a hare on eleven points.
//!
//! The hounds move first. Every piece steps along one line to an empty point, a hound never to a
//! lower rank; nothing is captured. The hounds win when the hare is to move and cannot. The hare
//! wins when it stands lower than every hound, and when the hounds have made ten moves in a row
//! without advancing, on the tenth, even if that move leaves it without a move.

mod position;

pub use position::Position;

use super::{Board, PointSet, Side};

/// The side that moves first.
pub(super) const FIRST_MOVER: Side = Side::Pack;

/// The board: a square of nine points between two ends, with the square's diagonals and those to
/// the ends.
pub(super) static BOARD: Board = Board::new(
    PointSet::drawn([
        ".o.", //
        "ooo", //
        "ooo", //
        "ooo", //
        ".o.",
    ]),
    PointSet::drawn([
        ".o.", //
        "o.o", //
        ".o.", //
        "o.o", //
        ".o.",
    ]),
);
