//! `/server`: what those who manage a server have settled on, with a control for each, and the log
//! of what they have done.

use crate::{
    game::{
        ChannelId, LOG_PAGE, LogEntry, LogPage, Pace, Person, Pings, ServerChange, ServerSettings,
    },
    l10n::{Language, say},
    rules::{
        Setup,
        fox_and_geese::{Geese, Options},
    },
};

use super::{
    controls::{button, pages},
    press::Press,
    screen::{Button, Menu, MenuLine, Row, Screen, Weight},
    settings::{language_choice, language_menu},
    term,
};

/// How many channels are named one by one.
const MOST_CHANNELS: usize = 20;

/// What a server has settled on, and the controls that change it, seen in `channel`.
pub fn server_settings(
    language: Language,
    settings: &ServerSettings,
    channel: ChannelId,
) -> Screen {
    let mut lines = vec![channels(language, &settings.channels)];
    let pace = pace_choice(language, settings.pace);
    lines.push(say!(language, "server-pace", pace = pace));
    let setup = setup_choice(language, settings.setup);
    lines.push(say!(language, "server-setup", setup = setup));
    let name = language_choice(language, settings.language.as_deref());
    lines.push(say!(language, "server-language", name = name));
    lines.push(say!(language, "server-pings", pings = settings.pings.key()));
    lines.push(say!(
        language,
        "server-threads",
        on = term::yes_no(settings.threads)
    ));
    let n_barred = settings.barred.len();
    lines.push(say!(language, "server-barred", count = n_barred));
    Screen {
        title: Some(say!(language, "server-title")),
        text: lines.join("\n"),
        footer: Some(say!(language, "server-footer")),
        rows: vec![
            Row::Menu(pace_menu(language)),
            Row::Menu(setup_menu(language)),
            Row::Menu(language_menu(language, |tag| {
                Press::Server(ServerChange::Language(tag))
            })),
            Row::Menu(pings_menu(language)),
            Row::Buttons(switches(language, settings, channel)),
        ],
        ..Screen::default()
    }
}

fn channels(language: Language, channels: &[ChannelId]) -> String {
    if channels.is_empty() {
        return say!(language, "server-channels-all");
    }
    let named = channel_list(channels);
    say!(language, "server-channels", channels = named)
}

/// Channels as mentions that the reader's app turns into names.
pub(super) fn channel_list(channels: &[ChannelId]) -> String {
    let mut named: Vec<String> = channels
        .iter()
        .take(MOST_CHANNELS)
        .map(|channel| format!("<#{channel}>"))
        .collect();
    if channels.len() > MOST_CHANNELS {
        named.push("…".to_owned());
    }
    named.join(" ")
}

fn pace_choice(language: Language, pace: Option<Pace>) -> String {
    match pace {
        Some(pace) => term::pace_name(language, pace),
        None => say!(language, "server-usual"),
    }
}

fn setup_choice(language: Language, setup: Option<Setup>) -> String {
    match setup {
        Some(setup) => term::setup_name(language, setup),
        None => say!(language, "server-usual"),
    }
}

fn pace_menu(language: Language) -> Menu {
    let choices = [None].into_iter().chain(Pace::ALL.map(Some));
    Menu {
        prompt: say!(language, "server-pace-prompt"),
        lines: choices
            .map(|pace| MenuLine {
                label: pace_choice(language, pace),
                detail: None,
                press: Press::Server(ServerChange::Pace(pace)),
            })
            .collect(),
    }
}

/// The setups that are offered where not every option is asked for: both games, and more geese.
pub(super) fn usual_setups() -> Vec<Setup> {
    let fox = Geese::ALL.map(|geese| {
        Setup::FoxAndGeese(Options {
            geese,
            ..Options::default()
        })
    });
    [Setup::HareAndHounds].into_iter().chain(fox).collect()
}

fn setup_menu(language: Language) -> Menu {
    let choices = [None]
        .into_iter()
        .chain(usual_setups().into_iter().map(Some));
    Menu {
        prompt: say!(language, "server-setup-prompt"),
        lines: choices
            .map(|setup| MenuLine {
                label: setup_choice(language, setup),
                detail: None,
                press: Press::Server(ServerChange::Setup(setup)),
            })
            .collect(),
    }
}

fn pings_menu(language: Language) -> Menu {
    let lines = Pings::ALL.map(|pings| MenuLine {
        label: say!(language, "server-pings-choice", pings = pings.key()),
        detail: None,
        press: Press::Server(ServerChange::Pings(pings)),
    });
    Menu {
        prompt: say!(language, "server-pings-prompt"),
        lines: lines.into(),
    }
}

fn switches(language: Language, settings: &ServerSettings, channel: ChannelId) -> Vec<Button> {
    let switch = |label, change| button(label, Press::Server(change), Weight::Normal);
    let threads = settings.threads;
    let allowed = settings.channels.contains(&channel);
    let mut buttons = vec![
        switch(
            say!(
                language,
                "server-threads-switch",
                on = term::yes_no(!threads)
            ),
            ServerChange::Threads(!threads),
        ),
        switch(
            say!(
                language,
                "server-channel-switch",
                on = term::yes_no(!allowed)
            ),
            ServerChange::Channel {
                channel,
                allowed: !allowed,
            },
        ),
    ];
    if !settings.channels.is_empty() {
        buttons.push(switch(
            say!(language, "server-channels-open"),
            ServerChange::EveryChannel,
        ));
    }
    buttons.push(button(
        say!(language, "server-log-button"),
        Press::ServerLog { page: 0 },
        Weight::Normal,
    ));
    buttons
}

/// Says what has just been done in the name of a server.
pub fn server_changed(language: Language, done: &[(ServerChange, Option<Person>)]) -> Screen {
    let lines: Vec<String> = done
        .iter()
        .map(|(change, concerns)| words(language, change, concerns.as_ref()))
        .collect();
    Screen::notice(lines.join("\n"))
}

/// Only those who manage the server may do that.
pub fn not_a_manager(language: Language) -> Screen {
    Screen::notice(say!(language, "server-not-a-manager"))
}

/// The game that was to be called off is none of this server's.
pub fn not_of_this_server(language: Language) -> Screen {
    Screen::notice(say!(language, "server-other-game"))
}

/// There is no server here.
pub fn no_server(language: Language) -> Screen {
    Screen::notice(say!(language, "server-none"))
}

/// A page of what was done in the name of a server.
pub fn server_log(language: Language, log: &LogPage, page: u32) -> Screen {
    let n_pages = term::n_pages(log.total, LOG_PAGE);
    let mut lines: Vec<String> = log
        .entries
        .iter()
        .map(|entry| line(language, entry))
        .collect();
    if lines.is_empty() {
        lines.push(say!(language, "server-log-none"));
    }
    let mut rows = pages(language, page, n_pages, |page| Press::ServerLog { page });
    rows.push(Row::Buttons(vec![button(
        say!(language, "server-panel-button"),
        Press::ServerPanel,
        Weight::Normal,
    )]));
    Screen {
        title: Some(say!(language, "server-log-title")),
        text: lines.join("\n"),
        footer: (n_pages > 1).then(|| term::page_words(language, page, n_pages)),
        rows,
        ..Screen::default()
    }
}

fn line(language: Language, entry: &LogEntry) -> String {
    let when = term::stamp(entry.at);
    let name = term::named(language, &entry.by);
    let change = words(language, &entry.change, entry.concerns.as_ref());
    say!(
        language,
        "server-log-line",
        when = when,
        name = name,
        change = change
    )
}

fn words(language: Language, change: &ServerChange, concerns: Option<&Person>) -> String {
    let concerned = || match concerns {
        Some(person) => term::named(language, person),
        None => say!(language, "somebody"),
    };
    match change {
        ServerChange::Channel { channel, allowed } => {
            let channel = format!("<#{channel}>");
            say!(
                language,
                "server-did-channel",
                on = term::yes_no(*allowed),
                channel = channel
            )
        }
        ServerChange::EveryChannel => say!(language, "server-channels-all"),
        ServerChange::Pace(pace) => {
            let pace = pace_choice(language, *pace);
            say!(language, "server-pace", pace = pace)
        }
        ServerChange::Setup(setup) => {
            let setup = setup_choice(language, *setup);
            say!(language, "server-setup", setup = setup)
        }
        ServerChange::Threads(on) => {
            say!(language, "server-threads", on = term::yes_no(*on))
        }
        ServerChange::Language(tag) => {
            let name = language_choice(language, tag.as_deref());
            say!(language, "server-language", name = name)
        }
        ServerChange::Pings(pings) => say!(language, "server-pings", pings = pings.key()),
        ServerChange::Hidden { hidden, .. } => {
            let name = concerned();
            say!(
                language,
                "server-did-hide",
                on = term::yes_no(*hidden),
                name = name
            )
        }
        ServerChange::Barred { barred, .. } => {
            let name = concerned();
            say!(
                language,
                "server-did-bar",
                on = term::yes_no(*barred),
                name = name
            )
        }
        ServerChange::Aborted(game) => {
            let id = game.to_string();
            say!(language, "server-did-abort", id = id)
        }
    }
}
