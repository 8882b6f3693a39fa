//! The emulated Discord, driven by users on one side and a plain serenity client on the other.
#![allow(clippy::unwrap_used, reason = "in a test that is an assertion")]

mod faults;
mod files;
mod gateway;
mod refusals;
#[path = "../support/mod.rs"]
mod support;
mod users;
