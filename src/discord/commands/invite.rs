//! "Challenge to a game" in a person's menu: a private choice, then the challenge for all to see.

use super::challenge;
use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Input, Request},
    },
    game::{Invited, Pace, Person, PersonId, Refusal, Terms},
    rules::Setup,
    view,
};

/// The menu's line.
pub(in crate::discord) async fn invite(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let Some(Invited { person, is_bot }) = input.user("user") else {
        return Ok(Answer::private(view::bad_option(request.reader, "user")));
    };
    let why = if person.id == request.person.id {
        Some(Refusal::ChallengedOneself)
    } else if *is_bot {
        Some(Refusal::ChallengedABot(person.clone()))
    } else {
        None
    };
    if let Some(why) = why {
        return Ok(Answer::private(view::refusal(request.reader, &why)));
    }
    // The buttons know only the number.
    app.meet(&[person]).await?;
    let setup = request.house.setup.unwrap_or(Setup::HareAndHounds);
    let pace = request.house.pace.unwrap_or_default();
    Ok(Answer::private(view::invite(
        request.reader,
        person,
        setup,
        pace,
    )))
}

/// Another game or pace.
pub(in crate::discord) async fn invite_otherwise(
    app: &App,
    request: &Request,
    click: &Click,
    opponent: PersonId,
    setup: Setup,
    pace: Pace,
) -> anyhow::Result<Answer> {
    let opponent = known(app, opponent).await?;
    let screen = view::invite(request.reader, &opponent, setup, pace);
    Ok(super::turned(click, screen))
}

/// Sends it.
pub(in crate::discord) async fn invite_send(
    app: &App,
    request: &Request,
    opponent: PersonId,
    setup: Setup,
    pace: Pace,
) -> anyhow::Result<Answer> {
    let opponent = Invited {
        person: known(app, opponent).await?,
        is_bot: false,
    };
    let terms = Terms {
        setup,
        side: None,
        pace,
        idle_options: false,
        games: 1,
    };
    challenge::make(app, request, terms, Some(opponent)).await
}

/// Somebody who was met when the choice was opened.
async fn known(app: &App, id: PersonId) -> anyhow::Result<Person> {
    let known = app.store.person(id).await?;
    Ok(known.unwrap_or(Person {
        id,
        name: id.to_string(),
    }))
}
