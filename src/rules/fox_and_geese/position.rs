//! A position of Fox and Geese, and its rules.

use std::fmt;

use super::{
    FIRST_MOVER, Options,
    jumps::{add_chains, check_chain, each_stop, jumps},
};
use crate::rules::{
    AnyPosition, Board, IllegalMove, Move, Outcome, Point, PointSet, PositionError, Setup, Side,
    hunt::Hunt, perft::Tree, placement::Script, position,
};

/// With fewer geese than this the fox has won.
const FEWEST_GEESE: u32 = 4;

/// Where the fox stands at the start.
const FOX: Point = Point::literal("d4");

/// A position of Fox and Geese: the fox and at most as many geese as the setup has, on different
/// points.
///
/// Any such placement is a position, with either side to move and anything counted, whether or not
/// play can lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    options: Options,
    hunt: Hunt,
}

impl Position {
    /// The position in which a game with these options begins.
    pub const fn start(options: Options) -> Position {
        Position {
            options,
            hunt: Hunt {
                pack: options.geese.places(),
                quarry: FOX,
                turn: FIRST_MOVER,
                counter: 0,
                move_number: 1,
            },
        }
    }

    /// The position with the pieces on these points and this side to move.
    pub fn new(
        options: Options,
        geese: PointSet,
        fox: Point,
        turn: Side,
    ) -> Result<Position, PositionError> {
        let hunt = Hunt {
            pack: geese,
            quarry: fox,
            turn,
            counter: 0,
            move_number: 1,
        };
        script(options).check(&hunt)?;
        Ok(Position { options, hunt })
    }

    /// Reads a position text such as `3/3/7/3f3/GGGGGGG/GGG/GGG f 0 1`.
    pub fn parse(options: Options, text: &str) -> Result<Position, PositionError> {
        let hunt = script(options).read(text)?;
        Ok(Position { options, hunt })
    }

    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Where the geese stand.
    pub const fn geese(&self) -> PointSet {
        self.hunt.pack
    }

    /// Where the fox stands.
    pub const fn fox(&self) -> Point {
        self.hunt.quarry
    }

    const fn board(&self) -> &'static Board {
        self.options.board()
    }

    /// Where the fox can step.
    fn fox_steps(&self) -> PointSet {
        self.board().neighbours(self.fox()) - self.geese()
    }

    /// Where a goose on a point can step.
    fn goose_steps(&self, goose: Point) -> PointSet {
        let ahead = self.board().ahead(goose);
        let joined = if self.options.sideways {
            ahead | self.board().beside(goose)
        } else {
            ahead
        };
        joined - self.hunt.occupied()
    }

    /// Every step of every goose, as where it begins and ends.
    fn all_goose_steps(&self) -> impl Iterator<Item = (Point, Point)> {
        self.geese()
            .iter()
            .flat_map(|from| self.goose_steps(from).iter().map(move |to| (from, to)))
    }

    /// How many steps the geese have, all of them shifted at once in each direction.
    fn n_goose_steps(&self) -> u32 {
        let crossing = self.geese() & self.options.diagonals.points();
        let room = self.board().all() - self.hunt.occupied();
        let count = |geese: PointSet, by| (geese.shifted(by) & room).len();
        let ahead = count(self.geese(), 8) + count(crossing, 7) + count(crossing, 9);
        if self.options.sideways {
            ahead + count(self.geese(), 1) + count(self.geese(), -1)
        } else {
            ahead
        }
    }

    /// Whether the fox has captured enough, so that nobody may move even where somebody could.
    const fn is_decided(&self) -> bool {
        self.geese().len() < FEWEST_GEESE
    }

    /// The position after the fox has gone to a point and these geese are left.
    fn after_fox(&self, to: Point, geese: PointSet) -> Position {
        let mut hunt = self.hunt.with_quarry_on(to);
        hunt.pack = geese;
        hunt.counter = if geese == self.geese() {
            self.hunt.counter.saturating_add(1)
        } else {
            0
        };
        Position {
            hunt: hunt.passed(FIRST_MOVER),
            ..*self
        }
    }

    /// The position after a goose has stepped.
    fn after_goose(&self, from: Point, to: Point) -> Position {
        let mut hunt = self.hunt.with_pack_moved(from, to);
        hunt.counter = if to.rank() > from.rank() {
            0
        } else {
            self.hunt.counter.saturating_add(1)
        };
        Position {
            hunt: hunt.passed(FIRST_MOVER),
            ..*self
        }
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = position::Position::outcome(self) {
            return Err(IllegalMove::Finished(outcome));
        }
        self.hunt.check_mover(self.board(), mv)?;
        if !mv.is_capture() {
            let sideways = self.options.sideways;
            return self
                .hunt
                .check_step(self.board(), sideways, mv.from(), mv.to());
        }
        match self.hunt.turn {
            Side::Pack => Err(IllegalMove::CannotJump {
                from: mv.from(),
                to: mv.landings()[0],
            }),
            Side::Quarry => check_chain(self.board(), self.geese(), mv),
        }
    }
}

/// How positions are written.
const fn script(options: Options) -> Script {
    Script {
        board: options.board(),
        pack: 'G',
        quarry: 'f',
        fewest: 0,
        most: options.geese.number(),
        most_counted: |_| u32::MAX,
    }
}

impl position::Position for Position {
    fn setup(&self) -> Setup {
        Setup::FoxAndGeese(self.options)
    }

    fn turn(&self) -> Side {
        self.hunt.turn
    }

    fn at(&self, point: Point) -> Option<Side> {
        self.hunt.at(point)
    }

    fn counter(&self) -> u32 {
        self.hunt.counter
    }

    fn move_number(&self) -> u32 {
        self.hunt.move_number
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_decided() {
            return moves;
        }
        match self.hunt.turn {
            Side::Pack => {
                moves.extend(
                    self.all_goose_steps()
                        .map(|(from, to)| Move::step(from, to)),
                );
            }
            Side::Quarry => {
                let fox = self.fox();
                moves.extend(self.fox_steps().iter().map(|to| Move::step(fox, to)));
                add_chains(self.board(), self.geese(), fox, None, &mut moves);
                moves.sort_unstable();
            }
        }
        moves
    }

    fn play(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        *self = match self.hunt.turn {
            Side::Pack => self.after_goose(mv.from(), mv.to()),
            Side::Quarry => self.after_fox(mv.to(), self.geese() - mv.captured()),
        };
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_decided() {
            return Some(Outcome::Captured);
        }
        let (can_move, outcome) = match self.hunt.turn {
            Side::Pack => (self.n_goose_steps() > 0, Outcome::Blocked),
            Side::Quarry => {
                let mut jumps = jumps(self.board(), self.geese(), self.fox());
                let can_move = !self.fox_steps().is_empty() || jumps.next().is_some();
                (can_move, Outcome::Trapped)
            }
        };
        (!can_move).then_some(outcome)
    }

    fn key(&self) -> u64 {
        self.hunt.key()
    }

    fn mirrored(&self) -> AnyPosition {
        let hunt = self.hunt.mirrored(self.board());
        Position { hunt, ..*self }.into()
    }
}

impl Tree for Position {
    fn n_moves(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        match self.hunt.turn {
            Side::Pack => self.n_goose_steps().into(),
            Side::Quarry => {
                let mut n = self.fox_steps().len().into();
                each_stop(self.board(), self.geese(), self.fox(), &mut |_, _| n += 1);
                n
            }
        }
    }

    fn each_successor(&self, visit: &mut impl FnMut(Position)) {
        if self.is_decided() {
            return;
        }
        match self.hunt.turn {
            Side::Pack => {
                for (from, to) in self.all_goose_steps() {
                    visit(self.after_goose(from, to));
                }
            }
            Side::Quarry => {
                for to in self.fox_steps() {
                    visit(self.after_fox(to, self.geese()));
                }
                each_stop(self.board(), self.geese(), self.fox(), &mut |to, geese| {
                    visit(self.after_fox(to, geese));
                });
            }
        }
    }
}

impl fmt::Display for Position {
    /// Writes the position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        script(self.options).write(&self.hunt, f)
    }
}
