//! How statements are carried out: by index, however many games there are.

use std::{fs, path::Path};

use sqlx::{Connection, Row, SqliteConnection};

use super::Folder;

/// What may be gone through from end to end: a row or two, and the running games, to
/// count them.
const WHOLE: [&str; 5] = [
    "SCAN CONSTANT ROW",
    "SCAN pair",
    "SCAN heartbeat",
    "SCAN games USING INDEX games_in_channel",
    "SCAN games USING INDEX games_running_of_quarry",
];

#[tokio::test]
async fn every_statement_uses_an_index() {
    let folder = Folder::new();
    folder.open().await;
    let url = format!("sqlite:{}", folder.name());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let mut n_statements = 0;
    let checked = Path::new(env!("CARGO_MANIFEST_DIR")).join(".sqlx");
    for entry in fs::read_dir(checked).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let statement: serde_json::Value = serde_json::from_str(&text).unwrap();
        let sql = statement["query"].as_str().unwrap();
        let plan = sqlx::query(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")))
            .fetch_all(&mut database)
            .await
            .unwrap();
        for step in plan {
            let step: String = step.get("detail");
            assert!(
                !step.starts_with("SCAN") || WHOLE.contains(&step.as_str()),
                "{step}: {sql}"
            );
        }
        n_statements += 1;
    }
    assert!(n_statements > 20);
}
