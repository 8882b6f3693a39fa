//! `/history`: somebody's finished games.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
    },
    game::{Person, PersonId},
    view::{self, HISTORY_PAGE, Screen},
};

/// `/history`.
pub(in crate::discord) async fn history(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let person = input
        .user("user")
        .map_or(&request.person, |user| &user.person);
    Ok(Answer::private(page(app, request, person, 0).await?))
}

/// Another page of them.
pub(in crate::discord) async fn history_page(
    app: &App,
    request: &Request,
    click: &Click,
    person: PersonId,
    at: u32,
) -> anyhow::Result<Answer> {
    let known = app.store.person(person).await?;
    let person = known.unwrap_or_else(|| Person {
        id: person,
        name: String::new(),
    });
    let screen = page(app, request, &person, at).await?;
    Ok(super::turned(click, screen))
}

async fn page(app: &App, request: &Request, of: &Person, at: u32) -> anyhow::Result<Screen> {
    let found = app
        .store
        .finished(of.id, at.saturating_mul(HISTORY_PAGE), HISTORY_PAGE)
        .await?;
    Ok(view::history(
        request.reader,
        of,
        &found.games,
        at,
        found.total,
    ))
}
