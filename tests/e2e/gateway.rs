//! The gateway breaks, and is there again.

use std::time::Duration;

use leveret::sandbox::Discord;

use crate::stage::{SOON, Stage, has, said, told};

async fn clicks_work_after(what: impl Fn(&Discord)) {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let before = stage.discord.sessions_begun();
    what(&stage.discord);
    let again = stage
        .discord
        .until(SOON, || {
            let now = stage.discord.sessions_begun();
            (now != before && stage.discord.sessions_connected() == 1).then_some(())
        })
        .await;
    assert!(again.is_some(), "the bot comes back");
    tokio::time::sleep(Duration::from_millis(300)).await;
    said(stage.ann.click(board.id, "a2 to a3").await);
    said(stage.ben.click(board.id, "b5 to b4").await);
    has(
        &told(stage.ben.click(board.id, "Resign").await),
        "Do you really want to resign",
    );
    stage.ends().await;
}

#[tokio::test]
async fn after_a_broken_connection() {
    clicks_work_after(|discord| discord.faults().drop_gateway()).await;
}

#[tokio::test]
async fn after_a_request_to_reconnect() {
    clicks_work_after(|discord| discord.faults().reconnect_gateway()).await;
}

#[tokio::test]
async fn after_a_session_became_invalid() {
    clicks_work_after(|discord| discord.faults().invalidate_sessions(false)).await;
}

#[tokio::test]
async fn after_a_session_had_to_be_resumed() {
    clicks_work_after(|discord| discord.faults().invalidate_sessions(true)).await;
}

#[tokio::test]
async fn after_the_gateway_closed_for_an_unknown_error() {
    clicks_work_after(|discord| discord.faults().close_gateway(4000)).await;
}

#[tokio::test]
async fn what_was_done_while_the_connection_was_broken_is_done_after_it() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.discord.faults().drop_gateway();
    // Discord repeats the event when the session is resumed, if that comes in time.
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    let outcome = pending.outcome().await;
    stage.settle().await;
    if outcome.is_failed() {
        said(stage.ann.click(board.id, "a2 to a3").await);
    }
    has(&stage.board(board.id).text(), "To move: the hare (Ben).");
    let mut stage = stage;
    if outcome.is_failed() {
        stage.excuse("failed interaction");
    }
    stage.ends().await;
}
