//! Screens as Discord's messages.

use serenity::{
    builder::{
        AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAttachment,
        CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateEmbedFooter, CreateInputText,
        CreateInteractionResponse, CreateInteractionResponseFollowup,
        CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
        CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage,
    },
    model::{
        application::{ButtonStyle, InputTextStyle},
        channel::Nonce,
        id::UserId,
    },
};

use super::reply::{Call, Post, Reply};
use crate::view::{Button, Form, Menu, Row, Screen, Suggestion, Tone, Weight};

/// The first answer to an interaction.
pub(super) fn response(reply: &Reply) -> CreateInteractionResponse {
    match reply {
        Reply::Private(screen) => {
            CreateInteractionResponse::Message(message(screen, None).ephemeral(true))
        }
        Reply::Public(post) => {
            CreateInteractionResponse::Message(message(&post.screen, post.call.as_ref()))
        }
        Reply::Replace(screen) => CreateInteractionResponse::UpdateMessage(message(screen, None)),
        Reply::Suggest(suggestions) => CreateInteractionResponse::Autocomplete(
            CreateAutocompleteResponse::new().set_choices(suggestions.iter().map(choice).collect()),
        ),
        Reply::Form(form) => CreateInteractionResponse::Modal(modal(form)),
    }
}

fn message(screen: &Screen, call: Option<&Call>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(content(screen, call))
        .embeds(embeds(screen))
        .components(components(screen))
        .allowed_mentions(mentions(call))
}

/// The longest text that a form's field takes.
const FIELD: u16 = 4000;

fn modal(form: &Form) -> CreateModal {
    let press = form.press.to_string();
    let field = CreateInputText::new(InputTextStyle::Paragraph, &form.label, "text")
        .placeholder(&form.example)
        .max_length(FIELD)
        .required(true);
    CreateModal::new(press, &form.title).components(vec![CreateActionRow::InputText(field)])
}

/// The files that go with the first answer.
pub(super) fn files(reply: &Reply) -> Vec<CreateAttachment> {
    match reply {
        Reply::Private(screen) | Reply::Replace(screen) => attached(screen),
        Reply::Public(post) => attached(&post.screen),
        Reply::Suggest(_) | Reply::Form(_) => Vec::new(),
    }
}

/// The files that go with a screen.
pub(super) fn attached(screen: &Screen) -> Vec<CreateAttachment> {
    let file = screen.file.iter();
    file.map(|file| CreateAttachment::bytes(file.text.as_bytes(), &file.name))
        .collect()
}

/// A further answer.
pub(super) fn follow_up(post: &Post, private: bool) -> CreateInteractionResponseFollowup {
    let call = post.call.as_ref();
    CreateInteractionResponseFollowup::new()
        .content(content(&post.screen, call))
        .embeds(embeds(&post.screen))
        .components(components(&post.screen))
        .allowed_mentions(mentions(call))
        .add_files(attached(&post.screen))
        .ephemeral(private)
}

/// What replaces an earlier answer.
pub(super) fn answer_edit(screen: &Screen) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(content(screen, None))
        .embeds(embeds(screen))
        .components(components(screen))
        .allowed_mentions(mentions(None));
    attached(screen)
        .into_iter()
        .fold(edit, EditInteractionResponse::new_attachment)
}

/// A message of the bot's own accord. Discord takes a second message with the same `nonce` within
/// some minutes for the first one sent again.
pub(super) fn post(post: &Post, nonce: String) -> CreateMessage {
    let call = post.call.as_ref();
    CreateMessage::new()
        .content(content(&post.screen, call))
        .embeds(embeds(&post.screen))
        .components(components(&post.screen))
        .allowed_mentions(mentions(call))
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true)
}

/// What a posted message becomes.
pub(super) fn edit(screen: &Screen) -> EditMessage {
    EditMessage::new()
        .content(content(screen, None))
        .embeds(embeds(screen))
        .components(components(screen))
        .allowed_mentions(mentions(None))
}

fn content(screen: &Screen, call: Option<&Call>) -> String {
    let call = call.map(|call| call.line.as_str());
    let plain = screen.title.is_none().then_some(screen.text.as_str());
    [call, plain]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

fn embeds(screen: &Screen) -> Vec<CreateEmbed> {
    let Some(title) = &screen.title else {
        return Vec::new();
    };
    let mut embed = CreateEmbed::new()
        .title(title)
        .description(&screen.text)
        .colour(colour(screen.tone));
    if let Some(footer) = &screen.footer {
        embed = embed.footer(CreateEmbedFooter::new(footer));
    }
    vec![embed]
}

fn colour(tone: Tone) -> u32 {
    match tone {
        Tone::Plain => 0x5c_7c_6f,
        Tone::Waiting => 0xc8_8a_2b,
        Tone::Over => 0x6b_6e_76,
    }
}

/// Nobody but the one who is called is notified, whatever a text says.
fn mentions(call: Option<&Call>) -> CreateAllowedMentions {
    let people = call.map_or(&[][..], |call| &call.people);
    CreateAllowedMentions::new().users(
        people
            .iter()
            .filter(|person| person.0 != 0)
            .map(|person| UserId::new(person.0)),
    )
}

fn components(screen: &Screen) -> Vec<CreateActionRow> {
    screen
        .rows
        .iter()
        .enumerate()
        .map(|(at, row)| match row {
            Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
            Row::Menu(lines) => CreateActionRow::SelectMenu(menu(at, lines)),
        })
        .collect()
}

fn button(button: &Button) -> CreateButton {
    CreateButton::new(button.press.to_string())
        .label(&button.label)
        .style(match button.weight {
            Weight::Main => ButtonStyle::Primary,
            Weight::Normal => ButtonStyle::Secondary,
            Weight::Yes => ButtonStyle::Success,
            Weight::Grave => ButtonStyle::Danger,
        })
        .disabled(button.idle)
}

/// The chosen line says all; the menu's own id only has to be unlike the others on the message.
fn menu(at: usize, menu: &Menu) -> CreateSelectMenu {
    let options = menu
        .lines
        .iter()
        .map(|line| {
            let option = CreateSelectMenuOption::new(&line.label, line.press.to_string());
            match &line.detail {
                Some(detail) => option.description(detail),
                None => option,
            }
        })
        .collect();
    CreateSelectMenu::new(
        format!("menu:{at}"),
        CreateSelectMenuKind::String { options },
    )
    .placeholder(&menu.prompt)
}

fn choice(suggestion: &Suggestion) -> AutocompleteChoice {
    AutocompleteChoice::new(suggestion.label.clone(), suggestion.value.clone())
}
