//! The slash commands as plain data: their names, options and choices, with the words of every
//! language. Names and values stay as they are in all languages; only what explains them changes.

use crate::{
    game::{LONGEST_MATCH, Pace},
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
    /// For whom it is there.
    pub audience: Audience,
}

/// For whom a command is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// For everybody, everywhere.
    #[default]
    Everybody,
    /// For those who manage a server, in it.
    Managers,
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
    /// Any whole number from 1.
    Number,
    /// Yes or no.
    Flag,
    /// A file.
    File,
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
    let mut commands = playing();
    commands.extend(looking_back());
    commands.extend(settling());
    commands
}

/// The commands about games that were played.
fn looking_back() -> Vec<Command> {
    vec![
        Command {
            name: "replay",
            description: said!("command-replay"),
            options: vec![any_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "history",
            description: said!("command-history"),
            options: vec![option(
                "user",
                said!("command-history-user"),
                OptionKind::User,
            )],
            audience: Audience::Everybody,
        },
        Command {
            name: "export",
            description: said!("command-export"),
            options: vec![any_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "import",
            description: said!("command-import"),
            options: vec![option(
                "record",
                said!("command-import-record"),
                OptionKind::File,
            )],
            audience: Audience::Everybody,
        },
    ]
}

/// The commands about people and servers.
fn settling() -> Vec<Command> {
    vec![
        Command {
            name: "settings",
            description: said!("command-settings"),
            options: Vec::new(),
            audience: Audience::Everybody,
        },
        Command {
            name: "block",
            description: said!("command-block"),
            options: vec![somebody("user", said!("command-block-user"))],
            audience: Audience::Everybody,
        },
        Command {
            name: "unblock",
            description: said!("command-unblock"),
            options: vec![somebody("user", said!("command-unblock-user"))],
            audience: Audience::Everybody,
        },
        Command {
            name: "privacy",
            description: said!("command-privacy"),
            options: Vec::new(),
            audience: Audience::Everybody,
        },
        Command {
            name: "server",
            description: said!("command-server"),
            options: server_options(),
            audience: Audience::Managers,
        },
    ]
}

/// The commands about games.
fn playing() -> Vec<Command> {
    vec![
        Command {
            name: "challenge",
            description: said!("command-challenge"),
            options: challenge_options(),
            audience: Audience::Everybody,
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
            audience: Audience::Everybody,
        },
        Command {
            name: "board",
            description: said!("command-board"),
            options: vec![which_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "games",
            description: said!("command-games"),
            options: Vec::new(),
            audience: Audience::Everybody,
        },
        Command {
            name: "resign",
            description: said!("command-resign"),
            options: vec![which_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "draw",
            description: said!("command-draw"),
            options: vec![which_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "takeback",
            description: said!("command-takeback"),
            options: vec![which_game()],
            audience: Audience::Everybody,
        },
        Command {
            name: "rules",
            description: said!("command-rules"),
            options: vec![option("game", said!("command-rules-game"), kinds())],
            audience: Audience::Everybody,
        },
        Command {
            name: "leaderboard",
            description: said!("command-leaderboard"),
            options: vec![
                option("game", said!("command-leaderboard-game"), kinds()),
                option("scope", said!("command-leaderboard-scope"), scopes()),
            ],
            audience: Audience::Everybody,
        },
        Command {
            name: "stats",
            description: said!("command-stats"),
            options: vec![option(
                "user",
                said!("command-stats-user"),
                OptionKind::User,
            )],
            audience: Audience::Everybody,
        },
        Command {
            name: "help",
            description: said!("command-help"),
            options: Vec::new(),
            audience: Audience::Everybody,
        },
    ]
}

/// The name of the command in a person's menu, by which Discord calls it in every language.
pub const CHALLENGE_IN_MENU: &str = "Challenge to a game";

/// The same in the words of every language.
pub fn challenge_in_menu() -> Said {
    said!("menu-challenge")
}

fn somebody(name: &'static str, description: Said) -> CommandOption {
    CommandOption {
        required: true,
        ..option(name, description, OptionKind::User)
    }
}

fn server_options() -> Vec<CommandOption> {
    vec![
        option("hide", said!("command-server-hide"), OptionKind::User),
        option("show", said!("command-server-show"), OptionKind::User),
        option("bar", said!("command-server-bar"), OptionKind::User),
        option("admit", said!("command-server-admit"), OptionKind::User),
        option("abort", said!("command-server-abort"), OptionKind::Number),
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
        option("games", said!("command-challenge-games"), games()),
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

fn any_game() -> CommandOption {
    option(
        "game",
        said!("command-option-any-game"),
        OptionKind::Completed,
    )
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

fn games() -> OptionKind {
    let choices = (1..=LONGEST_MATCH).map(|n| Choice {
        name: Said::new(|language| say!(language, "choice-games", count = n)),
        value: i64::from(n),
    });
    OptionKind::Whole(choices.collect())
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use unicode_normalization::is_nfc;

    use super::*;

    /// The words in the language that has the longest.
    fn longest(said: &Said) -> usize {
        Language::ALL
            .into_iter()
            .map(|language| said.of(language).chars().count())
            .max()
            .unwrap_or_default()
    }

    fn check_name(name: &str) {
        assert!((1..=32).contains(&name.len()), "{name}");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(name.chars().all(plain), "{name}");
    }

    fn check_words(of: &str, said: &Said) {
        for language in Language::ALL {
            let words = said.of(language);
            let n = words.chars().count();
            assert!((1..=100).contains(&n), "{language} {of} has {n}: {words}");
            assert!(is_nfc(words), "{language} {of} is not in NFC: {words}");
            assert_eq!(words.trim(), words, "{language} {of}");
        }
    }

    fn check_unique<T: Ord>(of: &str, all: impl IntoIterator<Item = T>) {
        let mut seen = BTreeSet::new();
        for one in all {
            assert!(seen.insert(one), "{of} has something twice");
        }
    }

    /// Checks an option's choices and counts their characters.
    fn check_choices<T: Ord>(
        of: &str,
        choices: &[Choice<T>],
        length: impl Fn(&T) -> usize,
    ) -> usize {
        assert!((1..=25).contains(&choices.len()), "{of}");
        check_unique(of, choices.iter().map(|choice| &choice.value));
        for language in Language::ALL {
            check_unique(of, choices.iter().map(|choice| choice.name.of(language)));
        }
        choices
            .iter()
            .map(|choice| {
                check_words(of, &choice.name);
                assert!(length(&choice.value) <= 100, "{of}");
                longest(&choice.name) + length(&choice.value)
            })
            .sum()
    }

    fn check_option(of: &str, option: &CommandOption) -> usize {
        let of = format!("/{of} {}", option.name);
        check_name(option.name);
        check_words(&of, &option.description);
        let choices = match &option.kind {
            OptionKind::User
            | OptionKind::Completed
            | OptionKind::Number
            | OptionKind::Flag
            | OptionKind::File => 0,
            OptionKind::Text(choices) => check_choices(&of, choices, |value| value.len()),
            OptionKind::Whole(choices) => {
                check_choices(&of, choices, |value| value.to_string().len())
            }
        };
        option.name.len() + longest(&option.description) + choices
    }

    #[test]
    fn every_command_is_one_that_discord_accepts() {
        let commands = commands();
        assert!(commands.len() <= 100);
        check_unique("commands", commands.iter().map(|command| command.name));
        for Command {
            name,
            description,
            options,
            audience: _,
        } in &commands
        {
            check_name(name);
            check_words(name, description);
            assert!(options.len() <= 25, "{name}");
            check_unique(name, options.iter().map(|option| option.name));
            let required_first = options.is_sorted_by_key(|option| !option.required);
            assert!(required_first, "{name}");
            let in_options: usize = options.iter().map(|it| check_option(name, it)).sum();
            let all = name.len() + longest(description) + in_options;
            assert!(all <= 8000, "{name} has {all} characters");
        }
    }

    #[test]
    fn the_menu_s_command_is_one_that_discord_accepts() {
        let said = challenge_in_menu();
        assert_eq!(said.english, CHALLENGE_IN_MENU);
        assert!((1..=32).contains(&longest(&said)));
        check_words("menu", &said);
    }

    #[test]
    fn every_choice_of_a_game_or_pace_reads_back() {
        for command in commands() {
            for option in command.options {
                let OptionKind::Text(choices) = option.kind else {
                    continue;
                };
                for Choice { value, .. } in choices {
                    match option.name {
                        "game" => assert!(value.parse::<GameKind>().is_ok(), "{value}"),
                        "pace" => assert!(value.parse::<Pace>().is_ok(), "{value}"),
                        _ => {}
                    }
                }
            }
        }
    }
}
