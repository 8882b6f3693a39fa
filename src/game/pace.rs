//! How long a player may take for a move.

use std::{str::FromStr, time::Duration};

use super::moment::Moment;

const MINUTE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);

/// The time that each move may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Five minutes a move: both players are at the board.
    #[default]
    Live,
    /// One day a move.
    OneDay,
    /// Three days a move.
    ThreeDays,
    /// Seven days a move.
    SevenDays,
    /// No limit.
    Unlimited,
}

impl Pace {
    /// Every pace, from the fastest.
    pub const ALL: [Self; 5] = [
        Self::Live,
        Self::OneDay,
        Self::ThreeDays,
        Self::SevenDays,
        Self::Unlimited,
    ];

    /// The word by which the pace is stored and chosen.
    pub fn key(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::OneDay => "1-day",
            Self::ThreeDays => "3-days",
            Self::SevenDays => "7-days",
            Self::Unlimited => "unlimited",
        }
    }

    /// The time for one move; `None` without a limit.
    pub fn budget(self) -> Option<Duration> {
        match self {
            Self::Live => Some(5 * MINUTE),
            Self::OneDay => Some(DAY),
            Self::ThreeDays => Some(3 * DAY),
            Self::SevenDays => Some(7 * DAY),
            Self::Unlimited => None,
        }
    }

    /// How long a challenge to a game of this pace stays open.
    pub fn challenge_lifetime(self) -> Duration {
        match self {
            Self::Live => 15 * MINUTE,
            Self::OneDay | Self::ThreeDays | Self::SevenDays | Self::Unlimited => DAY,
        }
    }

    /// The clock of a turn that begins at `now`.
    pub fn turn(self, now: Moment) -> Option<Turn> {
        self.budget().map(|budget| {
            let deadline = now.plus(budget);
            Turn {
                deadline,
                remind_at: Some(deadline.minus(budget / 4)),
            }
        })
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(key: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|pace| pace.key() == key)
            .ok_or(())
    }
}

/// The clock of the turn in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// When the side to move loses on time.
    pub deadline: Moment,
    /// When the one reminder is due, a quarter of the time before the deadline; `None` once sent.
    pub remind_at: Option<Moment>,
}
