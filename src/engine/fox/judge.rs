//! What is known of a position and of each of its moves, from a table or by search.

use std::cell::RefCell;

use super::{
    Table,
    distance::Distances,
    exact::Exact,
    fight::{Fight, Terms},
    search::Search,
};
use crate::{
    engine::{Analysis, Judged, Limits, Value, Verdict, limits::Budget},
    rules::{Move, Position as _, Side, fox_and_geese::Position},
};

/// The longest win whose length is looked for.
const LONGEST: u32 = 120;

/// Each move of a position and the fight that it leads to.
pub(crate) fn fights(position: &Position) -> Vec<(Move, Fight)> {
    let after = |mv: Move| {
        let mut after = *position;
        after.play(&mv).ok()?;
        Some((mv, Fight::from(&after)))
    };
    position
        .legal_moves()
        .into_iter()
        .filter_map(after)
        .collect()
}

/// What can be said of fights without looking at lengths.
pub(crate) struct Judge<'a> {
    terms: Terms,
    table: Option<&'a Table>,
    exact: RefCell<Exact<'a>>,
}

impl<'a> Judge<'a> {
    /// A judge that spends at most the budget on what the table does not tell.
    pub(crate) fn new(
        terms: Terms,
        table: Option<&'a Table>,
        memory: usize,
        budget: Budget<'a>,
    ) -> Judge<'a> {
        Judge {
            terms,
            table,
            exact: RefCell::new(Exact::new(terms.lines, memory, budget)),
        }
    }

    /// What may be done in the setup.
    pub(crate) const fn terms(&self) -> Terms {
        self.terms
    }

    /// Who wins a fight, as far as it is known; a table that cannot be read tells nothing.
    pub(crate) fn verdict(&self, fight: Fight) -> Verdict {
        if fight.is_decided() {
            return Verdict::Wins(Side::Quarry);
        }
        let looked_up = self.table.map(|table| match fight.turn {
            Side::Pack => table.geese_to_move(fight.geese, fight.fox),
            Side::Quarry => table.fox_to_move(fight.geese, fight.fox),
        });
        match looked_up {
            Some(Ok(verdict)) if verdict.is_known() => verdict,
            Some(Ok(_) | Err(_)) | None if self.terms.sideways => Verdict::Unknown,
            Some(Ok(_) | Err(_)) | None => self.exact.borrow_mut().verdict(fight),
        }
    }
}

/// What is known of a position that is not finished.
pub(crate) fn analyse<'a>(
    position: &Position,
    table: Option<&'a Table>,
    limits: Limits,
    budget: &mut Budget<'a>,
) -> Analysis {
    let terms = Terms::new(position.options());
    let turn = position.turn();
    let fights = fights(position);
    let judge = Judge::new(terms, table, limits.memory, budget.part(3));
    let mut values: Vec<Value> = fights
        .iter()
        .map(|&(_, fight)| Value {
            verdict: judge.verdict(fight),
            plies: None,
        })
        .collect();
    if values.iter().any(|value| !value.verdict.is_known()) {
        search(terms, &fights, limits, budget.part(2), &mut values);
    }
    measure(&judge, turn.other(), &fights, budget.part(3), &mut values);
    let swept = measure(&judge, turn, &fights, budget.part(1), &mut values);
    let moves = fights.into_iter().zip(values);
    let moves = moves.map(|((mv, _), value)| Judged {
        mv,
        value: value.before(),
    });
    Analysis::of_moves(turn, moves.collect(), swept.saturating_add(1))
}

/// Fills in what alpha-beta proves of the values that are not known.
fn search(
    terms: Terms,
    fights: &[(Move, Fight)],
    limits: Limits,
    budget: Budget<'_>,
    values: &mut [Value],
) {
    let mut open = values.iter_mut().zip(fights);
    let mut open: Vec<_> = open
        .by_ref()
        .filter(|(value, _)| !value.verdict.is_known())
        .map(|(value, &(_, fight))| (value, fight))
        .collect();
    let fights: Vec<Fight> = open.iter().map(|&(_, fight)| fight).collect();
    let found = Search::new(terms, limits.memory, budget).scores(&fights, limits.depth);
    for ((value, fight), found) in open.iter_mut().zip(found.unwrap_or_default()) {
        if let Some(winner) = found.winner(fight.turn) {
            let plies = found.proof(fight.turn).map(|(_, plies)| plies);
            **value = Value::win(winner, plies);
        }
    }
}

/// Fills in the lengths of one side's wins, as far as the budget goes, the shortest first; gives
/// the length up to which none was passed over.
fn measure(
    judge: &Judge<'_>,
    side: Side,
    fights: &[(Move, Fight)],
    budget: Budget<'_>,
    values: &mut [Value],
) -> u32 {
    let mut verdict = |fight| judge.verdict(fight);
    let mut distances = Distances::new(judge.terms, side, &mut verdict, budget);
    let mut open: Vec<usize> = (0..values.len())
        .filter(|&at| values[at].verdict == Verdict::Wins(side))
        .collect();
    for plies in 0..=LONGEST {
        open.retain(|&at| {
            let is_found = values[at].plies == Some(plies)
                || distances.forces(fights[at].1, plies) == Some(true);
            if is_found {
                values[at].plies = Some(plies);
            }
            !is_found
        });
        if open.is_empty() {
            break;
        }
        if distances.budget.is_spent() {
            return plies;
        }
    }
    LONGEST
}
