//! Records that people have read in, kept for a while.

use sqlx::{SqliteConnection, SqliteExecutor, query, query_scalar};

use super::connections::begin;
use crate::{
    game::{IMPORTS_KEPT, ImportId, Moment, PersonId},
    rules::Record,
    store::{Result, StoreError},
};

/// Keeps a record, and drops those whose time is up and those that are too many.
pub(super) async fn keep(
    db: &mut SqliteConnection,
    by: PersonId,
    record: &Record,
    now: Moment,
    expires: Moment,
) -> Result<ImportId> {
    let mut tx = begin(db).await?;
    let by = by.0.cast_signed();
    let written = record.to_string();
    let id = query_scalar!(
        r#"INSERT INTO imports (person_id, record, expires_at) VALUES (?1, ?2, ?3)
           RETURNING id AS "id!""#,
        by,
        written,
        expires.0,
    )
    .fetch_one(&mut *tx)
    .await?;
    query!("DELETE FROM imports WHERE expires_at <= ?1", now.0)
        .execute(&mut *tx)
        .await?;
    query!(
        "DELETE FROM imports WHERE id IN (
             SELECT id FROM imports WHERE person_id = ?1 ORDER BY id DESC LIMIT -1 OFFSET ?2
         )",
        by,
        IMPORTS_KEPT,
    )
    .execute(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(ImportId(id))
}

/// A record that is still kept at `now`, for the one who has read it in.
pub(super) async fn load(
    db: impl SqliteExecutor<'_>,
    id: ImportId,
    by: PersonId,
    now: Moment,
) -> Result<Option<Record>> {
    let by = by.0.cast_signed();
    let written = query_scalar!(
        "SELECT record FROM imports WHERE id = ?1 AND person_id = ?2 AND expires_at > ?3",
        id.0,
        by,
        now.0,
    )
    .fetch_optional(db)
    .await?;
    written
        .map(|written| {
            written.parse().map_err(|error| StoreError::Corrupt {
                record: format!("import {id}"),
                reason: format!("{error}"),
            })
        })
        .transpose()
}
