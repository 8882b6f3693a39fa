//! The store in an SQLite file, for one machine.
//!
//! One connection writes, so that writes wait for each other here and not in the database; a few
//! others read, and never wait. Every statement is checked against the migrations when the program
//! is built. A change that is acknowledged is on the disk.
//!
//! Start at [`games`]; `load_game.sql` and `change_game.sql` are all that a move costs.

mod challenges;
mod connections;
mod dossier;
mod due;
mod games;
mod history;
mod imports;
mod matches;
mod open;
mod people;
mod preferences;
mod standings;

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;

use self::connections::Connections;
use super::{Committed, Due, GamesPage, Proposed, Result, Store, StoreError, row::compact, tally};
use crate::{
    game::{
        Challenge, ChallengeEnd, ChallengeId, Game, GameId, ImportId, Moment, NewChallenge,
        NewGame, Person, PersonId, Played, Posted, Status,
        ratings::{Leaderboard, Scope, Standing},
    },
    rules::{GameKind, Line, Record},
};

/// Games in an SQLite database.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Arc<Connections>,
    readers: Arc<Connections>,
}

impl SqliteStore {
    /// Opens a database, makes it where there is none, and brings it up to date. `database` is a
    /// path, which may begin with `~/`; or `sqlite:` and a path; or `sqlite::memory:`.
    pub async fn open(database: &str) -> Result<Self> {
        Ok(Self::with(open::open(database).await?))
    }

    /// The options with which [`SqliteStore::open`] connects to a file.
    pub fn options(database: &str) -> Result<SqliteConnectOptions> {
        open::options(database)
    }

    /// Opens a database file with options of its own.
    pub async fn connect(options: SqliteConnectOptions) -> Result<Self> {
        Ok(Self::with(open::connect(options).await?))
    }

    fn with(opened: open::Opened) -> Self {
        let open::Opened { writer, readers } = opened;
        Self { writer, readers }
    }

    /// The games that can be read, for those who cannot do anything about the others.
    async fn readable(&self, ids: Vec<i64>) -> Result<Vec<Game>> {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(pass_over_corrupt(
                games::load(&mut *self.readers.take().await?, id).await,
            )?);
        }
        Ok(games)
    }
}

fn pass_over_corrupt<T>(loaded: Result<Option<T>>) -> Result<Option<T>> {
    loaded.or_else(|error| match error {
        StoreError::Corrupt { .. } => {
            tracing::error!(%error, "passed over");
            Ok(None)
        }
        StoreError::Database(_) | StoreError::Open { .. } => Err(error),
    })
}

/// What is due in a game that was claimed at `now`; nothing where somebody has changed it since.
fn due(game: Game, now: Moment) -> Option<Due> {
    let Status::Running {
        turn: Some(turn), ..
    } = game.status
    else {
        return None;
    };
    if turn.deadline <= now {
        Some(Due::Deadline(game))
    } else if turn.remind_at.is_some_and(|at| at <= now) {
        Some(Due::Reminder(game))
    } else {
        None
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn meet(&self, people: &[Person], now: Moment) -> Result<()> {
        for person in people {
            if self.person(person.id).await?.as_ref() != Some(person) {
                people::meet(&mut *self.writer.take().await?, person, now).await?;
            }
        }
        Ok(())
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        let name = people::name(&mut *self.readers.take().await?, id).await?;
        Ok(name.map(|name| Person { id, name }))
    }

    async fn propose(&self, challenge: &NewChallenge) -> Result<Proposed> {
        challenges::propose(&mut *self.writer.take().await?, challenge).await
    }

    async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>> {
        challenges::load(&mut *self.readers.take().await?, id.0).await
    }

    async fn open_challenges(&self, by: PersonId, now: Moment) -> Result<Vec<Challenge>> {
        challenges::open(&mut *self.readers.take().await?, by, now).await
    }

    async fn rematch_of(&self, game: GameId) -> Result<Option<Challenge>> {
        challenges::rematch_of(&mut *self.readers.take().await?, game).await
    }

    async fn challenge_posted(&self, id: ChallengeId, posted: Posted) -> Result<()> {
        challenges::posted(&mut *self.writer.take().await?, id, posted).await
    }

    async fn settle(&self, id: ChallengeId, end: ChallengeEnd) -> Result<bool> {
        challenges::settle(&mut *self.writer.take().await?, id, end).await
    }

    async fn expiry_shown(&self, id: ChallengeId) -> Result<()> {
        challenges::expiry_shown(&mut *self.writer.take().await?, id).await
    }

    async fn accept(&self, id: ChallengeId, game: NewGame) -> Result<Committed<Game>> {
        games::accept(&mut *self.writer.take().await?, id, game).await
    }

    async fn game(&self, id: GameId) -> Result<Option<Game>> {
        // A reader must look anew at every page that was written since it last looked; the writer
        // has them at hand.
        let mut connection = match self.writer.take_idle() {
            Some(writer) => writer,
            None => self.readers.take().await?,
        };
        games::load(&mut *connection, id.0).await
    }

    async fn moves(&self, id: GameId) -> Result<Option<Line>> {
        games::moves(&mut *self.readers.take().await?, id).await
    }

    async fn commit(&self, before: &Game, mut after: Game) -> Result<Committed<Game>> {
        after.line = compact(after.line);
        let score = tally::score(before, &after);
        let goes_on = before.ending().is_none() && after.has_next();
        if score.is_some() || goes_on {
            return games::finish(&mut *self.writer.take().await?, before, after, score).await;
        }
        Ok(
            if games::change(&mut *self.writer.take().await?, before, &after).await? {
                Committed::Done(after)
            } else {
                Committed::Overtaken
            },
        )
    }

    async fn played(&self, id: GameId) -> Result<Option<Played>> {
        history::played(&mut *self.readers.take().await?, id).await
    }

    async fn next_game(&self, id: GameId) -> Result<Option<Game>> {
        let mut reader = self.readers.take().await?;
        match matches::next_of(&mut *reader, id).await? {
            Some(next) => games::load(&mut *reader, next).await,
            None => Ok(None),
        }
    }

    async fn finished(&self, person: PersonId, offset: u32, limit: u32) -> Result<GamesPage> {
        history::finished(&mut *self.readers.take().await?, person, offset, limit).await
    }

    async fn keep_import(
        &self,
        by: PersonId,
        record: &Record,
        now: Moment,
        expires: Moment,
    ) -> Result<ImportId> {
        imports::keep(&mut *self.writer.take().await?, by, record, now, expires).await
    }

    async fn import(&self, id: ImportId, by: PersonId, now: Moment) -> Result<Option<Record>> {
        imports::load(&mut *self.readers.take().await?, id, by, now).await
    }

    async fn game_posted(&self, id: GameId, posted: Option<Posted>) -> Result<()> {
        games::posted(&mut *self.writer.take().await?, id, posted).await
    }

    async fn running(&self, person: PersonId, offset: u32, limit: u32) -> Result<GamesPage> {
        games::running(&mut *self.readers.take().await?, person, offset, limit).await
    }

    async fn rated_between(
        &self,
        one: PersonId,
        other: PersonId,
        kind: GameKind,
        since: Moment,
    ) -> Result<u32> {
        games::rated_between(&mut *self.readers.take().await?, one, other, kind, since).await
    }

    async fn standing(&self, person: PersonId, kind: GameKind, scope: Scope) -> Result<Standing> {
        standings::standing(&mut *self.readers.take().await?, person, kind, scope).await
    }

    async fn rank(&self, person: PersonId, kind: GameKind, scope: Scope) -> Result<Option<u32>> {
        standings::rank(&mut *self.readers.take().await?, person, kind, scope).await
    }

    async fn leaderboard(&self, kind: GameKind, scope: Scope, page: u32) -> Result<Leaderboard> {
        standings::leaderboard(&mut *self.readers.take().await?, kind, scope, page).await
    }

    async fn claim_due(&self, now: Moment, lease: Duration, limit: u32) -> Result<Vec<Due>> {
        let until = now.plus(lease);
        let games = due::claim_games(&mut *self.writer.take().await?, now, until, limit).await?;
        let left = limit.saturating_sub(u32::try_from(games.len()).unwrap_or(limit));
        let challenges =
            due::claim_challenges(&mut *self.writer.take().await?, now, until, left).await?;
        let games = self.readable(games).await?;
        let mut claimed: Vec<_> = games
            .into_iter()
            .filter_map(|game| due(game, now))
            .collect();
        for id in challenges {
            let challenge =
                pass_over_corrupt(challenges::load(&mut *self.readers.take().await?, id).await)?;
            let lapsed =
                challenge.filter(|challenge| challenge.end_at(now) == Some(ChallengeEnd::Expired));
            claimed.extend(lapsed.map(Due::Expiry));
        }
        Ok(claimed)
    }

    async fn beat(&self, now: Moment, tolerance: Duration) -> Result<Option<Duration>> {
        due::beat(&mut *self.writer.take().await?, now, tolerance).await
    }

    async fn changed_since(&self, since: Moment, limit: u32) -> Result<Vec<Game>> {
        let ids = games::changed_since(&mut *self.readers.take().await?, since, limit).await?;
        self.readable(ids).await
    }

    async fn n_running(&self) -> Result<u64> {
        games::n_running(&mut *self.readers.take().await?).await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
