//! `/privacy`, `/block` and `/unblock`: what is kept about a person, and whom they do not want.

use crate::{
    game::Person,
    l10n::{Language, say},
};

use super::{
    controls::button,
    press::Press,
    screen::{Row, Screen, Weight},
    term,
};

/// What is kept about people, and what can be done about it.
pub fn privacy(language: Language) -> Screen {
    let export = button(
        say!(language, "privacy-export"),
        Press::HandOut,
        Weight::Normal,
    );
    let forget = button(
        say!(language, "privacy-forget"),
        Press::Forget,
        Weight::Grave,
    );
    Screen {
        title: Some(say!(language, "privacy-title")),
        text: say!(language, "privacy-text"),
        rows: vec![Row::Buttons(vec![export, forget])],
        ..Screen::default()
    }
}

/// What comes with the file.
pub fn exported(language: Language) -> Screen {
    Screen::notice(say!(language, "privacy-exported"))
}

/// Asks whether everything is really to be deleted.
pub fn confirm_forget(language: Language) -> Screen {
    let surely = button(
        say!(language, "privacy-forget-surely"),
        Press::ForgetSurely,
        Weight::Grave,
    );
    let not = button(
        say!(language, "privacy-forget-not"),
        Press::ForgetNot,
        Weight::Normal,
    );
    Screen {
        text: say!(language, "privacy-forget-sure"),
        rows: vec![Row::Buttons(vec![surely, not])],
        ..Screen::default()
    }
}

/// It has been deleted.
pub fn forgotten(language: Language) -> Screen {
    Screen::notice(say!(language, "privacy-forgotten"))
}

/// It has not.
pub fn not_forgotten(language: Language) -> Screen {
    Screen::notice(say!(language, "privacy-not-forgotten"))
}

/// Somebody's challenges are not wanted; `is_new`: they were until now.
pub fn blocked(language: Language, person: &Person, is_new: bool) -> Screen {
    let name = term::named(language, person);
    Screen::notice(if is_new {
        say!(language, "block-done", name = name)
    } else {
        say!(language, "block-already", name = name)
    })
}

/// Somebody's challenges are wanted; `is_new`: they were not until now.
pub fn unblocked(language: Language, person: &Person, is_new: bool) -> Screen {
    let name = term::named(language, person);
    Screen::notice(if is_new {
        say!(language, "unblock-done", name = name)
    } else {
        say!(language, "unblock-already", name = name)
    })
}

/// One cannot block oneself.
pub fn blocked_oneself(language: Language) -> Screen {
    Screen::notice(say!(language, "block-oneself"))
}
