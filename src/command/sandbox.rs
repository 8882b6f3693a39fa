//! `leveret sandbox`: an emulated Discord with the bot in it, and a page to play on.

use std::{
    io::{self, Write as _},
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context as _, bail};
use leveret::{
    clock::{Clock, Reading},
    config::{LogFormat, LogSettings, Settings, Token},
    discord,
    game::Moment,
    logging,
    sandbox::{self, Discord, Limits, Options},
    store,
};
use tokio::{net::TcpListener, sync::Notify};
use tokio_util::sync::CancellationToken;

/// Where the page is, unless another place is asked for.
const PORT: u16 = 4114;
/// How many ports after that one are tried when it is taken.
const NEIGHBOURS: u16 = 20;
/// How long a bot that could not be started is left alone.
const PAUSE: Duration = Duration::from_secs(1);

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The port of the page; left out: 4114, or the next that is free.
    #[arg(long)]
    port: Option<u16>,
    /// The folder of the database, which is made when it is not there.
    #[arg(long, value_name = "FOLDER", default_value = "sandbox-data")]
    data: PathBuf,
    /// Begin with an empty database.
    #[arg(long)]
    fresh: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
    logging::start(&LogSettings {
        format: LogFormat::Text,
        filter,
    });
    let database = database(&args.data, args.fresh)?;
    super::run::runtime()?.block_on(async {
        let stop = super::run::stop_signal()?;
        let restart = Arc::new(Notify::new());
        let discord = start(args.port, &restart).await?;
        sandbox::furnish(&discord);
        writeln!(
            io::stdout(),
            "Play in a browser at {}/\nThe database is {}. Stop with Ctrl+C.",
            discord.base_url(),
            database.display()
        )?;
        let settings = Settings {
            token: Token::new(discord.token()),
            database_url: format!("sqlite:{}", database.display()),
            api: Some(discord.base_url().to_owned()),
        };
        logging::hide(&settings.token);
        while !stop.is_cancelled() {
            let ended = one_life(&settings, &discord, &restart, &stop).await;
            if let Err(error) = ended {
                tracing::error!("the bot stopped: {error:#}");
                tokio::time::sleep(PAUSE).await;
            }
        }
        discord.stop().await;
        Ok(())
    })
}

/// Runs the bot until it is to be restarted or to stop.
async fn one_life(
    settings: &Settings,
    discord: &Discord,
    restart: &Notify,
    stop: &CancellationToken,
) -> anyhow::Result<()> {
    let store = store::open(&settings.database_url)
        .await
        .with_context(|| format!("{} cannot be used", settings.database_url))?;
    let emulated = discord.clone();
    let clock = Clock::movable(move || {
        let (now, moved) = emulated.read_clock();
        let now = Moment(i64::try_from(now).unwrap_or(i64::MAX));
        Reading { now, moved }
    });
    let life = stop.child_token();
    let (settings, ending) = (settings.clone(), life.clone());
    let mut bot = tokio::spawn(async move { discord::run(&settings, store, clock, ending).await });
    tokio::select! {
        ended = &mut bot => { ended??; }
        () = restart.notified() => {
            life.cancel();
            bot.await??;
        }
    }
    Ok(())
}

/// The database's file, in a folder that is there.
fn database(folder: &Path, fresh: bool) -> anyhow::Result<PathBuf> {
    let failed = || format!("--data: {} cannot be used", folder.display());
    std::fs::create_dir_all(folder).with_context(failed)?;
    let file = folder.join("leveret.db");
    if fresh {
        for end in ["", "-wal", "-shm"] {
            let mut name = file.clone().into_os_string();
            name.push(end);
            match std::fs::remove_file(&name) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(error).with_context(failed);
                }
                Ok(()) | Err(_) => {}
            }
        }
    }
    Ok(file)
}

/// Starts the emulated Discord on the port that is asked for, or near the usual one.
async fn start(port: Option<u16>, restart: &Arc<Notify>) -> anyhow::Result<Discord> {
    let ports = match port {
        Some(port) => port..=port,
        None => PORT..=PORT + NEIGHBOURS,
    };
    let first = *ports.start();
    for port in ports {
        let asked = Arc::clone(restart);
        let page = |discord: &Discord| sandbox::page(discord, move || asked.notify_one());
        match Discord::start_with(options(port), page).await {
            Ok(discord) => {
                if port != first {
                    eprintln!(
                        "leveret: port {first} is taken, so it is port {port} this time; --port chooses another"
                    );
                }
                return Ok(discord);
            }
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(error).with_context(|| format!("--port {port}")),
        }
    }
    match free_port().await {
        Some(free) => bail!("--port {first} is taken; {free} is free: try --port {free}"),
        None => bail!("--port {first} is taken, and so is every other port"),
    }
}

async fn free_port() -> Option<u16> {
    let anywhere = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let listener = TcpListener::bind(anywhere).await.ok()?;
    listener.local_addr().ok().map(|address| address.port())
}

/// An emulated Discord for people: it forgets what is long past, and has its own people and places.
fn options(port: u16) -> Options {
    Options {
        port,
        home: false,
        limits: Limits {
            messages_per_channel: 200,
            interactions: 10_000,
            recorded: 0,
            notices: 100,
            replay: 1_000,
            revisions: false,
        },
        ..Options::default()
    }
}
