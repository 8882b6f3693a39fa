//! Numbering the placements of geese.
//!
//! Placements with the same number of geese on every rank form a class. A step to a higher rank
//! leads from class to class, so do captures, and only a step sideways stays. Inside a class a
//! placement is numbered rank by rank, like the digits of a number. Of a placement and its mirror
//! image only one is numbered, told by the class's lead rank; where the lead rank is its own mirror
//! image both are, which costs little and spares a search.

use super::lines::mirrored;

/// How many ranks the board has.
pub(super) const RANKS: usize = 7;

/// How many points each rank has.
const WIDTHS: [u8; RANKS] = [3, 3, 7, 7, 7, 3, 3];

/// The number of geese on each rank.
pub(super) type Counts = [u8; RANKS];

/// The patterns that geese can form on a rank, which is a byte of a set.
#[derive(Debug)]
struct Patterns {
    /// The points of the rank.
    points: usize,
    /// The number of each pattern among those with as many geese, as it is and mirrored.
    order: [[u8; 128]; 2],
    /// The number that each pattern shares with its mirror image.
    orbit: [u8; 128],
    /// Whether the pattern is the one of the two that is not numbered.
    flipped: [bool; 128],
    /// How many patterns have each number of geese.
    n_all: [u8; 8],
    /// The same, up to mirroring.
    n_up_to_mirroring: [u8; 8],
}

static WIDE: Patterns = Patterns::new(0x7f);
static NARROW: Patterns = Patterns::new(0x1c);

impl Patterns {
    const fn new(points: usize) -> Patterns {
        let mut patterns = Patterns {
            points,
            order: [[0; 128]; 2],
            orbit: [0; 128],
            flipped: [false; 128],
            n_all: [0; 8],
            n_up_to_mirroring: [0; 8],
        };
        let mut pattern = 0;
        while pattern < 128 {
            if pattern & !points == 0 {
                let geese = pattern.count_ones() as usize;
                let image = image(pattern);
                patterns.order[0][pattern] = patterns.n_all[geese];
                patterns.order[1][image] = patterns.n_all[geese];
                patterns.n_all[geese] += 1;
                if image < pattern {
                    patterns.flipped[pattern] = true;
                    patterns.orbit[pattern] = patterns.orbit[image];
                } else {
                    patterns.orbit[pattern] = patterns.n_up_to_mirroring[geese];
                    patterns.n_up_to_mirroring[geese] += 1;
                }
            }
            pattern += 1;
        }
        patterns
    }

    const fn of(rank: usize) -> &'static Patterns {
        if WIDTHS[rank] == 7 { &WIDE } else { &NARROW }
    }

    /// The patterns with so many geese, in the order of their numbers; on a lead rank without
    /// those that are not numbered.
    fn with(&self, geese: u8, leads: bool) -> Vec<u8> {
        (0..128u8)
            .filter(|&pattern| {
                let at = usize::from(pattern);
                pattern.count_ones() == u32::from(geese)
                    && at & !self.points == 0
                    && !(leads && self.flipped[at])
            })
            .collect()
    }
}

/// The mirror image of a pattern.
const fn image(pattern: usize) -> usize {
    pattern.reverse_bits() >> (usize::BITS - 7)
}

/// A placement's number in its class, and whether it is the mirror image that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) number: u32,
    pub(super) flipped: bool,
}

/// The numbering of a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class {
    pub(super) counts: Counts,
    /// The rank that tells which of two mirror images is numbered.
    lead: usize,
    /// What one step of each rank's number counts.
    strides: [u32; RANKS],
    /// How many numbers each rank has.
    sizes: [u32; RANKS],
    /// How many placements are numbered.
    pub(super) len: u32,
}

/// The byte of a rank.
pub(super) const fn row(geese: u64, rank: usize) -> usize {
    (geese >> (8 * rank) & 0x7f) as usize
}

/// How many geese stand on each rank.
#[expect(clippy::cast_possible_truncation, reason = "a rank has seven points")]
pub(super) fn counts(geese: u64) -> Counts {
    std::array::from_fn(|rank| row(geese, rank).count_ones() as u8)
}

/// The sum of the geese's ranks, which every step forward makes one greater.
pub(super) fn height(counts: Counts) -> u32 {
    (0..).zip(counts).map(|(rank, n)| rank * u32::from(n)).sum()
}

/// How many geese a class has.
pub(super) fn n_geese(counts: Counts) -> u32 {
    counts.iter().map(|&n| u32::from(n)).sum()
}

/// Every class with so many geese.
pub(super) fn classes(geese: u32) -> Vec<Counts> {
    let mut classes = Vec::new();
    let mut counts = [0; RANKS];
    fill(&mut counts, 0, geese, &mut classes);
    classes
}

/// Adds every way to place the geese that are left on the ranks from `rank` up.
#[expect(
    clippy::cast_possible_truncation,
    reason = "bounded by the rank's width"
)]
fn fill(counts: &mut Counts, rank: usize, left: u32, classes: &mut Vec<Counts>) {
    if rank == RANKS {
        if left == 0 {
            classes.push(*counts);
        }
        return;
    }
    for n in 0..=left.min(WIDTHS[rank].into()) {
        counts[rank] = n as u8;
        fill(counts, rank + 1, left - n, classes);
    }
    counts[rank] = 0;
}

impl Class {
    /// The class with these numbers of geese.
    pub(super) fn new(counts: Counts) -> Class {
        let n_all = |rank| u32::from(Patterns::of(rank).n_all[usize::from(counts[rank])]);
        let n_up_to_mirroring =
            |rank| u32::from(Patterns::of(rank).n_up_to_mirroring[usize::from(counts[rank])]);
        // The lead saves most where it has fewest mirror images for its number of patterns.
        let saving = |rank| (1000 * n_up_to_mirroring(rank)) / n_all(rank);
        let lead = (0..RANKS).min_by_key(|&rank| saving(rank)).unwrap_or(0);
        let mut strides = [0; RANKS];
        let mut sizes = [0; RANKS];
        let mut len = 1;
        for rank in 0..RANKS {
            strides[rank] = len;
            sizes[rank] = if rank == lead {
                n_up_to_mirroring(rank)
            } else {
                n_all(rank)
            };
            len *= sizes[rank];
        }
        Class {
            counts,
            lead,
            strides,
            sizes,
            len,
        }
    }

    /// What a rank's pattern adds to the number of a placement, mirrored first or not.
    pub(super) fn part(&self, rank: usize, pattern: usize, flipped: bool) -> u32 {
        let patterns = Patterns::of(rank);
        let digit = if rank == self.lead {
            patterns.orbit[pattern]
        } else {
            patterns.order[usize::from(flipped)][pattern]
        };
        u32::from(digit) * self.strides[rank]
    }

    /// Whether a placement's mirror image is numbered in its stead.
    pub(super) fn is_flipped(&self, geese: u64) -> bool {
        Patterns::of(self.lead).flipped[row(geese, self.lead)]
    }

    /// The number of a placement.
    pub(super) fn place(&self, geese: u64) -> Place {
        let flipped = self.is_flipped(geese);
        let parts = (0..RANKS).map(|rank| self.part(rank, row(geese, rank), flipped));
        Place {
            number: parts.sum(),
            flipped,
        }
    }

    /// The number of a placement that differs from another, whose parts are given for both ways
    /// round, only on the given ranks.
    pub(super) fn place_changed<const N: usize>(
        &self,
        base: [u32; 2],
        ranks: [usize; N],
        geese: u64,
    ) -> Place {
        let flipped = self.is_flipped(geese);
        let changed = ranks.map(|rank| self.part(rank, row(geese, rank), flipped));
        Place {
            number: base[usize::from(flipped)] + changed.iter().sum::<u32>(),
            flipped,
        }
    }

    /// The parts of a placement's number on all but the given ranks, for both ways round.
    pub(super) fn base<const N: usize>(&self, ranks: [usize; N], geese: u64) -> [u32; 2] {
        let mut base = [0; 2];
        for rank in (0..RANKS).filter(|rank| !ranks.contains(rank)) {
            base[0] += self.part(rank, row(geese, rank), false);
            base[1] += self.part(rank, row(geese, rank), true);
        }
        base
    }

    /// The placements with the numbers of a range, in order.
    pub(super) fn placements(&self, range: std::ops::Range<u32>) -> Placements {
        let rows = std::array::from_fn(|rank| {
            Patterns::of(rank).with(self.counts[rank], rank == self.lead)
        });
        let digits = std::array::from_fn(|rank| {
            (range.start / self.strides[rank] % self.sizes[rank]) as usize
        });
        Placements {
            rows,
            digits,
            left: range.end.saturating_sub(range.start),
        }
    }

    /// The class after a goose has gone from a rank to the next, if that has room.
    pub(super) fn ahead(&self, rank: usize) -> Option<Counts> {
        let mut counts = self.counts;
        if counts[rank] == 0 || rank + 1 >= RANKS || counts[rank + 1] == WIDTHS[rank + 1] {
            return None;
        }
        counts[rank] -= 1;
        counts[rank + 1] += 1;
        Some(counts)
    }

    /// The class after a goose on a rank has been captured, if there is one.
    pub(super) fn below(&self, rank: usize) -> Option<Counts> {
        let mut counts = self.counts;
        counts[rank] = counts[rank].checked_sub(1)?;
        Some(counts)
    }
}

/// Placements of a class, in the order of their numbers.
#[derive(Debug)]
pub(super) struct Placements {
    /// The patterns of each rank.
    rows: [Vec<u8>; RANKS],
    /// Which of them each rank has now.
    digits: [usize; RANKS],
    left: u32,
}

impl Iterator for Placements {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.left = self.left.checked_sub(1)?;
        let geese = (0..RANKS).fold(0, |geese, rank| {
            geese | u64::from(self.rows[rank][self.digits[rank]]) << (8 * rank)
        });
        for (digit, row) in self.digits.iter_mut().zip(&self.rows) {
            *digit += 1;
            if *digit < row.len() {
                break;
            }
            *digit = 0;
        }
        Some(geese)
    }
}

/// A mask of a placement's, turned to the way round in which it is numbered, or back.
pub(super) const fn turned(mask: u64, flipped: bool) -> u64 {
    if flipped { mirrored(mask) } else { mask }
}
