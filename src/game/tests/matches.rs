//! Matches.

use super::{
    Action, Challenge, Ending, Game, GameId, MINUTE, NewChallenge, Refusal, Rematch, START, Side,
    Terms, act, after, ann, ben, challenge, hare_and_hounds, invited, occasion, place, rematch,
    stored, terms, time_out,
};
use crate::game::{
    HalfPoints, MatchState, Points, Series, next_game, rated_since,
    ratings::{RATED_A_DAY, RATED_SPAN},
};

fn offer(games: u32) -> NewChallenge {
    let terms = Terms { games, ..terms() };
    challenge(occasion(Vec::new()), terms, ann(), Some(invited(ben()))).expect("allowed")
}

/// The first game of a match of so many; Ann has the hounds.
fn first(games: u32) -> Game {
    let asked: Challenge = stored(offer(games));
    asked
        .accept(&ben(), true, 0, START)
        .expect("accepted")
        .numbered(GameId(1))
}

fn won_by(game: Game, winner: Side) -> Game {
    let game = after(game, &["a2-b3", "b5-a4"]);
    let loser = game.seats.of(winner.other()).id;
    act(&game, loser, &Action::Resign, START.plus(MINUTE)).expect("resigned")
}

fn next(game: &Game) -> Game {
    next_game(game, 0).expect("another").numbered(GameId(2))
}

fn halves(pack: u32, quarry: u32) -> Points {
    Points {
        pack: HalfPoints(pack),
        quarry: HalfPoints(quarry),
    }
}

#[test]
fn a_single_game_is_no_match() {
    let game = first(1);
    assert_eq!(game.series, None);
    assert_eq!(game.match_state(), None);
    let over = won_by(game, Side::Pack);
    assert!(!over.has_next());
    assert_eq!(next_game(&over, 0), None);
}

#[test]
fn sides_are_swapped_and_points_go_with_the_people() {
    let one = first(2);
    assert_eq!(one.match_state(), Some(MatchState::Playing));
    assert_eq!(next_game(&one, 0), None);
    let one = won_by(one, Side::Pack);
    assert_eq!(one.match_state(), Some(MatchState::Next));
    let two = next(&one);
    assert_eq!(two.seats, one.seats.swapped());
    assert_eq!((two.place, two.pace), (one.place, one.pace));
    assert_eq!(
        two.series,
        Some(Series {
            nth: 2,
            games: 2,
            before: halves(0, 2)
        })
    );
    let ended = act(
        &after(two.clone(), &["a2-b3", "b5-a4"]),
        ann().id,
        &Action::OfferDraw,
        START.plus(MINUTE),
    );
    let drawn = act(
        &ended.expect("offered"),
        ben().id,
        &Action::AcceptDraw,
        START.plus(MINUTE),
    );
    let drawn = drawn.expect("agreed");
    assert_eq!(drawn.match_state(), Some(MatchState::Won(&ann())));
    let points = drawn.series.map(|series| series.points(drawn.ending()));
    assert_eq!(points, Some(halves(1, 3)));
    assert_eq!(next_game(&drawn, 0), None);

    let lost = won_by(two, Side::Pack);
    assert_eq!(lost.match_state(), Some(MatchState::Drawn));
}

#[test]
fn six_games_follow_each_other() {
    let mut game = first(6);
    for nth in 2..=6 {
        game = next(&won_by(game, Side::Quarry));
        assert_eq!(game.series.map(|series| series.nth), Some(nth));
    }
    let over = won_by(game, Side::Quarry);
    assert_eq!(over.match_state(), Some(MatchState::Drawn));
}

#[test]
fn a_first_game_that_is_called_off_ends_the_match() {
    let late = time_out(&first(4), START.plus(MINUTE * 60)).expect("its time is up");
    assert_eq!(late.ending(), Some(Ending::Aborted));
    assert_eq!(late.match_state(), Some(MatchState::CalledOff));
    assert_eq!(next_game(&late, 0), None);
}

#[test]
fn nobody_gets_out_of_a_match_by_giving_up_its_next_game_at_once() {
    let two = next(&won_by(first(2), Side::Pack));
    let late = time_out(&two, START.plus(MINUTE * 60)).expect("its time is up");
    assert_eq!(late.ending(), Some(Ending::TimedOut(two.turn())));
    let now = START.plus(MINUTE);
    let given_up = act(&two, two.seats.pack.id, &Action::Resign, now).expect("allowed");
    assert_eq!(given_up.ending(), Some(Ending::Resigned(Side::Pack)));
}

#[test]
fn each_game_counts_by_itself_and_the_limit_does_not_stop_the_match() {
    let over = won_by(first(6), Side::Pack);
    for (rated_today, expect) in [(0, true), (RATED_A_DAY - 1, true), (RATED_A_DAY, false)] {
        let next = next_game(&over, rated_today).expect("another");
        assert_eq!(next.rated, expect, "{rated_today}");
    }
    assert_eq!(rated_since(START).plus(RATED_SPAN), START);
}

#[test]
fn the_whole_match_is_played_again_once_it_is_over() {
    let one = won_by(first(2), Side::Pack);
    let asked = |game: &Game| rematch(game, None, ann().id, place(), START);
    assert_eq!(asked(&one), Err(Refusal::MatchGoesOn));
    let two = won_by(next(&one), Side::Pack);
    let Ok(Rematch::Ask(again)) = asked(&two) else {
        panic!("the other is asked");
    };
    assert_eq!((again.terms.games, again.terms.side), (2, Some(Side::Pack)));
    let single = won_by(hare_and_hounds(), Side::Pack);
    let Ok(Rematch::Ask(again)) = asked(&single) else {
        panic!("the other is asked");
    };
    assert_eq!(again.terms.games, 1);
}

#[test]
fn half_points_are_written_as_people_write_them() {
    for (halves, expect) in [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (12, "6")] {
        assert_eq!(HalfPoints(halves).to_string(), expect);
    }
}
