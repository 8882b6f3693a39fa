//! The buttons and menus of a game: every way to move, to end it, to play again.

use crate::{
    game::{Game, Status},
    l10n::{Language, say},
    rules::{GameKind, Move, Point, Side},
};

use super::{
    press::{Press, Step, Subject},
    screen::{Button, Menu, MenuLine, Row, Weight},
    term,
};

/// How many buttons a row holds.
const BUTTONS_A_ROW: usize = 5;

/// How many moves are shown as buttons: four rows, because the fifth is for draw and resignation.
const MOST_MOVE_BUTTONS: usize = 4 * BUTTONS_A_ROW;

/// How many lines a menu holds.
const MOST_LINES: usize = 25;

/// The rows of controls, and a sentence for where they do not show all that can be done.
pub(super) fn rows(
    language: Language,
    game: &Game,
    chosen: Option<Point>,
) -> (Vec<Row>, Option<String>) {
    match &game.status {
        Status::Running {
            draw_offer,
            takeback,
            ..
        } => {
            let (mut rows, note) = moves(language, game, chosen);
            rows.push(agreement(
                language,
                game,
                draw_offer.is_some(),
                takeback.is_some(),
            ));
            (rows, note)
        }
        Status::Finished { .. } => {
            let again = button(
                say!(language, "board-rematch"),
                Press::Rematch(game.id),
                Weight::Main,
            );
            let replay = button(
                say!(language, "board-replay"),
                Press::Replay {
                    of: Subject::Game(game.id),
                    ply: 0,
                    step: Step::First,
                },
                Weight::Normal,
            );
            let again = (!game.has_next()).then_some(again);
            (
                vec![Row::Buttons(again.into_iter().chain([replay]).collect())],
                None,
            )
        }
    }
}

fn moves(language: Language, game: &Game, chosen: Option<Point>) -> (Vec<Row>, Option<String>) {
    let legal = game.line.legal_moves();
    if let Some(from) = chosen {
        return (targets(language, game, from, &legal), None);
    }
    match (game.setup.kind(), game.turn()) {
        (GameKind::FoxAndGeese, Side::Pack) => (vec![goose_menu(language, game, &legal)], None),
        (GameKind::FoxAndGeese, Side::Quarry) | (GameKind::HareAndHounds, _) => {
            if legal.len() <= MOST_MOVE_BUTTONS {
                (move_buttons(language, game, &legal), None)
            } else {
                move_menu(language, game, &legal)
            }
        }
    }
}

fn move_buttons(language: Language, game: &Game, legal: &[Move]) -> Vec<Row> {
    let buttons: Vec<Button> = legal
        .iter()
        .map(|mv| {
            button(
                term::move_words(language, mv),
                play(game, mv),
                Weight::Normal,
            )
        })
        .collect();
    in_rows(&buttons)
}

fn move_menu(language: Language, game: &Game, legal: &[Move]) -> (Vec<Row>, Option<String>) {
    let lines: Vec<MenuLine> = term::shortest_first(legal)
        .into_iter()
        .take(MOST_LINES)
        .map(|mv| MenuLine {
            label: term::move_words(language, mv),
            detail: None,
            press: play(game, mv),
        })
        .collect();
    let note = (legal.len() > lines.len()).then(|| {
        say!(
            language,
            "board-more-moves",
            shown = lines.len(),
            count = legal.len()
        )
    });
    let menu = Menu {
        prompt: say!(language, "board-choose-fox-move"),
        lines,
    };
    (vec![Row::Menu(menu)], note)
}

/// The menu of geese that can move; there are never more geese than a menu has lines.
fn goose_menu(language: Language, game: &Game, legal: &[Move]) -> Row {
    let lines = term::movable(legal)
        .into_iter()
        .take(MOST_LINES)
        .map(|from| {
            let point = from.to_string();
            let of_goose = legal.iter().filter(|mv| mv.from() == from);
            let targets = term::points(of_goose.map(Move::to));
            MenuLine {
                label: say!(language, "board-goose", point = point),
                detail: Some(say!(language, "board-goose-targets", targets = targets)),
                press: Press::Pick {
                    game: game.id,
                    ply: game.ply,
                    from,
                },
            }
        })
        .collect();
    Row::Menu(Menu {
        prompt: say!(language, "board-choose-goose"),
        lines,
    })
}

fn targets(language: Language, game: &Game, from: Point, legal: &[Move]) -> Vec<Row> {
    let back = button(
        say!(language, "board-back"),
        Press::Unpick {
            game: game.id,
            ply: game.ply,
        },
        Weight::Normal,
    );
    let buttons: Vec<Button> = legal
        .iter()
        .filter(|mv| mv.from() == from)
        .map(|mv| button(term::move_words(language, mv), play(game, mv), Weight::Main))
        .take(MOST_MOVE_BUTTONS - 1)
        .chain([back])
        .collect();
    in_rows(&buttons)
}

/// Draw, takeback and resignation, and a look at the moves where that leaves room.
fn agreement(language: Language, game: &Game, is_offered: bool, is_asked: bool) -> Row {
    let id = game.id;
    let mut buttons = if is_offered {
        vec![
            button(
                say!(language, "board-draw-accept"),
                Press::AcceptDraw(id),
                Weight::Yes,
            ),
            button(
                say!(language, "board-draw-decline"),
                Press::DeclineDraw(id),
                Weight::Normal,
            ),
        ]
    } else {
        vec![button(
            say!(language, "board-draw"),
            Press::OfferDraw(id),
            Weight::Normal,
        )]
    };
    buttons.extend(takeback(language, game, is_asked));
    buttons.push(button(
        say!(language, "board-resign"),
        Press::Resign(id),
        Weight::Grave,
    ));
    if buttons.len() < BUTTONS_A_ROW {
        buttons.push(button(
            say!(language, "board-own"),
            Press::View(id),
            Weight::Normal,
        ));
    }
    if buttons.len() < BUTTONS_A_ROW {
        buttons.push(moves_so_far(language, game));
    }
    Row::Buttons(buttons)
}

fn takeback(language: Language, game: &Game, is_asked: bool) -> Vec<Button> {
    let (game, ply) = (game.id, game.ply);
    if is_asked {
        vec![
            button(
                say!(language, "board-takeback-allow"),
                Press::AllowTakeback { game, ply },
                Weight::Yes,
            ),
            button(
                say!(language, "board-takeback-refuse"),
                Press::RefuseTakeback { game, ply },
                Weight::Normal,
            ),
        ]
    } else if ply > 0 {
        vec![button(
            say!(language, "board-takeback"),
            Press::AskTakeback { game, ply },
            Weight::Normal,
        )]
    } else {
        Vec::new()
    }
}

/// The button that shows the moves of a running game, for whoever presses it.
pub(super) fn moves_so_far(language: Language, game: &Game) -> Button {
    button(
        say!(language, "board-moves"),
        Press::Replay {
            of: Subject::Game(game.id),
            ply: u32::MAX,
            step: Step::Last,
        },
        Weight::Normal,
    )
}

fn play(game: &Game, mv: &Move) -> Press {
    Press::Play {
        game: game.id,
        ply: game.ply,
        mv: mv.clone(),
    }
}

/// A button.
pub(super) fn button(label: String, press: Press, weight: Weight) -> Button {
    Button {
        label,
        press,
        weight,
        idle: false,
    }
}

fn in_rows(buttons: &[Button]) -> Vec<Row> {
    buttons
        .chunks(BUTTONS_A_ROW)
        .map(|row| Row::Buttons(row.to_vec()))
        .collect()
}

/// The row that turns pages; none where there is only one page.
pub(super) fn pages(
    language: Language,
    page: u32,
    n_pages: u32,
    press: impl Fn(u32) -> Press,
) -> Vec<Row> {
    let mut buttons = Vec::new();
    if page > 0 {
        let before = page.min(n_pages) - 1;
        buttons.push(button(
            say!(language, "page-back"),
            press(before),
            Weight::Normal,
        ));
    }
    if page.saturating_add(1) < n_pages {
        buttons.push(button(
            say!(language, "page-on"),
            press(page + 1),
            Weight::Normal,
        ));
    }
    if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::gallery::{Cast, MANY_CHAINS, SOME_CHAINS, mv};

    fn of(game: &Game, chosen: Option<&str>) -> Vec<Press> {
        let chosen = chosen.map(|point| point.parse().unwrap());
        let (rows, _) = rows(Language::English, game, chosen);
        rows.into_iter()
            .flat_map(|row| match row {
                Row::Buttons(buttons) => buttons.into_iter().map(|it| it.press).collect(),
                Row::Menu(menu) => menu
                    .lines
                    .into_iter()
                    .map(|it| it.press)
                    .collect::<Vec<_>>(),
            })
            .collect()
    }

    fn moves(presses: &[Press]) -> Vec<Move> {
        let play = |press: &Press| match press {
            Press::Play { mv, .. } => Some(mv.clone()),
            _ => None,
        };
        presses.iter().filter_map(play).collect()
    }

    #[test]
    fn every_move_of_hare_and_hounds_is_a_button_of_the_ply_it_belongs_to() {
        let game = Cast::ordinary().game("hare-and-hounds", "a2-b3 b5-a4");
        let presses = of(&game, None);
        assert_eq!(moves(&presses), game.line.legal_moves());
        let first = Press::Play {
            game: game.id,
            ply: 2,
            mv: mv("b1-a2"),
        };
        assert_eq!(presses[0], first);
        let [.., draw, takeback, resign, own, replay] = &presses[..] else {
            panic!("{presses:?}");
        };
        assert_eq!(*draw, Press::OfferDraw(game.id));
        let (game, of) = (game.id, Subject::Game(game.id));
        assert_eq!(*takeback, Press::AskTakeback { game, ply: 2 });
        assert_eq!(*resign, Press::Resign(game));
        assert_eq!(*own, Press::View(game));
        let (ply, step) = (u32::MAX, Step::Last);
        assert_eq!(*replay, Press::Replay { of, ply, step });
    }

    #[test]
    fn a_goose_is_chosen_first_and_then_its_target() {
        let game = Cast::ordinary().game("fox-and-geese 13 every", "d4-e5");
        let presses = of(&game, None);
        let pick = Press::Pick {
            game: game.id,
            ply: 1,
            from: "a3".parse().unwrap(),
        };
        assert_eq!(presses[0], pick);
        assert_eq!(moves(&presses), []);
        let presses = of(&game, Some("a3"));
        assert_eq!(moves(&presses), [mv("a3-a4"), mv("a3-b4")]);
        assert!(presses.contains(&Press::Unpick {
            game: game.id,
            ply: 1
        }));
    }

    #[test]
    fn a_fox_with_many_chains_gets_a_menu_and_is_told_of_the_rest() {
        let cast = Cast::ordinary();
        let check = |position: &str, buttons: usize, is_told: bool| {
            let game = cast.game_at("fox-and-geese 13 every", position);
            let (rows, note) = rows(Language::English, &game, None);
            assert!(matches!(rows[0], Row::Menu(_)));
            assert_eq!(moves(&of(&game, None)).len(), buttons);
            assert_eq!(note.is_some(), is_told);
        };
        check(SOME_CHAINS, 24, false);
        check(MANY_CHAINS, MOST_LINES, true);
    }

    #[test]
    fn a_finished_game_can_be_played_again_and_looked_through() {
        let game = Cast::ordinary().game("hare-and-hounds", "a2-b3");
        let over = crate::view::gallery::ended(game, crate::game::Ending::DrawAgreed);
        let first = Press::Replay {
            of: Subject::Game(over.id),
            ply: 0,
            step: Step::First,
        };
        assert_eq!(of(&over, None), [Press::Rematch(over.id), first]);
    }
}
