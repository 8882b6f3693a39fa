//! The commands, as Discord is told of them.

use std::{sync::Arc, time::Duration};

use serenity::{
    builder::{CreateCommand, CreateCommandOption},
    model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::app::App;
use crate::{
    l10n::Language,
    view::{Command, CommandOption, OptionKind, commands},
};

const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// Finds out which application this is and tells Discord its commands, however long that takes.
pub(super) async fn register(app: Arc<App>, stop: CancellationToken) {
    let mut pause = FIRST_PAUSE;
    loop {
        match app.wire.application().await {
            Ok(id) => {
                app.wire.meet_application(id);
                return until_done(app, stop).await;
            }
            Err(trouble) => tracing::error!(%trouble, "the application is not known; trying again"),
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = sleep(pause) => pause = (pause * 2).min(LONGEST_PAUSE),
        }
    }
}

/// Tells Discord the commands, however long that takes.
pub(super) async fn until_done(app: Arc<App>, stop: CancellationToken) {
    let commands = all();
    let mut pause = FIRST_PAUSE;
    loop {
        match app.wire.register(&commands).await {
            Ok(registered) => {
                tracing::info!(commands = registered.len(), "commands registered");
                return;
            }
            Err(trouble) => tracing::error!(%trouble, "commands not registered; trying again"),
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = sleep(pause) => pause = (pause * 2).min(LONGEST_PAUSE),
        }
    }
}

/// All commands, with the words of every language.
fn all() -> Vec<CreateCommand> {
    commands().iter().map(command).collect()
}

fn command(command: &Command) -> CreateCommand {
    let mut created = CreateCommand::new(command.name)
        .kind(CommandType::ChatInput)
        .description(&command.description.english)
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .set_options(command.options.iter().map(option).collect());
    for (language, said) in &command.description.others {
        created = created.description_localized(language.tag(), said);
    }
    created
}

fn option(option: &CommandOption) -> CreateCommandOption {
    let kind = match option.kind {
        OptionKind::User => CommandOptionType::User,
        OptionKind::Completed | OptionKind::Text(_) => CommandOptionType::String,
        OptionKind::Whole(_) => CommandOptionType::Integer,
        OptionKind::Flag => CommandOptionType::Boolean,
        OptionKind::File => CommandOptionType::Attachment,
    };
    let mut created = CreateCommandOption::new(kind, option.name, &option.description.english)
        .required(option.required)
        .set_autocomplete(matches!(option.kind, OptionKind::Completed));
    for (language, said) in &option.description.others {
        created = created.description_localized(language.tag(), said);
    }
    match &option.kind {
        OptionKind::Text(choices) => {
            for choice in choices {
                created = created.add_string_choice_localized(
                    &choice.name.english,
                    choice.value,
                    localized(&choice.name.others),
                );
            }
        }
        OptionKind::Whole(choices) => {
            for choice in choices {
                // The numbers of geese are far below where a conversion could fail.
                created = created.add_int_choice_localized(
                    &choice.name.english,
                    i32::try_from(choice.value).unwrap_or(i32::MAX),
                    localized(&choice.name.others),
                );
            }
        }
        OptionKind::User | OptionKind::Completed | OptionKind::Flag | OptionKind::File => {}
    }
    created
}

fn localized(others: &[(Language, String)]) -> impl Iterator<Item = (&'static str, &str)> {
    others
        .iter()
        .map(|(language, said)| (language.tag(), said.as_str()))
}
