//! Positions: what every game lets one ask, and the one type that holds any of them.

use std::{
    fmt,
    ops::{Deref, DerefMut},
};

use super::{
    IllegalMove, Move, Outcome, Point, PositionError, Setup, Side, fox_and_geese, hare_and_hounds,
};

/// A position of some game: who stands where, whose turn it is, and what the rules count.
pub trait Position: fmt::Debug + fmt::Display + Send + Sync {
    /// The setup that is played.
    fn setup(&self) -> Setup;

    /// The side to move, also when the game is over.
    fn turn(&self) -> Side;

    /// Whose piece stands on the point.
    fn at(&self, point: Point) -> Option<Side>;

    /// What the game counts: hound moves in a row without advance, or plies since a capture or a
    /// forward goose move.
    fn counter(&self) -> u32;

    /// The number of the move about to be made; it grows when both sides have moved, from 1.
    fn move_number(&self) -> u32;

    /// Every legal move, by the point it leaves, then by the one it reaches; empty exactly when
    /// the position is finished.
    fn legal_moves(&self) -> Vec<Move>;

    /// Makes a move, or says why it is illegal and changes nothing.
    fn play(&mut self, mv: &Move) -> Result<(), IllegalMove>;

    /// How the game has ended in this position, if it has.
    ///
    /// The draw by repetition is not the position's to see; [`Line`](super::Line) does.
    fn outcome(&self) -> Option<Outcome>;

    /// A number that two positions of a setup share exactly when the same pieces stand on the same
    /// points with the same side to move.
    fn key(&self) -> u64;

    /// The position seen in a mirror, left and right exchanged.
    fn mirrored(&self) -> AnyPosition;

    /// Every point of the board, in order.
    fn points(&self) -> &'static [Point] {
        self.setup().board().points()
    }
}

/// A position of any game; it is a [`Position`] by dereference.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// A position of Hare and Hounds.
    HareAndHounds(hare_and_hounds::Position),
    /// A position of Fox and Geese.
    FoxAndGeese(fox_and_geese::Position),
}

impl AnyPosition {
    /// Reads a position text, such as `h/3/3/D1D/D d 0 1`, of the setup's game.
    pub fn parse(setup: Setup, text: &str) -> Result<AnyPosition, PositionError> {
        match setup {
            Setup::HareAndHounds => hare_and_hounds::Position::parse(text).map(Into::into),
            Setup::FoxAndGeese(options) => {
                fox_and_geese::Position::parse(options, text).map(Into::into)
            }
        }
    }
}

impl Deref for AnyPosition {
    type Target = dyn Position;

    fn deref(&self) -> &(dyn Position + 'static) {
        match self {
            AnyPosition::HareAndHounds(position) => position,
            AnyPosition::FoxAndGeese(position) => position,
        }
    }
}

impl DerefMut for AnyPosition {
    fn deref_mut(&mut self) -> &mut (dyn Position + 'static) {
        match self {
            AnyPosition::HareAndHounds(position) => position,
            AnyPosition::FoxAndGeese(position) => position,
        }
    }
}

impl fmt::Display for AnyPosition {
    /// Writes the position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl From<hare_and_hounds::Position> for AnyPosition {
    fn from(position: hare_and_hounds::Position) -> AnyPosition {
        AnyPosition::HareAndHounds(position)
    }
}

impl From<fox_and_geese::Position> for AnyPosition {
    fn from(position: fox_and_geese::Position) -> AnyPosition {
        AnyPosition::FoxAndGeese(position)
    }
}
