//! A small bot on plain serenity, as the emulator's tests need one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use leveret::sandbox::{Direction, Discord, Options};
use serenity::all::{
    ActionRowComponent, ButtonStyle, ClientBuilder, Command, CommandInteraction, CommandOptionType,
    CommandType, ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption,
    CreateEmbed, CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EventHandler, GatewayIntents, HttpBuilder,
    InputTextStyle, Interaction, Message, ModalInteraction, RawEventHandler, Ready, ResumedEvent,
    ShardManager,
};
use serenity::async_trait;
use serenity::model::event::{Event, GatewayEvent};

use super::schema::complaints;

/// What the bot noticed.
#[derive(Default)]
pub struct Noticed {
    pub ready: AtomicU64,
    pub resumed: AtomicU64,
    pub messages: AtomicU64,
    pub unknown_events: AtomicU64,
}

/// A running bot.
pub struct Bot {
    pub noticed: Arc<Noticed>,
    shards: Arc<ShardManager>,
    task: tokio::task::JoinHandle<serenity::Result<()>>,
}

impl Bot {
    pub async fn start(discord: &Discord) -> Bot {
        Bot::start_with(
            discord,
            discord.token(),
            GatewayIntents::non_privileged(),
            1,
        )
        .await
    }

    pub async fn start_with(
        discord: &Discord,
        token: &str,
        intents: GatewayIntents,
        shards: u32,
    ) -> Bot {
        let http = HttpBuilder::new(token)
            .proxy(discord.base_url())
            .ratelimiter_disabled(true)
            .build();
        let noticed = Arc::new(Noticed::default());
        let mut client = ClientBuilder::new_with_http(http, intents)
            .event_handler_arc(Arc::new(Handler(Arc::clone(&noticed))))
            .raw_event_handler(Raw(Arc::clone(&noticed)))
            .await
            .unwrap();
        let manager = Arc::clone(&client.shard_manager);
        let task = tokio::spawn(async move { client.start_shards(shards).await });
        Bot {
            noticed,
            shards: manager,
            task,
        }
    }

    pub async fn stop(self) -> serenity::Result<()> {
        self.shards.shutdown_all().await;
        self.task.await.unwrap()
    }

    pub async fn ended(self) -> serenity::Result<()> {
        self.task.await.unwrap()
    }
}

/// How long anything may take.
pub const SOON: Duration = Duration::from_secs(10);

/// An emulator with a bot that has registered its commands.
pub async fn boot() -> (Discord, Bot) {
    let discord = Discord::start(Options::default()).await.unwrap();
    let bot = Bot::start(&discord).await;
    assert!(discord.connected(1, SOON).await);
    let registered = || (discord.commands().len() == commands().len()).then_some(());
    assert!(discord.until(SOON, registered).await.is_some());
    (discord, bot)
}

/// Ends a test: nothing refused, unseen, failed, unknown or against Discord's descriptions.
pub async fn finish(discord: &Discord, bot: Bot) {
    assert!(discord.quiesce(SOON).await);
    assert_eq!(discord.problems(), Vec::<String>::new());
    assert_eq!(complaints(discord), Vec::<String>::new());
    assert_eq!(unreadable(discord), Vec::<String>::new());
    assert_eq!(bot.noticed.unknown_events.load(Ordering::SeqCst), 0);
    bot.stop().await.unwrap();
    discord.stop().await;
}

/// Frames that serenity would drop because it cannot read them.
fn unreadable(discord: &Discord) -> Vec<String> {
    let to_bot = discord
        .frames()
        .into_iter()
        .filter(|frame| frame.direction == Direction::ToBot);
    let errors =
        to_bot.filter_map(
            |frame| match serde_json::from_str::<GatewayEvent>(&frame.text) {
                Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) => {
                    Some(format!("unknown: {}", frame.text))
                }
                Ok(_) => None,
                Err(error) => Some(format!("{error}: {}", frame.text)),
            },
        );
    errors.collect()
}

struct Raw(Arc<Noticed>);

#[async_trait]
impl RawEventHandler for Raw {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(_) = event {
            self.0.unknown_events.fetch_add(1, Ordering::SeqCst);
        }
    }
}

struct Handler(Arc<Noticed>);

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        Command::set_global_commands(&ctx.http, commands())
            .await
            .unwrap();
        self.0.ready.fetch_add(1, Ordering::SeqCst);
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.0.resumed.fetch_add(1, Ordering::SeqCst);
    }

    async fn message(&self, _: Context, _: Message) {
        self.0.messages.fetch_add(1, Ordering::SeqCst);
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => on_command(&ctx, &command).await,
            Interaction::Autocomplete(typed) => {
                let answer = CreateAutocompleteResponse::new()
                    .add_string_choice("first", "1")
                    .add_string_choice(typed.data.autocomplete().unwrap().value, "2");
                typed
                    .create_response(&ctx, CreateInteractionResponse::Autocomplete(answer))
                    .await
                    .unwrap();
            }
            Interaction::Component(component) => on_component(&ctx, &component).await,
            Interaction::Modal(modal) => on_modal(&ctx, &modal).await,
            _ => {}
        }
    }
}

pub fn commands() -> Vec<CreateCommand> {
    let opponent = CreateCommandOption::new(CommandOptionType::User, "opponent", "Whom to greet")
        .required(true);
    let mood = CreateCommandOption::new(CommandOptionType::String, "mood", "How")
        .add_string_choice_localized("Friendly", "friendly", [("pl", "Przyjaźnie")])
        .add_string_choice("Cool", "cool");
    let word = CreateCommandOption::new(CommandOptionType::String, "word", "A word")
        .set_autocomplete(true)
        .required(true);
    vec![
        CreateCommand::new("greet")
            .description("Greets")
            .add_option(opponent)
            .add_option(mood),
        CreateCommand::new("secret").description("Whispers"),
        CreateCommand::new("word")
            .description("Says a word")
            .add_option(word),
        CreateCommand::new("form").description("Opens a form"),
        CreateCommand::new("slow").description("Takes its time"),
        CreateCommand::new("mute").description("Never answers"),
        CreateCommand::new("file").description("Attaches a file"),
        CreateCommand::new("Wave").kind(CommandType::User),
    ]
}

fn reply(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

async fn on_command(ctx: &Context, command: &CommandInteraction) {
    let say = |message| command.create_response(ctx, CreateInteractionResponse::Message(message));
    match command.data.name.as_str() {
        "greet" => {
            let user = command.data.options[0].value.as_user_id().unwrap();
            let mood = command
                .data
                .options
                .get(1)
                .map_or("plain", |option| option.value.as_str().unwrap());
            let row = CreateActionRow::Buttons(vec![
                CreateButton::new("more").label("More"),
                CreateButton::new("off")
                    .label("Off")
                    .style(ButtonStyle::Danger)
                    .disabled(true),
            ]);
            let menu = CreateSelectMenuKind::String {
                options: vec![
                    CreateSelectMenuOption::new("One", "1"),
                    CreateSelectMenuOption::new("Two", "2"),
                ],
            };
            let menu = CreateActionRow::SelectMenu(
                CreateSelectMenu::new("pick", menu).placeholder("Pick"),
            );
            let message = reply(format!("Hello <@{user}>, {mood}, in {}", command.locale))
                .embed(
                    CreateEmbed::new()
                        .title("Greeting")
                        .description("```\nboard\n```"),
                )
                .components(vec![row, menu])
                .allowed_mentions(CreateAllowedMentions::new().users([user]));
            say(message).await.unwrap();
        }
        "secret" => say(reply("psst").ephemeral(true)).await.unwrap(),
        "word" => say(reply(command.data.options[0].value.as_str().unwrap()))
            .await
            .unwrap(),
        "form" => {
            let input =
                CreateInputText::new(InputTextStyle::Short, "Your word", "word").max_length(5);
            let modal = CreateModal::new("form", "A form")
                .components(vec![CreateActionRow::InputText(input)]);
            command
                .create_response(ctx, CreateInteractionResponse::Modal(modal))
                .await
                .unwrap();
        }
        "slow" => {
            command.defer(ctx).await.unwrap();
            let answer = EditInteractionResponse::new().content("at last");
            command.edit_response(ctx, answer).await.unwrap();
            let more = CreateInteractionResponseFollowup::new()
                .content("and more")
                .ephemeral(true);
            command.create_followup(ctx, more).await.unwrap();
        }
        "file" => {
            let file = CreateAttachment::bytes(b"hello".to_vec(), "hello.txt");
            say(reply("here").add_file(file)).await.unwrap();
        }
        "Wave" => say(reply(format!(
            "waves at {}",
            command.data.target_id.unwrap()
        )))
        .await
        .unwrap(),
        _ => {}
    }
}

async fn on_component(ctx: &Context, component: &ComponentInteraction) {
    let update =
        |message| component.create_response(ctx, CreateInteractionResponse::UpdateMessage(message));
    match component.data.custom_id.as_str() {
        "more" => update(reply("More!").components(Vec::new())).await.unwrap(),
        "pick" => {
            let serenity::all::ComponentInteractionDataKind::StringSelect { values } =
                &component.data.kind
            else {
                panic!("a string menu");
            };
            update(reply(format!("Picked {}", values.join(","))))
                .await
                .unwrap();
        }
        other => {
            let answer = reply(format!("{other} is gone")).ephemeral(true);
            component
                .create_response(ctx, CreateInteractionResponse::Message(answer))
                .await
                .unwrap();
        }
    }
}

async fn on_modal(ctx: &Context, modal: &ModalInteraction) {
    let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else {
        panic!("a text input");
    };
    let answer = reply(format!(
        "You wrote {}",
        input.value.as_deref().unwrap_or_default()
    ));
    modal
        .create_response(ctx, CreateInteractionResponse::Message(answer))
        .await
        .unwrap();
}
