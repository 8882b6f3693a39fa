//! Hare and Hounds, solved whole.
//!
//! Every hound move advances or makes the stall count grow, so that no position comes again and one
//! pass settles all: from the highest hounds down, within them from the highest stall count down.

use std::sync::LazyLock;

use super::Value;
use crate::rules::{Board, Move, Point, PointSet, Setup, Side, hare_and_hounds::Position};

/// How many points the board has.
const N_POINTS: usize = 11;

/// How many ways there are to place three hounds.
const N_TRIPLES: usize = 165;

/// How many hound moves in a row without advance give the hare the game.
const STALL: usize = 10;

/// The values of all positions.
static SOLUTION: LazyLock<Solution> = LazyLock::new(Solution::new);

/// The value of a position.
pub fn value(position: &Position) -> Value {
    SOLUTION.value(position)
}

/// Solves the game anew, as the first look-up does, and counts the positions in which the stall
/// has not decided; for measurements.
pub fn solve() -> usize {
    let solution = Solution::new();
    let by_stall = solution.plies.chunks_exact(2 * (STALL + 1));
    by_stall
        .flat_map(|codes| &codes[..2 * STALL])
        .filter(|&&code| code != 0)
        .count()
}

/// Who wins and in how many plies, coded: 0 where no position is, else plies plus one, negative
/// where the hare wins.
#[derive(Debug)]
struct Solution {
    /// The place of each set of three points, counted in steps of `N_POINTS`.
    triples: Vec<(PointSet, usize)>,
    plies: Vec<i16>,
}

/// A position as the solver sees it.
#[derive(Clone, Copy)]
struct State {
    hounds: PointSet,
    hare: Point,
    stall: usize,
    turn: Side,
}

impl Solution {
    fn new() -> Solution {
        let board = board();
        let mut triples = triples(board);
        // The highest hounds come first.
        triples.sort_by_key(|&hounds| std::cmp::Reverse(height(hounds)));
        let mut solution = Solution {
            triples: triples
                .iter()
                .enumerate()
                .map(|(i, &hounds)| (hounds, i))
                .collect(),
            plies: vec![0; N_TRIPLES * N_POINTS * (STALL + 1) * 2],
        };
        solution.triples.sort_unstable();
        for level in triples.chunk_by(|&a, &b| height(a) == height(b)) {
            for stall in (0..=STALL).rev() {
                for turn in [Side::Pack, Side::Quarry] {
                    for &hounds in level {
                        for hare in board.all() - hounds {
                            let state = State {
                                hounds,
                                hare,
                                stall,
                                turn,
                            };
                            let place = solution.place(state);
                            solution.plies[place] = solution.settle(state);
                        }
                    }
                }
            }
        }
        solution
    }

    /// Where a state's plies are kept.
    fn place(&self, state: State) -> usize {
        let triple = self
            .triples
            .binary_search_by_key(&state.hounds, |&(hounds, _)| hounds)
            .map_or(0, |found| self.triples[found].1);
        let turn = match state.turn {
            Side::Pack => 0,
            Side::Quarry => 1,
        };
        ((triple * N_POINTS + number(state.hare)) * (STALL + 1) + state.stall) * 2 + turn
    }

    /// The code of a state, all states after it being settled.
    fn settle(&self, state: State) -> i16 {
        let hare_is_past = lowest_rank(state.hounds) > state.hare.rank();
        if hare_is_past || state.stall >= STALL {
            return -1;
        }
        let replies = successors(state).map(|(_, next)| self.plies[self.place(next)]);
        match state.turn {
            // Hounds without a move have lost; otherwise the soonest win, else the latest loss.
            Side::Pack => replies
                .max_by_key(|&code| preference(code))
                .map_or(-1, later),
            Side::Quarry => replies
                .max_by_key(|&code| preference(-code))
                .map_or(1, later),
        }
    }

    fn value(&self, position: &Position) -> Value {
        let state = State::from(position);
        let code = self.plies[self.place(state)];
        let winner = if code > 0 { Side::Pack } else { Side::Quarry };
        Value::win(winner, Some(u32::from(code.unsigned_abs()) - 1))
    }
}

impl From<&Position> for State {
    fn from(position: &Position) -> State {
        use crate::rules::Position as _;
        State {
            hounds: position.hounds(),
            hare: position.hare(),
            stall: position.counter() as usize,
            turn: position.turn(),
        }
    }
}

/// The code one ply earlier.
const fn later(code: i16) -> i16 {
    code + code.signum()
}

/// How much the hounds like a code: any win before any loss, a soon win, a late loss.
fn preference(code: i16) -> (bool, i16) {
    (code > 0, -code)
}

/// Every move of a state that is not decided, and where it leads.
fn successors(state: State) -> impl Iterator<Item = (Move, State)> {
    let board = board();
    let movers = match state.turn {
        Side::Pack => state.hounds,
        Side::Quarry => PointSet::EMPTY.with(state.hare),
    };
    movers.iter().flat_map(move |from| {
        let joined = match state.turn {
            Side::Pack => board.ahead(from) | board.beside(from),
            Side::Quarry => board.neighbours(from),
        };
        let free = joined - state.hounds.with(state.hare);
        free.iter()
            .map(move |to| (Move::step(from, to), after(state, from, to)))
    })
}

/// The state after a step.
fn after(state: State, from: Point, to: Point) -> State {
    match state.turn {
        Side::Pack => State {
            hounds: state.hounds.without(from).with(to),
            stall: if to.rank() > from.rank() {
                0
            } else {
                state.stall + 1
            },
            turn: Side::Quarry,
            ..state
        },
        Side::Quarry => State {
            hare: to,
            turn: Side::Pack,
            ..state
        },
    }
}

fn board() -> &'static Board {
    Setup::HareAndHounds.board()
}

/// The number of a point, from the bottom.
fn number(point: Point) -> usize {
    match point.rank() {
        0 => 0,
        4 => 10,
        rank => 1 + 3 * (usize::from(rank) - 1) + usize::from(point.file()),
    }
}

/// The sum of the ranks of a set.
fn height(set: PointSet) -> u32 {
    set.iter().map(|point| u32::from(point.rank())).sum()
}

fn lowest_rank(set: PointSet) -> u8 {
    set.iter().map(Point::rank).min().unwrap_or_default()
}

/// Every set of three points.
fn triples(board: &Board) -> Vec<PointSet> {
    let points = board.points();
    let mut triples = Vec::with_capacity(N_TRIPLES);
    for (i, &a) in points.iter().enumerate() {
        for (j, &b) in points.iter().enumerate().skip(i + 1) {
            for &c in &points[j + 1..] {
                triples.push(PointSet::EMPTY.with(a).with(b).with(c));
            }
        }
    }
    triples
}
