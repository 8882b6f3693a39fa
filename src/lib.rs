//! Leveret.
#![recursion_limit = "256"]
pub mod clock;
pub mod config;
pub mod game;
pub mod logging;
pub mod rules;
pub mod store;
