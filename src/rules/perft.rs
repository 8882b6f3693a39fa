//! Perft: how many lines of play there are, the usual check of a move generator.

use super::AnyPosition;

/// A position as perft sees it.
pub(super) trait Tree: Sized {
    /// How many legal moves there are.
    fn n_moves(&self) -> u64;

    /// Visits the position after each legal move.
    fn each_successor(&self, visit: &mut impl FnMut(Self));
}

/// How many different lines of exactly `depth` plies lead on from a position.
///
/// A line ends where the game does; two chains of jumps that differ in their path are two moves.
/// Repetition is not looked at. The last ply is counted without being played.
pub fn perft(position: &AnyPosition, depth: u32) -> u64 {
    match position {
        AnyPosition::HareAndHounds(position) => n_lines(position, depth),
        AnyPosition::FoxAndGeese(position) => n_lines(position, depth),
    }
}

/// The perft counts of the depths from 1 to `deepest`, each counted when it is asked for.
pub fn perft_depths(position: &AnyPosition, deepest: u32) -> impl Iterator<Item = u64> {
    (1..=deepest).map(|depth| perft(position, depth))
}

fn n_lines<T: Tree>(position: &T, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.n_moves(),
        _ => {
            let mut n = 0;
            position.each_successor(&mut |next| n += n_lines(&next, depth - 1));
            n
        }
    }
}
