//! Takebacks.

use super::{
    Action, Game, Moment, START, Setup, Side, Status, act, after, ann, ben, check_refused, game_of,
    hare_and_hounds, play,
};
use crate::{
    game::{Ending, Offer, Pace, Person, Refusal},
    rules::Line,
};

const LATER: Moment = Moment(START.0 + 60_000);

fn ask() -> Action {
    Action::AskTakeback { at_ply: None }
}

/// Allows what was asked, with the moves that were really made.
fn allow(game: &Game, moves: &[&str]) -> Action {
    Action::AllowTakeback {
        at_ply: game.ply,
        journal: journal(game.setup, moves),
    }
}

fn journal(setup: Setup, moves: &[&str]) -> Line {
    let mut line = Line::new(setup.start());
    for mv in moves {
        line.play(&mv.parse().expect("a move")).expect("legal");
    }
    line
}

fn done(game: &Game, by: &Person, action: &Action) -> Game {
    act(game, by.id, action, LATER).expect("it may be done")
}

const MOVES: [&str; 3] = ["a2-b3", "b5-a4", "c2-c3"];

fn check(n_moves: usize, asker: &Person, left: usize) {
    let played = &MOVES[..n_moves];
    let game = after(hare_and_hounds(), played);
    let before = done(&game, asker, &ask());
    let other = if *asker == ann() { ben() } else { ann() };
    let back = done(&before, &other, &allow(&before, played));
    let expect = journal(game.setup, &played[..left]);
    assert_eq!(back.position(), expect.position(), "{n_moves}");
    assert_eq!(back.ply, expect.ply(), "{n_moves}");
    assert_eq!(back.last_move.as_ref(), expect.moves().last(), "{n_moves}");
    assert_eq!(back.revision, game.revision + 2, "{n_moves}");
}

#[test]
fn a_move_comes_back_alone_or_with_its_answer() {
    check(1, &ann(), 0);
    check(2, &ann(), 0);
    check(2, &ben(), 1);
    check(3, &ann(), 2);
    check(3, &ben(), 1);
}

#[test]
fn the_clock_of_the_turn_begins_anew_and_every_offer_is_gone() {
    let game = after(hare_and_hounds(), &MOVES);
    let game = done(&game, &ben(), &Action::OfferDraw);
    let asked = done(&game, &ben(), &ask());
    let back = done(&asked, &ann(), &allow(&asked, &MOVES));
    let expect = Status::Running {
        turn: Pace::Live.turn(LATER),
        draw_offer: None,
        takeback: None,
    };
    assert_eq!(back.status, expect);
    assert_eq!(back.offered(), None);
}

#[test]
fn nobody_takes_back_what_they_have_not_moved() {
    let nothing = Refusal::NothingToTakeBack;
    check_refused(&hare_and_hounds(), &ann(), &ask(), &nothing);
    check_refused(&hare_and_hounds(), &ben(), &ask(), &nothing);
    let game = after(hare_and_hounds(), &MOVES[..1]);
    check_refused(&game, &ben(), &ask(), &nothing);
}

#[test]
fn it_takes_both_and_is_asked_once() {
    let game = after(hare_and_hounds(), &MOVES);
    let eve = super::person(3);
    check_refused(&game, &eve, &ask(), &Refusal::Spectator);
    check_refused(&game, &ben(), &allow(&game, &MOVES), &Refusal::NoTakeback);
    let refuse = Action::RefuseTakeback { at_ply: None };
    check_refused(&game, &ben(), &refuse, &Refusal::NoTakeback);

    let asked = done(&game, &ann(), &ask());
    assert_eq!(asked.offered(), Some((Offer::Takeback, Side::Pack)));
    check_refused(&asked, &ann(), &ask(), &Refusal::TakebackAlreadyAsked);
    check_refused(&asked, &ann(), &allow(&asked, &MOVES), &Refusal::NoTakeback);
    let to_answer = Refusal::TakebackToAnswer { asked_by: ann() };
    check_refused(&asked, &ben(), &ask(), &to_answer);
    for by in [ann(), ben()] {
        let declined = done(&asked, &by, &refuse);
        assert_eq!(declined.line, game.line);
        assert_eq!(declined.offered(), None);
    }
}

#[test]
fn what_was_asked_lapses_with_the_next_move_and_old_buttons_know() {
    let game = after(hare_and_hounds(), &MOVES);
    let asked = done(&game, &ann(), &ask());
    let old = allow(&asked, &MOVES);
    let moved = done(&asked, &ben(), &play("a4-b4"));
    assert_eq!(moved.offered(), None);
    check_refused(&moved, &ben(), &old, &Refusal::BoardChanged);
    let at_ply = Some(3);
    for action in [
        Action::AskTakeback { at_ply },
        Action::RefuseTakeback { at_ply },
    ] {
        check_refused(&moved, &ben(), &action, &Refusal::BoardChanged);
    }
    // What was read of the moves beside the game does not fit it.
    let asked = done(&moved, &ben(), &ask());
    let short = allow(&asked, &MOVES);
    check_refused(&asked, &ann(), &short, &Refusal::BoardChanged);
}

/// Who has offered a draw, and who asks for a takeback.
fn standing(game: &Game) -> (Option<Side>, Option<Side>) {
    match game.status {
        Status::Running {
            draw_offer,
            takeback,
            ..
        } => (draw_offer, takeback),
        Status::Finished { .. } => panic!("it is over"),
    }
}

#[test]
fn a_draw_and_a_takeback_stand_beside_each_other() {
    let game = after(hare_and_hounds(), &MOVES);
    let drawish = done(&game, &ann(), &Action::OfferDraw);
    let both = act(&drawish, ben().id, &ask(), Moment(LATER.0 + 1)).expect("allowed");
    assert_eq!(both.offered(), Some((Offer::Takeback, Side::Quarry)));
    // Each is answered by itself.
    let kept = done(&both, &ann(), &Action::RefuseTakeback { at_ply: None });
    assert_eq!(standing(&kept), (Some(Side::Pack), None));
    let no_draw = done(&both, &ben(), &Action::DeclineDraw);
    assert_eq!(standing(&no_draw), (None, Some(Side::Quarry)));
    let drawn = done(&both, &ben(), &Action::AcceptDraw);
    assert_eq!(drawn.ending(), Some(Ending::DrawAgreed));
}

#[test]
fn a_finished_game_gives_nothing_back() {
    let game = after(hare_and_hounds(), &MOVES);
    let asked = done(&game, &ann(), &ask());
    let over = done(&asked, &ben(), &Action::Resign);
    let why = Refusal::GameOver(Ending::Resigned(Side::Quarry));
    check_refused(&over, &ann(), &ask(), &why);
    check_refused(&over, &ben(), &allow(&over, &MOVES), &why);
}

#[test]
fn the_moves_before_are_what_a_repetition_needs() {
    let setup: Setup = "fox-and-geese 15 every sideways".parse().expect("a setup");
    let round = ["d4-d5", "a4-b4", "d5-d4", "b4-a4"];
    let twice: Vec<&str> = round.iter().chain(&round[..3]).copied().collect();
    let game = after(game_of(setup, Pace::Live), &twice);
    let asked = done(&game, &ben(), &ask());
    let back = done(&asked, &ann(), &allow(&asked, &twice));
    let ended = after(back, &["d5-d4", "b4-a4"]);
    assert!(ended.ending().is_some(), "the third time");
}
