//! The emulator's own clock: it runs with real time and can be moved forward.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::Notify;

/// A clock in milliseconds since the Unix epoch.
#[derive(Debug)]
pub(super) struct Clock {
    started: Instant,
    epoch: u64,
    ahead: AtomicU64,
    moved: Notify,
}

impl Clock {
    /// A clock that shows `start` now, or real time.
    pub(super) fn new(start: Option<u64>) -> Clock {
        Clock {
            started: Instant::now(),
            epoch: start.unwrap_or_else(real_time),
            ahead: AtomicU64::new(0),
            moved: Notify::new(),
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.read().0
    }

    /// The moment it is, and by how much the clock was moved to get there.
    pub(super) fn read(&self) -> (u64, Duration) {
        let running = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let ahead = self.ahead.load(Ordering::Acquire);
        (self.epoch + running + ahead, Duration::from_millis(ahead))
    }

    pub(super) fn advance(&self, by: Duration) {
        let millis = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.ahead.fetch_add(millis, Ordering::AcqRel);
        self.moved.notify_waiters();
    }

    /// Returns once the clock shows `when` or later, however it gets there.
    pub(super) async fn until(&self, when: u64) {
        loop {
            let moved = self.moved.notified();
            let now = self.now();
            if now >= when {
                return;
            }
            tokio::select! {
                () = moved => {}
                () = tokio::time::sleep(Duration::from_millis(when - now)) => {}
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the emulator shows its own time, and this is where that comes from"
)]
fn real_time() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The moment as Discord writes it: `2026-01-31T08:05:09.123000+00:00`.
pub(super) fn iso(millis: u64) -> String {
    let (days, of_day) = (millis / 86_400_000, millis % 86_400_000);
    let (year, month, day) = civil(days);
    let seconds = of_day / 1000;
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{:03}000+00:00",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60,
        of_day % 1000
    )
}

/// Year, month and day of a count of days since the Unix epoch.
fn civil(days: u64) -> (u64, u64, u64) {
    // Years are counted from March, so that the leap day is a year's last one.
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_769_846_709_123), "2026-01-31T08:05:09.123000+00:00");
    }

    #[test]
    fn the_clock_moves_forward_on_demand() {
        let clock = Clock::new(Some(1000));
        clock.advance(Duration::from_mins(1));
        assert!(clock.now() >= 61_000);
    }
}
