//! Files: found, made, refused, and left behind by a process that was killed.

use std::{env, fs, path::Path};

use leveret::{
    game::Moment,
    rules::Side,
    store::{Committed, OpenProblem, SqliteStore, Store, StoreError},
};
use sqlx::{Connection, SqliteConnection};

use super::Folder;
use crate::table::{KIND, START, game_of, made, moved, offer, opened, person, stored, won_by};

async fn problem(database: &str) -> OpenProblem {
    match SqliteStore::open(database).await {
        Err(StoreError::Open { problem, .. }) => problem,
        other => panic!("{other:?}"),
    }
}

async fn raw(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}", file.display());
    SqliteConnection::connect(&url).await.unwrap()
}

#[tokio::test]
async fn every_way_to_name_a_file_finds_it() {
    let folder = Folder::new();
    let path = folder.0.path().join("my games.db");
    let path = path.to_str().unwrap();
    let names = [
        path.to_owned(),
        format!("sqlite:{path}"),
        format!("sqlite://{path}"),
        format!("sqlite://{path}?mode=rwc"),
        format!("sqlite:{}", path.replace(' ', "%20")),
    ];
    for (name, n) in names.iter().zip(1..) {
        let store = SqliteStore::open(name).await.unwrap();
        game_of(&store, n, n + 100).await;
        assert_eq!(store.n_running().await.unwrap(), n, "{name}");
        store.close().await;
    }
    let home = SqliteStore::options("sqlite:~/games.db").unwrap();
    assert_eq!(
        home.get_filename(),
        env::home_dir().unwrap().join("games.db")
    );
}

#[tokio::test]
async fn names_that_mean_nothing_are_refused() {
    for name in [
        "",
        "sqlite:",
        "sqlite://",
        "postgres://localhost/games",
        "sqlite:x?mode=no",
    ] {
        assert!(
            matches!(problem(name).await, OpenProblem::Name(_)),
            "{name}"
        );
    }
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused_with_the_reason() {
    let folder = Folder::new();
    let file = folder.name();
    let nowhere = format!("{file}/nowhere/games.db");
    assert!(matches!(problem(&nowhere).await, OpenProblem::NoFolder(_)));

    let absent = format!("sqlite:{file}?mode=rw");
    assert!(matches!(problem(&absent).await, OpenProblem::NoFile));
    let directory = folder.0.path().to_str().unwrap();
    assert!(matches!(problem(directory).await, OpenProblem::NoFile));

    fs::write(
        folder.file(),
        "These are not the games you are looking for.\n".repeat(99),
    )
    .unwrap();
    assert!(matches!(problem(&file).await, OpenProblem::NotADatabase));
    fs::remove_file(folder.file()).unwrap();

    folder.open().await.close().await;
    let read_only = format!("sqlite:{file}?mode=ro");
    assert!(matches!(
        problem(&read_only).await,
        OpenProblem::NotWritable
    ));
}

#[tokio::test]
async fn a_later_version_s_database_is_refused() {
    let folder = Folder::new();
    folder.open().await.close().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .execute(&mut raw(&folder.file()).await)
    .await
    .unwrap();
    assert!(matches!(
        problem(&folder.name()).await,
        OpenProblem::Newer(9999)
    ));
}

#[tokio::test]
async fn two_processes_may_start_at_once() {
    let folder = Folder::new();
    let (one, other) = tokio::join!(folder.open(), folder.open());
    let game = game_of(&one, 1, 2).await;
    assert_eq!(stored(&other, &game).await, game);
    let legal = game.line.legal_moves();
    let (mine, yours) = (
        moved(&game, &legal[0], START),
        moved(&game, &legal[1], START),
    );
    let (mine, yours) = tokio::join!(one.commit(&game, mine), other.commit(&game, yours));
    let done = [mine.unwrap(), yours.unwrap()]
        .iter()
        .filter(|committed| matches!(committed, Committed::Done(_)))
        .count();
    assert_eq!(done, 1);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = Folder::new();
    let store = folder.open().await;
    let running = opened(&store, game_of(&store, 1, 2).await, START).await;
    let finished = won_by(&store, game_of(&store, 3, 4).await, Side::Pack, START).await;
    let challenge = made(&store, &offer(1, None, START)).await;

    // The files as they are at this moment, which is what a kill leaves.
    let left = Folder::new();
    for entry in fs::read_dir(folder.0.path()).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), left.0.path().join(entry.file_name())).unwrap();
    }
    let restarted = left.open().await;
    assert_eq!(stored(&restarted, &running).await, running);
    assert_eq!(stored(&restarted, &finished).await, finished);
    let found = restarted.challenge(challenge.id).await.unwrap();
    assert_eq!(found, Some(challenge));
    let moves = restarted.moves(running.id).await.unwrap().unwrap();
    assert_eq!(moves.ply(), running.ply);
    restarted.close().await;
    store.close().await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_store_that_is_dropped() {
    let folder = Folder::new();
    let game = {
        let store = folder.open().await;
        opened(&store, game_of(&store, 1, 2).await, START).await
    };
    let store = folder.open().await;
    assert_eq!(stored(&store, &game).await, game);
    let since = Moment(0);
    let rated = store.rated_between(person(1).id, person(2).id, KIND, since);
    assert_eq!(rated.await.unwrap(), 1);
    store.close().await;
}

#[tokio::test]
async fn closing_leaves_one_file() {
    let folder = Folder::new();
    let store = folder.open().await;
    game_of(&store, 1, 2).await;
    assert!(fs::read_dir(folder.0.path()).unwrap().count() > 1);
    store.close().await;
    assert_eq!(fs::read_dir(folder.0.path()).unwrap().count(), 1);
    let error = store.n_running().await.unwrap_err();
    assert!(matches!(
        error,
        StoreError::Database(sqlx::Error::PoolClosed)
    ));
}
