//! Discord itself fails: too many requests, errors, broken connections, slow answers.

use std::time::Duration;

use leveret::sandbox::{Arg, Fault, Outcome, Rule, text};

use crate::stage::{SOON, Stage, has, labels, said, told};

const CALLBACK: &str = "/interactions/*/*/callback";
const POST: &str = "/channels/*/messages";
const EDIT: &str = "/channels/*/messages/*";
const ORIGINAL: &str = "/webhooks/*/*/messages/@original";
const NONE: [(&str, Arg); 0] = [];

fn faults() -> [Fault; 6] {
    [
        Fault::RateLimited {
            retry_after: 0.1,
            global: false,
        },
        Fault::RateLimited {
            retry_after: 0.2,
            global: true,
        },
        Fault::Status(500),
        Fault::Status(502),
        Fault::CutBefore,
        Fault::CutAfter,
    ]
}

#[tokio::test]
async fn a_callback_that_fails_is_tried_again() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let moves = [
        "a2 to a3", "b5 to b4", "c2 to c3", "b4 to b5", "b1 to b2", "b5 to b4",
    ];
    for (at, (fault, label)) in faults().into_iter().zip(moves).enumerate() {
        stage
            .discord
            .faults()
            .inject(Rule::next(fault.clone()).path(CALLBACK));
        let player = if at % 2 == 0 { &stage.ann } else { &stage.ben };
        let outcome = player.click(board.id, label).await;
        assert!(
            matches!(outcome, Ok(Outcome::Updated(_))),
            "{fault:?}: {outcome:?}"
        );
        stage.settle().await;
        assert_eq!(stage.discord.faults().left(), 0);
    }
    let mut stage = stage;
    // What was done before its connection broke is not done twice.
    stage.excuse("40060");
    stage.ends().await;
}

#[tokio::test]
async fn posts_edits_and_looks_that_fail_are_tried_again() {
    for fault in faults() {
        let stage = Stage::set().await;
        let inject = |path: &str, method: &str| {
            let rule = Rule::next(fault.clone()).path(path).method(method);
            stage.discord.faults().inject(rule);
        };
        inject(ORIGINAL, "get");
        let board = stage
            .game([("side", text("pack")), ("pace", text("1-day"))])
            .await;
        inject(EDIT, "patch");
        let done = told(stage.ann.slash("move", [("move", text("a2-a3"))]).await);
        has(&done, "Last move: a hound from a2 to a3.");
        stage
            .says(board.id, "Last move: a hound from a2 to a3.")
            .await;
        stage.settle().await;
        stage.advance(Duration::from_mins(4));
        inject(POST, "post");
        said(stage.ben.click(board.id, "b5 to b4").await);
        let is_new = |it: &leveret::sandbox::Message| {
            it.text().contains("To move: the hounds (Ann)") && it.id != board.id
        };
        let found = || {
            stage
                .ann
                .sees(stage.discord.channel())
                .into_iter()
                .find(|it| is_new(it))
        };
        let new = stage.until(found).await;
        said(stage.ann.click(new.id, "c2 to c3").await);
        stage.settle().await;
        assert_eq!(stage.discord.faults().left(), 0, "{fault:?}");
        // Once, even if it was done before the connection broke.
        let is_live = |it: &leveret::sandbox::Message| labels(it).contains(&"Resign".to_owned());
        let live = || {
            let all = stage.ben.sees(stage.discord.channel());
            all.into_iter().filter(|it| is_live(it)).collect::<Vec<_>>()
        };
        let is_one = || (live().len() == 1).then_some(());
        let became_one = stage.discord.until(SOON, is_one).await;
        assert!(became_one.is_some(), "{fault:?}: {:#?}", live());
        assert_eq!(stage.ann.take_pings().len(), 1, "{fault:?}");
        stage.ends().await;
    }
}

#[tokio::test]
async fn a_board_that_the_answer_could_not_bring_comes_by_an_edit() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let rule = Rule::next(Fault::Status(503)).path(CALLBACK).times(4);
    stage.discord.faults().inject(rule);
    let outcome = stage.ann.click(board.id, "a2 to a3").await.unwrap();
    assert!(outcome.is_failed());
    stage.says(board.id, "To move: the hare (Ben).").await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.excuse("failed interaction");
    stage.excuse_failures();
    stage.ends().await;
}

#[tokio::test]
async fn a_typed_move_whose_answer_is_lost_still_reaches_the_other() {
    let mut stage = Stage::set().await;
    let board = stage
        .game([("side", text("pack")), ("pace", text("1-day"))])
        .await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.settle().await;
    stage.advance(Duration::from_mins(4));
    let rule = Rule::next(Fault::Status(503)).path(CALLBACK).times(4);
    stage.discord.faults().inject(rule);
    let outcome = stage
        .ann
        .slash("move", [("move", text("c2-c3"))])
        .await
        .unwrap();
    assert!(outcome.is_failed());
    let new = stage
        .until(|| {
            stage
                .ben
                .last()
                .filter(|it| it.text().contains("To move: the hare (Ben)"))
        })
        .await;
    stage.settle().await;
    stage.retired(board.id).await;
    said(stage.ben.click(new.id, "b4 to b5").await);
    stage.excuse("failed interaction");
    stage.excuse("Unknown Webhook");
    stage.excuse_failures();
    stage.ends().await;
}

#[tokio::test]
async fn a_slow_discord_is_waited_for() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    for fault in [
        Fault::Delay(Duration::from_millis(1200)),
        Fault::DelayAnswer(Duration::from_millis(1200)),
    ] {
        stage
            .discord
            .faults()
            .inject(Rule::next(fault).path(CALLBACK));
    }
    said(stage.ann.click(board.id, "a2 to a3").await);
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn an_answer_that_discord_took_but_acknowledged_late_is_not_given_twice() {
    let mut stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let late = Fault::DelayAnswer(Duration::from_millis(2900));
    stage
        .discord
        .faults()
        .inject(Rule::next(late).path(CALLBACK));
    said(stage.ann.click(board.id, "a2 to a3").await);
    stage.settle().await;
    said(stage.ben.click(board.id, "b5 to b4").await);
    stage.settle().await;
    stage.excuse("40060");
    stage.ends().await;
}

#[tokio::test]
async fn the_bot_waits_for_a_discord_that_is_down_when_it_starts() {
    let mut stage = Stage::without_bot(leveret::sandbox::Options::default()).await;
    let rule = Rule::next(Fault::Status(503)).path("/gateway").times(2);
    stage.discord.faults().inject(rule);
    stage.bot_enters().await;
    said(stage.ann.slash("help", NONE).await);
    stage.ends().await;
}

#[tokio::test]
async fn the_commands_are_registered_when_discord_is_well_again() {
    let stage = Stage::without_bot(leveret::sandbox::Options::default()).await;
    let rule = Rule::next(Fault::Status(500)).method("put").times(2);
    stage.discord.faults().inject(rule);
    let mut stage = stage;
    stage.bot_enters().await;
    said(stage.ann.slash("help", NONE).await);
    stage.ends().await;
}
