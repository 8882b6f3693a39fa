//! `/board`.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        turn,
        which::{self, Which},
    },
    game::{Game, GameId},
    view,
};

/// `/board`: a player gets the board posted anew, and the game goes on here; where it may not move
/// to, they get a board of their own to play on. Anybody else gets a look at it.
pub(in crate::discord) async fn board(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    if game.seats.side(request.person.id).is_none() {
        return Ok(Answer::private(turn::own(request, &game, None)));
    }
    if may_be_posted(request, &game) {
        return Ok(turn::posted_anew(app, &game, false).await);
    }
    Ok(Answer::private(turn::own(request, &game, None)))
}

/// My view, and the private look at a game again: the board as the one who asks likes it, for nobody
/// else to see, up to date.
pub(in crate::discord) async fn view(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    Ok(match app.store.game(id).await? {
        Some(game) => super::turned(click, turn::own(request, &game, None)),
        None => Answer::private(view::no_game(request.reader)),
    })
}

/// Whether everybody here may see the game, and its messages can go on here: where it is played,
/// and elsewhere in its server.
fn may_be_posted(request: &Request, game: &Game) -> bool {
    let (here, there) = (request.place, game.place);
    let is_same_server = here.server.is_some() && here.server == there.server;
    request.lacks.is_none()
        && here.reachable == there.reachable
        && (is_same_server || here.channel == there.channel)
}
