//! Solving setups: all positions with the same number of geese form a layer, solved from the layer
//! with one goose less, and kept on disk when it is finished.
//!
//! Setups that differ only in the number of geese share their layers. Without sideways steps it is
//! enough to know where the geese win: elsewhere the fox does. With them a second run finds where
//! the geese need not lose.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use super::{
    TableError,
    class::{self, Class},
    encode,
    label::{Kind, Label},
    layer::{Planes, Task},
    lines::Lines,
    near::{FEWEST_GEESE, Goal},
    sheet::Sheet,
};
use crate::rules::fox_and_geese::{Diagonals, Options};

/// How many points the boards have.
const N_POINTS: u32 = 33;

/// How long a placement takes a thread, about.
const NANOSECONDS: u64 = 280;

/// How far a solution has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of geese in the layer being solved.
    pub geese: u32,
    /// How many placements of geese are settled, those found finished on disk included.
    pub settled: u64,
    /// How many there are; those that are settled twice count twice.
    pub total: u64,
}

/// What a solution needs, about; measured on two threads of a small virtual machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// How many positions are settled, mirror images left out.
    pub positions: u64,
    /// The most memory at once, in bytes.
    pub memory: u64,
    /// The time, in seconds.
    pub seconds: u64,
}

/// What solves a setup.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The setup.
    pub options: Options,
    /// The last layer to solve: the setup's number of geese, or less for a part of the solution.
    pub most_geese: u32,
    /// How many threads work.
    pub threads: usize,
    /// The directory of the tables; each family of setups has its own in it.
    pub dir: &'a Path,
}

impl Job<'_> {
    /// Solves the setup, or what is still missing of it; true when it is finished, false when
    /// cancelled. Finished layers stay on disk, and the next call goes on from there.
    pub fn run(
        &self,
        cancel: &AtomicBool,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<bool, TableError> {
        let all = self.layers().map(n_placements).sum::<u64>();
        let total = all * goals(self.options).len() as u64;
        let settled = AtomicU64::new(0);
        for &goal in goals(self.options) {
            let (mut below, done) = self.resume(goal)?;
            let finished = self.layers().filter(|&geese| geese <= done);
            settled.fetch_add(finished.map(n_placements).sum(), Ordering::Relaxed);
            for geese in self.layers().filter(|&geese| geese > done) {
                let report = |more: u64| {
                    progress(Progress {
                        geese,
                        settled: settled.fetch_add(more, Ordering::Relaxed) + more,
                        total,
                    });
                };
                report(0);
                let task = Task {
                    lines: Lines::new(self.options),
                    sideways: self.options.sideways,
                    goal,
                    geese,
                    below: &below,
                    threads: self.threads,
                    cancel,
                    settled: &report,
                };
                let Some(layer) = task.solve() else {
                    return Ok(false);
                };
                drop(std::mem::take(&mut below));
                let label = |kind| self.label(goal, kind, geese);
                encode::write(self.dir, label(Kind::Held), &layer.held, layer.n_kept)?;
                encode::write(self.dir, label(Kind::Caught), &layer.caught, 0)?;
                self.forget(goal, geese - 1)?;
                below = layer.caught;
            }
        }
        Ok(true)
    }

    /// What the whole solution needs, about, whatever of it is finished.
    pub fn needs(&self) -> Needs {
        let n_goals = goals(self.options).len() as u64;
        let placements = self.layers().map(n_placements);
        let largest = placements.clone().max().unwrap_or_default();
        let positions = self.layers().map(|geese| {
            let n_fox_points = u64::from(N_POINTS.saturating_sub(geese));
            2 * n_fox_points * n_placements(geese)
        });
        let settled = placements.sum::<u64>() * n_goals;
        let bytes = match self.options.diagonals {
            Diagonals::Every => 2,
            Diagonals::Alternate => 5,
        };
        Needs {
            positions: positions.sum(),
            memory: (bytes * largest).max(64 << 20),
            seconds: settled * NANOSECONDS / 1_000_000_000 / self.threads.max(1) as u64,
        }
    }

    /// The planes of the last finished layer, and how many geese it has.
    ///
    /// Nothing is read if no layer is missing.
    fn resume(&self, goal: Goal) -> Result<(Planes, u32), TableError> {
        let mut done = FEWEST_GEESE - 1;
        let mut last = None;
        for geese in FEWEST_GEESE.. {
            if Sheet::open(self.dir, self.label(goal, Kind::Held, geese))?.is_none() {
                break;
            }
            if let Some(sheet) = Sheet::open(self.dir, self.label(goal, Kind::Caught, geese))? {
                last = Some((sheet, geese));
            }
            done = geese;
        }
        if self.layers().all(|geese| geese <= done) {
            return Ok((Planes::new(), done));
        }
        match last {
            Some((sheet, geese)) => Ok((sheet.planes()?, geese)),
            None => Ok((Planes::new(), FEWEST_GEESE - 1)),
        }
    }

    /// Removes the sheet that was needed only for the layer that is finished now.
    fn forget(&self, goal: Goal, geese: u32) -> Result<(), TableError> {
        let path = self.label(goal, Kind::Caught, geese).path(self.dir);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(TableError::Io(path, error))
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn layers(&self) -> impl Iterator<Item = u32> + Clone {
        layers(self.options).filter(|&geese| geese <= self.most_geese)
    }

    fn label(&self, goal: Goal, kind: Kind, geese: u32) -> Label {
        Label {
            options: self.options,
            goal,
            kind,
            geese,
        }
    }
}

/// The layers of a setup, by their number of geese.
pub(super) fn layers(options: Options) -> impl Iterator<Item = u32> + Clone {
    FEWEST_GEESE..=options.geese.number()
}

/// What is asked of each layer of a setup.
pub(super) const fn goals(options: Options) -> &'static [Goal] {
    if options.sideways {
        &[Goal::Win, Goal::Hold]
    } else {
        &[Goal::Win]
    }
}

/// How many placements of so many geese are numbered.
fn n_placements(geese: u32) -> u64 {
    let classes = class::classes(geese).into_iter();
    classes
        .map(|counts| u64::from(Class::new(counts).len))
        .sum()
}
