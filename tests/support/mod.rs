//! What end-to-end tests of the emulator share.

pub mod bot;
