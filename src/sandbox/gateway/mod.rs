//! The gateway: sessions of the bot over WebSocket.

pub(super) mod intents;
mod session;
mod socket;

pub(super) use self::session::{Sessions, Wire};
pub(super) use self::socket::serve;
