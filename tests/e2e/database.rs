//! The database is locked, slow, full or broken.

use std::time::Duration;

use leveret::sandbox::{Arg, Outcome, text, user};
use rusqlite::Connection;

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

fn open(stage: &Stage) -> Connection {
    Connection::open(stage.database()).expect("the database opens")
}

#[tokio::test]
async fn a_move_waits_for_a_locked_database_and_says_so() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let database = open(&stage);
    database.execute_batch("BEGIN IMMEDIATE").unwrap();
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    assert!(matches!(pending.outcome().await, Outcome::DeferredUpdate));
    tokio::time::sleep(Duration::from_secs(2)).await;
    has(&stage.board(board.id).text(), "No move has been made yet.");
    database.execute_batch("ROLLBACK").unwrap();
    stage
        .says(board.id, "Last move: a hound from a2 to a3.")
        .await;
    stage.settle().await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_command_waits_for_a_locked_database_and_says_so() {
    let stage = Stage::set().await;
    let database = open(&stage);
    database.execute_batch("BEGIN IMMEDIATE").unwrap();
    let pending = stage
        .ann
        .raw_slash("challenge", [("opponent", user(&stage.ben))])
        .unwrap();
    let Outcome::Deferred(thinking) = pending.outcome().await else {
        panic!("not deferred");
    };
    assert!(thinking.is_ephemeral());
    tokio::time::sleep(Duration::from_secs(2)).await;
    database.execute_batch("ROLLBACK").unwrap();
    let card = stage
        .until(|| stage.ben.last().filter(|it| it.text().contains("To: Ben")))
        .await;
    stage.settle().await;
    assert_eq!(stage.ben.take_pings().len(), 1);
    assert_eq!(stage.ann.message(thinking.id).unwrap().text(), "↓");
    said(stage.ben.click(card.id, "Accept").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_database_that_stays_locked_is_apologised_for_and_nothing_is_half_done() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let database = open(&stage);
    database.execute_batch("BEGIN IMMEDIATE").unwrap();
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    let interaction = pending.interaction();
    assert!(matches!(pending.outcome().await, Outcome::DeferredUpdate));
    let sorry = stage
        .until(|| stage.ann.last().filter(|last| last.is_ephemeral()))
        .await;
    has(
        &sorry.text(),
        "Something went wrong here, and it is not your doing.",
    );
    has(&sorry.text(), &interaction.to_string());
    database.execute_batch("ROLLBACK").unwrap();
    stage.settle().await;
    has(&stage.board(board.id).text(), "No move has been made yet.");
    said(stage.ann.click(board.id, "a2 to a3").await);
    stage.excuse_failures();
    stage.ends().await;
}

/// Makes every write of one table fail from now on.
fn refuse_writes(database: &Connection, table: &str) {
    for verb in ["INSERT", "UPDATE", "DELETE"] {
        let sql = format!(
            "CREATE TRIGGER no_{verb}_{table} BEFORE {verb} ON {table}
             BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        );
        database.execute_batch(&sql).expect("a trigger");
    }
}

fn allow_writes(database: &Connection, table: &str) {
    for verb in ["INSERT", "UPDATE", "DELETE"] {
        database
            .execute_batch(&format!("DROP TRIGGER no_{verb}_{table}"))
            .expect("the trigger goes");
    }
}

#[tokio::test]
async fn what_cannot_be_written_is_apologised_for_and_nothing_is_half_done() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let database = open(&stage);
    let sorry = "Something went wrong here, and it is not your doing.";
    let count = |table: &str| {
        let sql = format!("SELECT count(*) FROM {table}");
        database
            .query_row(&sql, [], |row| row.get::<_, i64>(0))
            .unwrap()
    };
    for table in ["games", "moves"] {
        refuse_writes(&database, table);
        has(&told(stage.ann.click(board.id, "a2 to a3").await), sorry);
        has(
            &told(stage.ann.slash("move", [("move", text("a2-a3"))]).await),
            sorry,
        );
        // Reading goes on.
        said(stage.ann.slash("games", NONE).await);
        assert_eq!(count("moves"), 0);
        allow_writes(&database, table);
    }
    refuse_writes(&database, "challenges");
    has(&told(stage.ann.slash("challenge", NONE).await), sorry);
    allow_writes(&database, "challenges");
    // A game is begun whole or not at all.
    let card = said(stage.ann.slash("challenge", NONE).await);
    stage.settle().await;
    refuse_writes(&database, "challenges");
    has(&told(stage.ben.click(card.id, "Accept").await), sorry);
    assert_eq!(count("games"), 1);
    allow_writes(&database, "challenges");
    // So are its end and the ratings.
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    refuse_writes(&database, "standings");
    has(
        &told(stage.ben.click(board.id, "Accept the draw").await),
        sorry,
    );
    allow_writes(&database, "standings");
    has(&stage.board(board.id).text(), "A draw is offered");
    assert_eq!(count("rating_changes"), 0);
    let end = said(stage.ben.click(board.id, "Accept the draw").await);
    has(&end.text(), "A draw, agreed by both players.");
    assert_eq!(count("rating_changes"), 1);
    stage.settle().await;
    stage.excuse_failures();
    stage.ends().await;
}
