//! The words by which closed lists are stored.

use crate::{
    game::{ChallengeEnd, Ending},
    rules::{Outcome, Side},
};

/// The word for a side.
pub(in crate::store) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Pack => "pack",
        Side::Quarry => "quarry",
    }
}

pub(super) fn side(word: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side_word(*side) == word)
}

/// The word for how a challenge ended.
pub(in crate::store) fn challenge_end_word(end: ChallengeEnd) -> &'static str {
    match end {
        ChallengeEnd::Accepted => "accepted",
        ChallengeEnd::Declined => "declined",
        ChallengeEnd::Cancelled => "cancelled",
        ChallengeEnd::Expired => "expired",
    }
}

pub(super) fn challenge_end(word: &str) -> Option<ChallengeEnd> {
    [
        ChallengeEnd::Accepted,
        ChallengeEnd::Declined,
        ChallengeEnd::Cancelled,
        ChallengeEnd::Expired,
    ]
    .into_iter()
    .find(|end| challenge_end_word(*end) == word)
}

/// The words for how a game ended: an outcome's key, or what the players or the clock did.
pub(super) fn ending_words(ending: Ending) -> String {
    match ending {
        Ending::Board(outcome) => outcome.key().to_owned(),
        Ending::Resigned(side) => format!("resigned {}", side_word(side)),
        Ending::TimedOut(side) => format!("timed-out {}", side_word(side)),
        Ending::DrawAgreed => "draw-agreed".to_owned(),
        Ending::Aborted => "aborted".to_owned(),
    }
}

pub(super) fn ending(words: &str) -> Option<Ending> {
    match words.split_once(' ') {
        Some(("resigned", loser)) => side(loser).map(Ending::Resigned),
        Some(("timed-out", loser)) => side(loser).map(Ending::TimedOut),
        Some(_) => None,
        None => match words {
            "draw-agreed" => Some(Ending::DrawAgreed),
            "aborted" => Some(Ending::Aborted),
            key => key.parse::<Outcome>().ok().map(Ending::Board),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_reads_back() {
        let by_sides = Side::ALL
            .into_iter()
            .flat_map(|side| [Ending::Resigned(side), Ending::TimedOut(side)]);
        let endings = Outcome::ALL
            .into_iter()
            .map(Ending::Board)
            .chain(by_sides)
            .chain([Ending::DrawAgreed, Ending::Aborted]);
        for expected in endings {
            assert_eq!(ending(&ending_words(expected)), Some(expected));
        }
    }

    #[test]
    fn other_words_are_no_ending() {
        for words in [
            "",
            " ",
            "resigned",
            "resigned ",
            "resigned fox",
            "won",
            "aborted pack",
        ] {
            assert_eq!(ending(words), None, "{words:?}");
        }
    }
}
