//! The rules, by their public face.

mod rules {
    mod perft;
}
