//! The state that all hunts share, whatever their rules: where the pack and the quarry stand,
//! whose turn it is, and two counters.

use super::{Board, IllegalMove, Move, Point, PointSet, Side};

/// The state of a hunt; no piece of the pack shares a point with the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hunt {
    pub(super) pack: PointSet,
    pub(super) quarry: Point,
    pub(super) turn: Side,
    pub(super) counter: u32,
    pub(super) move_number: u32,
}

impl Hunt {
    /// Every point where a piece stands.
    pub(super) const fn occupied(&self) -> PointSet {
        self.pack.with(self.quarry)
    }

    /// Whose piece stands on the point.
    pub(super) fn at(&self, point: Point) -> Option<Side> {
        if point == self.quarry {
            Some(Side::Quarry)
        } else {
            self.pack.contains(point).then_some(Side::Pack)
        }
    }

    /// The pieces and the side to move in one number: the pack's points, which end below bit 56,
    /// then six bits for the quarry's point and one for the turn.
    pub(super) const fn key(&self) -> u64 {
        let turn = match self.turn {
            Side::Pack => 0,
            Side::Quarry => 1,
        };
        self.pack.bits() | (self.quarry.index() as u64) << 56 | turn << 63
    }

    /// The state with left and right exchanged.
    pub(super) fn mirrored(&self, board: &Board) -> Hunt {
        Hunt {
            pack: self.pack.mirrored(board.files()),
            quarry: board.mirror(self.quarry),
            ..*self
        }
    }

    /// The state after the quarry has gone to a point.
    pub(super) const fn with_quarry_on(mut self, to: Point) -> Hunt {
        self.quarry = to;
        self
    }

    /// The state after a piece of the pack has gone from a point to another.
    pub(super) const fn with_pack_moved(mut self, from: Point, to: Point) -> Hunt {
        self.pack = self.pack.without(from).with(to);
        self
    }

    /// The state with the turn passed, and the move counted once both sides have moved.
    pub(super) fn passed(mut self, first_mover: Side) -> Hunt {
        self.move_number = self
            .move_number
            .saturating_add(u32::from(self.turn != first_mover));
        self.turn = self.turn.other();
        self
    }

    /// Refuses a move that is not of a piece of the side to move, or not on the board.
    pub(super) fn check_mover(&self, board: &Board, mv: &Move) -> Result<(), IllegalMove> {
        for point in std::iter::once(mv.from()).chain(mv.landings().iter().copied()) {
            if !board.all().contains(point) {
                return Err(IllegalMove::OffBoard(point));
            }
        }
        match self.at(mv.from()) {
            None => Err(IllegalMove::Empty(mv.from())),
            Some(side) if side != self.turn => Err(IllegalMove::NotYours(mv.from())),
            Some(_) => Ok(()),
        }
    }

    /// Refuses a step that no line, no way ahead or no room allows.
    pub(super) fn check_step(
        &self,
        board: &Board,
        sideways: bool,
        from: Point,
        to: Point,
    ) -> Result<(), IllegalMove> {
        if !board.joined(from, to) {
            return Err(IllegalMove::NoLine { from, to });
        }
        match self.turn {
            Side::Pack if to.rank() < from.rank() => {
                return Err(IllegalMove::Backward { from, to });
            }
            Side::Pack if to.rank() == from.rank() && !sideways => {
                return Err(IllegalMove::Sideways { from, to });
            }
            Side::Pack | Side::Quarry => {}
        }
        if self.occupied().contains(to) {
            return Err(IllegalMove::Occupied(to));
        }
        Ok(())
    }
}
