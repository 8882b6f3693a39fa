//! The boundary of an interaction: one line in the log for each, whatever becomes of it, and an
//! apology where something went wrong that is nobody's doing.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::FutureExt as _;

use serenity::model::application::Interaction;
use tokio::time::timeout;
use tracing::Instrument;

use super::{
    app::App,
    deliver,
    handle::handle,
    reply::{Answer, Reply},
    report::Fate,
    request::{Ask, Request, Road},
};
use crate::{l10n::Language, store::StoreError, view};

/// How long the settings may take to be read.
const PATIENCE: Duration = Duration::from_millis(700);

/// Answers an interaction.
pub(super) async fn answer(app: Arc<App>, interaction: Interaction, road: Road) {
    let Some(request) = Request::read(&interaction, road) else {
        return;
    };
    let span = tracing::info_span!(
        "interaction",
        id = %request.ticket.id,
        user = %request.person.id,
        server = request.place.server.map(|server| server.0),
        channel = %request.place.channel,
        ask = %request.ask,
    );
    Box::pin(within(app, request)).instrument(span).await;
}

async fn within(app: Arc<App>, mut request: Request) {
    let began = tokio::time::Instant::now();
    attune(&app, &mut request).await;
    let request = Arc::new(request);
    let mut fate = Fate::Answered;
    let answer = {
        let (app, request) = (Arc::clone(&app), Arc::clone(&request));
        let fate = &mut fate;
        async move {
            let handled = AssertUnwindSafe(Box::pin(handle(&app, &request)));
            // Even a mistake of ours leaves nobody without an answer; the panic logs itself.
            let handled = handled
                .catch_unwind()
                .await
                .unwrap_or_else(|_| Err(anyhow::anyhow!("the handler panicked")));
            match handled {
                Ok(answer) => answer,
                Err(error) => {
                    *fate = Fate::Failed;
                    tracing::error!(error = format!("{error:#}"), "not answered as asked");
                    apology(&request)
                }
            }
        }
    };
    let delivered = deliver::deliver(Arc::clone(&app), request, answer).await;
    let duration = began.elapsed();
    if let Err(trouble) = delivered {
        fate = Fate::Undelivered;
        tracing::warn!(outcome = fate.word(), ?duration, %trouble, "interaction");
    } else {
        tracing::info!(outcome = fate.word(), ?duration, "interaction");
    }
    app.counts.interaction(fate);
}

/// Takes into account what the one who asks and the server have settled on. Where that cannot be
/// read in time, the usual has to do.
async fn attune(app: &App, request: &mut Request) {
    let read = async {
        let wishes = app.person_settings(request.person.id).await?;
        let house = app.server_settings(request.place.server).await?;
        Ok::<_, StoreError>((wishes, house))
    };
    let (wishes, house) = match timeout(PATIENCE, read).await {
        Ok(Ok(read)) => read,
        Ok(Err(error)) => {
            tracing::error!(%error, "settings not read");
            return;
        }
        Err(_) => {
            tracing::warn!("settings not read in time");
            return;
        }
    };
    if let Some(tag) = &wishes.language {
        request.reader = Language::from_tag(tag);
        if request.place.server.is_none() {
            request.public = request.reader;
        }
    }
    if let Some(tag) = &house.language {
        request.public = Language::from_tag(tag);
    }
    request.wishes = wishes;
    request.house = house;
}

/// Says that something went wrong, with the id by which it is found in the log.
fn apology(request: &Request) -> Answer {
    match request.ask {
        Ask::Suggest(_) => Reply::Suggest(Vec::new()).into(),
        Ask::Command(_) | Ask::Press(_) | Ask::Form(_) | Ask::Unknown => Answer::private(
            view::went_wrong(request.reader, &request.ticket.id.to_string()),
        ),
    }
}
