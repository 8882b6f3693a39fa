//! Standings and leaderboards.

use sqlx::{Connection, SqliteConnection, SqliteExecutor, query, query_as, query_scalar};

use crate::{
    game::{
        Game, PersonId, RatingChange, Score, Status,
        ratings::{LEADERBOARD_PAGE, Leaderboard, Ranked, Scope, Standing},
    },
    rules::GameKind,
    store::{
        Result,
        row::{RankedRecord, StandingRecord, scope_id},
        tally::{self, Standings},
    },
};

/// What a person has done; a newcomer's standing before the first rated game.
pub(super) async fn standing(
    db: impl SqliteExecutor<'_>,
    person: PersonId,
    kind: GameKind,
    scope: Scope,
) -> Result<Standing> {
    let (scope, kind, person) = (scope_id(scope), kind.key(), person.0.cast_signed());
    query_as!(
        StandingRecord,
        "SELECT person_id, pack_value, pack_deviation, pack_volatility, pack_won, pack_lost,
             pack_drawn, quarry_value, quarry_deviation, quarry_volatility, quarry_won, quarry_lost,
             quarry_drawn
         FROM standings WHERE scope = ?1 AND kind = ?2 AND person_id = ?3",
        scope,
        kind,
        person,
    )
    .fetch_optional(db)
    .await?
    .map_or_else(|| Ok(Standing::default()), Standing::try_from)
}

/// Counts a game that has just ended, and notes in it what it did to the ratings everywhere.
pub(super) async fn count(tx: &mut SqliteConnection, game: &mut Game, score: Score) -> Result<()> {
    let kind = game.setup.kind();
    for scope in tally::scopes(game) {
        let before = Standings {
            pack: standing(&mut *tx, game.seats.pack.id, kind, scope).await?,
            quarry: standing(&mut *tx, game.seats.quarry.id, kind, scope).await?,
        };
        let (after, change) = tally::tally(before, score);
        put(tx, game.seats.pack.id, kind, scope, &after.pack).await?;
        put(tx, game.seats.quarry.id, kind, scope, &after.quarry).await?;
        if scope == Scope::Everywhere {
            note(tx, game.id.0, &change).await?;
            if let Status::Finished { ratings, .. } = &mut game.status {
                *ratings = Some(change);
            }
        }
    }
    Ok(())
}

async fn put(
    tx: &mut SqliteConnection,
    person: PersonId,
    kind: GameKind,
    scope: Scope,
    standing: &Standing,
) -> Result<()> {
    let (scope, kind, person) = (scope_id(scope), kind.key(), person.0.cast_signed());
    let bound = standing.bound();
    let (pack, quarry) = (&standing.pack, &standing.quarry);
    query!(
        "INSERT OR REPLACE INTO standings
         (scope, kind, person_id, bound, pack_value, pack_deviation, pack_volatility, pack_won,
          pack_lost, pack_drawn, quarry_value, quarry_deviation, quarry_volatility, quarry_won,
          quarry_lost, quarry_drawn)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
        scope,
        kind,
        person,
        bound,
        pack.rating.value,
        pack.rating.deviation,
        pack.rating.volatility,
        pack.won,
        pack.lost,
        pack.drawn,
        quarry.rating.value,
        quarry.rating.deviation,
        quarry.rating.volatility,
        quarry.won,
        quarry.lost,
        quarry.drawn,
    )
    .execute(tx)
    .await?;
    Ok(())
}

async fn note(tx: &mut SqliteConnection, game: i64, change: &RatingChange) -> Result<()> {
    let (pack, quarry) = (change.pack, change.quarry);
    query!(
        "INSERT INTO rating_changes
         (game_id, pack_value_before, pack_deviation_before, pack_volatility_before,
          pack_value_after, pack_deviation_after, pack_volatility_after,
          quarry_value_before, quarry_deviation_before, quarry_volatility_before,
          quarry_value_after, quarry_deviation_after, quarry_volatility_after)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        game,
        pack.0.value,
        pack.0.deviation,
        pack.0.volatility,
        pack.1.value,
        pack.1.deviation,
        pack.1.volatility,
        quarry.0.value,
        quarry.0.deviation,
        quarry.0.volatility,
        quarry.1.value,
        quarry.1.deviation,
        quarry.1.volatility,
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The place in the order of the leaderboard: by bound, and of two with the same by number. None
/// for those whom the server hides.
pub(super) async fn rank(
    db: impl SqliteExecutor<'_>,
    person: PersonId,
    kind: GameKind,
    scope: Scope,
) -> Result<Option<u32>> {
    let (scope, kind, person) = (scope_id(scope), kind.key(), person.0.cast_signed());
    let rank = query_scalar!(
        r#"SELECT 1
               + (SELECT count(*) FROM standings s
                  WHERE s.scope = ?1 AND s.kind = ?2 AND s.bound > me.bound)
               + (SELECT count(*) FROM standings s
                  WHERE s.scope = ?1 AND s.kind = ?2 AND s.bound = me.bound
                    AND s.person_id < me.person_id)
               - (SELECT count(*) FROM server_people h
                  JOIN standings s ON s.scope = ?1 AND s.kind = ?2 AND s.person_id = h.person_id
                  WHERE h.server_id = ?1 AND h.hidden = 1
                    AND (s.bound, -s.person_id) > (me.bound, -me.person_id)) AS "rank!: u32"
           FROM standings me
           WHERE me.scope = ?1 AND me.kind = ?2 AND me.person_id = ?3
             AND NOT EXISTS (SELECT 1 FROM server_people h
                 WHERE h.server_id = ?1 AND h.person_id = ?3 AND h.hidden = 1)"#,
        scope,
        kind,
        person,
    )
    .fetch_optional(db)
    .await?;
    Ok(rank)
}

pub(super) async fn leaderboard(
    db: &mut SqliteConnection,
    kind: GameKind,
    scope: Scope,
    page: u32,
) -> Result<Leaderboard> {
    let mut tx = db.begin().await?;
    let total = total(&mut *tx, kind, scope).await?;
    let lines = lines(&mut *tx, kind, scope, page).await?;
    Ok(Leaderboard {
        kind,
        scope,
        page,
        total,
        lines,
    })
}

async fn total(db: impl SqliteExecutor<'_>, kind: GameKind, scope: Scope) -> Result<u32> {
    let (scope, kind) = (scope_id(scope), kind.key());
    let total = query_scalar!(
        r#"SELECT (SELECT count(*) FROM standings WHERE scope = ?1 AND kind = ?2)
               - (SELECT count(*) FROM server_people h
                  JOIN standings s ON s.scope = ?1 AND s.kind = ?2 AND s.person_id = h.person_id
                  WHERE h.server_id = ?1 AND h.hidden = 1) AS "n!: u32""#,
        scope,
        kind,
    )
    .fetch_one(db)
    .await?;
    Ok(total)
}

async fn lines(
    db: impl SqliteExecutor<'_>,
    kind: GameKind,
    scope: Scope,
    page: u32,
) -> Result<Vec<Ranked>> {
    let (scope, kind) = (scope_id(scope), kind.key());
    let offset = page.saturating_mul(LEADERBOARD_PAGE);
    let rows = query!(
        "SELECT s.*, p.name FROM standings s JOIN people p ON p.id = s.person_id
         WHERE s.scope = ?1 AND s.kind = ?2
           AND NOT EXISTS (SELECT 1 FROM server_people h
               WHERE h.server_id = ?1 AND h.person_id = s.person_id AND h.hidden = 1)
         ORDER BY s.bound DESC, s.person_id LIMIT ?3 OFFSET ?4",
        scope,
        kind,
        LEADERBOARD_PAGE,
        offset,
    )
    .fetch_all(db)
    .await?;
    (offset.saturating_add(1)..=u32::MAX)
        .zip(rows)
        .map(|(rank, row)| {
            let standing = StandingRecord {
                person_id: row.person_id,
                pack_value: row.pack_value,
                pack_deviation: row.pack_deviation,
                pack_volatility: row.pack_volatility,
                pack_won: row.pack_won,
                pack_lost: row.pack_lost,
                pack_drawn: row.pack_drawn,
                quarry_value: row.quarry_value,
                quarry_deviation: row.quarry_deviation,
                quarry_volatility: row.quarry_volatility,
                quarry_won: row.quarry_won,
                quarry_lost: row.quarry_lost,
                quarry_drawn: row.quarry_drawn,
            };
            RankedRecord {
                name: row.name,
                standing,
            }
            .at(rank)
        })
        .collect()
}
