//! `/server`, the controls of its panel, and its log.

use crate::{
    discord::{
        app::App,
        reply::{Answer, Errand, Reply},
        request::{Click, Input, Request},
    },
    game::{GameId, Person, Refusal, ServerChange, ServerId, call_off},
    view::{self, Screen},
};

/// `/server`: the panel, or what its options ask for.
pub(in crate::discord) async fn server(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    let server = match managed(request) {
        Ok(server) => server,
        Err(screen) => return Ok(Answer::private(*screen)),
    };
    let wanted = wanted(input);
    let game = match input.whole("abort") {
        None => None,
        Some(number) => match game_here(app, request, server, GameId(number)).await? {
            Ok(game) => Some(game),
            Err(screen) => return Ok(Answer::private(screen)),
        },
    };
    if wanted.is_empty() && game.is_none() {
        let settings = app.store.server_settings(server).await?;
        let channel = request.place.channel;
        return Ok(Answer::private(view::server_settings(
            request.reader,
            &settings,
            channel,
        )));
    }
    let mut done = Vec::new();
    for (change, person) in wanted {
        app.meet(&[&person]).await?;
        make(app, request, server, &change).await?;
        done.push((change, Some(person)));
    }
    let mut errands = Vec::new();
    if let Some(id) = game {
        match app.change(id, |game| call_off(game, app.now())).await? {
            Ok(game) => {
                let change = ServerChange::Aborted(id);
                make(app, request, server, &change).await?;
                done.push((change, None));
                errands.push(Errand::Announce {
                    game: id,
                    instead_of: game.posted,
                });
            }
            Err(unchanged) if done.is_empty() => {
                return Ok(crate::discord::turn::unchanged(request, None, &unchanged));
            }
            Err(_) => {}
        }
    }
    let answer = Answer::private(view::server_changed(request.reader, &done));
    Ok(errands.into_iter().fold(answer, Answer::then))
}

/// What the options about people ask for.
fn wanted(input: &Input) -> Vec<(ServerChange, Person)> {
    let of = |name: &str, change: fn(&Person) -> ServerChange| {
        let person = &input.user(name)?.person;
        Some((change(person), person.clone()))
    };
    [
        of("hide", |person| ServerChange::Hidden {
            person: person.id,
            hidden: true,
        }),
        of("show", |person| ServerChange::Hidden {
            person: person.id,
            hidden: false,
        }),
        of("bar", |person| ServerChange::Barred {
            person: person.id,
            barred: true,
        }),
        of("admit", |person| ServerChange::Barred {
            person: person.id,
            barred: false,
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The number of a running game of this server, or why there is none.
async fn game_here(
    app: &App,
    request: &Request,
    server: ServerId,
    id: GameId,
) -> anyhow::Result<Result<GameId, Screen>> {
    Ok(match app.store.game(id).await? {
        Some(game) if game.place.server == Some(server) => match game.ending() {
            None => Ok(id),
            Some(ending) => Err(view::refusal(request.reader, &Refusal::GameOver(ending))),
        },
        Some(_) => Err(view::not_of_this_server(request.reader)),
        None => Err(view::no_such_game(request.reader, &id.to_string())),
    })
}

/// A control of the panel.
pub(in crate::discord) async fn change_server(
    app: &App,
    request: &Request,
    click: &Click,
    change: &ServerChange,
) -> anyhow::Result<Answer> {
    let server = match managed(request) {
        Ok(server) => server,
        Err(screen) => return Ok(Answer::private(*screen)),
    };
    make(app, request, server, change).await?;
    panel(app, request, click, server).await
}

/// Back to the panel.
pub(in crate::discord) async fn server_panel(
    app: &App,
    request: &Request,
    click: &Click,
) -> anyhow::Result<Answer> {
    match managed(request) {
        Ok(server) => panel(app, request, click, server).await,
        Err(screen) => Ok(Answer::private(*screen)),
    }
}

async fn panel(
    app: &App,
    request: &Request,
    click: &Click,
    server: ServerId,
) -> anyhow::Result<Answer> {
    let settings = app.store.server_settings(server).await?;
    let channel = request.place.channel;
    let screen = view::server_settings(request.reader, &settings, channel);
    Ok(super::turned(click, screen))
}

/// A page of the log.
pub(in crate::discord) async fn server_log(
    app: &App,
    request: &Request,
    click: &Click,
    page: u32,
) -> anyhow::Result<Answer> {
    let server = match managed(request) {
        Ok(server) => server,
        Err(screen) => return Ok(Answer::private(*screen)),
    };
    let log = app.store.server_log(server, page).await?;
    let screen = view::server_log(request.reader, &log, page);
    Ok(super::turned(click, screen))
}

/// The server, if the one who asks manages it.
fn managed(request: &Request) -> Result<ServerId, Box<Screen>> {
    match request.place.server {
        None => Err(Box::new(view::no_server(request.reader))),
        Some(_) if !request.manages => Err(Box::new(view::not_a_manager(request.reader))),
        Some(server) => Ok(server),
    }
}

async fn make(
    app: &App,
    request: &Request,
    server: ServerId,
    change: &ServerChange,
) -> anyhow::Result<()> {
    app.store
        .change_server(server, change, &request.person, app.now())
        .await?;
    app.unlearn_server(server);
    tracing::info!(%server, by = %request.person.id, %change, "server settings");
    Ok(())
}

/// Keeps out whoever the server has barred, but for what is theirs by right. Whoever manages the
/// server could let themselves in again, and must be able to, so they are never kept out.
pub(in crate::discord) fn barred(request: &Request) -> Option<Answer> {
    let is_barred = request.house.barred.contains(&request.person.id) && !request.manages;
    (is_barred && !request.ask.is_about_oneself()).then(|| match request.ask {
        crate::discord::request::Ask::Suggest(_) => Reply::Suggest(Vec::new()).into(),
        _ => Answer::private(view::refusal(request.reader, &Refusal::Barred)),
    })
}
