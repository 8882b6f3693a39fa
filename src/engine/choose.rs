//! Choosing a move at a level of play.

use std::{sync::atomic::AtomicBool, time::Duration};

use super::{Analysis, Judged, Level, Limits, Oracle, dice::Dice, fox, limits::Budget};
use crate::rules::{AnyPosition, Move, Side};

/// The longest that a choice takes, so that an answer comes in time on a busy machine too.
const LONGEST: Duration = Duration::from_secs(2);

impl Oracle {
    /// A move of the given strength, if the game is not over.
    ///
    /// For the same position, level, seed and tables it is the same, unless time ran out or the
    /// search was cancelled; then it is the best found until then.
    pub fn choose(
        &self,
        position: &AnyPosition,
        level: Level,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<Move> {
        let mut dice = Dice::new(seed ^ position.key());
        match position {
            AnyPosition::HareAndHounds(_) => {
                let analysis = self.analyse(position, Limits::default(), cancel);
                of_hare(&analysis, level, &mut dice)
            }
            AnyPosition::FoxAndGeese(of_fox) => {
                let limits = Limits {
                    depth: level.depth(),
                    nodes: level.nodes(),
                    time: Some(LONGEST),
                    ..Limits::default()
                };
                let table = match level {
                    Level::Fifth => self.table(of_fox.options()),
                    Level::First | Level::Second | Level::Third | Level::Fourth => None,
                };
                let budget = Budget::new(limits, cancel);
                fox::choose(of_fox, level, table, limits, budget, &mut dice)
            }
        }
    }
}

/// A move of Hare and Hounds.
fn of_hare(analysis: &Analysis, level: Level, dice: &mut Dice) -> Option<Move> {
    let (slips, blunders) = match analysis.turn {
        Side::Pack => (level.hounds_slip(), false),
        Side::Quarry => (level.hare_slips(), level.hare_blunders()),
    };
    let all = analysis.moves.iter();
    let order = |judged: &&Judged| judged.value.order_for(analysis.turn);
    let goal = match (dice.chance(slips), blunders) {
        (true, _) => None,
        (false, true) => all.clone().min_by_key(order),
        (false, false) => all.clone().max_by_key(order),
    };
    let goal = goal.map(|judged| judged.value);
    let moves: Vec<&Move> = all
        .filter(|judged| goal.is_none_or(|goal| judged.value == goal))
        .map(|judged| &judged.mv)
        .collect();
    dice.pick(&moves).map(|&mv| mv.clone())
}
