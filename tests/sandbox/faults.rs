//! Things that go wrong on demand, and the other road for interactions.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::post;
use leveret::sandbox::{Discord, Fate, Fault, Happening, Options, Outcome, Road, Rule, Sign};
use serde_json::{Value, json};

use crate::support::bot::{SOON, boot, finish};
use crate::support::http::{send, try_send};

#[tokio::test]
async fn faults_befall_the_requests_they_are_meant_for() {
    let discord = Discord::start(Options::default()).await.unwrap();
    let path = format!("/channels/{}/messages", discord.channel());
    let say = json!({"content": "hi"});
    let count = || discord.user("Alice").sees(discord.channel()).len();
    let rule = |fault: Fault| {
        Rule::next(fault)
            .method("POST")
            .path("/channels/*/messages")
    };

    discord.faults().inject(rule(Fault::RateLimited {
        retry_after: 0.25,
        global: true,
    }));
    assert_eq!(send(&discord, "GET", &path, &Value::Null).await.status, 200);
    let limited = send(&discord, "POST", &path, &say).await;
    assert_eq!(
        (limited.status, &limited.body["retry_after"]),
        (429, &json!(0.25))
    );
    assert!(limited.head.contains("x-ratelimit-global: true"));
    discord.faults().inject(rule(Fault::Status(503)).times(2));
    assert_eq!(send(&discord, "POST", &path, &say).await.status, 503);
    assert_eq!(send(&discord, "POST", &path, &say).await.status, 503);
    assert_eq!(count(), 0);
    let token = format!("Bot {}", discord.token());
    discord.faults().inject(rule(Fault::CutBefore));
    assert!(
        try_send(&discord, &token, "POST", &path, &say)
            .await
            .is_err()
    );
    assert_eq!(count(), 0, "cut before it was done");
    discord.faults().inject(rule(Fault::CutAfter));
    assert!(
        try_send(&discord, &token, "POST", &path, &say)
            .await
            .is_err()
    );
    assert_eq!(count(), 1, "cut after it was done");
    discord
        .faults()
        .inject(rule(Fault::DelayAnswer(Duration::from_millis(80))));
    let begun = Instant::now();
    assert_eq!(send(&discord, "POST", &path, &say).await.status, 200);
    assert!(begun.elapsed() >= Duration::from_millis(80));
    assert_eq!(discord.faults().left(), 0);
    assert!(discord.refused().is_empty(), "a fault is no refusal");
    let faulted = discord
        .requests()
        .iter()
        .filter(|request| matches!(request.fate, Fate::Faulted(_)))
        .count();
    assert_eq!(faulted, 5);
    discord.stop().await;
}

#[tokio::test]
async fn a_bot_survives_a_failing_gateway_address() {
    let discord = Discord::start(Options::default()).await.unwrap();
    discord.faults().refuse_gateway(1);
    let bot = crate::support::bot::Bot::start(&discord).await;
    assert!(discord.connected(1, SOON * 2).await);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn what_happens_is_told_in_order() {
    let (discord, bot) = boot().await;
    let mut happenings = discord.happenings();
    discord.user("Alice").slash("secret", []).await.unwrap();
    let mut seen = Vec::new();
    while let Some(happening) = happenings.next().await {
        let name = match &*happening {
            Happening::InteractionSent { .. } => "sent",
            Happening::FrameSent(_) => "frame",
            Happening::MessageCreated(message) if message.is_ephemeral() => "ephemeral",
            Happening::InteractionAnswered { callback, .. } if *callback == 4 => "answered",
            Happening::RequestMade(request) if request.status == 204 => "request",
            _ => continue,
        };
        seen.push(name);
        if name == "request" {
            break;
        }
    }
    assert_eq!(seen, ["sent", "frame", "ephemeral", "answered", "request"]);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn interactions_can_take_the_road_over_http() {
    let discord = Discord::start(Options::default()).await.unwrap();
    let heads: Arc<Mutex<Vec<HeaderMap>>> = Arc::default();
    let kept = Arc::clone(&heads);
    let answer = move |headers: HeaderMap, axum::Json(body): axum::Json<Value>| {
        kept.lock().unwrap().push(headers);
        async move { axum::Json(json!({"type": 4, "data": {"content": body["data"]["name"]}})) }
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/interactions", listener.local_addr().unwrap());
    let app = Router::new().route("/interactions", post(answer));
    let server = tokio::spawn(async move { axum::serve(listener, app).await });
    discord.take_road(Road::Endpoint {
        url,
        sign: Sign::new(|timestamp, body| format!("{timestamp}-{}", body.len())),
    });
    let data = json!({"id": "1", "name": "x", "type": 1});
    let outcome = discord
        .user("Alice")
        .raw(2, data.clone(), None)
        .unwrap()
        .outcome()
        .await;
    let Outcome::Responded(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(message.content, "x");
    let head = heads.lock().unwrap().pop().unwrap();
    assert!(head.contains_key("x-signature-ed25519") && head.contains_key("x-signature-timestamp"));
    server.abort();
    assert!(server.await.is_err());
    let outcome = discord
        .user("Alice")
        .raw(2, data, None)
        .unwrap()
        .outcome()
        .await;
    assert!(outcome.is_failed());
    discord.stop().await;
}
