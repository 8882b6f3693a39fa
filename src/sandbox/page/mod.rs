//! A page that shows the emulated Discord as people see the real one: servers, channels, messages with their
//! buttons and menus, slash commands as they are typed; and beside it, for whoever develops a bot, what goes over
//! the wire and what can be made to go wrong.
//!
//! The server writes all HTML, escaped by `maud`; a small script fetches pieces of it and puts them in place.
//! The page knows the emulator's inside and, like all of it, nothing of the bot: that is started and restarted by
//! whoever opens the page.
//!
//! | part | what it is |
//! |---|---|
//! | `guard` | who may ask: only pages of this very address |
//! | `visit` | who looks at which channel |
//! | `shell`, `side`, `message`, `embed`, `control`, `form` | what they see |
//! | `markdown`, `token`, `stamp` | Discord's markdown, mentions and times |
//! | `commands`, `offers` | slash commands being typed |
//! | `act`, `tamper` | what people do, and what developers do |
//! | `live` | what changes while they look |
//! | `journal`, `panel` | what went over the wire |
//! | `furniture` | the people and places to begin with |

mod act;
mod assets;
mod commands;
mod control;
mod embed;
mod form;
mod furniture;
mod guard;
mod journal;
mod live;
mod markdown;
mod message;
mod offers;
mod panel;
mod shell;
mod side;
mod stamp;
mod tamper;
mod token;
mod visit;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::routing::{get, post};
use axum::{Router, middleware};

pub use self::furniture::furnish;
use self::journal::Journal;
use super::handle::Discord;
use super::interaction::Modal;
use super::snowflake::Id;

/// How many opened forms are remembered.
const FORMS: usize = 200;

/// The page that shows an emulated Discord, to be served by it: see [`Discord::start_with`]. `restart` is called when
/// a developer wants the bot restarted.
pub fn page(discord: &Discord, restart: impl Fn() + Send + Sync + 'static) -> Router {
    let page = Page {
        inner: Arc::new(Inner {
            discord: discord.clone(),
            restart: Box::new(restart),
            journal: Journal::default(),
            forms: Mutex::default(),
        }),
    };
    tokio::spawn(write_down(page.clone()));
    Router::new()
        .route("/", get(shell::home))
        .route("/channels/{guild}/{channel}", get(shell::channel))
        .route("/channels/{guild}/{channel}/{message}", get(shell::jump))
        .route("/live", get(live::live))
        .route("/act", post(act::act))
        .route("/tamper", post(tamper::tamper))
        .route("/commands", get(commands::list))
        .route("/command", get(commands::form))
        .route("/offers", post(offers::offers))
        .route("/permissions", get(panel::permissions))
        .route("/files/{id}/{name}", get(assets::attachment))
        .route("/assets/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
        .layer(middleware::from_fn_with_state(page.clone(), guard::check))
        .with_state(page)
}

/// Keeps the journal as long as the emulator runs.
async fn write_down(page: Page) {
    let discord = page.discord();
    tokio::select! {
        () = page.journal().keep(discord.happenings()) => {}
        () = discord.shared().stopping.cancelled() => {}
    }
}

/// What the page's parts share. Cheap to clone.
#[derive(Clone)]
struct Page {
    inner: Arc<Inner>,
}

struct Inner {
    discord: Discord,
    restart: Box<dyn Fn() + Send + Sync>,
    journal: Journal,
    /// The forms that people have before them, by the interaction that opened each.
    forms: Mutex<BTreeMap<Id, Modal>>,
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Page")
            .field("discord", &self.inner.discord)
            .finish_non_exhaustive()
    }
}

impl Page {
    fn discord(&self) -> &Discord {
        &self.inner.discord
    }

    fn restart(&self) {
        (self.inner.restart)();
    }

    fn journal(&self) -> &Journal {
        &self.inner.journal
    }

    fn forms(&self) -> MutexGuard<'_, BTreeMap<Id, Modal>> {
        self.inner
            .forms
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers a form that somebody has before them.
    fn remember(&self, form: Modal) {
        let mut forms = self.forms();
        forms.insert(form.interaction, form);
        while forms.len() > FORMS {
            forms.pop_first();
        }
    }
}
