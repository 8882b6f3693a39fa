//! What each command and button does, a file each.

mod board;
mod challenge;
mod draw;
mod games;
mod history;
mod import;
mod invite;
mod leaderboard;
mod play;
mod privacy;
mod rematch;
mod replay;
mod resign;
mod rules;
mod server;
mod settings;
mod stats;
mod suggest;
mod takeback;

pub(super) use board::{board, view};
pub(super) use challenge::{accept, cancel, challenge, decline};
pub(super) use draw::{accept_draw, decline_draw, draw, offer_draw};
pub(super) use games::{games, games_page};
pub(super) use history::{history, history_page};
pub(super) use import::{import, import_written};
pub(super) use invite::{invite, invite_otherwise, invite_send};
pub(super) use leaderboard::{leaderboard, leaderboard_page};
pub(super) use play::{pick, play, play_clicked};
pub(super) use privacy::{block, forget, forget_not, forget_surely, hand_out, privacy, unblock};
pub(super) use rematch::rematch;
pub(super) use replay::{export, export_clicked, replay, replay_step};
pub(super) use resign::{resign, resign_clicked, resign_surely};
pub(super) use rules::{rules, rules_page};
pub(super) use server::{barred, change_server, server, server_log, server_panel};
pub(super) use settings::{settings, settle};
pub(super) use stats::stats;
pub(super) use suggest::suggest;
pub(super) use takeback::{allow_takeback, ask_takeback, refuse_takeback, takeback};

use super::{
    app::{App, Unchanged},
    reply::{Answer, Reply},
    request::{Click, Request},
    turn,
};
use crate::{
    game::{Action, Game, GameId, act},
    view::Screen,
};

/// Does what a button of a game asks for.
async fn acted(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    action: &Action,
) -> anyhow::Result<Answer> {
    Ok(match changed(app, request, id, action).await? {
        Ok(game) => turn::clicked(app, click, request, &game).await,
        Err(unchanged) => turn::unchanged(request, Some(click), &unchanged),
    })
}

/// Does what a command asks for in a game.
async fn typed(
    app: &App,
    request: &Request,
    id: GameId,
    action: &Action,
) -> anyhow::Result<Answer> {
    Ok(match changed(app, request, id, action).await? {
        Ok(game) => turn::typed(app, request, &game).await,
        Err(unchanged) => turn::unchanged(request, None, &unchanged),
    })
}

/// The game after what somebody does in it, or why it stays as it is.
async fn changed(
    app: &App,
    request: &Request,
    id: GameId,
    action: &Action,
) -> anyhow::Result<Result<Game, Unchanged>> {
    app.meet(&[&request.person]).await?;
    let person = request.person.id;
    Ok(app
        .change(id, |game| act(game, person, action, app.now()))
        .await?)
}

/// Another page in the place of a private one; a public page stays as it is for the others.
fn turned(click: &Click, screen: Screen) -> Answer {
    if click.private {
        Reply::Replace(screen).into()
    } else {
        Answer::private(screen)
    }
}
