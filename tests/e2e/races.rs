//! What happens at the same moment.

use std::time::Duration;

use leveret::sandbox::{Outcome, Pending, text, user};

use crate::stage::{Stage, has, labels, press, said, shown, whispered};

/// The outcomes of what was begun at the same moment: the one that changed the board, and what the
/// others were told.
async fn one_of(pending: Vec<Pending>) -> (Outcome, Vec<String>) {
    let mut winner = None;
    let mut told = Vec::new();
    for pending in pending {
        match pending.outcome().await {
            outcome @ Outcome::Updated(_) => {
                assert!(winner.replace(outcome).is_none(), "two had their way");
            }
            outcome => told.push(whispered(outcome)),
        }
    }
    (winner.expect("one has their way"), told)
}

#[tokio::test]
async fn of_many_who_accept_at_once_one_plays_and_the_others_are_told() {
    let stage = Stage::set().await;
    for _ in 0..5 {
        let card = said(stage.ann.slash("challenge", []).await);
        let others: Vec<_> = (0..6)
            .map(|n| stage.discord.user(&format!("P{n}")))
            .collect();
        let accept = press(&card, "Accept");
        let pending = others
            .iter()
            .map(|other| other.raw_click(card.id, &accept).unwrap())
            .collect();
        let (_, told) = one_of(pending).await;
        assert_eq!(told.len(), 5);
        for told in told {
            has(&told, "This challenge has been accepted already");
        }
        // The card has become the board, whatever those who came late did to it.
        stage.settle().await;
        has(&stage.board(card.id).text(), "To move: the hounds");
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_challenge_that_is_accepted_and_taken_back_at_once_ends_one_way() {
    let stage = Stage::set().await;
    for _ in 0..5 {
        let card = said(
            stage
                .ann
                .slash("challenge", [("opponent", user(&stage.ben))])
                .await,
        );
        let pending = vec![
            stage
                .ben
                .raw_click(card.id, &press(&card, "Accept"))
                .unwrap(),
            stage
                .ann
                .raw_click(card.id, &press(&card, "Take back"))
                .unwrap(),
        ];
        let (_, told) = one_of(pending).await;
        has(&told[0], "This challenge has been");
        stage.settle().await;
    }
    stage.ends().await;
}

#[tokio::test]
async fn the_same_button_twice_at_once_moves_once() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let pending = (0..4)
        .map(|_| stage.ann.start_click(board.id, "a2 to a3").unwrap())
        .collect();
    let (_, told) = one_of(pending).await;
    for told in told {
        has(&told, "The board has changed since this was shown.");
    }
    stage
        .says(board.id, "Last move: a hound from a2 to a3.")
        .await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.ends().await;
}

#[tokio::test]
async fn two_moves_at_once_are_one_move() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let pending = ["a2 to a3", "c2 to c3", "b1 to b2", "a2 to b3"]
        .map(|label| stage.ann.start_click(board.id, label).unwrap());
    let (_, told) = one_of(pending.into()).await;
    assert_eq!(told.len(), 3);
    stage.settle().await;
    stage.says(board.id, "To move: the hare (Ben).").await;
    stage.ends().await;
}

#[tokio::test]
async fn both_players_at_once_move_one_after_the_other() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let hare = "1:play:1:1:b5-b4";
    let first = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    let second = stage.ben.raw_click(board.id, hare).unwrap();
    shown(first.outcome().await);
    match second.outcome().await {
        Outcome::Updated(_) => {}
        outcome => {
            let told = whispered(outcome);
            assert!(
                told.contains("The board has changed") || told.contains("not your turn"),
                "{told}"
            );
        }
    }
    stage.settle().await;
    stage.says(board.id, "Last move:").await;
    stage.ends().await;
}

#[tokio::test]
async fn resigning_and_moving_at_once_ends_the_game_whole() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let pending = vec![
        stage.ann.raw_click(board.id, "1:play:1:2:c2-c3").unwrap(),
        stage.ben.raw_click(board.id, "1:resign-surely:1").unwrap(),
    ];
    let mut ended = false;
    for pending in pending {
        if let Outcome::Updated(message) = pending.outcome().await {
            ended |= message
                .text()
                .contains("The hounds win: the hare has resigned.");
        }
    }
    assert!(ended);
    stage.settle().await;
    assert_eq!(labels(&stage.board(board.id)), ["Rematch", "Replay"]);
    stage.ends().await;
}

#[tokio::test]
async fn a_draw_is_accepted_and_taken_back_at_once() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    let pending = vec![
        stage.ben.start_click(board.id, "Accept the draw").unwrap(),
        stage.ann.start_click(board.id, "Decline the draw").unwrap(),
    ];
    let (_, told) = one_of(pending).await;
    assert!(
        told[0].contains("There is no draw offer") || told[0].contains("This game is over"),
        "{told:?}"
    );
    stage.ends().await;
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_get_one_game() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    said(stage.ben.click(board.id, "Accept the draw").await);
    stage.settle().await;
    let pending = [&stage.ann, &stage.ben].map(|who| who.start_click(board.id, "Rematch").unwrap());
    let mut texts = Vec::new();
    for pending in pending {
        texts.push(shown(pending.outcome().await).text());
    }
    assert!(
        texts
            .iter()
            .any(|it| it.contains("Rematch: Hare and Hounds")),
        "{texts:?}"
    );
    assert!(
        texts
            .iter()
            .any(|it| it.contains("To move: the hounds (Ben).")),
        "{texts:?}"
    );
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn the_clock_and_a_move_at_once_end_one_way() {
    let stage = Stage::set().await;
    let board = stage
        .game([("side", text("pack")), ("pace", text("live"))])
        .await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.advance(Duration::from_secs(301));
    let pending = stage.ann.raw_click(board.id, "1:play:1:2:c2-c3").unwrap();
    has(
        &whispered(pending.outcome().await),
        "This game is over: the time for a move ran out.",
    );
    // The result is posted anew, as nobody has acted for a while.
    let last = stage
        .until(|| {
            let last = stage.ann.last()?;
            last.text()
                .contains("the hounds have run out of time")
                .then_some(last)
        })
        .await;
    assert_eq!(labels(&last), ["Rematch", "Replay"]);
    stage.settle().await;
    stage.ends().await;
}
