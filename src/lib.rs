pub mod game;
pub mod rules;
pub mod store;
