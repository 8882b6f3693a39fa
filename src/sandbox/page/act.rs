//! What people do on the page.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::interaction::Outcome;
use super::super::snowflake::Id;
use super::super::user::{Arg, Cannot};
use super::commands::leaves;
use super::offers::{Filled, arg};
use super::visit::{Seat, Visit, id, name};
use super::{Page, form, furniture, offers, shell};

/// Somebody's deed.
#[derive(Debug, Deserialize)]
pub(super) struct Act {
    #[serde(flatten)]
    seat: Seat,
    #[serde(flatten)]
    deed: Deed,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Deed {
    /// Write a message.
    Say { text: String },
    /// Begin to write one.
    Type,
    /// Click a button.
    Press { message: String, button: String },
    /// Choose from a menu.
    Choose {
        message: String,
        menu: String,
        values: Vec<String>,
    },
    /// Give a command.
    Command { name: String, options: Vec<Filled> },
    /// Send a form.
    Submit {
        form: String,
        fields: Vec<(String, String)>,
    },
    /// Put an ephemeral message away.
    Dismiss { message: String },
    /// Delete a message.
    Delete { message: String },
    /// Set the client's language.
    Language { tag: String },
    /// Let a new person in.
    Join { name: String },
}

/// Does a deed and says what came of it: `failed` if the bot did not answer, `why` if the client does not let its
/// user do it, `form` if there is one to fill in.
pub(super) async fn act(
    State(page): State<Page>,
    Json(act): Json<Act>,
) -> Result<Json<Value>, StatusCode> {
    let visit = Visit::find(page.discord(), &act.seat).ok_or(StatusCode::NOT_FOUND)?;
    let answer = match done(&page, &visit, act.deed).await {
        Ok(answer) => answer,
        Err(why) => json!({"why": why}),
    };
    Ok(Json(answer))
}

async fn done(page: &Page, visit: &Visit, deed: Deed) -> Result<Value, String> {
    let user = visit.user();
    let nothing = json!({});
    match deed {
        Deed::Say { text } => {
            let text = text.trim();
            if text.is_empty() || text.chars().count() > 2000 {
                return Err("A message has 1 to 2000 characters.".to_owned());
            }
            let text = with_mentions(visit, text);
            user.says(&text).map_err(explained)?;
            user.reads(visit.channel);
            Ok(nothing)
        }
        Deed::Type => {
            user.types();
            Ok(nothing)
        }
        Deed::Press { message, button } => {
            let message = id(&message).ok_or(GONE)?;
            let outcome = user.click(message, &button).await.map_err(explained)?;
            Ok(shown(page, outcome))
        }
        Deed::Choose {
            message,
            menu,
            values,
        } => {
            let message = id(&message).ok_or(GONE)?;
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            let outcome = user
                .select(message, &menu, &values)
                .await
                .map_err(explained)?;
            Ok(shown(page, outcome))
        }
        Deed::Command { name, options } => command(page, visit, &name, &options).await,
        Deed::Submit { form, fields } => {
            let form = id(&form)
                .and_then(|form| page.forms().get(&form).cloned())
                .ok_or("This form is too old.")?;
            let fields: Vec<(&str, &str)> = fields
                .iter()
                .map(|(name, text)| (name.as_str(), text.as_str()))
                .collect();
            let outcome = user.submit(&form, &fields).await.map_err(explained)?;
            Ok(shown(page, outcome))
        }
        Deed::Dismiss { message } => {
            user.dismiss(id(&message).ok_or(GONE)?).map_err(explained)?;
            Ok(nothing)
        }
        Deed::Delete { message } => {
            user.delete_message(id(&message).ok_or(GONE)?)
                .map_err(explained)?;
            Ok(nothing)
        }
        Deed::Language { tag } => {
            if !shell::is_language(&tag) {
                return Err("Discord has no such language.".to_owned());
            }
            // The language is the person's, wherever they are.
            let _ = user.locale(&tag);
            Ok(nothing)
        }
        Deed::Join { name } => match furniture::welcome(&visit.discord, &name) {
            Some(person) => Ok(json!({"person": person})),
            None => Err("A name has 1 to 32 characters, and nobody else may have it.".to_owned()),
        },
    }
}

/// A client turns a name with an `@` before it into a mention.
fn with_mentions(visit: &Visit, text: &str) -> String {
    let world = visit.discord.shared().world();
    let mut people: Vec<(String, Id)> = offers::people(&world, visit.channel)
        .into_iter()
        .map(|person| (name(&world, person), person))
        .collect();
    // A longer name may begin with a shorter one.
    people.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    people.iter().fold(text.to_owned(), |text, (name, person)| {
        text.replace(&format!("@{name}"), &format!("<@{person}>"))
    })
}

const GONE: &str = "This message is gone.";

async fn command(
    page: &Page,
    visit: &Visit,
    name: &str,
    options: &[Filled],
) -> Result<Value, String> {
    let leaves = leaves(visit);
    let leaf = leaves
        .iter()
        .find(|leaf| leaf.name == name)
        .ok_or_else(|| format!("There is no command /{name} here."))?;
    let mut args: Vec<(&str, Arg)> = Vec::new();
    for filled in options.iter().filter(|filled| !filled.text.is_empty()) {
        let arg = arg(leaf, filled)
            .ok_or_else(|| format!("{}: choose one from the list.", filled.name))?;
        args.push((&filled.name, arg));
    }
    let outcome = visit.user().slash(name, args).await.map_err(explained)?;
    Ok(shown(page, outcome))
}

/// What the script has to do about an answer; messages come by themselves.
fn shown(page: &Page, outcome: Outcome) -> Value {
    match outcome {
        Outcome::Responded(_)
        | Outcome::Updated(_)
        | Outcome::Deferred(_)
        | Outcome::DeferredUpdate
        | Outcome::Choices(_) => json!({}),
        Outcome::Modal(modal) => {
            let html = form::dialog(&modal).into_string();
            page.remember(modal);
            json!({"form": html})
        }
        Outcome::Failed => json!({"failed": true}),
    }
}

fn explained(why: Cannot) -> String {
    match why {
        Cannot::SeeChannel => "You cannot write here.".to_owned(),
        Cannot::SeeMessage => GONE.to_owned(),
        Cannot::Forbidden => "You are not allowed to do this.".to_owned(),
        Cannot::NoApplication => "The application is not here.".to_owned(),
        Cannot::NoCommand(name) => format!("There is no command /{name} here."),
        Cannot::NoOption(name) => format!("There is no option {name}."),
        Cannot::Missing(name) => format!("{name} is required."),
        Cannot::BadValue { name, why } => format!("{name}: {why}."),
        Cannot::NoComponent { .. } | Cannot::Disabled(_) | Cannot::Ambiguous(_) => {
            "The message has changed.".to_owned()
        }
    }
}
