//! Workers: the threads of a batch. Modules of a batch and functions of a module share them.
//!
//! A worker takes the next item of the batch (a file); inside it, a parallel stage is cut into chunks of functions that go to
//! the worker's own deque, where idle workers steal them. While a worker waits for its stolen chunks it helps others with
//! chunks, never with another file, so nesting is one level deep. Idle workers sleep; nobody spins. Results are put
//! together by position: nothing depends on who did what.

use crate::slot::Slot;
use crossbeam::deque::{self, Steal, Stealer};
use std::sync::atomic::{AtomicUsize, Ordering, fence};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Work on many items, each independent of the others.
pub trait Job: Send + Sync + 'static {
    /// Called once per worker before its first item of a chunk.
    fn enter(&self, _slot: &mut Slot) {}
    /// Does item `i`. Must not panic: what may panic is caught inside and kept as the result.
    fn item(&self, slot: &mut Slot, i: usize);
    /// Called once after the last item of a chunk.
    fn leave(&self, _slot: &mut Slot) {}
}

/// A chunk of a job.
struct Task {
    job: Arc<dyn Job>,
    latch: Arc<Latch>,
    first: usize,
    end: usize,
}

/// Counts chunks that are not finished. Kept apart from the job so that the last chunk can drop the job before it counts.
struct Latch {
    left: AtomicUsize,
}

/// What the workers of a batch share.
struct Shared {
    threads: usize,
    items: usize,
    next: AtomicUsize,
    done: AtomicUsize,
    stealers: Vec<Stealer<Task>>,
    sleepers: AtomicUsize,
    lock: Mutex<()>,
    wake: Condvar,
}

impl Shared {
    fn notify(&self) {
        fence(Ordering::SeqCst);
        if self.sleepers.load(Ordering::SeqCst) > 0 {
            let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
            self.wake.notify_all();
        }
    }
    /// Sleeps until notified unless `ready` already holds.
    fn sleep(&self, ready: impl Fn() -> bool) {
        self.sleepers.fetch_add(1, Ordering::SeqCst);
        fence(Ordering::SeqCst);
        let guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        if !ready() && self.stealers.iter().all(Stealer::is_empty) {
            // The timeout is a second line of defence against a lost wake-up, not part of the protocol.
            let _ = self.wake.wait_timeout(guard, Duration::from_millis(50));
        }
        self.sleepers.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Counts an item when dropped, also by a panic, so that the others do not wait for it forever.
struct ItemDone<'a>(&'a Shared);

impl Drop for ItemDone<'_> {
    fn drop(&mut self) {
        if self.0.done.fetch_add(1, Ordering::AcqRel) + 1 == self.0.items {
            self.0.notify();
        }
    }
}

/// Instructions a chunk should have: below, handing it over costs more than doing it.
const CHUNK: usize = 4096;
/// A stage this large is cut even while other files wait: it may be the last to finish.
const LARGE: usize = 200_000;

/// One thread's slot and its place among the workers.
pub struct Worker {
    /// The slot.
    pub slot: Slot,
    home: Option<(Arc<Shared>, deque::Worker<Task>, usize)>,
}

impl Default for Worker {
    fn default() -> Self {
        Worker::alone()
    }
}

/// Slots that no worker has at the moment. A slot costs more to make than a small function to compile, and holds the systems of
/// the pipeline that it was last used with.
#[derive(Default)]
pub struct SlotPool {
    idle: Mutex<Vec<Slot>>,
}

impl SlotPool {
    /// The slot that was given back last, or a new one.
    pub fn take(&self) -> Slot {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_default()
    }
    /// Keeps `slot` for whoever takes one next. One in which a pass panicked must not come back.
    pub fn give(&self, slot: Slot) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(slot);
    }
    /// Number of idle slots.
    pub fn len(&self) -> usize {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
    /// Whether no slot is idle.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Worker {
    /// A worker without others.
    pub fn alone() -> Worker {
        Worker::with_slot(Slot::new())
    }
    /// A worker without others that works in `slot`.
    pub fn with_slot(slot: Slot) -> Worker {
        Worker { slot, home: None }
    }
    /// Does all items of `job`, whose sizes in instructions are `weights`, and gives the job back.
    pub fn for_each<J: Job>(&mut self, job: J, weights: &[usize]) -> J {
        let total: usize = weights.iter().sum();
        let split = match &self.home {
            Some((s, ..)) if s.threads > 1 && weights.len() > 1 && total >= 2 * CHUNK => {
                total >= LARGE || s.next.load(Ordering::Relaxed) >= s.items || s.sleepers.load(Ordering::Relaxed) > 0
            }
            _ => false,
        };
        if !split {
            job.enter(&mut self.slot);
            for i in 0..weights.len() {
                job.item(&mut self.slot, i);
            }
            job.leave(&mut self.slot);
            return job;
        }
        let (shared, deque, _) = self.home.as_ref().expect("splits only among others");
        let shared = shared.clone();
        let size = CHUNK.max(total / (shared.threads * 8));
        let job = Arc::new(job);
        let mut cuts = vec![0];
        let mut weight = 0;
        for (i, w) in weights.iter().enumerate() {
            weight += w;
            if weight >= size {
                cuts.push(i + 1);
                weight = 0;
            }
        }
        if *cuts.last().expect("not empty") != weights.len() {
            cuts.push(weights.len());
        }
        let latch = Arc::new(Latch { left: AtomicUsize::new(cuts.len() - 1) });
        for w in cuts.windows(2) {
            deque.push(Task { job: job.clone(), latch: latch.clone(), first: w[0], end: w[1] });
        }
        shared.notify();
        let finished = || latch.left.load(Ordering::Acquire) == 0;
        while !finished() {
            if !self.help() {
                shared.sleep(finished);
            }
        }
        Arc::into_inner(job).expect("every chunk dropped its reference before it counted")
    }
    /// Does one chunk, own or stolen; returns whether there was one.
    fn help(&mut self) -> bool {
        let Some((shared, deque, me)) = &self.home else { return false };
        let task = deque.pop().or_else(|| {
            let n = shared.stealers.len();
            (1..n).find_map(|k| {
                let victim = &shared.stealers[(me + k) % n];
                loop {
                    match victim.steal() {
                        Steal::Success(t) => return Some(t),
                        Steal::Empty => return None,
                        Steal::Retry => {}
                    }
                }
            })
        });
        let Some(Task { job, latch, first, end }) = task else { return false };
        let shared = shared.clone();
        job.enter(&mut self.slot);
        for i in first..end {
            job.item(&mut self.slot, i);
        }
        job.leave(&mut self.slot);
        drop(job);
        if latch.left.fetch_sub(1, Ordering::AcqRel) == 1 {
            shared.notify();
        }
        true
    }
}

/// Calls `each` for the items `order`, which are given out in this order, on `threads` workers with slots of `pool`. `each` must
/// not panic.
pub fn run_batch(threads: usize, order: &[usize], pool: &SlotPool, each: &(dyn Fn(&mut Worker, usize) + Sync)) {
    let threads = threads.max(1);
    let deques: Vec<deque::Worker<Task>> = (0..threads).map(|_| deque::Worker::new_lifo()).collect();
    let shared = Arc::new(Shared {
        threads,
        items: order.len(),
        next: AtomicUsize::new(0),
        done: AtomicUsize::new(0),
        stealers: deques.iter().map(deque::Worker::stealer).collect(),
        sleepers: AtomicUsize::new(0),
        lock: Mutex::new(()),
        wake: Condvar::new(),
    });
    let work = |me: usize, deque: deque::Worker<Task>| {
        let mut w = Worker { slot: pool.take(), home: Some((shared.clone(), deque, me)) };
        loop {
            if w.help() {
                continue;
            }
            let n = shared.next.fetch_add(1, Ordering::Relaxed);
            if n < order.len() {
                let _counted = ItemDone(&shared);
                each(&mut w, order[n]);
                continue;
            }
            let finished = || shared.done.load(Ordering::Acquire) == order.len();
            if finished() {
                break;
            }
            shared.sleep(finished);
        }
        pool.give(w.slot);
    };
    let work = &work;
    std::thread::scope(|s| {
        let mut deques = deques.into_iter().enumerate();
        let first = deques.next();
        for (me, d) in deques {
            // A compilation nests little, but the reader of a hostile file deserves room.
            let spawned = std::thread::Builder::new().stack_size(8 << 20).spawn_scoped(s, move || work(me, d));
            // Without a thread the others do its share.
            drop(spawned);
        }
        if let Some((me, d)) = first {
            work(me, d);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;

    struct Sum {
        out: Vec<AtomicU64>,
    }
    impl Job for Sum {
        fn item(&self, _: &mut Slot, i: usize) {
            self.out[i].fetch_add(i as u64 * 3 + 1, Ordering::Relaxed);
        }
    }

    #[test]
    fn every_item_of_every_job_is_done_once() {
        let pool = SlotPool::default();
        for threads in [1, 2, 4] {
            let order: Vec<usize> = (0..40).rev().collect();
            let sums: Vec<AtomicU64> = order.iter().map(|_| AtomicU64::new(0)).collect();
            run_batch(threads, &order, &pool, &|w, file| {
                let n = 50 + file * 7;
                for _ in 0..3 {
                    let job = Sum { out: (0..n).map(|_| AtomicU64::new(0)).collect() };
                    let job = w.for_each(job, &vec![1000; n]);
                    for (i, v) in job.out.iter().enumerate() {
                        assert_eq!(v.load(Ordering::Relaxed), i as u64 * 3 + 1);
                    }
                }
                sums[file].fetch_add(1, Ordering::Relaxed);
            });
            assert!(sums.iter().all(|s| s.load(Ordering::Relaxed) == 1));
            // A thread that starts late takes the slot of one that is done.
            assert!((1..=threads).contains(&pool.len()), "slots come back and are used again");
        }
    }

    #[test]
    fn an_empty_batch_ends() {
        run_batch(3, &[], &SlotPool::default(), &|_, _| unreachable!());
    }
}
