//! Discord's markdown as HTML. `pulldown-cmark` reads it; what Discord has not (HTML, images, entities, references,
//! underlined headings) stays as it was typed, and what only Discord has (spoilers, underlining, mentions, times)
//! is found in the text that is left. All text is escaped by `maud`, so nobody's words become markup.

use std::collections::BTreeMap;
use std::ops::Range;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::token::{self, Surroundings};

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
    let mut writer = Writer {
        source: &source,
        around,
        whole,
        html: String::new(),
        code: None,
        links: Vec::new(),
        headings: Vec::new(),
    };
    for (n, (event, range)) in events.iter().enumerate() {
        writer.write(event, range, spoilers.get(&n).map_or(&[], Vec::as_slice));
    }
    PreEscaped(writer.html)
}

/// CommonMark would swallow lines that define link targets.
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

/// Opens a spoiler: its words are there for nobody until it is shown.
const SPOILER: &str = concat!(
    r#"<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler: show">"#,
    r#"<span class="hidden">"#
);

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

struct Writer<'a> {
    source: &'a str,
    around: &'a dyn Surroundings,
    whole: bool,
    html: String,
    /// The code block being collected: its language and text.
    code: Option<(String, String)>,
    /// Open links: where the HTML of the text begins, and what they lead to.
    links: Vec<(usize, String)>,
    /// How each open heading is closed.
    headings: Vec<String>,
}

impl Writer<'_> {
    fn put(&mut self, markup: &Markup) {
        self.html.push_str(&markup.0);
    }

    fn words(&mut self, text: &str) {
        self.put(&html! { (text) });
    }

    fn write(&mut self, event: &Event<'_>, range: &Range<usize>, spoilers: &[Mark]) {
        match event {
            Event::Start(tag) => self.start(tag, range),
            Event::End(end) => self.end(*end, range),
            Event::Text(text) => match &mut self.code {
                Some((_, code)) => code.push_str(text),
                None => self.text(text, spoilers),
            },
            Event::Code(code) => self.put(&html! { code { (code.as_ref()) } }),
            Event::SoftBreak | Event::HardBreak => self.html.push_str("<br>"),
            Event::Rule => {
                let typed = self.typed(range).trim_end().to_owned();
                self.put(&html! { p { (typed) } });
            }
            Event::Html(text)
            | Event::InlineHtml(text)
            | Event::InlineMath(text)
            | Event::DisplayMath(text)
            | Event::FootnoteReference(text) => self.words(text),
            Event::TaskListMarker(_) => {}
        }
    }

    fn typed(&self, range: &Range<usize>) -> &str {
        self.source.get(range.clone()).unwrap_or_default()
    }

    fn start(&mut self, tag: &Tag<'_>, range: &Range<usize>) {
        match tag {
            Tag::Paragraph | Tag::HtmlBlock => self.block("<p>"),
            Tag::Heading { level, .. } => self.heading(*level, range),
            Tag::BlockQuote(_) => self.block("<blockquote>"),
            Tag::CodeBlock(CodeBlockKind::Fenced(language)) => {
                self.code = Some((language.to_string(), String::new()));
            }
            Tag::CodeBlock(CodeBlockKind::Indented) => self.block("<p>"),
            Tag::List(None) => self.block("<ul>"),
            Tag::List(Some(first)) => {
                let open = format!("<ol start=\"{first}\">");
                self.block(&open);
            }
            Tag::Item => self.block("<li>"),
            Tag::Emphasis => self.html.push_str("<em>"),
            Tag::Strong if self.typed(range).starts_with('_') => self.html.push_str("<u>"),
            Tag::Strong => self.html.push_str("<strong>"),
            Tag::Strikethrough if self.typed(range).starts_with("~~") => {
                self.html.push_str("<s>");
            }
            Tag::Strikethrough => self.html.push('~'),
            Tag::Link { dest_url, .. } => self.links.push((self.html.len(), dest_url.to_string())),
            Tag::Image { dest_url, .. } => {
                self.html.push_str("![");
                self.links.push((self.html.len(), dest_url.to_string()));
            }
            _ => {}
        }
    }

    fn end(&mut self, end: TagEnd, range: &Range<usize>) {
        match end {
            TagEnd::Paragraph | TagEnd::HtmlBlock => self.block("</p>"),
            TagEnd::Heading(_) => {
                let close = self.headings.pop().unwrap_or_default();
                self.html.push_str(&close);
            }
            TagEnd::BlockQuote(_) => self.block("</blockquote>"),
            TagEnd::CodeBlock => match self.code.take() {
                Some((language, code)) => self.put(&code_block(&language, &code)),
                None => self.block("</p>"),
            },
            TagEnd::List(false) => self.block("</ul>"),
            TagEnd::List(true) => self.block("</ol>"),
            TagEnd::Item => self.block("</li>"),
            TagEnd::Emphasis => self.html.push_str("</em>"),
            TagEnd::Strong if self.typed(range).starts_with('_') => self.html.push_str("</u>"),
            TagEnd::Strong => self.html.push_str("</strong>"),
            TagEnd::Strikethrough if self.typed(range).starts_with("~~") => {
                self.html.push_str("</s>");
            }
            TagEnd::Strikethrough => self.html.push('~'),
            TagEnd::Link => self.end_link(range),
            TagEnd::Image => {
                if let Some((_, target)) = self.links.pop() {
                    self.words(&format!("]({target})"));
                }
            }
            _ => {}
        }
    }

    /// Opens or closes a block, unless all is one line.
    fn block(&mut self, tag: &str) {
        if self.whole {
            self.html.push_str(tag);
        }
    }

    /// Discord has three sizes of headings, begun with hashes; the page's own headings stand above them.
    fn heading(&mut self, level: HeadingLevel, range: &Range<usize>) {
        let typed = self.typed(range).to_owned();
        let size = match level {
            HeadingLevel::H1 => Some(4),
            HeadingLevel::H2 => Some(5),
            HeadingLevel::H3 => Some(6),
            HeadingLevel::H4 | HeadingLevel::H5 | HeadingLevel::H6 => None,
        };
        let hashed = typed.trim_start().starts_with('#');
        match size {
            _ if !self.whole => self.headings.push(String::new()),
            Some(size) if hashed => {
                self.html.push_str(&format!("<h{size}>"));
                self.headings.push(format!("</h{size}>"));
            }
            _ if hashed => {
                let hashes: String = typed
                    .trim_start()
                    .chars()
                    .take_while(|c| *c == '#')
                    .collect();
                self.html.push_str(&format!("<p>{hashes} "));
                self.headings.push("</p>".to_owned());
            }
            _ => {
                let line = typed.trim_end().lines().last().unwrap_or_default();
                self.html.push_str("<p>");
                self.headings.push(html! { br; (line) }.0 + "</p>");
            }
        }
    }

    fn end_link(&mut self, range: &Range<usize>) {
        let Some((start, target)) = self.links.pop() else {
            return;
        };
        let text = PreEscaped(self.html.split_off(start));
        let typed = self.typed(range).to_owned();
        let bare = typed.starts_with('<');
        match token::link(&target, (!bare).then_some(&text), self.around) {
            Some(link) => self.put(&link),
            None => self.words(&typed),
        }
    }

    fn text(&mut self, text: &str, spoilers: &[Mark]) {
        let mut rest = text;
        let mut plain = String::new();
        let mut spoilers = spoilers.iter().copied().peekable();
        while let Some(c) = rest.chars().next() {
            let at = text.len() - rest.len();
            if let Some((_, opens)) = spoilers.next_if(|(mark, _)| *mark == at) {
                self.words(&std::mem::take(&mut plain));
                self.html
                    .push_str(if opens { SPOILER } else { "</span></span>" });
                rest = &rest[2..];
                continue;
            }
            if c == ESCAPED {
                rest = &rest[c.len_utf8()..];
                if let Some(escaped) = rest.chars().next() {
                    plain.push(escaped);
                    rest = &rest[escaped.len_utf8()..];
                }
                continue;
            }
            let may_begin = matches!(c, '<' | '@' | 'h');
            match may_begin.then(|| token::read(rest, self.around)).flatten() {
                Some((html, length)) if self.links.is_empty() => {
                    self.words(&std::mem::take(&mut plain));
                    self.put(&html);
                    rest = &rest[length..];
                }
                _ => {
                    plain.push(c);
                    rest = &rest[c.len_utf8()..];
                }
            }
        }
        self.words(&plain);
    }
}

fn code_block(language: &str, code: &str) -> Markup {
    html! {
        pre class="code" aria-live="off" data-language=(language) { code { (code.strip_suffix('\n').unwrap_or(code)) } }
    }
}

#[cfg(test)]
mod tests;
