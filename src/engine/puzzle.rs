//! Puzzles: positions in which exactly one move wins.

use std::sync::atomic::AtomicBool;

use super::{Analysis, Level, Limits, Oracle, Verdict, dice::Dice};
use crate::rules::{AnyPosition, Line, Move, Setup};

/// A puzzle has at least so many moves to choose from.
const FEWEST_MOVES: usize = 3;

/// A puzzle's win takes at least so many plies, so that there is something to see.
const SHORTEST: u32 = 3;

/// How many games are played to find one puzzle before it is given up.
const GAMES: u32 = 200;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Short, or with few wrong moves that look natural.
    Easy,
    /// Between.
    Medium,
    /// Long, with many wrong moves that look natural.
    Hard,
}

/// A position in which exactly one move wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position.
    pub position: AnyPosition,
    /// The move.
    pub solution: Move,
    /// The solution with the best play of both sides to the end, that move first.
    pub line: Vec<Move>,
    /// How hard it is.
    pub grade: Grade,
}

impl Oracle {
    /// The puzzle that a position is, if it is one.
    pub fn puzzle(
        &self,
        position: &AnyPosition,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Option<Puzzle> {
        let analysis = self.analyse(position, limits, cancel);
        let all_known = analysis
            .moves
            .iter()
            .all(|judged| judged.value.verdict.is_known());
        let plies = analysis.value.plies.filter(|&plies| plies >= SHORTEST)?;
        let wins = analysis.value.verdict == Verdict::Wins(analysis.turn);
        let mut keeping = analysis.keeping();
        let solution = keeping.next()?.clone();
        if !wins || !all_known || keeping.next().is_some() || analysis.moves.len() < FEWEST_MOVES {
            return None;
        }
        Some(Puzzle {
            grade: grade(&analysis, plies),
            line: self.best_line(position, limits, cancel)?,
            position: position.clone(),
            solution,
        })
    }

    /// A puzzle of a setup, the same for the same seed; none if none turned up or the search was
    /// cancelled.
    pub fn find_puzzle(&self, setup: Setup, seed: u64, cancel: &AtomicBool) -> Option<Puzzle> {
        let mut dice = Dice::new(seed);
        let limits = Limits {
            depth: 12,
            nodes: 300_000,
            time: None,
            ..Limits::default()
        };
        for _ in 0..GAMES {
            let mut line = Line::new(setup.start());
            while let Some(mv) = self.choose(line.position(), Level::Second, dice.roll(), cancel) {
                if line.play(&mv).is_err() {
                    break;
                }
            }
            // From the end back, where more is known; a game gives one puzzle at most.
            let first = dice.below(u64::from(line.ply()).max(1));
            let first = usize::try_from(first).unwrap_or_default();
            for ply in first..line.moves().len() {
                let puzzle = line
                    .position_at(ply)
                    .filter(|position| self.is_worth_a_look(position))
                    .and_then(|position| self.puzzle(position, limits, cancel));
                if puzzle.is_some() {
                    return puzzle;
                }
            }
        }
        None
    }

    /// Whether a position may be settled soon: all are where the game is solved.
    fn is_worth_a_look(&self, position: &AnyPosition) -> bool {
        self.knows(position.setup()) || position.move_number() > 14
    }

    /// The best play of both sides from a position to the end, if its length is known throughout.
    fn best_line(
        &self,
        position: &AnyPosition,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Option<Vec<Move>> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while position.outcome().is_none() {
            let analysis = self.analyse(&position, limits, cancel);
            analysis.value.plies?;
            let mv = analysis.best().next()?.clone();
            position.play(&mv).ok()?;
            line.push(mv);
        }
        Some(line)
    }
}

/// How hard it is to find the one winning move: by the winner's moves to the end, and by how many
/// of the other moves do not lose at once.
fn grade(analysis: &Analysis, plies: u32) -> Grade {
    let natural = analysis.moves.iter().filter(|judged| {
        judged.value.verdict != analysis.value.verdict
            && judged.value.plies.is_none_or(|plies| plies > 4)
    });
    let points = plies.div_ceil(2) as usize + natural.count();
    match points {
        0..=5 => Grade::Easy,
        6..=10 => Grade::Medium,
        _ => Grade::Hard,
    }
}

/// The puzzle of a day, counted from any day: the same for everyone, for it comes from Hare and
/// Hounds, which needs no tables.
pub fn daily(day: u32, cancel: &AtomicBool) -> Option<Puzzle> {
    Oracle::new().find_puzzle(Setup::HareAndHounds, u64::from(day), cancel)
}
