//! Reading records.

use std::{collections::HashMap, str::FromStr};

use super::{Ending, LONGEST, Players, Record, RecordError, RecordFault, player_header};
use crate::rules::{AnyPosition, Date, GameKind, Line, Setup, Side, text};

/// The headers of a record, each with the number of its line.
struct Headers {
    values: HashMap<String, (usize, String)>,
    /// The number of the line after the last header.
    end: usize,
}

/// Gives a fault its line.
fn on<T>(line: usize, result: Result<T, impl Into<RecordFault>>) -> Result<T, RecordError> {
    result.map_err(|fault| RecordError {
        line,
        fault: fault.into(),
    })
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(written: &str) -> Result<Record, RecordError> {
        if written.len() > LONGEST {
            return on(1, Err(RecordFault::TooLong(written.len())));
        }
        let mut lines = (1..).zip(written.lines().map(str::trim)).peekable();
        let mut headers = Headers {
            values: HashMap::new(),
            end: 1,
        };
        while let Some((n, line)) = lines.next_if(|(_, line)| line.is_empty() || is_header(line)) {
            headers.end = n + 1;
            if is_header(line) {
                headers.add(n, line)?;
            }
        }
        let start = headers.start()?;
        let kind = start.setup().kind();
        let ending = headers.ending(kind)?;
        let players = Players {
            pack: headers.player(kind, Side::Pack)?,
            quarry: headers.player(kind, Side::Quarry)?,
        };
        let date = headers.date()?;
        let (end, line) = replay(Line::new(start), lines, ending.result(kind))?;
        on(end, Record::new(line, players, date, ending))
    }
}

fn is_header(line: &str) -> bool {
    line.starts_with('[')
}

impl Headers {
    fn add(&mut self, n: usize, line: &str) -> Result<(), RecordError> {
        let (name, value) = on(n, header(line).ok_or(RecordFault::BadHeader))?;
        match self.values.insert(name.to_owned(), (n, value)) {
            None => Ok(()),
            Some(_) => on(n, Err(RecordFault::RepeatedHeader(text::excerpt(name)))),
        }
    }

    fn get(&self, name: &str) -> Option<(usize, &str)> {
        let (n, value) = self.values.get(name)?;
        Some((*n, value))
    }

    fn require(&self, name: &'static str) -> Result<(usize, &str), RecordError> {
        let found = self.get(name).ok_or(RecordFault::MissingHeader(name));
        on(self.end, found)
    }

    fn start(&self) -> Result<AnyPosition, RecordError> {
        let (n, game) = self.require("Game")?;
        let kind: GameKind = on(n, game.parse())?;
        let (n, options) = self.get("Setup").unwrap_or((self.end, ""));
        let setup = on(n, Setup::with_options(kind, options.split_whitespace()))?;
        match self.get("Position") {
            None => Ok(setup.start()),
            Some((n, position)) => on(n, AnyPosition::parse(setup, position)),
        }
    }

    fn player(&self, kind: GameKind, side: Side) -> Result<String, RecordError> {
        let (_, name) = self.require(player_header(kind, side))?;
        Ok(name.to_owned())
    }

    fn date(&self) -> Result<Option<Date>, RecordError> {
        match self.get("Date") {
            None => Ok(None),
            Some((n, date)) => on(n, date.parse()).map(Some),
        }
    }

    /// The ending that the two headers on it give together.
    fn ending(&self, kind: GameKind) -> Result<Ending, RecordError> {
        let (n, termination) = self.require("Termination")?;
        let endings: Vec<Ending> = Ending::all()
            .filter(|ending| ending.key() == termination)
            .collect();
        if endings.is_empty() {
            let found = text::excerpt(termination);
            return on(n, Err(RecordFault::UnknownTermination(found)));
        }
        let (n, result) = self.require("Result")?;
        let ending = endings.iter().find(|ending| ending.result(kind) == result);
        let wrong = || RecordFault::WrongResult {
            expected: endings
                .iter()
                .map(|ending| ending.result(kind))
                .collect::<Vec<_>>()
                .join(" or "),
            found: text::excerpt(result),
        };
        on(n, ending.copied().ok_or_else(wrong))
    }
}

/// Reads `[Name "value"]`.
fn header(line: &str) -> Option<(&str, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, value) = inner.split_once('"')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(char::is_alphanumeric);
    is_name.then_some(())?;
    Some((name, unescaped(value)?))
}

fn unescaped(value: &str) -> Option<String> {
    let mut chars = value.chars();
    let mut plain = String::with_capacity(value.len());
    while let Some(c) = chars.next() {
        plain.push(match c {
            '"' => return None,
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                escaped @ ('"' | '\\') => escaped,
                _ => return None,
            },
            _ => c,
        });
    }
    Some(plain)
}

/// Plays the moves up to the result, and gives the number of the line on which it stands.
fn replay<'a>(
    mut line: Line,
    lines: impl Iterator<Item = (usize, &'a str)>,
    result: &'static str,
) -> Result<(usize, Line), RecordError> {
    let mut ended_on = None;
    let mut last = 1;
    for (n, written) in lines {
        last = n;
        if is_header(written) {
            return on(n, Err(RecordFault::LateHeader));
        }
        for word in written.split_whitespace() {
            if ended_on.is_some() {
                return on(n, Err(RecordFault::Unexpected(text::excerpt(word))));
            }
            if word == result {
                ended_on = Some(n);
            } else {
                on(n, play(&mut line, word))?;
            }
        }
    }
    match ended_on {
        Some(n) => Ok((n, line)),
        None => on(last, Err(RecordFault::NoResult(result))),
    }
}

/// Plays a word of the moves: a number, a move, or a number with a move right behind it.
fn play(line: &mut Line, word: &str) -> Result<(), RecordFault> {
    let mv = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let number = &word[..word.len() - mv.len()];
    let expected = line.position().move_number();
    if !number.is_empty() && number.trim_end_matches('.') != expected.to_string() {
        let found = text::excerpt(number);
        return Err(RecordFault::WrongMoveNumber { expected, found });
    }
    if mv.is_empty() {
        return Ok(());
    }
    let ply = line.ply() + 1;
    let mv = mv
        .parse()
        .map_err(|error| RecordFault::Move { ply, error })?;
    line.play(&mv)
        .map_err(|reason| RecordFault::Illegal { ply, mv, reason })
}
