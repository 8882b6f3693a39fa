//! `/takeback`, and the buttons of a takeback.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        which::{self, Which},
    },
    game::{Action, GameId},
    view,
};

/// `/takeback`: asks the other player for one's last move back.
pub(in crate::discord) async fn takeback(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    let action = Action::AskTakeback { at_ply: None };
    super::typed(app, request, game.id, &action).await
}

/// Take a move back.
pub(in crate::discord) async fn ask_takeback(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    ply: u32,
) -> anyhow::Result<Answer> {
    let action = Action::AskTakeback { at_ply: Some(ply) };
    super::acted(app, request, click, id, &action).await
}

/// Allow the takeback.
pub(in crate::discord) async fn allow_takeback(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    ply: u32,
) -> anyhow::Result<Answer> {
    let Some(journal) = app.store.moves(id).await? else {
        return Ok(Answer::private(view::no_game(request.reader)));
    };
    let action = Action::AllowTakeback {
        at_ply: ply,
        journal,
    };
    super::acted(app, request, click, id, &action).await
}

/// Decline the takeback, or withdraw one's own request.
pub(in crate::discord) async fn refuse_takeback(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    ply: u32,
) -> anyhow::Result<Answer> {
    let action = Action::RefuseTakeback { at_ply: Some(ply) };
    super::acted(app, request, click, id, &action).await
}
