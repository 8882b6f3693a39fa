//! The engine, by its public face.

mod engine {
    mod fox;
    mod hare;
}
