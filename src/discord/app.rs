//! What every handler has at hand.

use std::{sync::Arc, time::Duration};

use dashmap::DashMap;
use tokio_util::task::TaskTracker;

use super::{recall::Recall, report::Counts, wire::Wire};
use crate::{
    clock::Clock,
    game::{Game, GameId, Moment, Person, PersonId, Posted, Refusal},
    store::{Committed, Store, StoreError},
};

/// How often a change that was overtaken is decided anew before one gives up.
const TRIES: usize = 8;

/// How many entries a cache may have before it is emptied.
const CACHE: usize = 50_000;

/// The bot as its handlers see it. Its caches may be lost at any moment: what is true is in the
/// store.
#[derive(Debug)]
pub(super) struct App {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Clock,
    pub(super) wire: Wire,
    /// Everything that runs beside the handlers, to be waited for at the end.
    pub(super) tasks: TaskTracker,
    /// What has happened so far.
    pub(super) counts: Counts,
    /// Settings as they were a moment ago.
    pub(super) recall: Recall,
    /// The names last noted in the store.
    names: DashMap<PersonId, String>,
    /// The latest revision of each game that has been sent as a picture, and the message that was
    /// last sent one.
    shown: DashMap<GameId, (u32, Posted)>,
}

/// A change that could not be made.
#[derive(Debug)]
pub(super) enum Unchanged {
    /// There is no such game.
    NoGame,
    /// It was refused.
    Refused { game: Box<Game>, why: Refusal },
}

impl App {
    pub(super) fn new(store: Arc<dyn Store>, clock: Clock, wire: Wire) -> Self {
        Self {
            store,
            clock,
            wire,
            tasks: TaskTracker::new(),
            counts: Counts::default(),
            recall: Recall::default(),
            names: DashMap::new(),
            shown: DashMap::new(),
        }
    }

    pub(super) fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Notes the names of people who play, where they are new or have changed.
    pub(super) async fn meet(&self, people: &[&Person]) -> Result<(), StoreError> {
        let news: Vec<Person> = people
            .iter()
            .filter(|person| {
                self.names
                    .get(&person.id)
                    .is_none_or(|known| *known != person.name)
            })
            .map(|&person| person.clone())
            .collect();
        if news.is_empty() {
            return Ok(());
        }
        self.store.meet(&news, self.now()).await?;
        if self.names.len() > CACHE {
            self.names.clear();
        }
        for person in news {
            self.names.insert(person.id, person.name);
        }
        Ok(())
    }

    /// Notes somebody's name anew the next time.
    pub(super) fn unmeet(&self, person: PersonId) {
        self.names.remove(&person);
    }

    /// Decides on the game as it stands and commits what was decided; decides again where something
    /// else came first.
    pub(super) async fn change(
        &self,
        id: GameId,
        decide: impl Fn(&Game) -> Result<Game, Refusal> + Send,
    ) -> Result<Result<Game, Unchanged>, StoreError> {
        for _ in 0..TRIES {
            let Some(before) = self.store.game(id).await? else {
                return Ok(Err(Unchanged::NoGame));
            };
            let after = match decide(&before) {
                Ok(after) => after,
                Err(why) => {
                    return Ok(Err(Unchanged::Refused {
                        game: Box::new(before),
                        why,
                    }));
                }
            };
            match self.store.commit(&before, after).await? {
                Committed::Done(game) => return Ok(Ok(game)),
                Committed::Overtaken => tokio::time::sleep(Duration::from_millis(2)).await,
            }
        }
        let game = self.store.game(id).await?;
        Ok(Err(game.map_or(Unchanged::NoGame, |game| {
            Unchanged::Refused {
                game: Box::new(game),
                why: Refusal::BoardChanged,
            }
        })))
    }

    /// Notes that a picture of the game at `revision` has been sent to a message. False: a later one
    /// has been sent before, which this one may now hide.
    pub(super) fn has_shown(&self, game: GameId, revision: u32, on: Posted) -> bool {
        if self.shown.len() > CACHE {
            self.shown.clear();
        }
        let mut latest = self.shown.entry(game).or_insert((revision, on));
        let in_order = latest.0 <= revision;
        *latest = (revision.max(latest.0), on);
        in_order
    }

    /// The message that a picture of the game was last sent to.
    pub(super) fn last_shown_on(&self, game: GameId) -> Option<Posted> {
        self.shown.get(&game).map(|latest| latest.1)
    }
}
