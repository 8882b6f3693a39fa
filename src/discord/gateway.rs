//! Interactions by the gateway, which Discord keeps open to the bot.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use dashmap::DashSet;
use serenity::{
    async_trait,
    client::{Context, EventHandler, RawEventHandler},
    gateway::{ConnectionStage, ShardStageUpdateEvent},
    model::{
        application::Interaction,
        event::{Event, ReadyEvent},
        id::ShardId,
    },
};
use tokio_util::sync::CancellationToken;

use super::{app::App, boundary, mend, register, request::Road};

/// Hears what the gateway says.
#[derive(Clone, Debug)]
pub(super) struct Ear {
    app: Arc<App>,
    stop: CancellationToken,
    /// The shards that are connected.
    connected: Arc<DashSet<ShardId>>,
    /// Whether the commands have been registered.
    registered: Arc<AtomicBool>,
}

impl Ear {
    pub(super) fn new(app: Arc<App>, stop: CancellationToken) -> Self {
        Self {
            app,
            stop,
            connected: Arc::default(),
            registered: Arc::default(),
        }
    }

    /// Whether people can reach the bot.
    pub(super) fn is_connected(&self) -> bool {
        !self.connected.is_empty()
    }

    fn interaction(&self, interaction: Interaction) {
        if self.stop.is_cancelled() {
            return;
        }
        let app = Arc::clone(&self.app);
        self.app
            .tasks
            .spawn(Box::pin(boundary::answer(app, interaction, Road::Gateway)));
    }

    fn ready(&self, ready: &ReadyEvent, shard: ShardId) {
        self.connected.insert(shard);
        let ready = &ready.ready;
        tracing::info!(%shard, servers = ready.guilds.len(), name = ready.user.name, "ready");
        self.app.wire.meet_application(ready.application.id);
        if !self.registered.swap(true, Ordering::Relaxed) {
            self.app.tasks.spawn(register::until_done(
                Arc::clone(&self.app),
                self.stop.clone(),
            ));
        }
    }
}

#[async_trait]
impl RawEventHandler for Ear {
    async fn raw_event(&self, context: Context, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction(event.interaction),
            Event::Ready(event) => self.ready(&event, context.shard_id),
            Event::Resumed(_) => {
                self.connected.insert(context.shard_id);
                tracing::info!(shard = %context.shard_id, "resumed");
            }
            Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                match mend::interaction(event.value) {
                    Ok(interaction) => self.interaction(interaction),
                    Err(error) => {
                        self.app.counts.unread_event();
                        tracing::error!(%error, "an interaction could not be read");
                    }
                }
            }
            Event::Unknown(event) => {
                self.app.counts.unread_event();
                tracing::warn!(kind = event.kind, "an event could not be read");
            }
            _ => {}
        }
    }
}

#[async_trait]
impl EventHandler for Ear {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        if event.new == ConnectionStage::Connected {
            self.connected.insert(event.shard_id);
        } else {
            self.connected.remove(&event.shard_id);
        }
    }
}
