//! What people see: games, challenges and lists as [`Screen`]s in a language.
//!
//! Pure: every function takes a [`Language`](crate::l10n::Language) first and what is to be shown
//! after it, and returns a value. It takes every word from `locales/`; it must not know how a
//! screen reaches anybody, how anything is stored, or what may be done: a [`Press`] only says what
//! a control asks for.
//!
//! Start at [`board()`], the screen that a game is played on. No screen passes Discord's limits
//! (title 256 characters, text 4096, label 80, five rows of five buttons, menus of 25 lines), and a
//! test renders each at its largest to make sure.

mod art;
mod board;
mod call;
mod card;
mod commands;
mod controls;
mod done;
mod ending;
mod games;
mod help;
mod history;
mod import;
mod invite;
mod leaderboard;
mod legal;
mod name;
mod press;
mod privacy;
mod refusal;
mod replay;
mod resign;
mod rules;
mod screen;
mod series;
mod server;
mod settings;
mod stats;
mod suggest;
mod term;
mod trouble;

#[cfg(test)]
mod foreign;
#[cfg(test)]
mod gallery;
#[cfg(test)]
mod limits;

pub use art::{Marks, art, letter};
pub use board::{below, board, board_with, moved_on, own_board, thread_name};
pub use call::{call, challenge_call, reminder, reminder_with_link};
pub use card::{challenge_card, take_back};
pub use commands::{
    Audience, CHALLENGE_IN_MENU, Choice, Command, CommandOption, OptionKind, Said,
    challenge_in_menu, commands,
};
pub use done::{done, kept_playing, no_thread, unseen};
pub use games::{GAMES_PAGE, games};
pub use help::help;
pub use history::{HISTORY_PAGE, history};
pub use import::{Unfit, bad_record, import_form, import_gone, unfit_file};
pub use invite::invite;
pub use leaderboard::leaderboard;
pub use legal::not_a_move;
pub use name::{escaped, plain};
pub use press::{ParsePressError, Press, Step, Subject};
pub use privacy::{
    blocked, blocked_oneself, confirm_forget, exported, forgotten, not_forgotten, privacy,
    unblocked,
};
pub use refusal::refusal;
pub use replay::{Replay, export, replay};
pub use resign::confirm_resign;
pub use rules::rules;
pub use screen::{Button, Form, Menu, MenuLine, Row, Screen, Suggestion, TextFile, Tone, Weight};
pub use server::{
    no_server, not_a_manager, not_of_this_server, server_changed, server_log, server_settings,
};
pub use settings::person_settings;
pub use stats::{GameStats, stats};
pub use suggest::{suggest_games, suggest_moves};
pub use trouble::{
    Lack, bad_option, busy, lacks, no_game, no_such_game, unknown_button, unknown_command,
    went_wrong, which_game,
};
