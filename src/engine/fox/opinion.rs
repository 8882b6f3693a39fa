//! What a fight looks like, where search ends without knowing.

use super::{
    fight::{Fight, Terms},
    lines::each,
};
use crate::rules::Side;

/// What a goose is worth.
const GOOSE: i32 = 100;

/// What each point of a rank is worth that the fox can walk to: once it is below the geese, nobody
/// can catch it.
const REACH: [i32; 7] = [14, 12, 9, 6, 4, 3, 3];

/// What each point is worth to which the fox can step.
const STEP: i32 = 6;

/// What each goose is worth that nobody can jump over as things stand.
const SAFE: i32 = 6;

/// What each goose loses that stands higher than the fox, and cannot come back.
const PASSED: i32 = 10;

/// What each step ahead is worth that the geese have made; it tells where they may go sideways.
const AHEAD: i32 = 1;

/// How the fight looks for the side to move, in hundredths of a goose.
pub(crate) fn opinion(terms: Terms, fight: Fight) -> i32 {
    let lines = terms.lines;
    let room = lines.all & !fight.geese;
    let mut reach = fight.fox;
    loop {
        let more = reach | lines.spread(reach) & room;
        if more == reach {
            break;
        }
        reach = more;
    }
    let steps = lines.spread(fight.fox) & room;
    let safe = each(fight.geese).filter(|&goose| {
        let ends = lines.jumpers(goose, room) & room;
        ends & reach == 0
    });
    let n = |set: u64| i32::try_from(set.count_ones()).unwrap_or_default();
    let on = |set: u64, rank: i32| n(set >> (8 * rank) & 0xff);
    let height: i32 = (0..7).map(|rank| rank * on(fight.geese, rank)).sum();
    let open: i32 = (0..7)
        .zip(REACH)
        .map(|(rank, worth)| worth * on(reach, rank))
        .sum();
    let above = u64::MAX << (fight.fox.trailing_zeros() / 8 * 8) << 8;
    let safe = i32::try_from(safe.count()).unwrap_or_default();
    let for_geese = GOOSE * (n(fight.geese) - 9) + SAFE * safe + AHEAD * height
        - open
        - PASSED * n(fight.geese & above)
        - STEP * n(steps);
    match fight.turn {
        Side::Pack => for_geese,
        Side::Quarry => -for_geese,
    }
}
