//! What a rated game does to its players' standings; the same for every engine. No SQL.

use crate::game::{
    Game, RatingChange, Score, Status,
    ratings::{self, Scope, Standing},
};
use crate::rules::Side;

/// The standings of a game's two players in one scope.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Standings {
    /// Of the one who plays the pack.
    pub(super) pack: Standing,
    /// Of the one who plays the quarry.
    pub(super) quarry: Standing,
}

/// What the change from `before` to `after` is worth; `None` where nothing is counted: the game is
/// unrated, goes on, was over already, or was broken off.
pub(super) fn score(before: &Game, after: &Game) -> Option<Score> {
    let ended = after.rated && matches!(before.status, Status::Running { .. });
    after.ending().filter(|_| ended)?.score()
}

/// The scopes that count a game.
pub(super) fn scopes(game: &Game) -> impl Iterator<Item = Scope> + use<> {
    let server = game.place.server.map(Scope::Server);
    [Scope::Everywhere].into_iter().chain(server)
}

/// The standings after a game, and what it did to the ratings of the sides played.
pub(super) fn tally(before: Standings, score: Score) -> (Standings, RatingChange) {
    let (pack, quarry) = (before.pack.pack.rating, before.quarry.quarry.rating);
    let (pack_after, quarry_after) = ratings::after(pack, quarry, score);
    let mut after = before;
    after.pack.pack = before.pack.pack.with(pack_after, Side::Pack, score);
    after.quarry.quarry = before.quarry.quarry.with(quarry_after, Side::Quarry, score);
    let change = RatingChange {
        pack: (pack, pack_after),
        quarry: (quarry, quarry_after),
    };
    (after, change)
}
