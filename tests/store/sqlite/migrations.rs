//! Migrations over what earlier versions have left: `tests/store/samples/N.sql` fills the schema of
//! migration N, and everything in it must still be readable after those that follow.

use std::{fs, path::PathBuf};

use leveret::{
    game::{ChallengeId, GameId, PersonId, ratings::Scope},
    store::{SqliteStore, Store},
};
use sqlx::{Connection, SqliteConnection, migrate::Migrator};

use super::Folder;
use crate::table::KIND;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sample(version: i64) -> PathBuf {
    root().join(format!("tests/store/samples/{version:04}.sql"))
}

#[tokio::test]
async fn every_earlier_version_s_data_can_be_read() {
    let migrations = Migrator::new(root().join("migrations/sqlite"))
        .await
        .unwrap();
    for migration in migrations.iter() {
        let folder = Folder::new();
        let url = format!("sqlite:{}?mode=rwc", folder.name());
        let mut database = SqliteConnection::connect(&url).await.unwrap();
        migrations
            .run_to(migration.version, &mut database)
            .await
            .unwrap();
        let sample = fs::read_to_string(sample(migration.version)).unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(sample))
            .execute(&mut database)
            .await
            .unwrap();
        database.close().await.unwrap();

        let store = folder.open().await;
        check_everything(&store).await;
        store.close().await;
    }
}

/// The samples all tell the same story: a finished, a running and a broken-off game, and challenges
/// of every sort.
async fn check_everything(store: &SqliteStore) {
    for id in 1..=3 {
        let game = store.game(GameId(id)).await.unwrap().unwrap();
        let line = store.moves(GameId(id)).await.unwrap().unwrap();
        assert_eq!(line.position(), game.position());
        assert_eq!(line.ply(), game.ply);
    }
    assert_eq!(store.n_running().await.unwrap(), 1);
    for id in 1..=7 {
        assert!(store.challenge(ChallengeId(id)).await.unwrap().is_some());
    }
    let board = store.leaderboard(KIND, Scope::Everywhere, 0).await.unwrap();
    let names: Vec<_> = board.lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    assert!(store.person(PersonId(3)).await.unwrap().is_some());
}
