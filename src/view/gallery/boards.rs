//! What everybody sees: challenges, boards, results, and the lines that notify.

use super::{Cast, Gallery, NOW, ended, mv};
use crate::{
    game::{
        Action, ChallengeEnd, Ending, Game, GameId, Pace, PersonId, PersonSettings, RatingChange,
        Status, act,
        ratings::{self, Rating},
    },
    l10n::Language,
    rules::{Outcome, Side},
    view,
};

/// A fox among lonely geese, with more chains of jumps than a menu has lines.
pub(in crate::view) const MANY_CHAINS: &str = "3/3/2GGG2/2GfG2/2GGG2/3/GG1 f 0 9";

/// A fox with more moves than there is room for as buttons, and fewer than a menu has lines.
pub(in crate::view) const SOME_CHAINS: &str = "3/3/2GGG2/2Gf3/2G1G2/3/GGG f 0 9";

impl Gallery {
    pub(in crate::view) fn boards(language: Language, cast: &Cast) -> Self {
        let mut wall = Self::default();
        wall.challenges(language, cast);
        wall.running(language, cast);
        wall.results(language, cast);
        wall.calls(language, cast);
        wall
    }

    fn challenges(&mut self, language: Language, cast: &Cast) {
        let card = |challenge| view::challenge_card(language, &challenge, NOW);
        let hare = |side, opponent| cast.challenge("hare-and-hounds", side, Pace::Live, opponent);
        let open = hare(None, Some(&cast.ben));
        self.hang("challenge", card(open.clone()));
        self.hang("challenge-anyone", card(hare(Some(Side::Quarry), None)));
        let mut idle = hare(Some(Side::Pack), Some(&cast.ben));
        idle.offer.terms.idle_options = true;
        self.hang("challenge-idle-options", card(idle));
        for (name, setup, side, pace) in [
            (
                "challenge-fox",
                "fox-and-geese 13 every",
                Some(Side::Pack),
                Pace::OneDay,
            ),
            (
                "challenge-fox-sideways",
                "fox-and-geese 15 every sideways",
                Some(Side::Quarry),
                Pace::ThreeDays,
            ),
            (
                "challenge-fox-alternate",
                "fox-and-geese 17 alternate",
                None,
                Pace::SevenDays,
            ),
            (
                "challenge-fox-alternate-sideways",
                "fox-and-geese 17 alternate sideways",
                None,
                Pace::Unlimited,
            ),
        ] {
            self.hang(
                name,
                card(cast.challenge(setup, side, pace, Some(&cast.ben))),
            );
        }
        let mut rematch = hare(Some(Side::Pack), Some(&cast.ben));
        rematch.offer.rematch_of = Some(GameId(cast.id));
        self.hang("challenge-rematch", card(rematch));
        for (name, end) in [
            ("challenge-accepted", ChallengeEnd::Accepted),
            ("challenge-declined", ChallengeEnd::Declined),
            ("challenge-cancelled", ChallengeEnd::Cancelled),
            ("challenge-expired", ChallengeEnd::Expired),
        ] {
            let mut over = open.clone();
            over.end = Some(end);
            self.hang(name, card(over));
        }
    }

    fn running(&mut self, language: Language, cast: &Cast) {
        let board = |game: &Game| view::board(language, game);
        let hare = |moves| cast.game("hare-and-hounds", moves);
        self.hang("board-hare-start", board(&hare("")));
        self.hang("board-hare-hounds-moved", board(&hare("a2-b3")));
        self.hang("board-hare-hare-moved", board(&hare("a2-b3 b5-a4")));
        let mut stalling = hare("a2-b2 b5-b4 b2-a2");
        stalling.rated = false;
        stalling.status = Status::Running {
            turn: None,
            draw_offer: None,
            takeback: None,
        };
        stalling.pace = Pace::Unlimited;
        self.hang("board-hare-stall", board(&stalling));
        let offered = act(&hare("a2-b3"), cast.ann.id, &Action::OfferDraw, NOW).unwrap();
        self.hang("board-hare-draw-offered", board(&offered));
        let offered = act(&hare("a2-b3"), cast.ben.id, &Action::OfferDraw, NOW).unwrap();
        self.hang("board-hare-draw-offered-by-hare", board(&offered));
        self.hang(
            "board-hare-look",
            view::own_board(
                language,
                &hare("a2-b3"),
                None,
                PersonId(99),
                &PersonSettings::default(),
            ),
        );
        self.hang(
            "board-hare-moved-on",
            view::moved_on(language, &hare("a2-b3")),
        );

        let fox = |moves| cast.game("fox-and-geese 13 every", moves);
        self.hang("board-fox-start", board(&fox("")));
        self.hang("board-fox-geese-to-move", board(&fox("d4-e5")));
        self.hang(
            "board-fox-goose-chosen",
            view::board_with(language, &fox("d4-e5"), Some(mv("a3-a4").from())),
        );
        self.hang("board-fox-geese-moved", board(&fox("d4-e5 a3-a4")));
        self.hang(
            "board-fox-captured-one",
            board(&fox("d4-e5 d3-d4 e5-d5 c3-c4 d5xd3")),
        );
        let offered = act(&fox("d4-e5"), cast.ann.id, &Action::OfferDraw, NOW).unwrap();
        self.hang("board-fox-draw-offered", board(&offered));
        let offered = act(&fox("d4-e5"), cast.ben.id, &Action::OfferDraw, NOW).unwrap();
        self.hang("board-fox-draw-offered-by-fox", board(&offered));
        let mut captured = cast.game_at("fox-and-geese 13 every", MANY_CHAINS);
        let chain = captured.line.legal_moves();
        let longest = chain.iter().max_by_key(|mv| mv.landings().len()).unwrap();
        captured = act(
            &captured,
            cast.ben.id,
            &Action::Play {
                mv: longest.clone(),
                at_ply: None,
            },
            NOW,
        )
        .unwrap();
        captured.status = Status::Running {
            turn: None,
            draw_offer: None,
            takeback: None,
        };
        self.hang("board-fox-captured-many", board(&captured));
        self.hang(
            "board-fox-menu",
            board(&cast.game_at("fox-and-geese 13 every", SOME_CHAINS)),
        );
        self.hang(
            "board-fox-menu-full",
            board(&cast.game_at("fox-and-geese 13 every", MANY_CHAINS)),
        );
    }

    fn results(&mut self, language: Language, cast: &Cast) {
        let hare = || cast.game("hare-and-hounds", "a2-b3 b5-a4");
        let fox = || cast.game("fox-and-geese 17 alternate sideways", "d4-e5 g5-f5");
        let mut show = |name, game: Game, ending| {
            self.hang(name, view::done(language, &ended(game, ending)));
        };
        show("over-hare-trapped", hare(), Ending::Board(Outcome::Trapped));
        show(
            "over-hare-got-past",
            hare(),
            Ending::Board(Outcome::GotPast),
        );
        show("over-hare-stalled", hare(), Ending::Board(Outcome::Stalled));
        show(
            "over-hare-hounds-resigned",
            hare(),
            Ending::Resigned(Side::Pack),
        );
        show(
            "over-hare-hare-resigned",
            hare(),
            Ending::Resigned(Side::Quarry),
        );
        show(
            "over-hare-hounds-timed-out",
            hare(),
            Ending::TimedOut(Side::Pack),
        );
        show(
            "over-hare-hare-timed-out",
            hare(),
            Ending::TimedOut(Side::Quarry),
        );
        show("over-hare-draw-agreed", hare(), Ending::DrawAgreed);
        show("over-hare-aborted", hare(), Ending::Aborted);
        show("over-fox-trapped", fox(), Ending::Board(Outcome::Trapped));
        show("over-fox-captured", fox(), Ending::Board(Outcome::Captured));
        show("over-fox-blocked", fox(), Ending::Board(Outcome::Blocked));
        show("over-fox-repeated", fox(), Ending::Board(Outcome::Repeated));
        show(
            "over-fox-geese-resigned",
            fox(),
            Ending::Resigned(Side::Pack),
        );
        show(
            "over-fox-fox-resigned",
            fox(),
            Ending::Resigned(Side::Quarry),
        );
        show(
            "over-fox-geese-timed-out",
            fox(),
            Ending::TimedOut(Side::Pack),
        );
        show(
            "over-fox-fox-timed-out",
            fox(),
            Ending::TimedOut(Side::Quarry),
        );
        self.hang(
            "over-hare-rated",
            view::board(language, &rated(hare(), Ending::Board(Outcome::Trapped))),
        );
        self.hang(
            "over-fox-rated",
            view::board(language, &rated(fox(), Ending::Resigned(Side::Pack))),
        );
        let aborted = ended(cast.game("hare-and-hounds", ""), Ending::Aborted);
        self.hang("over-hare-aborted-board", view::board(language, &aborted));
        let mut unrated = hare();
        unrated.rated = false;
        let unrated = ended(unrated, Ending::Board(Outcome::GotPast));
        self.hang("over-hare-not-rated", view::board(language, &unrated));
    }

    fn calls(&mut self, language: Language, cast: &Cast) {
        let hare = cast.game("hare-and-hounds", "a2-b3");
        let fox = cast.game("fox-and-geese 13 every", "d4-e5");
        let both = [cast.ann.id, cast.ben.id];
        let offered = act(&hare, cast.ann.id, &Action::OfferDraw, NOW).unwrap();
        let over = ended(hare.clone(), Ending::DrawAgreed);
        self.hang_text("call-turn", view::call(language, &hare, &[cast.ben.id]));
        self.hang_text("call-draw", view::call(language, &offered, &[cast.ben.id]));
        self.hang_text("call-over", view::call(language, &over, &both));
        for (name, setup) in [
            ("call-challenge-hare", "hare-and-hounds"),
            ("call-challenge-fox", "fox-and-geese 13 every"),
        ] {
            let challenge = cast.challenge(setup, None, Pace::Live, Some(&cast.ben));
            let line = view::challenge_call(language, &challenge.offer, cast.ben.id);
            self.hang_text(name, line);
        }
        self.hang_text(
            "reminder-hare",
            view::reminder(language, &hare, cast.ben.id),
        );
        self.hang_text("reminder-fox", view::reminder(language, &fox, cast.ann.id));
    }
}

fn rated(game: Game, ending: Ending) -> Game {
    let before = Rating::default();
    let (pack, quarry) = ratings::after(before, before, ending.score().unwrap());
    let mut game = ended(game, ending);
    if let Status::Finished { ratings, .. } = &mut game.status {
        *ratings = Some(RatingChange {
            pack: (before, pack),
            quarry: (before, quarry),
        });
    }
    game
}
