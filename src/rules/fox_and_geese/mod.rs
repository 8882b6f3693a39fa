//! Fox and Geese: many geese hunt a fox on a cross of 33 points.
//!
//! The fox moves first. It steps along a line, or jumps over a neighbouring goose to the empty
//! point right beyond, which captures the goose, and may go on jumping in the same move or stop.
//! A goose steps to a higher rank, with the option `sideways` along its rank too, never back. The
//! fox wins when fewer than four geese are left or when the geese are to move and none can; the
//! geese win when the fox is to move and cannot.

mod jumps;
mod options;
mod position;

pub use options::{Diagonals, Geese, Options};
pub use position::Position;

use super::{Board, PointSet, Side};

/// The side that moves first.
pub(super) const FIRST_MOVER: Side = Side::Quarry;

/// The points of both boards.
const CROSS: PointSet = PointSet::drawn([
    "..ooo..", //
    "..ooo..", //
    "ooooooo", //
    "ooooooo", //
    "ooooooo", //
    "..ooo..", //
    "..ooo..",
]);

/// The points that have diagonals on the old drawn board.
const ALTERNATE: PointSet = PointSet::drawn([
    "..o.o..", //
    "...o...", //
    "o.o.o.o", //
    ".o.o.o.", //
    "o.o.o.o", //
    "...o...", //
    "..o.o..",
]);

/// The board on which a diagonal joins every two neighbouring points.
static EVERY_BOARD: Board = Board::new(CROSS, CROSS);

/// The old drawn board, with every second diagonal.
static ALTERNATE_BOARD: Board = Board::new(CROSS, ALTERNATE);
