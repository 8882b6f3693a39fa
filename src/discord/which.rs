//! Which game a command means when it does not say, or says it by number.

use super::{app::App, request::Request};
use crate::{
    game::{Game, GameId},
    l10n::Language,
    store::StoreError,
    view::{self, Screen},
};

/// How many running games are looked through.
const LOOKED_THROUGH: u32 = 100;

/// The game that a command means, or what to tell the one who asked.
pub(super) enum Which {
    One(Box<Game>),
    Unclear(Screen),
}

/// The game with the number in `said`; else, among the person's running games, the only one that
/// waits for them here, or anywhere, or the only one here, or the only one at all.
pub(super) async fn game(
    app: &App,
    request: &Request,
    said: Option<&str>,
) -> Result<Which, StoreError> {
    if let Some(said) = said {
        return numbered(app, request.reader, said).await;
    }
    let games = running(app, request).await?;
    let here = |game: &&Game| game.place.channel == request.place.channel;
    let mine = |game: &&Game| game.awaits(request.person.id);
    let choices: [Vec<&Game>; 4] = [
        games.iter().filter(here).filter(mine).collect(),
        games.iter().filter(mine).collect(),
        games.iter().filter(here).collect(),
        games.iter().collect(),
    ];
    Ok(match choices.iter().find(|games| !games.is_empty()) {
        None => Which::Unclear(view::no_game(request.reader)),
        Some(games) => match games.as_slice() {
            [game] => Which::One(Box::new((*game).clone())),
            several => Which::Unclear(view::which_game(request.reader, &request.person, several)),
        },
    })
}

/// The game with the number in `said`, running or finished; else the one that [`game`] finds, or
/// the last that the person has finished.
pub(super) async fn any_game(
    app: &App,
    request: &Request,
    said: Option<&str>,
) -> Result<Which, StoreError> {
    if said.is_none() && running(app, request).await?.is_empty() {
        let last = app.store.finished(request.person.id, 0, 1).await?;
        return Ok(match last.games.into_iter().next() {
            Some(game) => Which::One(Box::new(game)),
            None => Which::Unclear(view::no_game(request.reader)),
        });
    }
    game(app, request, said).await
}

/// The person's running games, those that wait for them first.
pub(super) async fn running(app: &App, request: &Request) -> Result<Vec<Game>, StoreError> {
    let page = app
        .store
        .running(request.person.id, 0, LOOKED_THROUGH)
        .await?;
    Ok(page.games)
}

async fn numbered(app: &App, reader: Language, said: &str) -> Result<Which, StoreError> {
    let Some(id) = number(said) else {
        return Ok(Which::Unclear(view::no_such_game(reader, said)));
    };
    Ok(match app.store.game(id).await? {
        Some(game) => Which::One(Box::new(game)),
        None => Which::Unclear(view::no_such_game(reader, said)),
    })
}

/// A game's number as people write it: `12`, `#12`, ` # 12 `.
fn number(said: &str) -> Option<GameId> {
    let digits = said.trim().trim_start_matches('#').trim();
    digits.parse().ok().filter(|id| *id > 0).map(GameId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for (said, expect) in [
            ("12", Some(12)),
            (" #12 ", Some(12)),
            ("# 7", Some(7)),
            ("0", None),
            ("-3", None),
            ("twelve", None),
            ("", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(number(said), expect.map(GameId), "{said:?}");
        }
    }
}
