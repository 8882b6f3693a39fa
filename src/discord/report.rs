//! What happened while the bot ran: figures for the log, and for those who run it.

use std::sync::atomic::{AtomicU64, Ordering};

/// What happened while the bot ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Interactions that got the answer they asked for, a refusal included.
    pub answered: u64,
    /// Interactions that got an apology, because something failed here.
    pub failed: u64,
    /// Answers that Discord did not let through.
    pub undelivered: u64,
    /// Events of the gateway that could not be read.
    pub unread: u64,
}

/// The figures while they grow.
#[derive(Debug, Default)]
pub(super) struct Counts {
    answered: AtomicU64,
    failed: AtomicU64,
    undelivered: AtomicU64,
    unread: AtomicU64,
}

/// What became of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It was answered.
    Answered,
    /// It was apologised for.
    Failed,
    /// Its answer was not let through.
    Undelivered,
}

impl Counts {
    pub(super) fn interaction(&self, fate: Fate) {
        let count = match fate {
            Fate::Answered => &self.answered,
            Fate::Failed => &self.failed,
            Fate::Undelivered => &self.undelivered,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn unread_event(&self) {
        self.unread.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn report(&self) -> Report {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Report {
            answered: read(&self.answered),
            failed: read(&self.failed),
            undelivered: read(&self.undelivered),
            unread: read(&self.unread),
        }
    }
}

impl Fate {
    /// The word for it in the log.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::Failed => "failed",
            Self::Undelivered => "undelivered",
        }
    }
}
