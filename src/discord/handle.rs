//! From a request to its answer: one place that knows which handler does what.

use super::{
    app::App,
    commands,
    reply::{Answer, Reply},
    request::{Ask, Click, Filled, Input, Request},
};
use crate::view::{self, CHALLENGE_IN_MENU, Press};

/// Answers a request. An error is nobody's doing; the caller logs it and apologises.
pub(super) async fn handle(app: &App, request: &Request) -> anyhow::Result<Answer> {
    if let Some(answer) = commands::barred(request) {
        return Ok(answer);
    }
    match &request.ask {
        Ask::Command(input) => command(app, request, input).await,
        Ask::Suggest(input) => commands::suggest(app, request, input)
            .await
            .map(|suggestions| Reply::Suggest(suggestions).into()),
        Ask::Press(click) => press(app, request, click).await,
        Ask::Form(filled) => form(app, request, filled).await,
        Ask::Unknown => Ok(Answer::private(view::unknown_command(request.reader))),
    }
}

async fn command(app: &App, request: &Request, input: &Input) -> anyhow::Result<Answer> {
    match input.name.as_str() {
        "challenge" => commands::challenge(app, request, input).await,
        "move" => commands::play(app, request, input).await,
        "board" => commands::board(app, request, input).await,
        "games" => commands::games(app, request).await,
        "resign" => commands::resign(app, request, input).await,
        "draw" => commands::draw(app, request, input).await,
        "takeback" => commands::takeback(app, request, input).await,
        "replay" => commands::replay(app, request, input).await,
        "history" => commands::history(app, request, input).await,
        "export" => commands::export(app, request, input).await,
        "import" => commands::import(app, request, input).await,
        "rules" => Ok(commands::rules(request, input)),
        "leaderboard" => commands::leaderboard(app, request, input).await,
        "stats" => commands::stats(app, request, input).await,
        "settings" => Ok(commands::settings(request)),
        "server" => commands::server(app, request, input).await,
        "privacy" => Ok(commands::privacy(request)),
        "block" => commands::block(app, request, input).await,
        "unblock" => commands::unblock(app, request, input).await,
        CHALLENGE_IN_MENU => commands::invite(app, request, input).await,
        "help" => Ok(Answer::private(view::help(request.reader))),
        _ => Ok(Answer::private(view::unknown_command(request.reader))),
    }
}

async fn form(app: &App, request: &Request, filled: &Filled) -> anyhow::Result<Answer> {
    match &filled.press {
        Some(Press::Import) => commands::import_written(app, request, &filled.text).await,
        Some(_) | None => Ok(Answer::private(view::unknown_button(request.reader))),
    }
}

async fn press(app: &App, request: &Request, click: &Click) -> anyhow::Result<Answer> {
    let Some(press) = &click.press else {
        return Ok(Answer::private(view::unknown_button(request.reader)));
    };
    match press {
        Press::Accept(id) => commands::accept(app, request, click, *id).await,
        Press::Decline(id) => commands::decline(app, request, click, *id).await,
        Press::Cancel(id) => commands::cancel(app, request, click, *id).await,
        Press::Play { game, ply, mv } => {
            commands::play_clicked(app, request, click, *game, *ply, mv).await
        }
        Press::Pick { game, ply, from } => {
            commands::pick(app, request, click, *game, *ply, Some(*from)).await
        }
        Press::Unpick { game, ply } => commands::pick(app, request, click, *game, *ply, None).await,
        Press::Resign(game) => commands::resign_clicked(app, request, click, *game).await,
        Press::ResignSurely(game) => commands::resign_surely(app, request, click, *game).await,
        Press::ResignNot(_) => Ok(Reply::Replace(view::kept_playing(request.reader)).into()),
        Press::OfferDraw(game) => commands::offer_draw(app, request, click, *game).await,
        Press::AcceptDraw(game) => commands::accept_draw(app, request, click, *game).await,
        Press::DeclineDraw(game) => commands::decline_draw(app, request, click, *game).await,
        Press::AskTakeback { game, ply } => {
            commands::ask_takeback(app, request, click, *game, *ply).await
        }
        Press::AllowTakeback { game, ply } => {
            commands::allow_takeback(app, request, click, *game, *ply).await
        }
        Press::RefuseTakeback { game, ply } => {
            commands::refuse_takeback(app, request, click, *game, *ply).await
        }
        Press::Replay { of, ply, step: _ } => {
            commands::replay_step(app, request, click, *of, *ply).await
        }
        Press::Export(of) => commands::export_clicked(app, request, *of).await,
        // Only a form has this for its text.
        Press::Import => Ok(Answer::private(view::unknown_button(request.reader))),
        Press::History { person, page } => {
            commands::history_page(app, request, click, *person, *page).await
        }
        Press::Rematch(game) => commands::rematch(app, request, click, *game).await,
        Press::Games { page } => commands::games_page(app, request, click, *page).await,
        Press::Leaderboard { kind, scope, page } => {
            commands::leaderboard_page(app, request, click, *kind, *scope, *page).await
        }
        Press::Rules { kind, page } => Ok(commands::rules_page(request, click, *kind, *page)),
        Press::View(game) | Press::Look(game) => commands::view(app, request, click, *game).await,
        Press::Settings(change) => commands::settle(app, request, click, change).await,
        Press::Server(change) => commands::change_server(app, request, click, change).await,
        Press::ServerPanel => commands::server_panel(app, request, click).await,
        Press::ServerLog { page } => commands::server_log(app, request, click, *page).await,
        Press::HandOut => commands::hand_out(app, request).await,
        Press::Forget => Ok(commands::forget(request)),
        Press::ForgetSurely => commands::forget_surely(app, request).await,
        Press::ForgetNot => Ok(commands::forget_not(request)),
        Press::Invite {
            opponent,
            setup,
            pace,
        } => commands::invite_otherwise(app, request, click, *opponent, *setup, *pace).await,
        Press::InviteSend {
            opponent,
            setup,
            pace,
        } => commands::invite_send(app, request, *opponent, *setup, *pace).await,
    }
}
