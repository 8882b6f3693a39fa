//! How to play well: both games solved, search where no solution is at hand, levels of play.
#![deny(missing_docs)]

pub mod fox;
pub mod hare;
mod value;

pub use value::{Value, Verdict};
