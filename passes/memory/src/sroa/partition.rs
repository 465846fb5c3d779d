//! Partitions: which bytes get an alloca of their own.

use super::slices::{Kind, Slices, kind};
use warpc_ir::FuncMut;

/// Bytes `begin..end` of the old alloca, and the slices that touch them.
#[derive(Clone, Default, Debug)]
pub struct Partition {
    /// First byte.
    pub begin: u64,
    /// One past the last byte.
    pub end: u64,
    /// Slices that start here: from this one
    pub first: usize,
    /// to the one before this.
    pub last: usize,
    /// Slices that start in partitions before and reach into this one.
    pub tails: Vec<usize>,
}

impl Partition {
    /// Bytes of the partition.
    pub fn size(&self) -> u64 {
        self.end - self.begin
    }
    /// Whether no slice starts here.
    pub fn is_empty(&self) -> bool {
        self.first == self.last
    }
    /// All slices: those that start here first.
    pub fn slices(&self) -> impl Iterator<Item = usize> + '_ {
        (self.first..self.last).chain(self.tails.iter().copied())
    }
}

/// Partitions of sorted slices, in order, disjoint; together they cover every slice. Slices that cannot be cut and overlap share one;
/// between those lie bytes that only slices touch which can be cut.
pub fn partitions(slices: &Slices) -> Vec<Partition> {
    let list = &slices.list;
    let mut all: Vec<Partition> = Vec::new();
    let mut now = Partition::default();
    let mut longest = 0;
    loop {
        if now.end >= longest {
            now.tails.clear();
            longest = 0;
        } else {
            now.tails.retain(|&n| list[n].end > now.end);
        }
        if now.first == list.len() {
            return all;
        }
        if !now.is_empty() {
            for (n, slice) in list.iter().enumerate().take(now.last).skip(now.first) {
                if slice.splittable && slice.end > now.end {
                    now.tails.push(n);
                    longest = longest.max(slice.end);
                }
            }
            now.first = now.last;
            match list.get(now.first) {
                None => {
                    if now.tails.is_empty() {
                        return all;
                    }
                    (now.begin, now.end) = (now.end, longest);
                    all.push(now.clone());
                    continue;
                }
                Some(next) if !now.tails.is_empty() && next.begin != now.end && !next.splittable => {
                    (now.begin, now.end) = (now.end, next.begin);
                    all.push(now.clone());
                    continue;
                }
                Some(_) => {}
            }
        }
        let head = list[now.first];
        now.begin = if now.tails.is_empty() { head.begin } else { now.end };
        now.end = head.end;
        now.last += 1;
        let overlaps = |now: &Partition| list.get(now.last).filter(|next| next.begin < now.end);
        if head.splittable {
            while let Some(next) = overlaps(&now).filter(|next| next.splittable) {
                now.end = now.end.max(next.end);
                now.last += 1;
            }
            // The bytes end where something starts that cannot be cut.
            if let Some(next) = overlaps(&now) {
                now.end = next.begin;
            }
        } else {
            while let Some(next) = overlaps(&now) {
                if !next.splittable {
                    now.end = now.end.max(next.end);
                }
                now.last += 1;
            }
        }
        all.push(now.clone());
    }
}

/// Size of an alloca beyond which only loads and stores of all of it are cut.
const MAX_CUT_SIZE: u64 = 1024;

/// Loads and stores that begin or end inside another access are not cut: cutting the other one, mostly a copy of the whole, at their
/// bounds leaves scalars.
pub fn keep_cut_values(func: &FuncMut<'_>, slices: &mut Slices) {
    let size = slices.size;
    let mut inside = vec![false; if size <= MAX_CUT_SIZE { size as usize + 1 } else { 0 }];
    if size <= MAX_CUT_SIZE {
        // Each byte is marked once: slices are sorted by their begin.
        let mut upto = 0;
        for slice in &slices.list {
            let from = (slice.begin + 1).max(upto);
            for mark in (from..slice.end.min(size)).filter_map(|at| usize::try_from(at).ok()) {
                inside[mark] = true;
            }
            upto = upto.max(slice.end);
        }
    }
    let mut kept = false;
    for slice in &mut slices.list {
        let stays = if size <= MAX_CUT_SIZE {
            !inside[slice.begin as usize] && !inside[slice.end as usize]
        } else {
            slice.begin == 0 && slice.end >= size
        };
        if slice.splittable && !stays && kind(func, slice) == Kind::Access {
            slice.splittable = false;
            kept = true;
        }
    }
    if kept {
        slices.sort();
    }
}
