//! The stage of every end-to-end test: an emulated Discord, the real bot in it on a database of its
//! own, and people.
//!
//! A test ends with [`Stage::ends`], which fails on whatever nobody expected: an unread message, a
//! refused request, a failed interaction, an event that the bot did not understand, an apology, a
//! key in the place of words, or a payload that does not fit Discord's descriptions. What a test
//! provokes it excuses by name, and an excuse that was not needed fails too.

use std::{sync::Arc, time::Duration};

use leveret::{
    clock::{Clock, Reading},
    config::{Settings, Token},
    discord::{self, Report},
    game::Moment,
    sandbox::{Arg, Cannot, Discord, Id, Message, Options, Outcome, User, text, user},
    store,
};
use tempfile::TempDir;
use tokio::{runtime::Runtime, task::JoinHandle};
use tokio_util::sync::CancellationToken;

use crate::{schema, words};

pub const SOON: Duration = Duration::from_secs(20);

pub struct Stage {
    pub discord: Discord,
    pub folder: TempDir,
    pub ann: User,
    pub ben: User,
    pub eve: User,
    bot: Option<Running>,
    report: Report,
    excused: Vec<&'static str>,
    /// Interactions that may have been apologised for, and answers that may not have arrived.
    may_fail: bool,
}

/// The bot, on threads of its own, so that it can be ended in the middle of everything it does.
struct Running {
    stop: CancellationToken,
    task: JoinHandle<anyhow::Result<Report>>,
    threads: Runtime,
}

impl Stage {
    /// The stage with the bot on it.
    pub async fn set() -> Stage {
        Stage::set_with(Options::default()).await
    }

    pub async fn set_with(options: Options) -> Stage {
        let mut stage = Stage::without_bot(options).await;
        stage.bot_enters().await;
        stage
    }

    pub async fn without_bot(options: Options) -> Stage {
        let discord = Discord::start(options).await.expect("the emulator starts");
        let folder = TempDir::new().expect("a folder for the database");
        let (ann, ben, eve) = (
            discord.user("Ann"),
            discord.user("Ben"),
            discord.user("Eve"),
        );
        Stage {
            discord,
            folder,
            ann,
            ben,
            eve,
            bot: None,
            report: Report::default(),
            excused: Vec::new(),
            may_fail: false,
        }
    }

    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("leveret.db")
    }

    pub fn settings(&self) -> Settings {
        Settings {
            token: Token::new(self.discord.token()),
            database_url: format!("sqlite:{}", self.database().display()),
            api: Some(self.discord.base_url().to_owned()),
        }
    }

    /// Starts the bot and waits until its commands are there.
    pub async fn bot_enters(&mut self) {
        let settings = self.settings();
        let store = store::open(&settings.database_url)
            .await
            .expect("the database opens");
        let clock = self.clock();
        let stop = CancellationToken::new();
        let asked = stop.clone();
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let task = threads.spawn(async move { discord::run(&settings, store, clock, asked).await });
        self.bot = Some(Running {
            stop,
            task,
            threads,
        });
        self.bot_is_there().await;
    }

    /// Waits until a bot is connected and its commands are there.
    pub async fn bot_is_there(&self) {
        assert!(self.discord.connected(1, SOON).await, "the bot connects");
        let registered = self
            .discord
            .until(SOON, || (!self.discord.commands().is_empty()).then_some(()))
            .await;
        assert!(registered.is_some(), "the commands are registered");
    }

    fn clock(&self) -> Clock {
        let emulated = self.discord.clone();
        Clock::movable(move || {
            let (now, moved) = emulated.read_clock();
            let now = Moment(i64::try_from(now).expect("this century"));
            Reading { now, moved }
        })
    }

    /// Stops the bot and waits until it is gone.
    pub async fn bot_leaves(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.stop.cancel();
            let report = bot
                .task
                .await
                .expect("the bot does not panic")
                .expect("the bot ends well");
            bot.threads.shutdown_background();
            self.report.answered += report.answered;
            self.report.failed += report.failed;
            self.report.undelivered += report.undelivered;
            self.report.unread += report.unread;
        }
    }

    /// Stops the bot as a crash would: in the middle of whatever it does.
    pub async fn bot_crashes(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.threads.shutdown_background();
            let ended = bot.task.await;
            assert!(ended.is_err(), "it had ended before: {ended:?}");
        }
        let gone = || (self.discord.sessions_connected() == 0).then_some(());
        assert!(self.discord.until(SOON, gone).await.is_some(), "it is gone");
    }

    pub async fn bot_restarts(&mut self) {
        self.bot_leaves().await;
        self.bot_enters().await;
    }

    /// What happened while the bots of this test ran that have left by themselves.
    pub fn report(&self) -> Report {
        self.report
    }

    /// Excuses every problem that has this in it.
    pub fn excuse(&mut self, part: &'static str) {
        self.excused.push(part);
    }

    /// Excuses apologies and answers that did not arrive.
    pub fn excuse_failures(&mut self) {
        self.may_fail = true;
    }

    /// Ends the test: everything is answered, nothing was refused, every message was looked at.
    pub async fn ends(mut self) {
        self.settle().await;
        // Whatever it tries again, it finishes before it goes.
        self.bot_leaves().await;
        let mut problems = self.discord.problems();
        problems.extend(schema::complaints(&self.discord));
        problems.extend(words::missing(&self.discord));
        if self.report.unread > 0 {
            problems.push(format!("{} events were not read", self.report.unread));
        }
        if !self.may_fail && (self.report.failed, self.report.undelivered) != (0, 0) {
            problems.push(format!("{:?}", self.report));
        }
        for part in self.excused {
            let before = problems.len();
            problems.retain(|problem| !problem.contains(part));
            assert!(
                problems.len() < before,
                "no problem has {part:?}: {problems:#?}"
            );
        }
        assert_eq!(problems, Vec::<String>::new());
        self.discord.stop().await;
    }

    /// Moves the clock.
    pub fn advance(&self, by: Duration) {
        self.discord.advance(by);
    }

    /// Waits until the bot is at rest.
    pub async fn settle(&self) {
        assert!(self.discord.quiesce(SOON).await, "everything is answered");
        // A write to a busy disk may stand between an answer and what follows it.
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(self.discord.quiesce(SOON).await, "everything is answered");
    }

    /// Waits until a message has no buttons any more.
    pub async fn retired(&self, id: Id) {
        let is_bare = || {
            let message = self.ann.message(id)?;
            labels(&message).is_empty().then_some(())
        };
        let bare = self.discord.until(SOON, is_bare).await;
        assert!(bare.is_some(), "{:?}", self.ann.message(id));
    }

    /// Waits until something is so.
    #[track_caller]
    pub fn until<T>(&self, condition: impl FnMut() -> Option<T>) -> impl Future<Output = T> {
        let place = std::panic::Location::caller();
        let waited = self.discord.until(SOON, condition);
        async move {
            match waited.await {
                Some(found) => found,
                None => panic!("waited in vain at {place}"),
            }
        }
    }

    /// Waits until a message, as Ann sees it, has these words.
    pub async fn says(&self, id: Id, words: &str) -> Arc<Message> {
        let has = || {
            let message = self.ann.message(id)?;
            message.text().contains(words).then_some(message)
        };
        match self.discord.until(SOON, has).await {
            Some(message) => message,
            None => panic!("{words:?} is not in {:?}", self.ann.message(id)),
        }
    }

    /// A game of Hare and Hounds: Ann has the hounds, Ben the hare. Its board.
    pub async fn hare_and_hounds(&self) -> Arc<Message> {
        self.game([("side", text("pack"))]).await
    }

    /// A game on the terms given, which Ben accepts. Its board.
    pub async fn game<const N: usize>(&self, terms: [(&'static str, Arg); N]) -> Arc<Message> {
        self.game_of(&self.ann, &self.ben, terms).await
    }

    /// A game that the one asks for and the other accepts. Its board.
    pub async fn game_of<const N: usize>(
        &self,
        one: &User,
        other: &User,
        terms: [(&'static str, Arg); N],
    ) -> Arc<Message> {
        let terms = terms.into_iter().chain([("opponent", user(other))]);
        let card = said(one.slash("challenge", terms).await);
        let board = said(other.click(card.id, "Accept").await);
        self.settle().await;
        one.take_pings();
        other.take_pings();
        board
    }

    /// The board as Ann sees it now.
    #[track_caller]
    pub fn board(&self, id: Id) -> Arc<Message> {
        self.ann.message(id).expect("the board is there")
    }

    /// Plays moves by their buttons, Ann's first, on the message `board`.
    pub async fn clicks(&self, board: Id, moves: &[&str]) {
        for (at, label) in moves.iter().enumerate() {
            let player = if at % 2 == 0 { &self.ann } else { &self.ben };
            let outcome = player.click(board, label).await;
            assert!(
                matches!(outcome, Ok(Outcome::Updated(_))),
                "{label}: {outcome:?}"
            );
        }
    }
}

/// The message that an interaction was answered with.
#[track_caller]
pub fn said(outcome: Result<Outcome, Cannot>) -> Arc<Message> {
    shown(outcome.expect("the client lets them"))
}

/// The message that an interaction was answered with.
#[track_caller]
pub fn shown(outcome: Outcome) -> Arc<Message> {
    match outcome {
        Outcome::Responded(message) | Outcome::Updated(message) => message,
        other => panic!("no message: {other:?}"),
    }
}

/// The private text that an interaction was answered with.
#[track_caller]
pub fn told(outcome: Result<Outcome, Cannot>) -> String {
    whispered(outcome.expect("the client lets them"))
}

/// The private text that an interaction was answered with.
#[track_caller]
pub fn whispered(outcome: Outcome) -> String {
    let message = shown(outcome);
    assert!(message.is_ephemeral(), "everybody sees it: {message:?}");
    message.text()
}

/// Checks that a text has these words.
#[track_caller]
pub fn has(text: &str, words: &str) {
    assert!(text.contains(words), "{words:?} is not in:\n{text}");
}

/// What stands on a message's buttons.
pub fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

/// The custom id of the button that says this.
#[track_caller]
pub fn press(message: &Message, label: &str) -> String {
    message
        .button(label)
        .and_then(|button| button.custom_id)
        .unwrap_or_else(|| panic!("no {label:?} in {:?}", labels(message)))
}
