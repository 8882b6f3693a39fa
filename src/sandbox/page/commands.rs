//! Slash commands: the list that opens with `/`, and the row of fields that a command becomes once it is chosen.

use axum::extract::Query;
use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::visit::Visit;

/// How many commands are listed at once.
const MOST: usize = 25;

/// A command that can be given: subcommands are commands of their own.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// What is typed after the slash, subcommands after a space.
    pub(super) name: String,
    body: Value,
}

impl Leaf {
    pub(super) fn options(&self) -> &[Value] {
        self.body["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    pub(super) fn option(&self, name: &str) -> Option<&Value> {
        self.options().iter().find(|option| option["name"] == name)
    }
}

/// The commands that the visitor's client offers.
pub(super) fn leaves(visit: &Visit) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    for command in visit.user().commands() {
        if command["type"].as_u64().unwrap_or(1) == 1 {
            let name = text(&command["name"]).to_owned();
            collect(name, &command, &mut leaves);
        }
    }
    leaves.sort_by(|one, other| one.name.cmp(&other.name));
    leaves
}

fn collect(name: String, body: &Value, leaves: &mut Vec<Leaf>) {
    let nested = |option: &&Value| option["type"].as_u64().is_some_and(|kind| kind <= 2);
    let below: Vec<&Value> = body["options"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(nested)
        .collect();
    for option in &below {
        collect(format!("{name} {}", text(&option["name"])), option, leaves);
    }
    if below.is_empty() {
        leaves.push(Leaf {
            name,
            body: body.clone(),
        });
    }
}

/// A text in the visitor's language, where the command has it.
pub(super) fn localised<'a>(body: &'a Value, key: &str, locale: &str) -> &'a str {
    body[format!("{key}_localizations")][locale]
        .as_str()
        .unwrap_or_else(|| text(&body[key]))
}

/// The visitor's language.
pub(super) fn locale(visit: &Visit) -> String {
    let world = visit.discord.shared().world();
    world
        .people
        .get(&visit.viewer)
        .map(|person| person.locale.clone())
        .unwrap_or_default()
}

#[derive(Debug, Deserialize)]
pub(super) struct Typed {
    #[serde(rename = "q", default)]
    typed: String,
}

/// The commands whose names contain what is typed, those that begin with it first, as options of a list box.
pub(super) async fn list(visit: Visit, Query(typed): Query<Typed>) -> Markup {
    let locale = locale(&visit);
    let typed = typed.typed.to_lowercase();
    let mut found: Vec<Leaf> = leaves(&visit);
    found.retain(|leaf| leaf.name.contains(&typed));
    found.sort_by_key(|leaf| !leaf.name.starts_with(&typed));
    let bot = {
        let world = visit.discord.shared().world();
        world.app.name.clone()
    };
    html! {
        @for (n, leaf) in found.iter().take(MOST).enumerate() {
            li role="option" id={ "offer-" (n) } aria-selected="false" data-command=(leaf.name) {
                span class="label" { "/" (leaf.name) }
                " " span class="detail" { (localised(&leaf.body, "description", &locale)) }
                " " span class="whose" { (bot) }
            }
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Named {
    name: String,
}

/// The row of a command's fields: the required ones, and the others to be added.
pub(super) async fn form(visit: Visit, Query(named): Query<Named>) -> Result<Markup, StatusCode> {
    let locale = locale(&visit);
    let leaves = leaves(&visit);
    let leaf = leaves
        .iter()
        .find(|leaf| leaf.name == named.name)
        .ok_or(StatusCode::NOT_FOUND)?;
    let optional: Vec<&Value> = leaf
        .options()
        .iter()
        .filter(|option| option["required"] != true)
        .collect();
    Ok(html! {
        form class="command" data-name=(leaf.name) aria-label={ "Command /" (leaf.name) } {
            p class="describes" id="describes" aria-live="polite" {
                span { (localised(&leaf.body, "description", &locale)) }
            }
            div class="fields" {
                span class="slash" { "/" (leaf.name) }
                @for (n, option) in leaf.options().iter().enumerate() { (field(n, option, &locale)) }
                @if !optional.is_empty() {
                    input class="more" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false"
                        aria-controls="offers-list" aria-label="Add an option" placeholder={ "+" (optional.len()) " optional" }
                        autocomplete="off" spellcheck="false" size="11";
                }
                span class="ends" {
                    button type="button" class="square" data-cancel aria-label="Cancel the command" { "✕" }
                    button type="submit" class="square" aria-label={ "Send /" (leaf.name) } { "➤" }
                }
            }
        }
    })
}

fn field(n: usize, option: &Value, locale: &str) -> Markup {
    let required = option["required"] == true;
    let id = format!("option-{n}");
    html! {
        span class="chip" data-option=(text(&option["name"])) data-required[required] hidden[!required]
            data-describes=(localised(option, "description", locale)) {
            label for=(id) { (text(&option["name"])) }
            input id=(id) type="text" role="combobox" aria-autocomplete="list" aria-expanded="false"
                aria-controls="offers-list" aria-required=[required.then_some("true")] aria-describedby="describes"
                autocomplete="off" spellcheck="false" size="6";
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
