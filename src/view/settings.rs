//! `/settings`: what a person has settled on, with a control for each.

use crate::{
    game::{PersonChange, PersonSettings, Pings},
    l10n::{Language, say},
};

use super::{
    controls::button,
    press::Press,
    screen::{Button, Menu, MenuLine, Row, Screen, Weight},
    term,
};

/// What a person has settled on, and the controls that change it.
pub fn person_settings(language: Language, settings: &PersonSettings) -> Screen {
    let reads = language_choice(language, settings.language.as_deref());
    let lines = [
        say!(language, "settings-language", name = reads),
        say!(language, "settings-pings", pings = settings.pings.key()),
        say!(
            language,
            "settings-direct",
            on = term::yes_no(settings.direct)
        ),
        say!(
            language,
            "settings-words",
            on = term::yes_no(settings.words)
        ),
        say!(
            language,
            "settings-turned",
            on = term::yes_no(settings.turned)
        ),
    ];
    Screen {
        title: Some(say!(language, "settings-title")),
        text: lines.join("\n"),
        footer: Some(say!(language, "settings-footer")),
        rows: vec![
            Row::Menu(language_menu(language, |tag| {
                Press::Settings(PersonChange::Language(tag))
            })),
            Row::Menu(pings_menu(language)),
            Row::Buttons(switches(language, settings)),
        ],
        ..Screen::default()
    }
}

fn pings_menu(language: Language) -> Menu {
    let lines = Pings::ALL.map(|pings| MenuLine {
        label: say!(language, "settings-pings-choice", pings = pings.key()),
        detail: None,
        press: Press::Settings(PersonChange::Pings(pings)),
    });
    Menu {
        prompt: say!(language, "settings-pings-prompt"),
        lines: lines.into(),
    }
}

fn switches(language: Language, settings: &PersonSettings) -> Vec<Button> {
    let switch = |label, change| button(label, Press::Settings(change), Weight::Normal);
    let (direct, words, turned) = (settings.direct, settings.words, settings.turned);
    vec![
        switch(
            say!(
                language,
                "settings-direct-switch",
                on = term::yes_no(!direct)
            ),
            PersonChange::Direct(!direct),
        ),
        switch(
            say!(language, "settings-words-switch", on = term::yes_no(!words)),
            PersonChange::Words(!words),
        ),
        switch(
            say!(
                language,
                "settings-turned-switch",
                on = term::yes_no(!turned)
            ),
            PersonChange::Turned(!turned),
        ),
    ]
}

/// A menu of all languages, and of leaving the choice open.
pub(super) fn language_menu(language: Language, press: impl Fn(Option<String>) -> Press) -> Menu {
    let open = MenuLine {
        label: language_choice(language, None),
        detail: None,
        press: press(None),
    };
    let lines = Language::ALL.map(|other| MenuLine {
        label: language_choice(language, Some(other.tag())),
        detail: None,
        press: press(Some(other.tag().to_owned())),
    });
    Menu {
        prompt: say!(language, "settings-language-prompt"),
        lines: [open].into_iter().chain(lines).collect(),
    }
}

/// The name of the language that was chosen, or that the choice is left open.
pub(super) fn language_choice(language: Language, tag: Option<&str>) -> String {
    match tag {
        // Each language says its own name.
        Some(tag) => say!(Language::from_tag(tag), "language-name"),
        None => say!(language, "language-automatic"),
    }
}
