//! A warp: registers of its 32 lanes in dense arrays, and the groups of lanes that run together.
//!
//! Lanes of a group have the same place in the code. A branch that not all of them take divides the group; groups become one again
//! only where the code says so (`BSYNC`, `WARPSYNC`, the end of a collective section), never by accident. So the number of
//! instructions that a warp executes does not depend on the order in which groups run.

use crate::decode::Row;
use crate::timing::Clock;

/// Values of a register in all lanes.
pub(crate) type Lanes = [u32; 32];

/// Lanes of a mask.
pub(crate) fn lanes(mask: u32) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lane = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (lane < 32).then_some(lane)
    })
}

/// What a group waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// For nothing.
    Ready,
    /// For the lanes of a convergence barrier.
    Converge(u8),
    /// For the lanes of a mask.
    Lanes(u32),
    /// For the lanes of a mask, to run a section of code together.
    Collective(u32),
    /// For the threads of a barrier of the block.
    Block(u8),
}

/// Lanes that run together.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub row: Row,
    pub mask: u32,
    pub wait: Wait,
    pub clock: Clock,
}

/// A warp.
pub(crate) struct Warp {
    /// Registers; the last reads as zero.
    pub registers: Box<[Lanes; 256]>,
    /// Predicates, a bit for each lane; the last is true.
    pub predicates: [u32; 8],
    /// Uniform registers.
    pub uniform: Box<[u32; 256]>,
    /// Uniform predicates: no bits or all of them.
    pub uniform_predicates: [u32; 8],
    /// What guards see of the predicates and uniform predicates: a guard is read earlier than an operand.
    pub guards: [[u32; 8]; 2],
    /// Convergence barriers, as each lane sees them: masks of lanes.
    pub barriers: Box<[Lanes; 16]>,
    /// Groups that wait or are ready, in the order in which they run.
    pub groups: Vec<Group>,
    /// Threads that have not ended.
    pub alive: u32,
    /// Its number in the block.
    pub index: u32,
    pub thread: Vec<[u32; 3]>,
    /// Stacks of the lanes, one after the other.
    pub local: Vec<u8>,
    /// Where each lane goes on after a collective section.
    pub collective: [Row; 32],
    /// What a reduction of a barrier of the block gave.
    pub reduced: u32,
    /// Times that a group has yielded since another one could run.
    pub idle_yields: u32,
}

/// What registers hold at the start.
const JUNK: u32 = 0xa5a5_a5a5;

impl Warp {
    /// Warp `index` of a block of `block` threads.
    pub fn new(index: u32, block: [u32; 3], entry: Row, uniform_zero: u8, stack: usize) -> Warp {
        let threads = block.iter().product::<u32>();
        let count = (threads - index * 32).min(32);
        let alive = if count == 32 { !0 } else { (1 << count) - 1 };
        let mut warp = Warp {
            registers: Box::new([[JUNK; 32]; 256]),
            predicates: [0; 8],
            uniform: Box::new([JUNK; 256]),
            uniform_predicates: [0; 8],
            guards: [[0; 8]; 2],
            barriers: Box::new([[0; 32]; 16]),
            groups: vec![Group { row: entry, mask: alive, wait: Wait::Ready, clock: Clock::default() }],
            alive,
            index,
            thread: Vec::with_capacity(32),
            local: vec![crate::memory::JUNK; stack * 32],
            collective: [entry; 32],
            reduced: 0,
            idle_yields: 0,
        };
        warp.registers[255] = [0; 32];
        warp.uniform[uniform_zero as usize] = 0;
        warp.predicates[7] = !0;
        warp.uniform_predicates[7] = !0;
        warp.guards[0][7] = !0;
        warp.guards[1][7] = !0;
        for lane in 0..32 {
            let thread = index * 32 + lane;
            warp.thread.push([thread % block[0], thread / block[0] % block[1], thread / block[0] / block[1]]);
        }
        warp
    }

    /// Takes the first group that can run.
    pub fn take_ready(&mut self) -> Option<Group> {
        let place = self.groups.iter().position(|group| group.wait == Wait::Ready)?;
        Some(self.groups.remove(place))
    }

    /// The group that runs, which is not among `groups`, has yielded. If nobody else can run, and that for more than `patience` times, threads
    /// that wait to converge with it go on: it may spin for what they are to do. They leave the barrier, so that nobody waits for them.
    pub fn yielded(&mut self, patience: u32) {
        if self.groups.iter().any(|group| group.wait == Wait::Ready) {
            self.idle_yields = 0;
            return;
        }
        self.idle_yields += 1;
        if self.idle_yields <= patience {
            return;
        }
        self.idle_yields = 0;
        let waiting = self.groups.iter_mut().find_map(|group| match group.wait {
            Wait::Converge(barrier) => Some((group, barrier)),
            _ => None,
        });
        if let Some((group, barrier)) = waiting {
            group.wait = Wait::Ready;
            let leaving = group.mask;
            self.barriers[barrier as usize].iter_mut().for_each(|copy| *copy &= !leaving);
        }
    }

    /// Ends the waits inside of the warp that are over; returns whether there was one.
    pub fn release(&mut self) -> bool {
        let mut released = false;
        loop {
            let found = self.groups.iter().enumerate().find_map(|(place, group)| {
                let wanted = self.wanted(group)? & self.alive;
                let met = self.groups.iter().filter(|other| self.meets(other, group.wait, wanted));
                let met = met.fold(0, |mask, other| mask | other.mask);
                (wanted & !met == 0).then_some((place, wanted))
            });
            let Some((place, wanted)) = found else { return released };
            released = true;
            self.meet(place, wanted);
        }
    }

    /// The lanes that a group waits for, if it waits for some.
    pub fn wanted(&self, group: &Group) -> Option<u32> {
        match group.wait {
            Wait::Converge(barrier) => Some(self.barriers[barrier as usize][group.mask.trailing_zeros() as usize]),
            Wait::Lanes(mask) | Wait::Collective(mask) => Some(mask),
            Wait::Ready | Wait::Block(_) => None,
        }
    }

    /// Whether a group waits for the same lanes in the same way. In a function that calls itself, lanes of two of its calls may wait at the
    /// same barrier; what each call waits for tells them apart.
    fn meets(&self, group: &Group, wait: Wait, wanted: u32) -> bool {
        let same = |mask: u32| mask & self.alive == wanted;
        group.wait == wait && group.mask & wanted != 0 && self.wanted(group).is_some_and(same)
    }

    /// Makes one group of those that wait like the group at `place` and have lanes of `wanted`. Groups at other places of the code stay
    /// apart, but for a collective section: there all go on where the lowest lane is.
    fn meet(&mut self, place: usize, wanted: u32) {
        let wait = self.groups[place].wait;
        let alone = self.groups[place].mask;
        let mut met: Vec<Group> = Vec::new();
        let mut rest = Vec::new();
        for group in std::mem::take(&mut self.groups) {
            let is_met = group.mask == alone || self.meets(&group, wait, wanted);
            if is_met { met.push(group) } else { rest.push(group) }
        }
        self.groups = rest;
        if let Wait::Collective(_) = wait {
            let leader = met.iter().min_by_key(|group| group.mask.trailing_zeros()).map(|group| group.row);
            met.iter_mut().for_each(|group| group.row = leader.unwrap_or(group.row));
        }
        let mut one: Vec<Group> = Vec::new();
        for mut group in met {
            group.wait = Wait::Ready;
            match one.iter_mut().find(|other| other.row == group.row) {
                Some(other) => {
                    other.mask |= group.mask;
                    other.clock.merge(group.clock);
                }
                None => one.push(group),
            }
        }
        self.groups.extend(one);
    }
}
