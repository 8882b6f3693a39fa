//! What a search may spend, and keeping account of it.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// How many nodes pass between two looks at the clock.
const STRETCH: u64 = 1 << 10;

/// What a search may spend on one position.
///
/// Where the time is not limited the result is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The deepest search, in plies.
    pub depth: u32,
    /// How many positions may be looked into.
    pub nodes: u64,
    /// The longest time.
    pub time: Option<Duration>,
    /// How many positions may be remembered at once, of some 40 bytes each.
    pub memory: usize,
}

impl Default for Limits {
    /// A second, and some 40 megabytes.
    fn default() -> Limits {
        Limits {
            depth: 60,
            nodes: u64::MAX,
            time: Some(Duration::from_secs(1)),
            memory: 1 << 20,
        }
    }
}

/// What is left to spend.
#[derive(Clone, Debug)]
pub(crate) struct Budget<'a> {
    nodes: u64,
    until: Option<Instant>,
    cancel: &'a AtomicBool,
}

impl<'a> Budget<'a> {
    /// All of the limits, from now on.
    pub(crate) fn new(limits: Limits, cancel: &'a AtomicBool) -> Budget<'a> {
        Budget {
            nodes: limits.nodes,
            until: limits.time.map(|time| Instant::now() + time),
            cancel,
        }
    }

    /// A part of what is left, one in so many, taken from it.
    pub(crate) fn part(&mut self, one_in: u32) -> Budget<'a> {
        let nodes = self.nodes / u64::from(one_in);
        self.nodes -= nodes;
        let now = Instant::now();
        let until = self
            .until
            .map(|until| now + until.saturating_duration_since(now) / one_in);
        Budget {
            nodes,
            until,
            cancel: self.cancel,
        }
    }

    /// Spends a node, if one is left.
    pub(crate) fn spend(&mut self) -> Option<()> {
        if self.nodes.is_multiple_of(STRETCH) && self.is_late() {
            self.nodes = 0;
        }
        self.nodes = self.nodes.checked_sub(1)?;
        Some(())
    }

    /// Whether nothing is left.
    pub(crate) const fn is_spent(&self) -> bool {
        self.nodes == 0
    }

    fn is_late(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
