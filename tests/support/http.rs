//! Requests that no library would make.

use leveret::sandbox::Discord;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Value,
}

impl Answer {
    /// Discord's code.
    pub fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or_default()
    }
}

/// Sends a request with the bot's token.
pub async fn send(discord: &Discord, method: &str, path: &str, body: &Value) -> Answer {
    let token = format!("Bot {}", discord.token());
    try_send(discord, &token, method, path, body)
        .await
        .expect("an answer")
}

/// Sends a request; an error if the connection breaks.
pub async fn try_send(
    discord: &Discord,
    token: &str,
    method: &str,
    path: &str,
    body: &Value,
) -> std::io::Result<Answer> {
    let host = discord.base_url().trim_start_matches("http://");
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let mut stream = TcpStream::connect(host).await?;
    let request = format!(
        "{method} /api/v10{path} HTTP/1.1\r\nhost: {host}\r\nauthorization: {token}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let (head, body) = response
        .split_once("\r\n\r\n")
        .ok_or(std::io::ErrorKind::UnexpectedEof)?;
    Ok(Answer {
        status: head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .unwrap_or_default(),
        head: head.to_lowercase(),
        body: serde_json::from_str(body).unwrap_or_default(),
    })
}

/// What is at an address.
pub async fn get(url: &str) -> String {
    let (host, path) = url
        .trim_start_matches("http://")
        .split_once('/')
        .expect("a path");
    let mut stream = TcpStream::connect(host).await.expect("a connection");
    let request = format!("GET /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream
        .write_all(request.as_bytes())
        .await
        .expect("a request");
    let mut response = String::new();
    stream
        .read_to_string(&mut response)
        .await
        .expect("a response");
    response
        .split_once("\r\n\r\n")
        .expect("a body")
        .1
        .to_owned()
}
