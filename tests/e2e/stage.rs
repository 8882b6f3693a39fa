//! The stage of every end-to-end test: an emulated Discord, the real bot in it on a database of its
//! own, and people.

use std::{sync::Arc, time::Duration};

use leveret::{
    clock::Clock,
    config::{Settings, Token},
    discord,
    game::Moment,
    sandbox::{Arg, Cannot, Discord, Id, Message, Options, Outcome, User, text, user},
    store, view,
};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub const SOON: Duration = Duration::from_secs(10);

pub struct Stage {
    pub discord: Discord,
    pub folder: TempDir,
    pub ann: User,
    pub ben: User,
    pub eve: User,
    bot: Option<Running>,
}

struct Running {
    stop: CancellationToken,
    task: JoinHandle<anyhow::Result<()>>,
}

impl Stage {
    /// The stage with the bot on it.
    pub async fn set() -> Stage {
        Stage::set_with(Options::default()).await
    }

    pub async fn set_with(options: Options) -> Stage {
        let discord = Discord::start(options).await.expect("the emulator starts");
        let folder = TempDir::new().expect("a folder for the database");
        let (ann, ben, eve) = (
            discord.user("Ann"),
            discord.user("Ben"),
            discord.user("Eve"),
        );
        let mut stage = Stage {
            discord,
            folder,
            ann,
            ben,
            eve,
            bot: None,
        };
        stage.bot_enters().await;
        stage
    }

    pub fn settings(&self) -> Settings {
        Settings {
            token: Token::new(self.discord.token()),
            database_url: format!("sqlite:{}/leveret.db", self.folder.path().display()),
            api: Some(self.discord.base_url().to_owned()),
        }
    }

    /// Starts the bot and waits until its commands are there.
    pub async fn bot_enters(&mut self) {
        let settings = self.settings();
        let store = store::open(&settings.database_url)
            .await
            .expect("the database opens");
        let emulated = self.discord.clone();
        let clock = Clock::of(move || Moment(i64::try_from(emulated.now()).expect("this century")));
        let stop = CancellationToken::new();
        let asked = stop.clone();
        let task = tokio::spawn(async move { discord::run(&settings, store, clock, asked).await });
        self.bot = Some(Running { stop, task });
        assert!(self.discord.connected(1, SOON).await, "the bot connects");
        let registered = self
            .discord
            .until(SOON, || {
                (self.discord.commands().len() == view::commands().len()).then_some(())
            })
            .await;
        assert!(registered.is_some(), "the commands are registered");
    }

    /// Stops the bot and waits until it is gone.
    pub async fn bot_leaves(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.stop.cancel();
            bot.task
                .await
                .expect("the bot does not panic")
                .expect("the bot ends well");
        }
    }

    /// Ends the test: everything is answered, nothing was refused, every message was looked at.
    pub async fn ends(mut self) {
        assert!(self.discord.quiesce(SOON).await, "everything is answered");
        assert_eq!(self.discord.problems(), Vec::<String>::new());
        self.bot_leaves().await;
        self.discord.stop().await;
    }

    /// A game of Hare and Hounds: Ann has the hounds, Ben the hare. Its board.
    pub async fn hare_and_hounds(&self) -> Arc<Message> {
        self.game([("opponent", user(&self.ben)), ("side", text("pack"))])
            .await
    }

    /// A game on the terms given, which Ben accepts. Its board.
    pub async fn game<const N: usize>(&self, terms: [(&'static str, Arg); N]) -> Arc<Message> {
        let card = said(self.ann.slash("challenge", terms).await);
        let board = said(self.ben.click(card.id, "Accept").await);
        self.settle().await;
        board
    }

    /// Waits until the bot is at rest.
    pub async fn settle(&self) {
        assert!(self.discord.quiesce(SOON).await, "everything is answered");
    }

    /// The board as Ann sees it now.
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
    let outcome = outcome.expect("the client lets them");
    match outcome {
        Outcome::Responded(message) | Outcome::Updated(message) => message,
        other => panic!("no message: {other:?}"),
    }
}

/// The private text that an interaction was answered with.
#[track_caller]
pub fn told(outcome: Result<Outcome, Cannot>) -> String {
    let message = said(outcome);
    assert!(message.is_ephemeral(), "everybody sees it: {message:?}");
    message.text()
}
