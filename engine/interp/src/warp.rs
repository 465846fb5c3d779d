//! State of a warp: register frames of the active calls, groups of lanes that are at one place, stacks.

use super::memory::Local;
use super::program::{CONST, Function, Lanes};

/// Registers of one activation of a function by a set of lanes of a warp. Every slot has a mask of lanes whose value is undef or
/// poison; which of the two, and which bits, stands apart and is looked at only then.
#[derive(Default, Debug)]
pub(crate) struct Frame {
    pub func: u32,
    pub regs: Vec<Lanes>,
    /// Lanes with undef or poison.
    pub bad: Vec<u32>,
    /// Of those, the lanes with poison.
    pub poison: Vec<u32>,
    /// Of those, the undef bits; empty until the first one.
    pub undef: Vec<Lanes>,
    /// Lanes that are in this activation.
    pub live: u32,
    pub parent: u32,
    pub ret_pc: u32,
    pub ret_dst: u32,
    pub depth: u32,
    /// Height of each lane's stack at entry.
    pub marks: Vec<(u32, u32)>,
}

/// State of one lane of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cell {
    pub value: u64,
    pub undef: u64,
    pub poison: bool,
}

impl Cell {
    pub fn clean(value: u64) -> Cell {
        Cell { value, undef: 0, poison: false }
    }
    pub fn is_clean(self) -> bool {
        self.undef == 0 && !self.poison
    }
}

/// Lanes of a mask, lowest first.
#[inline]
pub(crate) fn lanes(mask: u32) -> impl Iterator<Item = usize> + Clone {
    let mut m = mask;
    std::iter::from_fn(move || {
        if m == 0 {
            return None;
        }
        let l = m.trailing_zeros();
        m &= m - 1;
        Some(l as usize)
    })
}

impl Frame {
    #[inline(always)]
    pub fn get<'a>(&'a self, function: &'a Function, s: u32) -> &'a Lanes {
        if s & CONST != 0 { &function.consts[(s & !CONST) as usize] } else { &self.regs[s as usize] }
    }
    /// Lanes of a slot that are undef or poison.
    #[inline(always)]
    pub fn bad(&self, function: &Function, s: u32) -> u32 {
        if s & CONST != 0 {
            let k = (s & !CONST) as usize;
            if function.const_undef[k] != 0 || function.const_poison[k] { u32::MAX } else { 0 }
        } else {
            self.bad[s as usize]
        }
    }
    pub fn cell(&self, function: &Function, s: u32, lane: usize) -> Cell {
        if s & CONST != 0 {
            let k = (s & !CONST) as usize;
            return Cell {
                value: function.consts[k][lane],
                undef: function.const_undef[k],
                poison: function.const_poison[k],
            };
        }
        let i = s as usize;
        let mut c = Cell::clean(self.regs[i][lane]);
        if self.bad[i] >> lane & 1 != 0 {
            c.poison = self.poison[i] >> lane & 1 != 0;
            c.undef = if c.poison { 0 } else { self.undef.get(i).map_or(u64::MAX, |u| u[lane]) };
        }
        c
    }
    pub fn set_cell(&mut self, s: u32, lane: usize, cell: Cell) {
        let i = s as usize;
        self.regs[i][lane] = cell.value;
        let bit = 1 << lane;
        if cell.is_clean() {
            self.bad[i] &= !bit;
            return;
        }
        self.bad[i] |= bit;
        if cell.poison {
            self.poison[i] |= bit;
        } else {
            self.poison[i] &= !bit;
            if self.undef.len() < self.regs.len() {
                self.undef.resize(self.regs.len(), [0; 32]);
            }
            self.undef[i][lane] = cell.undef;
        }
    }
    /// Makes lanes of the first `slots` slots undefined.
    pub fn undefine(&mut self, slots: u32, mask: u32) {
        let n = slots as usize;
        for i in 0..n {
            self.bad[i] |= mask;
            self.poison[i] &= !mask;
        }
        for u in self.undef.iter_mut().take(n) {
            for l in lanes(mask) {
                u[l] = u64::MAX;
            }
        }
    }
    /// Copies lanes of a slot with their state.
    #[inline]
    pub fn copy(&mut self, function: &Function, d: u32, s: u32, mask: u32) {
        if self.bad(function, s) & mask != 0 {
            for l in lanes(mask) {
                let c = self.cell(function, s, l);
                self.set_cell(d, l, c);
            }
            return;
        }
        let v = *self.get(function, s);
        let dst = &mut self.regs[d as usize];
        if mask == u32::MAX {
            *dst = v;
        } else {
            for l in lanes(mask) {
                dst[l] = v[l];
            }
        }
        self.bad[d as usize] &= !mask;
    }
}

/// Why a group does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// It may go on.
    Ready,
    /// At a barrier of the block: number, threads (0: all), whether all lanes must be at one instruction.
    Barrier { id: u32, count: u32, aligned: bool },
    /// For the other lanes of a mask.
    Lanes(u32),
}

/// Lanes at one place of one activation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub frame: u32,
    pub pc: u32,
    pub mask: u32,
    /// Turns it had beyond the first; groups with less go first.
    pub debt: u32,
    pub jumps: u32,
    pub wait: Wait,
}

/// A warp.
#[derive(Default, Debug)]
pub(crate) struct Warp {
    pub index: u32,
    /// Lanes that exist and have not exited.
    pub alive: u32,
    pub frames: Vec<Frame>,
    pub free: Vec<u32>,
    pub groups: Vec<Group>,
    pub local: Vec<Local>,
    /// Thread index of each lane.
    pub tid: Vec<[u32; 3]>,
    /// Copies of an edge whose sources are also destinations.
    pub scratch: Vec<Cell>,
}

/// Jumps a group may make while others wait.
const QUANTUM: u32 = 1 << 14;

impl Warp {
    /// A frame for `f`, taken from the pool.
    pub fn new_frame(&mut self, func: u32, slots: u32) -> u32 {
        let i = match self.free.pop() {
            Some(i) => i,
            None => {
                self.frames.push(Frame::default());
                self.frames.len() as u32 - 1
            }
        };
        let fr = &mut self.frames[i as usize];
        fr.func = func;
        let n = slots as usize;
        if fr.regs.len() < n {
            fr.regs.resize(n, [0; 32]);
            fr.bad.resize(n, 0);
            fr.poison.resize(n, 0);
        }
        i
    }
    /// Joins groups that are at one place.
    pub fn merge(&mut self) {
        let mut i = 0;
        while i < self.groups.len() {
            let mut j = i + 1;
            while j < self.groups.len() {
                let (a, b) = (self.groups[i], self.groups[j]);
                if a.frame == b.frame && a.pc == b.pc && a.wait == b.wait {
                    self.groups[i].mask |= b.mask;
                    self.groups[i].debt = a.debt.min(b.debt);
                    self.groups.swap_remove(j);
                } else {
                    j += 1;
                }
            }
            i += 1;
        }
    }
    /// The group to run next: among those with the fewest extra turns the deepest call, there the earliest place (blocks
    /// are laid out in the order of `decode/func.rs`), so that lanes meet again at post-dominators.
    pub fn pick(&self) -> Option<usize> {
        let ready = self.groups.iter().enumerate().filter(|g| g.1.wait == Wait::Ready);
        let key = |g: &Group| (g.debt, u32::MAX - self.frames[g.frame as usize].depth, g.pc, g.mask.trailing_zeros());
        ready.min_by_key(|g| key(g.1)).map(|g| g.0)
    }
    /// Counts a jump of group `group`; whether it must let others run.
    #[inline]
    pub fn jumped(&mut self, group: usize) -> bool {
        if self.groups.len() == 1 {
            return false;
        }
        let group = &mut self.groups[group];
        group.jumps += 1;
        if group.jumps >= QUANTUM {
            group.jumps = 0;
            group.debt += 1;
        }
        true
    }
}
