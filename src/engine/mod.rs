//! How to play well: both games solved, search where no solution is at hand, levels of play.
//!
//! Pure work of the processor: nothing here knows people, Discord, storage or languages. It knows
//! the [`rules`](crate::rules), it reads and writes the files of its own tables where it is told
//! to, and it looks at the clock only to keep within [`Limits`].
//!
//! # The map
//!
//! | start with | for |
//! |---|---|
//! | [`Oracle`] | everything that can be asked of a position, with the tables at hand or without |
//! | [`Oracle::analyse`] | the [`Value`] of a position and of each of its moves |
//! | [`Oracle::choose`] | a move of a [`Level`], the same for the same seed |
//! | [`Oracle::review`] | a game looked back at: what each move was worth |
//! | [`Oracle::find_puzzle`], [`daily`] | positions in which exactly one move wins |
//! | [`Contest`] | level against level |
//! | [`hare`] | Hare and Hounds, solved at first use |
//! | [`fox`] | Fox and Geese: [`fox::Job`] solves a setup, [`fox::Table`] looks positions up, [`fox::verify`](fox::verify()) checks |
//!
//! # What a value means
//!
//! A [`Value`] is proven, or it says that nothing is known; an opinion of the search chooses moves
//! and is never shown as a value. A win is one that the side can force whatever the other does.
//! Where geese may step sideways a game can go on for ever, and the rules draw it when a position
//! stands for the third time. A draw here means that neither side can force a win. A forced win
//! never passes a position twice, so that the rule does not touch it, but for one thing: values are
//! of positions by themselves, and do not count how often positions have stood in a game before.
//!
//! Lengths count plies with the winner hurrying and the loser delaying. Hare and Hounds has them
//! everywhere. The tables of Fox and Geese hold only who wins; lengths are searched with the table
//! as guide, and left out where the search would take too long.
#![deny(missing_docs)]

mod analysis;
mod choose;
mod contest;
mod dice;
mod level;
mod limits;
mod oracle;
mod puzzle;
mod review;
mod value;

pub mod fox;
pub mod hare;

pub use analysis::{Analysis, Judged, winner_key};
pub use contest::{Contest, Tally};
pub use level::Level;
pub use limits::Limits;
pub use oracle::Oracle;
pub use puzzle::{Grade, Puzzle, daily};
pub use review::MoveReview;
pub use value::{Value, Verdict};
