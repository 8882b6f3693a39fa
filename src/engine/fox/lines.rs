//! A board's lines as shifts of whole sets: what a fox on any of many points can do, all at once.
//!
//! Sets are the words of [`PointSet`]: a byte for each rank, whose eighth
//! bit belongs to no board.

use crate::rules::{Board, Point, PointSet, fox_and_geese::Options};

/// The lines of one of the boards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    /// Every point.
    pub(crate) all: u64,
    /// The points that have diagonals.
    pub(crate) diagonal: u64,
}

impl Lines {
    /// The lines of the board on which a game with these options is played.
    pub(crate) fn new(options: Options) -> Lines {
        let board = options.board();
        let diagonal = board.points().iter().copied();
        let diagonal: PointSet = diagonal
            .filter(|&point| has_diagonals(board, point))
            .collect();
        Lines {
            all: board.all().bits(),
            diagonal: diagonal.bits(),
        }
    }

    /// The points that one step leads to from a point of the set.
    pub(crate) const fn spread(self, set: u64) -> u64 {
        let crossing = set & self.diagonal;
        let straight = set << 8 | set >> 8 | set << 1 | set >> 1;
        let crossed = crossing << 9 | crossing >> 9 | crossing << 7 | crossing >> 7;
        (straight | crossed) & self.all
    }

    /// The points that one step to a higher rank leads to from a point of the set.
    pub(crate) const fn ahead(self, set: u64) -> u64 {
        let crossing = set & self.diagonal;
        (set << 8 | crossing << 9 | crossing << 7) & self.all
    }

    /// The points that one step along the rank leads to from a point of the set.
    pub(crate) const fn beside(self, set: u64) -> u64 {
        (set << 1 | set >> 1) & self.all
    }

    /// The points from which a fox jumps over the goose to one of the landings; whether they are
    /// empty is left to the caller.
    pub(crate) const fn jumpers(self, goose: u64, landings: u64) -> u64 {
        let mut from = over(goose, landings, 1) | over(goose, landings, 8);
        if goose & self.diagonal != 0 {
            from |= over(goose, landings, 7) | over(goose, landings, 9);
        }
        from & self.all
    }

    /// The points where a fox on one of the points lands that jumps over the goose to a room.
    pub(crate) const fn landings(self, fox: u64, goose: u64, room: u64) -> u64 {
        // A jump's ends are alike: who could come from the fox's point could go there.
        self.jumpers(goose, fox) & room
    }
}

/// The other ends of the jumps over a goose, to both sides along one direction.
const fn over(goose: u64, landings: u64, by: u32) -> u64 {
    (goose << by & landings) >> (2 * by) | (goose >> by & landings) << (2 * by)
}

fn has_diagonals(board: &Board, point: Point) -> bool {
    let mut neighbours = board.neighbours(point).iter();
    neighbours.any(|other| other.file() != point.file() && other.rank() != point.rank())
}

/// The set with left and right exchanged.
pub(crate) const fn mirrored(set: u64) -> u64 {
    set.reverse_bits().swap_bytes() >> 1
}

/// The bits of a set, each alone.
pub(crate) fn each(set: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(lowest(set), move |&bit| lowest(set & !(bit | (bit - 1))))
}

/// The lowest bit of a set, if it has one.
const fn lowest(set: u64) -> Option<u64> {
    if set == 0 {
        None
    } else {
        Some(set & set.wrapping_neg())
    }
}
