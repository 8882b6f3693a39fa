//! Where the bot is no member: people bring it along as their own app, and it may only answer.

use std::{sync::Arc, time::Duration};

use leveret::sandbox::{Arg, Id, Message, User, text, user};

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

/// Ann and Ben with the bot as their own app, in a group, or in a server without the bot.
fn abroad(stage: &Stage, group: bool) -> (User, User, Id) {
    stage.ann.installs(true);
    stage.ben.installs(true);
    let place = if group {
        stage.discord.add_group("us", &[&stage.ann, &stage.ben])
    } else {
        let server = stage.discord.add_guild("Elsewhere", "en-US", false);
        stage.ann.joins(server);
        stage.ben.joins(server);
        stage.discord.add_channel(server, "games")
    };
    (stage.ann.at(place), stage.ben.at(place), place)
}

async fn a_whole_game(stage: Stage, group: bool) {
    let (ann, ben, place) = abroad(&stage, group);
    let terms = [("opponent", user(&ben)), ("side", text("pack"))];
    let card = said(ann.slash("challenge", terms).await);
    assert!(!card.is_ephemeral());
    let board = said(ben.click(card.id, "Accept").await);
    said(ann.click(board.id, "a2 to a3").await);
    said(ben.click(board.id, "b5 to b4").await);
    let own = said(ann.click(board.id, "My view").await);
    assert!(own.is_ephemeral());
    let sure = said(ben.click(board.id, "Resign").await);
    let done = said(ben.click(sure.id, "Yes, resign").await);
    has(&done.text(), "The hounds win: the hare has resigned.");
    stage.settle().await;
    // The result is a further answer, since the bot may not edit the board by itself.
    let result = "The hounds win: the hare has resigned.";
    let shown = |message: &Arc<Message>| !message.is_ephemeral() && message.text().contains(result);
    assert!(ann.sees(place).iter().any(shown));
    let late = told(ann.click(board.id, "c2 to c3").await);
    has(&late, "This game is over: it was resigned.");
    stage.settle().await;
    ann.take_pings();
    ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn a_whole_game_in_a_group() {
    let stage = Stage::set().await;
    a_whole_game(stage, true).await;
}

#[tokio::test]
async fn a_whole_game_in_a_server_without_the_bot() {
    let stage = Stage::set().await;
    a_whole_game(stage, false).await;
}

#[tokio::test]
async fn a_challenge_that_has_expired_says_so_at_the_next_click() {
    let stage = Stage::set().await;
    let (ann, ben, _) = abroad(&stage, true);
    let card = said(ann.slash("challenge", [("opponent", user(&ben))]).await);
    stage.settle().await;
    stage.advance(Duration::from_mins(16));
    stage.settle().await;
    let expired = said(ben.click(card.id, "Accept").await);
    assert_eq!(expired.id, card.id);
    has(&expired.text(), "Expired: nobody accepted in time.");
    ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn a_game_lost_on_time_says_so_at_the_next_click() {
    let stage = Stage::set().await;
    let (ann, ben, _) = abroad(&stage, true);
    let terms = [("opponent", user(&ben)), ("side", text("pack"))];
    let card = said(ann.slash("challenge", terms).await);
    let board = said(ben.click(card.id, "Accept").await);
    said(ann.click(board.id, "a2 to a3").await);
    said(ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.advance(Duration::from_mins(6));
    stage.settle().await;
    let over = said(ben.click(board.id, "b1 to b2").await);
    has(&over.text(), "the hounds have run out of time");
    ann.take_pings();
    ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn a_move_made_elsewhere_is_made_and_says_that_it_cannot_be_shown() {
    let stage = Stage::set().await;
    let (ann, ben, _) = abroad(&stage, true);
    let terms = [("opponent", user(&ben)), ("side", text("pack"))];
    let card = said(ann.slash("challenge", terms).await);
    let board = said(ben.click(card.id, "Accept").await);
    stage.settle().await;
    let home = ann.at(ann.direct());
    let done = told(home.slash("move", [("move", text("a2-a3"))]).await);
    has(&done, "I cannot post where this game is played");
    stage.settle().await;
    // The board there is brought up to date by whoever uses it next.
    let shown = said(ann.click(board.id, "c2 to c3").await);
    has(&shown.text(), "a hound from a2 to a3");
    ann.take_pings();
    ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn in_direct_messages_with_the_bot_everything_but_a_challenge_works() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let alone = stage.ann.at(stage.ann.direct());
    has(
        &told(alone.slash("challenge", NONE).await),
        "Nobody but you can see a challenge that is made here.",
    );
    has(&told(alone.slash("settings", NONE).await), "Your settings");
    has(&told(alone.slash("privacy", NONE).await), "What I know");
    let done = told(alone.slash("move", [("move", text("a2-a3"))]).await);
    has(&done, "a hound from a2 to a3");
    stage.says(board.id, "a hound from a2 to a3").await;
    stage.settle().await;
    stage.ends().await;
}
