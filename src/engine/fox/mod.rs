//! Fox and Geese: solving setups, reading the solutions, and search without them.

mod checksum;
mod choose;
mod class;
mod cyclic;
mod distance;
mod exact;
mod fight;
mod judge;
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
