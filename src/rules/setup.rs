//! What is agreed before the first move: the game and its options.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::{
    AnyPosition, Board, GameKind, Side,
    fox_and_geese::{self, Options},
    hare_and_hounds, text,
};

/// The longest text that is read as a setup, in bytes; room for invisible characters.
const LONGEST: usize = 128;

/// A choice of game and of its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Setup {
    /// Hare and Hounds, which has no options.
    HareAndHounds,
    /// Fox and Geese with these options.
    FoxAndGeese(Options),
}

impl Setup {
    /// Every setup of every game.
    pub fn all() -> impl Iterator<Item = Setup> {
        std::iter::once(Setup::HareAndHounds).chain(Options::all().map(Setup::FoxAndGeese))
    }

    /// Which game it is.
    pub const fn kind(self) -> GameKind {
        match self {
            Setup::HareAndHounds => GameKind::HareAndHounds,
            Setup::FoxAndGeese(_) => GameKind::FoxAndGeese,
        }
    }

    /// The position in which a game begins.
    pub fn start(self) -> AnyPosition {
        match self {
            Setup::HareAndHounds => hare_and_hounds::Position::start().into(),
            Setup::FoxAndGeese(options) => fox_and_geese::Position::start(options).into(),
        }
    }

    /// The board on which it is played.
    pub const fn board(self) -> &'static Board {
        match self {
            Setup::HareAndHounds => &hare_and_hounds::BOARD,
            Setup::FoxAndGeese(options) => options.board(),
        }
    }

    /// The side that moves first.
    pub const fn first_mover(self) -> Side {
        match self {
            Setup::HareAndHounds => hare_and_hounds::FIRST_MOVER,
            Setup::FoxAndGeese(_) => fox_and_geese::FIRST_MOVER,
        }
    }

    /// Whether a position can come again, so that a game would not end without the draw by
    /// repetition.
    pub const fn may_repeat(self) -> bool {
        match self {
            Setup::HareAndHounds => false,
            Setup::FoxAndGeese(options) => options.sideways,
        }
    }

    /// The setup of a game from the words that follow the game's key.
    pub(super) fn with_options<'a>(
        kind: GameKind,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<Setup, InvalidSetup> {
        let mut words = words.peekable();
        let setup = match kind {
            GameKind::HareAndHounds => Setup::HareAndHounds,
            GameKind::FoxAndGeese => Setup::FoxAndGeese(Options::read(&mut words)?),
        };
        match words.next() {
            None => Ok(setup),
            Some(word) => Err(InvalidSetup::Unexpected(text::excerpt(word))),
        }
    }
}

impl fmt::Display for Setup {
    /// Writes `hare-and-hounds`, `fox-and-geese 13 every` or `fox-and-geese 15 alternate sideways`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().key())?;
        match self {
            Setup::HareAndHounds => Ok(()),
            Setup::FoxAndGeese(options) => write!(f, " {options}"),
        }
    }
}

/// Why a text is no setup.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum InvalidSetup {
    /// The text is longer than any setup.
    #[error("expected a setup such as hare-and-hounds, found {0} bytes of text")]
    TooLong(usize),
    /// There is no such game.
    #[error("expected hare-and-hounds or fox-and-geese, found {0:?}")]
    UnknownGame(String),
    /// This is no number of geese that can be chosen; empty if none was named.
    #[error("expected 13, 15 or 17 geese, found {0:?}")]
    UnknownGeese(String),
    /// This is no choice of diagonals; empty if none was named.
    #[error("expected the diagonals every or alternate, found {0:?}")]
    UnknownDiagonals(String),
    /// More follows than the game has options.
    #[error("expected the end of the setup, found {0:?}")]
    Unexpected(String),
}

impl FromStr for Setup {
    type Err = InvalidSetup;

    fn from_str(written: &str) -> Result<Setup, InvalidSetup> {
        if written.len() > LONGEST {
            return Err(InvalidSetup::TooLong(written.len()));
        }
        let written: String = text::visible(written).collect();
        let mut words = written.split_whitespace();
        let kind = words.next().unwrap_or_default().parse()?;
        Setup::with_options(kind, words)
    }
}
