//! A thread for each game.

use std::sync::Arc;

use leveret::sandbox::{Arg, Id, Message, Permissions, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

/// The stage on which every game gets a thread.
async fn with_threads() -> Stage {
    let stage = Stage::set().await;
    let home = stage.discord.home();
    stage
        .discord
        .allow(&stage.eve, home, Permissions::MANAGE_GUILD);
    let panel = said(stage.eve.slash("server", NONE).await);
    said(stage.eve.click(panel.id, "A thread for each game").await);
    stage
}

/// The thread of the game whose board was `board`, and the board in it.
async fn thread_of(stage: &Stage, board: Id) -> (Id, Arc<Message>) {
    let found = stage
        .until(|| {
            let thread = stage.ann.message(board)?.thread?;
            let all = stage.ann.at(thread).sees(thread);
            let board = all.into_iter().find(|it| !it.buttons().is_empty())?;
            Some((thread, board))
        })
        .await;
    stage.settle().await;
    found
}

#[tokio::test]
async fn a_game_is_played_in_its_thread() {
    let stage = with_threads().await;
    let card = stage.hare_and_hounds().await;
    let (thread, board) = thread_of(&stage, card.id).await;
    let name = stage.discord.channel_json(thread).unwrap()["name"].clone();
    assert_eq!(name, "Hare and Hounds: Ann (hounds) – Ben (hare)");
    has(
        &stage.board(card.id).text(),
        "The game goes on in a newer message.",
    );
    assert_eq!(labels(&stage.board(card.id)), Vec::<String>::new());
    let (ann, ben) = (stage.ann.at(thread), stage.ben.at(thread));
    said(ann.click(board.id, "a2 to a3").await);
    said(ben.click(board.id, "b5 to b4").await);
    let moved = said(ann.slash("move", [("move", text("c2-c3"))]).await);
    has(&moved.text(), "a hound from c2 to c3");
    stage.settle().await;
    ann.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn without_the_permission_the_game_stays_and_the_reason_is_told() {
    let stage = with_threads().await;
    stage.discord.overwrite(
        &stage.discord.bot(),
        stage.discord.channel(),
        Permissions::NONE,
        Permissions::CREATE_PUBLIC_THREADS,
    );
    let board = stage.hare_and_hounds().await;
    let note = stage
        .until(|| {
            let all = stage.ben.sees(stage.discord.channel());
            all.into_iter()
                .find(|it| it.text().contains("“Create Public Threads”"))
        })
        .await;
    assert!(note.is_ephemeral());
    said(stage.ann.click(board.id, "a2 to a3").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_goes_on_in_its_channel() {
    let mut stage = with_threads().await;
    let card = stage.hare_and_hounds().await;
    let (thread, _) = thread_of(&stage, card.id).await;
    stage.discord.delete_channel(thread);
    stage.excuse("10003");
    let done = told(stage.ann.slash("move", [("move", text("a2-a3"))]).await);
    has(&done, "a hound from a2 to a3");
    let board = stage
        .until(|| {
            let all = stage.ben.sees(stage.discord.channel());
            all.into_iter().rev().find(|it| !it.buttons().is_empty())
        })
        .await;
    stage.settle().await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.ben.take_pings();
    stage.ends().await;
}
