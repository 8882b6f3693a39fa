//! Names of people: input from strangers, which neither pings nor breaks anything.

use std::time::Duration;

use leveret::sandbox::{Arg, text};

use crate::stage::{Stage, has, said};

const NONE: [(&str, Arg); 0] = [];

const NAMES: [&str; 9] = [
    "@everyone",
    "<@&1> <@1> <#1>",
    "**bold** _it_ ~~no~~ `code` ```",
    "[click](https://example.com)",
    "||secret|| > quote # title",
    "שלום עולם",
    "\u{202e}drawkcab",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "{ $name } board-title",
];

#[tokio::test]
async fn no_name_pings_or_breaks_anything() {
    let mut stage = Stage::set().await;
    for name in NAMES {
        stage.ann.rename(name);
        stage.ben.rename(
            &format!("{name}!")
                .chars()
                .rev()
                .take(32)
                .collect::<String>(),
        );
        let board = stage
            .game([("side", text("pack")), ("pace", text("1-day"))])
            .await;
        said(stage.ann.click(board.id, "a2 to a3").await);
        said(stage.ben.slash("board", NONE).await);
        said(stage.ben.slash("games", NONE).await);
        stage.settle().await;
        stage.advance(Duration::from_mins(5));
        said(
            stage
                .ben
                .slash("move", [("move", text("b5-b4")), ("game", text("1"))])
                .await,
        );
        let last = stage.discord.users().len();
        assert_eq!(last, 3);
        let id = said(stage.ann.slash("games", NONE).await).text();
        has(&id, "Hare and Hounds");
        said(stage.ann.slash("leaderboard", NONE).await);
        said(stage.ann.slash("stats", NONE).await);
        stage.settle().await;
        for message in stage.eve.sees(stage.discord.channel()) {
            assert!(!message.mentions_everyone);
            for mentioned in &message.mentions {
                assert!([stage.ann.id(), stage.ben.id()].contains(mentioned));
            }
            let text = message.text();
            assert!(!text.contains("\u{202e}"), "{text}");
            assert!(
                !text.contains("@everyone") || text.contains("\\@everyone"),
                "{text}"
            );
        }
        let question = said(
            stage
                .ben
                .slash("resign", [("game", text(newest(&stage)))])
                .await,
        );
        said(stage.ben.click(question.id, "Yes, resign").await);
        stage.settle().await;
        stage.ann.take_pings();
        stage.ben.take_pings();
    }
    assert_eq!(stage.eve.take_pings().len(), 0);
    stage.ann.sees(stage.discord.channel());
    stage.excuse("{ $name }");
    stage.ends().await;
}

/// The number of the newest game.
fn newest(stage: &Stage) -> String {
    let database = rusqlite::Connection::open(stage.database()).expect("the database opens");
    let id: i64 = database
        .query_row("SELECT max(id) FROM games", [], |row| row.get(0))
        .expect("a game");
    id.to_string()
}

#[tokio::test]
async fn a_long_name_keeps_every_message_within_its_limits() {
    let stage = Stage::set().await;
    stage.ann.rename(&"\u{1d573}".repeat(32));
    stage.ben.rename(&"*".repeat(32));
    let board = stage
        .game([
            ("side", text("quarry")),
            ("game", text("fox-and-geese")),
            ("geese", Arg::Integer(17)),
            ("sideways", Arg::Boolean(true)),
            ("diagonals", text("alternate")),
        ])
        .await;
    has(&board.text(), "17 geese");
    let title = board.embeds[0]["title"].as_str().unwrap();
    assert!(title.chars().count() <= 256);
    said(stage.ann.slash("games", NONE).await);
    let choices = stage
        .ann
        .suggest("board", [("game", text(""))], "game")
        .await
        .unwrap();
    assert_eq!(choices.choices().unwrap().len(), 1);
    said(stage.ann.click(board.id, "Offer a draw").await);
    said(stage.ben.click(board.id, "Accept the draw").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_new_name_is_shown_from_the_next_action_on() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.ann.rename("Anna");
    let after = said(stage.ann.click(board.id, "a2 to a3").await);
    has(&after.text(), "Anna (hounds)");
    stage.ends().await;
}
