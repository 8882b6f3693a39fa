//! What only the one who asked sees: confirmations, refusals, troubles.

use super::{Cast, Gallery, NOW, boards::MANY_CHAINS, ended, mv};
use crate::{
    game::{Action, ChallengeEnd, Ending, Game, Refusal, act},
    l10n::Language,
    rules::{GameKind, IllegalMove, Move, Outcome, ParseMoveError, Side},
    view::{self, Lack},
};

/// Geese with more moves than are listed.
const MANY_GEESE: &str = "f2/3/G1G1G1G/1G1G1G1/G1G1G1G/1G1/G1G g 0 9";

impl Gallery {
    pub(in crate::view) fn private(language: Language, cast: &Cast) -> Self {
        let mut wall = Self::default();
        wall.confirmations(language, cast);
        wall.refusals(language, cast);
        wall.late_clicks(language);
        wall.illegal_moves(language, cast);
        wall.unreadable_moves(language, cast);
        wall.troubles(language, cast);
        wall
    }

    fn confirmations(&mut self, language: Language, cast: &Cast) {
        let hare = cast.game("hare-and-hounds", "a2-b3 b5-a4");
        let fox = cast.game("fox-and-geese 13 every", "d4-e5 a3-a4");
        let offered = act(&hare, cast.ann.id, &Action::OfferDraw, NOW).unwrap();
        let over = ended(hare.clone(), Ending::Resigned(Side::Pack));
        self.hang("done-moved", view::done(language, &hare));
        self.hang("done-draw-offered", view::done(language, &offered));
        self.hang("done-over", view::done(language, &over));
        self.hang("done-kept-playing", view::kept_playing(language));
        self.hang("resign-hare", view::confirm_resign(language, &hare));
        self.hang("resign-fox", view::confirm_resign(language, &fox));
        let early = cast.game("hare-and-hounds", "a2-b3");
        self.hang("resign-early", view::confirm_resign(language, &early));
    }

    fn refusals(&mut self, language: Language, cast: &Cast) {
        let (ann, ben) = (&cast.ann, &cast.ben);
        let already = |opponent: Option<&_>, kind| Refusal::AlreadyChallenged {
            opponent: opponent.cloned(),
            kind,
        };
        let (hare, fox) = (GameKind::HareAndHounds, GameKind::FoxAndGeese);
        for (name, why) in [
            ("refused-oneself", Refusal::ChallengedOneself),
            ("refused-bot", Refusal::ChallengedABot(ben.clone())),
            ("refused-already-hare", already(Some(ben), hare)),
            ("refused-already-fox", already(Some(ben), fox)),
            ("refused-already-anyone-hare", already(None, hare)),
            ("refused-already-anyone-fox", already(None, fox)),
            ("refused-too-many", Refusal::TooManyChallenges { limit: 5 }),
            (
                "refused-too-many-one",
                Refusal::TooManyChallenges { limit: 1 },
            ),
            (
                "refused-accepted",
                Refusal::ChallengeOver(ChallengeEnd::Accepted),
            ),
            (
                "refused-declined",
                Refusal::ChallengeOver(ChallengeEnd::Declined),
            ),
            (
                "refused-cancelled",
                Refusal::ChallengeOver(ChallengeEnd::Cancelled),
            ),
            (
                "refused-expired",
                Refusal::ChallengeOver(ChallengeEnd::Expired),
            ),
            (
                "refused-not-yours",
                Refusal::NotYourChallenge {
                    meant_for: ben.clone(),
                },
            ),
            ("refused-own", Refusal::OwnChallenge),
            (
                "refused-not-the-challenger",
                Refusal::NotTheChallenger {
                    challenger: ann.clone(),
                },
            ),
            ("refused-spectator", Refusal::Spectator),
            (
                "refused-turn",
                Refusal::NotYourTurn {
                    to_move: ben.clone(),
                },
            ),
            ("refused-board-changed", Refusal::BoardChanged),
            ("refused-draw-offered", Refusal::DrawAlreadyOffered),
            ("refused-no-draw-offer", Refusal::NoDrawOffer),
            ("refused-still-running", Refusal::StillRunning),
            (
                "refused-rematch-asked",
                Refusal::RematchAsked { by: ann.id },
            ),
            ("refused-rematch-done", Refusal::RematchDone),
        ] {
            self.hang(name, view::refusal(language, &why));
        }
    }

    fn late_clicks(&mut self, language: Language) {
        for (name, ending) in [
            ("late-trapped", Ending::Board(Outcome::Trapped)),
            ("late-got-past", Ending::Board(Outcome::GotPast)),
            ("late-stalled", Ending::Board(Outcome::Stalled)),
            ("late-captured", Ending::Board(Outcome::Captured)),
            ("late-blocked", Ending::Board(Outcome::Blocked)),
            ("late-repeated", Ending::Board(Outcome::Repeated)),
            ("late-resigned", Ending::Resigned(Side::Pack)),
            ("late-timed-out", Ending::TimedOut(Side::Quarry)),
            ("late-draw-agreed", Ending::DrawAgreed),
            ("late-aborted", Ending::Aborted),
        ] {
            self.hang(name, view::refusal(language, &Refusal::GameOver(ending)));
        }
    }

    fn illegal_moves(&mut self, language: Language, cast: &Cast) {
        let hare = cast.game("hare-and-hounds", "");
        let straight = cast.game("fox-and-geese 17 every", "d4-e5");
        let geese = cast.game_at("fox-and-geese 17 every sideways", MANY_GEESE);
        let fox = cast.game_at("fox-and-geese 13 every", MANY_CHAINS);
        let mut show = |name, game: &Game, written: &str| {
            let tried = mv(written);
            let why = Refusal::Illegal {
                reason: game.line.clone().play(&tried).unwrap_err(),
                mv: tried,
                legal: game.line.legal_moves(),
            };
            self.hang(name, view::refusal(language, &why));
        };
        show("illegal-off-board", &hare, "a2-a1");
        show("illegal-empty", &hare, "b2-b3");
        show("illegal-not-yours", &hare, "b5-b4");
        show("illegal-cannot-jump", &hare, "a2-a4");
        show("illegal-no-line", &hare, "a2-b4");
        show("illegal-backward", &hare, "a2-b1");
        show("illegal-occupied", &hare, "b1-a2");
        show("illegal-sideways", &straight, "a4-b4");
        show("illegal-of-many", &geese, "a1-b2");
        show("illegal-one-of-many", &geese, "d2-d5");
        show("illegal-nothing-to-jump", &fox, "d4xd6xd4");
        let over = Refusal::Illegal {
            mv: mv("a2-a3"),
            reason: IllegalMove::Finished(Outcome::Trapped),
            legal: Vec::new(),
        };
        self.hang("illegal-finished", view::refusal(language, &over));
    }

    fn unreadable_moves(&mut self, language: Language, cast: &Cast) {
        let hare = cast.game("hare-and-hounds", "");
        let geese = cast.game_at("fox-and-geese 17 every sideways", MANY_GEESE);
        let mut show = |name, game: &Game, error: &ParseMoveError| {
            self.hang(name, view::not_a_move(language, game, error));
        };
        let typed = |text: &str| text.parse::<Move>().unwrap_err();
        show("unreadable-empty", &hare, &typed(" "));
        show("unreadable-too-long", &hare, &typed(&"a2".repeat(200)));
        show("unreadable-point", &hare, &typed("a2-*h9*"));
        show("unreadable-cut-short", &hare, &typed("a2-"));
        show("unreadable-no-landing", &hare, &typed("a2"));
        show("unreadable-same-point", &hare, &typed("a2-a2"));
        show("unreadable-not-a-jump", &hare, &typed("a2xa3"));
        show(
            "unreadable-too-many-jumps",
            &hare,
            &ParseMoveError::TooManyJumps,
        );
        show("unreadable-of-many", &geese, &typed("hello"));
    }

    fn troubles(&mut self, language: Language, cast: &Cast) {
        for (name, lack) in [
            ("lacks-view-channel", Lack::ViewChannel),
            ("lacks-send-messages", Lack::SendMessages),
            (
                "lacks-send-messages-in-threads",
                Lack::SendMessagesInThreads,
            ),
            ("lacks-embed-links", Lack::EmbedLinks),
        ] {
            self.hang(name, view::lacks(language, lack));
        }
        let games: Vec<Game> = (0..6)
            .map(|_| cast.game("hare-and-hounds", "a2-b3"))
            .collect();
        let games: Vec<&Game> = games.iter().collect();
        self.hang("which-game", view::which_game(language, &cast.ben, &games));
        self.hang("no-game", view::no_game(language));
        self.hang("no-such-game", view::no_such_game(language, "*12*"));
        self.hang("unknown-button", view::unknown_button(language));
        self.hang("unknown-command", view::unknown_command(language));
        self.hang("bad-option", view::bad_option(language, "pace"));
        self.hang("busy", view::busy(language));
        self.hang("went-wrong", view::went_wrong(language, "4f1c"));
    }
}
