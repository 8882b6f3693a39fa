//! Challenges: made, answered, lapsed.

use sqlx::{Connection, SqliteConnection, SqliteExecutor, query, query_file_as, query_scalar};

use super::{connections::begin, people};
use crate::{
    game::{Challenge, ChallengeEnd, ChallengeId, GameId, Moment, NewChallenge, PersonId, Posted},
    store::{
        Proposed, Result,
        row::{ChallengeRecord, challenge_end_word, posted_ids, server_id, side_word},
    },
};

pub(super) async fn load(db: impl SqliteExecutor<'_>, id: i64) -> Result<Option<Challenge>> {
    query_file_as!(ChallengeRecord, "src/store/sqlite/load_challenge.sql", id)
        .fetch_optional(db)
        .await?
        .map(Challenge::try_from)
        .transpose()
}

/// A lapsed challenge that nobody has settled yet makes way. It stays due, so that its message is
/// still put right.
pub(super) async fn propose(db: &mut SqliteConnection, new: &NewChallenge) -> Result<Proposed> {
    let mut tx = begin(db).await?;
    for person in [Some(&new.challenger), new.opponent.as_ref()]
        .into_iter()
        .flatten()
    {
        people::meet(&mut *tx, person, new.made).await?;
    }
    settle_lapsed(&mut tx, new).await?;
    let Some(id) = insert(&mut tx, new).await? else {
        return Ok(Proposed::Duplicate);
    };
    tx.commit().await?;
    Ok(Proposed::Made(Challenge {
        id: ChallengeId(id),
        offer: new.clone(),
        posted: None,
        end: None,
        game: None,
    }))
}

async fn settle_lapsed(tx: &mut SqliteConnection, new: &NewChallenge) -> Result<()> {
    let challenger = new.challenger.id.0.cast_signed();
    let opponent = opponent_id(new);
    let kind = new.terms.setup.kind().key();
    let rematch_of = new.rematch_of.map(|game| game.0);
    query!(
        "UPDATE challenges SET ending = 'expired'
         WHERE expires_at <= ?1 AND id IN (
             SELECT id FROM challenges
             WHERE ending IS NULL AND challenger_id = ?2 AND ifnull(opponent_id, 0) = ifnull(?3, 0)
               AND kind = ?4
             UNION ALL SELECT id FROM challenges WHERE ending IS NULL AND rematch_of = ?5
         )",
        new.made.0,
        challenger,
        opponent,
        kind,
        rematch_of,
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The number of the new row; none where one of the unique indexes has one like it.
async fn insert(tx: &mut SqliteConnection, new: &NewChallenge) -> Result<Option<i64>> {
    let terms = new.terms;
    let challenger = new.challenger.id.0.cast_signed();
    let opponent = opponent_id(new);
    let kind = terms.setup.kind().key();
    let setup = terms.setup.to_string();
    let side = terms.side.map(side_word);
    let pace = terms.pace.key();
    let server = server_id(new.place);
    let channel = new.place.channel.0.cast_signed();
    let rematch_of = new.rematch_of.map(|game| game.0);
    let id = query_scalar!(
        r#"INSERT INTO challenges
           (challenger_id, opponent_id, kind, setup, side, pace, idle_options, server_id, channel_id,
            reachable, language, made_at, expires_at, rematch_of, due_at, games)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?13, ?15)
           ON CONFLICT DO NOTHING
           RETURNING id AS "id!""#,
        challenger,
        opponent,
        kind,
        setup,
        side,
        pace,
        terms.idle_options,
        server,
        channel,
        new.place.reachable,
        new.language,
        new.made.0,
        new.expires.0,
        rematch_of,
        terms.games,
    )
    .fetch_optional(tx)
    .await?;
    Ok(id)
}

fn opponent_id(new: &NewChallenge) -> Option<i64> {
    new.opponent
        .as_ref()
        .map(|person| person.id.0.cast_signed())
}

pub(super) async fn open(
    db: &mut SqliteConnection,
    by: PersonId,
    now: Moment,
) -> Result<Vec<Challenge>> {
    let mut tx = db.begin().await?;
    let by = by.0.cast_signed();
    let ids = query_scalar!(
        "SELECT id FROM challenges
         WHERE challenger_id = ?1 AND ending IS NULL AND expires_at > ?2 ORDER BY id",
        by,
        now.0,
    )
    .fetch_all(&mut *tx)
    .await?;
    let mut open = Vec::with_capacity(ids.len());
    for id in ids {
        open.extend(load(&mut *tx, id).await?);
    }
    Ok(open)
}

/// The last one made: an earlier one can only have been declined, cancelled or have lapsed.
pub(super) async fn rematch_of(
    db: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<Challenge>> {
    let id = query_scalar!(
        "SELECT id FROM challenges WHERE rematch_of = ?1 ORDER BY id DESC LIMIT 1",
        game.0,
    )
    .fetch_optional(&mut *db)
    .await?;
    match id {
        Some(id) => load(db, id).await,
        None => Ok(None),
    }
}

pub(super) async fn posted(
    db: impl SqliteExecutor<'_>,
    id: ChallengeId,
    posted: Posted,
) -> Result<()> {
    let (message, channel) = posted_ids(Some(posted));
    query!(
        "UPDATE challenges SET message_id = ?2, message_channel_id = ?3 WHERE id = ?1",
        id.0,
        message,
        channel,
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Ends a challenge without a game. Expiry stays due until it has been shown, and noting it again is
/// no loss: whoever is given it must be able to finish what another has begun.
pub(super) async fn settle(
    db: impl SqliteExecutor<'_>,
    id: ChallengeId,
    end: ChallengeEnd,
) -> Result<bool> {
    let word = challenge_end_word(end);
    let settled = query!(
        "UPDATE challenges
         SET ending = ?2, due_at = CASE WHEN ?2 = 'expired' THEN due_at END
         WHERE id = ?1 AND (ending IS NULL OR ending = ?2 AND ?2 = 'expired')",
        id.0,
        word,
    )
    .execute(db)
    .await?;
    Ok(settled.rows_affected() == 1)
}

pub(super) async fn expiry_shown(db: impl SqliteExecutor<'_>, id: ChallengeId) -> Result<()> {
    query!(
        "UPDATE challenges SET due_at = NULL WHERE id = ?1 AND ending = 'expired'",
        id.0,
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Ends an open challenge with the game that came of it.
pub(super) async fn accepted(tx: &mut SqliteConnection, id: ChallengeId, game: i64) -> Result<()> {
    query!(
        "UPDATE challenges SET ending = 'accepted', game_id = ?2, due_at = NULL
         WHERE id = ?1 AND ending IS NULL",
        id.0,
        game,
    )
    .execute(tx)
    .await?;
    Ok(())
}
