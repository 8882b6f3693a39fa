//! What can be put into an option of a command while it is being typed.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::super::interaction::Outcome;
use super::super::snowflake::Id;
use super::super::user::Arg;
use super::super::world::World;
use super::Page;
use super::commands::{Leaf, leaves, locale, localised};
use super::visit::{Seat, Visit, called, id, name};

/// How many offers Discord shows.
const MOST: usize = 25;

/// A command as far as it is typed.
#[derive(Debug, Deserialize)]
pub(super) struct Typed {
    #[serde(flatten)]
    seat: Seat,
    command: String,
    options: Vec<Filled>,
    /// The option that is being typed.
    focused: String,
}

/// An option as it was filled in.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Filled {
    pub(super) name: String,
    /// What stands in the field.
    pub(super) text: String,
    /// What was chosen from the offers, if anything was.
    pub(super) value: Option<String>,
}

#[derive(Debug)]
struct Offer {
    label: String,
    value: String,
}

/// The offers for the option that is being typed, as options of a list box.
pub(super) async fn offers(
    State(page): State<Page>,
    Json(typed): Json<Typed>,
) -> Result<Markup, StatusCode> {
    let visit = Visit::find(page.discord(), &typed.seat).ok_or(StatusCode::NOT_FOUND)?;
    let leaves = leaves(&visit);
    let leaf = leaves
        .iter()
        .find(|leaf| leaf.name == typed.command)
        .ok_or(StatusCode::NOT_FOUND)?;
    let option = leaf.option(&typed.focused).ok_or(StatusCode::NOT_FOUND)?;
    let offers = if option["autocomplete"] == true {
        match asked(&visit, leaf, &typed).await {
            Some(offers) => offers,
            None => {
                return Ok(html! { li class="none" { "Loading options failed" } });
            }
        }
    } else {
        let text = text_of(&typed.options, &typed.focused);
        let mut offers = known(&visit, option);
        let wanted = text.trim_start_matches('@').to_lowercase();
        offers.retain(|offer| offer.label.to_lowercase().contains(&wanted));
        offers
    };
    Ok(html! {
        @for (n, offer) in offers.iter().take(MOST).enumerate() {
            li role="option" id={ "offer-" (n) } aria-selected="false" data-value=(offer.value) data-text=(offer.label) {
                span class="label" { (offer.label) }
            }
        }
        @if offers.is_empty() && option["autocomplete"] == true { li class="none" { "No options match your search" } }
    })
}

fn text_of<'a>(options: &'a [Filled], name: &str) -> &'a str {
    options
        .iter()
        .find(|option| option.name == name)
        .map_or("", |option| &option.text)
}

/// What the bot's autocomplete offers; none if it does not answer.
async fn asked(visit: &Visit, leaf: &Leaf, typed: &Typed) -> Option<Vec<Offer>> {
    let mut args: Vec<(&str, Arg)> = Vec::new();
    for filled in &typed.options {
        if filled.name == typed.focused {
            args.push((&filled.name, Arg::Text(filled.text.clone())));
        } else if let Some(arg) = arg(leaf, filled) {
            args.push((&filled.name, arg));
        }
    }
    let outcome = visit
        .user()
        .suggest(&leaf.name, args, &typed.focused)
        .await
        .ok()?;
    match outcome {
        Outcome::Choices(choices) => Some(
            choices
                .into_iter()
                .map(|choice| Offer {
                    value: match &choice.value {
                        Value::String(text) => text.clone(),
                        other => other.to_string(),
                    },
                    label: choice.name,
                })
                .collect(),
        ),
        Outcome::Responded(_)
        | Outcome::Updated(_)
        | Outcome::Deferred(_)
        | Outcome::DeferredUpdate
        | Outcome::Modal(_)
        | Outcome::Failed => None,
    }
}

/// What a client offers by itself: choices, people, channels, yes and no.
fn known(visit: &Visit, option: &Value) -> Vec<Offer> {
    let locale = locale(visit);
    if let Some(choices) = option["choices"].as_array().filter(|list| !list.is_empty()) {
        return choices
            .iter()
            .map(|choice| Offer {
                label: localised(choice, "name", &locale).to_owned(),
                value: match &choice["value"] {
                    Value::String(text) => text.clone(),
                    other => other.to_string(),
                },
            })
            .collect();
    }
    let offer = |label: String, value: String| Offer { label, value };
    let world = visit.discord.shared().world();
    match option["type"].as_u64() {
        Some(5) => vec![
            offer("True".to_owned(), "true".to_owned()),
            offer("False".to_owned(), "false".to_owned()),
        ],
        Some(6 | 9) => people(&world, visit.channel)
            .into_iter()
            .map(|person| offer(name(&world, person), person.to_string()))
            .collect(),
        Some(7) => {
            let here = world.channels.get(&visit.channel).map(|place| place.guild);
            let mut seen: Vec<_> = world
                .channels
                .values()
                .filter(|place| Some(place.guild) == here && world.can_see(visit.viewer, place))
                .collect();
            seen.sort_by_key(|place| place.id);
            seen.into_iter()
                .map(|place| offer(called(&world, visit.viewer, place), place.id.to_string()))
                .collect()
        }
        Some(_) | None => Vec::new(),
    }
}

/// Who is in a place, bots among them.
pub(super) fn people(world: &World, channel: Id) -> Vec<Id> {
    let Some(place) = world.channels.get(&channel) else {
        return Vec::new();
    };
    match place.guild.and_then(|guild| world.guilds.get(&guild)) {
        Some(guild) => {
            let mut people: Vec<Id> = guild.members.keys().copied().collect();
            people.retain(|person| *person != world.app.owner);
            people
        }
        None => place.people.clone(),
    }
}

/// A filled option as the client sends it; none if it is empty or no such thing.
pub(super) fn arg(leaf: &Leaf, filled: &Filled) -> Option<Arg> {
    let option = leaf.option(&filled.name)?;
    let text = filled.value.as_ref().unwrap_or(&filled.text);
    if text.is_empty() {
        return None;
    }
    match option["type"].as_u64()? {
        4 => text
            .parse()
            .map(Arg::Integer)
            .ok()
            .or_else(|| Some(Arg::Text(text.clone()))),
        5 => match text.to_lowercase().as_str() {
            "true" => Some(Arg::Boolean(true)),
            "false" => Some(Arg::Boolean(false)),
            _ => Some(Arg::Text(text.clone())),
        },
        6 | 9 => id(text).map(Arg::User),
        7 => id(text).map(Arg::Channel),
        10 => text.parse().map(Arg::Number).ok(),
        _ => Some(Arg::Text(text.clone())),
    }
}
