//! The command line: each command is one call into the library.

mod command;

use std::process::ExitCode;

use clap::Parser;
use command::Cli;

fn main() -> ExitCode {
    match command::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("leveret: {error:#}");
            ExitCode::FAILURE
        }
    }
}
