//! Fox and Geese: solving setups, reading the solutions, and search without them.
//!
//! # The solution
//!
//! For each placement of geese a mask of fox points says where the geese win. Placements are
//! numbered by `class`, kept in memory by `plane`, derived from their neighbours by `near`,
//! or a class at a time by `cyclic` where sideways steps lead round; `layer` does all with the
//! same number of geese, `solve` layer after layer, `encode` writes and `sheet` reads them, `table`
//! looks positions up and `verify` checks.
//!
//! # The search
//!
//! A `fight` is a position in two words. `exact` settles fights late in a game without
//! sideways steps; `search` is alpha-beta, guided by an `opinion`; `distance` finds how long
//! wins take. `judge` puts them together to analyse a position, `choose` to play.

mod bytes;
mod checksum;
mod choose;
mod class;
mod cyclic;
mod distance;
mod encode;
mod exact;
mod fight;
mod judge;
mod label;
mod layer;
mod lines;
mod near;
mod opinion;
mod plane;
mod search;
mod sheet;
mod solve;
mod table;
mod verify;

pub(crate) use choose::choose;
pub(crate) use judge::analyse;
pub use solve::{Job, Needs, Progress};
pub use table::{Table, TableError};
pub use verify::{Samples, Verified, VerifyError, verify};
