//! `/move`, and the move buttons and menus of the board.

use crate::{
    discord::{
        app::App,
        reply::{Answer, Reply},
        request::{Click, Input, Request},
        turn,
        which::{self, Which},
    },
    game::{Action, GameId, Refusal},
    rules::{Move, Point},
    view,
};

/// `/move`.
pub(in crate::discord) async fn play(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let game = match which::game(app, request, input.text("game")).await? {
        Which::One(game) => game,
        Which::Unclear(screen) => return Ok(Answer::private(screen)),
    };
    let said = input.text("move").unwrap_or_default();
    let mv = match said.parse::<Move>() {
        Ok(mv) => mv,
        Err(error) => {
            return Ok(Answer::private(view::not_a_move(
                request.reader,
                &game,
                &error,
            )));
        }
    };
    let action = Action::Play { mv, at_ply: None };
    super::typed(app, request, game.id, &action).await
}

/// A move button.
pub(in crate::discord) async fn play_clicked(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    ply: u32,
    mv: &Move,
) -> anyhow::Result<Answer> {
    let action = Action::Play {
        mv: mv.clone(),
        at_ply: Some(ply),
    };
    super::acted(app, request, click, id, &action).await
}

/// A piece chosen, or the choice taken back: the board is redrawn in place, nothing is changed.
pub(in crate::discord) async fn pick(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
    ply: u32,
    from: Option<Point>,
) -> anyhow::Result<Answer> {
    let Some(game) = app.store.game(id).await? else {
        return Ok(Answer::private(view::no_game(request.reader)));
    };
    let why = if game.seats.side(request.person.id).is_none() {
        Refusal::Spectator
    } else if let Some(ending) = game.ending() {
        Refusal::GameOver(ending)
    } else if game.ply != ply {
        Refusal::BoardChanged
    } else if let Some(to_move) = game
        .to_move()
        .filter(|player| player.id != request.person.id)
    {
        Refusal::NotYourTurn {
            to_move: to_move.clone(),
        }
    } else {
        let screen = if click.private {
            turn::own(request, &game, from)
        } else {
            view::board_with(turn::language(&game), &game, from)
        };
        return Ok(Reply::Replace(screen).into());
    };
    Ok(turn::refused(request, Some(click), &game, &why))
}
