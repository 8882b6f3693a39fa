//! A gallery as one text, for a reader of its words.

use super::{Gallery, show};

/// A code block's beginning or end.
const FENCE: &str = "```\n";

impl Gallery {
    /// Every screen under its name. Pictures of boards are left out, and of lines that differ only
    /// in points and numbers the first stands for all, with an ellipsis: they are the same in every
    /// language, and English shows them.
    pub(super) fn book(&self) -> String {
        let pages: Vec<String> = self
            .screens()
            .map(|(name, screen)| {
                let words = without_repeats(&without_pictures(&show(screen)));
                format!("# {name}\n{words}")
            })
            .collect();
        pages.join("\n\n")
    }
}

/// The text without those of its code blocks in which no two letters stand together.
fn without_pictures(text: &str) -> String {
    let is_picture = |block: &str| {
        let mut words = block.split(|c: char| !c.is_alphabetic());
        words.all(|word| word.chars().count() < 2)
    };
    let mut kept = String::new();
    // Parts are outside of a block and inside of one by turns.
    let text = format!("{text}\n");
    for (at, part) in text.split(FENCE).enumerate() {
        let is_block = at % 2 == 1;
        if !is_block {
            kept.push_str(part);
        } else if !is_picture(part) {
            kept.extend([FENCE, part, FENCE]);
        }
    }
    kept.truncate(kept.trim_end_matches('\n').len());
    kept
}

/// The text with one line, or one pair of lines, for all in a row that have the same words.
fn without_repeats(text: &str) -> String {
    let mut kept: Vec<String> = Vec::new();
    for line in text.lines() {
        kept.push(line.to_owned());
        for n in [1, 2] {
            let Some(first) = kept.len().checked_sub(2 * n) else {
                break;
            };
            let (one, other) = kept[first..].split_at(n);
            let said = words(one);
            if !said.is_empty() && said == words(other) {
                kept.truncate(first + n);
                let last = &mut kept[first + n - 1];
                if !last.ends_with(" …") {
                    last.push_str(" …");
                }
            }
        }
    }
    kept.join("\n")
}

/// What lines say apart from points, moves and numbers.
fn words(lines: &[String]) -> Vec<&str> {
    let is_word = |token: &&str| *token != "…" && !token.contains(|c: char| c.is_ascii_digit());
    lines
        .iter()
        .flat_map(|line| line.split_whitespace().filter(is_word))
        .collect()
}

#[test]
fn only_pictures_and_repeats_are_left_out() {
    let check = |text: &str, expect: &str| {
        assert_eq!(without_repeats(&without_pictures(text)), expect);
    };
    check("above\n```\n2 D---.\n  a b\n```\nbelow", "above\nbelow");
    let table = "above\n```\n-- Points\n11 33\n```\nbelow";
    check(table, table);
    let record = "above\n```\n1. a2-b3 hounds\n```";
    check(record, record);
    check(
        "Goose on a3\nGoose on b3\nFox on d4",
        "Goose on a3 …\nFox on d4",
    );
    check("Game 7\n> mine\nGame 8\n> mine", "Game 7\n> mine …");
    check("1\n2", "1\n2");
}
