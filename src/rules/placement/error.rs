//! Why a text is no position.

use std::fmt;

use thiserror::Error;

use crate::rules::Point;

/// Why a text, or a placement of pieces, is no position of the game.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PositionError {
    /// The text is longer than any position.
    #[error("expected a position, found {0} bytes of text")]
    TooLong(usize),
    /// A part of the text is missing.
    #[error("expected {0} next, found the end of the text")]
    Missing(Part),
    /// More follows than a position has.
    #[error("expected the end of the position, found {0:?}")]
    Unexpected(String),
    /// The text has not one row for each rank of the board.
    #[error("expected {expected} rows between slashes, found {found}")]
    WrongRowCount {
        /// How many ranks the board has.
        expected: u8,
        /// How many rows were found.
        found: usize,
    },
    /// A row has not one place for each point of its rank.
    #[error("expected {expected} points on rank {rank}, found {found}")]
    WrongRowLength {
        /// The number of the rank, from 1.
        rank: u8,
        /// How many points the rank has.
        expected: usize,
        /// How many points the row describes.
        found: usize,
    },
    /// A letter in a row is neither a piece of this game nor a number of empty points.
    #[error("expected a piece or a number of empty points on rank {rank}, found {letter:?}")]
    UnknownLetter {
        /// The number of the rank, from 1.
        rank: u8,
        /// What was found.
        letter: char,
    },
    /// There is no hare or no fox.
    #[error("expected one {0:?}, found none")]
    NoQuarry(char),
    /// There is more than one hare or fox.
    #[error("expected one {letter:?}, found {found}")]
    ManyQuarries {
        /// The letter of the piece.
        letter: char,
        /// How many there are.
        found: u32,
    },
    /// There are fewer or more hounds or geese than the setup can have.
    #[error("expected {} {letter:?}, found {found}", span(*least, *most))]
    WrongPackSize {
        /// The letter of the piece.
        letter: char,
        /// The fewest there can be.
        least: u32,
        /// The most there can be.
        most: u32,
        /// How many there are.
        found: u32,
    },
    /// A piece stands on a point that the board has not.
    #[error("the board has no point {0}")]
    OffBoard(Point),
    /// The quarry shares a point with a piece of the pack.
    #[error("there are two pieces on {0}")]
    SharedPoint(Point),
    /// The side to move is not given by the letter of one of the two sides.
    #[error("expected {pack:?} or {quarry:?} for the side to move, found {found:?}")]
    WrongSide {
        /// The letter for the hounds or geese.
        pack: char,
        /// The letter for the hare or fox.
        quarry: char,
        /// The beginning of what was found.
        found: String,
    },
    /// The counter is no number or greater than the game lets it be.
    #[error("expected a counter from 0 to {most}, found {found:?}")]
    WrongCounter {
        /// The greatest it can be.
        most: u32,
        /// The beginning of what was found.
        found: String,
    },
    /// The move number is no number, or 0, or beyond 32 bits.
    #[error("expected a move number from 1, found {0:?}")]
    WrongMoveNumber(String),
}

/// A part of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rows of the board.
    Rows,
    /// The side to move.
    Turn,
    /// The counter.
    Counter,
    /// The move number.
    MoveNumber,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Rows => "the rows of the board",
            Part::Turn => "the side to move",
            Part::Counter => "the counter",
            Part::MoveNumber => "the move number",
        })
    }
}

/// The numbers from one to another, in words for an error.
fn span(least: u32, most: u32) -> String {
    if least == most {
        most.to_string()
    } else {
        format!("{least} to {most}")
    }
}
