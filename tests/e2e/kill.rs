//! The program is killed and stopped in the middle of its work.

use std::time::{Duration, Instant};

use leveret::{
    rules::{Line, Setup},
    sandbox::{Fault, Message, Options, Outcome, Rule, User},
    store::{self, Store},
};

use crate::program::Program;
use crate::stage::{SOON, Stage, has, said};

async fn is_there(stage: &Stage) {
    stage.bot_is_there().await;
}

/// The moves of game 1 as they are stored, in the text that is stored with them.
async fn stored(stage: &Stage) -> Vec<String> {
    let url = format!("sqlite:{}", stage.database().display());
    let store: std::sync::Arc<dyn Store> = store::open(&url).await.expect("the database opens");
    let id = leveret::game::GameId(1);
    let line = store
        .moves(id)
        .await
        .expect("moves that can be read")
        .expect("a game");
    let game = store
        .game(id)
        .await
        .expect("a game that can be read")
        .expect("a game");
    assert_eq!(line.position(), game.line.position());
    assert_eq!(line.ply(), game.ply);
    store.close().await;
    line.moves().iter().map(ToString::to_string).collect()
}

/// Whether the game can go on for so many plies.
fn lasts(line: &mut Line, plies: u32) -> bool {
    line.outcome().is_none()
        && (plies == 0
            || line.legal_moves().iter().any(|mv| {
                line.play(mv).expect("a legal move");
                let goes_on = lasts(line, plies - 1);
                line.undo();
                goes_on
            }))
}

/// A legal move that keeps the game going for long, by its button.
fn any_move(stage: &Stage, line: &Line, board: &Message) -> (User, String) {
    let legal = line.legal_moves();
    let going_on = |mv: &&leveret::rules::Move| {
        let mut next = line.clone();
        next.play(mv).is_ok() && lasts(&mut next, 20)
    };
    let mv = legal.iter().find(going_on).expect("the game goes on");
    let player = match line.position().turn() {
        leveret::rules::Side::Pack => &stage.ann,
        leveret::rules::Side::Quarry => &stage.ben,
    };
    let button = format!("1:play:1:{}:{mv}", line.ply());
    assert!(player.message(board.id).is_some());
    (player.clone(), button)
}

#[tokio::test]
async fn a_killed_program_loses_no_acknowledged_move_and_doubles_none() {
    let mut stage = Stage::without_bot(Options::default()).await;
    let folder = stage.folder.path().to_owned();
    let mut program = Program::start(&stage.discord, &folder, &[]);
    is_there(&stage).await;
    let board = stage.hare_and_hounds().await;
    let mut line = Line::new(Setup::HareAndHounds.start());
    for round in 0_u64..16 {
        let (player, button) = any_move(&stage, &line, &board);
        let pending = player.raw_click(board.id, &button).unwrap();
        let acknowledged = if round % 2 == 0 {
            // Killed right after the acknowledgement.
            matches!(pending.outcome().await, Outcome::Updated(_))
        } else {
            // Killed somewhere between the click and its answer.
            tokio::time::sleep(Duration::from_micros(round * round * 40)).await;
            program.kill();
            let outcome = tokio::time::timeout(Duration::from_millis(1), pending.outcome()).await;
            let acknowledged = matches!(outcome, Ok(Outcome::Updated(_)));
            program = Program::start(&stage.discord, &folder, &[]);
            is_there(&stage).await;
            acknowledged
        };
        if round % 2 == 0 {
            program.kill();
            let moves = stored(&stage).await;
            // On a busy machine the answer may have been put off, and the move be on its way.
            assert!(moves.len() == line.moves().len() + 1 || !acknowledged);
            program = Program::start(&stage.discord, &folder, &[]);
            is_there(&stage).await;
        }
        // What is stored is what was played, with the last move or without.
        let moves = stored(&stage).await;
        assert!(moves.len() > line.moves().len() || !acknowledged);
        let before: Vec<String> = line.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves[..before.len()], before);
        assert!(moves.len() <= before.len() + 1);
        if let Some(mv) = moves.get(before.len()) {
            line.play(&mv.parse().unwrap()).unwrap();
        }
    }
    program.terminate();
    assert!(program.ends(Duration::from_secs(10)).await.success());
    stage.advance(Duration::from_secs(4));
    stage.settle().await;
    let problems = stage.discord.problems();
    if problems.iter().any(|it| it.contains("failed interaction")) {
        stage.excuse("failed interaction");
    }
    stage.ends().await;
}

#[tokio::test]
async fn sigterm_ends_the_program_well_and_in_time() {
    let stage = Stage::without_bot(Options::default()).await;
    let mut program = Program::start(&stage.discord, stage.folder.path(), &[]);
    is_there(&stage).await;
    let board = stage.hare_and_hounds().await;
    said(stage.ann.click(board.id, "a2 to a3").await);
    let began = Instant::now();
    program.terminate();
    let status = program.ends(Duration::from_secs(10)).await;
    assert_eq!(status.code(), Some(0));
    assert!(began.elapsed() < Duration::from_secs(5));
    has(
        &program.log(),
        "stopped answered=3 failed=0 undelivered=0 unread=0",
    );
    stage.ends().await;
}

#[tokio::test]
async fn what_is_in_hand_is_finished_before_the_end() {
    let stage = Stage::without_bot(Options::default()).await;
    let mut program = Program::start(&stage.discord, stage.folder.path(), &[]);
    is_there(&stage).await;
    let board = stage.hare_and_hounds().await;
    let slow = Fault::Delay(Duration::from_millis(1500));
    let rule = Rule::next(slow).path("/interactions/*/*/callback");
    stage.discord.faults().inject(rule);
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    program.terminate();
    assert!(matches!(pending.outcome().await, Outcome::Updated(_)));
    let status = program.ends(Duration::from_secs(10)).await;
    assert_eq!(status.code(), Some(0));
    has(&program.log(), "answered=3");
    stage.ends().await;
}

#[tokio::test]
async fn requests_that_hang_do_not_keep_the_program_from_ending() {
    let mut stage = Stage::without_bot(Options::default()).await;
    let mut program = Program::start(&stage.discord, stage.folder.path(), &[]);
    is_there(&stage).await;
    let board = stage.hare_and_hounds().await;
    let hang = Fault::Delay(Duration::from_secs(14));
    let rule = Rule::next(hang).path("/interactions/*/*/callback");
    stage.discord.faults().inject(rule.times(8));
    let pending = stage.ann.start_click(board.id, "a2 to a3").unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let began = Instant::now();
    program.terminate();
    let status = program.ends(Duration::from_secs(10)).await;
    assert_eq!(status.code(), Some(0), "{}", program.log());
    assert!(began.elapsed() < Duration::from_secs(10));
    assert!(pending.outcome().await.is_failed());
    stage.discord.faults().clear();
    assert_eq!(stored(&stage).await, ["a2-a3"]);
    let quiet = stage.discord.quiesce(SOON).await;
    assert!(quiet);
    stage.excuse("failed interaction");
    stage.ends().await;
}
