//! Why something was refused, told to the one who asked.

use crate::{
    game::{Person, Refusal},
    l10n::{Language, say},
    rules::GameKind,
};

use super::{card, ending, legal, screen::Screen, server, term};

/// Says why an action was refused, exactly, and what can be done instead.
pub fn refusal(language: Language, refusal: &Refusal) -> Screen {
    let text = match refusal {
        Refusal::ChallengedOneself => say!(language, "refusal-challenged-oneself"),
        Refusal::ChallengedABot(bot) => {
            let name = term::named(language, bot);
            say!(language, "refusal-challenged-a-bot", name = name)
        }
        Refusal::AlreadyChallenged { opponent, kind } => {
            already_challenged(language, opponent.as_ref(), *kind)
        }
        Refusal::TooManyChallenges { limit } => {
            let limit = *limit;
            say!(language, "refusal-too-many-challenges", limit = limit)
        }
        Refusal::TooManySent { limit } => {
            let limit = *limit;
            say!(language, "refusal-too-many-sent", limit = limit)
        }
        Refusal::TooManyGames { limit } => {
            let limit = *limit;
            say!(language, "refusal-too-many-games", limit = limit)
        }
        Refusal::TooManyGamesHere { limit } => {
            let limit = *limit;
            say!(language, "refusal-too-many-games-here", limit = limit)
        }
        Refusal::NotWelcome { opponent } => {
            let name = term::named(language, opponent);
            say!(language, "refusal-not-welcome", name = name)
        }
        Refusal::Barred => say!(language, "refusal-barred"),
        Refusal::OpponentBarred { opponent } => {
            let name = term::named(language, opponent);
            say!(language, "refusal-opponent-barred", name = name)
        }
        Refusal::OtherChannels { allowed } => {
            let channels = server::channel_list(allowed);
            say!(language, "refusal-other-channels", channels = channels)
        }
        Refusal::NobodyHere => say!(language, "refusal-nobody-here"),
        Refusal::OpponentForgotten => say!(language, "refusal-opponent-forgotten"),
        Refusal::ChallengeOver(end) => {
            let end = card::end_key(*end);
            say!(language, "refusal-challenge-over", end = end)
        }
        Refusal::NotYourChallenge { meant_for } => {
            let name = term::named(language, meant_for);
            say!(language, "refusal-not-your-challenge", name = name)
        }
        Refusal::OwnChallenge => say!(language, "refusal-own-challenge"),
        Refusal::NotTheChallenger { challenger } => {
            let name = term::named(language, challenger);
            say!(language, "refusal-not-the-challenger", name = name)
        }
        Refusal::Spectator => say!(language, "refusal-spectator"),
        Refusal::GameOver(ending) => ending::over(language, *ending),
        Refusal::NotYourTurn { to_move } => {
            let name = term::named(language, to_move);
            say!(language, "refusal-not-your-turn", name = name)
        }
        Refusal::BoardChanged => say!(language, "refusal-board-changed"),
        Refusal::Illegal { mv, reason, legal } => legal::illegal(language, mv, *reason, legal),
        Refusal::DrawAlreadyOffered => say!(language, "refusal-draw-already-offered"),
        Refusal::NoDrawOffer => say!(language, "refusal-no-draw-offer"),
        Refusal::TakebackAlreadyAsked => say!(language, "refusal-takeback-already-asked"),
        Refusal::TakebackToAnswer { asked_by } => {
            let name = term::named(language, asked_by);
            say!(language, "refusal-takeback-to-answer", name = name)
        }
        Refusal::NoTakeback => say!(language, "refusal-no-takeback"),
        Refusal::NothingToTakeBack => say!(language, "refusal-nothing-to-take-back"),
        Refusal::MatchGoesOn => say!(language, "refusal-match-goes-on"),
        Refusal::StillRunning => say!(language, "refusal-still-running"),
        Refusal::RematchAsked { by } => {
            let mention = term::mention(*by);
            say!(language, "refusal-rematch-asked", mention = mention)
        }
        Refusal::RematchDone => say!(language, "refusal-rematch-done"),
    };
    Screen::notice(text)
}

fn already_challenged(language: Language, opponent: Option<&Person>, kind: GameKind) -> String {
    let kind = kind.key();
    match opponent {
        Some(opponent) => {
            let name = term::named(language, opponent);
            say!(
                language,
                "refusal-already-challenged",
                kind = kind,
                name = name
            )
        }
        None => say!(language, "refusal-already-challenged-anyone", kind = kind),
    }
}
