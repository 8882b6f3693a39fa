//! `/replay` and `/export`: a game looked through, and its record as a text.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
        which::{self, Which},
    },
    game::Played,
    rules::Record,
    view::{self, Replay, Screen, Subject},
};

/// `/replay`: a finished game from its start, a running one as it stands.
pub(in crate::discord) async fn replay(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::any_game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    let ply = if game.ending().is_some() { 0 } else { u32::MAX };
    let screen = looked_through(app, request, Subject::Game(game.id), ply).await?;
    Ok(Answer::private(screen))
}

/// A step in a game that is being looked through, or the first look at it.
pub(in crate::discord) async fn replay_step(
    app: &App,
    request: &Request,
    click: &Click,
    of: Subject,
    ply: u32,
) -> anyhow::Result<Answer> {
    let screen = looked_through(app, request, of, ply).await?;
    Ok(super::turned(click, screen))
}

/// What is looked through, after so many plies; or that it is not there.
pub(super) async fn looked_through(
    app: &App,
    request: &Request,
    of: Subject,
    ply: u32,
) -> anyhow::Result<Screen> {
    let reader = request.reader;
    Ok(match of {
        Subject::Game(id) => match app.store.played(id).await? {
            Some(played) => view::replay(reader, &Replay::game(&played), ply),
            None => view::no_game(reader),
        },
        Subject::Import(id) => {
            let record = app.store.import(id, request.person.id, app.now()).await?;
            match record {
                Some(record) => view::replay(reader, &Replay::import(id, &record), ply),
                None => view::import_gone(reader),
            }
        }
    })
}

/// `/export`.
pub(in crate::discord) async fn export(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    match which::any_game(app, request, input.text("game")).await? {
        Which::One(game) => export_clicked(app, request, Subject::Game(game.id)).await,
        Which::Unclear(screen) => Ok(Answer::private(screen)),
    }
}

/// Export.
pub(in crate::discord) async fn export_clicked(
    app: &App,
    request: &Request,
    of: Subject,
) -> anyhow::Result<Answer> {
    let reader = request.reader;
    let record: Option<Record> = match of {
        Subject::Game(id) => {
            let played = app.store.played(id).await?;
            played.as_ref().map(Played::record).transpose()?
        }
        Subject::Import(id) => app.store.import(id, request.person.id, app.now()).await?,
    };
    Ok(Answer::private(match (record, of) {
        (Some(record), of) => view::export(reader, of, &record),
        (None, Subject::Game(_)) => view::no_game(reader),
        (None, Subject::Import(_)) => view::import_gone(reader),
    }))
}
