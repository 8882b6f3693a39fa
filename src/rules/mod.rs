//! What is legal: the two hunt games, exactly, and their notation.
//!
//! Pure: nothing here knows people, time, languages, storage or Discord, and no input makes it
//! panic. Texts that come from outside become types that can only be valid: [`Move`], [`Setup`],
//! [`AnyPosition`], [`Record`].
//!
//! # The map
//!
//! | start with | for |
//! |---|---|
//! | [`Setup`] | the choice of game and options; [`Setup::start`] gives the first position |
//! | [`Position`] | all that one can ask a position: moves, [`Outcome`], whose turn |
//! | [`Line`] | a start and the moves since; it alone sees a repetition |
//! | [`Record`] | a whole game as text, out and in again |
//! | [`perft()`] | counting lines of play, the check of the rules |
//!
//! Underneath lie [`Point`], [`PointSet`] (points as bits), [`Board`] (which lines there are) and
//! what all hunts share: `hunt` (the state) and `placement` (its text). Reading is apart from
//! legality: a text can be no move ([`ParseMoveError`]), a move can be illegal ([`IllegalMove`]).
//!
//! # To add a game
//!
//! A folder like [`hare_and_hounds`] with a type that implements [`Position`]; a variant of
//! [`GameKind`], [`Setup`] and [`AnyPosition`], after which the compiler shows every other place;
//! a file of perft counts. The conformance suite tests it with no case of its own.

#![deny(missing_docs)]

mod board;
mod hunt;
mod illegal;
mod kind;
mod line;
mod mv;
mod notation;
mod outcome;
mod perft;
mod placement;
mod point;
mod position;
mod record;
mod set;
mod setup;
mod side;
mod text;

pub mod fox_and_geese;
pub mod hare_and_hounds;

pub use board::Board;
pub use illegal::IllegalMove;
pub use kind::GameKind;
pub use line::Line;
pub use mv::Move;
pub use notation::ParseMoveError;
pub use outcome::{Outcome, ParseOutcomeError};
pub use perft::{perft, perft_depths};
pub use placement::{Part, PositionError};
pub use point::{ParsePointError, Point};
pub use position::{AnyPosition, Position};
pub use record::{
    Contradiction, Date, Ending, ParseDateError, Players, Record, RecordError, RecordFault,
};
pub use set::{PointSet, Points};
pub use setup::{InvalidSetup, Setup};
pub use side::Side;
