//! A position as search sees it: two words and whose turn it is.

use super::{
    lines::{Lines, each, mirrored},
    near::FEWEST_GEESE,
};
use crate::rules::{
    Position as _, Side,
    fox_and_geese::{Options, Position},
};

/// The pieces and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fight {
    pub(crate) geese: u64,
    /// The fox's point, alone.
    pub(crate) fox: u64,
    pub(crate) turn: Side,
}

/// What may be done in a setup.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) lines: Lines,
    pub(crate) sideways: bool,
}

impl Terms {
    /// The terms of a setup.
    pub(crate) fn new(options: Options) -> Terms {
        Terms {
            lines: Lines::new(options),
            sideways: options.sideways,
        }
    }

    /// The points to which a goose can step, the room given.
    pub(crate) const fn goose_steps(self, goose: u64, room: u64) -> u64 {
        let ahead = self.lines.ahead(goose);
        if self.sideways {
            (ahead | self.lines.beside(goose)) & room
        } else {
            ahead & room
        }
    }
}

impl From<&Position> for Fight {
    fn from(position: &Position) -> Fight {
        Fight {
            geese: position.geese().bits(),
            fox: 1 << (8 * position.fox().rank() + position.fox().file()),
            turn: position.turn(),
        }
    }
}

impl Fight {
    /// Whether the fox has captured enough.
    pub(crate) const fn is_decided(self) -> bool {
        self.geese.count_ones() < FEWEST_GEESE
    }

    /// Puts every fight that a move leads to into the list, each once, captures first and the
    /// longest chains before all; the list stays empty where the fight is over.
    pub(crate) fn replies(self, terms: Terms, replies: &mut Vec<Fight>) {
        replies.clear();
        if self.is_decided() {
            return;
        }
        let room = terms.lines.all & !self.geese & !self.fox;
        match self.turn {
            Side::Pack => {
                for goose in each(self.geese) {
                    for to in each(terms.goose_steps(goose, room)) {
                        replies.push(Fight {
                            geese: self.geese ^ goose ^ to,
                            turn: Side::Quarry,
                            ..self
                        });
                    }
                }
            }
            Side::Quarry => {
                add_jumps(terms.lines, self.geese, self.fox, replies);
                replies
                    .sort_unstable_by_key(|next| (next.geese.count_ones(), next.geese, next.fox));
                replies.dedup();
                for fox in each(terms.lines.spread(self.fox) & room) {
                    replies.push(Fight {
                        fox,
                        turn: Side::Pack,
                        ..self
                    });
                }
            }
        }
    }

    /// Who has won a fight that has no replies.
    pub(crate) const fn winner_at_end(self) -> Side {
        match self.turn {
            Side::Quarry if !self.is_decided() => Side::Pack,
            Side::Quarry | Side::Pack => Side::Quarry,
        }
    }

    /// The fight or its mirror image, always the same of the two.
    pub(crate) fn canonical(self) -> Fight {
        let image = Fight {
            geese: mirrored(self.geese),
            fox: mirrored(self.fox),
            turn: self.turn,
        };
        if (image.geese, image.fox) < (self.geese, self.fox) {
            image
        } else {
            self
        }
    }
}

/// Adds the fight after each chain of jumps.
fn add_jumps(lines: Lines, geese: u64, fox: u64, replies: &mut Vec<Fight>) {
    let room = lines.all & !geese;
    for goose in each(lines.spread(fox) & geese) {
        for to in each(lines.landings(fox, goose, room)) {
            let left = geese & !goose;
            replies.push(Fight {
                geese: left,
                fox: to,
                turn: Side::Pack,
            });
            add_jumps(lines, left, to, replies);
        }
    }
}
