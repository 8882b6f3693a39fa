//! What a sheet of masks is about, and where its file lies.

use std::path::{Path, PathBuf};

use super::near::Goal;
use crate::rules::fox_and_geese::{Diagonals, Options};

/// What every file begins with.
const MAGIC: &[u8; 8] = b"LEVFOX01";

/// What a sheet holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) options: Options,
    pub(super) goal: Goal,
    pub(super) kind: Kind,
    pub(super) geese: u32,
}

/// Which of a placement's masks a sheet holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// For the fox to move: what look-ups need.
    Held,
    /// For the fox that has just jumped: what the next layer needs.
    Caught,
}

impl Label {
    /// The file's name in the directory of its family.
    pub(super) fn file_name(self) -> String {
        let goal = match self.goal {
            Goal::Win => "geese",
            Goal::Hold => "fox",
        };
        let kind = match self.kind {
            Kind::Held => "wins",
            Kind::Caught => "jumps",
        };
        format!("{:02}-{goal}-{kind}", self.geese)
    }

    /// Where the file lies under a directory of tables.
    pub(super) fn path(self, dir: &Path) -> PathBuf {
        family(dir, self.options).join(self.file_name())
    }

    /// The first part of the file.
    pub(super) fn bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8] = match self.options.diagonals {
            Diagonals::Every => 0,
            Diagonals::Alternate => 1,
        };
        bytes[9] = u8::from(self.options.sideways);
        bytes[10] = match self.goal {
            Goal::Win => 0,
            Goal::Hold => 1,
        };
        bytes[11] = match self.kind {
            Kind::Held => 0,
            Kind::Caught => 1,
        };
        bytes[12] = self.geese.to_le_bytes()[0];
        bytes
    }
}

/// The directory of the sheets that setups share which differ only in the number of geese.
pub(super) fn family(dir: &Path, options: Options) -> PathBuf {
    let sideways = if options.sideways { "-sideways" } else { "" };
    dir.join(format!(
        "fox-and-geese-{}{sideways}",
        options.diagonals.key()
    ))
}
