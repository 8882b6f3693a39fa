//! Work that is done when its time comes, not because somebody asked: reminders, deadlines,
//! expiries. It is claimed in the store, so that of several processes one does it, and another if
//! that one dies.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::Semaphore,
    time::{MissedTickBehavior, interval},
};
use tokio_util::sync::CancellationToken;

use super::{
    app::App,
    errand, paint,
    reply::{Call, Errand, Post},
    turn,
};
use crate::{
    game::{Challenge, ChallengeEnd, Game, Moment, PersonId, Pings, reminded, time_out},
    l10n::Language,
    store::{Committed, Due, StoreError},
    view::{self, Screen},
};

/// How often one looks.
const TICK: Duration = Duration::from_secs(1);

/// How long a claim holds: after that, somebody else does what was not done. Longer than Discord
/// can take, every try included.
const LEASE: Duration = Duration::from_mins(3);

/// How much is done at a time.
const HANDS: usize = 50;

/// For how long the bot may be out of reach before the clocks are put back.
const TOLERANCE: Duration = Duration::from_secs(30);

/// How far back changes may not have been shown when the bot stopped without warning.
const UNSHOWN: Duration = Duration::from_secs(30);

/// How many boards are shown again after a start.
const REDRAWN: u32 = 200;

/// Does what is due until `stop`, while `is_reachable` says that people can act.
pub(super) async fn run(
    app: Arc<App>,
    is_reachable: impl Fn() -> bool + Send,
    stop: CancellationToken,
) {
    let mut tick = interval(TICK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let hands = Arc::new(Semaphore::new(HANDS));
    let began = app.now();
    let mut is_first = true;
    let mut moved = app.clock.read().moved;
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = tick.tick() => {}
        }
        if !is_reachable() {
            continue;
        }
        let reading = app.clock.read();
        let skipped = reading.moved.saturating_sub(moved);
        match once(
            &app,
            &hands,
            reading.now,
            skipped,
            is_first.then_some(began),
        )
        .await
        {
            Ok(()) => {
                is_first = false;
                moved = reading.moved;
            }
            Err(error) => tracing::error!(%error, "timed work not done"),
        }
    }
}

/// Notes that people can act, and begins what is due. That is done beside this, since one slow
/// channel must hold up neither the others nor the signs of life.
async fn once(
    app: &Arc<App>,
    hands: &Arc<Semaphore>,
    now: Moment,
    skipped: Duration,
    first: Option<Moment>,
) -> Result<(), StoreError> {
    let lost = app.store.beat(now, TOLERANCE + skipped).await?;
    if let Some(lost) = lost {
        tracing::info!(
            seconds = lost.as_secs(),
            "out of reach for a while; clocks were put back"
        );
    }
    if let Some(began) = first {
        let since = now.minus(lost.unwrap_or_default()).minus(UNSHOWN);
        show_again(app, since, began).await?;
    }
    let free = u32::try_from(hands.available_permits()).unwrap_or(u32::MAX);
    if free == 0 {
        return Ok(());
    }
    for due in app.store.claim_due(now, LEASE, free).await? {
        let Ok(hand) = Arc::clone(hands).try_acquire_owned() else {
            break;
        };
        let app = Arc::clone(app);
        let tasks = app.tasks.clone();
        tasks.spawn(async move {
            if let Err(error) = settle(&app, due, now).await {
                tracing::error!(%error, "timed work not done");
            }
            drop(hand);
        });
    }
    Ok(())
}

async fn settle(app: &App, due: Due, now: Moment) -> Result<(), StoreError> {
    match due {
        Due::Reminder(game) => remind(app, &game).await,
        Due::Deadline(game) => end(app, &game, now).await,
        Due::Expiry(challenge) => expire(app, &challenge).await,
    }
}

/// Shows the boards that changed just before a stop, since nobody knows whether they were shown.
/// What somebody has done since the start is shown by whoever does it.
async fn show_again(app: &Arc<App>, since: Moment, began: Moment) -> Result<(), StoreError> {
    let games = app.store.changed_since(since, REDRAWN).await?;
    let redraws = games
        .iter()
        .filter(|game| game.posted.is_some() || follows_another(game))
        .filter(|game| game.acted.pack.max(game.acted.quarry) < began)
        .map(|game| Errand::Redraw(game.id))
        .collect();
    let shown_by = Arc::clone(app);
    app.tasks
        .spawn(async move { errand::run(&shown_by, None, None, redraws).await });
    Ok(())
}

/// Whether the game is one that the bot itself has to post, as the next of a match.
fn follows_another(game: &Game) -> bool {
    game.series.is_some_and(|series| series.nth > 1)
}

async fn remind(app: &App, game: &Game) -> Result<(), StoreError> {
    if let Some(player) = game.to_move() {
        let post = Post {
            screen: Screen::notice(String::new()),
            call: Some(Call {
                line: view::reminder(turn::language(game), game, player.id),
                people: vec![player.id],
            }),
        };
        // A second reminder of the same turn has the same nonce, by which Discord knows it.
        let nonce = format!("g{}p{}", game.id, game.ply);
        if !whispered(app, game, player.id, &nonce).await?
            && game.place.reachable
            && turn::pings(app, game.place.server, player.id).await != Pings::Never
            && let Err(trouble) = app
                .wire
                .post(game.place.channel, &paint::post(&post, nonce))
                .await
        {
            tracing::info!(game = %game.id, %trouble, "reminder not sent");
        }
    }
    // Overtaken: somebody moved meanwhile, and the reminder is no longer due.
    app.store.commit(game, reminded(game)).await?;
    Ok(())
}

/// Reminds a player who wishes it so by a direct message. False: they do not, or take none.
async fn whispered(
    app: &App,
    game: &Game,
    player: PersonId,
    nonce: &str,
) -> Result<bool, StoreError> {
    let wishes = app.person_settings(player).await?;
    if !wishes.direct {
        return Ok(false);
    }
    let language = match &wishes.language {
        Some(tag) => Language::from_tag(tag),
        None => turn::language(game),
    };
    let post = Post {
        screen: Screen::notice(view::reminder_with_link(language, game, player)),
        call: None,
    };
    let message = paint::post(&post, nonce.to_owned());
    let sent = app.wire.whisper(player, &message).await;
    if let Err(trouble) = &sent {
        tracing::info!(game = %game.id, %trouble, "no direct message");
    }
    Ok(sent.is_ok())
}

async fn end(app: &App, game: &Game, now: Moment) -> Result<(), StoreError> {
    let Some(after) = time_out(game, now) else {
        return Ok(());
    };
    match app.store.commit(game, after).await? {
        Committed::Done(game) => {
            tracing::info!(game = %game.id, ending = ?game.ending(), "time is up");
            let errand = Errand::Announce {
                game: game.id,
                instead_of: game.posted,
            };
            let next = game.has_next().then_some(Errand::NextGame(game.id));
            let errands = [errand].into_iter().chain(next).collect();
            errand::run(app, None, None, errands).await;
            Ok(())
        }
        Committed::Overtaken => Ok(()),
    }
}

async fn expire(app: &App, challenge: &Challenge) -> Result<(), StoreError> {
    let is_over = app
        .store
        .settle(challenge.id, ChallengeEnd::Expired)
        .await?;
    if !is_over {
        return Ok(());
    }
    errand::run(app, None, None, vec![Errand::RedrawChallenge(challenge.id)]).await;
    Ok(())
}
