//! The other road: interactions as signed requests, to the same handlers.

use std::{fmt::Write, net::TcpListener, sync::Arc};

use ed25519_dalek::{Signer as _, SigningKey};
use leveret::{
    clock::Clock,
    config::EndpointSettings,
    discord::{self, Report},
    game::Moment,
    sandbox::{Arg, Options, Outcome, Road, Sign, text},
    store,
};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::stage::{Stage, has, said, told};

const NONE: [(&str, Arg); 0] = [];

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The bot behind an address that the emulated Discord sends its interactions to.
struct Endpoint {
    stop: CancellationToken,
    task: JoinHandle<anyhow::Result<Report>>,
}

impl Endpoint {
    async fn open(stage: &Stage) -> Endpoint {
        let key = Arc::new(SigningKey::from_bytes(&[7; 32]));
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let endpoint = EndpointSettings {
            public_key: hex(key.verifying_key().as_bytes()),
            address,
        };
        let settings = stage.settings();
        let store = store::open(&settings.database_url).await.expect("it opens");
        let emulated = stage.discord.clone();
        let clock = Clock::of(move || Moment(i64::try_from(emulated.now()).expect("this century")));
        let stop = CancellationToken::new();
        let asked = stop.clone();
        let task =
            tokio::spawn(
                async move { discord::serve(&settings, &endpoint, store, clock, asked).await },
            );
        stage
            .until(|| (!stage.discord.commands().is_empty()).then_some(()))
            .await;
        let sign = move |timestamp: &str, body: &str| {
            let signature = key.sign(format!("{timestamp}{body}").as_bytes());
            hex(&signature.to_bytes())
        };
        stage.discord.take_road(Road::Endpoint {
            url: format!("http://{address}/interactions"),
            sign: Sign::new(sign),
        });
        Endpoint { stop, task }
    }

    async fn close(self) {
        self.stop.cancel();
        let report = self.task.await.expect("no panic").expect("it ends well");
        assert_eq!(
            (report.failed, report.undelivered, report.unread),
            (0, 0, 0)
        );
    }
}

#[tokio::test]
async fn games_records_and_forms_go_over_signed_requests_too() {
    let stage = Stage::without_bot(Options::default()).await;
    let endpoint = Endpoint::open(&stage).await;
    let board = stage.hare_and_hounds().await;
    stage.clicks(board.id, &["a2 to b3", "b5 to a4"]).await;
    has(
        &told(stage.eve.click(board.id, "c2 to c3").await),
        "not one of the two players",
    );
    let replay = said(stage.eve.click(board.id, "Moves").await);
    has(&replay.text(), "After ply 2 of 2");

    // A response has no room for a file: it comes after it.
    let outcome = stage.ann.slash("export", [("game", text("1"))]).await;
    let message = outcome.expect("sent").message().expect("answered").id;
    let export = stage
        .until(|| {
            let message = stage.ann.message(message)?;
            (!message.attachments.is_empty()).then_some(message)
        })
        .await;
    assert!(export.is_ephemeral());
    has(&export.text(), "1. a2-b3 b5-a4 *");
    stage.settle().await;

    let form = match stage.eve.slash("import", NONE).await {
        Ok(Outcome::Modal(form)) => form,
        other => panic!("no form: {other:?}"),
    };
    let answer = told(stage.eve.submit(&form, &[("text", "hello")]).await);
    has(&answer, "The header Game is missing before the moves.");
    stage.settle().await;
    endpoint.close().await;
    stage.ends().await;
}
