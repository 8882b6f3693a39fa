//! Settings that are missing or bad, and the token, which is seen nowhere.

use std::time::Duration;

use leveret::sandbox::{Fault, Options, Rule};
use tempfile::TempDir;

use crate::program::{Program, refused};
use crate::stage::{Stage, has, said};

const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Wrongx.this-is-not-the-right-one";

/// Checks that a start is refused with one line that names the key.
async fn check(settings: &[(&str, &str)], key: &str) {
    let log = refused(settings).await;
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 1, "{log}");
    has(lines[0], &format!("leveret: {key}"));
}

#[tokio::test]
async fn a_setting_that_is_missing_or_bad_is_named_in_one_line() {
    check(&[], "DISCORD_TOKEN").await;
    check(&[("DISCORD_TOKEN", "two words")], "DISCORD_TOKEN").await;
    check(&[("DISCORD_TOKEN", "paste-it-here")], "DISCORD_TOKEN").await;
    let token = ("DISCORD_TOKEN", TOKEN);
    check(&[token, ("DISCORD_API_URL", "discord")], "DISCORD_API_URL").await;
    check(&[token, ("DATABASE_URL", "mysql://x")], "DATABASE_URL").await;
    check(&[token, ("LOG_FORMAT", "xml")], "LOG_FORMAT").await;
    check(&[token, ("RUST_LOG", "a=b=c")], "RUST_LOG").await;
    let nowhere = ("DATABASE_URL", "sqlite:/nowhere/at/all/leveret.db");
    check(&[token, nowhere], "DATABASE_URL").await;
}

#[tokio::test]
async fn a_database_that_is_none_is_named() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("not-a-database.db");
    std::fs::write(&path, "This is a letter to my grandmother.\n".repeat(99)).unwrap();
    let url = format!("sqlite:{}", path.display());
    check(
        &[("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", &url)],
        "DATABASE_URL",
    )
    .await;
}

#[tokio::test]
async fn a_token_that_discord_does_not_accept_is_named_and_not_shown() {
    let stage = Stage::without_bot(Options::default()).await;
    let more = [("DISCORD_TOKEN", TOKEN), ("RUST_LOG", "off")];
    let mut program = Program::start(&stage.discord, stage.folder.path(), &more);
    let status = program.ends(Duration::from_secs(15)).await;
    assert!(!status.success());
    let log = program.log();
    has(&log, "leveret: DISCORD_TOKEN: Discord does not accept it");
    assert_eq!(log.lines().count(), 1, "{log}");
    assert!(!log.contains("this-is-not-the-right-one"));
    let mut stage = stage;
    stage.excuse("401");
    stage.ends().await;
}

#[tokio::test]
async fn the_token_is_in_no_log_however_much_is_logged() {
    let stage = Stage::without_bot(Options::default()).await;
    for format in ["text", "json"] {
        let more = [("RUST_LOG", "trace"), ("LOG_FORMAT", format)];
        let mut program = Program::start(&stage.discord, stage.folder.path(), &more);
        stage.bot_is_there().await;
        let board = stage.hare_and_hounds().await;
        said(stage.ann.click(board.id, "a2 to a3").await);
        let rule = Rule::next(Fault::Status(500)).path("/interactions/*/*/callback");
        stage.discord.faults().inject(rule);
        said(stage.ben.click(board.id, "b5 to b4").await);
        let question = said(stage.ann.click(board.id, "Resign").await);
        said(stage.ann.click(question.id, "Yes, resign").await);
        stage.settle().await;
        program.terminate();
        program.ends(Duration::from_secs(10)).await;
        let log = program.log();
        assert!(log.lines().count() > 100);
        let token = stage.discord.token();
        for secret in token
            .split('.')
            .filter(|part| part.len() > 7)
            .chain([token])
        {
            assert!(!log.contains(secret), "the token is in the log");
        }
    }
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn each_interaction_is_one_line_in_the_log() {
    let stage = Stage::without_bot(Options::default()).await;
    let more = [("LOG_FORMAT", "json")];
    let mut program = Program::start(&stage.discord, stage.folder.path(), &more);
    stage.bot_is_there().await;
    let board = stage.hare_and_hounds().await;
    said(stage.ann.click(board.id, "a2 to a3").await);
    said(stage.eve.click(board.id, "b5 to b4").await);
    stage.settle().await;
    program.terminate();
    program.ends(Duration::from_secs(10)).await;
    let log = program.log();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let of_interactions: Vec<_> = lines
        .iter()
        .filter(|line| line["message"] == "interaction")
        .collect();
    assert_eq!(of_interactions.len(), 4);
    for line in of_interactions {
        assert_eq!(line["outcome"], "answered");
        assert!(line["duration"].is_string());
        let span = &line["span"];
        for key in ["id", "user", "server", "ask"] {
            assert!(!span[key].is_null(), "{key} in {line}");
        }
    }
    stage.ends().await;
}
