//! A game looked through, ply by ply, and its record as a text.

use crate::{
    game::{self, ImportId, Person, PersonId, Played, Seats},
    l10n::{Language, say},
    rules::{Ending, Line, Record},
};

use super::{
    art::{Marks, art},
    board,
    controls::button,
    ending,
    press::{Press, Step, Subject},
    screen::{Row, Screen, TextFile, Tone, Weight},
};

/// How many plies before and after the one that is shown are listed.
const AROUND: usize = 20;

/// How long a message without a heading may be.
const MESSAGE: usize = 2000;

/// A game to look through.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    of: Subject,
    seats: Seats,
    line: &'a Line,
    /// `None` while it goes on, or where nobody knows.
    ending: Option<game::Ending>,
    is_running: bool,
}

impl<'a> Replay<'a> {
    /// A game, running or finished.
    pub fn game(played: &'a Played) -> Self {
        let ending = played.game.ending();
        Self {
            of: Subject::Game(played.game.id),
            seats: played.game.seats.clone(),
            line: &played.line,
            ending,
            is_running: ending.is_none(),
        }
    }

    /// A record that somebody has read in.
    pub fn import(id: ImportId, record: &'a Record) -> Self {
        let nobody = |name: &str| Person {
            id: PersonId(0),
            name: name.to_owned(),
        };
        Self {
            of: Subject::Import(id),
            seats: Seats {
                pack: nobody(&record.players().pack),
                quarry: nobody(&record.players().quarry),
            },
            line: record.line(),
            ending: match record.ending() {
                Ending::InPlay => None,
                Ending::Aborted => Some(game::Ending::Aborted),
                Ending::DrawAgreed => Some(game::Ending::DrawAgreed),
                Ending::Resigned(side) => Some(game::Ending::Resigned(side)),
                Ending::TimedOut(side) => Some(game::Ending::TimedOut(side)),
                Ending::Board(outcome) => Some(game::Ending::Board(outcome)),
            },
            is_running: false,
        }
    }
}

/// The game as it stood after `ply` plies, or at its end where it has fewer.
pub fn replay(language: Language, replay: &Replay<'_>, ply: u32) -> Screen {
    let n_plies = replay.line.ply();
    let ply = ply.min(n_plies);
    let shown = usize::try_from(ply).unwrap_or(usize::MAX);
    let line = replay.line;
    let position = line.position_at(shown).unwrap_or(line.position());
    let last = shown.checked_sub(1).and_then(|at| line.moves().get(at));
    let setup = position.setup();

    let mut above = Vec::new();
    if n_plies > 0 {
        above.push(say!(language, "replay-at", ply = ply, count = n_plies));
    }
    above.push(board::last_move(language, position, last));
    match replay.ending.filter(|_| ply == n_plies) {
        Some(ending) => {
            let over = ending::sentence(language, setup.kind(), ending);
            above.push(format!("**{over}**"));
        }
        None => above.push(board::to_move(language, position, &replay.seats)),
    }
    let marks = Marks {
        last: last.cloned(),
        chosen: None,
    };
    let art = art(&**position, &marks, false);
    let mut below = board::legend(language, position, &replay.seats, last.is_some(), None);
    if n_plies > 0 {
        let moves = moves(line, shown);
        below.push(say!(language, "replay-moves", moves = moves));
    }
    Screen {
        title: Some(board::title(language, setup, &replay.seats)),
        text: format!(
            "{}\n```\n{art}\n```\n{}",
            above.join("\n"),
            below.join("\n")
        ),
        footer: Some(footer(language, replay)),
        tone: Tone::Plain,
        rows: rows(language, replay, ply),
        file: None,
    }
}

/// The moves around the one that led to what is shown, which is bold.
fn moves(line: &Line, shown: usize) -> String {
    let first_mover = line.start().setup().first_mover();
    let from = shown.saturating_sub(AROUND);
    let mut words = Vec::new();
    if from > 0 {
        words.push("…".to_owned());
    }
    for (at, (before, mv)) in line.plies().enumerate().skip(from).take(2 * AROUND) {
        let number = before.move_number();
        if before.turn() == first_mover {
            words.push(format!("{number}."));
        } else if at == from {
            words.push(format!("{number}. …"));
        }
        words.push(if at + 1 == shown {
            format!("**{mv}**")
        } else {
            mv.to_string()
        });
    }
    if line.moves().len() > from + 2 * AROUND {
        words.push("…".to_owned());
    }
    words.join(" ")
}

fn footer(language: Language, replay: &Replay<'_>) -> String {
    match replay.of {
        Subject::Game(id) => {
            let id = id.to_string();
            say!(language, "replay-footer-game", id = id)
        }
        Subject::Import(_) => say!(language, "replay-footer-import"),
    }
}

fn rows(language: Language, replay: &Replay<'_>, ply: u32) -> Vec<Row> {
    let of = replay.of;
    let n_plies = replay.line.ply();
    let to = |label: String, ply: u32, step: Step, idle: bool| {
        let mut button = button(label, Press::Replay { of, ply, step }, Weight::Normal);
        button.idle = idle;
        button
    };
    let (at_start, at_end) = (ply == 0, ply == n_plies);
    let back = ply.saturating_sub(1);
    let mut steps = vec![
        to(say!(language, "replay-first"), 0, Step::First, at_start),
        to(say!(language, "replay-back"), back, Step::Back, at_start),
        to(say!(language, "replay-on"), ply + 1, Step::On, at_end),
        to(say!(language, "replay-last"), u32::MAX, Step::Last, at_end),
    ];
    if replay.is_running {
        let refresh = say!(language, "look-refresh");
        steps.push(to(refresh, u32::MAX, Step::Refresh, false));
    }
    let export = button(
        say!(language, "replay-export"),
        Press::Export(of),
        Weight::Normal,
    );
    vec![Row::Buttons(steps), Row::Buttons(vec![export])]
}

/// A record as a text: a file, and a block of code where it fits and nothing in it ends the block.
pub fn export(language: Language, of: Subject, record: &Record) -> Screen {
    let written = record.to_string();
    let (name, about) = match of {
        Subject::Game(id) => {
            let number = id.to_string();
            let about = say!(language, "export-game", id = number);
            (format!("leveret-{id}.txt"), about)
        }
        Subject::Import(_) => (
            "leveret-record.txt".to_owned(),
            say!(language, "export-import"),
        ),
    };
    let block = format!("{about}\n```\n{written}```");
    let fits = block.encode_utf16().count() <= MESSAGE && !written.contains("```");
    Screen {
        text: if fits { block } else { about },
        file: Some(TextFile {
            name,
            text: written,
        }),
        ..Screen::default()
    }
}
