//! A game with all of its moves, and its record.

use std::time::Duration;

use super::{ending::Ending, moment::Moment, table::Game};
use crate::rules::{self, Contradiction, Date, Line, Players, Record};

/// For how long a record that somebody has read in can be looked at.
pub const IMPORT_KEPT: Duration = Duration::from_hours(7 * 24);

/// How many records of one person are kept at a time; the oldest makes way.
pub const IMPORTS_KEPT: u32 = 20;

/// A game and every move of it, both read at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// Its moves from the start.
    pub line: Line,
}

impl Played {
    /// The game's record, finished or not. An error: the moves are another game's.
    pub fn record(&self) -> Result<Record, Contradiction> {
        let players = Players {
            pack: self.game.seats.pack.name.clone(),
            quarry: self.game.seats.quarry.name.clone(),
        };
        let ending = match self.game.ending() {
            None => rules::Ending::InPlay,
            Some(Ending::Board(outcome)) => rules::Ending::Board(outcome),
            Some(Ending::Resigned(side)) => rules::Ending::Resigned(side),
            Some(Ending::TimedOut(side)) => rules::Ending::TimedOut(side),
            Some(Ending::DrawAgreed) => rules::Ending::DrawAgreed,
            Some(Ending::Aborted) => rules::Ending::Aborted,
        };
        Record::new(self.line.clone(), players, date(self.game.started), ending)
    }
}

/// The day of a moment, in UTC.
fn date(moment: Moment) -> Option<Date> {
    // Howard Hinnant's reckoning: years that begin in March, in eras of 400 years.
    let days = moment.seconds().div_euclid(86_400) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Date::new(
        u16::try_from(year).ok()?,
        u8::try_from(month).ok()?,
        u8::try_from(day).ok()?,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day_of_the_calendar() {
        for (seconds, expect) in [
            (0, "1970.01.01"),
            (951_782_400, "2000.02.29"),
            (951_868_800, "2000.03.01"),
            (1_800_000_000, "2027.01.15"),
            (1_798_761_599, "2026.12.31"),
            (1_798_761_600, "2027.01.01"),
            (-1, "1969.12.31"),
        ] {
            let date = date(Moment(seconds * 1000)).unwrap();
            assert_eq!(date.to_string(), expect, "{seconds}");
        }
        assert_eq!(date(Moment(i64::MAX)), None);
    }
}
