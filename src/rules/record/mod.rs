//! Records: a whole game as text, in the manner of chess's PGN.
//!
//! Headers in brackets name the game, the setup, the players, the date, the result and how it came
//! about; then follow the numbered moves, the first mover's first, and the result once more:
//!
//! ```text
//! [Game "fox-and-geese"]
//! [Setup "13 every"]
//! [Geese "Ann"]
//! [Fox "Ben"]
//! [Date "2026.01.31"]
//! [Result "geese"]
//! [Termination "resigned"]
//!
//! 1. d4-e5 a3-b4 2. e5-e6 b4-b5 geese
//! ```
//!
//! `Setup` is there where the game has options, `Position` where it did not begin from the start,
//! `Date` where it is known. The result is the word for the winning side, `draw`, or `*` for none.
//! In a value a backslash stands before a quote or another backslash, and `\n` and `\r` are line
//! ends. What is read is replayed, so that a [`Record`] is always of a legal game; headers with
//! other names are passed over.

mod date;
mod ending;
mod error;
mod read;
mod write;

pub use date::{Date, ParseDateError};
pub use ending::{Contradiction, Ending};
pub use error::{RecordError, RecordFault};

use super::{GameKind, Line, Setup, Side};

/// The longest text that is read as a record, in bytes: a game of some 30,000 plies.
const LONGEST: usize = 256 * 1024;

/// The header that names a side's player.
const fn player_header(kind: GameKind, side: Side) -> &'static str {
    match (kind, side) {
        (GameKind::HareAndHounds, Side::Pack) => "Hounds",
        (GameKind::HareAndHounds, Side::Quarry) => "Hare",
        (GameKind::FoxAndGeese, Side::Pack) => "Geese",
        (GameKind::FoxAndGeese, Side::Quarry) => "Fox",
    }
}

/// The names of a game's two players, whatever they contain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// Who has the hounds or the geese.
    pub pack: String,
    /// Who has the hare or the fox.
    pub quarry: String,
}

impl Players {
    /// Who has a side.
    pub fn name(&self, side: Side) -> &str {
        match side {
            Side::Pack => &self.pack,
            Side::Quarry => &self.quarry,
        }
    }
}

/// A game that was or is being played: its moves, its players, its date and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    line: Line,
    players: Players,
    date: Option<Date>,
    ending: Ending,
}

impl Record {
    /// The record of a line of play, unless the ending contradicts what the board shows.
    pub fn new(
        line: Line,
        players: Players,
        date: Option<Date>,
        ending: Ending,
    ) -> Result<Record, Contradiction> {
        ending.check(line.outcome())?;
        Ok(Record {
            line,
            players,
            date,
            ending,
        })
    }

    /// The setup that was played.
    pub fn setup(&self) -> Setup {
        self.line.start().setup()
    }

    /// The start position and the moves.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// Who played.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// When it was played, if that is known.
    pub const fn date(&self) -> Option<Date> {
        self.date
    }

    /// How it ended.
    pub const fn ending(&self) -> Ending {
        self.ending
    }
}
