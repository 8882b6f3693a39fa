//! Reading moves as people type and paste them.

use std::str::FromStr;

use thiserror::Error;

use super::{Move, Point, mv::MOST_LANDINGS, text};

/// The longest text that is read as a move, in bytes; the longest chain with much room to spare.
const LONGEST: usize = 256;

/// Why a text is no move.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ParseMoveError {
    /// There is nothing to read.
    #[error("expected a move such as a2-b3 or d4xd2, found nothing")]
    Empty,
    /// The text is longer than any move.
    #[error("expected a move such as a2-b3 or d4xd2, found {0} bytes of text")]
    TooLong(usize),
    /// Something else stands where a point should.
    #[error("expected a point from a1 to g7 as part number {nth} of the move, found {found:?}")]
    ExpectedPoint {
        /// Which of the move's points was expected, from 1.
        nth: usize,
        /// The beginning of what was found; empty at the end of the text.
        found: String,
    },
    /// There is only the point that the piece leaves.
    #[error("expected the point to which the piece on {0} goes")]
    NoLanding(Point),
    /// The move ends where it begins without having been anywhere.
    #[error("expected another point to which the piece on {0} goes")]
    SamePoint(Point),
    /// What is written as a jump does not land two points away along a line's direction.
    #[error("expected a jump to land two points away in a straight line, found {from}x{to}")]
    NotAJump {
        /// Where the jump begins.
        from: Point,
        /// Where it is said to land.
        to: Point,
    },
    /// A chain has more jumps than there can be pieces to jump over.
    #[error("expected at most {MOST_LANDINGS} jumps")]
    TooManyJumps,
}

/// What stands between two points of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// A dash or nothing, which says no more than that the piece goes on.
    Plain,
    /// A sign of capture.
    Capture,
}

impl Sign {
    fn read(c: char) -> Option<Sign> {
        match c {
            // Hyphens, dashes and the minus sign, which keyboards put in each other's place.
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => {
                Some(Sign::Plain)
            }
            'x' | 'X' | '×' | ':' => Some(Sign::Capture),
            _ => None,
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads `a2-b3`, `d4xd2xf2` and the like: in either case, with any dash, `x`, `×`, `:` or
    /// nothing between the points, and with spaces and invisible characters anywhere.
    fn from_str(written: &str) -> Result<Move, ParseMoveError> {
        if written.len() > LONGEST {
            return Err(ParseMoveError::TooLong(written.len()));
        }
        let letters: Vec<char> = text::packed(written).collect();
        if letters.is_empty() {
            return Err(ParseMoveError::Empty);
        }
        let (from, mut rest) = point(&letters, 1)?;
        let mut landings = Vec::new();
        let mut is_jump = false;
        while let Some((&next, after)) = rest.split_first() {
            let sign = Sign::read(next);
            let (to, after) = point(
                if sign.is_some() { after } else { rest },
                landings.len() + 2,
            )?;
            is_jump |= sign == Some(Sign::Capture) || !landings.is_empty();
            landings.push(to);
            rest = after;
        }
        assemble(from, &landings, is_jump)
    }
}

/// Reads the `nth` point of a move, and gives what follows it.
fn point(letters: &[char], nth: usize) -> Result<(Point, &[char]), ParseMoveError> {
    if let [file, rank, rest @ ..] = letters
        && let Some(point) = Point::named(*file, *rank)
    {
        return Ok((point, rest));
    }
    Err(ParseMoveError::ExpectedPoint {
        nth,
        found: text::excerpt(&letters.iter().collect::<String>()),
    })
}

/// The move through the points read, which must be jumps where it `is_jump`.
fn assemble(from: Point, landings: &[Point], is_jump: bool) -> Result<Move, ParseMoveError> {
    let &[first, ..] = landings else {
        return Err(ParseMoveError::NoLanding(from));
    };
    if !is_jump {
        return if first == from {
            Err(ParseMoveError::SamePoint(from))
        } else {
            Ok(Move::step(from, first))
        };
    }
    let departures = std::iter::once(&from).chain(landings);
    for (&from, &to) in departures.zip(landings) {
        if from.between(to).is_none() {
            return Err(ParseMoveError::NotAJump { from, to });
        }
    }
    Move::jumps(from, landings).ok_or(ParseMoveError::TooManyJumps)
}
