//! `/privacy`, `/block` and `/unblock`.

use leveret::sandbox::{Arg, text, user};

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

#[tokio::test]
async fn the_file_holds_what_is_kept() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    let privacy = said(stage.ann.slash("privacy", NONE).await);
    stage
        .ann
        .click(privacy.id, "Give me the file")
        .await
        .expect("the client lets them");
    let message = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.into_iter().rev().find(|it| !it.attachments.is_empty())
        })
        .await;
    stage.settle().await;
    assert!(message.is_ephemeral());
    let [file] = &message.attachments[..] else {
        panic!("{message:?}");
    };
    assert_eq!(file.filename, "leveret.json");
    assert!(file.size > 200, "{file:?}");
    stage.ends().await;
}

#[tokio::test]
async fn one_s_data_is_deleted_and_the_game_stays_without_the_name() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage
        .ann
        .slash("challenge", [("game", text("fox-and-geese"))])
        .await
        .expect("the client lets them");
    stage.settle().await;
    let privacy = said(stage.ann.slash("privacy", NONE).await);
    let sure = said(stage.ann.click(privacy.id, "Delete my data").await);
    has(&sure.text(), "Do you really want all your data deleted?");
    let kept = said(stage.ann.click(sure.id, "No, keep it").await);
    has(&kept.text(), "Nothing was deleted.");
    let sure = said(stage.ann.click(privacy.id, "Delete my data").await);
    let gone = said(stage.ann.click(sure.id, "Yes, delete everything").await);
    has(&gone.text(), "Your data is deleted.");
    stage.settle().await;
    let result = stage
        .until(|| {
            let all = stage.ben.sees(stage.discord.channel());
            all.into_iter()
                .rev()
                .find(|it| it.text().contains("the hounds have resigned"))
        })
        .await;
    has(&result.text(), "somebody (hounds) – Ben (hare)");
    has(
        &told(stage.ben.click(result.id, "Rematch").await),
        "has had their data deleted",
    );
    let shown = told(stage.ben.slash("leaderboard", NONE).await);
    has(&shown, "Ben");
    assert!(!shown.contains("Ann"), "{shown}");

    // Ann may come back.
    let again = stage.hare_and_hounds().await;
    has(&again.text(), "Ann (hounds)");
    stage.ann.take_pings();
    stage.ben.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn challenges_of_somebody_who_is_blocked_are_refused() {
    let stage = Stage::set().await;
    let block = [("user", user(&stage.ann))];
    has(
        &told(stage.ben.slash("block", block.clone()).await),
        "You take no more challenges from: Ann.",
    );
    has(
        &told(stage.ben.slash("block", block.clone()).await),
        "You already take no challenges from: Ann.",
    );
    has(
        &told(stage.ben.slash("block", [("user", user(&stage.ben))]).await),
        "You cannot block yourself.",
    );
    let terms = [("opponent", user(&stage.ben))];
    let refused = "This player takes no challenges from you: Ben.";
    has(
        &told(stage.ann.slash("challenge", terms.clone()).await),
        refused,
    );
    // Nor does Ben's open challenge wait for Ann.
    let open = said(stage.ben.slash("challenge", NONE).await);
    has(&told(stage.ann.click(open.id, "Accept").await), refused);
    has(
        &told(stage.ben.slash("unblock", block.clone()).await),
        "You take challenges again from: Ann.",
    );
    has(
        &told(stage.ben.slash("unblock", block).await),
        "You had not blocked this player: Ann.",
    );
    said(stage.ann.slash("challenge", terms).await);
    stage.ben.take_pings();
    stage.ends().await;
}
