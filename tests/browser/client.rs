//! What a client does with answers of every kind, for a small bot that gives them.

use super::stage::Stage;
use super::support::bot::{Bot, commands};
use super::tab::Tab;

async fn set() -> Option<(Stage, Bot, Tab)> {
    let stage = Stage::empty().await?;
    let bot = Bot::start(&stage.discord).await;
    let registered = || (stage.discord.commands().len() == commands().len()).then_some(());
    let registered = stage
        .discord
        .until(super::stage::SOON, registered)
        .await
        .is_some();
    assert!(registered, "the commands are registered");
    let tab = stage.tab("Ann").await;
    Some((stage, bot, tab))
}

async fn finish(stage: Stage, bot: Bot, tab: &Tab) {
    tab.is_content();
    bot.stop().await.expect("the bot ends well");
    stage.leaves().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_never_answered_fails_after_three_seconds() {
    let Some((stage, bot, tab)) = set().await else {
        return;
    };
    tab.slash("mute").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('form.command[aria-busy=true]')")
        .await;
    tab.until_last("This interaction failed").await;
    tab.screenshot("failed").await;
    tab.button("Dismiss message").await;
    tab.until("!document.querySelector('#messages').innerText.includes('failed')")
        .await;
    tab.slash("greet").await;
    tab.option("opponent", "Be", "Ben").await;
    tab.press("Enter").await;
    tab.until_last("Hello @Ben").await;
    tab.click("#panel-open", "").await;
    tab.button("Slow (4 s)").await;
    tab.button("More").await;
    tab.until("document.querySelector('button[data-press=more]')?.ariaBusy === 'true'")
        .await;
    tab.until_last("This interaction failed").await;
    finish(stage, bot, &tab).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clients_language_goes_with_every_interaction() {
    let Some((stage, bot, tab)) = set().await else {
        return;
    };
    tab.speak("pl").await;
    tab.slash("greet").await;
    tab.option("opponent", "Be", "Ben").await;
    tab.option("mood", "Przy", "Przyjaźnie").await;
    tab.press("Enter").await;
    tab.until_last("Hello @Ben, friendly, in pl").await;
    tab.until("document.querySelector('button[data-press=off]').disabled")
        .await;
    finish(stage, bot, &tab).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forms_menus_and_files() {
    let Some((stage, bot, tab)) = set().await else {
        return;
    };
    tab.slash("form").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('dialog[open] input') === document.activeElement")
        .await;
    tab.screenshot("form").await;
    tab.types("hare").await;
    tab.press("Enter").await;
    tab.until_last("You wrote hare").await;
    tab.until("!document.querySelector('dialog[open]') && document.activeElement.id === 'say'")
        .await;
    tab.slash("greet").await;
    tab.option("opponent", "Be", "Ben").await;
    tab.press("Enter").await;
    tab.until_last("Hello @Ben").await;
    tab.click("#messages > :last-child .opener", "").await;
    tab.press("ArrowDown").await;
    tab.press("Enter").await;
    tab.until_last("Picked 2").await;
    tab.click("#say", "").await;
    tab.slash("file").await;
    tab.press("Enter").await;
    tab.until_last("hello.txt").await;
    let fetched = "fetch(document.querySelector('a[download]').href).then(async (answer) =>
        [answer.headers.get('content-disposition'), await answer.text()].join())";
    assert_eq!(tab.text(fetched).await, "attachment,hello");
    finish(stage, bot, &tab).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn typing_completes_and_thinking_ends() {
    let Some((stage, bot, tab)) = set().await else {
        return;
    };
    tab.slash("greet").await;
    tab.until_offered("").await;
    tab.press("Escape").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('#trouble').innerText.includes('opponent is required')")
        .await;
    tab.until_offered("").await;
    tab.press("Escape").await;
    tab.press("Escape").await;
    tab.slash("word").await;
    tab.types("ech").await;
    tab.until("document.querySelectorAll('#offers-list li')[1]?.textContent.trim() === 'ech'")
        .await;
    tab.press("ArrowDown").await;
    tab.press("Enter").await;
    tab.press("Enter").await;
    tab.until_last("2").await;
    tab.slash("slow").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('#messages').innerText.includes('at last')")
        .await;
    tab.until_last("and more").await;
    tab.types("Hi @Ben, **so**").await;
    tab.press("Shift+Enter").await;
    tab.types("done").await;
    tab.press("Enter").await;
    tab.until_last("Hi @Ben, so\ndone").await;
    tab.slash("secret").await;
    tab.press("Escape").await;
    tab.until("document.activeElement.id === 'say' && !document.querySelector('form.command')")
        .await;
    finish(stage, bot, &tab).await;
}
