//! A tab of the browser, used as people use it: with keys and a pointer.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::chromium::Link;

/// How long anything may take that is waited for.
const SOON: Duration = Duration::from_secs(20);

pub struct Tab {
    link: Arc<Link>,
    session: String,
}

/// Finds the first element of a selector that is shown and has these words, all if none.
const FIND: &str = "(selector, words) => [...document.querySelectorAll(selector)].filter((e) =>
    e.checkVisibility({visibilityProperty: true}) && (!words || e.textContent.trim() === words
        || e.getAttribute('aria-label') === words)).at(-1)";

impl Tab {
    pub fn new(link: Arc<Link>, session: String) -> Tab {
        Tab { link, session }
    }

    async fn ask(&self, method: &str, params: Value) -> Value {
        self.link.ask(Some(&self.session), method, params).await
    }

    pub async fn begin(&self, width: u32, height: u32, url: &str) {
        for domain in ["Page", "Runtime", "Log", "Accessibility", "DOM"] {
            self.ask(&format!("{domain}.enable"), json!({})).await;
        }
        // Each tab is as if it were in front.
        let focus = json!({"enabled": true});
        self.ask("Emulation.setFocusEmulationEnabled", focus).await;
        self.resize(width, height).await;
        self.go(url).await;
    }

    pub async fn resize(&self, width: u32, height: u32) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.ask("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Prefers light or dark.
    pub async fn prefer(&self, scheme: &str) {
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.ask("Emulation.setEmulatedMedia", features).await;
    }

    /// Goes to an address and waits until the page is live.
    pub async fn go(&self, url: &str) {
        self.ask("Page.navigate", json!({"url": url})).await;
        self.live().await;
    }

    pub async fn reload(&self) {
        self.eval("document.body.dataset.stale = '1'").await;
        self.ask("Page.reload", json!({})).await;
        self.live().await;
    }

    /// Waits until the page hears what happens.
    pub async fn live(&self) {
        self.until("document.body?.dataset.live && !document.body.dataset.stale")
            .await;
    }

    /// The value of an expression.
    pub async fn eval(&self, expression: &str) -> Value {
        let params = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let answer = self.ask("Runtime.evaluate", params).await;
        assert!(
            answer["exceptionDetails"].is_null(),
            "{expression}: {}",
            answer["exceptionDetails"]
        );
        answer["result"]["value"].clone()
    }

    /// The value of an expression, as text.
    pub async fn text(&self, expression: &str) -> String {
        self.eval(expression)
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until an expression is true. A page that is just being replaced answers nothing.
    pub async fn until(&self, expression: &str) {
        let started = Instant::now();
        let params = json!({"expression": format!("Boolean({expression})"), "returnByValue": true});
        loop {
            let session = Some(self.session.as_str());
            let asked = self
                .link
                .try_ask(session, "Runtime.evaluate", params.clone());
            if asked
                .await
                .is_ok_and(|answer| answer["result"]["value"] == true)
            {
                return;
            }
            if started.elapsed() > SOON {
                self.screenshot("failure").await;
                let page = self.text("document.querySelector('main')?.innerText").await;
                panic!("not in time: {expression}\nThe page says:\n{page}");
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until the last message has these words in it.
    pub async fn until_last(&self, words: &str) {
        self.until(&format!(
            "document.querySelector('#messages > :last-child')?.innerText.includes({})",
            json!(words)
        ))
        .await;
    }

    /// Clicks in the middle of the last element of a selector that has these words.
    pub async fn click(&self, selector: &str, words: &str) {
        let found = format!("({FIND})({}, {})", json!(selector), json!(words));
        self.until(&found).await;
        let place = format!(
            "(() => {{ const e = {found}; e.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        );
        let place = self.eval(&place).await;
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({
                "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1,
            });
            self.ask("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Clicks a button.
    pub async fn button(&self, words: &str) {
        self.click("button", words).await;
    }

    /// Types a text, a key at a time.
    pub async fn types(&self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            let down = json!({"type": "keyDown", "text": letter, "key": letter});
            self.ask("Input.dispatchKeyEvent", down).await;
            let up = json!({"type": "keyUp", "key": letter});
            self.ask("Input.dispatchKeyEvent", up).await;
        }
    }

    /// Presses a key by its name, with Shift if the name begins with `Shift+`.
    pub async fn press(&self, key: &str) {
        let (shift, key) = match key.strip_prefix("Shift+") {
            Some(key) => (8, key),
            None => (0, key),
        };
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "Escape" => (27, ""),
            "Backspace" => (8, ""),
            "ArrowDown" => (40, ""),
            "ArrowUp" => (38, ""),
            " " => (32, " "),
            other => panic!("the key {other:?}"),
        };
        let mut event = json!({
            "type": if text.is_empty() { "rawKeyDown" } else { "keyDown" },
            "key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": shift,
        });
        if !text.is_empty() {
            event["text"] = json!(text);
        }
        self.ask("Input.dispatchKeyEvent", event.clone()).await;
        event["type"] = json!("keyUp");
        self.ask("Input.dispatchKeyEvent", event).await;
    }

    /// Waits for offers whose first has these words in it.
    pub async fn until_offered(&self, words: &str) {
        self.until(&format!(
            "document.querySelector('#offers:not([hidden]) [role=option]')?.textContent.includes({})",
            json!(words)
        ))
        .await;
    }

    /// Begins a command by typing it.
    pub async fn slash(&self, name: &str) {
        self.until("document.activeElement.id === 'say'").await;
        self.types(&format!("/{name}")).await;
        self.until_offered(&format!("/{name}")).await;
        self.press("Enter").await;
        self.until("document.querySelector('form.command')").await;
    }

    /// Adds an option of the command in hand, or goes on with a required one, and takes the offer that says this.
    pub async fn option(&self, name: &str, typed: &str, offer: &str) {
        let at_it = format!(
            "document.activeElement.closest('.chip')?.dataset.option === {}",
            json!(name)
        );
        if self.eval(&at_it).await != true {
            self.until("document.activeElement.matches('.more')").await;
            self.types(name).await;
            self.until_offered(name).await;
            self.press("Enter").await;
            self.until(&at_it).await;
        }
        self.types(typed).await;
        self.until_offered(offer).await;
        self.press("Enter").await;
        self.until(&format!("!({at_it})")).await;
    }

    /// Chooses the language of the person's client, for which the page is loaded anew.
    pub async fn speak(&self, language: &str) {
        let choose = format!(
            "(() => {{ const list = document.querySelector('#language'); list.value = '{language}'; list.dispatchEvent(new Event('change')); }})()"
        );
        self.eval("document.body.dataset.stale = '1'").await;
        self.eval(&choose).await;
        self.live().await;
    }

    /// A picture of the page, kept with what the build makes.
    pub async fn screenshot(&self, name: &str) {
        use base64::Engine as _;
        let shot = self
            .ask("Page.captureScreenshot", json!({"format": "png"}))
            .await;
        let data = shot["data"].as_str().expect("a picture");
        let picture = base64::engine::general_purpose::STANDARD
            .decode(data)
            .expect("base64");
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("a picture is written");
    }

    /// The accessibility tree of an element: role and name of each node, indented.
    pub async fn tree(&self, selector: &str) -> String {
        let found = self
            .ask(
                "Runtime.evaluate",
                json!({"expression": format!("document.querySelector({})", json!(selector))}),
            )
            .await;
        let node = self
            .ask(
                "DOM.describeNode",
                json!({"objectId": found["result"]["objectId"]}),
            )
            .await;
        let wanted = &node["node"]["backendNodeId"];
        let all = self.ask("Accessibility.getFullAXTree", json!({})).await;
        let nodes = all["nodes"].as_array().expect("nodes");
        let root = nodes
            .iter()
            .find(|node| node["backendDOMNodeId"] == *wanted)
            .expect("the element is in the tree");
        let mut outline = String::new();
        outline_of(nodes, root, 0, &mut outline);
        outline
    }

    /// Ends: the page had nothing to complain of.
    #[track_caller]
    pub fn is_content(&self) {
        assert_eq!(self.link.complaints(&self.session), Vec::<String>::new());
    }
}

fn outline_of(nodes: &[Value], node: &Value, depth: usize, outline: &mut String) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default();
    let said = node["ignored"] != true
        && !matches!(role, "InlineTextBox" | "none" | "LineBreak")
        && !(role == "generic" && name.is_empty());
    let inner = if said {
        let line = format!("{}{role} {name:?}", "  ".repeat(depth));
        outline.push_str(line.trim_end_matches(" \"\""));
        outline.push('\n');
        depth + 1
    } else {
        depth
    };
    // What a leaf's text says again is left out.
    if said && matches!(role, "button" | "link" | "time" | "Time") {
        return;
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = nodes.iter().find(|node| node["nodeId"] == *child) {
            outline_of(nodes, child, inner, outline);
        }
    }
}
