//! People, challenges and games to test with.

use std::time::Duration;

use leveret::{
    game::{
        Action, Challenge, ChannelId, Game, MessageId, Moment, NewChallenge, Pace, Person,
        PersonId, Place, Posted, ServerId, Terms, act,
    },
    rules::{GameKind, Move, Setup, Side},
    store::{Committed, Proposed, Store},
};

pub(crate) const SECOND: Duration = Duration::from_secs(1);
pub(crate) const MINUTE: Duration = Duration::from_mins(1);
pub(crate) const DAY: Duration = Duration::from_hours(24);

/// When the tests begin.
pub(crate) const START: Moment = Moment(1_800_000_000_000);

/// Somebody; numbers as large as the platform's can become, which no signed number holds.
pub(crate) fn person(n: u64) -> Person {
    Person {
        id: PersonId(u64::MAX - 1_000_000 + n),
        name: format!("Person {n}"),
    }
}

pub(crate) fn posted(n: u64) -> Posted {
    Posted {
        message: MessageId(n),
        channel: ChannelId(n + 1),
    }
}

pub(crate) fn server(n: u64) -> Place {
    Place {
        server: Some(ServerId(n)),
        channel: ChannelId(n + 1),
        reachable: true,
    }
}

/// A challenge with nothing special about it.
pub(crate) fn offer(challenger: u64, opponent: Option<u64>, made: Moment) -> NewChallenge {
    let pace = Pace::Live;
    NewChallenge {
        terms: Terms {
            setup: Setup::HareAndHounds,
            side: Some(Side::Pack),
            pace,
            games: 1,
            idle_options: false,
        },
        challenger: person(challenger),
        opponent: opponent.map(person),
        place: server(10),
        language: "en-US".to_owned(),
        made,
        expires: made.plus(pace.challenge_lifetime()),
        rematch_of: None,
    }
}

pub(crate) fn paced(mut offer: NewChallenge, pace: Pace) -> NewChallenge {
    offer.terms.pace = pace;
    offer.expires = offer.made.plus(pace.challenge_lifetime());
    offer
}

pub(crate) fn of_setup(mut offer: NewChallenge, setup: Setup) -> NewChallenge {
    offer.terms.setup = setup;
    offer
}

pub(crate) async fn made(store: &dyn Store, offer: &NewChallenge) -> Challenge {
    match store.propose(offer).await.unwrap() {
        Proposed::Made(challenge) => challenge,
        Proposed::Duplicate => panic!("a duplicate: {offer:?}"),
    }
}

pub(crate) fn done<T>(committed: Committed<T>) -> T {
    match committed {
        Committed::Done(done) => done,
        Committed::Overtaken => panic!("overtaken"),
    }
}

/// A game that comes of `offer`, accepted as soon as it was made; the challenger plays the pack.
pub(crate) async fn begun(store: &dyn Store, offer: &NewChallenge) -> Game {
    let challenge = made(store, offer).await;
    let opponent = offer.opponent.clone().unwrap();
    let game = challenge.accept(&opponent, true, 0, offer.made).unwrap();
    done(store.accept(challenge.id, game).await.unwrap())
}

/// A rated game of two, begun at `START`.
pub(crate) async fn game_of(store: &dyn Store, pack: u64, quarry: u64) -> Game {
    begun(store, &offer(pack, Some(quarry), START)).await
}

/// The game after whoever is to move has done something.
pub(crate) fn after(game: &Game, action: &Action, now: Moment) -> Game {
    let mover = game.to_move().unwrap().id;
    act(game, mover, action, now).unwrap()
}

pub(crate) fn moved(game: &Game, mv: &Move, now: Moment) -> Game {
    let action = Action::Play {
        mv: mv.clone(),
        at_ply: Some(game.ply),
    };
    after(game, &action, now)
}

/// Commits a change that nothing races with.
pub(crate) async fn commit(store: &dyn Store, before: &Game, after: Game) -> Game {
    done(store.commit(before, after).await.unwrap())
}

/// Plays the first legal move of each side, from when on a game counts.
pub(crate) async fn opened(store: &dyn Store, mut game: Game, now: Moment) -> Game {
    for _ in 0..2 {
        let mv = game.line.legal_moves().swap_remove(0);
        let next = moved(&game, &mv, now);
        game = commit(store, &game, next).await;
    }
    game
}

/// The game after the side to move, the pack, has lost or won it.
pub(crate) async fn won_by(store: &dyn Store, game: Game, winner: Side, now: Moment) -> Game {
    let game = opened(store, game, now).await;
    let loser = game.seats.of(winner.other()).id;
    let resigned = act(&game, loser, &Action::Resign, now).unwrap();
    commit(store, &game, resigned).await
}

/// What the store says of a game.
pub(crate) async fn stored(store: &dyn Store, game: &Game) -> Game {
    store.game(game.id).await.unwrap().unwrap()
}

pub(crate) const KIND: GameKind = GameKind::HareAndHounds;

/// Numbers that look random and are the same every time.
pub(crate) fn chance(seed: &mut u64, below: usize) -> usize {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).unwrap() % below
}
