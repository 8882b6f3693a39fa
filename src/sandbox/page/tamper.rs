//! What a developer does to the emulated Discord: lets things go wrong, moves the clock, takes permissions.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::super::faults::{Fault, Rule};
use super::super::handle::Discord;
use super::super::permissions::Permissions;
use super::Page;
use super::visit::id;

/// How long a slow answer takes: long enough for an interaction to fail.
const SLOW: Duration = Duration::from_secs(4);
/// The furthest that the clock is moved at once.
const FAR: u64 = 366 * 86_400;

/// A developer's deed.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Deed {
    /// Let the next request of the bot suffer.
    Fault { fault: String },
    /// Take back what has not happened yet.
    Clear,
    /// Disturb the gateway.
    Gateway { how: String },
    /// Move the clock forward.
    Forward { seconds: u64 },
    /// Restart the bot.
    Restart,
    /// Let somebody do something in a channel, or not.
    Permit {
        who: String,
        at: String,
        bit: u32,
        allowed: bool,
    },
}

/// Does a deed, and notes it in the journal.
pub(super) async fn tamper(State(page): State<Page>, Json(deed): Json<Deed>) -> StatusCode {
    let discord = page.discord();
    match done(&page, discord, deed) {
        Some(note) => {
            page.journal().note(discord.now(), &note);
            StatusCode::NO_CONTENT
        }
        None => StatusCode::BAD_REQUEST,
    }
}

fn done(page: &Page, discord: &Discord, deed: Deed) -> Option<String> {
    match deed {
        Deed::Fault { fault } => {
            let (fault, words) = fault_of(&fault)?;
            discord.faults().inject(Rule::next(fault));
            Some(format!("The next request {words}"))
        }
        Deed::Clear => {
            discord.faults().clear();
            Some("Nothing more goes wrong".to_owned())
        }
        Deed::Gateway { how } => match how.as_str() {
            "cut" => {
                discord.faults().drop_gateway();
                Some("Gateway connection cut".to_owned())
            }
            "reconnect" => {
                discord.faults().reconnect_gateway();
                Some("Gateway asks to reconnect".to_owned())
            }
            "invalidate" => {
                discord.faults().invalidate_sessions(false);
                Some("Gateway sessions declared invalid".to_owned())
            }
            _ => None,
        },
        Deed::Forward { seconds } => {
            let by = Duration::from_secs(seconds.min(FAR));
            discord.advance(by);
            Some(format!("Clock moved forward by {}", spoken(by)))
        }
        Deed::Restart => {
            page.restart();
            Some("Bot is being restarted".to_owned())
        }
        Deed::Permit {
            who,
            at,
            bit,
            allowed,
        } => {
            let (who, channel) = (id(&who)?, id(&at)?);
            let one = Permissions::from_bits(1_u64.checked_shl(bit)?);
            let mut world = discord.shared().world();
            let place = world.channels.get(&channel)?;
            let (more, less) = place
                .overwrites
                .get(&who)
                .copied()
                .unwrap_or((Permissions::NONE, Permissions::NONE));
            let (more, less) = if allowed {
                (more | one, less.without(one))
            } else {
                (more.without(one), less | one)
            };
            let name = super::visit::name(&world, who);
            world.permit_in_channel(who, channel, more, less);
            let verb = if allowed { "may" } else { "may not" };
            Some(format!("{name} {verb}: {}", super::panel::permission(one)))
        }
    }
}

fn fault_of(name: &str) -> Option<(Fault, &'static str)> {
    match name {
        "429" => Some((
            Fault::RateLimited {
                retry_after: 1.5,
                global: false,
            },
            "is answered with 429, try again in 1.5 s",
        )),
        "500" => Some((Fault::Status(500), "is answered with 500")),
        "503" => Some((Fault::Status(503), "is answered with 503")),
        "cut" => Some((Fault::CutBefore, "loses its connection and is not done")),
        "lost" => Some((Fault::CutAfter, "is done, but its answer is lost")),
        "slow" => Some((Fault::Delay(SLOW), "takes 4 seconds")),
        _ => None,
    }
}

fn spoken(by: Duration) -> String {
    let seconds = by.as_secs();
    match seconds {
        86_400.. if seconds.is_multiple_of(86_400) => format!("{} d", seconds / 86_400),
        3_600.. if seconds.is_multiple_of(3_600) => format!("{} h", seconds / 3_600),
        60.. if seconds.is_multiple_of(60) => format!("{} min", seconds / 60),
        _ => format!("{seconds} s"),
    }
}
