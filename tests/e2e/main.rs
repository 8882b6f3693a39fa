//! The real bot on an emulated Discord, driven as people drive it.

#![expect(unreachable_pub, reason = "the modules of a test are for itself")]

mod abroad;
mod board;
mod challenge;
mod clock;
mod database;
mod draw;
mod endings;
mod endpoint;
mod fox;
mod games;
mod gateway;
mod history;
mod kill;
mod languages;
mod limits;
mod lists;
mod matches;
mod menu;
mod monkey;
mod names;
mod places;
mod play;
mod privacy;
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
mod server;
mod settings;
mod stage;
mod takeback;
mod threads;
mod trouble;
mod typed;
mod wishes;
mod words;
