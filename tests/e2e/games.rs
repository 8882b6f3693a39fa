//! Games to play: moves that lead to each ending, and how they are made on the board.

use std::{
    collections::{BTreeMap, HashSet, VecDeque},
    sync::Arc,
};

use leveret::{
    rules::{Line, Move, Outcome, Setup, Side},
    sandbox::{Id, Message, User},
};

use crate::stage::said;

/// Games of every setup of Fox and Geese, a line each: setup, how it ends, its moves. A search in
/// which both sides strive for the ending found them; that they end so is tested below.
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
