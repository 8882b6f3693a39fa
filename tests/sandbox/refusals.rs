//! What Discord refuses, and with which status and code.

use std::time::Duration;

use leveret::sandbox::{Discord, Limits, Options, Outcome, Permissions};
use serde_json::{Value, json};

use crate::support::http::{Answer, send, try_send};
use crate::support::schema::complaints;

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

fn row(components: &Value) -> Value {
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
    check(&discord, row(&json!([button("a"), button("b")])), 0, "").await;
    check(
        &discord,
        row(&json!([button("a"), button("a")])),
        50035,
        &at("1/custom_id"),
    )
    .await;
    check(
        &discord,
        row(&json!([button(&long(101))])),
        50035,
        &at("0/custom_id"),
    )
    .await;
    check(&discord, row(&json!([button("")])), 50035, &at("0")).await;
    let six: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    check(
        &discord,
        row(&json!(six)),
        50035,
        "/components/0/components",
    )
    .await;
    check(&discord, row(&json!([])), 50035, "/components/0/components").await;
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
    check(&discord, row(&json!([labelled])), 50035, &at("0/label")).await;
    let link = json!({"type": 2, "style": 5, "label": "l", "url": "https://example.org", "custom_id": "c"});
    check(&discord, row(&json!([link])), 50035, &at("0")).await;
    let option = |value: &str| json!({"label": "o", "value": value});
    let menu = |options: Vec<Value>| json!({"type": 3, "custom_id": "m", "options": options});
    check(&discord, row(&json!([menu(vec![option("1")])])), 0, "").await;
    check(
        &discord,
        row(&json!([menu(vec![option("1")]), button("a")])),
        50035,
        &at("1"),
    )
    .await;
    check(
        &discord,
        row(&json!([menu(vec![option("1"), option("1")])])),
        50035,
        &at("0/options/1/value"),
    )
    .await;
    check(
        &discord,
        row(&json!([menu(vec![])])),
        50035,
        &at("0/options"),
    )
    .await;
    let many: Vec<Value> = (0..26).map(|n| option(&n.to_string())).collect();
    check(&discord, row(&json!([menu(many)])), 50035, &at("0/options")).await;
    check(
        &discord,
        row(&json!([menu(vec![option(&long(101))])])),
        50035,
        &at("0/options/0/value"),
    )
    .await;
    let mut wordy = menu(vec![option("1")]);
    wordy["placeholder"] = json!(long(151));
    check(&discord, row(&json!([wordy])), 50035, &at("0/placeholder")).await;
    let mut greedy = menu(vec![option("1")]);
    greedy["max_values"] = json!(2);
    check(&discord, row(&json!([greedy])), 50035, &at("0/max_values")).await;
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

/// Status and code of the answer to a request; the code is 0 where all is well.
async fn told(discord: &Discord, method: &str, path: &str, body: Value) -> (u16, u64) {
    let answer = send(discord, method, path, &body).await;
    (answer.status, answer.code())
}

/// A user's raw interaction before a bot that hears but does not answer by itself.
struct Heard {
    discord: Discord,
    callback: String,
    token: String,
}

impl Heard {
    async fn of_kind(kind: u64) -> Heard {
        let discord = quiet().await;
        let _socket = crate::support::socket::identify(&discord).await;
        let data = json!({"id": "1", "name": "x", "type": 1});
        let pending = discord.user("Alice").raw(kind, data, None).unwrap();
        let sent = discord.frames().last().unwrap().json();
        let token = sent["d"]["token"].as_str().unwrap().to_owned();
        let callback = format!("/interactions/{}/{token}/callback", pending.interaction());
        Heard {
            discord,
            callback,
            token,
        }
    }

    async fn answer(&self, body: Value) -> (u16, u64) {
        told(&self.discord, "POST", &self.callback, body).await
    }

    fn hook(&self, rest: &str) -> String {
        format!(
            "/webhooks/{}/{}{rest}",
            self.discord.application_id(),
            self.token
        )
    }
}

fn say() -> Value {
    json!({"type": 4, "data": {"content": "hi"}})
}

#[tokio::test]
async fn a_command_is_answered_once_and_fittingly() {
    let heard = Heard::of_kind(2).await;
    let discord = &heard.discord;
    let (hook, original) = (heard.hook(""), heard.hook("/messages/@original"));
    assert_eq!(
        told(discord, "POST", &hook, json!({"content": "early"})).await,
        (404, 10015)
    );
    assert_eq!(
        heard.answer(json!({"type": 7, "data": {}})).await,
        (400, 50035)
    );
    assert_eq!(
        heard
            .answer(json!({"type": 8, "data": {"choices": []}}))
            .await,
        (400, 50035)
    );
    assert_eq!(
        heard.answer(json!({"type": 4, "data": {}})).await,
        (400, 50006)
    );
    assert_eq!(heard.answer(say()).await, (204, 0));
    assert_eq!(heard.answer(say()).await, (400, 40060));
    assert_eq!(
        send(discord, "GET", &original, &Value::Null).await.body["content"],
        "hi"
    );
    assert_eq!(
        told(discord, "DELETE", &original, Value::Null).await,
        (204, 0)
    );
    assert_eq!(
        told(discord, "GET", &original, Value::Null).await,
        (404, 10008)
    );
    assert_eq!(
        told(discord, "POST", &hook, json!({"content": "more"})).await,
        (200, 0)
    );
    discord.advance(Duration::from_mins(16));
    assert_eq!(
        told(discord, "POST", &hook, json!({"content": "late"})).await,
        (401, 50027)
    );
    let forged = format!("{hook}0");
    assert_eq!(
        told(discord, "POST", &forged, json!({"content": "x"})).await,
        (404, 10015)
    );
    discord.stop().await;
}

#[tokio::test]
async fn an_answer_after_three_seconds_is_too_late() {
    let heard = Heard::of_kind(2).await;
    heard.discord.advance(Duration::from_secs(4));
    assert_eq!(heard.answer(say()).await, (404, 10062));
    heard.discord.stop().await;
}

#[tokio::test]
async fn autocomplete_takes_choices_and_nothing_else() {
    let heard = Heard::of_kind(4).await;
    let choice = json!({"name": "n", "value": "v"});
    let choices = |choices: Value| json!({"type": 8, "data": {"choices": choices}});
    assert_eq!(heard.answer(say()).await, (400, 50035));
    assert_eq!(
        heard.answer(choices(json!(vec![choice.clone(); 26]))).await,
        (400, 50035)
    );
    assert_eq!(
        heard
            .answer(choices(json!([{"name": "", "value": "v"}])))
            .await,
        (400, 50035)
    );
    assert_eq!(
        heard
            .answer(choices(json!([{"name": "n", "value": 1}])))
            .await,
        (400, 50035)
    );
    assert_eq!(heard.answer(choices(json!([choice]))).await, (204, 0));
    heard.discord.stop().await;
}

#[tokio::test]
async fn modals_have_limits() {
    let heard = Heard::of_kind(2).await;
    let input = |label: &str| json!({"type": 4, "custom_id": "i", "label": label, "style": 1});
    let modal = |title: &str, inputs: Value| {
        let rows = json!([{"type": 1, "components": inputs}]);
        json!({"type": 9, "data": {"custom_id": "m", "title": title, "components": rows}})
    };
    assert_eq!(
        heard.answer(modal(&long(46), json!([input("l")]))).await,
        (400, 50035)
    );
    assert_eq!(
        heard.answer(modal("t", json!([input(&long(46))]))).await,
        (400, 50035)
    );
    assert_eq!(
        heard
            .answer(modal("t", json!([input("l"), input("l")])))
            .await,
        (400, 50035)
    );
    let path = format!("{}?with_response=true", heard.callback);
    let answer = send(
        &heard.discord,
        "POST",
        &path,
        &modal("t", json!([input("l")])),
    )
    .await;
    assert_eq!(
        (answer.status, &answer.body["interaction"]["type"]),
        (200, &json!(2))
    );
    heard.discord.stop().await;
}

#[tokio::test]
async fn unknown_and_foreign_things_are_refused() {
    let discord = &quiet().await;
    let messages = format!("/channels/{}/messages", discord.channel());
    let hello = json!({"content": "hi"});
    let hers = format!(
        "{messages}/{}",
        discord.user("Alice").says("hello").unwrap().id
    );
    assert_eq!(
        told(discord, "POST", "/channels/1/messages", hello.clone()).await,
        (404, 10003)
    );
    assert_eq!(
        told(discord, "GET", &format!("{messages}/1"), Value::Null).await,
        (404, 10008)
    );
    assert_eq!(
        told(discord, "GET", "/channels/x", Value::Null).await,
        (400, 50035)
    );
    assert_eq!(
        told(discord, "GET", "/nothing", Value::Null).await,
        (404, 0)
    );
    assert_eq!(told(discord, "PUT", &messages, Value::Null).await, (405, 0));
    assert_eq!(
        told(discord, "PATCH", &hers, hello.clone()).await,
        (403, 50005)
    );
    assert_eq!(
        told(discord, "DELETE", &hers, Value::Null).await,
        (403, 50013)
    );
    let stranger = try_send(discord, "Bot wrong", "POST", &messages, &hello)
        .await
        .unwrap();
    assert_eq!(stranger.status, 401);
    let nonce = json!({"content": "once", "nonce": "n", "enforce_nonce": true});
    let first = post(discord, nonce.clone()).await.body["id"].clone();
    assert_eq!(
        post(discord, nonce).await.body["id"],
        first,
        "one nonce, one message"
    );
    discord.stop().await;
}

#[tokio::test]
async fn the_bot_does_only_what_it_is_permitted() {
    let discord = &quiet().await;
    let (bot, channel) = (discord.bot(), discord.channel());
    let hello = json!({"content": "hi"});
    let mine = post(discord, hello.clone()).await.body["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let embed = json!({"embeds": [{"title": "t"}]});
    let denied = |what: Permissions| discord.overwrite(&bot, channel, Permissions::NONE, what);
    denied(Permissions::EMBED_LINKS);
    assert_eq!(post(discord, embed).await.code(), 50013);
    denied(Permissions::SEND_MESSAGES);
    assert_eq!(post(discord, hello.clone()).await.code(), 50013);
    denied(Permissions::VIEW_CHANNEL);
    assert_eq!(post(discord, hello.clone()).await.code(), 50001);
    denied(Permissions::NONE);

    let threads = format!("/channels/{channel}/messages/{mine}/threads");
    let named = |name: &str| json!({"name": name});
    assert_eq!(
        told(discord, "POST", &threads, named("")).await,
        (400, 50035)
    );
    let thread = send(discord, "POST", &threads, &named("a game")).await;
    assert_eq!((thread.status, &thread.body["id"]), (201, &json!(mine)));
    assert_eq!(
        told(discord, "POST", &threads, named("a game")).await,
        (400, 160_004)
    );
    let inside = format!("/channels/{mine}/messages");
    assert_eq!(
        told(discord, "POST", &inside, hello.clone()).await,
        (200, 0)
    );
    discord.forbid(&bot, discord.home(), Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(
        told(discord, "POST", &inside, hello.clone()).await,
        (403, 50013)
    );

    discord.kick_bot(discord.home());
    let guild = format!("/guilds/{}", discord.home());
    assert_eq!(
        told(discord, "GET", &guild, Value::Null).await,
        (404, 10004)
    );
    assert_eq!(post(discord, hello).await.code(), 50001);
    assert_eq!(complaints_of_answers(discord), Vec::<String>::new());
    discord.stop().await;
}

#[tokio::test]
async fn old_messages_are_edited_rarely_and_closed_people_are_not_written_to() {
    let discord = &quiet().await;
    let hello = json!({"content": "hi"});
    let mine = post(discord, hello.clone()).await.body["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/channels/{}/messages/{mine}", discord.channel());
    discord.advance(Duration::from_mins(61));
    for _ in 0..5 {
        assert_eq!(told(discord, "PATCH", &path, hello.clone()).await, (200, 0));
    }
    assert_eq!(
        told(discord, "PATCH", &path, hello.clone()).await,
        (429, 30046)
    );
    discord.advance(Duration::from_mins(61));
    assert_eq!(told(discord, "PATCH", &path, hello.clone()).await, (200, 0));

    let alice = discord.user("Alice");
    let to = json!({"recipient_id": alice.id()});
    let direct = send(discord, "POST", "/users/@me/channels", &to).await.body["id"].clone();
    assert_eq!(direct, json!(alice.direct()));
    let direct = format!("/channels/{}/messages", alice.direct());
    assert_eq!(
        told(discord, "POST", &direct, hello.clone()).await,
        (200, 0)
    );
    alice.takes_messages(false);
    assert_eq!(told(discord, "POST", &direct, hello).await, (403, 50007));
    assert_eq!(complaints_of_answers(discord), Vec::<String>::new());
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
