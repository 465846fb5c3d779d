//! `hoist-guarded`: what a guarded block of a loop computes from values that the loop does not change is computed before the loop.
//!
//! ```text
//!   for (s = 1; s < n; s *= 2)           q = p + base;
//!     if (i >= s)                 ->     for (s = 1; s < n; s *= 2)
//!       sum += p[i - s + base];            if (i >= s)
//!                                            sum += q[i - s];
//! ```
//!
//! **When**: the block runs in some iterations only, or the loop waits for other threads. What runs in all iterations of other loops the
//! assembler moves by itself, and better once it has unrolled them; what stands under a guard, or in a loop with barriers, it leaves.
//! Of an address in two steps the invariant one comes first.
//! **Invariants**: only what may run at any time moves, and nothing that reads memory or asks other threads. Loops have preheaders.
//! **Relies on** dominators and loops. **Cost**: linear in the instructions of loops times their depth; [`MOST`] values of a loop move.

use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "hoist-guarded",
    summary: "compute before loops what guarded blocks in them do not change",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("hoist-guarded")?;
        Ok(PassBody::Function(Box::<HoistGuarded>::default()))
    },
};

/// Values that leave one loop, each of which is a register while the loop runs.
const MOST: u32 = 32;

#[derive(Default)]
struct HoistGuarded {
    /// By loop: where code goes that leaves it, the terminator of its preheader; none without one.
    exits: Vec<Inst>,
    /// By loop: values that left it.
    moved: Vec<u32>,
    /// By loop: whether its threads wait for others, or may end in it.
    waits: Vec<bool>,
}

impl FunctionPass for HoistGuarded {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, dom, loops) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.loops(func));
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        self.exits.clear();
        let before = |of: Loop| loops.preheader(func, of).map_or(Inst::NONE, |block| func.terminator(block));
        self.exits.extend((0..loops.len()).map(|row| before(Loop::new(row))));
        self.moved.clear();
        self.moved.resize(loops.len(), 0);
        self.find_waits(func, &cfg, &loops);
        let mut changed = false;
        for &block in cfg.rpo() {
            let inner = loops.of(block);
            let is_left = inner.is_some()
                && (self.waits[inner.index()] || !runs_in_each_iteration(&cfg, &dom, &loops, inner, block));
            if !is_left {
                continue;
            }
            let mut inst = func.first(block);
            while inst.is_some() {
                let next = func.next(inst);
                changed |= self.hoist(func, &loops, inst) || self.swap_steps(func, &loops, inst);
                inst = next;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl HoistGuarded {
    /// Finds the loops that wait, with those around them.
    fn find_waits(&mut self, func: &Func<'_>, cfg: &Cfg, loops: &Loops) {
        self.waits.clear();
        self.waits.resize(loops.len(), false);
        for &block in cfg.rpo() {
            let mut around = loops.of(block);
            if around.is_none() || func.block_insts(block).all(|inst| facts::transfers_execution(func, inst)) {
                continue;
            }
            while around.is_some() && !self.waits[around.index()] {
                self.waits[around.index()] = true;
                around = loops.parent(around);
            }
        }
    }

    /// Moves `inst` before the outermost loop that does not change its operands, if it may run there. Whether it did.
    fn hoist(&mut self, func: &mut FuncMut<'_>, loops: &Loops, inst: Inst) -> bool {
        if !is_arithmetic(func, inst) {
            return false;
        }
        let operands_change = |left: Loop| func.operands(inst).any(|operand| !is_invariant(func, loops, left, operand));
        let Some((left, at)) = self.place(loops, loops.of(func.block_of(inst)), operands_change) else { return false };
        if !Values::new(func).at(at).is_safe_to_speculate(inst) {
            return false;
        }
        self.moved[left.index()] += 1;
        func.move_before(inst, at);
        func.set_loc(inst, Md::NONE);
        true
    }

    /// `gep (gep p, v), c -> gep (gep p, c), v` where only `v` changes in the loop; the first of the two steps leaves it then.
    fn swap_steps(&mut self, func: &mut FuncMut<'_>, loops: &Loops, outer: Inst) -> bool {
        if func.op(outer) != Opcode::GetElementPtr || func.num_operands(outer) != 2 {
            return false;
        }
        let Some(inner) = func.operand(outer, 0).as_inst().filter(|&inner| is_step_for_one(func, inner)) else {
            return false;
        };
        let (base, step, offset) = (func.operand(inner, 0), func.operand(inner, 1), func.operand(outer, 1));
        let own = loops.of(func.block_of(outer));
        let changes = |left: Loop| {
            !is_invariant(func, loops, left, base)
                || !is_invariant(func, loops, left, offset)
                || is_invariant(func, loops, left, step)
        };
        if offset.is_constant() || func.types().is_vector(func.ty(outer)) || func.types().is_vector(func.ty(inner)) {
            return false;
        }
        let Some((left, at)) = self.place(loops, own, changes) else { return false };
        let (elem, ty) = (Type(func.aux(outer).a), func.ty(inner));
        // The address between the two may be of no object: nothing is promised of it.
        let moved = Builder::before(func, at).gep(elem, base, &[offset], ty, 0);
        let (elem, ty) = (Type(func.aux(inner).a), func.ty(outer));
        let whole = Builder::before(func, outer).gep(elem, moved, &[step], ty, 0);
        func.take_name(whole, outer.into());
        func.replace_all_uses(outer.into(), whole);
        func.erase(outer);
        func.erase(inner);
        self.moved[left.index()] += 1;
        true
    }

    /// The outermost loop from `own` outwards out of which something may move that stays where `changes` holds, and the place before it.
    fn place(&self, loops: &Loops, own: Loop, changes: impl Fn(Loop) -> bool) -> Option<(Loop, Inst)> {
        let mut found = None;
        let mut left = own;
        while left.is_some() && !changes(left) {
            let at = self.exits[left.index()];
            if at.is_none() || self.moved[left.index()] >= MOST {
                break;
            }
            found = Some((left, at));
            left = loops.parent(left);
        }
        found
    }
}

/// Whether each iteration of a loop comes by `block`.
fn runs_in_each_iteration(cfg: &Cfg, dom: &DomTree, loops: &Loops, of: Loop, block: Block) -> bool {
    let mut latches = cfg.preds(loops.header(of)).iter().filter(|&&pred| loops.contains(of, pred));
    latches.all(|&latch| dom.dominates(block, latch))
}

/// Whether `value` is the same in all iterations.
fn is_invariant(func: &Func<'_>, loops: &Loops, of: Loop, value: Value) -> bool {
    value.as_inst().is_none_or(|inst| !loops.contains(of, func.block_of(inst)))
}

/// Whether `inst` computes something from its operands alone, and may be computed anywhere.
fn is_arithmetic(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    if op.is_call() {
        let memory = facts::call_memory(func, inst);
        return !memory.reads()
            && !memory.writes()
            && !facts::call_has(func, inst, AttrKind::Convergent)
            && func.ty(inst) != Type::VOID;
    }
    op != Opcode::Load && !op.is_terminator() && func.ty(inst) != Type::VOID && func.ty(inst) != Type::TOKEN
}

/// Whether `inst` is an address at a step from another that one instruction uses.
fn is_step_for_one(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::GetElementPtr && func.num_operands(inst) == 2 && func.has_one_use(inst.into())
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
