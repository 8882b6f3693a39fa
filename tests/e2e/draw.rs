//! Draw offers.

use leveret::sandbox::Arg;

use crate::stage::{Stage, has, labels, said, told};

#[tokio::test]
async fn an_offer_is_shown_and_accepted() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let offered = said(stage.ann.click(board.id, "Offer a draw").await);
    has(&offered.text(), "A draw is offered by the hounds (Ann).");
    let all = labels(&offered);
    assert_eq!(
        all[all.len() - 5..],
        [
            "Accept the draw",
            "Decline the draw",
            "Resign",
            "My view",
            "Moves"
        ]
    );
    has(
        &told(stage.ann.click(board.id, "Accept the draw").await),
        "There is no draw offer of the other player to answer.",
    );
    has(
        &told(stage.eve.click(board.id, "Accept the draw").await),
        "You are not one of the two players",
    );
    let end = said(stage.ben.click(board.id, "Accept the draw").await);
    has(&end.text(), "A draw, agreed by both players.");
    has(&end.text(), "Rating with the hounds: Ann 1500 → 1500");
    stage.ends().await;
}

#[tokio::test]
async fn an_offer_is_declined_taken_back_or_ended_by_a_move() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for who in [&stage.ben, &stage.ann] {
        said(stage.ann.click(board.id, "Offer a draw").await);
        let declined = said(who.click(board.id, "Decline the draw").await);
        assert!(!declined.text().contains("A draw is offered"));
    }
    said(stage.ben.click(board.id, "Offer a draw").await);
    let moved = said(stage.ann.click(board.id, "a2 to a3").await);
    assert!(!moved.text().contains("A draw is offered"));
    let pending = stage.ann.raw_click(board.id, "1:draw-accept:1").unwrap();
    has(
        &told(Ok(pending.outcome().await)),
        "There is no draw offer of the other player to answer. One that was made ends with the next move.",
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted_by_command() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let none: [(&str, Arg); 0] = [];
    has(
        &told(stage.ann.slash("draw", none.clone()).await),
        "The draw is offered.",
    );
    stage
        .says(board.id, "A draw is offered by the hounds (Ann).")
        .await;
    has(
        &told(stage.ann.slash("draw", none.clone()).await),
        "Your draw offer stands already.",
    );
    has(
        &told(stage.eve.slash("draw", none.clone()).await),
        "You have no game going on",
    );
    has(
        &told(stage.ben.slash("draw", none).await),
        "A draw, agreed by both players.",
    );
    stage
        .says(board.id, "A draw, agreed by both players.")
        .await;
    stage.settle().await;
    stage.ends().await;
}
