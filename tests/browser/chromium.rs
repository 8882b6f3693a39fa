//! Chromium, driven over its debugging protocol: a WebSocket and JSON, for which nothing is needed that the tests do
//! not have already.

use std::collections::HashMap;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::tab::Tab;

/// How long a browser may take to start, and to answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// Browsers are heavy: only so many run at a time.
static ROOM: Semaphore = Semaphore::const_new(2);

/// A running browser.
pub struct Chromium {
    link: Arc<Link>,
    process: Child,
    _folder: TempDir,
    _room: SemaphorePermit<'static>,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Chromium {
    /// A browser with an empty profile; none on a machine without Chromium, which is an error only in CI.
    pub async fn start() -> Option<Chromium> {
        let Some(program) = program() else {
            assert!(
                std::env::var_os("CI").is_none(),
                "the browser tests need Chromium"
            );
            println!("NOT RUN: there is no Chromium here (Debian: apt-get install chromium)");
            return None;
        };
        let room = ROOM.acquire().await.expect("the semaphore is never closed");
        let folder = TempDir::new().expect("a folder for the profile");
        let process = Command::new(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-extensions",
                "--disable-renderer-backgrounding",
                "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Chromium starts");
        let address = address(&folder).await;
        Some(Chromium {
            link: Link::open(&address).await,
            process,
            _folder: folder,
            _room: room,
        })
    }

    /// A new tab of this size at an address.
    pub async fn tab(&self, width: u32, height: u32, url: &str) -> Tab {
        let made = self
            .link
            .ask(None, "Target.createTarget", json!({"url": "about:blank"}))
            .await;
        let attached = self
            .link
            .ask(
                None,
                "Target.attachToTarget",
                json!({"targetId": made["targetId"], "flatten": true}),
            )
            .await;
        let session = attached["sessionId"].as_str().expect("a session");
        let tab = Tab::new(Arc::clone(&self.link), session.to_owned());
        tab.begin(width, height, url).await;
        tab
    }
}

/// The program, wherever distributions put it.
fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|program| program.is_file())
}

/// Where the browser listens, which it writes into its profile.
async fn address(folder: &TempDir) -> String {
    let file = folder.path().join("DevToolsActivePort");
    let started = Instant::now();
    loop {
        if let Ok(text) = std::fs::read_to_string(&file)
            && let Some((port, path)) = text.trim().split_once('\n')
        {
            return format!("ws://127.0.0.1:{port}{path}");
        }
        assert!(started.elapsed() < PATIENCE, "Chromium does not start");
        sleep(Duration::from_millis(50)).await;
    }
}

type Sink = SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>;

/// The connection to a browser, shared by its tabs.
pub struct Link {
    sink: tokio::sync::Mutex<Sink>,
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    /// What pages complained of, by session.
    complaints: Mutex<Vec<(String, String)>>,
}

impl Link {
    async fn open(address: &str) -> Arc<Link> {
        let config = WebSocketConfig::default()
            .max_message_size(None)
            .max_frame_size(None);
        let (socket, _) = connect_async_with_config(address, Some(config), false)
            .await
            .expect("Chromium listens");
        let (sink, mut stream) = socket.split();
        let link = Arc::new(Link {
            sink: tokio::sync::Mutex::new(sink),
            next: AtomicU64::new(1),
            waiting: Mutex::default(),
            complaints: Mutex::default(),
        });
        let reader = Arc::clone(&link);
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                if let Message::Text(text) = message {
                    reader.hear(serde_json::from_str(&text).expect("JSON"));
                }
            }
        });
        link
    }

    fn hear(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let waiting = self.waiting.lock().expect("not poisoned").remove(&id);
            if let Some(waiting) = waiting {
                // Whoever asked may have given up.
                let _ = waiting.send(message.take());
            }
            return;
        }
        let params = &message["params"];
        let complaint = match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => params["exceptionDetails"].to_string(),
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                params["entry"].to_string()
            }
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => params.to_string(),
            _ => return,
        };
        let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
        self.complaints
            .lock()
            .expect("not poisoned")
            .push((session, complaint));
    }

    /// What a tab's pages complained of since this was last asked.
    pub fn complaints(&self, session: &str) -> Vec<String> {
        let mut all = self.complaints.lock().expect("not poisoned");
        let (mine, others) = std::mem::take(&mut *all)
            .into_iter()
            .partition(|(of, _)| of == session);
        *all = others;
        let mine: Vec<(String, String)> = mine;
        mine.into_iter().map(|(_, complaint)| complaint).collect()
    }

    /// Sends a command and waits for its result.
    pub async fn ask(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        self.try_ask(session, method, params)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Sends a command and waits for its result, or for what is wrong.
    pub async fn try_ask(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, Value> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = oneshot::channel();
        self.waiting
            .lock()
            .expect("not poisoned")
            .insert(id, sender);
        let mut message = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.sink
            .lock()
            .await
            .send(Message::text(message.to_string()))
            .await
            .expect("Chromium is there");
        let mut answer = timeout(PATIENCE, receiver)
            .await
            .unwrap_or_else(|_| panic!("{method}: no answer"))
            .expect("Chromium answers");
        match answer["error"].take() {
            Value::Null => Ok(answer["result"].take()),
            error => Err(error),
        }
    }
}
