//! What a control asks for, in the short versioned text that Discord hands back when it is used.
//!
//! The text holds all that is needed, so a button works after any restart and a stale one is
//! recognised. Version 1 is `1`, a word for the action and its arguments, separated by colons, at
//! most 100 characters. Later versions must go on reading the earlier ones.

use std::{fmt, str::FromStr};

use crate::{
    game::{
        ChallengeId, GameId, ImportId, Pace, PersonChange, PersonId, ServerChange, ServerId,
        ratings::Scope,
    },
    rules::{GameKind, Move, Point, Setup},
};

/// What a button or a menu line asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Accept the challenge.
    Accept(ChallengeId),
    /// Decline the challenge.
    Decline(ChallengeId),
    /// Take one's own challenge back.
    Cancel(ChallengeId),
    /// Play the move, if the board is still at that ply.
    Play { game: GameId, ply: u32, mv: Move },
    /// Choose the piece to move, if the board is still at that ply.
    Pick { game: GameId, ply: u32, from: Point },
    /// Go back to the choice of a piece.
    Unpick { game: GameId, ply: u32 },
    /// Ask whether one really wants to resign.
    Resign(GameId),
    /// Resign, being sure.
    ResignSurely(GameId),
    /// Do not resign after all.
    ResignNot(GameId),
    /// Offer a draw.
    OfferDraw(GameId),
    /// Accept the draw that was offered.
    AcceptDraw(GameId),
    /// Decline the draw that was offered, or take one's own offer back.
    DeclineDraw(GameId),
    /// Ask for one's last move back, if the board is still at that ply.
    AskTakeback { game: GameId, ply: u32 },
    /// Allow the takeback that was asked for at that ply.
    AllowTakeback { game: GameId, ply: u32 },
    /// Decline the takeback that was asked for at that ply, or withdraw one's own request.
    RefuseTakeback { game: GameId, ply: u32 },
    /// Look at a game as it stands now.
    Look(GameId),
    /// Look at a game as it stood after so many plies, or at its end where it has fewer.
    Replay { of: Subject, ply: u32, step: Step },
    /// Get the record as a text.
    Export(Subject),
    /// Read in the record that was written into the form.
    Import,
    /// Turn to a page of somebody's finished games.
    History { person: PersonId, page: u32 },
    /// Ask for another game with the sides swapped, or accept it.
    Rematch(GameId),
    /// Turn to a page of one's own games.
    Games { page: u32 },
    /// Turn to a page of a leaderboard.
    Leaderboard {
        kind: GameKind,
        scope: Scope,
        page: u32,
    },
    /// Turn to a page of a game's rules.
    Rules { kind: GameKind, page: u32 },
    /// Show the board as one likes it oneself.
    View(GameId),
    /// Change one's own settings.
    Settings(PersonChange),
    /// Change the server's settings.
    Server(ServerChange),
    /// Show the server's settings.
    ServerPanel,
    /// Turn to a page of the server's log.
    ServerLog { page: u32 },
    /// Hand out all that is kept about oneself.
    HandOut,
    /// Ask whether it is really to be deleted.
    Forget,
    /// Delete it, being sure.
    ForgetSurely,
    /// Do not delete it after all.
    ForgetNot,
    /// Show what a challenge to somebody would be.
    Invite {
        opponent: PersonId,
        setup: Setup,
        pace: Pace,
    },
    /// Send that challenge.
    InviteSend {
        opponent: PersonId,
        setup: Setup,
        pace: Pace,
    },
}

/// What is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A game, running or finished.
    Game(GameId),
    /// A record that the one who presses has read in.
    Import(ImportId),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(id) => write!(f, "g{id}"),
            Self::Import(id) => write!(f, "i{id}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ParsePressError;

    fn from_str(word: &str) -> Result<Self, ParsePressError> {
        let subject = match word.split_at_checked(1) {
            Some(("g", id)) => id.parse().ok().map(|id| Self::Game(GameId(id))),
            Some(("i", id)) => id.parse().ok().map(|id| Self::Import(ImportId(id))),
            Some(_) | None => None,
        };
        subject.ok_or(ParsePressError::Arguments)
    }
}

/// The way to another ply, so that two buttons which lead to the same one differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To the start.
    First,
    /// One ply back.
    Back,
    /// One ply on.
    On,
    /// To the end.
    Last,
    /// To the end of what has been played by now.
    Refresh,
}

impl Step {
    const ALL: [Self; 5] = [Self::First, Self::Back, Self::On, Self::Last, Self::Refresh];

    fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Back => "back",
            Self::On => "on",
            Self::Last => "last",
            Self::Refresh => "refresh",
        }
    }
}

impl FromStr for Step {
    type Err = ParsePressError;

    fn from_str(word: &str) -> Result<Self, ParsePressError> {
        Self::ALL
            .into_iter()
            .find(|step| step.key() == word)
            .ok_or(ParsePressError::Arguments)
    }
}

/// Why a control's text asks for nothing that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePressError {
    /// It was written by another version, or by something else altogether.
    #[error("not a control of a version that is known")]
    Version,
    /// There is no such action.
    #[error("no such action")]
    Action,
    /// The action's arguments do not make sense, or are too few or too many.
    #[error("the action's arguments cannot be read")]
    Arguments,
}

/// The version that is written.
const VERSION: &str = "1";

/// The word for games everywhere in the place of a server's number.
const EVERYWHERE: &str = "all";

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match self {
            Self::Accept(challenge) => write!(f, "accept:{challenge}"),
            Self::Decline(challenge) => write!(f, "decline:{challenge}"),
            Self::Cancel(challenge) => write!(f, "cancel:{challenge}"),
            Self::Play { game, ply, mv } => write!(f, "play:{game}:{ply}:{mv}"),
            Self::Pick { game, ply, from } => write!(f, "pick:{game}:{ply}:{from}"),
            Self::Unpick { game, ply } => write!(f, "unpick:{game}:{ply}"),
            Self::Resign(game) => write!(f, "resign:{game}"),
            Self::ResignSurely(game) => write!(f, "resign-surely:{game}"),
            Self::ResignNot(game) => write!(f, "resign-not:{game}"),
            Self::OfferDraw(game) => write!(f, "draw-offer:{game}"),
            Self::AcceptDraw(game) => write!(f, "draw-accept:{game}"),
            Self::DeclineDraw(game) => write!(f, "draw-decline:{game}"),
            Self::AskTakeback { game, ply } => write!(f, "takeback-ask:{game}:{ply}"),
            Self::AllowTakeback { game, ply } => write!(f, "takeback-allow:{game}:{ply}"),
            Self::RefuseTakeback { game, ply } => write!(f, "takeback-refuse:{game}:{ply}"),
            Self::Look(game) => write!(f, "look:{game}"),
            Self::Replay { of, ply, step } => write!(f, "replay:{of}:{ply}:{}", step.key()),
            Self::Export(of) => write!(f, "export:{of}"),
            Self::Import => write!(f, "import"),
            Self::History { person, page } => write!(f, "history:{person}:{page}"),
            Self::Rematch(game) => write!(f, "rematch:{game}"),
            Self::Games { page } => write!(f, "games:{page}"),
            Self::Leaderboard { kind, scope, page } => match scope {
                Scope::Everywhere => write!(f, "leaderboard:{kind}:{EVERYWHERE}:{page}"),
                Scope::Server(server) => write!(f, "leaderboard:{kind}:{server}:{page}"),
            },
            Self::Rules { kind, page } => write!(f, "rules:{kind}:{page}"),
            Self::View(game) => write!(f, "view:{game}"),
            Self::Settings(change) => write!(f, "settings:{change}"),
            Self::Server(change) => write!(f, "server:{change}"),
            Self::ServerPanel => f.write_str("server-panel"),
            Self::ServerLog { page } => write!(f, "server-log:{page}"),
            Self::HandOut => f.write_str("hand-out"),
            Self::Forget => f.write_str("forget"),
            Self::ForgetSurely => f.write_str("forget-surely"),
            Self::ForgetNot => f.write_str("forget-not"),
            Self::Invite {
                opponent,
                setup,
                pace,
            } => write!(f, "invite:{opponent}:{setup}:{}", pace.key()),
            Self::InviteSend {
                opponent,
                setup,
                pace,
            } => write!(f, "invite-send:{opponent}:{setup}:{}", pace.key()),
        }
    }
}

impl FromStr for Press {
    type Err = ParsePressError;

    fn from_str(text: &str) -> Result<Self, ParsePressError> {
        let rest = text
            .strip_prefix(VERSION)
            .and_then(|rest| rest.strip_prefix(':'))
            .ok_or(ParsePressError::Version)?;
        match rest.split_once(':') {
            Some(("settings", change)) => return change_of(change).map(Self::Settings),
            Some(("server", change)) => return change_of(change).map(Self::Server),
            Some(_) | None => {}
        }
        let mut words = rest.split(':');
        let action = words.next().unwrap_or_default();
        let mut arguments = Arguments(words);
        let press = match action {
            "accept" => Self::Accept(arguments.challenge()?),
            "decline" => Self::Decline(arguments.challenge()?),
            "cancel" => Self::Cancel(arguments.challenge()?),
            "play" => Self::Play {
                game: arguments.game()?,
                ply: arguments.next()?,
                mv: arguments.next()?,
            },
            "pick" => Self::Pick {
                game: arguments.game()?,
                ply: arguments.next()?,
                from: arguments.next()?,
            },
            "unpick" => Self::Unpick {
                game: arguments.game()?,
                ply: arguments.next()?,
            },
            "resign" => Self::Resign(arguments.game()?),
            "resign-surely" => Self::ResignSurely(arguments.game()?),
            "resign-not" => Self::ResignNot(arguments.game()?),
            "draw-offer" => Self::OfferDraw(arguments.game()?),
            "draw-accept" => Self::AcceptDraw(arguments.game()?),
            "draw-decline" => Self::DeclineDraw(arguments.game()?),
            "takeback-ask" => Self::AskTakeback {
                game: arguments.game()?,
                ply: arguments.next()?,
            },
            "takeback-allow" => Self::AllowTakeback {
                game: arguments.game()?,
                ply: arguments.next()?,
            },
            "takeback-refuse" => Self::RefuseTakeback {
                game: arguments.game()?,
                ply: arguments.next()?,
            },
            "look" => Self::Look(arguments.game()?),
            "replay" => Self::Replay {
                of: arguments.next()?,
                ply: arguments.next()?,
                step: arguments.next()?,
            },
            "export" => Self::Export(arguments.next()?),
            "import" => Self::Import,
            "history" => Self::History {
                person: arguments.next().map(PersonId)?,
                page: arguments.next()?,
            },
            "rematch" => Self::Rematch(arguments.game()?),
            "games" => Self::Games {
                page: arguments.next()?,
            },
            "leaderboard" => Self::Leaderboard {
                kind: arguments.next()?,
                scope: arguments.scope()?,
                page: arguments.next()?,
            },
            "rules" => Self::Rules {
                kind: arguments.next()?,
                page: arguments.next()?,
            },
            "view" => Self::View(arguments.game()?),
            "server-panel" => Self::ServerPanel,
            "server-log" => Self::ServerLog {
                page: arguments.next()?,
            },
            "hand-out" => Self::HandOut,
            "forget" => Self::Forget,
            "forget-surely" => Self::ForgetSurely,
            "forget-not" => Self::ForgetNot,
            "invite" => Self::Invite {
                opponent: arguments.next().map(PersonId)?,
                setup: arguments.next()?,
                pace: arguments.next()?,
            },
            "invite-send" => Self::InviteSend {
                opponent: arguments.next().map(PersonId)?,
                setup: arguments.next()?,
                pace: arguments.next()?,
            },
            _ => return Err(ParsePressError::Action),
        };
        arguments.end()?;
        Ok(press)
    }
}

fn change_of<T: FromStr>(text: &str) -> Result<T, ParsePressError> {
    text.parse().map_err(|_| ParsePressError::Arguments)
}

/// The words after the action, each read as what is expected there.
struct Arguments<'a>(std::str::Split<'a, char>);

impl Arguments<'_> {
    fn next<T: FromStr>(&mut self) -> Result<T, ParsePressError> {
        self.0
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or(ParsePressError::Arguments)
    }

    fn challenge(&mut self) -> Result<ChallengeId, ParsePressError> {
        self.next().map(ChallengeId)
    }

    fn game(&mut self) -> Result<GameId, ParsePressError> {
        self.next().map(GameId)
    }

    fn scope(&mut self) -> Result<Scope, ParsePressError> {
        let word: String = self.next()?;
        if word == EVERYWHERE {
            return Ok(Scope::Everywhere);
        }
        word.parse()
            .map(|server| Scope::Server(ServerId(server)))
            .map_err(|_| ParsePressError::Arguments)
    }

    fn end(mut self) -> Result<(), ParsePressError> {
        match self.0.next() {
            None => Ok(()),
            Some(_) => Err(ParsePressError::Arguments),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn point() -> impl Strategy<Value = Point> {
        (0..7u8, 0..7u8).prop_map(|(file, rank)| Point::new(file, rank).unwrap())
    }

    /// A step, or a chain of jumps as long as it happens to get, up to the longest there is.
    fn a_move() -> impl Strategy<Value = Move> {
        let leaps = prop::collection::vec((-1..=1i8, -1..=1i8), 0..60);
        (point(), point(), leaps).prop_map(|(from, to, leaps)| {
            let mut at = from;
            let mut landings = Vec::new();
            for (files, ranks) in leaps {
                let file = at.file().checked_add_signed(2 * files);
                let rank = at.rank().checked_add_signed(2 * ranks);
                if let (Some(file), Some(rank)) = (file, rank)
                    && let Some(next) = Point::new(file, rank)
                    && next != at
                    && landings.len() < 17
                {
                    landings.push(next);
                    at = next;
                }
            }
            let step = || Move::step(from, to);
            Move::jumps(from, &landings).unwrap_or_else(step)
        })
    }

    fn press() -> impl Strategy<Value = Press> {
        let game = || any::<i64>().prop_map(GameId);
        let challenge = || any::<i64>().prop_map(ChallengeId);
        let kind = || prop::sample::select(GameKind::ALL.to_vec());
        let setup = || prop::sample::select(Setup::all().collect::<Vec<_>>());
        let pace = || prop::sample::select(Pace::ALL.to_vec());
        let subject = || {
            prop_oneof![
                any::<i64>().prop_map(|id| Subject::Game(GameId(id))),
                any::<i64>().prop_map(|id| Subject::Import(ImportId(id))),
            ]
        };
        let step = prop::sample::select(Step::ALL.to_vec());
        let at_ply = || (game(), any::<u32>());
        let scope = prop_oneof![
            Just(Scope::Everywhere),
            any::<u64>().prop_map(|id| Scope::Server(ServerId(id))),
        ];
        prop_oneof![
            challenge().prop_map(Press::Accept),
            challenge().prop_map(Press::Decline),
            challenge().prop_map(Press::Cancel),
            (game(), any::<u32>(), a_move())
                .prop_filter("a step to where it begins is not written", |(_, _, mv)| {
                    mv.from() != mv.to() || mv.is_capture()
                })
                .prop_map(|(game, ply, mv)| Press::Play { game, ply, mv }),
            (game(), any::<u32>(), point()).prop_map(|(game, ply, from)| Press::Pick {
                game,
                ply,
                from
            }),
            (game(), any::<u32>()).prop_map(|(game, ply)| Press::Unpick { game, ply }),
            game().prop_map(Press::Resign),
            game().prop_map(Press::ResignSurely),
            game().prop_map(Press::ResignNot),
            game().prop_map(Press::OfferDraw),
            game().prop_map(Press::AcceptDraw),
            game().prop_map(Press::DeclineDraw),
            at_ply().prop_map(|(game, ply)| Press::AskTakeback { game, ply }),
            at_ply().prop_map(|(game, ply)| Press::AllowTakeback { game, ply }),
            at_ply().prop_map(|(game, ply)| Press::RefuseTakeback { game, ply }),
            game().prop_map(Press::Look),
            (subject(), any::<u32>(), step).prop_map(|(of, ply, step)| Press::Replay {
                of,
                ply,
                step
            }),
            subject().prop_map(Press::Export),
            Just(Press::Import),
            (any::<u64>(), any::<u32>()).prop_map(|(person, page)| Press::History {
                person: PersonId(person),
                page
            }),
            game().prop_map(Press::Rematch),
            any::<u32>().prop_map(|page| Press::Games { page }),
            (kind(), scope, any::<u32>()).prop_map(|(kind, scope, page)| Press::Leaderboard {
                kind,
                scope,
                page
            }),
            (kind(), any::<u32>()).prop_map(|(kind, page)| Press::Rules { kind, page }),
            game().prop_map(Press::View),
            any::<bool>().prop_map(|on| Press::Settings(PersonChange::Words(on))),
            setup().prop_map(|setup| Press::Server(ServerChange::Setup(Some(setup)))),
            any::<u64>().prop_map(|person| {
                let person = PersonId(person);
                let hidden = true;
                Press::Server(ServerChange::Hidden { person, hidden })
            }),
            any::<u32>().prop_map(|page| Press::ServerLog { page }),
            prop::sample::select(vec![
                Press::ServerPanel,
                Press::HandOut,
                Press::Forget,
                Press::ForgetSurely,
                Press::ForgetNot,
            ]),
            (any::<u64>(), setup(), pace()).prop_map(|(id, setup, pace)| Press::Invite {
                opponent: PersonId(id),
                setup,
                pace,
            }),
            (any::<u64>(), setup(), pace()).prop_map(|(id, setup, pace)| Press::InviteSend {
                opponent: PersonId(id),
                setup,
                pace,
            }),
        ]
    }

    proptest! {
        #[test]
        fn every_press_reads_back_and_is_short_enough(press in press()) {
            let text = press.to_string();
            prop_assert!(text.len() <= 100, "{text}");
            prop_assert_eq!(text.parse(), Ok(press));
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in "\\PC*") {
            let _ = text.parse::<Press>();
        }

        #[test]
        fn no_text_in_a_presss_manner_makes_the_reader_panic(
            text in "1:(accept|play|pick|leaderboard|rules|games|settings|server|invite)(:[a-g1-7x0-9-]{0,30}){0,5}"
        ) {
            let _ = text.parse::<Press>();
        }
    }

    #[test]
    fn what_was_written_once_is_read_for_ever() {
        let check = |text: &str, expect: Press| {
            assert_eq!(text.parse(), Ok(expect.clone()), "{text}");
            assert_eq!(expect.to_string(), text);
        };
        let game = GameId(7);
        check("1:accept:3", Press::Accept(ChallengeId(3)));
        check(
            "1:play:7:12:d4xd2xf2",
            Press::Play {
                game,
                ply: 12,
                mv: "d4xd2xf2".parse().unwrap(),
            },
        );
        check(
            "1:pick:7:3:a3",
            Press::Pick {
                game,
                ply: 3,
                from: "a3".parse().unwrap(),
            },
        );
        check("1:resign-surely:7", Press::ResignSurely(game));
        check(
            "1:leaderboard:fox-and-geese:all:2",
            Press::Leaderboard {
                kind: GameKind::FoxAndGeese,
                scope: Scope::Everywhere,
                page: 2,
            },
        );
    }

    #[test]
    fn other_texts_are_refused_for_what_is_wrong() {
        let check = |text: &str, expect| assert_eq!(text.parse::<Press>(), Err(expect), "{text}");
        check("", ParsePressError::Version);
        check("2:accept:3", ParsePressError::Version);
        check("1", ParsePressError::Version);
        check("1:", ParsePressError::Action);
        check("1:dance:3", ParsePressError::Action);
        check("1:accept", ParsePressError::Arguments);
        check("1:accept:x", ParsePressError::Arguments);
        check("1:accept:3:4", ParsePressError::Arguments);
        check("1:play:7:12:h9-b3", ParsePressError::Arguments);
        check("1:leaderboard:chess:all:0", ParsePressError::Arguments);
    }
}
