//! The fox's chains of jumps.
//!
//! A fox jumps over each goose at most once, so that no chain is longer than the geese are many,
//! and no recursion deeper than 17. Chains are few wherever play leads, but pieces can be placed by
//! hand so that there are very many: the most that a search has found is 230,897 with 17 geese,
//! 53,831 with 15 and 14,557 with 13, where the list of all takes some megabytes. Only that list
//! costs so much: whether a move is legal and how a position stands is answered without it.

use crate::rules::{Board, IllegalMove, Move, Point, PointSet};

/// The jumps open to a fox: where it lands, and the geese left.
///
/// The fox is on none of the board's points meanwhile, so that it may come back to where it began.
pub(super) fn jumps(
    board: &'static Board,
    geese: PointSet,
    fox: Point,
) -> impl Iterator<Item = (Point, PointSet)> {
    (board.neighbours(fox) & geese)
        .iter()
        .filter_map(move |goose| {
            let landing = board.beyond(fox, goose)?;
            (!geese.contains(landing)).then(|| (landing, geese.without(goose)))
        })
}

/// Visits each point where a chain can stop, once for each way there, with the geese left.
pub(super) fn each_stop(
    board: &'static Board,
    geese: PointSet,
    fox: Point,
    visit: &mut impl FnMut(Point, PointSet),
) {
    for (landing, left) in jumps(board, geese, fox) {
        visit(landing, left);
        each_stop(board, left, landing, visit);
    }
}

/// Adds every chain of jumps to the moves: those that begin with `chain`, which has brought the fox
/// where it is, or all if it has not jumped yet.
pub(super) fn add_chains(
    board: &'static Board,
    geese: PointSet,
    fox: Point,
    chain: Option<&Move>,
    moves: &mut Vec<Move>,
) {
    for (landing, left) in jumps(board, geese, fox) {
        let longer = match chain {
            None => Some(Move::step(fox, landing)),
            Some(chain) => chain.then(landing),
        };
        if let Some(longer) = longer {
            add_chains(board, left, landing, Some(&longer), moves);
            moves.push(longer);
        }
    }
}

/// Refuses a chain at its first jump that is not possible.
pub(super) fn check_chain(
    board: &Board,
    mut geese: PointSet,
    chain: &Move,
) -> Result<(), IllegalMove> {
    for (from, to) in chain.hops() {
        let line = from.between(to).filter(|&over| board.joined(from, over));
        let Some(over) = line else {
            return Err(IllegalMove::NoLine { from, to });
        };
        if geese.contains(to) {
            return Err(IllegalMove::Occupied(to));
        }
        if !geese.contains(over) {
            return Err(IllegalMove::NothingToJump { from, over, to });
        }
        geese = geese.without(over);
    }
    Ok(())
}
