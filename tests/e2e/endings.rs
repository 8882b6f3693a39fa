//! How a game of Hare and Hounds ends on the board, and what the result shows.

use std::time::Duration;

use leveret::{
    rules::{Outcome, Setup},
    sandbox::text,
};

use crate::games;
use crate::stage::{Stage, has, labels, said};

/// Plays a game to an ending by buttons, and gives the words of the result.
async fn result(outcome: Outcome) -> String {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let moves = games::hare_and_hounds(outcome);
    let setup = Setup::HareAndHounds;
    let end = games::make_all(&stage.ann, &stage.ben, board.id, setup, &moves).await;
    assert_eq!(end.id, board.id, "in place");
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    assert!(end.menus().is_empty());
    stage.ends().await;
    end.text()
}

#[tokio::test]
async fn the_hounds_trap_the_hare() {
    let text = result(Outcome::Trapped).await;
    has(&text, "The hounds win: the hare is trapped.");
    has(&text, "Winner: Ann");
    has(&text, "Rating with the hounds: Ann 1500 → 1662");
    has(&text, "Rating with the hare: Ben 1500 → 1338");
}

#[tokio::test]
async fn the_hare_gets_past() {
    let text = result(Outcome::GotPast).await;
    has(&text, "The hare wins: it has got past the hounds.");
    has(&text, "Winner: Ben");
    has(&text, "Rating with the hare: Ben 1500 → 1662");
}

#[tokio::test]
async fn the_hounds_stall_at_the_tenth_move_without_advance() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let moves = games::hare_and_hounds(Outcome::Stalled);
    assert_eq!(moves.len(), 19, "ten of the hounds");
    for (at, mv) in moves.iter().enumerate() {
        let is_hounds = at % 2 == 0;
        let player = if is_hounds { &stage.ann } else { &stage.ben };
        let text = games::make(player, board.id, mv).await.text();
        let count = at / 2 + 1;
        if count < 10 {
            has(
                &text,
                &format!("Hounds' moves without advance: {count} of 10."),
            );
        } else {
            has(
                &text,
                "The hare wins: the hounds have made ten moves in a row without advancing.",
            );
        }
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_fifth_game_within_a_day_is_not_rated_and_says_so() {
    let stage = Stage::set().await;
    let end_one = async |pace: &'static str| {
        let board = stage
            .game([("side", text("pack")), ("pace", text(pace))])
            .await;
        stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
        said(stage.ann.click(board.id, "Offer a draw").await);
        said(stage.ben.click(board.id, "Accept the draw").await).text()
    };
    for _ in 0..4 {
        has(&end_one("live").await, "Rating with the hounds: Ann");
    }
    let fifth = end_one("live").await;
    has(
        &fifth,
        "Not rated: these two players had already begun 4 rated games of this kind with each other within 24 hours.",
    );
    has(&fifth, "not rated");
    assert!(!fifth.contains("Rating with"));
    stage.advance(Duration::from_mins(24 * 60 + 1));
    tokio::time::sleep(Duration::from_millis(1200)).await;
    has(&end_one("live").await, "Rating with the hounds: Ann");
    stage.ends().await;
}
