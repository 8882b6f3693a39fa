//! Clicks that no client would send.

use leveret::sandbox::text;

use crate::stage::{Stage, has, press, said, shown, whispered};

#[tokio::test]
async fn a_button_that_cannot_be_read_is_answered() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for custom_id in [
        "x",
        "0",
        ":::::",
        "1:",
        "1:play",
        "1:play:1",
        "1:play:1:0",
        "1:play:1:0:a2-a3:more",
        "1:play:one:0:a2-a3",
        "1:play:1:-1:a2-a3",
        "1:play:1:0:i9-a3",
        "1:play:1:0:a2",
        "1:play:99999999999999999999999:0:a2-a3",
        "1:pick:1:0:z9",
        "1:fly:1",
        "2:play:1:0:a2-a3",
        "0:play:1:0:a2-a3",
        "menu:0",
        "1:rules:chess:0",
        "1:leaderboard:hare-and-hounds:moon:0",
        "1:resign:",
        "💥💥💥",
        "1:accept:9999999999",
    ] {
        let pending = stage.ann.raw_click(board.id, custom_id).unwrap();
        has(
            &whispered(pending.outcome().await),
            "This button no longer works. /board shows your game as it is now.",
        );
    }
    let long = "1:play:".to_owned() + &"9".repeat(93);
    for (menu, values) in [
        ("menu:0", vec!["x"]),
        ("menu:0", vec![]),
        ("menu:9", vec![long.as_str()]),
    ] {
        let pending = stage.ann.raw_select(board.id, menu, &values).unwrap();
        has(
            &whispered(pending.outcome().await),
            "This button no longer works.",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_button_of_no_game_is_answered() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for custom_id in [
        "1:play:77:0:a2-a3",
        "1:play:9223372036854775807:4294967295:a2-a3",
        "1:pick:77:0:a2",
        "1:unpick:77:0",
        "1:resign:77",
        "1:resign-surely:77",
        "1:draw-offer:77",
        "1:draw-accept:77",
        "1:draw-decline:77",
        "1:rematch:77",
    ] {
        let pending = stage.ann.raw_click(board.id, custom_id).unwrap();
        has(
            &whispered(pending.outcome().await),
            "You have no game going on that fits this.",
        );
    }
    stage.ends().await;
}

#[tokio::test]
async fn a_forged_move_is_refused_like_a_typed_one() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for (custom_id, words) in [
        (
            "1:play:1:0:a2-b1",
            "is back, and this piece never goes back.",
        ),
        ("1:play:1:0:d4xd2xf2", "The board has no point d4."),
        ("1:play:1:0:b3-b4", "No piece stands on b3."),
        ("1:play:1:0:a2-a7", "The board has no point a7."),
        (
            "1:play:1:7:a2-a3",
            "The board has changed since this was shown.",
        ),
        (
            "1:draw-accept:1",
            "There is no draw offer of the other player to answer.",
        ),
        (
            "1:draw-decline:1",
            "There is no draw offer of the other player to answer.",
        ),
        ("1:rematch:1", "This game is still going on."),
    ] {
        let pending = stage.ann.raw_click(board.id, custom_id).unwrap();
        has(&whispered(pending.outcome().await), words);
    }
    has(&stage.board(board.id).text(), "No move has been made yet.");
    // A piece that is not there to choose leaves the board as it is.
    let pending = stage.ann.raw_click(board.id, "1:pick:1:0:b5").unwrap();
    let same = shown(pending.outcome().await);
    assert_eq!(same.text(), board.text());
    stage.ends().await;
}

#[tokio::test]
async fn the_button_of_another_game_changes_that_game_only_for_its_players() {
    let stage = Stage::set().await;
    let first = stage.hare_and_hounds().await;
    let second = stage
        .game_of(&stage.ben, &stage.eve, [("side", text("pack"))])
        .await;
    let of_second = press(&second, "a2 to a3");
    let pending = stage.ann.raw_click(first.id, &of_second).unwrap();
    has(
        &whispered(pending.outcome().await),
        "You are not one of the two players of this game.",
    );
    has(&stage.board(second.id).text(), "No move has been made yet.");
    said(stage.ben.click(second.id, "a2 to a3").await);
    has(&stage.board(first.id).text(), "No move has been made yet.");
    stage.ends().await;
}

#[tokio::test]
async fn a_command_that_is_not_there_is_answered() {
    let stage = Stage::set().await;
    let ann = stage.ann.id().to_string();
    let user = serde_json::json!({"id": ann, "username": "ann", "discriminator": "0",
        "global_name": null, "avatar": null, "public_flags": 0, "flags": 0});
    for data in [
        serde_json::json!({"id": "5", "name": "nonsense", "type": 1}),
        serde_json::json!({"id": "5", "name": "move", "type": 2, "target_id": ann,
            "resolved": {"users": {&ann: user}}}),
    ] {
        let pending = stage.ann.raw(2, data, None).unwrap();
        has(
            &whispered(pending.outcome().await),
            "This command does not work, or no longer.",
        );
    }
    let data = serde_json::json!({"id": "5", "name": "move", "type": 1, "options": []});
    let pending = stage.ann.raw(2, data, None).unwrap();
    has(
        &whispered(pending.outcome().await),
        "You have no game going on that fits this.",
    );
    stage.ends().await;
}
