//! Memory of the program: blocks of a few dozen sizes, carved from large regions and kept per thread.
//!
//! A compilation makes many small tables and drops them together, so a block that is freed is most likely wanted again, in
//! the same size and by the same thread: taking and giving back are a push and a pop on a list of the thread, without a
//! header and without merging. The first region of a thread has small pages, since most threads and many runs need no more
//! and to clear a huge page costs as much as many small ones; all others are mapped with huge pages where
//! the system has them, which saves most page faults. Large blocks and large alignments go to the system's allocator.
//!
//! A thread that frees far more of a size than it takes (what another thread made) hands its list to a shared one, from
//! which others take before they carve new blocks. Regions are never returned to the system; they end with the process.
//!
//! `docs/allocator.md` has what this saves over other allocators, and how the tests run under Miri.

#[cfg(not(miri))]
use memmap2::{Advice, MmapOptions};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::ptr::{self, NonNull};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The allocator.
pub struct Blocks;

/// Alignment of all blocks.
const ALIGN: usize = 16;
/// Largest block that is kept here.
const MAX: usize = 128 << 10;
/// Sizes up to this one grow in steps of [`ALIGN`], larger ones by a quarter of a power of two.
const LINEAR: usize = 128;
const CLASSES: usize = LINEAR / ALIGN + 4 * (MAX / LINEAR).ilog2() as usize;
/// Bytes of the first region of a thread.
const FIRST_REGION: usize = 256 << 10;
/// Bytes of every other region: two huge pages.
const REGION: usize = 4 << 20;
/// Free bytes of one size that a thread keeps.
const KEEP: usize = 2 << 20;

/// A free block; the link to the next one lies in its first bytes.
struct Free {
    next: *mut Free,
}

/// Free blocks of one size.
#[derive(Clone, Copy)]
struct List {
    first: *mut Free,
    len: usize,
}

const EMPTY: List = List { first: ptr::null_mut(), len: 0 };

/// What a thread has.
struct Local {
    lists: [List; CLASSES],
    /// Lengths of the lists beyond which they are offered to other threads.
    limits: [usize; CLASSES],
    /// The rest of the region that is carved.
    at: usize,
    end: usize,
}

thread_local! {
    static LOCAL: UnsafeCell<Local> =
        const { UnsafeCell::new(Local { lists: [EMPTY; CLASSES], limits: LIMITS, at: 0, end: 0 }) };
}

/// Lists that threads had too much of, one per class.
struct Shared([List; CLASSES]);

// SAFETY: the blocks in the lists are free: nobody else knows them.
unsafe impl Send for Shared {}

static SHARED: Mutex<Shared> = Mutex::new(Shared([EMPTY; CLASSES]));
/// Number of lists in `SHARED` that are not empty, so that nobody takes the lock for nothing.
static OFFERED: AtomicUsize = AtomicUsize::new(0);

/// Class of blocks of `size` bytes, which is 1 to [`MAX`].
#[inline(always)]
const fn class(size: usize) -> usize {
    if size <= LINEAR {
        return (size - 1) / ALIGN;
    }
    let log = (size - 1).ilog2() as usize;
    let quarter = ((size - 1) >> (log - 2)) & 3;
    LINEAR / ALIGN + (log - LINEAR.ilog2() as usize) * 4 + quarter
}

/// Bytes of the blocks of a class.
#[inline(always)]
const fn bytes(class: usize) -> usize {
    if class < LINEAR / ALIGN {
        return (class + 1) * ALIGN;
    }
    let n = class - LINEAR / ALIGN;
    (LINEAR << (n / 4)) + (LINEAR << (n / 4)) / 4 * (n % 4 + 1)
}

const LIMITS: [usize; CLASSES] = {
    let mut l = [0; CLASSES];
    let mut c = 0;
    while c < CLASSES {
        l[c] = KEEP / bytes(c);
        c += 1;
    }
    l
};

#[inline(always)]
fn is_ours(layout: &Layout) -> bool {
    // A size of 0 wraps.
    layout.size().wrapping_sub(1) < MAX && layout.align() <= ALIGN
}

/// `len` bytes from the system that are never given back, aligned to pages; null when there are none.
#[cfg(not(miri))]
fn map_region(len: usize, huge_pages: bool) -> *mut u8 {
    let Ok(map) = MmapOptions::new().len(len).map_anon() else { return ptr::null_mut() };
    if huge_pages {
        // Refused where there are none: small pages serve as well.
        let _ = map.advise(Advice::HugePage);
    }
    std::mem::ManuallyDrop::new(map).as_mut_ptr()
}
/// Miri maps no memory: the blocks are carved from an allocation that it knows.
#[cfg(miri)]
fn map_region(len: usize, _huge_pages: bool) -> *mut u8 {
    let layout = Layout::from_size_align(len, 4096).expect("a power of two");
    // SAFETY: the length is not zero.
    unsafe { System.alloc(layout) }
}

impl Local {
    #[inline(always)]
    fn take(&mut self, class: usize) -> *mut u8 {
        let list = &mut self.lists[class];
        if list.first.is_null() {
            return self.carve(class);
        }
        let block = list.first;
        // SAFETY: blocks in a list are free and hold a link.
        list.first = unsafe { (*block).next };
        list.len -= 1;
        block.cast()
    }
    #[inline(never)]
    fn carve(&mut self, class: usize) -> *mut u8 {
        if OFFERED.load(Ordering::Relaxed) != 0
            && let Some(block) = self.take_shared(class)
        {
            return block;
        }
        let size = bytes(class);
        if self.end - self.at < size && !self.new_region() {
            return ptr::null_mut();
        }
        let block = self.at;
        self.at += size;
        ptr::with_exposed_provenance_mut(block)
    }
    #[cold]
    fn take_shared(&mut self, class: usize) -> Option<*mut u8> {
        let mut shared = SHARED.lock().ok()?;
        let list = &mut shared.0[class];
        let first = NonNull::new(list.first)?;
        self.lists[class] = std::mem::replace(list, EMPTY);
        OFFERED.fetch_sub(1, Ordering::Relaxed);
        drop(shared);
        let mine = &mut self.lists[class];
        // SAFETY: as in `take`.
        mine.first = unsafe { first.as_ref().next };
        mine.len -= 1;
        Some(first.as_ptr().cast())
    }
    #[cold]
    fn new_region(&mut self) -> bool {
        let first = self.end == 0;
        // The rest of the old region becomes blocks of the largest sizes that fit.
        while self.end - self.at >= ALIGN {
            let left = (self.end - self.at).min(MAX);
            let mut c = class(left);
            if bytes(c) > left {
                c -= 1;
            }
            let block = ptr::with_exposed_provenance_mut(self.at);
            self.at += bytes(c);
            self.give(block, c);
        }
        let len = if first { FIRST_REGION } else { REGION };
        let region = map_region(len, !first);
        if region.is_null() {
            return false;
        }
        self.at = region.expose_provenance();
        self.end = self.at + len;
        true
    }
    #[inline(always)]
    fn give(&mut self, block: *mut u8, class: usize) {
        let list = &mut self.lists[class];
        let block: *mut Free = block.cast();
        // SAFETY: the block is free, at least sixteen bytes long and aligned to that.
        unsafe { block.write(Free { next: list.first }) };
        list.first = block;
        list.len += 1;
        if list.len > self.limits[class] {
            self.offer(class);
        }
    }
    /// Hands the list of a class to the others.
    #[cold]
    fn offer(&mut self, class: usize) {
        let Ok(mut shared) = SHARED.lock() else { return };
        let there = &mut shared.0[class];
        if !there.first.is_null() {
            // The others have enough: this thread keeps its own, and asks again when it has twice as much.
            self.limits[class] *= 2;
            return;
        }
        self.limits[class] = LIMITS[class];
        *there = std::mem::replace(&mut self.lists[class], EMPTY);
        OFFERED.fetch_add(1, Ordering::Relaxed);
    }
}

// SAFETY: a block is handed out once until it is given back: lists and regions belong to one thread, shared lists are behind
// a lock. Blocks are as large as their class says, which is at least the size asked for, and aligned to `ALIGN`: regions are
// aligned to pages and sizes are multiples of it. The layout decides who owns a block, in all functions alike.
unsafe impl GlobalAlloc for Blocks {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_ours(&layout) {
            // SAFETY: by the contract.
            return unsafe { System.alloc(layout) };
        }
        // SAFETY: the thread alone reaches its lists, and no rule above calls back.
        LOCAL.with(|l| unsafe { (*l.get()).take(class(layout.size())) })
    }
    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if !is_ours(&layout) {
            // SAFETY: by the contract.
            return unsafe { System.dealloc(block, layout) };
        }
        // SAFETY: as in `alloc`.
        LOCAL.with(|l| unsafe { (*l.get()).give(block, class(layout.size())) })
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !is_ours(&layout) {
            // SAFETY: by the contract.
            return unsafe { System.alloc_zeroed(layout) };
        }
        // SAFETY: as in `alloc`; the block has at least that many bytes.
        unsafe {
            let block = self.alloc(layout);
            if !block.is_null() {
                block.write_bytes(0, layout.size());
            }
            block
        }
    }
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller's contract: `size` is not 0 and fits with the alignment.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (is_ours(&layout), is_ours(&new)) {
            // SAFETY: by the contract.
            (false, false) => unsafe { System.realloc(block, layout, size) },
            (true, true) if class(layout.size()) == class(size) => block,
            _ => {
                // SAFETY: both blocks have at least the bytes that are copied and are not the same.
                unsafe {
                    let to = self.alloc(new);
                    if !to.is_null() {
                        ptr::copy_nonoverlapping(block, to, layout.size().min(size));
                        self.dealloc(block, layout);
                    }
                    to
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_fit() {
        for size in 1..=MAX {
            let c = class(size);
            assert!(c < CLASSES && bytes(c) >= size && bytes(c).is_multiple_of(ALIGN), "{size}");
            assert!(c == 0 || bytes(c - 1) < size, "{size}");
        }
        assert_eq!(bytes(CLASSES - 1), MAX);
    }

    #[test]
    fn blocks_keep_what_is_written() {
        let layout = |n: usize| Layout::from_size_align(n, 8).unwrap();
        let mut held: Vec<(*mut u8, usize)> = Vec::new();
        // Miri takes a microsecond for what else takes a nanosecond.
        let (rounds, step) = if cfg!(miri) { (2, 211) } else { (4, 7) };
        for round in 0..rounds {
            for n in (1..3000).step_by(step).chain([10_000, MAX, MAX + 1]) {
                // SAFETY: the layouts are those of the blocks.
                unsafe {
                    let b = if n % 2 == 0 { Blocks.alloc(layout(n)) } else { Blocks.alloc_zeroed(layout(n)) };
                    assert!(!b.is_null() && (b as usize).is_multiple_of(8));
                    assert!(n % 2 == 0 || (0..n).all(|i| *b.add(i) == 0));
                    b.write_bytes(n as u8, n);
                    let b = Blocks.realloc(b, layout(n), n + round * 50);
                    assert!((0..n).all(|i| *b.add(i) == n as u8), "{n}");
                    b.write_bytes(n as u8, n + round * 50);
                    held.push((b, n + round * 50));
                }
            }
            // Blocks of one thread end in another.
            let give: Vec<(usize, usize)> = held.drain(..).map(|(b, n)| (b as usize, n)).collect();
            std::thread::spawn(move || {
                for (b, n) in give {
                    // SAFETY: as above; the other thread does not use them any more.
                    unsafe { Blocks.dealloc(b as *mut u8, layout(n)) };
                }
            })
            .join()
            .unwrap();
        }
    }

    /// A thread that frees far more of a size than it takes hands its list on, and others take from it.
    #[test]
    fn lists_pass_between_threads() {
        let layout = Layout::from_size_align(MAX, ALIGN).unwrap();
        let blocks = 2 * KEEP / MAX + 2;
        for _ in 0..3 {
            let made: Vec<usize> = (0..blocks)
                // SAFETY: the size is not zero.
                .map(|_| unsafe { Blocks.alloc(layout) }.expose_provenance())
                .collect();
            let mut distinct = made.clone();
            distinct.sort_unstable();
            assert!(distinct.windows(2).all(|w| w[1] - w[0] >= MAX), "blocks overlap");
            std::thread::spawn(move || {
                for &b in &made {
                    // SAFETY: blocks of this layout, which nobody else uses any more.
                    unsafe { Blocks.dealloc(ptr::with_exposed_provenance_mut(b), layout) };
                }
            })
            .join()
            .unwrap();
        }
    }

    /// Sizes and alignments that are the system's, and moves between the two.
    #[test]
    fn large_blocks_are_the_systems() {
        let small = Layout::from_size_align(64, 8).unwrap();
        // SAFETY: the layouts are those of the blocks, and sizes are not zero.
        unsafe {
            let b = Blocks.alloc(small);
            b.write_bytes(7, 64);
            let b = Blocks.realloc(b, small, MAX + 1);
            assert!((0..64).all(|i| *b.add(i) == 7));
            let b = Blocks.realloc(b, Layout::from_size_align(MAX + 1, 8).unwrap(), 40);
            assert!((0..40).all(|i| *b.add(i) == 7));
            Blocks.dealloc(b, Layout::from_size_align(40, 8).unwrap());
            let aligned = Layout::from_size_align(64, 4096).unwrap();
            let b = Blocks.alloc_zeroed(aligned);
            assert!(b.addr().is_multiple_of(4096) && (0..64).all(|i| *b.add(i) == 0));
            Blocks.dealloc(b, aligned);
        }
    }
}
