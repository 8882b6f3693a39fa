//! A match: several games of the same two, one after another, with the sides swapped after each.
//!
//! The fair way to play an unequal game. The next game begins with the end of the one before, in
//! the same transaction. Each game counts for the ratings as if it were played by itself, up to the
//! usual number a day; a game beyond that is unrated and the match goes on. A game that is called
//! off ends the match there: what has been played stands, no further game begins, and nobody has
//! won.

use std::{cmp::Ordering, fmt};

use super::{
    ending::{Ending, Score},
    moment::Moment,
    person::Person,
    ratings::RATED_A_DAY,
    table::{Acted, Game, NewGame, Status},
};
use crate::rules::Side;

/// How many games a match may have at most.
pub const LONGEST_MATCH: u32 = 6;

/// A game's place in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Series {
    /// Which of the games it is, from 1.
    pub nth: u32,
    /// How many games the match has.
    pub games: u32,
    /// What its two players had before it.
    pub before: Points,
}

/// Points of the two players of a game, by the sides that they play in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// Of the one who plays the pack.
    pub pack: HalfPoints,
    /// Of the one who plays the quarry.
    pub quarry: HalfPoints,
}

/// Points in halves: two for a win, one for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub u32);

impl HalfPoints {
    fn plus(self, halves: u32) -> Self {
        Self(self.0 + halves)
    }
}

impl fmt::Display for HalfPoints {
    /// Writes `0`, `½`, `1`, `1½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Points {
    /// The points of a side.
    pub fn of(self, side: Side) -> HalfPoints {
        match side {
            Side::Pack => self.pack,
            Side::Quarry => self.quarry,
        }
    }

    fn with(self, score: Score) -> Self {
        let (pack, quarry) = match score {
            Score::PackWon => (2, 0),
            Score::QuarryWon => (0, 2),
            Score::Drawn => (1, 1),
        };
        Self {
            pack: self.pack.plus(pack),
            quarry: self.quarry.plus(quarry),
        }
    }

    fn swapped(self) -> Self {
        Self {
            pack: self.quarry,
            quarry: self.pack,
        }
    }
}

/// What a match has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState<'a> {
    /// The game goes on.
    Playing,
    /// The game is over and the next one has begun.
    Next,
    /// All games are over, and this player has more points.
    Won(&'a Person),
    /// All games are over, and both have as many points.
    Drawn,
    /// A game was called off, and the match with it.
    CalledOff,
}

impl Series {
    /// The first game of a match of so many; `None` for a single game.
    pub fn first(games: u32) -> Option<Self> {
        (games > 1).then_some(Self {
            nth: 1,
            games,
            before: Points::default(),
        })
    }

    /// The points as they are now, with those of the game itself once it is over.
    pub fn points(self, ending: Option<Ending>) -> Points {
        match ending.and_then(Ending::score) {
            Some(score) => self.before.with(score),
            None => self.before,
        }
    }

    fn is_last(self) -> bool {
        self.nth >= self.games
    }
}

impl Game {
    /// What the match that it belongs to has come to with this game; `None` for a single game.
    pub fn match_state(&self) -> Option<MatchState<'_>> {
        let series = self.series?;
        let Some(ending) = self.ending() else {
            return Some(MatchState::Playing);
        };
        if ending == Ending::Aborted {
            return Some(MatchState::CalledOff);
        }
        if !series.is_last() {
            return Some(MatchState::Next);
        }
        let points = series.points(Some(ending));
        Some(match points.pack.cmp(&points.quarry) {
            Ordering::Greater => MatchState::Won(&self.seats.pack),
            Ordering::Less => MatchState::Won(&self.seats.quarry),
            Ordering::Equal => MatchState::Drawn,
        })
    }

    /// Whether another game of the match follows the finished one.
    pub fn has_next(&self) -> bool {
        self.match_state() == Some(MatchState::Next)
    }
}

/// The game of the match that begins with the end of `game`, if one does. `rated_today` is how many
/// rated games of this kind the two have begun with each other in the last 24 hours.
pub fn next_game(game: &Game, rated_today: u32) -> Option<NewGame> {
    let series = game.series.filter(|_| game.has_next())?;
    let Status::Finished { at, .. } = game.status else {
        return None;
    };
    Some(NewGame {
        setup: game.setup,
        seats: game.seats.swapped(),
        place: game.place,
        language: game.language.clone(),
        pace: game.pace,
        rated: rated_today < RATED_A_DAY,
        acted: Acted {
            pack: game.acted.quarry,
            quarry: game.acted.pack,
        },
        started: at,
        series: Some(Series {
            nth: series.nth + 1,
            games: series.games,
            before: series.points(game.ending()).swapped(),
        }),
    })
}

/// From when on the rated games of the two are counted for the game that begins at `start`.
pub fn rated_since(start: Moment) -> Moment {
    start.minus(super::ratings::RATED_SPAN)
}
