//! What stands in a text besides words: mentions, times, emoji, addresses.

use maud::{Markup, html};

use super::super::snowflake::Id;
use super::stamp::stamp;

/// What the markdown of a message may need to know.
pub(super) trait Surroundings {
    /// The name of somebody.
    fn person(&self, id: Id) -> Option<String>;
    /// The name of a channel and the page's address of it.
    fn channel(&self, id: Id) -> Option<(String, String)>;
    /// Whether it is the reader.
    fn is_reader(&self, id: Id) -> bool;
    /// The page's address of a person's seat at a message: guild, channel, message.
    fn jump(&self, guild: &str, channel: Id, message: Option<Id>) -> String;
    /// The moment it is, in milliseconds since the Unix epoch.
    fn now(&self) -> u64;
}

/// The token at the very beginning of `text`, as HTML, and its length.
pub(super) fn read(text: &str, around: &dyn Surroundings) -> Option<(Markup, usize)> {
    if text.starts_with('<') {
        let end = text.find('>')?;
        let html = bracketed(&text[1..end], around)?;
        return Some((html, end + 1));
    }
    for everyone in ["@everyone", "@here"] {
        if text.starts_with(everyone) {
            return Some((
                html! { span class="mention" { (everyone) } },
                everyone.len(),
            ));
        }
    }
    let length = url_length(text)?;
    Some((link(&text[..length], None, around)?, length))
}

fn bracketed(inside: &str, around: &dyn Surroundings) -> Option<Markup> {
    if let Some(id) = inside.strip_prefix("@&") {
        let _: u64 = id.parse().ok()?;
        return Some(html! { span class="mention" { "@role" } });
    }
    if let Some(id) = inside.strip_prefix('@') {
        let id: Id = id.trim_start_matches('!').parse().ok()?;
        let name = around
            .person(id)
            .unwrap_or_else(|| "unknown-user".to_owned());
        let class = if around.is_reader(id) {
            "mention me"
        } else {
            "mention"
        };
        return Some(html! { span class=(class) { "@" (name) } });
    }
    if let Some(id) = inside.strip_prefix('#') {
        let id: Id = id.parse().ok()?;
        return Some(html! {
            @if let Some((name, address)) = around.channel(id) {
                a class="mention" href=(address) { "#" (name) }
            } @else {
                span class="mention" { "#unknown" }
            }
        });
    }
    if let Some(time) = inside.strip_prefix("t:") {
        let (seconds, style) = time.split_once(':').unwrap_or((time, "f"));
        let style = style
            .chars()
            .next()
            .filter(|c| style.len() == 1 && "tTdDfFR".contains(*c))?;
        return Some(stamp(seconds.parse().ok()?, style, around.now()));
    }
    if let Some(command) = inside.strip_prefix('/') {
        let (name, id) = command.rsplit_once(':')?;
        let _: u64 = id.parse().ok()?;
        return Some(
            html! { button type="button" class="mention" data-begin=(name) { "/" (name) } },
        );
    }
    let emoji = inside
        .strip_prefix("a:")
        .or_else(|| inside.strip_prefix(':'))?;
    let (name, id) = emoji.split_once(':')?;
    let _: u64 = id.parse().ok()?;
    Some(html! { ":" (name) ":" })
}

/// The length of the address that `text` begins with, less the punctuation that ends a sentence.
fn url_length(text: &str) -> Option<usize> {
    if !(text.starts_with("https://") || text.starts_with("http://")) {
        return None;
    }
    let end = text
        .find(|c: char| c.is_whitespace() || c == '<' || c == '>' || c == '"')
        .unwrap_or(text.len());
    let mut url = text[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', '\'', '*', '|', '~']);
    if !url.contains('(') {
        url = url.trim_end_matches(')');
    }
    (url.len() > "https://".len()).then_some(url.len())
}

/// A link with its address as text, or with another; none if a browser should not follow it.
pub(super) fn link(url: &str, text: Option<&Markup>, around: &dyn Surroundings) -> Option<Markup> {
    if !(url.starts_with("https://") || url.starts_with("http://")) {
        return None;
    }
    if let Some((address, words)) = jump(url, around) {
        return Some(html! {
            a class=[text.is_none().then_some("mention")] data-jump href=(address) {
                @match text { Some(text) => (text), None => (words) }
            }
        });
    }
    Some(html! {
        a href=(url) target="_blank" rel="noopener noreferrer" {
            @match text { Some(text) => (text), None => (url) }
        }
    })
}

/// Discord's links to channels and messages lead to them within the page.
fn jump(url: &str, around: &dyn Surroundings) -> Option<(String, String)> {
    let rest = ["discord.com", "ptb.discord.com", "canary.discord.com"]
        .iter()
        .find_map(|host| url.strip_prefix(&format!("https://{host}/channels/")))?;
    let mut parts = rest.trim_end_matches('/').split('/');
    let guild = parts.next()?;
    if guild != "@me" {
        let _: u64 = guild.parse().ok()?;
    }
    let channel: Id = parts.next()?.parse().ok()?;
    let message: Option<Id> = match parts.next() {
        Some(message) => Some(message.parse().ok()?),
        None => None,
    };
    if parts.next().is_some() {
        return None;
    }
    let name = around
        .channel(channel)
        .map_or_else(|| "unknown".to_owned(), |(name, _)| name);
    let words = if message.is_some() {
        format!("#{name} › message")
    } else {
        format!("#{name}")
    };
    Some((around.jump(guild, channel, message), words))
}
