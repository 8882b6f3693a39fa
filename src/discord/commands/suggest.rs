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

/// How many finished games are offered.
const FINISHED: u32 = 25;

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
            let mut games = which::running(app, request).await?;
            if matches!(input.name.as_str(), "replay" | "export") {
                let finished = app.store.finished(request.person.id, 0, FINISHED).await?;
                games.extend(finished.games);
            }
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
