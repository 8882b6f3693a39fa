//! Looking back at a game: what each move was worth, and which threw something away.

use std::sync::atomic::AtomicBool;

use super::{Limits, Oracle, Value};
use crate::rules::{Line, Move, Side};

/// What a move of a game was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// How many moves had been made before it.
    pub ply: u32,
    /// The side that made it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The value of the position before it.
    pub before: Value,
    /// The value of the position after it.
    pub after: Value,
    /// The best moves, as far as they are known.
    pub best: Vec<Move>,
}

impl MoveReview {
    /// Whether the move threw away a win, or a draw: both values are known, and the second is worse
    /// for the side that moved.
    pub fn is_blunder(&self) -> bool {
        let (before, after) = (self.before.verdict, self.after.verdict);
        before.is_known()
            && after.is_known()
            && after.rank_for(self.side) < before.rank_for(self.side)
    }

    /// How many plies the move lost though it kept the verdict: a win later, a loss sooner than
    /// need be; nothing where lengths are not known.
    pub fn plies_lost(&self) -> Option<u32> {
        let (before, after) = (self.before.plies?, self.after.plies?.saturating_add(1));
        (!self.is_blunder()).then_some(before.abs_diff(after))
    }
}

impl Oracle {
    /// What each move of a line was worth; the limits are for each position.
    ///
    /// Repetitions count for nothing here but for a game that ended by one.
    pub fn review(&self, line: &Line, limits: Limits, cancel: &AtomicBool) -> Vec<MoveReview> {
        let ply = line.moves().len();
        let positions = (0..=ply).filter_map(|ply| line.position_at(ply));
        let analyses: Vec<_> = positions
            .map(|position| (position.turn(), self.analyse(position, limits, cancel)))
            .collect();
        let mut values: Vec<Value> = analyses
            .iter()
            .map(|(_, analysis)| analysis.value)
            .collect();
        if let (Some(last), Some(outcome)) = (values.last_mut(), line.outcome())
            && outcome.winner().is_none()
        {
            *last = Value::DRAW;
        }
        let steps = analyses.iter().zip(values.windows(2)).zip(line.moves());
        (0..)
            .zip(steps)
            .map(|(ply, (((side, analysis), values), mv))| MoveReview {
                ply,
                side: *side,
                mv: mv.clone(),
                before: values[0],
                after: values[1],
                best: analysis.best().cloned().collect(),
            })
            .collect()
    }
}
