//! Discord: the only part that knows it. An interaction becomes a [`request::Request`], a handler
//! turns that into a [`reply::Answer`], and the answer is delivered; what else it entails are
//! errands that are done after that.
//!
//! Interaction, request, decision, commit, picture, delivery: data flows in that direction only.
//! Handlers know no SQL and hold nothing that matters between two requests; whatever arrives, at
//! any time, on whatever old message, has all that is needed in it and in the store.

mod app;
mod boundary;
mod commands;
mod deliver;
mod due;
mod errand;
mod gateway;
mod handle;
mod mend;
mod paint;
mod register;
mod reply;
mod request;
mod turn;
mod which;
mod wire;

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use serenity::{Client, gateway::GatewayError, model::gateway::GatewayIntents};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use app::App;
use gateway::Ear;
use wire::Wire;

use crate::{clock::Clock, config::Settings, store::Store};

/// How long what is in hand may take after a stop is asked for.
const GRACE: Duration = Duration::from_secs(7);

/// Runs the bot until `stop`, then finishes what is in hand and closes the store.
///
/// # Errors
/// When Discord does not accept the token, or the gateway cannot be reached at the start.
pub async fn run(
    settings: &Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let app = Arc::new(App::new(Arc::clone(&store), clock, Wire::new(settings)));
    let ear = Ear::new(Arc::clone(&app), stop.clone());
    // No intents: interactions come without any, and nothing else is listened to.
    let mut client = serenity::client::ClientBuilder::new_with_http(
        Wire::client(settings),
        GatewayIntents::empty(),
    )
    .raw_event_handler(ear.clone())
    .event_handler(ear.clone())
    .await
    .context("the client could not be made")?;

    let due = tokio::spawn(due::run(
        Arc::clone(&app),
        move || ear.is_connected(),
        stop.clone(),
    ));
    let shards = Arc::clone(&client.shard_manager);
    let ended = tokio::select! {
        ended = start(&mut client, settings) => ended,
        () = stop.cancelled() => Ok(()),
    };
    stop.cancel();
    tracing::info!("stopping");
    if timeout(GRACE / 3, shards.shutdown_all()).await.is_err() {
        tracing::warn!("the gateway was not closed in time");
    }
    app.tasks.close();
    let in_hand = async {
        app.tasks.wait().await;
        due.await
    };
    if timeout(GRACE / 3, in_hand).await.is_err() {
        tracing::warn!("not everything in hand was finished in time");
    }
    if timeout(GRACE / 3, store.close()).await.is_err() {
        tracing::warn!("the database was not closed in time");
    }
    tracing::info!("stopped");
    ended
}

async fn start(client: &mut Client, settings: &Settings) -> anyhow::Result<()> {
    let started = if settings.api.is_some() {
        client.start().await
    } else {
        client.start_autosharded().await
    };
    match started {
        Ok(()) => Ok(()),
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Err(anyhow::anyhow!(
            "DISCORD_TOKEN: Discord does not accept it; reset it on the Bot page of the developer portal"
        )),
        Err(error) => Err(error).context("the gateway could not be reached"),
    }
}
