//! A message's embeds.

use maud::{Markup, html};
use serde_json::Value;

use super::markdown;
use super::token::{self, Surroundings};

/// An embed. Its colour is for show: the script paints the edge with it.
pub(super) fn card(embed: &Value, around: &dyn Surroundings) -> Markup {
    let colour = embed["color"]
        .as_u64()
        .filter(|colour| *colour <= 0xff_ffff)
        .map(|colour| format!("#{colour:06x}"));
    html! {
        div class="embed" data-colour=[colour] {
            @if let Some(author) = embed["author"]["name"].as_str() {
                p class="author" { (linked(author, &embed["author"]["url"], around)) }
            }
            @if let Some(title) = embed["title"].as_str() {
                h3 class="title" { (titled(title, &embed["url"], around)) }
            }
            @if let Some(text) = embed["description"].as_str() {
                div class="body" { (markdown::blocks(text, around)) }
            }
            @if let Some(fields) = embed["fields"].as_array().filter(|fields| !fields.is_empty()) {
                dl class="fields" {
                    @for field in fields {
                        div class=[(field["inline"] == true).then_some("inline")] {
                            dt { (markdown::line(field["name"].as_str().unwrap_or_default(), around)) }
                            dd { (markdown::blocks(field["value"].as_str().unwrap_or_default(), around)) }
                        }
                    }
                }
            }
            (footer(embed))
        }
    }
}

fn footer(embed: &Value) -> Markup {
    let text = embed["footer"]["text"].as_str();
    let moment = embed["timestamp"]
        .as_str()
        .and_then(|written| written.get(..16));
    html! {
        @if text.is_some() || moment.is_some() {
            p class="footer" {
                @if let Some(text) = text { (text) }
                @if text.is_some() && moment.is_some() { " • " }
                @if let Some(moment) = moment { (moment.replace('T', " ")) }
            }
        }
    }
}

fn linked(words: &str, url: &Value, around: &dyn Surroundings) -> Markup {
    let text = html! { (words) };
    url.as_str()
        .and_then(|url| token::link(url, Some(&text), around))
        .unwrap_or(text)
}

fn titled(words: &str, url: &Value, around: &dyn Surroundings) -> Markup {
    let text = markdown::line(words, around);
    url.as_str()
        .and_then(|url| token::link(url, Some(&text), around))
        .unwrap_or(text)
}
