//! Level against level: many games, to see that each level beats the one below it.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Level, Oracle, dice::Dice};
use crate::rules::{Line, Setup, Side};

/// With so many plies a game counts as drawn.
const LONGEST: u32 = 400;

/// Who plays what, how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The setup.
    pub setup: Setup,
    /// The level of the hounds or geese.
    pub pack: Level,
    /// The level of the hare or fox.
    pub quarry: Level,
    /// How many games are played.
    pub n_games: u32,
    /// What decides all chance.
    pub seed: u64,
}

/// How many games each side has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the hounds or geese.
    pub pack: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games won by the hare or fox.
    pub quarry: u32,
}

impl Contest {
    /// Plays the games; stops between two when cancelled.
    pub fn play(&self, oracle: &Oracle, cancel: &AtomicBool) -> Tally {
        let mut tally = Tally::default();
        let mut dice = Dice::new(self.seed);
        for _ in 0..self.n_games {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            match self.game(oracle, dice.roll(), cancel) {
                Some(Side::Pack) => tally.pack += 1,
                Some(Side::Quarry) => tally.quarry += 1,
                None => tally.drawn += 1,
            }
        }
        tally
    }

    /// Plays a game, and gives its winner.
    fn game(&self, oracle: &Oracle, seed: u64, cancel: &AtomicBool) -> Option<Side> {
        let mut line = Line::new(self.setup.start());
        let mut dice = Dice::new(seed);
        while line.ply() < LONGEST && line.outcome().is_none() {
            let level = match line.position().turn() {
                Side::Pack => self.pack,
                Side::Quarry => self.quarry,
            };
            let mv = oracle.choose(line.position(), level, dice.roll(), cancel)?;
            line.play(&mv).ok()?;
        }
        line.outcome()?.winner()
    }
}
