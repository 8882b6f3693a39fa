//! Rows of settings and of servers' logs, read.

use super::{Reading, moment, person};
use crate::{
    game::{LogEntry, PersonSettings, ServerSettings},
    store::{Result, StoreError},
};

/// What a person has settled on, in columns.
#[derive(Debug)]
pub(in crate::store) struct PersonSettingsRecord {
    pub(in crate::store) person_id: i64,
    pub(in crate::store) pings: String,
    pub(in crate::store) direct: i64,
    pub(in crate::store) language: Option<String>,
    pub(in crate::store) words: i64,
    pub(in crate::store) turned: i64,
}

impl TryFrom<PersonSettingsRecord> for PersonSettings {
    type Error = StoreError;

    fn try_from(record: PersonSettingsRecord) -> Result<Self> {
        let reading = Reading {
            table: "settings of person",
            id: record.person_id,
        };
        Ok(Self {
            pings: reading.word("pings", &record.pings, |word| word.parse().ok())?,
            direct: record.direct != 0,
            language: record.language,
            words: record.words != 0,
            turned: record.turned != 0,
        })
    }
}

/// What a server has settled on, in columns.
#[derive(Debug)]
pub(in crate::store) struct ServerSettingsRecord {
    pub(in crate::store) server_id: i64,
    pub(in crate::store) pace: Option<String>,
    pub(in crate::store) setup: Option<String>,
    pub(in crate::store) threads: i64,
    pub(in crate::store) language: Option<String>,
    pub(in crate::store) pings: String,
}

impl TryFrom<ServerSettingsRecord> for ServerSettings {
    type Error = StoreError;

    fn try_from(record: ServerSettingsRecord) -> Result<Self> {
        let reading = Reading {
            table: "settings of server",
            id: record.server_id,
        };
        let pace = record.pace.as_deref();
        let setup = record.setup.as_deref();
        Ok(Self {
            channels: Vec::new(),
            pace: pace
                .map(|pace| reading.word("pace", pace, |word| word.parse().ok()))
                .transpose()?,
            setup: setup
                .map(|setup| reading.parse("setup", setup))
                .transpose()?,
            threads: record.threads != 0,
            language: record.language,
            pings: reading.word("pings", &record.pings, |word| word.parse().ok())?,
            barred: Vec::new(),
        })
    }
}

/// An entry of a server's log, in columns.
#[derive(Debug)]
pub(in crate::store) struct LogRecord {
    pub(in crate::store) id: i64,
    pub(in crate::store) at: i64,
    pub(in crate::store) by_id: i64,
    pub(in crate::store) by_name: String,
    pub(in crate::store) change: String,
}

impl LogRecord {
    /// The entry, without the one whom it concerns.
    pub(in crate::store) fn read(self) -> Result<LogEntry> {
        let reading = Reading {
            table: "server log",
            id: self.id,
        };
        Ok(LogEntry {
            at: moment(self.at),
            by: person(self.by_id, self.by_name),
            change: reading.parse("change", &self.change)?,
            concerns: None,
        })
    }
}
