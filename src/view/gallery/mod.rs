//! Every screen there is, for tests: each by a name, in any language, with any cast of people.
//!
//! A language's snapshots are a file beside this one. `english.rs` shows each screen whole. The
//! other languages are books, all screens of a part in one text (`polish.rs`): for another one,
//! copy that file, change `LANGUAGE`, and let insta fill it in (`cargo insta test --lib`, then
//! `cargo insta review` or `cargo insta accept`).

mod boards;
mod book;
mod czech;
mod english;
mod greek;
mod italian;
mod life;
mod lists;
mod norwegian;
mod polish;
mod private;
mod settings;

pub(super) use boards::{MANY_CHAINS, SOME_CHAINS};

use std::collections::BTreeMap;

use super::screen::{Row, Screen, Suggestion};
use crate::{
    game::{
        Action, Challenge, ChallengeId, ChannelId, Ending, Game, GameId, Invited, MessageId,
        Moment, Occasion, Pace, Person, PersonId, Place, Posted, ServerId, Status, Terms, act,
        challenge,
    },
    l10n::Language,
    rules::{AnyPosition, Line, Move, Setup, Side},
};

/// The people and numbers that a gallery is filled with.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    /// Plays the pack.
    pub(super) ann: Person,
    /// Plays the quarry.
    pub(super) ben: Person,
    /// The number of every record.
    pub(super) id: i64,
    /// The number of everything that the chat platform numbers.
    pub(super) snowflake: u64,
}

impl Cast {
    /// Ordinary people.
    pub(super) fn ordinary() -> Self {
        Self {
            ann: person(1, "Ann"),
            ben: person(2, "Ben_10"),
            id: 7,
            snowflake: 5,
        }
    }

    /// Names as long as they get, of characters that have to be escaped, and numbers as long as
    /// they get.
    pub(super) fn largest() -> Self {
        Self {
            ann: person(u64::MAX, &"*".repeat(32)),
            ben: person(u64::MAX - 1, &"@".repeat(40)),
            id: i64::MAX,
            snowflake: u64::MAX,
        }
    }

    fn place(&self) -> Place {
        Place {
            server: Some(ServerId(self.snowflake)),
            channel: ChannelId(self.snowflake),
            reachable: true,
        }
    }

    fn posted(&self) -> Posted {
        Posted {
            message: MessageId(self.snowflake),
            channel: ChannelId(self.snowflake),
        }
    }

    /// An open challenge by Ann.
    pub(super) fn challenge(
        &self,
        setup: &str,
        side: Option<Side>,
        pace: Pace,
        opponent: Option<&Person>,
    ) -> Challenge {
        let occasion = Occasion {
            place: self.place(),
            language: "en-US".to_owned(),
            now: NOW,
            open: Vec::new(),
        };
        let terms = Terms {
            setup: setup.parse().unwrap(),
            side,
            pace,
            games: 1,
            idle_options: false,
        };
        let opponent = opponent.map(|person| Invited {
            person: person.clone(),
            is_bot: false,
        });
        Challenge {
            id: ChallengeId(self.id),
            offer: challenge(occasion, terms, self.ann.clone(), opponent).unwrap(),
            posted: None,
            end: None,
            game: None,
        }
    }

    /// A game of Ann with the pack against Ben, after some moves, at the usual pace of a day.
    pub(super) fn game(&self, setup: &str, moves: &str) -> Game {
        let challenge = self.challenge(setup, Some(Side::Pack), Pace::OneDay, None);
        let new = challenge.accept(&self.ben, true, 0, NOW).unwrap();
        let mut game = new.numbered(GameId(self.id));
        game.posted = Some(self.posted());
        for mv in moves.split_whitespace() {
            let action = Action::Play {
                mv: mv.parse().unwrap(),
                at_ply: None,
            };
            let player = game.to_move().unwrap().id;
            game = act(&game, player, &action, NOW).unwrap();
        }
        game
    }

    /// A game that stands at a position, without moves before it.
    pub(super) fn game_at(&self, setup: &str, position: &str) -> Game {
        let mut game = self.game(setup, "");
        let setup: Setup = setup.parse().unwrap();
        game.line = Line::new(AnyPosition::parse(setup, position).unwrap());
        game
    }
}

/// The moment at which everything in the gallery happens.
pub(super) const NOW: Moment = Moment(1_800_000_000_000);

pub(super) fn person(id: u64, name: &str) -> Person {
    Person {
        id: PersonId(id),
        name: name.to_owned(),
    }
}

/// The game as if it had ended so.
pub(super) fn ended(mut game: Game, ending: Ending) -> Game {
    game.status = Status::Finished {
        ending,
        at: NOW,
        ratings: None,
    };
    game
}

pub(super) fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Screens by name, each of which has to be looked at once.
#[derive(Debug, Default)]
pub(super) struct Gallery(BTreeMap<&'static str, Screen>);

impl Gallery {
    /// Every screen.
    pub(super) fn all(language: Language, cast: &Cast) -> Self {
        let mut all = Self::default();
        for part in [
            Self::boards(language, cast),
            Self::private(language, cast),
            Self::lists(language, cast),
            Self::life(language, cast),
            Self::settings(language, cast),
        ] {
            all.0.extend(part.0);
        }
        all
    }

    fn hang(&mut self, name: &'static str, screen: Screen) {
        assert!(self.0.insert(name, screen).is_none(), "{name} hangs twice");
    }

    /// A plain text as a screen.
    fn hang_text(&mut self, name: &'static str, text: String) {
        self.hang(name, Screen::notice(text));
    }

    fn hang_suggestions(&mut self, name: &'static str, suggestions: &[Suggestion]) {
        let lines: Vec<String> = suggestions
            .iter()
            .map(|suggestion| format!("{} → {}", suggestion.label, suggestion.value))
            .collect();
        self.hang_text(name, lines.join("\n"));
    }

    /// A screen as text, taken off the wall.
    fn take(&mut self, name: &str) -> String {
        let screen = self.0.remove(name);
        show(&screen.unwrap_or_else(|| panic!("{name} does not hang here")))
    }

    /// Fails if a screen has not been looked at.
    fn close(self) {
        let left: Vec<_> = self.0.into_keys().collect();
        assert!(left.is_empty(), "not looked at: {left:?}");
    }

    pub(super) fn screens(&self) -> impl Iterator<Item = (&'static str, &Screen)> {
        self.0.iter().map(|(name, screen)| (*name, screen))
    }
}

/// A screen as text: the title underlined, the text, the small print, a line for each row.
pub(super) fn show(screen: &Screen) -> String {
    let mut lines = Vec::new();
    if let Some(title) = &screen.title {
        lines.push(title.clone());
        lines.push("=".repeat(10));
    }
    lines.push(screen.text.clone());
    if let Some(footer) = &screen.footer {
        lines.push(format!("({footer})"));
    }
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                let labels: Vec<String> = buttons
                    .iter()
                    .map(|button| format!("[{}]", button.label))
                    .collect();
                lines.push(labels.join(" "));
            }
            Row::Menu(menu) => {
                lines.push(format!("[{} v]", menu.prompt));
                lines.extend(menu.lines.iter().map(|line| {
                    let detail = line.detail.as_deref().unwrap_or_default();
                    format!("  | {} | {detail}", line.label)
                        .trim_end()
                        .to_owned()
                }));
            }
        }
    }
    lines.join("\n")
}
