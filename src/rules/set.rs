//! Sets of points, as bits of one word.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Sub},
};

use super::Point;

/// A set of points.
///
/// The word has a byte for each rank, so that a whole set moves one point in any direction by one
/// shift: what leaves the grid on a side lands in a byte's eighth bit, which belongs to no board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointSet(u64);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);

    /// Every point of the grid.
    pub const GRID: PointSet = PointSet(0x007f_7f7f_7f7f_7f7f);

    /// The points whose bits are set, bit `8 * rank + file`; bits outside the grid are dropped.
    pub const fn from_bits(bits: u64) -> PointSet {
        PointSet(bits & PointSet::GRID.0)
    }

    /// The set as bits, bit `8 * rank + file`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The points drawn as anything but `.` or a space, the highest rank first.
    pub(super) const fn drawn<const N: usize>(ranks: [&str; N]) -> PointSet {
        let mut set = PointSet::EMPTY;
        let mut row = 0;
        while row < N {
            let marks = ranks[row].as_bytes();
            let mut file = 0;
            while file < marks.len() {
                if marks[file] != b'.' && marks[file] != b' ' {
                    set.0 |= 1 << (Point::STRIDE as usize * (N - 1 - row) + file);
                }
                file += 1;
            }
            row += 1;
        }
        set
    }

    /// Whether the set has the point.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 != 0
    }

    /// The set with the point.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | 1 << point.index())
    }

    /// The set without the point.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !(1 << point.index()))
    }

    /// How many points the set has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no point.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points in order.
    pub const fn iter(self) -> Points {
        Points(self.0)
    }

    /// The lowest rank of the set's points.
    pub(super) const fn lowest_rank(self) -> Option<u8> {
        if self.is_empty() {
            None
        } else {
            Some(lowest(self.0).rank())
        }
    }

    /// The set with left and right exchanged within the first `files` files, which hold all of it.
    pub(super) const fn mirrored(self, files: u8) -> PointSet {
        PointSet(self.0.reverse_bits().swap_bytes() >> (Point::STRIDE - files))
    }

    /// Each point's neighbour `by` places on (a rank is eight), as bits: some lie on no board.
    pub(super) const fn shifted(self, by: i8) -> PointSet {
        if by < 0 {
            PointSet(self.0 >> by.unsigned_abs())
        } else {
            PointSet(self.0 << by)
        }
    }
}

/// The lowest point of a set that is not empty.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the place of a bit in a word is below 64"
)]
const fn lowest(bits: u64) -> Point {
    Point::from_index(bits.trailing_zeros() as u8)
}

impl BitAnd for PointSet {
    type Output = PointSet;

    /// The points that both sets have.
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    /// The points that at least one of the sets has.
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    /// The points that the other set has not.
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

/// The points of a [`PointSet`], in order.
#[derive(Clone, Debug)]
pub struct Points(u64);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let bits = self.0;
        self.0 &= bits.checked_sub(1)?;
        Some(lowest(bits))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Points {}
