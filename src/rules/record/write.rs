//! Writing records.

use std::fmt::{self, Write};

use super::{Record, player_header};
use crate::rules::{AnyPosition, Line, Setup, Side};

/// The width at which the moves go on to the next line, where no single one is longer.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup();
        let result = self.ending.result(setup.kind());
        header(f, "Game", setup.kind().key())?;
        match setup {
            Setup::HareAndHounds => {}
            Setup::FoxAndGeese(options) => header(f, "Setup", &options.to_string())?,
        }
        if *self.line.start() != setup.start() {
            header(f, "Position", &self.line.start().to_string())?;
        }
        for side in Side::ALL {
            header(
                f,
                player_header(setup.kind(), side),
                self.players.name(side),
            )?;
        }
        if let Some(date) = self.date {
            header(f, "Date", &date.to_string())?;
        }
        header(f, "Result", result)?;
        header(f, "Termination", self.ending.key())?;
        f.write_char('\n')?;

        let mut column = 0;
        for word in words(&self.line).chain([result.to_owned()]) {
            if column == 0 {
                column = word.len();
            } else if column + 1 + word.len() <= WIDTH {
                f.write_char(' ')?;
                column += 1 + word.len();
            } else {
                f.write_char('\n')?;
                column = word.len();
            }
            f.write_str(&word)?;
        }
        f.write_char('\n')
    }
}

fn header(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            _ => f.write_char(c)?,
        }
    }
    f.write_str("\"]\n")
}

/// The moves, with the number before each first mover's, and before the very first.
fn words(line: &Line) -> impl Iterator<Item = String> {
    let first_mover = line.start().setup().first_mover();
    let number = move |position: &AnyPosition, is_first: bool| {
        let number = position.move_number();
        if position.turn() == first_mover {
            Some(format!("{number}."))
        } else {
            is_first.then(|| format!("{number}..."))
        }
    };
    line.plies()
        .enumerate()
        .flat_map(move |(ply, (before, mv))| {
            number(before, ply == 0).into_iter().chain([mv.to_string()])
        })
}
