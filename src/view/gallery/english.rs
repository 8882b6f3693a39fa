//! Every screen in English, as people read it.

#![allow(
    clippy::too_many_lines,
    reason = "a wall of snapshots is as long as there are screens"
)]

use insta::assert_snapshot;

use super::{Cast, Gallery};
use crate::l10n::Language;

const LANGUAGE: Language = Language::English;

#[test]
fn what_everybody_sees() {
    let mut wall = Gallery::boards(LANGUAGE, &Cast::ordinary());
    assert_snapshot!(wall.take("challenge"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800000900:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-anyone"), @"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: whoever accepts first
    Sides: hare for Ann, hounds for the other player
    Time: 5 minutes a move
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800000900:R>.
    [Accept] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-idle-options"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: hounds for Ann, hare for the other player
    Time: 5 minutes a move
    Geese, sideways and diagonals are options of Fox and Geese. Hare and Hounds does not use them: they change nothing here.
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800000900:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-fox"), @r"
    Challenge: Fox and Geese (13 geese, every diagonal)
    ==========
    From: Ann
    To: Ben\_10
    Sides: geese for Ann, fox for the other player
    Time: 1 day a move
    Table setup: 13 geese, which do not move sideways; the board with every diagonal
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800086400:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-fox-sideways"), @r"
    Challenge: Fox and Geese (15 geese, sideways moves, every diagonal)
    ==========
    From: Ann
    To: Ben\_10
    Sides: fox for Ann, geese for the other player
    Time: 3 days a move
    Table setup: 15 geese, which may move sideways; the board with every diagonal
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800086400:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-fox-alternate"), @r"
    Challenge: Fox and Geese (17 geese, alternate diagonals)
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 7 days a move
    Table setup: 17 geese, which do not move sideways; the board with alternate diagonals
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800086400:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-fox-alternate-sideways"), @r"
    Challenge: Fox and Geese (17 geese, sideways moves, alternate diagonals)
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: no limit
    Table setup: 17 geese, which may move sideways; the board with alternate diagonals
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800086400:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-rematch"), @r"
    Rematch: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: hounds for Ann, hare for the other player
    Time: 5 minutes a move
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800000900:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("challenge-accepted"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    **Accepted: the game has begun.**
    ");
    assert_snapshot!(wall.take("challenge-declined"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    **Declined.**
    ");
    assert_snapshot!(wall.take("challenge-cancelled"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    **Taken back by the challenger.**
    ");
    assert_snapshot!(wall.take("challenge-expired"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    **Expired: nobody accepted in time.**
    ");
    assert_snapshot!(wall.take("board-hare-start"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    No move has been made yet.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2  D---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, a2, c2
    (Game 7 · 1 day a move · rated)
    [b1 to b2] [a2 to b2] [a2 to a3] [a2 to b3] [c2 to b2]
    [c2 to b3] [c2 to c3]
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-hare-hounds-moved"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .--[D]--.
       | / | \ |
    2  o---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b5 to a4] [b5 to b4] [b5 to c4]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-hare-hare-moved"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: the hare from b5 to a4.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    ```
    5      o
         / | \
    4 [H]--.---.
       | \ | / |
    3  .---D---.
       | / | \ |
    2  .---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on a4
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b1 to a2] [b1 to b2] [c2 to b2] [c2 to c3] [b3 to a3]
    [b3 to c3] [b3 to b4] [b3 to c4]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-hare-stall"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from b2 to a2.
    To move: the hare (Ben\_10).
    Hounds' moves without advance: 2 of 10.
    ```
    5      .
         / | \
    4  .---H---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2 [D]--o---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, a2, c2
    [ ] = moved last; o = the point it left
    (Game 7 · no time limit · not rated)
    [b4 to b3] [b4 to a4] [b4 to c4] [b4 to b5]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-hare-draw-offered"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    A draw is offered by the hounds (Ann).
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .--[D]--.
       | / | \ |
    2  o---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b5 to a4] [b5 to b4] [b5 to c4]
    [Accept the draw] [Decline the draw] [Take a move back] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("board-hare-draw-offered-by-hare"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    A draw is offered by the hare (Ben\_10).
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .--[D]--.
       | / | \ |
    2  o---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b5 to a4] [b5 to b4] [b5 to c4]
    [Accept the draw] [Decline the draw] [Take a move back] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("board-hare-look"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .--[D]--.
       | / | \ |
    2  o---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Refresh] [Moves]
    ");
    assert_snapshot!(wall.take("board-hare-moved-on"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    The game goes on in a newer message.
    [Go to the newest board](https://discord.com/channels/5/5/5)
    ");
    assert_snapshot!(wall.take("board-fox-start"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    No move has been made yet.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-.-.-.
      |X|X|X|X|X|X|
    4 .-.-.-F-.-.-.
      |X|X|X|X|X|X|
    3 G-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on d4
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Game 7 · 1 day a move · rated)
    [d4 to c4] [d4 to e4] [d4 to c5] [d4 to d5] [d4 to e5]
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-geese-to-move"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d4 to e5.
    To move: the geese (Ann).
    The time for this move is up <t:1800086400:R>.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-f-.-.
      |X|X|X|X|X|X|
    4 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    3 G-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Choose the goose to move v]
      | Goose on a3 | to a4, b4
      | Goose on b3 | to a4, b4, c4
      | Goose on c3 | to b4, c4, d4
      | Goose on d3 | to c4, d4, e4
      | Goose on e3 | to d4, e4, f4
      | Goose on f3 | to e4, f4, g4
      | Goose on g3 | to f4, g4
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-goose-chosen"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d4 to e5.
    To move: the geese (Ann).
    The time for this move is up <t:1800086400:R>.
    Chosen: the goose on a3. Now choose where it goes.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-f-.-.
      |X|X|X|X|X|X|
    4 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    3 g-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    small letter = moved last; o = the point it left
    small g = the chosen goose
    (Game 7 · 1 day a move · rated)
    [a3 to a4] [a3 to b4] [Choose another goose]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-geese-moved"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: a goose from a3 to a4.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-F-.-.
      |X|X|X|X|X|X|
    4 g-.-.-.-.-.-.
      |X|X|X|X|X|X|
    3 o-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [e5 to d4] [e5 to e4] [e5 to f4] [e5 to d5] [e5 to f5]
    [e5 to d6] [e5 to e6]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-captured-one"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d5 to d3, capturing the goose on d4.
    To move: the geese (Ann).
    The time for this move is up <t:1800086400:R>.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    4 .-.-G-.-.-.-.
      |X|X|X|X|X|X|
    3 G-G-.-f-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on d3
    G = goose (Ann), 12 in all, on c1, d1, e1, c2, d2, e2, a3, b3, e3, f3, g3, c4
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Choose the goose to move v]
      | Goose on c2 | to c3
      | Goose on d2 | to c3
      | Goose on a3 | to a4, b4
      | Goose on b3 | to a4, b4
      | Goose on e3 | to d4, e4, f4
      | Goose on f3 | to e4, f4, g4
      | Goose on g3 | to f4, g4
      | Goose on c4 | to b5, c5, d5
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-draw-offered"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d4 to e5.
    To move: the geese (Ann).
    The time for this move is up <t:1800086400:R>.
    A draw is offered by the geese (Ann).
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-f-.-.
      |X|X|X|X|X|X|
    4 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    3 G-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Choose the goose to move v]
      | Goose on a3 | to a4, b4
      | Goose on b3 | to a4, b4, c4
      | Goose on c3 | to b4, c4, d4
      | Goose on d3 | to c4, d4, e4
      | Goose on e3 | to d4, e4, f4
      | Goose on f3 | to e4, f4, g4
      | Goose on g3 | to f4, g4
    [Accept the draw] [Decline the draw] [Take a move back] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("board-fox-draw-offered-by-fox"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d4 to e5.
    To move: the geese (Ann).
    The time for this move is up <t:1800086400:R>.
    A draw is offered by the fox (Ben\_10).
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-f-.-.
      |X|X|X|X|X|X|
    4 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    3 G-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Choose the goose to move v]
      | Goose on a3 | to a4, b4
      | Goose on b3 | to a4, b4, c4
      | Goose on c3 | to b4, c4, d4
      | Goose on d3 | to c4, d4, e4
      | Goose on e3 | to d4, e4, f4
      | Goose on f3 | to e4, f4, g4
      | Goose on g3 | to f4, g4
    [Accept the draw] [Decline the draw] [Take a move back] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("board-fox-captured-many"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: the fox from d4 to d6, capturing 6 geese, on d5, e5, e4, d3, c3, c5.
    To move: the geese (Ann).
    ```
    7     .-.-.
          |X|X|
    6     .-f-.
         /|X|X|\
    5 .-.-.-.-.-.-.
      |X|X|X|X|X|X|
    4 .-.-G-o-.-.-.
      |X|X|X|X|X|X|
    3 .-.-.-.-G-.-.
         \|X|X|/
    2     .-.-.
          |X|X|
    1     G-G-.
      a b c d e f g
    ```
    F = fox (Ben\_10), on d6
    G = goose (Ann), 4 in all, on c1, d1, e3, c4
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Choose the goose to move v]
      | Goose on c1 | to c2, d2
      | Goose on d1 | to c2, d2, e2
      | Goose on e3 | to d4, e4, f4
      | Goose on c4 | to b5, c5, d5
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-menu"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    No move has been made yet.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-G-G-G-.-.
      |X|X|X|X|X|X|
    4 .-.-G-F-.-.-.
      |X|X|X|X|X|X|
    3 .-.-G-.-G-.-.
         \|X|X|/
    2     .-.-.
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on d4
    G = goose (Ann), 9 in all, on c1, d1, e1, c3, e3, c4, c5, d5, e5
    (Game 7 · 1 day a move · rated)
    [Choose the fox's move v]
      | d4 to d3 |
      | d4 takes c4, lands b4 |
      | d4 to e4 |
      | d4 takes d5, lands d6 |
      | d4 takes c4, c3, lands d2 |
      | d4 takes d5, c5, lands b4 |
      | d4 takes d5, e5, lands f4 |
      | d4 takes c4, c5, lands d6 |
      | d4 takes d5, c5, c3, lands d2 |
      | d4 takes d5, e5, e3, lands d2 |
      | d4 takes c4, c5, d5, lands d4 |
      | d4 takes d5, c5, c4, lands d4 |
      | d4 takes c4, c3, e3, lands f4 |
      | d4 takes c4, c5, e5, lands f4 |
      | d4 takes c4, c5, e5, e3, lands d2 |
      | d4 takes d5, e5, e3, c3, lands b4 |
      | d4 takes d5, c5, c3, e3, lands f4 |
      | d4 takes c4, c3, e3, e5, lands d6 |
      | d4 takes c4, c3, e3, e5, c5, lands b4 |
      | d4 takes c4, c5, e5, e3, c3, lands b4 |
      | d4 takes c4, c3, e3, e5, d5, lands d4 |
      | d4 takes d5, e5, e3, c3, c4, lands d4 |
      | d4 takes d5, c5, c3, e3, e5, lands d6 |
      | d4 takes d5, e5, e3, c3, c5, lands d6 |
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("board-fox-menu-full"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    No move has been made yet.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    The menu has room for 25 of the 188 legal moves; /move offers all of them.
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-G-G-G-.-.
      |X|X|X|X|X|X|
    4 .-.-G-F-G-.-.
      |X|X|X|X|X|X|
    3 .-.-G-G-G-.-.
         \|X|X|/
    2     .-.-.
          |X|X|
    1     G-G-.
      a b c d e f g
    ```
    F = fox (Ben\_10), on d4
    G = goose (Ann), 10 in all, on c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    (Game 7 · 1 day a move · rated)
    [Choose the fox's move v]
      | d4 takes d3, lands d2 |
      | d4 takes c4, lands b4 |
      | d4 takes e4, lands f4 |
      | d4 takes d5, lands d6 |
      | d4 takes c4, c3, lands d2 |
      | d4 takes e4, e3, lands d2 |
      | d4 takes d3, c3, lands b4 |
      | d4 takes d5, c5, lands b4 |
      | d4 takes d3, e3, lands f4 |
      | d4 takes d5, e5, lands f4 |
      | d4 takes c4, c5, lands d6 |
      | d4 takes e4, e5, lands d6 |
      | d4 takes d5, c5, c3, lands d2 |
      | d4 takes d5, e5, e3, lands d2 |
      | d4 takes e4, e3, c3, lands b4 |
      | d4 takes e4, e5, c5, lands b4 |
      | d4 takes d3, c3, c4, lands d4 |
      | d4 takes d3, e3, e4, lands d4 |
      | d4 takes c4, c3, d3, lands d4 |
      | d4 takes c4, c5, d5, lands d4 |
      | d4 takes e4, e3, d3, lands d4 |
      | d4 takes e4, e5, d5, lands d4 |
      | d4 takes d5, c5, c4, lands d4 |
      | d4 takes d5, e5, e4, lands d4 |
      | d4 takes c4, c3, e3, lands f4 |
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("over-hare-trapped"), @"
    **The hounds win: the hare is trapped.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-hare-got-past"), @r"
    **The hare wins: it has got past the hounds.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-hare-stalled"), @r"
    **The hare wins: the hounds have made ten moves in a row without advancing.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-hare-hounds-resigned"), @r"
    **The hare wins: the hounds have resigned.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-hare-hare-resigned"), @"
    **The hounds win: the hare has resigned.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-hare-hounds-timed-out"), @r"
    **The hare wins: the hounds have run out of time.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-hare-hare-timed-out"), @"
    **The hounds win: the hare has run out of time.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-hare-draw-agreed"), @"**A draw, agreed by both players.**");
    assert_snapshot!(wall.take("over-hare-aborted"), @"**The game has been called off. It counts for nothing.**");
    assert_snapshot!(wall.take("over-fox-trapped"), @"
    **The geese win: the fox is trapped.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-fox-captured"), @r"
    **The fox wins: fewer than four geese are left.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-fox-blocked"), @r"
    **The fox wins: no goose can move.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-fox-repeated"), @"**A draw: the same position stands for the third time.**");
    assert_snapshot!(wall.take("over-fox-geese-resigned"), @r"
    **The fox wins: the geese have resigned.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-fox-fox-resigned"), @"
    **The geese win: the fox has resigned.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-fox-geese-timed-out"), @r"
    **The fox wins: the geese have run out of time.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("over-fox-fox-timed-out"), @"
    **The geese win: the fox has run out of time.**
    Winner: Ann
    ");
    assert_snapshot!(wall.take("over-hare-rated"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The hounds win: the hare is trapped.**
    Winner: Ann
    Rating with the hounds: Ann 1500 → 1662
    Rating with the hare: Ben\_10 1500 → 1338
    Last move: the hare from b5 to a4.
    ```
    5      o
         / | \
    4 [H]--.---.
       | \ | / |
    3  .---D---.
       | / | \ |
    2  .---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on a4
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("over-fox-rated"), @r"
    Fox and Geese (17 geese, sideways moves, alternate diagonals): Ann (geese) – Ben\_10 (fox)
    ==========
    **The fox wins: the geese have resigned.**
    Winner: Ben\_10
    Rating with the geese: Ann 1500 → 1338
    Rating with the fox: Ben\_10 1500 → 1662
    Last move: a goose from g5 to f5.
    ```
    7     .-.-.
          |\|/|
    6     .-.-.
          |/|\|
    5 G-.-.-.-F-g-o
      |\|/|\|/|\|/|
    4 G-.-.-.-.-.-G
      |/|\|/|\|/|\|
    3 G-G-G-G-G-G-G
          |\|/|
    2     G-G-G
          |/|\|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 17 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3, a4, g4, a5, f5
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("over-hare-aborted-board"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The game has been called off. It counts for nothing.**
    No move has been made yet.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2  D---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, a2, c2
    (Game 7 · 1 day a move · not rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("over-hare-not-rated"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The hare wins: it has got past the hounds.**
    Winner: Ben\_10
    Not rated: these two players had already begun 4 rated games of this kind with each other within 24 hours.
    Last move: the hare from b5 to a4.
    ```
    5      o
         / | \
    4 [H]--.---.
       | \ | / |
    3  .---D---.
       | / | \ |
    2  .---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on a4
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · not rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("call-turn"), @"<@2>, it is your turn.");
    assert_snapshot!(wall.take("call-draw"), @"<@2>, you are offered a draw.");
    assert_snapshot!(wall.take("call-over"), @"<@1> <@2>: the game is over.");
    assert_snapshot!(wall.take("call-challenge-hare"), @"<@2>, here is a challenge to a game of Hare and Hounds.");
    assert_snapshot!(wall.take("call-challenge-fox"), @"<@2>, here is a challenge to a game of Fox and Geese.");
    assert_snapshot!(wall.take("reminder-hare"), @"<@2>, your time for a move in game 7 (Hare and Hounds) is up <t:1800086400:R>.");
    assert_snapshot!(wall.take("reminder-fox"), @"<@1>, your time for a move in game 7 (Fox and Geese) is up <t:1800086400:R>.");
    wall.close();
}

#[test]
fn what_only_the_one_who_asked_sees() {
    let mut wall = Gallery::private(LANGUAGE, &Cast::ordinary());
    assert_snapshot!(wall.take("done-moved"), @"
    Last move: the hare from b5 to a4.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    ");
    assert_snapshot!(wall.take("done-draw-offered"), @"The draw is offered. It stands until the other player answers or a move is made.");
    assert_snapshot!(wall.take("done-over"), @r"
    **The hare wins: the hounds have resigned.**
    Winner: Ben\_10
    ");
    assert_snapshot!(wall.take("done-kept-playing"), @"You have not resigned. The game goes on.");
    assert_snapshot!(wall.take("resign-hare"), @"
    Do you really want to resign game 7 (Hare and Hounds)? The other player wins it then.
    [Yes, resign] [No, play on]
    ");
    assert_snapshot!(wall.take("resign-fox"), @"
    Do you really want to resign game 7 (Fox and Geese)? The other player wins it then.
    [Yes, resign] [No, play on]
    ");
    assert_snapshot!(wall.take("resign-early"), @"
    Do you really want to give up game 7? Not both of you have moved yet, so it is called off and counts for nothing.
    [Yes, resign] [No, play on]
    ");
    assert_snapshot!(wall.take("refused-oneself"), @"You cannot challenge yourself. Name another player, or leave the opponent out: then whoever accepts first plays.");
    assert_snapshot!(wall.take("refused-bot"), @r"Bots do not play, and this is one: Ben\_10. Challenge a person.");
    assert_snapshot!(wall.take("refused-already-hare"), @r"You already have a challenge to Hare and Hounds open with the same player: Ben\_10. Wait for the answer, or take it back first.");
    assert_snapshot!(wall.take("refused-already-fox"), @r"You already have a challenge to Fox and Geese open with the same player: Ben\_10. Wait for the answer, or take it back first.");
    assert_snapshot!(wall.take("refused-already-anyone-hare"), @"You already have a challenge to Hare and Hounds open that anyone may accept. Wait for somebody, or take it back first.");
    assert_snapshot!(wall.take("refused-already-anyone-fox"), @"You already have a challenge to Fox and Geese open that anyone may accept. Wait for somebody, or take it back first.");
    assert_snapshot!(wall.take("refused-too-many"), @"You already have 5 open challenges, which is as many as one may have. Take one back, or wait for an answer.");
    assert_snapshot!(wall.take("refused-too-many-one"), @"You already have 1 open challenge, which is as many as one may have. Take it back, or wait for the answer.");
    assert_snapshot!(wall.take("refused-accepted"), @"This challenge has been accepted already, so it can no longer be answered.");
    assert_snapshot!(wall.take("refused-declined"), @"This challenge has been declined, so it can no longer be answered.");
    assert_snapshot!(wall.take("refused-cancelled"), @"This challenge has been taken back by the challenger.");
    assert_snapshot!(wall.take("refused-expired"), @"This challenge has expired. A new one takes only a /challenge.");
    assert_snapshot!(wall.take("refused-not-yours"), @r"This challenge is meant for somebody else: Ben\_10.");
    assert_snapshot!(wall.take("refused-own"), @"This is your own challenge. It is for the other player to accept or decline it; you can take it back.");
    assert_snapshot!(wall.take("refused-not-the-challenger"), @"Only the one who made this challenge can take it back: Ann.");
    assert_snapshot!(wall.take("refused-spectator"), @"You are not one of the two players of this game. With /challenge you start one of your own.");
    assert_snapshot!(wall.take("refused-turn"), @r"It is not your turn. To move: Ben\_10.");
    assert_snapshot!(wall.take("refused-board-changed"), @"The board has changed since this was shown. Please look at it as it is now, and choose again.");
    assert_snapshot!(wall.take("refused-draw-offered"), @"Your draw offer stands already. It is for the other player to answer it.");
    assert_snapshot!(wall.take("refused-no-draw-offer"), @"There is no draw offer of the other player to answer. One that was made ends with the next move.");
    assert_snapshot!(wall.take("refused-still-running"), @"This game is still going on. A rematch can be asked for when it is over.");
    assert_snapshot!(wall.take("refused-rematch-asked"), @"A rematch has been asked for already, by <@1>. It is for the other player to accept it.");
    assert_snapshot!(wall.take("refused-rematch-done"), @"The rematch of this game has been accepted already.");
    assert_snapshot!(wall.take("late-trapped"), @"This game is over: it was won by trapping.");
    assert_snapshot!(wall.take("late-got-past"), @"This game is over: the hare got past the hounds and won.");
    assert_snapshot!(wall.take("late-stalled"), @"This game is over: the hounds made ten moves in a row without advancing, and the hare won.");
    assert_snapshot!(wall.take("late-captured"), @"This game is over: fewer than four geese were left, and the fox won.");
    assert_snapshot!(wall.take("late-blocked"), @"This game is over: no goose could move, and the fox won.");
    assert_snapshot!(wall.take("late-repeated"), @"This game is over: it was drawn, because the same position stood for the third time.");
    assert_snapshot!(wall.take("late-resigned"), @"This game is over: it was resigned.");
    assert_snapshot!(wall.take("late-timed-out"), @"This game is over: the time for a move ran out.");
    assert_snapshot!(wall.take("late-draw-agreed"), @"This game is over: both players agreed to a draw.");
    assert_snapshot!(wall.take("late-aborted"), @"This game is over: it was called off and counts for nothing.");
    assert_snapshot!(wall.take("illegal-off-board"), @"
    That move is not legal: a2 to a1.
    The board has no point a1.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-empty"), @"
    That move is not legal: b2 to b3.
    No piece stands on b2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-not-yours"), @"
    That move is not legal: b5 to b4.
    The piece on b5 belongs to the other player.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-cannot-jump"), @"
    That move is not legal: a2 to a4.
    The piece on a2 cannot jump, so it does not get to a4.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-no-line"), @"
    That move is not legal: a2 to b4.
    No line leads from a2 to b4.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-backward"), @"
    That move is not legal: a2 to b1.
    From a2 to b1 is back, and this piece never goes back.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-occupied"), @"
    That move is not legal: b1 to a2.
    A piece stands on a2 already.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("illegal-sideways"), @"
    That move is not legal: a4 to b4.
    From a4 to b4 is sideways, which this game's setup does not allow.
    Legal moves: a3-b4, b3-b4, b3-c4, c3-b4, c3-c4, c3-d4, d3-c4, d3-d4, d3-e4, e3-d4, e3-e4, e3-f4, f3-e4, f3-f4, g3-f4, a4-b5, g4-f5
    ");
    assert_snapshot!(wall.take("illegal-of-many"), @"
    That move is not legal: a1 to b2.
    The board has no point a1.
    Pieces that can move: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move offers every legal move while you type.
    ");
    assert_snapshot!(wall.take("illegal-one-of-many"), @"
    That move is not legal: d2 to d5.
    No line leads from d2 to d5.
    Legal moves of the piece on d2: d2-c2, d2-e2, d2-d3
    /move offers every legal move while you type.
    ");
    assert_snapshot!(wall.take("illegal-nothing-to-jump"), @"
    That move is not legal: d4xd6xd4.
    From d6 to d4 there is no piece on d5 to jump over.
    Legal moves of the piece on d4: d4xd2, d4xb4, d4xf4, d4xd6, d4xb4xd2, d4xf4xd2, d4xd2xb4, d4xd6xb4, d4xd2xf4, d4xd6xf4, d4xb4xd6, d4xf4xd6, d4xd6xb4xd2, d4xd6xf4xd2, d4xf4xd2xb4, d4xf4xd6xb4, d4xd2xb4xd4, d4xd2xf4xd4, d4xb4xd2xd4, d4xb4xd6xd4, d4xf4xd2xd4, d4xf4xd6xd4, d4xd6xb4xd4, d4xd6xf4xd4, d4xb4xd2xf4
    /move offers every legal move while you type.
    ");
    assert_snapshot!(wall.take("illegal-finished"), @"
    That move is not legal: a2 to a3.
    The game is over.
    ");
    assert_snapshot!(wall.take("unreadable-empty"), @"
    No move was given.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-too-long"), @"
    That text is longer than any move.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-point"), @r"
    A point from a1 to g7 was expected, but this was found: \*h9\*
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-cut-short"), @"
    The move ends where a point was expected.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-no-landing"), @"
    The move begins on a2 but does not say where it goes.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-same-point"), @"
    The move begins and ends on a2.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-not-a-jump"), @"
    From a2 to a3 is no jump: a jump lands two points away in a straight line.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-too-many-jumps"), @"
    The move has more jumps than there are pieces to jump over.
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Legal moves: b1-b2, a2-b2, a2-a3, a2-b3, c2-b2, c2-b3, c2-c3
    ");
    assert_snapshot!(wall.take("unreadable-of-many"), @"
    A point from a1 to g7 was expected, but this was found: hello
    A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.
    Pieces that can move: c1, e1, d2, a3, c3, e3, g3, b4, d4, f4, a5, c5, e5, g5
    /move offers every legal move while you type.
    ");
    assert_snapshot!(wall.take("lacks-view-channel"), @"I cannot play here: the permission “View Channel” is missing in this channel. Whoever manages the server can grant it to me.");
    assert_snapshot!(wall.take("lacks-send-messages"), @"I cannot play here: the permission “Send Messages” is missing in this channel. Whoever manages the server can grant it to me.");
    assert_snapshot!(wall.take("lacks-send-messages-in-threads"), @"I cannot play here: the permission “Send Messages in Threads” is missing in this thread. Whoever manages the server can grant it to me.");
    assert_snapshot!(wall.take("lacks-embed-links"), @"I cannot play here: the permission “Embed Links” is missing in this channel, and the board needs it. Whoever manages the server can grant it to me.");
    assert_snapshot!(wall.take("which-game"), @"
    You have several games going on. Please say which one you mean with the option “game”:
    [7 · Hare and Hounds · Ann](https://discord.com/channels/5/5/5)
    > Your turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ann](https://discord.com/channels/5/5/5)
    > Your turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ann](https://discord.com/channels/5/5/5)
    > Your turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ann](https://discord.com/channels/5/5/5)
    > Your turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ann](https://discord.com/channels/5/5/5)
    > Your turn, time up <t:1800086400:R>
    ");
    assert_snapshot!(wall.take("no-game"), @"You have no game going on that fits this. With /challenge you start one.");
    assert_snapshot!(wall.take("no-such-game"), @r"There is no game with this number: \*12\*. /games lists yours.");
    assert_snapshot!(wall.take("unknown-button"), @"This button no longer works. /board shows your game as it is now.");
    assert_snapshot!(wall.take("unknown-command"), @"This command does not work, or no longer. /help lists those that do.");
    assert_snapshot!(wall.take("bad-option"), @"That is not one of the choices for the option “pace”. Please choose from the list that appears while you type.");
    assert_snapshot!(wall.take("busy"), @"The games cannot be reached just now. Please try again in a moment.");
    assert_snapshot!(wall.take("went-wrong"), @"Something went wrong here, and it is not your doing. If it happens again, tell whoever runs this bot the code `4f1c`.");
    wall.close();
}

#[test]
fn lists_rules_help_and_completions() {
    let mut wall = Gallery::lists(LANGUAGE, &Cast::ordinary());
    assert_snapshot!(wall.take("games-none"), @"
    Your games
    ==========
    You have no game going on. With /challenge you start one.
    ");
    assert_snapshot!(wall.take("games-one"), @r"
    Your games
    ==========
    7 · Fox and Geese · Ben\_10
    > Your turn, time up <t:1800086400:R>
    (1 game)
    ");
    assert_snapshot!(wall.take("games"), @r"
    Your games
    ==========
    7 · Fox and Geese · Ben\_10
    > Your turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Your turn, no time limit
    [7 · Fox and Geese · Ben\_10](https://discord.com/channels/@me/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, no time limit
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > The hounds win: the hare is trapped.
    (5 games)
    ");
    assert_snapshot!(wall.take("games-paged"), @r"
    Your games
    ==========
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Other player's turn, time up <t:1800086400:R>
    (25 games · Page 2 of 3)
    [Previous page] [Next page]
    ");
    assert_snapshot!(wall.take("leaderboard-none"), @"
    Hare and Hounds: the leaderboard
    ==========
    Games played everywhere.
    Nobody has finished a rated game yet. With /challenge you can be the first.
    (The figure is the mean of the ratings with both sides. Ranked by figure minus uncertainty (±).)
    [Fox and Geese]
    ");
    assert_snapshot!(wall.take("leaderboard-server"), @r"
    Fox and Geese: the leaderboard
    ==========
    Games played in this server.
    **1** Ann: 1601 ± 136, 52 games
    **2** __Ben\_10__: 1601 ± 136, 2 games
    (The figure is the mean of the ratings with both sides. Ranked by figure minus uncertainty (±).)
    [Hare and Hounds] [Everywhere]
    ");
    assert_snapshot!(wall.take("leaderboard-everywhere"), @"
    Hare and Hounds: the leaderboard
    ==========
    Games played everywhere.
    **11** Ann: 1601 ± 136, 52 games
    **12** Ann: 1601 ± 136, 52 games
    **13** Ann: 1601 ± 136, 52 games
    **14** Ann: 1601 ± 136, 52 games
    **15** Ann: 1601 ± 136, 52 games
    **16** Ann: 1601 ± 136, 52 games
    **17** Ann: 1601 ± 136, 52 games
    **18** Ann: 1601 ± 136, 52 games
    **19** Ann: 1601 ± 136, 52 games
    **20** Ann: 1601 ± 136, 52 games
    (The figure is the mean of the ratings with both sides. Ranked by figure minus uncertainty (±). Page 2 of 3)
    [Previous page] [Next page]
    [Fox and Geese] [This server]
    ");
    assert_snapshot!(wall.take("stats"), @r"
    Statistics: Ben\_10
    ==========
    **Hare and Hounds**
    Everywhere: figure 1601 ± 136, rank 17
    > With the hounds: 1702 ± 160; won 12, lost 4, drawn 1
    > With the hare: 1500 ± 220; won 0, lost 4, drawn 1
    In this server: figure 1601 ± 136, rank 2
    > With the hounds: 1702 ± 160; won 12, lost 4, drawn 1
    > With the hare: 1500 ± 220; won 0, lost 4, drawn 1
    **Fox and Geese**
    Everywhere: figure 1601 ± 136, rank 3
    > With the geese: 1702 ± 160; won 12, lost 4, drawn 1
    > With the fox: 1500 ± 220; won 0, lost 4, drawn 1
    In this server: no rated game yet
    ");
    assert_snapshot!(wall.take("stats-newcomer"), @"
    Statistics: Ann
    ==========
    **Hare and Hounds**
    Everywhere: no rated game yet
    **Fox and Geese**
    Everywhere: no rated game yet
    ");
    assert_snapshot!(wall.take("rules-hare"), @"
    Hare and Hounds: how to play
    ==========
    Three hounds hunt one hare. The hounds try to trap it; the hare tries to get past them.

    - **Board.** 11 points joined by lines: a square of three by three, and an end point below and above it. The diagonals of the square cross in its middle.
    - **Start.** The hounds stand at the bottom, on b1, a2 and c2; the hare stands at the top, on b5. The hounds move first, then both sides take turns.
    - **Moves.** A move takes one piece one step along a line to an empty point. The hare goes in any direction. A hound goes forward (up), diagonally forward or sideways, never back. Nothing is captured.
    - **The hounds win** when it is the hare's turn and it cannot move.
    - **The hare wins** as soon as it stands on a lower rank than every hound: it has got past them. It also wins when the hounds stall: ten moves of theirs in a row without advancing. The count is shown beside the board; any forward or diagonal move of a hound starts it again.

    A draw can be agreed, nothing else is drawn.
    [The two compared] [History] [Fox and Geese]
    ");
    assert_snapshot!(wall.take("rules-hare-compared"), @"
    Hare and Hounds beside Fox and Geese
    ==========
    ```
    Hare and    Fox and
    Hounds      Geese
    -- Points
    11          33
    -- Pieces
    3 hounds, 1 13, 15 or
    hare        17 geese,
                1 fox
    -- First move
    the hounds  the fox
    -- Moves of the many
    forward or  forward;
    sideways    sideways
                by option
    -- Moves of the one
    in any      in any
    direction   direction
    -- Captures
    none        the fox
                jumps
    -- The many win
    by trapping by
    the hare    trapping
                the fox
    -- The one wins
    past the    under 4
    hounds, or  geese, or
    ten stalled none can
    moves       move
    -- Draws
    if agreed   if agreed
                or
                (sideways)
                repeated
    ```
    [How to play] [History] [Fox and Geese]
    ");
    assert_snapshot!(wall.take("rules-hare-history"), @"
    Hare and Hounds: history and perfect play
    ==========
    - **A soldier's pastime.** Games in which several dogs chase one hare have been played in northern Europe for centuries. This small board became popular in the French army in the 19th century, which is why it is also called le jeu militaire, the French military game. Other names: the dwarfs' game, the devil among the tailors, and, in Schuh's book, the soldiers' game.
    - **A column and two books.** Martin Gardner showed it to the readers of his Mathematical Games column in October 1963, praising how much strategy hides in so simple a game. Frederik Schuh analysed it completely in The Master Book of Mathematical Recreations (1968). Berlekamp, Conway and Guy come to the same verdict in Winning Ways for Your Mathematical Plays.
    - **Perfect play.** The hounds win, wherever the hare starts and whichever side moves first. From the start position they need at most 23 plies (single moves, both sides counted). Among people the hare has its chances: one careless step of a hound can be enough.
    [How to play] [The two compared] [Fox and Geese]
    ");
    assert_snapshot!(wall.take("rules-fox"), @"
    Fox and Geese: how to play
    ==========
    Many geese hunt one fox. The geese try to trap it; the fox thins their flock.

    - **Board.** A cross of 33 points. Every two neighbouring points are joined by a line: along the rows, along the columns and along the diagonals.
    - **Start.** The fox stands in the middle, on d4. 13 geese fill the third rank and the arm below it. The fox moves first, then both sides take turns.
    - **Moves.** A goose goes one step forward (up) or diagonally forward, never back. The fox goes one step in any direction, or jumps over a neighbouring goose to the empty point right behind it and captures the goose. After a jump it may jump on in the same move, or stop. It never has to capture; geese never capture.
    - **The geese win** when it is the fox's turn and it can neither step nor jump.
    - **The fox wins** when fewer than four geese are left, or when it is the geese's turn and none of them can move.
    - **Table setup.** A challenge can ask for 15 geese (a4 and g4 too) or 17 (a5 and g5 as well), for geese that also move sideways, and for the board with alternate diagonals, where only every second point has diagonal lines. With sideways moves the game is drawn when the same position with the same side to move stands for the third time. A draw can also be agreed.
    [The two compared] [History] [Hare and Hounds]
    ");
    assert_snapshot!(wall.take("rules-fox-compared"), @"
    Fox and Geese beside Hare and Hounds
    ==========
    ```
    Hare and    Fox and
    Hounds      Geese
    -- Points
    11          33
    -- Pieces
    3 hounds, 1 13, 15 or
    hare        17 geese,
                1 fox
    -- First move
    the hounds  the fox
    -- Moves of the many
    forward or  forward;
    sideways    sideways
                by option
    -- Moves of the one
    in any      in any
    direction   direction
    -- Captures
    none        the fox
                jumps
    -- The many win
    by trapping by
    the hare    trapping
                the fox
    -- The one wins
    past the    under 4
    hounds, or  geese, or
    ten stalled none can
    moves       move
    -- Draws
    if agreed   if agreed
                or
                (sideways)
                repeated
    ```
    [How to play] [History] [Hare and Hounds]
    ");
    assert_snapshot!(wall.take("rules-fox-history"), @"
    Fox and Geese: history and perfect play
    ==========
    - **An old family.** One strong piece against a flock of weak ones: hunt games of this kind have been played in northern Europe for centuries. Hare and Hounds is a small relative, with a board of its own.
    - **Two boards.** Here every two neighbouring points of the cross are joined, so that a piece in the middle has eight ways out. The old drawn board has diagonals only through every second point; it is there as a table setup.
    - **Perfect play.** A search found no published solution for this board and these rules, so nothing is claimed here. What is certain: without sideways moves every game comes to an end, because geese only go forward. With them, the third repetition makes a draw.
    [How to play] [The two compared] [Hare and Hounds]
    ");
    assert_snapshot!(wall.take("help"), @"
    Leveret: hunt games for two
    ==========
    **Your first game.** Type /challenge and name a friend, or nobody: then whoever accepts first plays. When the challenge is accepted, the board appears. Press a button to move, or type /move.

    **All commands**
    `/challenge` – Challenge somebody to a game, or anyone who likes
    `/move` – Make a move in your game
    `/board` – Post the board of your game anew
    `/games` – List your games, those that wait for you first
    `/resign` – Resign your game
    `/draw` – Offer a draw, or accept the one you are offered
    `/takeback` – Ask to take your last move back
    `/rules` – How to play, how the games compare, their history
    `/leaderboard` – The best players
    `/stats` – Ratings and results, yours or somebody else's
    `/help` – What Leveret can do, and how to begin
    `/replay` – Look through a game, running or finished
    `/history` – List finished games, yours or somebody else's
    `/export` – Get a game as a text
    `/import` – Look through a game that was exported
    `/settings` – Your settings: language, pings, reminders, how your board looks
    `/block` – Take no more challenges from somebody
    `/unblock` – Take challenges from somebody again
    `/privacy` – What Leveret knows about you, to have or to have deleted
    `/server` – Settings of this server; for those who manage it
    Apps, Challenge to a game (in a person's menu) – Challenge that person to a game

    The rules of both games are in /rules.
    ");
    assert_snapshot!(wall.take("suggest-moves"), @"
    b1 to b2 → b1-b2
    a2 to b2 → a2-b2
    a2 to a3 → a2-a3
    a2 to b3 → a2-b3
    c2 to b2 → c2-b2
    c2 to b3 → c2-b3
    c2 to c3 → c2-c3
    ");
    assert_snapshot!(wall.take("suggest-captures"), @"
    d4 takes d5, e5, lands f4 → d4xd6xf4
    d4 takes d5, e5, e3, lands d2 → d4xd6xf4xd2
    d4 takes d5, e5, e4, lands d4 → d4xd6xf4xd4
    d4 takes d5, e5, e4, d3, lands d2 → d4xd6xf4xd4xd2
    d4 takes d5, e5, e3, c3, lands b4 → d4xd6xf4xd2xb4
    d4 takes d5, e5, e4, c4, lands b4 → d4xd6xf4xd4xb4
    d4 takes d5, e5, e3, d3, lands d4 → d4xd6xf4xd2xd4
    d4 takes d5, e5, e4, c4, c3, lands d2 → d4xd6xf4xd4xb4xd2
    d4 takes d5, e5, e3, d3, c4, lands b4 → d4xd6xf4xd2xd4xb4
    d4 takes d5, e5, e4, d3, c3, lands b4 → d4xd6xf4xd4xd2xb4
    d4 takes d5, e5, e3, c3, c4, lands d4 → d4xd6xf4xd2xb4xd4
    d4 takes d5, e5, e3, d3, e4, lands f4 → d4xd6xf4xd2xd4xf4
    d4 takes d5, e5, e4, d3, e3, lands f4 → d4xd6xf4xd4xd2xf4
    d4 takes d5, e5, e3, c3, c5, lands d6 → d4xd6xf4xd2xb4xd6
    d4 takes d5, e5, e4, c4, c5, lands d6 → d4xd6xf4xd4xb4xd6
    d4 takes d5, e5, e3, c3, c4, d3, lands d2 → d4xd6xf4xd2xb4xd4xd2
    d4 takes d5, e5, e3, d3, c4, c3, lands d2 → d4xd6xf4xd2xd4xb4xd2
    d4 takes d5, e5, e4, d3, c3, c4, lands d4 → d4xd6xf4xd4xd2xb4xd4
    d4 takes d5, e5, e4, c4, c3, d3, lands d4 → d4xd6xf4xd4xb4xd2xd4
    d4 takes d5, e5, e3, c3, c4, e4, lands f4 → d4xd6xf4xd2xb4xd4xf4
    d4 takes d5, e5, e4, c4, c3, e3, lands f4 → d4xd6xf4xd4xb4xd2xf4
    d4 takes d5, e5, e3, d3, c4, c5, lands d6 → d4xd6xf4xd2xd4xb4xd6
    d4 takes d5, e5, e4, d3, c3, c5, lands d6 → d4xd6xf4xd4xd2xb4xd6
    d4 takes d3, c3, c4, d5, e5, lands f4 → d4xd2xb4xd4xd6xf4
    d4 takes d3, e3, e4, d5, e5, lands f4 → d4xd2xf4xd4xd6xf4
    ");
    assert_snapshot!(wall.take("suggest-games"), @"
    7 · Hare and Hounds · Ben_10 · your turn → 7
    6 · Fox and Geese · Łucja · other player's turn → 6
    ");
    wall.close();
}

#[test]
fn what_people_see_of_the_life_of_a_game() {
    let mut wall = Gallery::life(LANGUAGE, &Cast::ordinary());
    assert_snapshot!(wall.take("takeback-hounds"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: the hare from a4 to b4.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    The hounds ask to take their last move back (Ann).
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b1 to a2] [b1 to b2] [b1 to c2] [b3 to a3] [b3 to a4]
    [b3 to c4] [c3 to c4]
    [Offer a draw] [Allow the takeback] [Decline the takeback] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("takeback-and-draw"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: the hare from a4 to b4.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    A draw is offered by the hare (Ben\_10).
    The hounds ask to take their last move back (Ann).
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b1 to a2] [b1 to b2] [b1 to c2] [b3 to a3] [b3 to a4]
    [b3 to c4] [c3 to c4]
    [Accept the draw] [Decline the draw] [Allow the takeback] [Decline the takeback] [Resign]
    ");
    assert_snapshot!(wall.take("takeback-hare"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: the hare from a4 to b4.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    The hare asks to take its last move back (Ben\_10).
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b1 to a2] [b1 to b2] [b1 to c2] [b3 to a3] [b3 to a4]
    [b3 to c4] [c3 to c4]
    [Offer a draw] [Allow the takeback] [Decline the takeback] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("takeback-geese"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: a goose from a3 to a4.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    The geese ask to take their last move back (Ann).
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-F-.-.
      |X|X|X|X|X|X|
    4 g-.-.-.-.-.-.
      |X|X|X|X|X|X|
    3 o-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [e5 to d4] [e5 to e4] [e5 to f4] [e5 to d5] [e5 to f5]
    [e5 to d6] [e5 to e6]
    [Offer a draw] [Allow the takeback] [Decline the takeback] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("takeback-fox"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    Last move: a goose from a3 to a4.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    The fox asks to take its last move back (Ben\_10).
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-F-.-.
      |X|X|X|X|X|X|
    4 g-.-.-.-.-.-.
      |X|X|X|X|X|X|
    3 o-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on e5
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, b3, c3, d3, e3, f3, g3, a4
    small letter = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [e5 to d4] [e5 to e4] [e5 to f4] [e5 to d5] [e5 to f5]
    [e5 to d6] [e5 to e6]
    [Offer a draw] [Allow the takeback] [Decline the takeback] [Resign] [My view]
    ");
    assert_snapshot!(wall.take("done-takeback-asked"), @"A takeback is asked for. The request stands until the other player answers or a move is made.");
    assert_snapshot!(wall.take("call-takeback"), @"<@2>, you are asked to allow a takeback.");
    assert_snapshot!(wall.take("refused-takeback-asked"), @"You have asked for a takeback already. It is for the other player to answer.");
    assert_snapshot!(wall.take("refused-takeback-to-answer"), @r"The other player has asked for a takeback first. Please allow or decline that on the board: Ben\_10.");
    assert_snapshot!(wall.take("refused-no-takeback"), @"There is no takeback of the other player to answer. A request ends with the next move.");
    assert_snapshot!(wall.take("refused-nothing-to-take-back"), @"You have made no move yet that could be taken back.");
    assert_snapshot!(wall.take("refused-match-goes-on"), @"The match goes on with its next game. A rematch can be asked for when it is over.");
    assert_snapshot!(wall.take("challenge-match"), @r"
    Challenge: Hare and Hounds
    ==========
    From: Ann
    To: Ben\_10
    Sides: drawn by lot when the challenge is accepted
    Time: 5 minutes a move
    Match: 2 games, with the sides swapped after each
    Rated: of the games that the same two begin within 24 hours, the first 4 count.
    Expires <t:1800000900:R>.
    [Accept] [Decline] [Take back]
    ");
    assert_snapshot!(wall.take("match-begins"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Match, game 1 of 2. Score: Ann 0, Ben\_10 0
    No move has been made yet.
    To move: the hounds (Ann).
    The time for this move is up <t:1800086400:R>.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2  D---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, a2, c2
    (Game 7 · 1 day a move · rated)
    [b1 to b2] [a2 to b2] [a2 to a3] [a2 to b3] [c2 to b2]
    [c2 to b3] [c2 to c3]
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("match-goes-on"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The hounds win: the hare is trapped.**
    Winner: Ann
    Match, game 1 of 2. Score: Ann 1, Ben\_10 0
    Next comes game 2 of 2, with the sides swapped.
    Last move: the hare from a4 to b4.
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Replay]
    ");
    assert_snapshot!(wall.take("match-won"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The hounds win: the hare is trapped.**
    Winner: Ann
    Match, game 2 of 2. Score: Ann 1, Ben\_10 0
    The match is over. Winner of the match: Ann
    Last move: the hare from a4 to b4.
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("match-drawn"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **A draw, agreed by both players.**
    Match, game 2 of 2. Score: Ann ½, Ben\_10 ½
    The match is over. It is drawn.
    Last move: the hare from a4 to b4.
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("match-called-off"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    **The game has been called off. It counts for nothing.**
    Match, game 2 of 2. Score: Ann 0, Ben\_10 0
    The match is called off with this game. Nobody has won it.
    No move has been made yet.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2  D---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, a2, c2
    (Game 7 · 1 day a move · not rated)
    [Rematch] [Replay]
    ");
    assert_snapshot!(wall.take("replay-first"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    After ply 0 of 4
    No move has been made yet.
    To move: the hounds (Ann).
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .---.---.
       | / | \ |
    2  D---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, a2, c2
    Moves: 1. a2-b3 b5-a4 2. c2-c3 a4-b4
    (Game 7)
    [First] [Back] [Forward] [Last]
    [Export]
    ");
    assert_snapshot!(wall.take("replay-middle"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    After ply 2 of 4
    Last move: the hare from b5 to a4.
    To move: the hounds (Ann).
    ```
    5      o
         / | \
    4 [H]--.---.
       | \ | / |
    3  .---D---.
       | / | \ |
    2  .---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on a4
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    Moves: 1. a2-b3 **b5-a4** 2. c2-c3 a4-b4
    (Game 7)
    [First] [Back] [Forward] [Last]
    [Export]
    ");
    assert_snapshot!(wall.take("replay-last"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    After ply 4 of 4
    Last move: the hare from a4 to b4.
    **The hounds win: the hare has resigned.**
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    Moves: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Game 7)
    [First] [Back] [Forward] [Last]
    [Export]
    ");
    assert_snapshot!(wall.take("replay-running"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    After ply 4 of 4
    Last move: the hare from a4 to b4.
    To move: the hounds (Ann).
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    Moves: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (Game 7)
    [First] [Back] [Forward] [Last] [Refresh]
    [Export]
    ");
    assert_snapshot!(wall.take("replay-no-moves"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    No move has been made yet.
    To move: the fox (Ben\_10).
    ```
    7     .-.-.
          |X|X|
    6     .-.-.
         /|X|X|\
    5 .-.-.-.-.-.-.
      |X|X|X|X|X|X|
    4 .-.-.-F-.-.-.
      |X|X|X|X|X|X|
    3 G-G-G-G-G-G-G
         \|X|X|/
    2     G-G-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on d4
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, d2, e2, a3, b3, c3, d3, e3, f3, g3
    (Game 7)
    [First] [Back] [Forward] [Last] [Refresh]
    [Export]
    ");
    assert_snapshot!(wall.take("replay-long"), @r"
    Fox and Geese (15 geese, sideways moves, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    After ply 25 of 60
    Last move: the fox from d5 to c4.
    To move: the geese (Ann).
    ```
    7     .-.-.
          |X|X|
    6     .-.-G
         /|X|X|\
    5 .-.-.-o-.-.-.
      |X|X|X|X|X|X|
    4 .-.-f-.-G-.-G
      |X|X|X|X|X|X|
    3 G-G-G-G-.-G-.
         \|X|X|/
    2     G-.-G
          |X|X|
    1     G-G-G
      a b c d e f g
    ```
    F = fox (Ben\_10), on c4
    G = goose (Ann), 13 in all, on c1, d1, e1, c2, e2, a3, b3, c3, d3, f3, e4, g4, e6
    small letter = moved last; o = the point it left
    Moves: … 3. … a4-b5 4. c4-c5 f4-g5 5. c5-b4 e4-d4 6. b4-a5 g5-f5 7. a5xc5xe3 g3-g4 8. e3-e4 d2-e3 9. e4-d4 f5-e6 10. d4-d5 f3-f4 11. d5-c4 f4-e4 12. c4-d5 e3-f3 13. **d5-c4** a3-b4 14. c4-b5 e6-d6 15. b5-c4 b4-c5 16. c4-b4 e4-d5 17. b4xd2 d6-e7 18. d2xd4 b3-c4 19. d4xd6 e2-e3 20. d6-d5 f3-g3 21. d5xb3 e3-e4 22. b3-c4 e4-d5 23. c4-d3 …
    (Game 7)
    [First] [Back] [Forward] [Last] [Refresh]
    [Export]
    ");
    assert_snapshot!(wall.take("export-game"), @r#"
    Game 7 as a record. /import reads it in again.
    ```
    [Game "hare-and-hounds"]
    [Hounds "Ann"]
    [Hare "Ben_10"]
    [Date "2027.01.15"]
    [Result "hounds"]
    [Termination "resigned"]

    1. a2-b3 b5-a4 2. c2-c3 a4-b4 hounds
    ```
    "#);
    assert_snapshot!(wall.take("export-import"), @r#"
    The record that you have read in.
    ```
    [Game "hare-and-hounds"]
    [Hounds "Ann"]
    [Hare "Ben_10"]
    [Date "2027.01.15"]
    [Result "hounds"]
    [Termination "resigned"]

    1. a2-b3 b5-a4 2. c2-c3 a4-b4 hounds
    ```
    "#);
    assert_snapshot!(wall.take("replay-import"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    After ply 4 of 4
    Last move: the hare from a4 to b4.
    **The hounds win: the hare has resigned.**
    ```
    5      .
         / | \
    4  o--[H]--.
       | \ | / |
    3  .---D---D
       | / | \ |
    2  .---.---.
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b4
    D = hound (Ann), on b1, b3, c3
    [ ] = moved last; o = the point it left
    Moves: 1. a2-b3 b5-a4 2. c2-c3 **a4-b4**
    (A record that you have read in. It is kept for 7 days.)
    [First] [Back] [Forward] [Last]
    [Export]
    ");
    assert_snapshot!(wall.take("import-gone"), @"This record is no longer kept. Please read it in again with /import.");
    assert_snapshot!(wall.take("import-form"), @r#"
    Read a record
    The record
    [Game "hare-and-hounds"] …
    "#);
    assert_snapshot!(wall.take("unfit-too-large"), @"This text is longer than any record.");
    assert_snapshot!(wall.take("unfit-not-text"), @"This file is no text. A record is a plain text, such as /export gives.");
    assert_snapshot!(wall.take("unfit-out-of-reach"), @"The file could not be fetched just now. Please try again, or use /import without a file and paste the record.");
    assert_snapshot!(wall.take("record-too-long"), @"
    This is no record that can be read. What is wrong is on line 1:
    This text is longer than any record.
    ");
    assert_snapshot!(wall.take("record-bad-header"), @r#"
    This is no record that can be read. What is wrong is on line 1:
    The header is not written like [Game "hare-and-hounds"].
    "#);
    assert_snapshot!(wall.take("record-repeated-header"), @"
    This is no record that can be read. What is wrong is on line 4:
    There is a second header Game.
    ");
    assert_snapshot!(wall.take("record-late-header"), @"
    This is no record that can be read. What is wrong is on line 7:
    There is a header after the moves have begun.
    ");
    assert_snapshot!(wall.take("record-missing-header"), @"
    This is no record that can be read. What is wrong is on line 3:
    The header Game is missing before the moves.
    ");
    assert_snapshot!(wall.take("record-date"), @r"
    This is no record that can be read. What is wrong is on line 4:
    A date such as 2026.01.31 was expected, but this was found: \*today\*
    ");
    assert_snapshot!(wall.take("record-termination"), @r#"
    This is no record that can be read. What is wrong is on line 5:
    A way to end a game, such as "trapped" or "resigned", was expected, but this was found: bored
    "#);
    assert_snapshot!(wall.take("record-result"), @r"
    This is no record that can be read. What is wrong is on line 4:
    The result \* was expected, but this was found: hare
    ");
    assert_snapshot!(wall.take("record-move-number"), @"
    This is no record that can be read. What is wrong is on line 6:
    The move number 1 was expected, but this was found: 2.
    ");
    assert_snapshot!(wall.take("record-move"), @"
    This is no record that can be read. What is wrong is on line 6:
    Ply 1 cannot be read. A point from a1 to g7 was expected, but this was found: h9
    ");
    assert_snapshot!(wall.take("record-illegal"), @"
    This is no record that can be read. What is wrong is on line 6:
    Ply 1 is not legal: a2-b1. From a2 to b1 is back, and this piece never goes back.
    ");
    assert_snapshot!(wall.take("record-no-result"), @r"
    This is no record that can be read. What is wrong is on line 6:
    The moves end without the result, \*.
    ");
    assert_snapshot!(wall.take("record-unexpected"), @"
    This is no record that can be read. What is wrong is on line 6:
    The record should have ended, but this was found: hello
    ");
    assert_snapshot!(wall.take("record-contradiction-running"), @r#"
    This is no record that can be read. What is wrong is on line 6:
    The header says that the game ended with "trapped", but after the last move it is not over.
    "#);
    assert_snapshot!(wall.take("record-setup-game"), @r#"
    This is no record that can be read. What is wrong is on line 1:
    The game "hare-and-hounds" or "fox-and-geese" was expected, but this was found: chess
    "#);
    assert_snapshot!(wall.take("record-setup-geese"), @"
    This is no record that can be read. What is wrong is on line 2:
    13, 15 or 17 geese were expected, but this was found: 14
    ");
    assert_snapshot!(wall.take("record-setup-diagonals"), @r#"
    This is no record that can be read. What is wrong is on line 2:
    The diagonals "every" or "alternate" were expected, but this was found: some
    "#);
    assert_snapshot!(wall.take("record-setup-more"), @"
    This is no record that can be read. What is wrong is on line 2:
    The setup should have ended, but this was found: up
    ");
    assert_snapshot!(wall.take("record-position-parts"), @"
    This is no record that can be read. What is wrong is on line 4:
    The position has not the four parts that it needs: the rows, the side to move, a counter and the move number.
    ");
    assert_snapshot!(wall.take("record-position-rows"), @"
    This is no record that can be read. What is wrong is on line 4:
    The position has not 5 rows between slashes.
    ");
    assert_snapshot!(wall.take("record-position-row"), @"
    This is no record that can be read. What is wrong is on line 4:
    In the position, rank 4 has not 3 points.
    ");
    assert_snapshot!(wall.take("record-position-row-one"), @"
    This is no record that can be read. What is wrong is on line 4:
    In the position, rank 5 has not 1 point.
    ");
    assert_snapshot!(wall.take("record-position-letter"), @r"
    This is no record that can be read. What is wrong is on line 4:
    In the position, rank 2 has a letter that is no piece of this game: \*
    ");
    assert_snapshot!(wall.take("record-position-quarry"), @"
    This is no record that can be read. What is wrong is on line 4:
    The position has not exactly one hare or fox.
    ");
    assert_snapshot!(wall.take("record-position-pack"), @"
    This is no record that can be read. What is wrong is on line 4:
    The position has 2 hounds or geese, which no game of this setup can have.
    ");
    assert_snapshot!(wall.take("record-position-side"), @"
    This is no record that can be read. What is wrong is on line 4:
    The letter of the side to move was expected in the position, but this was found: x
    ");
    assert_snapshot!(wall.take("record-position-counter"), @"
    This is no record that can be read. What is wrong is on line 4:
    The counter in the position is no number from 0 to 9.
    ");
    assert_snapshot!(wall.take("record-position-number"), @"
    This is no record that can be read. What is wrong is on line 4:
    The move number in the position is no number from 1 on.
    ");
    assert_snapshot!(wall.take("record-contradiction"), @r#"
    This is no record that can be read. What is wrong is on line 4:
    The header says that the game ended with "trapped", but the moves lead to "got-past".
    "#);
    assert_snapshot!(wall.take("record-position-off-board"), @"
    This is no record that can be read. What is wrong is on line 4:
    The board has no point b3.
    ");
    assert_snapshot!(wall.take("record-position-shared"), @"
    This is no record that can be read. What is wrong is on line 4:
    In the position, two pieces stand on b3.
    ");
    assert_snapshot!(wall.take("record-setup-too-long"), @"
    This is no record that can be read. What is wrong is on line 4:
    The setup is longer than any.
    ");
    assert_snapshot!(wall.take("history-none"), @"
    Finished games: Ann
    ==========
    No game has been finished yet.
    ");
    assert_snapshot!(wall.take("history"), @r"
    Finished games: Ann
    ==========
    [20 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Won · The hounds win: the hare is trapped. · <t:1800000000:R>
    [19 · Fox and Geese · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The fox wins: the geese have resigned. · <t:1800000000:R>
    [18 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Drawn · A draw, agreed by both players. · <t:1800000000:R>
    [17 · Fox and Geese · Ben\_10](https://discord.com/channels/5/5/5)
    > Called off · The game has been called off. It counts for nothing. · <t:1800000000:R>
    (4 games)
    [Choose a game to replay v]
      | 20 · Hare and Hounds · Ben_10 | The hounds win: the hare is trapped.
      | 19 · Fox and Geese · Ben_10 | The fox wins: the geese have resigned.
      | 18 · Hare and Hounds · Ben_10 | A draw, agreed by both players.
      | 17 · Fox and Geese · Ben_10 | The game has been called off. It counts for nothing.
    ");
    assert_snapshot!(wall.take("history-paged"), @r"
    Finished games: Ann
    ==========
    [16 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [15 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [14 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [13 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [12 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [11 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [10 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [9 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [8 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    [7 · Hare and Hounds · Ben\_10](https://discord.com/channels/5/5/5)
    > Lost · The hare wins: the hounds have run out of time. · <t:1800000000:R>
    (25 games · Page 2 of 3)
    [Choose a game to replay v]
      | 16 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 15 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 14 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 13 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 12 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 11 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 10 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 9 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 8 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
      | 7 · Hare and Hounds · Ben_10 | The hare wins: the hounds have run out of time.
    [Previous page] [Next page]
    ");
    assert_snapshot!(wall.take("suggest-games-over"), @"
    20 · Hare and Hounds · Ben_10 · over → 20
    19 · Fox and Geese · Ben_10 · over → 19
    ");
    wall.close();
}

#[test]
fn what_people_and_servers_settle_on() {
    let mut wall = Gallery::settings(LANGUAGE, &Cast::ordinary());
    assert_snapshot!(wall.take("settings-usual"), @"
    Your settings
    ==========
    Language: automatic
    Pings: when you are not at the board
    Reminders that time runs out: in the game's channel
    The board that only you see: drawn
    When you play the hare or the fox: your board is not turned round
    (They count from now on, everywhere. The board that everybody sees stays as it is; “My view” below it shows yours.)
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose when you are pinged v]
      | Ping me at every turn |
      | Ping me when I am not at the board |
      | Never ping me |
    [Reminders as direct messages] [My board in words] [Turn my board round]
    ");
    assert_snapshot!(wall.take("settings-other"), @"
    Your settings
    ==========
    Language: Ελληνικά
    Pings: never
    Reminders that time runs out: as a direct message
    The board that only you see: in words, for a screen reader
    When you play the hare or the fox: your board is turned round
    (They count from now on, everywhere. The board that everybody sees stays as it is; “My view” below it shows yours.)
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose when you are pinged v]
      | Ping me at every turn |
      | Ping me when I am not at the board |
      | Never ping me |
    [Reminders in the channel] [My board drawn] [Do not turn my board]
    ");
    assert_snapshot!(wall.take("settings-always"), @"
    Your settings
    ==========
    Language: automatic
    Pings: at every turn
    Reminders that time runs out: in the game's channel
    The board that only you see: drawn
    When you play the hare or the fox: your board is not turned round
    (They count from now on, everywhere. The board that everybody sees stays as it is; “My view” below it shows yours.)
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose when you are pinged v]
      | Ping me at every turn |
      | Ping me when I am not at the board |
      | Never ping me |
    [Reminders as direct messages] [My board in words] [Turn my board round]
    ");
    assert_snapshot!(wall.take("server-usual"), @"
    Settings of this server
    ==========
    Games may begin in every channel.
    Time for a move, if a challenge does not say: the usual
    Game, if a challenge does not say: the usual
    Language of what everybody sees: automatic
    Pings: as each player wishes
    A thread for each game: no
    People who are barred: 0
    (More with the options of /server: hide or show somebody on the leaderboard, bar or admit somebody, call a game off.)
    [Choose the time for a move v]
      | the usual |
      | 5 minutes a move |
      | 1 day a move |
      | 3 days a move |
      | 7 days a move |
      | no time limit |
    [Choose the game v]
      | the usual |
      | Hare and Hounds |
      | Fox and Geese (13 geese, every diagonal) |
      | Fox and Geese (15 geese, every diagonal) |
      | Fox and Geese (17 geese, every diagonal) |
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose how much is pinged v]
      | Pings as each player wishes |
      | Pings at most when a player is not at the board |
      | No pings |
    [A thread for each game] [Allow this channel] [Log]
    ");
    assert_snapshot!(wall.take("server-other"), @"
    Settings of this server
    ==========
    Games may begin in: <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> <#5> …
    Time for a move, if a challenge does not say: 1 day a move
    Game, if a challenge does not say: Fox and Geese (17 geese, sideways moves, alternate diagonals)
    Language of what everybody sees: Čeština
    Pings: none
    A thread for each game: yes
    People who are barred: 1
    (More with the options of /server: hide or show somebody on the leaderboard, bar or admit somebody, call a game off.)
    [Choose the time for a move v]
      | the usual |
      | 5 minutes a move |
      | 1 day a move |
      | 3 days a move |
      | 7 days a move |
      | no time limit |
    [Choose the game v]
      | the usual |
      | Hare and Hounds |
      | Fox and Geese (13 geese, every diagonal) |
      | Fox and Geese (15 geese, every diagonal) |
      | Fox and Geese (17 geese, every diagonal) |
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose how much is pinged v]
      | Pings as each player wishes |
      | Pings at most when a player is not at the board |
      | No pings |
    [No threads for games] [No longer allow this channel] [Allow every channel] [Log]
    ");
    assert_snapshot!(wall.take("server-away"), @"
    Settings of this server
    ==========
    Games may begin in every channel.
    Time for a move, if a challenge does not say: the usual
    Game, if a challenge does not say: the usual
    Language of what everybody sees: automatic
    Pings: at most when a player is not at the board
    A thread for each game: no
    People who are barred: 0
    (More with the options of /server: hide or show somebody on the leaderboard, bar or admit somebody, call a game off.)
    [Choose the time for a move v]
      | the usual |
      | 5 minutes a move |
      | 1 day a move |
      | 3 days a move |
      | 7 days a move |
      | no time limit |
    [Choose the game v]
      | the usual |
      | Hare and Hounds |
      | Fox and Geese (13 geese, every diagonal) |
      | Fox and Geese (15 geese, every diagonal) |
      | Fox and Geese (17 geese, every diagonal) |
    [Choose the language v]
      | automatic |
      | English |
      | Ελληνικά |
      | Italiano |
      | Polski |
      | Norsk |
      | Čeština |
    [Choose how much is pinged v]
      | Pings as each player wishes |
      | Pings at most when a player is not at the board |
      | No pings |
    [A thread for each game] [Allow this channel] [Log]
    ");
    assert_snapshot!(wall.take("server-changed"), @r"
    Hidden from this server's leaderboard: Ben\_10
    Back on this server's leaderboard: Ben\_10
    Barred from using me in this server: Ben\_10
    May use me in this server again: Ben\_10
    Called off: game 7
    ");
    assert_snapshot!(wall.take("server-not-a-manager"), @"That is for those who manage this server: the permission “Manage Server” is needed.");
    assert_snapshot!(wall.take("server-other-game"), @"This game is not played in this server.");
    assert_snapshot!(wall.take("server-none"), @"There is no server here to settle anything for.");
    assert_snapshot!(wall.take("server-log-none"), @"
    What was done in the name of this server
    ==========
    Nothing yet.
    [Settings]
    ");
    assert_snapshot!(wall.take("server-log"), @"
    What was done in the name of this server
    ==========
    <t:1800000000:R> · Ann · Named as a channel for games: <#5>
    <t:1800000000:R> · Ann · No longer named as a channel for games: <#5>
    <t:1800000000:R> · Ann · Games may begin in every channel.
    <t:1800000000:R> · Ann · Time for a move, if a challenge does not say: no time limit
    <t:1800000000:R> · Ann · Game, if a challenge does not say: Hare and Hounds
    <t:1800000000:R> · Ann · A thread for each game: yes
    <t:1800000000:R> · Ann · Language of what everybody sees: Polski
    <t:1800000000:R> · Ann · Pings: at most when a player is not at the board
    <t:1800000000:R> · Ann · Barred from using me in this server: somebody
    <t:1800000000:R> · Ann · Called off: game 7
    (Page 2 of 4)
    [Previous page] [Next page]
    [Settings]
    ");
    assert_snapshot!(wall.take("privacy"), @"
    What I know about you
    ==========
    I keep what games need, and nothing else:
    - your number on Discord and the name you last used with me;
    - your games with their moves and results, and your ratings;
    - your challenges, your settings, and whose challenges you do not want;
    - what servers have settled about you, and what you have settled for servers.

    I read no messages. Others see your name, games and ratings.

    You can have a file of all that, or have it deleted. Games stay for the people you played with, without your name; games that are going on are resigned first. Messages that were posted in channels stay there. If a server has barred you, it stays so.
    [Give me the file] [Delete my data]
    ");
    assert_snapshot!(wall.take("privacy-exported"), @"This is all that I keep about you.");
    assert_snapshot!(wall.take("privacy-sure"), @"
    Do you really want all your data deleted? Your games that are going on are resigned, or called off where not both have moved; your ratings are gone for good. This cannot be undone.
    [Yes, delete everything] [No, keep it]
    ");
    assert_snapshot!(wall.take("privacy-forgotten"), @"Your data is deleted. If you play again, you begin afresh.");
    assert_snapshot!(wall.take("privacy-not"), @"Nothing was deleted.");
    assert_snapshot!(wall.take("blocked"), @r"You take no more challenges from: Ben\_10. /unblock takes that back. Games that are going on go on.");
    assert_snapshot!(wall.take("blocked-already"), @r"You already take no challenges from: Ben\_10.");
    assert_snapshot!(wall.take("blocked-oneself"), @"You cannot block yourself.");
    assert_snapshot!(wall.take("unblocked"), @r"You take challenges again from: Ben\_10.");
    assert_snapshot!(wall.take("unblocked-already"), @r"You had not blocked this player: Ben\_10.");
    assert_snapshot!(wall.take("invite"), @r"
    A challenge
    ==========
    To: Ben\_10
    Game: Hare and Hounds
    Time: 5 minutes a move
    [Choose the game v]
      | Fox and Geese (13 geese, every diagonal) |
      | Fox and Geese (15 geese, every diagonal) |
      | Fox and Geese (17 geese, every diagonal) |
    [Choose the time for a move v]
      | 1 day a move |
      | 3 days a move |
      | 7 days a move |
      | No time limit |
    [Send the challenge]
    ");
    assert_snapshot!(wall.take("invite-menu"), @"Challenge to a game");
    assert_snapshot!(wall.take("own-hare-words"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    Hare (Ben\_10) on b5
    Hounds (Ann) on b1, c2, b3
    Legal moves: b5 to a4; b5 to b4; b5 to c4
    (Game 7 · 1 day a move · rated)
    [b5 to a4] [b5 to b4] [b5 to c4]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-hare-turned"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    1      D
         / | \
    2  D---.---o
       | \ | / |
    3  .--[D]--.
       | / | \ |
    4  .---.---.
         \ | /
    5      H
       c   b   a
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [b5 to a4] [b5 to b4] [b5 to c4]
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-hounds-not-turned"), @r"
    Hare and Hounds: Ann (hounds) – Ben\_10 (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    ```
    5      H
         / | \
    4  .---.---.
       | \ | / |
    3  .--[D]--.
       | / | \ |
    2  o---.---D
         \ | /
    1      D
       a   b   c
    ```
    H = hare (Ben\_10), on b5
    D = hound (Ann), on b1, c2, b3
    [ ] = moved last; o = the point it left
    (Game 7 · 1 day a move · rated)
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-fox-words"), @r"
    Fox and Geese (13 geese, every diagonal): Ann (geese) – Ben\_10 (fox)
    ==========
    No move has been made yet.
    To move: the fox (Ben\_10).
    The time for this move is up <t:1800086400:R>.
    The menu has room for 25 of the 188 legal moves; /move offers all of them.
    Fox (Ben\_10) on d4
    Geese (Ann) on c1, d1, c3, d3, e3, c4, e4, c5, d5, e5
    Legal moves: d4 takes d3, lands d2; d4 takes c4, lands b4; d4 takes e4, lands f4; d4 takes d5, lands d6; d4 takes c4, c3, lands d2; d4 takes e4, e3, lands d2; d4 takes d3, c3, lands b4; d4 takes d5, c5, lands b4; d4 takes d3, e3, lands f4; d4 takes d5, e5, lands f4; d4 takes c4, c5, lands d6; d4 takes e4, e5, lands d6; d4 takes d5, c5, c3, lands d2; d4 takes d5, e5, e3, lands d2; d4 takes e4, e3, c3, lands b4; d4 takes e4, e5, c5, lands b4; d4 takes d3, c3, c4, lands d4; d4 takes d3, e3, e4, lands d4; d4 takes c4, c3, d3, lands d4; d4 takes c4, c5, d5, lands d4; d4 takes e4, e3, d3, lands d4; d4 takes e4, e5, d5, lands d4; d4 takes d5, c5, c4, lands d4; d4 takes d5, e5, e4, lands d4; d4 takes c4, c3, e3, lands f4; d4 takes c4, c5, e5, lands f4; d4 takes d3, c3, c5, lands d6; d4 takes d3, e3, e5, lands d6; d4 takes c4, c5, d5, d3, lands d2; d4 takes c4, c5, e5, e3, lands d2; d4 takes e4, e5, c5, c3, lands d2; d4 takes e4, e5, d5, d3, lands d2; d4 takes d5, c5, c4, d3, lands d2; d4 takes d5, e5, e4, d3, lands d2; d4 takes d3, e3, e4, c4, lands b4; d4 takes d3, e3, e5, c5, lands b4; d4 takes e4, e3, d3, c4, lands b4; d4 takes e4, e5, d5, c4, lands b4; d4 takes d5, e5, e3, c3, lands b4; d4 takes d5, e5, e4, c4, lands b4; …
    (Game 7 · 1 day a move · rated)
    [Choose the fox's move v]
      | d4 takes d3, lands d2 |
      | d4 takes c4, lands b4 |
      | d4 takes e4, lands f4 |
      | d4 takes d5, lands d6 |
      | d4 takes c4, c3, lands d2 |
      | d4 takes e4, e3, lands d2 |
      | d4 takes d3, c3, lands b4 |
      | d4 takes d5, c5, lands b4 |
      | d4 takes d3, e3, lands f4 |
      | d4 takes d5, e5, lands f4 |
      | d4 takes c4, c5, lands d6 |
      | d4 takes e4, e5, lands d6 |
      | d4 takes d5, c5, c3, lands d2 |
      | d4 takes d5, e5, e3, lands d2 |
      | d4 takes e4, e3, c3, lands b4 |
      | d4 takes e4, e5, c5, lands b4 |
      | d4 takes d3, c3, c4, lands d4 |
      | d4 takes d3, e3, e4, lands d4 |
      | d4 takes c4, c3, d3, lands d4 |
      | d4 takes c4, c5, d5, lands d4 |
      | d4 takes e4, e3, d3, lands d4 |
      | d4 takes e4, e5, d5, lands d4 |
      | d4 takes d5, c5, c4, lands d4 |
      | d4 takes d5, e5, e4, lands d4 |
      | d4 takes c4, c3, e3, lands f4 |
    [Offer a draw] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-forgotten"), @"
    Hare and Hounds: Ann (hounds) – somebody (hare)
    ==========
    Last move: a hound from a2 to b3.
    To move: the hare (somebody).
    The time for this move is up <t:1800086400:R>.
    Hare (somebody) on b5
    Hounds (Ann) on b1, c2, b3
    Legal moves: b5 to a4; b5 to b4; b5 to c4
    (Game 7 · 1 day a move · rated)
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-thread"), @"Hare and Hounds: Ann (hounds) – somebody (hare)");
    assert_snapshot!(wall.take("own-below"), @"
    Hare and Hounds: Ann (hounds) – somebody (hare)
    ==========
    **The board has changed since this was shown. Please look at it as it is now, and choose again.**
    Last move: a hound from a2 to b3.
    To move: the hare (somebody).
    The time for this move is up <t:1800086400:R>.
    Hare (somebody) on b5
    Hounds (Ann) on b1, c2, b3
    Legal moves: b5 to a4; b5 to b4; b5 to c4
    (Game 7 · 1 day a move · rated)
    [Offer a draw] [Take a move back] [Resign] [My view] [Moves]
    ");
    assert_snapshot!(wall.take("own-unseen"), @"
    Last move: a hound from a2 to b3.
    To move: the hare (somebody).
    The time for this move is up <t:1800086400:R>.
    I cannot post where this game is played, so the board there does not show it yet. It will as soon as one of you uses it, or /board.
    ");
    assert_snapshot!(wall.take("own-no-thread"), @"This server wants a thread for each game, but I may not open one here: the permission “Create Public Threads” or “Send Messages in Threads” is missing. The game is played in this channel.");
    assert_snapshot!(wall.take("own-reminder"), @"
    <@2>, your time for a move in game 7 (Hare and Hounds) is up <t:1800086400:R>.
    https://discord.com/channels/5/5/5
    ");
    assert_snapshot!(wall.take("refused-sent"), @"You have sent 10 challenges within ten minutes, which is as many as one may. Please wait a few minutes.");
    assert_snapshot!(wall.take("refused-games"), @"You have 25 games going on, which is as many as one may have. Finish one first; /games lists them.");
    assert_snapshot!(wall.take("refused-games-here"), @"In this channel 100 games are going on, which is as many as there may be. Please play in another channel, or wait until one has ended.");
    assert_snapshot!(wall.take("refused-not-welcome"), @r"This player takes no challenges from you: Ben\_10. Name another player, or leave the opponent out.");
    assert_snapshot!(wall.take("refused-barred"), @"Those who manage this server do not let you use me here. /privacy and /settings work all the same.");
    assert_snapshot!(wall.take("refused-opponent-barred"), @r"Those who manage this server do not let this player use me here: Ben\_10.");
    assert_snapshot!(wall.take("refused-other-channels"), @"In this server games begin only in these channels: <#5> <#5>");
    assert_snapshot!(wall.take("refused-nobody-here"), @"Nobody but you can see a challenge that is made here. Use /challenge in a server, in a group, or in the direct messages with a friend.");
    assert_snapshot!(wall.take("refused-forgotten"), @"The other player of this game has had their data deleted, so nobody can be asked for a rematch.");
    wall.close();
}
