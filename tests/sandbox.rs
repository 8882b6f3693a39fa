//! The emulated Discord, driven by users on one side and a plain serenity client on the other.
#![allow(clippy::unwrap_used, reason = "in a test that is an assertion")]

mod support;

use std::sync::atomic::Ordering;
use std::time::Duration;

use leveret::sandbox::{Cannot, Discord, Options, Outcome, Why, text, user};
use support::bot::Bot;
use support::schema::complaints;

const SOON: Duration = Duration::from_secs(10);

async fn boot() -> (Discord, Bot) {
    let discord = Discord::start(Options::default()).await.unwrap();
    let bot = Bot::start(&discord).await;
    assert!(discord.connected(1, SOON).await);
    let registered = || (discord.commands().len() == 8).then_some(());
    assert!(discord.until(SOON, registered).await.is_some());
    (discord, bot)
}

/// Ends a test: nothing refused, unseen, failed, unknown or against Discord's descriptions.
async fn finish(discord: &Discord, bot: Bot) {
    assert!(discord.quiesce(SOON).await);
    assert_eq!(discord.problems(), Vec::<String>::new());
    assert_eq!(complaints(discord), Vec::<String>::new());
    assert_eq!(bot.noticed.unknown_events.load(Ordering::SeqCst), 0);
    bot.stop().await.unwrap();
    discord.stop().await;
}

#[tokio::test]
async fn a_command_is_answered_and_its_button_edits_the_answer() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice").locale("pl"), discord.user("Bob"));
    let options = [("opponent", user(&bob)), ("mood", text("Przyjaźnie"))];
    let outcome = alice.slash("greet", options).await.unwrap();
    let Outcome::Responded(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(
        message.content,
        format!("Hello {}, friendly, in pl", bob.mention())
    );
    let pings = bob.take_pings();
    assert_eq!(pings.len(), 1);
    assert_eq!(pings[0].why, Why::Mention);
    assert_eq!(bob.unread(discord.channel()), 1);
    let outcome = bob.click(message.id, "More").await.unwrap();
    let Outcome::Updated(message) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(message.content, "More!");
    assert!(message.buttons().is_empty());
    assert_eq!(alice.last().unwrap().content, "More!");
    assert_eq!(discord.revisions(message.id).len(), 1);
    assert_eq!(bob.take_pings().len(), 0);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn an_ephemeral_answer_is_seen_by_one_and_can_be_dismissed() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice.slash("secret", []).await.unwrap();
    let message = outcome.message().unwrap();
    assert!(message.is_ephemeral());
    assert_eq!(alice.sees(discord.channel()).len(), 1);
    assert!(bob.sees(discord.channel()).is_empty());
    assert_eq!(bob.dismiss(message.id), Err(Cannot::SeeMessage));
    alice.dismiss(message.id).unwrap();
    assert!(alice.sees(discord.channel()).is_empty());
    finish(&discord, bot).await;
}

#[tokio::test]
async fn autocomplete_offers_choices() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    let outcome = alice
        .suggest("word", [("word", text("ha"))], "word")
        .await
        .unwrap();
    let names: Vec<&str> = outcome
        .choices()
        .unwrap()
        .iter()
        .map(|choice| choice.name.as_str())
        .collect();
    assert_eq!(names, ["first", "ha"]);
    let chosen = outcome.choices().unwrap()[0].value.clone();
    let outcome = alice
        .slash("word", [("word", (&chosen).into())])
        .await
        .unwrap();
    assert_eq!(outcome.message().unwrap().content, "1");
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_form_is_filled_in_and_sent() {
    let (discord, bot) = boot().await;
    let alice = discord.user("Alice");
    let outcome = alice.slash("form", []).await.unwrap();
    let modal = outcome.modal().unwrap();
    assert_eq!(modal.title, "A form");
    assert!(matches!(
        alice.submit(modal, &[]).await,
        Err(Cannot::Missing(_))
    ));
    assert!(matches!(
        alice.submit(modal, &[("word", "too long")]).await,
        Err(Cannot::BadValue { .. })
    ));
    let outcome = alice.submit(modal, &[("Your word", "hare")]).await.unwrap();
    assert_eq!(outcome.message().unwrap().content, "You wrote hare");
    finish(&discord, bot).await;
}

#[tokio::test]
async fn a_deferred_answer_comes_later_with_a_follow_up() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice.slash("slow", []).await.unwrap();
    let Outcome::Deferred(waiting) = outcome else {
        panic!("{outcome:?}")
    };
    assert!(waiting.is_loading());
    assert!(discord.quiesce(SOON).await);
    let seen: Vec<String> = alice
        .sees(discord.channel())
        .iter()
        .map(|message| message.content.clone())
        .collect();
    assert_eq!(seen, ["at last", "and more"]);
    assert_eq!(bob.sees(discord.channel()).len(), 1);
    finish(&discord, bot).await;
}

#[tokio::test]
async fn menus_files_and_user_commands_work() {
    let (discord, bot) = boot().await;
    let (alice, bob) = (discord.user("Alice"), discord.user("Bob"));
    let outcome = alice
        .slash("greet", [("opponent", user(&bob))])
        .await
        .unwrap();
    let message = outcome.message().unwrap().id;
    assert!(matches!(
        alice.select(message, "Pick", &["3"]).await,
        Err(Cannot::BadValue { .. })
    ));
    let outcome = alice.select(message, "Pick", &["Two"]).await.unwrap();
    assert_eq!(outcome.message().unwrap().content, "Picked 2");
    let outcome = alice.slash("file", []).await.unwrap();
    assert_eq!(
        outcome.message().unwrap().attachments[0].filename,
        "hello.txt"
    );
    let outcome = alice.user_menu("Wave", &bob).await.unwrap();
    assert_eq!(
        outcome.message().unwrap().content,
        format!("waves at {}", bob.id())
    );
    finish(&discord, bot).await;
}
