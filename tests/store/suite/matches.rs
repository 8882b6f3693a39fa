use leveret::{
    game::{
        Action, Ending, Game, HalfPoints, Moment, NewChallenge, Points, Series, act,
        ratings::RATED_A_DAY,
    },
    rules::Side,
    store::{Committed, Store},
};

use crate::table::{MINUTE, SECOND, START, after, begun, commit, offer, opened, stored, won_by};

fn match_of(games: u32) -> NewChallenge {
    let mut offer = offer(1, Some(2), START);
    offer.terms.games = games;
    offer
}

async fn next(store: &dyn Store, game: &Game) -> Option<Game> {
    store.next_game(game.id).await.unwrap()
}

fn halves(pack: u32, quarry: u32) -> Points {
    Points {
        pack: HalfPoints(pack),
        quarry: HalfPoints(quarry),
    }
}

pub(crate) async fn the_next_game_begins_with_the_end_of_the_one_before(store: &dyn Store) {
    let one = begun(store, &match_of(2)).await;
    assert_eq!(one.series, Series::first(2));
    assert_eq!(stored(store, &one).await, one);
    assert_eq!(next(store, &one).await, None);
    let later = START.plus(SECOND);
    let one = won_by(store, one, Side::Quarry, later).await;
    assert_eq!(stored(store, &one).await, one);

    let two = next(store, &one).await.unwrap();
    assert_eq!(two.seats, one.seats.swapped());
    assert_eq!((two.ply, two.revision, two.posted), (0, 0, None));
    assert_eq!(
        (two.started, two.place, two.pace),
        (later, one.place, one.pace)
    );
    let before = halves(2, 0);
    let (nth, games) = (2, 2);
    assert_eq!(two.series, Some(Series { nth, games, before }));
    assert!(two.rated);
    let running = store.running(one.seats.pack.id, 0, 9).await.unwrap();
    assert_eq!(running.games, std::slice::from_ref(&two));
    let changed = store.changed_since(later, 9).await.unwrap();
    assert!(changed.contains(&two));
    // The clock of its first turn runs.
    let deadline = later.plus(MINUTE * 5);
    let due = store.claim_due(deadline, MINUTE, 9).await.unwrap();
    assert_eq!(due, [leveret::store::Due::Deadline(two.clone())]);

    let two = won_by(store, two, Side::Quarry, later).await;
    assert_eq!(next(store, &two).await, None);
    let finished = store.finished(one.seats.pack.id, 0, 9).await.unwrap();
    assert_eq!(finished.total, 2);
    assert_eq!(store.n_running().await.unwrap(), 0);
}

pub(crate) async fn of_two_endings_at_once_one_begins_the_next_game(store: &dyn Store) {
    let game = opened(store, begun(store, &match_of(3)).await, START).await;
    let end = |side: Side| act(&game, game.seats.of(side).id, &Action::Resign, START).unwrap();
    let (one, other) = tokio::join!(
        store.commit(&game, end(Side::Pack)),
        store.commit(&game, end(Side::Quarry))
    );
    let done = |committed: &Committed<Game>| matches!(committed, Committed::Done(_));
    assert!(done(&one.unwrap()) != done(&other.unwrap()));
    assert!(next(store, &game).await.is_some());
    assert_eq!(store.n_running().await.unwrap(), 1);
}

pub(crate) async fn a_match_goes_on_when_its_games_no_longer_count(store: &dyn Store) {
    let mut game = begun(store, &match_of(6)).await;
    for nth in 1..=6 {
        assert_eq!(game.rated, nth <= RATED_A_DAY, "{nth}");
        let over = won_by(store, game, Side::Pack, START.plus(SECOND * nth)).await;
        let Some(next) = next(store, &over).await else {
            assert_eq!(nth, 6);
            return;
        };
        game = next;
    }
    panic!("a seventh game");
}

pub(crate) async fn a_game_that_is_called_off_is_followed_by_none(store: &dyn Store) {
    let one = begun(store, &match_of(2)).await;
    let over = commit(store, &one, after(&one, &Action::Resign, START)).await;
    assert_eq!(over.ending(), Some(Ending::Aborted));
    assert_eq!(next(store, &one).await, None);
    assert_eq!(store.n_running().await.unwrap(), 0);
}

pub(crate) async fn a_match_reads_back_to_its_last_game(store: &dyn Store) {
    let mut game = begun(store, &match_of(3)).await;
    let mut now: Moment = START;
    // The one who begins with the hounds wins the first game with them, then loses with the hare.
    for before in [halves(0, 0), halves(0, 2), halves(2, 2)] {
        now = now.plus(SECOND);
        let series = game.series.unwrap();
        assert_eq!(series.before, before);
        let over = won_by(store, game.clone(), Side::Pack, now).await;
        assert_eq!(stored(store, &over).await.series, Some(series));
        if let Some(next) = next(store, &over).await {
            game = next;
        }
    }
    assert_eq!(game.series.unwrap().nth, 3);
}
