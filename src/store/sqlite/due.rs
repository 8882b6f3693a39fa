//! Timed work: claiming it, and giving back the time in which the bot could not be reached.

use std::time::Duration;

use sqlx::{SqliteConnection, SqliteExecutor, query, query_scalar};

use super::connections::begin;
use crate::{game::Moment, store::Result};

/// Claims the games whose clock wants something done. The lease of a reminder ends at the deadline
/// at the latest, which must not wait for it.
pub(super) async fn claim_games(
    db: impl SqliteExecutor<'_>,
    now: Moment,
    until: Moment,
    limit: u32,
) -> Result<Vec<i64>> {
    let ids = query_scalar!(
        r#"UPDATE games
           SET due_at = CASE WHEN deadline > ?1 THEN min(deadline, ?2) ELSE ?2 END
           WHERE id IN (
               SELECT id FROM games WHERE due_at <= ?1 ORDER BY due_at LIMIT ?3
           )
           RETURNING id AS "id!""#,
        now.0,
        until.0,
        limit,
    )
    .fetch_all(db)
    .await?;
    Ok(ids)
}

/// Claims the challenges that have lapsed and whose message does not say so yet.
pub(super) async fn claim_challenges(
    db: impl SqliteExecutor<'_>,
    now: Moment,
    until: Moment,
    limit: u32,
) -> Result<Vec<i64>> {
    let ids = query_scalar!(
        r#"UPDATE challenges SET due_at = ?2
           WHERE id IN (
               SELECT id FROM challenges WHERE due_at <= ?1 ORDER BY due_at LIMIT ?3
           )
           RETURNING id AS "id!""#,
        now.0,
        until.0,
        limit,
    )
    .fetch_all(db)
    .await?;
    Ok(ids)
}

/// Notes a sign of life, and gives back the time since the last one where that is too long.
pub(super) async fn beat(
    db: &mut SqliteConnection,
    now: Moment,
    tolerance: Duration,
) -> Result<Option<Duration>> {
    let mut tx = begin(db).await?;
    let last = query_scalar!("SELECT at FROM heartbeat")
        .fetch_optional(&mut *tx)
        .await?
        .map(Moment);
    // Of two processes whose clocks differ a little, the later one's beats stand; a beat from far
    // ahead was made by a clock that has been put right since.
    if last.is_some_and(|last| last > now && last.since(now) <= tolerance) {
        return Ok(None);
    }
    query!(
        "INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?1)",
        now.0
    )
    .execute(&mut *tx)
    .await?;
    let unreachable_since = last.filter(|last| now.since(*last) > tolerance);
    if let Some(since) = unreachable_since {
        put_back(&mut tx, since, now).await?;
    }
    tx.commit().await?;
    Ok(unreachable_since.map(|since| now.since(since)))
}

/// Puts back every clock that ran at `since` as if no time had passed until `now`. The games change
/// by it, so that nobody commits what was decided on their old deadlines.
async fn put_back(tx: &mut SqliteConnection, since: Moment, now: Moment) -> Result<()> {
    query!(
        "UPDATE games
         SET revision = revision + 1,
             deadline = deadline + (?2 - ?1),
             remind_at = remind_at + iif(remind_at > ?1, ?2 - ?1, 0),
             due_at = due_at + iif(due_at > ?1, ?2 - ?1, 0)
         WHERE due_at IS NOT NULL AND deadline > ?1",
        since.0,
        now.0,
    )
    .execute(&mut *tx)
    .await?;
    query!(
        "UPDATE challenges
         SET expires_at = expires_at + (?2 - ?1),
             due_at = due_at + iif(due_at > ?1, ?2 - ?1, 0)
         WHERE ending IS NULL AND due_at IS NOT NULL AND expires_at > ?1",
        since.0,
        now.0,
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}
