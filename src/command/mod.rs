//! The commands of the command line.

mod analyse;
mod check;
mod perft;
mod run;
mod sandbox;
mod setup;
mod solve;
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
    /// Say who wins positions with best play, in how many plies, and by which moves.
    Analyse(analyse::Args),
    /// Solve a setup of Fox and Geese, or verify a solution.
    Solve(solve::Args),
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
        Command::Analyse(args) => analyse::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Words => words::run(),
    }
}
