//! `leveret solve`.

use std::{
    io::{self, IsTerminal as _, Write as _},
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::ensure;
use clap::Subcommand;
use leveret::{
    engine::{
        fox::{Job, Progress, Samples, Table, verify},
        winner_key,
    },
    rules::{GameKind, fox_and_geese::Position},
};

use super::setup::OptionArgs;

/// How often the progress is told.
const EVERY: Duration = Duration::from_secs(1);

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Solve a setup of Fox and Geese; a stopped run goes on from the last finished layer.
    FoxAndGeese {
        #[command(flatten)]
        options: OptionArgs,
        /// How many threads work; left out: all.
        #[arg(long)]
        threads: Option<usize>,
        /// Where the tables go, in a directory for each family of setups.
        #[arg(long, value_name = "DIR", default_value = "tables")]
        out: PathBuf,
    },
    /// Verify a solution of Fox and Geese: checksums, and samples over the rules' own moves.
    Verify {
        #[command(flatten)]
        options: OptionArgs,
        /// Where the tables lie.
        #[arg(long, value_name = "DIR", default_value = "tables")]
        out: PathBuf,
        /// How many placements of geese to check in each layer.
        #[arg(long, default_value_t = 1000)]
        placements: u32,
        /// How many games to play from the start.
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// What decides which.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let cancel = AtomicBool::new(false);
    match &args.what {
        What::FoxAndGeese {
            options,
            threads,
            out,
        } => {
            let threads = threads.map_or_else(all_threads, Ok)?;
            let options = options.options()?;
            let job = Job {
                options,
                most_geese: options.geese.number(),
                threads,
                dir: out,
            };
            solve(&job, &cancel)
        }
        What::Verify {
            options,
            out,
            placements,
            games,
            seed,
        } => {
            let samples = Samples {
                placements: *placements,
                games: *games,
                seed: *seed,
            };
            let verified = verify(out, options.options()?, samples, &cancel)?;
            let mut out = io::stdout().lock();
            writeln!(out, "{} bytes, checksums right", verified.bytes)?;
            writeln!(out, "{} positions kept", verified.kept)?;
            writeln!(
                out,
                "{} positions follow from their moves",
                verified.positions
            )?;
            writeln!(
                out,
                "{} games from the start went as they should",
                verified.games
            )?;
            Ok(())
        }
    }
}

fn all_threads() -> anyhow::Result<usize> {
    Ok(std::thread::available_parallelism()?.get())
}

fn solve(job: &Job<'_>, cancel: &AtomicBool) -> anyhow::Result<()> {
    let needs = job.needs();
    eprintln!(
        "{} positions; about {} MB of memory and {} minutes on {} threads",
        needs.positions,
        needs.memory / 1_000_000,
        needs.seconds.div_ceil(60),
        job.threads
    );
    let begun = Instant::now();
    let told: Mutex<Option<Instant>> = Mutex::new(None);
    let is_terminal = io::stderr().is_terminal();
    let tell = |progress: Progress| {
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.is_none_or(|told| told.elapsed() >= EVERY) {
            *told = Some(Instant::now());
            if is_terminal {
                eprint!("\r{}", bar(progress, begun.elapsed()));
            }
        }
    };
    let is_done = job.run(cancel, &tell)?;
    if is_terminal {
        eprintln!();
    }
    ensure!(is_done && !cancel.load(Ordering::Relaxed), "stopped");
    let table = Table::open(job.dir, job.options)?;
    let verdict = table.verdict(&Position::start(job.options))?;
    let winner = winner_key(GameKind::FoxAndGeese, verdict);
    writeln!(io::stdout().lock(), "from the start: {winner}")?;
    Ok(())
}

/// One line that says how far the solution is.
fn bar(progress: Progress, elapsed: Duration) -> String {
    const WIDTH: u64 = 30;
    let total = progress.total.max(1);
    let done = (WIDTH * progress.settled / total).min(WIDTH);
    let full = "#".repeat(usize::try_from(done).unwrap_or_default());
    let empty = ".".repeat(usize::try_from(WIDTH - done).unwrap_or_default());
    format!(
        "[{full}{empty}] {:>3} %  {} geese  {} s ",
        100 * progress.settled / total,
        progress.geese,
        elapsed.as_secs()
    )
}
