//! Waiting for the bot, and what tests ask of its record.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::Id;
use super::handle::Discord;
use super::interaction::Interaction;
use super::record::{Fate, Frame, Request};
use super::world::Message;

/// How long nothing must come from the bot for it to be at rest.
const REST: Duration = Duration::from_millis(40);

impl Discord {
    /// Waits until every interaction is answered or has failed, deferred answers have come, and the bot has made
    /// no request for a moment. False if that does not come about within `timeout` of real time.
    pub async fn quiesce(&self, timeout: Duration) -> bool {
        let deadline = Instant::now() + timeout;
        loop {
            let before = self.shared().requests.load(Ordering::Acquire);
            tokio::time::sleep(REST).await;
            let still = self.shared().requests.load(Ordering::Acquire) == before;
            if still && self.shared().busy.load(Ordering::Acquire) == 0 && !self.is_awaited() {
                return true;
            }
            if Instant::now() >= deadline {
                return false;
            }
        }
    }

    fn is_awaited(&self) -> bool {
        let world = self.shared().world();
        let loading = |id: &Id| {
            world
                .messages
                .get(id)
                .is_some_and(|message| message.is_loading())
        };
        world.interactions.values().any(|interaction| {
            Interaction::is_open(interaction) || interaction.original.as_ref().is_some_and(loading)
        })
    }

    /// Waits until `condition` gives something, looking again whenever anything stirs; none after `timeout` of
    /// real time.
    pub async fn until<T>(
        &self,
        timeout: Duration,
        mut condition: impl FnMut() -> Option<T>,
    ) -> Option<T> {
        let deadline = Instant::now() + timeout;
        loop {
            let stirred = self.shared().stirred.notified();
            if let Some(found) = condition() {
                return Some(found);
            }
            timeout_at(deadline, stirred).await.ok()?;
        }
    }

    /// How often the bot has begun and resumed gateway sessions.
    pub fn sessions_begun(&self) -> (u64, u64) {
        let world = self.shared().world();
        (world.sessions.identified, world.sessions.resumed)
    }

    /// How many gateway sessions are connected now.
    pub fn sessions_connected(&self) -> usize {
        self.shared()
            .world()
            .sessions
            .list()
            .iter()
            .filter(|session| session.is_connected())
            .count()
    }

    /// Waits until so many sessions are connected.
    pub async fn connected(&self, sessions: usize, timeout: Duration) -> bool {
        self.until(timeout, || {
            (self.sessions_connected() >= sessions).then_some(())
        })
        .await
        .is_some()
    }

    /// The recorded requests, oldest first.
    pub fn requests(&self) -> Vec<Arc<Request>> {
        self.shared().record.requests()
    }

    /// The recorded gateway frames, oldest first.
    pub fn frames(&self) -> Vec<Arc<Frame>> {
        self.shared().record.frames()
    }

    /// Forgets what was recorded.
    pub fn clear_record(&self) {
        self.shared().record.clear();
    }

    /// The recorded requests that Discord would refuse; injected faults are not among them.
    pub fn refused(&self) -> Vec<Arc<Request>> {
        let mut requests = self.requests();
        requests.retain(|request| matches!(request.fate, Fate::Refused(_)));
        requests
    }

    /// Messages of the bot that no view and no outcome has shown yet.
    pub fn unseen(&self) -> Vec<Arc<Message>> {
        let world = self.shared().world();
        world
            .unseen
            .iter()
            .filter_map(|id| world.messages.get(id))
            .cloned()
            .collect()
    }

    /// What a test should not leave behind: refused requests, frames the gateway does not take, interactions
    /// that failed, messages nobody looked at.
    pub fn problems(&self) -> Vec<String> {
        let mut problems: Vec<String> = Vec::new();
        for request in self.refused() {
            if let Fate::Refused(why) = &request.fate {
                problems.push(format!(
                    "refused: {} {}: {why}",
                    request.method, request.path
                ));
            }
        }
        for message in self.unseen() {
            problems.push(format!("unseen message {}: {}", message.id, message.text()));
        }
        let world = self.shared().world();
        problems.extend(world.slips.iter().cloned());
        let mut failed: Vec<&Interaction> = world
            .interactions
            .values()
            .filter(|interaction| interaction.failed)
            .collect();
        failed.sort_by_key(|interaction| interaction.id);
        for interaction in failed {
            let name = interaction.name.as_deref().unwrap_or("component");
            problems.push(format!("failed interaction {}: {name}", interaction.id));
        }
        problems
    }
}
