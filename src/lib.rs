//! Leveret.

pub mod sandbox;
