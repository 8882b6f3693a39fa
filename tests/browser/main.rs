//! The page of the sandbox in a real browser. On a machine without Chromium each test says that it was not run.
#![allow(
    clippy::unwrap_used,
    unreachable_pub,
    clippy::print_stdout,
    reason = "in a test that is an assertion, or a note to whoever runs it"
)]

mod chromium;
mod client;
mod guard;
mod panel;
mod play;
mod show;
mod stage;
#[path = "../support/mod.rs"]
mod support;
mod tab;
