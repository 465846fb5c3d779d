//! Copies of blocks: what they cost, their instructions, and the blocks put before several predecessors.

use super::{Threading, is_convergent, ssa};
use hashbrown::{HashMap, HashSet};
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};
use warpc_scalar::simplify::Simplifier;
use warpc_scalar::simplifycfg::size_and_latency;

/// Values of a block and of its copy.
pub(super) type Copies = HashMap<Value, Value>;

impl Threading<'_> {
    /// What a copy of `block` without its terminator costs, `None` if that is more than the threshold or the block may not be copied.
    pub(super) fn cost_of_copy(&self, func: &FuncMut<'_>, block: Block) -> Option<u32> {
        if self.pinned.contains(block) || self.is_addressed(block) {
            return None;
        }
        let term = func.terminator(block);
        let bonus = match func.op(term) {
            Opcode::Switch => 6,
            Opcode::IndirectBr => 8,
            _ => 0,
        };
        let (mut size, mut phis) = (0, 0);
        for inst in func.block_insts(block) {
            if inst == term || size > self.threshold + bonus {
                break;
            }
            let op = func.op(inst);
            if op == Opcode::Phi {
                phis += 1;
                if phis > self.phi_threshold {
                    return None;
                }
                continue;
            }
            if func.ty(inst) == Type::TOKEN || op == Opcode::LandingPad {
                return None;
            }
            if op.is_call() && (is_convergent(func, inst) || facts::call_has(func, inst, AttrKind::NoDuplicate)) {
                return None;
            }
            if size_and_latency(func, inst, self.gpu) == 0 {
                continue;
            }
            size += 1;
            if op.is_call() {
                size += match facts::intrinsic(func, inst) {
                    None => 3,
                    Some(_) if func.types().is_vector(func.ty(inst)) => 0,
                    Some(_) => 1,
                };
            }
        }
        Some(size.saturating_sub(bonus)).filter(|&size| size <= self.threshold)
    }

    /// Whether edges from `from` can be led elsewhere.
    pub(super) fn can_redirect(func: &FuncMut<'_>, from: Block) -> bool {
        matches!(func.op(func.terminator(from)), Opcode::Br | Opcode::Switch | Opcode::CallBr)
    }

    /// Makes a block in front of `block` and leads the edges from `preds` to it.
    pub(super) fn split_preds(&mut self, func: &mut FuncMut<'_>, block: Block, preds: &[Block], suffix: &str) -> Block {
        let before = func.prev_block(block);
        let joint = func.new_block_after(before);
        func.derive_name(Value::block(joint), Value::block(block), suffix);
        let set: HashSet<Block> = preds.iter().copied().collect();
        let first = func.first_non_phi(block);
        let loc = func.loc(first);
        let branch = Builder::at_end(func, joint).br(block);
        func.set_loc(branch, loc);
        let mut distinct: Vec<Block> = Vec::new();
        for &from in preds {
            if distinct.last() != Some(&from) {
                distinct.push(from);
            }
        }
        for from in distinct {
            redirect(func, from, block, joint);
        }
        let mut phi = func.first(block);
        while func.op(phi) == Opcode::Phi {
            let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
            let (moved, kept): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|pair| set.contains(&pair.1));
            if let Some(&(value, _)) = moved.first() {
                let same = moved.iter().all(|pair| pair.0 == value);
                let mut value = value;
                if !same {
                    let new = Value::inst(func.new_phi(joint, func.ty(phi)));
                    func.move_before(new.as_inst().expect("a phi"), branch);
                    func.derive_name(new, Value::inst(phi), ".ph");
                    for &(value, from) in moved.iter().rev() {
                        func.add_incoming(new.as_inst().expect("a phi"), value, from);
                    }
                    value = new;
                }
                let mut operands: Vec<Value> = Vec::with_capacity(2 * kept.len() + 2);
                operands.extend(kept.iter().flat_map(|pair| [pair.0, Value::block(pair.1)]));
                operands.extend([value, Value::block(joint)]);
                func.set_operands(phi, &operands);
            }
            phi = func.next(phi);
        }
        self.lazy.forget();
        joint
    }

    /// Appends copies of the instructions of `block` to `to`, as they are on the edge from `from`, the only predecessor of `to`. With
    /// `whole`, copies the terminator too.
    pub(super) fn copy_block(
        &mut self,
        func: &mut FuncMut<'_>,
        block: Block,
        to: Block,
        from: Block,
        whole: bool,
    ) -> Copies {
        let mut copies = Copies::default();
        let debug = RegionDebug::of(func, |b| b == block);
        let mut scopes = scopes_of(func, block);
        let term = func.terminator(block);
        let mut inst = func.first(block);
        while inst.is_some() && (whole || inst != term) {
            let next = func.next(inst);
            let copy = if func.op(inst) == Opcode::Phi {
                let copy = func.new_inst(Opcode::Phi, func.flags(inst), func.ty(inst), &[], Default::default());
                func.append(copy, to);
                let value = func.phi_value_for(inst, from).unwrap_or(Value::poison(func.ty(inst)));
                func.add_incoming(copy, value, from);
                copy
            } else {
                let copy = copy_inst(func, inst, &copies);
                func.append(copy, to);
                copy
            };
            finish_copy(func, inst, copy, &debug, &mut scopes, &copies);
            copies.insert(Value::inst(inst), Value::inst(copy));
            inst = next;
        }
        if !whole {
            let branch_records: Vec<_> = debug.before(term).to_vec();
            self.waiting = branch_records;
        }
        copies
    }
    /// Puts the debug records that stood before the terminator of the copied block before `branch`, that of the copy.
    pub(super) fn finish_debug(&mut self, func: &mut FuncMut<'_>, branch: Inst, copies: &Copies) {
        for record in std::mem::take(&mut self.waiting) {
            RegionDebug::repeat(func, &record, branch, |value| copies.get(&value).copied().unwrap_or(value));
        }
    }

    /// Replaces `old`, the branch of `from` to `block`, by copies of the instructions of `block` and of its branch.
    pub(super) fn copy_into_predecessor(&mut self, func: &mut FuncMut<'_>, block: Block, from: Block, old: Inst) {
        let mut copies = Copies::default();
        let debug = RegionDebug::of(func, |b| b == block);
        let mut scopes = scopes_of(func, block);
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            let value = Value::inst(inst);
            if func.op(inst) == Opcode::Phi {
                copies.insert(value, func.phi_value_for(inst, from).unwrap_or(Value::poison(func.ty(inst))));
                inst = next;
                continue;
            }
            let copy = copy_inst(func, inst, &copies);
            func.insert_before(copy, old);
            finish_copy(func, inst, copy, &debug, &mut scopes, &copies);
            let mut mapped = Value::inst(copy);
            if !func.op(copy).is_terminator()
                && let Some(simple) = Simplifier::new(func).inst(copy)
            {
                mapped = simple;
                if !facts::has_side_effects(func, copy) {
                    func.erase(copy);
                }
            }
            copies.insert(value, mapped);
            inst = next;
        }
        for to in func.successors(block).collect::<Vec<_>>() {
            add_edge_of_copy(func, to, block, from, &copies);
        }
        func.swap_remove_phi_edge(block, from);
        func.erase(old);
        ssa::repair(func, block, from, &copies);
        self.lazy.forget();
    }
}

/// The scopes of `noalias` that `block` declares.
fn scopes_of(func: &mut FuncMut<'_>, block: Block) -> ScopeClones {
    let declarations: Vec<Inst> = func.block_insts(block).filter(|&inst| is_scope_declaration(func, inst)).collect();
    let mut scopes = ScopeClones::of(func, &declarations);
    if !scopes.is_empty() {
        scopes.renew(func, "thread");
    }
    scopes
}

/// A copy of `inst` with operands from the copy of its block. It stands nowhere yet.
fn copy_inst(func: &mut FuncMut<'_>, inst: Inst, copies: &Copies) -> Inst {
    let map = |value: Value| copies.get(&value).copied().unwrap_or(value);
    let mut operands: Vec<Value> = func.operands(inst).collect();
    for operand in &mut operands {
        *operand = func.map_value(*operand, map);
    }
    func.clone_inst(inst, &operands)
}

/// Gives a copy that has its place a name, a location, scopes and debug records.
fn finish_copy(
    func: &mut FuncMut<'_>,
    inst: Inst,
    copy: Inst,
    debug: &RegionDebug,
    scopes: &mut ScopeClones,
    copies: &Copies,
) {
    let loc = func.loc(inst);
    func.set_loc(copy, loc);
    func.derive_name(Value::inst(copy), Value::inst(inst), "");
    scopes.adapt(func, copy);
    for record in debug.before(inst) {
        RegionDebug::repeat(func, record, copy, |value| copies.get(&value).copied().unwrap_or(value));
    }
}

/// Leads all edges from `from` to `old` to `new` instead. Phis are not touched.
pub(super) fn redirect(func: &mut FuncMut<'_>, from: Block, old: Block, new: Block) {
    let term = func.terminator(from);
    for index in 0..func.num_operands(term) {
        if func.operand(term, index) == Value::block(old) {
            func.set_operand(term, index, Value::block(new));
        }
    }
}

/// Gives the phis of `to` a pair for the edge from `copy`: what they bring from `block`, in terms of the copied values.
pub(super) fn add_edge_of_copy(func: &mut FuncMut<'_>, to: Block, block: Block, copy: Block, copies: &Copies) {
    let mut phi = func.first(to);
    while func.op(phi) == Opcode::Phi {
        if let Some(value) = func.phi_value_for(phi, block) {
            func.add_incoming(phi, copies.get(&value).copied().unwrap_or(value), copy);
        }
        phi = func.next(phi);
    }
}

/// Simplifies the instructions of `block` and erases what is dead, with what that makes dead.
pub(super) fn simplify_block(func: &mut FuncMut<'_>, block: Block) {
    let mut work: Vec<Inst> = func.block_insts(block).collect();
    work.reverse();
    while let Some(inst) = work.pop() {
        if func.is_dead(inst) || func.op(inst).is_terminator() {
            continue;
        }
        if facts::is_trivially_dead(func, inst) {
            work.extend(func.operands(inst).filter_map(Value::as_inst));
            func.erase(inst);
            continue;
        }
        if func.block_of(inst) != block {
            continue;
        }
        if let Some(simple) = Simplifier::new(func).inst(inst) {
            let users = func.uses(Value::inst(inst)).map(|row| func.user(row));
            work.extend(users.filter(|&user| func.op(user) != Opcode::Phi));
            func.replace_all_uses(Value::inst(inst), simple);
            if facts::is_trivially_dead(func, inst) {
                func.erase(inst);
            }
        }
    }
}
