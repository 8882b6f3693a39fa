//! The position text: who stands where, the side to move, a counter and the move number.

use std::{fmt, str::SplitWhitespace};

use thiserror::Error;

use super::{Board, Point, PointSet, Side, hunt::Hunt, text};

/// The longest text that is read as a position, in bytes; room for invisible characters.
const LONGEST: usize = 256;

/// Why a text, or a placement of pieces, is no position of the game.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PositionError {
    /// The text is longer than any position.
    #[error("expected a position, found {0} bytes of text")]
    TooLong(usize),
    /// A part of the text is missing.
    #[error("expected {0} next, found the end of the text")]
    Missing(Part),
    /// More follows than a position has.
    #[error("expected the end of the position, found {0:?}")]
    Unexpected(String),
    /// The text has not one row for each rank of the board.
    #[error("expected {expected} rows between slashes, found {found}")]
    WrongRowCount {
        /// How many ranks the board has.
        expected: u8,
        /// How many rows were found.
        found: usize,
    },
    /// A row has not one place for each point of its rank.
    #[error("expected {expected} points on rank {rank}, found {found}")]
    WrongRowLength {
        /// The number of the rank, from 1.
        rank: u8,
        /// How many points the rank has.
        expected: usize,
        /// How many points the row describes.
        found: usize,
    },
    /// A letter in a row is neither a piece of this game nor a number of empty points.
    #[error("expected a piece or a number of empty points on rank {rank}, found {letter:?}")]
    UnknownLetter {
        /// The number of the rank, from 1.
        rank: u8,
        /// What was found.
        letter: char,
    },
    /// There is no hare or no fox.
    #[error("expected one {0:?}, found none")]
    NoQuarry(char),
    /// There is more than one hare or fox.
    #[error("expected one {letter:?}, found {found}")]
    ManyQuarries {
        /// The letter of the piece.
        letter: char,
        /// How many there are.
        found: u32,
    },
    /// There are fewer or more hounds or geese than the setup can have.
    #[error("expected {} {letter:?}, found {found}", span(*least, *most))]
    WrongPackSize {
        /// The letter of the piece.
        letter: char,
        /// The fewest there can be.
        least: u32,
        /// The most there can be.
        most: u32,
        /// How many there are.
        found: u32,
    },
    /// A piece stands on a point that the board has not.
    #[error("the board has no point {0}")]
    OffBoard(Point),
    /// The quarry shares a point with a piece of the pack.
    #[error("there are two pieces on {0}")]
    SharedPoint(Point),
    /// The side to move is not given by the letter of one of the two sides.
    #[error("expected {pack:?} or {quarry:?} for the side to move, found {found:?}")]
    WrongSide {
        /// The letter for the hounds or geese.
        pack: char,
        /// The letter for the hare or fox.
        quarry: char,
        /// The beginning of what was found.
        found: String,
    },
    /// The counter is no number or greater than the game lets it be.
    #[error("expected a counter from 0 to {most}, found {found:?}")]
    WrongCounter {
        /// The greatest it can be.
        most: u32,
        /// The beginning of what was found.
        found: String,
    },
    /// The move number is no number, or 0, or beyond 32 bits.
    #[error("expected a move number from 1, found {0:?}")]
    WrongMoveNumber(String),
}

/// A part of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rows of the board.
    Rows,
    /// The side to move.
    Turn,
    /// The counter.
    Counter,
    /// The move number.
    MoveNumber,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Rows => "the rows of the board",
            Part::Turn => "the side to move",
            Part::Counter => "the counter",
            Part::MoveNumber => "the move number",
        })
    }
}

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
}

impl Script {
    /// Reads a position text whose counter may go up to `most_counted`, given whose turn it is.
    pub(super) fn read(
        &self,
        written: &str,
        most_counted: fn(Side) -> u32,
    ) -> Result<Hunt, PositionError> {
        if written.len() > LONGEST {
            return Err(PositionError::TooLong(written.len()));
        }
        let written: String = text::visible(written).collect();
        let mut words = written.split_whitespace();
        let (pack, quarry) = self.read_rows(next(&mut words, Part::Rows)?)?;
        let turn = self.read_turn(next(&mut words, Part::Turn)?)?;
        let counter = read_counter(next(&mut words, Part::Counter)?, most_counted(turn))?;
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

    /// Refuses pieces that do not belong on the board.
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

/// The numbers from one to another, in words for an error.
fn span(least: u32, most: u32) -> String {
    if least == most {
        most.to_string()
    } else {
        format!("{least} to {most}")
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

fn read_counter(word: &str, most: u32) -> Result<u32, PositionError> {
    number(word)
        .filter(|&counter| counter <= most)
        .ok_or_else(|| PositionError::WrongCounter {
            most,
            found: text::excerpt(word),
        })
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
