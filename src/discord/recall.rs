//! Settings as they were a moment ago: so that no move has to read them from the store again.

use std::{hash::Hash, sync::Arc, time::Duration};

use dashmap::DashMap;
use tokio::time::Instant;

use super::app::App;
use crate::{
    game::{PersonId, PersonSettings, ServerId, ServerSettings},
    store::StoreError,
};

/// For how long settings are taken as they were. Another process that changes them is heeded after
/// that; this one at once.
const LIFE: Duration = Duration::from_secs(10);

/// How many entries there may be before all are dropped.
const MOST: usize = 20_000;

/// What was read lately.
#[derive(Debug, Default)]
pub(super) struct Recall {
    people: Shelf<PersonId, PersonSettings>,
    servers: Shelf<ServerId, ServerSettings>,
}

#[derive(Debug)]
struct Shelf<K: Eq + Hash, V>(DashMap<K, (Instant, Arc<V>)>);

impl<K: Eq + Hash, V> Default for Shelf<K, V> {
    fn default() -> Self {
        Self(DashMap::new())
    }
}

impl<K: Eq + Hash, V> Shelf<K, V> {
    fn find(&self, key: &K) -> Option<Arc<V>> {
        let found = self.0.get(key)?;
        let (at, value) = found.value();
        (at.elapsed() < LIFE).then(|| Arc::clone(value))
    }

    fn keep(&self, key: K, value: V) -> Arc<V> {
        if self.0.len() > MOST {
            self.0.clear();
        }
        let value = Arc::new(value);
        self.0.insert(key, (Instant::now(), Arc::clone(&value)));
        value
    }
}

impl App {
    /// What a person has settled on.
    pub(super) async fn person_settings(
        &self,
        person: PersonId,
    ) -> Result<Arc<PersonSettings>, StoreError> {
        if let Some(known) = self.recall.people.find(&person) {
            return Ok(known);
        }
        let settings = self.store.person_settings(person).await?;
        Ok(self.recall.people.keep(person, settings))
    }

    /// What a server has settled on; the usual where there is no server.
    pub(super) async fn server_settings(
        &self,
        server: Option<ServerId>,
    ) -> Result<Arc<ServerSettings>, StoreError> {
        let Some(server) = server else {
            return Ok(Arc::default());
        };
        if let Some(known) = self.recall.servers.find(&server) {
            return Ok(known);
        }
        let settings = self.store.server_settings(server).await?;
        Ok(self.recall.servers.keep(server, settings))
    }

    /// Reads a person's settings anew the next time.
    pub(super) fn unlearn_person(&self, person: PersonId) {
        self.recall.people.0.remove(&person);
    }

    /// Reads a server's settings anew the next time.
    pub(super) fn unlearn_server(&self, server: ServerId) {
        self.recall.servers.0.remove(&server);
    }
}
