//! The suite on SQLite files, and what concerns SQLite alone.

mod files;
mod full;
mod migrations;
mod plans;
mod unreadable;

use std::path::PathBuf;

use leveret::store::{SqliteStore, Store};
use tempfile::TempDir;

use crate::suite;

/// A folder for a database, removed in the end.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("games.db")
    }

    fn name(&self) -> String {
        self.file().to_str().unwrap().to_owned()
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.name()).await.unwrap()
    }
}

macro_rules! in_a_file {
    ($($theme:ident: $test:ident;)*) => {
        $(
            #[tokio::test]
            async fn $test() {
                let folder = Folder::new();
                let store = folder.open().await;
                suite::$theme::$test(&store).await;
                store.close().await;
            }
        )*
    };
}

suite::every_test!(in_a_file);

mod in_memory {
    use super::{SqliteStore, Store, suite};

    macro_rules! in_memory {
        ($($theme:ident: $test:ident;)*) => {
            $(
                #[tokio::test]
                async fn $test() {
                    let store = SqliteStore::open("sqlite::memory:").await.unwrap();
                    suite::$theme::$test(&store).await;
                    store.close().await;
                }
            )*
        };
    }

    suite::every_test!(in_memory);
}
