//! Discord: the only part that knows it. An interaction becomes a `Request`, a handler turns that
//! into an `Answer`, and the answer is delivered; what else it entails is done after that, as errands.
//!
//! Interaction, request, decision, commit, picture, delivery: data flows in that direction only.
//! Handlers know no SQL and hold nothing that matters between two requests; whatever arrives, at
//! any time, on whatever old message, has all that is needed in it and in the store.

mod app;
mod boundary;
mod commands;
mod deliver;
mod due;
mod endpoint;
mod errand;
mod gateway;
mod handle;
mod mend;
mod paint;
mod recall;
mod register;
mod reply;
mod report;
mod request;
mod turn;
mod which;
mod wire;

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use serenity::{
    Client,
    client::ClientBuilder,
    gateway::GatewayError,
    http::{Http, StatusCode},
    model::gateway::GatewayIntents,
};
use tokio::{task::JoinHandle, time::timeout};
use tokio_util::sync::CancellationToken;

use app::App;
use endpoint::PublicKey;
use gateway::Ear;
use wire::Wire;

pub use report::Report;

use crate::{
    clock::Clock,
    config::{EndpointSettings, Settings},
    store::Store,
};

/// How long what is in hand may take after a stop is asked for.
const GRACE: Duration = Duration::from_secs(7);

/// How long the store may take to be closed after that.
const CLOSING: Duration = Duration::from_secs(2);

/// How soon Discord is asked again at the start, and how seldom in the end.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// Runs the bot on the gateway until `stop`, then finishes what is in hand and closes the store and
/// says what happened.
///
/// # Errors
/// When Discord does not accept the token, or ends the connection for good.
pub async fn run(
    settings: &Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    stop: CancellationToken,
) -> anyhow::Result<Report> {
    let app = Arc::new(App::new(store, clock, Wire::new(settings)));
    let ear = Ear::new(Arc::clone(&app), stop.clone());
    // No intents: interactions come without any, and nothing else is listened to.
    let http = Wire::client(settings);
    reach(&http, &stop).await;
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .raw_event_handler(ear.clone())
        .event_handler(ear.clone())
        .await
        .context("the client could not be made")?;
    let is_connected = move || ear.is_connected();
    let due = tokio::spawn(due::run(Arc::clone(&app), is_connected, stop.clone()));
    let shards = Arc::clone(&client.shard_manager);
    let ended = tokio::select! {
        ended = listen(&mut client) => ended,
        () = stop.cancelled() => Ok(()),
    };
    stop.cancel();
    let shut = async {
        if timeout(GRACE, shards.shutdown_all()).await.is_err() {
            tracing::warn!("the gateway was not closed in time");
        }
    };
    let ((), report) = tokio::join!(shut, finish(&app, due));
    ended.map(|()| report)
}

/// Runs the bot as an HTTP endpoint for interactions until `stop`, then finishes what is in hand and
/// closes the store. Any number of processes may do so with one database.
///
/// # Errors
/// When the address cannot be listened on.
pub async fn serve(
    settings: &Settings,
    endpoint: &EndpointSettings,
    store: Arc<dyn Store>,
    clock: Clock,
    stop: CancellationToken,
) -> anyhow::Result<Report> {
    let key = PublicKey::read(&endpoint.public_key)
        .context("DISCORD_PUBLIC_KEY: is not the key of an application: 64 hexadecimal digits")?;
    let app = Arc::new(App::new(store, clock, Wire::new(settings)));
    let due = tokio::spawn(due::run(Arc::clone(&app), || true, stop.clone()));
    let registering = app
        .tasks
        .spawn(register::register(Arc::clone(&app), stop.clone()));
    let ended = endpoint::serve(Arc::clone(&app), key, endpoint.address, stop.clone()).await;
    stop.cancel();
    registering.abort();
    let report = finish(&app, due).await;
    ended.map(|()| report)
}

/// Waits for what is in hand, closes the store and says what happened.
async fn finish(app: &App, due: JoinHandle<()>) -> Report {
    tracing::info!("stopping");
    app.tasks.close();
    let in_hand = async {
        app.tasks.wait().await;
        due.await
    };
    if timeout(GRACE, in_hand).await.is_err() {
        tracing::warn!("not everything in hand was finished in time");
    }
    if timeout(CLOSING, app.store.close()).await.is_err() {
        tracing::warn!("the database was not closed in time");
    }
    let report = app.counts.report();
    let Report {
        answered,
        failed,
        undelivered,
        unread,
    } = report;
    tracing::info!(answered, failed, undelivered, unread, "stopped");
    report
}

/// Waits until Discord says where its gateway is. The library asks only once, and then tries the
/// usual address.
async fn reach(http: &Http, stop: &CancellationToken) {
    let mut pause = FIRST_PAUSE;
    while let Err(error) = http.get_gateway().await {
        tracing::warn!(%error, "Discord cannot be reached; trying again");
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stop.cancelled() => return,
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

async fn listen(client: &mut Client) -> anyhow::Result<()> {
    let ended = match client.start_autosharded().await {
        // Not every emulator says how many shards there should be; one will do then.
        Err(error @ serenity::Error::Http(_)) if !is_about_the_token(&error) => {
            tracing::warn!(%error, "the number of shards is not known; one is used");
            client.start().await
        }
        ended => ended,
    };
    match ended {
        Ok(()) => Ok(()),
        Err(error) if is_about_the_token(&error) => Err(anyhow::anyhow!(
            "DISCORD_TOKEN: Discord does not accept it; reset it on the Bot page of the developer portal"
        )),
        Err(error) => Err(error).context("the gateway could not be reached"),
    }
}

fn is_about_the_token(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => true,
        serenity::Error::Http(error) => error.status_code() == Some(StatusCode::UNAUTHORIZED),
        _ => false,
    }
}
