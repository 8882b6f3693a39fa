//! Checks what went over the wire against Discord's published descriptions: requests and responses against its
//! description of the HTTP API, events against the JSON schemas of gateway payloads.
//!
//! The descriptions are looked for in `LEVERET_DISCORD_SCHEMAS`, else in `../shared/discord`. Where they are
//! missing the check says that it was not run; with `CI=true` that is an error.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Registry, ValidationError, Validator};
use leveret::sandbox::{Direction, Discord, Fate};
use serde_json::{Value, json};

/// Both descriptions, and what of them has been compiled.
struct Schemas {
    openapi: &'static Value,
    gateway: &'static Value,
    registry: Registry<'static>,
    compiled: Mutex<HashMap<String, &'static Validator>>,
}

/// A place where the published description and Discord itself differ.
struct Exception {
    /// How the complaint begins.
    what: &'static str,
    /// What else is in it.
    pieces: &'static [&'static str],
    /// Why the wire is right.
    #[expect(dead_code, reason = "it is there to be read")]
    reason: &'static str,
}

const EXCEPTIONS: &[Exception] = &[
    Exception {
        what: "GUILD_CREATE",
        pieces: &["/flags: 1 was expected"],
        reason: "flags are sets of bits, described as if one bit must be set",
    },
    Exception {
        what: "request ",
        pieces: &["/attachments/", "/id: ", "is not of type \"string\""],
        reason: "Discord takes ids as numbers too, and libraries send them so",
    },
    Exception {
        what: "response 4",
        pieces: &["/_errors/0/code:"],
        reason: "codes of single errors are words such as BASE_TYPE_REQUIRED, as Discord's reference shows them",
    },
];

/// What in the record does not fit the descriptions; nothing if they are missing.
pub fn complaints(discord: &Discord) -> Vec<String> {
    static SCHEMAS: OnceLock<Option<Schemas>> = OnceLock::new();
    let Some(schemas) = SCHEMAS.get_or_init(load) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for request in discord.requests() {
        let what = format!("{} {}", request.method, request.template);
        let operation = ["paths", request.template, &request.method.to_lowercase()];
        if at(schemas.openapi, &operation).is_none() {
            found.push(format!("{what} is not described (path {})", request.path));
            continue;
        }
        if let Some(body) = &request.body {
            let kind = if request.files.is_empty() {
                "application/json"
            } else {
                "multipart/form-data"
            };
            let place = [&operation[..], &["requestBody", "content", kind, "schema"]].concat();
            schemas.check(
                schemas.openapi,
                "openapi",
                &place,
                body,
                &format!("request {what}"),
                &mut found,
            );
        }
        if let (Some(response), Fate::Done | Fate::Refused(_)) = (&request.response, &request.fate)
        {
            let status = request.status.to_string();
            let place = if request.status < 400 {
                [
                    &operation[..],
                    &[
                        "responses",
                        &status,
                        "content",
                        "application/json",
                        "schema",
                    ],
                ]
                .concat()
            } else {
                vec!["components", "schemas", "ErrorResponse"]
            };
            schemas.check(
                schemas.openapi,
                "openapi",
                &place,
                response,
                &format!("response {status} of {what}"),
                &mut found,
            );
        }
    }
    for frame in discord.frames() {
        let body = frame.json();
        if let (Direction::ToBot, Some(name)) = (frame.direction, body["t"].as_str()) {
            if name == "RESUMED" {
                continue;
            }
            let definition = format!("Gateway{}DispatchData", camel(name));
            schemas.check(
                schemas.gateway,
                "gateway",
                &["definitions", &definition],
                &body["d"],
                name,
                &mut found,
            );
        }
    }
    let mut seen = HashSet::new();
    found.retain(|complaint| seen.insert(complaint.clone()) && !is_excepted(complaint));
    found
}

fn is_excepted(complaint: &str) -> bool {
    EXCEPTIONS.iter().any(|exception| {
        let has = |piece: &&str| complaint.contains(*piece);
        complaint.starts_with(exception.what) && exception.pieces.iter().all(has)
    })
}

/// `MESSAGE_CREATE` as `MessageCreate`.
fn camel(name: &str) -> String {
    let words = name
        .split('_')
        .map(|word| format!("{}{}", &word[..1], word[1..].to_lowercase()));
    words.collect()
}

fn load() -> Option<Schemas> {
    let folder = std::env::var_os("LEVERET_DISCORD_SCHEMAS").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/discord"),
        PathBuf::from,
    );
    let read = |name: &str| -> Option<&'static Value> {
        let text = std::fs::read_to_string(folder.join(name)).ok()?;
        Some(Box::leak(Box::new(
            serde_json::from_str(&text).expect("a description in JSON"),
        )))
    };
    let (Some(openapi), Some(gateway)) = (read("openapi.json"), read("gateway-schema.json")) else {
        assert!(
            std::env::var("CI").as_deref() != Ok("true"),
            "Discord's descriptions are missing in {}",
            folder.display()
        );
        eprintln!(
            "Discord's descriptions are missing in {}: the schema check was not run.",
            folder.display()
        );
        return None;
    };
    let registry = Registry::new()
        .add("sandbox://openapi", openapi)
        .and_then(|registry| registry.add("sandbox://gateway", gateway))
        .and_then(jsonschema::RegistryBuilder::prepare)
        .expect("descriptions that can be compiled");
    Some(Schemas {
        openapi,
        gateway,
        registry,
        compiled: Mutex::default(),
    })
}

/// What stands at a place of a document.
fn at<'a>(document: &'a Value, place: &[&str]) -> Option<&'a Value> {
    place.iter().try_fold(document, |inner, key| inner.get(key))
}

impl Schemas {
    fn check(
        &self,
        document: &Value,
        name: &str,
        place: &[&str],
        body: &Value,
        what: &str,
        found: &mut Vec<String>,
    ) {
        if at(document, place).is_none() {
            found.push(format!("{what}: not described"));
            return;
        }
        let pointer = place
            .iter()
            .fold(String::new(), |path, key| path + "/" + &escape(key));
        let validator = self.validator(&format!("sandbox://{name}#{pointer}"));
        found.extend(
            validator
                .iter_errors(body)
                .map(|error| format!("{what}: {}", explain(&error))),
        );
    }

    fn validator(&self, reference: &str) -> &'static Validator {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(validator) = compiled.get(reference) {
            return validator;
        }
        let validator = jsonschema::options()
            .with_registry(&self.registry)
            .build(&json!({"$ref": reference}))
            .expect("a schema that can be compiled");
        let validator: &'static Validator = Box::leak(Box::new(validator));
        compiled.insert(reference.to_owned(), validator);
        validator
    }
}

/// A key as a step of a JSON pointer in an address.
fn escape(key: &str) -> String {
    let mut escaped = String::new();
    for letter in key.replace('~', "~0").replace('/', "~1").chars() {
        if matches!(letter, '{' | '}' | '<' | '>' | '"' | '%' | '|') {
            write!(escaped, "%{:02X}", u32::from(letter)).expect("room in a string");
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

/// The complaint, and of alternatives the one that comes nearest.
fn explain(error: &ValidationError<'_>) -> String {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            let nearest = context
                .iter()
                .filter(|branch| !branch.is_empty())
                .min_by_key(|branch| {
                    let deepest = branch
                        .iter()
                        .map(|error| error.instance_path().as_str().len())
                        .max()
                        .unwrap_or(0);
                    (
                        branch.iter().filter(|error| is_wrong_kind(error)).count(),
                        branch.len(),
                        usize::MAX - deepest,
                    )
                });
            nearest.map_or_else(
                || error.to_string(),
                |branch| {
                    branch
                        .iter()
                        .map(explain)
                        .collect::<Vec<String>>()
                        .join("; ")
                },
            )
        }
        _ => {
            let mut text = error.to_string();
            if text.len() > 300 {
                text = text.chars().take(300).collect::<String>() + "…";
            }
            format!("at {}: {text}", error.instance_path())
        }
    }
}

/// Whether an alternative is meant for another type of thing altogether.
fn is_wrong_kind(error: &ValidationError<'_>) -> bool {
    let path = error.instance_path().as_str();
    matches!(
        error.kind(),
        ValidationErrorKind::Constant { .. } | ValidationErrorKind::Enum { .. }
    ) && (path.ends_with("/type") || path.ends_with("/component_type"))
}
