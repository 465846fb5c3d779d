//! The loops that a split makes.
//!
//! ```text
//!   preheader --> first.ph --> first loop --> middle --> (once.ph --> one iteration -->) rest.ph --> rest
//!       |                          |            |                          |               ^         |
//!       +--------------------------|------------|--------------------------|---------------+         |
//!                                  +------------+-- exits <----------------+-------------------------+
//! ```
//!
//! The first loop is the old one: its back edge asks in addition whether the next iteration is still its own. The others are copies, made
//! before anything else changes; phis of the blocks before them take over what the loop carries.

use super::find::{Split, SplitKind};
use crate::copy_map::CopyMap;
use warpc_analysis::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::set_loop_node;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};

/// A copy of the loop.
struct Copy {
    /// What instructions and blocks are in it.
    map: CopyMap,
    /// The block before its header.
    entry: Block,
    /// Phis of `entry`, one for each phi of the header.
    carried: Vec<Inst>,
}

/// The loop that is split.
struct Old {
    /// Its blocks in reverse post-order.
    order: Vec<Block>,
    header: Block,
    latch: Block,
    preheader: Block,
    phis: Vec<Inst>,
    debug: RegionDebug,
    scopes: ScopeClones,
}

/// Splits a loop, which must be in canonical form.
pub(super) fn apply(func: &mut FuncMut<'_>, cfg: &Cfg, loops: &Loops, split: &Split) {
    let (Some(latch), Some(preheader)) = (loops.latch(func, split.id), loops.preheader(func, split.id)) else { return };
    let mut order = loops.blocks(split.id);
    order.sort_unstable_by_key(|&block| cfg.rpo_index(block));
    let header = loops.header(split.id);
    let declarations: Vec<Inst> = order
        .iter()
        .flat_map(|&block| func.block_insts(block))
        .filter(|&inst| is_scope_declaration(func, inst))
        .collect();
    let mut old = Old {
        header,
        latch,
        preheader,
        phis: func.block_insts(header).take_while(|&inst| func.op(inst) == Opcode::Phi).collect(),
        debug: RegionDebug::of(func, |block| loops.contains(split.id, block)),
        scopes: ScopeClones::of(func, &declarations),
        order,
    };
    let rest = old.copy(func, "rest");
    let mut once = matches!(split.kind, SplitKind::One(_)).then(|| old.copy(func, "once"));
    let next: Vec<Value> =
        old.phis.iter().map(|&phi| func.phi_value_for(phi, latch).unwrap_or(Value::poison(func.ty(phi)))).collect();
    let start: Vec<Value> =
        old.phis.iter().map(|&phi| func.phi_value_for(phi, preheader).unwrap_or(Value::poison(func.ty(phi)))).collect();
    let counted = old.phis.iter().position(|&phi| phi == split.counter).unwrap_or(0);

    // The iteration that the preheader leads to.
    let (stays, second) = match split.kind {
        SplitKind::Range(truth) => (truth, &rest),
        SplitKind::One(truth) => (!truth, once.as_ref().unwrap_or(&rest)),
    };
    let stays = if stays { split.predicate } else { split.predicate.inverse() };
    let first_entry = func.new_block_after(preheader);
    func.derive_name(Value::block(first_entry), Value::block(header), ".first.ph");
    Builder::at_end(func, first_entry).br(header);
    func.replace_phi_block(header, preheader, first_entry);
    let at_start = asked(func, func.terminator(preheader), split, start[counted], stays);
    set_branch(func, preheader, at_start, first_entry, second.entry);
    carry(func, second, preheader, &start);

    let from = old.turn_back_edge(func, split, stays, next[counted], second.entry);
    carry(func, second, from, &next);
    if let Some(once) = &mut once {
        old.open_once(func, once, rest.entry);
        let made: Vec<Value> = next.iter().map(|&value| once.map.value(value)).collect();
        carry(func, &rest, once.map.block(latch), &made);
    }

    // The comparison is decided in each loop.
    let block = func.block_of(split.branch);
    let arms = [func.operand(split.branch, 1).as_block(), func.operand(split.branch, 2).as_block()];
    let (of_first, of_rest) = match split.kind {
        SplitKind::Range(truth) => (truth, !truth),
        SplitKind::One(truth) => (!truth, !truth),
    };
    let comparison = func.operand(split.branch, 0);
    let mut decide = |copy: Option<&Copy>, truth: bool| {
        let Some(arm) = arms[usize::from(!truth)] else { return };
        let asked = match copy {
            Some(copy) => {
                func.fold_terminator_to(copy.map.block(block), copy.map.block(arm));
                copy.map.value(comparison)
            }
            None => {
                func.fold_terminator_to(block, arm);
                comparison
            }
        };
        if let Some(asked) = asked.as_inst().filter(|&asked| func.is_unused(asked.into())) {
            func.erase(asked);
        }
    };
    decide(Some(&rest), of_rest);
    if let (Some(once), SplitKind::One(truth)) = (&once, split.kind) {
        decide(Some(once), truth);
    }
    decide(None, of_first);
}

/// Whether the iteration with `counter` is one of those for which `predicate` holds: an `i1` before `at`. Poison is frozen.
fn asked(func: &mut FuncMut<'_>, at: Inst, split: &Split, counter: Value, predicate: IntPred) -> Value {
    let mut build = Builder::before(func, at);
    let compared = match split.offset {
        Value::NONE => counter,
        offset => build.binary(Opcode::Add, counter, offset, 0),
    };
    let comparison = build.icmp(predicate, compared, split.bound, Type::I1);
    build.freeze(comparison)
}

/// Replaces the terminator of `block`, whose phis in successors are looked after elsewhere, by a branch on `condition`.
fn set_branch(func: &mut FuncMut<'_>, block: Block, condition: Value, yes: Block, no: Block) -> Inst {
    let term = func.terminator(block);
    let loc = func.loc(term);
    func.erase(term);
    let branch = Builder::at_end(func, block).cond_br(condition, yes, no);
    func.set_loc(branch, loc);
    branch
}

/// Adds what comes into `copy` from `from`.
fn carry(func: &mut FuncMut<'_>, copy: &Copy, from: Block, values: &[Value]) {
    for (&phi, &value) in copy.carried.iter().zip(values) {
        func.add_incoming(phi, value, from);
    }
}

impl Old {
    /// Copies the loop. Exits get the edges of the copy; nothing leads to its entry yet.
    fn copy(&mut self, func: &mut FuncMut<'_>, suffix: &str) -> Copy {
        let mut copy = Copy { map: CopyMap::of(func), entry: Block::NONE, carried: Vec::new() };
        if !self.scopes.is_empty() {
            self.scopes.renew(func, suffix);
        }
        let last = func.side().last_block;
        copy.entry = func.new_block_after(last);
        func.derive_name(Value::block(copy.entry), Value::block(self.header), &format!(".{suffix}.ph"));
        let mut after = copy.entry;
        for &block in &self.order {
            after = func.new_block_after(after);
            func.derive_name(Value::block(after), Value::block(block), &format!(".{suffix}"));
            copy.map.blocks[block.index()] = after;
        }
        copy.map.clone_blocks(func, &self.order, &format!(".{suffix}"), &self.debug, &mut self.scopes);
        self.enter(func, &mut copy);
        copy.map.extend_exits(func, &self.order);
        copy
    }
    /// Lets the header of `copy` be entered through its entry, with phis for what is carried.
    fn enter(&self, func: &mut FuncMut<'_>, copy: &mut Copy) {
        let header = copy.map.block(self.header);
        for &phi in &self.phis {
            let carried = func.new_phi(copy.entry, func.ty(phi));
            func.derive_name(carried.into(), phi.into(), ".carried");
            copy.carried.push(carried);
            let Some(of_copy) = copy.map.value(phi.into()).as_inst() else { continue };
            if let Some(index) = func.phi_index_of(of_copy, self.preheader) {
                func.set_incoming(of_copy, index, carried.into());
            }
        }
        func.replace_phi_block(header, self.preheader, copy.entry);
        Builder::at_end(func, copy.entry).br(header);
    }
    /// Makes the back edge of the first loop ask whether the next iteration, with `next` as counter, is still one of it, and else lead to
    /// `second`. Gives the block that leads there.
    fn turn_back_edge(
        &self,
        func: &mut FuncMut<'_>,
        split: &Split,
        stays: IntPred,
        next: Value,
        second: Block,
    ) -> Block {
        let term = func.terminator(self.latch);
        let kind = func.ctx().tables.strings.find(b"llvm.loop");
        let node = kind.and_then(|kind| func.attachment(term, kind)).unwrap_or(Md::NONE);
        if func.num_operands(term) == 1 {
            let own = asked(func, term, split, next, stays);
            let branch = set_branch(func, self.latch, own, self.header, second);
            set_loop_node(func, branch, node);
            return self.latch;
        }
        let condition = func.operand(term, 0);
        let turns_on_true = func.operand(term, 1).as_block() == Some(self.header);
        let exit = func.operand(term, if turns_on_true { 2 } else { 1 }).as_block().unwrap_or(self.header);
        let middle = func.new_block_after(self.latch);
        func.derive_name(Value::block(middle), Value::block(self.header), ".middle");
        func.replace_phi_block(exit, self.latch, middle);
        let both = self.both(func, term, split, (condition, turns_on_true), next, stays);
        let branch = set_branch(func, self.latch, both, self.header, middle);
        set_loop_node(func, branch, node);
        let (yes, no) = if turns_on_true { (second, exit) } else { (exit, second) };
        Builder::at_end(func, middle).cond_br(condition, yes, no);
        middle
    }
    /// Whether the loop goes on and the next iteration is its own. Where both are the same comparison of the counter that comes next, the
    /// lower (or higher) of the bounds is one for both.
    fn both(
        &self,
        func: &mut FuncMut<'_>,
        at: Inst,
        split: &Split,
        (condition, turns_on_true): (Value, bool),
        next: Value,
        stays: IntPred,
    ) -> Value {
        if let Some(test) = condition.as_inst().filter(|&test| func.op(test) == Opcode::ICmp)
            && split.offset == Value::NONE
            && func.operand(test, 0) == next
            && !self.order.contains(&func.operand(test, 1).as_inst().map_or(Block::NONE, |inst| func.block_of(inst)))
        {
            let goes_on = if turns_on_true { func.int_pred(test) } else { func.int_pred(test).inverse() };
            let extreme = match goes_on {
                IntPred::Slt | IntPred::Sle => Some(id::SMIN),
                IntPred::Sgt | IntPred::Sge => Some(id::SMAX),
                IntPred::Ult | IntPred::Ule => Some(id::UMIN),
                IntPred::Ugt | IntPred::Uge => Some(id::UMAX),
                IntPred::Eq | IntPred::Ne => None,
            };
            if let Some(extreme) = extreme.filter(|_| goes_on == stays) {
                let (end, ty) = (func.operand(test, 1), func.type_of(next));
                let before = func.terminator(self.preheader);
                let mut build = Builder::before(func, before);
                let is_known = split.bound.is_constant() && build.f.consts().is_well_defined(split.bound);
                let bound = if is_known { split.bound } else { build.freeze(split.bound) };
                if let Some(nearer) = build.intrinsic(extreme, &[ty], &[end, bound], 0) {
                    return Builder::before(func, at).icmp(goes_on, next, nearer, Type::I1);
                }
            }
        }
        let own = asked(func, at, split, next, stays);
        let mut build = Builder::before(func, at);
        let [yes, no] = [true, false].map(|truth| build.f.consts_mut().add_bool(truth));
        // `goes on && own`, or `not (leaves || not own)`: a select keeps poison of the second out.
        if turns_on_true {
            return build.select(condition, own, no, 0);
        }
        let goes_on = build.binary(Opcode::Xor, condition, yes, 0);
        build.select(goes_on, own, no, 0)
    }
    /// Lets the one iteration in `once` lead on to `rest` instead of back.
    fn open_once(&self, func: &mut FuncMut<'_>, once: &mut Copy, rest: Block) {
        let (header, latch) = (once.map.block(self.header), once.map.block(self.latch));
        let term = func.terminator(latch);
        for index in 0..func.num_operands(term) {
            if func.operand(term, index).as_block() == Some(header) {
                func.set_operand(term, index, Value::block(rest));
            }
        }
        set_loop_node(func, term, Md::NONE);
        for (n, &phi) in self.phis.iter().enumerate() {
            let carried = once.carried[n];
            if let Some(of_copy) = once.map.value(phi.into()).as_inst() {
                func.replace_and_erase(of_copy, carried.into());
            }
            once.map.values[phi.index()] = carried.into();
        }
    }
}
