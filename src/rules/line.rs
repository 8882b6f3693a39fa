//! A line of play: a position and the moves made since, with what only they together show.

use super::{AnyPosition, IllegalMove, Move, Outcome};

/// How often a position must stand for the game to be drawn.
const REPETITIONS: usize = 3;

/// A start position and the moves made since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: AnyPosition,
    moves: Vec<Move>,
    /// The position after each of the moves.
    positions: Vec<AnyPosition>,
}

impl Line {
    /// The line without moves.
    pub const fn new(start: AnyPosition) -> Line {
        Line {
            start,
            moves: Vec::new(),
            positions: Vec::new(),
        }
    }

    /// The position in which the line begins.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position in which the line ends.
    pub fn position(&self) -> &AnyPosition {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position after the first `ply` moves, if there are so many.
    pub fn position_at(&self, ply: usize) -> Option<&AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.positions.get(last),
        }
    }

    /// The moves made since the start.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Each move with the position in which it was made.
    pub fn plies(&self) -> impl Iterator<Item = (&AnyPosition, &Move)> {
        let before = std::iter::once(&self.start).chain(&self.positions);
        before.zip(&self.moves)
    }

    /// How many moves have been made since the start.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// Every legal move; none when the game is over, also by repetition.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.position().legal_moves(),
        }
    }

    /// Makes a move, or says why it is illegal and changes nothing.
    pub fn play(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::Finished(outcome));
        }
        let mut next = self.position().clone();
        next.play(mv)?;
        self.moves.push(mv.clone());
        self.positions.push(next);
        Ok(())
    }

    /// Takes the last move back, if there is one.
    pub fn undo(&mut self) -> Option<Move> {
        self.positions.pop();
        self.moves.pop()
    }

    /// How the game has ended, if it has: as the position says, else by repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        let repeats = || self.position().setup().may_repeat() && self.stands() >= REPETITIONS;
        self.position()
            .outcome()
            .or_else(|| repeats().then_some(Outcome::Repeated))
    }

    /// How often the last position has stood in this line, this time included.
    ///
    /// Only as many plies are looked at as nothing irrevocable has happened for.
    fn stands(&self) -> usize {
        let last = self.position();
        let within = usize::try_from(last.counter()).unwrap_or(usize::MAX);
        let all = std::iter::once(&self.start).chain(&self.positions);
        let earlier = all.rev().skip(1).take(within);
        let again = earlier.filter(|position| position.key() == last.key());
        1 + again.count()
    }
}
