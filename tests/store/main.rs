//! The store as the rest of the program sees it.
//!
//! `suite` holds what every engine must do, generic over [`leveret::store::Store`]; a file for each
//! engine runs it and adds what concerns that engine alone.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod sqlite;
mod suite;
mod table;
