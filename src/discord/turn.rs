//! How a change of a game reaches the people at the table: in place while both are there, else
//! posted anew with one ping.

use std::time::Duration;

use super::{
    app::{App, Unchanged},
    reply::{Answer, Call, Errand, Post, Reply},
    request::{Click, Request},
};
use crate::{
    game::{Game, PersonId, Pings, Posted, Refusal, ServerId, Status, time_out},
    l10n::Language,
    rules::{Point, Side},
    store::StoreError,
    view::{self, Press, Screen},
};

/// Whoever acted within this time is at the board and sees it change.
const AT_THE_BOARD: Duration = Duration::from_mins(3);

/// The answer to a click that changed a game.
pub(super) async fn clicked(app: &App, click: &Click, request: &Request, game: &Game) -> Answer {
    with_next(shown(app, click, request, game).await, game)
}

/// The game that follows in a match is posted after the end of the one before has been shown.
fn with_next(answer: Answer, game: &Game) -> Answer {
    if game.has_next() {
        answer.then(Errand::NextGame(game.id))
    } else {
        answer
    }
}

async fn shown(app: &App, click: &Click, request: &Request, game: &Game) -> Answer {
    if click.private {
        let screen = match click.press {
            // The question whether to resign is done with; a board goes on.
            Some(Press::ResignSurely(_)) => view::done(request.reader, game),
            _ => own(request, game, None),
        };
        return with_errand(app, request, game, screen, Reply::Replace).await;
    }
    if is_there(app, game, request.person.id).await {
        let answer = Answer::from(Reply::Replace(board(game))).or_else(Errand::Redraw(game.id));
        if game.posted == Some(click.on) {
            return answer;
        }
        return answer.then(Errand::NoteGame {
            game: game.id,
            known: Some(click.on),
            instead_of: game.posted,
        });
    }
    let answer: Answer = Reply::Replace(view::moved_on(language(game), game)).into();
    let answer = answer.or_else(Errand::Retire {
        game: game.id,
        old: click.on,
    });
    answer.then(Errand::Announce {
        game: game.id,
        instead_of: other_than(game.posted, click.on),
    })
}

/// The answer to a command that changed a game.
pub(super) async fn typed(app: &App, request: &Request, game: &Game) -> Answer {
    let is_there = is_there(app, game, request.person.id).await;
    if request.place.channel == game.place.channel && (!game.place.reachable || !is_there) {
        return with_next(posted_anew(app, game, !is_there).await, game);
    }
    let screen = view::done(request.reader, game);
    let answer = with_errand(app, request, game, screen, Reply::Private).await;
    with_next(answer, game)
}

/// A private answer, and the errand that shows the others what happened; where that cannot be done
/// from here, the answer says so.
async fn with_errand(
    app: &App,
    request: &Request,
    game: &Game,
    screen: Screen,
    reply: fn(Screen) -> Reply,
) -> Answer {
    if !game.place.reachable && request.place.channel != game.place.channel {
        return reply(view::unseen(request.reader, screen)).into();
    }
    let answer: Answer = reply(screen).into();
    answer.then(show_elsewhere(app, request, game).await)
}

/// The board as only the one who asks sees it.
pub(super) fn own(request: &Request, game: &Game, chosen: Option<Point>) -> Screen {
    view::own_board(
        request.reader,
        game,
        chosen,
        request.person.id,
        &request.wishes,
    )
}

/// The board as a new public answer, in place of the live message.
pub(super) async fn posted_anew(app: &App, game: &Game, ping: bool) -> Answer {
    let call = if ping { call(app, game).await } else { None };
    let post = Post {
        screen: board(game),
        call,
    };
    let answer: Answer = Reply::Public(post).into();
    answer.then(Errand::NoteGame {
        game: game.id,
        known: None,
        instead_of: game.posted,
    })
}

/// The answer to a change that was not made.
pub(super) fn unchanged(request: &Request, click: Option<&Click>, unchanged: &Unchanged) -> Answer {
    match unchanged {
        Unchanged::NoGame => Answer::private(view::no_game(request.reader)),
        Unchanged::Refused { game, why } => refused(request, click, game, why),
    }
}

/// The answer to something that was refused. A board that turns out to be out of date is redrawn.
pub(super) fn refused(
    request: &Request,
    click: Option<&Click>,
    game: &Game,
    why: &Refusal,
) -> Answer {
    let refusal = view::refusal(request.reader, why);
    let is_stale = matches!(why, Refusal::BoardChanged | Refusal::GameOver(_));
    match click {
        Some(click) if is_stale && click.private => {
            let board = own(request, &as_it_ended(game, why), None);
            return Reply::Replace(view::below(&refusal, board)).into();
        }
        // Nothing but an answer can change this message, so the board itself says what is the matter.
        Some(click) if is_stale && !game.place.reachable && game.posted == Some(click.on) => {
            return Reply::Replace(board(&as_it_ended(game, why))).into();
        }
        Some(_) | None => {}
    }
    let answer = Answer::private(refusal);
    match click {
        Some(click) if is_stale && game.posted == Some(click.on) => {
            answer.then(Errand::Redraw(game.id))
        }
        Some(_) | None => answer,
    }
}

/// The game as it is over, where its time has run out and nobody has noted that yet.
fn as_it_ended(game: &Game, why: &Refusal) -> Game {
    match (&game.status, why) {
        (
            Status::Running {
                turn: Some(turn), ..
            },
            Refusal::GameOver(_),
        ) => time_out(game, turn.deadline).unwrap_or_else(|| game.clone()),
        (Status::Running { .. } | Status::Finished { .. }, _) => game.clone(),
    }
}

/// The line that calls whom the game's present state concerns, as far as they wish it; nobody for
/// what they have just done themselves.
pub(super) async fn call(app: &App, game: &Game) -> Option<Call> {
    let sides: &[Side] = match (game.offered(), game.ending()) {
        (Some((_, by)), _) => &[by.other()],
        (None, None) => &[game.turn()],
        (None, Some(_)) => &[Side::Pack, Side::Quarry],
    };
    let actor = game.last_actor();
    let mut called = Vec::new();
    for &side in sides {
        let player = game.seats.of(side);
        if actor != Some(side)
            && !player.is_forgotten()
            && pings(app, game.place.server, player.id).await != Pings::Never
        {
            called.push(player.id);
        }
    }
    (!called.is_empty()).then(|| Call {
        line: view::call(language(game), game, &called),
        people: called,
    })
}

/// When somebody may be notified in a server: as they wish, but no more than the server does.
pub(super) async fn pings(app: &App, server: Option<ServerId>, person: PersonId) -> Pings {
    let read = async {
        let wishes = app.person_settings(person).await?;
        let house = app.server_settings(server).await?;
        Ok::<_, StoreError>(wishes.pings.max(house.pings))
    };
    read.await.unwrap_or_else(|error| {
        tracing::error!(%error, "settings not read");
        Pings::default()
    })
}

/// The live board in the game's language.
pub(super) fn board(game: &Game) -> Screen {
    view::board(language(game), game)
}

/// The language of the game's public messages.
pub(super) fn language(game: &Game) -> Language {
    Language::from_tag(&game.language)
}

async fn show_elsewhere(app: &App, request: &Request, game: &Game) -> Errand {
    if is_there(app, game, request.person.id).await {
        Errand::Redraw(game.id)
    } else {
        Errand::Announce {
            game: game.id,
            instead_of: game.posted,
        }
    }
}

/// Whether the one whom `actor`'s action concerns is at the board, and content to see it change.
async fn is_there(app: &App, game: &Game, actor: PersonId) -> bool {
    let other = match game.seats.side(actor) {
        Some(side) => side.other(),
        None => Side::Pack,
    };
    let person = game.seats.of(other).id;
    pings(app, game.place.server, person).await != Pings::Always
        && app.now().since(game.acted.of(other)) <= AT_THE_BOARD
}

fn other_than(live: Option<Posted>, clicked: Posted) -> Option<Posted> {
    live.filter(|live| *live != clicked)
}
