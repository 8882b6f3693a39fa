//! A day of the calendar, as records write it.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::rules::text;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if there is such a one in the years 1 to 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let n_days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if is_leap => 29,
            2 => 28,
            _ => return None,
        };
        if year >= 1 && year <= 9999 && day >= 1 && day <= n_days {
            Some(Date { year, month, day })
        } else {
            None
        }
    }
}

impl fmt::Display for Date {
    /// Writes `2026.01.31`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

/// A text that is no date.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("expected a date such as 2026.01.31, found {found:?}")]
pub struct ParseDateError {
    /// The beginning of what was found.
    pub found: String,
}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(written: &str) -> Result<Date, ParseDateError> {
        let mut parts = written.split('.');
        let date = (|| {
            let year = parts.next()?.parse().ok()?;
            let month = parts.next()?.parse().ok()?;
            let day = parts.next()?.parse().ok()?;
            Date::new(year, month, day).filter(|date| date.to_string() == written)
        })();
        date.ok_or_else(|| ParseDateError {
            found: text::excerpt(written),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        for good in ["2026.01.31", "2024.02.29", "2000.02.29", "0001.12.31"] {
            assert_eq!(good.parse::<Date>().unwrap().to_string(), good);
        }
        for bad in [
            "2026.02.29",
            "1900.02.29",
            "2026.13.01",
            "2026.04.31",
            "0000.01.01",
            "2026.1.31",
            "2026.01.00",
            "2026.01",
            "2026.01.31.1",
            "+026.01.31",
            "2026-01-31",
            "",
        ] {
            assert!(bad.parse::<Date>().is_err(), "{bad}");
        }
    }
}
