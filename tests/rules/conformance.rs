//! What every game promises. No game and no setup has a case of its own here.

use std::collections::BTreeSet;

use leveret::rules::{AnyPosition, IllegalMove, Line, Move, Outcome, Point, Setup, perft};
use proptest::prelude::*;

use super::{
    naive::Naive,
    play::{extend, lines, placements},
};

/// Everything that holds in any position.
fn check(position: &AnyPosition) {
    moves_are_in_order(position);
    listed_moves_are_the_accepted_ones(position);
    finished_means_no_moves(position);
    texts_read_back(position);
    the_mirror_image_plays_the_same(position);
    the_naive_generator_agrees(position);
}

fn moves_are_in_order(position: &AnyPosition) {
    let moves = position.legal_moves();
    let keys: Vec<_> = moves.iter().map(|mv| (mv.from(), mv.to())).collect();
    assert!(keys.is_sorted(), "{position}: {moves:?}");
    let distinct: BTreeSet<_> = moves.iter().map(Move::to_string).collect();
    assert_eq!(distinct.len(), moves.len(), "{position}: {moves:?}");
    assert_eq!(perft(position, 1), moves.len() as u64, "{position}");
}

fn listed_moves_are_the_accepted_ones(position: &AnyPosition) {
    let listed: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    let mut tried: BTreeSet<Move> = Point::all()
        .flat_map(|from| Point::all().map(move |to| Move::step(from, to)))
        .collect();
    for mv in &listed {
        for landing in Point::all() {
            let longer: Vec<Point> = mv.landings().iter().copied().chain([landing]).collect();
            tried.extend(Move::jumps(mv.from(), &longer));
        }
    }
    assert!(tried.is_superset(&listed), "{position}: {listed:?}");
    for mv in tried {
        let mut after = position.clone();
        match after.play(&mv) {
            Ok(()) => {
                assert!(
                    listed.contains(&mv),
                    "{position}: {mv} is played, not listed"
                );
                the_turn_passes(position, &after);
            }
            Err(reason) => {
                assert!(
                    !listed.contains(&mv),
                    "{position}: {mv} is refused: {reason}"
                );
                assert_eq!(&after, position, "{mv} is refused and changes the position");
                let finished = position.outcome().map(IllegalMove::Finished);
                assert!(
                    finished.is_none() || finished == Some(reason),
                    "{position}: {reason}"
                );
            }
        }
    }
}

fn the_turn_passes(before: &AnyPosition, after: &AnyPosition) {
    assert_eq!(after.turn(), before.turn().other());
    assert_eq!(after.setup(), before.setup());
    let completes = before.turn() != before.setup().first_mover();
    assert_eq!(
        after.move_number(),
        before.move_number() + u32::from(completes)
    );
    let counters = [0, before.counter(), before.counter() + 1];
    assert!(counters.contains(&after.counter()), "{before} to {after}");
    assert_ne!(after.key(), before.key());
}

fn finished_means_no_moves(position: &AnyPosition) {
    let moves = position.legal_moves();
    assert_eq!(
        moves.is_empty(),
        position.outcome().is_some(),
        "{position}: {moves:?}"
    );
    for depth in 0..3 {
        let expected = u64::from(depth == 0);
        assert!(
            !moves.is_empty() || perft(position, depth) == expected,
            "{position}"
        );
    }
}

fn texts_read_back(position: &AnyPosition) {
    let setup = position.setup();
    assert_eq!(setup.to_string().parse(), Ok(setup));
    assert_eq!(
        AnyPosition::parse(setup, &position.to_string()).as_ref(),
        Ok(position)
    );
    for mv in position.legal_moves() {
        let text = mv.to_string();
        for form in [
            text.clone(),
            text.to_uppercase(),
            text.replace(['-', 'x'], ""),
        ] {
            assert_eq!(form.parse().as_ref(), Ok(&mv), "{form}");
        }
    }
}

fn the_mirror_image_plays_the_same(position: &AnyPosition) {
    let board = position.setup().board();
    let mirrored = position.mirrored();
    assert_eq!(&mirrored.mirrored(), position);
    assert_eq!(mirrored.outcome(), position.outcome());
    assert_eq!(mirrored.counter(), position.counter());
    for &point in position.points() {
        assert_eq!(mirrored.at(board.mirror(point)), position.at(point));
    }
    let mut reflected: Vec<Move> = position
        .legal_moves()
        .iter()
        .map(|mv| {
            let landings: Vec<Point> = mv.landings().iter().map(|&to| board.mirror(to)).collect();
            let from = board.mirror(mv.from());
            Move::jumps(from, &landings).unwrap_or_else(|| Move::step(from, landings[0]))
        })
        .collect();
    reflected.sort();
    let mut moves = mirrored.legal_moves();
    moves.sort();
    assert_eq!(moves, reflected, "{position}");
}

fn the_naive_generator_agrees(position: &AnyPosition) {
    let naive = Naive::read(&position.setup().to_string(), &position.to_string());
    assert_eq!(
        position.outcome().map(Outcome::key),
        naive.outcome(),
        "{position}"
    );
    let moves: BTreeSet<String> = position.legal_moves().iter().map(Move::to_string).collect();
    assert_eq!(moves, naive.moves().into_iter().collect(), "{position}");
    for mv in position.legal_moves().iter().take(3) {
        let mut after = position.clone();
        after.play(mv).unwrap();
        let expected = naive.after(&mv.to_string());
        assert_eq!(after.counter(), expected.counter(), "{position} {mv}");
        assert_eq!(perft(&after, 1), expected.perft(1), "{position} {mv}");
    }
}

#[test]
fn every_setup_begins_as_it_says() {
    for setup in Setup::all() {
        let start = setup.start();
        assert_eq!(start.setup(), setup);
        assert_eq!(start.turn(), setup.first_mover());
        assert_eq!((start.counter(), start.move_number()), (0, 1));
        assert_eq!(start.outcome(), None);
        assert_eq!(start.mirrored(), start);
        assert_eq!(start.points(), setup.board().points());
        check(&start);
    }
}

proptest! {
    #[test]
    fn a_position_that_play_leads_to_keeps_every_promise(line in lines()) {
        check(line.position());
    }

    #[test]
    fn a_placement_made_by_hand_keeps_every_promise(position in placements()) {
        check(&position);
    }

    #[test]
    fn two_keys_are_equal_exactly_for_the_same_pieces_and_turn(line in lines()) {
        let pieces = |position: &AnyPosition| {
            let pieces: Vec<_> = position.points().iter().map(|&point| position.at(point)).collect();
            (pieces, position.turn())
        };
        for (one, _) in line.plies() {
            for (other, _) in line.plies() {
                prop_assert_eq!(one.key() == other.key(), pieces(one) == pieces(other));
            }
        }
    }

    #[test]
    fn taking_moves_back_leads_back(line in lines(), choices in proptest::collection::vec(any::<u16>(), 0..20)) {
        let mut longer = line.clone();
        extend(&mut longer, &choices);
        while longer.ply() > line.ply() {
            let mv = longer.undo().unwrap();
            let mut again = longer.clone();
            prop_assert_eq!(again.play(&mv), Ok(()));
        }
        prop_assert_eq!(&longer, &line);
        while longer.undo().is_some() {}
        prop_assert_eq!(longer, Line::new(line.start().clone()));
    }
}
