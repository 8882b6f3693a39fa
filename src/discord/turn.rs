//! How a change of a game reaches the people at the table: in place while both are there, else
//! posted anew with one ping.

use std::time::Duration;

use super::{
    app::{App, Unchanged},
    reply::{Answer, Call, Errand, Post, Reply},
    request::{Click, Request},
};
use crate::{
    game::{Game, PersonId, Posted, Refusal},
    l10n::Language,
    rules::Side,
    view::{self, Screen},
};

/// Whoever acted within this time is at the board and sees it change.
const AT_THE_BOARD: Duration = Duration::from_mins(3);

/// The answer to a click that changed a game.
pub(super) fn clicked(app: &App, click: &Click, request: &Request, game: &Game) -> Answer {
    with_next(shown(app, click, request, game), game)
}

/// The game that follows in a match is posted after the end of the one before has been shown.
fn with_next(answer: Answer, game: &Game) -> Answer {
    if game.has_next() {
        answer.then(Errand::NextGame(game.id))
    } else {
        answer
    }
}

fn shown(app: &App, click: &Click, request: &Request, game: &Game) -> Answer {
    if click.private {
        let answer: Answer = Reply::Replace(view::done(request.reader, game)).into();
        return answer.then(show_elsewhere(app, request, game));
    }
    if is_there(app, game, request.person.id) {
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
pub(super) fn typed(app: &App, request: &Request, game: &Game) -> Answer {
    if request.place.channel == game.place.channel
        && (!game.place.reachable || !is_there(app, game, request.person.id))
    {
        return with_next(posted_anew(game, true), game);
    }
    let answer = Answer::private(view::done(request.reader, game));
    with_next(answer.then(show_elsewhere(app, request, game)), game)
}

/// The board as a new public answer, in place of the live message.
pub(super) fn posted_anew(game: &Game, ping: bool) -> Answer {
    let post = Post {
        screen: board(game),
        call: ping.then(|| call(game)),
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
    let answer = Answer::private(view::refusal(request.reader, why));
    let is_stale = matches!(why, Refusal::BoardChanged | Refusal::GameOver(_));
    match click {
        Some(click) if is_stale && game.posted == Some(click.on) && game.place.reachable => {
            answer.then(Errand::Redraw(game.id))
        }
        Some(_) | None => answer,
    }
}

/// The line that calls whom the game's present state concerns.
pub(super) fn call(game: &Game) -> Call {
    let people: Vec<PersonId> = match (game.offered(), game.to_move()) {
        (Some((_, by)), _) => vec![game.seats.of(by.other()).id],
        (None, Some(player)) => vec![player.id],
        (None, None) => vec![game.seats.pack.id, game.seats.quarry.id],
    };
    Call {
        line: view::call(language(game), game, &people),
        people,
    }
}

/// The live board in the game's language.
pub(super) fn board(game: &Game) -> Screen {
    view::board(language(game), game)
}

/// The language of the game's public messages.
pub(super) fn language(game: &Game) -> Language {
    Language::from_tag(&game.language)
}

fn show_elsewhere(app: &App, request: &Request, game: &Game) -> Errand {
    if is_there(app, game, request.person.id) {
        Errand::Redraw(game.id)
    } else {
        Errand::Announce {
            game: game.id,
            instead_of: game.posted,
        }
    }
}

/// Whether the one whom `actor`'s action concerns is at the board.
fn is_there(app: &App, game: &Game, actor: PersonId) -> bool {
    let other = match game.seats.side(actor) {
        Some(side) => side.other(),
        None => Side::Pack,
    };
    app.now().since(game.acted.of(other)) <= AT_THE_BOARD
}

fn other_than(live: Option<Posted>, clicked: Posted) -> Option<Posted> {
    live.filter(|live| *live != clicked)
}
