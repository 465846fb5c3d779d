//! `print<loopnest>`: each loop with the loops in it: how deep they are nested, and whether nothing stands between them but what counts and
//! guards (a perfect nest).
//!
//! Of a perfect nest every loop but the innermost holds one loop alone; both are rotated, in loop-simplify form, and leave by their latch; what
//! runs outside of the inner one may be done at any time, is a phi or a branch, computes nothing but the step of the outer counter, and compares
//! nothing but for the latch of the outer one and the guard of the inner one.
//!
//! **Cost**: linear in the blocks between loops, for each loop around them.
//! **Source**: the format is that of LLVM's printer of the same name, and so is what counts as perfect, so that its tests can judge.

use crate::row::on_scev;
use warpc_analysis::Loops;
use warpc_analysis::known_bits::Values;
use warpc_analysis::print::Slots;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    level: Level::Loop,
    ..on_scev("print<loopnest>", "print nests of loops", &[], |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Loop(Box::new(Printer)))
    })
};

struct Printer;

impl LoopPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let slots = Slots::new(func);
        let nest = breadth_first(cx.loops, l);
        let depth = nest.iter().map(|&inner| cx.loops.depth(inner)).max().unwrap_or(0) - cx.loops.depth(l) + 1;
        let is_perfect = perfect_depth(func, cx, l) == depth;
        let name = |l: Loop| match slots.label(func, cx.loops.header(l), "") {
            label if label.is_empty() => "<unnamed loop>".to_string(),
            label => label,
        };
        let names: Vec<String> = nest.iter().map(|&l| name(l)).collect();
        let text = format!(
            "IsPerfect={is_perfect}, Depth={depth}, OutermostLoop: {}, Loops: ( {} )\n",
            name(l),
            names.join(" ")
        );
        cx.text.extend(text.into_bytes());
        Outcome::Unchanged
    }
}

fn breadth_first(loops: &Loops, l: Loop) -> Vec<Loop> {
    let mut nest = vec![l];
    let mut at = 0;
    while let Some(&outer) = nest.get(at) {
        nest.extend(loops.children(outer));
        at += 1;
    }
    nest
}

/// How many loops from `outer` on are perfectly nested.
fn perfect_depth(func: &Func<'_>, cx: &LoopCx<'_>, outer: Loop) -> u32 {
    let (mut depth, mut outer) = (1, outer);
    loop {
        let children: Vec<Loop> = cx.loops.children(outer).collect();
        let [inner] = children[..] else { return depth };
        if Pair::of(func, cx.loops, outer, inner).is_none_or(|pair| !pair.is_formed() || !pair.is_empty_between()) {
            return depth;
        }
        depth += 1;
        outer = inner;
    }
}

/// A loop and the only one directly in it, both in loop-simplify form, rotated, and left by their latches alone.
struct Pair<'q, 'a> {
    func: &'q Func<'a>,
    loops: &'q Loops,
    outer: Loop,
    outer_latch: Block,
    inner_preheader: Block,
    inner_exit: Block,
}

impl<'q, 'a> Pair<'q, 'a> {
    fn of(func: &'q Func<'a>, loops: &'q Loops, outer: Loop, inner: Loop) -> Option<Pair<'q, 'a>> {
        let is_rotated = |l: Loop| {
            let latch = loops.latch(func, l)?;
            (loops.is_loop_simplify_form(func, l) && loops.exiting_blocks(func, l) == [latch]).then_some(latch)
        };
        let (outer_latch, _) = (is_rotated(outer)?, is_rotated(inner)?);
        let inner_preheader = loops.preheader(func, inner)?;
        let inner_exit = loops.unique_exit_block(func, inner)?;
        Some(Pair { func, loops, outer, outer_latch, inner_preheader, inner_exit })
    }
    /// The only block that control goes to behind `block`.
    fn unique_successor(&self, block: Block) -> Option<Block> {
        let mut successors = self.func.successors_of(self.func.terminator(block));
        let first = successors.next()?;
        successors.all(|next| next == first).then_some(first)
    }
    fn has_one_predecessor(&self, block: Block) -> bool {
        let mut preds = self.func.predecessors(block);
        let first = preds.next();
        first.is_some() && preds.all(|pred| Some(pred) == first)
    }
    /// The last of the empty blocks that follow on `from`; `end` where they lead there.
    fn behind_empty_blocks(&self, from: Block, end: Block, each_has_one_predecessor: bool) -> Block {
        let Some(mut block) = self.unique_successor(from).filter(|_| from != end) else { return from };
        let mut last = from;
        let mut met = vec![];
        while block != end
            && self.func.first(block) == self.func.terminator(block)
            && !met.contains(&block)
            && (!each_has_one_predecessor || self.has_one_predecessor(block))
        {
            met.push(block);
            last = block;
            match self.unique_successor(block) {
                Some(next) => block = next,
                None => return last,
            }
        }
        if block == end { end } else { last }
    }
    /// The branch in front of the inner loop that may go around it.
    fn guard(&self) -> Option<Inst> {
        if !self.has_one_predecessor(self.inner_preheader) {
            return None;
        }
        let before = self.func.predecessors(self.inner_preheader).next()?;
        let branch = self.func.terminator(before);
        if self.func.op(branch) != Opcode::Br || self.func.num_operands(branch) != 3 {
            return None;
        }
        let around = self.func.successors_of(branch).find(|&next| next != self.inner_preheader)?;
        (self.behind_empty_blocks(self.inner_exit, around, true) == around).then_some(branch)
    }
    fn begins_with_phi(&self, block: Block) -> bool {
        self.func.op(self.func.first(block)) == Opcode::Phi
    }
    /// Whether `block` has nothing but phis of what the inner loop or the header of the outer one give.
    fn only_merges(&self, block: Block) -> bool {
        let func = self.func;
        let header = self.loops.header(self.outer);
        let mut insts = func.block_insts(block);
        let end = func.terminator(block);
        insts.all(|inst| {
            let is_from = |at: usize| {
                let from = func.operand(inst, at).as_block();
                from == Some(self.inner_exit) || from == Some(header)
            };
            inst == end || func.op(inst) == Opcode::Phi && (1..func.num_operands(inst)).step_by(2).all(is_from)
        })
    }
    /// Whether nothing but a guard of the inner loop branches between the two.
    fn is_formed(&self) -> bool {
        let header = self.loops.header(self.outer);
        let mut extra = None;
        if header != self.inner_preheader {
            let last = self.behind_empty_blocks(header, self.inner_preheader, false);
            if last != self.inner_preheader {
                let branch = self.func.terminator(last);
                if self.guard() != Some(branch) {
                    return false;
                }
                let merges = self.begins_with_phi(self.inner_exit);
                for next in self.func.successors_of(branch) {
                    if merges && self.unique_successor(next) == Some(self.outer_latch) && self.only_merges(next) {
                        extra = Some(next);
                    } else if self.behind_empty_blocks(next, self.inner_preheader, false) != self.inner_preheader
                        && self.behind_empty_blocks(next, self.outer_latch, false) != self.outer_latch
                    {
                        return false;
                    }
                }
            }
        }
        let leads_to = |end: Block| self.behind_empty_blocks(self.inner_exit, end, false) == end;
        extra.is_some_and(leads_to) || leads_to(self.outer_latch)
    }
    /// The step of the counter of the outer loop that its latch compares, and the comparison.
    fn counter(&self) -> Option<(Inst, Inst)> {
        let func = self.func;
        let branch = func.terminator(self.outer_latch);
        let cmp = func.operand(branch, 0).as_inst().filter(|&cmp| func.op(cmp) == Opcode::ICmp)?;
        let operands = [func.operand(cmp, 0), func.operand(cmp, 1)];
        let phis = func.block_insts(self.loops.header(self.outer)).take_while(|&inst| func.op(inst) == Opcode::Phi);
        let step = phis.filter_map(|phi| {
            let step = func.phi_value_for(phi, self.outer_latch)?.as_inst()?;
            let is_step = matches!(func.op(step), Opcode::Add | Opcode::Sub | Opcode::GetElementPtr);
            let uses_phi = func.operands(step).any(|operand| operand == Value::inst(phi));
            let is_compared = operands.contains(&Value::inst(phi)) || operands.contains(&Value::inst(step));
            (is_step && uses_phi && is_compared).then_some(step)
        });
        Some((step.into_iter().next()?, cmp))
    }
    /// Whether nothing is computed between the two but the counter of the outer one and the conditions.
    fn is_empty_between(&self) -> bool {
        let func = self.func;
        let Some((step, latch_cmp)) = self.counter() else { return false };
        let guard_cmp = self.guard().and_then(|branch| func.operand(branch, 0).as_inst());
        let values = Values::new(func);
        let is_allowed = |inst: Inst| {
            let op = func.op(inst);
            let is_fine = matches!(op, Opcode::Phi | Opcode::Br) || values.is_safe_to_speculate(inst);
            let is_compare = matches!(op, Opcode::ICmp | Opcode::FCmp);
            let is_known = inst == step || inst == latch_cmp || Some(inst) == guard_cmp;
            is_fine && (is_known || !is_compare && !op.is_binary())
        };
        let header = self.loops.header(self.outer);
        let between = [header, self.outer_latch, self.inner_preheader, self.inner_exit];
        between.iter().all(|&block| func.block_insts(block).all(is_allowed))
    }
}
