//! `/help`: how to begin, and every command.

use crate::l10n::{Language, say};

use super::{
    commands::{challenge_in_menu, commands},
    screen::Screen,
};

/// The first steps, and every command with what it does.
pub fn help(language: Language) -> Screen {
    let mut lines = vec![
        say!(language, "help-first"),
        String::new(),
        say!(language, "help-commands"),
    ];
    lines.extend(commands().iter().map(|command| {
        let name = format!("`/{}`", command.name);
        let description = command.description.of(language);
        say!(
            language,
            "help-line",
            command = name,
            description = description
        )
    }));
    let menu = challenge_in_menu();
    let name = menu.of(language);
    lines.push(say!(language, "help-menu", command = name));
    lines.push(String::new());
    lines.push(say!(language, "help-more"));
    Screen {
        title: Some(say!(language, "help-title")),
        text: lines.join("\n"),
        ..Screen::default()
    }
}
