//! Whatever stands in a row, reading it is an error at worst.

use proptest::prelude::*;

use super::{GameRecord, LineRecord};
use crate::{game::Game, rules::Line};

/// Text that is now right, now almost, now anything.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("fox-and-geese 13 every sideways".to_owned()),
        Just("hare-and-hounds".to_owned()),
        Just("h/3/3/D1D/D d 0 1".to_owned()),
        Just("3/3/7/3f3/GGGGGGG/GGG/GGG f 0 1".to_owned()),
        Just("d4-d5 a3-a4".to_owned()),
        Just("live".to_owned()),
        Just("resigned pack".to_owned()),
        "[a-gA-G1-7Dhf/x -]{0,40}",
        any::<String>(),
    ]
}

fn number() -> impl Strategy<Value = i64> {
    prop_oneof![0..5_i64, any::<i64>()]
}

prop_compose! {
    fn game()(
        texts in prop::collection::vec(text(), 4),
        options in prop::collection::vec(prop::option::of(text()), 4),
        numbers in prop::collection::vec(number(), 4),
        moments in prop::collection::vec(prop::option::of(number()), 6),
        rating in prop::option::of(any::<f64>()),
    ) -> GameRecord {
        GameRecord {
            id: numbers[0],
            revision: numbers[1],
            setup: texts[0].clone(),
            pack_id: numbers[0],
            pack_name: texts[1].clone(),
            quarry_id: numbers[1],
            quarry_name: texts[2].clone(),
            server_id: moments[0],
            channel_id: numbers[2],
            reachable: true,
            message_id: moments[1],
            message_channel_id: moments[2],
            language: texts[1].clone(),
            pace: texts[2].clone(),
            rated: true,
            position: texts[3].clone(),
            ply: numbers[3],
            last_move: options[0].clone(),
            moves: options[1].clone(),
            started_at: numbers[2],
            pack_acted_at: numbers[2],
            quarry_acted_at: numbers[3],
            deadline: moments[3],
            remind_at: moments[4],
            draw_offer: options[2].clone(),
            takeback: options[3].clone(),
            ending: options[3].clone(),
            ended_at: moments[5],
            match_game: moments[0],
            match_games: moments[0],
            match_pack_before: moments[0],
            match_quarry_before: moments[1],
            pack_value_before: rating,
            pack_deviation_before: rating,
            pack_volatility_before: rating,
            pack_value_after: rating,
            pack_deviation_after: rating,
            pack_volatility_after: rating,
            quarry_value_before: rating,
            quarry_deviation_before: rating,
            quarry_volatility_before: rating,
            quarry_value_after: rating,
            quarry_deviation_after: rating,
            quarry_volatility_after: rating,
        }
    }
}

proptest! {
    #[test]
    fn no_row_makes_a_panic(record in game()) {
        let moves = LineRecord {
            id: record.id,
            setup: record.setup.clone(),
            moves: record.moves.clone(),
        };
        if let Ok(line) = Line::try_from(moves) {
            prop_assert_eq!(line.start(), &line.position().setup().start());
        }
        if let Ok(game) = Game::try_from(record) {
            prop_assert_eq!(game.position().setup(), game.setup);
        }
    }
}
