//! A game from the challenge to the rematch.

use leveret::sandbox::{text, user};

use crate::stage::{Stage, said};

#[tokio::test]
async fn two_people_play_a_game_by_buttons() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash(
                "challenge",
                [("opponent", user(&stage.ben)), ("side", text("pack"))],
            )
            .await,
    );
    println!("{}\n{:?}", card.text(), card.buttons());
    assert_eq!(stage.ben.take_pings().len(), 1);
    let board = said(stage.ben.click(card.id, "Accept").await);
    println!("{}\n{:?}", board.text(), board.buttons());
    stage.ends().await;
}
