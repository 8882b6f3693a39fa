//! A game's row, read.

use super::{Reading, moment, person, place, word};
use crate::{
    game::{
        Acted, Game, GameId, HalfPoints, Points, RatingChange, Seats, Series, Status, Turn,
        ratings::Rating,
    },
    rules::{AnyPosition, Line, Move, Setup},
    store::{Result, StoreError},
};

/// A game's columns, with the names of its players and what it did to their ratings.
#[derive(Debug)]
pub(in crate::store) struct GameRecord {
    pub(in crate::store) id: i64,
    pub(in crate::store) revision: i64,
    pub(in crate::store) setup: String,
    pub(in crate::store) pack_id: i64,
    pub(in crate::store) pack_name: String,
    pub(in crate::store) quarry_id: i64,
    pub(in crate::store) quarry_name: String,
    pub(in crate::store) server_id: Option<i64>,
    pub(in crate::store) channel_id: i64,
    pub(in crate::store) reachable: bool,
    pub(in crate::store) message_id: Option<i64>,
    pub(in crate::store) message_channel_id: Option<i64>,
    pub(in crate::store) language: String,
    pub(in crate::store) pace: String,
    pub(in crate::store) rated: bool,
    pub(in crate::store) position: String,
    pub(in crate::store) ply: i64,
    pub(in crate::store) last_move: Option<String>,
    /// All moves, a space between two; only where positions may repeat.
    pub(in crate::store) moves: Option<String>,
    pub(in crate::store) started_at: i64,
    pub(in crate::store) pack_acted_at: i64,
    pub(in crate::store) quarry_acted_at: i64,
    pub(in crate::store) deadline: Option<i64>,
    pub(in crate::store) remind_at: Option<i64>,
    pub(in crate::store) draw_offer: Option<String>,
    pub(in crate::store) takeback: Option<String>,
    pub(in crate::store) ending: Option<String>,
    pub(in crate::store) ended_at: Option<i64>,
    pub(in crate::store) match_game: Option<i64>,
    pub(in crate::store) match_games: Option<i64>,
    pub(in crate::store) match_pack_before: Option<i64>,
    pub(in crate::store) match_quarry_before: Option<i64>,
    pub(in crate::store) pack_value_before: Option<f64>,
    pub(in crate::store) pack_deviation_before: Option<f64>,
    pub(in crate::store) pack_volatility_before: Option<f64>,
    pub(in crate::store) pack_value_after: Option<f64>,
    pub(in crate::store) pack_deviation_after: Option<f64>,
    pub(in crate::store) pack_volatility_after: Option<f64>,
    pub(in crate::store) quarry_value_before: Option<f64>,
    pub(in crate::store) quarry_deviation_before: Option<f64>,
    pub(in crate::store) quarry_volatility_before: Option<f64>,
    pub(in crate::store) quarry_value_after: Option<f64>,
    pub(in crate::store) quarry_deviation_after: Option<f64>,
    pub(in crate::store) quarry_volatility_after: Option<f64>,
}

impl TryFrom<GameRecord> for Game {
    type Error = StoreError;

    fn try_from(record: GameRecord) -> Result<Self> {
        let reading = Reading {
            table: "game",
            id: record.id,
        };
        let setup: Setup = reading.parse("setup", &record.setup)?;
        let ply = reading.count("ply", record.ply)?;
        Ok(Self {
            line: line(reading, setup, ply, &record)?,
            status: status(reading, &record)?,
            series: series(reading, &record)?,
            id: GameId(record.id),
            revision: reading.count("revision", record.revision)?,
            setup,
            seats: Seats {
                pack: person(record.pack_id, record.pack_name),
                quarry: person(record.quarry_id, record.quarry_name),
            },
            place: place(record.server_id, record.channel_id, record.reachable),
            posted: reading.posted(record.message_id, record.message_channel_id)?,
            language: record.language,
            pace: record
                .pace
                .parse()
                .map_err(|()| reading.fail(format_args!("pace is {:?}", record.pace)))?,
            rated: record.rated,
            ply,
            last_move: record
                .last_move
                .as_deref()
                .map(|text| reading.parse("last move", text))
                .transpose()?,
            started: moment(record.started_at),
            acted: Acted {
                pack: moment(record.pack_acted_at),
                quarry: moment(record.quarry_acted_at),
            },
        })
    }
}

/// The position and what a repetition needs of the moves before it.
fn line(reading: Reading, setup: Setup, ply: u32, record: &GameRecord) -> Result<Line> {
    let position = AnyPosition::parse(setup, &record.position)
        .map_err(|error| reading.fail(format_args!("position {:?}: {error}", record.position)))?;
    if !setup.may_repeat() {
        return Ok(Line::new(position));
    }
    let line = played(reading, setup, record.moves.as_deref())?;
    if *line.position() != position || line.ply() != ply {
        return Err(reading.fail(format_args!(
            "its {} moves lead to {}, but it stands at ply {ply}, {}",
            line.ply(),
            line.position(),
            record.position,
        )));
    }
    Ok(line)
}

fn played(reading: Reading, setup: Setup, moves: Option<&str>) -> Result<Line> {
    let mut line = Line::new(setup.start());
    for text in moves.unwrap_or_default().split_ascii_whitespace() {
        let mv: Move = reading.parse("move", text)?;
        line.play(&mv)
            .map_err(|error| reading.fail(format_args!("move {mv}: {error}")))?;
    }
    Ok(line)
}

fn status(reading: Reading, record: &GameRecord) -> Result<Status> {
    match (record.ending.as_deref(), record.ended_at) {
        (None, None) => Ok(Status::Running {
            turn: turn(reading, record)?,
            draw_offer: reading.side("draw offer", record.draw_offer.as_deref())?,
            takeback: reading.side("takeback", record.takeback.as_deref())?,
        }),
        (Some(ending), Some(at)) => Ok(Status::Finished {
            ending: reading.word("ending", ending, word::ending)?,
            at: moment(at),
            ratings: ratings(record),
        }),
        (None, Some(_)) | (Some(_), None) => Err(reading.fail("half an ending")),
    }
}

fn series(reading: Reading, record: &GameRecord) -> Result<Option<Series>> {
    let columns = (
        record.match_game,
        record.match_games,
        record.match_pack_before,
        record.match_quarry_before,
    );
    match columns {
        (Some(nth), Some(games), Some(pack), Some(quarry)) => Ok(Some(Series {
            nth: reading.count("game of the match", nth)?,
            games: reading.count("games of the match", games)?,
            before: Points {
                pack: HalfPoints(reading.count("the pack's points", pack)?),
                quarry: HalfPoints(reading.count("the quarry's points", quarry)?),
            },
        })),
        (None, None, None, None) => Ok(None),
        _ => Err(reading.fail("half a match")),
    }
}

fn turn(reading: Reading, record: &GameRecord) -> Result<Option<Turn>> {
    match (record.deadline, record.remind_at) {
        (Some(deadline), remind_at) => Ok(Some(Turn {
            deadline: moment(deadline),
            remind_at: remind_at.map(moment),
        })),
        (None, None) => Ok(None),
        (None, Some(_)) => Err(reading.fail("a reminder without a deadline")),
    }
}

fn ratings(record: &GameRecord) -> Option<RatingChange> {
    let rating = |value, deviation, volatility| {
        Some(Rating {
            value: value?,
            deviation: deviation?,
            volatility: volatility?,
        })
    };
    Some(RatingChange {
        pack: (
            rating(
                record.pack_value_before,
                record.pack_deviation_before,
                record.pack_volatility_before,
            )?,
            rating(
                record.pack_value_after,
                record.pack_deviation_after,
                record.pack_volatility_after,
            )?,
        ),
        quarry: (
            rating(
                record.quarry_value_before,
                record.quarry_deviation_before,
                record.quarry_volatility_before,
            )?,
            rating(
                record.quarry_value_after,
                record.quarry_deviation_after,
                record.quarry_volatility_after,
            )?,
        ),
    })
}

/// A game's setup and all of its moves.
#[derive(Debug)]
pub(in crate::store) struct LineRecord {
    pub(in crate::store) id: i64,
    pub(in crate::store) setup: String,
    /// All moves, a space between two.
    pub(in crate::store) moves: Option<String>,
}

impl TryFrom<LineRecord> for Line {
    type Error = StoreError;

    fn try_from(record: LineRecord) -> Result<Self> {
        let reading = Reading {
            table: "moves of game",
            id: record.id,
        };
        let setup = reading.parse("setup", &record.setup)?;
        played(reading, setup, record.moves.as_deref())
    }
}
