//! Why a text is no record.

use thiserror::Error;

use super::{Contradiction, date::ParseDateError};
use crate::rules::{IllegalMove, InvalidSetup, Move, ParseMoveError, PositionError};

/// Why a text is no record, and where.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is longer than any record.
    #[error("expected a record, found {0} bytes of text")]
    TooLong(usize),
    /// A line begins like a header but does not go on like one.
    #[error("expected a header such as [Game \"hare-and-hounds\"]")]
    BadHeader,
    /// A header comes a second time.
    #[error("there is a second header {0}")]
    RepeatedHeader(String),
    /// A header comes after the moves have begun.
    #[error("there is a header after the moves have begun")]
    LateHeader,
    /// A header that must be there is not.
    #[error("expected a header {0} before the moves")]
    MissingHeader(&'static str),
    /// The game or its options do not exist.
    #[error(transparent)]
    Setup(#[from] InvalidSetup),
    /// The start position is impossible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The date is none.
    #[error(transparent)]
    Date(#[from] ParseDateError),
    /// There is no such ending.
    #[error("expected an ending such as trapped or resigned, found {0:?}")]
    UnknownTermination(String),
    /// The result is none that the ending can have.
    #[error("expected the result {expected}, found {found:?}")]
    WrongResult {
        /// The results that the ending can have.
        expected: String,
        /// The beginning of what was found.
        found: String,
    },
    /// A move has another number than its place gives it.
    #[error("expected move number {expected}, found {found:?}")]
    WrongMoveNumber {
        /// The number of the move about to be made.
        expected: u32,
        /// The beginning of what was found.
        found: String,
    },
    /// A move cannot be read.
    #[error("ply {ply}: {error}")]
    Move {
        /// The number of the ply, from 1.
        ply: u32,
        /// Why it is no move.
        error: ParseMoveError,
    },
    /// A move is illegal.
    #[error("ply {ply}: {mv} is illegal: {reason}")]
    Illegal {
        /// The number of the ply, from 1.
        ply: u32,
        /// The move.
        mv: Move,
        /// Why it is illegal.
        reason: IllegalMove,
    },
    /// The moves end without the result.
    #[error("expected another move or the result {0}, found the end of the text")]
    NoResult(&'static str),
    /// More follows after the result.
    #[error("expected the end of the record, found {0:?}")]
    Unexpected(String),
    /// The ending is not what the moves lead to.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}
