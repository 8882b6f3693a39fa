//! Rematch: the same two again, with their sides swapped.

use super::challenge;
use crate::{
    discord::{
        app::App,
        reply::Answer,
        request::{Click, Request},
        turn,
    },
    game::{GameId, Rematch, rematch as rematch_of},
    store::Proposed,
    view,
};

/// Rematch: asks the other, or accepts where the other has asked.
pub(in crate::discord) async fn rematch(
    app: &App,
    request: &Request,
    click: &Click,
    id: GameId,
) -> anyhow::Result<Answer> {
    let Some(game) = app.store.game(id).await? else {
        return Ok(Answer::private(view::no_game(request.reader)));
    };
    if let Some(lack) = request.lacks {
        return Ok(Answer::private(view::lacks(request.reader, lack)));
    }
    // Of two who ask at the same moment, the second finds the first one's challenge and accepts it.
    let mut is_second = false;
    loop {
        let asked = app.store.rematch_of(id).await?;
        let person = request.person.id;
        let decided = rematch_of(&game, asked, person, request.place, app.now());
        if let Ok(Rematch::Ask(offer)) = &decided
            && let Err(why) = challenge::admission(app, request, offer.opponent.as_ref()).await?
        {
            return Ok(turn::refused(request, Some(click), &game, &why));
        }
        return match decided {
            Ok(Rematch::Ask(offer)) => match app.store.propose(&offer).await? {
                Proposed::Made(challenge) => Ok(challenge::posted(app, &challenge).await),
                Proposed::Duplicate if !is_second => {
                    is_second = true;
                    continue;
                }
                Proposed::Duplicate => Ok(challenge::duplicate(request, offer)),
            },
            Ok(Rematch::Accept(asked)) => {
                Ok(match challenge::begin(app, request, &asked).await? {
                    Ok(game) => {
                        let answer = turn::posted_anew(app, &game, false).await;
                        challenge::with_thread(request, &game, answer)
                    }
                    Err(why) => Answer::private(view::refusal(request.reader, &why)),
                })
            }
            Err(why) => Ok(turn::refused(request, Some(click), &game, &why)),
        };
    }
}
