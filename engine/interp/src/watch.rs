//! Watching a run: what the values of a function are where its blocks end. Proofs of analyses compare what they claim with it.

use super::program::Function;
use super::warp::{Frame, lanes};
use warpc_ir::ids::*;

/// Who is told of a run.
pub trait Watch {
    /// Lanes are about to leave a block: its terminator has not run, phis of the next block still have their old values.
    fn leave(&mut self, at: &Leaving<'_>);
}

/// The end of a block, reached by some lanes of a warp.
pub struct Leaving<'a> {
    pub(super) function: &'a Function,
    pub(super) pc: u32,
    pub(super) frame: &'a Frame,
    pub(super) lanes: u32,
    pub(super) first_thread: u64,
}

impl Leaving<'_> {
    /// The function that runs.
    pub fn function(&self) -> Global {
        self.function.global
    }
    /// The terminator of the block.
    pub fn terminator(&self) -> Inst {
        self.function.inst[self.pc as usize]
    }
    /// The lanes.
    pub fn lanes(&self) -> impl Iterator<Item = usize> + Clone {
        lanes(self.lanes)
    }
    /// Number of a lane's thread in the grid.
    pub fn thread(&self, lane: usize) -> u64 {
        self.first_thread + lane as u64
    }
    /// Bits of an instruction's result of one scalar of at most 64 bits; `None` when it is undef or poison in some bit. What has
    /// not been computed since the function was entered is zero or left over: the caller knows what dominates the block.
    pub fn inst(&self, inst: Inst, lane: usize) -> Option<u64> {
        self.slot(*self.function.value_slots.get(inst.index())?, lane)
    }
    /// Bits of an argument, as [`Leaving::inst`].
    pub fn arg(&self, n: usize, lane: usize) -> Option<u64> {
        self.slot(*self.function.arg_slots.get(n)?, lane)
    }
    fn slot(&self, slot: u32, lane: usize) -> Option<u64> {
        if slot == u32::MAX {
            return None;
        }
        let c = self.frame.cell(self.function, slot, lane);
        c.is_clean().then_some(c.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::add_arg;
    use crate::{Launch, Program};
    use warpc_ir::Opcode;
    use warpc_text::{ReadOptions, parse_module};

    /// Of each end of a block: thread, argument, and what the phi and the addition have.
    struct Seen {
        phi: Inst,
        add: Inst,
        rows: Vec<(u64, Option<u64>, Option<u64>, Option<u64>)>,
    }

    impl Watch for Seen {
        fn leave(&mut self, at: &Leaving<'_>) {
            for l in at.lanes() {
                self.rows.push((at.thread(l), at.arg(0, l), at.inst(self.phi, l), at.inst(self.add, l)));
            }
        }
    }

    /// Values are seen before the phis of the next iteration change, with poison told apart, for every lane that leaves.
    #[test]
    fn values_of_each_round() {
        let text = "
            define ptx_kernel void @k(i32 %n) {
            entry:
              br label %loop
            loop:
              %i = phi i32 [ 126, %entry ], [ %j, %loop ]
              %k = trunc i32 %i to i8
              %s = add nsw i8 %k, 1
              %j = add i32 %i, 1
              %c = icmp ult i32 %j, %n
              br i1 %c, label %loop, label %done
            done:
              ret void
            }";
        let m = parse_module(text.as_bytes(), &ReadOptions::default()).unwrap();
        let f = m.func(m.find_global("k").unwrap()).unwrap();
        let body = f.successors(f.entry()).next().unwrap();
        let find = |op: Opcode| f.block_insts(body).find(|&i| f.op(i) == op).unwrap();
        let mut seen = Seen { phi: find(Opcode::Phi), add: find(Opcode::Add), rows: Vec::new() };
        let mut l = Launch { kernel: "k".into(), grid: [1; 3], block: [2, 1, 1], ..Default::default() };
        add_arg(&mut l, "i32:128").unwrap();
        let r = Program::watched(&m).unwrap().run_watched(&l, &mut seen);
        assert_eq!(r.error, None);
        let rounds: Vec<_> = seen.rows.iter().filter(|r| r.0 == 1).map(|r| (r.1, r.2, r.3)).collect();
        let n = Some(128);
        assert_eq!(rounds[1..3], [(n, Some(126), Some(127)), (n, Some(127), None)]);
        assert_eq!((seen.rows.len(), rounds.len()), (8, 4));
    }
}
