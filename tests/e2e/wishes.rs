//! `/settings`: a person's own, and what comes of them at once.

use std::{sync::Arc, time::Duration};

use leveret::sandbox::{Arg, Message, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];
const AWAY: Duration = Duration::from_mins(4);

async fn panel(user: &leveret::sandbox::User) -> Arc<Message> {
    let panel = said(user.slash("settings", NONE).await);
    assert!(panel.is_ephemeral());
    panel
}

async fn of_days(stage: &Stage) -> Arc<Message> {
    stage
        .game([("side", text("pack")), ("pace", text("3-days"))])
        .await
}

/// The newest board that everybody sees.
async fn newest(stage: &Stage, words: &str) -> Arc<Message> {
    let found = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.into_iter()
                .rev()
                .find(|message| !message.is_ephemeral() && message.text().contains(words))
        })
        .await;
    stage.settle().await;
    found
}

#[tokio::test]
async fn the_panel_changes_in_place_and_takes_effect_at_once() {
    let stage = Stage::set().await;
    let shown = panel(&stage.ben).await;
    has(&shown.text(), "Language: automatic");
    let changed = said(
        stage
            .ben
            .select(shown.id, "Choose the language", &["Ελληνικά"])
            .await,
    );
    assert_eq!(changed.id, shown.id);
    has(&changed.text(), "Γλώσσα: Ελληνικά");
    let changed = said(stage.ben.click(shown.id, "Το ταμπλό μου με λόγια").await);
    has(&changed.text(), "με λόγια, για αναγνώστη οθόνης");
    let changed = said(stage.ben.click(shown.id, "Γύρισε το ταμπλό μου").await);
    has(&changed.text(), "το ταμπλό σου είναι γυρισμένο");
    let changed = said(
        stage
            .ben
            .select(
                shown.id,
                "Διάλεξε πότε ειδοποιείσαι",
                &["Να μην ειδοποιούμαι ποτέ"],
            )
            .await,
    );
    has(&changed.text(), "Ειδοποιήσεις: ποτέ");
    // Another panel says the same, and Ann's are hers.
    has(&panel(&stage.ben).await.text(), "Ειδοποιήσεις: ποτέ");
    has(&panel(&stage.ann).await.text(), "Pings: when you are not");
    stage.ends().await;
}

#[tokio::test]
async fn one_s_own_view_is_turned_or_in_words_and_can_be_played_on() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let shown = panel(&stage.ben).await;
    said(stage.ben.click(shown.id, "Turn my board round").await);
    said(stage.ann.click(board.id, "a2 to b3").await);
    let own = said(stage.ben.click(board.id, "My view").await);
    assert!(own.is_ephemeral());
    has(&own.text(), "\n5      H\n   c   b   a");
    assert!(!stage.board(board.id).text().contains("c   b   a"));

    said(stage.ben.click(shown.id, "My board in words").await);
    let own = said(stage.ben.click(own.id, "My view").await);
    has(&own.text(), "Hounds (Ann) on b1, c2, b3");
    has(&own.text(), "Legal moves: b5 to a4; b5 to b4; b5 to c4");
    assert!(!own.text().contains("```"), "{}", own.text());

    // A move from there is shown to all, and the view goes on.
    let after = said(stage.ben.click(own.id, "b5 to b4").await);
    assert_eq!(after.id, own.id);
    has(&after.text(), "Last move: the hare from b5 to b4.");
    assert!(
        !labels(&after).contains(&"a2 to a3".to_owned()),
        "{after:?}"
    );
    stage
        .says(board.id, "Last move: the hare from b5 to b4.")
        .await;
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn a_late_click_on_one_s_own_view_brings_it_up_to_date_and_says_so() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let own = said(stage.ann.click(board.id, "My view").await);
    said(stage.ann.click(board.id, "a2 to b3").await);
    said(stage.ben.click(board.id, "b5 to b4").await);
    let late = said(stage.ann.click(own.id, "c2 to b2").await);
    assert_eq!(late.id, own.id);
    has(&late.text(), "The board has changed");
    has(&late.text(), "Last move: the hare from b5 to b4.");
    stage.ends().await;
}

#[tokio::test]
async fn whoever_never_wants_pings_gets_none() {
    let stage = Stage::set().await;
    let shown = panel(&stage.ben).await;
    said(
        stage
            .ben
            .select(shown.id, "Choose when you are pinged", &["Never ping me"])
            .await,
    );
    let board = of_days(&stage).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.advance(AWAY);
    said(stage.ann.click(board.id, "c2 to c3").await);
    newest(&stage, "To move: the hare (Ben).").await;
    stage.advance(Duration::from_hours(60));
    stage.settle().await;
    stage.advance(Duration::from_hours(13));
    newest(&stage, "the hare has run out of time").await;
    assert_eq!(stage.ben.take_pings().len(), 0);
    assert_eq!(stage.ann.take_pings().len(), 1);
    stage.ends().await;
}

#[tokio::test]
async fn whoever_always_wants_pings_gets_one_at_every_turn() {
    let stage = Stage::set().await;
    let shown = panel(&stage.ben).await;
    said(
        stage
            .ben
            .select(
                shown.id,
                "Choose when you are pinged",
                &["Ping me at every turn"],
            )
            .await,
    );
    let board = of_days(&stage).await;
    said(stage.ann.click(board.id, "a2 to a3").await);
    let anew = newest(&stage, "To move: the hare (Ben).").await;
    assert_ne!(anew.id, board.id);
    assert_eq!(stage.ben.take_pings().len(), 1);
    said(stage.ben.click(anew.id, "b5 to b4").await);
    stage.settle().await;
    assert_eq!(stage.ann.take_pings().len(), 0);
    stage.ends().await;
}

#[tokio::test]
async fn a_reminder_comes_as_a_direct_message_or_else_in_the_channel() {
    let mut stage = Stage::set().await;
    let shown = panel(&stage.ann).await;
    said(
        stage
            .ann
            .click(shown.id, "Reminders as direct messages")
            .await,
    );
    let board = of_days(&stage).await;
    let ann = stage.ann.clone();
    let reminded = |place| {
        let all = ann.at(place).sees(place);
        all.iter()
            .filter(|message| message.text().contains("is up"))
            .filter(|message| message.text().contains("your time for a move"))
            .count()
    };
    let (direct, channel) = (stage.ann.direct(), stage.discord.channel());
    stage.advance(Duration::from_hours(55));
    stage.until(|| (reminded(direct) == 1).then_some(())).await;
    stage.settle().await;
    assert_eq!(reminded(channel), 0);

    // Closed to the bot, it is the channel again.
    said(stage.ann.click(board.id, "a2 to a3").await);
    let anew = newest(&stage, "To move: the hare (Ben).").await;
    said(stage.ben.click(anew.id, "b5 to b4").await);
    stage.settle().await;
    stage.ann.takes_messages(false);
    stage.excuse("50007");
    stage.advance(Duration::from_hours(55));
    stage.until(|| (reminded(channel) == 1).then_some(())).await;
    stage.settle().await;
    stage.ann.take_pings();
    stage.ends().await;
}

#[tokio::test]
async fn the_language_is_one_s_own_for_what_one_sees_alone() {
    let stage = Stage::set().await;
    let ben = stage.ben.clone().locale("pl");
    let shown = panel(&ben).await;
    said(ben.select(shown.id, "Wybierz język", &["English"]).await);
    has(&told(ben.slash("games", NONE).await), "Your games");
    stage.ends().await;
}
