//! How many plies a win takes when the winner hurries and the loser delays.

use std::collections::HashMap;

use super::{
    class::{Counts, counts},
    fight::{Fight, Terms},
};
use crate::{
    engine::{Verdict, limits::Budget},
    rules::Side,
};

/// How many plies are known to be enough for a fight, and how many not to be.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    enough: u32,
    too_few: Option<u32>,
}

/// The search for the lengths of one side's wins, what has been found being kept.
pub(crate) struct Distances<'a> {
    terms: Terms,
    winner: Side,
    /// Who wins a fight, where that is known without search; the unknown is looked into.
    verdict: &'a mut dyn FnMut(Fight) -> Verdict,
    bounds: HashMap<Fight, Bounds>,
    /// Fights that are not won.
    hopeless: HashMap<Fight, bool>,
    /// The class of placements that is to be left, where that is enough.
    leaves: Option<Counts>,
    pub(crate) budget: Budget<'a>,
}

impl std::fmt::Debug for Distances<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Distances")
            .field("winner", &self.winner)
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

impl<'a> Distances<'a> {
    /// The lengths of a side's wins.
    pub(crate) fn new(
        terms: Terms,
        winner: Side,
        verdict: &'a mut dyn FnMut(Fight) -> Verdict,
        budget: Budget<'a>,
    ) -> Distances<'a> {
        Distances {
            terms,
            winner,
            verdict,
            bounds: HashMap::new(),
            hopeless: HashMap::new(),
            leaves: None,
            budget,
        }
    }

    /// The same, but it is enough that a won fight goes on in another class than that of these
    /// geese: no play leads back into it, so that this brings every win nearer.
    pub(crate) fn leaving(self, geese: u64) -> Distances<'a> {
        Distances {
            leaves: Some(counts(geese)),
            ..self
        }
    }

    /// Whether the side forces the end in its favour within so many plies; nothing where the limit
    /// is reached.
    pub(crate) fn forces(&mut self, fight: Fight, plies: u32) -> Option<bool> {
        if self
            .leaves
            .is_some_and(|class| counts(fight.geese) != class)
        {
            return Some(true);
        }
        let fight = fight.canonical();
        if let Some(bounds) = self.bounds.get(&fight) {
            if bounds.enough <= plies {
                return Some(true);
            }
            if bounds.too_few.is_some_and(|too_few| plies <= too_few) {
                return Some(false);
            }
        }
        self.budget.spend()?;
        let mut replies = Vec::new();
        fight.replies(self.terms, &mut replies);
        let forces = if replies.is_empty() {
            fight.winner_at_end() == self.winner
        } else if plies == 0 {
            false
        } else if fight.turn == self.winner {
            let mut any = false;
            for next in replies {
                if !self.is_hopeless(next) && self.forces(next, plies - 1)? {
                    any = true;
                    break;
                }
            }
            any
        } else {
            let mut all = true;
            for next in replies {
                // With a class to leave, all play is within what is known to be won.
                let is_lost = self.leaves.is_none() && self.is_hopeless(next);
                if is_lost || !self.forces(next, plies - 1)? {
                    all = false;
                    break;
                }
            }
            all
        };
        let bounds = self.bounds.entry(fight).or_insert(Bounds {
            enough: u32::MAX,
            too_few: None,
        });
        if forces {
            bounds.enough = bounds.enough.min(plies);
        } else {
            bounds.too_few = bounds.too_few.max(Some(plies));
        }
        Some(forces)
    }

    /// Whether the side is known not to win a fight.
    fn is_hopeless(&mut self, fight: Fight) -> bool {
        let fight = fight.canonical();
        if let Some(&hopeless) = self.hopeless.get(&fight) {
            return hopeless;
        }
        let verdict = (self.verdict)(fight);
        let hopeless = verdict.is_known() && verdict != Verdict::Wins(self.winner);
        self.hopeless.insert(fight, hopeless);
        hopeless
    }
}
