//! Playing by `/move`, and what it offers while one types.

use leveret::{
    rules::{Line, Setup},
    sandbox::{Arg, User, text},
};

use crate::stage::{Stage, has, told};

async fn offered<const N: usize>(
    who: &User,
    command: &str,
    options: [(&'static str, Arg); N],
    focused: &str,
) -> Vec<String> {
    let outcome = who
        .suggest(command, options, focused)
        .await
        .expect("the client lets them");
    outcome
        .choices()
        .expect("choices")
        .iter()
        .map(|choice| choice.value.as_str().expect("a text").to_owned())
        .collect()
}

async fn moves_offered(who: &User, typed: &str) -> Vec<String> {
    offered(who, "move", [("move", text(typed))], "move").await
}

#[tokio::test]
async fn a_move_is_read_however_it_is_written() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let written = ["A2-a3", "b5b4", " c2 – c3 ", "B4 B3", "b1\u{200b}-b2"];
    for (at, written) in written.into_iter().enumerate() {
        let player = if at % 2 == 0 { &stage.ann } else { &stage.ben };
        let done = told(player.slash("move", [("move", text(written))]).await);
        has(&done, "Last move:");
        has(&done, "To move:");
        stage.settle().await;
    }
    stage
        .says(board.id, "Last move: a hound from b1 to b2.")
        .await;
    stage.ends().await;
}

#[tokio::test]
async fn the_completions_are_exactly_the_callers_legal_moves() {
    let stage = Stage::set().await;
    stage.hare_and_hounds().await;
    let legal: Vec<String> = Line::new(Setup::HareAndHounds.start())
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves_offered(&stage.ann, "").await, legal);
    assert_eq!(
        moves_offered(&stage.ann, "a2").await,
        ["a2-b2", "a2-a3", "a2-b3"]
    );
    assert_eq!(
        moves_offered(&stage.ann, "C2 TO b").await,
        ["c2-b2", "c2-b3"]
    );
    let none: [&str; 0] = [];
    assert_eq!(moves_offered(&stage.ann, "zz").await, none);
    assert_eq!(moves_offered(&stage.ben, "").await, none);
    assert_eq!(moves_offered(&stage.eve, "").await, none);
    stage.ends().await;
}

#[tokio::test]
async fn more_moves_than_a_list_holds_are_reached_by_typing() {
    let stage = Stage::set().await;
    stage
        .game([
            ("side", text("quarry")),
            ("game", text("fox-and-geese")),
            ("geese", Arg::Integer(17)),
        ])
        .await;
    told(stage.ann.slash("move", [("move", text("d4-d5"))]).await);
    stage.settle().await;
    let mut line = Line::new("fox-and-geese 17 every".parse::<Setup>().unwrap().start());
    line.play(&"d4-d5".parse().unwrap()).unwrap();
    for mv in line.legal_moves() {
        let mv = mv.to_string();
        assert_eq!(moves_offered(&stage.ben, &mv).await[0], mv);
    }
    assert!(moves_offered(&stage.ben, "").await.len() <= 25);
    stage.ends().await;
}

#[tokio::test]
async fn an_illegal_move_says_why_and_what_is_legal() {
    let stage = Stage::set().await;
    stage.hare_and_hounds().await;
    for (mv, why) in [
        (
            "a2-b1",
            "From a2 to b1 is back, and this piece never goes back.",
        ),
        ("b3-b4", "No piece stands on b3."),
        ("b5-b4", "The piece on b5 belongs to the other player."),
        ("a2-c3", "No line leads from a2 to c3."),
        (
            "a2-c4",
            "The piece on a2 cannot jump, so it does not get to c4.",
        ),
        ("b1-a2", "A piece stands on a2 already."),
        ("a2-g7", "The board has no point g7."),
    ] {
        let told = told(stage.ann.slash("move", [("move", text(mv))]).await);
        has(&told, "That move is not legal");
        has(&told, why);
        has(
            &told,
            "Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn what_is_no_move_says_what_was_expected_and_what_is_legal() {
    let stage = Stage::set().await;
    stage.hare_and_hounds().await;
    for (written, why) in [
        (
            "hello",
            "A point from a1 to g7 was expected, but this was found",
        ),
        (
            "a2",
            "The move begins on a2 but does not say where it goes.",
        ),
        ("a2-a2", "The move begins and ends on a2."),
        ("a2-z9", "A point from a1 to g7 was expected"),
        ("@everyone", "A point from a1 to g7 was expected"),
    ] {
        let told = told(stage.ann.slash("move", [("move", text(written))]).await);
        has(&told, why);
        has(&told, "A move is written like a2-b3");
        has(&told, "Legal moves: b1-b2, ");
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_move_out_of_turn_or_without_a_game_is_refused() {
    let stage = Stage::set().await;
    stage.hare_and_hounds().await;
    has(
        &told(stage.ben.slash("move", [("move", text("b5-b4"))]).await),
        "It is not your turn. To move: Ann.",
    );
    has(
        &told(stage.eve.slash("move", [("move", text("a2-a3"))]).await),
        "You have no game going on that fits this.",
    );
    has(
        &told(
            stage
                .eve
                .slash("move", [("move", text("a2-a3")), ("game", text("1"))])
                .await,
        ),
        "You are not one of the two players of this game.",
    );
    for nonsense in ["99", "x", "#0", "-1", "123456789012345678901234567890"] {
        let options = [("move", text("a2-a3")), ("game", text(nonsense))];
        has(
            &told(stage.ann.slash("move", options).await),
            "There is no game with this number",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn the_game_is_asked_for_only_where_several_fit() {
    let stage = Stage::set().await;
    let first = stage.hare_and_hounds().await;
    let second = stage
        .game_of(&stage.ann, &stage.eve, [("side", text("pack"))])
        .await;
    let which = told(stage.ann.slash("move", [("move", text("a2-a3"))]).await);
    has(
        &which,
        "Please say which one you mean with the option “game”",
    );
    has(&which, "1 · Hare and Hounds · Ben");
    has(&which, "2 · Hare and Hounds · Eve");
    let games = offered(
        &stage.ann,
        "move",
        [("move", text("")), ("game", text(""))],
        "game",
    )
    .await;
    assert_eq!(games, ["1", "2"]);
    let games = offered(
        &stage.ann,
        "move",
        [("move", text("")), ("game", text("eve"))],
        "game",
    )
    .await;
    assert_eq!(games, ["2"]);
    told(
        stage
            .ann
            .slash("move", [("move", text("a2-a3")), ("game", text("#2"))])
            .await,
    );
    // Now one game waits for her.
    told(stage.ann.slash("move", [("move", text("c2-c3"))]).await);
    stage.settle().await;
    stage
        .says(first.id, "Last move: a hound from c2 to c3.")
        .await;
    stage
        .says(second.id, "Last move: a hound from a2 to a3.")
        .await;
    stage.ends().await;
}

#[tokio::test]
async fn the_game_of_the_channel_goes_before_the_others() {
    let stage = Stage::set().await;
    let elsewhere = stage.discord.add_channel(stage.discord.home(), "elsewhere");
    let (ann, eve) = (stage.ann.at(elsewhere), stage.eve.at(elsewhere));
    let here = stage.hare_and_hounds().await;
    let there = stage.game_of(&ann, &eve, [("side", text("pack"))]).await;
    told(ann.slash("move", [("move", text("a2-a3"))]).await);
    told(stage.ann.slash("move", [("move", text("c2-c3"))]).await);
    stage.settle().await;
    stage
        .says(here.id, "Last move: a hound from c2 to c3.")
        .await;
    stage
        .says(there.id, "Last move: a hound from a2 to a3.")
        .await;
    stage.ends().await;
}
