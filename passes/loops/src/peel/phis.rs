//! Which phis of a header become invariant, and after how many iterations.
//!
//! ```text
//!   y = phi [a, preheader], [x, latch]      x = phi [b, preheader], [n, latch]      n does not change
//! ```
//! `x` is `n` from the second iteration on, `y` from the third: after two iterations both are invariant. The number of a value is 0 if it
//! is invariant, that of its operands if it is a comparison, an operation of two operands or a conversion, and one more than that of what
//! the back edge brings if it is a phi of the header. A value that depends on itself has none. Each instruction of the loop is looked
//! at once; nothing recurses.

use warpc_analysis::Loops;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// What is known of an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unseen,
    /// Its operands are being looked at; a user that finds it so is part of a cycle.
    Open,
    /// Never invariant, as far as is known.
    Unknown,
    /// Invariant after so many iterations.
    After(u32),
}

/// By instruction row; all unseen between two loops.
#[derive(Default)]
pub struct Memory {
    states: Vec<State>,
    seen: Vec<Inst>,
}

/// The most iterations after which a phi of the header of `id` becomes invariant, of those for which at most `most` suffice.
pub fn iterations_to_invariance(func: &Func<'_>, loops: &Loops, id: Loop, most: u32, memory: &mut Memory) -> u32 {
    let Some(latch) = loops.latch(func, id) else { return 0 };
    if memory.states.len() < func.num_insts() {
        memory.states.resize(func.num_insts(), State::Unseen);
    }
    let mut search = Search { func, loops, id, latch, header: loops.header(id), most, memory };
    let mut longest = 0;
    for phi in func.block_insts(search.header).take_while(|&i| func.op(i) == Opcode::Phi) {
        if let State::After(count) = search.find(phi) {
            longest = longest.max(count);
        }
    }
    for inst in std::mem::take(&mut search.memory.seen) {
        search.memory.states[inst.index()] = State::Unseen;
    }
    longest
}

struct Search<'s, 'f> {
    func: &'s Func<'f>,
    loops: &'s Loops,
    id: Loop,
    latch: Block,
    header: Block,
    most: u32,
    memory: &'s mut Memory,
}

impl Search<'_, '_> {
    fn state(&self, value: Value) -> State {
        match value.as_inst() {
            Some(inst) if self.loops.contains(self.id, self.func.block_of(inst)) => self.memory.states[inst.index()],
            _ => State::After(0),
        }
    }
    /// The values that decide about `inst`; `None` where nothing is known of such instructions.
    fn deciding(&self, inst: Inst) -> Option<smallvec::SmallVec<[Value; 2]>> {
        let func = self.func;
        let op = func.op(inst);
        if op == Opcode::Phi {
            let is_own = func.block_of(inst) == self.header;
            return if is_own { func.phi_value_for(inst, self.latch).map(|v| smallvec::smallvec![v]) } else { None };
        }
        let known = matches!(op, Opcode::ICmp | Opcode::FCmp) || op.is_binary() || op.is_cast();
        known.then(|| func.operands(inst).collect())
    }
    fn find(&mut self, start: Inst) -> State {
        let mut work = vec![start];
        while let Some(&inst) = work.last() {
            match self.memory.states[inst.index()] {
                State::Unseen => {
                    self.memory.seen.push(inst);
                    let deciding = self.deciding(inst);
                    self.memory.states[inst.index()] = if deciding.is_some() { State::Open } else { State::Unknown };
                    for value in deciding.into_iter().flatten() {
                        if self.state(value) == State::Unseen {
                            work.extend(value.as_inst());
                        }
                    }
                }
                State::Open => {
                    self.memory.states[inst.index()] = self.conclude(inst);
                    work.pop();
                }
                _ => {
                    work.pop();
                }
            }
        }
        self.memory.states[start.index()]
    }
    /// What `inst` is, now that its operands have been looked at.
    fn conclude(&self, inst: Inst) -> State {
        let mut longest = 0;
        for value in self.deciding(inst).into_iter().flatten() {
            match self.state(value) {
                State::After(count) => longest = longest.max(count),
                _ => return State::Unknown,
            }
        }
        longest += (self.func.op(inst) == Opcode::Phi) as u32;
        if longest > self.most { State::Unknown } else { State::After(longest) }
    }
}
