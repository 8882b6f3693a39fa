//! Fox and Geese: the solver against a naive one over the rules, on whole layers.

use std::{collections::HashMap, sync::atomic::AtomicBool};

use leveret::{
    engine::{
        Verdict,
        fox::{Job, Table},
    },
    rules::{
        Move, Outcome, PointSet, Position as _, Side,
        fox_and_geese::{Diagonals, Geese, Options, Position},
    },
};

/// Every position with so many geese, none of them below a rank: no play leads out of these.
pub(super) fn layer(options: Options, geese: u32, lowest: u8) -> Vec<Position> {
    let points = options.board().points();
    let mut placements = vec![PointSet::EMPTY];
    for &point in points.iter().filter(|point| point.rank() >= lowest) {
        let more: Vec<_> = placements.iter().map(|set| set.with(point)).collect();
        placements.extend(more);
        placements.retain(|set| set.len() <= geese);
    }
    placements.retain(|set| set.len() == geese);
    let free = |geese: PointSet| points.iter().filter(move |&&fox| !geese.contains(fox));
    let positions = placements.into_iter().flat_map(|geese| {
        free(geese).flat_map(move |&fox| {
            Side::ALL.map(|turn| Position::new(options, geese, fox, turn).unwrap())
        })
    });
    positions.collect()
}

/// A naive retrograde solver: it sweeps over all positions until nothing changes.
fn naive(positions: &[Position]) -> Vec<Verdict> {
    let numbers: HashMap<u64, usize> = positions.iter().map(Position::key).zip(0..).collect();
    // What leads out of the layers leaves too few geese.
    let too_few = positions.len();
    let after = |position: &Position, mv: &Move| {
        let mut after = *position;
        after.play(mv).unwrap();
        numbers.get(&after.key()).copied().unwrap_or(too_few)
    };
    let mut known: Vec<Option<Side>> = positions
        .iter()
        .map(|position| position.outcome().and_then(Outcome::winner))
        .collect();
    known.push(Some(Side::Quarry));
    loop {
        let mut changed = false;
        for (at, position) in positions.iter().enumerate() {
            if known[at].is_some() {
                continue;
            }
            let turn = position.turn();
            let moves = position.legal_moves();
            let replies = moves.iter().map(|mv| known[after(position, mv)]);
            known[at] = if replies.clone().any(|winner| winner == Some(turn)) {
                Some(turn)
            } else if replies
                .into_iter()
                .all(|winner| winner == Some(turn.other()))
            {
                Some(turn.other())
            } else {
                None
            };
            changed |= known[at].is_some();
        }
        if !changed {
            break;
        }
    }
    let verdict = |winner: Option<Side>| winner.map_or(Verdict::Draw, Verdict::Wins);
    known.into_iter().take(too_few).map(verdict).collect()
}

/// Compares all positions with up to so many geese, none of them below a rank.
fn compare(setups: impl Iterator<Item = Options>, most_geese: u32, lowest: u8) {
    for options in setups {
        let dir = tempfile::tempdir().unwrap();
        let job = Job {
            options,
            most_geese,
            threads: 2,
            dir: dir.path(),
        };
        assert!(job.run(&AtomicBool::new(false), &|_| ()).unwrap());
        let table = Table::open(dir.path(), options).unwrap();
        let layers = 4..=most_geese;
        let positions: Vec<_> = layers.flat_map(|n| layer(options, n, lowest)).collect();
        let mut n_each: HashMap<Verdict, u32> = HashMap::new();
        for (position, expected) in positions.iter().zip(naive(&positions)) {
            let verdict = table.verdict(position).unwrap();
            assert_eq!(verdict, expected, "{options}: {position}");
            *n_each.entry(verdict).or_default() += 1;
        }
        println!("{options}, up to {most_geese} geese: {n_each:?}");
    }
}

/// The setups whose layers differ.
pub(super) fn setups() -> impl Iterator<Item = Options> {
    Options::all().filter(|options| options.geese == Geese::Thirteen)
}

/// The usual setup alone: with all of them, the widest comparisons would take hours.
fn usual() -> impl Iterator<Item = Options> {
    setups().take(1)
}

#[test]
fn few_geese_above_the_middle_agree_with_a_naive_solver() {
    // The geese win more often on this board.
    let alternate = setups().filter(|options| options.diagonals == Diagonals::Alternate);
    compare(alternate, 5, 4);
}

#[test]
#[ignore = "takes long without optimisation: .ci/run runs it with"]
fn many_geese_above_the_middle_agree_with_a_naive_solver() {
    compare(setups(), 9, 4);
}

#[test]
#[ignore = "takes long without optimisation: .ci/run runs it with"]
fn the_whole_layer_of_four_geese_agrees_with_a_naive_solver() {
    compare(usual(), 4, 0);
}

#[test]
#[ignore = "takes long without optimisation: .ci/run runs it with"]
fn six_geese_from_the_middle_up_agree_with_a_naive_solver() {
    compare(usual(), 6, 3);
}
