//! The bot's first answer to an interaction, and messages by its token after that.

use std::sync::Arc;

use serde_json::{Value, json};

use super::super::Id;
use super::super::happening::Happening;
use super::super::refusal::{Form, Place, Refusal};
use super::super::validate::{self, File};
use super::super::world::{Draft, Message, Provenance, Reference, World, flags};
use super::outcome::{Choice, Modal, Outcome};
use super::{FIRST_ANSWER, Interaction, callback, kind};

impl World {
    /// Takes the first answer to an interaction, and gives what came of it.
    pub(crate) fn answer(
        &mut self,
        id: Id,
        token: &str,
        body: &Value,
        files: &[File],
    ) -> Result<Outcome, Refusal> {
        let now = self.now();
        let known = self
            .interactions
            .get(&id)
            .filter(|_| self.token_of(id) == token);
        let interaction = known.ok_or_else(Refusal::unknown_interaction)?;
        if interaction.answered.is_some() {
            return Err(Refusal::already_acknowledged());
        }
        if interaction.failed || now > id.made_at() + FIRST_ANSWER {
            return Err(Refusal::unknown_interaction());
        }
        let wanted = fitting(interaction, body)?;
        let outcome = self.carry_out(id, wanted, &body["data"], files)?;
        if let Some(message) = outcome.message() {
            self.unseen.remove(&message.id);
        }
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return Err(Refusal::unknown_interaction());
        };
        interaction.answered = Some(wanted);
        let (user, channel) = (interaction.user, interaction.channel);
        if let Some(sender) = interaction.outcome.take() {
            // Whoever acted may not wait for it.
            let _ = sender.send(outcome.clone());
        }
        self.tell(|| Happening::InteractionAnswered {
            interaction: id,
            user,
            channel,
            callback: wanted,
        });
        Ok(outcome)
    }

    fn carry_out(
        &mut self,
        id: Id,
        wanted: u64,
        data: &Value,
        files: &[File],
    ) -> Result<Outcome, Refusal> {
        let Some(interaction) = self.interactions.get(&id) else {
            return Err(Refusal::unknown_interaction());
        };
        self.channel(interaction.channel)?;
        let (channel, on, focused) = (
            interaction.channel,
            interaction.message,
            interaction.focused,
        );
        let locale = self
            .people
            .get(&interaction.user)
            .map(|user| user.locale.clone())
            .unwrap_or_default();
        match wanted {
            callback::MESSAGE => {
                let draft = validate::message(self, channel, data, files)?;
                let message = self.post_by(id, draft, None);
                self.set_original(id, message.id);
                Ok(Outcome::Responded(message))
            }
            callback::DEFER_MESSAGE => {
                let ephemeral = data["flags"].as_u64().unwrap_or_default() & flags::EPHEMERAL;
                let draft = Draft {
                    flags: flags::LOADING | ephemeral,
                    ..Draft::default()
                };
                let message = self.post_by(id, draft, None);
                self.set_original(id, message.id);
                Ok(Outcome::Deferred(message))
            }
            callback::DEFER_UPDATE | callback::UPDATE => {
                let on = on.ok_or_else(Refusal::unknown_message)?;
                self.set_original(id, on);
                if wanted == callback::DEFER_UPDATE {
                    return Ok(Outcome::DeferredUpdate);
                }
                let old = self
                    .messages
                    .get(&on)
                    .cloned()
                    .ok_or_else(Refusal::unknown_message)?;
                let edit = validate::edit(self, &old, data, files)?;
                let message = self.edit(on, edit).ok_or_else(Refusal::unknown_message)?;
                Ok(Outcome::Updated(message))
            }
            callback::CHOICES => {
                validate::choices(data, focused)?;
                let choices = data["choices"].as_array().into_iter().flatten();
                Ok(Outcome::Choices(
                    choices.map(|choice| read_choice(choice, &locale)).collect(),
                ))
            }
            _ => {
                validate::modal(data)?;
                Ok(Outcome::Modal(Modal::read(id, channel, on, data)))
            }
        }
    }

    fn set_original(&mut self, id: Id, message: Id) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.original = Some(message);
        }
    }

    /// Writes a message that an interaction gave the right to write; `answered` is what a later one follows.
    fn post_by(&mut self, id: Id, draft: Draft, answered: Option<Id>) -> Arc<Message> {
        let Some(interaction) = self.interactions.get(&id) else {
            return self.post(Id::new(0), self.app.id, draft);
        };
        let ephemeral = draft.flags & flags::EPHEMERAL != 0;
        let source = answered.or(interaction
            .message
            .filter(|_| interaction.kind != kind::COMMAND));
        let channel = interaction.channel;
        let draft = Draft {
            flags: draft.flags & (flags::SETTABLE | flags::EPHEMERAL | flags::LOADING),
            reader: ephemeral.then_some(interaction.user),
            by_webhook: true,
            kind: if source.is_some() {
                19
            } else {
                interaction.answer_kind
            },
            reference: source.map(|message| Reference { channel, message }),
            provenance: Some(Provenance {
                interaction: id,
                kind: interaction.kind,
                name: interaction.name.clone(),
                user: interaction.user,
                owners: interaction.owners.clone(),
                on_message: interaction.message,
                original: answered,
            }),
            ..draft
        };
        self.post(channel, self.app.id, draft)
    }

    /// Writes a message by token, after the first answer.
    pub(crate) fn follow_up(
        &mut self,
        token: &str,
        body: &Value,
        files: &[File],
    ) -> Result<Arc<Message>, Refusal> {
        let interaction = self.by_token(token)?;
        let (id, channel, original) = (interaction.id, interaction.channel, interaction.original);
        self.channel(channel)?;
        let waiting = original.filter(|original| {
            self.messages
                .get(original)
                .is_some_and(|message| message.is_loading())
        });
        if let Some(waiting) = waiting {
            // The first message after "thinking" takes its place, and is seen by the same people.
            return self.edit_by_token(token, Some(waiting), body, files);
        }
        let draft = validate::message(self, channel, body, files)?;
        Ok(self.post_by(id, draft, original))
    }

    /// The message that a token may read, change or delete: the original one or a later one of the same interaction.
    pub(crate) fn message_by_token(
        &self,
        token: &str,
        id: Option<Id>,
    ) -> Result<Arc<Message>, Refusal> {
        let interaction = self.by_token(token)?;
        let id = match id {
            Some(id) => id,
            None => interaction.original.ok_or_else(Refusal::unknown_message)?,
        };
        let message = self
            .messages
            .get(&id)
            .ok_or_else(Refusal::unknown_message)?;
        let mine = message
            .provenance
            .as_ref()
            .is_some_and(|from| from.interaction == interaction.id);
        if mine || interaction.original == Some(id) || interaction.message == Some(id) {
            Ok(Arc::clone(message))
        } else {
            Err(Refusal::unknown_message())
        }
    }

    pub(crate) fn edit_by_token(
        &mut self,
        token: &str,
        id: Option<Id>,
        body: &Value,
        files: &[File],
    ) -> Result<Arc<Message>, Refusal> {
        let old = self.message_by_token(token, id)?;
        let edit = validate::edit(self, &old, body, files)?;
        self.edit(old.id, edit).ok_or_else(Refusal::unknown_message)
    }

    /// The body of a callback's answer, for who asks for it.
    pub(crate) fn describe(&self, id: Id, outcome: &Outcome) -> Value {
        let Some(interaction) = self.interactions.get(&id) else {
            return Value::Null;
        };
        let wanted = interaction.answered;
        let mut body = json!({"interaction": {"id": id, "type": interaction.kind}});
        if let Some(message) = outcome.message() {
            body["interaction"]["response_message_id"] = json!(message.id);
            body["interaction"]["response_message_loading"] = json!(message.is_loading());
            body["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
            body["resource"] = json!({"type": wanted, "message": self.message_json(message)});
        }
        body
    }
}

/// The callback's type, if it fits what the user did.
fn fitting(interaction: &Interaction, body: &Value) -> Result<u64, Refusal> {
    use callback::{CHOICES, DEFER_MESSAGE, DEFER_UPDATE, MESSAGE, MODAL, UPDATE};
    let allowed: &[u64] = match (interaction.kind, interaction.message) {
        (kind::AUTOCOMPLETE, _) => &[CHOICES],
        (kind::COMMAND, _) => &[MESSAGE, DEFER_MESSAGE, MODAL],
        (kind::COMPONENT, _) => &[MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL],
        (_, Some(_)) => &[MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE],
        (_, None) => &[MESSAGE, DEFER_MESSAGE],
    };
    let wanted = body["type"].as_u64();
    if let Some(wanted) = wanted.filter(|wanted| allowed.contains(wanted)) {
        return Ok(wanted);
    }
    let mut form = Form::default();
    let place = Place::ROOT.key("type");
    if body["type"].is_null() {
        form.required(&place);
    } else {
        let names: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        form.wrong(
            &place,
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {{{}}}.", names.join(", ")),
        );
    }
    form.finish()?;
    Ok(0)
}

fn read_choice(choice: &Value, locale: &str) -> Choice {
    let translated = choice["name_localizations"][locale].as_str();
    Choice {
        name: translated
            .or(choice["name"].as_str())
            .unwrap_or_default()
            .to_owned(),
        value: choice["value"].clone(),
    }
}
