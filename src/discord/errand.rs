//! What is done after an answer: other messages are brought up to date.
//!
//! Nothing here is needed for a game to go on. What Discord does not let through is logged, and
//! `/board` calls the game up again.

use std::time::Duration;

use tokio::time::sleep;

use super::{
    app::App,
    paint,
    reply::{Errand, Post},
    request::Ticket,
    turn,
    wire::Trouble,
};
use crate::{
    game::{ChallengeEnd, ChallengeId, Game, GameId, Place, Posted},
    l10n::Language,
    store::StoreError,
    view,
};

/// Pauses in which the message of a game that has just begun will have been noted.
const UNTIL_NOTED: [Duration; 5] = [
    Duration::from_millis(50),
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(3),
];

/// Why an errand was not done.
#[derive(Debug, thiserror::Error)]
enum Undone {
    #[error(transparent)]
    Trouble(#[from] Trouble),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Does the errands one after another: those of an answer, with its ticket and, where that is known,
/// the message that the answer became; or others, without.
pub(super) async fn run(
    app: &App,
    ticket: Option<&Ticket>,
    became: Option<Posted>,
    errands: Vec<Errand>,
) {
    for errand in errands {
        if let Err(error) = one(app, ticket, became, errand).await {
            tracing::warn!(?errand, %error, "errand not done");
        }
    }
}

async fn one(
    app: &App,
    ticket: Option<&Ticket>,
    became: Option<Posted>,
    errand: Errand,
) -> Result<(), Undone> {
    match errand {
        Errand::NoteChallenge(id) => note_challenge(app, ticket, became, id).await,
        Errand::NoteGame {
            game,
            known,
            instead_of,
        } => {
            let posted = match (known.or(became), ticket) {
                (Some(known), _) => known,
                (None, Some(ticket)) => match app.wire.answered_with(ticket).await {
                    Ok(posted) => posted,
                    // The answer never arrived, or was deleted at once.
                    Err(Trouble::Gone(_)) => return announce(app, None, game, instead_of).await,
                    Err(trouble) => return Err(trouble.into()),
                },
                (None, None) => return Ok(()),
            };
            app.store.game_posted(game, Some(posted)).await?;
            retire(app, game, instead_of.filter(|old| *old != posted)).await
        }
        Errand::Redraw(game) => redraw(app, ticket, game).await,
        Errand::Announce { game, instead_of } => announce(app, ticket, game, instead_of).await,
        Errand::NextGame(finished) => next_game(app, ticket, finished).await,
        Errand::Retire { game, old } => retire(app, game, Some(old)).await,
        Errand::RedrawChallenge(id) => redraw_challenge(app, id).await,
        Errand::OpenThread { game, reader } => open_thread(app, ticket, game, reader).await,
        Errand::NoThread { reader } => no_thread(app, ticket, reader).await,
    }
}

/// Notes the card of a challenge. One that nobody can see is taken back.
async fn note_challenge(
    app: &App,
    ticket: Option<&Ticket>,
    became: Option<Posted>,
    id: ChallengeId,
) -> Result<(), Undone> {
    let posted = match (became, ticket) {
        (Some(posted), _) => Ok(posted),
        (None, Some(ticket)) => app.wire.answered_with(ticket).await,
        (None, None) => return Ok(()),
    };
    match posted {
        Ok(posted) => {
            app.store.challenge_posted(id, posted).await?;
            catch_up(app, id, posted).await
        }
        Err(Trouble::Gone(why)) => {
            app.store.settle(id, ChallengeEnd::Cancelled).await?;
            Err(Trouble::Gone(why).into())
        }
        Err(trouble) => Err(trouble.into()),
    }
}

/// Brings a card up to date whose challenge was over before its message was known.
async fn catch_up(app: &App, id: ChallengeId, card: Posted) -> Result<(), Undone> {
    let Some(challenge) = app.store.challenge(id).await? else {
        return Ok(());
    };
    match (challenge.end, challenge.game) {
        (None, _) => Ok(()),
        (Some(_), Some(game)) => retire_card(app, game, card).await,
        (Some(_), None) => redraw_challenge(app, id).await,
    }
}

/// Takes the buttons from a card whose game is shown elsewhere. Where the game is shown may not be
/// known yet: that is noted beside this, within moments.
async fn retire_card(app: &App, id: GameId, card: Posted) -> Result<(), Undone> {
    for pause in UNTIL_NOTED {
        let live = app.store.game(id).await?.and_then(|game| game.posted);
        if live.is_some() {
            return retire_replaced(app, id, card).await;
        }
        sleep(pause).await;
    }
    retire(app, id, Some(card)).await
}

/// Edits the live message; where it is gone or can no longer be edited, or is where the bot may only
/// answer, posts the game anew.
async fn redraw(app: &App, ticket: Option<&Ticket>, id: GameId) -> Result<(), Undone> {
    loop {
        let Some(game) = app.store.game(id).await? else {
            return Ok(());
        };
        let Some(live) = game.posted.filter(|_| game.place.reachable) else {
            return announce(app, ticket, id, None).await;
        };
        match app.wire.edit(live, &paint::edit(&turn::board(&game))).await {
            Ok(()) => {
                if app.has_shown(id, game.revision, live) {
                    return retire_replaced(app, id, live).await;
                }
            }
            Err(Trouble::Gone(why) | Trouble::Forbidden(why) | Trouble::Refused(why)) => {
                let now = app.store.game(id).await?.and_then(|game| game.posted);
                if now != Some(live) {
                    continue;
                }
                tracing::info!(game = %id, why, "the board is posted anew");
                return announce(app, ticket, id, None).await;
            }
            Err(trouble) => return Err(trouble.into()),
        }
    }
}

/// Posts the game anew with a ping, notes that as the live message and retires the old one.
async fn announce(
    app: &App,
    ticket: Option<&Ticket>,
    id: GameId,
    instead_of: Option<Posted>,
) -> Result<(), Undone> {
    let Some(game) = app.store.game(id).await? else {
        return Ok(());
    };
    let post = Post {
        screen: turn::board(&game),
        call: turn::call(app, &game).await,
    };
    let posted = match post_game(app, ticket, &game, &post).await {
        Err(Trouble::Gone(why)) => match app.store.move_back(id).await? {
            Some(parent) => {
                tracing::info!(game = %id, why, "the thread is gone");
                let place = Place {
                    channel: parent,
                    ..game.place
                };
                let game = Game {
                    place,
                    ..game.clone()
                };
                post_game(app, ticket, &game, &post).await?
            }
            None => return Err(Trouble::Gone(why).into()),
        },
        posted => posted?,
    };
    app.store.game_posted(id, Some(posted)).await?;
    // Somebody may have redrawn the old message since its buttons were taken.
    let redrawn = game
        .posted
        .filter(|old| app.last_shown_on(id) == Some(*old) && Some(*old) != instead_of);
    app.has_shown(id, game.revision, posted);
    for old in [instead_of, redrawn].into_iter().flatten() {
        if old != posted {
            retire(app, id, Some(old)).await?;
        }
    }
    bring_up_to_date(app, &game, posted).await
}

/// Draws the board again where the game has changed since it was drawn as `drawn`.
async fn bring_up_to_date(app: &App, drawn: &Game, on: Posted) -> Result<(), Undone> {
    match app.store.game(drawn.id).await? {
        Some(game) if game.revision > drawn.revision && game.posted == Some(on) => {
            let edit = paint::edit(&turn::board(&game));
            app.wire.edit(on, &edit).await?;
            app.has_shown(game.id, game.revision, on);
            Ok(())
        }
        Some(_) | None => Ok(()),
    }
}

/// Takes the buttons from a message that was redrawn while another took its place.
async fn retire_replaced(app: &App, id: GameId, drawn: Posted) -> Result<(), Undone> {
    let live = app.store.game(id).await?.and_then(|game| game.posted);
    let is_replaced = live.is_some_and(|live| live != drawn);
    retire(app, id, is_replaced.then_some(drawn)).await
}

/// Posts the game that began with the end of another, unless somebody has called it up already.
async fn next_game(app: &App, ticket: Option<&Ticket>, finished: GameId) -> Result<(), Undone> {
    match app.store.next_game(finished).await? {
        Some(next) if next.posted.is_none() => announce(app, ticket, next.id, None).await,
        Some(_) | None => Ok(()),
    }
}

/// Posts in the game's channel; where the bot may not, as a further answer to the interaction.
async fn post_game(
    app: &App,
    ticket: Option<&Ticket>,
    game: &Game,
    post: &Post,
) -> Result<Posted, Trouble> {
    if game.place.reachable {
        let nonce = format!("g{}r{}", game.id, game.revision);
        match app
            .wire
            .post(game.place.channel, &paint::post(post, nonce))
            .await
        {
            Err(Trouble::Gone(_) | Trouble::Forbidden(_))
                if ticket.is_some_and(|ticket| may_follow(ticket, game)) => {}
            posted => return posted,
        }
    }
    match ticket.filter(|ticket| may_follow(ticket, game)) {
        Some(ticket) => {
            app.wire
                .follow_up(ticket, &paint::follow_up(post, false), &[])
                .await
        }
        None => Err(Trouble::Forbidden(
            "the game is where the bot may only answer".to_owned(),
        )),
    }
}

/// Whether a game may be shown where an interaction came from: in its channel, and elsewhere in its
/// server.
fn may_follow(ticket: &Ticket, game: &Game) -> bool {
    let (here, there) = (ticket.place, game.place);
    here.channel == there.channel || (here.server.is_some() && here.server == there.server)
}

/// Moves a game into a thread below its message, and shows it there.
async fn open_thread(
    app: &App,
    ticket: Option<&Ticket>,
    id: GameId,
    reader: Language,
) -> Result<(), Undone> {
    let Some(game) = app.store.game(id).await? else {
        return Ok(());
    };
    let Some(posted) = game.posted else {
        return Ok(());
    };
    let name = view::thread_name(turn::language(&game), &game);
    let thread = match app.wire.open_thread(posted, &name).await {
        Ok(thread) => thread,
        Err(trouble) => {
            tracing::info!(game = %id, %trouble, "no thread for the game");
            return no_thread(app, ticket, reader).await;
        }
    };
    app.store.move_to_thread(id, thread, posted.channel).await?;
    announce(app, None, id, Some(posted)).await?;
    for player in [&game.seats.pack, &game.seats.quarry] {
        if let Err(trouble) = app.wire.add_to_thread(thread, player.id).await {
            tracing::debug!(game = %id, %trouble, "not added to the thread");
        }
    }
    Ok(())
}

async fn no_thread(app: &App, ticket: Option<&Ticket>, reader: Language) -> Result<(), Undone> {
    let Some(ticket) = ticket else { return Ok(()) };
    let note = Post {
        screen: view::no_thread(reader),
        call: None,
    };
    app.wire
        .follow_up(ticket, &paint::follow_up(&note, true), &[])
        .await?;
    Ok(())
}

/// Takes the buttons from a message that is no longer the live one.
async fn retire(app: &App, id: GameId, old: Option<Posted>) -> Result<(), Undone> {
    let Some(old) = old else { return Ok(()) };
    let Some(game) = app
        .store
        .game(id)
        .await?
        .filter(|game| game.place.reachable)
    else {
        return Ok(());
    };
    let screen = view::moved_on(turn::language(&game), &game);
    match app.wire.edit(old, &paint::edit(&screen)).await {
        Ok(()) | Err(Trouble::Gone(_) | Trouble::Forbidden(_)) => Ok(()),
        Err(trouble) => Err(trouble.into()),
    }
}

/// Brings a challenge's card up to date, if it can be; that it has expired is then done with. A card
/// that has become a game's board is that game's.
async fn redraw_challenge(app: &App, id: ChallengeId) -> Result<(), Undone> {
    let Some(challenge) = app.store.challenge(id).await? else {
        return Ok(());
    };
    if challenge.game.is_some() {
        return Ok(());
    }
    if let Some(posted) = challenge.posted.filter(|_| challenge.offer.place.reachable) {
        let language = Language::from_tag(&challenge.offer.language);
        let card = view::challenge_card(language, &challenge, app.now());
        match app.wire.edit(posted, &paint::edit(&card)).await {
            Ok(()) => {}
            Err(Trouble::Gone(why) | Trouble::Forbidden(why) | Trouble::Refused(why)) => {
                tracing::info!(challenge = %id, why, "the card cannot be brought up to date");
            }
            Err(trouble) => return Err(trouble.into()),
        }
    }
    if challenge.end == Some(ChallengeEnd::Expired) {
        app.store.expiry_shown(id).await?;
    }
    Ok(())
}
