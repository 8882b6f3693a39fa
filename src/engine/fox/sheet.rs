//! A layer's planes in a file: written whole, read whole or one mask at a time.
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

use std::{
    collections::HashMap,
    fs::File,
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use super::{
    TableError,
    checksum::Checksum,
    class::{self, Class, Counts, Place},
    layer::Planes,
    near::Goal,
    plane::{Packed, Plane},
};
use crate::{
    engine::dice::Dice,
    rules::fox_and_geese::{Diagonals, Options},
};

/// How many placements are read to find one.
const BLOCK: u32 = 1 << 10;

const MAGIC: &[u8; 8] = b"LEVFOX01";

/// How long the parts 1 and 2 are together.
const PREFIX: usize = 24;

/// What a sheet holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) options: Options,
    pub(super) goal: Goal,
    pub(super) kind: Kind,
    pub(super) geese: u32,
}

/// Which of a placement's masks a sheet holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// For the fox to move: what look-ups need.
    Held,
    /// For the fox that has just jumped: what the next layer needs.
    Caught,
}

impl Label {
    /// The file's name in the directory of its family.
    pub(super) fn file_name(self) -> String {
        let goal = match self.goal {
            Goal::Win => "geese",
            Goal::Hold => "fox",
        };
        let kind = match self.kind {
            Kind::Held => "wins",
            Kind::Caught => "jumps",
        };
        format!("{:02}-{goal}-{kind}", self.geese)
    }

    /// Where the file lies under a directory of tables.
    pub(super) fn path(self, dir: &Path) -> PathBuf {
        family(dir, self.options).join(self.file_name())
    }

    /// The first part of the file.
    fn bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8] = match self.options.diagonals {
            Diagonals::Every => 0,
            Diagonals::Alternate => 1,
        };
        bytes[9] = u8::from(self.options.sideways);
        bytes[10] = match self.goal {
            Goal::Win => 0,
            Goal::Hold => 1,
        };
        bytes[11] = match self.kind {
            Kind::Held => 0,
            Kind::Caught => 1,
        };
        bytes[12] = self.geese.to_le_bytes()[0];
        bytes
    }
}

/// The directory of the sheets that setups share which differ only in the number of geese.
pub(super) fn family(dir: &Path, options: Options) -> PathBuf {
    let sideways = if options.sideways { "-sideways" } else { "" };
    dir.join(format!(
        "fox-and-geese-{}{sideways}",
        options.diagonals.key()
    ))
}

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
    let save = || -> io::Result<()> {
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

/// Appends a number in groups of seven bits, the lowest first, all but the last marked.
fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

/// Takes a number in groups of seven bits from the front.
fn take(bytes: &mut &[u8]) -> Option<u32> {
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

fn word(reader: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn words(reader: &mut impl Read, n: usize) -> io::Result<Vec<u32>> {
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

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

#[cfg(windows)]
fn read_at(file: &File, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
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
