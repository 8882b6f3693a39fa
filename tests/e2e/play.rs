//! Playing by the buttons of the board.

use leveret::{
    rules::{Outcome, Setup},
    sandbox::text,
};

use crate::games;
use crate::stage::{Stage, has, labels, press, said, told, whispered};

#[tokio::test]
async fn two_people_play_a_whole_game_by_buttons() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let text = board.text();
    has(&text, "Ann (hounds) – Ben (hare)");
    has(&text, "No move has been made yet.");
    has(&text, "To move: the hounds (Ann).");
    assert!(!text.contains("without advance"));
    assert_eq!(
        labels(&board),
        [
            "b1 to b2",
            "a2 to b2",
            "a2 to a3",
            "a2 to b3",
            "c2 to b2",
            "c2 to b3",
            "c2 to c3",
            "Offer a draw",
            "Resign",
            "My view",
            "Moves",
        ]
    );
    let after = said(stage.ann.click(board.id, "b1 to b2").await);
    assert_eq!(after.id, board.id, "in place");
    has(&after.text(), "Last move: a hound from b1 to b2.");
    has(&after.text(), "To move: the hare (Ben).");
    has(&after.text(), "h");
    stage.ends().await;
}

#[tokio::test]
async fn the_board_shows_how_long_the_hounds_have_stalled() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage
        .clicks(board.id, &["a2 to b2", "b5 to b4", "b2 to a2"])
        .await;
    has(
        &stage.board(board.id).text(),
        "Hounds' moves without advance: 2 of 10.",
    );
    stage.clicks(board.id, &[]).await;
    said(stage.ben.click(board.id, "b4 to b5").await);
    let board = said(stage.ann.click(board.id, "a2 to a3").await);
    assert!(!board.text().contains("without advance"));
    stage.ends().await;
}

#[tokio::test]
async fn a_click_on_the_others_turn_names_the_one_to_move() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let told = told(stage.ben.click(board.id, "a2 to a3").await);
    assert_eq!(told, "It is not your turn. To move: Ann.");
    has(&stage.board(board.id).text(), "No move has been made yet.");
    stage.ends().await;
}

#[tokio::test]
async fn a_spectators_click_is_answered_privately() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for label in ["a2 to a3", "Offer a draw", "Resign"] {
        has(
            &told(stage.eve.click(board.id, label).await),
            "You are not one of the two players of this game.",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn an_old_button_says_that_the_board_has_changed() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let old = press(&board, "c2 to c3");
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let pending = stage.ann.raw_click(board.id, &old).unwrap();
    has(
        &whispered(pending.outcome().await),
        "The board has changed since this was shown.",
    );
    let pending = stage.ben.raw_click(board.id, &old).unwrap();
    has(&whispered(pending.outcome().await), "The board has changed");
    has(
        &stage.board(board.id).text(),
        "Last move: the hare from b5 to b4.",
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_click_after_the_end_says_how_it_ended() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let (draw, resign) = (press(&board, "Offer a draw"), press(&board, "Resign"));
    let moves = games::hare_and_hounds(Outcome::GotPast);
    let (end, all) = moves.split_last().unwrap();
    let (setup, board) = (Setup::HareAndHounds, board.id);
    let last = games::make_all(&stage.ann, &stage.ben, board, setup, all).await;
    let last_player = if all.len() % 2 == 0 {
        &stage.ann
    } else {
        &stage.ben
    };
    let result = games::make(last_player, board, end).await;
    has(&result.text(), "The hare wins: it has got past the hounds.");
    assert_eq!(labels(&result), ["Rematch", "Replay"]);
    let mv = press(&last, &games::label(end));
    for custom_id in [&mv, &draw, &resign] {
        for player in [&stage.ann, &stage.ben] {
            let pending = player.raw_click(board, custom_id).unwrap();
            has(
                &whispered(pending.outcome().await),
                "This game is over: the hare got past the hounds and won.",
            );
        }
    }
    stage.ends().await;
}

#[tokio::test]
async fn two_games_go_on_in_one_channel() {
    let stage = Stage::set().await;
    let first = stage.hare_and_hounds().await;
    let second = stage
        .game_of(&stage.ben, &stage.ann, [("side", text("pack"))])
        .await;
    stage.clicks(first.id, &["a2 to a3"]).await;
    said(stage.ben.click(second.id, "c2 to c3").await);
    stage.clicks(first.id, &[]).await;
    said(stage.ben.click(first.id, "b5 to b4").await);
    said(stage.ann.click(second.id, "b5 to c4").await);
    has(
        &stage.board(first.id).text(),
        "Last move: the hare from b5 to b4.",
    );
    has(
        &stage.board(second.id).text(),
        "Last move: the hare from b5 to c4.",
    );
    stage.ends().await;
}
