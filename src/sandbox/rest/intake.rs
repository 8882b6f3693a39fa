//! A request taken in: its path, its token, its JSON and its files.

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::{HeaderValue, header};
use serde_json::Value;

use super::super::refusal::Refusal;
use super::super::validate::File;

/// More than this is refused before it is looked at.
const MOST: usize = 32 * 1024 * 1024;

/// A request.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) method: String,
    /// The path below `/api` and the version.
    pub(super) path: String,
    pub(super) query: String,
    pub(super) headers: Vec<(String, String)>,
    pub(super) authorization: Option<String>,
    pub(super) body: Value,
    pub(super) has_body: bool,
    pub(super) files: Vec<File>,
    /// Why the body cannot be read.
    pub(super) unreadable: Option<Refusal>,
}

impl Call {
    /// Takes a request in; its headers are only kept for a record.
    pub(super) async fn read(request: Request, recorded: bool) -> Result<Call, Refusal> {
        let path = request.uri().path();
        let below = path.strip_prefix("/api").unwrap_or(path);
        let below = ["/v10", "/v9"]
            .iter()
            .find_map(|version| below.strip_prefix(version))
            .unwrap_or(below);
        let mut call = Call {
            method: request.method().to_string(),
            path: below.to_owned(),
            query: request.uri().query().unwrap_or_default().to_owned(),
            headers: Vec::new(),
            authorization: None,
            body: Value::Null,
            has_body: false,
            files: Vec::new(),
            unreadable: None,
        };
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        call.authorization = request.headers().get(header::AUTHORIZATION).map(text);
        if recorded {
            let headers = request.headers().iter();
            let shown = headers.filter(|(name, _)| **name != header::AUTHORIZATION);
            call.headers = shown
                .map(|(name, value)| (name.to_string(), text(value)))
                .collect();
        }
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().to_owned();
        if kind.starts_with("multipart/form-data") {
            call.read_form(request).await?;
        } else {
            let bytes = to_bytes(request.into_body(), MOST)
                .await
                .map_err(|_| Refusal::too_large())?;
            call.read_json(&bytes, &kind);
        }
        Ok(call)
    }

    fn read_json(&mut self, bytes: &Bytes, kind: &str) {
        if bytes.is_empty() {
            return;
        }
        self.has_body = true;
        if !kind.starts_with("application/json") {
            let message = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
            self.unreadable = Some(Refusal::of(400, 50035, message));
            return;
        }
        match serde_json::from_slice(bytes) {
            Ok(body) => self.body = body,
            Err(_) => self.unreadable = Some(Refusal::invalid_json()),
        }
    }

    async fn read_form(&mut self, request: Request) -> Result<(), Refusal> {
        self.has_body = true;
        let broken = |_| Refusal::invalid_json();
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|_| Refusal::invalid_json())?;
        while let Some(part) = form.next_field().await.map_err(broken)? {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let content_type = part
                .content_type()
                .unwrap_or("application/octet-stream")
                .to_owned();
            let bytes = part.bytes().await.map_err(|_| Refusal::too_large())?;
            if name == "payload_json" {
                match serde_json::from_slice(&bytes) {
                    Ok(body) => self.body = body,
                    Err(_) => self.unreadable = Some(Refusal::invalid_json()),
                }
            } else if let Some(filename) = filename {
                let number = name.trim_start_matches("files[").trim_end_matches(']');
                let number = number.parse().unwrap_or(self.files.len() as u64);
                self.files.push(File {
                    number,
                    filename,
                    content_type,
                    bytes,
                });
            }
        }
        Ok(())
    }

    /// The path in pieces.
    pub(super) fn segments(&self) -> Vec<&str> {
        self.path
            .split('/')
            .filter(|segment| !segment.is_empty())
            .collect()
    }

    /// A value of the query.
    pub(super) fn query(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(name, _)| *name == key)
            .map(|(_, value)| value)
    }

    /// Whether a value of the query is true.
    pub(super) fn asks_for(&self, key: &str) -> bool {
        self.query(key)
            .is_some_and(|value| value.eq_ignore_ascii_case("true") || value == "1")
    }
}
