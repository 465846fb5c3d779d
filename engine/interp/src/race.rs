//! Data races: whether two accesses of one byte, one of them a write and not both atomic, are ordered.
//!
//! Every thread has a counter that it advances; a meeting of threads (a barrier, named or not; `bar.warp.sync`, for the lanes in its mask) lets
//! each know how far the others had counted, and with it all that these knew. An access is marked with the count of its
//! thread: it comes before another thread's when that one knows of it. A barrier of a whole block, the common case, is one row
//! of counts for the block; all else is known per warp, in maps that threads share until they differ.
//!
//! Most accesses are of whole words, and bytes of a word that were always accessed together have one row of what is remembered.
//!
//! Atomics order as the memory model has it: what a thread did before a fence (or a release) is known to whoever reads the
//! atomic it then wrote and passes a fence after that (or acquires). Scopes are not looked at. Remembered of a byte: the last
//! write, one atomic write of another thread that is not ordered with it, and the last reads of every thread since.

use super::memory::Region;
use super::program::Order;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

/// Bytes of a word.
const WORD: usize = 4;

/// An access. `clock` 0: there was none.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Mark {
    /// Number of the block, then ten bits of the thread's number in it.
    thread: u64,
    clock: u32,
    atomic: bool,
}

/// What is remembered of a byte.
#[derive(Clone, Default)]
struct Cell {
    write: Mark,
    /// An atomic write by another thread than `write`, not ordered before it.
    other: Mark,
    /// A read.
    read: Mark,
    /// Reads that were not ordered with it, by warp: all lanes of many warps may read the same byte.
    more: Vec<Reads>,
}

/// The last reads of the lanes of a warp, plain or atomic ones.
#[derive(Clone)]
struct Reads {
    /// Number of the block, then five bits of the warp's number in it.
    warp: u64,
    atomic: bool,
    /// Count of each lane at its read; 0 where there was none.
    clocks: [u32; 32],
}

impl Reads {
    /// The reads, one after the other.
    fn marks(&self) -> impl Iterator<Item = Mark> {
        let of_lane = |(lane, &clock)| Mark { thread: self.warp << 5 | lane as u64, clock, atomic: self.atomic };
        self.clocks.iter().enumerate().map(of_lane).filter(|mark| mark.clock > 0)
    }
}

/// What is remembered of the bytes of a word.
#[derive(Clone, Default)]
struct Word {
    /// Of each byte, while all were always accessed together.
    whole: Cell,
    /// Of each byte, once one was accessed without another.
    bytes: Option<Box<[Cell; WORD]>>,
}

/// Per warp (block, then five bits) the count of each lane up to which everything came before.
type Known = BTreeMap<u64, [u32; 32]>;

#[derive(Clone)]
struct Thread {
    clock: u32,
    /// Count at the last fence.
    fenced: u32,
    known: Rc<Known>,
    /// What reads of atomics have told since the last fence.
    heard: Option<Rc<Known>>,
}

struct Block {
    /// Count of each thread at the last barrier of all.
    base: Vec<u32>,
    threads: Vec<Thread>,
    shared: Vec<Vec<Word>>,
    /// What the threads knew that have arrived at a barrier without waiting.
    arrived: Vec<Option<Rc<Known>>>,
}

/// Shadow of all objects, filled on first access, and the counts of the blocks under way.
#[derive(Default)]
pub(crate) struct Races {
    objects: Vec<Vec<Word>>,
    blocks: Vec<Option<Box<Block>>>,
    /// What the writers of an atomic knew, by where it is.
    atomics: BTreeMap<(u64, u64), Rc<Known>>,
}

fn join(into: &mut Rc<Known>, from: &Rc<Known>) {
    if Rc::ptr_eq(into, from) || from.is_empty() {
        return;
    }
    if into.is_empty() {
        *into = from.clone();
        return;
    }
    let to = Rc::make_mut(into);
    for (&warp, clocks) in from.iter() {
        let row = to.entry(warp).or_insert([0; 32]);
        for (a, &b) in row.iter_mut().zip(clocks) {
            *a = (*a).max(b);
        }
    }
}

fn note(known: &mut Rc<Known>, thread: u64, clock: u32) {
    let row = Rc::make_mut(known).entry(thread >> 5).or_insert([0; 32]);
    let c = &mut row[thread as usize & 31];
    *c = (*c).max(clock);
}

impl Block {
    /// Whether an access comes before what thread `t` of this block does now.
    fn ordered(&self, mark: Mark, t: u64) -> bool {
        if mark.clock == 0 || mark.thread == t {
            return true;
        }
        if mark.thread >> 10 == t >> 10 && mark.clock <= self.base[mark.thread as usize & 1023] {
            return true;
        }
        let known = &self.threads[t as usize & 1023].known;
        known.get(&(mark.thread >> 5)).is_some_and(|k| k[mark.thread as usize & 31] >= mark.clock)
    }
    fn fence(&mut self, n: usize) {
        let t = &mut self.threads[n];
        t.fenced = t.clock;
        t.clock += 1;
        if let Some(heard) = t.heard.take() {
            join(&mut t.known, &heard);
        }
    }
}

impl Races {
    /// A block of so many threads starts.
    pub fn start_block(&mut self, number: u32, threads: usize) {
        let n = number as usize;
        if self.blocks.len() <= n {
            self.blocks.resize_with(n + 1, || None);
        }
        let new = Thread { clock: 1, fenced: 0, known: Rc::default(), heard: None };
        self.blocks[n] = Some(Box::new(Block {
            base: vec![0; threads],
            threads: vec![new; threads],
            shared: Vec::new(),
            arrived: vec![None; 17],
        }));
    }
    /// A block has ended: its threads will not ask again.
    pub fn end_block(&mut self, number: u32) {
        self.blocks[number as usize] = None;
    }
    /// Threads of a block meet; `all` says that these are all that have not ended. `id` is the barrier they meet at.
    pub fn meet(&mut self, block: u32, threads: impl Iterator<Item = usize> + Clone, all: bool, id: Option<usize>) {
        let Some(b) = self.blocks[block as usize].as_deref_mut() else { return };
        let mut known: Rc<Known> = Rc::default();
        let mut last: Option<Rc<Known>> = None;
        for t in threads.clone() {
            let k = &b.threads[t].known;
            if !last.as_ref().is_some_and(|l| Rc::ptr_eq(l, k)) {
                join(&mut known, k);
                last = Some(k.clone());
            }
        }
        if let Some(arrived) = id.and_then(|i| b.arrived[i].take()) {
            join(&mut known, &arrived);
        }
        if all {
            // Threads that have ended did so before the meeting.
            b.base.iter_mut().zip(&b.threads).for_each(|(c, t)| *c = t.clock);
            if known.keys().any(|w| w >> 5 == block as u64) {
                Rc::make_mut(&mut known).retain(|w, _| w >> 5 != block as u64);
            }
        } else {
            for t in threads.clone() {
                note(&mut known, (block as u64) << 10 | t as u64, b.threads[t].clock);
            }
        }
        for t in threads {
            let t = &mut b.threads[t];
            t.known = known.clone();
            t.clock += 1;
        }
    }
    /// A thread arrives at barrier `id` and goes on.
    pub fn arrive(&mut self, block: u32, t: usize, id: usize) {
        let Some(b) = self.blocks[block as usize].as_deref_mut() else { return };
        let mut known = b.threads[t].known.clone();
        note(&mut known, (block as u64) << 10 | t as u64, b.threads[t].clock);
        b.threads[t].clock += 1;
        join(b.arrived[id].get_or_insert_default(), &known);
    }
    /// A thread passes a fence.
    pub fn fence(&mut self, block: u32, t: usize) {
        if let Some(b) = self.blocks[block as usize].as_deref_mut() {
            b.fence(t);
        }
    }
    /// An atomic access of a thread, after it was checked.
    pub fn atomic(&mut self, block: u32, t: usize, at: (Region, usize), write: bool, order: Order) {
        let Some(b) = self.blocks[block as usize].as_deref_mut() else { return };
        let key = match at.0 {
            Region::Object(i) => (i as u64, at.1 as u64),
            Region::Shared(i) => (1 << 63 | (block as u64) << 31 | i as u64, at.1 as u64),
            Region::Local => return,
        };
        if order.release {
            b.fence(t);
        }
        let said = self.atomics.get(&key);
        let me = &mut b.threads[t];
        if let Some(said) = said {
            if order.acquire {
                join(&mut me.known, said);
            } else {
                join(me.heard.get_or_insert_default(), said);
            }
        }
        if write && me.fenced > 0 {
            let mut known = me.known.clone();
            note(&mut known, (block as u64) << 10 | t as u64, me.fenced);
            let base = b.base.iter().enumerate().filter(|c| *c.1 > 0);
            base.for_each(|(k, &c)| note(&mut known, (block as u64) << 10 | k as u64, c));
            join(self.atomics.entry(key).or_default(), &known);
        }
    }
    /// Records an access; the error says what it races with.
    pub fn access(
        &mut self,
        at: (Region, usize),
        size: usize,
        block: u32,
        t: usize,
        write: bool,
        atomic: bool,
    ) -> Result<(), Race> {
        let Some(b) = self.blocks[block as usize].as_deref_mut() else { return Ok(()) };
        let mut shared = std::mem::take(&mut b.shared);
        let (table, i) = match at.0 {
            Region::Object(i) => (&mut self.objects, i as usize),
            Region::Shared(i) => (&mut shared, i as usize),
            Region::Local => (&mut shared, usize::MAX),
        };
        let mut result = Ok(());
        if i != usize::MAX {
            if table.len() <= i {
                table.resize_with(i + 1, Vec::new);
            }
            let end = at.1 + size;
            let (first, behind) = (at.1 / WORD, end.div_ceil(WORD));
            let words = &mut table[i];
            if words.len() < behind {
                words.resize(behind, Word::default());
            }
            let now = Mark { thread: (block as u64) << 10 | t as u64, clock: b.threads[t].clock, atomic };
            // Words of a copied range mostly remember the same, and then the same of `now` as well.
            let mut last: Option<([Mark; 3], [Mark; 3])> = None;
            result = (first..behind).try_for_each(|w| {
                let bytes = at.1.max(w * WORD) - w * WORD..end.min((w + 1) * WORD) - w * WORD;
                let word = &mut words[w];
                let before = (bytes.len() == WORD && word.bytes.is_none()).then(|| word.whole.marks()).flatten();
                match (before, last) {
                    (Some(before), Some((same, [write, other, read]))) if before == same => {
                        word.whole = Cell { write, other, read, more: Vec::new() };
                        return Ok(());
                    }
                    _ => word.access(bytes, b, now, write)?,
                }
                last = before.zip(word.whole.marks());
                Ok(())
            });
        }
        b.shared = shared;
        result
    }
}

/// Two accesses of one byte without an order between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{kind} races with a {with} by thread {thread} of block {block}")]
pub(crate) struct Race {
    /// `read` or `write`: the later access.
    kind: &'static str,
    /// The same of the earlier one.
    with: &'static str,
    /// Number in its block of the thread that made the earlier one.
    thread: u64,
    block: u64,
}

impl Word {
    /// Records an access of some bytes.
    fn access(&mut self, bytes: Range<usize>, b: &Block, now: Mark, write: bool) -> Result<(), Race> {
        let all = bytes.len() == WORD;
        if all && self.bytes.is_none() {
            return self.whole.access(b, now, write);
        }
        let cells = self.bytes.get_or_insert_with(|| Box::new(std::array::from_fn(|_| self.whole.clone())));
        cells[bytes].iter_mut().try_for_each(|cell| cell.access(b, now, write))?;
        // A plain write of all of them makes them alike again.
        if all && write && !now.atomic && cells.iter().all(|cell| cell.other == cells[0].other) {
            self.whole = std::mem::take(&mut cells[0]);
            self.bytes = None;
        }
        Ok(())
    }
}

impl Cell {
    fn access(&mut self, b: &Block, now: Mark, write: bool) -> Result<(), Race> {
        let t = now.thread;
        let ordered = |m: &Mark| b.ordered(*m, t);
        let (write_ordered, other_ordered) = (ordered(&self.write), ordered(&self.other));
        let apart = |m: &Mark, ordered: bool| !(ordered || m.atomic && now.atomic);
        let found = if apart(&self.write, write_ordered) {
            Some((self.write, "write"))
        } else if apart(&self.other, other_ordered) {
            Some((self.other, "write"))
        } else if write {
            let mut reads = std::iter::once(self.read).chain(self.more.iter().flat_map(Reads::marks));
            reads.find(|m| apart(m, ordered(m))).map(|m| (m, "read"))
        } else {
            None
        };
        if let Some((m, what)) = found {
            let (n, block) = (m.thread & 1023, m.thread >> 10);
            let kind = if write { "write" } else { "read" };
            return Err(Race { kind, with: what, thread: n, block });
        }
        // An access that came before `now`, and conflicts with nothing that `now` does not, need not be remembered.
        let covered = |m: &Mark, ordered: bool| ordered && (m.atomic || !now.atomic);
        if write {
            if !covered(&self.write, write_ordered) {
                self.other = self.write;
            } else if covered(&self.other, other_ordered) {
                self.other = Mark::default();
            }
            self.write = now;
            if !now.atomic {
                self.read = Mark::default();
                self.more.clear();
            }
            return Ok(());
        }
        if covered(&self.read, ordered(&self.read)) {
            self.read = now;
        } else {
            self.remember(now);
        }
        Ok(())
    }
    /// One more read. It takes the place of the last one by the same thread.
    fn remember(&mut self, read: Mark) {
        let (warp, lane) = (read.thread >> 5, read.thread as usize & 31);
        let row = self.more.iter().position(|row| (row.warp, row.atomic) == (warp, read.atomic)).unwrap_or_else(|| {
            self.more.push(Reads { warp, atomic: read.atomic, clocks: [0; 32] });
            self.more.len() - 1
        });
        self.more[row].clocks[lane] = read.clock;
    }
    /// The marks, where these are all that is remembered.
    fn marks(&self) -> Option<[Mark; 3]> {
        self.more.is_empty().then_some([self.write, self.other, self.read])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_warps() -> Races {
        let mut r = Races::default();
        r.start_block(0, 64);
        r.start_block(1, 64);
        r
    }
    const S: (Region, usize) = (Region::Shared(0), 0);
    const G: (Region, usize) = (Region::Object(0), 8);

    #[test]
    fn barriers_order() {
        let mut r = two_warps();
        assert!(r.access(S, 4, 0, 0, true, false).is_ok());
        assert!(r.access(S, 4, 0, 40, false, false).is_err());
        r.meet(0, 0..64, true, Some(0));
        assert!(r.access(S, 4, 0, 40, false, false).is_ok());
        assert!(r.access(S, 4, 0, 41, true, false).is_err());
        // Shared memory is the block's own, global memory is not, whatever barriers there were.
        assert!(r.access(S, 4, 1, 0, true, false).is_ok());
        assert!(r.access(G, 4, 0, 0, false, false).is_ok());
        r.meet(0, 0..64, true, Some(0));
        r.meet(1, 0..64, true, Some(0));
        assert!(r.access(G, 4, 1, 0, true, false).is_err());
    }

    #[test]
    fn partial_meetings_order_those_that_meet() {
        let mut r = two_warps();
        r.access(S, 4, 0, 0, true, false).unwrap();
        r.meet(0, 0..16, false, None);
        assert!(r.access(S, 4, 0, 15, false, false).is_ok());
        assert!(r.access(S, 4, 0, 20, false, false).is_err());
        // A thread passes on what it has learned.
        r.meet(0, 15..33, false, None);
        assert!(r.access(S, 4, 0, 32, false, false).is_ok());
        assert!(r.access(S, 4, 0, 33, false, false).is_err());
        // Threads that wait know what those did that arrived without waiting.
        r.access(S, 1, 0, 50, true, false).unwrap_err();
        let mut r = two_warps();
        r.access(S, 4, 0, 40, true, false).unwrap();
        r.arrive(0, 40, 3);
        r.access((S.0, 4), 4, 0, 40, true, false).unwrap();
        r.meet(0, 0..32, false, Some(3));
        assert!(r.access(S, 4, 0, 5, false, false).is_ok());
        assert!(r.access((S.0, 4), 4, 0, 5, false, false).is_err());
    }

    #[test]
    fn atomics_do_not_race_with_atomics_but_with_others() {
        let mut r = two_warps();
        for t in [0, 40, 50] {
            assert!(r.access(S, 4, 0, t, true, true).is_ok());
        }
        // By the thread that wrote last: another one's write is not ordered.
        assert!(r.access(S, 4, 0, 50, false, false).is_err());
        r.meet(0, 0..64, true, Some(0));
        assert!(r.access(S, 4, 0, 50, false, false).is_ok());
        assert!(r.access(S, 4, 0, 51, true, true).is_err());
    }

    #[test]
    fn fences_and_atomics_order() {
        let ticket = (Region::Object(1), 0);
        let publish = |r: &mut Races, fence: bool| {
            r.access(G, 4, 0, 7, true, false).unwrap();
            r.meet(0, 0..64, true, Some(0));
            if fence {
                r.fence(0, 0);
            }
            r.atomic(0, 0, ticket, true, Order::default());
            // Not before the fence.
            r.access((G.0, 64), 4, 0, 0, true, false).unwrap();
        };
        let consume = |r: &mut Races| {
            r.atomic(1, 3, ticket, true, Order::default());
            r.fence(1, 3);
            r.meet(1, 0..64, true, Some(0));
        };
        let mut r = two_warps();
        publish(&mut r, true);
        consume(&mut r);
        assert!(r.access(G, 4, 1, 60, false, false).is_ok());
        assert!(r.access((G.0, 64), 4, 1, 60, false, false).is_err());
        let mut r = two_warps();
        publish(&mut r, false);
        consume(&mut r);
        assert!(r.access(G, 4, 1, 60, false, false).is_err());
        // Release and acquire need no fences.
        let mut r = two_warps();
        r.access(G, 4, 0, 7, true, false).unwrap();
        r.atomic(0, 7, ticket, true, Order { release: true, acquire: false });
        r.atomic(1, 1, ticket, false, Order { release: false, acquire: true });
        assert!(r.access(G, 4, 1, 1, true, false).is_ok());
        assert!(r.access(G, 4, 1, 2, true, false).is_err());
    }

    #[test]
    fn bytes_of_a_word_are_apart() {
        let mut r = two_warps();
        let byte = |k: usize| (G.0, G.1 + k);
        for k in 0..4 {
            r.access(byte(k), 1, 0, k, true, false).unwrap();
        }
        assert!(r.access(byte(2), 1, 0, 2, false, false).is_ok());
        assert!(r.access(byte(2), 1, 0, 3, false, false).is_err());
        assert!(r.access(byte(0), 4, 0, 0, false, false).is_err());
        // Written as a whole, and by one thread after that.
        r.meet(0, 0..64, true, Some(0));
        r.access(byte(0), 4, 0, 7, true, false).unwrap();
        assert!(r.access(byte(3), 1, 0, 8, false, false).is_err());
        assert!(r.access(byte(1), 5, 0, 7, false, false).is_ok());
        // An access that begins and ends within words.
        assert!(r.access((G.0, G.1 + 4), 1, 0, 9, true, false).is_err());
        assert!(r.access((G.0, G.1 + 6), 1, 0, 9, true, false).is_ok());
    }

    /// Of a thread that reads a byte plainly and then by an atomic, neither read hides the other.
    #[test]
    fn plain_and_atomic_reads_are_remembered_apart() {
        let mut r = two_warps();
        r.access(G, 4, 0, 9, false, false).unwrap();
        r.access(G, 4, 0, 0, false, false).unwrap();
        r.access(G, 4, 0, 0, false, true).unwrap();
        // Nobody has met lane 0, which read plainly.
        assert!(r.access(G, 4, 0, 40, true, true).is_err());
        r.meet(0, 0..64, true, Some(0));
        assert!(r.access(G, 4, 0, 40, true, true).is_ok());
    }

    #[test]
    fn reads_by_every_thread_of_a_block_are_remembered() {
        let mut r = Races::default();
        r.start_block(0, 1024);
        for t in 0..1024 {
            r.access(S, 4, 0, t, false, false).unwrap();
        }
        r.meet(0, (0..1024).filter(|&t| t != 777), false, None);
        assert!(r.access(S, 4, 0, 0, true, false).is_err());
        r.meet(0, [0, 777].into_iter(), false, None);
        assert!(r.access(S, 4, 0, 0, true, false).is_ok());
    }

    #[test]
    fn every_reader_is_remembered() {
        let mut r = two_warps();
        for t in 0..32 {
            r.access(G, 1, 0, t, false, false).unwrap();
        }
        r.meet(0, 0..31, false, None);
        // Lane 31 read and did not meet the others.
        assert!(r.access(G, 1, 0, 0, true, false).is_err());
    }
}
