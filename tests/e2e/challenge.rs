//! Challenges: made, accepted, declined, taken back, lapsed.

use std::time::Duration;

use leveret::sandbox::{Fault, Message, Rule, boolean, integer, text, user};

use crate::stage::{Stage, has, labels, press, said, told, whispered};

const MINUTE: Duration = Duration::from_mins(1);

/// Waits until a card has no buttons any more, and gives its text.
async fn over(stage: &Stage, card: &Message, words: &str) -> String {
    let card = stage.says(card.id, words).await;
    assert_eq!(labels(&card), Vec::<String>::new());
    card.text()
}

#[tokio::test]
async fn a_challenge_pings_the_one_who_is_challenged_once() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    has(
        &card.text(),
        "Challenge: Hare and Hounds\nFrom: Ann\nTo: Ben",
    );
    has(
        &card.text(),
        "Sides: drawn by lot when the challenge is accepted",
    );
    has(&card.text(), "Time: 5 minutes a move");
    has(&card.text(), "Expires <t:");
    assert_eq!(labels(&card), ["Accept", "Decline", "Take back"]);
    let pings = stage.ben.take_pings();
    assert_eq!(pings.len(), 1);
    has(
        &pings[0].message.text(),
        "here is a challenge to a game of Hare and Hounds.",
    );
    said(stage.ben.click(card.id, "Accept").await);
    stage.settle().await;
    assert_eq!(stage.ben.take_pings().len(), 0);
    assert_eq!(stage.ann.take_pings().len(), 0);
    assert_eq!(stage.eve.take_pings().len(), 0);
    stage.ends().await;
}

#[tokio::test]
async fn an_open_challenge_is_whoevers_comes_first() {
    let stage = Stage::set().await;
    let card = said(stage.ann.slash("challenge", []).await);
    has(&card.text(), "To: whoever accepts first");
    assert_eq!(labels(&card), ["Accept", "Take back"]);
    let board = said(stage.eve.click(card.id, "Accept").await);
    has(&board.text(), "Eve");
    let pending = stage.ben.raw_click(card.id, "1:accept:1").unwrap();
    has(
        &whispered(pending.outcome().await),
        "This challenge has been accepted already",
    );
    stage.ends().await;
}

#[tokio::test]
async fn the_sides_are_as_the_challenger_says() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash(
                "challenge",
                [("side", text("pack")), ("pace", text("3-days"))],
            )
            .await,
    );
    has(
        &card.text(),
        "Sides: hounds for Ann, hare for the other player",
    );
    has(&card.text(), "Time: 3 days a move");
    let board = said(stage.ben.click(card.id, "Accept").await);
    has(&board.text(), "Ann (hounds) – Ben (hare)");
    let card = said(
        stage
            .ann
            .slash("challenge", [("side", text("quarry"))])
            .await,
    );
    has(
        &card.text(),
        "Sides: hare for Ann, hounds for the other player",
    );
    let board = said(stage.ben.click(card.id, "Accept").await);
    has(&board.text(), "Ben (hounds) – Ann (hare)");
    stage.ends().await;
}

#[tokio::test]
async fn chance_gives_either_side() {
    let stage = Stage::set().await;
    let mut with_hounds = 0;
    for _ in 0..16 {
        let card = said(
            stage
                .ann
                .slash("challenge", [("side", text("random"))])
                .await,
        );
        let board = said(stage.ben.click(card.id, "Accept").await);
        with_hounds += usize::from(board.text().contains("Ann (hounds)"));
        stage.advance(Duration::from_millis(7));
    }
    assert!((1..16).contains(&with_hounds), "{with_hounds} of 16");
    stage.ends().await;
}

#[tokio::test]
async fn the_card_and_the_title_say_which_options_of_fox_and_geese_are_in_force() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash(
                "challenge",
                [
                    ("game", text("fox-and-geese")),
                    ("geese", integer(15)),
                    ("sideways", boolean(true)),
                    ("diagonals", text("alternate")),
                ],
            )
            .await,
    );
    let setup = "Fox and Geese (15 geese, sideways moves, alternate diagonals)";
    has(&card.text(), &format!("Challenge: {setup}"));
    has(
        &card.text(),
        "Table setup: 15 geese, which may move sideways; the board with alternate diagonals",
    );
    let board = said(stage.ben.click(card.id, "Accept").await);
    has(&board.text(), setup);
    let card = said(
        stage
            .ann
            .slash("challenge", [("game", text("fox-and-geese"))])
            .await,
    );
    has(
        &card.text(),
        "Challenge: Fox and Geese (13 geese, every diagonal)",
    );
    stage.ends().await;
}

#[tokio::test]
async fn options_that_a_game_does_not_use_change_nothing_and_the_card_says_so() {
    let stage = Stage::set().await;
    let idle = "They change nothing here".to_lowercase();
    for (name, value) in [
        ("geese", integer(17)),
        ("sideways", boolean(false)),
        ("diagonals", text("every")),
    ] {
        let card = said(stage.ann.slash("challenge", [(name, value)]).await);
        has(&card.text().to_lowercase(), &idle);
        has(&card.text(), "Challenge: Hare and Hounds\n");
        said(stage.ann.click(card.id, "Take back").await);
    }
    let card = said(stage.ann.slash("challenge", []).await);
    assert!(!card.text().to_lowercase().contains(&idle));
    stage.ends().await;
}

#[tokio::test]
async fn only_the_one_who_is_challenged_accepts_or_declines() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    for label in ["Accept", "Decline"] {
        assert_eq!(
            told(stage.eve.click(card.id, label).await),
            "This challenge is meant for somebody else: Ben."
        );
        has(
            &told(stage.ann.click(card.id, label).await),
            "This is your own challenge.",
        );
    }
    let declined = said(stage.ben.click(card.id, "Decline").await);
    has(&declined.text(), "Declined.");
    assert_eq!(labels(&declined), Vec::<String>::new());
    let accept = press(&card, "Accept");
    let pending = stage.ben.raw_click(card.id, &accept).unwrap();
    has(
        &whispered(pending.outcome().await),
        "This challenge has been declined",
    );
    stage.ends().await;
}

#[tokio::test]
async fn only_the_challenger_takes_a_challenge_back() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    for other in [&stage.ben, &stage.eve] {
        assert_eq!(
            told(other.click(card.id, "Take back").await),
            "Only the one who made this challenge can take it back: Ann."
        );
    }
    let accept = press(&card, "Accept");
    let over = said(stage.ann.click(card.id, "Take back").await);
    has(&over.text(), "Taken back by the challenger.");
    let pending = stage.ben.raw_click(card.id, &accept).unwrap();
    has(
        &whispered(pending.outcome().await),
        "This challenge has been taken back by the challenger.",
    );
    // It is no longer in the way of another.
    said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_challenge_expires_and_its_card_says_so() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    let accept = press(&card, "Accept");
    stage.settle().await;
    stage.advance(MINUTE * 14);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(labels(&stage.board(card.id)).len(), 3);
    stage.advance(MINUTE + Duration::from_secs(1));
    // Before anybody has noted it: the time is what counts.
    let pending = stage.ben.raw_click(card.id, &accept).unwrap();
    has(
        &whispered(pending.outcome().await),
        "This challenge has expired.",
    );
    over(&stage, &card, "Expired: nobody accepted in time.").await;
    // Said, noted, and done with.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let edits = stage.discord.revisions(card.id).len();
    stage.advance(MINUTE * 10);
    tokio::time::sleep(Duration::from_millis(2200)).await;
    assert_eq!(stage.discord.revisions(card.id).len(), edits);
    said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_challenge_to_a_game_of_days_stays_open_for_a_day() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("pace", text("7-days"))])
            .await,
    );
    stage.settle().await;
    stage.advance(MINUTE * (60 * 24 - 1));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(labels(&stage.board(card.id)).len(), 2);
    stage.advance(MINUTE * 2);
    over(&stage, &card, "Expired").await;
    stage.ends().await;
}

#[tokio::test]
async fn an_accepted_challenge_does_not_expire() {
    let stage = Stage::set().await;
    let board = stage.game([("pace", text("unlimited"))]).await;
    stage.advance(MINUTE * 60 * 48);
    tokio::time::sleep(Duration::from_millis(2200)).await;
    has(&stage.board(board.id).text(), "To move: the hounds");
    stage.ends().await;
}

#[tokio::test]
async fn somebody_who_has_left_does_not_block_the_challenger() {
    let stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.ben.leaves(stage.discord.home());
    stage.settle().await;
    stage.advance(MINUTE * 16);
    over(&stage, &card, "Expired").await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.eve))])
            .await,
    );
    said(stage.eve.click(card.id, "Accept").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_deleted_card_is_expired_all_the_same() {
    let mut stage = Stage::set().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.settle().await;
    stage.discord.delete_message(card.id);
    has(
        &told(
            stage
                .ann
                .slash("challenge", [("opponent", user(&stage.ben))])
                .await,
        ),
        "You already have a challenge to Hare and Hounds open with the same player: Ben.",
    );
    stage.advance(MINUTE * 16);
    tokio::time::sleep(Duration::from_millis(2200)).await;
    said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.excuse("Unknown Message");
    stage.ends().await;
}

#[tokio::test]
async fn a_challenge_that_nobody_can_see_blocks_no_other() {
    let mut stage = Stage::set().await;
    let fault = Rule::next(Fault::Status(503)).path("/interactions/*/*/callback");
    stage.discord.faults().inject(fault.times(4));
    let outcome = stage
        .ann
        .slash("challenge", [("opponent", user(&stage.ben))])
        .await;
    assert!(outcome.unwrap().is_failed());
    stage.settle().await;
    let card = said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    said(stage.ben.click(card.id, "Accept").await);
    stage.excuse("failed interaction");
    stage.excuse("Unknown Webhook");
    stage.excuse_failures();
    stage.ends().await;
}
