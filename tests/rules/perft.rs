//! The counts in `tests/perft/`, one file a game.

use leveret::rules::{AnyPosition, Setup, fox_and_geese::Diagonals, perft_depths};

use super::naive::Naive;

/// A position of a perft file, with the counts of the depths from 1.
struct Entry {
    position: AnyPosition,
    counts: Vec<u64>,
}

/// Reads a perft file.
fn entries(file: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in file.lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(setup) = line.strip_prefix("setup ") {
            let setup: Setup = setup.parse().unwrap();
            entries.push(Entry {
                position: setup.start(),
                counts: Vec::new(),
            });
            continue;
        }
        let entry = entries.last_mut().unwrap();
        if let Some(text) = line.strip_prefix("position ") {
            entry.position = AnyPosition::parse(entry.position.setup(), text).unwrap();
            continue;
        }
        let (depth, count) = line.split_once(' ').unwrap();
        entry.counts.push(count.parse().unwrap());
        assert_eq!(depth, entry.counts.len().to_string(), "{line}");
    }
    entries
}

#[track_caller]
fn check(file: &str) {
    for Entry { position, counts } in entries(file) {
        let deepest = u32::try_from(counts.len()).unwrap();
        let found: Vec<u64> = perft_depths(&position, deepest).collect();
        assert_eq!(found, counts, "{} {position}", position.setup());
    }
}

#[test]
fn hare_and_hounds_counts_are_as_filed() {
    check(include_str!("../perft/hare-and-hounds.txt"));
}

#[test]
fn fox_and_geese_counts_are_as_filed() {
    check(include_str!("../perft/fox-and-geese.txt"));
}

#[test]
fn every_setup_has_counts_from_its_start() {
    let files = [
        include_str!("../perft/hare-and-hounds.txt"),
        include_str!("../perft/fox-and-geese.txt"),
    ];
    let starts: Vec<AnyPosition> = files
        .into_iter()
        .flat_map(entries)
        .map(|e| e.position)
        .collect();
    for setup in Setup::all() {
        assert!(starts.contains(&setup.start()), "{setup}");
    }
}

/// Compares with the naive generator, from every start, to the depth that takes about a second.
#[test]
fn the_naive_generator_counts_the_same() {
    for setup in Setup::all() {
        let start = setup.start();
        let naive = Naive::read(&setup.to_string(), &start.to_string());
        let deepest = match setup {
            Setup::HareAndHounds => 7,
            Setup::FoxAndGeese(_) => 4,
        };
        let counts: Vec<u64> = (1..=deepest).map(|depth| naive.perft(depth)).collect();
        assert_eq!(
            perft_depths(&start, deepest).collect::<Vec<_>>(),
            counts,
            "{setup}"
        );
    }
}

#[test]
fn the_boards_have_the_lines_of_the_rules() {
    for setup in Setup::all() {
        let board = setup.board();
        let n_ends: u32 = board
            .points()
            .iter()
            .map(|&point| board.neighbours(point).len())
            .sum();
        let expected = match setup {
            Setup::HareAndHounds => (11, 22),
            Setup::FoxAndGeese(options) => match options.diagonals {
                Diagonals::Every => (33, 96),
                Diagonals::Alternate => (33, 72),
            },
        };
        assert_eq!((board.points().len(), n_ends / 2), expected, "{setup}");
    }
}
