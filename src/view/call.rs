//! The lines that notify somebody. Whom they may notify is the sender's to name: a mention in a
//! line is a name to read, no more.

use crate::{
    game::{Game, NewChallenge, Offer, PersonId, Status},
    l10n::{Language, say},
};

use super::term;

/// The line that calls whom the game's present state concerns.
pub fn call(language: Language, game: &Game, people: &[PersonId]) -> String {
    let mentions: Vec<String> = people.iter().copied().map(term::mention).collect();
    let mentions = mentions.join(" ");
    match &game.status {
        Status::Running { .. } => match game.offered() {
            Some((Offer::Draw, _)) => say!(language, "call-draw", mention = mentions),
            Some((Offer::Takeback, _)) => say!(language, "call-takeback", mention = mentions),
            None => say!(language, "call-turn", mention = mentions),
        },
        Status::Finished { .. } => say!(language, "call-over", mentions = mentions),
    }
}

/// The line that calls the one who is challenged.
pub fn challenge_call(language: Language, offer: &NewChallenge, opponent: PersonId) -> String {
    let mention = term::mention(opponent);
    say!(
        language,
        "challenge-call",
        kind = offer.terms.setup.kind().key(),
        mention = mention
    )
}

/// The same with the way to the board, for those who read it elsewhere.
pub fn reminder_with_link(language: Language, game: &Game, person: PersonId) -> String {
    let reminder = reminder(language, game, person);
    match term::address(game.place, game.posted) {
        Some(address) => format!("{reminder}\n{address}"),
        None => reminder,
    }
}

/// The line that reminds the player to move of the time.
pub fn reminder(language: Language, game: &Game, person: PersonId) -> String {
    let mention = term::mention(person);
    let kind = game.setup.kind().key();
    let id = game.id.to_string();
    let deadline = match &game.status {
        Status::Running {
            turn: Some(turn), ..
        } => Some(turn.deadline),
        Status::Running { turn: None, .. } | Status::Finished { .. } => None,
    };
    match deadline {
        Some(deadline) => {
            let when = term::stamp(deadline);
            say!(
                language,
                "call-reminder",
                kind = kind,
                mention = mention,
                id = id,
                when = when
            )
        }
        None => say!(language, "call-turn", mention = mention),
    }
}
