//! Gives an answer to the one who asked: at once, or, where finding it takes too long, after
//! having said that it will come.

use std::{sync::Arc, time::Duration};

use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use tokio::time::timeout;

use super::{
    app::App,
    errand, paint,
    reply::{Answer, Post, Reply},
    request::{Ask, Request, Ticket},
    wire::Trouble,
};
use crate::{game::Posted, view::Screen};

/// Discord gives up on an interaction after three seconds; whoever has no answer by then asks for
/// more time while that can still arrive.
const PATIENCE: Duration = Duration::from_millis(1500);

/// What stands where a public answer was expected that had to be posted below.
const BELOW: &str = "\u{2193}";

/// What was said to the one who asked before there was an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// Nothing yet.
    Nothing,
    /// That a private answer will come.
    Thinking,
    /// That the message which was clicked will change.
    Working,
}

/// Waits for the answer and delivers it, then runs its errands.
pub(super) async fn deliver(
    app: Arc<App>,
    request: Arc<Request>,
    answer: impl Future<Output = Answer>,
) -> Result<(), Trouble> {
    let mut answer = std::pin::pin!(answer);
    let ticket = &request.ticket;
    let (said, answer) = match timeout(PATIENCE, &mut answer).await {
        // The response to a request of Discord's has no room for files.
        Ok(answer) if ticket.road.is_endpoint() && !paint::files(&answer.reply).is_empty() => {
            (ask_for_time(&app, &request).await, answer)
        }
        Ok(answer) => (Said::Nothing, answer),
        Err(_) => (ask_for_time(&app, &request).await, answer.await),
    };
    let given = give(&app, ticket, said, &answer.reply).await;
    let mut errands = answer.errands;
    let (became, delivered) = match given {
        Ok(became) => (became, Ok(())),
        Err(trouble) => {
            errands.extend(answer.unheard);
            (None, Err(trouble))
        }
    };
    errand::run(&app, Some(ticket), became, errands).await;
    delivered
}

async fn ask_for_time(app: &App, request: &Request) -> Said {
    let (response, said) = match &request.ask {
        Ask::Press(_) => (CreateInteractionResponse::Acknowledge, Said::Working),
        Ask::Command(_) | Ask::Form(_) | Ask::Unknown => (
            CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Said::Thinking,
        ),
        // Completions cannot be put off.
        Ask::Suggest(_) => return Said::Nothing,
    };
    match app.wire.answer(&request.ticket, &response, &[]).await {
        Ok(()) => said,
        Err(trouble) => {
            tracing::warn!(%trouble, "could not ask for time");
            Said::Nothing
        }
    }
}

/// Gives the reply, and tells the message that it became where that is not the first answer.
async fn give(
    app: &App,
    ticket: &Ticket,
    said: Said,
    reply: &Reply,
) -> Result<Option<Posted>, Trouble> {
    match (said, reply) {
        (Said::Nothing, reply) => {
            app.wire
                .answer(ticket, &paint::response(reply), &paint::files(reply))
                .await?;
            Ok(None)
        }
        (Said::Thinking, Reply::Private(screen) | Reply::Replace(screen))
        | (Said::Working, Reply::Replace(screen)) => {
            let edit = paint::answer_edit(screen);
            let files = paint::attached(screen);
            app.wire.replace_answer(ticket, &edit, &files).await?;
            Ok(None)
        }
        (Said::Working, Reply::Private(screen)) => {
            let post = Post {
                screen: screen.clone(),
                call: None,
            };
            let message = paint::follow_up(&post, true);
            let files = paint::attached(screen);
            app.wire.follow_up(ticket, &message, &files).await?;
            Ok(None)
        }
        (Said::Thinking | Said::Working, Reply::Public(post)) => {
            if said == Said::Thinking {
                let below = Screen::notice(BELOW);
                let edit = paint::answer_edit(&below);
                app.wire.replace_answer(ticket, &edit, &[]).await?;
            }
            let message = paint::follow_up(post, false);
            let files = paint::attached(&post.screen);
            app.wire.follow_up(ticket, &message, &files).await.map(Some)
        }
        // Neither can come late; whoever gives one has it at once.
        (Said::Thinking | Said::Working, Reply::Suggest(_) | Reply::Form(_)) => Ok(None),
    }
}
