//! The real bot on an emulated Discord, driven as people drive it.

#![expect(unreachable_pub, reason = "the modules of a test are for itself")]

mod play;
mod stage;
