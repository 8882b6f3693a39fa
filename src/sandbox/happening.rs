//! What happens, for a page that shows it and for tests that wait for it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;

use super::Id;
use super::record::{Frame, Request};
use super::world::Message;

/// Something that happened in the emulated Discord.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Happening {
    /// A message was written; `reader` in it says who sees an ephemeral one.
    MessageCreated(Arc<Message>),
    /// A message was changed.
    MessageEdited(Arc<Message>),
    /// A message was deleted or, if ephemeral, dismissed.
    MessageDeleted(Arc<Message>),
    /// A channel came, changed or went.
    ChannelChanged {
        /// Which.
        channel: Id,
    },
    /// Somebody joined or left a server, or may do other things there.
    MembersChanged {
        /// Which server.
        guild: Id,
    },
    /// The application's commands changed.
    CommandsChanged,
    /// Somebody types.
    Typing {
        /// Where.
        channel: Id,
        /// Who.
        user: Id,
    },
    /// A user's interaction was sent to the bot.
    InteractionSent {
        /// Its id.
        interaction: Id,
        /// Whose.
        user: Id,
        /// Where.
        channel: Id,
        /// Discord's type: 2 command, 3 component, 4 autocomplete, 5 modal.
        kind: u64,
    },
    /// The bot answered an interaction.
    InteractionAnswered {
        /// Its id.
        interaction: Id,
        /// Whose.
        user: Id,
        /// Where.
        channel: Id,
        /// Discord's callback type.
        callback: u64,
    },
    /// The bot did not answer in time: the user reads "This interaction failed".
    InteractionFailed {
        /// Its id.
        interaction: Id,
        /// Whose.
        user: Id,
        /// Where.
        channel: Id,
    },
    /// The bot made a request.
    RequestMade(Arc<Request>),
    /// A frame went over a gateway connection.
    FrameSent(Arc<Frame>),
    /// A gateway session began or was resumed.
    SessionOpened {
        /// Its id.
        session: String,
        /// Its shard and of how many.
        shard: (u64, u64),
        /// Whether it was resumed.
        resumed: bool,
    },
    /// A gateway session lost its connection.
    SessionClosed {
        /// Its id.
        session: String,
    },
}

/// What happens from now on, in order.
#[derive(Debug)]
pub struct Happenings {
    receiver: broadcast::Receiver<Arc<Happening>>,
}

impl Happenings {
    pub(super) fn new(receiver: broadcast::Receiver<Arc<Happening>>) -> Happenings {
        Happenings { receiver }
    }

    /// The next; none once the emulator is gone. A reader that is too slow misses some.
    pub async fn next(&mut self) -> Option<Arc<Happening>> {
        loop {
            match self.receiver.recv().await {
                Ok(happening) => return Some(happening),
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }

    /// The next for which `wanted` holds, if it comes within `timeout` of real time.
    pub async fn wait_for(
        &mut self,
        wanted: impl Fn(&Happening) -> bool,
        timeout: Duration,
    ) -> Option<Arc<Happening>> {
        let search = async {
            loop {
                let happening = self.next().await?;
                if wanted(&happening) {
                    return Some(happening);
                }
            }
        };
        tokio::time::timeout(timeout, search).await.ok().flatten()
    }
}
