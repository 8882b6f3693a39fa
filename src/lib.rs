//! Leveret hosts two-player hunt games in Discord channels: Hare and Hounds, and Fox and Geese.
//!
//! # Bird's eye
//!
//! Somebody types a command or presses a button. Discord tells the bot, which turns that into a
//! request; a handler loads what it needs from the store, lets the pure core decide, commits the
//! decision, draws what was committed and hands it back; whoever brought the request delivers the
//! answer. Data flows in that direction only: request, decision, commit, picture, delivery.
//!
//! ```text
//!     rules  <-  engine
//!       ^          ^
//!       |          |
//!     game (people at a table)  <-  view  ->  l10n
//!       ^                            ^
//!     store                          |
//!       ^                            |
//!       +-------- discord -----------+  <-  main
//!                                           ^
//!     sandbox (an emulated Discord: speaks only HTTP, WebSocket and JSON)
//! ```
//!
//! | part | what it is | what it must not know |
//! |---|---|---|
//! | [`rules`] | what is legal: boards, positions, moves, outcomes, notation. Pure. | people, time, Discord, SQL, languages |
//! | [`engine`] | how to play well: solved tables, search, levels of play. Pure CPU work. | the same |
//! | [`game`] | people at a table: challenges, games, what each action changes, refusals, clocks, ratings. Pure: the moment is passed in. | Discord, SQL, languages |
//! | [`view`] | a game seen by someone in a language: a screen of text, buttons and menus. Pure. | serenity, SQL |
//! | [`l10n`] | every word that a person reads, from `locales/` | everything else |
//! | [`store`] | the only SQL, behind the trait [`store::Store`] | Discord, languages |
//! | [`discord`] | the only user of serenity: interactions in, answers out, messages kept up to date | SQL |
//! | [`sandbox`] | an emulated Discord, for tests and for trying the bot without an account | every part above |
//! | [`config`], [`logging`], [`clock`] | settings, the log, the time | |
//!
//! A test (`tests/arrows.rs`) reads the `use` lines and fails where an arrow is drawn against this.
//!
//! # Where to start reading
//!
//! [`rules::Position`] for what a game is; [`game::act`] for what a player can do; `handle` in
//! `src/discord/handle.rs` for what happens to a request; `tests/e2e` for all of it at work.
//!
//! # What holds everywhere
//!
//! - **The database is the truth.** A change is decided on one revision of a game and committed only
//!   on that revision, in one statement that also keeps the journal of moves. Two racing changes: one
//!   wins, the other is decided anew or told that the board has changed. Nothing that matters lives
//!   in memory, so the process can be killed at any moment and every old button still works.
//! - **Buttons carry all they need** ([`view::Press`]), in a versioned text that later versions go on
//!   reading.
//! - **A failed delivery undoes nothing.** It is tried again, then logged; the board can be called up
//!   with `/board`.
//! - **Several processes may share a database.** Timed work is claimed there for a while, and done by
//!   another process if the first one dies.
//! - **Nobody is notified by accident.** What may be mentioned is named for every message; names are
//!   escaped.
//! - **No text in code.** Keys and arguments of messages are checked when the crate is built.
//!
//! Deliberately absent: a cache of games, locks that span processes or awaits, privileged intents,
//! and any listening to what people write.
//!
//! # To add
//!
//! - **a game**: a folder under `src/rules/`, a variant of [`rules::GameKind`] and of
//!   [`rules::Setup`], its words in `locales/`, its perft file. The compiler shows every other place.
//! - **a command**: its definition in `src/view/commands.rs`, its words, a handler under
//!   `src/discord/commands/`, a line in `src/discord/handle.rs`.
//! - **a language**: a folder under `locales/`, without any Rust; see `CONTRIBUTING.md`.
#![recursion_limit = "256"]

pub mod clock;
pub mod config;
pub mod discord;
pub mod engine;
pub mod game;
pub mod l10n;
pub mod logging;
pub mod rules;
pub mod sandbox;
pub mod store;
pub mod view;
