//! A disk that is full: an error, and nothing half done.

use leveret::{
    game::{Action, Game, act, ratings::Scope},
    rules::Side,
    store::{Proposed, SqliteStore, Store, StoreError},
};

use super::Folder;
use crate::table::{KIND, START, game_of, offer, opened, person, stored};

/// A store whose file may grow to `pages`.
async fn limited(folder: &Folder, pages: u32) -> SqliteStore {
    let options = SqliteStore::options(&folder.name()).unwrap();
    let options = options.pragma("max_page_count", pages.to_string());
    SqliteStore::connect(options).await.unwrap()
}

fn assert_full(error: &StoreError) {
    let StoreError::Database(sqlx::Error::Database(error)) = error else {
        panic!("{error:?}");
    };
    assert_eq!(error.message(), "database or disk is full");
}

#[tokio::test]
async fn no_challenge_is_accepted_without_its_game() {
    let folder = Folder::new();
    let store = limited(&folder, 60).await;
    let mut accepted = 0;
    let (error, open) = 'full: {
        for n in 0..10_000 {
            let challenge = match store.propose(&offer(n, Some(n + 100_000), START)).await {
                Ok(Proposed::Made(challenge)) => challenge,
                Ok(Proposed::Duplicate) => panic!("a duplicate"),
                Err(error) => break 'full (error, None),
            };
            let game = challenge
                .accept(&person(n + 100_000), true, 0, START)
                .unwrap();
            match store.accept(challenge.id, game).await {
                Ok(_) => accepted += 1,
                Err(error) => break 'full (error, Some(challenge)),
            }
        }
        panic!("never full");
    };
    assert_full(&error);
    assert!(accepted > 10);
    assert_eq!(store.n_running().await.unwrap(), accepted);
    if let Some(challenge) = open {
        assert_eq!(
            store.challenge(challenge.id).await.unwrap(),
            Some(challenge)
        );
    }
    store.close().await;
}

#[tokio::test]
async fn no_rated_game_ends_without_its_ratings() {
    let folder = Folder::new();
    let store = folder.open().await;
    let mut games = Vec::new();
    for n in 0..300 {
        let mut game = game_of(&store, n, n + 1000).await;
        game = opened(&store, game, START).await;
        games.push(game);
    }
    store.close().await;

    // No page more than there are now.
    let store = limited(&folder, 1).await;
    let mut failed: Option<(StoreError, Game)> = None;
    for game in games {
        let resigned = act(&game, game.seats.pack.id, &Action::Resign, START).unwrap();
        match store.commit(&game, resigned).await {
            Ok(_) => {}
            Err(error) => {
                failed = Some((error, game));
                break;
            }
        }
    }
    let (error, game) = failed.expect("never full");
    assert_full(&error);
    assert_eq!(stored(&store, &game).await, game);
    for (side, scope) in [
        (Side::Pack, Scope::Everywhere),
        (Side::Quarry, Scope::Everywhere),
    ] {
        let standing = store
            .standing(game.seats.of(side).id, KIND, scope)
            .await
            .unwrap();
        assert_eq!(standing.played(), 0);
    }
    store.close().await;

    // With room again it can be done.
    let store = folder.open().await;
    let resigned = act(&game, game.seats.pack.id, &Action::Resign, START).unwrap();
    store.commit(&game, resigned).await.unwrap();
    assert!(stored(&store, &game).await.ending().is_some());
    store.close().await;
}
