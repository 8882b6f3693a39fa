//! Completions of what is being typed.

use crate::{
    discord::{
        app::App,
        request::{Input, Request},
        which::{self, Which},
    },
    game::Game,
    view::{self, Suggestion},
};

/// The completions of the option in focus; none where nothing fits.
pub(in crate::discord) async fn suggest(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Vec<Suggestion>> {
    let Some(focused) = input.focused.as_deref() else {
        return Ok(Vec::new());
    };
    let typed = input.text(focused).unwrap_or_default();
    match focused {
        "move" => moves(app, request, input, typed).await,
        "game" => {
            let games = which::running(app, request).await?;
            Ok(view::suggest_games(
                request.reader,
                request.person.id,
                &games,
                typed,
            ))
        }
        _ => Ok(Vec::new()),
    }
}

async fn moves(
    app: &App,
    request: &Request,
    input: &Input,
    typed: &str,
) -> anyhow::Result<Vec<Suggestion>> {
    let game: Box<Game> = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(_) => return Ok(Vec::new()),
    };
    if !game.awaits(request.person.id) {
        return Ok(Vec::new());
    }
    Ok(view::suggest_moves(
        request.reader,
        &game.line.legal_moves(),
        typed,
    ))
}
