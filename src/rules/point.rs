//! The points of the grid in which every board lies.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::text;

/// The longest text that is read as a point, in bytes; room for invisible characters.
const LONGEST: usize = 32;

/// A point of the seven by seven grid, `a1` to `g7`, rank 1 at the bottom.
///
/// Points are ordered as they are read from the bottom: `a1`, `b1`, …, `a2`, …
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// How many files the grid has, and how many ranks.
    pub const SPAN: u8 = 7;

    /// The distance of two ranks in [`Point::index`]; the eighth column is always empty.
    pub(super) const STRIDE: u8 = 8;

    /// The point on a file and a rank, both counted from 0, if the grid has it.
    pub const fn new(file: u8, rank: u8) -> Option<Point> {
        if file < Point::SPAN && rank < Point::SPAN {
            Some(Point(rank * Point::STRIDE + file))
        } else {
            None
        }
    }

    /// The file, 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 % Point::STRIDE
    }

    /// The rank, 0 for the lowest.
    pub const fn rank(self) -> u8 {
        self.0 / Point::STRIDE
    }

    /// The letter of the file.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The number of the rank.
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// Every point of the grid, in order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..Point::SPAN)
            .flat_map(|rank| (0..Point::SPAN).filter_map(move |file| Point::new(file, rank)))
    }

    /// The point in the middle of a jump between two points, if they lie as a jump's ends do: two
    /// apart along a row, a column or a diagonal.
    pub const fn between(self, other: Point) -> Option<Point> {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        match (files, ranks) {
            (0 | 2, 2) | (2, 0) => Some(Point(u8::midpoint(self.0, other.0))),
            _ => None,
        }
    }

    /// The point as a place in an array of 64, below `7 * 8`.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point at such a place, which the caller knows to lie on the grid.
    pub(super) const fn from_index(index: u8) -> Point {
        debug_assert!(index % Point::STRIDE < Point::SPAN && index / Point::STRIDE < Point::SPAN);
        Point(index)
    }

    /// The point with a name known when the program is written, such as `b5`.
    pub(super) const fn literal(name: &str) -> Point {
        let name = name.as_bytes();
        Point::from_index((name[1] - b'1') * Point::STRIDE + name[0] - b'a')
    }

    /// The point named by a letter and a digit, in either case.
    pub(super) fn named(file: char, rank: char) -> Option<Point> {
        let file = u8::try_from(file.to_ascii_lowercase())
            .ok()?
            .checked_sub(b'a')?;
        let rank = u8::try_from(rank).ok()?.checked_sub(b'1')?;
        Point::new(file, rank)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no point.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("expected a point from a1 to g7, found {found:?}")]
pub struct ParsePointError {
    /// The beginning of what was found.
    pub found: String,
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads `b3` or `B3`; spaces and invisible characters do not matter.
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let mut chars = text::packed(text);
        let point = (chars.next(), chars.next(), chars.next());
        match point {
            (Some(file), Some(rank), None) if text.len() <= LONGEST => Point::named(file, rank),
            _ => None,
        }
        .ok_or_else(|| ParsePointError {
            found: text::excerpt(text),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn the_grid_has_49_points_that_read_back() {
        assert_eq!(Point::all().count(), 49);
        for each in Point::all() {
            assert_eq!(point(&each.to_string()), each);
            assert_eq!(Point::new(each.file(), each.rank()), Some(each));
        }
        assert_eq!(Point::new(7, 0), None);
        assert_eq!(Point::new(0, 7), None);
    }

    #[test]
    fn a_point_is_read_leniently_and_nothing_else_is() {
        assert_eq!(point(" B\u{200b}3 "), Point::new(1, 2).unwrap());
        for bad in ["", "b", "3", "h1", "a8", "a0", "b33", "3b", "ä1", "b³"] {
            assert!(bad.parse::<Point>().is_err(), "{bad}");
        }
        assert!(format!("b3{}", " ".repeat(1000)).parse::<Point>().is_err());
    }

    #[test]
    fn only_the_ends_of_a_jump_have_a_point_between_them() {
        assert_eq!(point("d4").between(point("f6")), Some(point("e5")));
        assert_eq!(point("d4").between(point("d2")), Some(point("d3")));
        assert_eq!(point("d4").between(point("b4")), Some(point("c4")));
        for other in ["d4", "d5", "e6", "f5", "d7", "a4"] {
            assert_eq!(point("d4").between(point(other)), None, "{other}");
        }
    }
}
