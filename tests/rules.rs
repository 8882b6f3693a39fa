//! The rules, by their public face.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod rules {
    mod conformance;
    mod naive;
    mod perft;
    mod play;
}
