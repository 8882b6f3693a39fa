//! Numbers as bytes, and reading bytes from the middle of a file.

use std::{
    fs::File,
    io::{self, Read},
};

/// Appends a number in groups of seven bits, the lowest first, all but the last marked.
pub(super) fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

/// Takes a number in groups of seven bits from the front.
pub(super) fn take(bytes: &mut &[u8]) -> Option<u32> {
    let mut number = 0;
    for shift in [0, 7, 14, 21, 28] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Reads a number of four bytes.
pub(super) fn word(reader: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// Reads numbers of four bytes.
pub(super) fn words(reader: &mut impl Read, n: usize) -> io::Result<Vec<u32>> {
    let mut bytes = vec![0; 4 * n];
    reader.read_exact(&mut bytes)?;
    let words = bytes.chunks_exact(4);
    Ok(words
        .map(|word| {
            word.iter()
                .rev()
                .fold(0, |all, &byte| all << 8 | u32::from(byte))
        })
        .collect())
}

/// Fills the bytes from a place in the file.
#[cfg(unix)]
pub(super) fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

/// Fills the bytes from a place in the file.
#[cfg(windows)]
pub(super) fn read_at(file: &File, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let n = std::os::windows::fs::FileExt::seek_read(file, bytes, offset)?;
        if n == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes = &mut bytes[n..];
        offset += n as u64;
    }
    Ok(())
}
