use leveret::{
    game::{
        Action, Challenge, Ending, Game, Moment, NewChallenge, Person, Place, ServerId, Status,
        act,
        ratings::{RATED_A_DAY, RATED_SPAN, Rating, Scope, Standing},
    },
    rules::{GameKind, Setup, Side},
    store::Store,
};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use crate::table::{
    DAY, KIND, SECOND, START, after, begun, commit, done, game_of, made, of_setup, offer, opened,
    paced, person, server, stored, won_by,
};

const HERE: Scope = Scope::Server(ServerId(10));

fn figures(rating: Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
    }
}

async fn standing(store: &dyn Store, n: u64, scope: Scope) -> Standing {
    store.standing(person(n).id, KIND, scope).await.unwrap()
}

pub(crate) async fn a_rated_game_changes_the_figures_of_both(store: &dyn Store) {
    let config = Glicko2Config::new();
    let (mut pack, mut quarry) = (Glicko2Rating::new(), Glicko2Rating::new());
    for round in 1..=3 {
        let game = won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
        let before = (pack, quarry);
        (pack, quarry) = glicko2(&pack, &quarry, &Outcomes::WIN, &config);

        let Status::Finished {
            ratings: Some(change),
            ending,
            ..
        } = game.status
        else {
            panic!("{game:?}");
        };
        assert_eq!(ending, Ending::Resigned(Side::Quarry));
        assert_eq!((figures(change.pack.0), figures(change.quarry.0)), before);
        assert_eq!(
            (figures(change.pack.1), figures(change.quarry.1)),
            (pack, quarry)
        );
        assert_eq!(stored(store, &game).await, game);

        for scope in [Scope::Everywhere, HERE] {
            let (winner, loser) = (
                standing(store, 1, scope).await,
                standing(store, 2, scope).await,
            );
            assert_eq!(figures(winner.pack.rating), pack);
            assert_eq!((winner.pack.won, winner.played()), (round, round));
            assert_eq!(winner.quarry, Standing::default().quarry);
            assert_eq!(figures(loser.quarry.rating), quarry);
            assert_eq!((loser.quarry.lost, loser.played()), (round, round));
            assert_eq!(
                store.rank(person(1).id, KIND, scope).await.unwrap(),
                Some(1)
            );
            assert_eq!(
                store.rank(person(2).id, KIND, scope).await.unwrap(),
                Some(2)
            );
        }
    }
    let other_kind = store
        .standing(person(1).id, GameKind::FoxAndGeese, HERE)
        .await
        .unwrap();
    assert_eq!(other_kind, Standing::default());
}

pub(crate) async fn what_does_not_count_changes_nothing(store: &dyn Store) {
    let broken_off = game_of(store, 1, 2).await;
    commit(
        store,
        &broken_off,
        after(&broken_off, &Action::Resign, START),
    )
    .await;
    let challenge = made(store, &offer(1, Some(2), START)).await;
    let casual = challenge
        .accept(&person(2), true, RATED_A_DAY, START)
        .unwrap();
    let casual = done(store.accept(challenge.id, casual).await.unwrap());
    let casual = won_by(store, casual, Side::Pack, START).await;
    assert!(matches!(
        casual.status,
        Status::Finished { ratings: None, .. }
    ));
    assert_eq!(stored(store, &casual).await, casual);

    for scope in [Scope::Everywhere, HERE] {
        assert_eq!(standing(store, 1, scope).await, Standing::default());
        assert_eq!(store.rank(person(1).id, KIND, scope).await.unwrap(), None);
        let board = store.leaderboard(KIND, scope, 0).await.unwrap();
        assert_eq!((board.total, board.lines), (0, Vec::new()));
    }
}

pub(crate) async fn a_draw_is_counted(store: &dyn Store) {
    let game = opened(store, game_of(store, 1, 2).await, START).await;
    let by = |game: &Game, side| act(game, game.seats.of(side).id, &Action::OfferDraw, START);
    let offered = commit(store, &game, by(&game, Side::Quarry).unwrap()).await;
    commit(store, &offered, by(&offered, Side::Pack).unwrap()).await;
    let (pack, quarry) = (
        standing(store, 1, HERE).await,
        standing(store, 2, HERE).await,
    );
    assert_eq!((pack.pack.drawn, pack.played()), (1, 1));
    assert_eq!((quarry.quarry.drawn, quarry.played()), (1, 1));
}

pub(crate) async fn servers_are_counted_apart(store: &dyn Store) {
    let private = Place {
        server: None,
        ..server(10)
    };
    for (place, n) in [server(10), server(11), private].into_iter().zip(0..) {
        let offer = NewChallenge {
            place,
            ..offer(1, Some(2), START.plus(SECOND * n))
        };
        won_by(store, begun(store, &offer).await, Side::Pack, START).await;
    }
    let played = |scope| async move { standing(store, 1, scope).await.played() };
    assert_eq!(played(Scope::Everywhere).await, 3);
    assert_eq!(played(HERE).await, 1);
    assert_eq!(played(Scope::Server(ServerId(11))).await, 1);
    assert_eq!(played(Scope::Server(ServerId(12))).await, 0);
}

/// A game in which `winner` has beaten `loser`, each with the side given.
async fn beaten(store: &dyn Store, winner: u64, loser: u64, side: Side, now: Moment) {
    let mut offer = offer(winner, Some(loser), now);
    offer.terms.side = Some(side);
    won_by(store, begun(store, &offer).await, side, now).await;
}

pub(crate) async fn a_leaderboard_has_pages_and_ranks(store: &dyn Store) {
    // Person n beats n people, so that everybody's figure is another; two pairs are level.
    for winner in 0..12 {
        for loser in 0..winner {
            beaten(store, winner, 100 + loser, Side::Pack, START).await;
        }
    }
    beaten(store, 50, 51, Side::Quarry, START).await;
    beaten(store, 60, 61, Side::Quarry, START).await;
    let mut seen: Vec<(f64, u32)> = Vec::new();
    let total = 11 + 11 + 4;
    for page in 0..3 {
        let board = store.leaderboard(KIND, HERE, page).await.unwrap();
        assert_eq!(
            (board.kind, board.scope, board.page, board.total),
            (KIND, HERE, page, total)
        );
        for line in board.lines {
            assert_eq!(
                line.standing,
                store.standing(line.person, KIND, HERE).await.unwrap()
            );
            let rank = store.rank(line.person, KIND, HERE).await.unwrap();
            assert_eq!(rank, Some(line.rank));
            seen.push((line.standing.bound(), line.rank));
        }
    }
    assert!(seen.is_sorted_by(|one, next| one.0 >= next.0 && one.1 + 1 == next.1));
    assert_eq!(seen.len(), 26);
    assert_eq!(store.leaderboard(KIND, HERE, 3).await.unwrap().lines, []);
    assert_eq!(
        store.leaderboard(KIND, HERE, u32::MAX).await.unwrap().lines,
        []
    );
    let fox = store
        .leaderboard(GameKind::FoxAndGeese, HERE, 0)
        .await
        .unwrap();
    assert_eq!((fox.total, fox.lines), (0, Vec::new()));
}

pub(crate) async fn people_who_left_or_were_renamed_stay_on_the_leaderboard(store: &dyn Store) {
    won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
    let renamed = Person {
        name: "Renamed".to_owned(),
        ..person(1)
    };
    store.meet(&[renamed], START.plus(SECOND)).await.unwrap();
    let board = store.leaderboard(KIND, HERE, 0).await.unwrap();
    let names: Vec<_> = board.lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Renamed", "Person 2"]);
}

pub(crate) async fn the_fifth_game_of_a_day_is_unrated(store: &dyn Store) {
    let fox: Setup = "fox-and-geese 13 every".parse().unwrap();
    let accepted = |challenge: Challenge, now: Moment| async move {
        let (one, other) = (person(1).id, person(2).id);
        let kind = challenge.offer.terms.setup.kind();
        let since = now.minus(RATED_SPAN);
        let rated = store.rated_between(one, other, kind, since).await.unwrap();
        let game = challenge.accept(&person(2), true, rated, now).unwrap();
        done(store.accept(challenge.id, game).await.unwrap())
    };
    for n in 1..=RATED_A_DAY + 2 {
        let now = START.plus(SECOND * n);
        let challenge = made(store, &offer(1, Some(2), now)).await;
        let game = accepted(challenge, now).await;
        assert_eq!(game.rated, n <= RATED_A_DAY);
        won_by(store, game, Side::Pack, now).await;
    }
    assert_eq!(
        standing(store, 1, Scope::Everywhere).await.played(),
        RATED_A_DAY
    );
    let challenge = made(store, &of_setup(offer(1, Some(2), START), fox)).await;
    assert!(accepted(challenge, START).await.rated);
    let next_day = START.plus(DAY).plus(SECOND * 3);
    let offer = paced(offer(1, Some(2), next_day), leveret::game::Pace::OneDay);
    let challenge = made(store, &offer).await;
    assert!(accepted(challenge, next_day).await.rated);
}
