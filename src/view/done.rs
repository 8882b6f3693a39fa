//! Private answers to somebody who has just done something.

use crate::{
    game::{Game, Status},
    l10n::{Language, say},
};

use super::{board, ending, screen::Screen};

/// What a game has come to, for the one who has just changed it.
pub fn done(language: Language, game: &Game) -> Screen {
    let lines = match &game.status {
        Status::Finished { .. } => ending::result(language, game),
        Status::Running {
            draw_offer,
            takeback,
            ..
        } => {
            let draw = draw_offer.map(|_| say!(language, "done-draw-offered"));
            let takeback = takeback.map(|_| say!(language, "done-takeback-asked"));
            let offers: Vec<String> = draw.into_iter().chain(takeback).collect();
            if offers.is_empty() {
                board::where_it_stands(language, game)
            } else {
                offers
            }
        }
    };
    Screen::notice(lines.join("\n"))
}

/// A private answer where the board of the game cannot be brought up to date for the others.
#[must_use]
pub fn unseen(language: Language, screen: Screen) -> Screen {
    let note = say!(language, "done-not-shown");
    Screen {
        text: format!("{}\n{note}", screen.text),
        ..screen
    }
}

/// Why a game has no thread of its own where each should have one.
pub fn no_thread(language: Language) -> Screen {
    Screen::notice(say!(language, "done-no-thread"))
}

/// The answer to one who does not resign after all.
pub fn kept_playing(language: Language) -> Screen {
    Screen::notice(say!(language, "done-kept-playing"))
}
