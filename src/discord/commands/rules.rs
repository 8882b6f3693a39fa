//! `/rules` and its pages.

use crate::{
    discord::{
        reply::Answer,
        request::{Click, Input, Request},
    },
    rules::GameKind,
    view,
};

/// `/rules`.
pub(in crate::discord) fn rules(request: &Request, input: &Input) -> Answer {
    let kind = input
        .text("game")
        .and_then(|key| key.parse().ok())
        .unwrap_or(GameKind::HareAndHounds);
    Answer::private(view::rules(request.reader, kind, 0))
}

/// Another page of them.
pub(in crate::discord) fn rules_page(
    request: &Request,
    click: &Click,
    kind: GameKind,
    page: u32,
) -> Answer {
    super::turned(click, view::rules(request.reader, kind, page))
}
