//! Interactions answered, and messages by their tokens.

use super::super::refusal::Refusal;
use super::super::world::World;
use super::intake::Call;
use super::route::Route;
use super::{Answer, Reply};

pub(super) fn act(world: &mut World, call: &Call, route: &Route) -> Answer {
    match (call.method.as_str(), route) {
        ("POST", Route::Callback { id, token }) => {
            let outcome = world.answer(*id, token, &call.body, &call.files)?;
            Ok(if call.asks_for("with_response") {
                Reply::ok(world.describe(*id, &outcome))
            } else {
                Reply::none()
            })
        }
        ("POST", Route::Webhook { app, token }) if *app == world.app.id => {
            let message = world.follow_up(token, &call.body, &call.files)?;
            Ok(Reply::ok(world.message_json(&message)))
        }
        (method, Route::WebhookMessage { app, token, id }) if *app == world.app.id => {
            match method {
                "GET" => {
                    let message = world.message_by_token(token, *id)?;
                    Ok(Reply::ok(world.message_json(&message)))
                }
                "PATCH" => {
                    let message = world.edit_by_token(token, *id, &call.body, &call.files)?;
                    Ok(Reply::ok(world.message_json(&message)))
                }
                "DELETE" => {
                    let message = world.message_by_token(token, *id)?;
                    world.erase(message.id);
                    Ok(Reply::none())
                }
                _ => Err(Refusal::method_not_allowed()),
            }
        }
        (_, Route::Webhook { app, .. }) if *app == world.app.id => {
            Err(Refusal::method_not_allowed())
        }
        (_, Route::Webhook { .. } | Route::WebhookMessage { .. }) => {
            Err(Refusal::unknown_webhook())
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}
