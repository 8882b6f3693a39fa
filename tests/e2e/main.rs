//! The real bot on an emulated Discord, driven as people drive it.

mod play;
mod stage;
