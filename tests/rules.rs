//! The rules, by their public face.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod rules {
    mod conformance;
    mod decoders;
    mod endings;
    mod move_text;
    mod naive;
    mod perft;
    mod play;
    mod position_text;
    mod record;
    mod refusals;
}
