//! What a client does not let its user do.

/// What a client does not let its user do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Cannot {
    /// The channel is not there or hidden.
    #[error("the channel cannot be seen")]
    SeeChannel,
    /// The message is not there or hidden.
    #[error("the message cannot be seen")]
    SeeMessage,
    /// The user lacks a permission for it.
    #[error("not allowed")]
    Forbidden,
    /// The application is not in this place.
    #[error("the application is not here")]
    NoApplication,
    /// There is no such command here.
    #[error("there is no command {0:?} here")]
    NoCommand(String),
    /// The command has no such option.
    #[error("the command has no option {0:?}")]
    NoOption(String),
    /// A required option or field was left out.
    #[error("{0:?} is required")]
    Missing(String),
    /// The client does not take this value.
    #[error("{name:?} does not take this: {why}")]
    BadValue {
        /// The option or field.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// The message has no such button or menu.
    #[error("the message has no {wanted:?}, only {there:?}")]
    NoComponent {
        /// What was looked for.
        wanted: String,
        /// What is there.
        there: Vec<String>,
    },
    /// More than one button has this label.
    #[error("several buttons say {0:?}")]
    Ambiguous(String),
    /// The button or menu is disabled.
    #[error("{0:?} is disabled")]
    Disabled(String),
}
