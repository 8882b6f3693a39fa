//! Moves: a step along a line, or a chain of jumps.

use std::{cmp::Ordering, fmt};

use super::{Point, PointSet};

/// The most landings a move can have: no game has more pieces that can be jumped over.
pub(super) const MOST_LANDINGS: usize = 17;

/// One move of one piece: a step to one point, or jumps from point to point.
///
/// Which of the two it is lies in the points: a jump lands two points away, where no step leads.
/// A move knows neither the board nor the position; whether it is legal is for a position to say.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Move {
    from: Point,
    landings: [Point; MOST_LANDINGS],
    n_landings: u8,
}

impl Move {
    /// The move from one point to another: a jump if the two lie as a jump's ends do, else a step.
    pub const fn step(from: Point, to: Point) -> Move {
        let mut landings = [from; MOST_LANDINGS];
        landings[0] = to;
        Move {
            from,
            landings,
            n_landings: 1,
        }
    }

    /// The chain of jumps with these landing points, unless there are none, too many, or two
    /// points that follow one another are not a jump apart.
    pub fn jumps(from: Point, landings: &[Point]) -> Option<Move> {
        let (&first, rest) = landings.split_first()?;
        from.between(first)?;
        rest.iter()
            .try_fold(Move::step(from, first), |chain, &to| chain.then(to))
    }

    /// The chain of jumps with one more jump, unless that is no chain of jumps.
    pub(super) fn then(&self, to: Point) -> Option<Move> {
        self.from.between(self.landings[0])?;
        self.to().between(to)?;
        let mut chain = self.clone();
        *chain.landings.get_mut(usize::from(self.n_landings))? = to;
        chain.n_landings += 1;
        Some(chain)
    }

    /// The point that the piece leaves.
    pub const fn from(&self) -> Point {
        self.from
    }

    /// The point where the piece stays.
    pub const fn to(&self) -> Point {
        self.landings[self.n_landings as usize - 1]
    }

    /// Every point that the piece touches after the one it leaves, in order; never empty.
    pub fn landings(&self) -> &[Point] {
        &self.landings[..usize::from(self.n_landings)]
    }

    /// The move's parts: each point that the piece leaves, and the next that it touches.
    pub fn hops(&self) -> impl Iterator<Item = (Point, Point)> {
        let departures = std::iter::once(self.from).chain(self.landings().iter().copied());
        departures.zip(self.landings().iter().copied())
    }

    /// Whether the piece jumps.
    pub const fn is_capture(&self) -> bool {
        self.from.between(self.landings[0]).is_some()
    }

    /// The points that the piece jumps over.
    pub fn captured(&self) -> PointSet {
        self.hops()
            .filter_map(|(from, to)| from.between(to))
            .collect()
    }
}

impl Ord for Move {
    /// By the point that the piece leaves, then where it stays, then the way there.
    fn cmp(&self, other: &Move) -> Ordering {
        (self.from, self.to(), self.landings()).cmp(&(other.from, other.to(), other.landings()))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    /// Writes `a2-b3` for a step and `d4xd2xf2` for jumps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        for landing in self.landings() {
            write!(f, "{sign}{landing}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
