//! How games end.

use std::collections::BTreeMap;

use leveret::rules::{AnyPosition, IllegalMove, Line, Outcome, Setup, Side};

const HARE: &str = "hare-and-hounds";
const FOX: &str = "fox-and-geese 13 every";
const FOX_SIDEWAYS: &str = "fox-and-geese 13 every sideways";

fn read(setup: &str, position: &str) -> AnyPosition {
    AnyPosition::parse(setup.parse().unwrap(), position).unwrap()
}

#[track_caller]
fn check(setup: &str, position: &str, expected: Option<Outcome>) {
    assert_eq!(read(setup, position).outcome(), expected, "{position}");
}

/// Plays moves from a position.
#[track_caller]
fn play(start: AnyPosition, moves: &str) -> Line {
    let mut line = Line::new(start);
    for mv in moves.split_whitespace() {
        assert_eq!(
            line.play(&mv.parse().unwrap()),
            Ok(()),
            "{mv} in {}",
            line.position()
        );
    }
    line
}

#[test]
fn a_hare_that_cannot_move_is_trapped_once_it_is_its_turn() {
    check(HARE, "h/DDD/3/3/1 h 0 9", Some(Outcome::Trapped));
    check(HARE, "h/DDD/3/3/1 d 0 9", Some(Outcome::Blocked));
    check(HARE, "h/D1D/1D1/3/1 d 0 9", None);
    check(HARE, "1/D2/hD1/D2/1 h 0 9", Some(Outcome::Trapped));
}

#[test]
fn the_hare_has_got_past_when_it_is_lower_than_every_hound() {
    check(HARE, "1/3/DDD/h2/1 d 0 9", Some(Outcome::GotPast));
    check(HARE, "1/3/DDD/h2/1 h 0 9", Some(Outcome::GotPast));
    check(HARE, "1/3/DD1/h1D/1 d 0 9", None);
    let line = play(read(HARE, "1/3/DD1/1hD/1 d 0 9"), "c2-c3");
    assert_eq!(line.outcome(), Some(Outcome::GotPast));
    assert_eq!(line.outcome().and_then(Outcome::winner), Some(Side::Quarry));
}

#[test]
fn the_tenth_hound_move_without_advance_wins_for_the_hare() {
    let mut line = Line::new(Setup::HareAndHounds.start());
    for (i, mv) in ["a2-b2", "b5-b4", "b2-a2", "b4-b5"]
        .iter()
        .cycle()
        .take(19)
        .enumerate()
    {
        assert_eq!(line.outcome(), None, "after {i} plies");
        line.play(&mv.parse().unwrap()).unwrap();
    }
    assert_eq!(line.position().counter(), 10);
    assert_eq!(line.outcome(), Some(Outcome::Stalled));
    assert_eq!(line.legal_moves(), []);
}

#[test]
fn an_advance_starts_the_count_again() {
    let line = play(
        Setup::HareAndHounds.start(),
        "a2-b2 b5-b4 b2-b3 b4-b5 b3-a3",
    );
    let counts: Vec<u32> = line
        .plies()
        .map(|(position, _)| position.counter())
        .collect();
    assert_eq!(counts, [0, 1, 1, 0, 0]);
    assert_eq!(line.position().counter(), 1);
}

#[test]
fn the_tenth_counts_even_where_it_traps_the_hare() {
    let ninth = play(read(HARE, "1/D2/h1D/D2/1 d 8 20"), "c3-b3");
    assert_eq!(ninth.outcome(), Some(Outcome::Trapped));
    let tenth = play(read(HARE, "1/D2/h1D/D2/1 d 9 20"), "c3-b3");
    assert_eq!(tenth.outcome(), Some(Outcome::Stalled));
}

#[test]
fn hounds_that_cannot_move_have_lost() {
    for position in [
        "D/DhD/3/3/1 d 0 1",
        "D/DDh/3/3/1 d 9 1",
        "D/hDD/3/3/1 d 3 1",
    ] {
        check(HARE, position, Some(Outcome::Blocked));
    }
}

#[test]
fn hounds_are_never_without_a_move_where_play_leads() {
    let mut open = vec![Setup::HareAndHounds.start()];
    let mut seen = BTreeMap::new();
    while let Some(position) = open.pop() {
        let outcome = position.outcome();
        assert_ne!(outcome, Some(Outcome::Blocked), "{position}");
        if seen
            .insert((position.key(), position.counter()), outcome)
            .is_some()
        {
            continue;
        }
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(&mv).unwrap();
            open.push(next);
        }
    }
    for expected in [Outcome::Trapped, Outcome::GotPast, Outcome::Stalled] {
        assert!(
            seen.values().any(|&outcome| outcome == Some(expected)),
            "{expected}"
        );
    }
}

#[test]
fn the_fox_wins_with_fewer_than_four_geese_left() {
    check(FOX, "3/3/7/3f3/GG5/1G1/3 g 0 9", Some(Outcome::Captured));
    check(FOX, "3/3/7/3f3/7/3/3 f 0 9", Some(Outcome::Captured));
    check(FOX, "3/3/7/3f3/GG5/1GG/3 g 0 9", None);
    let line = play(read(FOX, "3/3/7/3fG2/7/1G1/GG1 f 5 9"), "d4xf4");
    assert_eq!(line.outcome(), Some(Outcome::Captured));
    assert_eq!(line.position().to_string(), "3/3/7/5f1/7/1G1/GG1 g 0 9");
}

#[test]
fn the_fox_wins_when_no_goose_can_move() {
    check(FOX, "GGG/GGG/7/3f3/7/3/3 g 0 9", Some(Outcome::Blocked));
    check(FOX, "GGG/GGG/7/3f3/7/3/3 f 0 9", None);
    check(
        FOX_SIDEWAYS,
        "GGG/GGG/7/3f3/7/3/3 g 0 9",
        Some(Outcome::Blocked),
    );
    check(FOX_SIDEWAYS, "GGG/G1G/7/3f3/7/3/3 g 0 9", None);
    check(FOX, "1G1/3/GGG3G/3f3/7/3/3 g 0 9", None);
}

#[test]
fn the_geese_win_when_the_fox_has_neither_step_nor_jump() {
    check(FOX, "fGG/GGG/2GGG2/7/7/3/3 f 0 9", Some(Outcome::Trapped));
    check(FOX, "fGG/GGG/2G1G2/7/7/3/3 f 0 9", Some(Outcome::Trapped));
    check(FOX, "fG1/GGG/2G1G2/7/7/3/3 f 0 9", None);
    check(FOX, "fGG/GGG/4G2/7/7/3/3 f 0 9", None);
}

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw_where_it_can() {
    let around = "d4-d5 a3-b3 d5-d4 b3-a3 ";
    let start = read(FOX_SIDEWAYS, "3/3/7/3f3/G6/3/GGG f 0 1");
    assert_eq!(play(start.clone(), around).outcome(), None);
    let mut line = play(start.clone(), &around.repeat(2));
    assert_eq!(line.outcome(), Some(Outcome::Repeated));
    assert_eq!(line.position().outcome(), None);
    assert_eq!(line.legal_moves(), []);
    let refused = line.play(&"d4-d5".parse().unwrap());
    assert_eq!(refused, Err(IllegalMove::Finished(Outcome::Repeated)));
    line.undo();
    assert_eq!(line.outcome(), None);
    assert!(!line.legal_moves().is_empty());
}

#[test]
fn a_count_from_before_the_line_repeats_nothing() {
    let line = Line::new(read(FOX_SIDEWAYS, "3/3/7/3f3/G6/3/GGG f 50 26"));
    assert_eq!(line.outcome(), None);
    assert_eq!(
        play(line.start().clone(), "d4-d5 a3-b3 d5-d4 b3-a3").outcome(),
        None
    );
}

#[test]
fn hare_and_hounds_is_not_drawn_by_repetition() {
    let line = play(
        Setup::HareAndHounds.start(),
        &"a2-b2 b5-b4 b2-a2 b4-b5 ".repeat(3),
    );
    assert_eq!(line.outcome(), None);
}
