//! A sandbox as `leveret sandbox` makes it: the emulated Discord with its page, and the bot in it.

use std::sync::Arc;
use std::time::Duration;

use leveret::clock::{Clock, Reading};
use leveret::config::{Settings, Token};
use leveret::discord;
use leveret::game::Moment;
use leveret::sandbox::{Discord, Options, User, furnish, page};
use leveret::store;
use tempfile::TempDir;
use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::task::{JoinHandle, block_in_place};
use tokio_util::sync::CancellationToken;

use super::chromium::Chromium;
use super::tab::Tab;

pub const SOON: Duration = Duration::from_secs(20);

pub struct Stage {
    pub discord: Discord,
    browser: Chromium,
    stop: CancellationToken,
    bot: Option<JoinHandle<()>>,
    folder: TempDir,
}

impl Stage {
    /// A stage with the bot on it; none on a machine without a browser.
    pub async fn set() -> Option<Stage> {
        let restart = Arc::new(Notify::new());
        let mut stage = Stage::with(Arc::clone(&restart)).await?;
        let settings = Settings {
            token: Token::new(stage.discord.token()),
            database_url: format!("sqlite:{}/leveret.db", stage.folder.path().display()),
            api: Some(stage.discord.base_url().to_owned()),
        };
        stage.bot = Some(tokio::spawn(live(
            settings,
            stage.discord.clone(),
            restart,
            stage.stop.clone(),
        )));
        assert!(stage.discord.connected(1, SOON).await, "the bot connects");
        let registered = || (stage.discord.commands().len() > 9).then_some(());
        assert!(stage.discord.until(SOON, registered).await.is_some());
        Some(stage)
    }

    /// A stage with nobody to answer.
    pub async fn empty() -> Option<Stage> {
        Stage::with(Arc::new(Notify::new())).await
    }

    async fn with(restart: Arc<Notify>) -> Option<Stage> {
        let browser = Chromium::start().await?;
        let options = Options {
            home: false,
            ..Options::default()
        };
        let pages = |discord: &Discord| page(discord, move || restart.notify_one());
        let discord = Discord::start_with(options, pages)
            .await
            .expect("the emulator starts");
        furnish(&discord);
        Some(Stage {
            discord,
            browser,
            stop: CancellationToken::new(),
            bot: None,
            folder: TempDir::new().expect("a folder for the database"),
        })
    }

    pub fn user(&self, name: &str) -> User {
        let users = self.discord.users();
        users
            .into_iter()
            .find(|user| user.name() == name)
            .expect("somebody of this name")
    }

    /// A tab in which somebody looks at the first channel.
    pub async fn tab(&self, name: &str) -> Tab {
        self.sized_tab(name, 1280, 860).await
    }

    pub async fn sized_tab(&self, name: &str, width: u32, height: u32) -> Tab {
        let url = format!("{}/?as={}", self.discord.base_url(), self.user(name).id());
        self.browser.tab(width, height, &url).await
    }

    /// Ends: the bot was refused nothing and left nothing unanswered, and the pages had nothing to complain of.
    pub async fn ends(self, tabs: &[&Tab]) {
        for tab in tabs {
            tab.is_content();
        }
        assert!(self.discord.quiesce(SOON).await, "everything is answered");
        let problems: Vec<String> = self
            .discord
            .problems()
            .into_iter()
            .filter(|problem| !problem.starts_with("unseen"))
            .collect();
        assert_eq!(problems, Vec::<String>::new());
        self.leaves().await;
    }

    /// Ends a test that broke things on purpose.
    pub async fn leaves(self) {
        self.stop.cancel();
        if let Some(bot) = self.bot {
            bot.await.expect("the bot ends well");
        }
        self.discord.stop().await;
    }
}

/// Runs the bot again and again, until it is to stop.
async fn live(settings: Settings, discord: Discord, restart: Arc<Notify>, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // The compiler cannot see that this future may be sent to another thread, so it stays on this one.
        let opening = || Handle::current().block_on(store::open(&settings.database_url));
        let store = block_in_place(opening).expect("the database opens");
        let emulated = discord.clone();
        let clock = Clock::movable(move || {
            let (now, moved) = emulated.read_clock();
            let now = Moment(i64::try_from(now).expect("this century"));
            Reading { now, moved }
        });
        let life = stop.child_token();
        let (settings, ending) = (settings.clone(), life.clone());
        let bot = tokio::spawn(async move { discord::run(&settings, store, clock, ending).await });
        tokio::select! {
            () = restart.notified() => life.cancel(),
            () = stop.cancelled() => {}
        }
        bot.await
            .expect("the bot does not panic")
            .expect("the bot ends well");
    }
}
