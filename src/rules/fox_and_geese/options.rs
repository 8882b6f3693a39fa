//! The options that are agreed before a game of Fox and Geese.

use std::{fmt, iter::Peekable};

use super::{ALTERNATE, ALTERNATE_BOARD, CROSS, EVERY_BOARD};
use crate::rules::{Board, InvalidSetup, PointSet, text};

/// The word for the option that lets geese step sideways.
const SIDEWAYS: &str = "sideways";

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Options {
    /// How many geese there are at the start.
    pub geese: Geese,
    /// Whether a goose may step sideways.
    pub sideways: bool,
    /// Which diagonals the board has.
    pub diagonals: Diagonals,
}

/// How many geese there are at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Geese {
    /// The third rank and the lower arm.
    #[default]
    Thirteen,
    /// The same and both ends of the fourth rank.
    Fifteen,
    /// The same and both ends of the fifth rank.
    Seventeen,
}

/// Which diagonals the board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Diagonals {
    /// One between every two diagonal neighbours.
    #[default]
    Every,
    /// Every second one, as on the old drawn board.
    Alternate,
}

impl Geese {
    /// Every choice.
    pub const ALL: [Geese; 3] = [Geese::Thirteen, Geese::Fifteen, Geese::Seventeen];

    /// The number.
    pub const fn number(self) -> u32 {
        self.places().len()
    }

    /// The choice with this number of geese.
    pub fn numbered(number: u32) -> Option<Geese> {
        Geese::ALL
            .into_iter()
            .find(|geese| geese.number() == number)
    }

    /// Where they stand at the start.
    pub(super) const fn places(self) -> PointSet {
        match self {
            Geese::Thirteen => PointSet::drawn(["GGGGGGG", "..GGG..", "..GGG.."]),
            Geese::Fifteen => PointSet::drawn(["G.....G", "GGGGGGG", "..GGG..", "..GGG.."]),
            Geese::Seventeen => {
                PointSet::drawn(["G.....G", "G.....G", "GGGGGGG", "..GGG..", "..GGG.."])
            }
        }
    }
}

impl Diagonals {
    /// Every choice.
    pub const ALL: [Diagonals; 2] = [Diagonals::Every, Diagonals::Alternate];

    /// The word for the choice.
    pub const fn key(self) -> &'static str {
        match self {
            Diagonals::Every => "every",
            Diagonals::Alternate => "alternate",
        }
    }

    /// The choice with this word.
    pub fn named(key: &str) -> Option<Diagonals> {
        Diagonals::ALL
            .into_iter()
            .find(|diagonals| diagonals.key() == key)
    }

    /// The points that have diagonals.
    pub(super) const fn points(self) -> PointSet {
        match self {
            Diagonals::Every => CROSS,
            Diagonals::Alternate => ALTERNATE,
        }
    }
}

impl Options {
    /// Every combination.
    pub fn all() -> impl Iterator<Item = Options> {
        Geese::ALL.into_iter().flat_map(|geese| {
            Diagonals::ALL.into_iter().flat_map(move |diagonals| {
                [false, true].map(|sideways| Options {
                    geese,
                    sideways,
                    diagonals,
                })
            })
        })
    }

    /// The board on which the game is played.
    pub const fn board(self) -> &'static Board {
        match self.diagonals {
            Diagonals::Every => &EVERY_BOARD,
            Diagonals::Alternate => &ALTERNATE_BOARD,
        }
    }

    /// Reads the options from words such as `13 every sideways`, and leaves what follows them.
    pub(crate) fn read<'a>(
        words: &mut Peekable<impl Iterator<Item = &'a str>>,
    ) -> Result<Options, InvalidSetup> {
        let word = words.next().unwrap_or_default();
        let geese = Geese::ALL
            .into_iter()
            .find(|geese| geese.number().to_string() == word)
            .ok_or_else(|| InvalidSetup::UnknownGeese(text::excerpt(word)))?;
        let word = words.next().unwrap_or_default();
        let diagonals = Diagonals::named(word)
            .ok_or_else(|| InvalidSetup::UnknownDiagonals(text::excerpt(word)))?;
        Ok(Options {
            geese,
            diagonals,
            sideways: words.next_if_eq(&SIDEWAYS).is_some(),
        })
    }
}

impl fmt::Display for Options {
    /// Writes `13 every` or `15 alternate sideways`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.geese.number(), self.diagonals.key())?;
        if self.sideways {
            write!(f, " {SIDEWAYS}")?;
        }
        Ok(())
    }
}
