//! People at a table: challenges, games, what each action changes, refusals, clocks and ratings.
//!
//! Pure: the moment, chance and everything stored are passed in, and what comes out is the game as
//! it would be afterwards or the reason why not. It knows the rules; it must not know how people
//! reach it, how anything is stored, or any language.
//!
//! Start at [`act`]: it takes a [`Game`] and an [`Action`] to the next [`Game`] or a [`Refusal`].

mod action;
mod challenge;
mod ending;
mod ids;
mod limit;
mod log;
mod moment;
mod pace;
mod person;
pub mod ratings;
mod record;
mod refusal;
mod rematch;
mod series;
mod settings;
mod table;
mod takeback;
#[cfg(test)]
mod tests;

pub use action::{Action, act, call_off, reminded, time_out};
pub use challenge::{
    Challenge, Invited, NewChallenge, OPEN_CHALLENGES, Occasion, Terms, challenge,
};
pub use ending::{Ending, Score};
pub use ids::{ChallengeId, ChannelId, GameId, ImportId, MessageId, PersonId, ServerId};
pub use limit::{Bustle, CHALLENGES_SENT, GAMES_A_CHANNEL, GAMES_A_PERSON, SENT_SPAN};
pub use log::{LOG_PAGE, LogEntry, LogPage};
pub use moment::Moment;
pub use pace::{Pace, Turn};
pub use person::{Person, Place, Posted, Seats};
pub use record::{IMPORT_KEPT, IMPORTS_KEPT, Played};
pub use refusal::{ChallengeEnd, Refusal};
pub use rematch::{Rematch, rematch};
pub use series::{HalfPoints, LONGEST_MATCH, MatchState, Points, Series, next_game, rated_since};
pub use settings::{
    ParseChangeError, PersonChange, PersonSettings, Pings, ServerChange, ServerSettings,
};
pub use table::{Acted, Game, NewGame, Offer, RatingChange, Status};
