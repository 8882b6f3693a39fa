//! Every word that a person reads, in each language.
//!
//! The words are Project Fluent files, `locales/<language>/leveret.ftl`, embedded in the binary.
//! English is whole; where another language lacks a message, the English one is shown. `say!`
//! takes a message by its key and checks the key and its arguments when the crate is built.
//!
//! It knows nothing of games, people or platforms: what a message is about is said by its caller.
//! Another language is another folder under `locales/`: `CONTRIBUTING.md` says how to fill it.

mod coverage;
mod language;
mod shape;
#[cfg(test)]
mod vocabulary;
mod words;

pub use coverage::{Gap, gaps};
pub use language::Language;
#[cfg(test)]
pub(crate) use vocabulary::{homographs, spoken, vocabulary};
pub(crate) use words::{loader, say};
