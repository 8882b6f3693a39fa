//! How a game ended, in words.

use crate::{
    game::{Ending, Game, RatingChange, Status, ratings::RATED_A_DAY, ratings::Rating},
    l10n::{Language, say},
    rules::{GameKind, Outcome, Side},
};

use super::term;

/// The sentence that says who won and why.
pub(super) fn sentence(language: Language, kind: GameKind, ending: Ending) -> String {
    match ending {
        Ending::Board(outcome) => match outcome {
            Outcome::Trapped => say!(language, "ending-trapped", kind = kind.key()),
            Outcome::GotPast => say!(language, "ending-got-past"),
            Outcome::Stalled => say!(language, "ending-stalled"),
            Outcome::Captured => say!(language, "ending-captured"),
            Outcome::Blocked => say!(language, "ending-blocked"),
            Outcome::Repeated => say!(language, "ending-repeated"),
        },
        Ending::Resigned(side) => say!(language, "ending-resigned", side = kind.side_key(side)),
        Ending::TimedOut(side) => say!(language, "ending-timed-out", side = kind.side_key(side)),
        Ending::DrawAgreed => say!(language, "ending-draw-agreed"),
        Ending::Aborted => say!(language, "ending-aborted"),
    }
}

/// The sentence for one who comes too late, where it is not known which game it was.
pub(super) fn over(language: Language, ending: Ending) -> String {
    match ending {
        Ending::Board(outcome) => match outcome {
            Outcome::Trapped => say!(language, "over-trapped"),
            Outcome::GotPast => say!(language, "over-got-past"),
            Outcome::Stalled => say!(language, "over-stalled"),
            Outcome::Captured => say!(language, "over-captured"),
            Outcome::Blocked => say!(language, "over-blocked"),
            Outcome::Repeated => say!(language, "over-repeated"),
        },
        Ending::Resigned(_) => say!(language, "over-resigned"),
        Ending::TimedOut(_) => say!(language, "over-timed-out"),
        Ending::DrawAgreed => say!(language, "over-draw-agreed"),
        Ending::Aborted => say!(language, "over-aborted"),
    }
}

/// The result of a finished game, a line each: the sentence, the winner, what it did to the
/// ratings or why nothing. Empty while the game goes on.
pub(super) fn result(language: Language, game: &Game) -> Vec<String> {
    let Status::Finished {
        ending, ratings, ..
    } = &game.status
    else {
        return Vec::new();
    };
    let sentence = sentence(language, game.setup.kind(), *ending);
    let mut lines = vec![format!("**{sentence}**")];
    if let Some(side) = ending.winner() {
        let name = term::named(language, game.seats.of(side));
        lines.push(say!(language, "result-winner", name = name));
    }
    match ratings {
        Some(change) => lines.extend(rating_lines(language, game, change)),
        None if !game.rated && *ending != Ending::Aborted => {
            lines.push(say!(language, "result-not-rated", limit = RATED_A_DAY));
        }
        None => {}
    }
    lines
}

fn rating_lines(language: Language, game: &Game, change: &RatingChange) -> [String; 2] {
    Side::ALL.map(|side| {
        let (before, after) = match side {
            Side::Pack => change.pack,
            Side::Quarry => change.quarry,
        };
        let whole = |rating: Rating| term::whole(rating.value);
        let name = term::named(language, game.seats.of(side));
        say!(
            language,
            "result-rating",
            side = game.setup.kind().side_key(side),
            name = name,
            before = whole(before),
            after = whole(after)
        )
    })
}
