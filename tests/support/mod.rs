//! What end-to-end tests of the emulator share.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary uses what it needs of it"
)]

pub mod bot;
pub mod http;
pub mod schema;
pub mod socket;
