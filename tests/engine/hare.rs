//! Hare and Hounds against a plain minimax over the rules, and against what the books say.

use std::collections::HashMap;

use leveret::{
    engine::{Value, Verdict, hare},
    rules::{AnyPosition, Point, PointSet, Setup, Side, hare_and_hounds::Position},
};

/// The value by trying every move, as the rules list and play them.
fn minimax(position: &AnyPosition, known: &mut HashMap<(u64, u32), (Side, u32)>) -> (Side, u32) {
    if let Some(outcome) = position.outcome() {
        return (outcome.winner().unwrap(), 0);
    }
    let key = (position.key(), position.counter());
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let turn = position.turn();
    let mut best: Option<(Side, u32)> = None;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play(&mv).unwrap();
        let (winner, plies) = minimax(&next, known);
        let found = (winner, plies + 1);
        let better = match best {
            None => true,
            Some((side, length)) if side == winner => {
                (winner == turn && found.1 < length) || (winner != turn && found.1 > length)
            }
            Some((side, _)) => side != turn,
        };
        if better {
            best = Some(found);
        }
    }
    known.insert(key, best.unwrap());
    best.unwrap()
}

fn all_positions() -> impl Iterator<Item = Position> {
    let points = Setup::HareAndHounds.board().points();
    let hounds = points.iter().flat_map(move |&a| {
        points.iter().flat_map(move |&b| {
            let above = points.iter().filter(move |&&c| a < b && b < c);
            above.map(move |&c| PointSet::from_iter([a, b, c]))
        })
    });
    hounds.flat_map(move |hounds| {
        let free = points.iter().filter(move |&&hare| !hounds.contains(hare));
        free.flat_map(move |&hare| {
            Side::ALL.into_iter().flat_map(move |turn| {
                (0..10).map(move |stall| Position::new(hounds, hare, turn, stall).unwrap())
            })
        })
    })
}

#[test]
fn every_position_has_the_value_that_a_plain_minimax_finds() {
    let mut known = HashMap::new();
    let mut n = 0;
    for position in all_positions() {
        let (winner, plies) = minimax(&position.into(), &mut known);
        let expected = Value::win(winner, Some(plies));
        assert_eq!(hare::value(&position), expected, "{position}");
        n += 1;
    }
    assert_eq!(n, 26_400);
    assert_eq!(hare::solve(), n);
}

#[test]
fn the_hounds_win_from_the_start_in_23_plies() {
    let expected = Value::win(Side::Pack, Some(23));
    assert_eq!(hare::value(&Position::start()), expected);
}

#[test]
fn the_hounds_win_wherever_the_hare_starts_and_whoever_moves_first() {
    let start = Position::start();
    let free = Setup::HareAndHounds.board().points().iter();
    let free: Vec<Point> = free
        .copied()
        .filter(|&point| !start.hounds().contains(point))
        .collect();
    assert_eq!(free.len(), 8);
    for hare in free {
        for turn in Side::ALL {
            let position = Position::new(start.hounds(), hare, turn, 0).unwrap();
            let verdict = hare::value(&position).verdict;
            assert_eq!(verdict, Verdict::Wins(Side::Pack), "{position}");
        }
    }
}
