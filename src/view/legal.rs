//! What is wrong with a move, and what would be legal instead.

use crate::{
    game::Game,
    l10n::{Language, say},
    rules::{IllegalMove, Move, ParseMoveError, Point},
};

use super::{
    name,
    screen::Screen,
    term::{self, movable},
};

/// How many moves are listed at most; a position with more has them in `/move`.
const MOST_LISTED: usize = 25;

/// Says why a text is no move, how moves are written, and which are legal.
pub fn not_a_move(language: Language, game: &Game, error: &ParseMoveError) -> Screen {
    let mut lines = vec![
        unreadable(language, error),
        say!(language, "unreadable-how"),
    ];
    lines.extend(instead(language, None, &game.line.legal_moves()));
    Screen::notice(lines.join("\n"))
}

/// Why a move that can be read is illegal, and which are legal.
pub(super) fn illegal(
    language: Language,
    mv: &Move,
    reason: IllegalMove,
    legal: &[Move],
) -> String {
    // Whether one far leap was meant as a jump is not known; a chain was.
    let written = match mv.landings() {
        [to] => {
            let (from, to) = (mv.from().to_string(), to.to_string());
            say!(language, "move-step", from = from, to = to)
        }
        _ => mv.to_string(),
    };
    let mut lines = vec![
        say!(language, "illegal", written = written),
        why(language, reason),
    ];
    lines.extend(instead(language, Some(mv.from()), legal));
    lines.join("\n")
}

/// Why a move is illegal.
pub(super) fn why(language: Language, reason: IllegalMove) -> String {
    match reason {
        IllegalMove::Finished(_) => say!(language, "illegal-finished"),
        IllegalMove::OffBoard(point) => {
            say!(language, "illegal-off-board", point = point.to_string())
        }
        IllegalMove::Empty(point) => say!(language, "illegal-empty", point = point.to_string()),
        IllegalMove::NotYours(point) => {
            say!(language, "illegal-not-yours", point = point.to_string())
        }
        IllegalMove::CannotJump { from, to } => say!(
            language,
            "illegal-cannot-jump",
            from = from.to_string(),
            to = to.to_string()
        ),
        IllegalMove::NoLine { from, to } => say!(
            language,
            "illegal-no-line",
            from = from.to_string(),
            to = to.to_string()
        ),
        IllegalMove::Backward { from, to } => say!(
            language,
            "illegal-backward",
            from = from.to_string(),
            to = to.to_string()
        ),
        IllegalMove::Sideways { from, to } => say!(
            language,
            "illegal-sideways",
            from = from.to_string(),
            to = to.to_string()
        ),
        IllegalMove::Occupied(point) => {
            say!(language, "illegal-occupied", point = point.to_string())
        }
        IllegalMove::NothingToJump { from, over, to } => say!(
            language,
            "illegal-nothing-to-jump",
            from = from.to_string(),
            over = over.to_string(),
            to = to.to_string()
        ),
    }
}

/// Why a text is no move.
pub(super) fn unreadable(language: Language, error: &ParseMoveError) -> String {
    match error {
        ParseMoveError::Empty => say!(language, "unreadable-empty"),
        ParseMoveError::TooLong(_) => say!(language, "unreadable-too-long"),
        ParseMoveError::ExpectedPoint { found, .. } if found.is_empty() => {
            say!(language, "unreadable-cut-short")
        }
        ParseMoveError::ExpectedPoint { found, .. } => {
            let found = name::escaped(found);
            say!(language, "unreadable-point", found = found)
        }
        ParseMoveError::NoLanding(point) => {
            say!(language, "unreadable-no-landing", point = point.to_string())
        }
        ParseMoveError::SamePoint(point) => {
            say!(language, "unreadable-same-point", point = point.to_string())
        }
        ParseMoveError::NotAJump { from, to } => say!(
            language,
            "unreadable-not-a-jump",
            from = from.to_string(),
            to = to.to_string()
        ),
        ParseMoveError::TooManyJumps => say!(language, "unreadable-too-many-jumps"),
    }
}

/// What is legal, as much of it as helps: all moves where they are few, else those of the piece
/// that was meant, else the pieces that can move.
fn instead(language: Language, meant: Option<Point>, legal: &[Move]) -> Vec<String> {
    if legal.is_empty() {
        return Vec::new();
    }
    if legal.len() <= MOST_LISTED {
        let moves = written(legal.iter());
        return vec![say!(language, "legal-all", moves = moves)];
    }
    let of_meant: Vec<&Move> = term::shortest_first(legal)
        .into_iter()
        .filter(|mv| Some(mv.from()) == meant)
        .take(MOST_LISTED)
        .collect();
    let mut lines = Vec::new();
    if let Some(first) = of_meant.first() {
        let point = first.from().to_string();
        let moves = written(of_meant.iter().copied());
        lines.push(say!(language, "legal-from", point = point, moves = moves));
    } else {
        let points = term::points(movable(legal));
        lines.push(say!(language, "legal-pieces", points = points));
    }
    lines.push(say!(language, "legal-more"));
    lines
}

fn written<'a>(moves: impl Iterator<Item = &'a Move>) -> String {
    let moves: Vec<String> = moves.map(ToString::to_string).collect();
    moves.join(", ")
}
