//! A game and its options on the command line.

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use leveret::rules::{
    AnyPosition, GameKind, Setup,
    fox_and_geese::{Diagonals, Geese, Options},
};

/// Which game.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Game {
    HareAndHounds,
    FoxAndGeese,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DiagonalsArg {
    Every,
    Alternate,
}

/// The options of Fox and Geese.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct OptionArgs {
    /// How many geese: 13, 15 or 17 (Fox and Geese).
    #[arg(long, value_parser = clap::value_parser!(u8))]
    geese: Option<u8>,
    /// Geese may move sideways (Fox and Geese).
    #[arg(long)]
    sideways: bool,
    /// Which diagonals the board has (Fox and Geese).
    #[arg(long, value_enum)]
    diagonals: Option<DiagonalsArg>,
}

/// The options of Fox and Geese, and a position to begin with.
#[derive(Clone, Debug, Args)]
pub(crate) struct SetupArgs {
    #[command(flatten)]
    options: OptionArgs,
    /// The position to begin with, such as `h/3/3/D1D/D d 0 1`; left out: the start.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl SetupArgs {
    /// The position that the arguments describe.
    pub(crate) fn position(&self, game: Game) -> anyhow::Result<AnyPosition> {
        let setup = self.options.setup(game)?;
        match &self.position {
            None => Ok(setup.start()),
            Some(text) => AnyPosition::parse(setup, text)
                .with_context(|| format!("`{text}` is not a position of this setup")),
        }
    }
}

impl OptionArgs {
    /// The setup that the arguments describe.
    pub(crate) fn setup(self, game: Game) -> anyhow::Result<Setup> {
        let kind = match game {
            Game::HareAndHounds => GameKind::HareAndHounds,
            Game::FoxAndGeese => GameKind::FoxAndGeese,
        };
        match kind {
            GameKind::HareAndHounds => {
                if self.geese.is_some() || self.sideways || self.diagonals.is_some() {
                    eprintln!(
                        "leveret: Hare and Hounds has no options; those that were given change nothing"
                    );
                }
                Ok(Setup::HareAndHounds)
            }
            GameKind::FoxAndGeese => Ok(Setup::FoxAndGeese(self.options()?)),
        }
    }

    /// The options of Fox and Geese that the arguments describe.
    pub(crate) fn options(self) -> anyhow::Result<Options> {
        let geese = match self.geese {
            None | Some(13) => Geese::Thirteen,
            Some(15) => Geese::Fifteen,
            Some(17) => Geese::Seventeen,
            Some(other) => bail!("--geese {other}: there are setups with 13, 15 and 17"),
        };
        let diagonals = match self.diagonals {
            None | Some(DiagonalsArg::Every) => Diagonals::Every,
            Some(DiagonalsArg::Alternate) => Diagonals::Alternate,
        };
        Ok(Options {
            geese,
            sideways: self.sideways,
            diagonals,
        })
    }
}
