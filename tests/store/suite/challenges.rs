use leveret::{
    game::{Challenge, ChallengeEnd, ChallengeId, ChannelId, GameId, NewChallenge, Pace, Place},
    rules::{Setup, Side},
    store::{Committed, Due, Proposed, Store},
};

use crate::table::{
    DAY, MINUTE, SECOND, START, begun, done, game_of, made, of_setup, offer, paced, person, posted,
    won_by,
};

async fn stored(store: &dyn Store, challenge: &Challenge) -> Challenge {
    store.challenge(challenge.id).await.unwrap().unwrap()
}

fn fox_and_geese() -> Setup {
    "fox-and-geese 17 alternate sideways".parse().unwrap()
}

pub(crate) async fn a_challenge_reads_back_as_it_was_made(store: &dyn Store) {
    let finished = won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
    let to_all = NewChallenge {
        place: Place {
            server: None,
            channel: ChannelId(u64::MAX),
            reachable: false,
        },
        language: "pl".to_owned(),
        ..of_setup(offer(1, None, START), fox_and_geese())
    };
    let mut by_chance = paced(offer(2, Some(1), START), Pace::Unlimited);
    by_chance.terms.side = None;
    by_chance.terms.idle_options = true;
    by_chance.rematch_of = Some(finished.id);
    for new in [to_all, by_chance] {
        let challenge = made(store, &new).await;
        assert_eq!(challenge.offer, new);
        assert_eq!(stored(store, &challenge).await, challenge);

        store
            .challenge_posted(challenge.id, posted(5))
            .await
            .unwrap();
        let shown = stored(store, &challenge).await;
        assert_eq!(
            shown,
            Challenge {
                posted: Some(posted(5)),
                ..challenge
            }
        );
    }
    assert_eq!(store.challenge(ChallengeId(999)).await.unwrap(), None);
}

pub(crate) async fn one_is_open_for_each_opponent_and_kind(store: &dyn Store) {
    let first = offer(1, Some(2), START);
    made(store, &first).await;
    let again = paced(offer(1, Some(2), START.plus(SECOND)), Pace::OneDay);
    assert_eq!(store.propose(&again).await.unwrap(), Proposed::Duplicate);
    for other in [
        offer(1, None, START),
        offer(1, Some(3), START),
        offer(2, Some(1), START),
        of_setup(first, fox_and_geese()),
    ] {
        made(store, &other).await;
        assert_eq!(store.propose(&other).await.unwrap(), Proposed::Duplicate);
    }
}

pub(crate) async fn of_two_proposals_at_once_one_is_made(store: &dyn Store) {
    let offer = offer(1, None, START);
    let (one, other) = tokio::join!(store.propose(&offer), store.propose(&offer));
    let duplicates = [one.unwrap(), other.unwrap()]
        .iter()
        .filter(|proposed| **proposed == Proposed::Duplicate)
        .count();
    assert_eq!(duplicates, 1);
    assert_eq!(
        store
            .open_challenges(person(1).id, START)
            .await
            .unwrap()
            .len(),
        1
    );
}

pub(crate) async fn a_lapsed_challenge_makes_way_and_its_message_is_not_forgotten(
    store: &dyn Store,
) {
    let lapsed = made(store, &offer(1, Some(2), START)).await;
    let later = lapsed.offer.expires;
    let next = made(store, &offer(1, Some(2), later)).await;
    let expired = Challenge {
        end: Some(ChallengeEnd::Expired),
        ..lapsed
    };
    assert_eq!(stored(store, &expired).await, expired);
    assert_eq!(stored(store, &next).await, next);

    let due = store.claim_due(later, MINUTE, 9).await.unwrap();
    assert_eq!(due, [Due::Expiry(expired.clone())]);
    assert!(
        store
            .settle(expired.id, ChallengeEnd::Expired)
            .await
            .unwrap()
    );
    store.expiry_shown(expired.id).await.unwrap();
    assert_eq!(
        store
            .claim_due(later.plus(MINUTE), MINUTE, 9)
            .await
            .unwrap(),
        []
    );
}

pub(crate) async fn answered_and_lapsed_challenges_are_not_open(store: &dyn Store) {
    let open = |now| async move { store.open_challenges(person(1).id, now).await.unwrap() };
    assert_eq!(open(START).await, []);
    let live = made(store, &offer(1, Some(2), START)).await;
    let slow = made(store, &paced(offer(1, Some(3), START), Pace::OneDay)).await;
    let declined = made(store, &offer(1, None, START)).await;
    made(store, &offer(2, Some(1), START)).await;
    assert!(
        store
            .settle(declined.id, ChallengeEnd::Declined)
            .await
            .unwrap()
    );

    assert_eq!(open(START).await, [live.clone(), slow.clone()]);
    assert_eq!(open(live.offer.expires).await, [slow]);
    assert_eq!(open(START.plus(DAY)).await, []);
}

pub(crate) async fn a_challenge_ends_once(store: &dyn Store) {
    let ends = [
        ChallengeEnd::Declined,
        ChallengeEnd::Cancelled,
        ChallengeEnd::Expired,
    ];
    for end in ends {
        let challenge = made(store, &offer(1, Some(2), START)).await;
        assert!(store.settle(challenge.id, end).await.unwrap());
        for again in ends {
            let repeated = again == ChallengeEnd::Expired && end == ChallengeEnd::Expired;
            assert_eq!(store.settle(challenge.id, again).await.unwrap(), repeated);
        }
        assert_eq!(stored(store, &challenge).await.end, Some(end));
        let game = challenge.accept(&person(2), true, 0, START).unwrap();
        let late = store.accept(challenge.id, game).await.unwrap();
        assert_eq!(late, Committed::Overtaken);
    }
    assert_eq!(store.n_running().await.unwrap(), 0);
    assert!(
        !store
            .settle(ChallengeId(999), ChallengeEnd::Declined)
            .await
            .unwrap()
    );
}

pub(crate) async fn an_accepted_challenge_becomes_a_game(store: &dyn Store) {
    let challenge = made(store, &offer(1, None, START)).await;
    store
        .challenge_posted(challenge.id, posted(7))
        .await
        .unwrap();
    let now = START.plus(MINUTE);
    let new = challenge.accept(&person(2), false, 0, now).unwrap();
    let game = done(store.accept(challenge.id, new.clone()).await.unwrap());

    let mut expected = new.numbered(game.id);
    expected.posted = Some(posted(7));
    assert_eq!(game, expected);
    assert_eq!(store.game(game.id).await.unwrap(), Some(game.clone()));
    assert_eq!(store.person(person(2).id).await.unwrap(), Some(person(2)));
    let ended = stored(store, &challenge).await;
    assert_eq!(
        (ended.end, ended.game),
        (Some(ChallengeEnd::Accepted), Some(game.id))
    );
    assert_eq!(
        store
            .claim_due(START.plus(MINUTE * 3), MINUTE, 9)
            .await
            .unwrap(),
        []
    );
}

pub(crate) async fn of_two_acceptances_at_once_one_gets_the_game(store: &dyn Store) {
    let challenge = made(store, &offer(1, None, START)).await;
    let by = |n| challenge.accept(&person(n), true, 0, START).unwrap();
    let (one, other) = tokio::join!(
        store.accept(challenge.id, by(2)),
        store.accept(challenge.id, by(3))
    );
    let overtaken = [one.unwrap(), other.unwrap()]
        .iter()
        .filter(|accepted| **accepted == Committed::Overtaken)
        .count();
    assert_eq!(overtaken, 1);
    assert_eq!(store.n_running().await.unwrap(), 1);
}

pub(crate) async fn a_challenge_is_accepted_or_taken_back_never_both(store: &dyn Store) {
    for n in 0..10 {
        let challenge = made(store, &offer(n, Some(n + 100), START)).await;
        let game = challenge.accept(&person(n + 100), true, 0, START).unwrap();
        let (accepted, cancelled) = tokio::join!(
            store.accept(challenge.id, game),
            store.settle(challenge.id, ChallengeEnd::Cancelled)
        );
        let accepted = accepted.unwrap() != Committed::Overtaken;
        assert_ne!(accepted, cancelled.unwrap());
        let end = stored(store, &challenge).await.end;
        assert_eq!(end == Some(ChallengeEnd::Accepted), accepted);
    }
}

pub(crate) async fn a_game_has_one_rematch(store: &dyn Store) {
    let finished = won_by(store, game_of(store, 1, 2).await, Side::Quarry, START).await;
    assert_eq!(store.rematch_of(finished.id).await.unwrap(), None);
    let rematch = |by: u64| NewChallenge {
        rematch_of: Some(finished.id),
        ..offer(by, Some(3 - by), START)
    };
    let (one, other) = (rematch(1), rematch(2));
    let (one, other) = tokio::join!(store.propose(&one), store.propose(&other));
    let first = match (one.unwrap(), other.unwrap()) {
        (Proposed::Made(first), Proposed::Duplicate)
        | (Proposed::Duplicate, Proposed::Made(first)) => first,
        both => panic!("{both:?}"),
    };
    assert_eq!(
        store.rematch_of(finished.id).await.unwrap(),
        Some(first.clone())
    );

    assert!(
        store
            .settle(first.id, ChallengeEnd::Declined)
            .await
            .unwrap()
    );
    let declined = store.rematch_of(finished.id).await.unwrap().unwrap();
    assert_eq!(declined.end, Some(ChallengeEnd::Declined));

    let second = begun(store, &rematch(1)).await;
    let accepted = store.rematch_of(finished.id).await.unwrap().unwrap();
    assert_eq!(accepted.game, Some(second.id));
    assert_eq!(
        store.propose(&rematch(2)).await.unwrap(),
        Proposed::Duplicate
    );
    assert_eq!(store.rematch_of(GameId(999)).await.unwrap(), None);
}
