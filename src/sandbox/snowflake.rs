//! Snowflakes: Discord's ids, which carry the millisecond they were made in.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Milliseconds from the Unix epoch to Discord's.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// The id of anything in Discord. Written as a string in JSON, as Discord does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// The id with this number.
    pub const fn new(number: u64) -> Id {
        Id(number)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// When it was made, in milliseconds since the Unix epoch.
    pub const fn made_at(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH
    }
}

impl From<u64> for Id {
    fn from(number: u64) -> Id {
        Id(number)
    }
}

impl FromStr for Id {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Id, ParseIntError> {
        text.parse().map(Id)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Makes ids that only grow.
#[derive(Debug, Default)]
pub(super) struct Mint {
    last: u64,
}

impl Mint {
    /// A new id of this millisecond, greater than every id made before.
    pub(super) fn make(&mut self, now: u64) -> Id {
        let floor = now.saturating_sub(DISCORD_EPOCH) << 22;
        self.last = floor.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_remember_their_millisecond() {
        let mut mint = Mint::default();
        let now = 1_700_000_000_000;
        let first = mint.make(now);
        let second = mint.make(now);
        let third = mint.make(now - 5);
        assert!(first < second && second < third);
        assert_eq!(first.made_at(), now);
    }
}
