//! How an emulated Discord is set up.

use std::net::{IpAddr, Ipv4Addr};

/// What can be chosen when the emulator starts.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port to listen on; 0 takes any that is free.
    pub port: u16,
    /// The address to listen on.
    pub host: IpAddr,
    /// The application's and its bot's name.
    pub name: String,
    /// The bot's token.
    pub token: String,
    /// Which moment it is at the start, in milliseconds since the Unix epoch; real time if not said.
    pub start_at: Option<u64>,
    /// How much is kept.
    pub limits: Limits,
    /// How often a gateway session is told to beat, in milliseconds.
    pub heartbeat_interval: u64,
    /// How many shards `GET /gateway/bot` recommends.
    pub shards: u64,
    /// Whether a channel takes only five messages in five seconds.
    pub rate_limits: bool,
    /// How often a message older than an hour can be edited within an hour.
    pub late_edits: usize,
    /// Whether the application may ask for members, presences and message content.
    pub privileged_intents: bool,
    /// A server and a text channel to begin with.
    pub home: bool,
}

/// How much the emulator remembers.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages of one channel.
    pub messages_per_channel: usize,
    /// Interactions, answered or not.
    pub interactions: usize,
    /// Recorded requests, and as many gateway frames.
    pub recorded: usize,
    /// Pings of one person.
    pub notices: usize,
    /// Events that a session can have repeated when it resumes.
    pub replay: usize,
    /// Whether earlier versions of edited messages are kept.
    pub revisions: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            port: 0,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            name: "Leveret".to_owned(),
            token: "MTIzNDU2Nzg5MDEyMzQ1Njc4.Sandbx.not-a-secret-not-a-secret-not-a-secret"
                .to_owned(),
            start_at: None,
            limits: Limits::default(),
            heartbeat_interval: 41_250,
            shards: 1,
            rate_limits: false,
            late_edits: 5,
            privileged_intents: false,
            home: true,
        }
    }
}

impl Default for Limits {
    /// Everything is kept, as tests need it.
    fn default() -> Limits {
        Limits {
            messages_per_channel: usize::MAX,
            interactions: usize::MAX,
            recorded: usize::MAX,
            notices: usize::MAX,
            replay: 10_000,
            revisions: true,
        }
    }
}

impl Limits {
    /// Little is kept, as it should be for long runs and measurements.
    pub fn lean() -> Limits {
        Limits {
            messages_per_channel: 100,
            interactions: 50_000,
            recorded: 0,
            notices: 100,
            replay: 1_000,
            revisions: false,
        }
    }
}
