//! What people and servers have settled on, who wants nothing to do with whom, and what a person
//! may ask for: all that is kept about them, and that it goes.

use async_trait::async_trait;
use serde::Serialize;

use super::Result;
use crate::game::{
    Bustle, ChallengeId, ChannelId, GameId, LogPage, Moment, Person, PersonId, PersonSettings,
    ServerChange, ServerId, ServerSettings,
};

/// All that is kept about a person, to be handed to them. Moments are milliseconds since 1970,
/// numbers of people, servers, channels and messages those of Discord.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Dossier {
    /// The name and when it was learnt; nothing for a stranger.
    pub person: Option<DossierPerson>,
    /// What they have settled on, where that is not the usual.
    pub settings: Option<DossierSettings>,
    /// Whose challenges they do not want, by number.
    pub blocked: Vec<String>,
    /// Servers that hide them from their leaderboard or keep them from using the bot.
    pub servers: Vec<DossierServer>,
    /// What they have done in the name of servers.
    pub server_log: Vec<DossierDeed>,
    /// The challenges that they have made or received.
    pub challenges: Vec<DossierChallenge>,
    /// The games that they have played.
    pub games: Vec<DossierGame>,
    /// The records that they have read in to look at.
    pub imports: Vec<DossierImport>,
    /// Their ratings and results.
    pub standings: Vec<DossierStanding>,
}

/// A person in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierPerson {
    pub id: String,
    pub name: String,
    pub named_at: i64,
}

/// Settings in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierSettings {
    pub pings: String,
    pub direct: i64,
    pub language: Option<String>,
    pub words: i64,
    pub turned: i64,
}

/// A server in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierServer {
    pub server: String,
    pub hidden: i64,
    pub barred: i64,
}

/// Something done in the name of a server, in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierDeed {
    pub server: String,
    pub at: i64,
    pub change: String,
}

/// A challenge in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierChallenge {
    pub id: i64,
    pub from: String,
    pub to: Option<String>,
    pub setup: String,
    pub pace: String,
    pub server: Option<String>,
    pub channel: String,
    pub made_at: i64,
    pub ending: Option<String>,
}

/// A game in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierGame {
    pub id: i64,
    pub setup: String,
    pub pack: String,
    pub quarry: String,
    pub server: Option<String>,
    pub channel: String,
    pub pace: String,
    pub rated: i64,
    pub started_at: i64,
    pub ended_at: Option<i64>,
    pub ending: Option<String>,
    pub moves: Option<String>,
}

/// A record that was read in, in a [`Dossier`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierImport {
    pub record: String,
    pub expires_at: i64,
}

/// Results in a [`Dossier`]; `server` is 0 for all games everywhere.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DossierStanding {
    pub server: String,
    pub game: String,
    pub pack_rating: f64,
    pub pack_deviation: f64,
    pub pack_won: i64,
    pub pack_lost: i64,
    pub pack_drawn: i64,
    pub quarry_rating: f64,
    pub quarry_deviation: f64,
    pub quarry_won: i64,
    pub quarry_lost: i64,
    pub quarry_drawn: i64,
}

/// Where settings, blocks and a server's log are kept: the part of a [`Store`](super::Store) that
/// no move needs.
#[async_trait]
pub trait Preferences {
    /// What a person has settled on.
    async fn person_settings(&self, person: PersonId) -> Result<PersonSettings>;
    /// Notes what a person has settled on.
    async fn settle_person(
        &self,
        person: &Person,
        settings: &PersonSettings,
        now: Moment,
    ) -> Result<()>;

    /// What a server has settled on.
    async fn server_settings(&self, server: ServerId) -> Result<ServerSettings>;
    /// Makes a change in the name of a server and writes it into the server's log, both or neither.
    async fn change_server(
        &self,
        server: ServerId,
        change: &ServerChange,
        by: &Person,
        now: Moment,
    ) -> Result<()>;
    /// A page of a server's log, counted from 0.
    async fn server_log(&self, server: ServerId, page: u32) -> Result<LogPage>;

    /// Notes that somebody does not want another's challenges. False: they did not before.
    async fn block(&self, person: &Person, other: &Person, now: Moment) -> Result<bool>;
    /// Takes that back. False: there was nothing to take back.
    async fn unblock(&self, person: PersonId, other: PersonId) -> Result<bool>;
    /// Whether somebody does not want another's challenges.
    async fn is_blocked(&self, person: PersonId, other: PersonId) -> Result<bool>;

    /// How busy a person is, challenges counted since a moment, and how busy a channel.
    async fn bustle(&self, person: PersonId, channel: ChannelId, since: Moment) -> Result<Bustle>;

    /// Notes that a game goes on in a thread of its own below `parent`.
    async fn move_to_thread(
        &self,
        game: GameId,
        thread: ChannelId,
        parent: ChannelId,
    ) -> Result<()>;
    /// Puts a game whose thread is gone back into the channel that it comes from, which is
    /// returned; `None` where it has no thread.
    async fn move_back(&self, game: GameId) -> Result<Option<ChannelId>>;

    /// All that is kept about a person.
    async fn dossier(&self, person: PersonId) -> Result<Dossier>;
    /// The challenges to and from a person that are open.
    async fn challenges_around(&self, person: PersonId) -> Result<Vec<ChallengeId>>;
    /// Deletes what is kept about a person; their games and challenges become those of somebody
    /// without a name. False, and nothing is done, while they have a game going on or a challenge
    /// open.
    async fn forget(&self, person: PersonId) -> Result<bool>;
}
