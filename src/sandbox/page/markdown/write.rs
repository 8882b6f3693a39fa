//! The HTML of a text, event by event.

use std::ops::Range;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use super::super::token::{self, Surroundings};
use super::{ESCAPED, Mark};

/// Opens a spoiler: its words are there for nobody until it is shown.
pub(super) const SPOILER: &str = concat!(
    r#"<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler: show">"#,
    r#"<span class="hidden">"#
);

pub(super) struct Writer<'a> {
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

impl<'a> Writer<'a> {
    pub(super) fn new(source: &'a str, around: &'a dyn Surroundings, whole: bool) -> Writer<'a> {
        Writer {
            source,
            around,
            whole,
            html: String::new(),
            code: None,
            links: Vec::new(),
            headings: Vec::new(),
        }
    }

    pub(super) fn done(self) -> Markup {
        PreEscaped(self.html)
    }

    fn put(&mut self, markup: &Markup) {
        self.html.push_str(&markup.0);
    }

    fn words(&mut self, text: &str) {
        self.put(&html! { (text) });
    }

    pub(super) fn write(&mut self, event: &Event<'_>, range: &Range<usize>, spoilers: &[Mark]) {
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
            Tag::Paragraph | Tag::HtmlBlock | Tag::CodeBlock(CodeBlockKind::Indented) => {
                self.block("<p>");
            }
            Tag::Heading { level, .. } => self.heading(*level, range),
            Tag::BlockQuote(_) => self.block("<blockquote>"),
            Tag::CodeBlock(CodeBlockKind::Fenced(language)) => {
                self.code = Some((language.to_string(), String::new()));
            }
            Tag::List(None) => self.block("<ul>"),
            Tag::List(Some(first)) => self.block(&format!("<ol start=\"{first}\">")),
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
        if !self.whole {
            self.headings.push(String::new());
            return;
        }
        let typed = self.typed(range).to_owned();
        let signs = typed.trim_start().chars().take_while(|c| *c == '#').count();
        if signs == 0 {
            // It was underlined, which Discord does not know.
            let line = typed.trim_end().lines().last().unwrap_or_default();
            self.html.push_str("<p>");
            self.headings.push(html! { br; (line) }.0 + "</p>");
            return;
        }
        let (begin, end) = match level {
            HeadingLevel::H1 => ("<h4>", "</h4>"),
            HeadingLevel::H2 => ("<h5>", "</h5>"),
            HeadingLevel::H3 => ("<h6>", "</h6>"),
            HeadingLevel::H4 | HeadingLevel::H5 | HeadingLevel::H6 => ("<p>", "</p>"),
        };
        self.html.push_str(begin);
        if begin == "<p>" {
            self.words(&format!("{} ", "#".repeat(signs)));
        }
        self.headings.push(end.to_owned());
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
