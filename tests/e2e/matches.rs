//! Matches: several games with the sides swapped after each, and one result.

use std::{sync::Arc, time::Duration};

use leveret::sandbox::{Arg, Message, integer, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

fn terms(games: i64) -> [(&'static str, Arg); 2] {
    [("side", text("pack")), ("games", integer(games))]
}

/// The board that has these words, once it is there.
async fn board_with(stage: &Stage, words: &str) -> Arc<Message> {
    let found = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            let mut all = all.into_iter().rev();
            all.find(|it| !it.is_ephemeral() && it.text().contains(words))
        })
        .await;
    stage.settle().await;
    found
}

/// Both move, and the one who plays the hare resigns. `first` has the hounds.
async fn hounds_win(stage: &Stage, board: &Message, ann_has_hounds: bool) {
    let (hounds, hare) = if ann_has_hounds {
        (&stage.ann, &stage.ben)
    } else {
        (&stage.ben, &stage.ann)
    };
    said(hounds.click(board.id, "a2 to b3").await);
    said(hare.click(board.id, "b5 to a4").await);
    let question = said(hare.click(board.id, "Resign").await);
    said(hare.click(question.id, "Yes, resign").await);
    stage.settle().await;
}

#[tokio::test]
async fn two_games_are_played_with_the_sides_swapped_and_give_one_result() {
    let mut stage = Stage::set().await;
    let one = stage.game(terms(2)).await;
    has(&one.text(), "Match, game 1 of 2. Score: Ann 0, Ben 0");
    stage.ann.take_pings();
    stage.ben.take_pings();
    hounds_win(&stage, &one, true).await;
    let over = stage.board(one.id);
    has(&over.text(), "Match, game 1 of 2. Score: Ann 1, Ben 0");
    has(
        &over.text(),
        "Next comes game 2 of 2, with the sides swapped.",
    );
    assert_eq!(labels(&over), ["Replay"]);

    let two = board_with(&stage, "Match, game 2 of 2. Score: Ben 0, Ann 1").await;
    has(&two.text(), "Ben (hounds) – Ann (hare)");
    let pings = stage.ben.take_pings();
    assert_eq!(pings.len(), 1, "the one who moves first is called");
    has(&pings[0].message.text(), "it is your turn.");
    assert_eq!(stage.ann.take_pings().len(), 0);
    // The old board's buttons know that the match goes on.
    let click = stage.ann.raw_click(one.id, "1:rematch:1").expect("sent");
    let told_so = click.outcome().await;
    has(
        &told_so.message().expect("answered").text(),
        "The match goes on with its next game.",
    );

    stage.bot_restarts().await;
    said(stage.ben.click(two.id, "a2 to b3").await);
    said(stage.ann.click(two.id, "b5 to a4").await);
    said(stage.ann.click(two.id, "Offer a draw").await);
    let over = said(stage.ben.click(two.id, "Accept the draw").await);
    has(&over.text(), "Match, game 2 of 2. Score: Ben ½, Ann 1½");
    has(&over.text(), "The match is over. Winner of the match: Ann");
    assert_eq!(labels(&over), ["Rematch", "Replay"]);
    stage.settle().await;

    // The whole match again.
    let card = said(stage.ben.click(two.id, "Rematch").await);
    has(
        &card.text(),
        "Match: 2 games, with the sides swapped after each",
    );
    stage.ann.take_pings();
    let again = said(stage.ann.click(card.id, "Accept").await);
    has(&again.text(), "Match, game 1 of 2. Score: Ann 0, Ben 0");
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_drawn_match_says_so() {
    let stage = Stage::set().await;
    let one = stage.game(terms(2)).await;
    hounds_win(&stage, &one, true).await;
    let two = board_with(&stage, "Match, game 2 of 2.").await;
    hounds_win(&stage, &two, false).await;
    stage.says(two.id, "Score: Ben 1, Ann 1").await;
    stage.says(two.id, "The match is over. It is drawn.").await;
    stage.ann.take_pings();
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn a_first_game_that_is_called_off_ends_the_match() {
    let stage = Stage::set().await;
    let one = stage.game(terms(4)).await;
    let question = said(stage.ben.click(one.id, "Resign").await);
    said(stage.ben.click(question.id, "Yes, resign").await);
    stage.settle().await;
    let over = stage.board(one.id);
    has(
        &over.text(),
        "The match is called off with this game. Nobody has won it.",
    );
    has(
        &told(stage.ann.slash("games", NONE).await),
        "You have no game going on.",
    );
    stage.ann.take_pings();
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn nobody_gets_out_of_a_match_by_giving_up_its_next_game_at_once() {
    let stage = Stage::set().await;
    let one = stage.game(terms(2)).await;
    hounds_win(&stage, &one, true).await;
    let two = board_with(&stage, "Match, game 2 of 2.").await;
    let question = said(stage.ben.click(two.id, "Resign").await);
    said(stage.ben.click(question.id, "Yes, resign").await);
    stage.settle().await;
    has(&stage.board(two.id).text(), "Score: Ben 0, Ann 2");
    stage.ann.take_pings();
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn the_next_game_begins_when_the_clock_ends_one() {
    let stage = Stage::set().await;
    let one = stage.game(terms(2)).await;
    said(stage.ann.click(one.id, "a2 to b3").await);
    said(stage.ben.click(one.id, "b5 to a4").await);
    stage.advance(Duration::from_secs(5 * 60 + 1));
    let two = board_with(&stage, "Match, game 2 of 2. Score: Ben 1, Ann 0").await;
    has(&two.text(), "To move: the hounds (Ben).");
    board_with(&stage, "the hounds have run out of time").await;
    for player in [&stage.ann, &stage.ben] {
        player.take_pings();
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_crash_between_two_games_loses_neither() {
    let mut stage = Stage::set().await;
    let one = stage.game(terms(2)).await;
    said(stage.ann.click(one.id, "a2 to b3").await);
    said(stage.ben.click(one.id, "b5 to a4").await);
    let question = said(stage.ben.click(one.id, "Resign").await);
    stage.excuse_failures();
    let click = stage
        .ben
        .start_click(question.id, "Yes, resign")
        .expect("sent");
    let _ = click.outcome().await;
    stage.bot_crashes().await;
    stage.bot_enters().await;
    let two = board_with(&stage, "Match, game 2 of 2. Score: Ben 0, Ann 1").await;
    said(stage.ben.click(two.id, "a2 to a3").await);
    for player in [&stage.ann, &stage.ben] {
        player.take_pings();
    }
    stage.ends().await;
}

#[tokio::test]
async fn the_next_game_comes_where_the_bot_may_only_answer() {
    let stage = Stage::set().await;
    stage.ann.installs(true);
    stage.ben.installs(true);
    let direct = stage.discord.direct(&stage.ann, &stage.ben);
    let (ann, ben) = (stage.ann.at(direct), stage.ben.at(direct));
    let opponent = ("opponent", leveret::sandbox::user(&ben));
    let [side, games] = terms(2);
    let card = said(ann.slash("challenge", [opponent, side, games]).await);
    let one = said(ben.click(card.id, "Accept").await);
    said(ann.click(one.id, "a2 to b3").await);
    said(ben.click(one.id, "b5 to a4").await);
    said(ann.click(one.id, "Offer a draw").await);
    said(ben.click(one.id, "Accept the draw").await);
    let two = stage
        .until(|| {
            let all = ann.sees(direct);
            all.into_iter().find(|it| {
                it.text()
                    .contains("Match, game 2 of 2. Score: Ben ½, Ann ½")
            })
        })
        .await;
    stage.settle().await;
    said(ben.click(two.id, "a2 to a3").await);
    for player in [&stage.ann, &stage.ben] {
        player.take_pings();
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_fox_and_geese_match_of_any_length_is_offered() {
    let stage = Stage::set().await;
    for games in 2..=6 {
        let board = stage
            .game([
                ("game", text("fox-and-geese")),
                ("games", integer(games)),
                ("side", text("quarry")),
            ])
            .await;
        has(&board.text(), &format!("Match, game 1 of {games}."));
        let question = said(stage.ann.click(board.id, "Resign").await);
        said(stage.ann.click(question.id, "Yes, resign").await);
        stage.settle().await;
    }
    let single = stage.game([("games", integer(1))]).await;
    assert!(!single.text().contains("Match"));
    stage.ends().await;
}
