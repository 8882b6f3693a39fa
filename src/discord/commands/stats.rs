//! `/stats`.

use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Input, Request},
    },
    game::{Person, ratings::Scope},
    rules::GameKind,
    view::{self, GameStats},
};

/// `/stats`: what somebody has done, in this server and everywhere.
pub(in crate::discord) async fn stats(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let person: &Person = input
        .user("user")
        .map_or(&request.person, |user| &user.person);
    let mut stats = Vec::new();
    for kind in GameKind::ALL {
        let scopes = [
            Some(Scope::Everywhere),
            request.place.server.map(Scope::Server),
        ];
        for scope in scopes.into_iter().flatten() {
            stats.push(GameStats {
                kind,
                scope,
                standing: app.store.standing(person.id, kind, scope).await?,
                rank: app.store.rank(person.id, kind, scope).await?,
            });
        }
    }
    Ok(Answer::private(view::stats(request.reader, person, &stats)))
}
