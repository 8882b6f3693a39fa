//! Looking positions up in a solution.

use std::{
    io,
    path::{Path, PathBuf},
};

use thiserror::Error;

use super::{
    class::{Class, counts},
    label::{Kind, Label},
    lines::{Lines, each, mirrored},
    near::{FEWEST_GEESE, Goal},
    plane::Packed,
    sheet::Sheet,
    solve::{goals, layers},
};
use crate::{
    engine::{Verdict, dice::Dice},
    rules::{
        Position as _, Side,
        fox_and_geese::{Options, Position},
    },
};

/// Why a table cannot be written or read.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file system refuses.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// The file is not what it should be.
    #[error("{path}: the file is damaged", path = .0.display())]
    Damaged(PathBuf),
}

/// A solution, or as many of its layers as are on disk.
#[derive(Debug)]
pub struct Table {
    options: Options,
    lines: Lines,
    /// For each layer, from the fewest geese, a sheet for each goal.
    layers: Vec<Vec<Sheet>>,
}

impl Table {
    /// Opens the tables of a setup under a directory; none of its layers need be there.
    pub fn open(dir: &Path, options: Options) -> Result<Table, TableError> {
        let mut found = Vec::new();
        for geese in layers(options) {
            let mut sheets = Vec::new();
            for &goal in goals(options) {
                let label = Label {
                    options,
                    goal,
                    kind: Kind::Held,
                    geese,
                };
                sheets.extend(Sheet::open(dir, label)?);
            }
            if sheets.len() < goals(options).len() {
                break;
            }
            found.push(sheets);
        }
        Ok(Table {
            options,
            lines: Lines::new(options),
            layers: found,
        })
    }

    /// The setup.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The most geese of which every position is known; fewer than four if none is.
    pub fn most_geese(&self) -> u32 {
        // A setup has no more layers than points.
        FEWEST_GEESE - 1 + u32::try_from(self.layers.len()).unwrap_or_default()
    }

    /// Whether any layer is known.
    pub fn knows_any(&self) -> bool {
        !self.layers.is_empty()
    }

    /// Whether every position of the setup is known.
    pub fn is_complete(&self) -> bool {
        self.most_geese() == self.options.geese.number()
    }

    /// Who wins a position with best play; unknown where the layer is missing.
    pub fn verdict(&self, position: &Position) -> Result<Verdict, TableError> {
        let fox = 1 << (8 * position.fox().rank() + position.fox().file());
        let geese = position.geese().bits();
        match position.turn() {
            Side::Quarry => self.fox_to_move(geese, fox),
            Side::Pack => self.geese_to_move(geese, fox),
        }
    }

    /// Who wins with the fox to move.
    pub(super) fn fox_to_move(&self, geese: u64, fox: u64) -> Result<Verdict, TableError> {
        let n = geese.count_ones();
        if n < FEWEST_GEESE {
            return Ok(Verdict::Wins(Side::Quarry));
        }
        let Some(sheets) = self.layers.get((n - FEWEST_GEESE) as usize) else {
            return Ok(Verdict::Unknown);
        };
        for sheet in sheets {
            let winner = match sheet.label().goal {
                Goal::Win => Side::Pack,
                Goal::Hold => Side::Quarry,
            };
            if kept(sheet, geese)? & fox != 0 {
                return Ok(Verdict::Wins(winner));
            }
        }
        Ok(if self.options.sideways {
            Verdict::Draw
        } else {
            Verdict::Wins(Side::Quarry)
        })
    }

    /// Who wins with the geese to move.
    pub(super) fn geese_to_move(&self, geese: u64, fox: u64) -> Result<Verdict, TableError> {
        let mut best = Verdict::Wins(Side::Quarry);
        if geese.count_ones() < FEWEST_GEESE {
            return Ok(best);
        }
        let room = self.lines.all & !geese & !fox;
        for goose in each(geese) {
            let steps = if self.options.sideways {
                self.lines.ahead(goose) | self.lines.beside(goose)
            } else {
                self.lines.ahead(goose)
            };
            for to in each(steps & room) {
                let verdict = self.fox_to_move(geese ^ goose ^ to, fox)?;
                if verdict.rank_for(Side::Pack) > best.rank_for(Side::Pack) {
                    best = verdict;
                }
                if best == Verdict::Wins(Side::Pack) || best == Verdict::Unknown {
                    return Ok(best);
                }
            }
        }
        Ok(best)
    }

    /// Any placement of so many geese that a sheet keeps a mask of.
    pub(super) fn sample(&self, geese: u32, dice: &mut Dice) -> Result<Option<u64>, TableError> {
        let layer = geese.checked_sub(FEWEST_GEESE);
        let sheets = layer.and_then(|layer| self.layers.get(layer as usize));
        let sheet = sheets.and_then(|sheets| dice.pick(sheets));
        sheet.map_or(Ok(None), |sheet| sheet.sample(dice))
    }

    /// The size of the files in bytes and the number of positions kept in them, their checksums
    /// being right.
    pub fn check(&self) -> Result<(u64, u64), TableError> {
        let mut all = (0, 0);
        for sheet in self.layers.iter().flatten() {
            all.0 += sheet.check()?;
            all.1 += sheet.n_kept;
        }
        Ok(all)
    }
}

/// The mask that a sheet keeps of a placement.
fn kept(sheet: &Sheet, geese: u64) -> Result<u64, TableError> {
    let counts = counts(geese);
    let place = Class::new(counts).place(geese);
    let packed = sheet.mask(counts, place)?;
    let numbered = if place.flipped {
        mirrored(geese)
    } else {
        geese
    };
    let mask = packed.map_or(0, |packed: Packed| packed.open(numbered));
    Ok(if place.flipped { mirrored(mask) } else { mask })
}
