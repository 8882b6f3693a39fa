//! What reading has in common: pasted text brings characters that nobody sees.

/// The longest piece of a refused text that an error repeats, in characters.
const EXCERPT: usize = 12;

/// Whether a character takes no room on the screen: zero-width, bidirectional and joining marks.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
        | '\u{200b}'..='\u{200f}' // zero-width space and joiners, direction marks
        | '\u{202a}'..='\u{202e}' // direction embeddings
        | '\u{2060}'..='\u{206f}' // word joiner, invisible operators, direction isolates
        | '\u{fe00}'..='\u{fe0f}' // variation selectors
    )
}

/// The text without its invisible characters.
pub(super) fn visible(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars().filter(|&c| !is_invisible(c))
}

/// The text without its invisible characters and without any kind of space.
pub(super) fn packed(text: &str) -> impl Iterator<Item = char> + Clone {
    visible(text).filter(|c| !c.is_whitespace())
}

/// The beginning of a refused text, short enough to be repeated in an error.
pub(super) fn excerpt(text: &str) -> String {
    let mut start: String = text.chars().take(EXCERPT).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_dropped() {
        assert_eq!(
            packed("\u{feff}a2\u{a0}-\u{200b}b3\u{2069} ").collect::<String>(),
            "a2-b3"
        );
        assert_eq!(visible("a\u{200d} b").collect::<String>(), "a b");
    }

    #[test]
    fn an_excerpt_is_short_and_says_that_more_followed() {
        assert_eq!(excerpt("short"), "short");
        assert_eq!(excerpt("żółte gęsi i lis"), "żółte gęsi i…");
    }
}
