//! Checking a solution, by another way than it was made: over the rules' own moves.
//!
//! A table is right where every position has the value that its moves give it. Without sideways
//! steps that is a proof for what it is asked of, for then every line of play ends.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use thiserror::Error;

use super::{Table, TableError, lines::each};
use crate::{
    engine::{Verdict, dice::Dice},
    rules::{
        Move, PointSet, Position as _, PositionError, Setup, Side,
        fox_and_geese::{Options, Position},
    },
};

/// One in so many placements is taken from all, the others from those that a sheet keeps.
const FROM_ALL: u64 = 4;

/// What has been checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The size of the files, in bytes; their checksums are right.
    pub bytes: u64,
    /// How many positions, mirror images left out where they need not be kept, the files keep as
    /// exceptions: won by the geese, and with sideways steps won by the fox.
    pub kept: u64,
    /// How many positions have the value that their moves give them.
    pub positions: u64,
    /// How many games from the start, with the winner following the table, it has won.
    pub games: u64,
}

/// Why a solution is refused.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// A file cannot be read or is damaged.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Not all layers are there.
    #[error("only positions with up to {0} geese are solved")]
    Incomplete(u32),
    /// A position has not the value that its moves give it.
    #[error("{position}: the table says {found}, the moves say {expected}")]
    Wrong {
        /// The position text.
        position: String,
        /// What follows from the moves.
        expected: Verdict,
        /// What the table says.
        found: Verdict,
    },
    /// The sample was no position, which cannot be.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// It was cancelled.
    #[error("cancelled")]
    Cancelled,
}

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Samples {
    /// How many placements of geese in each layer, with the fox on every point and both sides to
    /// move.
    pub placements: u32,
    /// How many games from the start.
    pub games: u32,
    /// What decides which.
    pub seed: u64,
}

/// Checks the files of a setup, and samples of what they say.
pub fn verify(
    dir: &Path,
    options: Options,
    samples: Samples,
    cancel: &AtomicBool,
) -> Result<Verified, VerifyError> {
    let table = Table::open(dir, options)?;
    if !table.is_complete() {
        return Err(VerifyError::Incomplete(table.most_geese()));
    }
    let (bytes, kept) = table.check()?;
    let mut verified = Verified {
        bytes,
        kept,
        ..Verified::default()
    };
    let mut dice = Dice::new(samples.seed);
    for geese in super::solve::layers(options) {
        for _ in 0..samples.placements {
            if cancel.load(Ordering::Relaxed) {
                return Err(VerifyError::Cancelled);
            }
            let placement = if dice.below(FROM_ALL) == 0 {
                any(options, geese, &mut dice)
            } else {
                let kept = table.sample(geese, &mut dice)?;
                kept.unwrap_or_else(|| any(options, geese, &mut dice))
            };
            verified.positions += check(&table, placement)?;
        }
    }
    for _ in 0..samples.games {
        game(&table, &mut dice)?;
        verified.games += 1;
    }
    Ok(verified)
}

/// Any placement of so many geese.
fn any(options: Options, geese: u32, dice: &mut Dice) -> u64 {
    let points = options.board().all().bits();
    let mut placement = 0u64;
    while placement.count_ones() < geese {
        let free: Vec<u64> = each(points & !placement).collect();
        placement |= dice.pick(&free).copied().unwrap_or(points);
    }
    placement
}

/// Checks a placement with the fox on every point and both sides to move.
fn check(table: &Table, geese: u64) -> Result<u64, VerifyError> {
    let options = table.options();
    let geese = PointSet::from_bits(geese);
    let mut n = 0;
    for fox in options.board().all() - geese {
        for turn in Side::ALL {
            let position = Position::new(options, geese, fox, turn)?;
            let expected = by_moves(table, &position)?;
            let found = table.verdict(&position)?;
            if found != expected {
                return Err(VerifyError::Wrong {
                    position: position.to_string(),
                    expected,
                    found,
                });
            }
            n += 1;
        }
    }
    Ok(n)
}

/// The value that a position's moves give it.
fn by_moves(table: &Table, position: &Position) -> Result<Verdict, TableError> {
    if let Some(outcome) = position.outcome() {
        return Ok(outcome.winner().map_or(Verdict::Draw, Verdict::Wins));
    }
    let turn = position.turn();
    let mut best = Verdict::Wins(turn.other());
    for (_, after) in successors(position) {
        let verdict = table.verdict(&after)?;
        if verdict.rank_for(turn) > best.rank_for(turn) {
            best = verdict;
        }
    }
    Ok(best)
}

/// Plays a game from the start in which the side that wins makes any move that keeps the win, and
/// the other any move; without sideways steps it ends in a win, with them it stops when it has
/// gone on for long.
fn game(table: &Table, dice: &mut Dice) -> Result<(), VerifyError> {
    const LONG: u32 = 300;
    let mut position = Position::start(table.options());
    let value = table.verdict(&position)?;
    for _ in 0..LONG {
        let mut after: Vec<Position> = successors(&position).map(|(_, after)| after).collect();
        if Verdict::Wins(position.turn()) == value {
            let verdicts: Result<Vec<Verdict>, TableError> =
                after.iter().map(|after| table.verdict(after)).collect();
            let mut verdicts = verdicts?.into_iter();
            after.retain(|_| verdicts.next() == Some(value));
        }
        let Some(&next) = dice.pick(&after) else {
            break;
        };
        position = next;
    }
    let outcome = position.outcome().and_then(crate::rules::Outcome::winner);
    let found = match (outcome, position.setup()) {
        (Some(winner), _) => Verdict::Wins(winner),
        (None, Setup::FoxAndGeese(options)) if options.sideways => value,
        (None, Setup::FoxAndGeese(_) | Setup::HareAndHounds) => Verdict::Unknown,
    };
    if value.winner().is_none() || found == value {
        return Ok(());
    }
    Err(VerifyError::Wrong {
        position: position.to_string(),
        expected: value,
        found,
    })
}

/// Each move of a position and the position after it.
fn successors(position: &Position) -> impl Iterator<Item = (Move, Position)> {
    position.legal_moves().into_iter().filter_map(|mv| {
        let mut after = *position;
        after.play(&mv).ok()?;
        Some((mv, after))
    })
}
