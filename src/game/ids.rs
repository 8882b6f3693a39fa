//! Newtypes for what people, places and records are called, so that one is never taken for another.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A person, by the number that the chat platform gives them.
    PersonId(u64)
}
id! {
    /// A server: a community of people with channels and a leaderboard of its own.
    ServerId(u64)
}
id! {
    /// A channel, thread or private conversation in which a game is shown.
    ChannelId(u64)
}
id! {
    /// A posted message.
    MessageId(u64)
}
id! {
    /// A challenge in the store.
    ChallengeId(i64)
}
id! {
    /// A game in the store; people see it as a game's number.
    GameId(i64)
}
id! {
    /// A record that somebody has read in, for a while in the store.
    ImportId(i64)
}
