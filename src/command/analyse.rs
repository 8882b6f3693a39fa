//! `leveret analyse`.

use std::{
    io::{self, BufRead as _, Write},
    path::PathBuf,
    sync::atomic::AtomicBool,
    time::Duration,
};

use anyhow::Context as _;
use leveret::{
    engine::{Analysis, Limits, Oracle, Value, winner_key},
    rules::{AnyPosition, GameKind, Setup},
};

use super::setup::{Game, OptionArgs};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_enum)]
    game: Game,
    /// The position, such as `h/3/3/D1D/D d 0 1`; left out: the start.
    #[arg(conflicts_with = "stdin")]
    position: Option<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// Read a position a line and print a line for each: position, winner, plies, best moves.
    #[arg(long)]
    stdin: bool,
    /// Where solved tables lie.
    #[arg(long, value_name = "DIR", default_value = "tables")]
    tables: PathBuf,
    /// How long to search a position that no table knows, in seconds.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let setup = args.options.setup(args.game)?;
    let oracle = Oracle::open(&args.tables)?;
    let limits = Limits {
        time: Some(Duration::try_from_secs_f64(args.seconds).context("--seconds")?),
        memory: 1 << 22,
        ..Limits::default()
    };
    let analyse = |position: &AnyPosition| {
        let cancel = AtomicBool::new(false);
        oracle.analyse(position, limits, &cancel)
    };
    let mut out = io::stdout().lock();
    if args.stdin {
        for (number, line) in (1..).zip(io::stdin().lock().lines()) {
            let line = line?;
            let position = parse(setup, &line).with_context(|| format!("line {number}"))?;
            writeln!(out, "{}", analyse(&position).line(&position))?;
        }
        return Ok(());
    }
    let position = match &args.position {
        None => setup.start(),
        Some(text) => parse(setup, text)?,
    };
    print(&mut out, &position, &analyse(&position))?;
    Ok(())
}

fn parse(setup: Setup, text: &str) -> anyhow::Result<AnyPosition> {
    AnyPosition::parse(setup, text)
        .with_context(|| format!("`{text}` is not a position of this setup"))
}

fn print(out: &mut impl Write, position: &AnyPosition, analysis: &Analysis) -> io::Result<()> {
    let kind = position.setup().kind();
    writeln!(out, "{position}")?;
    writeln!(out, "{}", words(kind, analysis.value))?;
    let best: Vec<_> = analysis.best().collect();
    for judged in &analysis.moves {
        let mark = if best.contains(&&judged.mv) { "*" } else { "" };
        writeln!(out, "{}\t{}\t{mark}", judged.mv, words(kind, judged.value))?;
    }
    Ok(())
}

/// The winner and the plies to the end.
fn words(kind: GameKind, value: Value) -> String {
    let plies = value.plies.map(|plies| plies.to_string());
    let winner = winner_key(kind, value.verdict);
    format!("{winner}\t{}", plies.as_deref().unwrap_or("-"))
}
