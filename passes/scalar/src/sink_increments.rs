//! `sink-increments`: computes what the next iteration or block gets of a value after the last use of that value.
//!
//! **When**: an instruction without effects has one operand that is no constant, made in the same block and used nowhere else,
//! and only phis and later instructions use its result. **What for**: value and result are then never live together, so that
//! a phi and its increment are one register. Both live ranges get shorter or stay.
//! **Invariants**: the order of effects stays. **Cost**: linear; a value with more than [`USES`] uses is left alone.
//! **Relies on** nothing that is said of threads or memory: what moves has no effects and reads no memory, within its block.

use super::patterns::is_step;
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "sink-increments",
    summary: "compute the next value after the last use of this one",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::MOVE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("sink-increments")?;
        Ok(PassBody::Function(Box::<Sink>::default()))
    },
};

/// Most uses of a value that are looked at.
const USES: usize = 64;

#[derive(Default)]
struct Sink {
    /// Twice the place of each instruction in its block; a moved one is half a place after what it was moved behind.
    place: Vec<u32>,
}

impl FunctionPass for Sink {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        self.place.clear();
        self.place.resize(f.num_insts(), 0);
        let mut changed = false;
        let mut block = f.entry();
        while block.is_some() {
            // Only what leads somewhere gives values to phis.
            if f.successors_of(f.terminator(block)).next().is_some() {
                changed |= self.block(f, block);
            }
            block = f.next_block(block);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Sink {
    fn block(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let mut inst = f.first(block);
        let mut n = 0;
        while inst.is_some() {
            self.place[inst.index()] = n;
            n += 2;
            inst = f.next(inst);
        }
        let mut changed = false;
        let mut inst = f.first(block);
        while inst.is_some() {
            let next = f.next(inst);
            if let Some(at) = self.target(f, block, inst) {
                self.place[inst.index()] = self.place[at.index()] | 1;
                f.move_before(inst, f.next(at));
                changed = true;
            }
            inst = next;
        }
        changed
    }

    /// The instruction behind which `inst` should stand: the last use of its operand.
    fn target(&self, f: &Func<'_>, block: Block, inst: Inst) -> Option<Inst> {
        let v = step_of(f, block, inst)?;
        let place = |j: Inst| self.place[j.index()];
        // The first use in the block, and whether a phi gets the result from here.
        let (mut bound, mut carried) = (u32::MAX, false);
        for (n, u) in f.uses(inst.into()).enumerate() {
            let user = f.user(u);
            if n == USES {
                return None;
            }
            if f.op(user) == Opcode::Phi {
                carried = true;
            } else if f.block_of(user) == block {
                bound = bound.min(place(user));
            }
        }
        if !carried || bound < place(inst) {
            return None;
        }
        let mut last = inst;
        let mut left = USES;
        let mut work: SmallVec<[Value; 8]> = SmallVec::from_slice(&[v]);
        while let Some(v) = work.pop() {
            for u in f.uses(v) {
                let user = f.user(u);
                if left == 0 || f.block_of(user) != block || f.op(user) == Opcode::Phi {
                    return None;
                }
                left -= 1;
                if place(user) > place(last) {
                    last = user;
                }
                // Accesses add constants themselves, so that what they read is the value.
                if user != inst
                    && f.op(user) == Opcode::GetElementPtr
                    && f.operands(user).skip(1).all(Value::is_constant)
                {
                    work.push(user.into());
                }
            }
        }
        (last != inst && place(last) < bound && !f.op(last).is_terminator()).then_some(last)
    }
}

/// The value that `inst` is a step from: its only operand that is no constant, if that is made in `block`.
fn step_of(f: &Func<'_>, block: Block, inst: Inst) -> Option<Value> {
    if !is_step(f.op(inst)) {
        return None;
    }
    let mut found = None;
    for v in f.operands(inst) {
        if v.is_constant() {
            continue;
        }
        if found.is_some_and(|w| w != v) {
            return None;
        }
        found = Some(v);
    }
    found.filter(|v| v.as_inst().is_some_and(|j| f.block_of(j) == block))
}
