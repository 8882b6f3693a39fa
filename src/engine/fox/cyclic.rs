//! Settling a whole class at once, where sideways steps lead round in it.
//!
//! The equations of the masks have many solutions then. Where the geese force a win is the least,
//! which grows from nothing; where they need not lose is the greatest, which shrinks from all.

use super::{
    class::{Class, RANKS, turned},
    lines::{Lines, each, mirrored},
    near::{Goal, Masks, Near},
};

/// A placement while its class is being settled.
#[derive(Clone, Copy, Debug)]
struct Cell {
    geese: u64,
    /// The fox's points for which a step ahead reaches the goal.
    ahead: u64,
    /// The points from which the fox jumps away, once it is known.
    escapes: Option<u64>,
    masks: Masks,
    /// Whether the placement is to be looked at again.
    waits: bool,
}

/// The masks of every placement of a class, in order.
pub(super) fn settle(near: &Near<'_>, class: &Class, goal: Goal) -> Vec<(u64, Masks)> {
    let mut cells: Vec<Cell> = class
        .placements(0..class.len)
        .map(|geese| Cell {
            geese,
            ahead: near.reached_ahead(geese),
            escapes: None,
            masks: Masks {
                held: match goal {
                    Goal::Win => 0,
                    Goal::Hold => near.lines.all & !geese,
                },
                caught: 0,
            },
            waits: true,
        })
        .collect();
    let mut waiting: Vec<u32> = (0..class.len).collect();
    let mut next = Vec::new();
    while !waiting.is_empty() {
        for number in waiting.drain(..) {
            let at = number as usize;
            cells[at].waits = false;
            let before = cells[at].masks.held;
            look_again(near, class, &mut cells, at);
            if cells[at].masks.held != before {
                wake_beside(near.lines, class, &mut cells, at, &mut next);
            }
        }
        std::mem::swap(&mut waiting, &mut next);
    }
    cells
        .into_iter()
        .map(|cell| (cell.geese, cell.masks))
        .collect()
}

/// Settles a placement's masks as far as the class is settled.
fn look_again(near: &Near<'_>, class: &Class, cells: &mut [Cell], at: usize) {
    let Cell {
        geese,
        ahead,
        escapes,
        ..
    } = cells[at];
    let room = near.lines.all & !geese;
    let tight = ahead | reached_beside(near.lines, class, cells, geese, room & !ahead);
    let stuck = near.stuck(geese, tight);
    if tight | stuck == 0 {
        cells[at].masks = Masks::default();
        return;
    }
    let escapes = escapes.unwrap_or_else(|| near.escapes(geese));
    cells[at].escapes = Some(escapes);
    cells[at].masks = Masks {
        held: stuck & !escapes,
        caught: tight & !escapes,
    };
}

/// Which of the wanted points some sideways step reaches the goal for.
fn reached_beside(lines: Lines, class: &Class, cells: &[Cell], geese: u64, wanted: u64) -> u64 {
    let mut reached = 0;
    for rank in 0..RANKS {
        if wanted & !reached == 0 {
            break;
        }
        let base = class.base([rank], geese);
        for next in each_beside(lines, geese, rank) {
            let place = class.place_changed(base, [rank], next);
            reached |= turned(cells[place.number as usize].masks.held, place.flipped);
        }
    }
    reached & wanted
}

/// Has every placement looked at again from which a sideways step leads here.
fn wake_beside(lines: Lines, class: &Class, cells: &mut [Cell], at: usize, next: &mut Vec<u32>) {
    let geese = cells[at].geese;
    for rank in 0..RANKS {
        for beside in each_beside(lines, geese, rank) {
            // Both are numbered where the lead rank is its own mirror image.
            for image in [beside, mirrored(beside)] {
                let number = class.place(image).number;
                let cell = &mut cells[number as usize];
                if !cell.waits {
                    cell.waits = true;
                    next.push(number);
                }
            }
        }
    }
}

/// Each placement that a sideways step of a goose on a rank leads to.
fn each_beside(lines: Lines, geese: u64, rank: usize) -> impl Iterator<Item = u64> {
    each(geese & 0x7f << (8 * rank))
        .flat_map(move |goose| each(lines.beside(goose) & !geese).map(move |to| geese ^ goose ^ to))
}
