//! What is known of a position and of each of its moves.

use super::{Value, Verdict};
use crate::rules::{AnyPosition, GameKind, Move, Side};

/// A move and its value: the value of the position after it, counted from before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// Its value.
    pub value: Value,
}

/// What is known of a position and of each of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The side to move.
    pub turn: Side,
    /// The value of the position.
    pub value: Value,
    /// Every legal move, in the order of the rules; none where the game is over.
    pub moves: Vec<Judged>,
}

impl Analysis {
    /// The analysis with the value that follows from the moves, of which there is one at least.
    ///
    /// `swept` tells that every win so short is known to be so short: without it the shortest of
    /// the known lengths might not be the shortest of all.
    pub(super) fn of_moves(turn: Side, moves: Vec<Judged>, swept: u32) -> Analysis {
        let best = moves
            .iter()
            .map(|judged| judged.value)
            .max_by_key(|value| value.order_for(turn))
            .unwrap_or(Value::UNKNOWN);
        let wins = best.verdict == Verdict::Wins(turn);
        let all_known = moves.iter().all(|judged| judged.value.verdict.is_known());
        let value = if !wins && !all_known {
            Value::UNKNOWN
        } else {
            let lengths_known = if wins {
                best.plies.is_some_and(|plies| plies <= swept)
            } else {
                moves.iter().all(|judged| judged.value.plies.is_some())
            };
            Value {
                plies: best.plies.filter(|_| lengths_known),
                ..best
            }
        };
        Analysis { turn, value, moves }
    }

    /// The best moves: those that lead to the position's value, the soonest win or the latest loss
    /// where lengths are known; none where the value is not known.
    pub fn best(&self) -> impl Iterator<Item = &Move> {
        let goal = self
            .moves
            .iter()
            .map(|judged| judged.value)
            .filter(|_| self.value.verdict.is_known())
            .max_by_key(|value| value.order_for(self.turn));
        self.moves
            .iter()
            .filter(move |judged| Some(judged.value) == goal)
            .map(|judged| &judged.mv)
    }

    /// The moves with which the position keeps its verdict, if that is known.
    pub fn keeping(&self) -> impl Iterator<Item = &Move> {
        let verdict = self.value.verdict;
        self.moves
            .iter()
            .filter(move |judged| verdict.is_known() && judged.value.verdict == verdict)
            .map(|judged| &judged.mv)
    }

    /// The value of a move, if it is legal.
    pub fn of(&self, mv: &Move) -> Option<Value> {
        let judged = self.moves.iter().find(|judged| judged.mv == *mv);
        judged.map(|judged| judged.value)
    }

    /// The analysis as a line for other programs: the position, the winning side or `draw` or
    /// `unknown`, the plies to the end or `-`, and the best moves or `-`, with tabs between.
    pub fn line(&self, position: &AnyPosition) -> String {
        let winner = winner_key(position.setup().kind(), self.value.verdict);
        let plies = self.value.plies.map(|plies| plies.to_string());
        let best: Vec<String> = self.best().map(Move::to_string).collect();
        let best = Some(best.join(" ")).filter(|best| !best.is_empty());
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        format!(
            "{position}\t{winner}\t{}\t{}",
            or_none(plies),
            or_none(best)
        )
    }
}

/// The word for who wins: the side's in its game, `draw` or `unknown`.
pub const fn winner_key(kind: GameKind, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Wins(side) => kind.side_key(side),
        Verdict::Draw => "draw",
        Verdict::Unknown => "unknown",
    }
}
