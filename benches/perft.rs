//! How many nodes perft counts in a second, next to the naive generator of the tests, in
//! the same run on the same positions.
//!
//! Both count the last ply without playing it. `cargo bench --bench perft`

#![allow(
    clippy::print_stdout,
    reason = "a benchmark reports on standard output"
)]
#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

#[path = "../tests/rules/naive.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod naive;

use std::time::{Duration, Instant};

use leveret::rules::{Setup, perft};
use naive::Naive;

/// How long each generator is timed at least.
const ENOUGH: Duration = Duration::from_secs(1);

/// Counts again and again until the time is enough, and gives the nodes counted in a second.
fn rate(count: impl Fn() -> u64) -> f64 {
    let begun = Instant::now();
    let mut n_nodes = 0.0;
    while begun.elapsed() < ENOUGH {
        n_nodes += f64::from(u32::try_from(count()).unwrap());
    }
    n_nodes / begun.elapsed().as_secs_f64()
}

fn main() {
    let cases = [
        ("hare-and-hounds", 8),
        ("fox-and-geese 13 every", 4),
        ("fox-and-geese 13 every sideways", 4),
        ("fox-and-geese 13 alternate", 4),
        ("fox-and-geese 17 every sideways", 4),
    ];
    println!("{:<32} depth   nodes/s   naive/s  ratio", "setup");
    for (name, depth) in cases {
        let start = name.parse::<Setup>().unwrap().start();
        let naive_start = Naive::read(name, &start.to_string());
        assert_eq!(perft(&start, depth), naive_start.perft(depth));
        let quick = rate(|| perft(&start, depth));
        let slow = rate(|| naive_start.perft(depth));
        let ratio = quick / slow;
        println!("{name:<32} {depth:>5} {quick:>9.2e} {slow:>9.2e} {ratio:>6.0}");
    }
}
