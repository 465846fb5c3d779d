//! `merge-phis`: phis of one block that start alike and take the same steps become one, and so do their steps.
//!
//! **When**: two phis of integers or pointers get the same value on every edge, or each the same step from itself: a loop counts
//! twice, which unrolling leaves behind. With `counters`, a counter that only says when its loop ends goes where another one takes the same
//! steps (`counters`). **How**: a phi is found by a hash of what it gets.
//! **Invariants**: the step that stays promises only what both did. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory.

mod counters;

use super::early_cse::keep_common_flags;
use super::patterns::is_step;
use hashbrown::HashTable;
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "merge-phis",
    summary: "one phi for those that take the same steps",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let counters = params.take_flag("counters", false);
        params.finish("merge-phis")?;
        Ok(PassBody::Function(Box::new(Merge { counters, ..Merge::default() })))
    },
};

#[derive(Default)]
struct Merge {
    /// Whether counters go that only say when their loop ends.
    counters: bool,
    /// Phis of the block by hash.
    phis: HashTable<(u64, Inst)>,
}

impl FunctionPass for Merge {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        let dom = self.counters.then(|| cx.analyses.dom(f));
        let mut b = f.entry();
        while b.is_some() {
            changed |= self.block(f, b);
            changed |= dom.as_ref().is_some_and(|dom| counters::merge(f, b, dom));
            b = f.next_block(b);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Merge {
    fn block(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        self.phis.clear();
        let mut changed = false;
        let mut i = f.first(block);
        while i.is_some() && f.op(i) == Opcode::Phi {
            let next = f.next(i);
            if f.types().is_int(f.ty(i)) || f.types().is_ptr(f.ty(i)) {
                let h = hash(f, i);
                match self.phis.find(h, |e| e.0 == h && same(f, e.1, i)).map(|e| e.1) {
                    Some(k) => {
                        merge(f, k, i);
                        changed = true;
                    }
                    None => {
                        self.phis.insert_unique(h, (h, i), |e| e.0);
                    }
                }
            }
            i = next;
        }
        changed
    }
}

/// The step that phi `inst` gets from itself as value `value`: an instruction of which it is the first operand.
fn step(f: &Func<'_>, inst: Inst, value: Value) -> Option<Inst> {
    let j = value.as_inst()?;
    let rest = (1..f.num_operands(j)).any(|k| f.operand(j, k) == inst.into());
    (is_step(f.op(j)) && f.operand(j, 0) == inst.into() && !rest).then_some(j)
}

fn hash(f: &Func<'_>, inst: Inst) -> u64 {
    let mut h = f.ty(inst).0 as u64;
    let mut add = |w: u64| h = (h.rotate_left(5) ^ w).wrapping_mul(0x517c_c1b7_2722_0a95);
    for (v, b) in f.phi_pairs(inst) {
        add(b.0 as u64);
        match step(f, inst, v) {
            Some(j) => {
                add(1 << 32 | f.op(j) as u64);
                f.operands(j).skip(1).for_each(|o| add(o.0 as u64));
            }
            None => add(if v == inst.into() { 1 << 33 } else { v.0 as u64 }),
        }
    }
    h
}

/// Whether the steps are the same but for what they start from. Of one that is not made of constants, only where both are
/// made together.
fn same_step(f: &Func<'_>, first: Inst, second: Inst) -> bool {
    f.op(first) == f.op(second)
        && f.aux(first) == f.aux(second)
        && f.num_operands(first) == f.num_operands(second)
        && f.operands(first).zip(f.operands(second)).skip(1).all(|(x, y)| x == y)
        && (f.block_of(first) == f.block_of(second) || f.operands(first).skip(1).all(Value::is_constant))
}

/// Whether two phis have the same value in every iteration.
fn same(f: &Func<'_>, first: Inst, second: Inst) -> bool {
    f.ty(first) == f.ty(second)
        && f.phi_len(first) == f.phi_len(second)
        && f.phi_pairs(first).zip(f.phi_pairs(second)).all(|((v, from), (w, edge))| {
            from == edge
                && match (step(f, first, v), step(f, second, w)) {
                    (Some(a), Some(b)) => same_step(f, a, b),
                    (None, None) => v == w || v == first.into() && w == second.into(),
                    _ => false,
                }
        })
}

/// Replaces `second` by `first`, and its steps by those of `first` in the same block.
fn merge(f: &mut FuncMut<'_>, first: Inst, second: Inst) {
    let mut pairs: SmallVec<[(Inst, Inst); 4]> = SmallVec::new();
    for k in 0..f.phi_len(first) {
        let (v, w) = (f.phi_incoming(first, k).0, f.phi_incoming(second, k).0);
        if let (Some(a), Some(b)) = (step(f, first, v), step(f, second, w))
            && !pairs.contains(&(a, b))
        {
            pairs.push((a, b));
        }
    }
    f.replace_and_erase(second, first.into());
    for &(a, b) in &pairs {
        keep_common_flags(f, a, b);
    }
    for (a, b) in pairs {
        if f.is_dead(b) {
            continue;
        }
        if f.block_of(a) == f.block_of(b) {
            if f.comes_before(b, a) {
                f.move_before(a, b);
            }
            f.replace_and_erase(b, a.into());
        } else if f.is_unused(b.into()) {
            f.erase(b);
        }
    }
}
