//! Why an action was refused: expected, exact, and told to the one who asked.

use super::{
    ending::Ending,
    ids::{ChannelId, PersonId},
    person::Person,
};
use crate::rules::{GameKind, IllegalMove, Move};

/// Why an action was refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// One cannot challenge oneself.
    ChallengedOneself,
    /// A program cannot be challenged.
    ChallengedABot(Person),
    /// A challenge by the same person to the same person for the same game is open already.
    AlreadyChallenged {
        opponent: Option<Person>,
        kind: GameKind,
    },
    /// The person has as many open challenges as one may have.
    TooManyChallenges { limit: u32 },
    /// The person has sent as many challenges as one may within ten minutes.
    TooManySent { limit: u32 },
    /// The person has as many games going on as one may have.
    TooManyGames { limit: u32 },
    /// As many games go on in this channel as may.
    TooManyGamesHere { limit: u32 },
    /// The opponent takes no challenges from this person.
    NotWelcome { opponent: Person },
    /// Those who manage the server keep this person from using the bot here.
    Barred,
    /// Those who manage the server keep the opponent from using the bot here.
    OpponentBarred { opponent: Person },
    /// Games may begin only in these channels.
    OtherChannels { allowed: Vec<ChannelId> },
    /// Nobody else can see a challenge that is made here.
    NobodyHere,
    /// The opponent of the finished game has had their data deleted.
    OpponentForgotten,
    /// The challenge is over.
    ChallengeOver(ChallengeEnd),
    /// The challenge is meant for somebody else.
    NotYourChallenge { meant_for: Person },
    /// One cannot accept one's own challenge.
    OwnChallenge,
    /// Only the one who made the challenge may take it back.
    NotTheChallenger { challenger: Person },
    /// The person does not play in this game.
    Spectator,
    /// The game is over.
    GameOver(Ending),
    /// It is the other side's turn.
    NotYourTurn { to_move: Person },
    /// The board has changed since the button was shown.
    BoardChanged,
    /// The move is against the rules; the legal ones are listed.
    Illegal {
        mv: Move,
        reason: IllegalMove,
        legal: Vec<Move>,
    },
    /// A draw offer of this player stands already.
    DrawAlreadyOffered,
    /// There is no draw offer to answer.
    NoDrawOffer,
    /// A request of this player for a takeback stands already.
    TakebackAlreadyAsked,
    /// The other player asks for a takeback, which wants an answer first.
    TakebackToAnswer { asked_by: Person },
    /// There is no request for a takeback to answer.
    NoTakeback,
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// The match goes on, so there is nothing to play again.
    MatchGoesOn,
    /// The game goes on, so there is nothing to play again.
    StillRunning,
    /// The other player of the finished game was asked already; their answer is awaited.
    RematchAsked { by: PersonId },
    /// The rematch of this game has been played or is being played.
    RematchDone,
}

/// How a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeEnd {
    /// Somebody accepted it.
    Accepted,
    /// The opponent declined it.
    Declined,
    /// The challenger took it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}
