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

/// The longest win that is looked for to its end.
const SOON: u32 = 12;

/// The longest way that is looked for to where no play leads back from.
const LONGEST: u32 = 100;

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
        let is_won = |&(_, fight): &(Move, Fight)| judge.verdict(fight) == Verdict::Wins(turn);
        if terms.sideways && moves.first().is_some_and(is_won) {
            // Without a plan a win could be shuffled away sideways for ever.
            let fight = Fight::from(position);
            approach(&judge, fight, budget.part(3), budget.part(2), &mut moves);
        }
    }
    if moves.len() == 1 {
        return moves.pop().map(|(mv, _)| mv);
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

/// Leaves only the moves of a won game that bring its end nearer: those with which it is over
/// soonest, if it is soon, else those that lead soonest to where no play leads back from.
fn approach<'a>(
    judge: &Judge<'a>,
    fight: Fight,
    soon: Budget<'a>,
    later: Budget<'a>,
    moves: &mut Vec<(Move, Fight)>,
) {
    let mut verdict = |fight| judge.verdict(fight);
    let mut ends = Distances::new(judge.terms(), fight.turn, &mut verdict, soon);
    if !shorten(&mut ends, SOON, moves) {
        let leaves = Distances::new(judge.terms(), fight.turn, &mut verdict, later);
        shorten(&mut leaves.leaving(fight.geese), LONGEST, moves);
    }
}

/// Leaves only the moves with the least distance, if one is found that is not greater than the
/// most.
fn shorten(distances: &mut Distances<'_>, most: u32, moves: &mut Vec<(Move, Fight)>) -> bool {
    for plies in 0..=most {
        let near: Vec<bool> = moves
            .iter()
            .map(|&(_, fight)| distances.forces(fight, plies) == Some(true))
            .collect();
        if near.contains(&true) {
            let mut near = near.into_iter();
            moves.retain(|_| near.next() == Some(true));
            return true;
        }
        if distances.budget.is_spent() {
            break;
        }
    }
    false
}
