//! What reads texts from outside never panics, whatever it is given.

use leveret::rules::{AnyPosition, GameKind, Move, Outcome, Point, Record, Setup};
use proptest::prelude::*;

use super::play::setups;

/// Gives a text to everything that reads texts; what can be read is written and read again.
fn read_everything(setup: Setup, text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(point) = text.parse::<Point>() {
        assert_eq!(point.to_string().parse(), Ok(point));
    }
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    if let Ok(outcome) = text.parse::<Outcome>() {
        assert_eq!(outcome.key(), text);
    }
    if let Ok(kind) = text.parse::<GameKind>() {
        assert_eq!(kind.key(), text);
    }
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    if let Ok(position) = AnyPosition::parse(setup, text) {
        assert_eq!(
            AnyPosition::parse(setup, &position.to_string()),
            Ok(position)
        );
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(setup in setups(), text in any::<String>()) {
        read_everything(setup, &text);
    }

    #[test]
    fn a_text_much_like_a_move_is_read_or_refused(
        setup in setups(),
        text in "([a-hA-H][0-8][-–x×: ]?){0,19}",
    ) {
        read_everything(setup, &text);
    }

    #[test]
    fn a_text_much_like_a_position_is_read_or_refused(
        setup in setups(),
        text in "([DGhf1-7]{1,7}/){0,7}[DGhf1-3]{1,3} [dhgf] [0-9]{1,2} [0-9]{1,11}",
    ) {
        read_everything(setup, &text);
    }

    #[test]
    fn moves_of_any_shape_are_accepted_or_refused(
        setup in setups(),
        from in 0_usize..49,
        landings in proptest::collection::vec(0_usize..49, 1..20),
    ) {
        let grid: Vec<Point> = Point::all().collect();
        let landings: Vec<Point> = landings.into_iter().map(|i| grid[i]).collect();
        let start = setup.start();
        for mv in Move::jumps(grid[from], &landings).into_iter().chain([Move::step(grid[from], landings[0])]) {
            let accepted = start.clone().play(&mv).is_ok();
            prop_assert_eq!(accepted, start.legal_moves().contains(&mv));
        }
    }
}
