//! The emulated Discord, driven by users on one side and a plain serenity client on the other.

mod support;

use std::sync::atomic::Ordering;
use std::time::Duration;

use leveret::sandbox::{Discord, Options, Outcome, text, user};
use support::bot::Bot;

const SOON: Duration = Duration::from_secs(10);

async fn boot() -> (Discord, Bot) {
    let discord = Discord::start(Options::default()).await.unwrap();
    let bot = Bot::start(&discord).await;
    assert!(discord.connected(1, SOON).await);
    assert!(
        discord
            .until(SOON, || (discord.commands().len() == 8).then_some(()))
            .await
            .is_some()
    );
    (discord, bot)
}

#[tokio::test]
async fn a_command_is_answered_and_its_button_edits_the_answer() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice").locale("pl"), discord.user("Bob"));
    let outcome = alice
        .slash(
            "greet",
            [("opponent", user(&bob)), ("mood", text("Przyjaźnie"))],
        )
        .await
        .unwrap();
    let Outcome::Responded(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(
        message.content,
        format!("Hello {}, friendly, in pl", bob.mention())
    );
    assert_eq!(bob.take_pings().len(), 1);
    let outcome = bob.click(message.id, "More").await.unwrap();
    let Outcome::Updated(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(message.content, "More!");
    assert!(message.buttons().is_empty());
    assert_eq!(alice.last().unwrap().content, "More!");
    assert_eq!(discord.revisions(message.id).len(), 1);
    assert!(discord.quiesce(SOON).await);
    assert_eq!(discord.problems(), Vec::<String>::new());
    assert_eq!(bot.noticed.unknown_events.load(Ordering::SeqCst), 0);
    bot.stop().await.unwrap();
    discord.stop().await;
}
