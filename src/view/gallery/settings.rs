//! What people and servers settle on, what is kept about people, and boards as somebody likes them.

use super::{Cast, Gallery, NOW, boards::MANY_CHAINS};
use crate::{
    game::{
        ChannelId, Game, GameId, LogEntry, LogPage, Moment, Pace, PersonId, PersonSettings, Pings,
        Refusal, ServerChange, ServerSettings,
    },
    l10n::Language,
    rules::Setup,
    view::{self, challenge_in_menu},
};

impl Gallery {
    pub(in crate::view) fn settings(language: Language, cast: &Cast) -> Self {
        let mut wall = Self::default();
        wall.of_people(language);
        wall.of_servers(language, cast);
        wall.of_privacy(language, cast);
        wall.own_boards(language, cast);
        wall.limits(language, cast);
        wall
    }

    fn of_people(&mut self, language: Language) {
        let usual = PersonSettings::default();
        let other = PersonSettings {
            pings: Pings::Never,
            direct: true,
            language: Some("el".to_owned()),
            words: true,
            turned: true,
        };
        self.hang("settings-usual", view::person_settings(language, &usual));
        self.hang("settings-other", view::person_settings(language, &other));
        let always = PersonSettings {
            pings: Pings::Always,
            ..usual
        };
        self.hang("settings-always", view::person_settings(language, &always));
    }

    fn of_servers(&mut self, language: Language, cast: &Cast) {
        let channel = ChannelId(cast.snowflake);
        let usual = ServerSettings::default();
        let fox: Setup = "fox-and-geese 17 alternate sideways".parse().unwrap();
        let other = ServerSettings {
            channels: vec![channel; 25],
            pace: Some(Pace::OneDay),
            setup: Some(fox),
            threads: true,
            language: Some("cs".to_owned()),
            pings: Pings::Never,
            barred: vec![cast.ben.id],
        };
        let away = ServerSettings {
            pings: Pings::Away,
            ..usual.clone()
        };
        for (name, settings) in [
            ("server-usual", &usual),
            ("server-other", &other),
            ("server-away", &away),
        ] {
            self.hang(name, view::server_settings(language, settings, channel));
        }
        let person = cast.ben.id;
        let about = |change| (change, Some(cast.ben.clone()));
        let done = [
            about(ServerChange::Hidden {
                person,
                hidden: true,
            }),
            about(ServerChange::Hidden {
                person,
                hidden: false,
            }),
            about(ServerChange::Barred {
                person,
                barred: true,
            }),
            about(ServerChange::Barred {
                person,
                barred: false,
            }),
            (ServerChange::Aborted(GameId(cast.id)), None),
        ];
        self.hang("server-changed", view::server_changed(language, &done));
        self.logs(language, cast);
        self.hang("server-not-a-manager", view::not_a_manager(language));
        self.hang("server-other-game", view::not_of_this_server(language));
        self.hang("server-none", view::no_server(language));
    }

    fn logs(&mut self, language: Language, cast: &Cast) {
        let channel = ChannelId(cast.snowflake);
        let none = LogPage {
            entries: Vec::new(),
            total: 0,
        };
        self.hang("server-log-none", view::server_log(language, &none, 0));
        let changes = [
            ServerChange::Channel {
                channel,
                allowed: true,
            },
            ServerChange::Channel {
                channel,
                allowed: false,
            },
            ServerChange::EveryChannel,
            ServerChange::Pace(Some(Pace::Unlimited)),
            ServerChange::Setup(Some(Setup::HareAndHounds)),
            ServerChange::Threads(true),
            ServerChange::Language(Some("pl".to_owned())),
            ServerChange::Pings(Pings::Away),
            ServerChange::Barred {
                person: PersonId(3),
                barred: true,
            },
            ServerChange::Aborted(GameId(cast.id)),
        ];
        let entries = changes
            .into_iter()
            .map(|change| LogEntry {
                at: Moment(NOW.0),
                by: cast.ann.clone(),
                change,
                concerns: None,
            })
            .collect();
        let page = LogPage { entries, total: 31 };
        self.hang("server-log", view::server_log(language, &page, 1));
    }

    fn of_privacy(&mut self, language: Language, cast: &Cast) {
        let ben = &cast.ben;
        self.hang("privacy", view::privacy(language));
        self.hang("privacy-exported", view::exported(language));
        self.hang("privacy-sure", view::confirm_forget(language));
        self.hang("privacy-forgotten", view::forgotten(language));
        self.hang("privacy-not", view::not_forgotten(language));
        self.hang("blocked", view::blocked(language, ben, true));
        self.hang("blocked-already", view::blocked(language, ben, false));
        self.hang("blocked-oneself", view::blocked_oneself(language));
        self.hang("unblocked", view::unblocked(language, ben, true));
        self.hang("unblocked-already", view::unblocked(language, ben, false));
        let setup = Setup::HareAndHounds;
        let invite = view::invite(language, ben, setup, Pace::Live);
        self.hang("invite", invite);
        let said = challenge_in_menu();
        self.hang_text("invite-menu", said.of(language).to_owned());
    }

    fn own_boards(&mut self, language: Language, cast: &Cast) {
        let words = PersonSettings {
            words: true,
            ..PersonSettings::default()
        };
        let turned = PersonSettings {
            turned: true,
            ..PersonSettings::default()
        };
        let hare = cast.game("hare-and-hounds", "a2-b3");
        let fox = cast.game_at("fox-and-geese 13 every", MANY_CHAINS);
        let (ann, ben) = (cast.ann.id, cast.ben.id);
        let own = |game: &Game, reader, wishes: &PersonSettings| {
            view::own_board(language, game, None, reader, wishes)
        };
        self.hang("own-hare-words", own(&hare, ben, &words));
        self.hang("own-hare-turned", own(&hare, ben, &turned));
        self.hang("own-hounds-not-turned", own(&hare, ann, &turned));
        self.hang("own-fox-words", own(&fox, ben, &words));
        let mut forgotten = hare.clone();
        forgotten.seats.quarry.name = String::new();
        self.hang("own-forgotten", own(&forgotten, ann, &words));
        self.hang_text("own-thread", view::thread_name(language, &forgotten));
        let line = view::refusal(language, &Refusal::BoardChanged);
        let below = view::below(&line, own(&forgotten, ann, &words));
        self.hang("own-below", below);
        let unseen = view::unseen(language, view::done(language, &forgotten));
        self.hang("own-unseen", unseen);
        self.hang("own-no-thread", view::no_thread(language));
        let reminder = view::reminder_with_link(language, &forgotten, ben);
        self.hang_text("own-reminder", reminder);
    }

    fn limits(&mut self, language: Language, cast: &Cast) {
        let opponent = || cast.ben.clone();
        for (name, why) in [
            ("refused-sent", Refusal::TooManySent { limit: 10 }),
            ("refused-games", Refusal::TooManyGames { limit: 25 }),
            (
                "refused-games-here",
                Refusal::TooManyGamesHere { limit: 100 },
            ),
            (
                "refused-not-welcome",
                Refusal::NotWelcome {
                    opponent: opponent(),
                },
            ),
            ("refused-barred", Refusal::Barred),
            (
                "refused-opponent-barred",
                Refusal::OpponentBarred {
                    opponent: opponent(),
                },
            ),
            (
                "refused-other-channels",
                Refusal::OtherChannels {
                    allowed: vec![ChannelId(cast.snowflake); 2],
                },
            ),
            ("refused-nobody-here", Refusal::NobodyHere),
            ("refused-forgotten", Refusal::OpponentForgotten),
        ] {
            self.hang(name, view::refusal(language, &why));
        }
    }
}
