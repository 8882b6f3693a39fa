//! A challenge's message: what is offered, to whom, until when, and what became of it.

use crate::{
    game::{Challenge, ChallengeEnd, ChallengeId, Moment, NewChallenge, ratings::RATED_A_DAY},
    l10n::{Language, say},
    rules::Setup,
};

use super::{
    controls::button,
    press::Press,
    screen::{Button, Row, Screen, Tone, Weight},
    term,
};

/// The card of a challenge as it stands at `now`.
pub fn challenge_card(language: Language, challenge: &Challenge, now: Moment) -> Screen {
    let offer = &challenge.offer;
    let mut lines = terms(language, offer);
    let end = challenge.end_at(now);
    match end {
        None => {
            lines.push(say!(language, "challenge-rated", limit = RATED_A_DAY));
            let when = term::stamp(offer.expires);
            lines.push(say!(language, "challenge-expires", when = when));
        }
        Some(end) => {
            let over = say!(language, "challenge-over", end = end_key(end));
            lines.push(format!("**{over}**"));
        }
    }
    Screen {
        title: Some(title(language, offer)),
        text: lines.join("\n"),
        footer: None,
        tone: if end.is_some() {
            Tone::Over
        } else {
            Tone::Waiting
        },
        rows: if end.is_some() {
            Vec::new()
        } else {
            vec![Row::Buttons(answers(language, challenge))]
        },
        file: None,
    }
}

fn title(language: Language, offer: &NewChallenge) -> String {
    let setup = term::setup_name(language, offer.terms.setup);
    match offer.rematch_of {
        Some(_) => say!(language, "challenge-title-rematch", setup = setup),
        None => say!(language, "challenge-title", setup = setup),
    }
}

fn terms(language: Language, offer: &NewChallenge) -> Vec<String> {
    let terms = &offer.terms;
    let challenger = term::named(language, &offer.challenger);
    let from = challenger.clone();
    let mut lines = vec![say!(language, "challenge-from", name = from)];
    lines.push(match &offer.opponent {
        Some(opponent) => {
            let name = term::named(language, opponent);
            say!(language, "challenge-to", name = name)
        }
        None => say!(language, "challenge-to-anyone"),
    });
    lines.push(match terms.side {
        Some(side) => say!(
            language,
            "challenge-side",
            side = terms.setup.kind().side_key(side),
            name = challenger
        ),
        None => say!(language, "challenge-side-chance"),
    });
    lines.push(say!(
        language,
        "challenge-pace",
        pace = term::pace_key(terms.pace)
    ));
    if terms.games > 1 {
        lines.push(say!(language, "challenge-match", count = terms.games));
    }
    match terms.setup {
        Setup::HareAndHounds => {}
        Setup::FoxAndGeese(options) => lines.push(say!(
            language,
            "challenge-setup",
            geese = options.geese.number(),
            sideways = term::sideways(options),
            diagonals = term::diagonals(options)
        )),
    }
    if terms.idle_options {
        lines.push(say!(language, "challenge-idle-options"));
    }
    lines
}

fn answers(language: Language, challenge: &Challenge) -> Vec<Button> {
    let id = challenge.id;
    let accept = button(
        say!(language, "challenge-accept"),
        Press::Accept(id),
        Weight::Yes,
    );
    let decline = button(
        say!(language, "challenge-decline"),
        Press::Decline(id),
        Weight::Normal,
    );
    let cancel = cancel(language, id);
    // An open challenge is nobody's to decline.
    match challenge.offer.opponent {
        Some(_) => vec![accept, decline, cancel],
        None => vec![accept, cancel],
    }
}

/// The way to take a challenge back whose card is elsewhere, or gone.
pub fn take_back(language: Language, id: ChallengeId) -> Row {
    Row::Buttons(vec![cancel(language, id)])
}

fn cancel(language: Language, id: ChallengeId) -> Button {
    button(
        say!(language, "challenge-cancel"),
        Press::Cancel(id),
        Weight::Normal,
    )
}

/// The word by which messages tell the ends of a challenge apart.
pub(super) fn end_key(end: ChallengeEnd) -> &'static str {
    match end {
        ChallengeEnd::Accepted => "accepted",
        ChallengeEnd::Declined => "declined",
        ChallengeEnd::Cancelled => "cancelled",
        ChallengeEnd::Expired => "expired",
    }
}
