//! Another game, or another match as long as the last, between the same two, with their sides swapped.

use super::{
    challenge::{Challenge, NewChallenge, Terms},
    ids::PersonId,
    moment::Moment,
    person::Place,
    refusal::{ChallengeEnd, Refusal},
    series::MatchState,
    table::Game,
};

/// What asking for a rematch comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Rematch {
    /// The other is asked.
    Ask(NewChallenge),
    /// The other has asked already: their challenge is accepted.
    Accept(Challenge),
}

/// What it comes to that `by` asks to play `game` again; `asked` is the last challenge to that, if
/// there was one.
pub fn rematch(
    game: &Game,
    asked: Option<Challenge>,
    by: PersonId,
    place: Place,
    now: Moment,
) -> Result<Rematch, Refusal> {
    let side = game.seats.side(by).ok_or(Refusal::Spectator)?;
    if game.ending().is_none() {
        return Err(Refusal::StillRunning);
    }
    if game.seats.of(side.other()).is_forgotten() {
        return Err(Refusal::OpponentForgotten);
    }
    if game.match_state() == Some(MatchState::Next) {
        return Err(Refusal::MatchGoesOn);
    }
    if let Some(challenge) = asked {
        match challenge.end_at(now) {
            None if challenge.offer.challenger.id == by => {
                return Err(Refusal::RematchAsked { by });
            }
            None => return Ok(Rematch::Accept(challenge)),
            Some(ChallengeEnd::Accepted) => return Err(Refusal::RematchDone),
            Some(ChallengeEnd::Declined | ChallengeEnd::Cancelled | ChallengeEnd::Expired) => {}
        }
    }
    Ok(Rematch::Ask(NewChallenge {
        terms: Terms {
            setup: game.setup,
            side: Some(side.other()),
            pace: game.pace,
            games: game.series.map_or(1, |series| series.games),
            idle_options: false,
        },
        challenger: game.seats.of(side).clone(),
        opponent: Some(game.seats.of(side.other()).clone()),
        place,
        language: game.language.clone(),
        made: now,
        expires: now.plus(game.pace.challenge_lifetime()),
        rematch_of: Some(game.id),
    }))
}
