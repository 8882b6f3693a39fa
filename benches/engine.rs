//! How fast the engine is: Hare and Hounds solved, a layer of Fox and Geese solved, look-ups in its
//! table, and a search without one.
//!
//! `cargo bench --bench engine`

#![allow(
    clippy::print_stdout,
    reason = "a benchmark reports on standard output"
)]
#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use leveret::{
    engine::{
        Limits, Oracle,
        fox::{Job, Table},
        hare,
    },
    rules::{
        AnyPosition, PointSet, Setup, Side,
        fox_and_geese::{Diagonals, Options, Position},
    },
};

/// How long each thing is timed at least.
const ENOUGH: Duration = Duration::from_secs(1);

/// Up to how many geese are solved.
const GEESE: u32 = 8;

/// Does something again and again until the time is enough, and gives how long it took once.
fn time(mut something: impl FnMut()) -> Duration {
    let begun = Instant::now();
    let mut n = 0;
    while begun.elapsed() < ENOUGH {
        something();
        n += 1;
    }
    begun.elapsed() / n
}

fn main() {
    let solved = time(|| assert_eq!(hare::solve(), 26_400));
    println!("Hare and Hounds solved in       {solved:>10.2?}");
    for sideways in [false, true] {
        let options = Options {
            diagonals: Diagonals::Alternate,
            sideways,
            ..Options::default()
        };
        let dir = tempfile::tempdir().unwrap();
        let job = Job {
            options,
            most_geese: GEESE,
            threads: 1,
            dir: dir.path(),
        };
        let begun = Instant::now();
        assert!(job.run(&AtomicBool::new(false), &|_| ()).unwrap());
        let took = begun.elapsed();
        println!("{options}: up to {GEESE} geese in {took:>10.2?}");
        let table = Table::open(dir.path(), options).unwrap();
        for turn in Side::ALL {
            let positions = positions(options, turn);
            let mut next = positions.iter().cycle();
            let took = time(|| {
                if let Some(position) = next.next() {
                    assert!(table.verdict(position).unwrap().is_known());
                }
            });
            println!("  a look-up with {turn:?} to move {took:>10.2?}");
        }
    }
    let start: AnyPosition = Setup::FoxAndGeese(Options::default()).start();
    let limits = Limits {
        nodes: 1_000_000,
        time: None,
        ..Limits::default()
    };
    let took = time(|| {
        Oracle::new().analyse(&start, limits, &AtomicBool::new(false));
    });
    println!("a million nodes without a table {took:>10.2?}");
}

/// Many different positions with as many geese as were solved.
fn positions(options: Options, turn: Side) -> Vec<Position> {
    let points = options.board().points();
    let mut seed = 1usize;
    let mut below = |n: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) % n
    };
    let mut all = Vec::new();
    while all.len() < 10_000 {
        let mut geese = PointSet::EMPTY;
        while geese.len() < GEESE {
            geese = geese.with(points[below(points.len())]);
        }
        let fox = points[below(points.len())];
        all.extend(Position::new(options, geese, fox, turn));
    }
    all
}
