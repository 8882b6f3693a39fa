//! All that is kept about a person: to be handed to them, and to be deleted.

use sqlx::{Connection, SqliteConnection, query, query_as, query_scalar};

use super::connections::begin;
use crate::{
    game::PersonId,
    store::{
        Dossier, DossierChallenge, DossierDeed, DossierGame, DossierImport, DossierPerson,
        DossierServer, DossierSettings, DossierStanding, Result,
    },
};

pub(super) async fn dossier(db: &mut SqliteConnection, person: PersonId) -> Result<Dossier> {
    let mut tx = db.begin().await?;
    let id = person.0.cast_signed();
    let person = query_as!(
        DossierPerson,
        r#"SELECT CAST(id AS TEXT) AS "id!: String", name, named_at FROM people WHERE id = ?1"#,
        id,
    )
    .fetch_optional(&mut *tx)
    .await?;
    let settings = query_as!(
        DossierSettings,
        "SELECT pings, direct, language, words, turned FROM person_settings WHERE person_id = ?1",
        id,
    )
    .fetch_optional(&mut *tx)
    .await?;
    let blocked = query_scalar!(
        r#"SELECT CAST(blocked_id AS TEXT) AS "id!: String" FROM blocks WHERE person_id = ?1"#,
        id,
    )
    .fetch_all(&mut *tx)
    .await?;
    let servers = query_as!(
        DossierServer,
        r#"SELECT CAST(server_id AS TEXT) AS "server!: String", hidden, barred
           FROM server_people WHERE person_id = ?1"#,
        id,
    )
    .fetch_all(&mut *tx)
    .await?;
    let server_log = query_as!(
        DossierDeed,
        r#"SELECT CAST(server_id AS TEXT) AS "server!: String", at, change
           FROM server_log WHERE by_id = ?1"#,
        id,
    )
    .fetch_all(&mut *tx)
    .await?;
    let challenges = challenges(&mut tx, id).await?;
    let games = games(&mut tx, id).await?;
    let imports = query_as!(
        DossierImport,
        "SELECT record, expires_at FROM imports WHERE person_id = ?1",
        id,
    )
    .fetch_all(&mut *tx)
    .await?;
    let standings = query_as!(
        DossierStanding,
        r#"SELECT CAST(scope AS TEXT) AS "server!: String", kind AS game,
               pack_value AS pack_rating, pack_deviation, pack_won, pack_lost, pack_drawn,
               quarry_value AS quarry_rating, quarry_deviation, quarry_won, quarry_lost,
               quarry_drawn
           FROM standings WHERE person_id = ?1"#,
        id,
    )
    .fetch_all(&mut *tx)
    .await?;
    Ok(Dossier {
        person,
        settings,
        blocked,
        servers,
        server_log,
        challenges,
        games,
        imports,
        standings,
    })
}

async fn challenges(db: &mut SqliteConnection, id: i64) -> Result<Vec<DossierChallenge>> {
    Ok(query_as!(
        DossierChallenge,
        r#"SELECT id AS "id!", CAST(challenger_id AS TEXT) AS "from!: String",
               CAST(opponent_id AS TEXT) AS "to: String", setup AS "setup!", pace AS "pace!",
               CAST(server_id AS TEXT) AS "server: String",
               CAST(channel_id AS TEXT) AS "channel!: String", made_at AS "made_at!", ending
           FROM challenges
           WHERE id IN (
               SELECT id FROM challenges WHERE challenger_id = ?1
               UNION ALL SELECT id FROM challenges WHERE opponent_id = ?1
           )"#,
        id,
    )
    .fetch_all(db)
    .await?)
}

async fn games(db: &mut SqliteConnection, id: i64) -> Result<Vec<DossierGame>> {
    Ok(query_as!(
        DossierGame,
        r#"SELECT id AS "id!", setup AS "setup!", CAST(pack_id AS TEXT) AS "pack!: String",
               CAST(quarry_id AS TEXT) AS "quarry!: String",
               CAST(server_id AS TEXT) AS "server: String",
               CAST(channel_id AS TEXT) AS "channel!: String", pace AS "pace!", rated AS "rated!",
               started_at AS "started_at!", ended_at, ending, (
                   SELECT group_concat(m.notation, ' ' ORDER BY m.ply) FROM moves m
                   WHERE m.game_id = g.id
               ) AS "moves: String"
           FROM games g
           WHERE id IN (
               SELECT id FROM games WHERE pack_id = ?1
               UNION ALL SELECT id FROM games WHERE quarry_id = ?1
           )"#,
        id,
    )
    .fetch_all(db)
    .await?)
}

/// Puts somebody without a name in the place of a person, and deletes the rest. Whom servers keep
/// out stays kept out.
pub(super) async fn forget(db: &mut SqliteConnection, person: PersonId) -> Result<bool> {
    let mut tx = begin(db).await?;
    let id = person.0.cast_signed();
    let in_hand = query_scalar!(
        r#"SELECT (SELECT count(*) FROM games WHERE ending IS NULL AND pack_id = ?1)
               + (SELECT count(*) FROM games WHERE ending IS NULL AND quarry_id = ?1)
               + (SELECT count(*) FROM challenges WHERE ending IS NULL AND challenger_id = ?1)
               + (SELECT count(*) FROM challenges WHERE ending IS NULL AND opponent_id = ?1)
               AS "n!: i64""#,
        id,
    )
    .fetch_one(&mut *tx)
    .await?;
    if in_hand > 0 {
        return Ok(false);
    }
    // No account has a number below zero.
    let nobody = query_scalar!(
        r#"INSERT INTO people (id, name, named_at)
           SELECT min(ifnull((SELECT min(id) FROM people), 0), 0) - 1, '', 0
           WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1)
           RETURNING id AS "id!""#,
        id,
    )
    .fetch_optional(&mut *tx)
    .await?;
    let Some(nobody) = nobody else {
        return Ok(true);
    };
    query!(
        "UPDATE games SET pack_id = ?2 WHERE pack_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!(
        "UPDATE games SET quarry_id = ?2 WHERE quarry_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!(
        "UPDATE challenges SET challenger_id = ?2 WHERE challenger_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!(
        "UPDATE challenges SET opponent_id = ?2 WHERE opponent_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!(
        "UPDATE server_log SET by_id = ?2 WHERE by_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!("DELETE FROM imports WHERE person_id = ?1", id)
        .execute(&mut *tx)
        .await?;
    query!("DELETE FROM blocks WHERE person_id = ?1", id)
        .execute(&mut *tx)
        .await?;
    query!(
        "UPDATE blocks SET blocked_id = ?2 WHERE blocked_id = ?1",
        id,
        nobody
    )
    .execute(&mut *tx)
    .await?;
    query!("DELETE FROM person_settings WHERE person_id = ?1", id)
        .execute(&mut *tx)
        .await?;
    query!("DELETE FROM standings WHERE person_id = ?1", id)
        .execute(&mut *tx)
        .await?;
    query!("DELETE FROM people WHERE id = ?1", id)
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    Ok(true)
}
