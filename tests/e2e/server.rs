//! `/server`: what those who manage a server settle on.

use std::sync::Arc;

use leveret::sandbox::{Arg, Cannot, Message, Permissions, integer, text, user};

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

/// The stage where Eve manages the server, and its panel.
async fn managed() -> (Stage, Arc<Message>) {
    let stage = Stage::set().await;
    let home = stage.discord.home();
    stage
        .discord
        .allow(&stage.eve, home, Permissions::MANAGE_GUILD);
    let panel = said(stage.eve.slash("server", NONE).await);
    assert!(panel.is_ephemeral());
    (stage, panel)
}

#[tokio::test]
async fn only_those_who_manage_the_server_may() {
    let (stage, panel) = managed().await;
    let refused = stage.ann.slash("server", NONE).await;
    assert!(matches!(refused, Err(Cannot::NoCommand(_))), "{refused:?}");
    // Whoever no longer manages it is told so by the bot.
    let home = stage.discord.home();
    stage
        .discord
        .forbid(&stage.eve, home, Permissions::MANAGE_GUILD);
    has(
        &told(stage.eve.click(panel.id, "A thread for each game").await),
        "the permission “Manage Server” is needed",
    );
    stage.ends().await;
}

#[tokio::test]
async fn the_usual_game_and_pace_are_those_of_the_server() {
    let (stage, panel) = managed().await;
    let fox = "Fox and Geese (17 geese, every diagonal)";
    said(stage.eve.select(panel.id, "Choose the game", &[fox]).await);
    let changed = said(
        stage
            .eve
            .select(panel.id, "Choose the time for a move", &["7 days a move"])
            .await,
    );
    assert_eq!(changed.id, panel.id);
    has(&changed.text(), fox);
    has(
        &changed.text(),
        "if a challenge does not say: 7 days a move",
    );
    let card = said(stage.ann.slash("challenge", NONE).await);
    has(&card.text(), "17 geese");
    has(&card.text(), "7 days a move");
    let terms = [("game", text("hare-and-hounds")), ("pace", text("live"))];
    let card = said(stage.ann.slash("challenge", terms).await);
    has(&card.text(), "Challenge: Hare and Hounds");
    has(&card.text(), "5 minutes a move");
    stage.ends().await;
}

#[tokio::test]
async fn games_begin_only_in_the_channels_that_are_named() {
    let (stage, panel) = managed().await;
    let other = stage.discord.add_channel(stage.discord.home(), "elsewhere");
    let changed = said(stage.eve.click(panel.id, "Allow this channel").await);
    has(&changed.text(), "Games may begin in: <#");
    let refused = told(stage.ann.at(other).slash("challenge", NONE).await);
    has(
        &refused,
        "In this server games begin only in these channels: <#",
    );
    let card = said(stage.ann.slash("challenge", NONE).await);
    assert!(!card.is_ephemeral());
    said(stage.eve.click(panel.id, "Allow every channel").await);
    let terms = [("game", text("fox-and-geese"))];
    let card = said(stage.ann.at(other).slash("challenge", terms).await);
    assert!(!card.is_ephemeral());
    stage.ends().await;
}

#[tokio::test]
async fn the_server_s_language_is_that_of_what_everybody_sees() {
    let (stage, panel) = managed().await;
    stage.discord.set_guild_locale(stage.discord.home(), "pl");
    said(
        stage
            .eve
            .select(panel.id, "Choose the language", &["English"])
            .await,
    );
    let card = said(stage.ann.slash("challenge", NONE).await);
    has(&card.text(), "Challenge: Hare and Hounds");
    stage.ends().await;
}

#[tokio::test]
async fn a_server_may_want_no_pings() {
    let (stage, panel) = managed().await;
    said(
        stage
            .eve
            .select(panel.id, "Choose how much is pinged", &["No pings"])
            .await,
    );
    let terms = [("opponent", user(&stage.ben))];
    said(stage.ann.slash("challenge", terms).await);
    stage.settle().await;
    assert_eq!(stage.ben.take_pings().len(), 0);
    stage.ends().await;
}

#[tokio::test]
async fn somebody_who_is_barred_is_told_so_and_keeps_their_rights() {
    let (stage, _) = managed().await;
    let board = stage.hare_and_hounds().await;
    let told_eve = told(stage.eve.slash("server", [("bar", user(&stage.ann))]).await);
    has(&told_eve, "Barred from using me in this server: Ann");
    let barred = "Those who manage this server do not let you use me here.";
    has(&told(stage.ann.click(board.id, "a2 to a3").await), barred);
    has(&told(stage.ann.slash("games", NONE).await), barred);
    has(&told(stage.ann.slash("privacy", NONE).await), "What I know");
    let terms = [("opponent", user(&stage.ann))];
    has(
        &told(stage.ben.slash("challenge", terms).await),
        "do not let this player use me here: Ann",
    );
    told(
        stage
            .eve
            .slash("server", [("admit", user(&stage.ann))])
            .await,
    );
    said(stage.ann.click(board.id, "a2 to a3").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_game_is_called_off_and_its_board_says_so() {
    let (stage, _) = managed().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let done = told(stage.eve.slash("server", [("abort", integer(1))]).await);
    has(&done, "Called off: game 1");
    let called_off = "The game has been called off.";
    stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.iter()
                .any(|message| message.text().contains(called_off))
                .then_some(())
        })
        .await;
    stage.settle().await;
    let again = told(stage.eve.slash("server", [("abort", integer(1))]).await);
    has(&again, "This game is over");
    let missing = told(stage.eve.slash("server", [("abort", integer(7))]).await);
    has(&missing, "There is no game with this number");
    stage.ann.take_pings();
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn somebody_hidden_is_not_on_the_leaderboard_of_the_server() {
    let (stage, _) = managed().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let sure = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(sure.id, "Yes, resign").await);
    stage.settle().await;
    has(&told(stage.eve.slash("leaderboard", NONE).await), "Ben");
    told(
        stage
            .eve
            .slash("server", [("hide", user(&stage.ben))])
            .await,
    );
    let shown = told(stage.eve.slash("leaderboard", NONE).await);
    assert!(!shown.contains("Ben"), "{shown}");
    told(
        stage
            .eve
            .slash("server", [("show", user(&stage.ben))])
            .await,
    );
    has(&told(stage.eve.slash("leaderboard", NONE).await), "Ben");
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn every_change_is_in_the_log() {
    let (stage, panel) = managed().await;
    said(stage.eve.click(panel.id, "A thread for each game").await);
    told(stage.eve.slash("server", [("bar", user(&stage.ben))]).await);
    let log = said(stage.eve.click(panel.id, "Log").await);
    has(&log.text(), "Eve · A thread for each game: yes");
    has(
        &log.text(),
        "Eve · Barred from using me in this server: Ben",
    );
    let back = said(stage.eve.click(log.id, "Settings").await);
    has(&back.text(), "People who are barred: 1");
    stage.ends().await;
}
