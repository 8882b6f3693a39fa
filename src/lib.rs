//! Leveret.
#![recursion_limit = "256"]
pub mod clock;
pub mod config;
pub mod discord;
pub mod engine;
pub mod game;
pub mod l10n;
pub mod logging;
pub mod rules;
pub mod store;
pub mod view;
