//! What a person has done, in every game and with both sides.

use crate::{
    game::{
        Person,
        ratings::{Scope, SideRecord, Standing},
    },
    l10n::{Language, say},
    rules::{GameKind, Side},
};

use super::{
    leaderboard::{figure, margin, scope_key},
    screen::Screen,
    term,
};

/// What a person has done in one game, of the games that a scope counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameStats {
    /// Which game.
    pub kind: GameKind,
    /// Which games count.
    pub scope: Scope,
    /// What was done in them.
    pub standing: Standing,
    /// The place on the leaderboard; `None` before the first rated game.
    pub rank: Option<u32>,
}

/// A person's statistics; a game's scopes stand next to each other.
pub fn stats(language: Language, person: &Person, stats: &[GameStats]) -> Screen {
    let name = term::named(language, person);
    let mut lines = Vec::new();
    let mut kind = None;
    for game in stats {
        if kind != Some(game.kind) {
            kind = Some(game.kind);
            lines.push(format!("**{}**", term::game_name(language, game.kind)));
        }
        lines.extend(of_game(language, game));
    }
    Screen {
        title: Some(say!(language, "stats-title", name = name)),
        text: lines.join("\n"),
        ..Screen::default()
    }
}

fn of_game(language: Language, game: &GameStats) -> Vec<String> {
    let scope = scope_key(game.scope);
    let Some(rank) = game.rank else {
        return vec![say!(language, "stats-figure-unranked", scope = scope)];
    };
    let (value, spread) = figure(&game.standing);
    let mut lines = vec![say!(
        language,
        "stats-figure",
        scope = scope,
        figure = value,
        margin = spread,
        rank = rank
    )];
    for side in Side::ALL {
        let record = match side {
            Side::Pack => &game.standing.pack,
            Side::Quarry => &game.standing.quarry,
        };
        lines.push(of_side(language, game.kind.side_key(side), record));
    }
    lines
}

fn of_side(language: Language, side: &'static str, record: &SideRecord) -> String {
    let rating = term::whole(record.rating.value);
    let spread = margin(record.rating.deviation);
    let line = say!(
        language,
        "stats-side",
        side = side,
        rating = rating,
        margin = spread,
        won = record.won,
        lost = record.lost,
        drawn = record.drawn
    );
    format!("> {line}")
}
