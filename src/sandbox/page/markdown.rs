//! Discord's markdown as HTML. `pulldown-cmark` reads it; what Discord has not (HTML, images, entities, references,
//! underlined headings) stays as it was typed, and what only Discord has (spoilers, underlining, mentions, times)
//! is found in the text that is left. All text is escaped by `maud`, so nobody's words become markup.

mod write;

use std::collections::BTreeMap;
use std::ops::Range;

use maud::Markup;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

use self::write::Writer;
use super::token::Surroundings;

/// Stands before a character that was escaped with a backslash, which therefore means nothing. From Unicode's
/// private use: nobody writes it, and if they do it goes.
const ESCAPED: char = '\u{e000}';

/// A text of several blocks.
pub(super) fn blocks(text: &str, around: &dyn Surroundings) -> Markup {
    render(text, around, true)
}

/// A text of one line: paragraphs have no element of their own.
pub(super) fn line(text: &str, around: &dyn Surroundings) -> Markup {
    render(text, around, false)
}

fn render(text: &str, around: &dyn Surroundings, whole: bool) -> Markup {
    let source = without_definitions(text);
    let events = read(&source);
    let spoilers = spoilers(&events);
    let mut writer = Writer::new(&source, around, whole);
    for (n, (event, range)) in events.iter().enumerate() {
        writer.write(event, range, spoilers.get(&n).map_or(&[], Vec::as_slice));
    }
    writer.done()
}

/// The standard would swallow lines that define link targets.
fn without_definitions(text: &str) -> String {
    let mut source = String::with_capacity(text.len());
    for line in text.replace(ESCAPED, "").split_inclusive('\n') {
        let start = line.len() - line.trim_start().len();
        if line[start..].starts_with('[') && line.contains("]:") {
            source.push_str(&line[..start]);
            source.push('\\');
            source.push_str(&line[start..]);
        } else {
            source.push_str(line);
        }
    }
    source
}

type Spanned<'a> = (Event<'a>, Range<usize>);

/// The events, neighbouring texts as one, escaped characters marked, entities as they were typed.
fn read(source: &str) -> Vec<Spanned<'_>> {
    let mut events: Vec<Spanned<'_>> = Vec::new();
    let mut in_code = false;
    for (event, range) in Parser::new_ext(source, Options::ENABLE_STRIKETHROUGH).into_offset_iter()
    {
        match &event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            _ => {}
        }
        let words = match &event {
            Event::Text(text) if in_code => text.to_string(),
            Event::Text(text) => {
                let typed = source.get(range.clone()).unwrap_or(text);
                if source[..range.start].ends_with('\\') {
                    format!("{ESCAPED}{typed}")
                } else {
                    typed.to_owned()
                }
            }
            Event::Html(text) | Event::InlineHtml(text) => text.to_string(),
            _ => {
                events.push((event, range));
                continue;
            }
        };
        if let Some((Event::Text(before), reach)) = events.last_mut() {
            *before = CowStr::from(format!("{before}{words}"));
            reach.end = range.end;
        } else {
            events.push((Event::Text(CowStr::from(words)), range));
        }
    }
    events
}

/// Where a `||` stands in a text, and whether it opens a spoiler.
type Mark = (usize, bool);

/// The marks of spoilers in each event. A pair stands in one block and within the same emphasis, so that the
/// elements nest.
fn spoilers(events: &[Spanned<'_>]) -> BTreeMap<usize, Vec<Mark>> {
    let mut found: BTreeMap<usize, Vec<Mark>> = BTreeMap::new();
    let mut open: Vec<Option<(usize, usize)>> = vec![None];
    let mut in_code = false;
    for (n, (event, _)) in events.iter().enumerate() {
        match event {
            Event::Start(tag) => {
                in_code |= matches!(tag, Tag::CodeBlock(_));
                open.push(None);
            }
            Event::End(_) => {
                in_code = false;
                open.pop();
            }
            Event::Text(text) if !in_code => {
                for (at, _) in text.match_indices("||") {
                    if text[..at].ends_with(ESCAPED) {
                        continue;
                    }
                    let Some(level) = open.last_mut() else {
                        continue;
                    };
                    match level.take() {
                        Some((event, offset)) => {
                            found.entry(event).or_default().push((offset, true));
                            found.entry(n).or_default().push((at, false));
                        }
                        None => *level = Some((n, at)),
                    }
                }
            }
            _ => {}
        }
    }
    for marks in found.values_mut() {
        marks.sort_unstable();
    }
    found
}

#[cfg(test)]
mod tests;
