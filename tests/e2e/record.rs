//! Games out as texts and in again.

use std::time::Duration;

use leveret::{
    rules::Record,
    sandbox::{Arg, Modal, Outcome, text},
};

use crate::stage::{Stage, has, labels, said, told, whispered};

const NONE: [(&str, Arg); 0] = [];
const MOVES: [&str; 3] = ["a2 to b3", "b5 to a4", "c2 to c3"];

/// The record in the block of code of an export.
fn block(said: &str) -> String {
    let (_, rest) = said.split_once("```\n").expect("a block begins");
    let (record, _) = rest.split_once("```").expect("a block ends");
    record.to_owned()
}

async fn form(stage: &Stage) -> Modal {
    match stage.eve.slash("import", NONE).await {
        Ok(Outcome::Modal(modal)) => modal,
        other => panic!("no form: {other:?}"),
    }
}

#[tokio::test]
async fn a_running_game_goes_out_and_comes_in_again_by_the_form() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES).await;
    let export = said(stage.ben.slash("export", NONE).await);
    assert!(export.is_ephemeral());
    has(&export.text(), "Game 1 as a record.");
    let written = block(&export.text());
    has(&written, "1. a2-b3 b5-a4 2. c2-c3 *");
    let record: Record = written.parse().expect("it is a record");
    assert_eq!(record.players().pack, "Ann");
    let [file] = &export.attachments[..] else {
        panic!("one file: {:?}", export.attachments);
    };
    assert_eq!(
        (file.filename.as_str(), file.size),
        ("leveret-1.txt", written.len())
    );

    let modal = form(&stage).await;
    let filled = [("text", &*format!("```\n{written}```"))];
    let outcome = stage.eve.submit(&modal, &filled).await;
    let replay = said(outcome);
    assert!(replay.is_ephemeral());
    has(&replay.text(), "Ann (hounds) – Ben (hare)");
    has(&replay.text(), "After ply 0 of 3");
    has(&replay.text(), "A record that you have read in.");
    // It is there after a restart, and goes out again as it came.
    stage.bot_restarts().await;
    let last = said(stage.eve.click(replay.id, "Last").await);
    has(&last.text(), "Last move: a hound from c2 to c3.");
    assert_eq!(
        labels(&last),
        ["First", "Back", "Forward", "Last", "Export"]
    );
    let again = said(stage.eve.click(replay.id, "Export").await);
    assert_eq!(block(&again.text()), written);
    // Nobody else can look at it, and not for ever.
    let click = stage
        .ben
        .raw_click(board.id, "1:replay:i1:0:first")
        .expect("sent");
    has(
        &whispered(click.outcome().await),
        "This record is no longer kept.",
    );
    stage.advance(Duration::from_hours(8 * 24));
    let gone = said(stage.eve.click(replay.id, "First").await);
    has(&gone.text(), "This record is no longer kept.");
    stage.ends().await;
}

#[tokio::test]
async fn a_finished_game_comes_in_again_as_a_file() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &MOVES).await;
    let question = said(stage.ben.click(board.id, "Resign").await);
    said(stage.ben.click(question.id, "Yes, resign").await);
    stage.settle().await;
    let replay = said(stage.ann.click(board.id, "Replay").await);
    let export = said(stage.ann.click(replay.id, "Export").await);
    let written = block(&export.text());
    has(&written, "[Result \"hounds\"]\n[Termination \"resigned\"]");
    let file = stage.eve.uploads("leveret-1.txt", written.clone());
    let replay = said(stage.eve.slash("import", [("record", file)]).await);
    assert!(replay.is_ephemeral());
    let last = said(stage.eve.click(replay.id, "Last").await);
    has(&last.text(), "The hounds win: the hare has resigned.");
    stage.ends().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_line_and_reason() {
    let stage = Stage::set().await;
    let head = "[Game \"hare-and-hounds\"]\n[Hounds \"A\"]\n[Hare \"B\"]\n[Result \"*\"]\n\
                [Termination \"in-play\"]\n";
    for (text, line, reason) in [
        ("hello", 1, "The header Game is missing before the moves."),
        ("[Game \"chess\"]", 1, "this was found: chess"),
        (
            &*format!("{head}1. a2-b1 *"),
            6,
            "Ply 1 is not legal: a2-b1. From a2 to b1 is back",
        ),
        (
            &*format!("{head}\n1. a2-b3 b5-h9 *"),
            7,
            "Ply 2 cannot be read. A point from a1 to g7",
        ),
        (
            &*format!("{head}1. a2-b3"),
            6,
            "The moves end without the result",
        ),
    ] {
        let modal = form(&stage).await;
        let answer = told(stage.eve.submit(&modal, &[("text", text)]).await);
        has(&answer, &format!("What is wrong is on line {line}:"));
        has(&answer, reason);
        let file = stage.eve.uploads("game.txt", text);
        has(
            &told(stage.eve.slash("import", [("record", file)]).await),
            reason,
        );
    }
    let large = stage.eve.uploads("large.txt", vec![b' '; 300 * 1024]);
    has(
        &told(stage.eve.slash("import", [("record", large)]).await),
        "longer than any record",
    );
    let picture = stage.eve.uploads("hare.png", vec![0x89, 0x50, 0xff, 0xfe]);
    has(
        &told(stage.eve.slash("import", [("record", picture)]).await),
        "This file is no text.",
    );
    let long = "x".repeat(4001);
    let modal = form(&stage).await;
    assert!(stage.eve.submit(&modal, &[("text", &long)]).await.is_err());
    stage.ends().await;
}

#[tokio::test]
async fn a_file_is_fetched_from_nowhere_else() {
    let stage = Stage::set().await;
    let Arg::File(mut file) = stage.eve.uploads("game.txt", "hello") else {
        panic!("a file");
    };
    file.url = "https://example.org/game.txt".to_owned();
    let elsewhere = [("record", Arg::File(file.clone()))];
    has(
        &told(stage.eve.slash("import", elsewhere).await),
        "The file could not be fetched",
    );
    // A file that is gone by then.
    let base = stage.discord.base_url();
    file.url = format!("{base}/attachments/1/99/game.txt");
    let gone = [("record", Arg::File(file))];
    let answer = stage.eve.slash("import", gone).await.expect("sent");
    let message = answer.message().expect("answered").id;
    stage
        .until(|| {
            let message = stage.eve.message(message)?;
            message
                .text()
                .contains("The file could not be fetched")
                .then_some(())
        })
        .await;
    stage.ends().await;
}

#[tokio::test]
async fn export_finds_the_game_that_is_meant() {
    let stage = Stage::set().await;
    has(
        &told(stage.eve.slash("export", NONE).await),
        "no game going on",
    );
    has(
        &told(stage.eve.slash("export", [("game", text("nine"))]).await),
        "no game with this number",
    );
    stage.hare_and_hounds().await;
    has(
        &told(stage.eve.slash("export", [("game", text("#1"))]).await),
        "Game 1 as a record.",
    );
    stage.ends().await;
}
