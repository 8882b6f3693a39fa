//! What can be told of a Fluent file without rendering it: its messages, and for each the arguments
//! that it takes and the cases that it tells apart.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The categories of numbers, which differ from language to language.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What is told of a file.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// Each message by its key.
    pub(super) messages: BTreeMap<String, MessageShape>,
    /// What does not parse, as the parser says it.
    pub(super) broken: Vec<String>,
    /// Keys that occur more than once.
    pub(super) doubled: Vec<String>,
}

/// What is told of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MessageShape {
    /// The arguments that it takes.
    pub(super) arguments: BTreeSet<String>,
    /// For each argument that cases are chosen by, other than by number: the cases.
    pub(super) cases: BTreeMap<String, BTreeSet<String>>,
    /// For each choice by number: the argument and the categories told apart.
    pub(super) plurals: Vec<(String, BTreeSet<String>)>,
}

/// The shape of a file's text.
pub(super) fn shape(text: &str) -> Shape {
    let mut shape = Shape::default();
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            shape.broken.extend(errors.iter().map(ToString::to_string));
            resource
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut found = MessageShape::default();
                if let Some(pattern) = &message.value {
                    found.read(pattern);
                }
                for attribute in &message.attributes {
                    found.read(&attribute.value);
                }
                let key = message.id.name.to_owned();
                if shape.messages.insert(key.clone(), found).is_some() {
                    shape.doubled.push(key);
                }
            }
            Entry::Junk { content } => shape.broken.push(first_line(content)),
            Entry::Term(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => {}
        }
    }
    shape
}

fn first_line(content: &str) -> String {
    content.lines().next().unwrap_or_default().to_owned()
}

impl MessageShape {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let keys: BTreeSet<String> = variants
                    .iter()
                    .map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    })
                    .collect();
                if let InlineExpression::VariableReference { id } = selector {
                    self.note_cases(id.name, keys);
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn note_cases(&mut self, argument: &str, keys: BTreeSet<String>) {
        let by_number = |key: &String| {
            PLURALS.contains(&key.as_str()) || key.chars().all(|c| c.is_ascii_digit())
        };
        if keys.iter().all(by_number) {
            self.plurals.push((argument.to_owned(), keys));
        } else {
            self.cases
                .entry(argument.to_owned())
                .or_default()
                .extend(keys);
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
