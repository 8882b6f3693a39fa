//! Rows as every engine keeps them, and what they are read into and written from.
//!
//! The records' fields are the columns, in types that all engines have. A record is checked when it
//! is read: what no version of this program could have written is [`StoreError::Corrupt`], never a
//! panic and never a guess. No SQL here.

mod challenge;
mod change;
mod game;
mod settings;
mod standing;
#[cfg(test)]
mod tests;
mod word;

use std::{fmt::Display, str::FromStr};

use super::{Result, StoreError};
use crate::{
    game::{ChannelId, MessageId, Moment, Person, PersonId, Place, Posted, ServerId},
    rules::Side,
};

pub(super) use challenge::ChallengeRecord;
pub(super) use change::{Change, compact};
pub(super) use game::{GameRecord, LineRecord};
pub(super) use settings::{LogRecord, PersonSettingsRecord, ServerSettingsRecord};
pub(super) use standing::{RankedRecord, StandingRecord, scope_id};
pub(super) use word::{challenge_end_word, side_word};

/// A record that is being read, by the name that an error gives it.
#[derive(Clone, Copy, Debug)]
struct Reading {
    table: &'static str,
    id: i64,
}

impl Reading {
    fn fail(self, reason: impl Display) -> StoreError {
        StoreError::Corrupt {
            record: format!("{} {}", self.table, self.id),
            reason: reason.to_string(),
        }
    }

    /// A small number that is never negative.
    fn count(self, column: &str, value: i64) -> Result<u32> {
        u32::try_from(value).map_err(|_| self.fail(format_args!("{column} is {value}")))
    }

    /// A text that its type reads.
    fn parse<T: FromStr>(self, column: &str, text: &str) -> Result<T>
    where
        T::Err: Display,
    {
        text.parse()
            .map_err(|error| self.fail(format_args!("{column} {text:?}: {error}")))
    }

    /// A word of a closed list.
    fn word<T>(self, column: &str, text: &str, read: fn(&str) -> Option<T>) -> Result<T> {
        read(text).ok_or_else(|| self.fail(format_args!("{column} is {text:?}")))
    }

    fn side(self, column: &str, text: Option<&str>) -> Result<Option<Side>> {
        text.map(|text| self.word(column, text, word::side))
            .transpose()
    }

    fn posted(self, message: Option<i64>, channel: Option<i64>) -> Result<Option<Posted>> {
        match (message, channel) {
            (Some(message), Some(channel)) => Ok(Some(Posted {
                message: MessageId(message.cast_unsigned()),
                channel: ChannelId(channel.cast_unsigned()),
            })),
            (None, None) => Ok(None),
            (Some(_), None) | (None, Some(_)) => Err(self.fail("half a message")),
        }
    }
}

fn moment(at: i64) -> Moment {
    Moment(at)
}

/// A person from their number and name.
pub(super) fn person(id: i64, name: String) -> Person {
    Person {
        id: PersonId(id.cast_unsigned()),
        name,
    }
}

/// A channel from its number.
pub(super) fn channel(id: i64) -> ChannelId {
    ChannelId(id.cast_unsigned())
}

fn place(server: Option<i64>, channel: i64, reachable: bool) -> Place {
    Place {
        server: server.map(|id| ServerId(id.cast_unsigned())),
        channel: ChannelId(channel.cast_unsigned()),
        reachable,
    }
}

/// The server of a place as it is stored.
pub(super) fn server_id(place: Place) -> Option<i64> {
    place.server.map(|server| server.0.cast_signed())
}

/// A message and its channel as they are stored.
pub(super) fn posted_ids(posted: Option<Posted>) -> (Option<i64>, Option<i64>) {
    posted
        .map(|posted| {
            (
                posted.message.0.cast_signed(),
                posted.channel.0.cast_signed(),
            )
        })
        .unzip()
}
