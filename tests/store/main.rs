//! The store as the rest of the program sees it.
//!
//! `suite` holds what every engine must do, generic over [`leveret::store::Store`]; a file for each
//! engine runs it and adds what concerns that engine alone.

mod sqlite;
mod suite;
mod table;
