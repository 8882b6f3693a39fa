//! Games to play: moves that lead to each ending, and how they are made on the board.

use std::{
    collections::{BTreeMap, HashSet, VecDeque},
    fmt::Write as _,
    sync::Arc,
};

use leveret::{
    rules::{AnyPosition, Line, Move, Outcome, Point, Setup, Side},
    sandbox::{Id, Message, User},
};

use crate::stage::said;

/// Games of every setup of Fox and Geese, a line each: setup, how it ends, its moves. They were
/// found by the test at the end of this file.
const FOX_GAMES: &str = include_str!("fox-games.txt");

/// Whether the fox can never get below four geese: with 17 geese on the board with alternate
/// diagonals and without sideways moves, those on a4, a5, g4 and g5 cannot move, and there is no
/// point to land on behind any of them.
pub fn keeps_four(setup: Setup) -> bool {
    setup.to_string() == "fox-and-geese 17 alternate"
}

/// The shortest game of Hare and Hounds that ends so.
pub fn hare_and_hounds(outcome: Outcome) -> Vec<Move> {
    let start = Setup::HareAndHounds.start();
    let mut seen = HashSet::new();
    let mut queue = VecDeque::from([(start, Vec::new())]);
    while let Some((position, moves)) = queue.pop_front() {
        if position.outcome() == Some(outcome) {
            return moves;
        }
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(&mv).expect("a legal move");
            if seen.insert((next.key(), next.counter())) {
                queue.push_back((next, [&moves[..], &[mv]].concat()));
            }
        }
    }
    panic!("no game ends {outcome:?}");
}

/// All games of Fox and Geese that were found: setup, ending, moves.
pub fn fox_and_geese() -> Vec<(Setup, Outcome, Vec<Move>)> {
    FOX_GAMES
        .lines()
        .map(|line| {
            let [setup, outcome, moves]: [&str; 3] = line
                .split(" | ")
                .collect::<Vec<_>>()
                .try_into()
                .expect("three parts");
            (
                setup.parse().expect("a setup"),
                outcome.parse().expect("an outcome"),
                moves
                    .split(' ')
                    .map(|mv| mv.parse().expect("a move"))
                    .collect(),
            )
        })
        .collect()
}

/// What stands on the button of a step.
pub fn label(mv: &Move) -> String {
    format!("{} to {}", mv.from(), mv.to())
}

/// Makes a move on the board as people do: by its button, or from a menu, or by a menu of pieces
/// and then a button.
pub async fn make(player: &User, board: Id, mv: &Move) -> Arc<Message> {
    let message = player.message(board).expect("the board is there");
    let ends = |text: &str, end: &str| text.ends_with(&format!(":{end}"));
    let written = mv.to_string();
    let button = |message: &Message| {
        message
            .buttons()
            .into_iter()
            .filter_map(|button| button.custom_id)
            .find(|id| ends(id, &written))
    };
    if let Some(button) = button(&message) {
        return said(player.click(board, &button).await);
    }
    let menus = message.menus();
    let menu = menus.first().unwrap_or_else(|| panic!("no way to {mv}"));
    let line = |end: &str| menu.options.iter().find(|line| ends(&line.value, end));
    if let Some(line) = line(&written) {
        return said(player.select(board, &menu.custom_id, &[&line.value]).await);
    }
    let piece = line(&mv.from().to_string()).unwrap_or_else(|| panic!("no piece for {mv}"));
    let chosen = said(player.select(board, &menu.custom_id, &[&piece.value]).await);
    assert_eq!(chosen.id, board, "in place");
    let button = button(&chosen).unwrap_or_else(|| panic!("no button for {mv}"));
    said(player.click(board, &button).await)
}

/// Makes all these moves, and gives the board after them.
pub async fn make_all(
    pack: &User,
    quarry: &User,
    board: Id,
    setup: Setup,
    moves: &[Move],
) -> Arc<Message> {
    let mut line = Line::new(setup.start());
    let mut last = pack.message(board).expect("the board is there");
    for mv in moves {
        let player = match line.position().turn() {
            Side::Pack => pack,
            Side::Quarry => quarry,
        };
        last = make(player, board, mv).await;
        line.play(mv).expect("a legal move");
    }
    last
}

#[test]
fn the_games_end_as_they_say() {
    let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (setup, outcome, moves) in fox_and_geese() {
        let mut line = Line::new(setup.start());
        for mv in &moves {
            assert_eq!(line.outcome(), None, "{setup}");
            line.play(mv).expect("a legal move");
        }
        assert_eq!(line.outcome(), Some(outcome), "{setup}");
        kinds
            .entry(setup.to_string())
            .or_default()
            .push(outcome.key().to_owned());
    }
    assert_eq!(kinds.len(), 12);
    for (setup, found) in kinds {
        let setup: Setup = setup.parse().expect("a setup");
        let mut expect = vec!["trapped", "captured", "blocked", "repeated"];
        expect.retain(|&kind| {
            (kind != "captured" || !keeps_four(setup)) && (kind != "repeated" || setup.may_repeat())
        });
        assert_eq!(found, expect, "{setup}");
    }
}

#[test]
#[ignore = "writes the games anew, which takes minutes"]
fn find_games() {
    let mut text = String::new();
    for diagonals in ["every", "alternate"] {
        for geese in [13, 15, 17] {
            for sideways in ["", " sideways"] {
                let name = format!("fox-and-geese {geese} {diagonals}{sideways}");
                let setup: Setup = name.parse().expect("a setup");
                let mut add = |outcome: Outcome, moves: Vec<Move>| {
                    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                    writeln!(text, "{setup} | {} | {}", outcome.key(), moves.join(" "))
                        .expect("a text can be written to");
                };
                add(Outcome::Trapped, led_to(setup, Outcome::Trapped, room));
                if !keeps_four(setup) {
                    add(
                        Outcome::Captured,
                        led_to(setup, Outcome::Captured, geese_left),
                    );
                }
                add(Outcome::Blocked, led_to(setup, Outcome::Blocked, way_left));
                if setup.may_repeat() {
                    add(Outcome::Repeated, repeated(setup));
                }
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/e2e/fox-games.txt");
    std::fs::write(path, text).expect("the file can be written");
}

/// A game in which both sides strive for an ending: at each ply the most promising positions, by
/// `far`, are followed further; in further attempts others.
fn led_to(setup: Setup, outcome: Outcome, far: fn(&AnyPosition) -> usize) -> Vec<Move> {
    for attempt in 1..=60_usize {
        let width = if attempt > 30 { 300 } else { 40 };
        let mut seen = HashSet::new();
        let mut front = vec![(setup.start(), Vec::<Move>::new())];
        for _ in 0..120 {
            let mut next: Vec<(usize, AnyPosition, Vec<Move>)> = Vec::new();
            for (position, moves) in &front {
                for mv in position.legal_moves() {
                    let mut after = position.clone();
                    after.play(&mv).expect("a legal move");
                    if !seen.insert(after.key()) {
                        continue;
                    }
                    let moves = [&moves[..], &[mv]].concat();
                    match after.outcome() {
                        Some(found) if found == outcome => return moves,
                        Some(_) => {}
                        None => next.push((far(&after), after, moves)),
                    }
                }
            }
            let chance =
                |key: u64| (key ^ attempt as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
            next.sort_by_key(|(far, position, _)| (*far, chance(position.key())));
            next.truncate(width);
            front = next
                .into_iter()
                .map(|(_, position, moves)| (position, moves))
                .collect();
        }
    }
    panic!("{setup}: no game ends {outcome:?}");
}

fn standing(position: &AnyPosition, side: Side) -> Vec<Point> {
    let points = position.points().iter().copied();
    points
        .filter(|&point| position.at(point) == Some(side))
        .collect()
}

fn distance(one: Point, other: Point) -> usize {
    usize::from(
        one.file()
            .abs_diff(other.file())
            .max(one.rank().abs_diff(other.rank())),
    )
}

/// How much is missing to shut the fox in, in the far corner: geese beside it, and behind those.
fn room(position: &AnyPosition) -> usize {
    let point = |name: &str| name.parse::<Point>().expect("a point");
    let fox = standing(position, Side::Quarry)[0];
    let mut geese = standing(position, Side::Pack);
    let mut missing = distance(fox, point("c7")) * 2;
    for target in ["d7", "e7", "d6", "c6", "c5", "e5"].map(point) {
        let near = |&at: &usize| match geese[at] {
            goose if goose.rank() <= target.rank() => distance(goose, target),
            _ => 50,
        };
        let Some(nearest) = (0..geese.len()).min_by_key(near) else {
            return 1000;
        };
        missing += near(&nearest);
        geese.swap_remove(nearest);
    }
    missing
}

/// How many geese are left, how far from the fox they are, and how far up, where none is behind
/// which to land.
fn geese_left(position: &AnyPosition) -> usize {
    let fox = standing(position, Side::Quarry)[0];
    let geese = standing(position, Side::Pack);
    let far: usize = geese.iter().map(|&goose| distance(goose, fox)).sum();
    let up: usize = geese.iter().map(|goose| usize::from(goose.rank())).sum();
    geese.len() * 100 + far + up * 3
}

/// How far the geese can still go.
fn way_left(position: &AnyPosition) -> usize {
    let geese = standing(position, Side::Pack);
    let way: usize = geese
        .iter()
        .map(|goose| usize::from(6 - goose.rank()))
        .sum();
    way + if geese.len() < 4 { 1000 } else { 0 }
}

/// A game in which a goose and the fox go to and fro, after some moves that make room for it.
fn repeated(setup: Setup) -> Vec<Move> {
    let mut queue = VecDeque::from([Line::new(setup.start())]);
    while let Some(line) = queue.pop_front() {
        let mut tried = line.clone();
        for away in line.legal_moves() {
            if line.position().turn() == Side::Pack || away.is_capture() {
                break;
            }
            let mut with_fox = line.clone();
            with_fox.play(&away).expect("a legal move");
            for goose in with_fox.legal_moves() {
                if goose.from().rank() != goose.to().rank() {
                    continue;
                }
                tried = line.clone();
                let back = |mv: &Move| Move::step(mv.to(), mv.from());
                let round = [away.clone(), goose.clone(), back(&away), back(&goose)];
                let moves = round.iter().cycle().take(8);
                if moves.into_iter().all(|mv| tried.play(mv).is_ok())
                    && tried.outcome() == Some(Outcome::Repeated)
                {
                    return tried.moves().to_vec();
                }
            }
        }
        for mv in line.legal_moves() {
            let mut next = line.clone();
            next.play(&mv).expect("a legal move");
            if !mv.is_capture() {
                queue.push_back(next);
            }
        }
        drop(tried);
    }
    panic!("{setup}: nothing repeats");
}
