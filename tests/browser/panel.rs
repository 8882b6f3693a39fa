//! The developer's panel.

use super::play::{begin, last_board_says};
use super::stage::Stage;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_developer_sees_and_breaks_things() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    ann.click("#panel-open", "").await;
    ann.until("document.querySelector('#journal').innerText.includes('INTERACTION_CREATE')")
        .await;
    ann.button("503").await;
    ann.until("document.querySelector('#status').innerText.includes('Faults waiting: 1')")
        .await;
    ann.button("b1 to b2").await;
    ann.until("document.querySelector('#journal .bad')?.innerText.includes('✗ fault')")
        .await;
    ann.until("document.querySelector('#status').innerText.includes('Faults waiting: 0')")
        .await;
    ben.button("b5 to b4").await;
    ann.until(&last_board_says("from b5 to b4")).await;
    ann.screenshot("panel").await;
    ann.button("Disconnect").await;
    ann.until("document.querySelector('#journal').innerText.includes('RESUMED')")
        .await;
    // An hour later the move's time is long up.
    ann.button("1 h").await;
    ann.until(&last_board_says("Rematch").replace(".embed", "#messages"))
        .await;
    stage.leaves().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_developer_takes_permissions_and_lets_people_in() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let ann = stage.tab("Ann").await;
    ann.click("#panel-open", "").await;
    ann.click("summary", "Permissions in this channel").await;
    ann.click("[data-bit='11']", "").await;
    ann.until(
        "document.querySelector('#journal').innerText.includes('Leveret may not: Send Messages')",
    )
    .await;
    ann.until("document.querySelector('[data-bit=\"11\"]').checked === false")
        .await;
    ann.click("#say", "").await;
    ann.slash("challenge").await;
    ann.press("Enter").await;
    ann.until_last("Only you can see this").await;
    ann.click("#join-open", "").await;
    ann.until("document.activeElement.id === 'join-name'").await;
    ann.types("Ben").await;
    ann.press("Enter").await;
    ann.until("document.querySelector('#join .trouble').innerText.includes('nobody else')")
        .await;
    ann.types("jamin").await;
    ann.eval("document.body.dataset.stale = '1'").await;
    ann.press("Enter").await;
    ann.live().await;
    ann.until("document.querySelector('#people [aria-current]').innerText.includes('Benjamin')")
        .await;
    stage.leaves().await;
}
