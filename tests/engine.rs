//! The engine, by its public face.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod engine {
    mod fox;
    mod hare;
    mod oracle;
    mod play;
}
