//! `leveret perft`.

use std::io::{self, Write as _};

use leveret::rules::perft_depths;

use super::setup::{Game, SetupArgs};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_enum)]
    game: Game,
    /// The length of the longest lines, in plies.
    depth: u32,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let position = args.setup.position(args.game)?;
    let mut out = io::stdout().lock();
    for count in perft_depths(&position, args.depth) {
        writeln!(out, "{count}")?;
    }
    Ok(())
}
