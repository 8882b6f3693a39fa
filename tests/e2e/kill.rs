//! The program is killed and stopped in the middle of its work.

use std::time::{Duration, Instant};

use leveret::{
    game::GameId,
    rules::{Line, Setup},
    sandbox::{Fault, Message, Options, Outcome, Rule, User},
    store::{self, Store},
};

use crate::program::Program;
use crate::stage::{SOON, Stage, has, said};

/// Starts the program and waits for its session, not that of one just killed.
async fn program_enters(stage: &Stage) -> Program {
    let discord = &stage.discord;
    let (begun, _) = discord.sessions_begun();
    let program = Program::start(discord, stage.folder.path(), &[]);
    let is_there =
        || (discord.sessions_begun().0 > begun && discord.sessions_connected() == 1).then_some(());
    assert!(discord.until(SOON, is_there).await.is_some());
    stage.bot_is_there().await;
    program
}

/// The moves of game 1 as they are stored, in the text that is stored with them.
async fn stored(stage: &Stage) -> Vec<String> {
    let url = format!("sqlite:{}", stage.database().display());
    let store: std::sync::Arc<dyn Store> = store::open(&url).await.expect("the database opens");
    let line = store
        .moves(GameId(1))
        .await
        .expect("the moves can be read")
        .expect("game 1");
    let game = store.game(GameId(1)).await;
    let game = game.expect("the game can be read").expect("game 1");
    assert_eq!(line.position(), game.line.position());
    assert_eq!(line.ply(), game.ply);
    store.close().await;
    line.moves().iter().map(ToString::to_string).collect()
}

/// A legal move that keeps the game going, by its button; none where every move ends it.
fn any_move(stage: &Stage, line: &Line, board: &Message) -> Option<(User, String)> {
    let legal = line.legal_moves();
    let going_on = |mv: &&leveret::rules::Move| {
        let mut next = line.clone();
        next.play(mv).is_ok() && next.outcome().is_none() && next.position().counter() < 9
    };
    let mv = legal.iter().find(going_on)?;
    let player = match line.position().turn() {
        leveret::rules::Side::Pack => &stage.ann,
        leveret::rules::Side::Quarry => &stage.ben,
    };
    let button = format!("1:play:1:{}:{mv}", line.ply());
    assert!(player.message(board.id).is_some());
    Some((player.clone(), button))
}

#[tokio::test]
async fn a_killed_program_loses_no_acknowledged_move_and_doubles_none() {
    let mut stage = Stage::without_bot(Options::default()).await;
    let mut program = program_enters(&stage).await;
    let board = stage.hare_and_hounds().await;
    let mut line = Line::new(Setup::HareAndHounds.start());
    let mut lost = 0;
    for round in 0_u64..16 {
        let Some((player, button)) = any_move(&stage, &line, &board) else {
            break;
        };
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
            program = program_enters(&stage).await;
            lost += usize::from(!acknowledged);
            acknowledged
        };
        if round % 2 == 0 {
            program.kill();
            let moves = stored(&stage).await;
            assert!(acknowledged);
            assert_eq!(moves.len(), line.moves().len() + 1);
            program = program_enters(&stage).await;
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
    assert!(line.ply() >= 8, "killed too seldom");
    program.terminate();
    assert!(program.ends(Duration::from_secs(10)).await.success());
    stage.advance(Duration::from_secs(4));
    if lost > 0 {
        stage.excuse("failed interaction");
    }
    stage.ends().await;
}

#[tokio::test]
async fn sigterm_ends_the_program_well_and_in_time() {
    let stage = Stage::without_bot(Options::default()).await;
    let mut program = program_enters(&stage).await;
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
    let mut program = program_enters(&stage).await;
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
    let mut program = program_enters(&stage).await;
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
