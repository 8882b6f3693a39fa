//! Boards: which points there are and which of them a line joins.

use super::{Point, PointSet};

/// A board, with its lines laid out in tables.
#[derive(Debug)]
pub struct Board {
    on: PointSet,
    points: [Point; Board::MOST],
    n_points: usize,
    files: u8,
    ranks: u8,
    neighbours: [PointSet; 64],
    ahead: [PointSet; 64],
    beside: [PointSet; 64],
}

impl Board {
    /// No board has more points than the grid.
    const MOST: usize = PointSet::GRID.len() as usize;

    /// The board with these points: every two neighbours in a row or a column are joined, and
    /// every two diagonal neighbours that both belong to `diagonals`.
    pub(super) const fn new(on: PointSet, diagonals: PointSet) -> Board {
        let mut board = Board {
            on,
            points: [Point::from_index(0); Board::MOST],
            n_points: 0,
            files: 0,
            ranks: 0,
            neighbours: [PointSet::EMPTY; 64],
            ahead: [PointSet::EMPTY; 64],
            beside: [PointSet::EMPTY; 64],
        };
        let mut rank = 0;
        while rank < Point::SPAN {
            let mut file = 0;
            while file < Point::SPAN {
                if let Some(point) = Point::new(file, rank)
                    && on.contains(point)
                {
                    board.add(point, diagonals);
                }
                file += 1;
            }
            rank += 1;
        }
        board
    }

    /// Lists a point, with the lines to those of its neighbours that were listed before it.
    const fn add(&mut self, point: Point, diagonals: PointSet) {
        let mut i = 0;
        while i < self.n_points {
            let other = self.points[i];
            let files = point.file().abs_diff(other.file());
            let ranks = point.rank().abs_diff(other.rank());
            let crossed = diagonals.contains(point) && diagonals.contains(other);
            if files + ranks == 1 || files == 1 && ranks == 1 && crossed {
                self.join(point, other);
            }
            i += 1;
        }
        self.points[self.n_points] = point;
        self.n_points += 1;
        if point.file() >= self.files {
            self.files = point.file() + 1;
        }
        if point.rank() >= self.ranks {
            self.ranks = point.rank() + 1;
        }
    }

    /// Joins a point with one that is not higher.
    const fn join(&mut self, point: Point, other: Point) {
        let (to, from) = (point.index(), other.index());
        self.neighbours[to] = self.neighbours[to].with(other);
        self.neighbours[from] = self.neighbours[from].with(point);
        if point.rank() == other.rank() {
            self.beside[to] = self.beside[to].with(other);
            self.beside[from] = self.beside[from].with(point);
        } else {
            self.ahead[from] = self.ahead[from].with(point);
        }
    }

    /// Every point, in order.
    pub fn points(&self) -> &[Point] {
        &self.points[..self.n_points]
    }

    /// The set of all points.
    pub const fn all(&self) -> PointSet {
        self.on
    }

    /// How many files the board spans, from `a`.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// How many ranks the board spans, from 1.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The points of a rank, counted from 0, in order.
    pub fn rank(&self, rank: u8) -> impl Iterator<Item = Point> {
        self.on.iter().filter(move |point| point.rank() == rank)
    }

    /// The points that a line joins to this one.
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The neighbours on a higher rank.
    pub const fn ahead(&self, point: Point) -> PointSet {
        self.ahead[point.index()]
    }

    /// The neighbours on the same rank.
    pub const fn beside(&self, point: Point) -> PointSet {
        self.beside[point.index()]
    }

    /// Whether a line joins the two points.
    pub const fn joined(&self, a: Point, b: Point) -> bool {
        self.neighbours(a).contains(b)
    }

    /// The point that a jump from `from` over its neighbour `over` lands on, if the board has it.
    ///
    /// The line always goes on to it: a diagonal's next point has diagonals too.
    pub(super) fn beyond(&self, from: Point, over: Point) -> Option<Point> {
        let file = (2 * over.file()).checked_sub(from.file())?;
        let rank = (2 * over.rank()).checked_sub(from.rank())?;
        Point::new(file, rank).filter(|&point| self.on.contains(point))
    }

    /// The point on the other side of the board's middle file; one off the board stays.
    pub fn mirror(&self, point: Point) -> Point {
        self.files
            .checked_sub(point.file() + 1)
            .and_then(|file| Point::new(file, point.rank()))
            .unwrap_or(point)
    }
}
