//! Levels, reviews and puzzles.

use std::sync::atomic::AtomicBool;

use leveret::{
    engine::{Contest, Level, Limits, Oracle, Verdict, daily},
    rules::{AnyPosition, Line, Setup, Side},
};

fn go_on() -> AtomicBool {
    AtomicBool::new(false)
}

#[test]
fn a_choice_is_legal_and_the_same_for_the_same_seed() {
    let oracle = Oracle::new();
    let weak = [Level::First, Level::Second, Level::Third];
    for setup in Setup::all() {
        for level in weak {
            let position = setup.start();
            let choose = || oracle.choose(&position, level, 5, &go_on()).unwrap();
            assert_eq!(choose(), choose());
            assert!(position.legal_moves().contains(&choose()), "{setup}");
        }
    }
}

#[test]
fn each_level_of_hare_and_hounds_beats_the_one_below_three_times_in_four() {
    const N_GAMES: u32 = 2000;
    for levels in Level::ALL.windows(2) {
        let play = |pack, quarry| {
            let contest = Contest {
                setup: Setup::HareAndHounds,
                pack,
                quarry,
                n_games: N_GAMES,
                seed: 1,
            };
            contest.play(&Oracle::new(), &go_on())
        };
        let won = play(levels[1], levels[0]).pack + play(levels[0], levels[1]).quarry;
        assert!(won * 4 >= N_GAMES * 2 * 3, "{levels:?}: {won}");
    }
}

#[test]
fn a_review_names_the_move_that_threw_the_win_away() {
    let mut line = Line::new(Setup::HareAndHounds.start());
    let oracle = Oracle::new();
    // The hounds play well, and then advance one of them where it opens the way.
    let blunder = loop {
        let position = line.position().clone();
        let analysis = oracle.analyse(&position, Limits::default(), &go_on());
        let losing = analysis
            .moves
            .iter()
            .find(|judged| judged.value.verdict == Verdict::Wins(Side::Quarry));
        if position.turn() == Side::Pack
            && let Some(losing) = losing
        {
            line.play(&losing.mv).unwrap();
            break losing.mv.clone();
        }
        let best = analysis.best().next().unwrap().clone();
        line.play(&best).unwrap();
    };
    let review = oracle.review(&line, Limits::default(), &go_on());
    assert_eq!(review.len(), line.moves().len());
    let (last, before) = review.split_last().unwrap();
    assert!(last.is_blunder());
    assert_eq!(last.mv, blunder);
    assert!(!last.best.contains(&blunder));
    for earlier in before {
        assert!(!earlier.is_blunder());
        assert_eq!(earlier.plies_lost(), Some(0));
    }
}

#[test]
fn a_daily_puzzle_has_one_answer_and_is_the_same_for_all() {
    let oracle = Oracle::new();
    for day in 20_000..20_030 {
        let puzzle = daily(day, &go_on()).unwrap();
        assert_eq!(Some(&puzzle), daily(day, &go_on()).as_ref());
        let analysis = oracle.analyse(&puzzle.position, Limits::default(), &go_on());
        let keeping: Vec<_> = analysis.keeping().collect();
        assert_eq!(keeping, [&puzzle.solution]);
        assert_eq!(puzzle.line.first(), Some(&puzzle.solution));
        let mut position: AnyPosition = puzzle.position.clone();
        for mv in &puzzle.line {
            position.play(mv).unwrap();
        }
        let winner = position.outcome().unwrap().winner();
        assert_eq!(winner, Some(puzzle.position.turn()));
    }
}
