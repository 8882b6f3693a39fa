//! All that can be known of positions: from the solutions at hand, and by search.

use std::{path::Path, sync::atomic::AtomicBool};

use super::{
    Analysis, Judged, Limits, Value, Verdict,
    fox::{self, Table, TableError},
    hare,
    limits::Budget,
};
use crate::rules::{AnyPosition, Move, Setup, fox_and_geese::Options};

/// What answers questions about positions.
///
/// It knows Hare and Hounds wholly and of Fox and Geese the tables it was given; the rest it
/// searches, and says so where that does not settle it.
#[derive(Debug, Default)]
pub struct Oracle {
    tables: Vec<Table>,
}

impl Oracle {
    /// The oracle without tables.
    pub const fn new() -> Oracle {
        Oracle { tables: Vec::new() }
    }

    /// The oracle with the tables that lie in a directory, which need not be there; of a setup
    /// that is not solved to the end it knows the layers that are.
    pub fn open(dir: &Path) -> Result<Oracle, TableError> {
        let tables = Options::all().map(|options| Table::open(dir, options));
        let tables: Result<Vec<Table>, TableError> = tables.collect();
        let tables = tables?.into_iter().filter(Table::knows_any).collect();
        Ok(Oracle { tables })
    }

    /// The tables at hand.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Whether every position of a setup is known without search.
    pub fn knows(&self, setup: Setup) -> bool {
        match setup {
            Setup::HareAndHounds => true,
            Setup::FoxAndGeese(options) => self.table(options).is_some_and(Table::is_complete),
        }
    }

    /// The table of a setup.
    pub(super) fn table(&self, options: Options) -> Option<&Table> {
        self.tables.iter().find(|table| table.options() == options)
    }

    /// What is known of a position and of each of its moves.
    ///
    /// The position is taken by itself: how often positions have stood before does not count.
    pub fn analyse(&self, position: &AnyPosition, limits: Limits, cancel: &AtomicBool) -> Analysis {
        if let Some(outcome) = position.outcome() {
            let verdict = outcome.winner().map_or(Verdict::Draw, Verdict::Wins);
            return Analysis {
                turn: position.turn(),
                value: Value {
                    verdict,
                    plies: Some(0),
                },
                moves: Vec::new(),
            };
        }
        match position {
            AnyPosition::HareAndHounds(of_hare) => {
                let judge = |(mv, after)| match after {
                    AnyPosition::HareAndHounds(after) => Judged {
                        mv,
                        value: hare::value(&after).before(),
                    },
                    AnyPosition::FoxAndGeese(_) => Judged {
                        mv,
                        value: Value::UNKNOWN,
                    },
                };
                Analysis {
                    turn: position.turn(),
                    value: hare::value(of_hare),
                    moves: successors(position).map(judge).collect(),
                }
            }
            AnyPosition::FoxAndGeese(of_fox) => {
                let table = self.table(of_fox.options());
                let mut budget = Budget::new(limits, cancel);
                fox::analyse(of_fox, table, limits, &mut budget)
            }
        }
    }
}

/// Each move of a position and the position after it.
pub(super) fn successors(position: &AnyPosition) -> impl Iterator<Item = (Move, AnyPosition)> {
    position.legal_moves().into_iter().filter_map(move |mv| {
        let mut after = position.clone();
        after.play(&mv).ok()?;
        Some((mv, after))
    })
}
