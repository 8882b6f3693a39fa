//! People and the names they last used.

use sqlx::{SqliteExecutor, query, query_scalar};

use crate::{
    game::{Moment, Person, PersonId},
    store::Result,
};

pub(super) async fn name(db: impl SqliteExecutor<'_>, id: PersonId) -> Result<Option<String>> {
    let id = id.0.cast_signed();
    let name = query_scalar!("SELECT name FROM people WHERE id = ?1", id)
        .fetch_optional(db)
        .await?;
    Ok(name)
}

/// Notes a name: the one that was learnt last stays.
pub(super) async fn meet(db: impl SqliteExecutor<'_>, person: &Person, now: Moment) -> Result<()> {
    let id = person.id.0.cast_signed();
    query!(
        "INSERT INTO people (id, name, named_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, named_at = excluded.named_at
         WHERE name <> excluded.name AND named_at <= excluded.named_at",
        id,
        person.name,
        now.0,
    )
    .execute(db)
    .await?;
    Ok(())
}
