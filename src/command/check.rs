//! `leveret check`: are the settings right, and can the database be used?

use std::io::{self, Write as _};

pub(crate) fn run() -> anyhow::Result<()> {
    let settings = super::run::settings()?;
    super::run::runtime()?.block_on(async {
        let store = super::run::open(&settings).await?;
        let running = store.n_running().await?;
        store.close().await;
        writeln!(
            io::stdout(),
            "The settings are good. {} can be used; running games: {running}.",
            settings.database_url
        )?;
        Ok(())
    })
}
