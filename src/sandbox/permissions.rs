//! What a member may do, as Discord's bit set.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A set of permissions. In JSON it is a decimal number in a string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Permissions(u64);

impl Permissions {
    /// May do everything.
    pub const ADMINISTRATOR: Permissions = Permissions(1 << 3);
    /// May see the channel.
    pub const VIEW_CHANNEL: Permissions = Permissions(1 << 10);
    /// May write messages.
    pub const SEND_MESSAGES: Permissions = Permissions(1 << 11);
    /// May delete others' messages.
    pub const MANAGE_MESSAGES: Permissions = Permissions(1 << 13);
    /// May show embeds.
    pub const EMBED_LINKS: Permissions = Permissions(1 << 14);
    /// May attach files.
    pub const ATTACH_FILES: Permissions = Permissions(1 << 15);
    /// May read what was written before.
    pub const READ_MESSAGE_HISTORY: Permissions = Permissions(1 << 16);
    /// May ping everyone.
    pub const MENTION_EVERYONE: Permissions = Permissions(1 << 17);
    /// May change the server's settings.
    pub const MANAGE_GUILD: Permissions = Permissions(1 << 5);
    /// May change channels.
    pub const MANAGE_CHANNELS: Permissions = Permissions(1 << 4);
    /// May use application commands.
    pub const USE_APPLICATION_COMMANDS: Permissions = Permissions(1 << 31);
    /// May change and delete threads.
    pub const MANAGE_THREADS: Permissions = Permissions(1 << 34);
    /// May open public threads.
    pub const CREATE_PUBLIC_THREADS: Permissions = Permissions(1 << 35);
    /// May open private threads.
    pub const CREATE_PRIVATE_THREADS: Permissions = Permissions(1 << 36);
    /// May write in threads.
    pub const SEND_MESSAGES_IN_THREADS: Permissions = Permissions(1 << 38);
    /// Nothing.
    pub const NONE: Permissions = Permissions(0);
    /// Everything.
    pub const ALL: Permissions = Permissions((1 << 50) - 1);

    /// What a member of a new server may do.
    pub const MEMBER: Permissions = Permissions(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Permissions {
        Permissions(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether all of `others` are in it.
    pub const fn has(self, others: Permissions) -> bool {
        self.0 & others.0 == others.0
    }

    /// It without `others`.
    #[must_use]
    pub const fn without(self, others: Permissions) -> Permissions {
        Permissions(self.0 & !others.0)
    }
}

impl BitOr for Permissions {
    type Output = Permissions;

    fn bitor(self, other: Permissions) -> Permissions {
        Permissions(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Permissions;

    fn bitand(self, other: Permissions) -> Permissions {
        Permissions(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Permissions;

    fn not(self) -> Permissions {
        Permissions(!self.0)
    }
}

impl fmt::Display for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
