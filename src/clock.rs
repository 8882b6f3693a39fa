//! The one place that asks what time it is, so that tests and the sandbox can move it.

use std::{fmt, sync::Arc, time::Duration, time::SystemTime};

use crate::game::Moment;

/// Tells the time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Reading + Send + Sync>);

/// What a clock says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The moment it is.
    pub now: Moment,
    /// By how much the clock has ever been moved forward on purpose: time that did not pass, and in
    /// which nobody was out of reach.
    pub moved: Duration,
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self::of(system_now)
    }

    /// A clock that tells whatever `now` says.
    pub fn of(now: impl Fn() -> Moment + Send + Sync + 'static) -> Self {
        Self::movable(move || Reading {
            now: now(),
            moved: Duration::ZERO,
        })
    }

    /// A clock that somebody moves forward now and then.
    pub fn movable(read: impl Fn() -> Reading + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }

    /// The moment it is.
    pub fn now(&self) -> Moment {
        self.read().now
    }

    /// The moment it is, and how much of the time until then was skipped.
    pub fn read(&self) -> Reading {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.read()).finish()
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is the clock that the rule sends everyone to"
)]
fn system_now() -> Moment {
    let since_1970 = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    Moment(i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX))
}
