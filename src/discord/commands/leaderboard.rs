//! `/leaderboard` and its pages.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
    },
    game::ratings::Scope,
    rules::GameKind,
    view,
};

/// `/leaderboard`: this server's, or everybody's outside of one.
pub(in crate::discord) async fn leaderboard(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let kind = input
        .text("game")
        .and_then(|key| key.parse().ok())
        .unwrap_or(GameKind::HareAndHounds);
    let scope = match (input.text("scope"), request.place.server) {
        (Some("everywhere"), _) | (_, None) => Scope::Everywhere,
        (_, Some(server)) => Scope::Server(server),
    };
    let board = app.store.leaderboard(kind, scope, 0).await?;
    Ok(Answer::private(view::leaderboard(
        request.reader,
        &board,
        request.place.server,
        request.person.id,
    )))
}

/// Another page, game or scope.
pub(in crate::discord) async fn leaderboard_page(
    app: &App,
    request: &Request,
    click: &Click,
    kind: GameKind,
    scope: Scope,
    page: u32,
) -> anyhow::Result<Answer> {
    let board = app.store.leaderboard(kind, scope, page).await?;
    let screen = view::leaderboard(
        request.reader,
        &board,
        request.place.server,
        request.person.id,
    );
    Ok(super::turned(click, screen))
}
