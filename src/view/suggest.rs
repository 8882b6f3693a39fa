//! Completions of what is being typed: moves and games.

use crate::{
    game::{Game, PersonId},
    l10n::{Language, say},
    rules::{Move, Side},
};

use super::{screen::Suggestion, term};

/// How many completions are shown at most.
const MOST: usize = 25;

/// The legal moves that begin with, or else contain, what has been typed so far, however it is
/// written: `a2-b3`, `A2 b3`, `a2 to b3`. Those with the fewest jumps come first.
pub fn suggest_moves(language: Language, legal: &[Move], typed: &str) -> Vec<Suggestion> {
    let typed = squeezed(typed);
    let legal = term::shortest_first(legal);
    let suggestions = legal.into_iter().map(|mv| Suggestion {
        label: term::move_words(language, mv),
        value: mv.to_string(),
    });
    best(suggestions, &typed)
}

/// A person's games, those that match what has been typed: a number, a name, a game.
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
    let name = term::plain_name(language, game.seats.of(my_side.other()));
    let id = game.id.to_string();
    let kind = game.setup.kind().key();
    if game.ending().is_some() {
        say!(
            language,
            "suggest-game-over",
            kind = kind,
            id = id,
            name = name
        )
    } else if game.awaits(me) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::gallery::{Cast, MANY_CHAINS};

    fn check(game: &Game, typed: &str, expect: &[&str]) {
        let suggestions = suggest_moves(Language::English, &game.line.legal_moves(), typed);
        let values: Vec<&str> = suggestions.iter().map(|it| it.value.as_str()).collect();
        assert_eq!(values, expect, "{typed:?}");
    }

    #[test]
    fn moves_are_completed_however_they_are_written() {
        let game = Cast::ordinary().game("hare-and-hounds", "");
        let of_a2 = ["a2-b2", "a2-a3", "a2-b3"];
        check(&game, "a2", &of_a2);
        check(&game, " A2-", &of_a2);
        for typed in ["a2-b3", "a2b3", "A2 – B3", "a2 to b3"] {
            check(&game, typed, &["a2-b3"]);
        }
        check(&game, "b3", &["a2-b3", "c2-b3"]);
        check(&game, "b5", &[]);
    }

    #[test]
    fn what_the_piece_leaves_comes_before_where_it_goes() {
        let game = Cast::ordinary().game("hare-and-hounds", "a2-b2 b5-b4 b2-b3 b4-b5");
        let moves = suggest_moves(Language::English, &game.line.legal_moves(), "b3");
        assert!(moves[0].value.starts_with("b3"));
    }

    #[test]
    fn chains_are_completed_up_to_the_list_s_end() {
        let game = Cast::ordinary().game_at("fox-and-geese 13 every", MANY_CHAINS);
        let legal = game.line.legal_moves();
        assert!(legal.len() > MOST);
        let suggest = |typed: &str| suggest_moves(Language::English, &legal, typed);
        assert_eq!(suggest("").len(), MOST);
        assert_eq!(suggest("d4xd6xf4xd2xb4xd6")[0].value, "d4xd6xf4xd2xb4xd6");
        for mv in &legal {
            let written = mv.to_string();
            assert_eq!(suggest(&written)[0].value, written);
        }
    }

    #[test]
    fn a_game_is_found_by_number_name_or_kind() {
        let cast = Cast::ordinary();
        let games = [
            cast.game("hare-and-hounds", ""),
            cast.game("fox-and-geese 13 every", ""),
        ];
        let find = |typed: &str| suggest_games(Language::English, cast.ann.id, &games, typed).len();
        assert_eq!(find(""), 2);
        assert_eq!(find("#7"), 2);
        assert_eq!(find("fox"), 1);
        assert_eq!(find("ben"), 2);
        assert_eq!(find("nobody"), 0);
    }
}
