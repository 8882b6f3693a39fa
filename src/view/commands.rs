//! The slash commands as plain data: their names, options and choices, with the words of every
//! language. Names and values stay as they are in all languages; only what explains them changes.

use crate::{
    game::Pace,
    l10n::{Language, say},
    rules::{GameKind, fox_and_geese::Geese},
};

use super::term;

/// A slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// What is typed after the slash.
    pub name: &'static str,
    /// What it does.
    pub description: Said,
    /// What can be said with it, the required first.
    pub options: Vec<CommandOption>,
}

/// An option of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandOption {
    /// Its name.
    pub name: &'static str,
    /// What it is for.
    pub description: Said,
    /// What it takes.
    pub kind: OptionKind,
    /// Whether the command makes no sense without it.
    pub required: bool,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A person.
    User,
    /// Any text, completed while it is being typed.
    Completed,
    /// One of some texts.
    Text(Vec<Choice<&'static str>>),
    /// One of some whole numbers.
    Whole(Vec<Choice<i64>>),
    /// Yes or no.
    Flag,
}

/// A choice of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<T> {
    /// What is shown.
    pub name: Said,
    /// What is meant.
    pub value: T,
}

/// Words in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In English, for every reader whose language has no words of its own.
    pub english: String,
    /// In the languages where the words are others.
    pub others: Vec<(Language, String)>,
}

impl Said {
    fn new(words: impl Fn(Language) -> String) -> Self {
        let english = words(Language::English);
        let others = Language::ALL
            .into_iter()
            .map(|language| (language, words(language)))
            .filter(|(_, said)| *said != english)
            .collect();
        Self { english, others }
    }

    /// The words in a language.
    pub fn of(&self, language: Language) -> &str {
        self.others
            .iter()
            .find_map(|(other, said)| (*other == language).then_some(said))
            .unwrap_or(&self.english)
    }
}

/// The words of a message without arguments.
macro_rules! said {
    ($key:tt) => {
        Said::new(|language| say!(language, $key))
    };
}

/// Every command, in the order in which a newcomer meets them.
pub fn commands() -> Vec<Command> {
    vec![
        Command {
            name: "challenge",
            description: said!("command-challenge"),
            options: challenge_options(),
        },
        Command {
            name: "move",
            description: said!("command-move"),
            options: vec![
                CommandOption {
                    required: true,
                    ..option("move", said!("command-move-move"), OptionKind::Completed)
                },
                which_game(),
            ],
        },
        Command {
            name: "board",
            description: said!("command-board"),
            options: vec![which_game()],
        },
        Command {
            name: "games",
            description: said!("command-games"),
            options: Vec::new(),
        },
        Command {
            name: "resign",
            description: said!("command-resign"),
            options: vec![which_game()],
        },
        Command {
            name: "draw",
            description: said!("command-draw"),
            options: vec![which_game()],
        },
        Command {
            name: "rules",
            description: said!("command-rules"),
            options: vec![option("game", said!("command-rules-game"), kinds())],
        },
        Command {
            name: "leaderboard",
            description: said!("command-leaderboard"),
            options: vec![
                option("game", said!("command-leaderboard-game"), kinds()),
                option("scope", said!("command-leaderboard-scope"), scopes()),
            ],
        },
        Command {
            name: "stats",
            description: said!("command-stats"),
            options: vec![option(
                "user",
                said!("command-stats-user"),
                OptionKind::User,
            )],
        },
        Command {
            name: "help",
            description: said!("command-help"),
            options: Vec::new(),
        },
    ]
}

fn challenge_options() -> Vec<CommandOption> {
    vec![
        option(
            "opponent",
            said!("command-challenge-opponent"),
            OptionKind::User,
        ),
        option("game", said!("command-challenge-game"), kinds()),
        option("side", said!("command-challenge-side"), sides()),
        option("pace", said!("command-challenge-pace"), paces()),
        option("geese", said!("command-challenge-geese"), geese()),
        option(
            "sideways",
            said!("command-challenge-sideways"),
            OptionKind::Flag,
        ),
        option(
            "diagonals",
            said!("command-challenge-diagonals"),
            diagonals(),
        ),
    ]
}

fn option(name: &'static str, description: Said, kind: OptionKind) -> CommandOption {
    CommandOption {
        name,
        description,
        kind,
        required: false,
    }
}

fn which_game() -> CommandOption {
    option("game", said!("command-option-game"), OptionKind::Completed)
}

fn kinds() -> OptionKind {
    let choices = GameKind::ALL.map(|kind| Choice {
        name: Said::new(|language| term::game_name(language, kind)),
        value: kind.key(),
    });
    OptionKind::Text(choices.into())
}

fn sides() -> OptionKind {
    let choices = ["pack", "quarry", "random"].map(|side| Choice {
        name: Said::new(|language| say!(language, "choice-side", side = side)),
        value: side,
    });
    OptionKind::Text(choices.into())
}

fn paces() -> OptionKind {
    let choices = Pace::ALL.map(|pace| Choice {
        name: Said::new(|language| say!(language, "choice-pace", pace = term::pace_key(pace))),
        value: pace.key(),
    });
    OptionKind::Text(choices.into())
}

fn geese() -> OptionKind {
    let choices = Geese::ALL.map(|geese| Choice {
        name: Said::new(|language| say!(language, "choice-geese", geese = geese.number())),
        value: i64::from(geese.number()),
    });
    OptionKind::Whole(choices.into())
}

fn diagonals() -> OptionKind {
    let choices = ["every", "alternate"].map(|diagonals| Choice {
        name: Said::new(|language| say!(language, "choice-diagonals", diagonals = diagonals)),
        value: diagonals,
    });
    OptionKind::Text(choices.into())
}

fn scopes() -> OptionKind {
    let choices = ["server", "everywhere"].map(|scope| Choice {
        name: Said::new(|language| say!(language, "choice-scope", scope = scope)),
        value: scope,
    });
    OptionKind::Text(choices.into())
}
