//! `/settings`, and the controls of its panel.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Request},
    },
    game::PersonChange,
    l10n::Language,
    view,
};

/// `/settings`.
pub(in crate::discord) fn settings(request: &Request) -> Answer {
    Answer::private(view::person_settings(request.reader, &request.wishes))
}

/// Changes a setting; the panel shows it at once, in the language that is chosen from now on.
pub(in crate::discord) async fn settle(
    app: &App,
    request: &Request,
    click: &Click,
    change: &PersonChange,
) -> anyhow::Result<Answer> {
    let person = &request.person;
    let before = app.store.person_settings(person.id).await?;
    let after = before.with(change);
    app.store.settle_person(person, &after, app.now()).await?;
    app.unlearn_person(person.id);
    let reader = match &after.language {
        Some(tag) => Language::from_tag(tag),
        None => request.locale,
    };
    Ok(super::turned(click, view::person_settings(reader, &after)))
}
