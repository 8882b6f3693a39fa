use leveret::{
    game::{
        Action, Bustle, ChannelId, Ending, GameId, LOG_PAGE, Pace, PersonChange, PersonId,
        PersonSettings, Pings, ServerChange, ServerId, ServerSettings, act,
        ratings::{Scope, Standing},
    },
    rules::{Setup, Side},
    store::{Dossier, Store},
};

use crate::table::{
    KIND, MINUTE, SECOND, START, game_of, made, offer, opened, person, posted, stored, won_by,
};

const HERE: ServerId = ServerId(10);

pub(crate) async fn a_person_s_settings_read_back(store: &dyn Store) {
    let usual = PersonSettings::default();
    let settings = || store.person_settings(person(1).id);
    assert_eq!(settings().await.unwrap(), usual);
    let mut expect = usual.clone();
    for change in [
        PersonChange::Pings(Pings::Never),
        PersonChange::Direct(true),
        PersonChange::Language(Some("el".to_owned())),
        PersonChange::Words(true),
        PersonChange::Turned(true),
        PersonChange::Language(None),
        PersonChange::Pings(Pings::Always),
    ] {
        expect = expect.with(&change);
        store
            .settle_person(&person(1), &expect, START)
            .await
            .unwrap();
        assert_eq!(settings().await.unwrap(), expect);
    }
    assert_eq!(store.person_settings(person(2).id).await.unwrap(), usual);
}

async fn change(store: &dyn Store, changes: &[ServerChange]) -> ServerSettings {
    for change in changes {
        store
            .change_server(HERE, change, &person(1), START)
            .await
            .unwrap();
    }
    store.server_settings(HERE).await.unwrap()
}

pub(crate) async fn a_server_s_settings_read_back(store: &dyn Store) {
    let usual = ServerSettings::default();
    assert_eq!(store.server_settings(HERE).await.unwrap(), usual);
    let fox: Setup = "fox-and-geese 15 alternate sideways".parse().unwrap();
    let allowed = |channel, allowed| ServerChange::Channel {
        channel: ChannelId(channel),
        allowed,
    };
    let barred = |n, barred| ServerChange::Barred {
        person: person(n).id,
        barred,
    };
    let all = [
        ServerChange::Pace(Some(Pace::OneDay)),
        ServerChange::Setup(Some(fox)),
        ServerChange::Threads(true),
        ServerChange::Language(Some("pl".to_owned())),
        ServerChange::Pings(Pings::Never),
        allowed(u64::MAX, true),
        allowed(7, true),
        allowed(8, true),
        allowed(8, false),
        barred(2, true),
        barred(3, true),
        barred(3, false),
    ];
    let settings = change(store, &all).await;
    let expect = ServerSettings {
        channels: vec![ChannelId(u64::MAX), ChannelId(7)],
        pace: Some(Pace::OneDay),
        setup: Some(fox),
        threads: true,
        language: Some("pl".to_owned()),
        pings: Pings::Never,
        barred: vec![person(2).id],
    };
    assert_eq!(settings, expect);
    let back = [
        ServerChange::Pace(None),
        ServerChange::Setup(None),
        ServerChange::Threads(false),
        ServerChange::Language(None),
        ServerChange::Pings(Pings::Always),
        ServerChange::EveryChannel,
        barred(2, false),
    ];
    assert_eq!(change(store, &back).await, usual);
    let other = store.server_settings(ServerId(11)).await.unwrap();
    assert_eq!(other, usual);
}

pub(crate) async fn a_server_s_log_tells_who_did_what(store: &dyn Store) {
    let log = store.server_log(HERE, 0).await.unwrap();
    assert_eq!((log.total, log.entries), (0, Vec::new()));
    store.meet(&[person(2)], START).await.unwrap();
    let about = |n| ServerChange::Hidden {
        person: person(n).id,
        hidden: true,
    };
    let mut changes = vec![ServerChange::Threads(true), about(2), about(3)];
    changes.push(ServerChange::Aborted(GameId(5)));
    changes.resize(12, ServerChange::EveryChannel);
    change(store, &changes).await;
    let log = store.server_log(HERE, 1).await.unwrap();
    assert_eq!(log.total, 12);
    let [about_a_stranger, about_two] = &log.entries[..] else {
        // The first page is full of the newest.
        panic!("{log:?}");
    };
    assert_eq!(about_two.change, ServerChange::Threads(true));
    assert_eq!(about_a_stranger.change, about(2));
    assert_eq!(about_a_stranger.concerns, Some(person(2)));
    assert_eq!(about_two.by, person(1));
    let newest = store.server_log(HERE, 0).await.unwrap().entries;
    assert_eq!(newest.len(), LOG_PAGE as usize);
    assert_eq!(newest.last().unwrap().concerns, None);
    let elsewhere = store.server_log(ServerId(11), 0).await.unwrap();
    assert_eq!(elsewhere.total, 0);
}

pub(crate) async fn a_block_is_one_sided_and_taken_back(store: &dyn Store) {
    let (ann, ben) = (person(1), person(2));
    let blocked = |one: PersonId, other: PersonId| store.is_blocked(one, other);
    assert!(store.block(&ann, &ben, START).await.unwrap());
    assert!(!store.block(&ann, &ben, START).await.unwrap());
    assert!(blocked(ann.id, ben.id).await.unwrap());
    assert!(!blocked(ben.id, ann.id).await.unwrap());
    assert!(store.unblock(ann.id, ben.id).await.unwrap());
    assert!(!store.unblock(ann.id, ben.id).await.unwrap());
    assert!(!blocked(ann.id, ben.id).await.unwrap());
}

pub(crate) async fn challenges_and_games_are_counted_for_the_limits(store: &dyn Store) {
    let since = START.minus(MINUTE);
    let channel = offer(1, None, START).place.channel;
    let check = |n: u64, sent, games, here| async move {
        let bustle = store.bustle(person(n).id, channel, since).await.unwrap();
        assert_eq!(bustle, Bustle { sent, games, here });
    };
    made(store, &offer(1, Some(2), since)).await;
    made(store, &offer(1, Some(3), START)).await;
    made(store, &offer(1, None, START)).await;
    check(1, 2, 0, 0).await;
    check(2, 0, 0, 0).await;
    let game = game_of(store, 4, 5).await;
    check(4, 1, 1, 1).await;
    check(5, 0, 1, 1).await;
    won_by(store, game, Side::Pack, START).await;
    check(5, 0, 0, 0).await;
}

pub(crate) async fn a_hidden_person_is_not_on_that_server_s_leaderboard(store: &dyn Store) {
    for loser in [2, 3, 4] {
        won_by(store, game_of(store, 1, loser).await, Side::Pack, START).await;
    }
    let hide = |hidden| ServerChange::Hidden {
        person: person(1).id,
        hidden,
    };
    let here = Scope::Server(HERE);
    let ranked = |scope| async move {
        let board = store.leaderboard(KIND, scope, 0).await.unwrap();
        assert_eq!(board.total as usize, board.lines.len());
        for line in &board.lines {
            let rank = store.rank(line.person, KIND, scope).await.unwrap();
            assert_eq!(rank, Some(line.rank));
        }
        board.lines.len()
    };
    let rank = |scope| store.rank(person(1).id, KIND, scope);
    assert_eq!(ranked(here).await, 4);
    change(store, &[hide(true)]).await;
    assert_eq!(ranked(here).await, 3);
    assert_eq!(rank(here).await.unwrap(), None);
    assert_eq!(ranked(Scope::Everywhere).await, 4);
    assert_eq!(rank(Scope::Everywhere).await.unwrap(), Some(1));
    change(store, &[hide(false)]).await;
    assert_eq!(ranked(here).await, 4);
}

pub(crate) async fn a_game_moves_to_a_thread_and_back(store: &dyn Store) {
    let game = game_of(store, 1, 2).await;
    let (thread, parent) = (ChannelId(77), game.place.channel);
    assert_eq!(store.move_back(game.id).await.unwrap(), None);
    store.move_to_thread(game.id, thread, parent).await.unwrap();
    assert_eq!(stored(store, &game).await.place.channel, thread);
    assert_eq!(store.move_back(game.id).await.unwrap(), Some(parent));
    assert_eq!(stored(store, &game).await.place, game.place);
    assert_eq!(store.move_back(game.id).await.unwrap(), None);
}

pub(crate) async fn a_person_gets_all_that_is_kept(store: &dyn Store) {
    let stranger = store.dossier(person(1).id).await.unwrap();
    assert_eq!(stranger, Dossier::default());
    let game = won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
    made(store, &offer(3, Some(1), START)).await;
    store.block(&person(1), &person(3), START).await.unwrap();
    let settings = PersonSettings {
        words: true,
        ..PersonSettings::default()
    };
    store
        .settle_person(&person(1), &settings, START)
        .await
        .unwrap();
    let barred = ServerChange::Barred {
        person: person(1).id,
        barred: true,
    };
    change(store, &[barred]).await;
    let dossier = store.dossier(person(1).id).await.unwrap();
    assert_eq!(dossier.person.unwrap().name, person(1).name);
    assert_eq!(dossier.settings.unwrap().words, 1);
    assert_eq!(dossier.blocked.len(), 1);
    assert_eq!(dossier.servers[0].barred, 1);
    assert_eq!(dossier.server_log.len(), 1);
    assert_eq!(dossier.challenges.len(), 2);
    let [kept] = &dossier.games[..] else {
        panic!("{:?}", dossier.games);
    };
    assert_eq!(kept.id, game.id.0);
    assert!(kept.moves.as_ref().unwrap().contains(' '));
    assert_eq!(dossier.standings.len(), 2);
}

pub(crate) async fn a_forgotten_person_leaves_their_games_to_the_others(store: &dyn Store) {
    let (ann, ben) = (person(1), person(2));
    let running = opened(store, game_of(store, 1, 2).await, START).await;
    store
        .game_posted(running.id, Some(posted(5)))
        .await
        .unwrap();
    let open = made(store, &offer(3, Some(1), START.plus(SECOND))).await;
    let sent = made(store, &offer(1, None, START.plus(SECOND))).await;
    store.block(&ann, &ben, START).await.unwrap();
    store.block(&ben, &ann, START).await.unwrap();
    store
        .settle_person(&ann, &PersonSettings::default(), START)
        .await
        .unwrap();
    let around = store.challenges_around(ann.id).await.unwrap();
    assert_eq!(around, [sent.id, open.id]);

    // Nothing goes while something is in hand.
    assert!(!store.forget(ann.id).await.unwrap());
    assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
    let running = stored(store, &running).await;
    let resigned = act(&running, ann.id, &Action::Resign, START).unwrap();
    crate::table::commit(store, &running, resigned).await;
    assert!(!store.forget(ann.id).await.unwrap());
    for id in around {
        assert!(
            store
                .settle(id, leveret::game::ChallengeEnd::Cancelled)
                .await
                .unwrap()
        );
    }
    let bens = store
        .standing(ben.id, KIND, Scope::Everywhere)
        .await
        .unwrap();
    assert!(store.forget(ann.id).await.unwrap());

    assert_eq!(store.person(ann.id).await.unwrap(), None);
    assert_eq!(store.dossier(ann.id).await.unwrap(), Dossier::default());
    let game = stored(store, &running).await;
    assert!(game.seats.pack.is_forgotten());
    assert_eq!(game.seats.quarry, ben);
    assert_eq!(game.ending(), Some(Ending::Resigned(Side::Pack)));
    let after = store
        .standing(ben.id, KIND, Scope::Everywhere)
        .await
        .unwrap();
    assert_eq!(after, bens);
    let anns = store
        .standing(ann.id, KIND, Scope::Everywhere)
        .await
        .unwrap();
    assert_eq!(anns, Standing::default());
    let board = store.leaderboard(KIND, Scope::Everywhere, 0).await.unwrap();
    assert_eq!(board.total, 1);
    assert!(store.challenge(open.id).await.unwrap().is_some());

    // They may come back, and go again, and others may go too.
    won_by(store, game_of(store, 1, 2).await, Side::Pack, START).await;
    assert!(store.forget(ann.id).await.unwrap());
    assert!(store.forget(ben.id).await.unwrap());
    assert!(store.forget(person(9).id).await.unwrap());
}
