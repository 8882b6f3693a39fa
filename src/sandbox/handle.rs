//! The handle that starts, furnishes and stops an emulated Discord.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::core::Shared;
use super::faults::Faults;
use super::happening::Happenings;
use super::interaction::Road;
use super::line::{Line, Lines};
use super::options::Options;
use super::world::Kind;
use super::{Id, gateway, rest};

/// An emulated Discord that runs in this process. Cheap to clone; it ends with [`Discord::stop`] or the last handle.
#[derive(Clone, Debug)]
pub struct Discord {
    inner: Arc<Running>,
}

#[derive(Debug)]
struct Running {
    shared: Arc<Shared>,
    base_url: String,
    home: Option<(Id, Id)>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shared.stopping.cancel();
    }
}

impl Discord {
    /// Starts one.
    pub async fn start(options: Options) -> io::Result<Discord> {
        Discord::start_with(options, |_| Router::new()).await
    }

    /// Starts one that serves pages of its own too, beside `/api`, `/gateway` and `/attachments`.
    ///
    /// Pages that keep the handle keep the emulator alive until [`Discord::stop`].
    pub async fn start_with(
        options: Options,
        pages: impl FnOnce(&Discord) -> Router,
    ) -> io::Result<Discord> {
        let listener = TcpListener::bind(SocketAddr::new(options.host, options.port)).await?;
        let base_url = format!("http://{}", listener.local_addr()?);
        let wants_home = options.home;
        let shared = Arc::new(Shared::new(options));
        shared.world().base_url.clone_from(&base_url);
        let home = wants_home.then(|| {
            let mut world = shared.world();
            let guild = world.add_guild("Burrow", "en-US", true);
            let games = world.add_channel(Kind::Text, Some(guild), "games", Vec::new());
            (guild, games)
        });
        let discord = Discord {
            inner: Arc::new(Running {
                shared: Arc::clone(&shared),
                base_url,
                home,
                tasks: Mutex::default(),
            }),
        };
        let app = Router::new()
            .route("/api/{*path}", any(rest::handle))
            .route("/gateway", get(open_gateway))
            .route("/gateway/", get(open_gateway))
            .route("/attachments/{channel}/{id}/{name}", get(attachment))
            .with_state(Arc::clone(&shared))
            .merge(pages(&discord))
            .into_make_service_with_connect_info::<Line>();
        let stopping = shared.stopping.clone();
        let serving = tokio::spawn(async move {
            let server = axum::serve(Lines(listener), app)
                .with_graceful_shutdown(stopping.cancelled_owned());
            // Serving ends only by the shutdown; accepting does not fail.
            let _ = server.await;
        });
        let failing = tokio::spawn(fail_in_time(shared));
        discord.tasks().extend([serving, failing]);
        Ok(discord)
    }

    fn tasks(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        let tasks = self.inner.tasks.lock();
        tasks.unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all connections and returns once that is done.
    pub async fn stop(&self) {
        self.inner.shared.stopping.cancel();
        let tasks = std::mem::take(&mut *self.tasks());
        for mut task in tasks {
            if tokio::time::timeout(Duration::from_secs(2), &mut task)
                .await
                .is_err()
            {
                task.abort();
            }
        }
    }

    pub(super) fn shared(&self) -> &Arc<Shared> {
        &self.inner.shared
    }

    /// `http://127.0.0.1:port`, where the API is below `/api/v10`.
    pub fn base_url(&self) -> &str {
        &self.inner.base_url
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.inner.shared.options.token
    }

    /// The application's id, which is its bot's too.
    pub fn application_id(&self) -> Id {
        self.shared().world().app.id
    }

    /// The moment it is, in milliseconds since the Unix epoch.
    pub fn now(&self) -> u64 {
        self.shared().clock.now()
    }

    /// The moment it is, in milliseconds since the Unix epoch, and by how much the clock was moved to get there.
    pub fn read_clock(&self) -> (u64, Duration) {
        self.shared().clock.read()
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.shared().clock.advance(by);
        self.shared().stirred.notify_waiters();
    }

    /// The server that was there from the start.
    ///
    /// # Panics
    /// If it was started without one.
    pub fn home(&self) -> Id {
        self.inner.home.expect("a home server").0
    }

    /// The text channel that was there from the start.
    ///
    /// # Panics
    /// If it was started without one.
    pub fn channel(&self) -> Id {
        self.inner.home.expect("a home server").1
    }

    pub(super) fn first_guild(&self) -> Option<Id> {
        self.inner.home.map(|(guild, _)| guild)
    }

    pub(super) fn first_channel(&self) -> Id {
        self.inner.home.map_or(Id::new(0), |(_, channel)| channel)
    }

    /// By which road interactions reach the application from now on.
    pub fn take_road(&self, road: Road) {
        self.shared().world().road = road;
    }

    /// What happens from now on.
    pub fn happenings(&self) -> Happenings {
        Happenings::new(self.shared().happenings.subscribe())
    }

    /// Things to go wrong.
    pub fn faults(&self) -> Faults<'_> {
        Faults::new(self.shared())
    }
}

/// Fails interactions whose time runs out.
async fn fail_in_time(shared: Arc<Shared>) {
    loop {
        let next = shared.world().expire();
        shared.stirred.notify_waiters();
        let wake = async {
            match next {
                Some(when) => shared.clock.until(when + 1).await,
                None => shared.hurry.notified().await,
            }
        };
        tokio::select! {
            () = wake => {}
            () = shared.stopping.cancelled() => return,
        }
    }
}

async fn open_gateway(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::serve(shared, socket))
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let found = shared.world().files.get(&Id::new(id)).cloned();
    match found {
        Some((kind, bytes)) => (
            [
                (header::CONTENT_TYPE, kind),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
            ],
            bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
