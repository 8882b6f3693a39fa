//! A second generator, to check the first: a plain walk on a graph of named points.
//!
//! It shares nothing with the crate but the texts of setups, positions and moves, and makes no
//! attempt to be quick.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// The lines of a board: which points each point is joined to.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// A position: the board, who stands where, and what the rules need to know besides.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    graph: Rc<Graph>,
    is_fox_game: bool,
    sideways: bool,
    men: BTreeMap<String, char>,
    turn: char,
    counter: u32,
}

impl Naive {
    /// Reads the texts of a setup and of a position, which must be right.
    pub(crate) fn read(setup: &str, position: &str) -> Naive {
        let setup: Vec<&str> = setup.split(' ').collect();
        let is_fox_game = setup[0] == "fox-and-geese";
        let graph = if is_fox_game {
            fox_graph(setup[2] == "every")
        } else {
            hare_graph()
        };
        let words: Vec<&str> = position.split(' ').collect();
        let rows: Vec<&str> = words[0].split('/').collect();
        let mut men = BTreeMap::new();
        for (i, row) in rows.iter().enumerate() {
            let rank = (rows.len() - i).to_string();
            let mut points = graph.keys().filter(|point| point.ends_with(&rank));
            for letter in row.chars() {
                if let Some(n_empty) = letter.to_digit(10) {
                    for _ in 0..n_empty {
                        points.next().unwrap();
                    }
                } else {
                    men.insert(points.next().unwrap().clone(), letter);
                }
            }
        }
        Naive {
            graph: Rc::new(graph),
            is_fox_game,
            sideways: !is_fox_game || setup.contains(&"sideways"),
            men,
            turn: words[1].chars().next().unwrap(),
            counter: words[2].parse().unwrap(),
        }
    }

    /// How the game has ended, in the crate's word for it.
    pub(crate) fn outcome(&self) -> Option<&'static str> {
        let packs = || self.men.iter().filter(|(_, man)| man.is_uppercase());
        if self.is_fox_game {
            if packs().count() < 4 {
                return Some("captured");
            }
        } else {
            let (hare, _) = self.men.iter().find(|(_, man)| **man == 'h').unwrap();
            if packs().all(|(hound, _)| rank(hound) > rank(hare)) {
                return Some("got-past");
            }
            if self.counter == 10 {
                return Some("stalled");
            }
        }
        match self.turn {
            _ if !self.pseudo_moves().is_empty() => None,
            'h' | 'f' => Some("trapped"),
            _ => Some("blocked"),
        }
    }

    /// What the game counts.
    pub(crate) fn counter(&self) -> u32 {
        self.counter
    }

    /// Every legal move, as its text.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        self.pseudo_moves()
    }

    /// Every move as if the game went on.
    fn pseudo_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (from, man) in &self.men {
            if man.to_ascii_lowercase() != self.turn {
                continue;
            }
            for to in &self.graph[from] {
                let may = if man.is_lowercase() {
                    true
                } else if rank(to) == rank(from) {
                    self.sideways
                } else {
                    rank(to) > rank(from)
                };
                if may && !self.men.contains_key(to) {
                    moves.push(format!("{from}-{to}"));
                }
            }
            if *man == 'f' {
                let mut geese = self.men.clone();
                geese.remove(from);
                self.chains(&geese, from, from, &mut moves);
            }
        }
        moves
    }

    fn chains(&self, geese: &BTreeMap<String, char>, at: &str, chain: &str, out: &mut Vec<String>) {
        for over in &self.graph[at] {
            if !geese.contains_key(over) {
                continue;
            }
            for landing in &self.graph[over] {
                let is_straight = 2 * file(over) == file(at) + file(landing)
                    && 2 * rank(over) == rank(at) + rank(landing);
                if is_straight && !geese.contains_key(landing) {
                    let chain = format!("{chain}x{landing}");
                    let mut left = geese.clone();
                    left.remove(over);
                    self.chains(&left, landing, &chain, out);
                    out.push(chain);
                }
            }
        }
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: &str) -> Naive {
        let mut next = self.clone();
        let points: Vec<&str> = mv.split(['-', 'x']).collect();
        let man = next.men.remove(points[0]).unwrap();
        if mv.contains('x') {
            for hop in points.windows(2) {
                let middle = |place: fn(&str) -> u32| u32::midpoint(place(hop[0]), place(hop[1]));
                let over = format!(
                    "{}{}",
                    char::from_u32(middle(file)).unwrap(),
                    char::from_u32(middle(rank)).unwrap()
                );
                next.men.remove(&over).unwrap();
            }
        }
        let to = *points.last().unwrap();
        next.men.insert(to.to_owned(), man);
        next.counter = match man {
            _ if mv.contains('x') => 0,
            'D' | 'G' if rank(to) > rank(points[0]) => 0,
            'h' => self.counter,
            _ => self.counter + 1,
        };
        next.turn = match self.turn {
            'd' => 'h',
            'h' => 'd',
            'g' => 'f',
            _ => 'g',
        };
        next
    }

    /// How many lines of so many plies there are.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => {
                let after = moves.iter().map(|mv| self.after(mv));
                after.map(|next| next.perft(depth - 1)).sum()
            }
        }
    }
}

fn file(point: &str) -> u32 {
    point.chars().next().unwrap().into()
}

fn rank(point: &str) -> u32 {
    point.chars().nth(1).unwrap().into()
}

fn join(graph: &mut Graph, a: &str, b: &str) {
    graph.entry(a.to_owned()).or_default().insert(b.to_owned());
    graph.entry(b.to_owned()).or_default().insert(a.to_owned());
}

/// The 22 lines of Hare and Hounds, named one by one.
fn hare_graph() -> Graph {
    let lines = "b1a2 b1b2 b1c2 \
                 a2b2 b2c2 a3b3 b3c3 a4b4 b4c4 \
                 a2a3 a3a4 b2b3 b3b4 c2c3 c3c4 \
                 a2b3 b3c4 c2b3 b3a4 \
                 a4b5 b4b5 c4b5";
    let mut graph = Graph::new();
    for line in lines.split_whitespace() {
        join(&mut graph, &line[..2], &line[2..]);
    }
    graph
}

/// The lines of the cross: each point to its neighbours, on the old board diagonally only where
/// file and rank add up to an even number.
fn fox_graph(every_diagonal: bool) -> Graph {
    let ranks = [
        (1, "cde"),
        (2, "cde"),
        (3, "abcdefg"),
        (4, "abcdefg"),
        (5, "abcdefg"),
        (6, "cde"),
        (7, "cde"),
    ];
    let points: Vec<String> = ranks
        .iter()
        .flat_map(|(rank, files)| files.chars().map(move |file| format!("{file}{rank}")))
        .collect();
    let mut graph = Graph::new();
    for a in &points {
        for b in &points {
            let across = file(a).abs_diff(file(b));
            let up = rank(a).abs_diff(rank(b));
            let is_crossing = ["a1357", "b246", "c1357", "d246", "e1357", "f246", "g1357"]
                .iter()
                .any(|crossing| file(crossing) == file(a) && crossing.contains(&a[1..]));
            if across + up == 1 || (across, up) == (1, 1) && (every_diagonal || is_crossing) {
                join(&mut graph, a, b);
            }
        }
    }
    graph
}
