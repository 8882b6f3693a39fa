//! Messages, as people see them and as JSON.

use serde_json::Value;

use super::super::Id;

/// Bits of a message's `flags`.
pub(crate) mod flags {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
    /// Those that a bot may set on any message of its own.
    pub(crate) const SETTABLE: u64 = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;
}

/// A message at one moment.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// In which server, if in one.
    pub guild: Option<Id>,
    /// Who wrote it.
    pub author: Id,
    /// Its text.
    pub content: String,
    /// Its embeds, as JSON.
    pub embeds: Vec<Value>,
    /// Its components, as JSON.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Discord's message type: 0, 19 for a reply, 20 and 23 for answers to commands.
    pub kind: u64,
    /// Discord's flags.
    pub flags: u64,
    /// When it was written, in milliseconds since the Unix epoch.
    pub created: u64,
    /// When it was last edited.
    pub edited: Option<u64>,
    /// Whom its text mentions for real.
    pub mentions: Vec<Id>,
    /// Whether it mentions everyone for real.
    pub mentions_everyone: bool,
    /// For an ephemeral message, the only person who sees it.
    pub reader: Option<Id>,
    /// The thread that hangs on it.
    pub thread: Option<Id>,
    pub(crate) reference: Option<Reference>,
    pub(crate) nonce: Option<Value>,
    /// Whether it came by an interaction's token.
    pub(crate) by_webhook: bool,
    pub(crate) provenance: Option<Provenance>,
    /// The moments of edits since it was an hour old.
    pub(crate) late_edits: Vec<u64>,
}

/// What a message answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reference {
    pub(crate) channel: Id,
    pub(crate) message: Id,
}

/// The interaction that made a message.
#[derive(Clone, Debug)]
pub(crate) struct Provenance {
    pub(crate) interaction: Id,
    pub(crate) kind: u64,
    pub(crate) name: Option<String>,
    pub(crate) user: Id,
    pub(crate) owners: Value,
    pub(crate) on_message: Option<Id>,
    pub(crate) original: Option<Id>,
}

/// A file on a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub filename: String,
    /// Its size in bytes.
    pub size: usize,
    /// What it shows, in words.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Where it can be fetched.
    pub url: String,
}

/// A button on a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What stands on it.
    pub label: String,
    /// The emoji on it, if any.
    pub emoji: Option<String>,
    /// What the bot gets to know when it is clicked; none for a link.
    pub custom_id: Option<String>,
    /// Where a link goes.
    pub url: Option<String>,
    /// Whether it cannot be clicked.
    pub disabled: bool,
    /// Discord's style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
}

/// A menu on a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Discord's component type: 3 strings, 5 users, 6 roles, 7 either, 8 channels.
    pub kind: u64,
    /// What the bot gets to know.
    pub custom_id: String,
    /// What stands in it while nothing is chosen.
    pub placeholder: String,
    /// The fewest values that may be chosen.
    pub min: u64,
    /// The most values that may be chosen.
    pub max: u64,
    /// Whether it cannot be opened.
    pub disabled: bool,
    /// What can be chosen.
    pub options: Vec<MenuOption>,
}

/// A line of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenuOption {
    /// What people read.
    pub label: String,
    /// What the bot gets.
    pub value: String,
    /// More words.
    pub description: String,
    /// Whether it is chosen beforehand.
    pub default: bool,
}

impl Message {
    /// Whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.reader.is_some()
    }

    /// Whether it still says that the bot is thinking.
    pub fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// All of its words in reading order: content, then each embed's author, title, description, fields, footer.
    pub fn text(&self) -> String {
        let mut words = vec![self.content.clone()];
        let mut add = |value: &Value| {
            if let Some(text) = value.as_str() {
                words.push(text.to_owned());
            }
        };
        for embed in &self.embeds {
            add(&embed["author"]["name"]);
            add(&embed["title"]);
            add(&embed["description"]);
            for field in embed["fields"].as_array().into_iter().flatten() {
                add(&field["name"]);
                add(&field["value"]);
            }
            add(&embed["footer"]["text"]);
        }
        self.each_component(&mut |component| add(&component["content"]));
        words.retain(|line| !line.is_empty());
        words.join("\n")
    }

    /// Its buttons, row by row.
    pub fn buttons(&self) -> Vec<Button> {
        let mut buttons = Vec::new();
        self.each_component(&mut |component| {
            if component["type"] == 2 {
                buttons.push(Button {
                    label: text(&component["label"]),
                    emoji: component["emoji"]["name"].as_str().map(str::to_owned),
                    custom_id: component["custom_id"].as_str().map(str::to_owned),
                    url: component["url"].as_str().map(str::to_owned),
                    disabled: component["disabled"] == true,
                    style: component["style"].as_u64().unwrap_or_default(),
                });
            }
        });
        buttons
    }

    /// The button with this label.
    pub fn button(&self, label: &str) -> Option<Button> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == label)
    }

    /// Its menus.
    pub fn menus(&self) -> Vec<Menu> {
        let mut menus = Vec::new();
        self.each_component(&mut |component| {
            let kind = component["type"].as_u64().unwrap_or_default();
            if matches!(kind, 3 | 5..=8) {
                menus.push(menu(kind, component));
            }
        });
        menus
    }

    fn each_component<'a>(&'a self, see: &mut dyn FnMut(&'a Value)) {
        fn walk<'a>(component: &'a Value, see: &mut dyn FnMut(&'a Value)) {
            see(component);
            for inner in component["components"].as_array().into_iter().flatten() {
                walk(inner, see);
            }
            if component["accessory"].is_object() {
                walk(&component["accessory"], see);
            }
        }
        for component in &self.components {
            walk(component, see);
        }
    }
}

fn menu(kind: u64, component: &Value) -> Menu {
    let options = component["options"].as_array().into_iter().flatten();
    Menu {
        kind,
        custom_id: text(&component["custom_id"]),
        placeholder: text(&component["placeholder"]),
        min: component["min_values"].as_u64().unwrap_or(1),
        max: component["max_values"].as_u64().unwrap_or(1),
        disabled: component["disabled"] == true,
        options: options
            .map(|option| MenuOption {
                label: text(&option["label"]),
                value: text(&option["value"]),
                description: text(&option["description"]),
                default: option["default"] == true,
            })
            .collect(),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
