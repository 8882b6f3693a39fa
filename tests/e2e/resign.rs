//! Resigning, with its question.

use leveret::sandbox::{Arg, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

#[tokio::test]
async fn whoever_resigns_is_asked_privately_first() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let question = said(stage.ben.click(board.id, "Resign").await);
    assert!(question.is_ephemeral());
    has(
        &question.text(),
        "Do you really want to resign game 1 (Hare and Hounds)?",
    );
    assert_eq!(labels(&question), ["Yes, resign", "No, play on"]);
    let kept = said(stage.ben.click(question.id, "No, play on").await);
    assert_eq!(kept.id, question.id);
    has(&kept.text(), "You have not resigned. The game goes on.");
    has(&stage.board(board.id).text(), "To move: the hounds (Ann).");
    let question = said(stage.ben.click(board.id, "Resign").await);
    let done = said(stage.ben.click(question.id, "Yes, resign").await);
    assert_eq!(done.id, question.id);
    has(&done.text(), "The hounds win: the hare has resigned.");
    let end = stage
        .says(board.id, "The hounds win: the hare has resigned.")
        .await;
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    has(&end.text(), "Rating with the hare: Ben 1500 → 1338");
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn before_both_have_moved_the_game_is_called_off() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3"]).await;
    let question = said(stage.ann.click(board.id, "Resign").await);
    has(&question.text(), "it is called off and counts for nothing");
    said(stage.ann.click(question.id, "Yes, resign").await);
    let end = stage
        .says(
            board.id,
            "The game has been called off. It counts for nothing.",
        )
        .await;
    assert!(!end.text().contains("Rating with"));
    assert!(!end.text().contains("Winner"));
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_question_that_is_answered_after_the_end_says_so() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let of_ann = said(stage.ann.click(board.id, "Resign").await);
    let of_ben = said(stage.ben.click(board.id, "Resign").await);
    said(stage.ann.click(board.id, "Offer a draw").await);
    said(stage.ben.click(board.id, "Accept the draw").await);
    has(
        &told(stage.ann.click(of_ann.id, "Yes, resign").await),
        "This game is over: both players agreed to a draw.",
    );
    has(
        &told(stage.ben.click(of_ben.id, "No, play on").await),
        "You have not resigned.",
    );
    has(
        &told(stage.ann.slash("resign", NONE).await),
        "You have no game going on",
    );
    has(
        &told(stage.ann.slash("resign", [("game", text("1"))]).await),
        "This game is over: both players agreed to a draw.",
    );
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn one_resigns_by_command_too() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    has(
        &told(stage.eve.slash("resign", [("game", text("1"))]).await),
        "You are not one of the two players",
    );
    let question = said(stage.ann.slash("resign", NONE).await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage
        .says(board.id, "The hare wins: the hounds have resigned.")
        .await;
    stage.settle().await;
    stage.ends().await;
}
