//! Lists, rules, help and completions.

use super::{Cast, Gallery, boards::MANY_CHAINS, ended, person};
use crate::{
    game::{
        Ending, Game, GameId, Pace, ServerId, Status,
        ratings::{Leaderboard, Ranked, Rating, Scope, SideRecord, Standing},
    },
    l10n::Language,
    rules::{GameKind, Outcome},
    view::{self, GameStats},
};

impl Gallery {
    pub(in crate::view) fn lists(language: Language, cast: &Cast) -> Self {
        let mut wall = Self::default();
        wall.games(language, cast);
        wall.leaderboards(language, cast);
        wall.statistics(language, cast);
        wall.pages(language);
        wall.completions(language, cast);
        wall
    }

    fn games(&mut self, language: Language, cast: &Cast) {
        let me = cast.ann.id;
        let mut unlimited = cast.game("hare-and-hounds", "");
        unlimited.pace = Pace::Unlimited;
        unlimited.status = Status::Running {
            turn: None,
            draw_offer: None,
            takeback: None,
        };
        let mut theirs_unlimited = cast.game("hare-and-hounds", "a2-b3");
        theirs_unlimited.status = unlimited.status.clone();
        let mut private = cast.game("fox-and-geese 13 every", "");
        private.place.server = None;
        let mut unposted = cast.game("fox-and-geese 13 every", "d4-e5");
        unposted.posted = None;
        let over = cast.game("hare-and-hounds", "a2-b3");
        let over = ended(over, Ending::Board(Outcome::Trapped));
        let few = [unposted, unlimited.clone(), private, theirs_unlimited, over];
        self.hang("games-none", view::games(language, me, &[], 0, 0));
        self.hang("games-one", view::games(language, me, &few[..1], 0, 1));
        self.hang("games", view::games(language, me, &few, 0, 5));
        let many: Vec<Game> = (0..10)
            .map(|_| cast.game("hare-and-hounds", "a2-b3"))
            .collect();
        self.hang("games-paged", view::games(language, me, &many, 1, 25));
    }

    fn leaderboards(&mut self, language: Language, cast: &Cast) {
        let server = ServerId(cast.snowflake);
        let mut show = |name, board: &Leaderboard, server| {
            self.hang(
                name,
                view::leaderboard(language, board, server, cast.ben.id),
            );
        };
        let empty = Leaderboard {
            kind: GameKind::HareAndHounds,
            scope: Scope::Everywhere,
            page: 0,
            total: 0,
            lines: Vec::new(),
        };
        show("leaderboard-none", &empty, None);
        let lines = [(1, &cast.ann, standing(30)), (2, &cast.ben, standing(0))].map(
            |(rank, person, standing)| Ranked {
                rank,
                person: person.id,
                name: person.name.clone(),
                standing,
            },
        );
        let short = Leaderboard {
            kind: GameKind::FoxAndGeese,
            scope: Scope::Server(server),
            total: 2,
            lines: lines.to_vec(),
            ..empty.clone()
        };
        show("leaderboard-server", &short, Some(server));
        let long = Leaderboard {
            page: 1,
            total: 25,
            lines: (11..21)
                .map(|rank| Ranked {
                    rank,
                    ..lines[0].clone()
                })
                .collect(),
            ..empty
        };
        show("leaderboard-everywhere", &long, Some(server));
    }

    fn statistics(&mut self, language: Language, cast: &Cast) {
        let server = Scope::Server(ServerId(cast.snowflake));
        let stats = |kind, scope, rank: Option<u32>| GameStats {
            kind,
            scope,
            standing: rank.map_or_else(Standing::default, |_| standing(12)),
            rank,
        };
        let all = [
            stats(GameKind::HareAndHounds, Scope::Everywhere, Some(17)),
            stats(GameKind::HareAndHounds, server, Some(2)),
            stats(GameKind::FoxAndGeese, Scope::Everywhere, Some(3)),
            stats(GameKind::FoxAndGeese, server, None),
        ];
        self.hang("stats", view::stats(language, &cast.ben, &all));
        let newcomer = GameKind::ALL.map(|kind| stats(kind, Scope::Everywhere, None));
        self.hang(
            "stats-newcomer",
            view::stats(language, &cast.ann, &newcomer),
        );
    }

    fn pages(&mut self, language: Language) {
        for (name, kind, page) in [
            ("rules-hare", GameKind::HareAndHounds, 0),
            ("rules-hare-compared", GameKind::HareAndHounds, 1),
            ("rules-hare-history", GameKind::HareAndHounds, 2),
            ("rules-fox", GameKind::FoxAndGeese, 0),
            ("rules-fox-compared", GameKind::FoxAndGeese, 1),
            ("rules-fox-history", GameKind::FoxAndGeese, u32::MAX),
        ] {
            self.hang(name, view::rules(language, kind, page));
        }
        self.hang("help", view::help(language));
    }

    fn completions(&mut self, language: Language, cast: &Cast) {
        let hare = cast.game("hare-and-hounds", "");
        let fox = cast.game_at("fox-and-geese 13 every", MANY_CHAINS);
        let legal = hare.line.legal_moves();
        let suggested = view::suggest_moves(language, &legal, "");
        self.hang_suggestions("suggest-moves", &suggested);
        let suggested = view::suggest_moves(language, &fox.line.legal_moves(), "D4 x D6 × F");
        self.hang_suggestions("suggest-captures", &suggested);
        let mut other = cast.game("fox-and-geese 13 every", "");
        other.id = GameId(cast.id - 1);
        other.seats.quarry = person(3, "Łucja");
        let suggested = view::suggest_games(language, cast.ann.id, &[hare, other], "");
        self.hang_suggestions("suggest-games", &suggested);
    }
}

fn standing(games: u32) -> Standing {
    let record = |value, deviation, won| SideRecord {
        rating: Rating {
            value,
            deviation,
            ..Rating::default()
        },
        won,
        lost: games / 3,
        drawn: 1,
    };
    Standing {
        pack: record(1702.4, 80.2, games),
        quarry: record(1499.5, 110.0, 0),
    }
}
