//! "Challenge to a game" in a person's menu: what the challenge is to be, before it is sent.

use crate::{
    game::{Pace, Person},
    l10n::{Language, say},
    rules::Setup,
};

use super::{
    controls::button,
    press::Press,
    screen::{Menu, MenuLine, Row, Screen, Weight},
    server::usual_setups,
    term,
};

/// The choice of game and pace, as it stands.
pub fn invite(language: Language, opponent: &Person, setup: Setup, pace: Pace) -> Screen {
    let id = opponent.id;
    let name = term::named(language, opponent);
    let game = term::setup_name(language, setup);
    let lines = [
        say!(language, "challenge-to", name = name),
        say!(language, "invite-game", setup = game),
        say!(language, "challenge-pace", pace = term::pace_key(pace)),
    ];
    // What is chosen already is not offered again: no two controls may ask for the same.
    let games = usual_setups()
        .into_iter()
        .filter(|other| *other != setup)
        .map(|setup| MenuLine {
            label: term::setup_name(language, setup),
            detail: None,
            press: Press::Invite {
                opponent: id,
                setup,
                pace,
            },
        })
        .collect();
    let paces = Pace::ALL.into_iter().filter(|other| *other != pace);
    let paces = paces.map(|pace| MenuLine {
        label: say!(language, "choice-pace", pace = term::pace_key(pace)),
        detail: None,
        press: Press::Invite {
            opponent: id,
            setup,
            pace,
        },
    });
    let send = button(
        say!(language, "invite-send"),
        Press::InviteSend {
            opponent: id,
            setup,
            pace,
        },
        Weight::Yes,
    );
    Screen {
        title: Some(say!(language, "invite-title")),
        text: lines.join("\n"),
        rows: vec![
            Row::Menu(Menu {
                prompt: say!(language, "invite-game-prompt"),
                lines: games,
            }),
            Row::Menu(Menu {
                prompt: say!(language, "server-pace-prompt"),
                lines: paces.collect(),
            }),
            Row::Buttons(vec![send]),
        ],
        ..Screen::default()
    }
}
