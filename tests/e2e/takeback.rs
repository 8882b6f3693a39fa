//! A move taken back, where the other player allows it.

use std::time::Duration;

use leveret::sandbox::{Arg, text};

use crate::stage::{Stage, has, labels, press, said, told, whispered};

const NONE: [(&str, Arg); 0] = [];
const MOVES: [&str; 3] = ["a2 to b3", "b5 to a4", "c2 to c3"];

#[tokio::test]
async fn the_last_move_is_taken_back_where_the_other_allows_it() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    assert_eq!(
        labels(&board)
            .iter()
            .filter(|it| *it == "Take a move back")
            .count(),
        0
    );
    stage.clicks(board.id, &MOVES).await;
    // Not answered yet: one ply.
    let asked = said(stage.ann.click(board.id, "Take a move back").await);
    has(
        &asked.text(),
        "The hounds ask to take their last move back (Ann).",
    );
    let back = said(stage.ben.click(board.id, "Allow the takeback").await);
    has(&back.text(), "Last move: the hare from b5 to a4.");
    has(&back.text(), "To move: the hounds (Ann).");
    assert!(!back.text().contains("ask to take"));
    // Another move instead, and it is answered: two plies.
    said(stage.ann.click(board.id, "b1 to b2").await);
    said(stage.ben.click(board.id, "a4 to b5").await);
    said(stage.ann.click(board.id, "Take a move back").await);
    let back = said(stage.ben.click(board.id, "Allow the takeback").await);
    has(&back.text(), "Last move: the hare from b5 to a4.");
    said(stage.ann.click(board.id, "c2 to c3").await);
    // What was taken back is no part of the game.
    let replay = said(stage.eve.slash("replay", [("game", text("1"))]).await);
    has(&replay.text(), "Moves: 1. a2-b3 b5-a4 2. **c2-c3**");
    stage.ends().await;
}

#[tokio::test]
async fn a_takeback_is_asked_by_command_and_declined_or_withdrawn() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    has(
        &told(stage.ann.slash("takeback", NONE).await),
        "You have made no move yet",
    );
    stage.clicks(board.id, &MOVES[..2]).await;
    has(
        &told(stage.ben.slash("takeback", NONE).await),
        "A takeback is asked for.",
    );
    stage
        .says(board.id, "The hare asks to take its last move back (Ben).")
        .await;
    has(
        &told(stage.ben.slash("takeback", NONE).await),
        "You have asked for a takeback already.",
    );
    has(
        &told(stage.ann.slash("takeback", NONE).await),
        "has asked for a takeback first",
    );
    has(
        &told(stage.ben.click(board.id, "Allow the takeback").await),
        "There is no takeback of the other player",
    );
    has(
        &told(stage.eve.click(board.id, "Allow the takeback").await),
        "not one of the two players",
    );
    let declined = said(stage.ann.click(board.id, "Decline the takeback").await);
    has(&declined.text(), "Last move: the hare from b5 to a4.");
    said(stage.ann.click(board.id, "Take a move back").await);
    let withdrawn = said(stage.ann.click(board.id, "Decline the takeback").await);
    assert!(!withdrawn.text().contains("ask to take"));
    stage.ends().await;
}

#[tokio::test]
async fn a_request_lapses_with_the_next_move_and_its_old_buttons_say_so() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES[..2]).await;
    let asked = said(stage.ben.click(board.id, "Take a move back").await);
    let allow = press(&asked, "Allow the takeback");
    let ask = press(&stage.board(board.id), "Decline the takeback");
    let moved = said(stage.ann.click(board.id, "c2 to c3").await);
    assert!(!moved.text().contains("asks to take"));
    for old in [allow, ask, "1:takeback-ask:1:2".to_owned()] {
        let click = stage.ann.raw_click(board.id, &old).expect("sent");
        has(&whispered(click.outcome().await), "The board has changed");
    }
    has(
        &told(stage.ann.slash("takeback", [("game", text("99"))]).await),
        "no game with this number",
    );
    let question = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage.settle().await;
    let click = stage
        .ben
        .raw_click(board.id, "1:takeback-ask:1:3")
        .expect("sent");
    has(&whispered(click.outcome().await), "it was resigned");
    stage.ends().await;
}

#[tokio::test]
async fn a_takeback_allowed_twice_at_once_happens_once() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES).await;
    said(stage.ann.click(board.id, "Take a move back").await);
    let one = stage
        .ben
        .start_click(board.id, "Allow the takeback")
        .expect("sent");
    let two = stage
        .ben
        .start_click(board.id, "Allow the takeback")
        .expect("sent");
    let outcomes = [one.outcome().await, two.outcome().await];
    stage.settle().await;
    let texts = outcomes.map(|it| it.message().expect("answered").text());
    let refused = texts
        .iter()
        .filter(|it| it.contains("The board has changed"))
        .count();
    assert_eq!(refused, 1, "{texts:?}");
    has(
        &stage.board(board.id).text(),
        "Last move: the hare from b5 to a4.",
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_draw_offer_and_a_takeback_are_answered_each_by_itself() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES).await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    let both = said(stage.ben.click(board.id, "Take a move back").await);
    let actions = [
        "Accept the draw",
        "Decline the draw",
        "Allow the takeback",
        "Decline the takeback",
        "Resign",
    ];
    assert!(
        labels(&both).ends_with(&actions.map(str::to_owned)),
        "{:?}",
        labels(&both)
    );
    let kept = said(stage.ann.click(board.id, "Decline the takeback").await);
    has(&kept.text(), "A draw is offered by the hounds (Ann).");
    said(stage.ben.click(board.id, "Take a move back").await);
    // What is allowed changes the board, for which nobody has offered a draw.
    let back = said(stage.ann.click(board.id, "Allow the takeback").await);
    assert!(!back.text().contains("A draw is offered"));
    has(&back.text(), "Last move: a hound from a2 to b3.");
    stage.ends().await;
}

#[tokio::test]
async fn one_who_is_away_is_asked_with_a_ping_and_a_restart_loses_nothing() {
    let mut stage = Stage::set().await;
    let board = stage
        .game([("side", text("pack")), ("pace", text("3-days"))])
        .await;
    stage.clicks(board.id, &MOVES[..2]).await;
    stage.advance(Duration::from_mins(4));
    said(stage.ben.click(board.id, "Take a move back").await);
    let new = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.into_iter()
                .find(|it| it.id != board.id && it.text().contains("asks to take its"))
        })
        .await;
    stage.settle().await;
    let pings = stage.ann.take_pings();
    assert_eq!(pings.len(), 1);
    has(
        &pings[0].message.text(),
        "you are asked to allow a takeback.",
    );
    stage.bot_restarts().await;
    let back = said(stage.ann.click(new.id, "Allow the takeback").await);
    has(&back.text(), "Last move: a hound from a2 to b3.");
    has(&back.text(), "To move: the hare (Ben).");
    stage.ends().await;
}

#[tokio::test]
async fn the_clock_of_the_turn_begins_anew() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES[..2]).await;
    stage.advance(Duration::from_secs(150));
    said(stage.ann.click(board.id, "Take a move back").await);
    said(stage.ben.click(board.id, "Allow the takeback").await);
    // The first turn's time, which would be up by now, is not what counts.
    stage.advance(Duration::from_secs(160));
    let moved = said(stage.ann.click(board.id, "a2 to a3").await);
    has(&moved.text(), "To move: the hare (Ben).");
    stage.settle().await;
    stage.ends().await;
}
