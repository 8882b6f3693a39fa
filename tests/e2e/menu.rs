//! "Challenge to a game" in a person's menu.

use leveret::sandbox::Permissions;

use crate::stage::{Stage, has, said, told};

const MENU: &str = "Challenge to a game";

#[tokio::test]
async fn a_challenge_from_the_menu_is_chosen_privately_and_sent_for_all_to_see() {
    let stage = Stage::set().await;
    let choice = said(stage.ann.user_menu(MENU, &stage.ben).await);
    assert!(choice.is_ephemeral());
    has(&choice.text(), "To: Ben");
    let fox = "Fox and Geese (15 geese, every diagonal)";
    let choice = said(stage.ann.select(choice.id, "Choose the game", &[fox]).await);
    has(&choice.text(), fox);
    let choice = said(
        stage
            .ann
            .select(choice.id, "Choose the time for a move", &["1 day a move"])
            .await,
    );
    has(&choice.text(), "Time: 1 day a move");
    let card = said(stage.ann.click(choice.id, "Send the challenge").await);
    assert!(!card.is_ephemeral());
    has(&card.text(), fox);
    has(&card.text(), "Time: 1 day a move");
    assert_eq!(stage.ben.take_pings().len(), 1);
    has(
        &told(stage.ann.click(choice.id, "Send the challenge").await),
        "You already have a challenge to Fox and Geese open",
    );
    said(stage.ben.click(card.id, "Accept").await);
    stage.settle().await;
    stage.ends().await;
}

#[tokio::test]
async fn nobody_challenges_themselves_or_a_bot_from_the_menu() {
    let stage = Stage::set().await;
    has(
        &told(stage.ann.user_menu(MENU, &stage.ann).await),
        "You cannot challenge yourself.",
    );
    let other = stage.discord.other_bot("Other");
    has(
        &told(stage.ann.user_menu(MENU, &other).await),
        "Bots do not play",
    );
    stage.ends().await;
}

#[tokio::test]
async fn what_the_bot_lacks_is_said_when_the_challenge_is_sent() {
    let stage = Stage::set().await;
    let choice = said(stage.ann.user_menu(MENU, &stage.ben).await);
    stage.discord.overwrite(
        &stage.discord.bot(),
        stage.discord.channel(),
        Permissions::NONE,
        Permissions::SEND_MESSAGES,
    );
    has(
        &told(stage.ann.click(choice.id, "Send the challenge").await),
        "Send Messages",
    );
    stage.ends().await;
}
