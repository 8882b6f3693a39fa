//! What somebody asks of the bot, read from an interaction.

use std::{
    fmt,
    sync::{Arc, Mutex},
};

use serenity::{
    builder::CreateInteractionResponse,
    model::{
        Permissions,
        application::{
            ActionRowComponent, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners,
            CommandInteraction, CommandType, ComponentInteraction, ComponentInteractionDataKind,
            Interaction, InteractionContext, ModalInteraction, ResolvedTarget, ResolvedValue,
        },
        channel::{Attachment, ChannelType, PartialChannel},
        id::{ChannelId, GuildId, InteractionId},
        user::User,
    },
};
use tokio::sync::oneshot;

use crate::{
    game::{
        self, Invited, MessageId, Person, PersonId, PersonSettings, Place, Posted, ServerId,
        ServerSettings,
    },
    l10n::Language,
    view::{CHALLENGE_IN_MENU, Lack, Press},
};

/// An interaction that wants an answer.
#[derive(Debug)]
pub(super) struct Request {
    /// Where the answer goes.
    pub(super) ticket: Ticket,
    /// Who asks.
    pub(super) person: Person,
    /// The language of the one who asks.
    pub(super) reader: Language,
    /// The language of what everybody here sees.
    pub(super) public: Language,
    /// Where it was asked.
    pub(super) place: Place,
    /// What the bot lacks to post here.
    pub(super) lacks: Option<Lack>,
    /// The language of the app of the one who asks.
    pub(super) locale: Language,
    /// What the one who asks has settled on.
    pub(super) wishes: Arc<PersonSettings>,
    /// What the server has settled on.
    pub(super) house: Arc<ServerSettings>,
    /// Whether the one who asks manages the server.
    pub(super) manages: bool,
    /// The channel that this is a thread of.
    pub(super) parent: Option<game::ChannelId>,
    /// Whether nobody but the bot is here.
    pub(super) alone: bool,
    /// Whether the bot may open a thread for a game here; `None` where there are none.
    pub(super) may_open_thread: Option<bool>,
    /// What is asked.
    pub(super) ask: Ask,
}

/// What an interaction is answered with.
pub(super) struct Ticket {
    pub(super) id: InteractionId,
    /// Good for one answer within three seconds and for more within fifteen minutes.
    pub(super) token: String,
    /// The road that the first answer takes.
    pub(super) road: Road,
    /// Where it was asked.
    pub(super) place: Place,
}

/// The road that an interaction came by and its first answer takes.
pub(super) enum Road {
    /// Heard on the gateway; answered by a request to Discord.
    Gateway,
    /// Brought by a request of Discord's; answered in the response to that, once.
    Endpoint(Mutex<Option<oneshot::Sender<CreateInteractionResponse>>>),
}

impl Road {
    /// Whether the first answer is the response to a request of Discord's.
    pub(super) fn is_endpoint(&self) -> bool {
        matches!(self, Self::Endpoint(_))
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticket({})", self.id)
    }
}

/// What is asked.
#[derive(Debug)]
pub(super) enum Ask {
    /// A slash command.
    Command(Input),
    /// Completions of the option that is being typed.
    Suggest(Input),
    /// A button or a menu line.
    Press(Click),
    /// A form that was filled in.
    Form(Filled),
    /// Something that this version of the bot does not offer.
    Unknown,
}

/// A slash command with its options.
#[derive(Debug, Default)]
pub(super) struct Input {
    pub(super) name: String,
    options: Vec<(String, Given)>,
    /// The option that is being typed.
    pub(super) focused: Option<String>,
}

/// The value of an option.
#[derive(Debug)]
enum Given {
    Text(String),
    Whole(i64),
    Flag(bool),
    User(Invited),
    File(Box<Attachment>),
}

/// A button or menu line that was used.
#[derive(Debug)]
pub(super) struct Click {
    /// What it asks for; `None` where its text cannot be read.
    pub(super) press: Option<Press>,
    /// The message that it is on.
    pub(super) on: Posted,
    /// Whether only the one who clicked sees that message.
    pub(super) private: bool,
}

/// A form that was filled in.
#[derive(Debug)]
pub(super) struct Filled {
    /// What it was for; `None` where that cannot be read.
    pub(super) press: Option<Press>,
    /// What was written into its field.
    pub(super) text: String,
}

impl Input {
    fn given(&self, name: &str) -> Option<&Given> {
        self.options
            .iter()
            .find_map(|(option, given)| (option == name).then_some(given))
    }

    /// The text of an option.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        match self.given(name)? {
            Given::Text(text) => Some(text),
            Given::Whole(_) | Given::Flag(_) | Given::User(_) | Given::File(_) => None,
        }
    }

    /// The number of an option.
    pub(super) fn whole(&self, name: &str) -> Option<i64> {
        match self.given(name)? {
            Given::Whole(number) => Some(*number),
            Given::Text(text) => text.trim().parse().ok(),
            Given::Flag(_) | Given::User(_) | Given::File(_) => None,
        }
    }

    /// Whether an option was switched on or off.
    pub(super) fn flag(&self, name: &str) -> Option<bool> {
        match self.given(name)? {
            Given::Flag(on) => Some(*on),
            Given::Text(_) | Given::Whole(_) | Given::User(_) | Given::File(_) => None,
        }
    }

    /// The person of an option.
    pub(super) fn user(&self, name: &str) -> Option<&Invited> {
        match self.given(name)? {
            Given::User(user) => Some(user),
            Given::Text(_) | Given::Whole(_) | Given::Flag(_) | Given::File(_) => None,
        }
    }

    /// The file of an option.
    pub(super) fn file(&self, name: &str) -> Option<&Attachment> {
        match self.given(name)? {
            Given::File(file) => Some(file),
            Given::Text(_) | Given::Whole(_) | Given::Flag(_) | Given::User(_) => None,
        }
    }
}

impl Request {
    /// Reads an interaction; `None` for one that the bot has not asked for.
    pub(super) fn read(interaction: &Interaction, road: Road) -> Option<Self> {
        match interaction {
            Interaction::Command(command) => Some(Self::of_command(command, road, Ask::Command)),
            Interaction::Autocomplete(command) => {
                Some(Self::of_command(command, road, Ask::Suggest))
            }
            Interaction::Component(component) => Some(Self::of_component(component, road)),
            Interaction::Modal(modal) => Some(Self::of_modal(modal, road)),
            // A ping has nobody behind it.
            _ => None,
        }
    }

    fn of_command(
        command: &CommandInteraction,
        road: Road,
        ask: impl FnOnce(Input) -> Ask,
    ) -> Self {
        let ask = match command.data.kind {
            CommandType::ChatInput => ask(input(command)),
            CommandType::User if command.data.name == CHALLENGE_IN_MENU => ask(target(command)),
            _ => Ask::Unknown,
        };
        Scene {
            user: &command.user,
            locale: &command.locale,
            guild_locale: command.guild_locale.as_deref(),
            guild: command.guild_id,
            channel: command.channel_id,
            partial: command.channel.as_ref(),
            app_permissions: command.app_permissions,
            owners: &command.authorizing_integration_owners,
            context: command.context,
            permissions: command.member.as_ref().and_then(|it| it.permissions),
        }
        .request(command.id, &command.token, road, ask)
    }

    fn of_component(component: &ComponentInteraction, road: Road) -> Self {
        let text = match &component.data.kind {
            ComponentInteractionDataKind::Button => Some(&component.data.custom_id),
            ComponentInteractionDataKind::StringSelect { values } => values.first(),
            _ => None,
        };
        let click = Click {
            press: text.and_then(|text| text.parse().ok()),
            on: Posted {
                message: MessageId(component.message.id.get()),
                channel: game::ChannelId(component.channel_id.get()),
            },
            private: component.message.flags.is_some_and(|flags| {
                flags.contains(serenity::model::channel::MessageFlags::EPHEMERAL)
            }),
        };
        Scene {
            user: &component.user,
            locale: &component.locale,
            guild_locale: component.guild_locale.as_deref(),
            guild: component.guild_id,
            channel: component.channel_id,
            partial: component.channel.as_ref(),
            app_permissions: component.app_permissions,
            owners: &component.authorizing_integration_owners,
            context: component.context,
            permissions: component.member.as_ref().and_then(|it| it.permissions),
        }
        .request(component.id, &component.token, road, Ask::Press(click))
    }

    fn of_modal(modal: &ModalInteraction, road: Road) -> Self {
        let filled = Filled {
            press: modal.data.custom_id.parse().ok(),
            text: field(modal).unwrap_or_default(),
        };
        Scene {
            user: &modal.user,
            locale: &modal.locale,
            guild_locale: modal.guild_locale.as_deref(),
            guild: modal.guild_id,
            channel: modal.channel_id,
            partial: modal.channel.as_ref(),
            app_permissions: modal.app_permissions,
            // The library does not read these of a form; nothing is posted in answer to one.
            owners: &AuthorizingIntegrationOwners::default(),
            context: None,
            permissions: modal.member.as_ref().and_then(|it| it.permissions),
        }
        .request(modal.id, &modal.token, road, Ask::Form(filled))
    }
}

/// The text of a form's one field.
fn field(modal: &ModalInteraction) -> Option<String> {
    let rows = modal.data.components.iter();
    rows.flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(input) => input.value.clone(),
            _ => None,
        })
}

/// What all interactions have in common.
struct Scene<'a> {
    user: &'a User,
    locale: &'a str,
    guild_locale: Option<&'a str>,
    guild: Option<GuildId>,
    channel: ChannelId,
    partial: Option<&'a PartialChannel>,
    app_permissions: Option<Permissions>,
    owners: &'a AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
    /// What the one who asks may do.
    permissions: Option<Permissions>,
}

impl Scene<'_> {
    fn request(self, id: InteractionId, token: &str, road: Road, ask: Ask) -> Request {
        let reader = Language::from_tag(self.locale);
        let place = Place {
            server: self.guild.map(|guild| ServerId(guild.get())),
            channel: game::ChannelId(self.channel.get()),
            reachable: self.is_reachable(),
        };
        Request {
            ticket: Ticket {
                id,
                token: token.to_owned(),
                road,
                place,
            },
            person: person(self.user),
            reader,
            public: self.guild_locale.map_or(reader, Language::from_tag),
            place,
            lacks: self.lack(),
            locale: reader,
            wishes: Arc::default(),
            house: Arc::default(),
            manages: self
                .permissions
                .is_some_and(|may| may.manage_guild() || may.administrator()),
            parent: self
                .partial
                .filter(|_| self.in_thread())
                .and_then(|channel| channel.parent_id)
                .map(|parent| game::ChannelId(parent.get())),
            alone: self.context == Some(InteractionContext::BotDm),
            may_open_thread: self.may_open_thread(),
            ask,
        }
    }

    /// Whether the bot itself is here: as a member of the server, or in a conversation with it.
    /// Elsewhere somebody brought it along as their own app, and it may only answer.
    fn is_reachable(&self) -> bool {
        if self.context == Some(InteractionContext::BotDm) {
            return true;
        }
        self.owners.0.is_empty()
            || self
                .owners
                .0
                .iter()
                .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
    }

    fn in_thread(&self) -> bool {
        self.partial.is_some_and(|channel| {
            matches!(
                channel.kind,
                ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
            )
        })
    }

    fn may_open_thread(&self) -> Option<bool> {
        let takes_threads = self
            .partial
            .is_some_and(|channel| matches!(channel.kind, ChannelType::Text | ChannelType::News));
        if self.guild.is_none() || !self.is_reachable() || !takes_threads {
            return None;
        }
        let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
        let has = self.app_permissions?;
        Some(has.administrator() || has.contains(needed))
    }

    fn lack(&self) -> Option<Lack> {
        let has = self.app_permissions?;
        if self.guild.is_none() || !self.is_reachable() || has.administrator() {
            return None;
        }
        let (send, lacks_send) = if self.in_thread() {
            (
                Permissions::SEND_MESSAGES_IN_THREADS,
                Lack::SendMessagesInThreads,
            )
        } else {
            (Permissions::SEND_MESSAGES, Lack::SendMessages)
        };
        [
            (Permissions::VIEW_CHANNEL, Lack::ViewChannel),
            (send, lacks_send),
            (Permissions::EMBED_LINKS, Lack::EmbedLinks),
        ]
        .into_iter()
        .find_map(|(permission, lack)| (!has.contains(permission)).then_some(lack))
    }
}

fn person(user: &User) -> Person {
    Person {
        id: PersonId(user.id.get()),
        name: user
            .global_name
            .clone()
            .filter(|name| !name.trim().is_empty())
            .unwrap_or_else(|| user.name.clone()),
    }
}

/// A command in somebody's menu, as one with that person for its option.
fn target(command: &CommandInteraction) -> Input {
    let user = match command.data.target() {
        Some(ResolvedTarget::User(user, _)) => Some(user),
        _ => None,
    };
    let given = |user: &User| {
        let invited = Invited {
            person: person(user),
            is_bot: user.bot,
        };
        ("user".to_owned(), Given::User(invited))
    };
    Input {
        name: command.data.name.clone(),
        options: user.map(given).into_iter().collect(),
        focused: None,
    }
}

fn input(command: &CommandInteraction) -> Input {
    let mut input = Input {
        name: command.data.name.clone(),
        ..Input::default()
    };
    for option in command.data.options() {
        let given = match option.value {
            ResolvedValue::Autocomplete { value, .. } => {
                input.focused = Some(option.name.to_owned());
                Given::Text(value.to_owned())
            }
            ResolvedValue::String(text) => Given::Text(text.to_owned()),
            ResolvedValue::Integer(number) => Given::Whole(number),
            ResolvedValue::Boolean(on) => Given::Flag(on),
            ResolvedValue::User(user, _) => Given::User(Invited {
                person: person(user),
                is_bot: user.bot,
            }),
            ResolvedValue::Attachment(file) => Given::File(Box::new(file.clone())),
            // The commands have no options of other kinds.
            _ => continue,
        };
        input.options.push((option.name.to_owned(), given));
    }
    input
}

impl Ask {
    /// Whether it concerns nobody but the one who asks, so that nobody may deny it.
    pub(super) fn is_about_oneself(&self) -> bool {
        match self {
            Self::Command(input) => matches!(input.name.as_str(), "settings" | "privacy"),
            Self::Press(click) => matches!(
                click.press,
                Some(
                    Press::Settings(_)
                        | Press::HandOut
                        | Press::Forget
                        | Press::ForgetSurely
                        | Press::ForgetNot
                )
            ),
            Self::Suggest(_) | Self::Form(_) | Self::Unknown => false,
        }
    }
}

impl fmt::Display for Ask {
    /// What is asked, for the log: the command or the kind of button, without what people wrote.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(input) => write!(f, "/{}", input.name),
            Self::Suggest(input) => write!(f, "/{} (completion)", input.name),
            Self::Press(click) => match &click.press {
                Some(press) => write!(f, "{press}"),
                None => f.write_str("button (unreadable)"),
            },
            Self::Form(filled) => match &filled.press {
                Some(press) => write!(f, "{press} (form)"),
                None => f.write_str("form (unreadable)"),
            },
            Self::Unknown => f.write_str("unknown"),
        }
    }
}
