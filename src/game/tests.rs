//! What players may do, and what comes of it.

mod matches;
mod takebacks;

use std::time::Duration;

use proptest::prelude::*;

use super::{
    Acted, Action, Challenge, ChallengeEnd, ChallengeId, ChannelId, Ending, Game, GameId, Invited,
    Moment, NewChallenge, NewGame, OPEN_CHALLENGES, Occasion, Pace, Person, PersonId, Place,
    Refusal, Rematch, Score, Seats, ServerId, Status, Terms, act, challenge,
    ratings::{self, RATED_A_DAY, Rating, SideRecord, Standing},
    rematch, reminded, time_out,
};
use crate::rules::{
    GameKind, Outcome, Setup, Side,
    fox_and_geese::{Geese, Options},
};

const START: Moment = Moment(1_700_000_000_000);
const MINUTE: Duration = Duration::from_mins(1);

fn person(id: u64) -> Person {
    Person {
        id: PersonId(id),
        name: format!("person {id}"),
    }
}

/// Plays the hounds or geese.
fn ann() -> Person {
    person(1)
}

/// Plays the hare or fox.
fn ben() -> Person {
    person(2)
}

fn place() -> Place {
    Place {
        server: Some(ServerId(7)),
        channel: ChannelId(8),
        reachable: true,
    }
}

fn game_of(setup: Setup, pace: Pace) -> Game {
    NewGame {
        setup,
        seats: Seats {
            pack: ann(),
            quarry: ben(),
        },
        place: place(),
        language: "en-US".to_owned(),
        pace,
        rated: true,
        acted: Acted {
            pack: START,
            quarry: START,
        },
        started: START,
        series: None,
    }
    .numbered(GameId(1))
}

fn hare_and_hounds() -> Game {
    game_of(Setup::HareAndHounds, Pace::Live)
}

fn play(text: &str) -> Action {
    Action::Play {
        mv: text.parse().expect("a move"),
        at_ply: None,
    }
}

/// Plays moves in turn, a second apart.
fn after(mut game: Game, moves: &[&str]) -> Game {
    for mv in moves {
        let player = game.seats.of(game.turn()).id;
        let now = START.plus(Duration::from_secs(u64::from(game.ply) + 1));
        game = act(&game, player, &play(mv), now).expect("a legal move");
    }
    game
}

fn check_refused(game: &Game, by: &Person, action: &Action, expect: &Refusal) {
    let refused = act(game, by.id, action, START.plus(MINUTE)).expect_err("it is refused");
    assert_eq!(refused, *expect);
}

#[test]
fn a_move_takes_the_game_to_its_next_revision() {
    let game = hare_and_hounds();
    let now = START.plus(MINUTE);
    let after = act(&game, ann().id, &play("a2-b3"), now).expect("a legal move");
    assert_eq!((after.revision, after.ply), (1, 1));
    assert_eq!(after.last_move, Some("a2-b3".parse().expect("a move")));
    assert_eq!(after.turn(), Side::Quarry);
    assert_eq!(after.acted.pack, now);
    assert_eq!(after.acted.quarry, START);
    let Status::Running {
        turn: Some(turn), ..
    } = after.status
    else {
        panic!("the game goes on, by the clock");
    };
    assert_eq!(turn.deadline, now.plus(5 * MINUTE));
    assert_eq!(turn.remind_at, Some(now.plus(5 * MINUTE * 3 / 4)));
}

#[test]
fn nobody_moves_out_of_turn_or_in_a_game_of_others() {
    let game = hare_and_hounds();
    check_refused(&game, &person(9), &play("a2-b3"), &Refusal::Spectator);
    check_refused(
        &game,
        &ben(),
        &play("b5-b4"),
        &Refusal::NotYourTurn { to_move: ann() },
    );
}

#[test]
fn an_illegal_move_comes_back_with_the_legal_ones() {
    let game = hare_and_hounds();
    let refused = act(&game, ann().id, &play("a2-c2"), START.plus(MINUTE));
    let Err(Refusal::Illegal { legal, .. }) = refused else {
        panic!("a2-c2 is no move: {refused:?}");
    };
    assert_eq!(legal, game.line.legal_moves());
}

#[test]
fn a_button_of_an_earlier_board_does_nothing() {
    let game = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let stale = Action::Play {
        mv: "c2-c3".parse().expect("a move"),
        at_ply: Some(0),
    };
    check_refused(&game, &ann(), &stale, &Refusal::BoardChanged);
}

#[test]
fn giving_up_loses_once_both_have_moved_and_before_that_breaks_the_game_off() {
    let now = START.plus(MINUTE);
    let early = act(&hare_and_hounds(), ben().id, &Action::Resign, now).expect("allowed");
    assert_eq!(early.ending(), Some(Ending::Aborted));
    let game = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let late = act(&game, ann().id, &Action::Resign, now).expect("allowed out of turn or in it");
    assert_eq!(late.ending(), Some(Ending::Resigned(Side::Pack)));
    assert_eq!(late.ending().and_then(Ending::winner), Some(Side::Quarry));
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let game = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let over = act(&game, ann().id, &Action::Resign, START.plus(MINUTE)).expect("allowed");
    let ending = Ending::Resigned(Side::Pack);
    for action in [
        play("c2-c3"),
        Action::Resign,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
    ] {
        check_refused(&over, &ben(), &action, &Refusal::GameOver(ending));
    }
    assert_eq!(time_out(&over, START.plus(MINUTE * 1000)), None);
}

#[test]
fn a_draw_takes_both() {
    let game = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let now = START.plus(MINUTE);
    check_refused(&game, &ann(), &Action::AcceptDraw, &Refusal::NoDrawOffer);
    check_refused(&game, &ann(), &Action::DeclineDraw, &Refusal::NoDrawOffer);
    let offered = act(&game, ann().id, &Action::OfferDraw, now).expect("allowed");
    check_refused(
        &offered,
        &ann(),
        &Action::OfferDraw,
        &Refusal::DrawAlreadyOffered,
    );
    check_refused(&offered, &ann(), &Action::AcceptDraw, &Refusal::NoDrawOffer);
    for answer in [Action::AcceptDraw, Action::OfferDraw] {
        let drawn = act(&offered, ben().id, &answer, now).expect("allowed");
        assert_eq!(drawn.ending(), Some(Ending::DrawAgreed));
        assert_eq!(drawn.ending().and_then(Ending::score), Some(Score::Drawn));
    }
    let declined = act(&offered, ben().id, &Action::DeclineDraw, now).expect("allowed");
    check_refused(
        &declined,
        &ben(),
        &Action::AcceptDraw,
        &Refusal::NoDrawOffer,
    );
    let moved = act(&offered, ann().id, &play("c2-c3"), now).expect("allowed");
    check_refused(&moved, &ben(), &Action::AcceptDraw, &Refusal::NoDrawOffer);
}

#[test]
fn the_side_to_move_loses_when_its_time_is_up() {
    let game = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let Status::Running {
        turn: Some(turn), ..
    } = game.status
    else {
        panic!("the game goes on, by the clock");
    };
    let just_before = Moment(turn.deadline.0 - 1);
    assert_eq!(time_out(&game, just_before), None);
    assert!(act(&game, ann().id, &play("c2-c3"), just_before).is_ok());
    let lost = time_out(&game, turn.deadline).expect("time is up");
    assert_eq!(lost.ending(), Some(Ending::TimedOut(Side::Pack)));
    let late = act(&game, ann().id, &play("c2-c3"), turn.deadline);
    assert_eq!(
        late,
        Err(Refusal::GameOver(Ending::TimedOut(Side::Pack))),
        "a move after the deadline is too late although nobody has noted it yet"
    );
}

#[test]
fn a_game_that_never_got_under_way_is_broken_off_by_the_clock() {
    let game = after(hare_and_hounds(), &["a2-a3"]);
    let ended = time_out(&game, START.plus(MINUTE * 60)).expect("time is up");
    assert_eq!(ended.ending(), Some(Ending::Aborted));
    assert_eq!(ended.ending().and_then(Ending::score), None);
}

#[test]
fn one_reminder_is_due_a_turn_and_none_without_a_clock() {
    let game = reminded(&hare_and_hounds());
    assert_eq!(game.revision, 1);
    let Status::Running {
        turn: Some(turn), ..
    } = game.status
    else {
        panic!("the game goes on, by the clock");
    };
    assert_eq!(turn.remind_at, None);
    let endless = game_of(Setup::HareAndHounds, Pace::Unlimited);
    assert!(matches!(endless.status, Status::Running { turn: None, .. }));
    assert_eq!(time_out(&endless, START.plus(MINUTE * 1_000_000)), None);
}

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw_with_sideways() {
    let options = Options {
        geese: Geese::Fifteen,
        sideways: true,
        ..Options::default()
    };
    let game = game_of(Setup::FoxAndGeese(options), Pace::Live);
    let round = ["d4-d5", "a4-b4", "d5-d4", "b4-a4"];
    let once = after(game, &round);
    assert_eq!(once.ending(), None);
    let twice = after(once, &round);
    assert_eq!(twice.ending(), Some(Ending::Board(Outcome::Repeated)));
    assert_eq!(twice.ending().and_then(Ending::winner), None);
}

fn terms() -> Terms {
    Terms {
        setup: Setup::HareAndHounds,
        side: Some(Side::Pack),
        pace: Pace::Live,
        games: 1,
        idle_options: false,
    }
}

fn occasion(open: Vec<Challenge>) -> Occasion {
    Occasion {
        place: place(),
        language: "en-US".to_owned(),
        now: START,
        open,
    }
}

fn invited(person: Person) -> Invited {
    Invited {
        person,
        is_bot: false,
    }
}

fn offered(opponent: Option<Person>) -> Challenge {
    let opponent = opponent.map(invited);
    let offer = challenge(occasion(Vec::new()), terms(), ann(), opponent).expect("allowed");
    stored(offer)
}

fn stored(offer: NewChallenge) -> Challenge {
    Challenge {
        id: ChallengeId(1),
        offer,
        posted: None,
        end: None,
        game: None,
    }
}

#[test]
fn a_challenge_needs_somebody_else_who_is_a_person() {
    let refused = |opponent| challenge(occasion(Vec::new()), terms(), ann(), opponent);
    assert_eq!(
        refused(Some(invited(ann()))),
        Err(Refusal::ChallengedOneself)
    );
    let bot = Invited {
        person: person(3),
        is_bot: true,
    };
    assert_eq!(refused(Some(bot)), Err(Refusal::ChallengedABot(person(3))));
}

#[test]
fn the_same_challenge_is_not_made_twice_and_nobody_has_too_many() {
    let again = challenge(
        occasion(vec![offered(Some(ben()))]),
        terms(),
        ann(),
        Some(invited(ben())),
    );
    assert_eq!(
        again,
        Err(Refusal::AlreadyChallenged {
            opponent: Some(ben()),
            kind: GameKind::HareAndHounds
        })
    );
    let many: Vec<_> = (10..10 + u64::from(OPEN_CHALLENGES))
        .map(|id| offered(Some(person(id))))
        .collect();
    let one_more = challenge(occasion(many.clone()), terms(), ann(), Some(invited(ben())));
    assert_eq!(
        one_more,
        Err(Refusal::TooManyChallenges {
            limit: OPEN_CHALLENGES
        })
    );
    let mut later = occasion(many);
    later.now = START.plus(MINUTE * 15);
    assert!(
        challenge(later, terms(), ann(), Some(invited(ben()))).is_ok(),
        "lapsed challenges no longer count"
    );
}

#[test]
fn a_challenge_is_answered_by_whom_it_asks_while_it_is_open() {
    let to_ben = offered(Some(ben()));
    let now = START.plus(MINUTE);
    assert_eq!(
        to_ben.accept(&ann(), true, 0, now),
        Err(Refusal::OwnChallenge)
    );
    assert_eq!(to_ben.decline(ann().id, now), Err(Refusal::OwnChallenge));
    let meant_for = Refusal::NotYourChallenge { meant_for: ben() };
    assert_eq!(
        to_ben.accept(&person(9), true, 0, now),
        Err(meant_for.clone())
    );
    assert_eq!(to_ben.decline(person(9).id, now), Err(meant_for));
    assert_eq!(
        to_ben.cancel(ben().id, now),
        Err(Refusal::NotTheChallenger { challenger: ann() })
    );
    assert_eq!(to_ben.decline(ben().id, now), Ok(ChallengeEnd::Declined));
    assert_eq!(to_ben.cancel(ann().id, now), Ok(ChallengeEnd::Cancelled));

    let too_late = START.plus(MINUTE * 15);
    let over = Refusal::ChallengeOver(ChallengeEnd::Expired);
    assert_eq!(to_ben.accept(&ben(), true, 0, too_late), Err(over));
    assert!(offered(None).accept(&person(9), true, 0, now).is_ok());
}

#[test]
fn sides_are_as_wished_or_by_chance_and_the_rating_counts_a_few_games_a_day() {
    let now = START.plus(MINUTE);
    let mut open = offered(None);
    let seats = |challenge: &Challenge, coin| {
        let game = challenge.accept(&ben(), coin, 0, now).expect("allowed");
        (game.seats.pack.id, game.acted.pack)
    };
    assert_eq!(seats(&open, false), (ann().id, START));
    open.offer.terms.side = Some(Side::Quarry);
    assert_eq!(seats(&open, true), (ben().id, now));
    open.offer.terms.side = None;
    assert_eq!(seats(&open, true), (ann().id, START));
    assert_eq!(seats(&open, false), (ben().id, now));
    let rated = |today| open.accept(&ben(), true, today, now).map(|game| game.rated);
    assert_eq!(rated(RATED_A_DAY - 1), Ok(true));
    assert_eq!(rated(RATED_A_DAY), Ok(false));
}

#[test]
fn a_rematch_swaps_sides_and_takes_both() {
    let running = after(hare_and_hounds(), &["a2-a3", "b5-a4"]);
    let now = START.plus(MINUTE);
    let asks = |game: &Game, asked, by: &Person| rematch(game, asked, by.id, place(), now);
    assert_eq!(asks(&running, None, &ann()), Err(Refusal::StillRunning));
    let over = act(&running, ben().id, &Action::Resign, now).expect("allowed");
    assert_eq!(asks(&over, None, &person(9)), Err(Refusal::Spectator));
    let Ok(Rematch::Ask(offer)) = asks(&over, None, &ann()) else {
        panic!("ann asks");
    };
    assert_eq!(offer.terms.side, Some(Side::Quarry));
    assert_eq!(offer.rematch_of, Some(over.id));
    let mut asked = stored(offer);
    let again = asks(&over, Some(asked.clone()), &ann());
    assert_eq!(again, Err(Refusal::RematchAsked { by: ann().id }));
    assert_eq!(
        asks(&over, Some(asked.clone()), &ben()),
        Ok(Rematch::Accept(asked.clone()))
    );
    asked.end = Some(ChallengeEnd::Accepted);
    assert_eq!(
        asks(&over, Some(asked.clone()), &ben()),
        Err(Refusal::RematchDone)
    );
    asked.end = Some(ChallengeEnd::Declined);
    assert!(matches!(
        asks(&over, Some(asked), &ben()),
        Ok(Rematch::Ask(_))
    ));
}

#[test]
fn one_side_alone_ranks_lower_than_both() {
    let (won, _) = ratings::after(Rating::default(), Rating::default(), Score::PackWon);
    let one_side = Standing {
        pack: SideRecord::default().with(won, Side::Pack, Score::PackWon),
        quarry: SideRecord::default(),
    };
    let both = Standing {
        pack: one_side.pack,
        quarry: SideRecord::default().with(won, Side::Quarry, Score::QuarryWon),
    };
    assert!(one_side.figure() > Standing::default().figure());
    assert!(both.bound() > one_side.bound());
    assert_eq!((both.pack.won, both.quarry.won, both.played()), (1, 1, 2));
}

#[test]
fn the_ratings_of_a_game_are_those_of_glicko_2() {
    let (pack, quarry) = ratings::after(Rating::default(), Rating::default(), Score::Drawn);
    assert!((pack.value - 1500.0).abs() < 1e-6 && (quarry.value - 1500.0).abs() < 1e-6);
    let (winner, loser) = ratings::after(Rating::default(), Rating::default(), Score::QuarryWon);
    assert!(
        loser.value > 1500.0 && winner.value < 1500.0,
        "the quarry won"
    );
    assert!(loser.deviation < 350.0);
}

#[test]
fn a_pace_is_read_by_its_key() {
    for pace in Pace::ALL {
        assert_eq!(pace.key().parse(), Ok(pace));
    }
    assert_eq!("2-days".parse::<Pace>(), Err(()));
}

proptest! {
    /// Whatever two people do, the game stays one that its own moves lead to, its revision counts
    /// the changes, and what was refused changed nothing.
    #[test]
    fn random_actions_keep_the_record_true(
        choices in prop::collection::vec((0..3_u64, 0..10_usize, 0..30_usize), 0..80),
        sideways: bool,
    ) {
        let options = Options { sideways, ..Options::default() };
        let setup = if choices.len() % 2 == 0 { Setup::HareAndHounds } else { Setup::FoxAndGeese(options) };
        let mut game = game_of(setup, Pace::OneDay);
        for (at, (who, what, which)) in choices.into_iter().enumerate() {
            let now = START.plus(Duration::from_secs(at as u64));
            let legal = game.position().legal_moves();
            let action = match (what, legal.get(which % legal.len().max(1))) {
                (0, _) => Action::OfferDraw,
                (1, _) => Action::DeclineDraw,
                (2, _) if which == 0 => Action::Resign,
                (3, _) => Action::AskTakeback { at_ply: None },
                (4, _) => Action::AllowTakeback { at_ply: game.ply, journal: game.line.clone() },
                (_, Some(mv)) => Action::Play { mv: mv.clone(), at_ply: Some(game.ply) },
                (_, None) => Action::AcceptDraw,
            };
            let before = game.clone();
            if let Ok(after) = act(&game, PersonId(who), &action, now) {
                prop_assert_eq!(after.revision, before.revision + 1);
                prop_assert!(before.ending().is_none());
                prop_assert!((-2..=1).contains(&(i64::from(after.ply) - i64::from(before.ply))));
                game = after;
            } else { prop_assert_eq!(&game, &before) }
        }
        let mut replayed = crate::rules::Line::new(setup.start());
        for mv in game.line.moves() {
            prop_assert!(replayed.play(mv).is_ok());
        }
        prop_assert_eq!(replayed.position(), game.position());
        prop_assert_eq!(replayed.ply(), game.ply);
        prop_assert_eq!(replayed.moves().last(), game.last_move.as_ref());
    }
}
