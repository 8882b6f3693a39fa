//! The engine, by its public face.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "a test tells how much it has compared")]

mod engine {
    mod fox;
    mod hare;
    mod oracle;
    mod play;
}
