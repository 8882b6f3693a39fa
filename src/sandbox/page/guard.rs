//! Who may ask for the page: a browser that was sent to this very address, and no other site's script, whatever
//! name it has this machine resolve to.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Page;

/// Nothing is loaded from elsewhere, nothing runs that is not a file of ours, nobody frames the page.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/// Lets only requests of the page's own address through, and says in every answer what it may load.
pub(super) async fn check(State(page): State<Page>, request: Request, next: Next) -> Response {
    let port = page
        .discord()
        .base_url()
        .rsplit(':')
        .next()
        .unwrap_or_default();
    if !is_at_home(request.headers(), port) {
        return (
            StatusCode::FORBIDDEN,
            "This page is only for a browser on the same machine, at the address that was printed.\n",
        )
            .into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whether the request names this machine as its host, and comes from nobody or from this address.
fn is_at_home(headers: &HeaderMap, port: &str) -> bool {
    let text = |name: header::HeaderName| {
        headers
            .get(name)
            .map(|value| value.to_str().unwrap_or("unreadable"))
    };
    let ours = |address: &str| {
        ["127.0.0.1", "localhost", "[::1]"]
            .iter()
            .any(|name| address == format!("{name}:{port}"))
    };
    let host = text(header::HOST).is_some_and(ours);
    let origin =
        text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://").is_some_and(ours));
    let site = headers
        .get("sec-fetch-site")
        .is_none_or(|site| site == "same-origin" || site == "none");
    // A link from elsewhere that is followed by hand is no script's doing.
    let followed = headers
        .get("sec-fetch-mode")
        .is_some_and(|mode| mode == "navigate");
    host && origin && (site || followed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pairs: &[(&'static str, &'static str)], expect: bool) {
        let headers = pairs
            .iter()
            .map(|(name, value)| {
                (
                    header::HeaderName::from_static(name),
                    HeaderValue::from_static(value),
                )
            })
            .collect();
        assert_eq!(is_at_home(&headers, "4114"), expect, "{pairs:?}");
    }

    #[test]
    fn only_this_machine_is_at_home() {
        check(&[("host", "127.0.0.1:4114")], true);
        check(&[("host", "localhost:4114")], true);
        check(&[], false);
        check(&[("host", "127.0.0.1:4115")], false);
        check(&[("host", "evil.example:4114")], false);
        check(&[("host", "127.0.0.1.evil.example:4114")], false);
    }

    #[test]
    fn other_sites_may_not_ask() {
        let host = ("host", "127.0.0.1:4114");
        check(&[host, ("origin", "http://127.0.0.1:4114")], true);
        check(&[host, ("origin", "https://evil.example")], false);
        check(&[host, ("origin", "null")], false);
        check(&[host, ("sec-fetch-site", "cross-site")], false);
        check(&[host, ("sec-fetch-site", "same-site")], false);
        check(&[host, ("sec-fetch-site", "same-origin")], true);
        check(
            &[
                host,
                ("sec-fetch-site", "cross-site"),
                ("sec-fetch-mode", "navigate"),
            ],
            true,
        );
    }
}
