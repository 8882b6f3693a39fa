//! A challenge's row, read.

use super::{Reading, moment, person, place, word};
use crate::{
    game::{Challenge, ChallengeId, GameId, NewChallenge, Terms},
    store::{Result, StoreError},
};

/// A challenge's columns, with the names of its people.
#[derive(Debug)]
pub(in crate::store) struct ChallengeRecord {
    pub(in crate::store) id: i64,
    pub(in crate::store) challenger_id: i64,
    pub(in crate::store) challenger_name: String,
    pub(in crate::store) opponent_id: Option<i64>,
    pub(in crate::store) opponent_name: Option<String>,
    pub(in crate::store) setup: String,
    pub(in crate::store) side: Option<String>,
    pub(in crate::store) pace: String,
    pub(in crate::store) games: i64,
    pub(in crate::store) idle_options: bool,
    pub(in crate::store) server_id: Option<i64>,
    pub(in crate::store) channel_id: i64,
    pub(in crate::store) reachable: bool,
    pub(in crate::store) language: String,
    pub(in crate::store) made_at: i64,
    pub(in crate::store) expires_at: i64,
    pub(in crate::store) rematch_of: Option<i64>,
    pub(in crate::store) message_id: Option<i64>,
    pub(in crate::store) message_channel_id: Option<i64>,
    pub(in crate::store) ending: Option<String>,
    pub(in crate::store) game_id: Option<i64>,
}

impl TryFrom<ChallengeRecord> for Challenge {
    type Error = StoreError;

    fn try_from(record: ChallengeRecord) -> Result<Self> {
        let reading = Reading {
            table: "challenge",
            id: record.id,
        };
        let opponent = match (record.opponent_id, record.opponent_name) {
            (Some(id), Some(name)) => Some(person(id, name)),
            (None, None) => None,
            (Some(_), None) | (None, Some(_)) => return Err(reading.fail("half an opponent")),
        };
        let pace = record.pace.as_str();
        Ok(Self {
            id: ChallengeId(record.id),
            offer: NewChallenge {
                terms: Terms {
                    setup: reading.parse("setup", &record.setup)?,
                    side: reading.side("side", record.side.as_deref())?,
                    pace: pace
                        .parse()
                        .map_err(|()| reading.fail(format_args!("pace is {pace:?}")))?,
                    games: reading.count("games", record.games)?,
                    idle_options: record.idle_options,
                },
                challenger: person(record.challenger_id, record.challenger_name),
                opponent,
                place: place(record.server_id, record.channel_id, record.reachable),
                language: record.language,
                made: moment(record.made_at),
                expires: moment(record.expires_at),
                rematch_of: record.rematch_of.map(GameId),
            },
            posted: reading.posted(record.message_id, record.message_channel_id)?,
            end: record
                .ending
                .as_deref()
                .map(|text| reading.word("ending", text, word::challenge_end))
                .transpose()?,
            game: record.game_id.map(GameId),
        })
    }
}
