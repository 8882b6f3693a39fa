//! People of two languages at one table, in a server of a third.

use leveret::{
    rules::Outcome,
    sandbox::{Arg, Permissions, text, user},
};

use crate::games;
use crate::stage::{Stage, has, labels, said, told};

const NONE: [(&str, Arg); 0] = [];

#[tokio::test]
async fn a_pole_and_a_greek_play_in_an_italian_server() {
    let stage = Stage::set().await;
    let (ann, ben) = (
        stage.ann.clone().locale("pl"),
        stage.ben.clone().locale("el"),
    );
    let home = stage.discord.home();
    stage
        .discord
        .allow(&stage.eve, home, Permissions::MANAGE_GUILD);
    let panel = said(stage.eve.slash("server", NONE).await);
    let italian = stage
        .eve
        .select(panel.id, "Choose the language", &["Italiano"]);
    has(&said(italian.await).text(), "Italiano");

    // What everybody sees is Italian.
    let terms = [("opponent", user(&ben)), ("side", text("pack"))];
    let card = said(ann.slash("challenge", terms).await);
    has(&card.text(), "Sfida: Lepre e cani");
    has(&card.text(), "Schieramenti: cani per Ann");
    // What one sees alone is one's own.
    has(
        &told(ann.click(card.id, "Accetta").await),
        "To twoje własne wyzwanie.",
    );
    let board = said(ben.click(card.id, "Accetta").await);
    has(&board.text(), "Tocca ai cani (Ann).");
    stage.settle().await;
    has(
        &told(ben.click(board.id, "da a2 a a3").await),
        "Δεν είναι η σειρά σου.",
    );
    has(&told(ann.slash("games", NONE).await), "Twoje partie");
    has(&told(ben.slash("games", NONE).await), "Οι παρτίδες σου");
    has(
        &told(stage.eve.click(board.id, "Abbandona").await),
        "You are not one of the two players",
    );

    let mut end = board;
    for (at, mv) in games::hare_and_hounds(Outcome::Trapped).iter().enumerate() {
        let player = if at % 2 == 0 { &ann } else { &ben };
        let label = format!("da {} a {}", mv.from(), mv.to());
        end = said(player.click(end.id, &label).await);
    }
    has(&end.text(), "Vincono i cani: la lepre è intrappolata.");
    has(&end.text(), "Punteggio con i cani: Ann 1500 → 1662");
    assert_eq!(labels(&end), ["Rivincita", "Rivedi"]);
    stage.settle().await;
    has(
        &told(ben.slash("resign", NONE).await),
        "Δεν έχεις σε εξέλιξη παρτίδα που να ταιριάζει.",
    );
    ann.take_pings();
    ben.take_pings();
    stage.ends().await;
}
