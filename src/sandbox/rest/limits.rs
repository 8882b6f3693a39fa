//! Rate limits of channels, if the emulator is to have them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::super::Id;
use super::route::Route;

/// How many requests of one kind a channel takes in a window.
const MOST: u64 = 5;
/// How long a window is, in milliseconds.
const WINDOW: u64 = 5_000;

/// The windows of all channels.
#[derive(Debug)]
pub(crate) struct RateLimits {
    on: bool,
    windows: Mutex<HashMap<(Id, String), (u64, u64)>>,
}

/// What a limit says to a request.
pub(super) struct Limited {
    pub(super) headers: HeaderMap,
    /// Seconds to wait, if it is too many.
    pub(super) refused: Option<f64>,
}

impl RateLimits {
    pub(crate) fn new(on: bool) -> RateLimits {
        RateLimits {
            on,
            windows: Mutex::default(),
        }
    }

    pub(super) fn take(&self, now: u64, method: &str, template: &str, route: &Route) -> Limited {
        let mut headers = HeaderMap::new();
        let Some(channel) = route.channel().filter(|_| self.on) else {
            return Limited {
                headers,
                refused: None,
            };
        };
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = format!("{method} {template}");
        let (until, used) = windows
            .entry((channel, bucket.clone()))
            .or_insert((now + WINDOW, 0));
        if *until <= now {
            (*until, *used) = (now + WINDOW, 0);
        }
        if *used >= MOST {
            return Limited {
                headers,
                refused: Some(seconds(*until - now)),
            };
        }
        *used += 1;
        for (name, value) in [
            ("x-ratelimit-limit", MOST.to_string()),
            ("x-ratelimit-remaining", (MOST - *used).to_string()),
            ("x-ratelimit-reset", format!("{:.3}", seconds(*until))),
            (
                "x-ratelimit-reset-after",
                format!("{:.3}", seconds(*until - now)),
            ),
            (
                "x-ratelimit-bucket",
                bucket.replace(['/', ' ', '{', '}'], ""),
            ),
        ] {
            put(&mut headers, name, &value);
        }
        Limited {
            headers,
            refused: None,
        }
    }
}

fn seconds(millis: u64) -> f64 {
    std::time::Duration::from_millis(millis).as_secs_f64()
}

fn put(headers: &mut HeaderMap, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(HeaderName::from_static(name), value);
    }
}

/// The headers of a 429.
pub(super) fn refusal_headers(retry_after: f64, global: bool) -> HeaderMap {
    let mut headers = HeaderMap::new();
    put(
        &mut headers,
        "retry-after",
        &format!("{:.0}", retry_after.ceil()),
    );
    put(
        &mut headers,
        "x-ratelimit-scope",
        if global { "global" } else { "user" },
    );
    if global {
        put(&mut headers, "x-ratelimit-global", "true");
    } else {
        put(&mut headers, "x-ratelimit-limit", &MOST.to_string());
        put(&mut headers, "x-ratelimit-remaining", "0");
        put(
            &mut headers,
            "x-ratelimit-reset-after",
            &format!("{retry_after:.3}"),
        );
    }
    put(&mut headers, "via", "1.1 google");
    headers
}
