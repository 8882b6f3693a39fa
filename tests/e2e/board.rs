//! Where the board is: in place while both are there, posted anew with one ping when the other is
//! away, called up again with `/board`.

use std::{sync::Arc, time::Duration};

use leveret::sandbox::{Arg, Message, text};

use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];
const AWAY: Duration = Duration::from_mins(4);

/// Waits for a board other than these that everybody sees and that has these words.
async fn new_board(stage: &Stage, old: &[&Message], words: &str) -> Arc<Message> {
    let found = stage
        .until(|| {
            let all = stage.ann.sees(stage.discord.channel());
            all.into_iter().rev().find(|message| {
                !message.is_ephemeral()
                    && old.iter().all(|old| old.id != message.id)
                    && message.text().contains(words)
            })
        })
        .await;
    stage.settle().await;
    found
}

async fn of_days(stage: &Stage) -> Arc<Message> {
    stage
        .game([("side", text("pack")), ("pace", text("3-days"))])
        .await
}

#[tokio::test]
async fn the_board_changes_in_place_and_pings_nobody_while_both_are_there() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    stage
        .clicks(board.id, &["a2 to a3", "b5 to b4", "c2 to c3", "b4 to b5"])
        .await;
    stage.settle().await;
    for player in [&stage.ann, &stage.ben, &stage.eve] {
        assert_eq!(player.take_pings().len(), 0);
    }
    stage.ends().await;
}

#[tokio::test]
async fn the_board_is_posted_anew_with_one_ping_for_one_who_is_away() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.advance(AWAY);
    let old = said(stage.ann.click(board.id, "c2 to c3").await);
    let new = new_board(&stage, &[&board], "To move: the hare (Ben).").await;
    has(&old.text(), "The game goes on in a newer message.");
    stage.retired(board.id).await;
    let pings = stage.ben.take_pings();
    assert_eq!(pings.len(), 1);
    has(&pings[0].message.text(), "it is your turn.");
    assert_eq!(
        (stage.ann.take_pings().len(), stage.eve.take_pings().len()),
        (0, 0)
    );
    // He comes back: she is there.
    let same = said(stage.ben.click(new.id, "b4 to b5").await);
    assert_eq!(same.id, new.id);
    stage.settle().await;
    assert_eq!(stage.ann.take_pings().len(), 0);
    stage.ends().await;
}

#[tokio::test]
async fn the_end_is_posted_anew_for_one_who_is_away() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.advance(AWAY);
    let question = said(stage.ann.click(board.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    let end = new_board(
        &stage,
        &[&board],
        "The hare wins: the hounds have resigned.",
    )
    .await;
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    has(&end.text(), "the game is over.");
    stage.retired(board.id).await;
    stage.ends().await;
}

#[tokio::test]
async fn a_typed_move_is_posted_for_one_who_is_away() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    stage.clicks(board.id, &["a2 to a3", "b5 to b4"]).await;
    stage.advance(AWAY);
    let new = said(stage.ann.slash("move", [("move", text("c2-c3"))]).await);
    assert!(!new.is_ephemeral());
    stage.settle().await;
    stage
        .says(board.id, "The game goes on in a newer message.")
        .await;
    assert_eq!(stage.ben.take_pings().len(), 1);
    said(stage.ben.click(new.id, "b4 to b5").await);
    stage.ends().await;
}

#[tokio::test]
async fn a_draw_is_offered_to_one_who_is_away_with_a_ping() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    stage.advance(AWAY);
    said(stage.ann.click(board.id, "Offer a draw").await);
    let new = new_board(&stage, &[&board], "A draw is offered by the hounds").await;
    let pings = stage.ben.take_pings();
    assert_eq!(pings.len(), 1);
    has(&pings[0].message.text(), "you are offered a draw.");
    let declined = said(stage.ben.click(new.id, "Decline the draw").await);
    assert_eq!(declined.id, new.id);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn nobody_is_notified_of_what_they_did_themselves() {
    let stage = Stage::set().await;
    let board = of_days(&stage).await;
    said(stage.ann.click(board.id, "Offer a draw").await);
    said(stage.ben.click(board.id, "Decline the draw").await);
    stage.settle().await;
    stage.advance(AWAY);
    // Ann is to move and takes the offer back that she makes while Ben is away.
    said(stage.ann.click(board.id, "Offer a draw").await);
    let new = new_board(&stage, &[&board], "A draw is offered by the hounds").await;
    assert_eq!(stage.ben.take_pings().len(), 1);
    said(stage.ann.click(new.id, "Decline the draw").await);
    stage.settle().await;
    stage.ann.sees(stage.discord.channel());
    let last = stage.ann.last().expect("the board");
    let question = said(stage.ann.click(last.id, "Resign").await);
    said(stage.ann.click(question.id, "Yes, resign").await);
    stage.settle().await;
    stage.ann.sees(stage.discord.channel());
    assert_eq!(stage.ann.take_pings().len(), 0);
    let pings = stage.ben.take_pings();
    assert_eq!(pings.len(), 1, "{pings:#?}");
    has(&pings[0].message.text(), "the game is over.");
    stage.ends().await;
}

#[tokio::test]
async fn a_player_calls_the_board_up_anew() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let new = said(stage.ben.slash("board", NONE).await);
    assert!(!new.is_ephemeral());
    assert_ne!(new.id, board.id);
    stage.settle().await;
    let old = stage
        .says(board.id, "The game goes on in a newer message.")
        .await;
    has(&old.text(), &format!("/{}/{}", new.channel, new.id));
    assert_eq!(labels(&old), Vec::<String>::new());
    said(stage.ann.click(new.id, "a2 to a3").await);
    assert_eq!(
        (stage.ann.take_pings().len(), stage.ben.take_pings().len()),
        (0, 0)
    );
    stage.ends().await;
}

#[tokio::test]
async fn a_spectator_gets_a_private_look_and_nothing_to_play_with() {
    let stage = Stage::set().await;
    stage.hare_and_hounds().await;
    let look = said(stage.eve.slash("board", [("game", text("1"))]).await);
    assert!(look.is_ephemeral());
    has(&look.text(), "Ann (hounds) – Ben (hare)");
    assert_eq!(labels(&look), ["Refresh", "Moves"]);
    has(
        &told(stage.eve.slash("board", NONE).await),
        "You have no game going on",
    );
    stage.ends().await;
}

#[tokio::test]
async fn the_game_moves_to_another_channel_of_its_server() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let elsewhere = stage.discord.add_channel(stage.discord.home(), "elsewhere");
    let new = said(stage.ann.at(elsewhere).slash("board", NONE).await);
    assert_eq!(new.channel, elsewhere);
    assert!(!new.is_ephemeral());
    stage.settle().await;
    stage
        .says(board.id, "The game goes on in a newer message.")
        .await;
    said(stage.ann.click(new.id, "a2 to a3").await);
    stage.advance(Duration::from_mins(4));
    // What is posted from now on is posted there.
    let done = said(
        stage
            .ben
            .at(elsewhere)
            .slash("move", [("move", text("b5-b4"))])
            .await,
    );
    assert_eq!(done.channel, elsewhere);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn outside_of_its_server_a_player_gets_a_board_of_their_own_to_play_on() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let other = stage.discord.add_guild("Elsewhere", "en-US", true);
    stage.ann.joins(other);
    let channel = stage.discord.add_channel(other, "lounge");
    let own = said(stage.ann.at(channel).slash("board", NONE).await);
    assert!(own.is_ephemeral());
    let done = said(stage.ann.click(own.id, "a2 to a3").await);
    assert!(done.is_ephemeral());
    has(&done.text(), "Last move: a hound from a2 to a3.");
    stage
        .says(board.id, "Last move: a hound from a2 to a3.")
        .await;
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn in_direct_messages_with_the_bot_everything_is_answered() {
    let stage = Stage::set().await;
    let board = stage.hare_and_hounds().await;
    let direct = stage.ann.at(stage.ann.direct());
    let own = said(direct.slash("board", NONE).await);
    said(stage.ann.click(own.id, "a2 to a3").await);
    stage
        .says(board.id, "Last move: a hound from a2 to a3.")
        .await;
    has(
        &said(direct.slash("games", NONE).await).text(),
        "Hare and Hounds",
    );
    has(
        &said(direct.slash("leaderboard", NONE).await).text(),
        "Games played everywhere.",
    );
    said(direct.slash("stats", NONE).await);
    said(direct.slash("rules", NONE).await);
    said(direct.slash("help", NONE).await);
    // A challenge there can only be seen by the challenger.
    let outcome = direct.slash("challenge", NONE).await;
    said(outcome);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn two_play_where_the_bot_was_only_brought_along() {
    let stage = Stage::set().await;
    stage.ann.installs(true);
    stage.ben.installs(true);
    let direct = stage.discord.direct(&stage.ann, &stage.ben);
    let (ann, ben) = (stage.ann.at(direct), stage.ben.at(direct));
    let options = [
        ("opponent", leveret::sandbox::user(&ben)),
        ("side", text("pack")),
    ];
    let card = said(ann.slash("challenge", options).await);
    let board = said(ben.click(card.id, "Accept").await);
    said(ann.click(board.id, "a2 to a3").await);
    said(ben.click(board.id, "b5 to b4").await);
    let own = said(ann.slash("move", [("move", text("c2-c3"))]).await);
    assert!(!own.is_ephemeral());
    let again = said(ben.slash("board", NONE).await);
    said(ben.click(again.id, "b4 to b5").await);
    stage.settle().await;
    stage.ends().await;
}
