//! Reads and writes of intervals: a chain for each, in row order.

use super::intervals::NONE;
use crate::ptx::machine::*;

/// Reads and writes of one interval.
#[derive(Clone, Copy)]
pub struct Life {
    /// First link of its chain.
    head: u32,
    /// Last row that names it.
    pub last: u32,
    /// Writes.
    pub writes: u32,
}

/// Of an interval that is that of no register.
const NO_LIFE: Life = Life { head: NONE, last: 0, writes: 0 };

/// All chains.
#[derive(Default)]
pub struct Events {
    lives: Vec<Life>,
    /// `row << 1 | write`, and the next link.
    links: Vec<(u32, u32)>,
    /// Writes of each register that has no interval.
    writes: Vec<u32>,
}

impl Events {
    /// Fills the chains of `n` intervals; `interval` says which register has which. Linear in operands.
    pub fn collect(&mut self, m: &MachineFunc, interval: &[u32], n: usize) {
        self.lives.clear();
        self.lives.resize(n, NO_LIFE);
        self.links.clear();
        self.writes.clear();
        self.writes.resize(interval.len(), 0);
        // From the last row to the first, so each chain grows at its head.
        for (i, o) in m.insts.ops.iter().enumerate().rev() {
            let ops = &m.pool[o.at as usize..(o.at + o.n) as usize];
            for o in ops {
                if !o.is_reg() {
                    continue;
                }
                let (c, row, write) = (interval[o.payload as usize], (i as u32) << 1, o.has(oflag::DEF));
                if c == NONE {
                    if write {
                        self.writes[o.payload as usize] += 1;
                    }
                } else if write {
                    self.add(c, row | 1);
                    // Under a guard the old value may stay.
                    if o.has(oflag::TIED) || ops[0].has(oflag::GUARD) {
                        self.add(c, row);
                    }
                } else {
                    self.add(c, row);
                }
            }
        }
    }
    #[inline]
    fn add(&mut self, c: u32, event: u32) {
        let life = &mut self.lives[c as usize];
        life.writes += event & 1;
        let new = self.links.len() as u32;
        if life.head == NONE {
            life.last = event >> 1;
        } else if self.links[life.head as usize].0 < event {
            // A row that names a register it reads before the same as one that it writes.
            let mut at = life.head;
            while let Some((_, next)) =
                self.at(at).filter(|l| self.links.get(l.1 as usize).is_some_and(|x| x.0 < event))
            {
                at = next;
            }
            let next = std::mem::replace(&mut self.links[at as usize].1, new);
            self.links.push((event, next));
            return;
        }
        self.links.push((event, life.head));
        life.head = new;
    }
    /// Whether register `v`, of interval `c` or [`NONE`], is written once.
    pub fn written_once(&self, v: u32, c: u32) -> bool {
        if c == NONE { self.writes[v as usize] == 1 } else { self.life(c).writes == 1 }
    }
    /// What is known of interval `c`.
    #[inline]
    pub fn life(&self, c: u32) -> Life {
        self.lives.get(c as usize).copied().unwrap_or(NO_LIFE)
    }
    /// First link of interval `c`.
    #[inline]
    pub fn start(&self, c: u32) -> u32 {
        self.life(c).head
    }
    /// Event of a link, and the link after it.
    #[inline]
    pub fn at(&self, link: u32) -> Option<(u32, u32)> {
        self.links.get(link as usize).copied()
    }
    /// Events from a link on.
    pub fn from(&self, mut link: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::from_fn(move || {
            let (event, next) = self.at(link)?;
            link = next;
            Some(event)
        })
    }
    /// Events of interval `c`.
    pub fn of(&self, c: u32) -> impl Iterator<Item = u32> + '_ {
        self.from(self.start(c))
    }
    /// First event of interval `c`.
    pub fn first(&self, c: u32) -> Option<u32> {
        self.at(self.start(c)).map(|e| e.0)
    }
}
