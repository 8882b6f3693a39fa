//! Challenges that cannot be made: each refusal is exact and private.

use leveret::sandbox::{Id, Permissions, User, text, user};

use crate::stage::{Stage, has, said, told};

#[tokio::test]
async fn nobody_challenges_themselves() {
    let stage = Stage::set().await;
    has(
        &told(
            stage
                .ann
                .slash("challenge", [("opponent", user(&stage.ann))])
                .await,
        ),
        "You cannot challenge yourself.",
    );
    stage.ends().await;
}

#[tokio::test]
async fn nobody_challenges_a_bot() {
    let stage = Stage::set().await;
    let robot = stage.discord.other_bot("Robot");
    for bot in [robot, stage.discord.bot()] {
        has(
            &told(
                stage
                    .ann
                    .slash("challenge", [("opponent", user(&bot))])
                    .await,
            ),
            &format!("Bots do not play, and this is one: {}.", bot.name()),
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn one_challenge_to_the_same_player_for_the_same_game_is_open_at_a_time() {
    let mut stage = Stage::set().await;
    stage.excuse("404 10008 Unknown Message");
    let ask = |game: &str| {
        stage.ann.slash(
            "challenge",
            [("opponent", user(&stage.ben)), ("game", text(game))],
        )
    };
    said(ask("hare-and-hounds").await);
    assert_eq!(
        told(ask("hare-and-hounds").await),
        "You already have a challenge to Hare and Hounds open with the same player: Ben. \
         Wait for the answer, or take it back first."
    );
    said(ask("fox-and-geese").await);
    let open = said(stage.ann.slash("challenge", []).await);
    has(
        &told(stage.ann.slash("challenge", []).await),
        "You already have a challenge to Hare and Hounds open that anyone may accept.",
    );
    // Its card may be gone, so the refusal itself offers to take it back.
    stage.discord.delete_message(open.id);
    let refused = said(stage.ann.slash("challenge", []).await);
    said(stage.ann.click(refused.id, "Take back").await);
    said(stage.ann.slash("challenge", []).await);
    // The other way round it is another challenge.
    said(
        stage
            .ben
            .slash("challenge", [("opponent", user(&stage.ann))])
            .await,
    );
    stage.ends().await;
}

#[tokio::test]
async fn nobody_has_too_many_challenges_open() {
    let stage = Stage::set().await;
    for n in 0..5 {
        let other = stage.discord.user(&format!("Other {n}"));
        said(
            stage
                .ann
                .slash("challenge", [("opponent", user(&other))])
                .await,
        );
    }
    has(
        &told(stage.ann.slash("challenge", []).await),
        "You already have 5 open challenges, which is as many as one may have.",
    );
    said(stage.eve.slash("challenge", []).await);
    stage.ends().await;
}

async fn check_lacks(stage: &Stage, who: &User, channel: Id, permission: Permissions, words: &str) {
    let bot = stage.discord.bot();
    stage
        .discord
        .overwrite(&bot, channel, Permissions::NONE, permission);
    let who = who.at(channel);
    let said_so = told(
        who.slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    has(&said_so, words);
    stage
        .discord
        .overwrite(&bot, channel, Permissions::NONE, Permissions::NONE);
}

#[tokio::test]
async fn the_permission_that_is_missing_is_named() {
    let stage = Stage::set().await;
    let channel = stage.discord.channel();
    for (permission, words) in [
        (
            Permissions::VIEW_CHANNEL,
            "the permission “View Channel” is missing in this channel",
        ),
        (
            Permissions::SEND_MESSAGES,
            "the permission “Send Messages” is missing in this channel",
        ),
        (
            Permissions::EMBED_LINKS,
            "the permission “Embed Links” is missing in this channel",
        ),
    ] {
        check_lacks(&stage, &stage.ann, channel, permission, words).await;
    }
    said(
        stage
            .ann
            .slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    stage.ends().await;
}

#[tokio::test]
async fn in_a_thread_another_permission_counts() {
    let stage = Stage::set().await;
    let channel = stage.discord.channel();
    let thread = stage.discord.add_thread(channel, "a game", &stage.ann);
    let bot = stage.discord.bot();
    stage.discord.overwrite(
        &bot,
        channel,
        Permissions::NONE,
        Permissions::SEND_MESSAGES_IN_THREADS,
    );
    let ann = stage.ann.at(thread);
    has(
        &told(
            ann.slash("challenge", [("opponent", user(&stage.ben))])
                .await,
        ),
        "the permission “Send Messages in Threads” is missing in this thread",
    );
    // There, it is the only one to write with.
    stage
        .discord
        .overwrite(&bot, channel, Permissions::NONE, Permissions::SEND_MESSAGES);
    let card = said(
        ann.slash("challenge", [("opponent", user(&stage.ben))])
            .await,
    );
    let board = said(stage.ben.click(card.id, "Accept").await);
    assert_eq!(board.channel, thread);
    stage.ends().await;
}

#[tokio::test]
async fn a_value_that_no_client_offers_is_named() {
    let stage = Stage::set().await;
    for (option, kind, value) in [
        ("pace", 3, serde_json::json!("2-days")),
        ("game", 3, serde_json::json!("chess")),
        ("side", 3, serde_json::json!("middle")),
        ("geese", 4, serde_json::json!(14)),
        ("diagonals", 3, serde_json::json!("none")),
    ] {
        let data = serde_json::json!({
            "id": "5", "name": "challenge", "type": 1,
            "options": [{"name": option, "type": kind, "value": value}],
        });
        let pending = stage.ann.raw(2, data, None).unwrap();
        has(
            &told(Ok(pending.outcome().await)),
            &format!("not one of the choices for the option “{option}”"),
        );
    }
    stage.ends().await;
}
