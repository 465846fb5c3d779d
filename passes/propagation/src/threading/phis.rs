//! Branches on phis and on `xor` of known values are copied to predecessors; selects become branches that can be threaded.

use super::{Threading, Want, cond_br, plain_target};
use warpc_analysis::known_bits::Values;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

impl Threading<'_> {
    /// Copies the block of `phi`, which ends in a branch on it, into the first predecessor that leads nowhere else.
    pub(super) fn branch_on_phi(&mut self, func: &mut FuncMut<'_>, phi: Inst) -> bool {
        let block = func.block_of(phi);
        let preds: Vec<Block> = func.phi_pairs(phi).map(|pair| pair.1).collect();
        preds
            .into_iter()
            .any(|from| plain_target(func, func.terminator(from)).is_some() && self.copy_branch(func, block, &[from]))
    }

    /// Copies the block of `xor`, which ends in a branch on it, into the predecessors on whose edges an operand of `xor` is known.
    pub(super) fn branch_on_xor(&mut self, func: &mut FuncMut<'_>, xor: Inst) -> bool {
        let block = func.block_of(xor);
        let operands = [func.operand(xor, 0), func.operand(xor, 1)];
        let first = func.first(block);
        if operands.iter().any(|&operand| p::int(func, operand).is_some()) || func.op(first) != Opcode::Phi {
            return false;
        }
        let mut side = 0;
        let mut known = self.known_on_edges(func, operands[0], block, Want::Integer);
        if known.is_empty() {
            side = 1;
            known = self.known_on_edges(func, operands[1], block, Want::Integer);
        }
        if known.is_empty() {
            return false;
        }
        let count = |zero: bool| {
            known.iter().filter(|edge| !edge.0.is_undef_or_poison() && func.consts().is_zero(edge.0) == zero).count()
        };
        let (ones, zeros) = (count(false), count(true));
        let split = (ones + zeros > 0).then_some(ones > zeros);
        let fits = |constant: Value| {
            constant.is_undef_or_poison() || split.is_some_and(|split| func.consts().is_zero(constant) != split)
        };
        let preds: Vec<Block> = known.iter().filter(|edge| fits(edge.0)).map(|edge| edge.1).collect();
        if preds.len() == func.phi_len(first) {
            let other = operands[1 - side];
            match split {
                None => func.replace_and_erase(xor, Value::undef(func.ty(xor))),
                Some(false) if other != Value::inst(xor) => func.replace_and_erase(xor, other),
                _ => {
                    let constant = func.consts_mut().add_bool(split == Some(true));
                    func.set_operand(xor, side, constant);
                }
            }
            self.lazy.forget();
            return true;
        }
        if !preds.iter().all(|&from| Self::can_redirect(func, from)) {
            return false;
        }
        self.copy_branch(func, block, &preds)
    }

    /// Copies `block`, which ends in a conditional branch, to the end of `preds`.
    fn copy_branch(&mut self, func: &mut FuncMut<'_>, block: Block, preds: &[Block]) -> bool {
        if self.is_header(block) || self.cost_of_copy(func, block).is_none() || preds.contains(&block) {
            return false;
        }
        let mut from = match preds {
            &[from] => from,
            _ => {
                let mut edges: Vec<Block> = Vec::new();
                for &from in preds {
                    let count = func.successors(from).filter(|&to| to == block).count();
                    if !edges.contains(&from) {
                        edges.extend(std::iter::repeat_n(from, count));
                    }
                }
                self.split_preds(func, block, &edges, ".thr_comm")
            }
        };
        if plain_target(func, func.terminator(from)).is_none() {
            let term = func.terminator(from);
            let Some(index) =
                (0..func.num_operands(term)).find(|&index| func.operand(term, index) == Value::block(block))
            else {
                return false;
            };
            let middle = func.split_edge(term, index);
            // Parallel edges of one predecessor lead the same way.
            while let Some(next) =
                (0..func.num_operands(term)).find(|&index| func.operand(term, index) == Value::block(block))
            {
                func.swap_remove_phi_edge(block, from);
                func.set_operand(term, next, Value::block(middle));
            }
            func.name_split_edge(middle, from, block);
            from = middle;
        }
        let old = func.terminator(from);
        self.copy_into_predecessor(func, block, from, old);
        true
    }

    /// Turns a select that a predecessor brings into a phi of `block`, on which `block` switches, into a branch.
    pub(super) fn unfold_select_of_switch(&mut self, func: &mut FuncMut<'_>, condition: Value, block: Block) -> bool {
        let Some(phi) = p::inst(func, condition, Opcode::Phi).filter(|&phi| func.block_of(phi) == block) else {
            return false;
        };
        for index in 0..func.phi_len(phi) {
            if let Some(select) = self.unfoldable(func, phi, index) {
                self.unfold(func, phi, index, select);
                return true;
            }
        }
        false
    }
    /// Turns a select that a predecessor brings into a phi of `block` into a branch, if one of its arms decides `compare`, a comparison
    /// of that phi.
    pub(super) fn unfold_select_of_compare(&mut self, func: &mut FuncMut<'_>, compare: Inst, block: Block) -> bool {
        let (pred, right) = (func.int_pred(compare), func.operand(compare, 1));
        let phi = p::inst(func, func.operand(compare, 0), Opcode::Phi).filter(|&phi| func.block_of(phi) == block);
        let Some(phi) = phi.filter(|_| cond_br(func, func.terminator(block)).is_some()) else { return false };
        for index in 0..func.phi_len(phi) {
            let Some(select) = self.unfoldable(func, phi, index) else { continue };
            let from = func.phi_incoming(phi, index).1;
            let [yes, no] = [1, 2].map(|arm| {
                let value = func.operand(select, arm);
                self.lazy.compare_on_edge(func, pred, value, right, from, block)
            });
            if yes != no {
                self.unfold(func, phi, index, select);
                return true;
            }
        }
        false
    }
    /// The select of the predecessor of pair `index` of `phi`, used there only, if that leads nowhere else.
    fn unfoldable(&self, func: &FuncMut<'_>, phi: Inst, index: usize) -> Option<Inst> {
        let (value, from) = func.phi_incoming(phi, index);
        let select = p::inst(func, value, Opcode::Select)?;
        let fits = func.block_of(select) == from
            && func.has_one_use(value)
            && func.type_of(func.operand(select, 0)) == Type::I1
            && plain_target(func, func.terminator(from)).is_some()
            && !self.pinned.contains(func.block_of(phi));
        fits.then_some(select)
    }
    /// Turns `select`, the value of pair `index` of `phi`, into a branch to the block of the phi and to a new block that leads there.
    fn unfold(&mut self, func: &mut FuncMut<'_>, phi: Inst, index: usize, select: Inst) {
        let block = func.block_of(phi);
        let from = func.block_of(select);
        let [condition, yes, no] = [0, 1, 2].map(|at| func.operand(select, at));
        let before = func.prev_block(block);
        let new = func.new_block_after(before);
        func.set_name(Value::block(new), b"select.unfold");
        let old = func.terminator(from);
        func.move_to_end(old, new);
        let condition = self.frozen(func, condition, select);
        let branch = Builder::at_end(func, from).cond_br(condition, new, block);
        let loc = func.loc(old);
        func.set_loc(branch, loc);
        copy_weights(func, select, branch);
        func.set_incoming(phi, index, no);
        func.add_incoming(phi, yes, new);
        func.erase(select);
        let mut other = func.first(block);
        while func.op(other) == Opcode::Phi {
            if other != phi
                && let Some(value) = func.phi_value_for(other, from)
            {
                func.add_incoming(other, value, new);
            }
            other = func.next(other);
        }
        self.lazy.forget();
    }
    /// `condition` for a branch at `at`; frozen unless it is well defined, since a branch on undef is undefined and a select is not.
    fn frozen(&self, func: &mut FuncMut<'_>, condition: Value, at: Inst) -> Value {
        if Values::new(func).at(at).not_undef_or_poison(condition) {
            return condition;
        }
        let frozen = Builder::before(func, at).freeze(condition);
        func.set_name(frozen, b"cond.fr");
        frozen
    }

    /// Turns a select of `block` that a phi of constants decides into a branch, so that edges can be threaded. Not where uses of what is
    /// not initialised are looked for: a branch is one, a select is none.
    pub(super) fn unfold_select_here(&mut self, func: &mut FuncMut<'_>, block: Block) -> bool {
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        let sanitized = func.attrs().fn_has(own, AttrKind::SanitizeMemory);
        if sanitized || self.is_header(block) || self.pinned.contains(block) {
            return false;
        }
        let mut phi = func.first(block);
        while func.op(phi) == Opcode::Phi {
            let some_constant = func.phi_pairs(phi).any(|pair| p::int(func, pair.0).is_some() && pair.0.is_constant());
            if some_constant
                && !func.types().is_vector(func.ty(phi))
                && let Some(select) = select_decided_by(func, phi)
            {
                self.unfold_here(func, select);
                return true;
            }
            phi = func.next(phi);
        }
        false
    }
    fn unfold_here(&mut self, func: &mut FuncMut<'_>, select: Inst) {
        let block = func.block_of(select);
        let [condition, yes, no] = [0, 1, 2].map(|at| func.operand(select, at));
        let condition = self.frozen(func, condition, select);
        let tail = func.split_block(select);
        let arm = func.new_block_after(block);
        let loc = func.loc(select);
        let to_tail = Builder::at_end(func, arm).br(tail);
        func.set_loc(to_tail, loc);
        let old = func.terminator(block);
        let branch = Builder::before(func, old).cond_br(condition, arm, tail);
        func.set_loc(branch, loc);
        func.erase(old);
        copy_weights(func, select, branch);
        let phi = func.new_phi(tail, func.ty(select));
        func.add_incoming(phi, yes, arm);
        func.add_incoming(phi, no, block);
        func.set_loc(phi, loc);
        func.replace_and_erase(select, Value::inst(phi));
        self.lazy.forget();
    }
}

/// The select of the block of `phi` that it decides, or a comparison of it with a constant that nothing else uses.
fn select_decided_by(func: &FuncMut<'_>, phi: Inst) -> Option<Inst> {
    let block = func.block_of(phi);
    let decided = |select: Inst, condition: Value| {
        let value = Value::inst(select);
        func.op(select) == Opcode::Select
            && func.block_of(select) == block
            && func.operand(select, 0) == condition
            && func.type_of(condition) == Type::I1
            && p::logical_and(func, value).is_none()
            && p::logical_or(func, value).is_none()
    };
    for row in func.uses(Value::inst(phi)) {
        let user = func.user(row);
        match func.op(user) {
            Opcode::ICmp => {
                let compare = Value::inst(user);
                let constant = func.operand(user, 1 - func.use_index(row));
                if func.block_of(user) == block && func.has_one_use(compare) && p::int(func, constant).is_some() {
                    let select = func.user(func.first_use(compare));
                    if decided(select, compare) {
                        return Some(select);
                    }
                }
            }
            Opcode::Select if decided(user, Value::inst(phi)) => return Some(user),
            _ => {}
        }
    }
    None
}

/// Gives `branch` the weights of `select`.
fn copy_weights(func: &mut FuncMut<'_>, select: Inst, branch: Inst) {
    if let Some(kind) = func.ctx().tables.strings.find(b"prof")
        && let Some(node) = func.attachment(select, kind)
    {
        func.set_attachment(branch, kind, node);
    }
}
