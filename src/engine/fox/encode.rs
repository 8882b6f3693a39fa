//! Writing a layer's planes to a file, which is called a sheet.
//!
//! All numbers are little-endian. The file holds
//! 1. the magic `LEVFOX01`, then a byte each for diagonals, sideways, goal, kind and number of
//!    geese, and three zeros;
//! 2. as 8 bytes, how many positions are kept;
//! 3. as 4 bytes each, the number of different masks, these masks, the number of blocks, and where
//!    in the body each block begins, with the end of the last;
//! 4. the body: block by block of [`BLOCK`] placements, for each placement that has a mask, how
//!    many were passed over and the number of its mask, both in groups of seven bits;
//! 5. the CRC-64 of all that, as 8 bytes.
//!
//! The most frequent masks have the lowest numbers. The blocks of the classes follow in the order
//! in which [`class::classes`] lists them.

use std::{collections::HashMap, fs::File, io::Write as _, path::Path};

use super::{
    TableError,
    bytes::put,
    checksum::Checksum,
    class::{self, Class},
    label::{Label, family},
    layer::Planes,
    plane::{Packed, Plane},
};

/// How many placements are read to find one.
pub(super) const BLOCK: u32 = 1 << 10;

/// How long the parts 1 and 2 are together.
pub(super) const PREFIX: usize = 24;

/// Writes a sheet; it appears under its name only when it is whole. Gives its size in bytes.
pub(super) fn write(
    dir: &Path,
    label: Label,
    planes: &Planes,
    n_kept: u64,
) -> Result<u64, TableError> {
    let path = label.path(dir);
    let unfinished = path.with_extension("part");
    let bytes = encode(label, planes, n_kept);
    let save = || -> std::io::Result<()> {
        std::fs::create_dir_all(family(dir, label.options))?;
        let mut file = File::create(&unfinished)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        std::fs::rename(&unfinished, &path)
    };
    save().map_err(|error| TableError::Io(path.clone(), error))?;
    Ok(bytes.len() as u64)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a layer has fewer masks and bytes than 32 bits can count"
)]
fn encode(label: Label, planes: &Planes, n_kept: u64) -> Vec<u8> {
    let masks = by_frequency(planes);
    let numbers: HashMap<Packed, u32> = masks.iter().copied().zip(0..).collect();
    let mut starts = Vec::new();
    let mut body = Vec::new();
    for counts in class::classes(label.geese) {
        let n_blocks = Class::new(counts).len.div_ceil(BLOCK);
        let mut entries = planes
            .get(&counts)
            .into_iter()
            .flat_map(Plane::entries)
            .peekable();
        for block in 0..n_blocks {
            starts.push(body.len() as u32);
            let mut expected = block * BLOCK;
            while let Some((number, mask)) = entries.next_if(|&(number, _)| number / BLOCK == block)
            {
                put(&mut body, number - expected);
                put(&mut body, numbers.get(&mask).copied().unwrap_or_default());
                expected = number + 1;
            }
        }
    }
    let mut bytes = Vec::with_capacity(PREFIX + 4 * (masks.len() + starts.len()) + body.len() + 20);
    bytes.extend(label.bytes());
    bytes.extend(n_kept.to_le_bytes());
    bytes.extend((masks.len() as u32).to_le_bytes());
    bytes.extend(masks.iter().flat_map(|mask| mask.0.to_le_bytes()));
    bytes.extend((starts.len() as u32).to_le_bytes());
    starts.push(body.len() as u32);
    bytes.extend(starts.iter().flat_map(|start| start.to_le_bytes()));
    bytes.append(&mut body);
    let mut checksum = Checksum::new();
    checksum.update(&bytes);
    bytes.extend(checksum.value().to_le_bytes());
    bytes
}

/// Every mask of the planes once, the most frequent first.
fn by_frequency(planes: &Planes) -> Vec<Packed> {
    let mut counts: HashMap<Packed, u32> = HashMap::new();
    for (_, mask) in planes.values().flat_map(Plane::entries) {
        *counts.entry(mask).or_default() += 1;
    }
    let mut masks: Vec<_> = counts.into_iter().collect();
    masks.sort_unstable_by_key(|&(mask, n)| (std::cmp::Reverse(n), mask));
    masks.into_iter().map(|(mask, _)| mask).collect()
}
