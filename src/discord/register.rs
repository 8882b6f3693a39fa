//! The commands, as Discord is told of them.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use serenity::{
    builder::{CreateCommand, CreateCommandOption},
    model::{
        Permissions,
        application::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
    },
};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::app::App;
use crate::{
    l10n::Language,
    view::{
        Audience, CHALLENGE_IN_MENU, Command, CommandOption, OptionKind, challenge_in_menu,
        commands,
    },
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
    let commands: Vec<Value> = all().iter().map(written).collect();
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
    let mut all: Vec<CreateCommand> = commands().iter().map(command).collect();
    all.push(challenge_menu());
    all
}

/// A command as Discord's description of its interface has it: permissions are a number there, and
/// a text in serenity.
fn written(command: &CreateCommand) -> Value {
    const PERMISSIONS: &str = "default_member_permissions";
    let mut written = json!(command);
    let bits = written[PERMISSIONS]
        .as_str()
        .and_then(|bits| bits.parse::<u64>().ok());
    if let Some(bits) = bits {
        written[PERMISSIONS] = json!(bits);
    }
    written
}

/// The line in a person's menu.
fn challenge_menu() -> CreateCommand {
    let said = challenge_in_menu();
    let mut created = everywhere(CreateCommand::new(CHALLENGE_IN_MENU).kind(CommandType::User));
    for (language, said) in &said.others {
        created = created.name_localized(language.tag(), said);
    }
    created
}

/// In servers, in conversations with the bot, and wherever people bring it along.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
}

/// In servers with the bot, for those who manage them.
fn for_managers(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild])
        .default_member_permissions(Permissions::MANAGE_GUILD)
}

fn command(command: &Command) -> CreateCommand {
    let mut created = CreateCommand::new(command.name)
        .kind(CommandType::ChatInput)
        .description(&command.description.english)
        .set_options(command.options.iter().map(option).collect());
    created = match command.audience {
        Audience::Everybody => everywhere(created),
        Audience::Managers => for_managers(created),
    };
    for (language, said) in &command.description.others {
        created = created.description_localized(language.tag(), said);
    }
    created
}

fn option(option: &CommandOption) -> CreateCommandOption {
    let kind = match option.kind {
        OptionKind::User => CommandOptionType::User,
        OptionKind::Completed | OptionKind::Text(_) => CommandOptionType::String,
        OptionKind::Whole(_) | OptionKind::Number => CommandOptionType::Integer,
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
        OptionKind::Number => created = created.min_int_value(1),
        OptionKind::User | OptionKind::Completed | OptionKind::Flag | OptionKind::File => {}
    }
    created
}

fn localized(others: &[(Language, String)]) -> impl Iterator<Item = (&'static str, &str)> {
    others
        .iter()
        .map(|(language, said)| (language.tag(), said.as_str()))
}
