//! An emulated Discord: enough of it that a bot runs against it unchanged, that tests drive the bot as people do,
//! and that a page can show what people would see.
//!
//! It speaks only HTTP, WebSocket and JSON and knows nothing of the bot: what it accepts, refuses and sends follows
//! Discord's documentation. Start with [`Discord`], which runs it, and [`User`], who sits before a client.
//!
//! | part | what it is |
//! |---|---|
//! | `world` | what exists; one lock over all of it, never held over an await |
//! | `validate` | what Discord accepts, and with which codes it refuses |
//! | `rest` | the HTTP API for bots |
//! | `gateway` | sessions over WebSocket |
//! | `interaction` | what users do, sent to the bot by either [`Road`], and its answers |
//! | `user` | what a client lets its user do, and shows |
//! | `faults`, `line` | what goes wrong on demand |
//! | `record`, `happening`, `settle` | what went over the wire, what happened, waiting for it |
//! | `page` | a page in a browser, where people play and developers look on |
//! | `clock`, `snowflake` | its own time, which can be moved forward, and ids made of it |

mod clock;
mod core;
mod deliver;
mod faults;
mod furnish;
mod gateway;
mod handle;
mod happening;
mod interaction;
mod line;
mod options;
mod page;
mod permissions;
mod record;
mod refusal;
mod rest;
mod settle;
mod snowflake;
mod user;
mod validate;
mod world;

pub use self::faults::{Fault, Faults, Rule};
pub use self::handle::Discord;
pub use self::happening::{Happening, Happenings};
pub use self::interaction::{Choice, Field, Modal, Outcome, Road, Sign};
pub use self::options::{Limits, Options};
pub use self::page::{furnish, page};
pub use self::permissions::Permissions;
pub use self::record::{Direction, Fate, Frame, Request};
pub use self::refusal::Refusal;
pub use self::snowflake::Id;
pub use self::user::{Arg, Cannot, Pending, User, boolean, channel, integer, number, text, user};
pub use self::world::{Attachment, Button, ChannelKind, Menu, MenuOption, Message, Notice, Why};
