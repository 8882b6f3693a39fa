//! How to play well: both games solved, search where no solution is at hand, levels of play.
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
