//! Settings, blocks, servers' logs, threads.

use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection, query, query_as, query_scalar};

use super::{SqliteStore, connections::begin, dossier, people};
use crate::{
    game::{
        Bustle, ChallengeId, ChannelId, GameId, LOG_PAGE, LogPage, Moment, Person, PersonId,
        PersonSettings, ServerChange, ServerId, ServerSettings,
    },
    store::{
        Dossier, Preferences, Result,
        row::{LogRecord, PersonSettingsRecord, ServerSettingsRecord, channel, person},
    },
};

#[async_trait]
impl Preferences for SqliteStore {
    async fn person_settings(&self, person: PersonId) -> Result<PersonSettings> {
        let id = person.0.cast_signed();
        query_as!(
            PersonSettingsRecord,
            "SELECT person_id, pings, direct, language, words, turned
             FROM person_settings WHERE person_id = ?1",
            id,
        )
        .fetch_optional(&mut *self.readers.take().await?)
        .await?
        .map_or_else(|| Ok(PersonSettings::default()), PersonSettings::try_from)
    }

    async fn settle_person(
        &self,
        person: &Person,
        settings: &PersonSettings,
        now: Moment,
    ) -> Result<()> {
        let mut db = self.writer.take().await?;
        let mut tx = begin(&mut db).await?;
        people::meet(&mut *tx, person, now).await?;
        let id = person.id.0.cast_signed();
        let pings = settings.pings.key();
        query!(
            "INSERT OR REPLACE INTO person_settings
             (person_id, pings, direct, language, words, turned) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            id,
            pings,
            settings.direct,
            settings.language,
            settings.words,
            settings.turned,
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn server_settings(&self, server: ServerId) -> Result<ServerSettings> {
        let mut db = self.readers.take().await?;
        let mut tx = db.begin().await?;
        let id = server.0.cast_signed();
        let settings = query_as!(
            ServerSettingsRecord,
            "SELECT server_id, pace, setup, threads, language, pings
             FROM server_settings WHERE server_id = ?1",
            id,
        )
        .fetch_optional(&mut *tx)
        .await?
        .map_or_else(|| Ok(ServerSettings::default()), ServerSettings::try_from)?;
        let channels = query_scalar!(
            "SELECT channel_id FROM server_channels WHERE server_id = ?1 ORDER BY channel_id",
            id,
        )
        .fetch_all(&mut *tx)
        .await?;
        let barred = query_scalar!(
            "SELECT person_id FROM server_people WHERE server_id = ?1 AND barred = 1
             ORDER BY person_id",
            id,
        )
        .fetch_all(&mut *tx)
        .await?;
        Ok(ServerSettings {
            channels: channels.into_iter().map(channel).collect(),
            barred: barred
                .into_iter()
                .map(|id| PersonId(id.cast_unsigned()))
                .collect(),
            ..settings
        })
    }

    async fn change_server(
        &self,
        server: ServerId,
        change: &ServerChange,
        by: &Person,
        now: Moment,
    ) -> Result<()> {
        let mut db = self.writer.take().await?;
        let mut tx = begin(&mut db).await?;
        people::meet(&mut *tx, by, now).await?;
        apply(&mut tx, server, change).await?;
        let (server, by) = (server.0.cast_signed(), by.id.0.cast_signed());
        let change = change.to_string();
        query!(
            "INSERT INTO server_log (server_id, at, by_id, change) VALUES (?1, ?2, ?3, ?4)",
            server,
            now.0,
            by,
            change,
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn server_log(&self, server: ServerId, page: u32) -> Result<LogPage> {
        let mut db = self.readers.take().await?;
        let mut tx = db.begin().await?;
        let server = server.0.cast_signed();
        let total = query_scalar!(
            r#"SELECT count(*) AS "n: u32" FROM server_log WHERE server_id = ?1"#,
            server,
        )
        .fetch_one(&mut *tx)
        .await?;
        let offset = page.saturating_mul(LOG_PAGE);
        let records = query_as!(
            LogRecord,
            "SELECT l.id, l.at, l.by_id, p.name AS by_name, l.change
             FROM server_log l JOIN people p ON p.id = l.by_id
             WHERE l.server_id = ?1 ORDER BY l.id DESC LIMIT ?2 OFFSET ?3",
            server,
            LOG_PAGE,
            offset,
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut entries = Vec::with_capacity(records.len());
        for record in records {
            let mut entry = record.read()?;
            if let ServerChange::Hidden { person: id, .. }
            | ServerChange::Barred { person: id, .. } = entry.change
            {
                let name = people::name(&mut *tx, id).await?;
                entry.concerns = name.map(|name| person(id.0.cast_signed(), name));
            }
            entries.push(entry);
        }
        Ok(LogPage { entries, total })
    }

    async fn block(&self, person: &Person, other: &Person, now: Moment) -> Result<bool> {
        let mut db = self.writer.take().await?;
        let mut tx = begin(&mut db).await?;
        people::meet(&mut *tx, person, now).await?;
        people::meet(&mut *tx, other, now).await?;
        let (person, other) = (person.id.0.cast_signed(), other.id.0.cast_signed());
        let blocked = query!(
            "INSERT INTO blocks (person_id, blocked_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            person,
            other,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(blocked.rows_affected() == 1)
    }

    async fn unblock(&self, person: PersonId, other: PersonId) -> Result<bool> {
        let (person, other) = (person.0.cast_signed(), other.0.cast_signed());
        let unblocked = query!(
            "DELETE FROM blocks WHERE person_id = ?1 AND blocked_id = ?2",
            person,
            other,
        )
        .execute(&mut *self.writer.take().await?)
        .await?;
        Ok(unblocked.rows_affected() == 1)
    }

    async fn is_blocked(&self, person: PersonId, other: PersonId) -> Result<bool> {
        let (person, other) = (person.0.cast_signed(), other.0.cast_signed());
        let found = query_scalar!(
            "SELECT blocked_id FROM blocks WHERE person_id = ?1 AND blocked_id = ?2",
            person,
            other,
        )
        .fetch_optional(&mut *self.readers.take().await?)
        .await?;
        Ok(found.is_some())
    }

    async fn bustle(&self, person: PersonId, channel: ChannelId, since: Moment) -> Result<Bustle> {
        let (person, channel) = (person.0.cast_signed(), channel.0.cast_signed());
        Ok(query_as!(
            Bustle,
            r#"SELECT
                   (SELECT count(*) FROM challenges WHERE challenger_id = ?1 AND made_at > ?3)
                       AS "sent!: u32",
                   (SELECT count(*) FROM games WHERE ending IS NULL AND pack_id = ?1)
                       + (SELECT count(*) FROM games WHERE ending IS NULL AND quarry_id = ?1)
                       AS "games!: u32",
                   (SELECT count(*) FROM games WHERE channel_id = ?2 AND ending IS NULL)
                       AS "here!: u32""#,
            person,
            channel,
            since.0,
        )
        .fetch_one(&mut *self.readers.take().await?)
        .await?)
    }

    async fn move_to_thread(
        &self,
        game: GameId,
        thread: ChannelId,
        parent: ChannelId,
    ) -> Result<()> {
        let mut db = self.writer.take().await?;
        let mut tx = begin(&mut db).await?;
        let (thread, parent) = (thread.0.cast_signed(), parent.0.cast_signed());
        query!(
            "INSERT OR REPLACE INTO threads (game_id, parent_id) VALUES (?1, ?2)",
            game.0,
            parent,
        )
        .execute(&mut *tx)
        .await?;
        moved(&mut tx, game, thread).await?;
        Ok(tx.commit().await?)
    }

    async fn move_back(&self, game: GameId) -> Result<Option<ChannelId>> {
        let mut db = self.writer.take().await?;
        let mut tx = begin(&mut db).await?;
        let parent = query_scalar!(
            "DELETE FROM threads WHERE game_id = ?1 RETURNING parent_id",
            game.0,
        )
        .fetch_optional(&mut *tx)
        .await?;
        if let Some(parent) = parent {
            moved(&mut tx, game, parent).await?;
        }
        tx.commit().await?;
        Ok(parent.map(channel))
    }

    async fn dossier(&self, person: PersonId) -> Result<Dossier> {
        dossier::dossier(&mut *self.readers.take().await?, person).await
    }

    async fn challenges_around(&self, person: PersonId) -> Result<Vec<ChallengeId>> {
        let person = person.0.cast_signed();
        let ids = query_scalar!(
            r#"SELECT id AS "id!" FROM challenges WHERE challenger_id = ?1 AND ending IS NULL
               UNION ALL
               SELECT id FROM challenges WHERE opponent_id = ?1 AND ending IS NULL"#,
            person,
        )
        .fetch_all(&mut *self.readers.take().await?)
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    async fn forget(&self, person: PersonId) -> Result<bool> {
        dossier::forget(&mut *self.writer.take().await?, person).await
    }
}

async fn moved(tx: &mut SqliteConnection, game: GameId, channel: i64) -> Result<()> {
    query!(
        "UPDATE games SET channel_id = ?2 WHERE id = ?1",
        game.0,
        channel,
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Changes what the server has settled on. A game that is called off is changed elsewhere.
async fn apply(tx: &mut SqliteConnection, server: ServerId, change: &ServerChange) -> Result<()> {
    let server = server.0.cast_signed();
    match change {
        ServerChange::Channel { channel, allowed } => {
            let channel = channel.0.cast_signed();
            if *allowed {
                query!(
                    "INSERT INTO server_channels (server_id, channel_id) VALUES (?1, ?2)
                     ON CONFLICT DO NOTHING",
                    server,
                    channel,
                )
                .execute(tx)
                .await?;
            } else {
                query!(
                    "DELETE FROM server_channels WHERE server_id = ?1 AND channel_id = ?2",
                    server,
                    channel,
                )
                .execute(tx)
                .await?;
            }
        }
        ServerChange::EveryChannel => {
            query!("DELETE FROM server_channels WHERE server_id = ?1", server)
                .execute(tx)
                .await?;
        }
        ServerChange::Pace(pace) => {
            let pace = pace.map(crate::game::Pace::key);
            query!(
                "INSERT INTO server_settings (server_id, pace) VALUES (?1, ?2)
                 ON CONFLICT (server_id) DO UPDATE SET pace = excluded.pace",
                server,
                pace,
            )
            .execute(tx)
            .await?;
        }
        ServerChange::Setup(setup) => {
            let setup = setup.map(|setup| setup.to_string());
            query!(
                "INSERT INTO server_settings (server_id, setup) VALUES (?1, ?2)
                 ON CONFLICT (server_id) DO UPDATE SET setup = excluded.setup",
                server,
                setup,
            )
            .execute(tx)
            .await?;
        }
        ServerChange::Threads(threads) => {
            query!(
                "INSERT INTO server_settings (server_id, threads) VALUES (?1, ?2)
                 ON CONFLICT (server_id) DO UPDATE SET threads = excluded.threads",
                server,
                threads,
            )
            .execute(tx)
            .await?;
        }
        ServerChange::Language(language) => {
            query!(
                "INSERT INTO server_settings (server_id, language) VALUES (?1, ?2)
                 ON CONFLICT (server_id) DO UPDATE SET language = excluded.language",
                server,
                language,
            )
            .execute(tx)
            .await?;
        }
        ServerChange::Pings(pings) => {
            let pings = pings.key();
            query!(
                "INSERT INTO server_settings (server_id, pings) VALUES (?1, ?2)
                 ON CONFLICT (server_id) DO UPDATE SET pings = excluded.pings",
                server,
                pings,
            )
            .execute(tx)
            .await?;
        }
        ServerChange::Hidden { person, hidden } => hide(tx, server, *person, *hidden).await?,
        ServerChange::Barred { person, barred } => bar(tx, server, *person, *barred).await?,
        ServerChange::Aborted(_) => {}
    }
    Ok(())
}

async fn hide(
    tx: &mut SqliteConnection,
    server: i64,
    person: PersonId,
    hidden: bool,
) -> Result<()> {
    let person = person.0.cast_signed();
    query!(
        "INSERT INTO server_people (server_id, person_id, hidden) VALUES (?1, ?2, ?3)
         ON CONFLICT (server_id, person_id) DO UPDATE SET hidden = excluded.hidden",
        server,
        person,
        hidden,
    )
    .execute(tx)
    .await?;
    Ok(())
}

async fn bar(tx: &mut SqliteConnection, server: i64, person: PersonId, barred: bool) -> Result<()> {
    let person = person.0.cast_signed();
    query!(
        "INSERT INTO server_people (server_id, person_id, barred) VALUES (?1, ?2, ?3)
         ON CONFLICT (server_id, person_id) DO UPDATE SET barred = excluded.barred",
        server,
        person,
        barred,
    )
    .execute(tx)
    .await?;
    Ok(())
}
