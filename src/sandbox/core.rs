//! What every part of the emulator shares.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, broadcast};
use tokio_util::sync::CancellationToken;

use super::clock::Clock;
use super::faults::FaultList;
use super::happening::Happening;
use super::options::Options;
use super::record::Record;
use super::rest::RateLimits;
use super::world::World;

/// The emulator's inside, one for all connections and handles.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) options: Options,
    pub(super) clock: Arc<Clock>,
    pub(super) record: Arc<Record>,
    pub(super) faults: FaultList,
    pub(super) rate_limits: RateLimits,
    pub(super) happenings: broadcast::Sender<Arc<Happening>>,
    pub(super) stopping: CancellationToken,
    /// Wakes who waits for interactions to be answered or to fail.
    pub(super) stirred: Arc<Notify>,
    /// Wakes who fails interactions, when one comes after none were waiting.
    pub(super) hurry: Notify,
    /// Requests being worked on.
    pub(super) busy: AtomicU64,
    /// Requests that ever came.
    pub(super) requests: AtomicU64,
    world: Mutex<World>,
    connections: AtomicU64,
}

impl Shared {
    pub(super) fn new(options: Options) -> Shared {
        let clock = Arc::new(Clock::new(options.start_at));
        let (happenings, _) = broadcast::channel(8192);
        let stirred = Arc::new(Notify::new());
        let record = Arc::new(Record::new(options.limits.recorded, happenings.clone()));
        let mut world = World::new(
            &options.name,
            options.limits.clone(),
            Arc::clone(&clock),
            Arc::clone(&record),
            happenings.clone(),
            Arc::clone(&stirred),
        );
        world.sessions.replay = options.limits.replay;
        Shared {
            rate_limits: RateLimits::new(options.rate_limits),
            options,
            clock,
            record,
            faults: FaultList::default(),
            happenings,
            stopping: CancellationToken::new(),
            stirred,
            hurry: Notify::new(),
            busy: AtomicU64::new(0),
            requests: AtomicU64::new(0),
            world: Mutex::new(world),
            connections: AtomicU64::new(0),
        }
    }

    /// The world, locked. Never held over an await.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an `Authorization` header is the bot's.
    pub(super) fn knows(&self, authorization: Option<&str>) -> bool {
        authorization.and_then(|text| text.strip_prefix("Bot "))
            == Some(self.options.token.as_str())
    }

    pub(super) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed) + 1
    }
}
