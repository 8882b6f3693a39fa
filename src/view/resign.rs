//! The question before a resignation.

use crate::{
    game::Game,
    l10n::{Language, say},
};

use super::{
    controls::button,
    press::Press,
    screen::{Row, Screen, Tone, Weight},
};

/// Asks a player privately whether they really resign.
pub fn confirm_resign(language: Language, game: &Game) -> Screen {
    let id = game.id.to_string();
    let text = if game.is_under_way() {
        let kind = game.setup.kind().key();
        say!(language, "resign-sure", kind = kind, id = id)
    } else {
        say!(language, "resign-early", id = id)
    };
    let surely = button(
        say!(language, "resign-surely"),
        Press::ResignSurely(game.id),
        Weight::Grave,
    );
    let not = button(
        say!(language, "resign-not"),
        Press::ResignNot(game.id),
        Weight::Normal,
    );
    Screen {
        text,
        tone: Tone::Waiting,
        rows: vec![Row::Buttons(vec![surely, not])],
        ..Screen::default()
    }
}
