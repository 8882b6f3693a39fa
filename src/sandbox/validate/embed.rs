//! Embeds: the parts' limits and the limit of all together.

use serde_json::{Value, json};

use super::super::refusal::{Form, Place};
use super::{boolean, list, number, text, url};

const WEB: [&str; 2] = ["http", "https"];
const IMAGE: [&str; 3] = ["http", "https", "attachment"];

/// Checks the embeds of a message and gives them back as Discord stores them.
pub(super) fn embeds(form: &mut Form, place: &Place<'_>, value: &Value) -> Vec<Value> {
    let mut total = 0;
    let mut stored = Vec::new();
    for (n, embed) in list(form, place, value, 10).iter().enumerate() {
        let place = place.index(n);
        if !embed.is_object() {
            form.wrong(
                &place,
                "MODEL_TYPE_CONVERT",
                "Only dictionaries may be used in a ModelType",
            );
            continue;
        }
        total += check(form, &place, embed);
        stored.push(store(embed));
    }
    if total > 6000 {
        form.wrong(
            place,
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
    stored
}

/// Checks one embed and returns how many code points count towards the limit of all.
fn check(form: &mut Form, place: &Place<'_>, embed: &Value) -> usize {
    let mut size = 0;
    let mut words = |form: &mut Form, place: &Place<'_>, value: &Value, bounds, required| {
        size += text(form, place, value, bounds, required).map_or(0, |text| text.chars().count());
    };
    words(form, &place.key("title"), &embed["title"], (0, 256), false);
    words(
        form,
        &place.key("description"),
        &embed["description"],
        (0, 4096),
        false,
    );
    let footer = place.key("footer");
    if embed["footer"].is_object() {
        words(
            form,
            &footer.key("text"),
            &embed["footer"]["text"],
            (0, 2048),
            true,
        );
        url(
            form,
            &footer.key("icon_url"),
            &embed["footer"]["icon_url"],
            &IMAGE,
        );
    }
    let author = place.key("author");
    if embed["author"].is_object() {
        words(
            form,
            &author.key("name"),
            &embed["author"]["name"],
            (0, 256),
            true,
        );
        url(form, &author.key("url"), &embed["author"]["url"], &WEB);
        url(
            form,
            &author.key("icon_url"),
            &embed["author"]["icon_url"],
            &IMAGE,
        );
    }
    let fields = place.key("fields");
    for (n, field) in list(form, &fields, &embed["fields"], 25).iter().enumerate() {
        let place = fields.index(n);
        words(form, &place.key("name"), &field["name"], (0, 256), true);
        words(form, &place.key("value"), &field["value"], (0, 1024), true);
        boolean(form, &place.key("inline"), &field["inline"]);
    }
    url(form, &place.key("url"), &embed["url"], &WEB);
    for image in ["image", "thumbnail"] {
        url(
            form,
            &place.key(image).key("url"),
            &embed[image]["url"],
            &IMAGE,
        );
    }
    number(form, &place.key("color"), &embed["color"], (0, 0x00ff_ffff));
    timestamp(form, &place.key("timestamp"), &embed["timestamp"]);
    let pictures = embed["image"]["url"].is_string() || embed["thumbnail"]["url"].is_string();
    if size == 0 && !pictures {
        form.required(&place.key("description"));
    }
    size
}

fn timestamp(form: &mut Form, place: &Place<'_>, value: &Value) {
    let Some(moment) = text(form, place, value, (0, 64), false) else {
        return;
    };
    let shape = moment.as_bytes();
    let looks_right = shape.len() >= 10
        && shape[..10].iter().enumerate().all(|(n, byte)| match n {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        })
        && (shape.len() == 10 || matches!(shape[10], b'T' | b' '));
    if !looks_right {
        form.wrong(
            place,
            "DATETIME_TYPE_PARSE",
            format!("Could not parse {moment}. Should be ISO8601."),
        );
    }
}

/// The embed as it comes back: only known parts, and no empty ones.
fn store(embed: &Value) -> Value {
    let mut stored = json!({"type": "rich"});
    for key in ["title", "description", "url", "color", "timestamp"] {
        if !embed[key].is_null() && embed[key] != "" {
            stored[key] = embed[key].clone();
        }
    }
    for (part, keys) in [
        ("author", &["name", "url", "icon_url"][..]),
        ("footer", &["text", "icon_url"]),
        ("image", &["url"]),
        ("thumbnail", &["url"]),
    ] {
        let kept = pick(&embed[part], keys);
        if kept.as_object().is_some_and(|kept| !kept.is_empty()) {
            stored[part] = kept;
        }
    }
    let fields = embed["fields"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if !fields.is_empty() {
        stored["fields"] = fields
            .iter()
            .map(|field| json!({"name": field["name"], "value": field["value"], "inline": field["inline"] == true}))
            .collect();
    }
    stored
}

fn pick(value: &Value, keys: &[&str]) -> Value {
    let mut picked = json!({});
    for key in keys {
        if !value[*key].is_null() {
            picked[*key] = value[*key].clone();
        }
    }
    picked
}
