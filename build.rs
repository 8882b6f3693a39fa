//! Finds the languages that there are words in: one for each folder under `locales/`.

use std::{env, fmt::Write as _, fs, path::Path};

/// The languages that Discord knows, by its tags, in the order in which people see them.
const KNOWN: [(&str, &str); 32] = [
    ("English", "en-US"),
    ("Greek", "el"),
    ("Italian", "it"),
    ("Polish", "pl"),
    ("Norwegian", "no"),
    ("Czech", "cs"),
    ("BritishEnglish", "en-GB"),
    ("Bulgarian", "bg"),
    ("Chinese", "zh-CN"),
    ("Croatian", "hr"),
    ("Danish", "da"),
    ("Dutch", "nl"),
    ("Finnish", "fi"),
    ("French", "fr"),
    ("German", "de"),
    ("Hindi", "hi"),
    ("Hungarian", "hu"),
    ("Indonesian", "id"),
    ("Japanese", "ja"),
    ("Korean", "ko"),
    ("LatinAmericanSpanish", "es-419"),
    ("Lithuanian", "lt"),
    ("Portuguese", "pt-BR"),
    ("Romanian", "ro"),
    ("Russian", "ru"),
    ("Spanish", "es-ES"),
    ("Swedish", "sv-SE"),
    ("TaiwaneseChinese", "zh-TW"),
    ("Thai", "th"),
    ("Turkish", "tr"),
    ("Ukrainian", "uk"),
    ("Vietnamese", "vi"),
];

fn main() {
    // The macros that embed these folders notice a change of the files that they have found, but
    // not that a file has come or gone: without these lines a new language or a new migration would
    // be left out until something else in the crate changes.
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=migrations");

    let mut found: Vec<String> = fs::read_dir("locales")
        .expect("there is a folder of languages")
        .map(|entry| entry.expect("the folder can be read"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let mut languages = String::from("languages! {\n");
    for (name, tag) in KNOWN {
        if let Some(at) = found.iter().position(|folder| folder == tag) {
            found.swap_remove(at);
            writeln!(languages, "    {name} {tag:?},").expect("a text takes what is written");
        }
    }
    languages.push_str("}\n");
    for folder in found {
        println!("cargo::error=locales/{folder} has the name of no language that Discord knows");
    }

    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("languages.rs"), languages).expect("it can be written");
}
