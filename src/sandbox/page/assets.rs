//! The page's own files, which are part of the program, and files that were attached to messages.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::Page;
use super::visit::id;

#[derive(RustEmbed)]
#[folder = "src/sandbox/page/assets"]
struct Assets;

/// A file of the page.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    embedded(&name)
}

/// The page's icon where browsers look for one.
pub(super) async fn icon() -> Response {
    embedded("icon.svg")
}

fn embedded(name: &str) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some(_) | None => return StatusCode::NOT_FOUND.into_response(),
    };
    match Assets::get(name) {
        Some(file) => (
            [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "no-cache"),
            ],
            file.data,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file of a message, which is saved and never shown: whatever is in it cannot act as the page.
pub(super) async fn attachment(
    State(page): State<Page>,
    Path((file, _)): Path<(String, String)>,
) -> Response {
    let found = id(&file).and_then(|file| {
        let world = page.discord().shared().world();
        world.files.get(&file).cloned()
    });
    match found {
        Some((_, bytes)) => (
            [
                (header::CONTENT_TYPE, "application/octet-stream"),
                (header::CONTENT_DISPOSITION, "attachment"),
            ],
            bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
