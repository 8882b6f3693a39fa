//! The leaderboard of a game, in one server or everywhere.

use crate::{
    game::{
        PersonId, ServerId,
        ratings::{LEADERBOARD_PAGE, Leaderboard, Ranked, Scope, Standing},
    },
    l10n::{Language, say},
    rules::GameKind,
};

use super::{
    controls::{button, pages},
    name,
    press::Press,
    screen::{Button, Row, Screen, Weight},
    term,
};

/// How many deviations the margin of a figure is: the ranking's bound is figure less margin.
const MARGIN: f64 = 2.0;

/// A page of a leaderboard, seen by `me` in `server`; outside of one there is nothing to narrow to.
pub fn leaderboard(
    language: Language,
    board: &Leaderboard,
    server: Option<ServerId>,
    me: PersonId,
) -> Screen {
    let n_pages = term::n_pages(board.total, LEADERBOARD_PAGE);
    let mut lines = vec![say!(
        language,
        "leaderboard-scope",
        scope = scope_key(board.scope)
    )];
    if board.lines.is_empty() {
        lines.push(say!(language, "leaderboard-none"));
    }
    lines.extend(board.lines.iter().map(|ranked| line(language, ranked, me)));
    let how = say!(language, "leaderboard-how");
    let footer = if n_pages > 1 {
        format!("{how} {}", term::page_words(language, board.page, n_pages))
    } else {
        how
    };
    let (kind, scope) = (board.kind, board.scope);
    let mut rows = pages(language, board.page, n_pages, |page| Press::Leaderboard {
        kind,
        scope,
        page,
    });
    rows.push(Row::Buttons(switches(language, board, server)));
    Screen {
        title: Some(say!(language, "leaderboard-title", kind = kind.key())),
        text: lines.join("\n"),
        footer: Some(footer),
        rows,
        ..Screen::default()
    }
}

/// The word by which messages tell the scopes apart.
pub(super) fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Everywhere => "everywhere",
        Scope::Server(_) => "server",
    }
}

/// A standing's figure and the margin that is taken off it for the ranking.
pub(super) fn figure(standing: &Standing) -> (String, String) {
    (term::whole(standing.figure()), margin(standing.deviation()))
}

/// The margin of a figure with this deviation.
pub(super) fn margin(deviation: f64) -> String {
    term::whole(MARGIN * deviation)
}

fn line(language: Language, ranked: &Ranked, me: PersonId) -> String {
    let (figure, margin) = figure(&ranked.standing);
    let name = name::escaped(&ranked.name);
    let name = if ranked.person == me {
        format!("__{name}__")
    } else {
        name
    };
    say!(
        language,
        "leaderboard-line",
        rank = ranked.rank,
        name = name,
        figure = figure,
        margin = margin,
        count = ranked.standing.played()
    )
}

/// The other games, and the other scope where there is one.
fn switches(language: Language, board: &Leaderboard, server: Option<ServerId>) -> Vec<Button> {
    let to = |label: String, kind: GameKind, scope: Scope| {
        let press = Press::Leaderboard {
            kind,
            scope,
            page: 0,
        };
        button(label, press, Weight::Normal)
    };
    let mut buttons: Vec<Button> = GameKind::ALL
        .into_iter()
        .filter(|&kind| kind != board.kind)
        .map(|kind| to(term::game_name(language, kind), kind, board.scope))
        .collect();
    match (board.scope, server) {
        (Scope::Server(_), _) => buttons.push(to(
            say!(language, "leaderboard-everywhere"),
            board.kind,
            Scope::Everywhere,
        )),
        (Scope::Everywhere, Some(server)) => buttons.push(to(
            say!(language, "leaderboard-this-server"),
            board.kind,
            Scope::Server(server),
        )),
        (Scope::Everywhere, None) => {}
    }
    buttons
}
