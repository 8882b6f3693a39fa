//! `/challenge` and the buttons of its card.

use crate::{
    discord::{
        app::App,
        reply::{Answer, Call, Errand, Post, Reply},
        request::{Click, Input, Request},
        turn,
    },
    game::{
        self, Bustle, Challenge, ChallengeEnd, ChallengeId, ChannelId, Game, Invited,
        LONGEST_MATCH, Moment, NewChallenge, Occasion, Pace, Person, PersonId, Pings, Refusal,
        SENT_SPAN, ServerSettings, Terms, ratings::RATED_SPAN,
    },
    l10n::Language,
    rules::{
        GameKind, Setup, Side,
        fox_and_geese::{Diagonals, Geese, Options},
    },
    store::{Committed, Proposed},
    view::{self, Screen},
};

/// `/challenge`.
pub(in crate::discord) async fn challenge(
    app: &App,
    request: &Request,
    input: &Input,
) -> anyhow::Result<Answer> {
    match terms(input, &request.house) {
        Ok(terms) => make(app, request, terms, input.user("opponent").cloned()).await,
        Err(option) => Ok(Answer::private(view::bad_option(request.reader, option))),
    }
}

/// Makes a challenge and posts it here, or says why not.
pub(super) async fn make(
    app: &App,
    request: &Request,
    terms: Terms,
    opponent: Option<Invited>,
) -> anyhow::Result<Answer> {
    if let Some(lack) = request.lacks {
        return Ok(Answer::private(view::lacks(request.reader, lack)));
    }
    let now = app.now();
    let open = app.store.open_challenges(request.person.id, now).await?;
    let occasion = Occasion {
        place: request.place,
        language: request.public.tag().to_owned(),
        now,
        open: open.clone(),
    };
    match game::challenge(occasion, terms, request.person.clone(), opponent) {
        Ok(offer) => match admission(app, request, offer.opponent.as_ref()).await? {
            Ok(()) => post(app, request, offer).await,
            Err(why) => Ok(Answer::private(view::refusal(request.reader, &why))),
        },
        Err(why) => Ok(Answer::private(with_way_out(request, &open, &why))),
    }
}

/// A refusal, and where an open challenge is in the way, a button that takes it back: its card may
/// have been deleted.
fn with_way_out(request: &Request, open: &[Challenge], why: &Refusal) -> Screen {
    let mut screen = view::refusal(request.reader, why);
    if let Refusal::AlreadyChallenged { opponent, kind } = why {
        let in_the_way = open.iter().find(|other| {
            let offer = &other.offer;
            offer.terms.setup.kind() == *kind
                && offer.opponent.as_ref().map(|it| it.id) == opponent.as_ref().map(|it| it.id)
        });
        screen
            .rows
            .extend(in_the_way.map(|other| view::take_back(request.reader, other.id)));
    }
    screen
}

/// Whether one more challenge may be made here and now: whether anybody can see it, the server lets
/// games begin here, the opponent wants it, and it is not too much.
pub(super) async fn admission(
    app: &App,
    request: &Request,
    opponent: Option<&Person>,
) -> anyhow::Result<Result<(), Refusal>> {
    let (person, place) = (request.person.id, request.place);
    if request.alone {
        return Ok(Err(Refusal::NobodyHere));
    }
    if !request.house.allows(place.channel, request.parent) {
        let allowed = request.house.channels.clone();
        return Ok(Err(Refusal::OtherChannels { allowed }));
    }
    if let Some(opponent) = opponent {
        let opponent = opponent.clone();
        if request.house.barred.contains(&opponent.id) {
            return Ok(Err(Refusal::OpponentBarred { opponent }));
        }
        if app.store.is_blocked(opponent.id, person).await? {
            return Ok(Err(Refusal::NotWelcome { opponent }));
        }
    }
    let bustle = bustle(app, person, place.channel).await?;
    Ok(bustle.check_challenge())
}

/// How busy a person and a channel are.
async fn bustle(app: &App, person: PersonId, channel: ChannelId) -> anyhow::Result<Bustle> {
    let since = app.now().minus(SENT_SPAN);
    Ok(app.store.bustle(person, channel, since).await?)
}

/// Puts a challenge into the store and on its card.
async fn post(app: &App, request: &Request, offer: NewChallenge) -> anyhow::Result<Answer> {
    Ok(match app.store.propose(&offer).await? {
        Proposed::Made(challenge) => posted(app, &challenge).await,
        Proposed::Duplicate => duplicate(request, offer),
    })
}

/// The card of a challenge that has just been made.
pub(super) async fn posted(app: &App, challenge: &Challenge) -> Answer {
    let language = language(challenge);
    let server = challenge.offer.place.server;
    let call = match &challenge.offer.opponent {
        Some(opponent) if turn::pings(app, server, opponent.id).await != Pings::Never => {
            Some(Call {
                line: view::challenge_call(language, &challenge.offer, opponent.id),
                people: vec![opponent.id],
            })
        }
        Some(_) | None => None,
    };
    let answer: Answer = Reply::Public(Post {
        screen: view::challenge_card(language, challenge, app.now()),
        call,
    })
    .into();
    answer.then(Errand::NoteChallenge(challenge.id))
}

/// The answer to a challenge like one that is open.
pub(super) fn duplicate(request: &Request, offer: NewChallenge) -> Answer {
    let why = Refusal::AlreadyChallenged {
        opponent: offer.opponent,
        kind: offer.terms.setup.kind(),
    };
    Answer::private(view::refusal(request.reader, &why))
}

/// The terms that the options spell out, the server's usual ones where they do not; else the name of the option that makes no sense. Discord
/// offers only what does, but nothing stops another client.
fn terms(input: &Input, house: &ServerSettings) -> Result<Terms, &'static str> {
    let kind = option(input.text("game"), "game", |key| {
        key.parse::<GameKind>().ok()
    })?
    .or(house.setup.map(Setup::kind))
    .unwrap_or(GameKind::HareAndHounds);
    let side = match input.text("side") {
        None | Some("random") => None,
        Some("pack") => Some(Side::Pack),
        Some("quarry") => Some(Side::Quarry),
        Some(_) => return Err("side"),
    };
    let pace = option(input.text("pace"), "pace", |key| key.parse::<Pace>().ok())?
        .or(house.pace)
        .unwrap_or_default();
    let games = option(input.whole("games"), "games", games)?.unwrap_or(1);
    let geese = option(input.whole("geese"), "geese", geese)?;
    let diagonals = option(input.text("diagonals"), "diagonals", diagonals)?;
    let sideways = input.flag("sideways");
    let (setup, idle_options) = match kind {
        GameKind::HareAndHounds => (
            Setup::HareAndHounds,
            geese.is_some() || diagonals.is_some() || sideways.is_some(),
        ),
        GameKind::FoxAndGeese => {
            let usual = match house.setup {
                Some(Setup::FoxAndGeese(options)) => options,
                Some(Setup::HareAndHounds) | None => Options::default(),
            };
            let options = Options {
                geese: geese.unwrap_or(usual.geese),
                sideways: sideways.unwrap_or(usual.sideways),
                diagonals: diagonals.unwrap_or(usual.diagonals),
            };
            (Setup::FoxAndGeese(options), false)
        }
    };
    Ok(Terms {
        setup,
        side,
        pace,
        games,
        idle_options,
    })
}

fn option<T, U>(
    given: Option<T>,
    name: &'static str,
    read: impl FnOnce(T) -> Option<U>,
) -> Result<Option<U>, &'static str> {
    given.map(|given| read(given).ok_or(name)).transpose()
}

fn games(number: i64) -> Option<u32> {
    u32::try_from(number)
        .ok()
        .filter(|n| (1..=LONGEST_MATCH).contains(n))
}

fn geese(number: i64) -> Option<Geese> {
    match number {
        13 => Some(Geese::Thirteen),
        15 => Some(Geese::Fifteen),
        17 => Some(Geese::Seventeen),
        _ => None,
    }
}

fn diagonals(key: &str) -> Option<Diagonals> {
    match key {
        "every" => Some(Diagonals::Every),
        "alternate" => Some(Diagonals::Alternate),
        _ => None,
    }
}

/// Accept.
pub(in crate::discord) async fn accept(
    app: &App,
    request: &Request,
    click: &Click,
    id: ChallengeId,
) -> anyhow::Result<Answer> {
    let Some(mut challenge) = app.store.challenge(id).await? else {
        return Ok(Answer::private(view::unknown_button(request.reader)));
    };
    // Somebody was quicker than the note of the card, which becomes the board.
    if challenge.posted.is_none() {
        app.store.challenge_posted(id, click.on).await?;
        challenge.posted = Some(click.on);
    }
    Ok(match begin(app, request, &challenge).await? {
        Ok(game) => {
            let answer = turn::clicked(app, click, request, &game).await;
            with_thread(request, &game, answer)
        }
        Err(why) => {
            // What came first may have made a game of it, whose board the card has become.
            let challenge = app.store.challenge(id).await?.unwrap_or(challenge);
            refused(app, request, &challenge, click, &why)
        }
    })
}

/// The answer, with a thread for the game where the server wants one for each.
pub(super) fn with_thread(request: &Request, game: &Game, answer: Answer) -> Answer {
    match request.may_open_thread {
        Some(true) if request.house.threads => answer.then(Errand::OpenThread {
            game: game.id,
            reader: request.reader,
        }),
        Some(false) if request.house.threads => answer.then(Errand::NoThread {
            reader: request.reader,
        }),
        Some(_) | None => answer,
    }
}

/// Begins the game that the challenge asks for.
pub(super) async fn begin(
    app: &App,
    request: &Request,
    challenge: &Challenge,
) -> anyhow::Result<Result<Game, Refusal>> {
    let now = app.now();
    let challenger = &challenge.offer.challenger;
    if challenge.is_open(now) {
        if app
            .store
            .is_blocked(challenger.id, request.person.id)
            .await?
        {
            return Ok(Err(Refusal::NotWelcome {
                opponent: challenger.clone(),
            }));
        }
        let bustle = bustle(app, request.person.id, request.place.channel).await?;
        if let Err(why) = bustle.check_game() {
            return Ok(Err(why));
        }
    }
    let rated_today = rated_today(app, challenge, &request.person, now).await?;
    // As good as chance to people, who know neither number to the last digit.
    let coin = challenge.id.0.wrapping_add(now.0) % 2 == 0;
    let new = match challenge.accept(&request.person, coin, rated_today, now) {
        Ok(new) => new,
        Err(why) => return Ok(Err(why)),
    };
    app.meet(&[&request.person]).await?;
    match app.store.accept(challenge.id, new).await? {
        Committed::Done(game) => Ok(Ok(game)),
        Committed::Overtaken => {
            let challenge = app.store.challenge(challenge.id).await?;
            let end = challenge.and_then(|it| it.end_at(now));
            Ok(Err(Refusal::ChallengeOver(
                end.unwrap_or(ChallengeEnd::Accepted),
            )))
        }
    }
}

/// Decline.
pub(in crate::discord) async fn decline(
    app: &App,
    request: &Request,
    click: &Click,
    id: ChallengeId,
) -> anyhow::Result<Answer> {
    settle(app, request, click, id, Challenge::decline).await
}

/// Cancel.
pub(in crate::discord) async fn cancel(
    app: &App,
    request: &Request,
    click: &Click,
    id: ChallengeId,
) -> anyhow::Result<Answer> {
    settle(app, request, click, id, Challenge::cancel).await
}

async fn settle(
    app: &App,
    request: &Request,
    click: &Click,
    id: ChallengeId,
    end: impl FnOnce(&Challenge, PersonId, Moment) -> Result<ChallengeEnd, Refusal> + Send,
) -> anyhow::Result<Answer> {
    let Some(mut challenge) = app.store.challenge(id).await? else {
        return Ok(Answer::private(view::unknown_button(request.reader)));
    };
    let end = match end(&challenge, request.person.id, app.now()) {
        Ok(end) => end,
        Err(why) => return Ok(refused(app, request, &challenge, click, &why)),
    };
    if app.store.settle(id, end).await? {
        challenge.end = Some(end);
        let card = view::challenge_card(language(&challenge), &challenge, app.now());
        let answer: Answer = Reply::Replace(card).into();
        let redraw = Errand::RedrawChallenge(id);
        return Ok(if click.private {
            answer.then(redraw)
        } else {
            answer.or_else(redraw)
        });
    }
    let challenge = app.store.challenge(id).await?.unwrap_or(challenge);
    let why = Refusal::ChallengeOver(challenge.end.unwrap_or(end));
    Ok(refused(app, request, &challenge, click, &why))
}

/// Says why; a card that still looks open although the challenge is over is brought up to date.
fn refused(
    app: &App,
    request: &Request,
    challenge: &Challenge,
    click: &Click,
    why: &Refusal,
) -> Answer {
    let answer = Answer::private(view::refusal(request.reader, why));
    match (why, challenge.game) {
        // Nothing but an answer can change the card, so the card itself says what is the matter.
        (Refusal::ChallengeOver(_), None)
            if !request.place.reachable && challenge.posted == Some(click.on) =>
        {
            let card = view::challenge_card(language(challenge), challenge, app.now());
            Reply::Replace(card).into()
        }
        (Refusal::ChallengeOver(_), None) if challenge.posted == Some(click.on) => {
            answer.then(Errand::RedrawChallenge(challenge.id))
        }
        (Refusal::ChallengeOver(_), Some(game)) if challenge.posted == Some(click.on) => {
            answer.then(Errand::Redraw(game))
        }
        _ => answer,
    }
}

/// How many rated games of the kind the two have begun with each other within the span.
async fn rated_today(
    app: &App,
    challenge: &Challenge,
    by: &Person,
    now: Moment,
) -> anyhow::Result<u32> {
    let offer = &challenge.offer;
    let since = now.minus(RATED_SPAN);
    Ok(app
        .store
        .rated_between(offer.challenger.id, by.id, offer.terms.setup.kind(), since)
        .await?)
}

fn language(challenge: &Challenge) -> Language {
    Language::from_tag(&challenge.offer.language)
}
