//! Why moves are refused.

use leveret::rules::{AnyPosition, IllegalMove, Move, Outcome, Point};

const HARE: &str = "hare-and-hounds";
const FOX: &str = "fox-and-geese 13 every";
const FOX_SIDEWAYS: &str = "fox-and-geese 13 every sideways";
const FOX_OLD: &str = "fox-and-geese 13 alternate";

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// Plays a move, and gives the position after it or the reason for which it is refused.
fn play(setup: &str, position: &str, mv: &str) -> Result<String, IllegalMove> {
    let mut position = AnyPosition::parse(setup.parse().unwrap(), position).unwrap();
    position.play(&mv.parse::<Move>().unwrap())?;
    Ok(position.to_string())
}

#[track_caller]
fn check(setup: &str, position: &str, mv: &str, reason: IllegalMove) {
    assert_eq!(play(setup, position, mv), Err(reason), "{position} {mv}");
}

#[test]
fn a_hound_goes_ahead_or_sideways_along_a_line() {
    let position = "h/3/1D1/D1D/1 d 0 3";
    check(
        HARE,
        position,
        "b3-b2",
        IllegalMove::Backward {
            from: point("b3"),
            to: point("b2"),
        },
    );
    check(
        HARE,
        position,
        "b3-a2",
        IllegalMove::Backward {
            from: point("b3"),
            to: point("a2"),
        },
    );
    check(HARE, position, "a2-b3", IllegalMove::Occupied(point("b3")));
    check(
        HARE,
        position,
        "a2-b5",
        IllegalMove::NoLine {
            from: point("a2"),
            to: point("b5"),
        },
    );
    check(
        HARE,
        position,
        "a2-a4",
        IllegalMove::CannotJump {
            from: point("a2"),
            to: point("a4"),
        },
    );
    check(HARE, position, "b5-b4", IllegalMove::NotYours(point("b5")));
    check(HARE, position, "a3-a4", IllegalMove::Empty(point("a3")));
    check(HARE, position, "a1-a2", IllegalMove::OffBoard(point("a1")));
    check(HARE, position, "c2-d3", IllegalMove::OffBoard(point("d3")));
    assert_eq!(
        play(HARE, position, "a2-b2").unwrap(),
        "h/3/1D1/1DD/1 h 1 3"
    );
    assert_eq!(play(HARE, position, "b3-c4").unwrap(), "h/2D/3/D1D/1 h 0 3");
}

#[test]
fn only_the_drawn_diagonals_of_the_square_are_lines() {
    let no_line = |from, to| IllegalMove::NoLine {
        from: point(from),
        to: point(to),
    };
    check(HARE, "h/3/D2/1D1/D d 0 1", "a3-b4", no_line("a3", "b4"));
    check(HARE, "h/3/D2/1D1/D d 0 1", "b2-c3", no_line("b2", "c3"));
}

#[test]
fn the_hare_goes_anywhere_but_jumps_over_nothing() {
    let position = "1/1h1/1D1/D1D/1 h 4 3";
    assert_eq!(
        play(HARE, position, "b4-a4").unwrap(),
        "1/h2/1D1/D1D/1 d 4 4"
    );
    check(HARE, position, "b4-b3", IllegalMove::Occupied(point("b3")));
    check(
        HARE,
        position,
        "b4-b2",
        IllegalMove::CannotJump {
            from: point("b4"),
            to: point("b2"),
        },
    );
}

#[test]
fn a_goose_goes_ahead_and_where_agreed_sideways() {
    let position = "3/3/7/3f3/GG1G3/2G/GGG g 0 3";
    let sideways = |from, to| IllegalMove::Sideways {
        from: point(from),
        to: point(to),
    };
    let backward = |from, to| IllegalMove::Backward {
        from: point(from),
        to: point(to),
    };
    check(FOX, position, "b3-c3", sideways("b3", "c3"));
    check(FOX, position, "d3-d2", backward("d3", "d2"));
    check(FOX_SIDEWAYS, position, "d3-c2", backward("d3", "c2"));
    check(FOX, position, "d3-d4", IllegalMove::Occupied(point("d4")));
    check(
        FOX,
        position,
        "a3-a5",
        IllegalMove::CannotJump {
            from: point("a3"),
            to: point("a5"),
        },
    );
    check(
        FOX,
        position,
        "a3-c4",
        IllegalMove::NoLine {
            from: point("a3"),
            to: point("c4"),
        },
    );
    check(FOX, position, "d4-d5", IllegalMove::NotYours(point("d4")));
    check(FOX, position, "b3-b2", IllegalMove::OffBoard(point("b2")));
    let after = play(FOX_SIDEWAYS, "3/3/7/3f3/GG1G3/2G/GGG g 4 3", "b3-c3").unwrap();
    assert_eq!(after, "3/3/7/3f3/G1GG3/2G/GGG f 5 4");
    let after = play(FOX_SIDEWAYS, "3/3/7/3f3/GG1G3/2G/GGG g 4 3", "b3-c4").unwrap();
    assert_eq!(after, "3/3/7/2Gf3/G2G3/2G/GGG f 0 4");
}

#[test]
fn the_old_board_has_only_every_second_diagonal() {
    let position = "3/3/7/3f3/GGGGGGG/GGG/GGG g 0 1";
    let no_line = |from, to| IllegalMove::NoLine {
        from: point(from),
        to: point(to),
    };
    check(FOX_OLD, position, "b3-c4", no_line("b3", "c4"));
    check(
        FOX_OLD,
        "3/3/7/3Gf2/7/1G1/GGG f 0 9",
        "e4-d5",
        no_line("e4", "d5"),
    );
    check(
        FOX_OLD,
        "3/3/3G3/4f2/7/1G1/GGG f 0 9",
        "e4xc6",
        no_line("e4", "c6"),
    );
    assert!(play(FOX_OLD, position, "a3-b4").is_ok());
}

#[test]
fn the_fox_jumps_over_geese_to_empty_points_only() {
    let position = "3/3/3G3/3f3/3G3/1G1/1GG f 3 9";
    let nothing = |from, over, to| IllegalMove::NothingToJump {
        from: point(from),
        over: point(over),
        to: point(to),
    };
    check(FOX, position, "d4xf4", nothing("d4", "e4", "f4"));
    check(FOX, position, "d4xd2", IllegalMove::Occupied(point("d2")));
    check(FOX, position, "d4-d5", IllegalMove::Occupied(point("d5")));
    check(
        FOX,
        position,
        "d4-a4",
        IllegalMove::NoLine {
            from: point("d4"),
            to: point("a4"),
        },
    );
    check(FOX, position, "d4xd6xd4", nothing("d6", "d5", "d4"));
    check(FOX, position, "d4xb2", IllegalMove::OffBoard(point("b2")));
    assert_eq!(
        play(FOX, position, "d4xd6").unwrap(),
        "3/1f1/7/7/3G3/1G1/1GG g 0 9"
    );
}

#[test]
fn a_chain_may_come_back_to_its_start_and_stop_anywhere() {
    let position = "3/3/2GGG2/2GfG2/2GGG2/3/3 f 3 9";
    for (mv, after) in [
        ("d4xd6", "3/1f1/2G1G2/2G1G2/2GGG2/3/3 g 0 9"),
        ("d4xd6xb4xd2", "3/3/4G2/2G1G2/3GG2/1f1/3 g 0 9"),
        ("d4xd6xb4xd2xf4xd6", "3/1f1/7/2G1G2/3G3/3/3 g 0 9"),
        ("d4xb4xd6xd4xf4xd2xd4", "3/3/4G2/3f3/2G4/3/3 g 0 9"),
    ] {
        assert_eq!(play(FOX, position, mv).as_deref(), Ok(after), "{mv}");
    }
}

#[test]
fn a_goose_is_jumped_over_once() {
    let reason = IllegalMove::NothingToJump {
        from: point("d6"),
        over: point("d5"),
        to: point("d4"),
    };
    check(
        FOX,
        "3/3/2GGG2/2GfG2/2GGG2/3/3 f 3 9",
        "d4xd6xb4xd2xf4xd6xd4",
        reason,
    );
}

#[test]
fn a_chain_may_go_on_past_the_capture_that_wins() {
    let position = "3/1G1/3G3/3f3/2GG3/3/3 f 0 9";
    let stopped = play(FOX, position, "d4xd2").unwrap();
    assert_eq!(stopped, "3/1G1/3G3/7/2G4/1f1/3 g 0 9");
    let gone_on = play(FOX, position, "d4xd2xb4").unwrap();
    assert_eq!(gone_on, "3/1G1/3G3/1f5/7/3/3 g 0 9");
}

#[test]
fn a_finished_game_refuses_everything_for_that_reason() {
    let finished = IllegalMove::Finished;
    check(
        HARE,
        "1/3/D1D/1D1/h d 0 5",
        "a3-a4",
        finished(Outcome::GotPast),
    );
    check(
        HARE,
        "h/3/3/D1D/D h 10 9",
        "b5-b4",
        finished(Outcome::Stalled),
    );
    check(
        HARE,
        "h/DDD/3/3/1 h 0 9",
        "a1-g7",
        finished(Outcome::Trapped),
    );
    check(
        FOX,
        "3/3/7/3f3/GG5/1G1/3 f 0 9",
        "d4-d5",
        finished(Outcome::Captured),
    );
    check(
        FOX,
        "GGG/1Gf/7/7/7/3/3 g 0 9",
        "d6-d7",
        finished(Outcome::Blocked),
    );
}
