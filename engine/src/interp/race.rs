//! Data races: per byte the last write and the last reads, with the barriers between.
//!
//! Two accesses of one byte are ordered when they are of one thread, of one block with a block-wide barrier between, or of one
//! warp with a meeting of its lanes between. Two atomic accesses never race. Order made by atomics and fences alone is not
//! seen: such programs may be reported wrongly, which is why the check is on request.

use super::memory::Region;

#[derive(Clone, Copy, Default)]
struct Mark {
    /// Thread + 1, 0 when there was no access. The low ten bits of the thread are its number in the block.
    thread: u64,
    epoch: u32,
    warp_epoch: u32,
    atomic: bool,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    write: Mark,
    read: Mark,
    /// A second reader of another thread since the last write, so that one is remembered when the first is the writer.
    other: Mark,
}

/// Shadow of all objects, filled on first access.
#[derive(Default)]
pub(crate) struct Races {
    objects: Vec<Vec<Cell>>,
    shared: Vec<Vec<Cell>>,
}

fn ordered(old: Mark, thread: u64, epoch: u32, warp_epoch: u32) -> bool {
    if old.thread == 0 || old.thread == thread + 1 {
        return true;
    }
    let other = old.thread - 1;
    if other >> 10 != thread >> 10 {
        return false;
    }
    old.epoch != epoch || other >> 5 == thread >> 5 && old.warp_epoch != warp_epoch
}

impl Races {
    /// Forgets shared memory (a new block starts).
    pub fn new_block(&mut self) {
        self.shared.clear();
    }
    /// Records an access; the error says what it races with.
    pub fn access(
        &mut self,
        (region, off): (Region, usize),
        size: usize,
        thread: u64,
        epoch: u32,
        warp_epoch: u32,
        write: bool,
        atomic: bool,
    ) -> Result<(), String> {
        let (table, i) = match region {
            Region::Object(i) => (&mut self.objects, i as usize),
            Region::Shared(i) => (&mut self.shared, i as usize),
            Region::Local => return Ok(()),
        };
        if table.len() <= i {
            table.resize_with(i + 1, Vec::new);
        }
        let cells = &mut table[i];
        if cells.len() < off + size {
            cells.resize(off + size, Cell::default());
        }
        let now = Mark { thread: thread + 1, epoch, warp_epoch, atomic };
        for c in &mut cells[off..off + size] {
            let clash = |m: Mark| !(ordered(m, thread, epoch, warp_epoch) || m.atomic && atomic);
            let found = if clash(c.write) {
                Some((c.write, "write"))
            } else if write && clash(c.read) {
                Some((c.read, "read"))
            } else if write && clash(c.other) {
                Some((c.other, "read"))
            } else {
                None
            };
            if let Some((m, what)) = found {
                let (t, b) = ((m.thread - 1) & 1023, (m.thread - 1) >> 10);
                let kind = if write { "write" } else { "read" };
                return Err(format!("{kind} races with a {what} by thread {t} of block {b}"));
            }
            if write {
                c.write = now;
            } else if c.read.thread == 0 || c.read.thread == now.thread || c.read.epoch != epoch {
                c.read = now;
            } else {
                c.other = now;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn barriers_order() {
        let mut r = Races::default();
        let at = (Region::Shared(0), 0);
        assert!(r.access(at, 4, 0, 0, 0, true, false).is_ok());
        assert!(r.access(at, 4, 40, 1, 0, false, false).is_ok());
        assert!(r.access(at, 4, 41, 1, 0, true, false).is_err());
        let mut r = Races::default();
        assert!(r.access(at, 4, 0, 0, 0, true, true).is_ok());
        assert!(r.access(at, 4, 40, 0, 0, true, true).is_ok());
        assert!(r.access(at, 4, 50, 0, 0, true, false).is_err());
        let mut r = Races::default();
        let at = (Region::Object(0), 8);
        assert!(r.access(at, 4, 1 << 10, 0, 0, false, false).is_ok());
        assert!(r.access(at, 4, 2 << 10, 5, 5, true, false).is_err());
    }
}
