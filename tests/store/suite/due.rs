use std::{collections::HashSet, time::Duration};

use leveret::{
    game::{Action, ChallengeEnd, Game, GameId, Moment, Pace, Status, Turn, reminded, time_out},
    rules::Side,
    store::{Committed, Due, Store},
};

use crate::table::{
    DAY, MINUTE, SECOND, START, after, begun, commit, game_of, made, moved, offer, opened, paced,
    stored,
};

const LEASE: Duration = Duration::from_secs(30);
const TOLERANCE: Duration = MINUTE;

async fn claim(store: &dyn Store, now: Moment) -> Vec<Due> {
    store.claim_due(now, LEASE, 100).await.unwrap()
}

fn turn(game: &Game) -> Turn {
    match game.status {
        Status::Running {
            turn: Some(turn), ..
        } => turn,
        Status::Running { turn: None, .. } | Status::Finished { .. } => panic!("{game:?}"),
    }
}

fn reminder(game: &Game) -> Moment {
    turn(game).remind_at.unwrap()
}

pub(crate) async fn a_reminder_then_a_deadline_come_up(store: &dyn Store) {
    let game = opened(store, game_of(store, 1, 2).await, START).await;
    assert_eq!(claim(store, reminder(&game).minus(SECOND)).await, []);
    assert_eq!(
        claim(store, reminder(&game)).await,
        [Due::Reminder(game.clone())]
    );
    let told = commit(store, &game, reminded(&game)).await;
    assert_eq!(claim(store, turn(&game).deadline.minus(SECOND)).await, []);

    let deadline = turn(&game).deadline;
    assert_eq!(claim(store, deadline).await, [Due::Deadline(told.clone())]);
    commit(store, &told, time_out(&told, deadline).unwrap()).await;
    assert_eq!(claim(store, deadline.plus(DAY)).await, []);
}

pub(crate) async fn what_is_claimed_is_nobody_elses_until_the_lease_runs_out(store: &dyn Store) {
    let game = game_of(store, 1, 2).await;
    let deadline = turn(&game).deadline;
    assert_eq!(claim(store, deadline).await, [Due::Deadline(game.clone())]);
    assert_eq!(claim(store, deadline).await, []);
    assert_eq!(claim(store, deadline.plus(LEASE).minus(SECOND)).await, []);
    let again = deadline.plus(LEASE);
    assert_eq!(claim(store, again).await, [Due::Deadline(game.clone())]);
    assert_eq!(claim(store, again).await, []);
}

pub(crate) async fn of_many_claims_at_once_each_thing_goes_to_one(store: &dyn Store) {
    let mut all = HashSet::new();
    for n in 0..20 {
        all.insert(game_of(store, n, n + 100).await.id);
    }
    let late = START.plus(DAY);
    let claim = || store.claim_due(late, LEASE, 6);
    let claims = tokio::join!(claim(), claim(), claim(), claim(), claim());
    let claims: [_; 5] = claims.into();
    let mut claimed: Vec<GameId> = Vec::new();
    for due in claims {
        let due = due.unwrap();
        assert!(due.len() <= 6);
        claimed.extend(due.into_iter().map(|due| match due {
            Due::Deadline(game) | Due::Reminder(game) => game.id,
            Due::Expiry(challenge) => panic!("{challenge:?}"),
        }));
    }
    assert_eq!(claimed.len(), 20);
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>(), all);
}

pub(crate) async fn the_lease_of_a_reminder_ends_at_the_deadline(store: &dyn Store) {
    let game = game_of(store, 1, 2).await;
    let deadline = turn(&game).deadline;
    let shortly_before = deadline.minus(SECOND);
    assert_eq!(
        claim(store, shortly_before).await,
        [Due::Reminder(game.clone())]
    );
    assert_eq!(claim(store, deadline).await, [Due::Deadline(game)]);
}

pub(crate) async fn a_lease_outlives_a_change_that_leaves_the_clock(store: &dyn Store) {
    let game = game_of(store, 1, 2).await;
    let now = reminder(&game);
    assert_eq!(claim(store, now).await, [Due::Reminder(game.clone())]);
    let offered = commit(store, &game, after(&game, &Action::OfferDraw, now)).await;
    assert_eq!(claim(store, now.plus(SECOND)).await, []);
    assert_eq!(
        claim(store, now.plus(LEASE)).await,
        [Due::Reminder(offered.clone())]
    );

    let mv = &offered.line.legal_moves()[0];
    let next = commit(store, &offered, moved(&offered, mv, now)).await;
    assert_eq!(claim(store, reminder(&next)).await, [Due::Reminder(next)]);
}

pub(crate) async fn a_game_without_limit_is_never_due(store: &dyn Store) {
    let offer = paced(offer(1, Some(2), START), Pace::Unlimited);
    let game = begun(store, &offer).await;
    assert_eq!(claim(store, Moment(i64::MAX)).await, []);
    store.beat(START, TOLERANCE).await.unwrap();
    store.beat(START.plus(DAY), TOLERANCE).await.unwrap();
    assert_eq!(stored(store, &game).await, game);
}

pub(crate) async fn a_lapsed_challenge_comes_up_until_it_is_shown(store: &dyn Store) {
    let challenge = made(store, &offer(1, Some(2), START)).await;
    let answered = made(store, &offer(2, Some(1), START)).await;
    assert!(
        store
            .settle(answered.id, ChallengeEnd::Declined)
            .await
            .unwrap()
    );
    let lapsed = challenge.offer.expires;
    assert_eq!(claim(store, lapsed.minus(SECOND)).await, []);
    assert_eq!(claim(store, lapsed).await, [Due::Expiry(challenge.clone())]);
    assert!(
        store
            .settle(challenge.id, ChallengeEnd::Expired)
            .await
            .unwrap()
    );
    assert_eq!(claim(store, lapsed).await, []);

    // Whoever claimed it has died: it comes up again, and is finished by another.
    let expired = store.challenge(challenge.id).await.unwrap().unwrap();
    let again = lapsed.plus(LEASE);
    assert_eq!(claim(store, again).await, [Due::Expiry(expired)]);
    assert!(
        store
            .settle(challenge.id, ChallengeEnd::Expired)
            .await
            .unwrap()
    );
    store.expiry_shown(challenge.id).await.unwrap();
    assert_eq!(claim(store, again.plus(DAY)).await, []);
}

/// Where the clock stands after a downtime of an hour.
fn put_back(game: &Game) -> Game {
    let mut game = game.clone();
    game.revision += 1;
    if let Status::Running {
        turn: Some(turn), ..
    } = &mut game.status
    {
        turn.deadline = turn.deadline.plus(MINUTE * 60);
        turn.remind_at = turn.remind_at.map(|at| at.plus(MINUTE * 60));
    }
    game
}

pub(crate) async fn downtime_is_given_back(store: &dyn Store) {
    assert_eq!(store.beat(START, TOLERANCE).await.unwrap(), None);
    let live = game_of(store, 1, 2).await;
    let slow = begun(store, &paced(offer(3, Some(4), START), Pace::SevenDays)).await;
    let over = game_of(store, 5, 6).await;
    let over = commit(store, &over, after(&over, &Action::Resign, START)).await;
    let open = made(store, &offer(1, None, START)).await;
    assert_eq!(
        store.beat(START.plus(MINUTE), TOLERANCE).await.unwrap(),
        None
    );
    assert_eq!(stored(store, &live).await, live);

    let back = START.plus(MINUTE * 61);
    let lost = store.beat(back, TOLERANCE).await.unwrap();
    assert_eq!(lost, Some(MINUTE * 60));
    for game in [&live, &slow] {
        assert_eq!(stored(store, game).await, put_back(game));
    }
    assert_eq!(stored(store, &over).await, over);
    let still_open = store.challenge(open.id).await.unwrap().unwrap();
    assert_eq!(
        still_open.offer.expires,
        open.offer.expires.plus(MINUTE * 60)
    );
    assert_eq!(still_open.end, None);

    assert_eq!(claim(store, back).await, []);
    let live = put_back(&live);
    assert_eq!(claim(store, reminder(&live)).await, [Due::Reminder(live)]);
    assert_eq!(
        claim(store, still_open.offer.expires.minus(SECOND))
            .await
            .len(),
        1
    );
    assert_eq!(
        claim(store, still_open.offer.expires).await,
        [Due::Expiry(still_open)]
    );
    assert_eq!(
        store.beat(back.plus(SECOND), TOLERANCE).await.unwrap(),
        None
    );
}

pub(crate) async fn what_had_passed_before_the_downtime_stays_passed(store: &dyn Store) {
    let late = game_of(store, 1, 2).await;
    let deadline = turn(&late).deadline;
    let reminding = begun(store, &offer(3, Some(4), START.plus(MINUTE))).await;
    let lapsed = made(store, &offer(1, Some(2), START.minus(MINUTE * 10))).await;
    assert_eq!(lapsed.offer.expires, deadline);
    assert_eq!(store.beat(deadline, TOLERANCE).await.unwrap(), None);

    let back = deadline.plus(MINUTE * 60);
    assert_eq!(
        store.beat(back, TOLERANCE).await.unwrap(),
        Some(MINUTE * 60)
    );
    assert_eq!(stored(store, &late).await, late);
    let mut told = put_back(&reminding);
    if let Status::Running {
        turn: Some(turn), ..
    } = &mut told.status
    {
        turn.remind_at = Some(reminder(&reminding));
    }
    assert_eq!(stored(store, &reminding).await, told);
    let due = claim(store, back).await;
    assert_eq!(
        due,
        [
            Due::Deadline(late),
            Due::Reminder(told),
            Due::Expiry(lapsed)
        ]
    );
}

pub(crate) async fn what_was_decided_before_the_downtime_is_overtaken(store: &dyn Store) {
    store.beat(START, TOLERANCE).await.unwrap();
    let game = game_of(store, 1, 2).await;
    let timed_out = time_out(&game, START.plus(DAY)).unwrap();
    store.beat(START.plus(DAY), TOLERANCE).await.unwrap();
    assert_eq!(
        store.commit(&game, timed_out).await.unwrap(),
        Committed::Overtaken
    );
    let game = stored(store, &game).await;
    assert_eq!(game.to_move(), Some(game.seats.of(Side::Pack)));
    assert_eq!(time_out(&game, START.plus(DAY)), None);
}

pub(crate) async fn a_clock_that_was_wrong_gives_nothing_back(store: &dyn Store) {
    let game = game_of(store, 1, 2).await;
    let beat = |now| async move { store.beat(now, TOLERANCE).await.unwrap() };
    assert_eq!(beat(START.plus(SECOND * 50)).await, None);
    // A process whose clock is a little behind.
    assert_eq!(beat(START).await, None);
    assert_eq!(beat(START.plus(SECOND * 100)).await, None);
    assert_eq!(stored(store, &game).await, game);
    // A clock that was far ahead and has been put right.
    let ahead = START.plus(DAY * 1000);
    let lost = ahead.since(START.plus(SECOND * 100));
    assert_eq!(beat(ahead).await, Some(lost));
    assert_eq!(beat(START.plus(SECOND * 110)).await, None);
    assert_eq!(beat(START.plus(SECOND * 200)).await, Some(SECOND * 90));
}
