//! Sessions: begun, dropped, resumed, refused, sharded.

use std::sync::atomic::Ordering;

use leveret::sandbox::{Discord, Options};
use serde_json::json;
use serenity::all::GatewayIntents;

use crate::support::bot::{Bot, SOON, boot, finish};
use crate::support::socket::{Socket, identify};

const GUILDS: u64 = 1;
const GUILD_MESSAGES: u64 = 1 << 9;
const MESSAGE_CONTENT: u64 = 1 << 15;

async fn quiet() -> Discord {
    Discord::start(Options::default()).await.unwrap()
}

#[tokio::test]
async fn a_wrong_token_ends_the_bot() {
    let discord = quiet().await;
    let bot = Bot::start_with(&discord, "wrong", GatewayIntents::GUILDS, 1).await;
    assert!(bot.ended().await.is_err());
    assert_eq!(discord.sessions_begun(), (0, 0));
    discord.stop().await;
}

#[tokio::test]
async fn bad_frames_close_the_connection_with_discords_codes() {
    let discord = quiet().await;
    let code = async |frame: serde_json::Value| {
        let mut socket = Socket::connect(&discord).await;
        socket.send(frame).await;
        socket.closed().await
    };
    let identify = |shard: serde_json::Value, intents: u64| json!({"op": 2, "d": {"token": discord.token(), "intents": intents, "shard": shard, "properties": {}}});
    assert_eq!(code(json!({"op": 99, "d": null})).await, Some(4001));
    assert_eq!(code(json!({"op": 3, "d": {}})).await, Some(4003));
    assert_eq!(
        code(json!({"op": 2, "d": {"token": "wrong", "intents": 0}})).await,
        Some(4004)
    );
    assert_eq!(code(identify(json!([1, 1]), 0)).await, Some(4010));
    assert_eq!(code(identify(json!([0, 1]), 1 << 40)).await, Some(4013));
    assert_eq!(
        code(identify(json!([0, 1]), MESSAGE_CONTENT)).await,
        Some(4014)
    );
    let mut socket = crate::support::socket::identify(&discord).await;
    socket.identify(discord.token(), 0, (0, 1)).await;
    assert_eq!(socket.closed().await, Some(4005));
    discord.stop().await;
}

#[tokio::test]
async fn events_come_only_with_their_intents_and_content_only_with_its_own() {
    let options = Options {
        privileged_intents: true,
        ..Options::default()
    };
    let discord = Discord::start(options).await.unwrap();
    let alice = discord.user("Alice");
    let mut plain = Socket::connect(&discord).await;
    plain
        .identify(discord.token(), GUILDS | GUILD_MESSAGES, (0, 1))
        .await;
    let ready = plain.event("READY").await;
    assert_eq!(ready["d"]["guilds"][0]["unavailable"], true);
    let guild = plain.event("GUILD_CREATE").await;
    assert_eq!(guild["d"]["members"].as_array().unwrap().len(), 1);
    let mut reader = Socket::connect(&discord).await;
    reader
        .identify(discord.token(), GUILD_MESSAGES | MESSAGE_CONTENT, (0, 1))
        .await;
    reader.event("READY").await;
    let mut deaf = identify(&discord).await;
    alice.says("hello").unwrap();
    alice
        .says(&format!("hello {}", discord.bot().mention()))
        .unwrap();
    assert_eq!(plain.event("MESSAGE_CREATE").await["d"]["content"], "");
    assert_ne!(plain.event("MESSAGE_CREATE").await["d"]["content"], "");
    assert_eq!(
        reader.event("MESSAGE_CREATE").await["d"]["content"],
        "hello"
    );
    deaf.send(json!({"op": 1, "d": 1})).await;
    assert_eq!(
        deaf.frame().await["op"],
        11,
        "no event came before the heartbeat's answer"
    );
    discord.stop().await;
}

#[tokio::test]
async fn guilds_and_interactions_go_to_their_shards() {
    let discord = quiet().await;
    let home = discord.home();
    let shard = (home.get() >> 22) % 2;
    let (mut mine, mut other) = (
        Socket::connect(&discord).await,
        Socket::connect(&discord).await,
    );
    mine.identify(discord.token(), GUILDS, (shard, 2)).await;
    other
        .identify(discord.token(), GUILDS, (1 - shard, 2))
        .await;
    assert_eq!(
        mine.event("READY").await["d"]["guilds"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        other.event("READY").await["d"]["guilds"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
    let alice = discord.user("Alice");
    let _in_guild = alice
        .raw(2, json!({"id": "1", "name": "x", "type": 1}), None)
        .unwrap();
    let _in_private = alice
        .at(alice.direct())
        .raw(2, json!({"id": "1", "name": "y", "type": 1}), None)
        .unwrap();
    let first = if shard == 0 { &mut mine } else { &mut other };
    let private = loop {
        let event = first.event("INTERACTION_CREATE").await;
        if event["d"]["context"] == 1 {
            break event;
        }
    };
    assert_eq!(private["d"]["data"]["name"], "y");
    assert_eq!(private["d"]["user"]["username"], "alice");
    if shard == 1 {
        assert_eq!(
            mine.event("INTERACTION_CREATE").await["d"]["guild_id"],
            home.to_string()
        );
    }
    discord.stop().await;
}

#[tokio::test]
async fn a_dropped_session_is_resumed_and_misses_nothing() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    discord.faults().drop_gateway();
    let gone =
        || (discord.sessions_connected() == 0 || discord.sessions_begun().1 > 0).then_some(());
    assert!(discord.until(SOON, gone).await.is_some());
    alice.says("while you were away").unwrap();
    let back = || (bot.noticed.messages.load(Ordering::SeqCst) == 1).then_some(());
    while back().is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(discord.sessions_begun(), (1, 1));
    alice.slash("secret", []).await.unwrap();
    finish(&discord, bot).await;
}

#[tokio::test]
async fn reconnects_and_invalid_sessions_are_got_over() {
    let (discord, bot) = boot().await;
    discord.faults().reconnect_gateway();
    let resumed = || (discord.sessions_begun() == (1, 1)).then_some(());
    assert!(discord.until(SOON, resumed).await.is_some());
    discord.faults().invalidate_sessions(false);
    let begun =
        || (discord.sessions_begun().0 == 2 && discord.sessions_connected() == 1).then_some(());
    assert!(discord.until(SOON * 2, begun).await.is_some());
    discord.user("Alice").slash("secret", []).await.unwrap();
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_resume_of_an_unknown_session_is_invalid() {
    let discord = quiet().await;
    let mut socket = Socket::connect(&discord).await;
    let data = json!({"token": discord.token(), "session_id": "gone", "seq": 1});
    socket.send(json!({"op": 6, "d": data})).await;
    let frame = socket.frame().await;
    assert_eq!((&frame["op"], &frame["d"]), (&json!(9), &json!(false)));
    discord.stop().await;
}

#[tokio::test]
async fn thousands_of_guilds_fit() {
    let discord = quiet().await;
    for n in 1..2500 {
        let guild = discord.add_guild(&format!("guild {n}"), "en-US", true);
        discord.add_channel(guild, "general");
    }
    let mut socket = Socket::connect(&discord).await;
    socket.identify(discord.token(), GUILDS, (0, 1)).await;
    assert_eq!(
        socket.event("READY").await["d"]["guilds"]
            .as_array()
            .unwrap()
            .len(),
        2500
    );
    for _ in 0..2500 {
        socket.event("GUILD_CREATE").await;
    }
    discord.add_guild("one too many", "en-US", true);
    let mut socket = Socket::connect(&discord).await;
    socket.identify(discord.token(), GUILDS, (0, 1)).await;
    assert_eq!(socket.closed().await, Some(4011));
    discord.stop().await;
}

#[tokio::test]
async fn a_connection_whose_session_is_invalid_can_identify_again() {
    let discord = quiet().await;
    let mut socket = identify(&discord).await;
    discord.faults().invalidate_sessions(false);
    assert_eq!(socket.frame().await["op"], 9);
    socket.identify(discord.token(), 0, (0, 1)).await;
    assert_eq!(socket.frame().await["t"], "READY");
    assert_eq!(discord.sessions_begun(), (2, 0));
    discord.stop().await;
}

#[tokio::test]
async fn a_client_whose_heart_stops_is_cut_off_and_unanswered_beats_are_possible() {
    let options = Options {
        heartbeat_interval: 100,
        ..Options::default()
    };
    let discord = Discord::start(options).await.unwrap();
    let mut socket = identify(&discord).await;
    discord.faults().miss_heartbeats(1);
    socket.send(json!({"op": 1, "d": null})).await;
    socket.send(json!({"op": 1, "d": null})).await;
    assert_eq!(socket.frame().await["op"], 11);
    assert_eq!(socket.closed().await, Some(4009));
    discord.stop().await;
}
