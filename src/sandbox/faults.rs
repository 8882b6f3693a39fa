//! Things that go wrong on demand.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::json;

use super::core::Shared;
use super::gateway::Wire;

/// What befalls a request.
#[derive(Clone, Debug)]
pub enum Fault {
    /// 429, with the seconds to wait, which need not be whole, and whether it is for all requests.
    RateLimited {
        /// Seconds to wait.
        retry_after: f64,
        /// Whether it is the limit of all requests together.
        global: bool,
    },
    /// Answered with this status, 500 to 599, and not done.
    Status(u16),
    /// The connection is cut, and nothing was done.
    CutBefore,
    /// It is done, but the connection is cut before the answer.
    CutAfter,
    /// It is done after this much real time.
    Delay(Duration),
    /// It is done at once, and answered after this much real time.
    DelayAnswer(Duration),
}

/// Which requests a fault befalls, and how many of them.
#[derive(Clone, Debug)]
pub struct Rule {
    method: Option<String>,
    path: Option<String>,
    times: u64,
    after: u64,
    fault: Fault,
}

impl Rule {
    /// The next request, whichever it is.
    pub fn next(fault: Fault) -> Rule {
        Rule {
            method: None,
            path: None,
            times: 1,
            after: 0,
            fault,
        }
    }

    /// Only requests of this method.
    #[must_use]
    pub fn method(mut self, method: &str) -> Rule {
        self.method = Some(method.to_uppercase());
        self
    }

    /// Only paths like this, below `/api/v10`: `*` stands for one segment, `**` at the end for any more.
    #[must_use]
    pub fn path(mut self, pattern: &str) -> Rule {
        self.path = Some(pattern.to_owned());
        self
    }

    /// The next so many such requests.
    #[must_use]
    pub fn times(mut self, times: u64) -> Rule {
        self.times = times;
        self
    }

    /// Lets so many such requests pass first.
    #[must_use]
    pub fn after(mut self, requests: u64) -> Rule {
        self.after = requests;
        self
    }

    fn fits(&self, method: &str, path: &str) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted == method)
            && self
                .path
                .as_deref()
                .is_none_or(|pattern| matches(pattern, path))
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    let mut path = path.trim_matches('/').split('/');
    for wanted in pattern.trim_matches('/').split('/') {
        if wanted == "**" {
            return true;
        }
        match path.next() {
            Some(_) if wanted == "*" || wanted.starts_with('{') => {}
            Some(segment) if segment == wanted => {}
            _ => return false,
        }
    }
    path.next().is_none()
}

/// The faults that are still to come.
#[derive(Debug, Default)]
pub(super) struct FaultList {
    rules: Mutex<Vec<Rule>>,
}

impl FaultList {
    fn rules(&self) -> MutexGuard<'_, Vec<Rule>> {
        self.rules.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, rule: Rule) {
        self.rules().push(rule);
    }

    pub(super) fn clear(&self) {
        self.rules().clear();
    }

    pub(super) fn left(&self) -> u64 {
        self.rules().iter().map(|rule| rule.times).sum()
    }

    /// The fault for this request, which is then used up.
    pub(super) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut rules = self.rules();
        for rule in rules.iter_mut().filter(|rule| rule.fits(method, path)) {
            if rule.after > 0 {
                rule.after -= 1;
                continue;
            }
            rule.times = rule.times.saturating_sub(1);
            let fault = rule.fault.clone();
            rules.retain(|rule| rule.times > 0);
            return Some(fault);
        }
        None
    }
}

/// What can be made to go wrong.
#[derive(Debug)]
pub struct Faults<'a> {
    shared: &'a Shared,
}

impl<'a> Faults<'a> {
    pub(super) fn new(shared: &'a Shared) -> Faults<'a> {
        Faults { shared }
    }

    /// Lets a fault befall requests to come.
    pub fn inject(&self, rule: Rule) {
        self.shared.faults.add(rule);
    }

    /// Takes back all faults that have not come yet.
    pub fn clear(&self) {
        self.shared.faults.clear();
    }

    /// How many requests are still to suffer.
    pub fn left(&self) -> u64 {
        self.shared.faults.left()
    }

    fn to_all(&self, order: impl Fn() -> Wire) {
        for session in self.shared.world().sessions.list() {
            session.put(order());
        }
    }

    /// Breaks off all gateway connections without a word; sessions can be resumed.
    pub fn drop_gateway(&self) {
        self.to_all(|| Wire::Cut);
    }

    /// Closes all gateway connections with this code.
    pub fn close_gateway(&self, code: u16) {
        self.to_all(|| Wire::Close(code, "Closed"));
    }

    /// Asks all gateway connections to reconnect and resume (op 7).
    pub fn reconnect_gateway(&self) {
        self.to_all(|| {
            Wire::Text(
                json!({"t": null, "s": null, "op": 7, "d": null})
                    .to_string()
                    .into(),
            )
        });
    }

    /// Declares all sessions invalid (op 9); resumable ones may be resumed.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.to_all(|| {
            Wire::Text(
                json!({"t": null, "s": null, "op": 9, "d": resumable})
                    .to_string()
                    .into(),
            )
        });
        if !resumable {
            self.shared.world().sessions.end_all();
        }
    }

    /// Leaves the next heartbeats unanswered.
    pub fn miss_heartbeats(&self, beats: u64) {
        self.shared.world().sessions.deaf_beats = beats;
    }

    /// Cuts the next gateway connections as soon as they are made.
    pub fn refuse_gateway(&self, connections: u64) {
        self.shared.world().sessions.refuse = connections;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_paths() {
        assert!(matches("/channels/*/messages", "/channels/12/messages"));
        assert!(matches(
            "/webhooks/**",
            "/webhooks/1/abc/messages/@original"
        ));
        assert!(!matches("/channels/*/messages", "/channels/12/messages/13"));
        assert!(!matches("/channels/*/messages", "/channels/12"));
    }

    #[test]
    fn a_rule_is_used_up() {
        let faults = FaultList::default();
        faults.add(
            Rule::next(Fault::Status(503))
                .method("post")
                .after(1)
                .times(2),
        );
        let hits: Vec<bool> = (0..5)
            .map(|_| faults.take("POST", "/x").is_some())
            .collect();
        assert_eq!(hits, [false, true, true, false, false]);
        assert_eq!(faults.left(), 0);
    }
}
