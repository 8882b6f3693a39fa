//! The whole bot, as a process of its own against an emulated Discord: durable moves a second
//! beside a bare command, how long a move takes with many games in play, and memory.
//!
//! A move is a click on a button: the gateway's event, the game loaded, decided and committed to
//! the disk, the board drawn, the callback. The bare command is one that the bot does not know, the
//! least that it can answer. Both are given by the same people to the same process in turns, with
//! as many in flight, so that what counts is the ratio. Where `taskset` is there, the bot has one
//! core to itself.
#![allow(
    clippy::print_stdout,
    reason = "a benchmark's result is what it prints"
)]

use std::{
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use leveret::{
    rules::{Line, Move, Setup},
    sandbox::{Discord, Id, Limits, Options, Outcome, User, text, user},
};
use rusqlite::Connection;
use tempfile::TempDir;

const SOON: Duration = Duration::from_secs(30);
/// How many are in flight in the measurement of throughput.
const IN_FLIGHT: usize = 48;
/// How many moves each of them makes.
const PLIES: usize = 48;
const ROUNDS: usize = 3;

#[tokio::main]
async fn main() {
    throughput().await;
    latency().await;
    memory().await;
}

/// The bot as a process.
struct Bot(Child);

impl Bot {
    async fn start(discord: &Discord, folder: &Path) -> Bot {
        let program = env!("CARGO_BIN_EXE_leveret");
        let pinned = Command::new("taskset").arg("-V").output().is_ok();
        let mut command = if pinned {
            let mut command = Command::new("taskset");
            command.args(["-c", "0", program]);
            command
        } else {
            Command::new(program)
        };
        let database = format!("sqlite:{}", folder.join("leveret.db").display());
        let child = command
            .current_dir(folder)
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_URL", discord.base_url())
            .env("DATABASE_URL", database)
            .stderr(std::fs::File::create(folder.join("log.txt")).expect("a log"))
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        assert!(discord.connected(1, SOON).await, "the bot connects");
        let registered = || (!discord.commands().is_empty()).then_some(());
        assert!(discord.until(SOON, registered).await.is_some());
        Bot(child)
    }

    /// Resident memory in MiB.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        kib.unwrap_or(f64::NAN) / 1024.0
    }

    fn stop(mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

async fn discord() -> Discord {
    let options = Options {
        limits: Limits {
            // The boards stay, however much is said after them.
            messages_per_channel: usize::MAX,
            ..Limits::lean()
        },
        ..Options::default()
    };
    Discord::start(options).await.expect("the emulator starts")
}

/// A game of Hare and Hounds between two people, and its message.
#[derive(Clone)]
struct Table {
    pack: User,
    quarry: User,
    board: Id,
    game: i64,
}

async fn table(discord: &Discord, nth: usize, game: i64) -> Table {
    let pack = discord.user(&format!("Pack {nth}"));
    let quarry = discord.user(&format!("Quarry {nth}"));
    let terms = [
        ("opponent", user(&quarry)),
        ("side", text("pack")),
        ("pace", text("unlimited")),
    ];
    let card = said(pack.slash("challenge", terms).await.expect("a command"));
    said(quarry.click(card, "Accept").await.expect("a button"));
    Table {
        pack,
        quarry,
        board: card,
        game,
    }
}

fn said(outcome: Outcome) -> Id {
    match outcome {
        Outcome::Responded(message) | Outcome::Updated(message) => message.id,
        other => panic!("no message: {other:?}"),
    }
}

impl Table {
    /// Makes the move of this ply.
    async fn plays(&self, ply: usize, mv: &Move) {
        let player = if ply.is_multiple_of(2) {
            &self.pack
        } else {
            &self.quarry
        };
        let button = format!("1:play:{}:{ply}:{mv}", self.game);
        let pending = player.raw_click(self.board, &button).expect("a button");
        let outcome = pending.outcome().await;
        assert!(
            matches!(outcome, Outcome::Updated(_)),
            "{button}: {outcome:?}"
        );
    }

    async fn asks(&self) {
        let data = serde_json::json!({"id": "5", "name": "nothing", "type": 1});
        let pending = self.pack.raw(2, data, None).expect("a command");
        let outcome = pending.outcome().await;
        assert!(matches!(outcome, Outcome::Responded(_)), "{outcome:?}");
    }
}

/// A long game that does not end.
fn long_game(plies: usize) -> Vec<Move> {
    let mut line = Line::new(Setup::HareAndHounds.start());
    assert!(lasts(&mut line, plies), "a game of {plies} plies");
    line.moves().to_vec()
}

fn lasts(line: &mut Line, plies: usize) -> bool {
    if line.moves().len() == plies {
        return true;
    }
    let legal = line.legal_moves();
    let (advances, stays): (Vec<&Move>, Vec<&Move>) = legal
        .iter()
        .partition(|mv| mv.to().rank() > mv.from().rank());
    for mv in stays.into_iter().chain(advances) {
        line.play(mv).expect("a legal move");
        let goes_on = line.outcome().is_none() && lasts(line, plies);
        if goes_on {
            return true;
        }
        line.undo();
    }
    false
}

async fn throughput() {
    let discord = discord().await;
    let folder = TempDir::new().expect("a folder");
    let bot = Bot::start(&discord, folder.path()).await;
    let moves = long_game(PLIES);
    println!("{IN_FLIGHT} in flight, {PLIES} moves each; a second, and moves beside bare commands");
    let mut next = 0;
    for _ in 0..ROUNDS {
        let mut tables = Vec::new();
        for nth in 0..IN_FLIGHT {
            next += 1;
            tables.push(table(&discord, nth, next).await);
        }
        assert!(discord.quiesce(SOON).await);
        let began = Instant::now();
        let asking = tables.iter().cloned().map(|table| {
            tokio::spawn(async move {
                for _ in 0..PLIES {
                    table.asks().await;
                }
            })
        });
        for task in asking.collect::<Vec<_>>() {
            task.await.expect("all are answered");
        }
        let bare = began.elapsed();
        let began = Instant::now();
        let playing = tables.into_iter().map(|table| {
            let moves = moves.clone();
            tokio::spawn(async move {
                for (ply, mv) in moves.iter().enumerate() {
                    table.plays(ply, mv).await;
                }
            })
        });
        for task in playing.collect::<Vec<_>>() {
            task.await.expect("all are answered");
        }
        let durable = began.elapsed();
        println!(
            "  bare commands {:6.0}/s   durable moves {:6.0}/s   ratio {:.2}",
            per_second(bare),
            per_second(durable),
            bare.as_secs_f64() / durable.as_secs_f64()
        );
    }
    bot.stop();
    discord.stop().await;
}

fn per_second(time: Duration) -> f64 {
    let n = u32::try_from(IN_FLIGHT * PLIES).map_or(f64::INFINITY, f64::from);
    n / time.as_secs_f64()
}

/// How long a move takes, one at a time, with 1, 100 and 10,000 games in play.
async fn latency() {
    println!(
        "\none move at a time, with games in play; milliseconds from the event to the callback"
    );
    let mut first = None;
    for in_play in [1, 100, 10_000] {
        let discord = discord().await;
        let folder = TempDir::new().expect("a folder");
        let bot = Bot::start(&discord, folder.path()).await;
        let one = table(&discord, 0, 1).await;
        assert!(discord.quiesce(SOON).await);
        // As many again as there are to be: a game that has run for some plies is replaced.
        copy_games(&folder.path().join("leveret.db"), in_play + 40);
        let moves = long_game(PLIES);
        let mut times = Vec::new();
        for round in 0..40 {
            // The games far and near in the table, in turns.
            let game = 1 + (round * in_play.max(7) / 7) % in_play + i64::from(in_play == 1) * round;
            let table = Table {
                game,
                ..one.clone()
            };
            let played = plies(&folder.path().join("leveret.db"), game);
            for (ply, mv) in moves.iter().enumerate().skip(played).take(24) {
                let began = Instant::now();
                table.plays(ply, mv).await;
                times.push(began.elapsed());
            }
        }
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        let p99 = at(99);
        let ratio = p99 / *first.get_or_insert(p99);
        println!(
            "  {in_play:6} games   p50 {:.2}   p99 {p99:.2}   p99 beside one game's {ratio:.2}",
            at(50)
        );
        bot.stop();
        discord.stop().await;
    }
}

/// Makes copies of the only game until there are `n`.
fn copy_games(database: &Path, n: i64) {
    let connection = Connection::open(database).expect("the database opens");
    let mut columns: Vec<String> = connection
        .prepare("SELECT name FROM pragma_table_info('games') WHERE name <> 'id'")
        .and_then(|mut it| it.query_map([], |row| row.get(0))?.collect())
        .expect("the games' columns");
    let columns = {
        columns.sort();
        columns.join(", ")
    };
    let sql = format!(
        "WITH RECURSIVE n(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n < {n})
         INSERT INTO games (id, {columns}) SELECT n.n, {columns} FROM games, n WHERE games.id = 1"
    );
    connection.execute_batch(&sql).expect("copies of the game");
}

fn plies(database: &Path, game: i64) -> usize {
    let connection = Connection::open(database).expect("the database opens");
    let ply: u32 = connection
        .query_row("SELECT ply FROM games WHERE id = ?1", [game], |row| {
            row.get(0)
        })
        .expect("the game");
    ply as usize
}

async fn memory() {
    println!("\nresident memory, MiB");
    for guilds in [1, 2_500] {
        let discord = discord().await;
        for nth in 1..guilds {
            discord.add_guild(&format!("Server {nth}"), "en-US", true);
        }
        let folder = TempDir::new().expect("a folder");
        let bot = Bot::start(&discord, folder.path()).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let idle = bot.memory();
        let table = table(&discord, 0, 1).await;
        for (ply, mv) in long_game(PLIES).iter().enumerate() {
            table.plays(ply, mv).await;
        }
        for _ in 0..3_000 {
            table.asks().await;
        }
        println!(
            "  {guilds:5} servers   idle {idle:.1}   after a game and 3,000 commands {:.1}",
            bot.memory()
        );
        bot.stop();
        discord.stop().await;
    }
}
