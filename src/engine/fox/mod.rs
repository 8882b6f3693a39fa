//! Fox and Geese: solving setups, and reading the solutions.

mod checksum;
mod class;
mod cyclic;
mod layer;
mod lines;
mod near;
mod plane;
mod sheet;
mod solve;
mod table;

pub use solve::{Job, Needs, Progress};
pub use table::{Table, TableError};
