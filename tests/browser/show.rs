//! What people see: privately, on a phone, by a screen reader, in whatever colours, whatever somebody writes.

use super::play::{begin, last_board_says};
use super::stage::Stage;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_strangers_click_is_answered_privately() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    let mia = stage.tab("Mia").await;
    mia.button("b1 to b2").await;
    mia.until_last("Only you can see this").await;
    mia.screenshot("private").await;
    ann.button("b1 to b2").await;
    ann.until(&last_board_says("from b1 to b2")).await;
    assert_eq!(
        ann.eval("document.body.innerText.includes('Only you can see')")
            .await,
        false
    );
    mia.button("Dismiss message").await;
    mia.until("!document.body.innerText.includes('Only you can see')")
        .await;
    mia.reload().await;
    assert_eq!(
        mia.eval("document.body.innerText.includes('Only you can see')")
            .await,
        false
    );
    stage.ends(&[&ann, &ben, &mia]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_and_unread_messages_are_marked() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    ben.click(".channels a", "#lounge").await;
    ben.until("document.querySelector('h1').textContent.includes('lounge')")
        .await;
    ben.live().await;
    ann.slash("challenge").await;
    ann.option("opponent", "Ben", "Ben").await;
    ann.press("Enter").await;
    ann.until_last("Challenge").await;
    ben.until("document.querySelector('.channels a.new .badge')?.innerText.startsWith('1')")
        .await;
    ben.until("document.querySelector('#people [aria-current] .badge')")
        .await;
    ben.click(".channels a.new", "").await;
    ben.until("document.querySelector('#messages .called')")
        .await;
    ben.until("!document.querySelector('#people [aria-current] .badge')")
        .await;
    stage.ends(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_fit_on_a_phone() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    for game in ["", "Fox"] {
        begin(&ann, &ben, game).await;
        ann.until("document.activeElement.id === 'say'").await;
    }
    let phone = stage.sized_tab("Ben", 360, 740).await;
    let overflow =
        "document.documentElement.scrollWidth + document.querySelector('#log').scrollWidth";
    assert_eq!(phone.eval(overflow).await, 720);
    // Every line of a board is one line on the screen.
    let wrapped = "[...document.querySelectorAll('.embed pre')].map((pre) => {
        const lines = pre.textContent.split('\\n');
        const style = getComputedStyle(pre);
        const height = pre.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        return Math.round(height / parseFloat(style.lineHeight)) - lines.length;
    }).join()";
    assert_eq!(phone.text(wrapped).await, "0,0");
    phone.screenshot("phone").await;
    phone.click("#places-open", "").await;
    phone
        .until("document.activeElement.closest('#places')")
        .await;
    phone.screenshot("phone-places").await;
    phone.press("Escape").await;
    phone
        .until("document.activeElement.id === 'places-open'")
        .await;
    stage.ends(&[&ann, &ben, &phone]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_reader_finds_the_board_in_words() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    ann.button("b1 to b2").await;
    ann.until(&last_board_says("from b1 to b2")).await;
    // The board's lines are drawings; they are there to be read, but not to be compared here.
    ann.eval("document.querySelectorAll('pre').forEach((pre) => { pre.textContent = 'board'; })")
        .await;
    ann.eval("document.querySelectorAll('time').forEach((time) => { time.textContent = 'then'; })")
        .await;
    insta::assert_snapshot!(ann.tree("#log").await, @r#"
    log "Messages in games"
      heading "Welcome to #games!"
        StaticText "Welcome to #games!"
      paragraph
        StaticText "Type "
        StaticText "/"
        StaticText " to see what Leveret can do."
      list
        listitem
          article "Leveret then"
            paragraph
              StaticText "Ann"
              StaticText " used "
              StaticText "/challenge"
            StaticText "Leveret"
            StaticText " "
            StaticText "APP"
            StaticText " "
            time
            heading "Hare and Hounds: Ann (hounds) – Ben (hare)"
              StaticText "Hare and Hounds: Ann (hounds) – Ben (hare)"
            paragraph
              StaticText "Last move: a hound from b1 to b2."
              StaticText "To move: the hare (Ben)."
              StaticText "The time for this move is up "
              time
              StaticText "."
            StaticText "board"
            paragraph
              StaticText "H = hare (Ben), on b5"
              StaticText "D = hound (Ann), on a2, b2, c2"
              StaticText "[ ] = moved last; o = the point it left"
            paragraph
              StaticText "Game 1 · 5 minutes a move · rated"
            paragraph
              StaticText "(edited)"
            group "Actions"
              button "b5 to a4"
              button "b5 to b4"
              button "b5 to c4"
              button "Offer a draw"
              button "Take a move back"
              button "Resign"
              button "My view"
              button "Moves"
    "#);
    stage.ends(&[&ann, &ben]).await;
}

/// The least contrast of any text with what is behind it, and that text.
const CONTRAST: &str = "(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    const rgba = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data]; };
    const over = ([r, g, b, a], under) => [r, g, b].map((c, i) => c * a / 255 + under[i] * (1 - a / 255));
    const ground = (e) => {
        const own = rgba(getComputedStyle(e).backgroundColor);
        if (own[3] === 255) return own.slice(0, 3);
        return over(own, e.parentElement ? ground(e.parentElement) : [255, 255, 255]);
    };
    const light = (rgb) => rgb.map((c) => c / 255).map((c) => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
    let worst = [99, ''];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const e = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !e.checkVisibility({opacityProperty: true, visibilityProperty: true})
            || e.closest(':disabled, .unseen, script, template, [aria-hidden=true], option')) continue;
        const back = ground(e);
        const [a, b] = [light(over(rgba(getComputedStyle(e).color), back)), light(back)].sort((x, y) => y - x);
        const contrast = (a + .05) / (b + .05);
        if (contrast < worst[0]) worst = [contrast, e.className + ': ' + walk.currentNode.data.trim()];
    }
    return worst;
})()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_text_stands_out_in_light_and_dark() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    stage
        .user("Mia")
        .at(ann_channel(&ann).await)
        .says("Hello @everyone, **look** at `this`: https://example.com ||boo|| <t:0:R>\n> old\n```\ncode\n```")
        .expect("Mia may write");
    ann.until_last("code").await;
    ann.button("b1 to b2").await;
    ann.until(&last_board_says("from b1 to b2")).await;
    ann.button("b5 to b4").await;
    ann.until_last("Only you can see this").await;
    ann.click("#panel-open", "").await;
    ann.button("503").await;
    ann.click("#say", "").await;
    ann.types("/").await;
    ann.until_offered("/").await;
    for scheme in ["light", "dark"] {
        ann.prefer(scheme).await;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        ann.screenshot(&format!("all-{scheme}")).await;
        let worst = ann.eval(CONTRAST).await;
        assert!(worst[0].as_f64() > Some(4.5), "{scheme}: {worst}");
    }
    ann.press("Escape").await;
    ann.click("#theme", "").await;
    ann.until("document.documentElement.dataset.theme === 'light'")
        .await;
    ann.reload().await;
    ann.until("document.documentElement.dataset.theme === 'light'")
        .await;
    stage.leaves().await;
}

async fn ann_channel(tab: &super::tab::Tab) -> leveret::sandbox::Id {
    let channel = tab.text("document.body.dataset.channel").await;
    channel.parse().expect("a channel")
}

const NASTY: [&str; 8] = [
    "<script>window.pwned = 1</script>",
    "<img src=x onerror=\"window.pwned = 1\">",
    "[x](javascript:window.pwned=1) [y](https://a.example/\"onclick=\"window.pwned=1)",
    "<https://a.example/\"><svg onload=window.pwned=1>",
    "||**a|| <b>** </span></article></li>",
    "```</code></pre><script>window.pwned = 1</script>\n```",
    "<t:99999999999999999999:R> <@0> <#0> </x:1> <:x:1> <@\"><img>",
    "https://discord.com/channels/1/2/3\"><img/src=x/onerror=window.pwned=1>",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobodys_words_become_markup() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let tab = stage.tab("Ann").await;
    let here = ann_channel(&tab).await;
    let ben = stage.user("Ben").at(here);
    ben.rename("<img src=x onerror=\"window.pwned = 1\">");
    for words in NASTY {
        ben.says(words).expect("Ben may write");
    }
    ben.says("the end").expect("Ben may write");
    tab.until_last("the end").await;
    tab.reload().await;
    tab.until_last("the end").await;
    let strange = "document.querySelectorAll('#messages :is(script, img:not(.avatar img), svg, b:not(.above b)), [onerror], [onload], [onclick]').length";
    assert_eq!(tab.eval(strange).await, 0);
    assert_eq!(tab.eval("window.pwned === undefined").await, true);
    assert_eq!(
        tab.eval("[...document.querySelectorAll('#messages a')].every((a) => /^https?:/.test(a.protocol))")
            .await,
        true
    );
    let shown = tab
        .text("document.querySelector('#messages').innerText")
        .await;
    assert!(
        shown.contains("<script>window.pwned = 1</script>"),
        "{shown}"
    );
    // A challenge carries the name through the bot, the command list and the offers.
    tab.slash("challenge").await;
    tab.option("opponent", "<img", "<img").await;
    tab.press("Enter").await;
    tab.until_last("Challenge").await;
    assert_eq!(tab.eval(strange).await, 0);
    assert_eq!(tab.eval("window.pwned === undefined").await, true);
    tab.screenshot("nasty").await;
    stage.ends(&[&tab]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_message_leads_to_it() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let (ann, ben) = (stage.tab("Ann").await, stage.tab("Ben").await);
    begin(&ann, &ben, "").await;
    ann.slash("games").await;
    ann.press("Enter").await;
    ann.until_last("Only you can see this").await;
    ann.click("#messages > :last-child a[data-jump]", "").await;
    ann.until("document.activeElement.closest('.message.target')?.innerText.includes('To move')")
        .await;
    ann.click(".channels a", "#lounge").await;
    ann.until("document.querySelector('h1').textContent.includes('lounge')")
        .await;
    ann.live().await;
    ann.slash("games").await;
    ann.press("Enter").await;
    ann.until_last("Only you can see this").await;
    ann.click("#messages > :last-child a[data-jump]", "").await;
    ann.until("document.activeElement.closest('.message')?.innerText.includes('To move')")
        .await;
    stage.ends(&[&ann, &ben]).await;
}
