//! The list of finished games.

use leveret::sandbox::{Arg, text, user};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

/// Ann resigns a game of hers with the hounds, which counts or is called off.
async fn lost(stage: &Stage, moves: &[&str]) {
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, moves).await;
    let question = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage.settle().await;
}

#[tokio::test]
async fn finished_games_are_listed_with_result_and_reason_and_opened() {
    let stage = Stage::set().await;
    has(
        &told(stage.ann.slash("history", NONE).await),
        "No game has been finished yet.",
    );
    lost(&stage, &["a2 to b3", "b5 to a4"]).await;
    lost(&stage, &["a2 to a3"]).await;
    stage.hare_and_hounds().await;
    let list = said(stage.ann.slash("history", NONE).await);
    assert!(list.is_ephemeral());
    has(&list.text(), "Finished games: Ann");
    has(&list.text(), "1 · Hare and Hounds · Ben");
    has(
        &list.text(),
        "Lost · The hare wins: the hounds have resigned. · <t:",
    );
    has(&list.text(), "Called off · The game has been called off.");
    has(&list.text(), "https://discord.com/channels/");
    assert!(!list.text().contains("3 · Hare and Hounds"));
    let of_ben = said(
        stage
            .eve
            .slash("history", [("user", user(&stage.ben))])
            .await,
    );
    has(&of_ben.text(), "Finished games: Ben");
    has(
        &of_ben.text(),
        "Won · The hare wins: the hounds have resigned.",
    );
    let menu = of_ben.menus().first().cloned().expect("a menu");
    let line = menu.options.last().expect("a line");
    let replay = said(
        stage
            .eve
            .select(of_ben.id, &menu.custom_id, &[&line.label])
            .await,
    );
    assert_eq!(replay.id, of_ben.id);
    has(&replay.text(), "After ply 0 of 2");
    stage.ends().await;
}

#[tokio::test]
async fn many_finished_games_have_pages() {
    let mut stage = Stage::set().await;
    for _ in 0..11 {
        lost(&stage, &[]).await;
    }
    let list = said(stage.ben.slash("history", NONE).await);
    assert_eq!(labels(&list), ["Next page"]);
    has(&list.text(), "11 · Hare and Hounds · Ann");
    assert!(!list.text().contains("[1 · "));
    stage.bot_restarts().await;
    let second = said(stage.ben.click(list.id, "Next page").await);
    assert_eq!(second.id, list.id);
    has(&second.text(), "1 · Hare and Hounds · Ann");
    assert_eq!(labels(&second), ["Previous page"]);
    let first = said(stage.ben.click(list.id, "Previous page").await);
    has(&first.text(), "11 · Hare and Hounds · Ann");
    stage.ends().await;
}

#[tokio::test]
async fn games_lists_whose_turn_and_the_time_left_mine_first() {
    let stage = Stage::set().await;
    let first = stage
        .game([("side", text("pack")), ("pace", text("live"))])
        .await;
    stage
        .game([
            ("side", text("pack")),
            ("pace", text("3-days")),
            ("game", text("fox-and-geese")),
        ])
        .await;
    stage
        .game([("side", text("pack")), ("pace", text("1-day"))])
        .await;
    stage.clicks(first.id, &["a2 to a3"]).await;
    let list = told(stage.ann.slash("games", NONE).await);
    let place = |words: &str| {
        list.find(words)
            .unwrap_or_else(|| panic!("{words}: {list}"))
    };
    let (third, one, two) = (place("3 · Hare"), place("1 · Hare"), place("2 · Fox"));
    assert!(third < one && one < two, "{list}");
    has(&list, "Your turn, time up <t:");
    has(&list, "Other player's turn, time up <t:");
    stage.ends().await;
}
