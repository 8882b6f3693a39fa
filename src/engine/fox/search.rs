//! Search without tables: iterative deepening alpha-beta with a transposition table.
//!
//! A score of a win is a proof; any other is only an opinion, good for choosing a move.

use super::{
    fight::{Fight, Terms},
    opinion::opinion,
};
use crate::{engine::limits::Budget, rules::Side};

/// The score of a win in no plies, for the side to move.
pub(crate) const WIN: i32 = 30_000;

/// A win in at most this many plies is told from an opinion.
const LONGEST: i32 = 1_000;

/// What a score in the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

/// What is remembered of a fight.
#[derive(Clone, Copy, Debug)]
struct Entry {
    geese: u64,
    fox_and_turn: u64,
    score: i16,
    depth: u8,
    bound: Bound,
    /// The place of the best reply in the list.
    best: u8,
}

/// A search and what it remembers.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    terms: Terms,
    budget: Budget<'a>,
    table: Vec<Option<Entry>>,
    /// How many fights have been looked into.
    pub(crate) nodes: u64,
    /// Reply lists, one for each ply.
    lists: Vec<Vec<Fight>>,
}

/// What a search has found of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The score for the side to move.
    pub(crate) score: i32,
    /// The depth that was searched whole.
    pub(crate) depth: u32,
}

impl Found {
    /// The winner and the plies to the end, if the score is a proof of both.
    pub(crate) fn proof(self, turn: Side) -> Option<(Side, u32)> {
        let plies = u32::try_from(WIN - self.score.abs()).ok()?;
        // A longer win, found by way of the table, need not be the shortest.
        let is_proof = is_win(self.score) && plies <= self.depth;
        let winner = if self.score > 0 { turn } else { turn.other() };
        is_proof.then_some((winner, plies))
    }

    /// The winner, if the score is a proof of it.
    pub(crate) fn winner(self, turn: Side) -> Option<Side> {
        let winner = if self.score > 0 { turn } else { turn.other() };
        is_win(self.score).then_some(winner)
    }
}

const fn is_win(score: i32) -> bool {
    score.abs() > WIN - LONGEST
}

impl<'a> Search<'a> {
    /// A search that remembers at most about so many fights.
    pub(crate) fn new(terms: Terms, memory: usize, budget: Budget<'a>) -> Search<'a> {
        Search {
            terms,
            budget,
            table: vec![None; memory.next_power_of_two() / 2 + 1],
            nodes: 0,
            lists: Vec::new(),
        }
    }

    /// Searches deeper and deeper, and gives for each of the fights the score for the side that
    /// moves into it, from the deepest search that was finished; nothing if none was.
    ///
    /// Every fight is scored for itself, so that all scores are true and not just bounds.
    pub(crate) fn scores(&mut self, fights: &[Fight], deepest: u32) -> Option<Vec<Found>> {
        let mut best: Option<Vec<Found>> = None;
        for depth in 0..=deepest {
            let mut found = Vec::with_capacity(fights.len());
            for (at, &fight) in fights.iter().enumerate() {
                // A win found whole at a lower depth stays.
                let settled = best.as_ref().map(|best| best[at]);
                let settled = settled.filter(|found| found.proof(Side::Pack).is_some());
                let score = || self.score(fight, depth).map(|score| Found { score, depth });
                let Some(of_fight) = settled.or_else(score) else {
                    return best;
                };
                found.push(of_fight);
            }
            let all_settled = found.iter().all(|found| found.proof(Side::Pack).is_some());
            best = Some(found);
            if all_settled {
                break;
            }
        }
        best
    }

    /// The score of a fight for the side to move, searched to a depth.
    fn score(&mut self, fight: Fight, depth: u32) -> Option<i32> {
        self.alpha_beta(fight, depth, 0, -WIN - 1, WIN + 1)
    }

    fn alpha_beta(
        &mut self,
        fight: Fight,
        depth: u32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.budget.spend()?;
        self.nodes += 1;
        if fight.is_decided() {
            return Some(if fight.turn == Side::Quarry {
                WIN
            } else {
                -WIN
            });
        }
        let fight = fight.canonical();
        let slot = self.slot(fight);
        let known = self.table[slot].filter(|entry| entry.is_of(fight));
        if let Some(entry) = known
            && u32::from(entry.depth) >= depth
            && entry.decides(alpha, beta)
        {
            return Some(entry.score.into());
        }
        let mut replies = self
            .lists
            .get_mut(ply)
            .map(std::mem::take)
            .unwrap_or_default();
        fight.replies(self.terms, &mut replies);
        if replies.is_empty() {
            return Some(if fight.winner_at_end() == fight.turn {
                WIN
            } else {
                -WIN
            });
        }
        if depth == 0 && !is_restless(fight, &replies) {
            return Some(opinion(self.terms, fight));
        }
        let floor = alpha;
        let mut best = (-WIN - 1, 0);
        // A fox that could capture may also leave it, at the end of the search.
        if depth == 0 {
            best.0 = opinion(self.terms, fight);
            alpha = alpha.max(best.0);
        }
        let first = known
            .map_or(0, |entry| usize::from(entry.best))
            .min(replies.len() - 1);
        for nth in 0..replies.len() {
            if alpha >= beta {
                break;
            }
            let at = nth_from(first, nth);
            let next = replies[at];
            if depth == 0 && next.geese == fight.geese {
                continue;
            }
            let score = self.alpha_beta(
                next,
                depth.saturating_sub(1),
                ply + 1,
                earlier(-beta),
                earlier(-alpha),
            );
            let score = later(-score?);
            if score > best.0 {
                best = (score, at);
            }
            alpha = alpha.max(score);
        }
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        self.lists[ply] = replies;
        // Without all replies a loss is only an opinion.
        if depth == 0 && is_win(best.0) && best.0 < 0 {
            best.0 = -WIN + LONGEST;
        }
        self.keep(slot, fight, depth, best, (floor, beta));
        Some(best.0)
    }

    fn slot(&self, fight: Fight) -> usize {
        let mix = fight.geese ^ fight.fox.rotate_left(29) ^ turn_bit(fight.turn);
        let mix = (mix ^ mix >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mix = (mix ^ mix >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        usize::try_from(mix >> 32).unwrap_or_default() % self.table.len()
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "scores lie within 16 bits, depths and replies within 8"
    )]
    fn keep(
        &mut self,
        slot: usize,
        fight: Fight,
        depth: u32,
        (score, best): (i32, usize),
        (alpha, beta): (i32, i32),
    ) {
        let bound = if score >= beta {
            Bound::AtLeast
        } else if score <= alpha {
            Bound::AtMost
        } else {
            Bound::Exactly
        };
        self.table[slot] = Some(Entry {
            geese: fight.geese,
            fox_and_turn: fight.fox | turn_bit(fight.turn),
            score: score as i16,
            depth: depth as u8,
            bound,
            best: best as u8,
        });
    }
}

impl Entry {
    fn is_of(&self, fight: Fight) -> bool {
        self.geese == fight.geese && self.fox_and_turn == fight.fox | turn_bit(fight.turn)
    }

    /// Whether the score tells all that is asked within a window.
    fn decides(&self, alpha: i32, beta: i32) -> bool {
        let score = i32::from(self.score);
        match self.bound {
            Bound::Exactly => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        }
    }
}

const fn turn_bit(turn: Side) -> u64 {
    match turn {
        Side::Pack => 0,
        Side::Quarry => 1 << 63,
    }
}

/// The order in which replies are tried: one first, then the others as they stand.
const fn nth_from(first: usize, nth: usize) -> usize {
    if nth == 0 {
        first
    } else if nth <= first {
        nth - 1
    } else {
        nth
    }
}

/// Whether the end of the search would cut an exchange short: the fox is to move and can capture.
fn is_restless(fight: Fight, replies: &[Fight]) -> bool {
    fight.turn == Side::Quarry && replies[0].geese != fight.geese
}

/// A score one ply later: wins come a ply nearer to nothing.
const fn later(score: i32) -> i32 {
    if is_win(score) {
        score - score.signum()
    } else {
        score
    }
}

/// The score that is this one a ply later.
const fn earlier(score: i32) -> i32 {
    if is_win(score) {
        score + score.signum()
    } else {
        score
    }
}
