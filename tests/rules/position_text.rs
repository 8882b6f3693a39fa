//! How positions and setups are read.

use leveret::rules::{
    AnyPosition, InvalidSetup, Part, Point, PointSet, PositionError, Setup, Side, fox_and_geese,
    hare_and_hounds,
};

const HARE: &str = "hare-and-hounds";
const FOX: &str = "fox-and-geese 13 every";
const FOX_17: &str = "fox-and-geese 17 alternate sideways";

fn read(setup: &str, text: &str) -> Result<AnyPosition, PositionError> {
    AnyPosition::parse(setup.parse().unwrap(), text)
}

/// Reads a text and writes it again.
#[track_caller]
fn check(setup: &str, text: &str, expected: &str) {
    assert_eq!(read(setup, text).unwrap().to_string(), expected);
}

#[track_caller]
fn check_refused(setup: &str, text: &str, expected: &PositionError) {
    assert_eq!(read(setup, text).as_ref(), Err(expected), "{text}");
}

#[test]
fn the_starts_are_written_as_the_rules_say() {
    for (setup, text) in [
        (HARE, "h/3/3/D1D/D d 0 1"),
        (FOX, "3/3/7/3f3/GGGGGGG/GGG/GGG f 0 1"),
        (
            "fox-and-geese 15 alternate",
            "3/3/7/G2f2G/GGGGGGG/GGG/GGG f 0 1",
        ),
        (FOX_17, "3/3/G5G/G2f2G/GGGGGGG/GGG/GGG f 0 1"),
    ] {
        let setup: Setup = setup.parse().unwrap();
        assert_eq!(setup.start().to_string(), text);
    }
}

#[test]
fn spaces_and_runs_of_empty_points_may_be_written_otherwise() {
    check(
        HARE,
        "  h/12/111/D1D/D\u{a0}d\u{200b} 0  1\n",
        "h/3/3/D1D/D d 0 1",
    );
}

#[test]
fn a_solver_may_ask_for_any_placement() {
    for text in [
        "D/D1h/D2/3/1 d 0 1",
        "D/DhD/3/3/1 d 9 1",
        "1/DDD/3/3/h h 0 7",
        "h/3/3/D1D/D h 9 1",
    ] {
        check(HARE, text, text);
    }
    for text in [
        "3/3/3f3/7/7/3/3 f 0 1",
        "1G1/3/3f3/7/GG5/3/3 g 0 40",
        "3/3/7/3f3/GGGGGGG/GGG/GGG g 77 1",
    ] {
        check(FOX, text, text);
    }
}

#[test]
fn parts_that_are_missing_or_too_many_are_named() {
    check_refused(HARE, "", &PositionError::Missing(Part::Rows));
    check_refused(HARE, "h/3/3/D1D/D", &PositionError::Missing(Part::Turn));
    check_refused(
        HARE,
        "h/3/3/D1D/D d",
        &PositionError::Missing(Part::Counter),
    );
    check_refused(
        HARE,
        "h/3/3/D1D/D d 0",
        &PositionError::Missing(Part::MoveNumber),
    );
    check_refused(
        HARE,
        "h/3/3/D1D/D d 0 1 w",
        &PositionError::Unexpected("w".to_owned()),
    );
    check_refused(
        HARE,
        &"h/3/3/D1D/D ".repeat(50_000),
        &PositionError::TooLong(600_000),
    );
}

#[test]
fn rows_must_be_those_of_the_board() {
    for (text, found) in [
        ("h/3/3/D1D d 0 1", 4),
        ("h/3/3/D1D/D/1 d 0 1", 6),
        ("hdd d 0 1", 1),
    ] {
        check_refused(
            HARE,
            text,
            &PositionError::WrongRowCount { expected: 5, found },
        );
    }
    let wrong_length = |rank, expected, found| PositionError::WrongRowLength {
        rank,
        expected,
        found,
    };
    check_refused(HARE, "h/3/4/D1D/D d 0 1", &wrong_length(3, 3, 4));
    check_refused(HARE, "h/3//D1D/D d 0 1", &wrong_length(3, 3, 0));
    check_refused(HARE, "1h/3/3/D1D/D d 0 1", &wrong_length(5, 1, 2));
    check_refused(
        FOX,
        "3/3/7/3f2/GGGGGGG/GGG/GGG f 0 1",
        &wrong_length(4, 7, 6),
    );
    check_refused(
        FOX,
        "3/3/7/3f3/GGGGGGGG/GGG/GGG f 0 1",
        &wrong_length(3, 7, 8),
    );
}

#[test]
fn letters_must_be_pieces_of_the_game() {
    let unknown = |rank, letter| PositionError::UnknownLetter { rank, letter };
    check_refused(HARE, "f/3/3/D1D/D d 0 1", &unknown(5, 'f'));
    check_refused(HARE, "h/3/3/d1D/D d 0 1", &unknown(2, 'd'));
    check_refused(HARE, "h/0/3/D1D/D d 0 1", &unknown(4, '0'));
    check_refused(FOX, "3/3/7/3h3/GGGGGGG/GGG/GGG f 0 1", &unknown(4, 'h'));
    check_refused(FOX, "3/3/7/3f3/GGGГGGG/GGG/GGG f 0 1", &unknown(3, 'Г'));
}

#[test]
fn there_is_one_hare_or_fox() {
    check_refused(HARE, "1/3/3/D1D/D d 0 1", &PositionError::NoQuarry('h'));
    check_refused(
        FOX,
        "3/3/7/7/GGGGGGG/GGG/GGG f 0 1",
        &PositionError::NoQuarry('f'),
    );
    let many = |letter, found| PositionError::ManyQuarries { letter, found };
    check_refused(HARE, "h/h2/h2/D1D/D d 0 1", &many('h', 3));
    check_refused(FOX, "3/1f1/7/3f3/GGGGGGG/GGG/GGG f 0 1", &many('f', 2));
}

#[test]
fn the_pack_has_the_size_of_its_setup() {
    let hounds = |found| PositionError::WrongPackSize {
        letter: 'D',
        least: 3,
        most: 3,
        found,
    };
    check_refused(HARE, "h/3/3/D1D/1 d 0 1", &hounds(2));
    check_refused(HARE, "h/3/D2/D1D/D d 0 1", &hounds(4));
    let geese = |most, found| PositionError::WrongPackSize {
        letter: 'G',
        least: 0,
        most,
        found,
    };
    check_refused(FOX, "3/3/7/G2f3/GGGGGGG/GGG/GGG f 0 1", &geese(13, 14));
    check_refused(
        FOX_17,
        "3/3/GG4G/G2f2G/GGGGGGG/GGG/GGG f 0 1",
        &geese(17, 18),
    );
    assert_eq!(hounds(2).to_string(), "expected 3 'D', found 2");
    assert_eq!(geese(13, 14).to_string(), "expected 0 to 13 'G', found 14");
}

#[test]
fn the_side_to_move_is_one_of_the_two() {
    for found in ["g", "D", "dh", "-", "w"] {
        let expected = PositionError::WrongSide {
            pack: 'd',
            quarry: 'h',
            found: found.to_owned(),
        };
        check_refused(HARE, &format!("h/3/3/D1D/D {found} 0 1"), &expected);
    }
}

#[test]
fn the_counter_is_one_that_can_be() {
    let wrong = |most, found: &str| PositionError::WrongCounter {
        most,
        found: found.to_owned(),
    };
    for found in ["10", "-1", "+1", "x", "99999999999", "1.5"] {
        check_refused(HARE, &format!("h/3/3/D1D/D d {found} 1"), &wrong(9, found));
    }
    check(HARE, "h/3/3/D1D/D h 10 6", "h/3/3/D1D/D h 10 6");
    check_refused(HARE, "h/3/3/D1D/D h 11 6", &wrong(10, "11"));
    let text = "3/3/7/3f3/GGGGGGG/GGG/GGG f 4294967296 1";
    check_refused(FOX, text, &wrong(u32::MAX, "4294967296"));
}

#[test]
fn the_move_number_begins_at_one() {
    for found in ["0", "-1", "+1", "one", "4294967296"] {
        let expected = PositionError::WrongMoveNumber(found.to_owned());
        check_refused(HARE, &format!("h/3/3/D1D/D d 0 {found}"), &expected);
    }
}

#[test]
fn numbers_at_their_end_do_not_overflow() {
    let text = "3/3/7/3f3/G6/3/GGG f 4294967295 4294967295";
    let mut position = read("fox-and-geese 13 every sideways", text).unwrap();
    for mv in ["d4-d5", "a3-b3"] {
        position.play(&mv.parse().unwrap()).unwrap();
    }
    assert_eq!(
        position.to_string(),
        "3/3/3f3/7/1G5/3/GGG f 4294967295 4294967295"
    );
}

#[test]
fn positions_are_built_from_sets_too() {
    let point = |name: &str| name.parse::<Point>().unwrap();
    let set = |names: &[&str]| -> PointSet { names.iter().map(|name| point(name)).collect() };

    let start =
        hare_and_hounds::Position::new(set(&["b1", "a2", "c2"]), point("b5"), Side::Pack, 0);
    assert_eq!(start, Ok(hare_and_hounds::Position::start()));
    let hare = |hounds: &[&str], hare, stall| {
        hare_and_hounds::Position::new(set(hounds), point(hare), Side::Pack, stall).unwrap_err()
    };
    assert_eq!(
        hare(&["b1", "a2", "d2"], "b5", 0),
        PositionError::OffBoard(point("d2"))
    );
    assert_eq!(
        hare(&["b1", "a2", "c2"], "a1", 0),
        PositionError::OffBoard(point("a1"))
    );
    assert_eq!(
        hare(&["b1", "a2", "c2"], "a2", 0),
        PositionError::SharedPoint(point("a2"))
    );
    assert!(matches!(
        hare(&["b1"], "b5", 0),
        PositionError::WrongPackSize { found: 1, .. }
    ));
    assert!(matches!(
        hare(&["b1", "a2", "c2"], "b5", 10),
        PositionError::WrongCounter { .. }
    ));

    let options = fox_and_geese::Options::default();
    let start = fox_and_geese::Position::start(options);
    let built = fox_and_geese::Position::new(options, start.geese(), start.fox(), Side::Quarry);
    assert_eq!(built, Ok(start));
    let crowd = fox_and_geese::Position::new(options, PointSet::GRID, start.fox(), Side::Quarry);
    assert_eq!(crowd, Err(PositionError::OffBoard(point("a1"))));
}

#[test]
fn setups_are_read_as_they_are_written_and_not_otherwise() {
    assert_eq!(Setup::all().count(), 13);
    assert_eq!(
        FOX.parse(),
        Ok(Setup::FoxAndGeese(fox_and_geese::Options::default()))
    );
    assert_eq!(" hare-and-hounds\n".parse(), Ok(Setup::HareAndHounds));
    let refused = |text: &str| text.parse::<Setup>().unwrap_err();
    assert_eq!(refused(""), InvalidSetup::UnknownGame(String::new()));
    assert_eq!(
        refused("chess"),
        InvalidSetup::UnknownGame("chess".to_owned())
    );
    assert_eq!(
        refused("fox-and-geese"),
        InvalidSetup::UnknownGeese(String::new())
    );
    assert_eq!(
        refused("fox-and-geese 14 every"),
        InvalidSetup::UnknownGeese("14".to_owned())
    );
    assert_eq!(
        refused("fox-and-geese 013 every"),
        InvalidSetup::UnknownGeese("013".to_owned())
    );
    assert_eq!(
        refused("fox-and-geese 13"),
        InvalidSetup::UnknownDiagonals(String::new())
    );
    let unexpected = InvalidSetup::Unexpected("forward".to_owned());
    assert_eq!(refused("fox-and-geese 13 every forward"), unexpected);
    assert_eq!(
        refused("hare-and-hounds 13"),
        InvalidSetup::Unexpected("13".to_owned())
    );
    assert_eq!(refused(&"x".repeat(5000)), InvalidSetup::TooLong(5000));
}
