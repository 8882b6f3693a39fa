use leveret::{
    game::{Action, Game, ImportId, Moment, PersonId, Status, act},
    rules::{Line, Record, Side},
    store::{Committed, Store},
};

use crate::table::{
    MINUTE, SECOND, START, after, commit, game_of, moved, opened, person, stored, won_by,
};

pub(crate) async fn a_game_and_its_moves_are_read_at_one_moment(store: &dyn Store) {
    let game = opened(store, game_of(store, 1, 2).await, START).await;
    let played = store.played(game.id).await.unwrap().unwrap();
    assert_eq!(played.game, game);
    assert_eq!(played.line.ply(), 2);
    assert_eq!(played.line.position(), game.position());
    let nobody = Game {
        id: leveret::game::GameId(99),
        ..game
    };
    assert_eq!(store.played(nobody.id).await.unwrap(), None);
}

fn by(game: &Game, side: Side, action: &Action) -> Game {
    act(game, game.seats.of(side).id, action, START.plus(SECOND)).unwrap()
}

async fn asked(store: &dyn Store, game: &Game, side: Side) -> Game {
    let ask = Action::AskTakeback { at_ply: None };
    commit(store, game, by(game, side, &ask)).await
}

async fn allow(store: &dyn Store, game: &Game) -> Action {
    Action::AllowTakeback {
        at_ply: game.ply,
        journal: store.moves(game.id).await.unwrap().unwrap(),
    }
}

pub(crate) async fn a_takeback_is_asked_allowed_and_played_on(store: &dyn Store) {
    let setup = "fox-and-geese 15 every sideways".parse().unwrap();
    let fox = crate::table::of_setup(crate::table::offer(3, Some(4), START), setup);
    for start in [
        game_of(store, 1, 2).await,
        crate::table::begun(store, &fox).await,
    ] {
        let mut game = opened(store, start, START).await;
        let mut line = store.moves(game.id).await.unwrap().unwrap();
        for n in [1, 2] {
            // The side that moved last asks, then the one that has been answered.
            let asker = if n == 1 {
                game.turn().other()
            } else {
                game.turn()
            };
            let before = asked(store, &game, asker).await;
            assert_eq!(stored(store, &before).await, before);
            let action = allow(store, &before).await;
            let back = by(&before, asker.other(), &action);
            game = commit(store, &before, back).await;
            for _ in 0..n {
                line.undo();
            }
            assert_eq!(stored(store, &game).await, game);
            assert_eq!(store.moves(game.id).await.unwrap().unwrap(), line);
            // Other moves are played instead.
            for _ in 0..n {
                let legal = game.line.legal_moves();
                let mv = legal.last().unwrap();
                line.play(mv).unwrap();
                let next = moved(&game, mv, START);
                game = commit(store, &game, next).await;
            }
            assert_eq!(store.moves(game.id).await.unwrap().unwrap(), line);
        }
        let replayed: Line = store.played(game.id).await.unwrap().unwrap().line;
        assert_eq!(replayed.position(), game.position());
    }
}

pub(crate) async fn of_a_takeback_and_a_move_at_once_one_happens(store: &dyn Store) {
    let game = opened(store, game_of(store, 1, 2).await, START).await;
    let before = asked(store, &game, Side::Quarry).await;
    let mv = before.line.legal_moves().swap_remove(0);
    let action = allow(store, &before).await;
    let back = by(&before, Side::Pack, &action);
    let on = moved(&before, &mv, START);
    let (one, other) = tokio::join!(store.commit(&before, back), store.commit(&before, on));
    let done = |committed: &Committed<Game>| matches!(committed, Committed::Done(_));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(done(&one) != done(&other), "{one:?} {other:?}");
    let after = stored(store, &game).await;
    let line = store.moves(game.id).await.unwrap().unwrap();
    assert_eq!((line.ply(), line.position()), (after.ply, after.position()));
    assert!(matches!(
        after.status,
        Status::Running { takeback: None, .. }
    ));
}

pub(crate) async fn finished_games_come_last_first(store: &dyn Store) {
    let mut ended = Vec::new();
    for n in 0..5_u64 {
        let later = START.plus(MINUTE * u32::try_from(n % 3).unwrap());
        let game = if n % 2 == 0 {
            game_of(store, 1, 10 + n).await
        } else {
            game_of(store, 10 + n, 1).await
        };
        ended.push((later, won_by(store, game, Side::Pack, later).await.id));
    }
    game_of(store, 1, 30).await;
    let early = game_of(store, 1, 31).await;
    let late = START.plus(MINUTE * 4);
    let aborted = commit(store, &early, after(&early, &Action::Resign, late)).await;
    ended.push((late, aborted.id));
    ended.sort_by_key(|&(at, id)| std::cmp::Reverse((at, id)));
    let expected: Vec<_> = ended.into_iter().map(|(_, id)| id).collect();

    for (offset, limit) in [(0, 100), (0, 2), (2, 2), (5, 2), (6, 2)] {
        let page = store.finished(person(1).id, offset, limit).await.unwrap();
        let ids: Vec<_> = page.games.iter().map(|game| game.id).collect();
        let from = usize::try_from(offset).unwrap().min(expected.len());
        let to = (from + usize::try_from(limit).unwrap()).min(expected.len());
        assert_eq!(ids, expected[from..to], "{offset} {limit}");
        assert_eq!(page.total, 6);
    }
    let nobody = store.finished(person(99).id, 0, 10).await.unwrap();
    assert_eq!((nobody.games, nobody.total), (Vec::new(), 0));
}

fn record(name: &str) -> Record {
    let text = format!(
        "[Game \"hare-and-hounds\"]\n[Hounds \"{name}\"]\n[Hare \"B\"]\n[Result \"*\"]\n\
         [Termination \"in-play\"]\n1. a2-b3 *"
    );
    text.parse().unwrap()
}

async fn kept(store: &dyn Store, by: PersonId, record: &Record, now: Moment) -> ImportId {
    store
        .keep_import(by, record, now, now.plus(MINUTE))
        .await
        .unwrap()
}

pub(crate) async fn a_record_is_kept_for_its_reader_until_it_expires(store: &dyn Store) {
    let (ann, ben) = (person(1).id, person(2).id);
    let read = record("A ``` \\\\ name");
    let id = kept(store, ann, &read, START).await;
    let load = |by, now| store.import(id, by, now);
    assert_eq!(load(ann, START).await.unwrap(), Some(read));
    assert_eq!(load(ben, START).await.unwrap(), None);
    let expires = START.plus(MINUTE);
    assert!(load(ann, expires.minus(SECOND)).await.unwrap().is_some());
    assert_eq!(load(ann, expires).await.unwrap(), None);
    // What has expired is dropped with the next one, and its number is not anybody else's then.
    kept(store, ben, &record("B"), expires).await;
    assert_eq!(load(ann, START).await.unwrap(), None);
}

pub(crate) async fn the_oldest_of_too_many_records_makes_way(store: &dyn Store) {
    let (ann, ben) = (person(1).id, person(2).id);
    let other = kept(store, ben, &record("B"), START).await;
    let mut ids = Vec::new();
    for _ in 0..=leveret::game::IMPORTS_KEPT {
        ids.push(kept(store, ann, &record("A"), START).await);
    }
    for (at, id) in ids.into_iter().enumerate() {
        let found = store.import(id, ann, START).await.unwrap();
        assert_eq!(found.is_some(), at > 0, "{at}");
    }
    assert!(store.import(other, ben, START).await.unwrap().is_some());
}
