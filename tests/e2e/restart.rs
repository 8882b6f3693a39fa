//! The bot stops and starts between any two steps.

use leveret::sandbox::{text, user};

use crate::stage::{Stage, has, labels, said, told};

#[tokio::test]
async fn every_button_works_after_a_restart() {
    let mut stage = Stage::set().await;
    let options = [
        ("opponent", user(&stage.ben)),
        ("game", text("fox-and-geese")),
        ("side", text("quarry")),
    ];
    let card = said(stage.ann.slash("challenge", options).await);
    stage.bot_restarts().await;
    let board = said(stage.ben.click(card.id, "Accept").await);
    stage.bot_restarts().await;
    said(stage.ann.click(board.id, "d4 to d5").await);
    stage.bot_restarts().await;
    said(stage.ben.select(board.id, "menu:0", &["Goose on a3"]).await);
    stage.bot_restarts().await;
    said(stage.ben.click(board.id, "a3 to a4").await);
    stage.bot_restarts().await;
    said(stage.ben.click(board.id, "Offer a draw").await);
    stage.bot_restarts().await;
    said(stage.ann.click(board.id, "Decline the draw").await);
    stage.bot_restarts().await;
    let question = said(stage.ann.click(board.id, "Resign").await);
    stage.bot_restarts().await;
    said(stage.ann.click(question.id, "Yes, resign").await);
    let end = stage
        .says(board.id, "The geese win: the fox has resigned.")
        .await;
    stage.settle().await;
    stage.bot_restarts().await;
    let card = said(stage.ben.click(end.id, "Rematch").await);
    stage.bot_restarts().await;
    let board = said(stage.ann.click(card.id, "Accept").await);
    has(&board.text(), "Ann (geese) – Ben (fox)");
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn old_buttons_are_answered_after_a_restart() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3"]).await;
    stage.bot_restarts().await;
    let pending = stage.ann.raw_click(board.id, "1:play:1:0:c2-c3").unwrap();
    has(&told(Ok(pending.outcome().await)), "The board has changed");
    has(
        &told(stage.eve.click(board.id, "b5 to b4").await),
        "You are not one of the two players",
    );
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_board_that_was_not_shown_before_a_crash_is_shown_after_it() {
    use leveret::sandbox::{Fault, Rule};
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let slow = Fault::Delay(std::time::Duration::from_secs(2));
    let rule = Rule::next(slow).path("/interactions/*/*/callback");
    stage.discord.faults().inject(rule.times(9));
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    stage.bot_crashes().await;
    stage.discord.faults().clear();
    stage.bot_enters().await;
    // The move counts, whatever became of its answer.
    stage
        .says(board.id, "Last move: a hound from a2 to a3.")
        .await;
    if pending.outcome().await.is_failed() {
        stage.excuse("failed interaction");
    }
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    assert!(labels(&stage.board(board.id)).len() > 2);
    stage.ends().await;
}
