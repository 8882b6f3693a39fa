//! The screen that a game is played on, from the first move to the result.

use crate::{
    game::{Ending, Game, PersonId, PersonSettings, Seats, Status},
    l10n::{Language, say},
    rules::{AnyPosition, GameKind, Move, Point, Setup, Side},
};

use super::{
    art::{Marks, art, letter},
    controls, ending,
    press::Press,
    screen::{Row, Screen, Tone, Weight},
    series, term,
};

/// The game as it stands, with what can be done in it.
pub fn board(language: Language, game: &Game) -> Screen {
    draw(language, game, None, Lens::default())
}

/// The same with the piece that the side to move has chosen: its targets, and the way back. Where
/// no piece that can move stands there, the board without a choice.
pub fn board_with(language: Language, game: &Game, chosen: Option<Point>) -> Screen {
    let legal = game.line.legal_moves();
    let can_move = |from: &Point| legal.iter().any(|mv| mv.from() == *from);
    draw(language, game, chosen.filter(can_move), Lens::default())
}

/// The same below a line that says what the matter is.
#[must_use]
pub fn below(line: &Screen, screen: Screen) -> Screen {
    Screen {
        text: format!("**{}**\n{}", line.text, screen.text),
        ..screen
    }
}

/// The game as only one person sees it: as they like it, with what they can do in it.
pub fn own_board(
    language: Language,
    game: &Game,
    chosen: Option<Point>,
    reader: PersonId,
    settings: &PersonSettings,
) -> Screen {
    let side = game.seats.side(reader);
    let legal = game.line.legal_moves();
    let can_move = |from: &Point| legal.iter().any(|mv| mv.from() == *from);
    let lens = Lens {
        words: settings.words,
        turned: settings.turned && side == Some(Side::Quarry),
    };
    let mut screen = draw(language, game, chosen.filter(can_move), lens);
    if side.is_none() {
        screen.rows = vec![looking(language, game)];
    } else if game.ending().is_none() && !game.awaits(reader) {
        // The moves are the other player's; the last row is for both.
        screen.rows.drain(..screen.rows.len().saturating_sub(1));
    }
    screen
}

/// What one who only looks can do: see how the game goes on and how it went.
fn looking(language: Language, game: &Game) -> Row {
    let refresh = controls::button(
        say!(language, "look-refresh"),
        Press::Look(game.id),
        Weight::Main,
    );
    Row::Buttons(vec![refresh, controls::moves_so_far(language, game)])
}

/// How somebody likes the board.
#[derive(Clone, Copy, Debug, Default)]
struct Lens {
    /// In words alone.
    words: bool,
    /// Seen from its top.
    turned: bool,
}

/// What stays of a message when the game is shown anew elsewhere: no board and no controls.
pub fn moved_on(language: Language, game: &Game) -> Screen {
    let mut text = vec![say!(language, "board-moved-on")];
    if let Some(address) = term::address(game.place, game.posted) {
        let newer = say!(language, "board-newer");
        text.push(format!("[{newer}]({address})"));
    }
    Screen {
        title: Some(title(language, game.setup, &game.seats)),
        text: text.join("\n"),
        ..Screen::default()
    }
}

/// How many characters a thread's name may have.
const THREAD_NAME: usize = 100;

/// The name of a game's thread: what is played, and who plays.
pub fn thread_name(language: Language, game: &Game) -> String {
    let kind = game.setup.kind();
    let setup = term::game_name(language, kind);
    let pack = term::plain_name(language, &game.seats.pack);
    let quarry = term::plain_name(language, &game.seats.quarry);
    let name = say!(
        language,
        "board-title",
        kind = kind.key(),
        setup = setup,
        pack = pack,
        quarry = quarry
    );
    name.chars().take(THREAD_NAME).collect()
}

/// The last move, and whose turn it is until when.
pub(super) fn where_it_stands(language: Language, game: &Game) -> Vec<String> {
    let last = game.last_move.as_ref();
    let mut lines = vec![last_move(language, game.position(), last)];
    lines.extend(standing(language, game));
    lines
}

fn draw(language: Language, game: &Game, chosen: Option<Point>, lens: Lens) -> Screen {
    let is_over = game.ending().is_some();
    let marks = Marks {
        last: game.last_move.clone(),
        chosen,
    };
    let mut above = Vec::new();
    above.extend(ending::result(language, game));
    above.extend(series::line(language, game));
    above.extend(where_it_stands(language, game));
    if let Some(point) = chosen {
        let point = point.to_string();
        above.push(say!(language, "board-picked", point = point));
    }
    let (rows, note) = controls::rows(language, game, chosen);
    above.extend(note);
    let text = if lens.words {
        above.extend(pieces(language, game));
        above.join("\n")
    } else {
        let art = art(&**game.position(), &marks, lens.turned);
        let legend = legend(
            language,
            game.position(),
            &game.seats,
            game.last_move.is_some(),
            chosen,
        );
        format!(
            "{}\n```\n{art}\n```\n{}",
            above.join("\n"),
            legend.join("\n")
        )
    };
    Screen {
        title: Some(title(language, game.setup, &game.seats)),
        text,
        footer: Some(footer(language, game)),
        tone: if is_over { Tone::Over } else { Tone::Waiting },
        rows,
        file: None,
    }
}

/// What is played, and who plays.
pub(super) fn title(language: Language, setup: Setup, seats: &Seats) -> String {
    let kind = setup.kind().key();
    let setup = term::setup_name(language, setup);
    let pack = term::named(language, &seats.pack);
    let quarry = term::named(language, &seats.quarry);
    say!(
        language,
        "board-title",
        kind = kind,
        setup = setup,
        pack = pack,
        quarry = quarry
    )
}

/// The move that led to a position, in words.
pub(super) fn last_move(language: Language, position: &AnyPosition, last: Option<&Move>) -> String {
    let Some(mv) = last else {
        return say!(language, "board-no-move");
    };
    let from = mv.from().to_string();
    let to = mv.to().to_string();
    if mv.is_capture() {
        let taken = term::points(term::captured(mv));
        say!(
            language,
            "board-last-capture",
            count = mv.landings().len(),
            from = from,
            to = to,
            taken = taken
        )
    } else {
        let side = position.setup().kind().side_key(position.turn().other());
        say!(
            language,
            "board-last-step",
            side = side,
            from = from,
            to = to
        )
    }
}

/// Whose turn it is, until when, and what else stands; nothing once the game is over.
fn standing(language: Language, game: &Game) -> Vec<String> {
    let Status::Running {
        turn,
        draw_offer,
        takeback,
    } = &game.status
    else {
        return Vec::new();
    };
    let kind = game.setup.kind();
    let mut lines = vec![to_move(language, game.position(), &game.seats)];
    if let Some(turn) = turn {
        let when = term::stamp(turn.deadline);
        lines.push(say!(language, "board-deadline", when = when));
    }
    let count = game.position().counter();
    if kind == GameKind::HareAndHounds && count > 0 {
        lines.push(say!(language, "board-stall", count = count));
    }
    if let Some(side) = *draw_offer {
        let name = term::named(language, game.seats.of(side));
        lines.push(say!(
            language,
            "board-draw-offer",
            side = kind.side_key(side),
            name = name
        ));
    }
    if let Some(side) = *takeback {
        let name = term::named(language, game.seats.of(side));
        lines.push(say!(
            language,
            "board-takeback-asked",
            side = kind.side_key(side),
            name = name
        ));
    }
    lines
}

/// Whose turn it is in a position.
pub(super) fn to_move(language: Language, position: &AnyPosition, seats: &Seats) -> String {
    let side = position.turn();
    let name = term::named(language, seats.of(side));
    say!(
        language,
        "board-turn",
        side = position.setup().kind().side_key(side),
        name = name
    )
}

/// How many moves are told in words.
const MOST_MOVES_TOLD: usize = 40;

/// Where the pieces stand and what can be played, without the drawn board.
fn pieces(language: Language, game: &Game) -> Vec<String> {
    let kind = game.setup.kind();
    let mut lines: Vec<String> = [Side::Quarry, Side::Pack]
        .into_iter()
        .map(|side| {
            let name = term::named(language, game.seats.of(side));
            let points = term::points(standing_on(game.position(), side));
            say!(
                language,
                "board-pieces",
                side = kind.side_key(side),
                name = name,
                points = points
            )
        })
        .collect();
    let legal = game.line.legal_moves();
    if !legal.is_empty() && game.ending().is_none() {
        let mut told: Vec<String> = term::shortest_first(&legal)
            .into_iter()
            .take(MOST_MOVES_TOLD)
            .map(|mv| term::move_words(language, mv))
            .collect();
        if legal.len() > MOST_MOVES_TOLD {
            told.push("…".to_owned());
        }
        let moves = told.join("; ");
        lines.push(say!(language, "board-legal", moves = moves));
    }
    lines
}

/// The points on which a side's pieces stand.
fn standing_on(position: &AnyPosition, side: Side) -> Vec<Point> {
    position
        .points()
        .iter()
        .copied()
        .filter(|&point| position.at(point) == Some(side))
        .collect()
}

/// What the letters and marks mean, whose the pieces are and where they stand.
pub(super) fn legend(
    language: Language,
    position: &AnyPosition,
    seats: &Seats,
    has_moved: bool,
    chosen: Option<Point>,
) -> Vec<String> {
    let kind = position.setup().kind();
    let mut lines: Vec<String> = [Side::Quarry, Side::Pack]
        .into_iter()
        .map(|side| {
            let on = standing_on(position, side);
            let count = on.len();
            let letter = letter(kind, side).to_string();
            let name = term::named(language, seats.of(side));
            let points = term::points(on);
            say!(
                language,
                "board-legend",
                side = kind.side_key(side),
                letter = letter,
                name = name,
                count = count,
                points = points
            )
        })
        .collect();
    if has_moved {
        lines.push(match kind {
            GameKind::HareAndHounds => say!(language, "board-legend-brackets"),
            GameKind::FoxAndGeese => say!(language, "board-legend-small"),
        });
    }
    if chosen.is_some() {
        lines.push(say!(language, "board-legend-chosen"));
    }
    lines
}

fn footer(language: Language, game: &Game) -> String {
    let counts = game.rated && game.ending() != Some(Ending::Aborted);
    let id = game.id.to_string();
    let pace = term::pace_name(language, game.pace);
    say!(
        language,
        "board-footer",
        rated = term::yes_no(counts),
        id = id,
        pace = pace
    )
}
