//! `leveret words`.

pub(crate) fn run() -> anyhow::Result<()> {
    Ok(())
}
