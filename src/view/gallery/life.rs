//! The life of a game beside its moves: takebacks, matches, replays, records, finished games.

use super::{Cast, Gallery, NOW, ended};
use crate::{
    game::{Action, Ending, Game, GameId, ImportId, Pace, Played, Refusal, Series, act},
    l10n::Language,
    rules::{
        Contradiction, Ending as Ended, InvalidSetup, Line, Outcome, PositionError, Record,
        RecordError, RecordFault, Setup, Side,
    },
    view::{self, Replay, Subject, Unfit},
};

const MOVES: &str = "a2-b3 b5-a4 c2-c3 a4-b4";

impl Gallery {
    pub(in crate::view) fn life(language: Language, cast: &Cast) -> Self {
        let mut wall = Self::default();
        wall.takebacks(language, cast);
        wall.matches(language, cast);
        wall.replays(language, cast);
        wall.records(language);
        wall.faults(language);
        wall.history(language, cast);
        wall
    }

    fn takebacks(&mut self, language: Language, cast: &Cast) {
        let ask = Action::AskTakeback { at_ply: None };
        let asked = |setup, moves, by| act(&cast.game(setup, moves), by, &ask, NOW).unwrap();
        let (ann, ben) = (cast.ann.id, cast.ben.id);
        let hare = asked("hare-and-hounds", MOVES, ann);
        let both = act(&hare, ben, &Action::OfferDraw, NOW).unwrap();
        let fox = "fox-and-geese 13 every";
        for (name, game) in [
            ("takeback-hounds", &hare),
            ("takeback-and-draw", &both),
            ("takeback-hare", &asked("hare-and-hounds", MOVES, ben)),
            ("takeback-geese", &asked(fox, "d4-e5 a3-a4", ann)),
            ("takeback-fox", &asked(fox, "d4-e5 a3-a4", ben)),
        ] {
            self.hang(name, view::board(language, game));
        }
        self.hang("done-takeback-asked", view::done(language, &hare));
        self.hang_text("call-takeback", view::call(language, &hare, &[ben]));
        for (name, why) in [
            ("refused-takeback-asked", Refusal::TakebackAlreadyAsked),
            (
                "refused-takeback-to-answer",
                Refusal::TakebackToAnswer {
                    asked_by: cast.ben.clone(),
                },
            ),
            ("refused-no-takeback", Refusal::NoTakeback),
            ("refused-nothing-to-take-back", Refusal::NothingToTakeBack),
            ("refused-match-goes-on", Refusal::MatchGoesOn),
        ] {
            self.hang(name, view::refusal(language, &why));
        }
    }

    fn matches(&mut self, language: Language, cast: &Cast) {
        let mut challenge = cast.challenge("hare-and-hounds", None, Pace::Live, Some(&cast.ben));
        challenge.offer.terms.games = 2;
        self.hang(
            "challenge-match",
            view::challenge_card(language, &challenge, NOW),
        );
        let game = |nth, moves| {
            let mut game = cast.game("hare-and-hounds", moves);
            game.series = Series::first(2).map(|series| Series { nth, ..series });
            game
        };
        let show = |game: &Game| view::board(language, game);
        self.hang("match-begins", show(&game(1, "")));
        let trapped = Ending::Board(Outcome::Trapped);
        self.hang("match-goes-on", show(&ended(game(1, MOVES), trapped)));
        self.hang("match-won", show(&ended(game(2, MOVES), trapped)));
        let drawn = ended(game(2, MOVES), Ending::DrawAgreed);
        self.hang("match-drawn", show(&drawn));
        let called_off = ended(game(2, ""), Ending::Aborted);
        self.hang("match-called-off", show(&called_off));
    }

    fn replays(&mut self, language: Language, cast: &Cast) {
        let played = |game: Game, moves: &str| {
            let mut line = Line::new(game.setup.start());
            for mv in moves.split_whitespace() {
                line.play(&mv.parse().unwrap()).unwrap();
            }
            Played { game, line }
        };
        let running = played(cast.game("hare-and-hounds", MOVES), MOVES);
        let over = Played {
            game: ended(running.game.clone(), Ending::Resigned(Side::Quarry)),
            ..running.clone()
        };
        let show = |played: &Played, ply| view::replay(language, &Replay::game(played), ply);
        self.hang("replay-first", show(&over, 0));
        self.hang("replay-middle", show(&over, 2));
        self.hang("replay-last", show(&over, u32::MAX));
        self.hang("replay-running", show(&running, 9));
        let fresh = played(cast.game("fox-and-geese 13 every", ""), "");
        self.hang("replay-no-moves", show(&fresh, 0));
        let setup = "fox-and-geese 15 every sideways";
        let long = many_moves(setup);
        let long = played(cast.game(setup, &long), &long);
        self.hang("replay-long", show(&long, 25));

        let record = over.record().unwrap();
        let game = Subject::Game(GameId(cast.id));
        self.hang("export-game", view::export(language, game, &record));
        let import = ImportId(cast.id);
        self.hang(
            "export-import",
            view::export(language, Subject::Import(import), &record),
        );
        let replay = Replay::import(import, &record);
        self.hang("replay-import", view::replay(language, &replay, 4));
        self.hang("import-gone", view::import_gone(language));
        let form = view::import_form(language);
        self.hang_text(
            "import-form",
            format!("{}\n{}\n{}", form.title, form.label, form.example),
        );
        for (name, why) in [
            ("unfit-too-large", Unfit::TooLarge),
            ("unfit-not-text", Unfit::NotText),
            ("unfit-out-of-reach", Unfit::OutOfReach),
        ] {
            self.hang(name, view::unfit_file(language, why));
        }
    }

    /// Records that go wrong, each in another way.
    fn records(&mut self, language: Language) {
        let head = "[Game \"hare-and-hounds\"]\n[Hounds \"A\"]\n[Hare \"B\"]\n";
        let ended = "[Result \"*\"]\n[Termination \"in-play\"]\n";
        let fox = "[Game \"fox-and-geese\"]\n";
        let mut show = |name, text: String| {
            let error = text.parse::<Record>().unwrap_err();
            self.hang(name, view::bad_record(language, &error));
        };
        show("record-too-long", " ".repeat(300_000));
        show("record-bad-header", "[Game".to_owned());
        show("record-repeated-header", format!("{head}{head}"));
        show(
            "record-late-header",
            format!("{head}{ended}1. a2-b3\n{head}"),
        );
        show("record-missing-header", ended.to_owned());
        show("record-date", format!("{head}[Date \"*today*\"]\n{ended}*"));
        show(
            "record-termination",
            format!("{head}[Result \"*\"]\n[Termination \"bored\"]\n"),
        );
        show(
            "record-result",
            format!("{head}[Result \"hare\"]\n[Termination \"in-play\"]\n"),
        );
        show("record-move-number", format!("{head}{ended}2. a2-b3 *"));
        show("record-move", format!("{head}{ended}1. a2-h9 *"));
        show("record-illegal", format!("{head}{ended}1. a2-b1 *"));
        show("record-no-result", format!("{head}{ended}1. a2-b3"));
        show(
            "record-unexpected",
            format!("{head}{ended}1. a2-b3 * hello"),
        );
        let trapped = "[Result \"hounds\"]\n[Termination \"trapped\"]\n";
        show(
            "record-contradiction-running",
            format!("{head}{trapped}hounds"),
        );
        show("record-setup-game", "[Game \"chess\"]".to_owned());
        show("record-setup-geese", format!("{fox}[Setup \"14 every\"]"));
        show(
            "record-setup-diagonals",
            format!("{fox}[Setup \"13 some\"]"),
        );
        show(
            "record-setup-more",
            format!("{fox}[Setup \"13 every sideways up\"]"),
        );
        for (name, position) in [
            ("record-position-parts", "h/3/3/D1D/D d"),
            ("record-position-rows", "h/3/D1D/D d 0 1"),
            ("record-position-row", "h/2/3/D1D/D d 0 1"),
            ("record-position-row-one", "2/3/h2/D1D/D d 0 1"),
            ("record-position-letter", "h/3/3/D*D/D d 0 1"),
            ("record-position-quarry", "1/3/3/D1D/D d 0 1"),
            ("record-position-pack", "h/3/3/D1D/1 d 0 1"),
            ("record-position-side", "h/3/3/D1D/D x 0 1"),
            ("record-position-counter", "h/3/3/D1D/D d 99 1"),
            ("record-position-number", "h/3/3/D1D/D d 0 0"),
        ] {
            show(name, format!("{head}[Position \"{position}\"]\n{ended}*"));
        }
    }

    /// Faults that no text has so far been seen to cause.
    fn faults(&mut self, language: Language) {
        let point = "b3".parse().unwrap();
        let contradiction = Contradiction {
            said: Ended::Board(Outcome::Trapped),
            shown: Some(Outcome::GotPast),
        };
        for (name, fault) in [
            (
                "record-contradiction",
                RecordFault::Contradiction(contradiction),
            ),
            (
                "record-position-off-board",
                RecordFault::Position(PositionError::OffBoard(point)),
            ),
            (
                "record-position-shared",
                RecordFault::Position(PositionError::SharedPoint(point)),
            ),
            (
                "record-setup-too-long",
                RecordFault::Setup(InvalidSetup::TooLong(200)),
            ),
        ] {
            let error = RecordError { line: 4, fault };
            self.hang(name, view::bad_record(language, &error));
        }
    }

    fn history(&mut self, language: Language, cast: &Cast) {
        let mut id = cast.id.max(20);
        let mut over = |setup, moves, ending| {
            let mut game = ended(cast.game(setup, moves), ending);
            game.id = GameId(id);
            id -= 1;
            game
        };
        let fox = "fox-and-geese 13 every";
        let games = [
            over("hare-and-hounds", MOVES, Ending::Board(Outcome::Trapped)),
            over(fox, "d4-e5", Ending::Resigned(Side::Pack)),
            over("hare-and-hounds", MOVES, Ending::DrawAgreed),
            over(fox, "", Ending::Aborted),
        ];
        let show =
            |games: &[Game], page, total| view::history(language, &cast.ann, games, page, total);
        self.hang("history-none", show(&[], 0, 0));
        self.hang("history", show(&games, 0, 4));
        let mut many: Vec<Game> = Vec::new();
        for _ in 0..10 {
            many.push(over("hare-and-hounds", MOVES, Ending::TimedOut(Side::Pack)));
        }
        self.hang("history-paged", show(&many, 1, 25));
        let offered = view::suggest_games(language, cast.ann.id, &games[..2], "");
        self.hang_suggestions("suggest-games-over", &offered);
    }
}

/// The first moves of a game, more than a replay lists at a time; the same whenever asked.
fn many_moves(setup: &str) -> String {
    let mut line = Line::new(setup.parse::<Setup>().unwrap().start());
    for at in 0..60 {
        let legal = line.legal_moves();
        let Some(mv) = legal.get(at * 7 % legal.len().max(1)) else {
            break;
        };
        line.play(mv).unwrap();
    }
    let words: Vec<String> = line.moves().iter().map(ToString::to_string).collect();
    words.join(" ")
}
