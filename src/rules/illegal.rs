//! Why a move is refused.

use thiserror::Error;

use super::{Outcome, Point};

/// The exact reason for which a position refuses a move.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over: {0}")]
    Finished(Outcome),
    /// The board has no such point.
    #[error("the board has no point {0}")]
    OffBoard(Point),
    /// No piece stands where the move begins.
    #[error("there is no piece on {0}")]
    Empty(Point),
    /// The piece belongs to the side that is not to move.
    #[error("the piece on {0} belongs to the other side")]
    NotYours(Point),
    /// The piece is of a kind that never jumps.
    #[error("the piece on {from} cannot jump, so not to {to} either")]
    CannotJump {
        /// Where the piece stands.
        from: Point,
        /// Where it would land.
        to: Point,
    },
    /// No line joins the two points, or leads from the one over a point between to the other.
    #[error("no line leads from {from} to {to}")]
    NoLine {
        /// Where the step or jump begins.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// The piece is of a kind that never goes back.
    #[error("from {from} to {to} is backward")]
    Backward {
        /// Where the piece stands.
        from: Point,
        /// Where it would go.
        to: Point,
    },
    /// The setup does not let this piece go sideways.
    #[error("from {from} to {to} is sideways, which this setup does not allow")]
    Sideways {
        /// Where the piece stands.
        from: Point,
        /// Where it would go.
        to: Point,
    },
    /// A piece stands where the step or jump would end.
    #[error("there is a piece on {0}")]
    Occupied(Point),
    /// There is no piece to jump over.
    #[error("there is nothing on {over} to jump over from {from} to {to}")]
    NothingToJump {
        /// Where the jump begins.
        from: Point,
        /// The point jumped over, empty or by now captured.
        over: Point,
        /// Where the jump would land.
        to: Point,
    },
}
