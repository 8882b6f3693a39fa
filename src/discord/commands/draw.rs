//! `/draw`, and the buttons of a draw offer.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        which::{self, Which},
    },
    game::{Action, GameId},
};

/// `/draw`: offers a draw, or accepts the one that is offered.
pub(in crate::discord) async fn draw(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    super::typed(app, request, game.id, &Action::OfferDraw).await
}

/// Offer a draw.
pub(in crate::discord) async fn offer_draw(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    super::acted(app, request, click, id, &Action::OfferDraw).await
}

/// Accept the draw.
pub(in crate::discord) async fn accept_draw(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    super::acted(app, request, click, id, &Action::AcceptDraw).await
}

/// Decline the draw, or take the offer back.
pub(in crate::discord) async fn decline_draw(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    super::acted(app, request, click, id, &Action::DeclineDraw).await
}
