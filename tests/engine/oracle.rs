//! What search says is what the solution says, or nothing.

use std::sync::atomic::AtomicBool;

use leveret::{
    engine::{
        Level, Limits, Oracle, Verdict,
        fox::{Job, Table},
    },
    rules::{
        AnyPosition, Line, Outcome, Setup, Side,
        fox_and_geese::{Diagonals, Options, Position},
    },
};

use super::fox::{layer, setups};

const MOST_GEESE: u32 = 5;

fn solved(options: Options, dir: &std::path::Path) -> Table {
    let job = Job {
        options,
        most_geese: MOST_GEESE,
        threads: 2,
        dir,
    };
    assert!(job.run(&AtomicBool::new(false), &|_| ()).unwrap());
    Table::open(dir, options).unwrap()
}

/// Some positions of the layer.
fn samples(options: Options) -> Vec<Position> {
    layer(options, MOST_GEESE, 4)
        .into_iter()
        .step_by(797)
        .collect()
}

#[test]
fn without_tables_nothing_false_is_said() {
    let limits = Limits {
        depth: 6,
        nodes: 20_000,
        time: None,
        memory: 1 << 12,
    };
    for options in setups() {
        let dir = tempfile::tempdir().unwrap();
        let table = solved(options, dir.path());
        let mut n_known = 0;
        for position in samples(options) {
            let analysis = Oracle::new().analyse(&position.into(), limits, &AtomicBool::new(false));
            let expected = table.verdict(&position).unwrap();
            let found = analysis.value.verdict;
            assert!(
                found == Verdict::Unknown || found == expected,
                "{options}: {position}"
            );
            n_known += u32::from(found == expected);
            // Whatever is best keeps the value.
            for mv in analysis.best() {
                let mut after = AnyPosition::from(position);
                after.play(mv).unwrap();
                let AnyPosition::FoxAndGeese(after) = after else {
                    continue;
                };
                assert_eq!(
                    table.verdict(&after).unwrap(),
                    expected,
                    "{options}: {position} {mv}"
                );
            }
        }
        assert!(n_known > 0);
        println!("{options}: {n_known} known");
    }
}

#[test]
#[ignore = "takes long without optimisation: .ci/run runs it with"]
fn a_won_game_is_not_shuffled_away_sideways() {
    let options = Options {
        sideways: true,
        diagonals: Diagonals::Alternate,
        ..Options::default()
    };
    let dir = tempfile::tempdir().unwrap();
    let table = solved(options, dir.path());
    let oracle = Oracle::open(dir.path()).unwrap();
    let is_won =
        |position: &Position| table.verdict(position).unwrap() == Verdict::Wins(Side::Pack);
    let won: Vec<Position> = layer(options, MOST_GEESE, 4)
        .into_iter()
        .filter(is_won)
        .collect();
    assert!(won.len() > 10);
    for position in won.into_iter().step_by(7) {
        let mut line = Line::new(position.into());
        while line.outcome().is_none() {
            let level = match line.position().turn() {
                Side::Pack => Level::Fifth,
                Side::Quarry => Level::Fourth,
            };
            let seed = line.ply().into();
            let mv = oracle.choose(line.position(), level, seed, &AtomicBool::new(false));
            line.play(&mv.unwrap()).unwrap();
        }
        assert_eq!(line.outcome(), Some(Outcome::Trapped), "{position}");
    }
}

#[test]
fn the_line_for_other_programs_has_four_parts() {
    let start = Setup::HareAndHounds.start();
    let analysis = Oracle::new().analyse(&start, Limits::default(), &AtomicBool::new(false));
    assert_eq!(analysis.turn, Side::Pack);
    let line = analysis.line(&start);
    let parts: Vec<&str> = line.split('\t').collect();
    assert_eq!(parts[..3], ["h/3/3/D1D/D d 0 1", "hounds", "23"]);
    assert_eq!(parts.len(), 4);
}
