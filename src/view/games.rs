//! The list of one's running games.

use crate::{
    game::{Game, PersonId, Status},
    l10n::{Language, say},
    rules::Side,
};

use super::{controls::pages, press::Press, screen::Screen, term};

/// How many games a page has.
pub const GAMES_PAGE: u32 = 10;

/// A page of a person's running games, counted from 0, of `total` games on all pages.
pub fn games(language: Language, me: PersonId, games: &[Game], page: u32, total: u32) -> Screen {
    let n_pages = term::n_pages(total, GAMES_PAGE);
    let text = if games.is_empty() {
        say!(language, "games-none")
    } else {
        let lines: Vec<String> = games.iter().map(|game| line(language, me, game)).collect();
        lines.join("\n")
    };
    let count = say!(language, "games-count", count = total);
    let footer = if n_pages > 1 {
        format!("{count} · {}", term::page_words(language, page, n_pages))
    } else {
        count
    };
    Screen {
        title: Some(say!(language, "games-title")),
        text,
        footer: (total > 0).then_some(footer),
        rows: pages(language, page, n_pages, |page| Press::Games { page }),
        ..Screen::default()
    }
}

/// A game in a list: what it is, with whom, whose turn and for how long.
pub(super) fn line(language: Language, me: PersonId, game: &Game) -> String {
    let my_side = game.seats.side(me).unwrap_or(Side::Pack);
    let name = term::named(language, game.seats.of(my_side.other()));
    let id = game.id.to_string();
    let game_words = say!(
        language,
        "games-game",
        kind = game.setup.kind().key(),
        id = id,
        name = name
    );
    let linked = match term::address(game.place, game.posted) {
        Some(address) => format!("[{game_words}]({address})"),
        None => game_words,
    };
    let state = state(language, game.awaits(me), game);
    format!("{linked}\n> {state}")
}

fn state(language: Language, is_mine: bool, game: &Game) -> String {
    let deadline = match &game.status {
        Status::Running { turn, .. } => turn.map(|turn| turn.deadline),
        Status::Finished { ending, .. } => {
            return super::ending::sentence(language, game.setup.kind(), *ending);
        }
    };
    match (is_mine, deadline.map(term::stamp)) {
        (true, Some(when)) => say!(language, "games-mine", when = when),
        (true, None) => say!(language, "games-mine-unlimited"),
        (false, Some(when)) => say!(language, "games-theirs", when = when),
        (false, None) => say!(language, "games-theirs-unlimited"),
    }
}
