//! Messages written and edited, with their files.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::super::Id;
use super::super::refusal::{Form, Place, Refusal};
use super::super::world::{AllowedMentions, Attachment, Draft, Edit, Message, World, flags};
use super::component::components;
use super::embed::embeds;
use super::{boolean, list, number, snowflake, text};

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The number in its part's name, `files[n]`.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// How large all files of a request may be together.
const FILES: usize = 10 * 1024 * 1024;

/// Checks a new message.
pub(crate) fn message(
    world: &mut World,
    channel: Id,
    body: &Value,
    files: &[File],
) -> Result<Draft, Refusal> {
    let mut form = Form::default();
    let place = Place::ROOT;
    let bits = number(
        &mut form,
        &place.key("flags"),
        &body["flags"],
        (0, i64::MAX),
    );
    let bits = bits
        .and_then(|bits| u64::try_from(bits).ok())
        .unwrap_or_default();
    let content = text(
        &mut form,
        &place.key("content"),
        &body["content"],
        (0, 2000),
        false,
    );
    boolean(&mut form, &place.key("tts"), &body["tts"]);
    let draft = Draft {
        content: content.unwrap_or_default().trim().to_owned(),
        embeds: embeds(&mut form, &place.key("embeds"), &body["embeds"]),
        allowed: AllowedMentions::read(
            &body["allowed_mentions"],
            &place.key("allowed_mentions"),
            &mut form,
        ),
        flags: bits,
        ..Draft::default()
    };
    let layouts = bits & flags::COMPONENTS_V2 != 0;
    if layouts && (!draft.content.is_empty() || !draft.embeds.is_empty()) {
        form.wrong(
            &place.key("content"),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        );
    }
    let components = components(
        &mut form,
        &place.key("components"),
        &body["components"],
        layouts,
    );
    let attached = check_files(&mut form, &body["attachments"], files, &[])?;
    form.finish()?;
    let mut draft = Draft {
        components,
        ..draft
    };
    if draft.content.is_empty()
        && draft.embeds.is_empty()
        && draft.components.is_empty()
        && attached.is_empty()
    {
        return Err(Refusal::empty_message());
    }
    draft.attachments = keep(world, channel, attached, &[]);
    place_pictures(&mut draft.embeds, &mut draft.attachments);
    Ok(draft)
}

/// Checks an edit of a message.
pub(crate) fn edit(
    world: &mut World,
    old: &Message,
    body: &Value,
    files: &[File],
) -> Result<Edit, Refusal> {
    let mut form = Form::default();
    let place = Place::ROOT;
    let has = |key: &str| body.get(key).is_some();
    let bits = number(
        &mut form,
        &place.key("flags"),
        &body["flags"],
        (0, i64::MAX),
    );
    let content = text(
        &mut form,
        &place.key("content"),
        &body["content"],
        (0, 2000),
        false,
    );
    let mut edit = Edit {
        content: has("content").then(|| content.unwrap_or_default().trim().to_owned()),
        embeds: has("embeds").then(|| embeds(&mut form, &place.key("embeds"), &body["embeds"])),
        components: None,
        attachments: None,
        flags: bits.and_then(|bits| u64::try_from(bits).ok()),
        allowed: AllowedMentions::read(
            &body["allowed_mentions"],
            &place.key("allowed_mentions"),
            &mut form,
        ),
    };
    if has("components") {
        let layouts = (old.flags | edit.flags.unwrap_or_default()) & flags::COMPONENTS_V2 != 0;
        edit.components = Some(components(
            &mut form,
            &place.key("components"),
            &body["components"],
            layouts,
        ));
    }
    let replaced = has("attachments") || !files.is_empty();
    let attached = if replaced {
        let listed = if has("attachments") {
            body["attachments"].clone()
        } else {
            // Without a list all present files stay.
            let kept = old.attachments.iter().map(|file| json!({"id": file.id}));
            kept.collect()
        };
        Some(check_files(&mut form, &listed, files, &old.attachments)?)
    } else {
        None
    };
    form.finish()?;
    let empty = edit.content.as_ref().unwrap_or(&old.content).is_empty()
        && edit.embeds.as_ref().unwrap_or(&old.embeds).is_empty()
        && edit
            .components
            .as_ref()
            .unwrap_or(&old.components)
            .is_empty()
        && attached.as_ref().map_or(old.attachments.len(), Vec::len) == 0;
    if empty {
        return Err(Refusal::empty_message());
    }
    edit.attachments =
        attached.map(|attached| keep(world, old.channel, attached, &old.attachments));
    if let (Some(embeds), Some(attachments)) = (&mut edit.embeds, &mut edit.attachments) {
        place_pictures(embeds, attachments);
    }
    Ok(edit)
}

/// A file that a message is to have: one that it has, or a new one.
enum Wanted {
    Kept(Id),
    New(File, Option<String>),
}

fn check_files(
    form: &mut Form,
    listed: &Value,
    files: &[File],
    present: &[Attachment],
) -> Result<Vec<Wanted>, Refusal> {
    if files.iter().map(|file| file.bytes.len()).sum::<usize>() > FILES {
        return Err(Refusal::too_large());
    }
    let place = Place::ROOT.key("attachments");
    let items = list(form, &place, listed, 10);
    let mut wanted = Vec::new();
    for (n, item) in items.iter().enumerate() {
        let place = place.index(n);
        let id = snowflake(form, &place.key("id"), &item["id"]);
        let description = text(
            form,
            &place.key("description"),
            &item["description"],
            (0, 1024),
            false,
        );
        if let Some(kept) = present.iter().find(|file| Some(file.id) == id) {
            wanted.push(Wanted::Kept(kept.id));
        } else if let Some(file) = files
            .iter()
            .find(|file| Some(file.number) == id.map(Id::get))
        {
            let mut file = file.clone();
            if let Some(name) = item["filename"].as_str() {
                name.clone_into(&mut file.filename);
            }
            wanted.push(Wanted::New(file, description.map(str::to_owned)));
        } else {
            form.wrong(
                &place.key("id"),
                "ATTACHMENT_NOT_FOUND",
                "Attachment data not found",
            );
        }
    }
    let named = |file: &&File| {
        !items.iter().any(|item| {
            snowflake(&mut Form::default(), &Place::ROOT, &item["id"]).map(Id::get)
                == Some(file.number)
        })
    };
    wanted.extend(
        files
            .iter()
            .filter(named)
            .map(|file| Wanted::New(file.clone(), None)),
    );
    Ok(wanted)
}

/// Takes files in.
fn keep(
    world: &mut World,
    channel: Id,
    wanted: Vec<Wanted>,
    present: &[Attachment],
) -> Vec<Attachment> {
    let mut attachments = Vec::new();
    for file in wanted {
        match file {
            Wanted::Kept(id) => {
                attachments.extend(present.iter().find(|file| file.id == id).cloned());
            }
            Wanted::New(file, description) => {
                let id = world.new_id();
                attachments.push(Attachment {
                    id,
                    size: file.bytes.len(),
                    url: format!(
                        "{}/attachments/{channel}/{id}/{}",
                        world.base_url, file.filename
                    ),
                    description,
                    content_type: file.content_type.clone(),
                    filename: file.filename,
                });
                world.files.insert(id, (file.content_type, file.bytes));
            }
        }
    }
    attachments
}

/// Embeds that show an attached file get its address, and the file is not shown again below.
fn place_pictures(embeds: &mut [Value], attachments: &mut Vec<Attachment>) {
    for embed in embeds {
        for part in ["image", "thumbnail"] {
            let Some(name) = embed[part]["url"]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"))
            else {
                continue;
            };
            if let Some(at) = attachments.iter().position(|file| file.filename == name) {
                embed[part]["url"] = json!(attachments.remove(at).url);
            }
        }
    }
}
