//! Random people do random things, in fair weather and in a storm; afterwards every game replays to
//! the position that is stored, and every move that was acknowledged is there.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use leveret::{
    game::{Ending, GameId},
    rules::{GameKind, Setup},
    sandbox::{Arg, Fault, Message, Outcome, Pending, Rule, User, boolean, integer, text, user},
    store,
};

use crate::stage::Stage;
use crate::{schema, words};

/// A small source of chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        let at = self.below(of.len());
        &of[at]
    }

    fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// How long a monkey test goes on; `LEVERET_MONKEY_SECONDS` makes it longer.
fn how_long() -> Duration {
    let seconds = std::env::var("LEVERET_MONKEY_SECONDS").ok();
    let seconds = seconds.and_then(|text| text.parse().ok()).unwrap_or(10);
    Duration::from_secs(seconds)
}

/// Something under way, with the move that it makes if it has its way.
struct Deed {
    pending: Pending,
    mv: Option<Played>,
}

/// A move that a button stands for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Played {
    game: i64,
    ply: usize,
    mv: String,
}

fn played(custom_id: &str) -> Option<Played> {
    let parts: Vec<&str> = custom_id.split(':').collect();
    let [version, action, game, ply, mv]: [&str; 5] = parts.try_into().ok()?;
    (version == "1" && action == "play").then_some(())?;
    Some(Played {
        game: game.parse().ok()?,
        ply: ply.parse().ok()?,
        mv: mv.to_owned(),
    })
}

struct Crowd {
    stage: Stage,
    people: Vec<User>,
    chance: Chance,
    is_stormy: bool,
    acknowledged: BTreeSet<Played>,
    n_deeds: usize,
}

impl Crowd {
    async fn gathers(seed: u64, is_stormy: bool) -> Crowd {
        let stage = Stage::set().await;
        let people = vec![
            stage.ann.clone(),
            stage.ben.clone(),
            stage.eve.clone(),
            stage.discord.user("Dan"),
        ];
        Crowd {
            stage,
            people,
            chance: Chance(seed),
            is_stormy,
            acknowledged: BTreeSet::new(),
            n_deeds: 0,
        }
    }

    /// A message that somebody sees, of the latest ones.
    fn message(&mut self, who: &User) -> Option<Arc<Message>> {
        let mut all = who.sees(self.stage.discord.channel());
        if self.chance.happens(90) {
            all.retain(|message| !message.components.is_empty());
        }
        let skipped = all.len().saturating_sub(12);
        all.drain(..skipped);
        (!all.is_empty()).then(|| Arc::clone(self.chance.one(&all)))
    }

    fn deed(&mut self) -> Option<Deed> {
        let who = self.chance.one(&self.people.clone()).clone();
        self.n_deeds += 1;
        let slash = |name: &str, options: Vec<(&str, Arg)>| Deed {
            pending: who.raw_slash(name, options).expect("the client lets them"),
            mv: None,
        };
        match self.chance.below(41) {
            0 | 1 => {
                let options = self.terms();
                Some(slash("challenge", options))
            }
            2..=10 | 20..=40 => self.click(&who),
            11 | 12 => self.forge(&who),
            13 => {
                let written = [
                    "a2-a3", "b5-b4", "d4-d5", "a3-a4", "c2b3", "x", "?", "d4xd2",
                ];
                let mv = text(*self.chance.one(&written));
                let mut options = vec![("move", mv)];
                if self.chance.happens(70) {
                    let id = 1 + self.chance.below(12);
                    options.push(("game", text(id.to_string())));
                }
                Some(slash("move", options))
            }
            14 => Some(slash("board", vec![])),
            15 => Some(slash(
                self.chance
                    .one::<&str>(&["games", "stats", "help", "rules"]),
                vec![],
            )),
            16 => Some(slash(self.chance.one::<&str>(&["resign", "draw"]), vec![])),
            17 => Some(slash("leaderboard", vec![])),
            18 => {
                let typed = text(*self.chance.one(&["", "a2", "zz"]));
                Some(Deed {
                    pending: who.raw_suggest("move", [("move", typed)], "move").ok()?,
                    mv: None,
                })
            }
            _ => {
                if self.chance.happens(15) {
                    let message = self.message(&who)?;
                    self.stage.discord.delete_message(message.id);
                }
                None
            }
        }
    }

    fn terms(&mut self) -> Vec<(&'static str, Arg)> {
        let mut options = Vec::new();
        if self.chance.happens(70) {
            let other = self.chance.one(&self.people.clone()).clone();
            options.push(("opponent", user(&other)));
        }
        if self.chance.happens(50) {
            options.push(("game", text("fox-and-geese")));
        }
        if self.chance.happens(50) {
            options.push((
                "side",
                text(*self.chance.one(&["pack", "quarry", "random"])),
            ));
        }
        if self.chance.happens(50) {
            options.push((
                "pace",
                text(*self.chance.one(&["live", "1-day", "unlimited"])),
            ));
        }
        if self.chance.happens(40) {
            options.push(("geese", integer(*self.chance.one(&[13, 15, 17]))));
            options.push(("sideways", boolean(self.chance.happens(50))));
        }
        options
    }

    /// A button or menu line of a message that they see.
    fn click(&mut self, who: &User) -> Option<Deed> {
        let message = self.message(who)?;
        // Most know whose turn it is.
        let text = message.text();
        let to_move = |person: &&User| {
            let turn = text.lines().find(|line| line.starts_with("To move:"));
            turn.is_some_and(|line| line.contains(&format!("({})", person.name())))
        };
        let knowing = self.people.iter().find(to_move).cloned();
        let who = &knowing
            .filter(|_| self.chance.happens(75))
            .unwrap_or_else(|| who.clone());
        let menus = message.menus();
        if let Some(menu) = menus.first()
            && self.chance.happens(70)
        {
            let line = self.chance.one(&menu.options).value.clone();
            let mv = played(&line);
            let pending = who
                .start_select(message.id, &menu.custom_id, &[&line])
                .ok()?;
            return Some(Deed { pending, mv });
        }
        let buttons = message.buttons();
        if buttons.is_empty() {
            return None;
        }
        let custom_id = self.chance.one(&buttons).custom_id.clone()?;
        // Not so many games given up that none gets far.
        if custom_id.contains("resign") && self.chance.happens(90) {
            return None;
        }
        let mv = played(&custom_id);
        let pending = who.start_click(message.id, &custom_id).ok()?;
        Some(Deed { pending, mv })
    }

    /// A click that no client would send.
    fn forge(&mut self, who: &User) -> Option<Deed> {
        let message = self.message(who)?;
        let game = 1 + self.chance.below(12);
        let ply = self.chance.below(12);
        let mv = *self.chance.one(&[
            "a2-a3", "b5-b4", "d4-d5", "a3-b4", "d4xd2xf2", "z9", "b4-b5",
        ]);
        let custom_id = match self.chance.below(9) {
            0 => format!("1:resign:{game}"),
            1 => format!("1:draw-offer:{game}"),
            2 => format!("1:draw-accept:{game}"),
            3 => format!("1:rematch:{game}"),
            4 => format!("1:accept:{game}"),
            5 => format!("1:pick:{game}:{ply}:a3"),
            6 => format!("2:play:{game}:{ply}:{mv}"),
            _ => format!("1:play:{game}:{ply}:{mv}"),
        };
        let mv = played(&custom_id);
        let pending = who.raw_click(message.id, &custom_id).ok()?;
        Some(Deed { pending, mv })
    }

    async fn weather(&mut self) {
        match self.chance.below(40) {
            0 | 1 => {
                self.stage.settle().await;
                let seconds = 1 + self.chance.below(200);
                self.stage.advance(Duration::from_secs(seconds as u64));
            }
            2 if self.is_stormy && self.chance.happens(30) => self.stage.bot_restarts().await,
            4..=8 if self.is_stormy => {
                let faults = [
                    Fault::Status(500),
                    Fault::CutBefore,
                    Fault::CutAfter,
                    Fault::Delay(Duration::from_millis(300)),
                    Fault::RateLimited {
                        retry_after: 0.1,
                        global: false,
                    },
                ];
                let paths = ["/interactions/**", "/channels/**", "/webhooks/**"];
                let fault = self.chance.one(&faults).clone();
                let rule = Rule::next(fault).path(self.chance.one::<&str>(&paths));
                let times = 1 + self.chance.below(3);
                self.stage.discord.faults().inject(rule.times(times as u64));
            }
            9 if self.is_stormy && self.chance.happens(30) => {
                self.stage.discord.faults().reconnect_gateway();
            }
            _ => {}
        }
    }

    async fn goes_on(&mut self) {
        let end = Instant::now() + how_long();
        while Instant::now() < end {
            let at_once = 1 + self.chance.below(4);
            let deeds: Vec<Deed> = (0..at_once).filter_map(|_| self.deed()).collect();
            if self.is_stormy && self.chance.happens(1) {
                self.stage.bot_crashes().await;
                self.stage.bot_enters().await;
                // What the old one did not answer will never be answered.
                self.stage.advance(Duration::from_secs(4));
            }
            for deed in deeds {
                let outcome = deed.pending.outcome().await;
                if let (Outcome::Updated(_), Some(mv)) = (outcome, deed.mv) {
                    self.acknowledged.insert(mv);
                }
            }
            self.weather().await;
        }
    }

    /// What must be true afterwards, whatever happened.
    async fn parts(mut self) {
        self.stage.discord.faults().clear();
        self.stage.settle().await;
        self.stage.bot_leaves().await;
        for person in &self.people {
            person.sees(self.stage.discord.channel());
        }
        let url = format!("sqlite:{}", self.stage.database().display());
        let store = store::open(&url).await.expect("the database opens");
        let mut n_moves = 0;
        let mut kinds = BTreeSet::new();
        let mut id = 1;
        while let Some(game) = store
            .game(GameId(id))
            .await
            .expect("a game that can be read")
        {
            let line = store.moves(GameId(id)).await;
            let line = line
                .expect("moves that can be read")
                .expect("the same game");
            assert_eq!(line.position(), game.line.position(), "game {id}");
            assert_eq!(line.ply(), game.ply, "game {id}");
            match game.ending() {
                Some(Ending::Board(outcome)) => assert_eq!(line.outcome(), Some(outcome)),
                Some(_) | None => assert_eq!(line.outcome(), None, "game {id}"),
            }
            for played in self.acknowledged.iter().filter(|played| played.game == id) {
                let stored = line.moves().get(played.ply).map(ToString::to_string);
                assert_eq!(
                    stored.as_ref(),
                    Some(&played.mv),
                    "game {id} ply {}",
                    played.ply
                );
            }
            n_moves += line.moves().len();
            kinds.insert(Setup::kind(game.setup).key());
            id += 1;
        }
        store.close().await;
        assert!(n_moves > 0, "something was played");
        assert!(kinds.len() == GameKind::ALL.len() || self.is_stormy);
        let mut problems = self.stage.discord.problems();
        // Deleted messages, and in a storm what comes of broken connections.
        let mut excused = vec!["10008"];
        if self.is_stormy {
            excused.extend(["40060", "10062", "10015", "failed interaction"]);
        }
        problems.retain(|problem| !excused.iter().any(|part| problem.contains(part)));
        problems.extend(schema::complaints(&self.stage.discord));
        problems.extend(words::missing(&self.stage.discord));
        let report = self.stage.report();
        assert_eq!((report.failed, report.unread), (0, 0));
        assert!(self.is_stormy || report.undelivered == 0);
        assert_eq!(problems, Vec::<String>::new());
        self.stage.discord.stop().await;
    }
}

#[tokio::test]
async fn monkeys_in_fair_weather_get_an_answer_every_time() {
    let mut crowd = Crowd::gathers(0x5eed_0001, false).await;
    crowd.goes_on().await;
    crowd.parts().await;
}

#[tokio::test]
async fn monkeys_in_a_storm_lose_nothing_that_was_acknowledged() {
    let mut crowd = Crowd::gathers(0x5eed_0002, true).await;
    crowd.goes_on().await;
    crowd.parts().await;
}
