//! What a user can do to the bot.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::super::Id;
use super::super::happening::Happening;
use super::super::interaction::{Deed, Modal, Outcome, kind};
use super::super::world::{Attachment, Message, World};
use super::{Arg, Cannot, User, command, component, form};

/// An interaction under way.
#[derive(Debug)]
pub struct Pending {
    interaction: Id,
    receiver: oneshot::Receiver<Outcome>,
}

impl Pending {
    /// The interaction's id.
    pub fn interaction(&self) -> Id {
        self.interaction
    }

    /// The first answer, or that there was none in three seconds of the emulator's time.
    pub async fn outcome(self) -> Outcome {
        // The sender is gone only if the emulator forgot the interaction.
        self.receiver.await.unwrap_or(Outcome::Failed)
    }
}

impl User {
    /// Sends a chat command and waits for the first answer. Subcommands follow the name after a space.
    pub async fn slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, Arg)>,
    ) -> Result<Outcome, Cannot> {
        Ok(self.raw_slash(name, options)?.outcome().await)
    }

    /// Sends a chat command.
    pub fn raw_slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, Arg)>,
    ) -> Result<Pending, Cannot> {
        let options: Vec<(&str, Arg)> = options.into_iter().collect();
        self.act(|world| {
            let (name, data) = command::chat(world, self.id, self.place, name, &options, None)?;
            Ok(self.deed(kind::COMMAND, data, Some(name), None))
        })
    }

    /// Uploads a file, to be sent with a command.
    pub fn uploads(&self, name: &str, bytes: impl Into<Vec<u8>>) -> Arg {
        let mut world = self.shared.world();
        let bytes: Vec<u8> = bytes.into();
        let id = world.new_id();
        let content_type = "text/plain; charset=utf-8".to_owned();
        let file = Attachment {
            id,
            size: bytes.len(),
            url: format!(
                "{}/attachments/{}/{id}/{name}",
                world.base_url, world.app.id
            ),
            description: None,
            content_type: content_type.clone(),
            filename: name.to_owned(),
        };
        world.files.insert(id, (content_type, bytes.into()));
        Arg::File(file)
    }

    /// Types into an option and waits for what autocomplete offers.
    pub async fn suggest<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, Arg)>,
        focused: &str,
    ) -> Result<Outcome, Cannot> {
        Ok(self.raw_suggest(name, options, focused)?.outcome().await)
    }

    /// Types into an option.
    pub fn raw_suggest<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, Arg)>,
        focused: &str,
    ) -> Result<Pending, Cannot> {
        let options: Vec<(&str, Arg)> = options.into_iter().collect();
        self.act(|world| {
            let (name, data) =
                command::chat(world, self.id, self.place, name, &options, Some(focused))?;
            Ok(self.deed(kind::AUTOCOMPLETE, data, Some(name), None))
        })
    }

    /// Chooses the application's command in somebody's menu.
    pub async fn user_menu(&self, name: &str, target: &User) -> Result<Outcome, Cannot> {
        let pending = self.act(|world| {
            let data = command::user_menu(world, self.id, self.place, name, target.id)?;
            Ok(self.deed(kind::COMMAND, data, Some(name.to_owned()), None))
        })?;
        Ok(pending.outcome().await)
    }

    /// Chooses the application's command in a message's menu.
    pub async fn message_menu(&self, name: &str, target: Id) -> Result<Outcome, Cannot> {
        let pending = self.act(|world| {
            let message = self.visible(world, target)?;
            let data = command::message_menu(world, self.id, self.place, name, &message)?;
            Ok(self.deed(kind::COMMAND, data, Some(name.to_owned()), None))
        })?;
        Ok(pending.outcome().await)
    }

    /// Clicks a button, named by its label or custom id.
    pub async fn click(&self, message: Id, button: &str) -> Result<Outcome, Cannot> {
        Ok(self.start_click(message, button)?.outcome().await)
    }

    /// Clicks a button without waiting.
    pub fn start_click(&self, message: Id, button: &str) -> Result<Pending, Cannot> {
        self.act(|world| {
            let message = self.visible(world, message)?;
            let custom_id = component::button(&message, button)?;
            Ok(self.on_message(
                &message,
                &json!({"component_type": 2, "custom_id": custom_id}),
            ))
        })
    }

    /// Sends a click that no client would: on a button that is not there, or no more.
    pub fn raw_click(&self, message: Id, custom_id: &str) -> Result<Pending, Cannot> {
        self.act(|world| {
            let message = world
                .messages
                .get(&message)
                .cloned()
                .ok_or(Cannot::SeeMessage)?;
            Ok(self.on_message(
                &message,
                &json!({"component_type": 2, "custom_id": custom_id}),
            ))
        })
    }

    /// Chooses from a menu, named by its custom id or placeholder; of a menu of texts by value or label,
    /// of other menus by id.
    pub async fn select(
        &self,
        message: Id,
        menu: &str,
        values: &[&str],
    ) -> Result<Outcome, Cannot> {
        Ok(self.start_select(message, menu, values)?.outcome().await)
    }

    /// Chooses from a menu without waiting.
    pub fn start_select(
        &self,
        message: Id,
        menu: &str,
        values: &[&str],
    ) -> Result<Pending, Cannot> {
        self.act(|world| {
            let message = self.visible(world, message)?;
            let data = component::select(world, &message, menu, values)?;
            Ok(self.on_message(&message, &data))
        })
    }

    /// Sends choices from a menu that no client would.
    pub fn raw_select(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Pending, Cannot> {
        self.act(|world| {
            let message = world
                .messages
                .get(&message)
                .cloned()
                .ok_or(Cannot::SeeMessage)?;
            let data = json!({"component_type": 3, "custom_id": custom_id, "values": values});
            Ok(self.on_message(&message, &data))
        })
    }

    /// Fills in a form, fields named by custom id or label, and sends it.
    pub async fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Outcome, Cannot> {
        Ok(self.start_submit(modal, fields)?.outcome().await)
    }

    /// Fills in a form and sends it without waiting.
    pub fn start_submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Pending, Cannot> {
        let data = form::fill(modal, fields)?;
        self.at(modal.channel).act(|world| {
            let message = modal
                .message
                .and_then(|id| world.messages.get(&id).cloned());
            let name = world
                .interactions
                .get(&modal.interaction)
                .and_then(|opened| opened.name.clone());
            Ok(Deed {
                channel: modal.channel,
                ..self.deed(kind::MODAL, data, name, message)
            })
        })
    }

    /// Sends an interaction of any type and data, checked by nobody.
    pub fn raw(&self, kind: u64, data: Value, message: Option<Id>) -> Result<Pending, Cannot> {
        self.act(|world| {
            let message = message.and_then(|id| world.messages.get(&id).cloned());
            let name = data["name"].as_str().map(str::to_owned);
            Ok(self.deed(kind, data, name, message))
        })
    }

    /// Dismisses an ephemeral message: it is gone for the user; the bot does not get to know.
    pub fn dismiss(&self, message: Id) -> Result<(), Cannot> {
        let mut world = self.shared.world();
        let found = self.visible(&world, message)?;
        if found.reader != Some(self.id) {
            return Err(Cannot::Forbidden);
        }
        world.dismissed.insert(message);
        world.tell(|| Happening::MessageDeleted(found));
        Ok(())
    }

    fn deed(
        &self,
        kind: u64,
        data: Value,
        name: Option<String>,
        message: Option<Arc<Message>>,
    ) -> Deed {
        Deed {
            user: self.id,
            channel: self.place,
            kind,
            data,
            name,
            message,
        }
    }

    /// Using a component happens where the message stands.
    fn on_message(&self, message: &Arc<Message>, data: &Value) -> Deed {
        let channel = message.channel;
        Deed {
            channel,
            ..self.deed(
                kind::COMPONENT,
                data.clone(),
                None,
                Some(Arc::clone(message)),
            )
        }
    }

    fn visible(&self, world: &World, id: Id) -> Result<Arc<Message>, Cannot> {
        let message = world.messages.get(&id).ok_or(Cannot::SeeMessage)?;
        let place = world
            .channels
            .get(&message.channel)
            .ok_or(Cannot::SeeChannel)?;
        let mine =
            message.reader.is_none_or(|reader| reader == self.id) && !world.dismissed.contains(&id);
        if mine && world.can_see(self.id, place) {
            Ok(Arc::clone(message))
        } else {
            Err(Cannot::SeeMessage)
        }
    }

    fn act(
        &self,
        prepare: impl FnOnce(&mut World) -> Result<Deed, Cannot>,
    ) -> Result<Pending, Cannot> {
        let mut world = self.shared.world();
        let deed = prepare(&mut world)?;
        let place = world
            .channels
            .get(&deed.channel)
            .ok_or(Cannot::SeeChannel)?;
        if !world.can_see(self.id, place) {
            return Err(Cannot::SeeChannel);
        }
        let (interaction, receiver) = world.interact(deed);
        let first = world.deadlines.len() == 1;
        let letters = std::mem::take(&mut world.letters);
        drop(world);
        if first {
            self.shared.hurry.notify_one();
        }
        self.shared.post(letters);
        Ok(Pending {
            interaction,
            receiver,
        })
    }
}
