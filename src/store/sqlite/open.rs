//! Finding, opening and migrating a database file.

use std::{
    env,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Error, SqliteConnection,
    error::DatabaseError,
    migrate::{MigrateError, Migrator},
    query,
    sqlite::{SqliteConnectOptions, SqliteError, SqliteJournalMode, SqliteSynchronous},
};

use super::connections::Connections;
use crate::store::{OpenProblem, StoreError};

/// How long a write waits for another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many reads may go on at a time.
const N_READERS: usize = 4;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// A database that has been opened: one connection writes, several read.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) writer: Arc<Connections>,
    pub(super) readers: Arc<Connections>,
}

/// The options that a database is opened with: `database` is a path, `sqlite:` and a path, or
/// `sqlite::memory:`. A path may begin with `~/`. What is not there is made.
pub(super) fn options(database: &str) -> Result<SqliteConnectOptions, StoreError> {
    let problem = |problem| StoreError::Open {
        database: database.to_owned(),
        problem,
    };
    let named = match database.strip_prefix("sqlite:") {
        Some("" | "//") => Err("nothing follows sqlite:".to_owned()),
        Some(_) => {
            SqliteConnectOptions::from_str(&with_mode(database)).map_err(|error| error.to_string())
        }
        None if database.is_empty() => Err("it is empty".to_owned()),
        None if database.contains("://") => Err(format!("found {database:?}")),
        None => Ok(SqliteConnectOptions::new()
            .filename(database)
            .create_if_missing(true)),
    };
    let named = named.map_err(|reason| problem(OpenProblem::Name(reason)))?;
    let path = at_home(named.get_filename());
    Ok(named
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .foreign_keys(true))
}

/// A URL that does not say whether the file may be made lets it be made.
fn with_mode(url: &str) -> String {
    match url.split_once('?') {
        None if in_memory(url) => url.to_owned(),
        None => format!("{url}?mode=rwc"),
        Some((_, parameters)) if parameters.contains("mode=") => url.to_owned(),
        Some(_) => format!("{url}&mode=rwc"),
    }
}

fn in_memory(database: &str) -> bool {
    matches!(database, "sqlite::memory:" | "sqlite://:memory:")
}

fn at_home(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), env::home_dir()) {
        (Ok(rest), Some(home)) => home.join(rest),
        (Ok(_) | Err(_), _) => path.to_owned(),
    }
}

/// Opens a database in memory or in a file and brings it up to date.
pub(super) async fn open(database: &str) -> Result<Opened, StoreError> {
    let options = options(database)?;
    let opened = if in_memory(database) {
        open_memory(options).await
    } else {
        open_file(options).await
    };
    opened.map_err(|problem| StoreError::Open {
        database: database.to_owned(),
        problem,
    })
}

/// Opens a database file and brings it up to date.
pub(super) async fn connect(options: SqliteConnectOptions) -> Result<Opened, StoreError> {
    let file = options.get_filename().to_owned();
    open_file(options)
        .await
        .map_err(|problem| StoreError::Open {
            database: file.display().to_string(),
            problem,
        })
}

/// A database in memory has one connection for everything: connections that share memory lock each
/// other out without waiting.
async fn open_memory(options: SqliteConnectOptions) -> Result<Opened, OpenProblem> {
    let writer = Arc::new(Connections::new(vec![connect_writer(&options).await?]));
    let readers = Arc::clone(&writer);
    Ok(Opened { writer, readers })
}

async fn open_file(options: SqliteConnectOptions) -> Result<Opened, OpenProblem> {
    let folder = options.get_filename().parent().unwrap_or(Path::new(""));
    if !folder.as_os_str().is_empty() && !folder.is_dir() {
        return Err(OpenProblem::NoFolder(folder.to_owned()));
    }
    let writer = connect_writer(&options).await?;
    let reading = options.create_if_missing(false).read_only(true);
    let mut readers = Vec::with_capacity(N_READERS);
    for _ in 0..N_READERS {
        readers.push(reading.connect().await?);
    }
    Ok(Opened {
        writer: Arc::new(Connections::new(vec![writer])),
        readers: Arc::new(Connections::new(readers)),
    })
}

async fn connect_writer(options: &SqliteConnectOptions) -> Result<SqliteConnection, OpenProblem> {
    let mut connection = options.connect().await?;
    migrate(&mut connection).await?;
    Ok(connection)
}

/// All that is missing, or nothing; of two processes that start at once the second waits and then
/// finds it done.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), OpenProblem> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    MIGRATIONS.run(&mut *tx).await?;
    // A file that is protected opens all the same, and tells only who writes.
    query!("UPDATE heartbeat SET at = at WHERE FALSE")
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

impl From<Error> for OpenProblem {
    fn from(error: Error) -> Self {
        match error.as_database_error().and_then(primary_code) {
            Some(8) => Self::NotWritable,
            Some(14) => Self::NoFile,
            Some(26) => Self::NotADatabase,
            Some(_) | None => Self::Database(error),
        }
    }
}

impl From<MigrateError> for OpenProblem {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => Self::Newer(version),
            MigrateError::Execute(error) => error.into(),
            error => Self::Migration(error),
        }
    }
}

/// The first byte of SQLite's result code, without what the rest adds to it.
fn primary_code(error: &(dyn DatabaseError + 'static)) -> Option<u32> {
    let error = error.try_downcast_ref::<SqliteError>()?;
    let code: u32 = error.code()?.parse().ok()?;
    Some(code & 0xff)
}
