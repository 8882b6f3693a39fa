//! Fox and Geese: every setup to every kind of ending, by menus and buttons.

use std::collections::BTreeSet;

use leveret::{
    rules::{GameKind, Outcome, Setup, Side},
    sandbox::{Arg, boolean, integer, text},
};

use crate::games;
use crate::stage::{Stage, has, labels, press, said, told};

/// What Ann says who takes the fox.
fn terms(setup: Setup) -> [(&'static str, Arg); 5] {
    let Setup::FoxAndGeese(options) = setup else {
        panic!("{setup}");
    };
    let diagonals = if setup.to_string().contains("alternate") {
        "alternate"
    } else {
        "every"
    };
    [
        ("game", text("fox-and-geese")),
        ("side", text("quarry")),
        ("geese", integer(options.geese.number().into())),
        ("sideways", boolean(options.sideways)),
        ("diagonals", text(diagonals)),
    ]
}

/// Plays the games of all setups that end so; Ben has the geese.
async fn play_all(outcome: Outcome, sentence: &str, winner: Option<&str>) {
    let stage = Stage::set().await;
    let mut setups = BTreeSet::new();
    for (setup, ending, moves) in games::fox_and_geese() {
        if ending != outcome {
            continue;
        }
        setups.insert(setup.to_string());
        let board = stage.game(terms(setup)).await;
        let end = games::make_all(&stage.ben, &stage.ann, board.id, setup, &moves).await;
        let words = end.text();
        has(&words, sentence);
        match winner {
            Some(name) => has(&words, &format!("Winner: {name}")),
            None => assert!(!words.contains("Winner")),
        }
        assert_eq!(labels(&end), ["Rematch", "Replay"], "{setup}");
        assert!(end.menus().is_empty());
    }
    let all = Setup::all().filter(|setup| setup.kind() == GameKind::FoxAndGeese);
    let could = all.filter(|&setup| match outcome {
        Outcome::Captured => !games::keeps_four(setup),
        Outcome::Repeated => setup.may_repeat(),
        _ => true,
    });
    assert_eq!(setups.len(), could.count());
    stage.ends().await;
}

#[tokio::test]
async fn the_geese_trap_the_fox_in_every_setup() {
    play_all(
        Outcome::Trapped,
        "The geese win: the fox is trapped.",
        Some("Ben"),
    )
    .await;
}

#[tokio::test]
async fn the_fox_captures_all_but_three_in_every_setup_that_lets_it() {
    play_all(
        Outcome::Captured,
        "The fox wins: fewer than four geese are left.",
        Some("Ann"),
    )
    .await;
}

#[tokio::test]
async fn no_goose_can_move_in_every_setup() {
    play_all(
        Outcome::Blocked,
        "The fox wins: no goose can move.",
        Some("Ann"),
    )
    .await;
}

#[tokio::test]
async fn the_third_repetition_draws_in_every_setup_with_sideways_moves() {
    play_all(
        Outcome::Repeated,
        "A draw: the same position stands for the third time.",
        None,
    )
    .await;
}

#[tokio::test]
async fn a_draw_is_agreed_in_every_setup() {
    let stage = Stage::set().await;
    for setup in Setup::all().filter(|setup| setup.kind() == GameKind::FoxAndGeese) {
        let board = stage.game(terms(setup)).await;
        let moves = setup.start().legal_moves();
        games::make(&stage.ann, board.id, &moves[0]).await;
        said(stage.ben.click(board.id, "Offer a draw").await);
        let end = said(stage.ann.click(board.id, "Accept the draw").await);
        has(&end.text(), "A draw, agreed by both players.");
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_goose_is_chosen_marked_and_given_back() {
    let stage = Stage::set().await;
    let setup: Setup = "fox-and-geese 13 every".parse().unwrap();
    let board = stage.game(terms(setup)).await;
    assert_eq!(
        labels(&board),
        [
            "d4 to c4",
            "d4 to e4",
            "d4 to c5",
            "d4 to d5",
            "d4 to e5",
            "Offer a draw",
            "Resign",
            "My view",
            "Moves"
        ]
    );
    said(stage.ann.click(board.id, "d4 to d5").await);
    let menu = stage.board(board.id).menus().remove(0);
    assert_eq!(menu.placeholder, "Choose the goose to move");
    assert_eq!(menu.options[0].label, "Goose on a3");
    assert_eq!(menu.options[0].description, "to a4, b4");
    let chosen = said(
        stage
            .ben
            .select(board.id, &menu.custom_id, &["Goose on a3"])
            .await,
    );
    has(
        &chosen.text(),
        "Chosen: the goose on a3. Now choose where it goes.",
    );
    has(&chosen.text(), "small g = the chosen goose");
    has(&chosen.text(), "3 g-G-G");
    assert_eq!(
        labels(&chosen)[..3],
        ["a3 to a4", "a3 to b4", "Choose another goose"]
    );
    // The other player and others are told; the board stays.
    has(
        &told(stage.ann.click(board.id, "a3 to a4").await),
        "It is not your turn.",
    );
    has(
        &told(stage.eve.click(board.id, "a3 to a4").await),
        "not one of the two players",
    );
    has(
        &told(stage.ann.click(board.id, "Choose another goose").await),
        "It is not your turn.",
    );
    let back = said(stage.ben.click(board.id, "Choose another goose").await);
    assert_eq!(back.menus().len(), 1);
    assert!(!back.text().contains("Chosen"));
    // An old choice, after another move.
    let old = press(&chosen, "a3 to a4");
    said(stage.ben.select(board.id, "menu:0", &["Goose on g3"]).await);
    said(stage.ben.click(board.id, "g3 to g4").await);
    let pending = stage.ben.raw_click(board.id, &old).unwrap();
    has(&told(Ok(pending.outcome().await)), "The board has changed");
    stage.ends().await;
}

#[tokio::test]
async fn a_capture_says_what_was_taken() {
    let stage = Stage::set().await;
    let (setup, _, moves) = games::fox_and_geese()
        .into_iter()
        .find(|(_, outcome, moves)| {
            *outcome == Outcome::Captured && moves.iter().any(|mv| mv.landings().len() > 1)
        })
        .unwrap();
    let board = stage.game(terms(setup)).await;
    let at = moves.iter().position(|mv| mv.landings().len() > 1).unwrap();
    let end = games::make_all(&stage.ben, &stage.ann, board.id, setup, &moves[..=at]).await;
    let mv = &moves[at];
    has(
        &end.text(),
        &format!(
            "Last move: the fox from {} to {}, capturing",
            mv.from(),
            mv.to()
        ),
    );
    assert_eq!(setup.start().turn(), Side::Quarry);
    stage.ends().await;
}
