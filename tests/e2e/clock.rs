//! The time for a move.

use std::{sync::Arc, time::Duration};

use leveret::sandbox::{Message, text};

use crate::stage::{Stage, has, labels, said};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);
/// More than the bot takes to notice.
const A_WHILE: Duration = Duration::from_millis(1600);

async fn paced(stage: &Stage, pace: &str) -> Arc<Message> {
    stage
        .game([("side", text("pack")), ("pace", text(pace))])
        .await
}

async fn last_says(stage: &Stage, words: &str) -> Arc<Message> {
    stage
        .until(|| stage.ann.last().filter(|last| last.text().contains(words)))
        .await
}

/// One reminder at a quarter of the time left, then the side to move loses.
async fn reminded_then_lost(pace: &str, minutes: u32) {
    let stage = Stage::set().await;
    let board = paced(&stage, pace).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.settle().await;
    stage.advance(SECOND * (minutes * 45 - 60));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(stage.ann.take_pings().len(), 0);
    stage.advance(MINUTE + Duration::from_secs(1));
    last_says(
        &stage,
        "your time for a move in game 1 (Hare and Hounds) is up",
    )
    .await;
    stage.settle().await;
    stage.advance(SECOND * (minutes * 15 - 60));
    tokio::time::sleep(A_WHILE).await;
    let pings = stage.ann.take_pings();
    assert_eq!(pings.len(), 1, "{pings:#?}");
    assert_eq!(stage.ben.take_pings().len(), 0);
    stage.advance(SECOND * 61);
    let end = last_says(&stage, "The hare wins: the hounds have run out of time.").await;
    has(&end.text(), "Rating with the hare: Ben 1500 → 1662");
    has(&end.text(), "the game is over.");
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    stage.settle().await;
    assert_eq!(labels(&stage.board(board.id)), Vec::<String>::new());
    assert_eq!(
        (stage.ann.take_pings().len(), stage.ben.take_pings().len()),
        (1, 1)
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_live_game_reminds_once_and_is_lost_on_time() {
    reminded_then_lost("live", 5).await;
}

#[tokio::test]
async fn a_game_of_a_day_a_move_reminds_once_and_is_lost_on_time() {
    reminded_then_lost("1-day", 24 * 60).await;
}

#[tokio::test]
async fn a_game_of_seven_days_a_move_reminds_once_and_is_lost_on_time() {
    reminded_then_lost("7-days", 7 * 24 * 60).await;
}

#[tokio::test]
async fn a_move_starts_the_clock_again() {
    let stage = Stage::set().await;
    let board = paced(&stage, "live").await;
    let labels = ["a2 to a3", "b5 to b4", "c2 to c3", "b4 to b5"];
    for (at, label) in labels.into_iter().enumerate() {
        stage.advance(MINUTE * 2);
        let player = if at % 2 == 0 { &stage.ann } else { &stage.ben };
        said(player.click(board.id, label).await);
    }
    tokio::time::sleep(A_WHILE).await;
    has(&stage.board(board.id).text(), "To move: the hounds (Ann).");
    stage.ends().await;
}

#[tokio::test]
async fn before_both_have_moved_the_clock_only_calls_the_game_off() {
    let stage = Stage::set().await;
    let board = paced(&stage, "live").await;
    stage.clicks(board.id, &["a2 to a3"]).await;
    stage.settle().await;
    stage.advance(MINUTE * 5 + Duration::from_secs(1));
    let end = last_says(&stage, "The game has been called off.").await;
    assert!(!end.text().contains("Rating"));
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_game_without_a_limit_is_never_lost_on_time() {
    let stage = Stage::set().await;
    let board = paced(&stage, "unlimited").await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    assert!(!stage.board(board.id).text().contains("is up"));
    stage.settle().await;
    stage.advance(DAY * 400);
    tokio::time::sleep(A_WHILE).await;
    has(&stage.board(board.id).text(), "To move: the hounds (Ann).");
    has(&stage.board(board.id).text(), "no time limit");
    said(stage.ann.click(board.id, "c2 to c3").await);
    stage.settle().await;
    stage
        .until(|| {
            stage
                .ann
                .last()
                .filter(|last| last.text().contains("it is your turn"))
        })
        .await;
    stage.ends().await;
}

#[tokio::test]
async fn the_time_in_which_the_bot_was_away_is_nobodys_loss() {
    let mut stage = Stage::set().await;
    let board = paced(&stage, "live").await;
    let card = said(stage.eve.slash("challenge", []).await);
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.settle().await;
    stage.advance(MINUTE * 2);
    tokio::time::sleep(A_WHILE).await;
    stage.bot_leaves().await;
    stage.advance(DAY);
    stage.bot_enters().await;
    tokio::time::sleep(A_WHILE).await;
    stage.settle().await;
    has(&stage.board(board.id).text(), "To move: the hounds (Ann).");
    assert_eq!(labels(&stage.board(card.id)).len(), 2);
    assert_eq!(stage.ann.take_pings().len(), 0);
    // Three minutes were left, and still are.
    stage.advance(MINUTE * 2);
    last_says(&stage, "your time for a move").await;
    stage.advance(MINUTE + SECOND);
    last_says(&stage, "the hounds have run out of time").await;
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_crash_costs_nobody_time_either() {
    let mut stage = Stage::set().await;
    let board = paced(&stage, "live").await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.settle().await;
    tokio::time::sleep(A_WHILE).await;
    stage.bot_crashes().await;
    stage.advance(MINUTE * 30);
    stage.bot_enters().await;
    tokio::time::sleep(A_WHILE).await;
    stage.settle().await;
    said(stage.ann.click(board.id, "c2 to c3").await);
    stage.settle().await;
    stage
        .until(|| {
            stage
                .ann
                .last()
                .filter(|last| last.text().contains("To move: the hare"))
        })
        .await;
    stage.ends().await;
}

#[tokio::test]
async fn a_channel_that_hangs_holds_up_no_other_clock() {
    use leveret::sandbox::{Fault, Rule};
    let stage = Stage::set().await;
    let slow = stage.discord.add_channel(stage.discord.home(), "slow");
    let terms = || [("side", text("pack")), ("pace", text("live"))];
    let there = stage
        .game_of(&stage.ann.at(slow), &stage.eve.at(slow), terms())
        .await;
    let here = paced(&stage, "live").await;
    for (board, other) in [(&there, &stage.eve), (&here, &stage.ben)] {
        said(stage.ann.click(board.id, "a2 to a3").await);
        said(other.click(board.id, "b5 to b4").await);
    }
    stage.settle().await;
    let path = format!("/channels/{slow}/messages");
    let hang = Rule::next(Fault::Delay(Duration::from_secs(6))).path(&path);
    stage.discord.faults().inject(hang);
    stage.advance(MINUTE * 5 + Duration::from_secs(1));
    let began = std::time::Instant::now();
    last_says(&stage, "the hounds have run out of time").await;
    assert!(began.elapsed() < Duration::from_secs(5));
    stage
        .until(|| {
            stage
                .ann
                .at(slow)
                .last()
                .filter(|last| last.text().contains("run out of time"))
        })
        .await;
    stage.settle().await;
    stage.ends().await;
}
