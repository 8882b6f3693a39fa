//! The application, its bot and its commands.

use std::sync::Arc;

use serde_json::{Value, json};

use super::super::Id;
use super::super::core::Shared;
use super::super::happening::Happening;
use super::super::refusal::Refusal;
use super::super::validate::{command_edit, command_list, one_command};
use super::super::world::{Command, World};
use super::intake::Call;
use super::route::Route;
use super::{Answer, Reply};

pub(super) fn act(world: &mut World, shared: &Shared, call: &Call, route: &Route) -> Answer {
    match (call.method.as_str(), route) {
        ("GET", Route::Gateway) => Ok(Reply::ok(json!({"url": world.gateway_url()}))),
        ("GET", Route::GatewayBot) => Ok(Reply::ok(json!({
            "url": world.gateway_url(),
            "shards": shared.options.shards,
            "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
        }))),
        ("GET", Route::Me) => {
            let mut me = world.user_json(world.app.id);
            me["mfa_enabled"] = json!(false);
            me["verified"] = json!(true);
            me["email"] = Value::Null;
            me["locale"] = json!("en-US");
            Ok(Reply::ok(me))
        }
        ("GET", Route::MyGuilds) => Ok(Reply::ok(my_guilds(world))),
        ("GET", Route::User(id)) => Ok(Reply::ok(world.person(*id)?.json())),
        ("GET", Route::Application) => Ok(Reply::ok(application(world))),
        (method, Route::Commands { app, guild }) => {
            check_place(world, *app, *guild)?;
            match method {
                "GET" => Ok(Reply::ok(listed(
                    world,
                    *guild,
                    call.asks_for("with_localizations"),
                ))),
                "PUT" => replace(world, *guild, &call.body),
                "POST" => create(world, *guild, &call.body),
                _ => Err(Refusal::method_not_allowed()),
            }
        }
        (method, Route::Command { app, guild, id }) => {
            check_place(world, *app, *guild)?;
            let same = |command: &&Arc<Command>| command.id == *id && command.guild == *guild;
            let found = world
                .commands
                .iter()
                .find(same)
                .cloned()
                .ok_or_else(Refusal::unknown_command)?;
            match method {
                "GET" => Ok(Reply::ok(found.body.clone())),
                "PATCH" => {
                    let changed = command_edit(&found.body, &call.body)?;
                    Ok(Reply::ok(put(world, *guild, &changed, Some(*id))))
                }
                "DELETE" => {
                    world.commands.retain(|command| command.id != *id);
                    world.tell(|| Happening::CommandsChanged);
                    Ok(Reply::none())
                }
                _ => Err(Refusal::method_not_allowed()),
            }
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

fn check_place(world: &World, app: Id, guild: Option<Id>) -> Result<(), Refusal> {
    if app != world.app.id {
        return Err(Refusal::unknown_application());
    }
    match guild {
        Some(guild) if !world.guild(guild)?.members.contains_key(&app) => {
            Err(Refusal::missing_access())
        }
        Some(_) | None => Ok(()),
    }
}

fn my_guilds(world: &World) -> Value {
    let mine = world
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&world.app.id));
    mine.map(|guild| {
        let permissions = guild
            .members
            .get(&world.app.id)
            .map(|member| member.permissions.to_string());
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false,
            "permissions": permissions, "features": [],
        })
    })
    .collect()
}

fn application(world: &World) -> Value {
    json!({
        "id": world.app.id,
        "name": world.app.name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": world.user_json(world.app.id),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "flags_new": "0",
        "hook": true,
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": world.user_json(world.app.owner),
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}, "1": {}},
        "team": null,
        "eligible_oauth2_scopes": [],
    })
}

fn listed(world: &World, guild: Option<Id>, translated: bool) -> Value {
    let here = world
        .commands
        .iter()
        .filter(|command| command.guild == guild);
    here.map(|command| {
        let mut body = command.body.clone();
        if !translated {
            untranslate(&mut body);
        }
        body
    })
    .collect()
}

fn untranslate(body: &mut Value) {
    if let Some(fields) = body.as_object_mut() {
        fields.remove("name_localizations");
        fields.remove("description_localizations");
        for key in ["options", "choices"] {
            fields
                .get_mut(key)
                .and_then(Value::as_array_mut)
                .into_iter()
                .flatten()
                .for_each(untranslate);
        }
    }
}

/// Replaces all commands of a place; those of the same name and type keep their ids.
fn replace(world: &mut World, guild: Option<Id>, body: &Value) -> Answer {
    let wanted = command_list(body)?;
    let old: Vec<Arc<Command>> = world
        .commands
        .iter()
        .filter(|command| command.guild == guild)
        .cloned()
        .collect();
    world.commands.retain(|command| command.guild != guild);
    let mut stored = Vec::new();
    for body in &wanted {
        let same =
            |command: &&Arc<Command>| command.name == body["name"] && command.kind == body["type"];
        let id = old.iter().find(same).map(|command| command.id);
        stored.push(put(world, guild, body, id));
    }
    Ok(Reply::ok(Value::Array(stored)))
}

fn create(world: &mut World, guild: Option<Id>, body: &Value) -> Answer {
    let body = one_command(body)?;
    let same = |command: &&Arc<Command>| {
        command.guild == guild && command.name == body["name"] && command.kind == body["type"]
    };
    let id = world.commands.iter().find(same).map(|command| command.id);
    let stored = put(world, guild, &body, id);
    Ok(if id.is_some() {
        Reply::ok(stored)
    } else {
        Reply::created(stored)
    })
}

fn put(world: &mut World, guild: Option<Id>, body: &Value, id: Option<Id>) -> Value {
    let (id, version) = (id.unwrap_or_else(|| world.new_id()), world.new_id());
    let mut body = body.clone();
    body["id"] = json!(id);
    body["application_id"] = json!(world.app.id);
    body["version"] = json!(version);
    if let Some(guild) = guild {
        body["guild_id"] = json!(guild);
        if let Some(fields) = body.as_object_mut() {
            for global in ["contexts", "integration_types", "dm_permission"] {
                fields.remove(global);
            }
        }
    }
    let command = Arc::new(Command {
        id,
        guild,
        kind: body["type"].as_u64().unwrap_or(1),
        name: body["name"].as_str().unwrap_or_default().to_owned(),
        body: body.clone(),
    });
    match world.commands.iter_mut().find(|command| command.id == id) {
        Some(old) => *old = command,
        None => world.commands.push(command),
    }
    world.tell(|| Happening::CommandsChanged);
    body
}
