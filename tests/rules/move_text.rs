//! How moves are read.

use leveret::rules::{Move, ParseMoveError, Point};

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

#[track_caller]
fn check(written: &str, expected: &str) {
    let mv: Move = written.parse().unwrap();
    assert_eq!(mv.to_string(), expected, "{written:?}");
}

#[track_caller]
fn check_refused(written: &str, expected: &ParseMoveError) {
    assert_eq!(
        written.parse::<Move>().as_ref(),
        Err(expected),
        "{written:?}"
    );
}

fn expected_point(nth: usize, found: &str) -> ParseMoveError {
    let found = found.to_owned();
    ParseMoveError::ExpectedPoint { nth, found }
}

#[test]
fn a_step_is_read_in_every_way_people_write_it() {
    let ways = [
        "a2-b3",
        "A2-B3",
        "a2b3",
        "a2 b3",
        " a2 - b3\n",
        "a2–b3",
        "a2—b3",
        "a2−b3",
        "a2‑b3",
        "a2\u{a0}b3",
        "\u{200b}a2-\u{2068}b3\u{2069}\u{feff}",
        "a\u{ad}2-b3\u{200e}",
    ];
    for way in ways {
        check(way, "a2-b3");
    }
}

#[test]
fn a_chain_is_read_in_every_way_people_write_it() {
    for way in [
        "d4xd2xf2",
        "D4XD2XF2",
        "d4 x d2 x f2",
        "d4×d2×f2",
        "d4:d2:f2",
        "d4d2f2",
        "d4-d2-f2",
        "d4 d2 f2",
    ] {
        check(way, "d4xd2xf2");
    }
    check("d4-d2", "d4xd2");
    check("d4xd2xf2xd4", "d4xd2xf2xd4");
}

#[test]
fn what_is_no_move_is_refused_with_what_was_expected() {
    check_refused("", &ParseMoveError::Empty);
    check_refused(" \u{200b} ", &ParseMoveError::Empty);
    check_refused("a2", &ParseMoveError::NoLanding(point("a2")));
    check_refused("a2-", &expected_point(2, ""));
    check_refused("a2--b3", &expected_point(2, "-b3"));
    check_refused("-a2-b3", &expected_point(1, "-a2-b3"));
    check_refused("resign", &expected_point(1, "resign"));
    check_refused("a2-h3", &expected_point(2, "h3"));
    check_refused("a8-b3", &expected_point(1, "a8-b3"));
    check_refused("a2-b", &expected_point(2, "b"));
    check_refused("a2/b3", &expected_point(2, "/b3"));
    check_refused("a2-b3!", &expected_point(3, "!"));
    check_refused(
        "d4xd2xlongrubbishfollows",
        &expected_point(3, "longrubbishf…"),
    );
    check_refused("a2-a2", &ParseMoveError::SamePoint(point("a2")));
}

#[test]
fn a_jump_must_look_like_one() {
    let not_a_jump = |from, to| ParseMoveError::NotAJump {
        from: point(from),
        to: point(to),
    };
    check_refused("a2xb3", &not_a_jump("a2", "b3"));
    check_refused("d4xd2xe3", &not_a_jump("d2", "e3"));
    check_refused("d4xe6", &not_a_jump("d4", "e6"));
    check_refused("a2-a3-a4", &not_a_jump("a2", "a3"));
    check_refused("d4xd4", &not_a_jump("d4", "d4"));
}

#[test]
fn long_texts_are_bounded() {
    let longest = format!("d4{}", "xd2xd4".repeat(8));
    check(&longest, &longest);
    check(&format!("{longest}xd2"), &format!("{longest}xd2"));
    check_refused(&format!("{longest}xd2xd4"), &ParseMoveError::TooManyJumps);
    check_refused(&"a2-b3 ".repeat(1000), &ParseMoveError::TooLong(6000));
}

#[test]
fn a_move_tells_its_parts() {
    let mv: Move = "d4xd2xf2".parse().unwrap();
    assert!(mv.is_capture());
    assert_eq!((mv.from(), mv.to()), (point("d4"), point("f2")));
    assert_eq!(mv.landings(), [point("d2"), point("f2")]);
    assert_eq!(
        mv.captured().iter().collect::<Vec<_>>(),
        [point("e2"), point("d3")]
    );
    assert_eq!(Move::jumps(point("d4"), mv.landings()), Some(mv));

    let mv: Move = "a2-b3".parse().unwrap();
    assert!(!mv.is_capture());
    assert!(mv.captured().is_empty());
    assert_eq!(Move::step(point("a2"), point("b3")), mv);
    assert_eq!(Move::jumps(point("a2"), mv.landings()), None);
    assert_eq!(Move::jumps(point("a2"), &[]), None);
}
