//! Chance that repeats itself for the same seed (`SplitMix64`).

/// A source of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The source that begins with a seed.
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number.
    pub(crate) const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mix = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mix = (mix ^ mix >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mix ^ mix >> 31
    }

    /// A number below another, which is not 0 and small enough that the skew does not matter.
    pub(crate) const fn below(&mut self, n: u64) -> u64 {
        self.roll() % n
    }

    /// True this often in a hundred.
    pub(crate) const fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of the items, if there is any.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let n = items.len().max(1) as u64;
        items.get(usize::try_from(self.below(n)).unwrap_or_default())
    }
}
