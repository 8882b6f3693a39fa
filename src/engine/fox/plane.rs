//! A mask of fox points for each placement of a class, of which most are empty.

use super::lines::each;

/// Masks by number; only those that are not empty are kept, behind a bit for each number.
#[derive(Debug, Default)]
pub(super) struct Plane {
    /// Which numbers have a mask.
    bits: Vec<u64>,
    /// How many masks belong to the words before each.
    before: Vec<u32>,
    masks: Vec<Packed>,
}

/// A mask in four bytes, which only the geese that it belongs to can open.
///
/// The board has 33 points, one more than the bits, but no fox stands on the lowest goose: its bit
/// serves for the highest point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Packed(pub(super) u32);

impl Packed {
    /// Packs a mask of points where none of the geese stands.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the lower 32 points are meant"
    )]
    pub(super) const fn new(mask: u64, geese: u64) -> Packed {
        let mask = dense(mask);
        Packed(mask as u32 | ((mask >> 32) as u32) << spare(geese))
    }

    /// The mask.
    pub(super) const fn open(self, geese: u64) -> u64 {
        let spare = spare(geese);
        let highest = self.0 >> spare & 1;
        sparse((self.0 & !(1 << spare)) as u64 | (highest as u64) << 32)
    }
}

/// The place of the lowest goose among the points.
const fn spare(geese: u64) -> u32 {
    // A single goose on the highest point would have no place here; no layer is so small.
    dense(geese).trailing_zeros() & 31
}

/// The ranks of a set moved together.
const fn dense(set: u64) -> u64 {
    set >> 2 & 7
        | (set >> 10 & 7) << 3
        | (set >> 16 & 0x7f) << 6
        | (set >> 24 & 0x7f) << 13
        | (set >> 32 & 0x7f) << 20
        | (set >> 42 & 7) << 27
        | (set >> 50 & 7) << 30
}

/// The set whose ranks have been moved together.
const fn sparse(dense: u64) -> u64 {
    (dense & 7) << 2
        | (dense >> 3 & 7) << 10
        | (dense >> 6 & 0x7f) << 16
        | (dense >> 13 & 0x7f) << 24
        | (dense >> 20 & 0x7f) << 32
        | (dense >> 27 & 7) << 42
        | (dense >> 30 & 7) << 50
}

impl Plane {
    /// The plane of so many numbers with these masks, given in order.
    pub(super) fn new(len: u32, entries: impl Iterator<Item = (u32, Packed)>) -> Plane {
        let mut bits = vec![0; (len as usize).div_ceil(64)];
        let mut masks = Vec::new();
        for (number, mask) in entries {
            bits[number as usize / 64] |= 1 << (number % 64);
            masks.push(mask);
        }
        if masks.is_empty() {
            return Plane::default();
        }
        masks.shrink_to_fit();
        let mut n = 0;
        let before = bits.iter().map(|word: &u64| {
            let before = n;
            n += word.count_ones();
            before
        });
        Plane {
            before: before.collect(),
            bits,
            masks,
        }
    }

    /// Whether every mask is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.masks.is_empty()
    }

    /// The mask of a number, if it is not empty; the plane has some.
    pub(super) fn mask(&self, number: u32) -> Option<Packed> {
        let at = number as usize / 64;
        let word = self.bits[at];
        let bit = 1 << (number % 64);
        if word & bit == 0 {
            return None;
        }
        let below = (word & (bit - 1)).count_ones();
        Some(self.masks[(self.before[at] + below) as usize])
    }

    /// The numbers that have masks, and those, in order.
    pub(super) fn entries(&self) -> impl Iterator<Item = (u32, Packed)> {
        let words = (0u32..).step_by(64).zip(&self.bits);
        let numbers = words
            .flat_map(|(first, &word)| each(word).map(move |bit| first + bit.trailing_zeros()));
        numbers.zip(self.masks.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_mask_opens_again() {
        let all = 0x1c_1c7f_7f7f_1c1c;
        assert_eq!(sparse(dense(all)), all);
        for geese in [0x4_0000_1c04u64, 0x1c_1c00_0000_0000, 0x7f_1c1c] {
            for mask in [
                0,
                all & !geese,
                1 << 52 & !geese,
                0x10_0000_0000_0010 & !geese,
            ] {
                assert_eq!(Packed::new(mask, geese).open(geese), mask);
            }
        }
    }
}
