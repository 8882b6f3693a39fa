//! Taking a move back, where the other player allows it.
//!
//! What is taken back is the last move of the one who asks: that one ply where it has not been
//! answered yet, the answer too where it has. A request lapses with the next move, like a draw
//! offer; the two stand beside each other, and each is answered by itself.

use super::{moment::Moment, refusal::Refusal, table::Game, table::Status};
use crate::rules::{Line, Side};

/// How many plies come off when `side` takes its last move back; `None` where it has made none.
fn plies(game: &Game, side: Side) -> Option<u32> {
    let n = if game.turn() == side { 2 } else { 1 };
    (game.ply >= n).then_some(n)
}

/// Notes that `side` asks for its last move back.
pub(super) fn ask(
    game: &mut Game,
    side: Side,
    standing: Option<Side>,
    at_ply: Option<u32>,
) -> Result<(), Refusal> {
    check_ply(game, at_ply)?;
    match standing {
        Some(by) if by == side => return Err(Refusal::TakebackAlreadyAsked),
        Some(by) => {
            let asked_by = game.seats.of(by).clone();
            return Err(Refusal::TakebackToAnswer { asked_by });
        }
        None => {}
    }
    if plies(game, side).is_none() {
        return Err(Refusal::NothingToTakeBack);
    }
    set(game, Some(side));
    Ok(())
}

/// Takes back what the other side asks for; `journal` holds all moves of the game.
pub(super) fn allow(
    game: &mut Game,
    side: Side,
    standing: Option<Side>,
    at_ply: u32,
    journal: &Line,
    now: Moment,
) -> Result<(), Refusal> {
    check_ply(game, Some(at_ply))?;
    let Some(asker) = standing.filter(|by| *by != side) else {
        return Err(Refusal::NoTakeback);
    };
    let n = plies(game, asker).ok_or(Refusal::NothingToTakeBack)?;
    let mut line = journal.clone();
    // The journal was read beside the game, and may be older or newer than it.
    if line.ply() != game.ply || line.position() != game.position() {
        return Err(Refusal::BoardChanged);
    }
    for _ in 0..n {
        line.undo();
    }
    game.ply = line.ply();
    game.last_move = line.moves().last().cloned();
    game.line = line;
    game.status = Status::Running {
        turn: game.pace.turn(now),
        draw_offer: None,
        takeback: None,
    };
    Ok(())
}

/// Declines what the other side asks for, or withdraws what one asked for oneself.
pub(super) fn refuse(
    game: &mut Game,
    standing: Option<Side>,
    at_ply: Option<u32>,
) -> Result<(), Refusal> {
    check_ply(game, at_ply)?;
    if standing.is_none() {
        return Err(Refusal::NoTakeback);
    }
    set(game, None);
    Ok(())
}

fn check_ply(game: &Game, at_ply: Option<u32>) -> Result<(), Refusal> {
    match at_ply {
        Some(ply) if ply != game.ply => Err(Refusal::BoardChanged),
        Some(_) | None => Ok(()),
    }
}

fn set(game: &mut Game, by: Option<Side>) {
    if let Status::Running { takeback, .. } = &mut game.status {
        *takeback = by;
    }
}
