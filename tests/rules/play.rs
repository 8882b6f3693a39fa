//! Random play and random placements, the same way for every game.

use leveret::rules::{AnyPosition, Line, Setup, Side};
use proptest::{collection::vec, prelude::*, sample::select};

/// Any setup of any game.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    select(Setup::all().collect::<Vec<_>>())
}

/// A line of legal moves from the start of any setup, up to a ply or to its end.
pub(crate) fn lines() -> impl Strategy<Value = Line> {
    (setups(), vec(any::<u16>(), 0..80)).prop_map(|(setup, choices)| {
        let mut line = Line::new(setup.start());
        extend(&mut line, &choices);
        line
    })
}

/// Makes a move for each choice, until the game is over.
pub(crate) fn extend(line: &mut Line, choices: &[u16]) {
    for &choice in choices {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        line.play(&moves[usize::from(choice) % moves.len()])
            .unwrap();
    }
}

/// Any placement of the pieces that a setup accepts, with either side to move.
pub(crate) fn placements() -> impl Strategy<Value = AnyPosition> {
    let placed = (
        setups(),
        vec(any::<u32>(), 49),
        any::<u32>(),
        select(vec![Side::Pack, Side::Quarry]),
    );
    placed.prop_filter_map(
        "the setup has no such pack",
        |(setup, order, size, turn)| {
            let start = setup.start();
            let mut points = start.points().to_vec();
            points.sort_by_key(|point| order[usize::from(point.rank() * 7 + point.file())]);
            let most = points
                .iter()
                .filter(|&&point| start.at(point) == Some(Side::Pack))
                .count();
            let (quarry, others) = points.split_first()?;
            let pack = &others[..usize::try_from(size).ok()? % (most + 1)];

            let letters: Vec<char> = start
                .to_string()
                .chars()
                .filter(|c| c.is_alphabetic())
                .collect();
            let pack_letter = *letters.iter().find(|c| c.is_uppercase())?;
            let quarry_letter = *letters.iter().find(|c| c.is_lowercase())?;
            let rows: Vec<String> = (0..7)
                .rev()
                .map(|rank| {
                    let points = start.points().iter().filter(|point| point.rank() == rank);
                    points
                        .map(|point| match point {
                            _ if point == quarry => quarry_letter,
                            _ if pack.contains(point) => pack_letter,
                            _ => '1',
                        })
                        .collect()
                })
                .filter(|row: &String| !row.is_empty())
                .collect();
            let turn = match turn {
                Side::Pack => pack_letter.to_ascii_lowercase(),
                Side::Quarry => quarry_letter,
            };
            AnyPosition::parse(setup, &format!("{} {turn} 0 1", rows.join("/"))).ok()
        },
    )
}
