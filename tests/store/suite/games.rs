use leveret::{
    game::{
        Action, ChannelId, Ending, Game, GameId, Moment, NewChallenge, Pace, Place, Status, act,
        reminded, time_out,
    },
    rules::{GameKind, Line, Move, Outcome, Setup, Side},
    store::{Committed, Store},
};

use crate::table::{
    DAY, KIND, MINUTE, SECOND, START, after, begun, chance, commit, game_of, moved, of_setup,
    offer, opened, paced, person, posted, stored, won_by,
};

async fn journal(store: &dyn Store, game: &Game) -> Line {
    store.moves(game.id).await.unwrap().unwrap()
}

/// The game after one more move, loaded anew before it as after a restart.
async fn play(store: &dyn Store, game: &Game, mv: &Move, now: Moment) -> Game {
    let before = stored(store, game).await;
    let next = moved(&before, mv, now);
    commit(store, &before, next).await
}

pub(crate) async fn a_game_of_every_setup_reads_back_after_every_move(store: &dyn Store) {
    let mut seed = 1;
    for (setup, n) in Setup::all().zip(0..) {
        let offer = of_setup(offer(n, Some(n + 100), START), setup);
        let mut game = begun(store, &offer).await;
        let mut line = Line::new(setup.start());
        let mut now = START;
        while game.ending().is_none() && game.ply < 60 {
            now = now.plus(SECOND);
            let legal = game.line.legal_moves();
            let mv = &legal[chance(&mut seed, legal.len())];
            line.play(mv).unwrap();
            game = play(store, &game, mv, now).await;
            assert_eq!(stored(store, &game).await, game, "{setup}");
            assert_eq!(game.position(), line.position(), "{setup}");
        }
        assert_eq!(journal(store, &game).await, line, "{setup}");
        assert_eq!(game.ending(), line.outcome().map(Ending::Board), "{setup}");
    }
}

pub(crate) async fn a_late_change_is_overtaken_and_writes_nothing(store: &dyn Store) {
    let before = game_of(store, 1, 2).await;
    let legal = before.line.legal_moves();
    let first = commit(store, &before, moved(&before, &legal[0], START)).await;
    for late in [
        moved(&before, &legal[0], START),
        moved(&before, &legal[1], START.plus(SECOND)),
        after(&before, &Action::Resign, START),
        reminded(&before),
    ] {
        assert_eq!(
            store.commit(&before, late).await.unwrap(),
            Committed::Overtaken
        );
        assert_eq!(stored(store, &before).await, first);
        assert_eq!(journal(store, &before).await.moves(), [legal[0].clone()]);
    }
}

pub(crate) async fn of_two_moves_at_once_one_is_played(store: &dyn Store) {
    let mut game = game_of(store, 1, 2).await;
    let mut played = Vec::new();
    for _ in 0..6 {
        let legal = game.line.legal_moves();
        let (one, other) = (
            moved(&game, &legal[0], START),
            moved(&game, &legal[legal.len() - 1], START),
        );
        let (one, other) = tokio::join!(store.commit(&game, one), store.commit(&game, other));
        game = match (one.unwrap(), other.unwrap()) {
            (Committed::Done(game), Committed::Overtaken)
            | (Committed::Overtaken, Committed::Done(game)) => game,
            both => panic!("{both:?}"),
        };
        played.extend(game.last_move.clone());
        assert_eq!(stored(store, &game).await, game);
        assert_eq!(journal(store, &game).await.moves(), played);
        if game.ending().is_some() {
            break;
        }
    }
}

pub(crate) async fn the_journal_follows_random_commits(store: &dyn Store) {
    let mut seed = 2;
    let setup: Setup = "fox-and-geese 13 every sideways".parse().unwrap();
    let mut games = Vec::new();
    for n in 0..5 {
        let offer = of_setup(offer(n, Some(n + 100), START), setup);
        let game = begun(store, &offer).await;
        games.push(vec![game]);
    }
    for step in 0..200_u32 {
        let stages = &mut games[chance(&mut seed, 5)];
        // An old board now and then, as from a button that was pressed late.
        let back = if chance(&mut seed, 3) == 0 { 2 } else { 1 };
        let before = stages[stages.len().saturating_sub(back)].clone();
        let legal = before.line.legal_moves();
        if legal.is_empty() {
            continue;
        }
        let mv = &legal[chance(&mut seed, legal.len())];
        let next = moved(&before, mv, START.plus(SECOND * step));
        let current = stages.last().unwrap().revision == before.revision;
        match store.commit(&before, next).await.unwrap() {
            Committed::Done(game) if current => stages.push(game),
            Committed::Overtaken if !current => {}
            other => panic!("{other:?}"),
        }
    }
    for game in games.iter().filter_map(|stages| stages.last()) {
        let loaded = stored(store, game).await;
        assert_eq!(loaded, *game);
        let line = journal(store, game).await;
        assert_eq!(line, loaded.line);
        assert_eq!(
            (line.ply(), line.moves().last()),
            (loaded.ply, loaded.last_move.as_ref())
        );
    }
}

pub(crate) async fn a_move_taken_back_leaves_the_journal(store: &dyn Store) {
    let start = game_of(store, 1, 2).await;
    let two = opened(store, start, START).await;
    let line = journal(store, &two).await;
    let mut one = Line::new(two.setup.start());
    one.play(&line.moves()[0]).unwrap();
    let back = Game {
        revision: two.revision + 1,
        line: one.clone(),
        ply: 1,
        last_move: Some(line.moves()[0].clone()),
        ..two.clone()
    };
    let back = commit(store, &two, back).await;
    assert_eq!(journal(store, &back).await, one);
    assert_eq!(stored(store, &back).await, back);
    let again = play(store, &back, &line.moves()[1], START).await;
    assert_eq!(journal(store, &again).await, line);
}

pub(crate) async fn the_third_repetition_is_seen_across_loads(store: &dyn Store) {
    let setup: Setup = "fox-and-geese 15 every sideways".parse().unwrap();
    let mut game = begun(store, &of_setup(offer(1, Some(2), START), setup)).await;
    let to_and_fro = ["d4-d5", "a4-b4", "d5-d4", "b4-a4"].map(|text| text.parse().unwrap());
    for mv in to_and_fro.iter().cycle().take(8) {
        assert_eq!(game.ending(), None);
        game = play(store, &game, mv, START).await;
    }
    assert_eq!(game.ending(), Some(Ending::Board(Outcome::Repeated)));
    assert_eq!(stored(store, &game).await, game);
}

pub(crate) async fn every_ending_reads_back(store: &dyn Store) {
    let game = |n: u64| async move { opened(store, game_of(store, n, n + 100).await, START).await };
    let by = |game: &Game, side, action| {
        act(game, game.seats.of(side).id, &action, START.plus(SECOND)).unwrap()
    };
    let mut ended = Vec::new();
    for (side, n) in Side::ALL.into_iter().zip(1..) {
        let game = game(n).await;
        let resigned = by(&game, side, Action::Resign);
        ended.push((Ending::Resigned(side), commit(store, &game, resigned).await));
    }
    let before = game(3).await;
    let offered = by(&before, Side::Pack, Action::OfferDraw);
    let offered = commit(store, &before, offered).await;
    let agreed = by(&offered, Side::Quarry, Action::AcceptDraw);
    ended.push((Ending::DrawAgreed, commit(store, &offered, agreed).await));

    let late = game(4).await;
    let timed_out = time_out(&late, START.plus(DAY)).unwrap();
    ended.push((
        Ending::TimedOut(Side::Pack),
        commit(store, &late, timed_out).await,
    ));

    let fresh = game_of(store, 5, 105).await;
    let aborted = after(&fresh, &Action::Resign, START);
    ended.push((Ending::Aborted, commit(store, &fresh, aborted).await));

    for (ending, game) in ended {
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(stored(store, &game).await, game);
    }
    assert_eq!(store.n_running().await.unwrap(), 0);
}

pub(crate) async fn offers_reminders_and_messages_read_back(store: &dyn Store) {
    let game = opened(store, game_of(store, 1, 2).await, START).await;
    let now = START.plus(MINUTE);
    let offered = commit(store, &game, after(&game, &Action::OfferDraw, now)).await;
    assert!(matches!(
        offered.status,
        Status::Running {
            draw_offer: Some(Side::Pack),
            ..
        }
    ));
    assert_eq!(offered.acted.of(Side::Pack), now);
    assert_eq!(stored(store, &game).await, offered);

    let told = commit(store, &offered, reminded(&offered)).await;
    assert_eq!(stored(store, &game).await, told);

    // The game is played where its last message is.
    let mut place = told.place;
    for posted in [Some(posted(3)), Some(posted(4)), None] {
        store.game_posted(game.id, posted).await.unwrap();
        place.channel = posted.map_or(place.channel, |posted| posted.channel);
        let expected = Game {
            posted,
            place,
            ..told.clone()
        };
        assert_eq!(stored(store, &game).await, expected);
    }
}

pub(crate) async fn running_games_come_in_the_order_of_their_urgency(store: &dyn Store) {
    let me = 50;
    let mut offers = Vec::new();
    // The pack moves first: the first three await me, the others await somebody else.
    for (n, pace) in [Pace::Unlimited, Pace::SevenDays, Pace::Live]
        .into_iter()
        .enumerate()
    {
        let n = u64::try_from(n).unwrap();
        offers.push(paced(offer(me, Some(n), START), pace));
        offers.push(paced(offer(n + 10, Some(me), START), pace));
    }
    offers.push(paced(
        offer(me, Some(20), START.plus(SECOND)),
        Pace::Unlimited,
    ));
    offers.push(offer(1, Some(2), START));
    let mut games = Vec::new();
    for offer in &offers {
        games.push(begun(store, offer).await.id);
    }
    let over = game_of(store, me, 30).await;
    commit(store, &over, after(&over, &Action::Resign, START)).await;

    let expected = [4, 2, 0, 6, 5, 3, 1].map(|n: usize| games[n]);
    for (offset, limit) in [
        (0, 100),
        (0, 3),
        (3, 3),
        (6, 3),
        (7, 3),
        (u32::MAX, u32::MAX),
    ] {
        let page = store.running(person(me).id, offset, limit).await.unwrap();
        let ids: Vec<_> = page.games.iter().map(|game| game.id).collect();
        let wanted: Vec<GameId> = expected
            .into_iter()
            .skip(offset.try_into().unwrap())
            .take(limit.try_into().unwrap())
            .collect();
        assert_eq!((ids, page.total), (wanted, 7), "{offset} {limit}");
    }
    let nobody = store.running(person(99).id, 0, 10).await.unwrap();
    assert_eq!((nobody.games, nobody.total), (Vec::new(), 0));
}

pub(crate) async fn rated_games_of_two_people_are_counted(store: &dyn Store) {
    let later = START.plus(DAY);
    let fox: Setup = "fox-and-geese 13 every".parse().unwrap();
    won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
    begun(store, &offer(2, Some(1), later)).await;
    begun(store, &of_setup(offer(1, Some(2), later), fox)).await;
    begun(store, &offer(1, Some(3), later)).await;
    let broken_off = begun(store, &offer(1, Some(2), later)).await;
    commit(
        store,
        &broken_off,
        after(&broken_off, &Action::Resign, later),
    )
    .await;
    let casual = crate::table::made(store, &offer(1, Some(2), later)).await;
    let mut casual_game = casual.accept(&person(2), true, 0, later).unwrap();
    casual_game.rated = false;
    store.accept(casual.id, casual_game).await.unwrap();

    for (kind, since, expected) in [
        (KIND, START, 2),
        (KIND, START.plus(SECOND), 1),
        (KIND, later, 1),
        (KIND, later.plus(SECOND), 0),
        (GameKind::FoxAndGeese, START, 1),
    ] {
        for (one, other) in [(1, 2), (2, 1)] {
            let n = store.rated_between(person(one).id, person(other).id, kind, since);
            assert_eq!(n.await.unwrap(), expected);
        }
    }
}

pub(crate) async fn changed_games_are_found(store: &dyn Store) {
    let games = [
        game_of(store, 1, 2).await,
        game_of(store, 3, 4).await,
        game_of(store, 5, 6).await,
    ];
    let mv = &games[0].line.legal_moves()[0];
    play(store, &games[1], mv, START.plus(SECOND)).await;
    let deadline = START.plus(MINUTE * 5);
    let over = time_out(&games[0], deadline).unwrap();
    commit(store, &games[0], over).await;

    let found = |since, limit| async move {
        let games = store.changed_since(since, limit).await.unwrap();
        games.into_iter().map(|game| game.id).collect::<Vec<_>>()
    };
    let [one, two, three] = games.map(|game| game.id);
    assert_eq!(found(START, 9).await, [three, two, one]);
    assert_eq!(found(START, 2).await, [three, two]);
    assert_eq!(found(START.plus(SECOND), 9).await, [two, one]);
    assert_eq!(found(deadline, 9).await, [one]);
    assert_eq!(found(deadline.plus(SECOND), 9).await, []);
    assert_eq!(store.n_running().await.unwrap(), 2);
}

pub(crate) async fn what_is_not_there_is_not_found(store: &dyn Store) {
    assert_eq!(store.game(GameId(1)).await.unwrap(), None);
    assert_eq!(store.moves(GameId(-1)).await.unwrap(), None);
    let private = NewChallenge {
        place: Place {
            server: None,
            channel: ChannelId(u64::MAX),
            reachable: false,
        },
        ..offer(1, Some(2), START)
    };
    let game = begun(store, &private).await;
    assert_eq!(stored(store, &game).await.place, private.place);
    let ghost = Game {
        id: GameId(game.id.0 + 1),
        ..game.clone()
    };
    let next = moved(&ghost, &ghost.line.legal_moves()[0], START);
    assert_eq!(
        store.commit(&ghost, next).await.unwrap(),
        Committed::Overtaken
    );
}
