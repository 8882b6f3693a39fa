//! A gateway connection without a library.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use leveret::sandbox::Discord;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// An open connection.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes over a connection.
#[derive(Debug)]
pub enum Heard {
    Frame(Value),
    Closed(Option<u16>),
}

impl Socket {
    /// Connects and reads HELLO.
    pub async fn connect(discord: &Discord) -> Socket {
        let url = format!(
            "{}/gateway?v=10&encoding=json",
            discord.base_url().replace("http", "ws")
        );
        let mut socket = Socket(connect_async(url).await.unwrap().0);
        assert_eq!(socket.frame().await["op"], 10);
        socket
    }

    pub async fn send(&mut self, frame: Value) {
        self.0.send(Message::text(frame.to_string())).await.unwrap();
    }

    /// Identifies as this shard, with these intents.
    pub async fn identify(&mut self, token: &str, intents: u64, shard: (u64, u64)) {
        let data = json!({"token": token, "intents": intents, "shard": [shard.0, shard.1], "properties": {}});
        self.send(json!({"op": 2, "d": data})).await;
    }

    /// What comes next.
    pub async fn hear(&mut self) -> Heard {
        loop {
            match tokio::time::timeout(Duration::from_secs(10), self.0.next())
                .await
                .expect("something in time")
            {
                Some(Ok(Message::Text(text))) => {
                    return Heard::Frame(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    return Heard::Closed(frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::Closed(None),
            }
        }
    }

    /// The next frame.
    pub async fn frame(&mut self) -> Value {
        match self.hear().await {
            Heard::Frame(frame) => frame,
            Heard::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    /// The next event of this name.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.frame().await;
            if frame["t"] == name {
                return frame;
            }
        }
    }

    /// The code it is closed with.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Heard::Closed(code) = self.hear().await {
                return code;
            }
        }
    }
}

/// A connection that is ready, with no intents.
pub async fn identify(discord: &Discord) -> Socket {
    let mut socket = Socket::connect(discord).await;
    socket.identify(discord.token(), 0, (0, 1)).await;
    assert_eq!(socket.frame().await["t"], "READY");
    socket
}
