//! The position text: who stands where, the side to move, a counter and the move number.

mod error;

pub use error::{Part, PositionError};

use std::{fmt, str::SplitWhitespace};

use super::{Board, Point, PointSet, Side, hunt::Hunt, text};

/// The longest text that is read as a position, in bytes; room for invisible characters.
const LONGEST: usize = 256;

/// How a game's positions are written.
#[derive(Debug)]
pub(super) struct Script {
    /// The board, whose ranks are the rows.
    pub(super) board: &'static Board,
    /// The letter of a piece of the pack; in lower case it is the pack's turn.
    pub(super) pack: char,
    /// The letter of the quarry, and of its turn.
    pub(super) quarry: char,
    /// The fewest pieces a pack can have.
    pub(super) fewest: u32,
    /// The most pieces a pack can have.
    pub(super) most: u32,
    /// The most that can have been counted when it is a side's turn.
    pub(super) most_counted: fn(Side) -> u32,
}

impl Script {
    /// Reads a position text.
    pub(super) fn read(&self, written: &str) -> Result<Hunt, PositionError> {
        if written.len() > LONGEST {
            return Err(PositionError::TooLong(written.len()));
        }
        let written: String = text::visible(written).collect();
        let mut words = written.split_whitespace();
        let (pack, quarry) = self.read_rows(next(&mut words, Part::Rows)?)?;
        let turn = self.read_turn(next(&mut words, Part::Turn)?)?;
        let counter = self.read_counter(next(&mut words, Part::Counter)?, turn)?;
        let move_number = read_move_number(next(&mut words, Part::MoveNumber)?)?;
        if let Some(word) = words.next() {
            return Err(PositionError::Unexpected(text::excerpt(word)));
        }
        let hunt = Hunt {
            pack,
            quarry,
            turn,
            counter,
            move_number,
        };
        self.check(&hunt)?;
        Ok(hunt)
    }

    /// Refuses pieces that do not belong on the board, and a counter that cannot be.
    pub(super) fn check(&self, hunt: &Hunt) -> Result<(), PositionError> {
        if let Some(point) = (hunt.occupied() - self.board.all()).iter().next() {
            return Err(PositionError::OffBoard(point));
        }
        if hunt.pack.contains(hunt.quarry) {
            return Err(PositionError::SharedPoint(hunt.quarry));
        }
        let found = hunt.pack.len();
        if found < self.fewest || found > self.most {
            return Err(PositionError::WrongPackSize {
                letter: self.pack,
                least: self.fewest,
                most: self.most,
                found,
            });
        }
        let most = (self.most_counted)(hunt.turn);
        if hunt.counter > most {
            let found = hunt.counter.to_string();
            return Err(PositionError::WrongCounter { most, found });
        }
        Ok(())
    }

    fn read_rows(&self, rows: &str) -> Result<(PointSet, Point), PositionError> {
        let found = rows.split('/').count();
        if found != usize::from(self.board.ranks()) {
            return Err(PositionError::WrongRowCount {
                expected: self.board.ranks(),
                found,
            });
        }
        let mut pack = PointSet::EMPTY;
        let mut quarries = PointSet::EMPTY;
        for (rank, row) in (0..self.board.ranks()).rev().zip(rows.split('/')) {
            let (hounds_or_geese, hares_or_foxes) = self.read_row(rank, row)?;
            pack = pack | hounds_or_geese;
            quarries = quarries | hares_or_foxes;
        }
        let letter = self.quarry;
        match (quarries.iter().next(), quarries.len()) {
            (None, _) => Err(PositionError::NoQuarry(letter)),
            (Some(quarry), 1) => Ok((pack, quarry)),
            (Some(_), found) => Err(PositionError::ManyQuarries { letter, found }),
        }
    }

    /// Reads one row into the pack's points and the quarry's.
    fn read_row(&self, rank: u8, row: &str) -> Result<(PointSet, PointSet), PositionError> {
        let mut points = self.board.rank(rank);
        let mut pack = PointSet::EMPTY;
        let mut quarries = PointSet::EMPTY;
        let mut found = 0;
        for letter in row.chars() {
            match letter {
                '1'..='9' => {
                    let n_empty = letter as usize - '0' as usize;
                    found += n_empty;
                    points.nth(n_empty - 1);
                }
                _ if letter == self.pack => {
                    found += 1;
                    pack = pack | points.next().into_iter().collect();
                }
                _ if letter == self.quarry => {
                    found += 1;
                    quarries = quarries | points.next().into_iter().collect();
                }
                _ => {
                    let rank = rank + 1;
                    return Err(PositionError::UnknownLetter { rank, letter });
                }
            }
        }
        let expected = self.board.rank(rank).count();
        if found != expected {
            return Err(PositionError::WrongRowLength {
                rank: rank + 1,
                expected,
                found,
            });
        }
        Ok((pack, quarries))
    }

    fn turn_letter(&self, side: Side) -> char {
        match side {
            Side::Pack => self.pack.to_ascii_lowercase(),
            Side::Quarry => self.quarry,
        }
    }

    fn read_turn(&self, word: &str) -> Result<Side, PositionError> {
        Side::ALL
            .into_iter()
            .find(|&side| word.chars().eq([self.turn_letter(side)]))
            .ok_or_else(|| PositionError::WrongSide {
                pack: self.turn_letter(Side::Pack),
                quarry: self.turn_letter(Side::Quarry),
                found: text::excerpt(word),
            })
    }

    fn read_counter(&self, word: &str, turn: Side) -> Result<u32, PositionError> {
        number(word).ok_or_else(|| PositionError::WrongCounter {
            most: (self.most_counted)(turn),
            found: text::excerpt(word),
        })
    }

    /// Writes the position text.
    pub(super) fn write(&self, hunt: &Hunt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.board.ranks()).rev() {
            let mut n_empty = 0;
            for point in self.board.rank(rank) {
                let Some(side) = hunt.at(point) else {
                    n_empty += 1;
                    continue;
                };
                write_empty(n_empty, f)?;
                n_empty = 0;
                match side {
                    Side::Pack => write!(f, "{}", self.pack)?,
                    Side::Quarry => write!(f, "{}", self.quarry)?,
                }
            }
            write_empty(n_empty, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        let turn = self.turn_letter(hunt.turn);
        write!(f, "{turn} {} {}", hunt.counter, hunt.move_number)
    }
}

fn write_empty(n_empty: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match n_empty {
        0 => Ok(()),
        n => write!(f, "{n}"),
    }
}

fn next<'a>(words: &mut SplitWhitespace<'a>, part: Part) -> Result<&'a str, PositionError> {
    words.next().ok_or(PositionError::Missing(part))
}

fn read_move_number(word: &str) -> Result<u32, PositionError> {
    number(word)
        .filter(|&number| number > 0)
        .ok_or_else(|| PositionError::WrongMoveNumber(text::excerpt(word)))
}

/// A number in plain digits, without the sign that Rust's own reading would take.
fn number(word: &str) -> Option<u32> {
    word.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| word.parse().ok())?
}
