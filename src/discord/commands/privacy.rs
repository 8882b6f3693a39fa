//! `/privacy`: what is kept about a person, as a file or deleted; `/block` and `/unblock`.

use crate::{
    discord::{
        app::App,
        reply::{Answer, Errand, Reply},
        request::{Input, Request},
    },
    game::{Action, ChallengeEnd, Game, PersonId, act},
    view::{self, TextFile},
};

/// How many games are ended at a time, and how often one looks again.
const BATCH: u32 = 50;
const TRIES: u32 = 20;

/// `/privacy`.
pub(in crate::discord) fn privacy(request: &Request) -> Answer {
    Answer::private(view::privacy(request.reader))
}

/// The file with all that is kept.
pub(in crate::discord) async fn hand_out(app: &App, request: &Request) -> anyhow::Result<Answer> {
    let dossier = app.store.dossier(request.person.id).await?;
    let mut screen = view::exported(request.reader);
    screen.file = Some(TextFile {
        name: "leveret.json".to_owned(),
        text: serde_json::to_string_pretty(&dossier)?,
    });
    Ok(Answer::private(screen))
}

/// Delete my data: asks first.
pub(in crate::discord) fn forget(request: &Request) -> Answer {
    Answer::private(view::confirm_forget(request.reader))
}

/// Not after all.
pub(in crate::discord) fn forget_not(request: &Request) -> Answer {
    Reply::Replace(view::not_forgotten(request.reader)).into()
}

/// Delete my data, being sure: what is in hand is ended first, then everything goes.
pub(in crate::discord) async fn forget_surely(
    app: &App,
    request: &Request,
) -> anyhow::Result<Answer> {
    let person = request.person.id;
    let mut errands = Vec::new();
    for _ in 0..TRIES {
        end_challenges(app, person, &mut errands).await?;
        end_games(app, person, &mut errands).await?;
        if app.store.forget(person).await? {
            app.unlearn_person(person);
            app.unmeet(person);
            tracing::info!(%person, "forgotten");
            let answer: Answer = Reply::Replace(view::forgotten(request.reader)).into();
            return Ok(errands.into_iter().fold(answer, Answer::then));
        }
    }
    anyhow::bail!("games of {person} go on being begun")
}

async fn end_challenges(
    app: &App,
    person: PersonId,
    errands: &mut Vec<Errand>,
) -> anyhow::Result<()> {
    for id in app.store.challenges_around(person).await? {
        let Some(challenge) = app.store.challenge(id).await? else {
            continue;
        };
        let end = if challenge.offer.challenger.id == person {
            ChallengeEnd::Cancelled
        } else {
            ChallengeEnd::Declined
        };
        if app.store.settle(id, end).await? {
            errands.push(Errand::RedrawChallenge(id));
        }
    }
    Ok(())
}

async fn end_games(app: &App, person: PersonId, errands: &mut Vec<Errand>) -> anyhow::Result<()> {
    loop {
        let games = app.store.running(person, 0, BATCH).await?.games;
        if games.is_empty() {
            return Ok(());
        }
        for Game { id, .. } in games {
            let resign = |game: &Game| act(game, person, &Action::Resign, app.now());
            match app.change(id, resign).await? {
                Ok(game) => errands.push(Errand::Announce {
                    game: id,
                    instead_of: game.posted,
                }),
                Err(_) => settle_late(app, id).await?,
            }
        }
    }
}

/// Notes the end of a game whose time is up, which nobody has noted yet.
async fn settle_late(app: &App, id: crate::game::GameId) -> anyhow::Result<()> {
    if let Some(game) = app.store.game(id).await?
        && let Some(after) = crate::game::time_out(&game, app.now())
    {
        app.store.commit(&game, after).await?;
    }
    Ok(())
}

/// `/block`.
pub(in crate::discord) async fn block(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let Some(other) = input.user("user") else {
        return Ok(Answer::private(view::bad_option(request.reader, "user")));
    };
    if other.person.id == request.person.id {
        return Ok(Answer::private(view::blocked_oneself(request.reader)));
    }
    let is_new = app
        .store
        .block(&request.person, &other.person, app.now())
        .await?;
    let screen = view::blocked(request.reader, &other.person, is_new);
    Ok(Answer::private(screen))
}

/// `/unblock`.
pub(in crate::discord) async fn unblock(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let Some(other) = input.user("user") else {
        return Ok(Answer::private(view::bad_option(request.reader, "user")));
    };
    let is_new = app
        .store
        .unblock(request.person.id, other.person.id)
        .await?;
    let screen = view::unblocked(request.reader, &other.person, is_new);
    Ok(Answer::private(screen))
}
