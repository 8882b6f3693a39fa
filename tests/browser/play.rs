//! Games from the challenge to the end, as people play them on the page.

use std::collections::{HashSet, VecDeque};

use leveret::rules::{Line, Setup};

use super::stage::{SOON, Stage};
use super::tab::Tab;

/// The shortest game of Hare and Hounds that ends, both sides helping.
fn short_game() -> Line {
    let mut seen = HashSet::new();
    let mut open = VecDeque::from([Line::new(Setup::HareAndHounds.start())]);
    while let Some(line) = open.pop_front() {
        if line.outcome().is_some() {
            return line;
        }
        for mv in line.legal_moves() {
            let mut next = line.clone();
            next.play(&mv).expect("a legal move");
            if seen.insert(next.position().key()) {
                open.push_back(next);
            }
        }
    }
    panic!("no game ends");
}

/// Ann challenges Ben and takes the pack; Ben, in a tab of his own, accepts.
pub async fn begin(ann: &Tab, ben: &Tab, game: &str) {
    ann.click("#say", "").await;
    ann.slash("challenge").await;
    ann.option("opponent", "Be", "Ben").await;
    if !game.is_empty() {
        ann.option("game", game, game).await;
    }
    ann.option("side", "Hounds", "Hounds").await;
    ann.press("Enter").await;
    ben.until_last("Challenge").await;
    ben.button("Accept").await;
    ann.until_last("To move").await;
    ben.until_last("To move").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_by_buttons_and_by_command() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    ann.screenshot("board").await;
    for (ply, mv) in short_game().moves().iter().enumerate() {
        let (player, other) = if ply % 2 == 0 {
            (&ann, &ben)
        } else {
            (&ben, &ann)
        };
        let words = format!("{} to {}", mv.from(), mv.to());
        if ply < 3 {
            player.button(&words).await;
        } else {
            player.click("#say", "").await;
            player.slash("move").await;
            player.option("move", &mv.to_string(), &words).await;
            player
                .until("document.activeElement.matches('.more')")
                .await;
            player.press("Enter").await;
        }
        let done = format!("from {} to {}", mv.from(), mv.to());
        player.until(&last_board_says(&done)).await;
        other.until(&last_board_says(&done)).await;
    }
    ann.until("document.querySelector('#messages').innerText.includes('Rematch')")
        .await;
    ann.screenshot("end").await;
    stage.ends(&[&ann, &ben]).await;
}

pub fn last_board_says(words: &str) -> String {
    format!("[...document.querySelectorAll('.embed')].at(-1)?.innerText.includes('{words}')")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_goose_is_chosen_from_a_menu() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "Fox").await;
    ben.button("d4 to c5").await;
    ann.until(&last_board_says("from d4 to c5")).await;
    ann.click("#messages > :last-child .opener", "").await;
    ann.screenshot("geese").await;
    ann.press("ArrowDown").await;
    ann.press("Escape").await;
    ann.until("document.activeElement.matches('.opener')").await;
    ann.press("Enter").await;
    ann.click("#messages > :last-child [role=option][data-key$='a3']", "")
        .await;
    ann.until(&last_board_says("Chosen: the goose on a3")).await;
    ann.button("a3 to a4").await;
    ann.until(&last_board_says("from a3 to a4")).await;
    ben.until(&last_board_says("from a3 to a4")).await;
    stage.ends(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_outlives_a_reload_and_a_restart() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    ann.button("b1 to b2").await;
    ben.until(&last_board_says("from b1 to b2")).await;
    ben.reload().await;
    ben.button("b5 to b4").await;
    ann.until(&last_board_says("from b5 to b4")).await;
    ann.click("#panel-open", "").await;
    let (begun, _) = stage.discord.sessions_begun();
    ann.button("Restart the bot").await;
    let again = || (stage.discord.sessions_begun().0 > begun).then_some(());
    assert!(stage.discord.until(SOON, again).await.is_some());
    ann.until("document.querySelector('#status').innerText.includes('Bot is connected')")
        .await;
    ann.button("a2 to a3").await;
    ben.until(&last_board_says("from a2 to a3")).await;
    stage.ends(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_both_sides_with_the_keyboard_alone() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let tab = stage.tab("Ann").await;
    tab.slash("challenge").await;
    tab.option("opponent", "Ben", "Ben").await;
    tab.option("side", "Hounds", "Hounds").await;
    tab.press("Enter").await;
    tab.until_last("Challenge").await;
    switch(&tab, "Ben").await;
    reach(&tab, "Accept").await;
    tab.press("Enter").await;
    tab.until_last("To move").await;
    // The button is gone, so the message has the focus, and its buttons are the next stops.
    tab.until("document.activeElement.matches('#messages > :last-child article')")
        .await;
    switch(&tab, "Ann").await;
    reach(&tab, "b1 to b2").await;
    tab.press("Enter").await;
    tab.until(&last_board_says("from b1 to b2")).await;
    tab.press("Tab").await;
    tab.until("document.activeElement.textContent === 'b5 to a4'")
        .await;
    stage.ends(&[&tab]).await;
}

/// Goes back from the message box to a button of the last message.
async fn reach(tab: &Tab, label: &str) {
    tab.until("document.activeElement.id === 'say'").await;
    for _ in 0..20 {
        tab.press("Shift+Tab").await;
        if tab.text("document.activeElement.textContent").await == label {
            return;
        }
    }
    panic!("{label:?} is not reached with the Tab key");
}

/// Goes to another person with keys.
async fn switch(tab: &Tab, name: &str) {
    for _ in 0..60 {
        tab.press("Shift+Tab").await;
        let here = "document.activeElement.closest('#people')?.contains(document.activeElement) \
                    && document.activeElement.querySelector('.name').textContent";
        if tab.text(here).await == name {
            tab.eval("document.body.dataset.stale = '1'").await;
            tab.press("Enter").await;
            tab.live().await;
            return;
        }
    }
    panic!("{name:?} is not reached with the Tab key");
}

/// The rules in every language; the pictures are kept for whoever wants to read them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_are_read_in_six_languages() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    for (language, title) in [
        ("en-US", "Hare and Hounds: how to play"),
        ("el", "Λαγός και κυνηγόσκυλα"),
        ("it", "Lepre e cani"),
        ("pl", "Zając i psy"),
        ("no", "Hare og hunder"),
        ("cs", "Zajíc a psi"),
    ] {
        let tab = stage.sized_tab("Mia", 800, 1000).await;
        tab.speak(language).await;
        tab.slash("rules").await;
        tab.press("Enter").await;
        tab.until_last(title).await;
        tab.screenshot(&format!("rules-{language}")).await;
    }
    stage.leaves().await;
}

/// The pictures of the README, made anew with `cargo test --test browser -- --ignored pictures`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "makes pictures, tests nothing"]
async fn pictures() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let ann = stage.sized_tab("Ann", 1000, 780).await;
    let ben = stage.sized_tab("Ben", 1000, 780).await;
    ann.prefer("dark").await;
    begin(&ann, &ben, "").await;
    ann.button("c2 to b3").await;
    ben.button("b5 to a4").await;
    ann.until(&last_board_says("from b5 to a4")).await;
    ann.screenshot("sandbox").await;
    begin(&ann, &ben, "Fox").await;
    ben.button("d4 to c5").await;
    ann.until(&last_board_says("from d4 to c5")).await;
    let phone = stage.sized_tab("Ann", 360, 740).await;
    phone.screenshot("phone-geese").await;
    stage.leaves().await;
}
