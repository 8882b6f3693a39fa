//! Moments as people read them. The script writes them anew in the reader's language and lets them tick; what is
//! written here stands until then.

use maud::{Markup, html};

use super::super::clock::iso;

/// A `time` element for a moment in seconds since the Unix epoch, in one of Discord's styles.
pub(super) fn stamp(seconds: i64, style: char, now: u64) -> Markup {
    let words = if style == 'R' {
        relative(seconds.saturating_sub(i64::try_from(now / 1000).unwrap_or(i64::MAX)))
    } else {
        plain(seconds)
    };
    html! { time class="stamp" aria-live="off" data-at=(seconds) data-style=(style) datetime=(machine(seconds)) { (words) } }
}

/// When a message was written: `data-style` `m` has the script say today and yesterday.
pub(super) fn written(id: &str, millis: u64) -> Markup {
    let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
    html! { time id=(id) class="when" aria-live="off" data-at=(seconds) data-style="m" datetime=(machine(seconds)) { (plain(seconds)) } }
}

/// Distances are said roughly, as Discord does.
fn relative(distance: i64) -> String {
    let size = distance.unsigned_abs();
    let (count, unit) = match size {
        0..60 => (size, "second"),
        60..3_600 => (size / 60, "minute"),
        3_600..86_400 => (size / 3_600, "hour"),
        86_400..2_592_000 => (size / 86_400, "day"),
        2_592_000..31_536_000 => (size / 2_592_000, "month"),
        _ => (size / 31_536_000, "year"),
    };
    let plural = if count == 1 { "" } else { "s" };
    if distance < 0 {
        format!("{count} {unit}{plural} ago")
    } else {
        format!("in {count} {unit}{plural}")
    }
}

fn plain(seconds: i64) -> String {
    let written = machine(seconds);
    match written.split_once('T') {
        Some((day, time)) => format!("{day} {}", time.get(..5).unwrap_or_default()),
        None => written,
    }
}

fn machine(seconds: i64) -> String {
    // Beyond the year 9999 there is nothing to show.
    let seconds = u64::try_from(seconds)
        .unwrap_or_default()
        .min(253_402_300_799);
    iso(seconds * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_said_roughly() {
        assert_eq!(relative(1), "in 1 second");
        assert_eq!(relative(300), "in 5 minutes");
        assert_eq!(relative(-7_200), "2 hours ago");
        assert_eq!(relative(i64::MIN), "292471208677 years ago");
    }

    #[test]
    fn any_number_makes_a_moment() {
        assert_eq!(plain(0), "1970-01-01 00:00");
        assert_eq!(plain(-5), "1970-01-01 00:00");
        assert!(plain(i64::MAX).starts_with("9999-12-31"));
    }
}
