//! Whole moves through the store, against the same two statements through bare `sqlx`, on one
//! connection and in pools, and bare `rusqlite`: load the game, then change it, each move durable
//! before the next.
//!
//! All play the same games on files with the same schema and pragmas, taking turns move by move, so
//! that a busy machine or disk slows all of them alike; what counts is the ratios of the medians. The
//! store's share includes reading the row into a game, deciding the move by the rules and writing it
//! down, which the bare ones find done. `synchronous=OFF` takes the disk out and leaves the work.
#![allow(
    clippy::print_stdout,
    reason = "a benchmark's result is what it prints"
)]

use std::{
    path::Path,
    time::{Duration, Instant},
};

use leveret::{
    game::{
        Acted, Action, ChannelId, Game, GameId, Moment, NewChallenge, Pace, Person, PersonId,
        Place, ServerId, Status, Terms, act,
    },
    rules::{Line, Move, Setup, Side},
    store::{Committed, Proposed, SqliteStore, Store},
};
use sqlx::{
    ConnectOptions, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous},
};

const LOAD: &str = include_str!("../src/store/sqlite/load_game.sql");
const CHANGE: &str = include_str!("../src/store/sqlite/change_game.sql");

const START: Moment = Moment(1_800_000_000_000);
const N_GAMES: usize = 100;
const N_PLIES: usize = 16;

#[tokio::main]
async fn main() {
    println!(
        "median of {N_GAMES} games of {N_PLIES} plies: moves a second, and the store's ratio\n"
    );
    for (name, synchronous) in [
        ("FULL", SqliteSynchronous::Full),
        ("OFF", SqliteSynchronous::Off),
    ] {
        let figures = compare(synchronous).await;
        println!("synchronous={name}");
        let store = figures[0].1.as_secs_f64();
        for (contestant, time) in figures {
            let time = time.as_secs_f64();
            println!(
                "  {contestant:14} {:8.0}/s   store/this {:.2}",
                1.0 / time,
                time / store
            );
        }
    }
}

/// The median time of a move through each, the store first.
async fn compare(synchronous: SqliteSynchronous) -> [(&'static str, Duration); 4] {
    let names = ["store", "bare sqlx", "sqlx in pools", "bare rusqlite"];
    let folder = tempfile::tempdir().expect("a folder");
    let files = names.map(|name| folder.path().join(name));
    for file in &files {
        let store = open(file, synchronous).await;
        set_out(&store).await;
        store.close().await;
    }
    let store = open(&files[0], synchronous).await;
    let mut bare = options(&files[1], synchronous)
        .connect()
        .await
        .expect("a connection");
    let writer = pool(options(&files[2], synchronous), 1).await;
    let readers = pool(options(&files[2], synchronous).read_only(true), 4).await;
    let direct = connect_directly(&files[3], synchronous);

    let mut times = names.map(|_| Vec::with_capacity(N_GAMES * N_PLIES));
    for step in script() {
        for n in 0..N_GAMES {
            for turn in 0..names.len() {
                // Everybody comes after everybody: a disk that is busy with one's write delays the
                // next one's.
                let place = if n % 2 == 0 {
                    turn
                } else {
                    names.len() - 1 - turn
                };
                let contestant = (place + n / 2) % names.len();
                let began = Instant::now();
                match contestant {
                    0 => through_store(&store, id(n), &step.mv).await,
                    1 => {
                        let loaded = load(&mut bare, id(n), &step).await;
                        change(&mut bare, id(n), &step, loaded).await;
                    }
                    2 => {
                        let loaded = {
                            let mut reader = readers.acquire().await.expect("a reader");
                            load(&mut reader, id(n), &step).await
                        };
                        let mut writer = writer.acquire().await.expect("a writer");
                        change(&mut writer, id(n), &step, loaded).await;
                    }
                    _ => through_rusqlite(&direct, id(n), &step),
                }
                times[contestant].push(began.elapsed());
            }
        }
    }
    store.close().await;
    let mut medians = times.into_iter().map(median);
    names.map(|name| (name, medians.next().unwrap_or_default()))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

async fn pool(options: SqliteConnectOptions, size: u32) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(size)
        .test_before_acquire(false)
        .connect_with(options)
        .await
        .expect("a pool")
}

fn id(n: usize) -> i64 {
    i64::try_from(n + 1).unwrap_or(i64::MAX)
}

fn options(file: &Path, synchronous: SqliteSynchronous) -> SqliteConnectOptions {
    SqliteStore::options(&file.display().to_string())
        .expect("a path")
        .synchronous(synchronous)
}

async fn open(file: &Path, synchronous: SqliteSynchronous) -> SqliteStore {
    SqliteStore::connect(options(file, synchronous))
        .await
        .expect("a store")
}

fn connect_directly(file: &Path, synchronous: SqliteSynchronous) -> rusqlite::Connection {
    let connection = rusqlite::Connection::open(file).expect("a connection");
    let level = match synchronous {
        SqliteSynchronous::Full => "FULL",
        SqliteSynchronous::Off | SqliteSynchronous::Normal | SqliteSynchronous::Extra => "OFF",
    };
    let pragmas = format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = {level}; PRAGMA foreign_keys = ON"
    );
    connection.execute_batch(&pragmas).expect("pragmas");
    connection
}

/// A move and the row as it is after it.
struct Step {
    mv: Move,
    after: Game,
    position: String,
}

/// A game of Hare and Hounds that goes on for long enough, played in every file and slot alike.
fn script() -> Vec<Step> {
    let mut game = new_game(0).numbered(GameId(1));
    let mut steps = Vec::new();
    while steps.len() < N_PLIES {
        let mv = lasting_move(&game.line, N_PLIES - steps.len()).expect("a game that lasts");
        game = played(&game, &mv);
        steps.push(Step {
            mv,
            after: game.clone(),
            position: game.line.position().to_string(),
        });
    }
    steps
}

/// A move after which the game can go on for the other `plies`.
fn lasting_move(line: &Line, plies: usize) -> Option<Move> {
    line.legal_moves().into_iter().find(|mv| {
        let mut next = line.clone();
        next.play(mv).is_ok()
            && next.outcome().is_none()
            && (plies <= 1 || lasting_move(&next, plies - 1).is_some())
    })
}

fn played(game: &Game, mv: &Move) -> Game {
    let mover = game.to_move().expect("a running game").id;
    let action = Action::Play {
        mv: mv.clone(),
        at_ply: Some(game.ply),
    };
    let now = START.plus(Duration::from_secs(game.ply.into()));
    act(game, mover, &action, now).expect("a legal move")
}

fn person(n: usize) -> Person {
    Person {
        id: PersonId(n as u64 + 1),
        name: format!("Person {n}"),
    }
}

fn offer(n: usize) -> NewChallenge {
    NewChallenge {
        terms: Terms {
            setup: Setup::HareAndHounds,
            side: Some(Side::Pack),
            pace: Pace::OneDay,
            games: 1,
            idle_options: false,
        },
        challenger: person(2 * n),
        opponent: Some(person(2 * n + 1)),
        place: Place {
            server: Some(ServerId(1)),
            channel: ChannelId(2),
            reachable: true,
        },
        language: "en-US".to_owned(),
        made: START,
        expires: START,
        rematch_of: None,
    }
}

fn new_game(n: usize) -> leveret::game::NewGame {
    let offer = offer(n);
    leveret::game::NewGame {
        setup: offer.terms.setup,
        seats: leveret::game::Seats {
            pack: person(2 * n),
            quarry: person(2 * n + 1),
        },
        place: offer.place,
        language: offer.language,
        pace: offer.terms.pace,
        rated: true,
        acted: Acted {
            pack: START,
            quarry: START,
        },
        started: START,
        series: None,
    }
}

async fn set_out(store: &SqliteStore) {
    for n in 0..N_GAMES {
        let Ok(Proposed::Made(challenge)) = store.propose(&offer(n)).await else {
            panic!("no challenge");
        };
        let accepted = store.accept(challenge.id, new_game(n)).await;
        assert!(matches!(accepted, Ok(Committed::Done(game)) if game.id.0 == id(n)));
    }
}

async fn through_store(store: &SqliteStore, id: i64, mv: &Move) {
    let game = store.game(GameId(id)).await.expect("a store");
    let game = game.expect("a game");
    let committed = store.commit(&game, played(&game, mv)).await;
    assert!(matches!(committed, Ok(Committed::Done(_))));
}

/// The clock of a step: deadline, reminder and what is due first.
fn clock(step: &Step) -> (Option<i64>, Option<i64>) {
    match step.after.status {
        Status::Running {
            turn: Some(turn), ..
        } => (
            Some(turn.deadline.0),
            turn.remind_at.map(|remind_at| remind_at.0),
        ),
        Status::Running { turn: None, .. } | Status::Finished { .. } => (None, None),
    }
}

fn mover(step: &Step, pack: i64, quarry: i64) -> i64 {
    match step.after.turn() {
        Side::Pack => pack,
        Side::Quarry => quarry,
    }
}

/// The revision of a game, and who is to move after the step.
type Loaded = (i64, i64);

async fn load(connection: &mut SqliteConnection, id: i64, step: &Step) -> Loaded {
    let row = sqlx::query(LOAD)
        .bind(id)
        .fetch_one(&mut *connection)
        .await
        .expect("a game");
    for column in 0..row.len() {
        row.try_get_raw(column).expect("a column");
    }
    let revision: i64 = row.get("revision");
    let (pack, quarry): (i64, i64) = (row.get("pack_id"), row.get("quarry_id"));
    (revision, mover(step, pack, quarry))
}

async fn change(
    connection: &mut SqliteConnection,
    id: i64,
    step: &Step,
    (revision, mover): Loaded,
) {
    let (deadline, remind_at) = clock(step);
    let changed = sqlx::query(CHANGE)
        .bind(id)
        .bind(revision)
        .bind(revision + 1)
        .bind(&step.position)
        .bind(step.after.ply)
        .bind(step.mv.to_string())
        .bind(mover)
        .bind(None::<&str>)
        .bind(step.after.acted.pack.0)
        .bind(step.after.acted.quarry.0)
        .bind(step.after.acted.pack.0.max(step.after.acted.quarry.0))
        .bind(deadline)
        .bind(remind_at)
        .bind(remind_at)
        .bind(None::<&str>)
        .bind(None::<i64>)
        .execute(connection)
        .await
        .expect("a change");
    assert_eq!(changed.rows_affected(), 1);
}

fn through_rusqlite(connection: &rusqlite::Connection, id: i64, step: &Step) {
    let mut load = connection.prepare_cached(LOAD).expect("a statement");
    let n_columns = load.column_count();
    let (revision, pack, quarry) = load
        .query_row([id], |row| {
            for column in 0..n_columns {
                row.get_ref(column)?;
            }
            let ids: (i64, i64) = (row.get("pack_id")?, row.get("quarry_id")?);
            Ok((row.get::<_, i64>("revision")?, ids.0, ids.1))
        })
        .expect("a game");
    let mover = mover(step, pack, quarry);
    let (deadline, remind_at) = clock(step);
    let mut change = connection.prepare_cached(CHANGE).expect("a statement");
    let changed = change
        .execute(rusqlite::params![
            id,
            revision,
            revision + 1,
            step.position,
            step.after.ply,
            step.mv.to_string(),
            mover,
            None::<&str>,
            step.after.acted.pack.0,
            step.after.acted.quarry.0,
            step.after.acted.pack.0.max(step.after.acted.quarry.0),
            deadline,
            remind_at,
            remind_at,
            None::<&str>,
            None::<i64>,
        ])
        .expect("a change");
    assert_eq!(changed, 1);
}
