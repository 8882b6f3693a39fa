//! The command line: each command is one call into the library.

mod command;

use std::process::ExitCode;

use clap::Parser;
use command::Cli;

fn main() -> ExitCode {
    match command::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has read enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("leveret: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
