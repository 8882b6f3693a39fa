//! Rows that make no sense: an error that names them, never a panic.

use leveret::{
    rules::Setup,
    store::{Due, Store, StoreError},
};
use sqlx::{Connection, SqliteConnection};

use super::Folder;
use crate::table::{DAY, START, begun, game_of, made, of_setup, offer, opened, person};

/// Does to the database what the program never would.
async fn spoil(folder: &Folder, sql: &str) {
    let url = format!("sqlite:{}", folder.name());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let sql = format!("PRAGMA ignore_check_constraints = ON; {sql}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
}

fn reason<T: std::fmt::Debug>(read: Result<T, StoreError>) -> String {
    match read {
        Err(error @ StoreError::Corrupt { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_unreadable_game_says_what_is_wrong() {
    for (change, expected) in [
        ("setup = 'chess'", "setup \"chess\""),
        (
            "setup = 'hare-and-hounds', position = '8/8 w'",
            "position \"8/8 w\"",
        ),
        ("position = ''", "position \"\""),
        ("last_move = 'Kxf7'", "last move \"Kxf7\""),
        ("ply = -1", "ply is -1"),
        ("revision = 99999999999", "revision is 99999999999"),
        ("pace = 'bullet'", "pace is \"bullet\""),
        ("draw_offer = 'both'", "draw offer is \"both\""),
        ("takeback = 'both'", "takeback is \"both\""),
        ("match_game = 1", "half a match"),
        ("ending = 'resigned'", "half an ending"),
        (
            "ending = 'resigned', ended_at = 0",
            "ending is \"resigned\"",
        ),
        ("deadline = NULL", "a reminder without a deadline"),
        ("message_id = 1", "half a message"),
    ] {
        let folder = Folder::new();
        let store = folder.open().await;
        let game = opened(&store, game_of(&store, 1, 2).await, START).await;
        spoil(&folder, &format!("UPDATE games SET {change}")).await;
        let reason = reason(store.game(game.id).await);
        assert!(reason.starts_with("game 1 cannot be read: "), "{reason}");
        assert!(reason.contains(expected), "{reason}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_journal_that_disagrees_is_noticed() {
    let setup: Setup = "fox-and-geese 13 every sideways".parse().unwrap();
    for (change, expected) in [
        ("DELETE FROM moves WHERE ply = 2", "its 1 moves lead to"),
        ("UPDATE moves SET notation = 'a1-a2' WHERE ply = 1", "move "),
        (
            "UPDATE moves SET notation = '?' WHERE ply = 1",
            "move \"?\"",
        ),
    ] {
        let folder = Folder::new();
        let store = folder.open().await;
        let game = begun(&store, &of_setup(offer(1, Some(2), START), setup)).await;
        let game = opened(&store, game, START).await;
        spoil(&folder, change).await;
        let reason = reason(store.game(game.id).await);
        assert!(reason.contains(expected), "{reason}");
        store.close().await;
    }
}

#[tokio::test]
async fn unreadable_challenges_and_standings_say_what_is_wrong() {
    let folder = Folder::new();
    let store = folder.open().await;
    let challenge = made(&store, &offer(1, None, START)).await;
    spoil(&folder, "UPDATE challenges SET side = 'white'").await;
    let side = reason(store.challenge(challenge.id).await);
    assert_eq!(side, "challenge 1 cannot be read: side is \"white\"");
    reason(store.open_challenges(person(1).id, START).await);
    store.close().await;
}

#[tokio::test]
async fn one_unreadable_game_does_not_stop_the_clock_of_others() {
    let folder = Folder::new();
    let store = folder.open().await;
    game_of(&store, 1, 2).await;
    let game = game_of(&store, 3, 4).await;
    spoil(&folder, "UPDATE games SET position = 'lost' WHERE id = 1").await;
    let due = store.claim_due(START.plus(DAY), DAY, 10).await.unwrap();
    assert_eq!(due, [Due::Deadline(game.clone())]);
    assert_eq!(store.changed_since(START, 10).await.unwrap(), [game]);
    store.close().await;
}
