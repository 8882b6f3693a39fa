//! `/help`: how to begin, and every command.

use crate::l10n::{Language, say};

use super::{
    commands::{Audience, commands},
    screen::Screen,
};

/// The first steps, and every command with what it does.
pub fn help(language: Language) -> Screen {
    let mut lines = vec![
        say!(language, "help-first"),
        String::new(),
        say!(language, "help-commands"),
    ];
    let commands = commands();
    let everybodys = commands
        .iter()
        .filter(|command| command.audience == Audience::Everybody);
    lines.extend(everybodys.map(|command| {
        let name = format!("`/{}`", command.name);
        let description = command.description.of(language);
        say!(
            language,
            "help-line",
            command = name,
            description = description
        )
    }));
    lines.push(String::new());
    lines.push(say!(language, "help-more"));
    Screen {
        title: Some(say!(language, "help-title")),
        text: lines.join("\n"),
        ..Screen::default()
    }
}
