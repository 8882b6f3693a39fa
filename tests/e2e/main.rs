//! The real bot on an emulated Discord, driven as people drive it.

#![expect(unreachable_pub, reason = "the modules of a test are for itself")]

mod board;
mod challenge;
mod clock;
mod database;
mod draw;
mod endings;
mod fox;
mod games;
mod gateway;
mod history;
mod kill;
mod lists;
mod matches;
mod monkey;
mod names;
mod places;
mod play;
mod program;
mod races;
mod raw;
mod record;
mod refused;
mod rematch;
mod replay;
mod resign;
mod restart;
#[path = "../support/schema.rs"]
mod schema;
mod settings;
mod stage;
mod takeback;
mod trouble;
mod typed;
mod words;
