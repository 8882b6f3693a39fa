//! How games are recorded.

use leveret::rules::{
    AnyPosition, Date, Ending, Line, Outcome, Players, Record, RecordError, Setup, Side,
};
use proptest::{prelude::*, sample::select};

use super::play::lines;

fn players(pack: &str, quarry: &str) -> Players {
    Players {
        pack: pack.to_owned(),
        quarry: quarry.to_owned(),
    }
}

fn line(start: AnyPosition, moves: &str) -> Line {
    let mut line = Line::new(start);
    for mv in moves.split_whitespace() {
        line.play(&mv.parse().unwrap()).unwrap();
    }
    line
}

#[track_caller]
fn check(record: &Record, text: &str) {
    assert_eq!(record.to_string(), text);
    assert_eq!(text.parse().as_ref(), Ok(record));
}

const HARE: &str = r#"[Game "hare-and-hounds"]
[Hounds "Ann"]
[Hare "Ben"]
[Date "2026.01.31"]
[Result "*"]
[Termination "in-play"]

1. a2-a3 b5-b4 2. a3-b3 *
"#;

#[test]
fn the_hounds_moves_come_first() {
    let line = line(Setup::HareAndHounds.start(), "a2-a3 b5-b4 a3-b3");
    let date = Date::new(2026, 1, 31);
    let record = Record::new(line, players("Ann", "Ben"), date, Ending::InPlay).unwrap();
    check(&record, HARE);
}

#[test]
fn the_foxs_moves_come_first_and_the_options_are_named() {
    let setup: Setup = "fox-and-geese 15 alternate sideways".parse().unwrap();
    let line = line(setup.start(), "d4-e5 a4-b4 e5-e6");
    let ending = Ending::Resigned(Side::Quarry);
    let record = Record::new(line, players("Ann", "Ben"), None, ending).unwrap();
    check(
        &record,
        r#"[Game "fox-and-geese"]
[Setup "15 alternate sideways"]
[Geese "Ann"]
[Fox "Ben"]
[Result "geese"]
[Termination "resigned"]

1. d4-e5 a4-b4 2. e5-e6 geese
"#,
    );
}

#[test]
fn another_start_is_named_and_numbered() {
    let start = AnyPosition::parse(Setup::HareAndHounds, "1/1h1/D1D/1D1/1 h 3 7").unwrap();
    let line = line(start, "b4-b5 b2-b3 b5-b4");
    let ending = Ending::TimedOut(Side::Pack);
    let record = Record::new(line, players("", ""), None, ending).unwrap();
    check(
        &record,
        r#"[Game "hare-and-hounds"]
[Position "1/1h1/D1D/1D1/1 h 3 7"]
[Hounds ""]
[Hare ""]
[Result "hare"]
[Termination "timed-out"]

7... b4-b5 8. b2-b3 b5-b4 hare
"#,
    );
}

#[test]
fn names_may_hold_anything() {
    let names = players(
        "\"Q\" \\ the [1st]\n[Hare \"x\"]\r",
        "\u{202e}łoś\u{2028}🦊\0",
    );
    let line = Line::new(Setup::HareAndHounds.start());
    let record = Record::new(line, names, None, Ending::Aborted).unwrap();
    let text = record.to_string();
    assert!(
        text.contains(r#"[Hounds "\"Q\" \\ the [1st]\n[Hare \"x\"]\r"]"#),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn what_other_programs_would_write_is_read_too() {
    let text = HARE
        .replace("[Hounds", "[Event \"Club night\"]\r\n\r\n[Hounds")
        .replace("1. a2-a3 b5-b4 2. a3-b3", "1.A2a3 b5–b4\r\n a3-b3");
    assert_eq!(text.parse::<Record>(), HARE.parse());
}

#[test]
fn long_games_are_broken_into_lines() {
    let moves = "a2-b2 b5-b4 b2-a2 b4-b5 ".repeat(4);
    let line = line(Setup::HareAndHounds.start(), &moves);
    let record = Record::new(line, players("a", "b"), None, Ending::DrawAgreed).unwrap();
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    assert!(text.ends_with(" draw\n"));
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn an_ending_must_be_what_the_board_shows() {
    let trapped = AnyPosition::parse(Setup::HareAndHounds, "h/DDD/3/3/1 h 0 9").unwrap();
    let running = Setup::HareAndHounds.start();
    let new = |start: &AnyPosition, ending| {
        Record::new(Line::new(start.clone()), players("a", "b"), None, ending)
    };
    assert!(new(&trapped, Ending::Board(Outcome::Trapped)).is_ok());
    for ending in [
        Ending::InPlay,
        Ending::Resigned(Side::Pack),
        Ending::Board(Outcome::GotPast),
    ] {
        assert!(new(&trapped, ending).is_err(), "{ending:?}");
    }
    assert!(new(&running, Ending::TimedOut(Side::Pack)).is_ok());
    assert!(new(&running, Ending::Board(Outcome::Trapped)).is_err());
}

/// Reads the record above with one thing changed.
#[track_caller]
fn check_refused(from: &str, to: &str, expected: &str) {
    assert!(HARE.contains(from));
    let error: RecordError = HARE.replacen(from, to, 1).parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    check_refused(
        "[Game \"hare-and-hounds\"]\n",
        "",
        "line 7: expected a header Game before the moves",
    );
    check_refused(
        "[Hare \"Ben\"]\n",
        "",
        "line 7: expected a header Hare before the moves",
    );
    check_refused(
        "hare-and-hounds",
        "chess",
        r#"line 1: expected hare-and-hounds or fox-and-geese, found "chess""#,
    );
    check_refused(
        "[Hare \"Ben\"]",
        "[Hounds \"Ben\"]",
        "line 3: there is a second header Hounds",
    );
    check_refused(
        "\"Ben\"]",
        "\"Ben]",
        r#"line 3: expected a header such as [Game "hare-and-hounds"]"#,
    );
    check_refused(
        "\"Ben\"]",
        "\"B\"en\"]",
        r#"line 3: expected a header such as [Game "hare-and-hounds"]"#,
    );
    check_refused(
        "\"Ben\"]",
        "\"Ben\\\"]",
        r#"line 3: expected a header such as [Game "hare-and-hounds"]"#,
    );
    check_refused(
        "2026.01.31",
        "2026.02.31",
        r#"line 4: expected a date such as 2026.01.31, found "2026.02.31""#,
    );
    check_refused(
        "[Date",
        "[Setup \"13 every\"]\n[Date",
        r#"line 4: expected the end of the setup, found "13""#,
    );
    check_refused(
        "[Date",
        "[Position \"h/3/3/D1D/1 d 0 1\"]\n[Date",
        "line 4: expected 3 'D', found 2",
    );
    check_refused(
        "in-play",
        "forgotten",
        r#"line 6: expected an ending such as trapped or resigned, found "forgotten""#,
    );
    check_refused(
        "Result \"*\"",
        "Result \"hare\"",
        r#"line 5: expected the result *, found "hare""#,
    );
    check_refused(
        "in-play",
        "resigned",
        r#"line 5: expected the result hare or hounds, found "*""#,
    );
    check_refused(
        "2. a3-b3",
        "3. a3-b3",
        r#"line 8: expected move number 2, found "3.""#,
    );
    check_refused(
        "a3-b3",
        "a3-z3",
        r#"line 8: ply 3: expected a point from a1 to g7 as part number 2 of the move, found "z3""#,
    );
    check_refused(
        "a3-b3",
        "a3-a2",
        "line 8: ply 3: a3-a2 is illegal: from a3 to a2 is backward",
    );
    check_refused(
        "a3-b3 *",
        "a3-b3",
        "line 8: expected another move or the result *, found the end of the text",
    );
    check_refused(
        "a3-b3 *",
        "a3-b3 * b4-b5",
        r#"line 8: expected the end of the record, found "b4-b5""#,
    );
    check_refused(
        "2. a3-b3",
        "\n[Event \"x\"] 2. a3-b3",
        "line 9: there is a header after the moves have begun",
    );
}

#[test]
fn a_result_that_the_moves_contradict_is_refused() {
    let text = HARE
        .replace("\"*\"", "\"hounds\"")
        .replace("in-play", "trapped")
        .replace(" *", " hounds");
    let error = text.parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 8: the record says trapped, but after its last move the game is not over"
    );
}

#[test]
fn a_huge_text_is_refused_at_once() {
    let error = "1. ".repeat(200_000).parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1: expected a record, found 600000 bytes of text"
    );
}

fn endings_beside_the_board() -> impl Strategy<Value = Ending> {
    select(vec![
        Ending::InPlay,
        Ending::Aborted,
        Ending::DrawAgreed,
        Ending::Resigned(Side::Pack),
        Ending::Resigned(Side::Quarry),
        Ending::TimedOut(Side::Pack),
        Ending::TimedOut(Side::Quarry),
    ])
}

proptest! {
    #[test]
    fn every_game_reads_back(
        line in lines(),
        pack in any::<String>(),
        quarry in any::<String>(),
        date in (1_u16..=9999, 1_u8..=12, 1_u8..=28),
        is_dated in any::<bool>(),
        beside in endings_beside_the_board(),
    ) {
        let date = Date::new(date.0, date.1, date.2).filter(|_| is_dated);
        let ending = line.outcome().map_or(beside, Ending::Board);
        let record = Record::new(line, players(&pack, &quarry), date, ending).unwrap();
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }
}
