//! Settling a position without tables, where no step leads back: depth first over placements of
//! geese, for all points of the fox at once.

use std::collections::HashMap;

use super::{
    fight::Fight,
    lines::{Lines, each, mirrored},
    near::{FEWEST_GEESE, Masks},
};
use crate::{
    engine::{Verdict, limits::Budget},
    rules::Side,
};

/// The placements settled so far.
#[derive(Debug)]
pub(crate) struct Exact<'a> {
    lines: Lines,
    known: HashMap<u64, Masks>,
    /// How many placements may be remembered.
    memory: usize,
    budget: Budget<'a>,
}

impl<'a> Exact<'a> {
    /// Nothing settled yet on a board without sideways steps.
    pub(crate) fn new(lines: Lines, memory: usize, budget: Budget<'a>) -> Exact<'a> {
        Exact {
            lines,
            known: HashMap::new(),
            memory,
            budget,
        }
    }

    /// Who wins, or unknown where that needs more placements than may be settled.
    pub(crate) fn verdict(&mut self, fight: Fight) -> Verdict {
        let won = match fight.turn {
            Side::Quarry => self.masks(fight.geese).map(|masks| masks.held),
            Side::Pack => self.tight(fight.geese),
        };
        match won {
            None => Verdict::Unknown,
            Some(won) if won & fight.fox != 0 => Verdict::Wins(Side::Pack),
            Some(_) => Verdict::Wins(Side::Quarry),
        }
    }

    /// The masks of a placement, if they can be had.
    fn masks(&mut self, geese: u64) -> Option<Masks> {
        if geese.count_ones() < FEWEST_GEESE {
            return Some(Masks::default());
        }
        let image = mirrored(geese);
        if image < geese {
            let masks = self.masks(image)?;
            return Some(Masks {
                held: mirrored(masks.held),
                caught: mirrored(masks.caught),
            });
        }
        if let Some(&masks) = self.known.get(&geese) {
            return Some(masks);
        }
        if self.known.len() >= self.memory {
            return None;
        }
        self.budget.spend()?;
        let room = self.lines.all & !geese;
        let tight = self.tight(geese)?;
        let stuck = room & !self.lines.spread(room & !tight);
        let mut escapes = 0;
        if tight | stuck != 0 {
            for goose in each(geese) {
                if self.lines.jumpers(goose, room) & room & !escapes != 0 {
                    let caught = self.masks(geese ^ goose)?.caught;
                    escapes |= self.lines.jumpers(goose, room & !caught);
                }
            }
        }
        let masks = Masks {
            held: stuck & !escapes,
            caught: tight & !escapes,
        };
        self.known.insert(geese, masks);
        Some(masks)
    }

    /// The fox's points for which the geese to move win.
    fn tight(&mut self, geese: u64) -> Option<u64> {
        if geese.count_ones() < FEWEST_GEESE {
            return Some(0);
        }
        let room = self.lines.all & !geese;
        let mut tight = 0;
        for goose in each(geese) {
            for to in each(self.lines.ahead(goose) & room) {
                tight |= self.masks(geese ^ goose ^ to)?.held;
            }
        }
        Some(tight & room)
    }
}
