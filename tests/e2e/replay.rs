//! A game looked at while it goes on, and looked through when it is over.

use leveret::sandbox::{Arg, text};

use crate::stage::{Stage, has, labels, said, told, whispered};

const NONE: [(&str, Arg); 0] = [];
const MOVES: [&str; 4] = ["a2 to b3", "b5 to a4", "c2 to c3", "a4 to b4"];

#[tokio::test]
async fn a_finished_game_is_looked_through_from_its_result() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES).await;
    let question = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage.says(board.id, "the hounds have resigned").await;
    let replay = said(stage.eve.click(board.id, "Replay").await);
    assert!(replay.is_ephemeral());
    has(&replay.text(), "After ply 0 of 4");
    has(&replay.text(), "No move has been made yet.");
    let idle = |label: &str, message: &leveret::sandbox::Message| {
        message.button(label).expect("it is there").disabled
    };
    assert!(idle("First", &replay) && idle("Back", &replay));
    for (button, words) in [
        ("Forward", "Last move: a hound from a2 to b3."),
        ("Forward", "Last move: the hare from b5 to a4."),
        ("Back", "After ply 1 of 4"),
        ("Last", "The hare wins: the hounds have resigned."),
        ("First", "To move: the hounds (Ann)."),
        ("Last", "Moves: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**"),
    ] {
        let shown = said(stage.eve.click(replay.id, button).await);
        assert_eq!(shown.id, replay.id);
        has(&shown.text(), words);
    }
    let last = stage.eve.message(replay.id).expect("it is there");
    assert!(idle("Forward", &last) && idle("Last", &last));
    assert_eq!(
        labels(&last),
        ["First", "Back", "Forward", "Last", "Export"]
    );
    // The result itself stays as it was, for everybody.
    has(&stage.board(board.id).text(), "Winner: Ben");
    stage.ends().await;
}

#[tokio::test]
async fn a_running_game_is_followed_privately() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let look = said(stage.eve.slash("board", [("game", text("1"))]).await);
    assert_eq!(labels(&look), ["Refresh", "Moves"]);
    let replay = said(stage.eve.click(board.id, "Moves").await);
    assert!(replay.is_ephemeral());
    has(&replay.text(), "No move has been made yet.");
    stage.clicks(board.id, &MOVES[..3]).await;
    let fresh = said(stage.eve.click(replay.id, "Refresh").await);
    assert_eq!(fresh.id, replay.id);
    has(&fresh.text(), "After ply 3 of 3");
    has(&fresh.text(), "To move: the hare (Ben).");
    let fresh = said(stage.eve.click(look.id, "Refresh").await);
    assert_eq!(fresh.id, look.id);
    has(&fresh.text(), "Last move: a hound from c2 to c3.");
    has(
        &said(stage.eve.click(look.id, "Moves").await).text(),
        "Moves: 1. a2-b3 b5-a4 2. **c2-c3**",
    );
    // What has been taken back is not shown any more, on whatever old button.
    said(stage.ann.click(board.id, "Take a move back").await);
    said(stage.ben.click(board.id, "Allow the takeback").await);
    let click = stage
        .eve
        .raw_click(replay.id, "1:replay:g1:3:last")
        .expect("sent");
    let shown = click.outcome().await;
    has(
        &shown.message().expect("answered").text(),
        "After ply 2 of 2",
    );
    stage.ends().await;
}

#[tokio::test]
async fn replay_finds_the_game_that_is_meant() {
    let mut stage = Stage::set().await;
    has(
        &told(stage.ann.slash("replay", NONE).await),
        "no game going on",
    );
    has(
        &told(stage.ann.slash("replay", [("game", text("7"))]).await),
        "no game with this number",
    );
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES[..2]).await;
    has(
        &told(stage.ann.slash("replay", NONE).await),
        "After ply 2 of 2",
    );
    let question = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage.settle().await;
    // None is going on: the last one, from its start.
    let replay = said(stage.ben.slash("replay", NONE).await);
    has(&replay.text(), "After ply 0 of 2");
    let offered = stage
        .ben
        .suggest("replay", [("game", text("hare"))], "game")
        .await;
    has(&format!("{offered:?}"), "over");
    // Old buttons work after a restart, and nonsense is told from them.
    stage.bot_restarts().await;
    has(
        &said(stage.ben.click(replay.id, "Last").await).text(),
        "After ply 2 of 2",
    );
    for odd in ["1:replay:g99:0:first", "1:look:99", "1:export:g99"] {
        let click = stage.ben.raw_click(board.id, odd).expect("sent");
        has(&whispered(click.outcome().await), "no game going on");
    }
    for odd in [
        "1:replay:x1:0:first",
        "1:replay:g1:0:up",
        "1:import",
        "1:export:i",
    ] {
        let click = stage.ben.raw_click(board.id, odd).expect("sent");
        has(
            &whispered(click.outcome().await),
            "This button no longer works.",
        );
    }
    stage.ends().await;
}
