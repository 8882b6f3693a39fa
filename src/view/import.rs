//! Reading a record in: the form to write it into, and what is wrong with one that cannot be read.

use crate::{
    l10n::{Language, say},
    rules::{InvalidSetup, PositionError, RecordError, RecordFault},
};

use super::{
    legal, name,
    press::Press,
    screen::{Form, Screen},
};

/// Why a file is not looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unfit {
    /// It is longer than any record.
    TooLarge,
    /// It holds something else than text.
    NotText,
    /// It could not be fetched.
    OutOfReach,
}

/// The form into which a record is pasted.
pub fn import_form(language: Language) -> Form {
    Form {
        title: say!(language, "import-title"),
        label: say!(language, "import-label"),
        example: say!(language, "import-example"),
        press: Press::Import,
    }
}

/// The record is no longer kept, or was somebody else's.
pub fn import_gone(language: Language) -> Screen {
    Screen::notice(say!(language, "import-gone"))
}

/// Says why a file was not read.
pub fn unfit_file(language: Language, why: Unfit) -> Screen {
    Screen::notice(match why {
        Unfit::TooLarge => say!(language, "import-too-large"),
        Unfit::NotText => say!(language, "import-not-text"),
        Unfit::OutOfReach => say!(language, "import-out-of-reach"),
    })
}

/// Says on which line a record goes wrong, and how.
pub fn bad_record(language: Language, error: &RecordError) -> Screen {
    let line = error.line;
    let lines = [
        say!(language, "import-bad", line = line),
        fault(language, &error.fault),
    ];
    Screen::notice(lines.join("\n"))
}

fn fault(language: Language, fault: &RecordFault) -> String {
    let shown = |text: &str| name::escaped(text);
    match fault {
        RecordFault::TooLong(_) => say!(language, "import-too-large"),
        RecordFault::BadHeader => say!(language, "record-bad-header"),
        RecordFault::RepeatedHeader(header) => {
            let header = shown(header);
            say!(language, "record-repeated-header", header = header)
        }
        RecordFault::LateHeader => say!(language, "record-late-header"),
        RecordFault::MissingHeader(header) => {
            let header = *header;
            say!(language, "record-missing-header", header = header)
        }
        RecordFault::Setup(error) => setup(language, error),
        RecordFault::Position(error) => position(language, error),
        RecordFault::Date(error) => {
            say!(language, "record-date", found = shown(&error.found))
        }
        RecordFault::UnknownTermination(found) => {
            say!(language, "record-termination", found = shown(found))
        }
        RecordFault::WrongResult { expected, found } => say!(
            language,
            "record-result",
            expected = shown(expected),
            found = shown(found)
        ),
        RecordFault::WrongMoveNumber { expected, found } => say!(
            language,
            "record-move-number",
            expected = expected.to_string(),
            found = shown(found)
        ),
        RecordFault::Move { ply, error } => {
            let (ply, reason) = (*ply, legal::unreadable(language, error));
            say!(language, "record-move", ply = ply, reason = reason)
        }
        RecordFault::Illegal { ply, mv, reason } => {
            let (ply, written) = (*ply, mv.to_string());
            let reason = legal::why(language, *reason);
            say!(
                language,
                "record-illegal",
                ply = ply,
                written = written,
                reason = reason
            )
        }
        RecordFault::NoResult(result) => {
            let result = shown(result);
            say!(language, "record-no-result", result = result)
        }
        RecordFault::Unexpected(found) => {
            say!(language, "record-unexpected", found = shown(found))
        }
        RecordFault::Contradiction(contradiction) => {
            let said = contradiction.said.key();
            match contradiction.shown {
                Some(outcome) => say!(
                    language,
                    "record-contradiction",
                    said = said,
                    shown = outcome.key()
                ),
                None => say!(language, "record-contradiction-running", said = said),
            }
        }
    }
}

fn setup(language: Language, error: &InvalidSetup) -> String {
    let shown = |text: &str| name::escaped(text);
    match error {
        InvalidSetup::TooLong(_) => say!(language, "record-setup-too-long"),
        InvalidSetup::UnknownGame(found) => {
            say!(language, "record-unknown-game", found = shown(found))
        }
        InvalidSetup::UnknownGeese(found) => {
            say!(language, "record-unknown-geese", found = shown(found))
        }
        InvalidSetup::UnknownDiagonals(found) => {
            say!(language, "record-unknown-diagonals", found = shown(found))
        }
        InvalidSetup::Unexpected(found) => {
            say!(language, "record-setup-unexpected", found = shown(found))
        }
    }
}

fn position(language: Language, error: &PositionError) -> String {
    match error {
        PositionError::TooLong(_) | PositionError::Missing(_) | PositionError::Unexpected(_) => {
            say!(language, "record-position-parts")
        }
        PositionError::WrongRowCount { expected, .. } => {
            let expected = *expected;
            say!(language, "record-position-rows", expected = expected)
        }
        PositionError::WrongRowLength { rank, expected, .. } => {
            let (rank, expected) = (rank.to_string(), *expected);
            say!(
                language,
                "record-position-row",
                rank = rank,
                expected = expected
            )
        }
        PositionError::UnknownLetter { rank, letter } => {
            let found = name::escaped(&letter.to_string());
            say!(
                language,
                "record-position-letter",
                rank = rank.to_string(),
                found = found
            )
        }
        PositionError::NoQuarry(_) | PositionError::ManyQuarries { .. } => {
            say!(language, "record-position-quarry")
        }
        PositionError::WrongPackSize { found, .. } => {
            let count = *found;
            say!(language, "record-position-pack", count = count)
        }
        PositionError::OffBoard(point) => {
            say!(language, "illegal-off-board", point = point.to_string())
        }
        PositionError::SharedPoint(point) => {
            say!(
                language,
                "record-position-shared",
                point = point.to_string()
            )
        }
        PositionError::WrongSide { found, .. } => {
            let found = name::escaped(found);
            say!(language, "record-position-side", found = found)
        }
        PositionError::WrongCounter { most, .. } => {
            say!(language, "record-position-counter", most = most.to_string())
        }
        PositionError::WrongMoveNumber(_) => say!(language, "record-position-number"),
    }
}
