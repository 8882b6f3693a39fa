//! Matches: the games of one follow each other, each begun with the end of the one before.

use sqlx::{SqliteConnection, SqliteExecutor, query, query_scalar};

use super::games;
use crate::{
    game::{Game, GameId, Moment, Series, next_game, rated_since},
    store::{
        Result,
        row::{Change, server_id},
    },
};

/// Makes a new game the first of a match.
pub(super) async fn begin(
    tx: &mut SqliteConnection,
    game: i64,
    series: Series,
    at: Moment,
) -> Result<()> {
    let id = query_scalar!(
        r#"INSERT INTO matches (games, begun_at) VALUES (?1, ?2) RETURNING id AS "id!""#,
        series.games,
        at.0,
    )
    .fetch_one(&mut *tx)
    .await?;
    query!(
        "UPDATE games
         SET match_id = ?2, match_game = ?3, match_pack_before = ?4, match_quarry_before = ?5
         WHERE id = ?1",
        game,
        id,
        series.nth,
        series.before.pack.0,
        series.before.quarry.0,
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Begins the game that follows a finished one in its match, if one does.
pub(super) async fn go_on(tx: &mut SqliteConnection, finished: &Game) -> Result<()> {
    let seats = &finished.seats;
    let kind = finished.setup.kind();
    let Some(started) = next_game(finished, 0).map(|next| next.started) else {
        return Ok(());
    };
    let since = rated_since(started);
    let rated_today =
        games::rated_between(&mut *tx, seats.pack.id, seats.quarry.id, kind, since).await?;
    let Some(next) = next_game(finished, rated_today) else {
        return Ok(());
    };
    insert(tx, finished.id, &next.numbered(GameId(0))).await
}

async fn insert(tx: &mut SqliteConnection, after: GameId, game: &Game) -> Result<()> {
    let Some(series) = game.series else {
        return Ok(());
    };
    let start = Change::from(game);
    let kind = game.setup.kind().key();
    let setup = game.setup.to_string();
    let time = game.pace.key();
    let may_repeat = game.setup.may_repeat();
    let pack = game.seats.pack.id.0.cast_signed();
    let quarry = game.seats.quarry.id.0.cast_signed();
    let server = server_id(game.place);
    let channel = game.place.channel.0.cast_signed();
    query!(
        "INSERT INTO games
         (match_id, revision, kind, setup, may_repeat, pack_id, quarry_id, server_id, channel_id,
          reachable, language, pace, rated, position, ply, to_move_id, started_at, pack_acted_at,
          quarry_acted_at, updated_at, deadline, remind_at, due_at, match_game, match_pack_before,
          match_quarry_before)
         SELECT match_id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,
             ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26
         FROM games WHERE id = ?1",
        after.0,
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
        series.nth,
        series.before.pack.0,
        series.before.quarry.0,
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The number of the game that followed another in its match.
pub(super) async fn next_of(db: impl SqliteExecutor<'_>, id: GameId) -> Result<Option<i64>> {
    let next = query_scalar!(
        r#"SELECT n.id AS "id!"
           FROM games g
           JOIN games n ON n.match_id = g.match_id AND n.match_game = g.match_game + 1
           WHERE g.id = ?1"#,
        id.0,
    )
    .fetch_optional(db)
    .await?;
    Ok(next)
}
