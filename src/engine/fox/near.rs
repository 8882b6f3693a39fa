//! The classes next to a class, and what their masks say of its placements.
//!
//! Two masks of fox points tell all of a placement of geese: `held`, where the fox to move cannot
//! help it that the geese reach their goal, and `caught`, where the same holds for a fox that has
//! just jumped there and may jump on or stop. The goal is to win or, where sideways steps let the
//! geese hold out for ever, not to lose.

use super::{
    class::{self, Class, Counts, Place, RANKS, turned},
    lines::{Lines, each, mirrored},
    plane::{Packed, Plane},
};

/// What the geese strive for; each has its masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Goal {
    /// To win. Few placements are won, so that planes keep where the goal is reached.
    Win,
    /// Not to lose. With sideways steps few placements are lost, so that planes keep where the
    /// goal is missed.
    Hold,
}

/// With fewer geese than this the fox has won.
pub(super) const FEWEST_GEESE: u32 = 4;

/// The masks of one placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Masks {
    pub(super) held: u64,
    pub(super) caught: u64,
}

impl Goal {
    /// A mask as a plane keeps it, where it is not empty.
    pub(super) fn packed(self, mask: u64, room: u64, geese: u64) -> Option<Packed> {
        let kept = match self {
            Goal::Win => mask,
            Goal::Hold => room & !mask,
        };
        (kept != 0).then(|| Packed::new(kept, geese))
    }

    /// The mask that a plane keeps so.
    fn opened(self, packed: Option<Packed>, room: u64, geese: u64) -> u64 {
        let kept = packed.map_or(0, |packed| packed.open(geese));
        match self {
            Goal::Win => kept,
            Goal::Hold => room & !kept,
        }
    }
}

/// A class and its masks.
#[derive(Debug)]
struct Neighbour<'a> {
    class: Class,
    /// None where no mask is kept.
    plane: Option<&'a Plane>,
}

impl Neighbour<'_> {
    /// The mask of a placement.
    fn mask(&self, goal: Goal, lines: Lines, geese: u64, place: Place) -> u64 {
        let packed = self.plane.and_then(|plane| plane.mask(place.number));
        if packed.is_none() {
            return goal.opened(None, lines.all & !geese, geese);
        }
        let numbered = if place.flipped {
            mirrored(geese)
        } else {
            geese
        };
        let mask = goal.opened(packed, lines.all & !numbered, numbered);
        turned(mask, place.flipped)
    }
}

/// The masks of the classes next to one class; those where the goal is missed everywhere are left
/// out.
#[derive(Debug)]
pub(super) struct Near<'a> {
    pub(super) lines: Lines,
    goal: Goal,
    /// After a goose has gone ahead from each rank: `held`.
    ahead: [Option<Neighbour<'a>>; RANKS],
    /// After a goose on each rank has been captured: `caught`.
    below: [Option<Neighbour<'a>>; RANKS],
}

impl<'a> Near<'a> {
    /// The classes next to a class, their planes found by the given functions.
    pub(super) fn new(
        lines: Lines,
        goal: Goal,
        class: &Class,
        held: impl Fn(&Counts) -> Option<&'a Plane>,
        caught: impl Fn(&Counts) -> Option<&'a Plane>,
    ) -> Near<'a> {
        let neighbour = |counts: Counts, plane: Option<&'a Plane>| match goal {
            Goal::Win if plane.is_none() => None,
            Goal::Win | Goal::Hold => Some(Neighbour {
                class: Class::new(counts),
                plane,
            }),
        };
        Near {
            lines,
            goal,
            ahead: std::array::from_fn(|rank| {
                let counts = class.ahead(rank)?;
                neighbour(counts, held(&counts))
            }),
            below: std::array::from_fn(|rank| {
                let counts = class.below(rank)?;
                if class::n_geese(counts) < FEWEST_GEESE {
                    return None;
                }
                neighbour(counts, caught(&counts))
            }),
        }
    }

    /// The fox's points for which some goose step ahead reaches the goal.
    pub(super) fn reached_ahead(&self, geese: u64) -> u64 {
        let room = self.lines.all & !geese;
        let mut reached = 0;
        for (rank, near) in self.ahead.iter().enumerate() {
            let Some(near) = near else { continue };
            if room & !reached == 0 {
                break;
            }
            let changed = [rank, rank + 1];
            let base = near.class.base(changed, geese);
            for goose in each(geese & 0x7f << (8 * rank)) {
                for to in each(self.lines.ahead(goose) & room) {
                    let next = geese ^ goose ^ to;
                    let place = near.class.place_changed(base, changed, next);
                    reached |= near.mask(self.goal, self.lines, next, place);
                }
            }
        }
        reached & room
    }

    /// The points from which a fox jumps away from the goal.
    pub(super) fn escapes(&self, geese: u64) -> u64 {
        let room = self.lines.all & !geese;
        let mut escapes = 0;
        for (rank, near) in self.below.iter().enumerate() {
            for goose in each(geese & 0x7f << (8 * rank)) {
                if self.lines.jumpers(goose, room) & room & !escapes == 0 {
                    continue;
                }
                let caught = near.as_ref().map_or(0, |near| {
                    let left = geese ^ goose;
                    near.mask(self.goal, self.lines, left, near.class.place(left))
                });
                escapes |= self.lines.jumpers(goose, room & !caught);
            }
        }
        escapes & room
    }

    /// The masks of a placement from which every goose step goes ahead.
    pub(super) fn settle(&self, geese: u64) -> Masks {
        let tight = self.reached_ahead(geese);
        let stuck = self.stuck(geese, tight);
        if tight | stuck == 0 {
            return Masks::default();
        }
        let escapes = self.escapes(geese);
        Masks {
            held: stuck & !escapes,
            caught: tight & !escapes,
        }
    }

    /// The points from which no step of the fox leads out of the points where it is `tight` when
    /// the geese are to move.
    pub(super) fn stuck(&self, geese: u64, tight: u64) -> u64 {
        let room = self.lines.all & !geese;
        room & !self.lines.spread(room & !tight)
    }
}
