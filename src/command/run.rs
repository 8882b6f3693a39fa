//! `leveret run`: the bot itself.

use std::sync::Arc;

use anyhow::Context as _;
use leveret::{
    clock::Clock,
    config::{EndpointSettings, LogSettings, Settings},
    discord, logging,
    store::{self, Store},
};
use tokio_util::sync::CancellationToken;

pub(crate) fn run() -> anyhow::Result<()> {
    let settings = settings()?;
    runtime()?.block_on(async {
        let stop = stop_signal()?;
        let store = open(&settings).await?;
        discord::run(&settings, store, Clock::system(), stop).await?;
        Ok(())
    })
}

/// `leveret serve`: the same, behind HTTP.
pub(crate) fn serve() -> anyhow::Result<()> {
    let settings = settings()?;
    let endpoint = EndpointSettings::read(|key| std::env::var(key).ok())?;
    runtime()?.block_on(async {
        let stop = stop_signal()?;
        let store = open(&settings).await?;
        discord::serve(&settings, &endpoint, store, Clock::system(), stop).await?;
        Ok(())
    })
}

/// The settings of the environment and the `.env` file, with the log started as they say.
pub(super) fn settings() -> anyhow::Result<Settings> {
    read_env_file()?;
    let lookup = |key: &str| std::env::var(key).ok();
    logging::start(&LogSettings::read(lookup)?);
    let settings = Settings::read(lookup)?;
    logging::hide(&settings.token);
    Ok(settings)
}

/// What the environment sets goes before what `.env` says.
pub(super) fn read_env_file() -> anyhow::Result<()> {
    match dotenvy::dotenv() {
        Ok(_) => Ok(()),
        Err(error) if error.not_found() => Ok(()),
        // The line itself may hold the token, so it is not shown.
        Err(dotenvy::Error::LineParse(_, at)) => {
            anyhow::bail!(".env: a line is not of the form KEY=VALUE (at character {at} of it)")
        }
        Err(error) => Err(error).context(".env could not be read"),
    }
}

pub(super) async fn open(settings: &Settings) -> anyhow::Result<Arc<dyn Store>> {
    store::open(&settings.database_url)
        .await
        .with_context(|| format!("DATABASE_URL: {} cannot be used", settings.database_url))
}

pub(super) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the runtime could not be started")
}

/// Cancelled when the process is asked to stop.
pub(super) fn stop_signal() -> anyhow::Result<CancellationToken> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut terminate = signal(SignalKind::terminate()).context("SIGTERM cannot be heard")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("SIGINT cannot be heard")?;
    let stop = CancellationToken::new();
    let asked = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        asked.cancel();
    });
    Ok(stop)
}
