//! Which games there are.

use std::{fmt, str::FromStr};

use super::{InvalidSetup, Side};

/// A game that can be played, whatever its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameKind {
    /// Three hounds hunt a hare on eleven points.
    HareAndHounds,
    /// Many geese hunt a fox on a cross of 33 points.
    FoxAndGeese,
}

impl GameKind {
    /// Every game.
    pub const ALL: [GameKind; 2] = [GameKind::HareAndHounds, GameKind::FoxAndGeese];

    /// The name under which the game is stored and asked for.
    pub const fn key(self) -> &'static str {
        match self {
            GameKind::HareAndHounds => "hare-and-hounds",
            GameKind::FoxAndGeese => "fox-and-geese",
        }
    }

    /// The word for one of the game's sides in records and on the command line.
    pub const fn side_key(self, side: Side) -> &'static str {
        match (self, side) {
            (GameKind::HareAndHounds, Side::Pack) => "hounds",
            (GameKind::HareAndHounds, Side::Quarry) => "hare",
            (GameKind::FoxAndGeese, Side::Pack) => "geese",
            (GameKind::FoxAndGeese, Side::Quarry) => "fox",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for GameKind {
    type Err = InvalidSetup;

    fn from_str(key: &str) -> Result<GameKind, InvalidSetup> {
        GameKind::ALL
            .into_iter()
            .find(|kind| kind.key() == key)
            .ok_or_else(|| InvalidSetup::UnknownGame(super::text::excerpt(key)))
    }
}
