//! People's names as they may be shown: input from strangers, made harmless.

/// How many characters of a name are shown; as many as a name in the chat platform can have.
const LONGEST: usize = 32;

/// What stands for a name of which nothing can be shown.
const NAMELESS: &str = "?";

/// The characters that mean something in Discord's Markdown, mentions and links included.
const MARKDOWN: &str = "\\*_~`|<>[]()#@:/-+";

/// Keeps a right-to-left name from turning the words around it, and ends that.
const ISOLATE: char = '\u{2068}';
const ISOLATE_END: char = '\u{2069}';

/// A name for Markdown text: on one line, not too long, without markup, mentions and links.
pub fn escaped(name: &str) -> String {
    let mut shown = String::new();
    for c in plain(name).chars() {
        if MARKDOWN.contains(c) {
            shown.push('\\');
        }
        shown.push(c);
    }
    shown
}

/// A name where no Markdown is read, such as a button: on one line and not too long.
pub fn plain(name: &str) -> String {
    let visible: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_invisible(c))
        .collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let shown = shortened(&words.join(" "));
    if shown.is_empty() {
        NAMELESS.to_owned()
    } else if shown.chars().any(is_right_to_left) {
        format!("{ISOLATE}{shown}{ISOLATE_END}")
    } else {
        shown
    }
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let mut short: String = name.chars().take(LONGEST - 1).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

/// Characters that show nothing themselves but change what is around them, or hide.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(name: &str, expect: &str) {
        assert_eq!(escaped(name), expect, "{name:?}");
    }

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in [
            "Ann",
            "Łucja",
            "Νίκος",
            "O'Brien",
            "Zoë 7",
            "月うさぎ",
            "👩‍🚀",
        ] {
            check(name, name);
        }
    }

    #[test]
    fn markup_is_shown_as_written() {
        check("*bold* _i_ ~~s~~", r"\*bold\* \_i\_ \~\~s\~\~");
        check("`code`", r"\`code\`");
        check("||spoiler||", r"\|\|spoiler\|\|");
        check("# big", r"\# big");
        check("- item", r"\- item");
        check("> quote", r"\> quote");
        check(r"back\slash", r"back\\slash");
    }

    #[test]
    fn nobody_is_mentioned_and_nothing_linked() {
        check("@everyone", r"\@everyone");
        check("<@123>", r"\<\@123\>");
        check("<t:0:R>", r"\<t\:0\:R\>");
        check("[x](http://x.y)", r"\[x\]\(http\:\/\/x.y\)");
    }

    #[test]
    fn a_name_is_one_line_and_turns_nothing_around() {
        check("a\nb\r\nc\td", "a b c d");
        check("a\u{202e}b\u{200b}c", "abc");
        check("  a   b  ", "a b");
        check("דוד", "\u{2068}דוד\u{2069}");
    }

    #[test]
    fn an_empty_name_is_still_a_name() {
        check("", "?");
        check("\u{200b}\u{202e} \n", "?");
    }

    #[test]
    fn a_long_name_is_shortened() {
        check(&"W".repeat(32), &"W".repeat(32));
        check(&"W".repeat(33), &format!("{}…", "W".repeat(31)));
    }

    proptest! {
        #[test]
        fn no_name_breaks_out(name in any::<String>()) {
            let shown = escaped(&name);
            prop_assert!(!shown.is_empty());
            let breaks = ['\n', '\r', '\u{202e}'];
            prop_assert!(!shown.contains(breaks));
            prop_assert!(plain(&name).chars().count() <= LONGEST + 2);
            let mut chars = shown.chars();
            while let Some(c) = chars.next() {
                if c == '\\' {
                    prop_assert!(chars.next().is_some_and(|next| MARKDOWN.contains(next)));
                } else {
                    prop_assert!(!MARKDOWN.contains(c));
                }
            }
        }
    }
}
