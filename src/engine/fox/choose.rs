//! Choosing a move of Fox and Geese.

use super::{
    Table,
    distance::Distances,
    fight::{Fight, Terms},
    judge::{Judge, fights},
    search::Search,
};
use crate::{
    engine::{Level, Limits, Verdict, dice::Dice, limits::Budget},
    rules::{Move, Position as _, Side, fox_and_geese::Position},
};

/// The longest win that is steered for when it is not found by looking at the board.
const LONGEST: u32 = 40;

/// A move of a level's strength, if the game is not over.
pub(crate) fn choose<'a>(
    position: &Position,
    level: Level,
    table: Option<&'a Table>,
    limits: Limits,
    mut budget: Budget<'a>,
    dice: &mut Dice,
) -> Option<Move> {
    let mut moves = fights(position);
    if level == Level::First && position.turn() == Side::Pack {
        return dice.pick(&moves).map(|(mv, _)| mv.clone());
    }
    let terms = Terms::new(position.options());
    let turn = position.turn();
    if level >= Level::Fourth {
        let judge = Judge::new(terms, table, limits.memory, budget.part(3));
        keep_best(&judge, turn, &mut moves);
        if moves.len() > 1 && terms.sideways {
            // Without a plan a win could be shuffled away sideways for ever.
            shorten(&judge, turn, budget.part(3), &mut moves);
        }
    }
    let after: Vec<Fight> = moves.iter().map(|&(_, fight)| fight).collect();
    let found = Search::new(terms, limits.memory, budget).scores(&after, limits.depth);
    let opinions = found.map_or_else(
        || vec![0; moves.len()],
        |found| {
            found
                .into_iter()
                .map(|found| -i64::from(found.score))
                .collect()
        },
    );
    let mut hazy = |opinion: i64| opinion + i64::try_from(dice.below(level.haze())).unwrap_or(0);
    let mut judged: Vec<(i64, Move)> = moves
        .into_iter()
        .zip(opinions)
        .map(|((mv, _), opinion)| (hazy(opinion), mv))
        .collect();
    judged.sort_by_key(|&(opinion, _)| opinion);
    if turn == Side::Quarry && dice.chance(level.fox_blunders()) {
        judged.truncate(1);
    }
    judged.pop().map(|(_, mv)| mv)
}

/// Leaves only the moves with the best verdict; what is not known is better than a loss.
fn keep_best(judge: &Judge<'_>, turn: Side, moves: &mut Vec<(Move, Fight)>) {
    let ranks: Vec<i8> = moves
        .iter()
        .map(|&(_, fight)| judge.verdict(fight).rank_for(turn))
        .collect();
    let best = ranks.iter().copied().max();
    let mut ranks = ranks.into_iter();
    moves.retain(|_| ranks.next() == best);
}

/// Leaves only the moves with which a won game is over soonest, if that is found.
fn shorten(judge: &Judge<'_>, turn: Side, budget: Budget<'_>, moves: &mut Vec<(Move, Fight)>) {
    let is_won = moves
        .first()
        .is_some_and(|&(_, fight)| judge.verdict(fight) == Verdict::Wins(turn));
    if !is_won {
        return;
    }
    let mut verdict = |fight| judge.verdict(fight);
    let mut distances = Distances::new(judge.terms(), turn, &mut verdict, budget);
    for plies in 0..=LONGEST {
        let in_time: Vec<bool> = moves
            .iter()
            .map(|&(_, fight)| distances.forces(fight, plies) == Some(true))
            .collect();
        if in_time.contains(&true) {
            let mut in_time = in_time.into_iter();
            moves.retain(|_| in_time.next() == Some(true));
            return;
        }
        if distances.budget.is_spent() {
            return;
        }
    }
}
