//! What a player does in a game, and what it changes.

use super::{
    ending::Ending,
    ids::PersonId,
    moment::Moment,
    refusal::Refusal,
    table::{Game, Status},
    takeback,
};
use crate::rules::{Line, Move, Side};

/// What somebody wants to do in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Play a move; from a button, with the ply that the button was shown at.
    Play { mv: Move, at_ply: Option<u32> },
    /// Give up.
    Resign,
    /// Offer a draw, or accept the one that the opponent has offered.
    OfferDraw,
    /// Accept the opponent's draw offer.
    AcceptDraw,
    /// Decline the opponent's draw offer, or take one's own back.
    DeclineDraw,
    /// Ask for one's last move back; from a button, with the ply that it was shown at.
    AskTakeback { at_ply: Option<u32> },
    /// Allow the opponent what they ask for, at the ply at which that was shown; with all moves of
    /// the game, of which a [`Game`] need not hold more than its position.
    AllowTakeback { at_ply: u32, journal: Line },
    /// Decline what the opponent asks for, or withdraw what one asked for oneself.
    RefuseTakeback { at_ply: Option<u32> },
}

/// What stands to be answered in a running game.
#[derive(Clone, Copy, Debug)]
struct Offers {
    draw: Option<Side>,
    takeback: Option<Side>,
}

/// The game after `person` has done `action` at `now`, or why not.
pub fn act(game: &Game, person: PersonId, action: &Action, now: Moment) -> Result<Game, Refusal> {
    let side = game.seats.side(person).ok_or(Refusal::Spectator)?;
    let Offers {
        draw: offer,
        takeback: asked,
    } = running(game, now)?;
    let mut after = game.clone();
    after.revision += 1;
    after.acted.mark(side, now);
    match action {
        Action::Play { mv, at_ply } => play(&mut after, side, mv, *at_ply, now)?,
        Action::Resign => after.end(resignation(game, side), now),
        Action::OfferDraw => match offer {
            Some(by) if by == side => return Err(Refusal::DrawAlreadyOffered),
            Some(_) => after.end(Ending::DrawAgreed, now),
            None => after.set_draw_offer(Some(side)),
        },
        Action::AcceptDraw => match offer {
            Some(by) if by != side => after.end(Ending::DrawAgreed, now),
            Some(_) | None => return Err(Refusal::NoDrawOffer),
        },
        Action::DeclineDraw => match offer {
            Some(_) => after.set_draw_offer(None),
            None => return Err(Refusal::NoDrawOffer),
        },
        Action::AskTakeback { at_ply } => takeback::ask(&mut after, side, asked, *at_ply)?,
        Action::AllowTakeback { at_ply, journal } => {
            takeback::allow(&mut after, side, asked, *at_ply, journal, now)?;
        }
        Action::RefuseTakeback { at_ply } => takeback::refuse(&mut after, asked, *at_ply)?,
    }
    Ok(after)
}

/// The game after the clock has run out at `now`; `None` where it has not.
pub fn time_out(game: &Game, now: Moment) -> Option<Game> {
    let Status::Running {
        turn: Some(turn), ..
    } = game.status
    else {
        return None;
    };
    (now >= turn.deadline).then(|| {
        let mut after = game.clone();
        after.revision += 1;
        let ending = if game.is_under_way() {
            Ending::TimedOut(game.turn())
        } else {
            Ending::Aborted
        };
        after.end(ending, now);
        after
    })
}

/// The game after somebody who manages its server has called it off at `now`, or why not.
pub fn call_off(game: &Game, now: Moment) -> Result<Game, Refusal> {
    running(game, now)?;
    let mut after = game.clone();
    after.revision += 1;
    after.end(Ending::Aborted, now);
    Ok(after)
}

/// The game after its one reminder of this turn has been sent.
pub fn reminded(game: &Game) -> Game {
    let mut after = game.clone();
    after.revision += 1;
    if let Status::Running {
        turn: Some(turn), ..
    } = &mut after.status
    {
        turn.remind_at = None;
    }
    after
}

/// What stands to be answered in a running game, or the refusal of a finished one. A game whose time
/// is up counts as finished, whether or not that has been noted yet.
fn running(game: &Game, now: Moment) -> Result<Offers, Refusal> {
    if let Some(ended) = time_out(game, now)
        && let Some(ending) = ended.ending()
    {
        return Err(Refusal::GameOver(ending));
    }
    match &game.status {
        Status::Running {
            draw_offer,
            takeback,
            ..
        } => Ok(Offers {
            draw: *draw_offer,
            takeback: *takeback,
        }),
        Status::Finished { ending, .. } => Err(Refusal::GameOver(*ending)),
    }
}

fn play(
    game: &mut Game,
    side: Side,
    mv: &Move,
    at_ply: Option<u32>,
    now: Moment,
) -> Result<(), Refusal> {
    if at_ply.is_some_and(|ply| ply != game.ply) {
        return Err(Refusal::BoardChanged);
    }
    if game.turn() != side {
        return Err(Refusal::NotYourTurn {
            to_move: game.seats.of(side.other()).clone(),
        });
    }
    let legal = game.line.legal_moves();
    game.line.play(mv).map_err(|reason| Refusal::Illegal {
        mv: mv.clone(),
        reason,
        legal,
    })?;
    game.ply += 1;
    game.last_move = Some(mv.clone());
    match game.line.outcome() {
        Some(outcome) => game.end(Ending::Board(outcome), now),
        None => {
            game.status = Status::Running {
                turn: game.pace.turn(now),
                draw_offer: None,
                takeback: None,
            }
        }
    }
    Ok(())
}

/// A game that is given up before both have moved is broken off instead of lost.
fn resignation(game: &Game, side: Side) -> Ending {
    if game.is_under_way() {
        Ending::Resigned(side)
    } else {
        Ending::Aborted
    }
}

impl Game {
    fn end(&mut self, ending: Ending, at: Moment) {
        self.status = Status::Finished {
            ending,
            at,
            ratings: None,
        };
    }

    fn set_draw_offer(&mut self, offer: Option<Side>) {
        if let Status::Running { draw_offer, .. } = &mut self.status {
            *draw_offer = offer;
        }
    }
}
