//! The log: `tracing` lines to standard error, from which secrets are kept out.
//!
//! Libraries may log what they send, so the bot's token is struck out of every line, whoever
//! wrote it. A panic is logged like any other error.

use std::{
    io::{self, Write},
    sync::OnceLock,
};

use tracing_subscriber::{EnvFilter, fmt::MakeWriter, util::SubscriberInitExt};

use crate::config::{LogFormat, LogSettings, Token};

const STRUCK_OUT: &[u8] = b"[hidden]";

static SECRET: OnceLock<String> = OnceLock::new();

/// Starts the log for the life of the process. Harmless when there is one already.
pub fn start(settings: &LogSettings) {
    let filter = EnvFilter::try_new(&settings.filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(Discreet(io::stderr));
    let started = match settings.format {
        LogFormat::Text => lines.with_ansi(false).finish().try_init(),
        LogFormat::Json => lines.json().flatten_event(true).finish().try_init(),
    };
    if started.is_ok() {
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "panicked")));
    }
}

/// Keeps `token` out of the log from now on.
pub fn hide(token: &Token) {
    // A process has one token; a second start within it (in tests) has the emulator's.
    let _ = SECRET.set(token.reveal().to_owned());
}

/// Makes writers that strike the secret out of what they are given.
#[derive(Debug)]
struct Discreet<M>(M);

impl<'a, M: MakeWriter<'a>> MakeWriter<'a> for Discreet<M> {
    type Writer = DiscreetWriter<M::Writer>;

    fn make_writer(&'a self) -> Self::Writer {
        DiscreetWriter {
            inner: self.0.make_writer(),
            secret: SECRET.get().map_or(&[], |secret| secret.as_bytes()),
        }
    }
}

/// `tracing` writes a whole line at once, so a secret is never cut in two.
#[derive(Debug)]
struct DiscreetWriter<W> {
    inner: W,
    secret: &'static [u8],
}

impl<W: Write> Write for DiscreetWriter<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.inner.write_all(&without(line, self.secret))?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn without(line: &[u8], secret: &[u8]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = find(rest, secret) {
        kept.extend_from_slice(&rest[..at]);
        kept.extend_from_slice(STRUCK_OUT);
        rest = &rest[at + secret.len()..];
    }
    kept.extend_from_slice(rest);
    kept
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        return None;
    }
    text.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, secret: &str, expect: &str) {
        let kept = without(line.as_bytes(), secret.as_bytes());
        assert_eq!(String::from_utf8_lossy(&kept), expect);
    }

    #[test]
    fn the_secret_is_struck_out_wherever_it_stands() {
        check(
            "identify abc.def ok abc.def",
            "abc.def",
            "identify [hidden] ok [hidden]",
        );
        check("nothing to hide", "abc.def", "nothing to hide");
        check("no secret yet", "", "no secret yet");
        check("abc.de", "abc.def", "abc.de");
    }
}
