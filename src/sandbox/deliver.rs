//! Interactions sent to an application's own address, and its answers in the responses.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::core::Shared;
use super::interaction::Letter;
use super::refusal::Refusal;

/// How long an endpoint may take, in real time.
const PATIENCE: Duration = Duration::from_secs(3);

impl Shared {
    /// Sends interactions on their way to an endpoint, each by itself.
    pub(super) fn post(self: &Arc<Shared>, letters: Vec<Letter>) {
        for letter in letters {
            let shared = Arc::clone(self);
            tokio::spawn(async move {
                let stopping = shared.stopping.clone();
                tokio::select! {
                    () = shared.deliver(letter) => {}
                    () = stopping.cancelled() => {}
                }
            });
        }
    }

    async fn deliver(&self, letter: Letter) {
        let timestamp = (self.clock.now() / 1000).to_string();
        let answered = tokio::time::timeout(PATIENCE, send(&letter, &timestamp)).await;
        let mut world = self.world();
        let done = match answered {
            // The answer comes as a callback of its own.
            Ok(Ok((202, _))) => Ok(Value::Null),
            Ok(Ok((200, body))) => match serde_json::from_slice(&body) {
                Ok(body) => world.answer(letter.interaction, &letter.token, &body, &[]),
                Err(_) => Err(Refusal::invalid_json()),
            },
            Ok(Ok(_) | Err(_)) | Err(_) => Err(Refusal::unknown_interaction()),
        };
        if done.is_err() {
            world.fail(letter.interaction);
        }
        drop(world);
        self.stirred.notify_waiters();
    }
}

/// Posts a letter and returns the status and the body of the response.
async fn send(letter: &Letter, timestamp: &str) -> io::Result<(u16, Vec<u8>)> {
    let address = letter
        .url
        .strip_prefix("http://")
        .ok_or(io::ErrorKind::Unsupported)?;
    let (host, path) = address.split_once('/').unwrap_or((address, ""));
    let signature = letter.sign.sign(timestamp, &letter.body);
    let mut stream = TcpStream::connect(host).await?;
    let head = format!(
        "POST /{path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         user-agent: Discord-Interactions/1.0 (+https://discord.com)\r\nx-signature-ed25519: {signature}\r\n\
         x-signature-timestamp: {timestamp}\r\nconnection: close\r\n\r\n",
        letter.body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(letter.body.as_bytes()).await?;
    let mut response = Vec::new();
    stream.read_to_end(&mut response).await?;
    split(&response).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// Status and body of a whole response.
fn split(response: &[u8]) -> Option<(u16, Vec<u8>)> {
    let end = response
        .windows(4)
        .position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&response[..end])
        .ok()?
        .to_ascii_lowercase();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = &response[end + 4..];
    if head.contains("transfer-encoding: chunked") {
        return Some((status, unchunk(body)?));
    }
    Some((status, body.to_vec()))
}

fn unchunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|window| window == b"\r\n")?;
        let size = std::str::from_utf8(&rest[..line]).ok()?;
        let size = usize::from_str_radix(size.split(';').next()?.trim(), 16).ok()?;
        rest = &rest[line + 2..];
        if size == 0 {
            return Some(body);
        }
        body.extend_from_slice(rest.get(..size)?);
        rest = rest.get(size + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn responses_are_read_whole_or_in_chunks() {
        let whole = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
        assert_eq!(split(whole), Some((200, b"{}".to_vec())));
        let chunks = b"HTTP/1.1 202 Accepted\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n";
        assert_eq!(split(chunks), Some((202, b"{}".to_vec())));
        assert_eq!(split(b"HTTP/1.1 200"), None);
    }
}
