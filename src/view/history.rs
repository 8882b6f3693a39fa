//! The list of somebody's finished games.

use crate::{
    game::{Game, Person, Status},
    l10n::{Language, say},
    rules::Side,
};

use super::{
    controls::pages,
    ending, name,
    press::{Press, Step, Subject},
    screen::{Menu, MenuLine, Row, Screen},
    term,
};

/// How many games a page has.
pub const HISTORY_PAGE: u32 = 10;

/// A page of a person's finished games, counted from 0, of `total` games on all pages, with a menu
/// to replay one.
pub fn history(
    language: Language,
    whose: &Person,
    games: &[Game],
    page: u32,
    total: u32,
) -> Screen {
    let n_pages = term::n_pages(total, HISTORY_PAGE);
    let text = if games.is_empty() {
        say!(language, "history-none")
    } else {
        let lines: Vec<String> = games
            .iter()
            .map(|game| line(language, whose, game))
            .collect();
        lines.join("\n")
    };
    let count = say!(language, "games-count", count = total);
    let footer = if n_pages > 1 {
        format!("{count} · {}", term::page_words(language, page, n_pages))
    } else {
        count
    };
    let mut rows = Vec::new();
    if !games.is_empty() {
        rows.push(Row::Menu(Menu {
            prompt: say!(language, "history-replay"),
            lines: games
                .iter()
                .map(|game| choice(language, whose, game))
                .collect(),
        }));
    }
    let person = whose.id;
    rows.extend(pages(language, page, n_pages, |page| Press::History {
        person,
        page,
    }));
    let name = term::named(language, whose);
    Screen {
        title: Some(say!(language, "history-title", name = name)),
        text,
        footer: (total > 0).then_some(footer),
        rows,
        ..Screen::default()
    }
}

fn line(language: Language, whose: &Person, game: &Game) -> String {
    let opponent = term::named(language, game.seats.of(side(whose, game).other()));
    let words = words(language, game, opponent);
    let linked = match term::address(game.place, game.posted) {
        Some(address) => format!("[{words}]({address})"),
        None => words,
    };
    let Status::Finished { ending, at, .. } = game.status else {
        return linked;
    };
    let result = match (ending.score(), ending.winner()) {
        (None, _) => "aborted",
        (Some(_), None) => "drawn",
        (Some(_), Some(winner)) if winner == side(whose, game) => "won",
        (Some(_), Some(_)) => "lost",
    };
    let result = say!(language, "history-result", result = result);
    let why = ending::sentence(language, game.setup.kind(), ending);
    let when = term::stamp(at);
    format!("{linked}\n> {result} · {why} · {when}")
}

fn choice(language: Language, whose: &Person, game: &Game) -> MenuLine {
    let opponent = name::plain(&game.seats.of(side(whose, game).other()).name);
    MenuLine {
        label: words(language, game, opponent),
        detail: game
            .ending()
            .map(|ending| ending::sentence(language, game.setup.kind(), ending)),
        press: Press::Replay {
            of: Subject::Game(game.id),
            ply: 0,
            step: Step::First,
        },
    }
}

fn words(language: Language, game: &Game, opponent: String) -> String {
    let id = game.id.to_string();
    say!(
        language,
        "games-game",
        kind = game.setup.kind().key(),
        id = id,
        name = opponent
    )
}

fn side(whose: &Person, game: &Game) -> Side {
    game.seats.side(whose.id).unwrap_or(Side::Pack)
}
