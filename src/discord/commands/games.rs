//! `/games`: one's running games.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Request},
    },
    view::{self, GAMES_PAGE, Screen},
};

/// `/games`.
pub(in crate::discord) async fn games(app: &App, request: &Request) -> anyhow::Result<Answer> {
    Ok(Answer::private(page(app, request, 0).await?))
}

/// Another page of them.
pub(in crate::discord) async fn games_page(
    app: &App,
    request: &Request,
    click: &Click,
    at: u32,
) -> anyhow::Result<Answer> {
    let screen = page(app, request, at).await?;
    Ok(super::turned(click, screen))
}

async fn page(app: &App, request: &Request, at: u32) -> anyhow::Result<Screen> {
    let found = app
        .store
        .running(request.person.id, at.saturating_mul(GAMES_PAGE), GAMES_PAGE)
        .await?;
    Ok(view::games(
        request.reader,
        request.person.id,
        &found.games,
        at,
        found.total,
    ))
}
