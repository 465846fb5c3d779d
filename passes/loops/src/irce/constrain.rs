//! The two or three loops that a loop becomes. See the [pass](super).
//!
//! ```text
//!   preheader --> preloop --> preloop.exit.selector --> exit
//!       |                          |
//!       +--------------------------+--> preloop.pseudo.exit --> mainloop --> the loop --> main.exit.selector --> exit
//!                                                                  |                          |
//!                                                                  +--------------------------+--> main.pseudo.exit --> postloop ...
//! ```
//!
//! A loop that is cut asks at its latch whether the counter is before the cut; where it is not, the selector asks the old question, and the
//! pseudo exit, which also skips the loop, has phis for all that the next loop goes on with.

use super::Decision;
use super::structure::{CLONE_KIND, Structure, cannot_be_least};
use crate::copy_map::CopyMap;
use crate::duplicate::Original;
use crate::expand::{Memory, Options, Shape, is_safe_at, plan};
use crate::split::redirect;
use std::sync::Arc;
use warpc_analysis::{Assumptions, Loops};
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, UNROLL_DISABLE, renewed_loop_node, set_loop_node, switch_property};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::PassCx;
use warpc_scalar::patterns::{int, make_bool, make_int};
use warpc_scev::{CachedScev, Expr, Scev, Se, Wrap};

/// One of the loops.
#[derive(Clone, Copy)]
struct Part {
    tag: &'static str,
    header: Block,
    latch: Block,
    /// The counter in the first iteration, and after the step.
    start: Value,
    next: Value,
}

/// How the latches of all parts compare.
struct Comparing<'s> {
    structure: &'s Structure,
    /// What the loop's own bound is, and the type of the cuts.
    bound: Value,
    ty: Type,
    pred: IntPred,
}

/// The analyses that expansion needs.
struct Tools<'t> {
    scev: Scev,
    cfg: Arc<Cfg>,
    dom: Arc<DomTree>,
    loops: Arc<Loops>,
    facts: Arc<Assumptions>,
    memory: &'t mut Memory,
    cx_knobs: &'t warpc_ir::knobs::Knobs,
}

impl Tools<'_> {
    fn ask<R>(&mut self, func: &FuncMut<'_>, questions: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        let mut se = Se::new(&mut self.scev, func, &self.cfg, &self.dom, &self.loops, &self.facts, self.cx_knobs);
        questions(&mut se)
    }
    fn can_expand(&mut self, func: &FuncMut<'_>, expr: Expr, at: Inst) -> bool {
        let mut se = Se::new(&mut self.scev, func, &self.cfg, &self.dom, &self.loops, &self.facts, self.cx_knobs);
        let options = Options::default();
        is_safe_at(&mut se, expr, at, &options) && plan(&mut se, self.memory, &options, expr, at).is_ok()
    }
    /// The value of `expr` before `at`; an instruction gets this name.
    fn expand(&mut self, func: &mut FuncMut<'_>, expr: Expr, at: Inst, name: &str) -> Option<Value> {
        let mut se = Se::new(&mut self.scev, func, &self.cfg, &self.dom, &self.loops, &self.facts, self.cx_knobs);
        let plan = plan(&mut se, self.memory, &Options::default(), expr, at).ok()?;
        let shape = Shape { cfg: &self.cfg, dom: &self.dom, loops: &self.loops };
        let value = plan.apply(func, &mut self.scev, &shape).value;
        if value.as_inst().is_some() {
            func.set_name(value, name.as_bytes());
        }
        Some(value)
    }
}

/// Cuts loop `id` as decided. The headers of the loops that it made, and its own; `None` where nothing changed.
pub fn constrain(
    func: &mut FuncMut<'_>,
    cx: &mut PassCx<'_>,
    memory: &mut Memory,
    id: Loop,
    decision: &Decision,
) -> Option<Vec<Block>> {
    let structure = &decision.structure;
    let at = func.terminator(structure.preheader);
    let mut tools = Tools {
        cfg: cx.analyses.cfg(func),
        dom: cx.analyses.dom(func),
        loops: cx.analyses.loops(func),
        facts: cx.analyses.assumptions(func),
        scev: cx.analyses.take_scev(func),
        memory,
        cx_knobs: &cx.session.knobs,
    };
    let cuts = tools.ask(func, |se| cuts(se, id, decision));
    let feasible = cuts.is_some_and(|cuts| {
        let all = [cuts[0], cuts[1], Some(structure.start), Some(structure.bound)];
        all.into_iter().flatten().all(|expr| tools.can_expand(func, expr, at))
    });
    let Some(mut cuts) = cuts.filter(|_| feasible) else {
        let scev = tools.scev;
        cx.analyses.put_scev(func, scev.into());
        return None;
    };
    freeze_doubtful(func, &mut tools, at, &decision.doubtful, &mut cuts);
    let bound = match structure.bound_value {
        Some(value) => Some(value),
        None => tools.expand(func, structure.bound, at, "exit.at"),
    };
    let start = tools.expand(func, structure.start, at, "indvar.start");
    let names = ["exit.preloop.at", "exit.mainloop.at"];
    let mut made = [None; 2];
    for n in 0..2 {
        made[n] = cuts[n].and_then(|cut| tools.expand(func, cut, at, names[n]));
    }
    let (Some(bound), Some(start)) = (bound, start) else { return Some(Vec::new()) };
    if (0..2).any(|n| cuts[n].is_some() != made[n].is_some()) {
        return Some(Vec::new());
    }
    let pred = match (structure.increases, structure.signed) {
        (true, true) => IntPred::Slt,
        (true, false) => IntPred::Ult,
        (false, true) => IntPred::Sgt,
        (false, false) => IntPred::Ugt,
    };
    let ty = func.int_type(decision.parts.ty.bits());
    let mut order = tools.loops.blocks(id);
    order.sort_unstable_by_key(|&block| tools.cfg.rpo_index(block));
    let comparing = Comparing { structure, bound, ty, pred };
    let headers = cut(func, &comparing, Original::of(func, order), start, made);
    // The counter passes neither bound nor cut by more than a step.
    if structure.signed
        && let Some(next) = structure.next.as_inst().filter(|&i| matches!(func.op(i), Opcode::Add | Opcode::Sub))
    {
        let kept = func.flags(next);
        func.set_flags(next, kept | flags::NSW);
    }
    for check in &decision.checks {
        let truth = make_bool(func, Type::I1, true);
        func.set_operand(check.user, check.operand, truth);
    }
    Some(headers)
}

/// The values of the counter at which the first loop and the main loop end.
fn cuts(se: &mut Se<'_, '_>, id: Loop, decision: &Decision) -> Option<[Option<Expr>; 2]> {
    let (low, high) = (decision.parts.low, decision.parts.high);
    if decision.structure.increases {
        return Some([low, high]);
    }
    let signed = decision.structure.signed;
    let mut before = |expr: Option<Expr>| match expr {
        None => Some(None),
        Some(expr) => {
            if !cannot_be_least(se, expr, id, signed) {
                return None;
            }
            let minus_one = se.minus_one(se.ty(expr));
            Some(Some(se.add2(expr, minus_one, Wrap::ANY)))
        }
    };
    Some([before(high)?, before(low)?])
}

/// Freezes values that may be poison where the loop is entered, though the loop may never ask them.
fn freeze_doubtful(
    func: &mut FuncMut<'_>,
    tools: &mut Tools<'_>,
    at: Inst,
    doubtful: &[Value],
    cuts: &mut [Option<Expr>; 2],
) {
    let pairs: Vec<(Value, Value)> =
        doubtful.iter().map(|&value| (value, Builder::before(func, at).freeze(value))).collect();
    for &(value, frozen) in &pairs {
        func.name_after(frozen, value, ".fr");
    }
    if !pairs.is_empty() {
        for cut in cuts.iter_mut().flatten() {
            *cut = tools.ask(func, |se| se.replace_unknowns(*cut, &pairs));
        }
    }
}

/// Makes the loops. `made`: where the first and the main loop end, if they do. The headers: of the copies, and of the loop.
fn cut(
    func: &mut FuncMut<'_>,
    comparing: &Comparing<'_>,
    mut original: Original,
    start: Value,
    made: [Option<Value>; 2],
) -> Vec<Block> {
    let structure = comparing.structure;
    let preheader = structure.preheader;
    let mut copy = |func: &mut FuncMut<'_>, suffix: &str| {
        let last = func.side().last_block;
        original.copy(func, suffix, last, None)
    };
    let before = made[0].map(|end| (copy(func, ".preloop"), end));
    let behind = made[1].map(|end| (copy(func, ".postloop"), end));
    let mut main = Part { tag: "main", header: structure.header, latch: structure.latch, start, next: structure.next };
    let mut main_preheader = preheader;
    if let Some((copy, end)) = &before {
        let part = of_copy(&main, copy, "preloop");
        redirect(func, func.terminator(preheader), main.header, part.header);
        main_preheader = make_preheader(func, main.header, preheader, "mainloop");
        let (carried, last) = end_at(func, comparing, &part, preheader, *end, main_preheader);
        go_on_with(func, main.header, main_preheader, &carried);
        mark(func, part.latch);
        main.start = last;
    }
    if let Some((copy, end)) = &behind {
        let part = of_copy(&main, copy, "postloop");
        let own = make_preheader(func, part.header, preheader, "postloop");
        let (carried, _) = end_at(func, comparing, &main, main_preheader, *end, own);
        go_on_with(func, part.header, own, &carried);
        mark(func, part.latch);
    }
    let copies = [&before, &behind].into_iter().flatten().map(|(copy, _)| copy.block(main.header));
    copies.chain([main.header]).collect()
}

fn of_copy(main: &Part, copy: &CopyMap, tag: &'static str) -> Part {
    Part {
        tag,
        header: copy.block(main.header),
        latch: copy.block(main.latch),
        start: main.start,
        next: copy.value(main.next),
    }
}

/// A block before `header` that takes the place of `old`.
fn make_preheader(func: &mut FuncMut<'_>, header: Block, old: Block, name: &str) -> Block {
    let made = func.new_block_after(func.prev_block(header));
    func.set_name(Value::block(made), name.as_bytes());
    Builder::at_end(func, made).br(header);
    func.replace_phi_block(header, old, made);
    made
}

/// Lets the phis of `header` get `carried` from `from`.
fn go_on_with(func: &mut FuncMut<'_>, header: Block, from: Block, carried: &[Inst]) {
    let phis: Vec<Inst> = func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    for (phi, &value) in phis.into_iter().zip(carried) {
        if let Some(index) = func.phi_index_of(phi, from) {
            func.set_incoming(phi, index, value.into());
        }
    }
}

/// `value` as wide as the cuts.
fn widen(func: &mut FuncMut<'_>, at: Inst, value: Value, comparing: &Comparing<'_>) -> Value {
    let ty = comparing.ty;
    if func.type_of(value) == ty {
        return value;
    }
    let signed = comparing.structure.signed;
    if let Some(number) = int(func, value) {
        let wide = if signed { number.signed() as u128 } else { number.v };
        return make_int(func, ty, wide);
    }
    let op = if signed { Opcode::SExt } else { Opcode::ZExt };
    let wide = Builder::before(func, at).cast(op, value, ty, 0);
    if let Some(names) = &mut func.side_mut().names {
        let name = [&b"wide."[..], names.get(value)].concat();
        names.set_unique(wide, &name);
    }
    wide
}

/// `left pred right`, of the comparison of the latches; numbers are compared at once.
fn compare(func: &mut FuncMut<'_>, at: Inst, left: Value, right: Value, pred: IntPred) -> Value {
    if let (Some(x), Some(y)) = (int(func, left), int(func, right)) {
        let truth = warpc_ir::fold::int::holds(pred, x.v.cmp(&y.v), x.signed().cmp(&y.signed()));
        return make_bool(func, Type::I1, truth);
    }
    Builder::before(func, at).icmp(pred, left, right, Type::I1)
}

/// Ends `part` at `end`, and lets it lead on to `next_loop`. Returns what the phis of its header are then, and its counter.
fn end_at(
    func: &mut FuncMut<'_>,
    comparing: &Comparing<'_>,
    part: &Part,
    preheader: Block,
    end: Value,
    next_loop: Block,
) -> (Vec<Inst>, Value) {
    let Structure { exit, exit_side, .. } = *comparing.structure;
    let pred = comparing.pred;
    let selector = func.new_block_after(part.latch);
    let pseudo = func.new_block_after(selector);
    func.set_name(Value::block(selector), format!("{}.exit.selector", part.tag).as_bytes());
    func.set_name(Value::block(pseudo), format!("{}.pseudo.exit", part.tag).as_bytes());

    let jump = func.terminator(preheader);
    let start = widen(func, jump, part.start, comparing);
    let enters = compare(func, jump, start, end, pred);
    let loc = func.loc(jump);
    func.erase(jump);
    let entry = Builder::at_end(func, preheader).cond_br(enters, part.header, pseudo);
    func.set_loc(entry, loc);

    let branch = func.terminator(part.latch);
    func.set_operand(branch, 1 + exit_side, Value::block(selector));
    let next = widen(func, branch, part.next, comparing);
    let mut goes_on = compare(func, branch, next, end, pred);
    if exit_side == 0 {
        let truth = make_bool(func, Type::I1, true);
        goes_on = Builder::before(func, branch).binary(Opcode::Xor, goes_on, truth, 0);
    }
    func.set_operand(branch, 0, goes_on);

    let loc = func.loc(branch);
    let left = Builder::at_end(func, selector).br(pseudo);
    let bound = widen(func, left, comparing.bound, comparing);
    let more = compare(func, left, next, bound, pred);
    func.erase(left);
    let left = Builder::at_end(func, selector).cond_br(more, pseudo, exit);
    func.set_loc(left, loc);
    func.replace_phi_block(exit, part.latch, selector);

    let on = Builder::at_end(func, pseudo).br(next_loop);
    let join = |func: &mut FuncMut<'_>, ty: Type, first: Value, later: Value| {
        let phi = func.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
        func.insert_before(phi, on);
        func.add_incoming(phi, first, preheader);
        func.add_incoming(phi, later, selector);
        phi
    };
    let phis: Vec<Inst> = func.block_insts(part.header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    let mut carried = Vec::with_capacity(phis.len());
    for phi in phis {
        let ty = func.ty(phi);
        let first = func.phi_value_for(phi, preheader).unwrap_or(Value::poison(ty));
        let later = func.phi_value_for(phi, part.latch).unwrap_or(Value::poison(ty));
        let made = join(func, ty, first, later);
        func.name_after(made.into(), phi.into(), ".copy");
        carried.push(made);
    }
    let last = join(func, comparing.ty, start, next);
    func.set_name(last.into(), b"indvar.end");
    (carried, last.into())
}

/// Marks the loop that ends in `latch` as one that is rarely run, and not to be split again.
fn mark(func: &mut FuncMut<'_>, latch: Block) {
    let end = func.terminator(latch);
    let old = LoopHints::of(func, end).node;
    let off = [&b"llvm.loop.vectorize.enable"[..], b"llvm.loop.distribute.enable"].map(|name| {
        let name = func.add_md(NewNode::Text(name.into()));
        let no = func.add_md(NewNode::Truth(false));
        func.add_md(NewNode::Tuple([name, no].into()))
    });
    let alone = [switch_property(func, UNROLL_DISABLE), switch_property(func, b"llvm.loop.licm_versioning.disable")];
    let node = renewed_loop_node(func, old, UNROLL_DISABLE, &[alone[0], off[0], alone[1], off[1]]);
    set_loop_node(func, end, node);
    if let Some(kind) = func.ctx().tables.strings.find(CLONE_KIND) {
        let empty = func.add_md(NewNode::Tuple([].into()));
        func.set_attachment(end, kind, empty);
    }
}
