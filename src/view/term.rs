//! Small pieces of text that many screens are put together from.

use crate::{
    game::{Moment, Pace, Person, PersonId, Place, Posted},
    l10n::{Language, say},
    rules::{
        GameKind, Move, Point, Setup,
        fox_and_geese::{Diagonals, Options},
    },
};

use super::name;

/// The longest label of a button.
const LABEL: usize = 80;

/// The number that a player is asked for by, as a mention that the reader's app turns into a name.
pub(super) fn mention(person: PersonId) -> String {
    format!("<@{person}>")
}

/// A moment that the reader's app shows as the time until then, or since.
pub(super) fn stamp(moment: Moment) -> String {
    format!("<t:{}:R>", moment.seconds())
}

/// A person's name for text; somebody's who has had it deleted.
pub(super) fn named(language: Language, person: &Person) -> String {
    if person.is_forgotten() {
        say!(language, "somebody")
    } else {
        name::escaped(&person.name)
    }
}

/// A person's name where no Markdown is read.
pub(super) fn plain_name(language: Language, person: &Person) -> String {
    if person.is_forgotten() {
        say!(language, "somebody")
    } else {
        name::plain(&person.name)
    }
}

/// A message's address; `None` where nothing has been posted.
pub(super) fn address(place: Place, posted: Option<Posted>) -> Option<String> {
    posted.map(|posted| {
        let server = place
            .server
            .map_or_else(|| "@me".to_owned(), |server| server.to_string());
        format!(
            "https://discord.com/channels/{server}/{}/{}",
            posted.channel, posted.message
        )
    })
}

/// The name of a game.
pub(super) fn game_name(language: Language, kind: GameKind) -> String {
    say!(language, "game-name", kind = kind.key())
}

/// The name of a game with the options in force.
pub(super) fn setup_name(language: Language, setup: Setup) -> String {
    match setup {
        Setup::HareAndHounds => game_name(language, setup.kind()),
        Setup::FoxAndGeese(options) => say!(
            language,
            "setup-fox-and-geese",
            geese = options.geese.number(),
            sideways = sideways(options),
            diagonals = diagonals(options)
        ),
    }
}

/// The word by which messages tell apart whether geese go sideways.
pub(super) fn sideways(options: Options) -> &'static str {
    yes_no(options.sideways)
}

/// The word by which messages tell the boards apart.
pub(super) fn diagonals(options: Options) -> &'static str {
    match options.diagonals {
        Diagonals::Every => "every",
        Diagonals::Alternate => "alternate",
    }
}

/// The word by which messages tell apart whether something is so.
pub(super) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The word by which messages tell the paces apart.
pub(super) fn pace_key(pace: Pace) -> &'static str {
    match pace {
        Pace::Live => "live",
        Pace::OneDay => "one-day",
        Pace::ThreeDays => "three-days",
        Pace::SevenDays => "seven-days",
        Pace::Unlimited => "unlimited",
    }
}

/// The time for a move, in words.
pub(super) fn pace_name(language: Language, pace: Pace) -> String {
    say!(language, "pace-name", pace = pace_key(pace))
}

/// Points, as a list.
pub(super) fn points(points: impl IntoIterator<Item = Point>) -> String {
    let points: Vec<String> = points.into_iter().map(|point| point.to_string()).collect();
    points.join(", ")
}

/// The pieces that can move, by the points they stand on.
pub(super) fn movable(legal: &[Move]) -> Vec<Point> {
    let mut movable: Vec<Point> = legal.iter().map(Move::from).collect();
    movable.sort_unstable();
    movable.dedup();
    movable
}

/// Moves with the fewest jumps first, else in the order given.
pub(super) fn shortest_first(moves: &[Move]) -> Vec<&Move> {
    let mut moves: Vec<&Move> = moves.iter().collect();
    moves.sort_by_key(|mv| mv.landings().len());
    moves
}

/// The points jumped over, in order.
pub(super) fn captured(mv: &Move) -> impl Iterator<Item = Point> {
    mv.hops().filter_map(|(from, to)| from.between(to))
}

/// A move in words, for a button; in its notation where the words would be too long.
pub(super) fn move_words(language: Language, mv: &Move) -> String {
    let from = mv.from().to_string();
    let to = mv.to().to_string();
    let words = if mv.is_capture() {
        let taken = points(captured(mv));
        say!(
            language,
            "move-capture",
            from = from,
            taken = taken,
            to = to
        )
    } else {
        say!(language, "move-step", from = from, to = to)
    };
    if words.chars().count() <= LABEL {
        words
    } else {
        mv.to_string()
    }
}

/// A page's number among all, for people, who count from one.
pub(super) fn page_words(language: Language, page: u32, pages: u32) -> String {
    let page = page.saturating_add(1);
    say!(language, "page", page = page, pages = pages)
}

/// How many pages `total` lines fill, at least one.
pub(super) fn n_pages(total: u32, a_page: u32) -> u32 {
    total.div_ceil(a_page).max(1)
}

/// A figure as a whole number.
pub(super) fn whole(figure: f64) -> String {
    format!("{:.0}", figure.round())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_too_long_for_a_button_is_written_in_notation() {
        let chain = |n: usize| {
            let there_and_back: Vec<Point> = ["d6", "d4"]
                .into_iter()
                .cycle()
                .take(n)
                .map(|point| point.parse().unwrap())
                .collect();
            Move::jumps(there_and_back[1], &there_and_back).unwrap()
        };
        let words = |n| move_words(Language::English, &chain(n));
        assert_eq!(words(2), "d4 takes d5, d5, lands d4");
        assert_eq!(words(17), chain(17).to_string());
        assert!(words(17).len() <= LABEL);
    }
}
