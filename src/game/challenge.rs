//! A challenge: an offer to play, open until somebody answers it or its time is up.

use super::{
    ids::{ChallengeId, GameId, PersonId},
    moment::Moment,
    pace::Pace,
    person::{Person, Place, Posted, Seats},
    ratings::RATED_A_DAY,
    refusal::{ChallengeEnd, Refusal},
    series::Series,
    table::{Acted, NewGame},
};
use crate::rules::{GameKind, Setup, Side};

/// How many challenges of one person may be open at a time.
pub const OPEN_CHALLENGES: u32 = 5;

/// What the game would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The game and its options.
    pub setup: Setup,
    /// The side that the challenger takes; `None` leaves it to chance.
    pub side: Option<Side>,
    /// The time for a move.
    pub pace: Pace,
    /// How many games are played, with the sides swapped after each; 1 for a single game.
    pub games: u32,
    /// Options of another game were named, which change nothing; the card says so.
    pub idle_options: bool,
}

/// A challenge that is being made.
#[derive(Clone, Debug, PartialEq)]
pub struct NewChallenge {
    /// What the game would be.
    pub terms: Terms,
    /// Who asks.
    pub challenger: Person,
    /// Who is asked; `None` for whoever comes first.
    pub opponent: Option<Person>,
    /// Where it is posted, and the game played.
    pub place: Place,
    /// The language of its card and its game's board.
    pub language: String,
    /// When it was made.
    pub made: Moment,
    /// When it lapses.
    pub expires: Moment,
    /// The finished game that it would play again.
    pub rematch_of: Option<GameId>,
}

/// A challenge in the store.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// What was asked.
    pub offer: NewChallenge,
    /// Its message, once posted.
    pub posted: Option<Posted>,
    /// How it ended; `None` while it is open.
    pub end: Option<ChallengeEnd>,
    /// The game that came of it.
    pub game: Option<GameId>,
}

/// Somebody who is asked to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Who.
    pub person: Person,
    /// Whether it is a program.
    pub is_bot: bool,
}

/// Where a new challenge is made: everything about it that is not its terms.
#[derive(Clone, Debug)]
pub struct Occasion {
    /// Where.
    pub place: Place,
    /// In which public language.
    pub language: String,
    /// When.
    pub now: Moment,
    /// The challenger's open challenges.
    pub open: Vec<Challenge>,
}

/// Makes a challenge, or says why it cannot be made.
pub fn challenge(
    occasion: Occasion,
    terms: Terms,
    challenger: Person,
    opponent: Option<Invited>,
) -> Result<NewChallenge, Refusal> {
    if let Some(invited) = &opponent {
        if invited.person.id == challenger.id {
            return Err(Refusal::ChallengedOneself);
        }
        if invited.is_bot {
            return Err(Refusal::ChallengedABot(invited.person.clone()));
        }
    }
    let opponent = opponent.map(|invited| invited.person);
    let open = || {
        occasion
            .open
            .iter()
            .filter(|other| other.is_open(occasion.now))
    };
    if open().any(|other| other.offer.is_like(terms.setup.kind(), opponent.as_ref())) {
        return Err(Refusal::AlreadyChallenged {
            opponent,
            kind: terms.setup.kind(),
        });
    }
    if open().count() >= OPEN_CHALLENGES as usize {
        return Err(Refusal::TooManyChallenges {
            limit: OPEN_CHALLENGES,
        });
    }
    Ok(NewChallenge {
        terms,
        challenger,
        opponent,
        place: occasion.place,
        language: occasion.language,
        made: occasion.now,
        expires: occasion.now.plus(terms.pace.challenge_lifetime()),
        rematch_of: None,
    })
}

impl NewChallenge {
    fn is_like(&self, kind: GameKind, opponent: Option<&Person>) -> bool {
        self.terms.setup.kind() == kind
            && self.opponent.as_ref().map(|person| person.id) == opponent.map(|person| person.id)
    }
}

impl Challenge {
    /// Whether it can still be answered at `now`.
    pub fn is_open(&self, now: Moment) -> bool {
        self.end_at(now).is_none()
    }

    /// How it ended, a lapse that nobody has noted yet included; `None` while it is open.
    pub fn end_at(&self, now: Moment) -> Option<ChallengeEnd> {
        self.end
            .or_else(|| (now >= self.offer.expires).then_some(ChallengeEnd::Expired))
    }

    /// The game that begins when `by` accepts. `coin` decides the sides where they are left to
    /// chance (true: the challenger plays the pack); `rated_today` is how many rated games of this
    /// kind the two have begun with each other in the last 24 hours.
    pub fn accept(
        &self,
        by: &Person,
        coin: bool,
        rated_today: u32,
        now: Moment,
    ) -> Result<NewGame, Refusal> {
        self.check_open(now)?;
        let offer = &self.offer;
        if by.id == offer.challenger.id {
            return Err(Refusal::OwnChallenge);
        }
        self.check_addressee(by.id)?;
        let challenger_side =
            offer
                .terms
                .side
                .unwrap_or(if coin { Side::Pack } else { Side::Quarry });
        let (challenger, opponent) = (offer.challenger.clone(), by.clone());
        let seats = match challenger_side {
            Side::Pack => Seats {
                pack: challenger,
                quarry: opponent,
            },
            Side::Quarry => Seats {
                pack: opponent,
                quarry: challenger,
            },
        };
        Ok(NewGame {
            setup: offer.terms.setup,
            seats,
            place: offer.place,
            language: offer.language.clone(),
            pace: offer.terms.pace,
            rated: rated_today < RATED_A_DAY,
            acted: match challenger_side {
                Side::Pack => Acted {
                    pack: offer.made,
                    quarry: now,
                },
                Side::Quarry => Acted {
                    pack: now,
                    quarry: offer.made,
                },
            },
            started: now,
            series: Series::first(offer.terms.games),
        })
    }

    /// Checks that `by` may decline it: the person who was asked, nobody else.
    pub fn decline(&self, by: PersonId, now: Moment) -> Result<ChallengeEnd, Refusal> {
        self.check_open(now)?;
        if by == self.offer.challenger.id {
            return Err(Refusal::OwnChallenge);
        }
        self.check_addressee(by)?;
        Ok(ChallengeEnd::Declined)
    }

    /// Checks that `by` may take it back: the challenger, nobody else.
    pub fn cancel(&self, by: PersonId, now: Moment) -> Result<ChallengeEnd, Refusal> {
        self.check_open(now)?;
        if by != self.offer.challenger.id {
            return Err(Refusal::NotTheChallenger {
                challenger: self.offer.challenger.clone(),
            });
        }
        Ok(ChallengeEnd::Cancelled)
    }

    fn check_open(&self, now: Moment) -> Result<(), Refusal> {
        match self.end_at(now) {
            Some(end) => Err(Refusal::ChallengeOver(end)),
            None => Ok(()),
        }
    }

    fn check_addressee(&self, by: PersonId) -> Result<(), Refusal> {
        match &self.offer.opponent {
            Some(opponent) if opponent.id != by => Err(Refusal::NotYourChallenge {
                meant_for: opponent.clone(),
            }),
            Some(_) | None => Ok(()),
        }
    }
}
