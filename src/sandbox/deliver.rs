//! Interactions sent to an application's own address, and its answers in the responses.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::core::Shared;
use super::interaction::Letter;
use super::rest;

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
        let accepted = match answered {
            // The answer comes as a callback of its own.
            Ok(Ok(Response { status: 202, .. })) => true,
            Ok(Ok(Response {
                status: 200,
                kind,
                body,
            })) => rest::by_response(self, letter.interaction, &letter.token, &kind, body).await,
            Ok(Ok(_) | Err(_)) | Err(_) => false,
        };
        if !accepted {
            self.world().fail(letter.interaction);
        }
    }
}

/// What an endpoint answered.
#[derive(PartialEq, Debug)]
struct Response {
    status: u16,
    /// Its content type.
    kind: String,
    body: Vec<u8>,
}

/// Posts a letter and returns the response.
async fn send(letter: &Letter, timestamp: &str) -> io::Result<Response> {
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

/// Reads a whole response.
fn split(response: &[u8]) -> Option<Response> {
    let end = response
        .windows(4)
        .position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&response[..end]).ok()?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let header = |wanted: &str| {
        let fields = head.lines().skip(1).filter_map(|line| line.split_once(':'));
        let mut found = fields.filter(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.next().map_or("", |(_, value)| value.trim())
    };
    let body = &response[end + 4..];
    let chunked = header("transfer-encoding").eq_ignore_ascii_case("chunked");
    Some(Response {
        status,
        kind: header("content-type").to_owned(),
        body: if chunked {
            unchunk(body)?
        } else {
            body.to_vec()
        },
    })
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
        let whole =
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\ncontent-length: 2\r\n\r\n{}";
        let whole = split(whole).unwrap();
        assert_eq!(
            (whole.status, whole.kind.as_str(), whole.body.as_slice()),
            (200, "application/json", &b"{}"[..])
        );
        let chunks = b"HTTP/1.1 202 Accepted\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n";
        assert_eq!(split(chunks).unwrap().body, b"{}");
        assert_eq!(split(b"HTTP/1.1 200"), None);
    }
}
