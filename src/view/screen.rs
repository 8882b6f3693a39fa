//! What somebody sees: a title, text, and rows of buttons and menus.

use super::press::Press;

/// One message's worth of what somebody sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// The heading; a screen without one is a plain line of text.
    pub title: Option<String>,
    /// The text in Markdown, with the board in a code block.
    pub text: String,
    /// Small print below the text.
    pub footer: Option<String>,
    /// What kind of moment it is.
    pub tone: Tone,
    /// At most five rows of controls.
    pub rows: Vec<Row>,
    /// A text that comes along as a file.
    pub file: Option<TextFile>,
}

/// A text as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// A form with one field to write in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The heading; at most 45 characters.
    pub title: String,
    /// What the field is for; at most 45 characters.
    pub label: String,
    /// What stands in the empty field; at most 100 characters.
    pub example: String,
    /// What sending it asks for.
    pub press: Press,
}

impl Screen {
    /// A plain line of text.
    pub fn notice(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

/// What kind of moment a screen shows; never the only sign of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Something to read.
    #[default]
    Plain,
    /// Something waits for an answer.
    Waiting,
    /// It is over.
    Over,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does, in words; at most 80 characters.
    pub label: String,
    /// What pressing it asks for.
    pub press: Press,
    /// How it stands out.
    pub weight: Weight,
    /// Whether there is nothing it could do just now.
    pub idle: bool,
}

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// The thing to do here.
    Main,
    /// One of many.
    Normal,
    /// Agreement.
    Yes,
    /// Something that cannot be taken back.
    Grave,
}

/// A menu of which one line is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What is to be chosen, shown while nothing is; at most 150 characters.
    pub prompt: String,
    /// The lines, at most 25.
    pub lines: Vec<MenuLine>,
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuLine {
    /// What it says; at most 100 characters.
    pub label: String,
    /// More about it; at most 100 characters.
    pub detail: Option<String>,
    /// What choosing it asks for.
    pub press: Press,
}

/// A completion of what is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is shown; at most 100 characters.
    pub label: String,
    /// What is entered; at most 100 characters.
    pub value: String,
}
