//! What Discord refuses, and with which status and code.

use std::time::Duration;

use leveret::sandbox::{Discord, Limits, Options, Outcome, Permissions, User};
use serde_json::{Value, json};

use crate::support::http::{Answer, send, try_send};
use crate::support::schema::complaints;

const AN_HOUR: Duration = Duration::from_hours(1);

/// An emulator without a bot; the tests speak for it.
async fn quiet() -> Discord {
    Discord::start(Options::default()).await.unwrap()
}

async fn post(discord: &Discord, body: Value) -> Answer {
    send(
        discord,
        "POST",
        &format!("/channels/{}/messages", discord.channel()),
        &body,
    )
    .await
}

/// Checks a new message: 0 means that it is taken, else the code, and for 50035 where the first error is.
async fn check(discord: &Discord, body: Value, code: u64, place: &str) {
    let answer = post(discord, body.clone()).await;
    assert_eq!(answer.code(), code, "{body}: {answer:?}");
    if code == 50035 {
        let error = &answer.body["errors"].pointer(&format!("{place}/_errors/0/code"));
        assert!(
            error.is_some(),
            "{body}: no error at {place}: {}",
            answer.body
        );
    }
}

fn row(components: Value) -> Value {
    json!({"content": "x", "components": [{"type": 1, "components": components}]})
}

fn long(length: usize) -> String {
    "ą".repeat(length)
}

#[tokio::test]
async fn messages_have_limits() {
    let discord = quiet().await;
    let embed = |embed: Value| json!({"embeds": [embed]});
    check(&discord, json!({}), 50006, "").await;
    check(&discord, json!({"content": " \n "}), 50006, "").await;
    check(&discord, json!({"content": long(2000)}), 0, "").await;
    check(&discord, json!({"content": long(2001)}), 50035, "/content").await;
    check(
        &discord,
        embed(json!({"title": long(257)})),
        50035,
        "/embeds/0/title",
    )
    .await;
    check(
        &discord,
        embed(json!({"description": long(4097)})),
        50035,
        "/embeds/0/description",
    )
    .await;
    check(&discord, embed(json!({})), 50035, "/embeds/0/description").await;
    check(
        &discord,
        embed(json!({"footer": {"text": long(2049)}})),
        50035,
        "/embeds/0/footer/text",
    )
    .await;
    check(
        &discord,
        embed(json!({"author": {"name": long(257)}})),
        50035,
        "/embeds/0/author/name",
    )
    .await;
    let field = json!({"name": "n", "value": long(1025)});
    check(
        &discord,
        embed(json!({"title": "t", "fields": [field]})),
        50035,
        "/embeds/0/fields/0/value",
    )
    .await;
    let fields = vec![json!({"name": "n", "value": "v"}); 26];
    check(
        &discord,
        embed(json!({"title": "t", "fields": fields})),
        50035,
        "/embeds/0/fields",
    )
    .await;
    let two = vec![json!({"description": long(3001)}); 2];
    check(&discord, json!({"embeds": two}), 50035, "/embeds").await;
    check(
        &discord,
        json!({"embeds": vec![json!({"title": "t"}); 11]}),
        50035,
        "/embeds",
    )
    .await;
    check(
        &discord,
        json!({"content": "x", "nonce": long(26)}),
        50035,
        "/nonce",
    )
    .await;
    let both = json!({"parse": ["users"], "users": ["1"]});
    check(
        &discord,
        json!({"content": "x", "allowed_mentions": both}),
        50035,
        "/allowed_mentions",
    )
    .await;
    check(
        &discord,
        json!({"content": "x", "message_reference": {"message_id": "1"}}),
        50035,
        "/message_reference",
    )
    .await;
    assert_eq!(complaints_of_answers(&discord), Vec::<String>::new());
    discord.stop().await;
}

/// Complaints but for the requests, which are wrong on purpose.
fn complaints_of_answers(discord: &Discord) -> Vec<String> {
    let mut found = complaints(discord);
    found.retain(|complaint| !complaint.starts_with("request"));
    found
}

#[tokio::test]
async fn components_have_limits() {
    let discord = quiet().await;
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "b", "custom_id": id});
    let at = |rest: &str| format!("/components/0/components/{rest}");
    check(&discord, row(json!([button("a"), button("b")])), 0, "").await;
    check(
        &discord,
        row(json!([button("a"), button("a")])),
        50035,
        &at("1/custom_id"),
    )
    .await;
    check(
        &discord,
        row(json!([button(&long(101))])),
        50035,
        &at("0/custom_id"),
    )
    .await;
    check(&discord, row(json!([button("")])), 50035, &at("0")).await;
    let six: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    check(&discord, row(json!(six)), 50035, "/components/0/components").await;
    check(&discord, row(json!([])), 50035, "/components/0/components").await;
    let rows: Vec<Value> = (0..6)
        .map(|n| json!({"type": 1, "components": [button(&n.to_string())]}))
        .collect();
    check(
        &discord,
        json!({"content": "x", "components": rows}),
        50035,
        "/components",
    )
    .await;
    let mut labelled = button("a");
    labelled["label"] = json!(long(81));
    check(&discord, row(json!([labelled])), 50035, &at("0/label")).await;
    let link = json!({"type": 2, "style": 5, "label": "l", "url": "https://example.org", "custom_id": "c"});
    check(&discord, row(json!([link])), 50035, &at("0")).await;
    let option = |value: &str| json!({"label": "o", "value": value});
    let menu = |options: Vec<Value>| json!({"type": 3, "custom_id": "m", "options": options});
    check(&discord, row(json!([menu(vec![option("1")])])), 0, "").await;
    check(
        &discord,
        row(json!([menu(vec![option("1")]), button("a")])),
        50035,
        &at("1"),
    )
    .await;
    check(
        &discord,
        row(json!([menu(vec![option("1"), option("1")])])),
        50035,
        &at("0/options/1/value"),
    )
    .await;
    check(
        &discord,
        row(json!([menu(vec![])])),
        50035,
        &at("0/options"),
    )
    .await;
    let many: Vec<Value> = (0..26).map(|n| option(&n.to_string())).collect();
    check(&discord, row(json!([menu(many)])), 50035, &at("0/options")).await;
    check(
        &discord,
        row(json!([menu(vec![option(&long(101))])])),
        50035,
        &at("0/options/0/value"),
    )
    .await;
    let mut wordy = menu(vec![option("1")]);
    wordy["placeholder"] = json!(long(151));
    check(&discord, row(json!([wordy])), 50035, &at("0/placeholder")).await;
    let mut greedy = menu(vec![option("1")]);
    greedy["max_values"] = json!(2);
    check(&discord, row(json!([greedy])), 50035, &at("0/max_values")).await;
    check(
        &discord,
        json!({"content": "x", "components": [button("a")]}),
        50035,
        "/components/0/type",
    )
    .await;
    discord.stop().await;
}

#[tokio::test]
async fn commands_have_limits() {
    let discord = quiet().await;
    let path = format!("/applications/{}/commands", discord.application_id());
    let put = async |body: Value| send(&discord, "PUT", &path, &body).await;
    let named = |name: &str| json!({"name": name, "description": "d"});
    let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    let with = |options: Value| json!([{"name": "a", "description": "d", "options": options}]);
    let wrong = [
        (json!([named("Upper")]), "/0/name"),
        (json!([named("two words")]), "/0/name"),
        (json!([named(&"a".repeat(33))]), "/0/name"),
        (json!([named("a"), named("a")]), "/1/name"),
        (json!([{"name": "a"}]), "/0/description"),
        (
            json!([{"name": "a", "description": long(101)}]),
            "/0/description",
        ),
        (
            json!([{"name": "a", "description": "d", "description_localizations": {"xx": "d"}}]),
            "/0/description_localizations/xx",
        ),
        (
            json!([{"name": "a", "description": "d", "name_localizations": {"pl": "Duża"}}]),
            "/0/name_localizations/pl",
        ),
        (
            json!([{"name": "Wave", "type": 2, "description": "d"}]),
            "/0/description",
        ),
        (
            with(json!([option("x", false), option("y", true)])),
            "/0/options/1",
        ),
        (
            with(json!([option("x", true), option("x", true)])),
            "/0/options/1",
        ),
        (
            with((0..26).map(|n| option(&n.to_string(), true)).collect()),
            "/0/options",
        ),
    ];
    for (body, place) in wrong {
        let answer = put(body.clone()).await;
        assert_eq!(answer.code(), 50035, "{body}");
        let error = answer.body["errors"].pointer(&format!("{place}/_errors/0"));
        assert!(
            error.is_some(),
            "{body}: no error at {place}: {}",
            answer.body
        );
    }
    let huge: Vec<Value> = (0..25).map(|n| {
        let choices: Vec<Value> = (0..25).map(|n| json!({"name": format!("{n} {}", "c".repeat(10)), "value": n.to_string()})).collect();
        json!({"type": 3, "name": format!("o{n}"), "description": "d".repeat(20), "choices": choices})
    }).collect();
    assert_eq!(put(with(json!(huge))).await.code(), 50035);
    let taken = put(json!([named("λαγός"), {"name": "Wave At", "type": 2}])).await;
    assert_eq!(taken.status, 200, "{taken:?}");
    let id = taken.body[0]["id"].clone();
    let again = put(json!([named("λαγός")])).await;
    assert_eq!(again.body[0]["id"], id, "the same command keeps its id");
    assert_eq!(discord.commands().len(), 1);
    discord.stop().await;
}

/// A user's raw interaction, with the path of its callback and its token.
async fn interact(discord: &Discord, user: &User, kind: u64) -> (String, String) {
    let pending = user
        .raw(kind, json!({"id": "1", "name": "x", "type": 1}), None)
        .unwrap();
    let frames = discord.frames();
    drop(pending);
    let last = frames.last().unwrap().json();
    let token = last["d"]["token"].as_str().unwrap().to_owned();
    (
        format!(
            "/interactions/{}/{token}/callback",
            last["d"]["id"].as_str().unwrap()
        ),
        token,
    )
}

#[tokio::test]
async fn interactions_are_answered_once_in_time_and_fittingly() {
    let discord = quiet().await;
    let _socket = crate::support::socket::identify(&discord).await;
    let alice = discord.user("Alice");
    let say = json!({"type": 4, "data": {"content": "hi"}});
    let hook =
        |token: &str, rest: &str| format!("/webhooks/{}/{token}{rest}", discord.application_id());

    let (callback, token) = interact(&discord, &alice, 2).await;
    assert_eq!(
        send(
            &discord,
            "POST",
            &hook(&token, ""),
            &json!({"content": "early"})
        )
        .await
        .code(),
        10015
    );
    assert_eq!(
        send(&discord, "POST", &callback, &json!({"type": 7, "data": {}}))
            .await
            .code(),
        50035
    );
    assert_eq!(
        send(
            &discord,
            "POST",
            &callback,
            &json!({"type": 8, "data": {"choices": []}})
        )
        .await
        .code(),
        50035
    );
    assert_eq!(
        send(&discord, "POST", &callback, &json!({"type": 4, "data": {}}))
            .await
            .code(),
        50006
    );
    assert_eq!(send(&discord, "POST", &callback, &say).await.status, 204);
    let twice = send(&discord, "POST", &callback, &say).await;
    assert_eq!((twice.status, twice.code()), (400, 40060));
    assert_eq!(
        send(
            &discord,
            "GET",
            &hook(&token, "/messages/@original"),
            &Value::Null
        )
        .await
        .body["content"],
        "hi"
    );
    assert_eq!(
        send(
            &discord,
            "DELETE",
            &hook(&token, "/messages/@original"),
            &Value::Null
        )
        .await
        .status,
        204
    );
    assert_eq!(
        send(
            &discord,
            "GET",
            &hook(&token, "/messages/@original"),
            &Value::Null
        )
        .await
        .code(),
        10008
    );
    discord.advance(Duration::from_mins(16));
    let late = send(
        &discord,
        "POST",
        &hook(&token, ""),
        &json!({"content": "late"}),
    )
    .await;
    assert_eq!((late.status, late.code()), (401, 50027));
    assert_eq!(
        send(
            &discord,
            "POST",
            &hook("forged", ""),
            &json!({"content": "x"})
        )
        .await
        .code(),
        10015
    );

    let (callback, _) = interact(&discord, &alice, 2).await;
    discord.advance(Duration::from_secs(4));
    let late = send(&discord, "POST", &callback, &say).await;
    assert_eq!((late.status, late.code()), (404, 10062));

    let (callback, _) = interact(&discord, &alice, 4).await;
    assert_eq!(send(&discord, "POST", &callback, &say).await.code(), 50035);
    let choice = json!({"name": "n", "value": "v"});
    let many = json!({"type": 8, "data": {"choices": vec![choice.clone(); 26]}});
    assert_eq!(send(&discord, "POST", &callback, &many).await.code(), 50035);
    let unnamed = json!({"type": 8, "data": {"choices": [{"name": "", "value": "v"}]}});
    assert_eq!(
        send(&discord, "POST", &callback, &unnamed).await.code(),
        50035
    );
    let few = json!({"type": 8, "data": {"choices": [choice]}});
    assert_eq!(send(&discord, "POST", &callback, &few).await.status, 204);

    let (callback, _) = interact(&discord, &alice, 2).await;
    let input = json!({"type": 4, "custom_id": "i", "label": "l", "style": 1});
    let modal = |title: &str, input: &Value| {
        json!({"type": 9, "data": {"custom_id": "m", "title": title,
            "components": [{"type": 1, "components": [input]}]}})
    };
    assert_eq!(
        send(&discord, "POST", &callback, &modal(&long(46), &input))
            .await
            .code(),
        50035
    );
    let mut labelled = input.clone();
    labelled["label"] = json!(long(46));
    assert_eq!(
        send(&discord, "POST", &callback, &modal("t", &labelled))
            .await
            .code(),
        50035
    );
    let with_response = format!("{callback}?with_response=true");
    let answer = send(&discord, "POST", &with_response, &modal("t", &input)).await;
    assert_eq!(
        (answer.status, &answer.body["interaction"]["type"]),
        (200, &json!(2))
    );
    discord.stop().await;
}

#[tokio::test]
async fn the_channel_refuses_what_the_bot_may_not() {
    let discord = quiet().await;
    let (bot, channel, alice) = (discord.bot(), discord.channel(), discord.user("Alice"));
    let messages = format!("/channels/{channel}/messages");
    let say = json!({"content": "hi"});
    let mine = post(&discord, say.clone()).await.body["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let hers = alice.says("hello").unwrap().id;

    assert_eq!(
        send(&discord, "POST", "/channels/1/messages", &say)
            .await
            .code(),
        10003
    );
    assert_eq!(
        send(&discord, "GET", &format!("{messages}/1"), &Value::Null)
            .await
            .code(),
        10008
    );
    assert_eq!(
        send(&discord, "PATCH", &format!("{messages}/{hers}"), &say)
            .await
            .code(),
        50005
    );
    assert_eq!(
        send(
            &discord,
            "DELETE",
            &format!("{messages}/{hers}"),
            &Value::Null
        )
        .await
        .code(),
        50013
    );
    let unauthorized = try_send(&discord, "Bot wrong", "POST", &messages, &say)
        .await
        .unwrap();
    assert_eq!(unauthorized.status, 401);

    let nonce = json!({"content": "once", "nonce": "n", "enforce_nonce": true});
    let first = post(&discord, nonce.clone()).await.body["id"].clone();
    assert_eq!(
        post(&discord, nonce).await.body["id"],
        first,
        "a repeated nonce makes no second message"
    );

    discord.overwrite(&bot, channel, Permissions::NONE, Permissions::EMBED_LINKS);
    assert_eq!(
        post(&discord, json!({"embeds": [{"title": "t"}]}))
            .await
            .code(),
        50013
    );
    discord.overwrite(&bot, channel, Permissions::NONE, Permissions::SEND_MESSAGES);
    assert_eq!(post(&discord, say.clone()).await.code(), 50013);
    discord.overwrite(&bot, channel, Permissions::NONE, Permissions::VIEW_CHANNEL);
    let hidden = post(&discord, say.clone()).await;
    assert_eq!((hidden.status, hidden.code()), (403, 50001));
    discord.overwrite(&bot, channel, Permissions::NONE, Permissions::NONE);

    let threads = format!("{messages}/{mine}/threads");
    assert_eq!(
        send(&discord, "POST", &threads, &json!({"name": ""}))
            .await
            .code(),
        50035
    );
    let thread = send(&discord, "POST", &threads, &json!({"name": "a game"})).await;
    assert_eq!((thread.status, &thread.body["id"]), (201, &json!(mine)));
    assert_eq!(
        send(&discord, "POST", &threads, &json!({"name": "a game"}))
            .await
            .code(),
        160_004
    );
    let inside = format!("/channels/{mine}/messages");
    assert_eq!(send(&discord, "POST", &inside, &say).await.status, 200);
    discord.forbid(&bot, discord.home(), Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(send(&discord, "POST", &inside, &say).await.code(), 50013);

    discord.advance(AN_HOUR + Duration::from_mins(1));
    let edit = format!("{messages}/{mine}");
    for _ in 0..5 {
        assert_eq!(send(&discord, "PATCH", &edit, &say).await.status, 200);
    }
    let too_often = send(&discord, "PATCH", &edit, &say).await;
    assert_eq!((too_often.status, too_often.code()), (429, 30046));

    let direct = send(
        &discord,
        "POST",
        "/users/@me/channels",
        &json!({"recipient_id": alice.id()}),
    )
    .await;
    let direct = format!("/channels/{}/messages", direct.body["id"].as_str().unwrap());
    assert_eq!(send(&discord, "POST", &direct, &say).await.status, 200);
    alice.takes_messages(false);
    let closed = send(&discord, "POST", &direct, &say).await;
    assert_eq!((closed.status, closed.code()), (403, 50007));

    discord.kick_bot(discord.home());
    assert_eq!(
        send(
            &discord,
            "GET",
            &format!("/guilds/{}", discord.home()),
            &Value::Null
        )
        .await
        .code(),
        10004
    );
    assert_eq!(post(&discord, say).await.code(), 50001);
    assert_eq!(complaints_of_answers(&discord), Vec::<String>::new());
    discord.stop().await;
}

#[tokio::test]
async fn an_ephemeral_message_is_out_of_the_channels_reach() {
    let (discord, bot) = crate::support::bot::boot().await;
    let outcome = discord.user("Alice").slash("secret", []).await.unwrap();
    let Outcome::Responded(message) = outcome else {
        panic!("{outcome:?}")
    };
    let path = format!("/channels/{}/messages/{}", message.channel, message.id);
    assert_eq!(
        send(&discord, "GET", &path, &Value::Null).await.code(),
        10008
    );
    assert_eq!(
        send(&discord, "PATCH", &path, &json!({"content": "x"}))
            .await
            .code(),
        10008
    );
    bot.stop().await.unwrap();
    discord.stop().await;
}

#[tokio::test]
async fn channels_can_have_rate_limits_and_bounds() {
    let limits = Limits {
        messages_per_channel: 3,
        ..Limits::default()
    };
    let discord = Discord::start(Options {
        rate_limits: true,
        limits,
        ..Options::default()
    })
    .await
    .unwrap();
    for n in 0..5 {
        assert_eq!(
            post(&discord, json!({"content": n.to_string()}))
                .await
                .status,
            200
        );
    }
    let limited = post(&discord, json!({"content": "6"})).await;
    assert_eq!(limited.status, 429);
    assert!(limited.head.contains("retry-after: 5"), "{}", limited.head);
    assert!(limited.body["retry_after"].as_f64().unwrap() > 0.0);
    discord.advance(Duration::from_secs(6));
    assert_eq!(post(&discord, json!({"content": "7"})).await.status, 200);
    assert_eq!(discord.user("Alice").sees(discord.channel()).len(), 3);
    discord.stop().await;
}
