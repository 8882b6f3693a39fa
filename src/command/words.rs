//! `leveret words`.

use std::io::{self, Write as _};

use leveret::l10n::{Language, gaps};

pub(crate) fn run() -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for language in Language::ALL {
        let gaps = gaps(language);
        if gaps.is_empty() {
            writeln!(out, "{}: complete", language.tag())?;
        }
        for gap in gaps {
            writeln!(out, "{}: {gap}", language.tag())?;
        }
    }
    Ok(())
}
