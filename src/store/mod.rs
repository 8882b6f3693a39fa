//! What is remembered: the only place that knows SQL.
//!
//! [`Store`] is what the rest of the program sees. Every write is one transaction, begun as a write
//! or made of one statement; every change of a game is a compare-and-set on its revision, so that
//! of two racing changes one wins and the other is told. No language, no chat platform.

mod preferences;
mod row;
mod sqlite;
mod tally;

use std::{fmt::Debug, path::PathBuf, sync::Arc, time::Duration};

use async_trait::async_trait;

use crate::{
    game::{
        Challenge, ChallengeEnd, ChallengeId, Game, GameId, ImportId, Moment, NewChallenge,
        NewGame, Person, PersonId, Played, Posted,
        ratings::{Leaderboard, Scope, Standing},
    },
    rules::{GameKind, Line, Record},
};

pub use preferences::{
    Dossier, DossierChallenge, DossierDeed, DossierGame, DossierImport, DossierPerson,
    DossierServer, DossierSettings, DossierStanding, Preferences,
};
pub use sqlite::SqliteStore;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database answered with an error, or not at all.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// A database could not be opened.
    #[error("cannot open the database {database}: {problem}")]
    Open {
        /// As it was named.
        database: String,
        /// What is wrong with it.
        problem: OpenProblem,
    },
    /// A row does not make sense: it was not written by this program, or by a later version of it.
    #[error("{record} cannot be read: {reason}")]
    Corrupt {
        /// Which record, such as `game 7`.
        record: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenProblem {
    /// The name is none that is understood.
    #[error("expected a path, or a URL such as sqlite:leveret.db: {0}")]
    Name(String),
    /// The folder that it would be in is not there.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// There is no such file, or something that is no file, or the folder does not let one be made.
    #[error("there is no such file that may be opened, and none can be made")]
    NoFile,
    /// It may be read, but not written.
    #[error("it cannot be written")]
    NotWritable,
    /// The file holds something else.
    #[error("the file is not a database")]
    NotADatabase,
    /// A later version of the program has changed it.
    #[error("a later version of this program has used it: it has migration {0}, unknown here")]
    Newer(i64),
    /// A migration could not be run.
    #[error("migrations: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// Anything else that the database says.
    #[error("{0}")]
    Database(sqlx::Error),
}

/// The answer of a store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// What became of a challenge that somebody wanted to make.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "it is matched at once and never kept"
)]
pub enum Proposed {
    /// It is open.
    Made(Challenge),
    /// An open one between the same two for the same game, or a rematch of the same game, is there
    /// already: a race was lost.
    Duplicate,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Committed<T> {
    /// It is in the database.
    Done(T),
    /// Something else came first; nothing was written. Load again and decide again.
    Overtaken,
}

/// Timed work that has been claimed for a while by the one who asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Due {
    /// The game's reminder: tell the player, then commit [`crate::game::reminded`].
    Reminder(Game),
    /// The game's deadline: commit [`crate::game::time_out`], then show the result.
    Deadline(Game),
    /// The challenge has lapsed: settle it as expired, say so in its message, then note that with
    /// [`Store::expiry_shown`]. A new challenge may have settled it already, which does no harm.
    Expiry(Challenge),
}

/// A page of a person's games.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesPage {
    /// The games, those that wait for the person first, then by deadline and age.
    pub games: Vec<Game>,
    /// How many there are on all pages.
    pub total: u32,
}

/// Where challenges, games and ratings are kept.
#[async_trait]
pub trait Store: Preferences + Debug + Send + Sync {
    /// Notes the names of people, each as last used; writes nothing where they are known.
    async fn meet(&self, people: &[Person], now: Moment) -> Result<()>;
    /// Somebody by number, if they have been met.
    async fn person(&self, id: PersonId) -> Result<Option<Person>>;

    /// Makes a challenge, unless one like it is open.
    async fn propose(&self, challenge: &NewChallenge) -> Result<Proposed>;
    /// A challenge by its number.
    async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>>;
    /// The challenges of a person that nobody has answered, lapsed ones excluded.
    async fn open_challenges(&self, by: PersonId, now: Moment) -> Result<Vec<Challenge>>;
    /// The challenge that plays `game` again, in whatever state.
    async fn rematch_of(&self, game: GameId) -> Result<Option<Challenge>>;
    /// Notes the message of a challenge.
    async fn challenge_posted(&self, id: ChallengeId, posted: Posted) -> Result<()>;
    /// Ends an open challenge without a game. False: somebody else ended it first. (One that has
    /// expired may be settled as expired again.)
    async fn settle(&self, id: ChallengeId, end: ChallengeEnd) -> Result<bool>;
    /// Notes that the message of an expired challenge says so; until then it comes up again.
    async fn expiry_shown(&self, id: ChallengeId) -> Result<()>;
    /// Ends an open challenge with a game, both or neither; the challenge's message becomes the game's.
    async fn accept(&self, id: ChallengeId, game: NewGame) -> Result<Committed<Game>>;

    /// A game by its number.
    async fn game(&self, id: GameId) -> Result<Option<Game>>;
    /// All moves of a game, from its start.
    async fn moves(&self, id: GameId) -> Result<Option<Line>>;
    /// A game and all of its moves, read at one moment.
    async fn played(&self, id: GameId) -> Result<Option<Played>>;
    /// Replaces `before` by `after` if it still stands at `before`'s revision: the move, the board
    /// and, at the end of a rated game, the ratings, in one transaction; at the end of a game of a match
    /// also the next one, which begins. Returns the game as it is then, with the rating change.
    async fn commit(&self, before: &Game, after: Game) -> Result<Committed<Game>>;
    /// Notes the live message of a game, which is played where that is; no change of its revision.
    async fn game_posted(&self, id: GameId, posted: Option<Posted>) -> Result<()>;
    /// A person's running games, a page of `limit` from `offset`.
    async fn running(&self, person: PersonId, offset: u32, limit: u32) -> Result<GamesPage>;
    /// The game that began with the end of another in its match, if one did.
    async fn next_game(&self, id: GameId) -> Result<Option<Game>>;
    /// A person's finished games, the last first, a page of `limit` from `offset`.
    async fn finished(&self, person: PersonId, offset: u32, limit: u32) -> Result<GamesPage>;
    /// Keeps a record that somebody has read in until it expires, and drops what has expired.
    async fn keep_import(
        &self,
        by: PersonId,
        record: &Record,
        now: Moment,
        expires: Moment,
    ) -> Result<ImportId>;
    /// A record that `by` has read in, as long as it is kept.
    async fn import(&self, id: ImportId, by: PersonId, now: Moment) -> Result<Option<Record>>;
    /// How many rated games of `kind` the two have begun with each other since a moment, those that
    /// were broken off excluded.
    async fn rated_between(
        &self,
        one: PersonId,
        other: PersonId,
        kind: GameKind,
        since: Moment,
    ) -> Result<u32>;

    /// What a person has done in a game.
    async fn standing(&self, person: PersonId, kind: GameKind, scope: Scope) -> Result<Standing>;
    /// The person's place on the leaderboard, from 1; `None` before the first rated game.
    async fn rank(&self, person: PersonId, kind: GameKind, scope: Scope) -> Result<Option<u32>>;
    /// A page of a leaderboard, counted from 0.
    async fn leaderboard(&self, kind: GameKind, scope: Scope, page: u32) -> Result<Leaderboard>;

    /// Claims up to `limit` things that are due at `now`, for `lease`: nobody else is given them
    /// before it has run out, and they come up again if they have not been done by then.
    async fn claim_due(&self, now: Moment, lease: Duration, limit: u32) -> Result<Vec<Due>>;
    /// Notes that the bot is reachable at `now`. Where it was not for longer than `tolerance`, all
    /// clocks that ran at the last sign of life are put back by the time lost, which is returned; the
    /// games concerned change by it. Call it before anything else after a start.
    async fn beat(&self, now: Moment, tolerance: Duration) -> Result<Option<Duration>>;
    /// The games that changed since a moment, whose boards may not have been shown.
    async fn changed_since(&self, since: Moment, limit: u32) -> Result<Vec<Game>>;
    /// How many games are running.
    async fn n_running(&self) -> Result<u64>;

    /// Waits for writes in hand and closes the database.
    async fn close(&self);
}

/// Opens the store that `url` names, such as `sqlite:leveret.db`, and brings its schema up to date.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    Ok(Arc::new(SqliteStore::open(url).await?))
}
