//! `/board`.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        turn,
        which::{self, Which},
    },
    game::GameId,
    view,
};

/// `/board`: a player gets the board posted anew where the game is played, anybody else a look at
/// it.
pub(in crate::discord) async fn board(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    let plays = game.seats.side(request.person.id).is_some();
    if plays && request.place.channel == game.place.channel {
        return Ok(turn::posted_anew(&game, false));
    }
    Ok(Answer::private(view::look(request.reader, &game)))
}

/// The private look at a game as it stands now.
pub(in crate::discord) async fn look_again(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    Ok(match app.store.game(id).await? {
        Some(game) => super::turned(click, view::look(request.reader, &game)),
        None => Answer::private(view::no_game(request.reader)),
    })
}
