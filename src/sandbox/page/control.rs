//! A message's buttons and menus.

use maud::{Markup, html};
use serde_json::Value;

use super::super::world::Message;
use super::message::Reading;
use super::token;
use super::visit::{called, name};

/// The rows of a message's components.
pub(super) fn rows(components: &[Value], reading: &Reading<'_>, message: &Message) -> Markup {
    html! {
        @if !components.is_empty() {
            div class="controls" role="group" aria-label="Actions" aria-live="off" {
                @for row in components { (component(row, reading, message)) }
            }
        }
    }
}

fn component(component: &Value, reading: &Reading<'_>, message: &Message) -> Markup {
    match component["type"].as_u64() {
        Some(2) => button(component, reading),
        Some(3 | 5..=8) => menu(component, reading, message),
        Some(10) => html! { p { (text(&component["content"])) } },
        Some(_) | None => html! {
            div class="row" {
                @for inner in component["components"].as_array().into_iter().flatten() {
                    (self::component(inner, reading, message))
                }
            }
        },
    }
}

fn button(button: &Value, reading: &Reading<'_>) -> Markup {
    let emoji = button["emoji"]["name"].as_str();
    let inside = html! {
        @if let Some(emoji) = emoji { span class="emoji" { (emoji) } " " }
        (text(&button["label"]))
    };
    if let Some(link) = button["url"]
        .as_str()
        .and_then(|url| token::link(url, Some(&inside), reading))
    {
        return html! { span class="button style-5" { (link) } };
    }
    let style = button["style"].as_u64().filter(|style| *style <= 4);
    let id = text(&button["custom_id"]);
    html! {
        button type="button" class={ "button style-" (style.unwrap_or(2)) } data-press=(id) data-key=(id)
            disabled[button["disabled"] == true] { (inside) }
    }
}

/// A menu: a button that opens a list of options.
fn menu(menu: &Value, reading: &Reading<'_>, message: &Message) -> Markup {
    let id = text(&menu["custom_id"]);
    let options = options(menu, reading, message);
    let chosen: Vec<&str> = options
        .iter()
        .filter(|option| option.chosen)
        .map(|option| option.label.as_str())
        .collect();
    let prompt = menu["placeholder"].as_str().unwrap_or("Make a selection");
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let list = format!("menu-{}-{}", message.id, menu["id"].as_u64().unwrap_or(1));
    html! {
        div class="menu" data-menu=(id) data-min=(menu["min_values"].as_u64().unwrap_or(1)) data-max=(most) {
            button type="button" class="opener" aria-haspopup="listbox" aria-expanded="false" aria-controls=(list)
                data-key=(id) disabled[menu["disabled"] == true] {
                @if chosen.is_empty() { span class="dim" { (prompt) } } @else { (chosen.join(", ")) }
                span class="arrow" aria-hidden="true" { "▾" }
            }
            ul id=(list) role="listbox" tabindex="-1" aria-label=(prompt) aria-multiselectable=[(most > 1).then_some("true")] hidden {
                @for (n, option) in options.iter().enumerate() {
                    li role="option" id={ (list) "-" (n) } data-value=(option.value) data-key=(option.value)
                        aria-selected=(option.chosen) {
                        span class="label" { (option.label) }
                        @if !option.detail.is_empty() { " " span class="detail" { (option.detail) } }
                    }
                }
            }
        }
    }
}

#[derive(Debug)]
struct Line {
    label: String,
    value: String,
    detail: String,
    chosen: bool,
}

/// What a menu offers: its own lines, or the people or channels of the place.
fn options(menu: &Value, reading: &Reading<'_>, message: &Message) -> Vec<Line> {
    let world = reading.world;
    match menu["type"].as_u64() {
        Some(3) => {
            let lines = menu["options"].as_array().into_iter().flatten();
            lines
                .map(|line| Line {
                    label: text(&line["label"]).to_owned(),
                    value: text(&line["value"]).to_owned(),
                    detail: text(&line["description"]).to_owned(),
                    chosen: line["default"] == true,
                })
                .collect()
        }
        Some(8) => {
            let guild = message.guild.and_then(|id| world.guilds.get(&id));
            let channels = guild.into_iter().flat_map(|guild| &guild.channels);
            channels
                .filter_map(|id| world.channels.get(id))
                .filter(|channel| world.can_see(reading.viewer, channel))
                .map(|channel| line(&channel.id, called(world, reading.viewer, channel)))
                .collect()
        }
        Some(5 | 7) => super::offers::people(world, message.channel)
            .into_iter()
            .map(|person| line(&person, name(world, person)))
            .collect(),
        Some(_) | None => Vec::new(),
    }
}

fn line(id: &impl ToString, label: String) -> Line {
    Line {
        label,
        value: id.to_string(),
        detail: String::new(),
        chosen: false,
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
