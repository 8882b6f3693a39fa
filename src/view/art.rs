//! The board as text art: plain ASCII, at most 22 columns, the same in every language.
//!
//! A piece is its letter, an empty point a dot, and every line of the board is drawn. The piece
//! that moved last, or that is chosen, stands in brackets on the wide board of Hare and Hounds and
//! is a small letter on the narrow one of Fox and Geese; the point it came from is an `o`.

use crate::rules::{GameKind, Move, Point, Position, Side};

/// What is to be pointed out on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The move played last.
    pub last: Option<Move>,
    /// The piece that is chosen to move.
    pub chosen: Option<Point>,
}

/// The letter of a side's pieces.
pub fn letter(kind: GameKind, side: Side) -> char {
    match (kind, side) {
        (GameKind::HareAndHounds, Side::Pack) => 'D',
        (GameKind::HareAndHounds, Side::Quarry) => 'H',
        (GameKind::FoxAndGeese, Side::Pack) => 'G',
        (GameKind::FoxAndGeese, Side::Quarry) => 'F',
    }
}

/// The board of a position, lines separated by newlines; `turned` round for who sits at its top.
pub fn art(position: &dyn Position, marks: &Marks, turned: bool) -> String {
    let setup = position.setup();
    let lines = setup.board();
    let layout = Layout::new(setup.kind(), lines.files(), lines.ranks(), turned);
    let mut canvas = Canvas::new(&layout);
    for &point in lines.points() {
        for other in lines.neighbours(point) {
            canvas.draw_line(layout.place(point), layout.place(other));
        }
    }
    let origin = marks.last.as_ref().map(Move::from);
    let is_marked = |point: Point| {
        marks.chosen == Some(point) || marks.last.as_ref().map(Move::to) == Some(point)
    };
    for &point in lines.points() {
        let place = layout.place(point);
        match position.at(point).map(|side| letter(setup.kind(), side)) {
            Some(piece) if is_marked(point) => canvas.draw_marked(place, piece, &layout),
            Some(piece) => canvas.put(place, piece),
            None if origin == Some(point) => canvas.put(place, 'o'),
            None => canvas.put(place, '.'),
        }
        canvas.put((place.0, 0), point.rank_digit());
        canvas.put((layout.height - 1, place.1), point.file_letter());
    }
    canvas.text()
}

/// Where things stand in the text.
struct Layout {
    files: usize,
    ranks: usize,
    /// Columns from one file to the next.
    gap: usize,
    /// The column of the first file.
    margin: usize,
    height: usize,
    turned: bool,
}

impl Layout {
    fn new(kind: GameKind, files: u8, ranks: u8, turned: bool) -> Self {
        let (gap, margin) = match kind {
            GameKind::HareAndHounds => (4, 3),
            GameKind::FoxAndGeese => (2, 2),
        };
        let (files, ranks) = (usize::from(files), usize::from(ranks));
        Self {
            files,
            ranks,
            gap,
            margin,
            height: 2 * ranks,
            turned,
        }
    }

    /// The row and the column of a point.
    fn place(&self, point: Point) -> (usize, usize) {
        let (file, rank) = (usize::from(point.file()), usize::from(point.rank()));
        let (across, down) = if self.turned {
            (self.files - 1 - file, rank)
        } else {
            (file, self.ranks - 1 - rank)
        };
        (2 * down, self.margin + self.gap * across)
    }
}

struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn new(layout: &Layout) -> Self {
        let width = layout.margin + layout.gap * layout.files;
        Self(vec![vec![' '; width]; layout.height])
    }

    fn put(&mut self, (row, column): (usize, usize), c: char) {
        self.0[row][column] = c;
    }

    fn draw_marked(&mut self, (row, column): (usize, usize), piece: char, layout: &Layout) {
        if layout.gap > 2 {
            self.put((row, column - 1), '[');
            self.put((row, column), piece);
            self.put((row, column + 1), ']');
        } else {
            self.put((row, column), piece.to_ascii_lowercase());
        }
    }

    /// Draws the line between two neighbouring points, up to but without them.
    fn draw_line(&mut self, one: (usize, usize), other: (usize, usize)) {
        let (upper, lower) = if one <= other {
            (one, other)
        } else {
            (other, one)
        };
        if upper.0 == lower.0 {
            for column in upper.1 + 1..lower.1 {
                self.put((upper.0, column), '-');
            }
            return;
        }
        let middle = (upper.0 + 1, usize::midpoint(upper.1, lower.1));
        let line = match upper.1.cmp(&lower.1) {
            std::cmp::Ordering::Less => '\\',
            std::cmp::Ordering::Equal => '|',
            std::cmp::Ordering::Greater => '/',
        };
        let crossed = match (self.0[middle.0][middle.1], line) {
            ('\\', '/') | ('/', '\\') | ('X', _) => 'X',
            _ => line,
        };
        self.put(middle, crossed);
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self
            .0
            .iter()
            .map(|row| row.iter().collect::<String>().trim_end().to_owned())
            .collect();
        rows.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use insta::assert_snapshot;

    use super::*;
    use crate::rules::{AnyPosition, Setup};

    fn start(setup: &str) -> AnyPosition {
        setup.parse::<Setup>().unwrap().start()
    }

    /// The board after some moves, the last one marked, in a frame that shows trailing spaces.
    fn after(setup: &str, moves: &str, chosen: Option<&str>, turned: bool) -> String {
        let mut position = start(setup);
        let mut marks = Marks::default();
        for mv in moves.split_whitespace() {
            let mv: Move = mv.parse().unwrap();
            position.play(&mv).unwrap();
            marks.last = Some(mv);
        }
        marks.chosen = chosen.map(|point| point.parse().unwrap());
        art(&*position, &marks, turned)
    }

    #[test]
    fn the_wide_board() {
        assert_snapshot!(after("hare-and-hounds", "", None, false), @r"
        5      H
             / | \
        4  .---.---.
           | \ | / |
        3  .---.---.
           | / | \ |
        2  D---.---D
             \ | /
        1      D
           a   b   c
        ");
    }

    #[test]
    fn the_wide_board_with_its_last_move() {
        assert_snapshot!(after("hare-and-hounds", "a2-b3 b5-a4 c2-c3", None, false), @r"
        5      .
             / | \
        4  H---.---.
           | \ | / |
        3  .---D--[D]
           | / | \ |
        2  .---.---o
             \ | /
        1      D
           a   b   c
        ");
    }

    #[test]
    fn the_wide_board_turned() {
        assert_snapshot!(after("hare-and-hounds", "a2-b3 b5-a4", None, true), @r"
        1      D
             / | \
        2  D---.---.
           | \ | / |
        3  .---D---.
           | / | \ |
        4  .---.--[H]
             \ | /
        5      o
           c   b   a
        ");
    }

    #[test]
    fn the_narrow_board_with_every_diagonal() {
        assert_snapshot!(after("fox-and-geese 13 every", "", None, false), @r"
        7     .-.-.
              |X|X|
        6     .-.-.
             /|X|X|\
        5 .-.-.-.-.-.-.
          |X|X|X|X|X|X|
        4 .-.-.-F-.-.-.
          |X|X|X|X|X|X|
        3 G-G-G-G-G-G-G
             \|X|X|/
        2     G-G-G
              |X|X|
        1     G-G-G
          a b c d e f g
        ");
    }

    #[test]
    fn the_narrow_board_with_alternate_diagonals() {
        assert_snapshot!(after("fox-and-geese 17 alternate", "", None, false), @r"
        7     .-.-.
              |\|/|
        6     .-.-.
              |/|\|
        5 G-.-.-.-.-.-G
          |\|/|\|/|\|/|
        4 G-.-.-F-.-.-G
          |/|\|/|\|/|\|
        3 G-G-G-G-G-G-G
              |\|/|
        2     G-G-G
              |/|\|
        1     G-G-G
          a b c d e f g
        ");
    }

    #[test]
    fn the_narrow_board_with_a_last_move_and_a_chosen_goose() {
        assert_snapshot!(after("fox-and-geese 13 every", "d4-e5", Some("g3"), false), @r"
        7     .-.-.
              |X|X|
        6     .-.-.
             /|X|X|\
        5 .-.-.-.-f-.-.
          |X|X|X|X|X|X|
        4 .-.-.-o-.-.-.
          |X|X|X|X|X|X|
        3 G-G-G-G-G-G-g
             \|X|X|/
        2     G-G-G
              |X|X|
        1     G-G-G
          a b c d e f g
        ");
    }

    #[test]
    fn the_narrow_board_turned() {
        assert_snapshot!(after("fox-and-geese 15 alternate sideways", "d4-e5", None, true), @r"
        1     G-G-G
              |\|/|
        2     G-G-G
              |/|\|
        3 G-G-G-G-G-G-G
          |\|/|\|/|\|/|
        4 G-.-.-o-.-.-G
          |/|\|/|\|/|\|
        5 .-.-f-.-.-.-.
              |\|/|
        6     .-.-.
              |/|\|
        7     .-.-.
          g f e d c b a
        ");
    }

    #[test]
    fn every_board_is_plain_and_narrow_whatever_is_marked() {
        for setup in Setup::all() {
            let mut position = setup.start();
            let mut marks = Marks::default();
            for ply in 0..40 {
                let legal = position.legal_moves();
                for turned in [false, true] {
                    marks.chosen = legal.first().map(Move::from);
                    let art = art(&*position, &marks, turned);
                    assert!(art.is_ascii());
                    for line in art.lines() {
                        assert!(line.len() <= 22 && line.trim_end() == line, "{art}");
                    }
                }
                let Some(mv) = legal.get(ply % legal.len().max(1)).cloned() else {
                    break;
                };
                position.play(&mv).unwrap();
                marks.last = Some(mv);
            }
        }
    }

    #[test]
    fn marks_change_nothing_but_the_points_and_what_touches_them() {
        let plain = after("fox-and-geese 13 every", "d4-e5 a3-a4", None, false);
        let position = {
            let mut position = start("fox-and-geese 13 every");
            position.play(&"d4-e5".parse().unwrap()).unwrap();
            position.play(&"a3-a4".parse().unwrap()).unwrap();
            position
        };
        let bare = art(&*position, &Marks::default(), false);
        let changed: Vec<(char, char)> = plain
            .chars()
            .zip(bare.chars())
            .filter(|(one, other)| one != other)
            .collect();
        assert_eq!(changed, [('g', 'G'), ('o', '.')]);
    }
}
