//! Interactions by Discord's HTTP requests: the other road, to the same handlers.
//!
//! Discord signs each request with Ed25519 over the timestamp and the raw body, and now and then
//! sends forged ones to see that they are refused
//! (<https://discord.com/developers/docs/interactions/overview#preparing-for-interactions>). The
//! first answer is the body of the response.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use anyhow::Context as _;
use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::{Value, json};
use serenity::builder::CreateInteractionResponse;
use tokio::{net::TcpListener, sync::oneshot, time::timeout};
use tokio_util::sync::CancellationToken;

use super::{app::App, boundary, mend, request::Road};
use crate::game::Moment;

/// The largest request that is read: many times the largest interaction.
const LARGEST: usize = 512 * 1024;

/// How far a request's time may be from ours: older ones are sent again by somebody else.
const FRESH: Duration = Duration::from_mins(5);

/// How long Discord waits for the response, nearly.
const PATIENCE: Duration = Duration::from_millis(2900);

/// The key that Discord's signatures are checked with, from the application's General Information
/// page.
#[derive(Clone, Debug)]
pub(super) struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Reads the key from its 64 hexadecimal digits.
    pub(super) fn read(hex: &str) -> Option<Self> {
        let bytes: [u8; 32] = bytes(hex)?;
        VerifyingKey::from_bytes(&bytes).ok().map(Self)
    }

    fn has_signed(&self, headers: &HeaderMap, body: &[u8], now: Moment) -> bool {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let (Some(signature), Some(timestamp)) = (
            header("x-signature-ed25519").and_then(bytes::<64>),
            header("x-signature-timestamp"),
        ) else {
            return false;
        };
        let Ok(signed_at) = timestamp.parse::<i64>() else {
            return false;
        };
        let signed_at = Moment(signed_at.saturating_mul(1000));
        if now.since(signed_at).max(signed_at.since(now)) > FRESH {
            return false;
        }
        let message = [timestamp.as_bytes(), body].concat();
        self.0
            .verify_strict(&message, &Signature::from_bytes(&signature))
            .is_ok()
    }
}

fn bytes<const N: usize>(hex: &str) -> Option<[u8; N]> {
    if !hex.is_ascii() || hex.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[derive(Clone)]
struct Endpoint {
    app: Arc<App>,
    key: PublicKey,
    stop: CancellationToken,
}

/// Serves interactions at `/interactions` until `stop`, and says at `/healthz` that it runs and at
/// `/readyz` whether the store can be reached.
pub(super) async fn serve(
    app: Arc<App>,
    key: PublicKey,
    address: SocketAddr,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("HTTP_ADDRESS: cannot listen on {address}"))?;
    tracing::info!(%address, "interactions are taken at /interactions");
    let routes = Router::new()
        .route("/interactions", post(interaction))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .layer(DefaultBodyLimit::max(LARGEST))
        .with_state(Endpoint {
            app,
            key,
            stop: stop.clone(),
        });
    axum::serve(listener, routes)
        .with_graceful_shutdown(stop.cancelled_owned())
        .await
        .context("the endpoint broke down")
}

async fn ready(State(endpoint): State<Endpoint>) -> Response {
    if endpoint.stop.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping").into_response();
    }
    let reached = timeout(PATIENCE, endpoint.app.store.n_running()).await;
    match reached {
        Ok(Ok(_)) => "ready".into_response(),
        Ok(Err(_)) | Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the store is out of reach").into_response()
        }
    }
}

async fn interaction(
    State(endpoint): State<Endpoint>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let now = endpoint.app.now();
    if !endpoint.key.has_signed(&headers, &body, now) {
        return (StatusCode::UNAUTHORIZED, "invalid request signature").into_response();
    }
    let Ok(value) = serde_json::from_slice::<Value>(&body) else {
        return (StatusCode::BAD_REQUEST, "not JSON").into_response();
    };
    if value.get("type") == Some(&json!(1)) {
        return Json(json!({ "type": 1 })).into_response();
    }
    let interaction = match mend::interaction(value) {
        Ok(interaction) => interaction,
        Err(error) => {
            endpoint.app.counts.unread_event();
            tracing::error!(%error, "an interaction could not be read");
            return (StatusCode::BAD_REQUEST, "not an interaction").into_response();
        }
    };
    let (answer, answered) = oneshot::channel();
    let road = Road::Endpoint(Mutex::new(Some(answer)));
    let app = Arc::clone(&endpoint.app);
    // Not bound to the request: what is begun is finished although Discord hangs up.
    endpoint
        .app
        .tasks
        .spawn(Box::pin(boundary::answer(app, interaction, road)));
    match timeout(PATIENCE, answered).await {
        Ok(Ok(response)) => respond(&response),
        Ok(Err(_)) | Err(_) => StatusCode::GATEWAY_TIMEOUT.into_response(),
    }
}

fn respond(response: &CreateInteractionResponse) -> Response {
    Json(response).into_response()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use axum::http::HeaderValue;
    use ed25519_dalek::{Signer as _, SigningKey};

    use super::*;

    const NOW: Moment = Moment(1_700_000_000_000);

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }

    fn signed(key: &SigningKey, timestamp: &str, body: &str) -> HeaderMap {
        let signature = key.sign(format!("{timestamp}{body}").as_bytes());
        let signature = hex(&signature.to_bytes());
        let mut headers = HeaderMap::new();
        let value = |text: &str| HeaderValue::from_str(text).expect("ASCII");
        headers.insert("x-signature-ed25519", value(&signature));
        headers.insert("x-signature-timestamp", value(timestamp));
        headers
    }

    #[test]
    fn only_what_discord_signed_lately_is_believed() {
        let secret = SigningKey::from_bytes(&[7; 32]);
        let digits = hex(secret.verifying_key().as_bytes());
        let key = PublicKey::read(&digits).expect("a key");
        let good = signed(&secret, "1700000000", "body");
        assert!(key.has_signed(&good, b"body", NOW));
        assert!(!key.has_signed(&good, b"Body", NOW), "another body");
        let later = NOW.plus(FRESH).plus(Duration::from_secs(1));
        assert!(
            !key.has_signed(&good, b"body", later),
            "sent again too late"
        );
        let other = SigningKey::from_bytes(&[8; 32]);
        let forged = signed(&other, "1700000000", "body");
        assert!(!key.has_signed(&forged, b"body", NOW), "another key");
        assert!(!key.has_signed(&HeaderMap::new(), b"body", NOW), "unsigned");
        let mut broken = good;
        broken.insert("x-signature-ed25519", HeaderValue::from_static("zz"));
        assert!(!key.has_signed(&broken, b"body", NOW), "no signature");
    }

    #[test]
    fn a_key_is_64_hexadecimal_digits() {
        for text in ["", "12", "zz", &"g".repeat(64), &"é".repeat(32)] {
            assert!(PublicKey::read(text).is_none(), "{text}");
        }
    }
}
