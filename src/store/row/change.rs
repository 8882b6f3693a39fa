//! A game's changing columns, written.

use super::word::{ending_words, side_word};
use crate::{
    game::{Game, Moment, Status, Turn},
    rules::Line,
};

/// The columns of a game that a change may touch.
#[derive(Debug)]
pub(in crate::store) struct Change {
    pub(in crate::store) revision: i64,
    pub(in crate::store) position: String,
    pub(in crate::store) ply: i64,
    pub(in crate::store) last_move: Option<String>,
    pub(in crate::store) to_move_id: Option<i64>,
    pub(in crate::store) draw_offer: Option<&'static str>,
    pub(in crate::store) takeback: Option<&'static str>,
    pub(in crate::store) pack_acted_at: i64,
    pub(in crate::store) quarry_acted_at: i64,
    pub(in crate::store) updated_at: i64,
    pub(in crate::store) deadline: Option<i64>,
    pub(in crate::store) remind_at: Option<i64>,
    pub(in crate::store) due_at: Option<i64>,
    pub(in crate::store) ending: Option<String>,
    pub(in crate::store) ended_at: Option<i64>,
}

impl From<&Game> for Change {
    fn from(game: &Game) -> Self {
        let (turn, draw_offer, takeback) = match &game.status {
            Status::Running {
                turn,
                draw_offer,
                takeback,
            } => (*turn, *draw_offer, *takeback),
            Status::Finished { .. } => (None, None, None),
        };
        let (ending, ended) = match &game.status {
            Status::Running { .. } => (None, None),
            Status::Finished { ending, at, .. } => (Some(*ending), Some(*at)),
        };
        let remind_at = turn.and_then(|turn: Turn| turn.remind_at);
        let deadline = turn.map(|turn| turn.deadline);
        Self {
            revision: game.revision.into(),
            position: game.line.position().to_string(),
            ply: game.ply.into(),
            last_move: game.last_move.as_ref().map(ToString::to_string),
            to_move_id: game.to_move().map(|person| person.id.0.cast_signed()),
            draw_offer: draw_offer.map(side_word),
            takeback: takeback.map(side_word),
            pack_acted_at: game.acted.pack.0,
            quarry_acted_at: game.acted.quarry.0,
            updated_at: updated(game, ended).0,
            deadline: deadline.map(|at| at.0),
            remind_at: remind_at.map(|at| at.0),
            due_at: remind_at.or(deadline).map(|at| at.0),
            ending: ending.map(ending_words),
            ended_at: ended.map(|at| at.0),
        }
    }
}

/// When what is on the board last changed: somebody acted, or the clock ended the game.
fn updated(game: &Game, ended: Option<Moment>) -> Moment {
    let acted = game.acted.pack.max(game.acted.quarry);
    ended.map_or(acted, |ended| ended.max(acted))
}

/// The line as it is when the game is loaded again: the moves only where a repetition needs them.
pub(in crate::store) fn compact(line: Line) -> Line {
    let position = line.position();
    if position.setup().may_repeat() {
        line
    } else {
        Line::new(position.clone())
    }
}
