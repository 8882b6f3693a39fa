//! A match, beside the board of one of its games.

use crate::{
    game::{Game, MatchState, Series},
    l10n::{Language, say},
};

use super::term;

/// Which game of the match it is, the score, and what the match has come to; nothing for a single
/// game.
pub(super) fn line(language: Language, game: &Game) -> Vec<String> {
    let (Some(series), Some(state)) = (game.series, game.match_state()) else {
        return Vec::new();
    };
    let mut lines = vec![score(language, game, series)];
    match state {
        MatchState::Playing => {}
        MatchState::Next => {
            let (nth, games) = (series.nth + 1, series.games);
            lines.push(say!(language, "match-next", nth = nth, games = games));
        }
        MatchState::Won(winner) => {
            let name = term::named(language, winner);
            lines.push(say!(language, "match-won", name = name));
        }
        MatchState::Drawn => lines.push(say!(language, "match-drawn")),
        MatchState::CalledOff => lines.push(say!(language, "match-called-off")),
    }
    lines
}

fn score(language: Language, game: &Game, series: Series) -> String {
    let points = series.points(game.ending());
    let pack = term::named(language, &game.seats.pack);
    let quarry = term::named(language, &game.seats.quarry);
    let packs = points.pack.to_string();
    let quarrys = points.quarry.to_string();
    say!(
        language,
        "match-score",
        nth = series.nth,
        games = series.games,
        pack = pack,
        packs = packs,
        quarry = quarry,
        quarrys = quarrys
    )
}
