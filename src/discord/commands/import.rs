//! `/import`: a record is read in, from a file or from a form, and looked through.
//!
//! A slash command's own text would lose the line ends of a record, so there is none. What was read
//! is kept for some days, since a button has no room for it and must work after a restart.

use crate::{
    discord::{
        app::App,
        reply::{Answer, Reply},
        request::{Input, Request},
        wire::Trouble,
    },
    game::IMPORT_KEPT,
    rules::Record,
    view::{self, Replay, Unfit},
};

/// The largest file that is fetched, in bytes; no record is longer.
const LARGEST: u32 = 256 * 1024;

/// `/import`: reads the file that came with it, or asks for the text.
pub(in crate::discord) async fn import(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let Some(file) = input.file("record") else {
        return Ok(Reply::Form(view::import_form(request.reader)).into());
    };
    let unfit = |why| Ok(Answer::private(view::unfit_file(request.reader, why)));
    if file.size > LARGEST {
        return unfit(Unfit::TooLarge);
    }
    let bytes = match app.wire.fetch(file).await {
        Ok(bytes) => bytes,
        Err(
            trouble @ (Trouble::Gone(_)
            | Trouble::Forbidden(_)
            | Trouble::AnsweredAlready
            | Trouble::OutOfReach(_)
            | Trouble::Refused(_)),
        ) => {
            tracing::info!(%trouble, "a file was not fetched");
            return unfit(Unfit::OutOfReach);
        }
    };
    match String::from_utf8(bytes) {
        Ok(text) => import_written(app, request, &text).await,
        Err(_) => unfit(Unfit::NotText),
    }
}

/// Reads what was written into the form, or was in the file.
pub(in crate::discord) async fn import_written(
    app: &App,
    request: &Request,
    text: &str,
) -> anyhow::Result<Answer> {
    let record: Record = match unfenced(text).parse() {
        Ok(record) => record,
        Err(error) => return Ok(Answer::private(view::bad_record(request.reader, &error))),
    };
    let now = app.now();
    let id = app
        .store
        .keep_import(request.person.id, &record, now, now.plus(IMPORT_KEPT))
        .await?;
    let replay = Replay::import(id, &record);
    Ok(Answer::private(view::replay(request.reader, &replay, 0)))
}

/// The text with the fences of a block of code made blank, which are easily copied with it, and
/// without the mark that some editors put before everything; the lines keep their numbers.
fn unfenced(text: &str) -> String {
    let lines: Vec<&str> = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(|line| {
            if line.trim_start().starts_with("```") {
                ""
            } else {
                line
            }
        })
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copied_fence_is_no_part_of_the_record() {
        assert_eq!(
            unfenced("```\n[Game \"x\"]\n\n1.\n```"),
            "\n[Game \"x\"]\n\n1.\n"
        );
        assert_eq!(unfenced("\u{feff}```txt\r\n1."), "\n1.");
        assert_eq!(unfenced("a ``` b"), "a ``` b");
    }
}
