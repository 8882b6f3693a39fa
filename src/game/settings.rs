//! What people and servers have settled on for themselves, and how that is changed.
//!
//! A change has a short text, such as `pings:away`: buttons carry it, and a server's log keeps it.

use std::{fmt, str::FromStr};

use super::{
    ids::{ChannelId, GameId, PersonId},
    pace::Pace,
};
use crate::rules::Setup;

/// When somebody may be notified in a channel; the later the quieter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pings {
    /// At every turn, even while they are at the board.
    Always,
    /// When they are not at the board.
    #[default]
    Away,
    /// Not at all.
    Never,
}

impl Pings {
    /// Each of them, the loudest first.
    pub const ALL: [Self; 3] = [Self::Always, Self::Away, Self::Never];

    /// The word by which it is stored.
    pub fn key(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Away => "away",
            Self::Never => "never",
        }
    }
}

impl FromStr for Pings {
    type Err = ();

    fn from_str(key: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|pings| pings.key() == key)
            .ok_or(())
    }
}

/// What a person has settled on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonSettings {
    /// When they are notified in channels.
    pub pings: Pings,
    /// Whether reminders come as direct messages.
    pub direct: bool,
    /// The tag of the language that they read; `None` for the one of their app.
    pub language: Option<String>,
    /// Whether what only they see is in words, without the drawn board.
    pub words: bool,
    /// Whether the board that only they see is turned round when they play from its top.
    pub turned: bool,
}

/// A change of a person's settings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PersonChange {
    /// When they are notified.
    Pings(Pings),
    /// Whether reminders come as direct messages.
    Direct(bool),
    /// The tag of their language.
    Language(Option<String>),
    /// Whether the board is in words.
    Words(bool),
    /// Whether the board is turned.
    Turned(bool),
}

impl PersonSettings {
    /// The settings after a change.
    #[must_use]
    pub fn with(mut self, change: &PersonChange) -> Self {
        match change {
            PersonChange::Pings(pings) => self.pings = *pings,
            PersonChange::Direct(direct) => self.direct = *direct,
            PersonChange::Language(language) => self.language.clone_from(language),
            PersonChange::Words(words) => self.words = *words,
            PersonChange::Turned(turned) => self.turned = *turned,
        }
        self
    }
}

/// What those who manage a server have settled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The channels in which games may begin; all where none is named.
    pub channels: Vec<ChannelId>,
    /// The time for a move where a challenge does not say.
    pub pace: Option<Pace>,
    /// The game and its options where a challenge does not say.
    pub setup: Option<Setup>,
    /// Whether each game gets a thread of its own.
    pub threads: bool,
    /// The tag of the language of public messages; `None` for the server's own.
    pub language: Option<String>,
    /// The most that anybody is notified here, whatever they wish.
    pub pings: Pings,
    /// The people who may not use the bot here.
    pub barred: Vec<PersonId>,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            pace: None,
            setup: None,
            threads: false,
            language: None,
            pings: Pings::Always,
            barred: Vec::new(),
        }
    }
}

impl ServerSettings {
    /// Whether games may begin in a channel, or in a thread below `parent`.
    pub fn allows(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let is_named = |channel: &ChannelId| self.channels.contains(channel);
        self.channels.is_empty() || is_named(&channel) || parent.as_ref().is_some_and(is_named)
    }
}

/// Something that those who manage a server have done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ServerChange {
    /// Let games begin in a channel, or no longer.
    Channel { channel: ChannelId, allowed: bool },
    /// Let games begin in all channels.
    EveryChannel,
    /// Set the usual time for a move.
    Pace(Option<Pace>),
    /// Set the usual game.
    Setup(Option<Setup>),
    /// Gave games threads of their own, or no longer.
    Threads(bool),
    /// Set the tag of the language of public messages.
    Language(Option<String>),
    /// Set the most that anybody is notified.
    Pings(Pings),
    /// Took somebody off the server's leaderboard, or put them back.
    Hidden { person: PersonId, hidden: bool },
    /// Kept somebody from using the bot, or no longer.
    Barred { person: PersonId, barred: bool },
    /// Called a game off.
    Aborted(GameId),
}

/// The word for leaving a choice to others.
const AUTOMATIC: &str = "auto";

fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn automatic<T: fmt::Display>(value: Option<&T>) -> String {
    value.map_or_else(|| AUTOMATIC.to_owned(), ToString::to_string)
}

impl fmt::Display for PersonChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pings(pings) => write!(f, "pings:{}", pings.key()),
            Self::Direct(on) => write!(f, "direct:{}", on_off(*on)),
            Self::Language(tag) => write!(f, "language:{}", automatic(tag.as_ref())),
            Self::Words(on) => write!(f, "words:{}", on_off(*on)),
            Self::Turned(on) => write!(f, "turned:{}", on_off(*on)),
        }
    }
}

impl fmt::Display for ServerChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Channel { channel, allowed } => {
                write!(f, "channel-{}:{channel}", on_off(*allowed))
            }
            Self::EveryChannel => f.write_str("channels:all"),
            Self::Pace(pace) => {
                write!(f, "pace:{}", automatic(pace.map(Pace::key).as_ref()))
            }
            Self::Setup(setup) => write!(f, "setup:{}", automatic(setup.as_ref())),
            Self::Threads(on) => write!(f, "threads:{}", on_off(*on)),
            Self::Language(tag) => write!(f, "language:{}", automatic(tag.as_ref())),
            Self::Pings(pings) => write!(f, "pings:{}", pings.key()),
            Self::Hidden { person, hidden } => write!(f, "hidden-{}:{person}", on_off(*hidden)),
            Self::Barred { person, barred } => write!(f, "barred-{}:{person}", on_off(*barred)),
            Self::Aborted(game) => write!(f, "aborted:{game}"),
        }
    }
}

/// A text that is no change of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a change of settings")]
pub struct ParseChangeError;

fn read<T: FromStr>(text: &str) -> Result<T, ParseChangeError> {
    text.parse().map_err(|_| ParseChangeError)
}

fn read_flag(text: &str) -> Result<bool, ParseChangeError> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(ParseChangeError),
    }
}

fn read_automatic<T: FromStr>(text: &str) -> Result<Option<T>, ParseChangeError> {
    if text == AUTOMATIC {
        Ok(None)
    } else {
        read(text).map(Some)
    }
}

/// A language's tag, which is letters and hyphens.
fn read_tag(text: &str) -> Result<Option<String>, ParseChangeError> {
    let is_tag =
        (1..=16).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    if is_tag {
        read_automatic(text)
    } else {
        Err(ParseChangeError)
    }
}

impl FromStr for PersonChange {
    type Err = ParseChangeError;

    fn from_str(text: &str) -> Result<Self, ParseChangeError> {
        let (what, value) = text.split_once(':').ok_or(ParseChangeError)?;
        match what {
            "pings" => read(value).map(Self::Pings),
            "direct" => read_flag(value).map(Self::Direct),
            "language" => read_tag(value).map(Self::Language),
            "words" => read_flag(value).map(Self::Words),
            "turned" => read_flag(value).map(Self::Turned),
            _ => Err(ParseChangeError),
        }
    }
}

impl FromStr for ServerChange {
    type Err = ParseChangeError;

    fn from_str(text: &str) -> Result<Self, ParseChangeError> {
        let (what, value) = text.split_once(':').ok_or(ParseChangeError)?;
        let channel = |allowed| {
            let channel = ChannelId(read(value)?);
            Ok(Self::Channel { channel, allowed })
        };
        let person = || read(value).map(PersonId);
        match what {
            "channel-on" => channel(true),
            "channel-off" => channel(false),
            "channels" if value == "all" => Ok(Self::EveryChannel),
            "pace" => read_automatic(value).map(Self::Pace),
            "setup" => read_automatic(value).map(Self::Setup),
            "threads" => read_flag(value).map(Self::Threads),
            "language" => read_tag(value).map(Self::Language),
            "pings" => read(value).map(Self::Pings),
            "hidden-on" | "hidden-off" => Ok(Self::Hidden {
                person: person()?,
                hidden: what == "hidden-on",
            }),
            "barred-on" | "barred-off" => Ok(Self::Barred {
                person: person()?,
                barred: what == "barred-on",
            }),
            "aborted" => Ok(Self::Aborted(GameId(read(value)?))),
            _ => Err(ParseChangeError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_of_a_person_reads_back() {
        for text in [
            "pings:always",
            "pings:away",
            "pings:never",
            "direct:on",
            "direct:off",
            "language:auto",
            "language:en-US",
            "words:on",
            "turned:off",
        ] {
            assert_eq!(text.parse::<PersonChange>().unwrap().to_string(), text);
        }
        for text in ["", "pings", "pings:loud", "words:maybe", "language:../x"] {
            assert_eq!(text.parse::<PersonChange>(), Err(ParseChangeError));
        }
    }

    #[test]
    fn every_change_of_a_server_reads_back() {
        for text in [
            "channel-on:18446744073709551615",
            "channel-off:7",
            "channels:all",
            "pace:auto",
            "pace:7-days",
            "setup:auto",
            "setup:hare-and-hounds",
            "setup:fox-and-geese 15 alternate sideways",
            "threads:on",
            "language:pl",
            "pings:never",
            "hidden-on:5",
            "hidden-off:5",
            "barred-on:5",
            "barred-off:5",
            "aborted:12",
        ] {
            assert_eq!(text.parse::<ServerChange>().unwrap().to_string(), text);
        }
        for text in ["channel-on:x", "channels:some", "pace:slow", "setup:chess"] {
            assert_eq!(text.parse::<ServerChange>(), Err(ParseChangeError));
        }
    }

    #[test]
    fn a_thread_is_allowed_where_its_channel_is() {
        let settings = |channels: &[u64]| ServerSettings {
            channels: channels.iter().copied().map(ChannelId).collect(),
            ..ServerSettings::default()
        };
        let check = |channels, channel, parent: Option<u64>, expect| {
            let allows = settings(channels).allows(ChannelId(channel), parent.map(ChannelId));
            assert_eq!(allows, expect);
        };
        check(&[], 1, None, true);
        check(&[1], 1, None, true);
        check(&[1], 2, None, false);
        check(&[1], 2, Some(1), true);
        check(&[1], 2, Some(3), false);
    }

    #[test]
    fn a_change_touches_one_setting() {
        let before = PersonSettings::default();
        let after = before.clone().with(&PersonChange::Turned(true));
        assert_eq!(
            after,
            PersonSettings {
                turned: true,
                ..before
            }
        );
    }
}
