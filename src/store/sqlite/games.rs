//! Games: begun, changed, looked up.

use sqlx::{
    Connection, SqliteConnection, SqliteExecutor, query, query_as, query_file, query_file_as,
    query_scalar,
};

use super::{challenges, connections::begin, matches, people, standings};
use crate::{
    game::{ChallengeId, Game, GameId, Moment, NewGame, PersonId, Posted, Score},
    rules::{GameKind, Line},
    store::{
        Committed, GamesPage, Result,
        row::{Change, GameRecord, LineRecord, posted_ids, server_id},
    },
};

pub(super) async fn load(db: impl SqliteExecutor<'_>, id: i64) -> Result<Option<Game>> {
    query_file_as!(GameRecord, "src/store/sqlite/load_game.sql", id)
        .fetch_optional(db)
        .await?
        .map(Game::try_from)
        .transpose()
}

pub(super) async fn moves(db: impl SqliteExecutor<'_>, id: GameId) -> Result<Option<Line>> {
    query_as!(
        LineRecord,
        r#"SELECT id, setup, (
               SELECT group_concat(m.notation, ' ' ORDER BY m.ply) FROM moves m WHERE m.game_id = g.id
           ) AS "moves?: String"
           FROM games g WHERE id = ?1"#,
        id.0,
    )
    .fetch_optional(db)
    .await?
    .map(Line::try_from)
    .transpose()
}

pub(super) async fn accept(
    db: &mut SqliteConnection,
    challenge: ChallengeId,
    new: NewGame,
) -> Result<Committed<Game>> {
    let mut tx = begin(db).await?;
    for person in [&new.seats.pack, &new.seats.quarry] {
        people::meet(&mut *tx, person, new.started).await?;
    }
    let mut game = new.numbered(GameId(0));
    let Some(id) = insert(&mut *tx, challenge, &game).await? else {
        return Ok(Committed::Overtaken);
    };
    challenges::accepted(&mut tx, challenge, id).await?;
    if let Some(series) = game.series {
        matches::begin(&mut tx, id, series, game.started).await?;
    }
    game.id = GameId(id);
    game.posted = challenges::load(&mut *tx, challenge.0)
        .await?
        .and_then(|challenge| challenge.posted);
    tx.commit().await?;
    Ok(Committed::Done(game))
}

/// The number of the new row, which takes over the challenge's message; none where the challenge is
/// not open.
async fn insert(
    db: impl SqliteExecutor<'_>,
    challenge: ChallengeId,
    game: &Game,
) -> Result<Option<i64>> {
    let start = Change::from(game);
    let kind = game.setup.kind().key();
    let setup = game.setup.to_string();
    let time = game.pace.key();
    let may_repeat = game.setup.may_repeat();
    let pack = game.seats.pack.id.0.cast_signed();
    let quarry = game.seats.quarry.id.0.cast_signed();
    let server = server_id(game.place);
    let channel = game.place.channel.0.cast_signed();
    let id = query_scalar!(
        r#"INSERT INTO games
           (revision, kind, setup, may_repeat, pack_id, quarry_id, server_id, channel_id, reachable,
            message_id, message_channel_id, language, pace, rated, position, ply, to_move_id,
            started_at, pack_acted_at, quarry_acted_at, updated_at, deadline, remind_at, due_at)
           SELECT ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, message_id, message_channel_id, ?11, ?12, ?13,
               ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23
           FROM challenges WHERE id = ?1 AND ending IS NULL
           RETURNING id AS "id!""#,
        challenge.0,
        start.revision,
        kind,
        setup,
        may_repeat,
        pack,
        quarry,
        server,
        channel,
        game.place.reachable,
        game.language,
        time,
        game.rated,
        start.position,
        start.ply,
        start.to_move_id,
        game.started.0,
        start.pack_acted_at,
        start.quarry_acted_at,
        start.updated_at,
        start.deadline,
        start.remind_at,
        start.due_at,
    )
    .fetch_optional(db)
    .await?;
    Ok(id)
}

/// One statement, which is a transaction of its own where `db` is no transaction. The journal of
/// moves is kept by the database itself.
pub(super) async fn change(
    db: impl SqliteExecutor<'_>,
    before: &Game,
    after: &Game,
) -> Result<bool> {
    let change = Change::from(after);
    let revision = i64::from(before.revision);
    let changed = query_file!(
        "src/store/sqlite/change_game.sql",
        before.id.0,
        revision,
        change.revision,
        change.position,
        change.ply,
        change.last_move,
        change.to_move_id,
        change.draw_offer,
        change.takeback,
        change.pack_acted_at,
        change.quarry_acted_at,
        change.updated_at,
        change.deadline,
        change.remind_at,
        change.due_at,
        change.ending,
        change.ended_at,
    )
    .execute(db)
    .await?;
    Ok(changed.rows_affected() == 1)
}

/// The end of a game with what it does to the ratings and the next game of its match, all or
/// nothing.
pub(super) async fn finish(
    db: &mut SqliteConnection,
    before: &Game,
    mut after: Game,
    score: Option<Score>,
) -> Result<Committed<Game>> {
    let mut tx = begin(db).await?;
    if !change(&mut *tx, before, &after).await? {
        return Ok(Committed::Overtaken);
    }
    if let Some(score) = score {
        standings::count(&mut tx, &mut after, score).await?;
    }
    matches::go_on(&mut tx, &after).await?;
    tx.commit().await?;
    Ok(Committed::Done(after))
}

pub(super) async fn posted(
    db: impl SqliteExecutor<'_>,
    id: GameId,
    posted: Option<Posted>,
) -> Result<()> {
    let (message, channel) = posted_ids(posted);
    query!(
        "UPDATE games
         SET message_id = ?2, message_channel_id = ?3, channel_id = ifnull(?3, channel_id)
         WHERE id = ?1",
        id.0,
        message,
        channel,
    )
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn running(
    db: &mut SqliteConnection,
    person: PersonId,
    offset: u32,
    limit: u32,
) -> Result<GamesPage> {
    let mut tx = db.begin().await?;
    let person = person.0.cast_signed();
    let total = query_scalar!(
        r#"SELECT (SELECT count(*) FROM games WHERE ending IS NULL AND pack_id = ?1)
               + (SELECT count(*) FROM games WHERE ending IS NULL AND quarry_id = ?1) AS "n!: u32""#,
        person,
    )
    .fetch_one(&mut *tx)
    .await?;
    let ids = query_scalar!(
        "SELECT id FROM games
         WHERE id IN (
             SELECT id FROM games WHERE ending IS NULL AND pack_id = ?1
             UNION ALL SELECT id FROM games WHERE ending IS NULL AND quarry_id = ?1
         )
         ORDER BY to_move_id <> ?1, deadline IS NULL, deadline, started_at, id
         LIMIT ?2 OFFSET ?3",
        person,
        limit,
        offset,
    )
    .fetch_all(&mut *tx)
    .await?;
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        games.extend(load(&mut *tx, id).await?);
    }
    Ok(GamesPage { games, total })
}

pub(super) async fn rated_between(
    db: impl SqliteExecutor<'_>,
    one: PersonId,
    other: PersonId,
    kind: GameKind,
    since: Moment,
) -> Result<u32> {
    let (one, other) = (one.0.cast_signed(), other.0.cast_signed());
    let kind = kind.key();
    let n = query_scalar!(
        r#"SELECT count(*) AS "n: u32"
           FROM (SELECT ?1 AS pack_id, ?2 AS quarry_id UNION ALL SELECT ?2, ?1) pair
           JOIN games g ON g.pack_id = pair.pack_id AND g.quarry_id = pair.quarry_id
           WHERE g.started_at >= ?4 AND g.rated = 1 AND g.kind = ?3 AND g.ending IS NOT 'aborted'"#,
        one,
        other,
        kind,
        since.0,
    )
    .fetch_one(db)
    .await?;
    Ok(n)
}

pub(super) async fn changed_since(
    db: &mut SqliteConnection,
    since: Moment,
    limit: u32,
) -> Result<Vec<i64>> {
    let ids = query_scalar!(
        "SELECT id FROM games WHERE updated_at >= ?1 ORDER BY updated_at, id LIMIT ?2",
        since.0,
        limit,
    )
    .fetch_all(db)
    .await?;
    Ok(ids)
}

pub(super) async fn n_running(db: impl SqliteExecutor<'_>) -> Result<u64> {
    let n = query_scalar!(r#"SELECT count(*) AS "n: u64" FROM games WHERE ending IS NULL"#)
        .fetch_one(db)
        .await?;
    Ok(n)
}
