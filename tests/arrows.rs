//! Which part may know which: the table of the crate's own text, enforced on every source file.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A part, the parts of the crate that it may know, and the libraries that only it may know.
const PARTS: &[(&str, &[&str], &[&str])] = &[
    ("rules", &[], &[]),
    ("engine", &["rules"], &[]),
    ("game", &["rules"], &["skillratings"]),
    (
        "l10n",
        &[],
        &["i18n_embed", "i18n_embed_fl", "fluent_syntax"],
    ),
    ("view", &["game", "rules", "l10n", "engine"], &[]),
    ("store", &["game", "rules"], &["sqlx"]),
    (
        "discord",
        &[
            "game", "rules", "engine", "view", "l10n", "store", "clock", "config",
        ],
        &["serenity"],
    ),
    ("sandbox", &[], &[]),
    ("clock", &["game"], &[]),
    ("config", &[], &[]),
    ("logging", &["config"], &[]),
];

/// Libraries that make a part impure.
const IMPURE: &[&str] = &["tokio", "tracing", "anyhow"];
const PURE: &[&str] = &["rules", "engine", "game", "view", "l10n"];

fn sources(of: &str) -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let file = source.join(format!("{of}.rs"));
    if file.exists() {
        return vec![file];
    }
    let mut found = Vec::new();
    let mut folders = vec![source.join(of)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    found
}

/// The words that follow `crate::` in a text, those in braces included.
fn known_parts(text: &str) -> BTreeSet<String> {
    let word = |text: &str| -> String {
        text.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let mut known = BTreeSet::new();
    for after in text.split("crate::").skip(1) {
        let Some(group) = after.strip_prefix('{') else {
            known.insert(word(after));
            continue;
        };
        let mut depth = 0_usize;
        let mut starts = true;
        for (at, c) in group.char_indices() {
            if starts && (c.is_alphabetic() || c == '_') {
                known.insert(word(&group[at..]));
                starts = false;
            }
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => starts = true,
                _ => {}
            }
        }
    }
    known
}

/// The text without comments, which may speak of anything.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

fn uses(text: &str, library: &str) -> bool {
    text.split(library)
        .skip(1)
        .zip(text.split(library))
        .any(|(after, before)| {
            after.starts_with("::")
                && !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':')
        })
}

#[test]
fn the_words_after_crate_are_found() {
    let known = known_parts("use crate::{a::{b, c}, d,\n    e::f};\nuse crate::g::h;");
    let expect = ["a", "d", "e", "g"].map(str::to_owned);
    assert_eq!(known, BTreeSet::from(expect));
    assert!(uses("use sqlx::query;", "sqlx"));
    assert!(!uses("my_sqlx::query", "sqlx"));
}

#[test]
fn no_part_knows_what_it_must_not() {
    let all: BTreeSet<&str> = PARTS.iter().map(|(part, _, _)| *part).collect();
    let mut wrong = Vec::new();
    for (part, may_know, _) in PARTS {
        for path in sources(part) {
            let text = code(&path);
            for known in known_parts(&text) {
                let is_part = all.contains(known.as_str()) && known != *part;
                if is_part && !may_know.contains(&known.as_str()) {
                    wrong.push(format!("{} knows {known}", path.display()));
                }
            }
            for (owner, _, libraries) in PARTS {
                for library in *libraries {
                    if owner != part && uses(&text, library) {
                        wrong.push(format!("{} uses {library}", path.display()));
                    }
                }
            }
            for library in IMPURE {
                if PURE.contains(part) && uses(&text, library) {
                    wrong.push(format!("{} uses {library}", path.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_part_is_in_the_table() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let listed: BTreeSet<String> = PARTS
        .iter()
        .map(|(part, _, _)| (*part).to_owned())
        .chain(["lib", "main", "command"].map(str::to_owned))
        .collect();
    for entry in fs::read_dir(source).expect("the sources").flatten() {
        let path = entry.path();
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        assert!(listed.contains(&name), "{name} is in no table");
    }
}
