//! The commands of the command line.

mod check;
mod perft;
mod run;
mod sandbox;
mod setup;
mod words;

use clap::{Parser, Subcommand};

/// A Discord bot that hosts two-player hunt games.
#[derive(Debug, Parser)]
#[command(name = "leveret", version, about)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot, with the settings of the environment and `.env` (the default).
    Run,
    /// Run the bot as an HTTP endpoint for interactions instead of on the gateway.
    Serve,
    /// Try everything without a Discord account: an emulated Discord with the bot in it.
    Sandbox(sandbox::Args),
    /// Check the settings and the database, without going to Discord.
    Check,
    /// Count the lines of play of each length, one count a line.
    Perft(perft::Args),
    /// List what the languages lack.
    Words,
}

pub(crate) fn run(cli: Cli) -> anyhow::Result<()> {
    match cli.command.unwrap_or(Command::Run) {
        Command::Run => run::run(),
        Command::Serve => run::serve(),
        Command::Sandbox(args) => sandbox::run(&args),
        Command::Check => check::run(),
        Command::Perft(args) => perft::run(&args),
        Command::Words => words::run(),
    }
}
