//! A game between two people: the record that is stored, and all that is known of it at one moment.

use std::cmp::Ordering;

use super::{
    ending::Ending,
    ids::{GameId, PersonId},
    moment::Moment,
    pace::{Pace, Turn},
    person::{Person, Place, Posted, Seats},
    ratings::Rating,
    series::Series,
};
use crate::rules::{AnyPosition, Line, Move, Setup, Side};

/// A game: who plays what, where, and how it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// Grows by one with every change; a change is committed only on the revision it was decided on.
    pub revision: u32,
    /// The game and its options.
    pub setup: Setup,
    /// Who plays which side.
    pub seats: Seats,
    /// Where it is played.
    pub place: Place,
    /// The live message, once posted.
    pub posted: Option<Posted>,
    /// The language of the board, fixed when the game starts: a language tag such as `pl`.
    pub language: String,
    /// The time for a move.
    pub pace: Pace,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// The position, and as many moves before it as a repetition can reach back to.
    pub line: Line,
    /// Plies played since the start.
    pub ply: u32,
    /// The last move played.
    pub last_move: Option<Move>,
    /// When it began.
    pub started: Moment,
    /// When either side last acted at the board, to tell whether they are there.
    pub acted: Acted,
    /// Its place in a match; `None` for a single game.
    pub series: Option<Series>,
    /// How it stands.
    pub status: Status,
}

/// When each side last did something in the game (making or accepting the challenge counts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acted {
    /// The hounds' or geese's player.
    pub pack: Moment,
    /// The hare's or fox's player.
    pub quarry: Moment,
}

impl Acted {
    /// When `side` last acted.
    pub fn of(self, side: Side) -> Moment {
        match side {
            Side::Pack => self.pack,
            Side::Quarry => self.quarry,
        }
    }

    /// The side that acted last; `None` where both did at the same moment.
    fn latest(self) -> Option<Side> {
        match self.pack.cmp(&self.quarry) {
            Ordering::Greater => Some(Side::Pack),
            Ordering::Less => Some(Side::Quarry),
            Ordering::Equal => None,
        }
    }

    pub(super) fn mark(&mut self, side: Side, now: Moment) {
        match side {
            Side::Pack => self.pack = now,
            Side::Quarry => self.quarry = now,
        }
    }
}

/// Whether a game goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// It goes on.
    Running {
        /// The clock of the turn in hand; `None` without a limit.
        turn: Option<Turn>,
        /// The side whose draw offer stands.
        draw_offer: Option<Side>,
        /// The side that asks for its last move back.
        takeback: Option<Side>,
    },
    /// It is over.
    Finished {
        /// How it ended.
        ending: Ending,
        /// When it ended.
        at: Moment,
        /// The ratings before and after, where it counted.
        ratings: Option<RatingChange>,
    },
}

/// What a player offers the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take a move back.
    Takeback,
}

/// What a game did to both players' ratings everywhere (not those of its server alone).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The pack's player's rating with the pack, before and after.
    pub pack: (Rating, Rating),
    /// The quarry's player's rating with the quarry, before and after.
    pub quarry: (Rating, Rating),
}

impl Game {
    /// The position on the board.
    pub fn position(&self) -> &AnyPosition {
        self.line.position()
    }

    /// The side to move, or that would be to move if the game were not over.
    pub fn turn(&self) -> Side {
        self.position().turn()
    }

    /// Who is to move; `None` once the game is over.
    pub fn to_move(&self) -> Option<&Person> {
        match self.status {
            Status::Running { .. } => Some(self.seats.of(self.turn())),
            Status::Finished { .. } => None,
        }
    }

    /// How it ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        match self.status {
            Status::Running { .. } => None,
            Status::Finished { ending, .. } => Some(ending),
        }
    }

    /// The side whose act led to the game as it is: none where the clock or a moderator ended it, or
    /// where it has just begun by itself in a match.
    pub fn last_actor(&self) -> Option<Side> {
        if self.revision == 0 && self.series.is_some_and(|series| series.nth > 1) {
            return None;
        }
        let (pack, quarry) = (self.acted.pack, self.acted.quarry);
        let (side, acted) = match pack.cmp(&quarry) {
            Ordering::Greater => (Side::Pack, pack),
            Ordering::Less => (Side::Quarry, quarry),
            Ordering::Equal => return None,
        };
        match self.status {
            Status::Finished { at, .. } if at > acted => None,
            Status::Finished { .. } | Status::Running { .. } => Some(side),
        }
    }

    /// Whether it is `person`'s turn.
    pub fn awaits(&self, person: PersonId) -> bool {
        self.to_move().is_some_and(|player| player.id == person)
    }

    /// The offer that the side which acted last has made, and that side; `None` where it has made
    /// none that still stands.
    pub fn offered(&self) -> Option<(Offer, Side)> {
        let Status::Running {
            draw_offer,
            takeback,
            ..
        } = self.status
        else {
            return None;
        };
        let actor = self.acted.latest();
        let draw = draw_offer.map(|by| (Offer::Draw, by));
        let takeback = takeback.map(|by| (Offer::Takeback, by));
        [takeback, draw]
            .into_iter()
            .flatten()
            .find(|(_, by)| actor.is_none_or(|actor| actor == *by))
    }

    /// Whether the game counts: from when both sides have moved, and a later game of a match from
    /// its start, so that nobody gets out of a match by giving up the next game at once.
    pub fn is_under_way(&self) -> bool {
        self.ply >= 2 || self.series.is_some_and(|series| series.nth > 1)
    }
}

/// What a new game is made of; the store gives it its number.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The game and its options.
    pub setup: Setup,
    /// Who plays which side.
    pub seats: Seats,
    /// Where it is played.
    pub place: Place,
    /// The language of the board.
    pub language: String,
    /// The time for a move.
    pub pace: Pace,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// When either side last did something about it: made the challenge, or accepted it.
    pub acted: Acted,
    /// When it began.
    pub started: Moment,
    /// Its place in a match; `None` for a single game.
    pub series: Option<Series>,
}

impl NewGame {
    /// The game at its first move, under the number that the store gave it.
    pub fn numbered(self, id: GameId) -> Game {
        Game {
            id,
            revision: 0,
            setup: self.setup,
            line: Line::new(self.setup.start()),
            seats: self.seats,
            place: self.place,
            posted: None,
            language: self.language,
            pace: self.pace,
            rated: self.rated,
            ply: 0,
            last_move: None,
            started: self.started,
            acted: self.acted,
            series: self.series,
            status: Status::Running {
                turn: self.pace.turn(self.started),
                draw_offer: None,
                takeback: None,
            },
        }
    }
}
