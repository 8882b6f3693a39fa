//! Lists: one's games, the leaderboard, statistics, rules, help.

use std::sync::Arc;

use leveret::sandbox::{Arg, Message, User, text, user};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

async fn private<const N: usize>(
    who: &User,
    command: &str,
    options: [(&'static str, Arg); N],
) -> Arc<Message> {
    let message = said(who.slash(command, options).await);
    assert!(message.is_ephemeral());
    message
}

/// A rated game that the one wins against the other, who resigns.
async fn won(stage: &Stage, one: &User, other: &User) {
    let board = stage.game_of(one, other, [("side", text("pack"))]).await;
    said(one.click(board.id, "a2 to a3").await);
    said(other.click(board.id, "b5 to b4").await);
    let question = said(other.click(board.id, "Resign").await);
    said(other.click(question.id, "Yes, resign").await);
    stage.settle().await;
}

#[tokio::test]
async fn ones_games_are_listed_with_those_that_wait_first() {
    let stage = Stage::set().await;
    has(
        &private(&stage.ann, "games", NONE).await.text(),
        "You have no game going on.",
    );
    let first = stage
        .game([("side", text("pack")), ("pace", text("unlimited"))])
        .await;
    let second = stage
        .game_of(&stage.eve, &stage.ann, [("side", text("pack"))])
        .await;
    let list = private(&stage.ann, "games", NONE).await.text();
    let line = |id: u32, name: &str, at: &Message| {
        format!(
            "[{id} · Hare and Hounds · {name}](https://discord.com/channels/{}/{}/{})",
            stage.discord.home(),
            at.channel,
            at.id
        )
    };
    has(&list, &line(1, "Ben", &first));
    has(&list, &line(2, "Eve", &second));
    has(&list, "> Your turn, no time limit");
    has(&list, "> Other player's turn, time up <t:");
    has(&list, "2 games");
    let at = |name: &str| list.find(name).unwrap();
    assert!(at("Ben") < at("Eve"), "hers first");
    said(stage.ann.click(first.id, "a2 to a3").await);
    said(stage.eve.click(second.id, "a2 to a3").await);
    let list = private(&stage.ann, "games", NONE).await.text();
    assert!(list.find("Eve").unwrap() < list.find("Ben").unwrap());
    stage.ends().await;
}

#[tokio::test]
async fn many_games_are_listed_in_pages() {
    let stage = Stage::set().await;
    for n in 0..12 {
        let other = stage.discord.user(&format!("Other {n}"));
        stage
            .game_of(&stage.ann, &other, [("pace", text("unlimited"))])
            .await;
    }
    let list = private(&stage.ann, "games", NONE).await;
    has(&list.text(), "12 games · Page 1 of 2");
    assert_eq!(labels(&list), ["Next page"]);
    let second = said(stage.ann.click(list.id, "Next page").await);
    assert_eq!(second.id, list.id);
    has(&second.text(), "12 games · Page 2 of 2");
    assert_eq!(labels(&second), ["Previous page"]);
    said(stage.ann.click(list.id, "Previous page").await);
    let pending = stage.ann.raw_click(list.id, "1:games:4294967295").unwrap();
    let far = said(Ok(pending.outcome().await));
    has(&far.text(), "Your games");
    stage.ends().await;
}

#[tokio::test]
async fn the_leaderboard_of_a_server_counts_the_games_played_there() {
    let stage = Stage::set().await;
    let nobody = private(&stage.ann, "leaderboard", NONE).await;
    has(
        &nobody.text(),
        "Games played in this server.\nNobody has finished a rated game yet.",
    );
    won(&stage, &stage.ann, &stage.ben).await;
    let other = stage.discord.add_guild("Elsewhere", "en-US", true);
    stage.ben.joins(other);
    stage.eve.joins(other);
    let channel = stage.discord.add_channel(other, "lounge");
    won(&stage, &stage.eve.at(channel), &stage.ben.at(channel)).await;
    let here = private(&stage.ann, "leaderboard", NONE).await;
    has(&here.text(), "Hare and Hounds: the leaderboard");
    has(&here.text(), "**1** __Ann__: 1581 ±");
    has(&here.text(), "**2** Ben:");
    assert!(!here.text().contains("Eve"));
    let all = said(stage.ann.click(here.id, "Everywhere").await);
    has(&all.text(), "Games played everywhere.");
    has(&all.text(), "Eve");
    let back = said(stage.ann.click(here.id, "This server").await);
    assert!(!back.text().contains("Eve"));
    let fox = said(stage.ann.click(here.id, "Fox and Geese").await);
    has(&fox.text(), "Fox and Geese: the leaderboard");
    has(&fox.text(), "Nobody has finished a rated game yet.");
    let options = [("scope", text("everywhere"))];
    has(
        &private(&stage.ben, "leaderboard", options).await.text(),
        "Eve",
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_leaderboard_has_pages_and_keeps_who_has_left_under_the_last_name() {
    let stage = Stage::set().await;
    for n in 0..13 {
        let other = stage.discord.user(&format!("Other {n}"));
        won(&stage, &stage.ann, &other).await;
        if n == 0 {
            other.leaves(stage.discord.home());
        }
    }
    stage.ann.rename("Anna *the* great");
    said(stage.ann.slash("challenge", NONE).await);
    let board = private(&stage.ben, "leaderboard", NONE).await;
    has(&board.text(), r"**1** Anna \*the\* great:");
    has(&board.text(), "13 games");
    has(&board.text(), "Page 1 of 2");
    let mut all = board.text();
    let second = said(stage.ben.click(board.id, "Next page").await);
    has(&second.text(), "Page 2 of 2");
    all += &second.text();
    for n in 0..13 {
        has(&all, &format!("Other {n}:"));
    }
    let pending = stage
        .ben
        .raw_click(board.id, "1:leaderboard:hare-and-hounds:all:4000000000")
        .unwrap();
    said(Ok(pending.outcome().await));
    stage.ends().await;
}

#[tokio::test]
async fn statistics_are_of_oneself_or_of_somebody_else() {
    let stage = Stage::set().await;
    won(&stage, &stage.ann, &stage.ben).await;
    let mine = private(&stage.ann, "stats", NONE).await.text();
    has(&mine, "Statistics: Ann");
    has(&mine, "With the hounds: 1662 ±");
    has(&mine, "won 1, lost 0, drawn 0");
    has(&mine, "In this server: figure 1581");
    has(&mine, "**Fox and Geese**\nEverywhere: no rated game yet");
    let his = private(&stage.ann, "stats", [("user", user(&stage.ben))])
        .await
        .text();
    has(&his, "Statistics: Ben");
    has(&his, "With the hare: 1338 ±");
    let bot = stage.discord.bot();
    let of_bot = private(&stage.ann, "stats", [("user", user(&bot))])
        .await
        .text();
    has(&of_bot, "no rated game yet");
    stage.ends().await;
}

#[tokio::test]
async fn the_rules_have_pages_for_each_game() {
    let stage = Stage::set().await;
    for (game, name) in [
        ("hare-and-hounds", "Hare and Hounds"),
        ("fox-and-geese", "Fox and Geese"),
    ] {
        let rules = private(&stage.eve, "rules", [("game", text(game))]).await;
        has(&rules.text(), &format!("{name}: how to play"));
        let mut seen = vec![rules.text()];
        for label in labels(&rules) {
            let page = said(stage.eve.click(rules.id, &label).await);
            assert_eq!(page.id, rules.id);
            seen.push(page.text());
        }
        assert!(
            seen.iter()
                .any(|it| it.contains("history and perfect play"))
        );
        assert!(seen.iter().any(|it| it.contains("beside")));
    }
    let pending = stage.eve.raw_slash("rules", NONE).unwrap();
    let rules = said(Ok(pending.outcome().await));
    let pending = stage
        .eve
        .raw_click(rules.id, "1:rules:fox-and-geese:4294967295")
        .unwrap();
    said(Ok(pending.outcome().await));
    stage.ends().await;
}

#[tokio::test]
async fn help_names_every_command() {
    let stage = Stage::set().await;
    let help = private(&stage.eve, "help", NONE).await.text();
    for command in stage.discord.commands() {
        let name = command["name"].as_str().unwrap();
        let in_a_menu = command["type"] == 2;
        let slash = if in_a_menu { "" } else { "/" };
        has(&help, &format!("{slash}{name}"));
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_public_pages_button_turns_only_ones_own_page() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let pending = stage
        .eve
        .raw_click(board.id, "1:leaderboard:hare-and-hounds:all:0")
        .unwrap();
    has(&told(Ok(pending.outcome().await)), "the leaderboard");
    has(&stage.board(board.id).text(), "To move: the hounds");
    stage.ends().await;
}
