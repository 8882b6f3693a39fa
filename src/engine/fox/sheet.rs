//! Reading a layer's masks from its file, whole or one at a time.
//!
//! How the file is laid out is told in [`encode`](super::encode).

use std::{
    collections::HashMap,
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use super::{
    TableError,
    bytes::{read_at, take, word, words},
    checksum::Checksum,
    class::{self, Class, Counts, Place},
    encode::{BLOCK, PREFIX},
    label::Label,
    layer::Planes,
    plane::{Packed, Plane},
};
use crate::engine::dice::Dice;

/// A sheet open for reading; only its masks and the places of its blocks are held in memory.
#[derive(Debug)]
pub(super) struct Sheet {
    file: File,
    path: PathBuf,
    pub(super) n_kept: u64,
    masks: Vec<Packed>,
    starts: Vec<u32>,
    /// Where the body begins.
    body: u64,
    /// The first block of each class.
    blocks: HashMap<Counts, usize>,
    label: Label,
}

impl Sheet {
    /// Opens a sheet, or gives nothing where there is no such file.
    pub(super) fn open(dir: &Path, label: Label) -> Result<Option<Sheet>, TableError> {
        let path = label.path(dir);
        match File::open(&path) {
            Ok(file) => Sheet::read(file, path, label).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TableError::Io(path, error)),
        }
    }

    fn read(file: File, path: PathBuf, label: Label) -> Result<Sheet, TableError> {
        let mut blocks = HashMap::new();
        let mut n_blocks = 0;
        for counts in class::classes(label.geese) {
            blocks.insert(counts, n_blocks);
            n_blocks += Class::new(counts).len.div_ceil(BLOCK) as usize;
        }
        let mut reader = io::BufReader::new(&file);
        let mut read = || -> io::Result<_> {
            let length = file.metadata()?.len();
            let mut prefix = [0; PREFIX];
            reader.read_exact(&mut prefix)?;
            let is_ours = prefix[..16] == label.bytes();
            let mut n_kept = [0; 8];
            n_kept.copy_from_slice(&prefix[16..]);
            let n_masks = word(&mut reader)?;
            let fits = |n: u32| u64::from(n) <= length / 4;
            if !is_ours || !fits(n_masks) {
                return Ok(None);
            }
            let masks = words(&mut reader, n_masks as usize)?;
            if word(&mut reader)? as usize != n_blocks {
                return Ok(None);
            }
            let starts = words(&mut reader, n_blocks + 1)?;
            let body = (PREFIX + 4 * (masks.len() + starts.len() + 2)) as u64;
            let end = starts.last().copied().unwrap_or_default();
            let is_whole = starts.is_sorted() && length == body + u64::from(end) + 8;
            Ok(is_whole.then(|| (u64::from_le_bytes(n_kept), masks, starts, body)))
        };
        match read() {
            Ok(Some((n_kept, masks, starts, body))) => Ok(Sheet {
                n_kept,
                masks: masks.into_iter().map(Packed).collect(),
                starts,
                body,
                blocks,
                label,
                path,
                file,
            }),
            Ok(None) => Err(TableError::Damaged(path)),
            Err(error) => Err(TableError::Io(path, error)),
        }
    }

    /// The mask of a numbered placement of a class, if it has one.
    pub(super) fn mask(&self, counts: Counts, place: Place) -> Result<Option<Packed>, TableError> {
        let Some(&first) = self.blocks.get(&counts) else {
            return Ok(None);
        };
        let damaged = || TableError::Damaged(self.path.clone());
        let bytes = self.block(first + (place.number / BLOCK) as usize)?;
        let wanted = place.number % BLOCK;
        let mut entries = Entries {
            bytes: &bytes,
            next: 0,
        };
        for (number, mask) in &mut entries {
            if number >= wanted {
                let mask = (number == wanted).then(|| self.masks.get(mask as usize).copied());
                return mask.map_or(Ok(None), |mask| mask.ok_or_else(damaged).map(Some));
            }
        }
        if entries.bytes.is_empty() {
            Ok(None)
        } else {
            Err(damaged())
        }
    }

    /// Any placement that has a mask, if one has.
    pub(super) fn sample(&self, dice: &mut Dice) -> Result<Option<u64>, TableError> {
        let size = u64::from(self.starts.last().copied().unwrap_or_default());
        if size == 0 {
            return Ok(None);
        }
        let at = dice.below(size);
        let block = self.starts.partition_point(|&start| u64::from(start) <= at) - 1;
        let bytes = self.block(block)?;
        let entries: Vec<(u32, u32)> = Entries {
            bytes: &bytes,
            next: 0,
        }
        .collect();
        let classes = self.blocks.iter().filter(|&(_, &first)| first <= block);
        let class = classes.max_by_key(|&(_, &first)| first);
        let placement = dice
            .pick(&entries)
            .zip(class)
            .and_then(|(entry, (counts, first))| {
                let number = u32::try_from(block - first).ok()? * BLOCK + entry.0;
                Class::new(*counts).placements(number..number + 1).next()
            });
        Ok(placement)
    }

    /// The bytes of a block.
    fn block(&self, block: usize) -> Result<Vec<u8>, TableError> {
        let &[start, end] = self.starts.get(block..block + 2).unwrap_or_default() else {
            return Err(TableError::Damaged(self.path.clone()));
        };
        let mut bytes = vec![0; (end - start) as usize];
        if !bytes.is_empty() {
            read_at(&self.file, &mut bytes, self.body + u64::from(start))
                .map_err(|error| TableError::Io(self.path.clone(), error))?;
        }
        Ok(bytes)
    }

    /// Reads all planes, and checks the checksum on the way.
    pub(super) fn planes(&self) -> Result<Planes, TableError> {
        let bytes = self.checked()?;
        let damaged = || TableError::Damaged(self.path.clone());
        let body = usize::try_from(self.body).map_err(|_| damaged())?;
        let mut planes = Planes::new();
        for (&counts, &first) in &self.blocks {
            let len = Class::new(counts).len;
            let mut masks = Vec::new();
            for block in 0..len.div_ceil(BLOCK) {
                let at = first + block as usize;
                let range = body + self.starts[at] as usize..body + self.starts[at + 1] as usize;
                let bytes = bytes.get(range).ok_or_else(damaged)?;
                for (number, mask) in (Entries { bytes, next: 0 }) {
                    let number = block * BLOCK + number;
                    let mask = self.masks.get(mask as usize).ok_or_else(damaged)?;
                    if number >= len {
                        return Err(damaged());
                    }
                    masks.push((number, *mask));
                }
            }
            if !masks.is_empty() {
                planes.insert(counts, Plane::new(len, masks.into_iter()));
            }
        }
        Ok(planes)
    }

    /// All bytes but the checksum, which is right.
    fn checked(&self) -> Result<Vec<u8>, TableError> {
        let mut bytes =
            std::fs::read(&self.path).map_err(|error| TableError::Io(self.path.clone(), error))?;
        let mut sum = [0; 8];
        let end = bytes.len().saturating_sub(8);
        let mut checksum = Checksum::new();
        checksum.update(&bytes[..end]);
        if bytes.len() < 8 {
            return Err(TableError::Damaged(self.path.clone()));
        }
        sum.copy_from_slice(&bytes[end..]);
        if u64::from_le_bytes(sum) != checksum.value() {
            return Err(TableError::Damaged(self.path.clone()));
        }
        bytes.truncate(end);
        Ok(bytes)
    }

    /// Checks the checksum, and gives the file's size in bytes.
    pub(super) fn check(&self) -> Result<u64, TableError> {
        Ok(self.checked()?.len() as u64 + 8)
    }

    /// What the sheet holds.
    pub(super) const fn label(&self) -> Label {
        self.label
    }
}

/// The entries of a block: the place in the block, and the number of the mask.
struct Entries<'a> {
    bytes: &'a [u8],
    next: u32,
}

impl Iterator for Entries<'_> {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        let mut rest = self.bytes;
        let number = self.next.checked_add(take(&mut rest)?)?;
        let mask = take(&mut rest)?;
        self.bytes = rest;
        self.next = number + 1;
        Some((number, mask))
    }
}
