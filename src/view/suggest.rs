//! Completions of what is being typed: moves and games.

use crate::{
    game::{Game, PersonId},
    l10n::{Language, say},
    rules::{Move, Side},
};

use super::{name, screen::Suggestion, term};

/// How many completions are shown at most.
const MOST: usize = 25;

/// The legal moves that begin with, or else contain, what has been typed so far, however it is
/// written: `a2-b3`, `A2 b3`, `a2 to b3`.
pub fn suggest_moves(language: Language, legal: &[Move], typed: &str) -> Vec<Suggestion> {
    let typed = squeezed(typed);
    let suggestions = legal.iter().map(|mv| Suggestion {
        label: term::move_words(language, mv),
        value: mv.to_string(),
    });
    best(suggestions, &typed)
}

/// A person's running games, those that match what has been typed: a number, a name, a game.
pub fn suggest_games(
    language: Language,
    me: PersonId,
    games: &[Game],
    typed: &str,
) -> Vec<Suggestion> {
    let typed = squeezed(typed.trim().trim_start_matches('#'));
    let suggestions = games.iter().map(|game| Suggestion {
        label: game_words(language, me, game),
        value: game.id.to_string(),
    });
    best(suggestions, &typed)
}

fn game_words(language: Language, me: PersonId, game: &Game) -> String {
    let my_side = game.seats.side(me).unwrap_or(Side::Pack);
    let name = name::plain(&game.seats.of(my_side.other()).name);
    let id = game.id.to_string();
    let kind = game.setup.kind().key();
    if game.awaits(me) {
        say!(
            language,
            "suggest-game-mine",
            kind = kind,
            id = id,
            name = name
        )
    } else {
        say!(
            language,
            "suggest-game-theirs",
            kind = kind,
            id = id,
            name = name
        )
    }
}

/// Those whose value or label begins with `typed`, then those that contain it.
fn best(suggestions: impl Iterator<Item = Suggestion>, typed: &str) -> Vec<Suggestion> {
    let mut ranked: Vec<(u8, Suggestion)> = suggestions
        .filter_map(|suggestion| {
            let (value, label) = (squeezed(&suggestion.value), squeezed(&suggestion.label));
            let rank = if value.starts_with(typed) {
                0
            } else if label.starts_with(typed) {
                1
            } else if value.contains(typed) || label.contains(typed) {
                2
            } else {
                return None;
            };
            Some((rank, suggestion))
        })
        .collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked
        .into_iter()
        .map(|(_, suggestion)| suggestion)
        .take(MOST)
        .collect()
}

/// Only letters and digits, small; the sign of a capture too is left out.
fn squeezed(text: &str) -> String {
    text.chars()
        .filter(|c| c.is_alphanumeric() && !matches!(c, 'x' | 'X'))
        .flat_map(char::to_lowercase)
        .collect()
}
