//! The rules of both games, in pages: how to play, the two compared, history and perfect play.

use crate::{
    l10n::{Language, say},
    rules::GameKind,
};

use super::{
    controls::button,
    press::Press,
    screen::{Button, Row, Screen, Weight},
    term,
};

/// The columns of the table, in characters; with the gap between, as wide as a board may be.
const LEFT: usize = 11;
const RIGHT: usize = 10;

/// A page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Play,
    Compare,
    History,
}

impl Page {
    const ALL: [Self; 3] = [Self::Play, Self::Compare, Self::History];

    fn key(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Compare => "compare",
            Self::History => "history",
        }
    }

    fn label(self, language: Language) -> String {
        match self {
            Self::Play => say!(language, "rules-button-play"),
            Self::Compare => say!(language, "rules-button-compare"),
            Self::History => say!(language, "rules-button-history"),
        }
    }

    fn text(self, language: Language, kind: GameKind) -> String {
        match (self, kind) {
            (Self::Play, GameKind::HareAndHounds) => say!(language, "rules-hare-and-hounds-play"),
            (Self::Play, GameKind::FoxAndGeese) => say!(language, "rules-fox-and-geese-play"),
            (Self::Compare, _) => format!("```\n{}\n```", table(language)),
            (Self::History, GameKind::HareAndHounds) => {
                say!(language, "rules-hare-and-hounds-history")
            }
            (Self::History, GameKind::FoxAndGeese) => {
                say!(language, "rules-fox-and-geese-history")
            }
        }
    }
}

/// A page of a game's rules, counted from 0; a page past the last is the last.
pub fn rules(language: Language, kind: GameKind, page: u32) -> Screen {
    let at = usize::try_from(page).unwrap_or(usize::MAX);
    let at = at.min(Page::ALL.len() - 1);
    let page = Page::ALL[at];
    Screen {
        title: Some(say!(
            language,
            "rules-title",
            page = page.key(),
            kind = kind.key()
        )),
        text: page.text(language, kind),
        rows: vec![Row::Buttons(ways_on(language, kind, page))],
        ..Screen::default()
    }
}

/// The other pages, and this page of the other games.
fn ways_on(language: Language, kind: GameKind, page: Page) -> Vec<Button> {
    let to = |label: String, kind: GameKind, page: Page| {
        let press = Press::Rules {
            kind,
            page: page as u32,
        };
        button(label, press, Weight::Normal)
    };
    let pages = Page::ALL
        .into_iter()
        .filter(|&other| other != page)
        .map(|other| to(other.label(language), kind, other));
    let games = GameKind::ALL
        .into_iter()
        .filter(|&other| other != kind)
        .map(|other| to(term::game_name(language, other), other, page));
    pages.chain(games).collect()
}

/// The games side by side: a heading for each row, the two cells below it.
fn table(language: Language) -> String {
    let (hare, fox) = (
        say!(language, "compare-name-hare"),
        say!(language, "compare-name-fox"),
    );
    let mut lines = side_by_side(&hare, &fox);
    for [heading, hare, fox] in rows(language) {
        lines.push(format!("-- {heading}"));
        lines.extend(side_by_side(&hare, &fox));
    }
    lines.join("\n")
}

fn rows(language: Language) -> [[String; 3]; 9] {
    macro_rules! row {
        ($heading:tt, $hare:tt, $fox:tt) => {
            [
                say!(language, $heading),
                say!(language, $hare),
                say!(language, $fox),
            ]
        };
    }
    [
        row!(
            "compare-points",
            "compare-points-hare",
            "compare-points-fox"
        ),
        row!(
            "compare-pieces",
            "compare-pieces-hare",
            "compare-pieces-fox"
        ),
        row!("compare-first", "compare-first-hare", "compare-first-fox"),
        row!("compare-many", "compare-many-hare", "compare-many-fox"),
        row!("compare-one", "compare-one-hare", "compare-one-fox"),
        row!(
            "compare-capture",
            "compare-capture-hare",
            "compare-capture-fox"
        ),
        row!(
            "compare-many-win",
            "compare-many-win-hare",
            "compare-many-win-fox"
        ),
        row!(
            "compare-one-wins",
            "compare-one-wins-hare",
            "compare-one-wins-fox"
        ),
        row!("compare-draw", "compare-draw-hare", "compare-draw-fox"),
    ]
}

fn side_by_side(left: &str, right: &str) -> Vec<String> {
    let (left, right) = (wrapped(left, LEFT), wrapped(right, RIGHT));
    let cell = |column: &[String], row: usize| column.get(row).cloned().unwrap_or_default();
    (0..left.len().max(right.len()))
        .map(|row| {
            let line = format!("{:LEFT$} {}", cell(&left, row), cell(&right, row));
            line.trim_end().to_owned()
        })
        .collect()
}

/// The text in lines of at most `width` characters; a word that is longer is cut.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(width) {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + piece.len() <= width => {
                    line.push(' ');
                    line.extend(piece);
                }
                Some(_) | None => lines.push(piece.iter().collect()),
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_narrow_and_cuts_no_word_in_any_language() {
        for language in Language::ALL {
            for line in table(language).lines() {
                assert!(
                    line.chars().count() <= LEFT + 1 + RIGHT,
                    "{language}: {line}"
                );
            }
            let fits = |text: &str, width: usize| {
                for word in text.split_whitespace() {
                    assert!(word.chars().count() <= width, "{language}: {word}");
                }
            };
            fits(&say!(language, "compare-name-hare"), LEFT);
            fits(&say!(language, "compare-name-fox"), RIGHT);
            for [_, hare, fox] in rows(language) {
                fits(&hare, LEFT);
                fits(&fox, RIGHT);
            }
        }
    }

    #[test]
    fn a_long_cell_is_wrapped_between_words() {
        assert_eq!(wrapped("13, 15 or 17 geese", 10), ["13, 15 or", "17 geese"]);
        assert_eq!(wrapped("abcdefgh ij", 5), ["abcde", "fgh", "ij"]);
    }
}
