//! No screen passes a limit of Discord's, in any language, whatever the names and numbers in it.

use std::collections::BTreeSet;

use super::{
    gallery::{Cast, Gallery, show},
    screen::{Button, Menu, Row, Screen},
};
use crate::l10n::Language;

/// Characters as Discord counts them at worst.
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

fn check(name: &str, screen: &Screen) {
    let within = |what: &str, text: &str, most: usize| {
        let n = length(text);
        assert!((1..=most).contains(&n), "{name}: {what} has {n}: {text}");
    };
    match &screen.title {
        Some(title) => {
            within("title", title, 256);
            within("text", &screen.text, 4096);
        }
        None => within("text", &screen.text, 2000),
    }
    if let Some(footer) = &screen.footer {
        within("footer", footer, 2048);
    }
    let mut presses = BTreeSet::new();
    let mut press = |press: String| {
        within("press", &press, 100);
        assert!(presses.insert(press.clone()), "{name}: {press} twice");
    };
    assert!(screen.rows.len() <= 5, "{name}");
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()), "{name}");
                for Button {
                    label, press: to, ..
                } in buttons
                {
                    within("label", label, 80);
                    press(to.to_string());
                }
            }
            Row::Menu(Menu { prompt, lines }) => {
                within("prompt", prompt, 150);
                assert!((1..=25).contains(&lines.len()), "{name}");
                for line in lines {
                    within("menu label", &line.label, 100);
                    if let Some(detail) = &line.detail {
                        within("menu detail", detail, 100);
                    }
                    press(line.press.to_string());
                }
            }
        }
    }
    let shown = show(screen);
    assert!(!shown.contains("{$"), "{name} lacks an argument: {shown}");
    assert!(!shown.contains("No localization"), "{name}: {shown}");
}

#[test]
fn every_screen_is_within_the_limits_in_every_language() {
    for language in Language::ALL {
        for cast in [Cast::ordinary(), Cast::largest()] {
            for (name, screen) in Gallery::all(language, &cast).screens() {
                check(&format!("{language} {name}"), screen);
            }
        }
    }
}
