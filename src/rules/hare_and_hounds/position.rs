//! A position of Hare and Hounds, and its rules.

use std::fmt;

use super::{BOARD, FIRST_MOVER};
use crate::rules::{
    AnyPosition, IllegalMove, Move, Outcome, Point, PointSet, PositionError, Setup, Side,
    hunt::Hunt, perft::Tree, placement::Script, position,
};

/// Where the hounds stand at the start.
const HOUNDS: PointSet = PointSet::drawn(["D.D", ".D."]);

/// Where the hare stands at the start.
const HARE: Point = Point::literal("b5");

/// How many hound moves in a row without advance give the hare the game.
const STALL: u32 = 10;

/// How positions are written.
static SCRIPT: Script = Script {
    board: &BOARD,
    pack: 'D',
    quarry: 'h',
    fewest: 3,
    most: 3,
    most_counted: most_stalled,
};

/// A position of Hare and Hounds: three hounds and the hare on different points.
///
/// Any such placement is a position, with either side to move and up to nine hound moves counted,
/// whether or not play can lead there; ten are counted only where the hare is to move, which has
/// then won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position(Hunt);

impl Position {
    /// The position in which a game begins.
    pub const fn start() -> Position {
        Position(Hunt {
            pack: HOUNDS,
            quarry: HARE,
            turn: FIRST_MOVER,
            counter: 0,
            move_number: 1,
        })
    }

    /// The position with the pieces on these points, this side to move and so many hound moves in
    /// a row without advance.
    pub fn new(
        hounds: PointSet,
        hare: Point,
        turn: Side,
        stall: u32,
    ) -> Result<Position, PositionError> {
        let hunt = Hunt {
            pack: hounds,
            quarry: hare,
            turn,
            counter: stall,
            move_number: 1,
        };
        SCRIPT.check(&hunt)?;
        Ok(Position(hunt))
    }

    /// Reads a position text such as `h/3/3/D1D/D d 0 1`.
    pub fn parse(text: &str) -> Result<Position, PositionError> {
        SCRIPT.read(text).map(Position)
    }

    /// Where the hounds stand.
    pub const fn hounds(&self) -> PointSet {
        self.0.pack
    }

    /// Where the hare stands.
    pub const fn hare(&self) -> Point {
        self.0.quarry
    }

    /// Where the piece of the side to move that stands on a point can go.
    fn targets(&self, from: Point) -> PointSet {
        let joined = match self.0.turn {
            Side::Pack => BOARD.ahead(from) | BOARD.beside(from),
            Side::Quarry => BOARD.neighbours(from),
        };
        joined - self.0.occupied()
    }

    /// The points of the side to move.
    fn movers(&self) -> PointSet {
        match self.0.turn {
            Side::Pack => self.0.pack,
            Side::Quarry => PointSet::EMPTY.with(self.0.quarry),
        }
    }

    /// Every legal move, as where it begins and ends.
    fn steps(&self) -> impl Iterator<Item = (Point, Point)> {
        let movers = if self.is_decided() {
            PointSet::EMPTY
        } else {
            self.movers()
        };
        movers
            .iter()
            .flat_map(|from| self.targets(from).iter().map(move |to| (from, to)))
    }

    /// Whether the hare has won, so that nobody may move even where somebody could.
    fn is_decided(&self) -> bool {
        self.has_got_past() || self.0.counter >= STALL
    }

    fn has_got_past(&self) -> bool {
        let lowest = self.0.pack.lowest_rank();
        lowest.is_some_and(|rank| self.0.quarry.rank() < rank)
    }

    /// The position after a legal move.
    fn after(&self, from: Point, to: Point) -> Position {
        let mut next = match self.0.turn {
            Side::Pack => self.0.with_pack_moved(from, to),
            Side::Quarry => self.0.with_quarry_on(to),
        };
        if self.0.turn == Side::Pack {
            next.counter = if to.rank() > from.rank() {
                0
            } else {
                self.0.counter + 1
            };
        }
        Position(next.passed(FIRST_MOVER))
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = position::Position::outcome(self) {
            return Err(IllegalMove::Finished(outcome));
        }
        self.0.check_mover(&BOARD, mv)?;
        let (from, to) = (mv.from(), mv.landings()[0]);
        if mv.is_capture() {
            return Err(IllegalMove::CannotJump { from, to });
        }
        self.0.check_step(&BOARD, true, from, to)
    }
}

/// The most hound moves without advance that can have been counted when it is a side's turn.
const fn most_stalled(turn: Side) -> u32 {
    match turn {
        Side::Pack => STALL - 1,
        Side::Quarry => STALL,
    }
}

impl position::Position for Position {
    fn setup(&self) -> Setup {
        Setup::HareAndHounds
    }

    fn turn(&self) -> Side {
        self.0.turn
    }

    fn at(&self, point: Point) -> Option<Side> {
        self.0.at(point)
    }

    fn counter(&self) -> u32 {
        self.0.counter
    }

    fn move_number(&self) -> u32 {
        self.0.move_number
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.steps()
            .map(|(from, to)| Move::step(from, to))
            .collect()
    }

    fn play(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        *self = self.after(mv.from(), mv.to());
        Ok(())
    }

    /// How the game has ended, if it has; the hare's own ways of winning come first.
    ///
    /// No play leads to hounds that cannot move, but a placement can be made by hand in which all
    /// stand above or beside the hare with nowhere to go. The hare has won there: it is past the
    /// hounds but for one step that they cannot prevent.
    fn outcome(&self) -> Option<Outcome> {
        if self.has_got_past() {
            Some(Outcome::GotPast)
        } else if self.0.counter >= STALL {
            Some(Outcome::Stalled)
        } else if self.steps().next().is_some() {
            None
        } else {
            Some(match self.0.turn {
                Side::Pack => Outcome::Blocked,
                Side::Quarry => Outcome::Trapped,
            })
        }
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn mirrored(&self) -> AnyPosition {
        Position(self.0.mirrored(&BOARD)).into()
    }
}

impl Tree for Position {
    fn n_moves(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let targets = self.movers().iter().map(|from| self.targets(from).len());
        targets.map(u64::from).sum()
    }

    fn each_successor(&self, visit: &mut impl FnMut(Position)) {
        for (from, to) in self.steps() {
            visit(self.after(from, to));
        }
    }
}

impl fmt::Display for Position {
    /// Writes the position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SCRIPT.write(&self.0, f)
    }
}
