//! Connections, handed out one at a time to whoever comes first.
//!
//! It does less than the pool of `sqlx` and so costs less: that one asks the connection for a sign of
//! life whenever it is given back, from a task of its own (`benches/store.rs` measures it). A
//! connection to a file does not get lost, and one that is given back in the middle of something
//! rolls it back before anything else.

use std::{
    mem,
    ops::{Deref, DerefMut},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use sqlx::{Connection, Error, Sqlite, SqliteConnection, Transaction};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};

/// How long anybody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A transaction that will write: it waits for its turn at the start, never in the middle.
pub(super) async fn begin(db: &mut SqliteConnection) -> Result<Transaction<'_, Sqlite>, Error> {
    db.begin_with("BEGIN IMMEDIATE").await
}

/// A number of connections to one database.
#[derive(Debug)]
pub(super) struct Connections {
    free: Mutex<Vec<SqliteConnection>>,
    /// One for each free connection.
    permits: Semaphore,
    n: u32,
}

impl Connections {
    pub(super) fn new(connections: Vec<SqliteConnection>) -> Self {
        Self {
            permits: Semaphore::new(connections.len()),
            n: u32::try_from(connections.len()).unwrap_or(u32::MAX),
            free: Mutex::new(connections),
        }
    }

    /// A connection that is free, or will be.
    pub(super) async fn take(&self) -> Result<Taken<'_>, Error> {
        let permit = timeout(PATIENCE, self.permits.acquire())
            .await
            .map_err(|_| Error::PoolTimedOut)?
            .map_err(|_| Error::PoolClosed)?;
        self.hand_out(permit).ok_or(Error::PoolClosed)
    }

    /// A connection that is free at this moment.
    pub(super) fn take_idle(&self) -> Option<Taken<'_>> {
        self.hand_out(self.permits.try_acquire().ok()?)
    }

    fn hand_out<'a>(&'a self, permit: SemaphorePermit<'a>) -> Option<Taken<'a>> {
        let connection = self.free().pop()?;
        Some(Taken {
            connection: Some(connection),
            home: self,
            _permit: permit,
        })
    }

    /// Waits for what is in hand, then closes all connections; from then on there are none.
    pub(super) async fn close(&self) {
        let all = self.permits.acquire_many(self.n).await;
        self.permits.close();
        drop(all);
        let connections = mem::take(&mut *self.free());
        for connection in connections {
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "a connection was not closed well");
            }
        }
    }

    fn free(&self) -> MutexGuard<'_, Vec<SqliteConnection>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that is given back when this is dropped.
#[derive(Debug)]
pub(super) struct Taken<'a> {
    /// There until it is given back.
    connection: Option<SqliteConnection>,
    home: &'a Connections,
    // Dropped last, so that whoever gets it finds the connection.
    _permit: SemaphorePermit<'a>,
}

const HELD: &str = "a connection is held until it is given back";

impl Deref for Taken<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect(HELD)
    }
}

impl DerefMut for Taken<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect(HELD)
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.home.free().extend(self.connection.take());
    }
}
