//! What those who manage a server have done, for the others who manage it to read.

use super::{moment::Moment, person::Person, settings::ServerChange};

/// Something done in the name of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// When.
    pub at: Moment,
    /// By whom.
    pub by: Person,
    /// What.
    pub change: ServerChange,
    /// The one whom it concerns, if that is a person who has been met.
    pub concerns: Option<Person>,
}

/// A page of what was done in the name of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPage {
    /// The entries, newest first.
    pub entries: Vec<LogEntry>,
    /// How many there are on all pages.
    pub total: u32,
}

/// How many entries a page of a server's log has.
pub const LOG_PAGE: u32 = 10;
