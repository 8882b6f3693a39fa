//! Another game with the sides swapped.

use std::sync::Arc;
use std::time::Duration;

use leveret::sandbox::{Message, text};

use crate::stage::{Stage, has, labels, press, said, told};

/// A game that Ann, with the hounds, and Ben have drawn.
async fn drawn(stage: &Stage) -> Arc<Message> {
    let board = stage
        .game([("side", text("pack")), ("pace", text("1-day"))])
        .await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    let end = said(stage.ben.click(board.id, "Accept the draw").await);
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    end
}

#[tokio::test]
async fn the_other_accepts_a_rematch_on_its_card() {
    let stage = Stage::set().await;
    let end = drawn(&stage).await;
    let card = said(stage.ann.click(end.id, "Rematch").await);
    has(&card.text(), "Rematch: Hare and Hounds");
    has(
        &card.text(),
        "Sides: hare for Ann, hounds for the other player",
    );
    has(&card.text(), "Time: 1 day a move");
    assert_eq!(stage.ben.take_pings().len(), 1);
    has(
        &told(stage.ann.click(end.id, "Rematch").await),
        "A rematch has been asked for already, by",
    );
    has(
        &told(stage.eve.click(end.id, "Rematch").await),
        "You are not one of the two players",
    );
    let board = said(stage.ben.click(card.id, "Accept").await);
    has(&board.text(), "Ben (hounds) – Ann (hare)");
    for player in [&stage.ann, &stage.ben] {
        has(
            &told(player.click(end.id, "Rematch").await),
            "The rematch of this game has been accepted already.",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn the_other_accepts_a_rematch_by_asking_too() {
    let stage = Stage::set().await;
    let end = drawn(&stage).await;
    let card = said(stage.ben.click(end.id, "Rematch").await);
    let accept = press(&card, "Accept");
    let board = said(stage.ann.click(end.id, "Rematch").await);
    has(&board.text(), "Ben (hounds) – Ann (hare)");
    stage.settle().await;
    // The card has become the game's message and points at the newer one.
    has(
        &stage.board(card.id).text(),
        "The game goes on in a newer message.",
    );
    let pending = stage.ann.raw_click(card.id, &accept).unwrap();
    has(
        &told(Ok(pending.outcome().await)),
        "This challenge has been accepted already",
    );
    said(stage.ben.click(board.id, "a2 to a3").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_rematch_can_be_declined_and_asked_for_again() {
    let stage = Stage::set().await;
    let end = drawn(&stage).await;
    let card = said(stage.ann.click(end.id, "Rematch").await);
    has(
        &said(stage.ben.click(card.id, "Decline").await).text(),
        "Declined.",
    );
    let again = said(stage.ben.click(end.id, "Rematch").await);
    has(&again.text(), "From: Ben");
    stage.settle().await;
    stage.advance(Duration::from_hours(25));
    stage.says(again.id, "Expired").await;
    let third = said(stage.ann.click(end.id, "Rematch").await);
    said(stage.ben.click(third.id, "Accept").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_rematch_of_fox_and_geese_keeps_its_setup() {
    let stage = Stage::set().await;
    let board = stage
        .game([
            ("side", text("pack")),
            ("game", text("fox-and-geese")),
            ("diagonals", text("alternate")),
        ])
        .await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    said(stage.ben.click(board.id, "Accept the draw").await);
    let card = said(stage.ben.click(board.id, "Rematch").await);
    has(
        &card.text(),
        "Rematch: Fox and Geese (13 geese, alternate diagonals)",
    );
    let board = said(stage.ann.click(card.id, "Accept").await);
    has(&board.text(), "Ben (geese) – Ann (fox)");
    stage.ends().await;
}
