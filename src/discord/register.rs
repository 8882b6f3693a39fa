//! The commands, as Discord is told of them.

use serenity::{
    builder::{CreateCommand, CreateCommandOption},
    model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
};

use crate::view::{Command, CommandOption, OptionKind, Said, commands};

/// All commands, with the words of every language.
pub(super) fn all() -> Vec<CreateCommand> {
    commands().iter().map(command).collect()
}
