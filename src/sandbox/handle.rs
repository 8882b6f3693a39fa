//! The handle that starts, furnishes and stops an emulated Discord.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::core::Shared;
use super::faults::Faults;
use super::happening::Happenings;
use super::interaction::Road;
use super::line::{Line, Lines};
use super::options::Options;
use super::permissions::Permissions;
use super::user::User;
use super::world::{Kind, Message};
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
    tasks: std::sync::Mutex<Vec<JoinHandle<()>>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shared.stopping.cancel();
    }
}

impl Discord {
    /// Starts one.
    pub async fn start(options: Options) -> io::Result<Discord> {
        Discord::start_with(options, Router::new()).await
    }

    /// Starts one that serves these pages too, beside `/api`, `/gateway` and `/attachments`.
    pub async fn start_with(options: Options, pages: Router) -> io::Result<Discord> {
        let listener = TcpListener::bind(SocketAddr::new(options.host, options.port)).await?;
        let base_url = format!("http://{}", listener.local_addr()?);
        let wants_home = options.home;
        let shared = Arc::new(Shared::new(options));
        shared.world().base_url.clone_from(&base_url);
        let app = Router::new()
            .route("/api/{*path}", any(rest::handle))
            .route("/gateway", get(open_gateway))
            .route("/gateway/", get(open_gateway))
            .route("/attachments/{channel}/{id}/{name}", get(attachment))
            .with_state(Arc::clone(&shared))
            .merge(pages)
            .into_make_service_with_connect_info::<Line>();
        let stopping = shared.stopping.clone();
        let serving = tokio::spawn(async move {
            let server = axum::serve(Lines(listener), app)
                .with_graceful_shutdown(stopping.cancelled_owned());
            // Serving ends only by the shutdown; accepting does not fail.
            let _ = server.await;
        });
        let failing = tokio::spawn(fail_in_time(Arc::clone(&shared)));
        let home = wants_home.then(|| {
            let mut world = shared.world();
            let guild = world.add_guild("Burrow", "en-US", true);
            (
                guild,
                world.add_channel(Kind::Text, Some(guild), "games", Vec::new()),
            )
        });
        Ok(Discord {
            inner: Arc::new(Running {
                shared,
                base_url,
                home,
                tasks: std::sync::Mutex::new(vec![serving, failing]),
            }),
        })
    }

    /// Ends all connections and returns once that is done.
    pub async fn stop(&self) {
        self.inner.shared.stopping.cancel();
        let tasks = std::mem::take(
            &mut *self
                .inner
                .tasks
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        );
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

    /// The user of this name, at the first channel; made a member of the first server if new.
    pub fn user(&self, name: &str) -> User {
        let mut world = self.shared().world();
        let known = world
            .people
            .values()
            .find(|person| person.name() == name && !person.bot)
            .map(|person| person.id);
        let id = known.unwrap_or_else(|| {
            let id = world.add_person(name);
            if let Some((guild, _)) = self.inner.home {
                world.join(id, guild);
            }
            id
        });
        let place = self.inner.home.map_or(Id::new(0), |(_, channel)| channel);
        User::new(Arc::clone(self.shared()), id, place)
    }

    /// A new user who is in no server.
    pub fn stranger(&self, name: &str) -> User {
        let id = self.shared().world().add_person(name);
        User::new(Arc::clone(self.shared()), id, Id::new(0))
    }

    /// A user who is another bot, in the first server.
    pub fn other_bot(&self, name: &str) -> User {
        let user = self.user(name);
        if let Some(person) = self.shared().world().people.get_mut(&user.id()) {
            person.bot = true;
        }
        user
    }

    /// Everyone with an account who is no bot.
    pub fn users(&self) -> Vec<User> {
        let world = self.shared().world();
        let place = self.inner.home.map_or(Id::new(0), |(_, channel)| channel);
        let mut ids: Vec<Id> = world
            .people
            .values()
            .filter(|person| !person.bot && person.id != world.app.owner)
            .map(|person| person.id)
            .collect();
        ids.sort_unstable();
        ids.into_iter()
            .map(|id| User::new(Arc::clone(self.shared()), id, place))
            .collect()
    }

    /// The bot as a user: to be named in options, and to see what it may see.
    pub fn bot(&self) -> User {
        let place = self.inner.home.map_or(Id::new(0), |(_, channel)| channel);
        User::new(Arc::clone(self.shared()), self.application_id(), place)
    }

    /// A new server, with the bot in it or without.
    pub fn add_guild(&self, name: &str, locale: &str, with_bot: bool) -> Id {
        self.shared().world().add_guild(name, locale, with_bot)
    }

    /// Sets a server's preferred locale.
    pub fn set_guild_locale(&self, guild: Id, locale: &str) {
        if let Some(guild) = self.shared().world().guilds.get_mut(&guild) {
            locale.clone_into(&mut guild.locale);
        }
    }

    /// A new text channel of a server.
    pub fn add_channel(&self, guild: Id, name: &str) -> Id {
        self.shared()
            .world()
            .add_channel(Kind::Text, Some(guild), name, Vec::new())
    }

    /// A new group of these users, which the bot is not in.
    pub fn add_group(&self, name: &str, users: &[&User]) -> Id {
        let people = users.iter().map(|user| user.id()).collect();
        self.shared()
            .world()
            .add_channel(Kind::Group, None, name, people)
    }

    /// The direct messages of two users.
    pub fn direct(&self, one: &User, other: &User) -> Id {
        self.shared().world().direct(one.id(), other.id())
    }

    /// A new public thread below a channel, opened by a user.
    pub fn add_thread(&self, parent: Id, name: &str, owner: &User) -> Id {
        self.shared()
            .world()
            .add_thread(parent, Kind::PublicThread, name, owner.id(), None)
    }

    /// Deletes a channel or thread.
    pub fn delete_channel(&self, channel: Id) {
        self.shared().world().remove_channel(channel);
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, message: Id) {
        self.shared().world().erase(message);
    }

    /// Puts the bot out of a server.
    pub fn kick_bot(&self, guild: Id) {
        let mut world = self.shared().world();
        let bot = world.app.id;
        world.leave(bot, guild);
    }

    /// Lets the bot into a server.
    pub fn invite_bot(&self, guild: Id) {
        let mut world = self.shared().world();
        let bot = world.app.id;
        world.join(bot, guild);
    }

    /// Gives a member more permissions in a server.
    pub fn allow(&self, user: &User, guild: Id, more: Permissions) {
        self.shared()
            .world()
            .permit_in_guild(user.id(), guild, |now| now | more);
    }

    /// Takes permissions from a member in a server.
    pub fn forbid(&self, user: &User, guild: Id, less: Permissions) {
        self.shared()
            .world()
            .permit_in_guild(user.id(), guild, |now| now.without(less));
    }

    /// Sets what a member may do more and less in one channel than in the server.
    pub fn overwrite(&self, user: &User, channel: Id, allow: Permissions, deny: Permissions) {
        self.shared()
            .world()
            .permit_in_channel(user.id(), channel, allow, deny);
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

    /// The earlier versions of a message, oldest first.
    pub fn revisions(&self, message: Id) -> Vec<Arc<Message>> {
        self.shared()
            .world()
            .revisions
            .get(&message)
            .cloned()
            .unwrap_or_default()
    }

    /// All registered commands as Discord's JSON.
    pub fn commands(&self) -> Vec<Value> {
        self.shared()
            .world()
            .commands
            .iter()
            .map(|command| command.body.clone())
            .collect()
    }

    /// A channel as Discord's JSON.
    pub fn channel_json(&self, channel: Id) -> Option<Value> {
        let world = self.shared().world();
        world
            .channels
            .get(&channel)
            .map(|channel| world.channel_json(channel))
    }

    /// A server as Discord's JSON, with its channels, threads and members.
    pub fn guild_json(&self, guild: Id) -> Option<Value> {
        let world = self.shared().world();
        world
            .guilds
            .get(&guild)
            .map(|guild| world.guild_create_json(guild, true))
    }

    /// All servers.
    pub fn guilds(&self) -> Vec<Id> {
        self.shared().world().guilds.keys().copied().collect()
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
