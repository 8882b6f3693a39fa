//! Which events a session asked for.

use super::super::Id;

pub(crate) const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const GUILD_TYPING: u64 = 1 << 11;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const DIRECT_TYPING: u64 = 1 << 14;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// Those that an application may only ask for once they are switched on for it.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | (1 << 8) | MESSAGE_CONTENT;

/// All that Discord knows.
pub(crate) const KNOWN: u64 = ((1 << 17) - 1) | (0b11 << 20) | (0b11 << 24);

/// The intent for messages in a server or outside.
pub(crate) fn messages(guild: Option<Id>) -> u64 {
    if guild.is_some() {
        GUILD_MESSAGES
    } else {
        DIRECT_MESSAGES
    }
}

/// The intent for typing in a server or outside.
pub(crate) fn typing(guild: Option<Id>) -> u64 {
    if guild.is_some() {
        GUILD_TYPING
    } else {
        DIRECT_TYPING
    }
}
