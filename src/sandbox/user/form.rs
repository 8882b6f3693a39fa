//! A client's checks of a form before it is sent.

use serde_json::{Value, json};

use super::super::interaction::{Field, Modal};
use super::Cannot;

/// The data of a filled form; what is not named keeps its value.
pub(super) fn fill(modal: &Modal, filled: &[(&str, &str)]) -> Result<Value, Cannot> {
    for (name, _) in filled {
        if !modal.fields.iter().any(|field| is_called(field, name)) {
            return Err(Cannot::NoOption((*name).to_owned()));
        }
    }
    let mut fields = modal.fields.iter();
    let mut components = Vec::new();
    for (n, item) in modal.json["components"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        let id = n + 1;
        match item["type"].as_u64() {
            Some(1) => {
                let inner = item["components"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|_| fields.next());
                let inner: Result<Vec<Value>, Cannot> =
                    inner.map(|field| value(field, filled)).collect();
                components.push(json!({"type": 1, "id": id, "components": inner?}));
            }
            Some(18) => {
                if let Some(field) = fields.next() {
                    components
                        .push(json!({"type": 18, "id": id, "component": value(field, filled)?}));
                }
            }
            _ => components.push(json!({"type": item["type"], "id": id})),
        }
    }
    Ok(json!({"custom_id": modal.custom_id, "components": components}))
}

fn is_called(field: &Field, name: &str) -> bool {
    field.custom_id == name || field.label == name
}

fn value(field: &Field, filled: &[(&str, &str)]) -> Result<Value, Cannot> {
    let given = filled
        .iter()
        .find(|(name, _)| is_called(field, name))
        .map(|(_, text)| *text);
    let text = given.unwrap_or(&field.value);
    if text.is_empty() && field.required {
        return Err(Cannot::Missing(field.label.clone()));
    }
    let bad = |why: &str| {
        Err(Cannot::BadValue {
            name: field.label.clone(),
            why: why.to_owned(),
        })
    };
    if field.kind == 4 {
        let length = text.chars().count();
        if length > field.max || (length < field.min && !text.is_empty()) {
            return bad("the text is too long or too short");
        }
        return Ok(json!({"type": 4, "id": 0, "custom_id": field.custom_id, "value": text}));
    }
    let values: Vec<&str> = text
        .split(',')
        .map(str::trim)
        .filter(|value| !value.is_empty())
        .collect();
    if field.kind == 3
        && !values
            .iter()
            .all(|value| field.options.iter().any(|option| option == value))
    {
        return bad("it is none of the options");
    }
    Ok(json!({"type": field.kind, "id": 0, "custom_id": field.custom_id, "values": values}))
}
