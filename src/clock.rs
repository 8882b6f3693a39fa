//! The one place that asks what time it is, so that tests and the sandbox can move it.

use std::{fmt, sync::Arc, time::SystemTime};

use crate::game::Moment;

/// Tells the time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Moment + Send + Sync>);

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self::of(system_now)
    }

    /// A clock that tells whatever `now` says.
    pub fn of(now: impl Fn() -> Moment + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The moment it is.
    pub fn now(&self) -> Moment {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
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
