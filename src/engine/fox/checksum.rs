//! CRC-64 as used by XZ: it tells a damaged file, not a forged one.

/// The polynomial ECMA-182, its bits reversed.
const POLYNOMIAL: u64 = 0xc96c_5795_d787_0f42;

/// The remainder of each byte.
static TABLE: [u64; 256] = table();

const fn table() -> [u64; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u64;
        let mut bit = 0;
        while bit < 8 {
            rest = rest >> 1 ^ if rest & 1 == 0 { 0 } else { POLYNOMIAL };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
}

/// A checksum of bytes that come piece by piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checksum(u64);

impl Checksum {
    /// The checksum of nothing.
    pub(super) const fn new() -> Checksum {
        Checksum(!0)
    }

    /// Takes more bytes in.
    pub(super) fn update(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |rest, &byte| {
            rest >> 8 ^ TABLE[usize::from(byte ^ rest.to_le_bytes()[0])]
        });
    }

    /// The checksum of all bytes so far.
    pub(super) const fn value(self) -> u64 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_check_value_comes_out() {
        let mut checksum = Checksum::new();
        checksum.update(b"12345");
        checksum.update(b"6789");
        assert_eq!(checksum.value(), 0x995d_c9bb_df19_39fa);
    }
}
