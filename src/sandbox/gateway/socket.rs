//! One gateway connection from HELLO to its end.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use super::super::Id;
use super::super::core::Shared;
use super::super::happening::Happening;
use super::super::record::Direction;
use super::super::world::World;
use super::intents;
use super::session::{Session, Wire};

/// Serves a connection until one side ends it.
pub(crate) async fn serve(shared: Arc<Shared>, mut socket: WebSocket) {
    let refused = {
        let mut world = shared.world();
        let refuse = world.sessions.refuse > 0;
        world.sessions.refuse = world.sessions.refuse.saturating_sub(1);
        refuse
    };
    if refused {
        return;
    }
    let (wire, orders) = unbounded_channel();
    let mut connection = Connection {
        number: shared.next_connection(),
        session: String::new(),
        shared: Arc::clone(&shared),
        wire,
    };
    let ended = connection.run(&mut socket, orders).await;
    let mut world = shared.world();
    let now = world.now();
    if let Some(session) = world.sessions.lost(connection.number, ended, now) {
        world.tell(|| Happening::SessionClosed { session });
    }
}

struct Connection {
    number: u64,
    session: String,
    shared: Arc<Shared>,
    wire: UnboundedSender<Wire>,
}

/// What a frame of the bot leads to.
enum Step {
    Go,
    Close(u16, &'static str),
}

impl Connection {
    /// Returns whether the bot ended its session in order.
    async fn run(&mut self, socket: &mut WebSocket, mut orders: UnboundedReceiver<Wire>) -> bool {
        let interval = self.shared.options.heartbeat_interval;
        self.reply(&json!({"t": null, "s": null, "op": 10, "d": {"heartbeat_interval": interval}}));
        // A client that misses two beats is gone.
        let patience = Duration::from_millis(interval * 2);
        let mut deadline = Instant::now() + patience;
        loop {
            tokio::select! {
                order = orders.recv() => {
                    let Some(order) = order else { return false };
                    if !self.obey(socket, order, &mut orders).await {
                        return false;
                    }
                }
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => match self.hear(&text) {
                        (beat, Step::Go) => if beat { deadline = Instant::now() + patience },
                        (_, Step::Close(code, reason)) => {
                            self.shared.world().slips.push(format!("gateway closed with {code}: {reason}"));
                            close(socket, code, reason).await;
                            return false;
                        }
                    },
                    Some(Ok(Message::Close(frame))) => {
                        return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    }
                    Some(Ok(Message::Binary(_))) => {
                        close(socket, 4002, "Error while decoding payload.").await;
                        return false;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Err(_)) | None => return false,
                },
                () = tokio::time::sleep_until(deadline) => {
                    close(socket, 4009, "Session timed out.").await;
                    return false;
                }
                () = self.shared.stopping.cancelled() => {
                    close(socket, 1001, "Going away").await;
                    return false;
                }
            }
        }
    }

    /// Sends what is waiting, all of it before flushing once; returns whether the connection goes on.
    async fn obey(
        &self,
        socket: &mut WebSocket,
        first: Wire,
        orders: &mut UnboundedReceiver<Wire>,
    ) -> bool {
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Wire::Text(text) => {
                    if socket.feed(Message::Text(text)).await.is_err() {
                        return false;
                    }
                }
                Wire::Close(code, reason) => {
                    close(socket, code, reason).await;
                    return false;
                }
                Wire::Cut => return false,
            }
            next = orders.try_recv().ok();
        }
        socket.flush().await.is_ok()
    }

    /// Queues a frame that is no event.
    fn reply(&self, frame: &Value) {
        let text = frame.to_string();
        self.shared
            .record
            .frame(&self.session, Direction::ToBot, &text);
        // The receiver lives as long as this connection.
        let _ = self.wire.send(Wire::Text(Utf8Bytes::from(text)));
    }

    /// Takes a frame of the bot; says also whether it was a heartbeat.
    fn hear(&mut self, text: &str) -> (bool, Step) {
        let token = &self.shared.options.token;
        self.shared.record.frame(
            &self.session,
            Direction::FromBot,
            &text.replace(token, "<token>"),
        );
        let Ok(frame) = serde_json::from_str::<Value>(text) else {
            return (false, Step::Close(4002, "Error while decoding payload."));
        };
        let data = &frame["d"];
        let step = match frame["op"].as_u64() {
            Some(1) => {
                self.beat();
                return (true, Step::Go);
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data),
            Some(3 | 4 | 8 | 31) if self.session.is_empty() => {
                Step::Close(4003, "Not authenticated.")
            }
            Some(3 | 4 | 8 | 31) => Step::Go,
            _ => Step::Close(4001, "Unknown opcode."),
        };
        (false, step)
    }

    fn beat(&self) {
        let mut world = self.shared.world();
        if world.sessions.deaf_beats > 0 {
            world.sessions.deaf_beats -= 1;
            return;
        }
        drop(world);
        self.reply(&json!({"t": null, "s": null, "op": 11, "d": null}));
    }

    fn identify(&mut self, data: &Value) -> Step {
        let known = |session: &Session| session.id == self.session;
        if self.shared.world().sessions.list().iter().any(known) {
            return Step::Close(4005, "Already authenticated.");
        }
        if !self.token_is_right(data) {
            return Step::Close(4004, "Authentication failed.");
        }
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(number), Some(of)) if number < of => (number, of),
                _ => return Step::Close(4010, "Invalid shard"),
            },
        };
        let Some(wanted) = data["intents"]
            .as_u64()
            .filter(|bits| bits & !intents::KNOWN == 0)
        else {
            return Step::Close(4013, "Invalid intent(s).");
        };
        if wanted & intents::PRIVILEGED != 0 && !self.shared.options.privileged_intents {
            return Step::Close(4014, "Disallowed intent(s).");
        }
        let discord = Arc::clone(&self.shared);
        let mut world = discord.world();
        let guilds: Vec<Id> = world
            .guilds
            .values()
            .filter(|guild| guild.members.contains_key(&world.app.id))
            .map(|guild| guild.id)
            .collect();
        if guilds.len() > 2500 && shard.1 == 1 {
            return Step::Close(4011, "Sharding required");
        }
        self.session = world
            .sessions
            .begin(shard, wanted, self.wire.clone(), self.number);
        let mine: Vec<Id> = guilds
            .into_iter()
            .filter(|guild| {
                world
                    .sessions
                    .list()
                    .iter()
                    .any(|session| session.id == self.session && session.minds(Some(*guild)))
            })
            .collect();
        let ready = ready(&world, &self.session, shard, &mine);
        self.event(&mut world, "READY", &ready);
        if wanted & intents::GUILDS != 0 {
            for guild in mine {
                let all = wanted & intents::GUILD_MEMBERS != 0;
                let body = world
                    .guilds
                    .get(&guild)
                    .map(|guild| world.guild_create_json(guild, all));
                self.event(&mut world, "GUILD_CREATE", &body.unwrap_or_default());
            }
        }
        let session = self.session.clone();
        world.tell(|| Happening::SessionOpened {
            session,
            shard,
            resumed: false,
        });
        Step::Go
    }

    fn resume(&mut self, data: &Value) -> Step {
        if !self.token_is_right(data) {
            return Step::Close(4004, "Authentication failed.");
        }
        let (Some(session), Some(seq)) = (data["session_id"].as_str(), data["seq"].as_u64()) else {
            return Step::Close(4002, "Error while decoding payload.");
        };
        let discord = Arc::clone(&self.shared);
        let mut world = discord.world();
        if !world
            .sessions
            .resume(session, seq, self.wire.clone(), self.number)
        {
            drop(world);
            self.reply(&json!({"t": null, "s": null, "op": 9, "d": false}));
            return Step::Go;
        }
        session.clone_into(&mut self.session);
        let sessions = world.sessions.list().iter();
        let shard = sessions
            .filter(|other| other.id == session)
            .map(|session| session.shard)
            .next();
        let shard = shard.unwrap_or_default();
        self.event(&mut world, "RESUMED", &json!({"_trace": []}));
        let session = self.session.clone();
        world.tell(|| Happening::SessionOpened {
            session,
            shard,
            resumed: true,
        });
        Step::Go
    }

    fn event(&self, world: &mut World, name: &str, body: &Value) {
        let record = &self.shared.record;
        world.sessions.send(record, &self.session, name, body);
    }

    fn token_is_right(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.shared.options.token
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    };
    // The peer may be gone already.
    let _ = socket.send(Message::Close(Some(frame))).await;
    let farewell = async { while let Some(Ok(_)) = socket.next().await {} };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
}

fn ready(world: &World, session: &str, shard: (u64, u64), guilds: &[Id]) -> Value {
    let mut user = world.user_json(world.app.id);
    user["mfa_enabled"] = json!(false);
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    json!({
        "v": 10,
        "user": user,
        "guilds": guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect::<Vec<Value>>(),
        "private_channels": [],
        "session_id": session,
        "session_type": "normal",
        "resume_gateway_url": world.gateway_url(),
        "shard": [shard.0, shard.1],
        "application": {"id": world.app.id, "flags": 0, "flags_new": "0"},
        "_trace": [],
    })
}
