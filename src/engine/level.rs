//! How strongly the engine plays.

/// A strength of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Plays at random: a child beats it.
    First,
    /// Looks at what is on the board, and often errs.
    Second,
    /// Looks a little ahead, and sometimes errs.
    Third,
    /// Looks further ahead, and seldom errs.
    Fourth,
    /// Plays as well as it can: perfectly where the game is solved.
    Fifth,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::First,
        Level::Second,
        Level::Third,
        Level::Fourth,
        Level::Fifth,
    ];

    /// The level's number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with a number.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL
            .into_iter()
            .find(|level| level.number() == number)
    }

    /// How often in a hundred moves the hounds of this level make any move instead of a best one.
    pub(super) const fn hounds_slip(self) -> u64 {
        match self {
            Level::First => 100,
            Level::Second => 37,
            Level::Third => 21,
            Level::Fourth => 10,
            Level::Fifth => 0,
        }
    }

    /// The same for the hare; the rest of the moves are the best, but on the lowest levels the
    /// worst: where the hounds win anyway, a hare that does not care is beaten too seldom.
    pub(super) const fn hare_slips(self) -> u64 {
        match self {
            Level::First | Level::Fourth | Level::Fifth => 0,
            Level::Second | Level::Third => 50,
        }
    }

    /// Whether the hare of this level seeks the worst move.
    pub(super) const fn hare_blunders(self) -> bool {
        match self {
            Level::First | Level::Second => true,
            Level::Third | Level::Fourth | Level::Fifth => false,
        }
    }

    /// How deeply Fox and Geese is searched, in plies; the first level does not look at all.
    pub(super) const fn depth(self) -> u32 {
        match self {
            Level::First | Level::Second => 0,
            Level::Third => 1,
            Level::Fourth => 4,
            Level::Fifth => 60,
        }
    }

    /// How many positions are looked into for that.
    pub(super) const fn nodes(self) -> u64 {
        match self {
            Level::First | Level::Second => 2_000,
            Level::Third => 20_000,
            Level::Fourth => 100_000,
            Level::Fifth => 600_000,
        }
    }

    /// How often in a hundred moves the fox of this level makes the worst move that it sees: the
    /// fox wins so easily that one which does not care is beaten too seldom.
    pub(super) const fn fox_blunders(self) -> u64 {
        match self {
            Level::First => 100,
            Level::Second => 60,
            Level::Third => 30,
            Level::Fourth => 10,
            Level::Fifth => 0,
        }
    }

    /// By how much the opinion of a move may be wrong, in hundredths of a goose.
    pub(super) const fn haze(self) -> u64 {
        match self {
            Level::First => 10_000,
            Level::Second => 240,
            Level::Third => 60,
            Level::Fourth => 8,
            Level::Fifth => 2,
        }
    }
}
