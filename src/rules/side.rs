//! The two sides of a hunt.

/// One of the two sides: many pieces against one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side with many pieces: the hounds, the geese.
    Pack,
    /// The side with one piece: the hare, the fox.
    Quarry,
}

impl Side {
    /// Both sides, the pack first.
    pub const ALL: [Side; 2] = [Side::Pack, Side::Quarry];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Pack => Side::Quarry,
            Side::Quarry => Side::Pack,
        }
    }
}
