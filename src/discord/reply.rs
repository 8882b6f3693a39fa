//! What an interaction is answered with: a value, whoever delivers it.

use crate::{
    game::{ChallengeId, GameId, PersonId, Posted},
    l10n::Language,
    view::{Form, Screen, Suggestion},
};

/// The answer to a request, and what has to be done once it has been given.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) reply: Reply,
    pub(super) errands: Vec<Errand>,
    /// What else is to be done where the reply could not be given.
    pub(super) unheard: Option<Errand>,
}

/// What the one who asked gets at once.
#[derive(Debug)]
pub(super) enum Reply {
    /// Shown to the one who asked, nobody else.
    Private(Screen),
    /// Posted for everybody.
    Public(Post),
    /// Put in the place of the message that was clicked.
    Replace(Screen),
    /// Completions of what is being typed.
    Suggest(Vec<Suggestion>),
    /// A form to fill in; only as the first answer, at once.
    Form(Form),
}

/// A message for everybody.
#[derive(Debug)]
pub(super) struct Post {
    /// What it shows.
    pub(super) screen: Screen,
    /// A line above it that calls somebody.
    pub(super) call: Option<Call>,
}

/// A line that pings.
#[derive(Debug)]
pub(super) struct Call {
    /// The line, with the mentions in it.
    pub(super) line: String,
    /// The people who are notified, nobody else whatever the line says.
    pub(super) people: Vec<PersonId>,
}

/// What has to be done after the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// Learn the message that the public answer became, and note it as the challenge's.
    NoteChallenge(ChallengeId),
    /// Note the game's live message, in place of another: the one that is known, or else the one
    /// that the public answer became.
    NoteGame {
        game: GameId,
        known: Option<Posted>,
        instead_of: Option<Posted>,
    },
    /// Bring the game's live message up to date.
    Redraw(GameId),
    /// Post the game anew and ping whom it concerns, in place of another message.
    Announce {
        game: GameId,
        instead_of: Option<Posted>,
    },
    /// Post the game that followed a finished one in its match.
    NextGame(GameId),
    /// Take the buttons from a message of the game that is no longer the live one.
    Retire { game: GameId, old: Posted },
    /// Bring a challenge's card up to date.
    RedrawChallenge(ChallengeId),
    /// Move the game into a thread of its own; where that cannot be, tell the one who asked.
    OpenThread { game: GameId, reader: Language },
    /// Tell the one who asked that the game cannot have a thread of its own.
    NoThread { reader: Language },
}

impl Answer {
    /// A private answer, and nothing else.
    pub(super) fn private(screen: Screen) -> Self {
        Reply::Private(screen).into()
    }

    /// The same with another errand.
    pub(super) fn then(mut self, errand: Errand) -> Self {
        self.errands.push(errand);
        self
    }

    /// The same with an errand for the case that the reply cannot be given.
    pub(super) fn or_else(mut self, errand: Errand) -> Self {
        self.unheard = Some(errand);
        self
    }
}

impl From<Reply> for Answer {
    fn from(reply: Reply) -> Self {
        Self {
            reply,
            errands: Vec::new(),
            unheard: None,
        }
    }
}
