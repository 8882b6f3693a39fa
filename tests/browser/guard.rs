//! Who may ask for the page. No browser is needed for this.

use leveret::sandbox::{Discord, Options, furnish, page};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn start() -> Discord {
    let options = Options {
        home: false,
        ..Options::default()
    };
    let discord = Discord::start_with(options, |discord| page(discord, || {}))
        .await
        .expect("the emulator starts");
    furnish(&discord);
    discord
}

async fn ask(discord: &Discord, head: &str, body: &str) -> String {
    let host = discord.base_url().trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).await.expect("a connection");
    let head = head.replace("HERE", host);
    let request = format!(
        "{head}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test]
async fn only_its_own_address_may_ask() {
    let discord = start().await;
    assert!(discord.base_url().starts_with("http://127.0.0.1:"));
    let home = "GET /channels/1/1 HTTP/1.1\r\nhost:";
    let answer = ask(&discord, &format!("{home} HERE"), "").await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(answer.contains("content-security-policy: default-src 'self'"));
    for head in [
        format!("{home} evil.example"),
        format!("{home} HERE\r\norigin: http://evil.example"),
        "GET /live HTTP/1.1\r\nhost: HERE\r\norigin: http://evil.example\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==".to_owned(),
    ] {
        let answer = ask(&discord, &head, "").await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
    discord.stop().await;
}

#[tokio::test]
async fn a_form_of_another_site_does_nothing() {
    let discord = start().await;
    let deed = r#"{"do":"say","text":"hello"}"#;
    let post = "POST /act HTTP/1.1\r\nhost: HERE\r\ncontent-type:";
    let answer = ask(&discord, &format!("{post} text/plain"), deed).await;
    assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
    let answer = ask(
        &discord,
        &format!("{post} application/json\r\nsec-fetch-site: cross-site"),
        deed,
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    let answer = ask(&discord, &format!("{post} application/json"), deed).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let users = discord.users();
    let everything: usize = discord
        .guilds()
        .iter()
        .filter_map(|guild| discord.guild_json(*guild))
        .flat_map(|guild| guild["channels"].as_array().cloned().unwrap_or_default())
        .filter_map(|channel| channel["id"].as_str()?.parse().ok())
        .map(|channel| users[0].sees(channel).len())
        .sum();
    assert_eq!(everything, 1);
    discord.stop().await;
}
