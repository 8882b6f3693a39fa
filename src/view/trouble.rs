//! When something is not there or does not work: what the matter is, and what can be done.

use crate::{
    game::{Game, Person},
    l10n::{Language, say},
};

use super::{games, name, screen::Screen};

/// A permission that the bot lacks where it is asked to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lack {
    /// To see the channel.
    ViewChannel,
    /// To write in the channel.
    SendMessages,
    /// To write in the thread.
    SendMessagesInThreads,
    /// To show boards.
    EmbedLinks,
}

/// How many games are listed for a choice.
const MOST_LISTED: usize = 5;

/// Names the permission that is missing.
pub fn lacks(language: Language, lack: Lack) -> Screen {
    Screen::notice(match lack {
        Lack::ViewChannel => say!(language, "trouble-view-channel"),
        Lack::SendMessages => say!(language, "trouble-send-messages"),
        Lack::SendMessagesInThreads => say!(language, "trouble-send-messages-in-threads"),
        Lack::EmbedLinks => say!(language, "trouble-embed-links"),
    })
}

/// There is no game that could be meant.
pub fn no_game(language: Language) -> Screen {
    Screen::notice(say!(language, "trouble-no-game"))
}

/// There is no game with the number that was typed.
pub fn no_such_game(language: Language, said: &str) -> Screen {
    let said = name::escaped(said);
    Screen::notice(say!(language, "trouble-no-such-game", said = said))
}

/// Several games could be meant; lists them.
pub fn which_game(language: Language, reader: &Person, games: &[&Game]) -> Screen {
    let mut lines = vec![say!(language, "trouble-which-game")];
    let listed = games.iter().take(MOST_LISTED);
    lines.extend(listed.map(|game| games::line(language, reader.id, game)));
    Screen::notice(lines.join("\n"))
}

/// The button asks for nothing that is known, or for something that is no longer there.
pub fn unknown_button(language: Language) -> Screen {
    Screen::notice(say!(language, "trouble-unknown-button"))
}

/// There is no such command in this version.
pub fn unknown_command(language: Language) -> Screen {
    Screen::notice(say!(language, "trouble-unknown-command"))
}

/// The option has a value that is none of its choices.
pub fn bad_option(language: Language, option: &str) -> Screen {
    let option = name::escaped(option);
    Screen::notice(say!(language, "trouble-bad-option", option = option))
}

/// The store does not answer; nothing was changed.
pub fn busy(language: Language) -> Screen {
    Screen::notice(say!(language, "trouble-busy"))
}

/// Something is broken; `id` finds it in the log.
pub fn went_wrong(language: Language, id: &str) -> Screen {
    let id = format!("`{}`", name::plain(id));
    Screen::notice(say!(language, "trouble-went-wrong", id = id))
}
