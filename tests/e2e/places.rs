//! Messages, channels, permissions and servers that are lost in the middle of a game.

use std::time::Duration;

use leveret::sandbox::{Arg, Options, Permissions, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

#[tokio::test]
async fn a_deleted_board_is_called_up_again() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3"]).await;
    stage.discord.delete_message(board.id);
    let mut stage = stage;
    let new = said(stage.ben.slash("board", NONE).await);
    stage.settle().await;
    said(stage.ben.click(new.id, "b5 to b4").await);
    stage.settle().await;
    stage.excuse("Unknown Message");
    stage.ends().await;
}

#[tokio::test]
async fn a_move_after_the_board_was_deleted_posts_it_anew() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.discord.delete_message(board.id);
    told(stage.ann.slash("move", [("move", text("a2-a3"))]).await);
    let new = stage
        .until(|| {
            stage.ann.last().filter(|last| {
                last.text().contains("To move: the hare (Ben)") && !last.is_ephemeral()
            })
        })
        .await;
    stage.settle().await;
    said(stage.ben.click(new.id, "b5 to b4").await);
    stage.excuse("Unknown Message");
    stage.ends().await;
}

#[tokio::test]
async fn a_deleted_channel_does_not_end_the_game() {
    let mut stage = Stage::set().await;
    let doomed = stage.discord.add_channel(stage.discord.home(), "doomed");
    let (ann, ben) = (stage.ann.at(doomed), stage.ben.at(doomed));
    stage.game_of(&ann, &ben, [("side", text("pack"))]).await;
    stage.discord.delete_channel(doomed);
    let board = said(stage.ann.slash("board", NONE).await);
    assert!(!board.is_ephemeral());
    said(stage.ann.click(board.id, "a2 to a3").await);
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.excuse("404");
    stage.ends().await;
}

#[tokio::test]
async fn a_move_from_elsewhere_brings_the_game_of_a_deleted_channel_there() {
    let mut stage = Stage::set().await;
    let doomed = stage.discord.add_channel(stage.discord.home(), "doomed");
    let thread = stage.discord.add_thread(doomed, "a game", &stage.ann);
    let (ann, ben) = (stage.ann.at(thread), stage.ben.at(thread));
    stage.game_of(&ann, &ben, [("side", text("pack"))]).await;
    stage.discord.delete_channel(thread);
    told(stage.ann.slash("move", [("move", text("a2-a3"))]).await);
    let board = stage
        .until(|| {
            let all = stage.ben.sees(stage.discord.channel());
            all.into_iter()
                .find(|it| it.text().contains("To move: the hare (Ben)"))
        })
        .await;
    stage.settle().await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    said(stage.ann.click(board.id, "c2 to c3").await);
    stage.settle().await;
    stage.excuse("404");
    stage.ends().await;
}

#[tokio::test]
async fn time_runs_out_in_a_deleted_channel_without_trouble() {
    let mut stage = Stage::set().await;
    let doomed = stage.discord.add_channel(stage.discord.home(), "doomed");
    let (ann, ben) = (stage.ann.at(doomed), stage.ben.at(doomed));
    let board = stage.game_of(&ann, &ben, [("side", text("pack"))]).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.settle().await;
    stage.discord.delete_channel(doomed);
    stage.advance(Duration::from_secs(301));
    tokio::time::sleep(Duration::from_millis(1800)).await;
    has(
        &told(stage.ben.slash("games", NONE).await),
        "You have no game going on.",
    );
    has(
        &said(stage.ben.slash("board", [("game", text("1"))]).await).text(),
        "The hare wins: the hounds have run out of time.",
    );
    stage.settle().await;
    stage.excuse("404");
    stage.ends().await;
}

async fn without(permission: Permissions) {
    let mut stage = Stage::set().await;
    let board = stage
        .game([("side", text("pack")), ("pace", text("1-day"))])
        .await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let (bot, channel) = (stage.discord.bot(), stage.discord.channel());
    stage
        .discord
        .overwrite(&bot, channel, Permissions::NONE, permission);
    // In place, by answers that need no permission.
    said(stage.ann.click(board.id, "c2 to c3").await);
    said(stage.ben.click(board.id, "b4 to b5").await);
    stage.settle().await;
    stage.advance(Duration::from_mins(4));
    // Anew, which would need it.
    said(stage.ann.click(board.id, "a3 to a4").await);
    stage.settle().await;
    let new = stage
        .until(|| {
            let all = stage.ben.sees(channel);
            all.into_iter().rev().find(|it| {
                it.text().contains("To move: the hare (Ben)") && !it.buttons().is_empty()
            })
        })
        .await;
    said(stage.ben.click(new.id, "b5 to b4").await);
    stage.settle().await;
    stage
        .discord
        .overwrite(&bot, channel, Permissions::NONE, Permissions::NONE);
    let new = said(stage.ben.slash("board", NONE).await);
    assert!(labels(&new).len() > 2);
    stage.settle().await;
    stage.excuse("403");
    stage.ends().await;
}

#[tokio::test]
async fn the_game_goes_on_without_the_permission_to_write() {
    without(Permissions::SEND_MESSAGES).await;
}

#[tokio::test]
async fn the_game_goes_on_without_the_permission_to_see_the_channel() {
    without(Permissions::VIEW_CHANNEL).await;
}

#[tokio::test]
async fn a_game_goes_on_after_the_bot_was_put_out_and_let_in_again() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3"]).await;
    let home = stage.discord.home();
    stage.discord.kick_bot(home);
    // Elsewhere, the player goes on alone.
    let direct = stage.ben.at(stage.ben.direct());
    let own = said(direct.slash("board", NONE).await);
    let done = said(stage.ben.click(own.id, "b5 to b4").await);
    has(&done.text(), "Last move: the hare from b5 to b4.");
    stage.settle().await;
    stage.discord.invite_bot(home);
    let board = said(stage.ann.slash("board", NONE).await);
    has(&board.text(), "Last move: the hare from b5 to b4.");
    said(stage.ann.click(board.id, "c2 to c3").await);
    stage.settle().await;
    for message in stage.ben.sees(direct.place()) {
        assert!(!message.text().is_empty());
    }
    stage.excuse("403");
    stage.ends().await;
}

#[tokio::test]
async fn a_board_that_may_not_be_edited_any_more_is_posted_anew() {
    let mut stage = Stage::set_with(Options {
        late_edits: 0,
        ..Options::default()
    })
    .await;
    let board = stage
        .game([("side", text("pack")), ("pace", text("1-day"))])
        .await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    for _ in 0..31 {
        said(stage.ann.click(board.id, "Offer a draw").await);
        said(stage.ben.click(board.id, "Decline the draw").await);
        stage.advance(Duration::from_mins(2));
    }
    // Both are here, and the live message is more than an hour old.
    let question = said(stage.ben.slash("resign", NONE).await);
    said(stage.ben.click(question.id, "Yes, resign").await);
    let end = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.into_iter().rev().find(|it| {
                it.text().contains("The hounds win: the hare has resigned.") && !it.is_ephemeral()
            })
        })
        .await;
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    stage.excuse("30046");
    stage.ends().await;
}
