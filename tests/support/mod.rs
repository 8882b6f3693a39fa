//! What end-to-end tests of the emulator share.
#![allow(dead_code, reason = "no test uses all of it")]

pub mod bot;
pub mod http;
pub mod schema;
pub mod socket;
