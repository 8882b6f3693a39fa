//! What has been played: finished games, and any game with all of its moves.

use sqlx::{Connection, SqliteConnection, query_scalar};

use super::games;
use crate::{
    game::{GameId, PersonId, Played},
    store::{GamesPage, Result},
};

pub(super) async fn finished(
    db: &mut SqliteConnection,
    person: PersonId,
    offset: u32,
    limit: u32,
) -> Result<GamesPage> {
    let mut tx = db.begin().await?;
    let person = person.0.cast_signed();
    let total = query_scalar!(
        r#"SELECT (SELECT count(*) FROM games WHERE ending IS NOT NULL AND pack_id = ?1)
               + (SELECT count(*) FROM games WHERE ending IS NOT NULL AND quarry_id = ?1)
               AS "n!: u32""#,
        person,
    )
    .fetch_one(&mut *tx)
    .await?;
    let ids = query_scalar!(
        "SELECT id FROM games
         WHERE id IN (
             SELECT id FROM games WHERE ending IS NOT NULL AND pack_id = ?1
             UNION ALL SELECT id FROM games WHERE ending IS NOT NULL AND quarry_id = ?1
         )
         ORDER BY ended_at DESC, id DESC
         LIMIT ?2 OFFSET ?3",
        person,
        limit,
        offset,
    )
    .fetch_all(&mut *tx)
    .await?;
    let mut found = Vec::with_capacity(ids.len());
    for id in ids {
        found.extend(games::load(&mut *tx, id).await?);
    }
    Ok(GamesPage {
        games: found,
        total,
    })
}

/// Both are read in one transaction, so that no move falls between them.
pub(super) async fn played(db: &mut SqliteConnection, id: GameId) -> Result<Option<Played>> {
    let mut tx = db.begin().await?;
    let game = games::load(&mut *tx, id.0).await?;
    let line = games::moves(&mut *tx, id).await?;
    Ok(game.zip(line).map(|(game, line)| Played { game, line }))
}
