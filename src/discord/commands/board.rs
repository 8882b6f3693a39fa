//! `/board`.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Input, Request},
        turn,
        which::{self, Which},
    },
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
