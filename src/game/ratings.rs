//! Glicko-2 ratings, one for each game and side, because the sides of a hunt game are unequal.
//!
//! The formulas are those of Glickman's "Example of the Glicko-2 system" (2022) as the crate
//! `skillratings` has them, with every game a rating period of its own. Three rules keep the
//! figures honest:
//! - a person's figure is the mean of both sides, so it cannot be had by playing the better side;
//! - people are ranked by the figure less twice its deviation, so a few lucky games rank low;
//! - of the games that the same two begin within 24 hours, [`RATED_A_DAY`] count, so nobody is
//!   lifted by playing the same partner over and over.
//!
//! A person who has left keeps the last figure and name; games against them end by the clock.

use std::time::Duration;

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use super::{
    ending::Score,
    ids::{PersonId, ServerId},
};
use crate::rules::{GameKind, Side};

/// How many games of one kind between the same two count for the ratings within [`RATED_SPAN`].
pub const RATED_A_DAY: u32 = 4;

/// The time over which [`RATED_A_DAY`] games count.
pub const RATED_SPAN: Duration = Duration::from_hours(24);

/// How sure one must be of a figure to rank by it: the deviations that the bound lies below it.
const CAUTION: f64 = 2.0;

/// A person's strength with one side of one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate, 1500 for a newcomer.
    pub value: f64,
    /// Its standard deviation, 350 for a newcomer.
    pub deviation: f64,
    /// How much the strength is expected to change.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self::from_glicko(Glicko2Rating::new())
    }
}

impl Rating {
    fn from_glicko(rating: Glicko2Rating) -> Self {
        Self {
            value: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }

    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.value,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// The ratings of the pack's and the quarry's player after a game of theirs.
pub fn after(pack: Rating, quarry: Rating, score: Score) -> (Rating, Rating) {
    let outcome = match score {
        Score::PackWon => Outcomes::WIN,
        Score::QuarryWon => Outcomes::LOSS,
        Score::Drawn => Outcomes::DRAW,
    };
    let (pack, quarry) = glicko2(
        &pack.to_glicko(),
        &quarry.to_glicko(),
        &outcome,
        &Glicko2Config::new(),
    );
    (Rating::from_glicko(pack), Rating::from_glicko(quarry))
}

/// Which games a rating counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// All of them.
    Everywhere,
    /// Those played in one server.
    Server(ServerId),
}

/// What a person has done with one side of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideRecord {
    /// The rating.
    pub rating: Rating,
    /// Rated games won.
    pub won: u32,
    /// Rated games lost.
    pub lost: u32,
    /// Rated games drawn.
    pub drawn: u32,
}

impl SideRecord {
    /// Rated games played.
    pub fn played(&self) -> u32 {
        self.won + self.lost + self.drawn
    }

    /// The record after one more game of that side.
    #[must_use]
    pub fn with(mut self, rating: Rating, side: Side, score: Score) -> Self {
        self.rating = rating;
        match (score, side) {
            (Score::PackWon, Side::Pack) | (Score::QuarryWon, Side::Quarry) => self.won += 1,
            (Score::PackWon, Side::Quarry) | (Score::QuarryWon, Side::Pack) => self.lost += 1,
            (Score::Drawn, Side::Pack | Side::Quarry) => self.drawn += 1,
        }
        self
    }
}

/// What a person has done in one game, with both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// With the hounds or geese.
    pub pack: SideRecord,
    /// With the hare or fox.
    pub quarry: SideRecord,
}

impl Standing {
    /// The person's figure: the mean of both sides' ratings.
    pub fn figure(&self) -> f64 {
        f64::midpoint(self.pack.rating.value, self.quarry.rating.value)
    }

    /// The figure's standard deviation.
    pub fn deviation(&self) -> f64 {
        self.pack
            .rating
            .deviation
            .hypot(self.quarry.rating.deviation)
            / 2.0
    }

    /// The bound that people are ranked by: the figure less twice its deviation.
    pub fn bound(&self) -> f64 {
        self.figure() - CAUTION * self.deviation()
    }

    /// Rated games played with either side.
    pub fn played(&self) -> u32 {
        self.pack.played() + self.quarry.played()
    }
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The place, from 1.
    pub rank: u32,
    /// Who.
    pub person: PersonId,
    /// The name last used.
    pub name: String,
    /// What the person has done.
    pub standing: Standing,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// Which game.
    pub kind: GameKind,
    /// Which games count.
    pub scope: Scope,
    /// The page, from 0.
    pub page: u32,
    /// How many people are on all pages.
    pub total: u32,
    /// The lines of this page, best first.
    pub lines: Vec<Ranked>,
}

/// How many lines a leaderboard's page has.
pub const LEADERBOARD_PAGE: u32 = 10;
