//! One layer: all placements with the same number of geese.

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
};

use super::{
    class::{self, Class, Counts, height},
    cyclic,
    lines::Lines,
    near::{Goal, Masks, Near},
    plane::{Packed, Plane},
};

/// How many placements are settled in one go where they do not hang together.
const STRETCH: u32 = 1 << 16;

/// The planes of many classes; those without any mask are left out.
pub(super) type Planes = HashMap<Counts, Plane>;

/// What solves a layer.
pub(super) struct Task<'a> {
    pub(super) lines: Lines,
    pub(super) sideways: bool,
    pub(super) goal: Goal,
    pub(super) geese: u32,
    /// The planes `caught` of the layer with one goose less.
    pub(super) below: &'a Planes,
    pub(super) threads: usize,
    pub(super) cancel: &'a AtomicBool,
    /// Told how many more placements are settled.
    pub(super) settled: &'a (dyn Fn(u64) + Sync),
}

/// A solved layer.
#[derive(Debug, Default)]
pub(super) struct Layer {
    pub(super) held: Planes,
    pub(super) caught: Planes,
    /// How many positions the planes `held` keep, mirror images counted where both are numbered.
    pub(super) n_kept: u64,
}

/// Part of a class, to be settled in one go.
struct Job {
    class: Class,
    start: u32,
    end: u32,
}

/// The masks found by a job, as the planes keep them.
#[derive(Default)]
struct Found {
    held: Vec<(u32, Packed)>,
    caught: Vec<(u32, Packed)>,
}

impl Task<'_> {
    /// Solves the layer, or gives nothing when cancelled.
    ///
    /// The classes with the highest geese come first; those of the same height do not hang
    /// together.
    pub(super) fn solve(&self) -> Option<Layer> {
        let mut classes = class::classes(self.geese);
        classes.sort_by_key(|counts| std::cmp::Reverse(height(*counts)));
        let mut layer = Layer::default();
        for level in classes.chunk_by(|&a, &b| height(a) == height(b)) {
            let jobs = self.jobs(level);
            let n_kept = AtomicU64::new(0);
            let found = self.run(&jobs, &layer.held, &n_kept)?;
            layer.n_kept += n_kept.into_inner();
            gather(&jobs, found, &mut layer);
        }
        Some(layer)
    }

    /// The jobs of a level, the longest first.
    fn jobs(&self, level: &[Counts]) -> Vec<Job> {
        let mut jobs = Vec::new();
        for &counts in level {
            let class = Class::new(counts);
            let stretch = if self.sideways { class.len } else { STRETCH };
            let mut start = 0;
            while start < class.len {
                let end = class.len.min(start.saturating_add(stretch));
                jobs.push(Job { class, start, end });
                start = end;
            }
        }
        jobs.sort_by_key(|job| std::cmp::Reverse(job.end - job.start));
        jobs
    }

    /// Does the jobs on all threads; what each has found stands in its place.
    fn run(&self, jobs: &[Job], held: &Planes, n_kept: &AtomicU64) -> Option<Vec<Found>> {
        let next = AtomicUsize::new(0);
        let all = Mutex::new(Vec::with_capacity(jobs.len()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, jobs.len()) {
                scope.spawn(|| {
                    while let Some((at, job)) = {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        jobs.get(at).map(|job| (at, job))
                    } {
                        if self.cancel.load(Ordering::Relaxed) {
                            break;
                        }
                        let found = self.settle(job, held, n_kept);
                        all.lock()
                            .unwrap_or_else(PoisonError::into_inner)
                            .push((at, found));
                        (self.settled)(u64::from(job.end - job.start));
                    }
                });
            }
        });
        let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        all.sort_unstable_by_key(|&(at, _)| at);
        (all.len() == jobs.len()).then(|| all.into_iter().map(|(_, found)| found).collect())
    }

    fn settle(&self, job: &Job, held: &Planes, n_kept: &AtomicU64) -> Found {
        let near = Near::new(
            self.lines,
            self.goal,
            &job.class,
            |counts| held.get(counts),
            |counts| self.below.get(counts),
        );
        let mut found = Found::default();
        let mut n = 0;
        let mut keep = |number: u32, geese: u64, masks: Masks| {
            let room = self.lines.all & !geese;
            let packed = |mask| self.goal.packed(mask, room, geese);
            if let Some(held) = packed(masks.held) {
                n += u64::from(held.0.count_ones());
                found.held.push((number, held));
            }
            if let Some(caught) = packed(masks.caught) {
                found.caught.push((number, caught));
            }
        };
        if self.sideways {
            for (number, (geese, masks)) in (0..).zip(cyclic::settle(&near, &job.class, self.goal))
            {
                keep(number, geese, masks);
            }
        } else {
            let range = job.start..job.end;
            for (number, geese) in range.clone().zip(job.class.placements(range)) {
                keep(number, geese, near.settle(geese));
            }
        }
        n_kept.fetch_add(n, Ordering::Relaxed);
        found
    }
}

/// Joins what the jobs of a level have found to planes.
fn gather(jobs: &[Job], found: Vec<Found>, layer: &mut Layer) {
    let mut by_class: HashMap<Counts, (u32, Vec<(u32, Found)>)> = HashMap::new();
    for (job, found) in jobs.iter().zip(found) {
        let parts = by_class.entry(job.class.counts);
        let (_, parts) = parts.or_insert_with(|| (job.class.len, Vec::new()));
        parts.push((job.start, found));
    }
    for (counts, (len, mut parts)) in by_class {
        parts.sort_unstable_by_key(|&(start, _)| start);
        let held = parts.iter().flat_map(|(_, found)| &found.held).copied();
        let held = Plane::new(len, held);
        if !held.is_empty() {
            layer.held.insert(counts, held);
        }
        let caught = parts.iter().flat_map(|(_, found)| &found.caught).copied();
        let caught = Plane::new(len, caught);
        if !caught.is_empty() {
            layer.caught.insert(counts, caught);
        }
    }
}
