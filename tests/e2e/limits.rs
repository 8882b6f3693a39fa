//! Limits that keep a busy server calm.

use std::time::Duration;

use leveret::sandbox::{Arg, text, user};

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

#[tokio::test]
async fn so_many_challenges_within_ten_minutes_are_enough() {
    let stage = Stage::set().await;
    for _ in 0..20 {
        let card = said(stage.ann.slash("challenge", NONE).await);
        said(stage.ann.click(card.id, "Take back").await);
    }
    has(
        &told(stage.ann.slash("challenge", NONE).await),
        "You have sent 20 challenges within ten minutes",
    );
    let card = said(stage.ben.slash("challenge", NONE).await);
    said(stage.ben.click(card.id, "Take back").await);
    stage.advance(Duration::from_mins(11));
    said(stage.ann.slash("challenge", NONE).await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn nobody_has_too_many_games_going_on() {
    let stage = Stage::set().await;
    for n in 0..25_u32 {
        if n == 13 {
            stage.advance(Duration::from_mins(11));
        }
        stage.game([("pace", text("7-days"))]).await;
    }
    let too_many = "You have 25 games going on, which is as many as one may have.";
    let terms = [("opponent", user(&stage.ben))];
    has(&told(stage.ann.slash("challenge", terms).await), too_many);
    let terms = [("opponent", user(&stage.ben))];
    let card = said(stage.eve.slash("challenge", terms).await);
    has(&told(stage.ben.click(card.id, "Accept").await), too_many);
    stage.ben.take_pings();
    stage.ends().await;
}
