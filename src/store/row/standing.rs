//! A person's row in a leaderboard, read.

use super::Reading;
use crate::{
    game::{
        PersonId,
        ratings::{Ranked, Rating, Scope, SideRecord, Standing},
    },
    store::Result,
};

/// A scope as it is stored: the server's number, or 0 for everywhere.
pub(in crate::store) fn scope_id(scope: Scope) -> i64 {
    match scope {
        Scope::Everywhere => 0,
        Scope::Server(server) => server.0.cast_signed(),
    }
}

/// What a person has done, in columns.
#[derive(Debug)]
pub(in crate::store) struct StandingRecord {
    pub(in crate::store) person_id: i64,
    pub(in crate::store) pack_value: f64,
    pub(in crate::store) pack_deviation: f64,
    pub(in crate::store) pack_volatility: f64,
    pub(in crate::store) pack_won: i64,
    pub(in crate::store) pack_lost: i64,
    pub(in crate::store) pack_drawn: i64,
    pub(in crate::store) quarry_value: f64,
    pub(in crate::store) quarry_deviation: f64,
    pub(in crate::store) quarry_volatility: f64,
    pub(in crate::store) quarry_won: i64,
    pub(in crate::store) quarry_lost: i64,
    pub(in crate::store) quarry_drawn: i64,
}

impl TryFrom<StandingRecord> for Standing {
    type Error = crate::store::StoreError;

    fn try_from(record: StandingRecord) -> Result<Self> {
        let reading = Reading {
            table: "standing of",
            id: record.person_id,
        };
        Ok(Self {
            pack: SideRecord {
                rating: Rating {
                    value: record.pack_value,
                    deviation: record.pack_deviation,
                    volatility: record.pack_volatility,
                },
                won: reading.count("games won", record.pack_won)?,
                lost: reading.count("games lost", record.pack_lost)?,
                drawn: reading.count("games drawn", record.pack_drawn)?,
            },
            quarry: SideRecord {
                rating: Rating {
                    value: record.quarry_value,
                    deviation: record.quarry_deviation,
                    volatility: record.quarry_volatility,
                },
                won: reading.count("games won", record.quarry_won)?,
                lost: reading.count("games lost", record.quarry_lost)?,
                drawn: reading.count("games drawn", record.quarry_drawn)?,
            },
        })
    }
}

/// A line of a leaderboard, in columns.
#[derive(Debug)]
pub(in crate::store) struct RankedRecord {
    pub(in crate::store) name: String,
    pub(in crate::store) standing: StandingRecord,
}

impl RankedRecord {
    /// The line at its place, from 1.
    pub(in crate::store) fn at(self, rank: u32) -> Result<Ranked> {
        Ok(Ranked {
            rank,
            person: PersonId(self.standing.person_id.cast_unsigned()),
            name: self.name,
            standing: self.standing.try_into()?,
        })
    }
}
