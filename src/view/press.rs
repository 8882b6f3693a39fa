//! What a control asks for, in the short versioned text that Discord hands back when it is used.
//!
//! The text holds all that is needed, so a button works after any restart and a stale one is
//! recognised. Version 1 is `1`, a word for the action and its arguments, separated by colons, at
//! most 100 characters. Later versions must go on reading the earlier ones.

use std::{fmt, str::FromStr};

use crate::{
    game::{ChallengeId, GameId, ServerId, ratings::Scope},
    rules::{GameKind, Move, Point},
};

/// What a button or a menu line asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Accept the challenge.
    Accept(ChallengeId),
    /// Decline the challenge.
    Decline(ChallengeId),
    /// Take one's own challenge back.
    Cancel(ChallengeId),
    /// Play the move, if the board is still at that ply.
    Play { game: GameId, ply: u32, mv: Move },
    /// Choose the piece to move, if the board is still at that ply.
    Pick { game: GameId, ply: u32, from: Point },
    /// Go back to the choice of a piece.
    Unpick { game: GameId, ply: u32 },
    /// Ask whether one really wants to resign.
    Resign(GameId),
    /// Resign, being sure.
    ResignSurely(GameId),
    /// Do not resign after all.
    ResignNot(GameId),
    /// Offer a draw.
    OfferDraw(GameId),
    /// Accept the draw that was offered.
    AcceptDraw(GameId),
    /// Decline the draw that was offered, or take one's own offer back.
    DeclineDraw(GameId),
    /// Ask for another game with the sides swapped, or accept it.
    Rematch(GameId),
    /// Turn to a page of one's own games.
    Games { page: u32 },
    /// Turn to a page of a leaderboard.
    Leaderboard { kind: GameKind, scope: Scope, page: u32 },
    /// Turn to a page of a game's rules.
    Rules { kind: GameKind, page: u32 },
}
