//! `/resign`, and Resign with its confirmation.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        turn,
        which::{self, Which},
    },
    game::{Action, Game, GameId, Refusal},
    view,
};

/// `/resign`.
pub(in crate::discord) async fn resign(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    Ok(match which::game(app, request, input.text("game")).await? {
        Which::One(game) => confirm(request, None, &game),
        Which::Unclear(screen) => Answer::private(screen),
    })
}

/// Resign.
pub(in crate::discord) async fn resign_clicked(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    Ok(match app.store.game(id).await? {
        Some(game) => confirm(request, Some(click), &game),
        None => Answer::private(view::no_game(request.reader)),
    })
}

fn confirm(request: &Request, click: Option<&Click>, game: &Game) -> Answer {
    if game.seats.side(request.person.id).is_none() {
        return turn::refused(request, click, game, &Refusal::Spectator);
    }
    match game.ending() {
        Some(ending) => turn::refused(request, click, game, &Refusal::GameOver(ending)),
        None => Answer::private(view::confirm_resign(request.reader, game)),
    }
}

/// Resign, being sure.
pub(in crate::discord) async fn resign_surely(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    super::acted(app, request, click, id, &Action::Resign).await
}
