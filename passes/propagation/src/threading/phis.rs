//! Branches on phis and on `xor` of known values are copied to predecessors; selects become branches that can be threaded.

use super::{Threading, Want, cond_br, plain_target};
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

impl Threading<'_> {
    /// The branch of the block of `phi` is on it: the first predecessor that leads nowhere else gets a copy of the block.
    pub(super) fn branch_on_phi(&mut self, f: &mut FuncMut<'_>, phi: Inst) -> bool {
        let block = f.block_of(phi);
        let preds: Vec<Block> = f.phi_pairs(phi).map(|pair| pair.1).collect();
        preds
            .into_iter()
            .any(|from| plain_target(f, f.terminator(from)).is_some() && self.copy_branch(f, block, &[from]))
    }

    /// The branch of a block is on `xor`, an operand of which some predecessors know: they get a copy of the block.
    pub(super) fn branch_on_xor(&mut self, f: &mut FuncMut<'_>, xor: Inst) -> bool {
        let block = f.block_of(xor);
        let operands = [f.operand(xor, 0), f.operand(xor, 1)];
        let first = f.first(block);
        if operands.iter().any(|&operand| p::int(f, operand).is_some()) || f.op(first) != Opcode::Phi {
            return false;
        }
        let mut side = 0;
        let mut known = self.known_on_edges(f, operands[0], block, Want::Integer);
        if known.is_empty() {
            side = 1;
            known = self.known_on_edges(f, operands[1], block, Want::Integer);
        }
        if known.is_empty() {
            return false;
        }
        let count = |zero: bool| {
            known.iter().filter(|edge| !edge.0.is_undef_or_poison() && f.consts().is_zero(edge.0) == zero).count()
        };
        let (ones, zeros) = (count(false), count(true));
        let split = (ones + zeros > 0).then_some(ones > zeros);
        let fits = |constant: Value| {
            constant.is_undef_or_poison() || split.is_some_and(|split| f.consts().is_zero(constant) != split)
        };
        let preds: Vec<Block> = known.iter().filter(|edge| fits(edge.0)).map(|edge| edge.1).collect();
        if preds.len() == f.phi_len(first) {
            let other = operands[1 - side];
            match split {
                None => f.replace_and_erase(xor, Value::undef(f.ty(xor))),
                Some(false) if other != Value::inst(xor) => f.replace_and_erase(xor, other),
                _ => {
                    let constant = f.consts_mut().add_bool(split == Some(true));
                    f.set_operand(xor, side, constant);
                }
            }
            self.lazy.forget();
            return true;
        }
        if !preds.iter().all(|&from| Self::can_redirect(f, from)) {
            return false;
        }
        self.copy_branch(f, block, &preds)
    }

    /// Copies `block`, which ends in a conditional branch, to the end of `preds`.
    fn copy_branch(&mut self, f: &mut FuncMut<'_>, block: Block, preds: &[Block]) -> bool {
        if self.is_header(block) || self.cost_of_copy(f, block).is_none() || preds.contains(&block) {
            return false;
        }
        let mut from = match preds {
            &[from] => from,
            _ => {
                let mut edges: Vec<Block> = Vec::new();
                for &from in preds {
                    let count = f.successors(from).filter(|&to| to == block).count();
                    if !edges.contains(&from) {
                        edges.extend(std::iter::repeat_n(from, count));
                    }
                }
                self.split_preds(f, block, &edges, ".thr_comm")
            }
        };
        if plain_target(f, f.terminator(from)).is_none() {
            let term = f.terminator(from);
            let Some(index) = (0..f.num_operands(term)).find(|&index| f.operand(term, index) == Value::block(block))
            else {
                return false;
            };
            let middle = f.split_edge(term, index);
            // Parallel edges of one predecessor lead the same way.
            while let Some(next) =
                (0..f.num_operands(term)).find(|&index| f.operand(term, index) == Value::block(block))
            {
                f.remove_phi_edge(block, from);
                f.set_operand(term, next, Value::block(middle));
            }
            f.name_split_edge(middle, from, block);
            from = middle;
        }
        let old = f.terminator(from);
        self.copy_into_predecessor(f, block, from, old);
        true
    }

    /// A switch on a phi of `block`, into which a predecessor brings a select: the select becomes a branch.
    pub(super) fn unfold_select_of_switch(&mut self, f: &mut FuncMut<'_>, condition: Value, block: Block) -> bool {
        let Some(phi) = p::inst(f, condition, Opcode::Phi).filter(|&phi| f.block_of(phi) == block) else {
            return false;
        };
        for index in 0..f.phi_len(phi) {
            if let Some(select) = self.unfoldable(f, phi, index) {
                self.unfold(f, phi, index, select);
                return true;
            }
        }
        false
    }
    /// Comparison `compare` of a phi of `block`, into which a predecessor brings a select one arm of which decides it.
    pub(super) fn unfold_select_of_compare(&mut self, f: &mut FuncMut<'_>, compare: Inst, block: Block) -> bool {
        let (pred, right) = (f.int_pred(compare), f.operand(compare, 1));
        let phi = p::inst(f, f.operand(compare, 0), Opcode::Phi).filter(|&phi| f.block_of(phi) == block);
        let Some(phi) = phi.filter(|_| cond_br(f, f.terminator(block)).is_some()) else { return false };
        for index in 0..f.phi_len(phi) {
            let Some(select) = self.unfoldable(f, phi, index) else { continue };
            let from = f.phi_incoming(phi, index).1;
            let [yes, no] = [1, 2].map(|arm| {
                let value = f.operand(select, arm);
                self.lazy.compare_on_edge(f, pred, value, right, from, block)
            });
            if yes != no {
                self.unfold(f, phi, index, select);
                return true;
            }
        }
        false
    }
    /// The select of the predecessor of pair `index` of `phi`, used there only, if that leads nowhere else.
    fn unfoldable(&self, f: &FuncMut<'_>, phi: Inst, index: usize) -> Option<Inst> {
        let (value, from) = f.phi_incoming(phi, index);
        let select = p::inst(f, value, Opcode::Select)?;
        let fits = f.block_of(select) == from
            && f.has_one_use(value)
            && f.type_of(f.operand(select, 0)) == Type::I1
            && plain_target(f, f.terminator(from)).is_some()
            && !self.pinned.contains(f.block_of(phi));
        fits.then_some(select)
    }
    /// `select` of pair `index` of `phi` becomes a branch to the block of the phi, and to a new block on the way there.
    fn unfold(&mut self, f: &mut FuncMut<'_>, phi: Inst, index: usize, select: Inst) {
        let block = f.block_of(phi);
        let from = f.block_of(select);
        let [condition, yes, no] = [0, 1, 2].map(|at| f.operand(select, at));
        let before = f.prev_block(block);
        let new = f.new_block_after(before);
        f.set_name(Value::block(new), b"select.unfold");
        let old = f.terminator(from);
        f.move_to_end(old, new);
        let condition = self.frozen(f, condition, select);
        let branch = Builder::at_end(f, from).cond_br(condition, new, block);
        let loc = f.loc(old);
        f.set_loc(branch, loc);
        copy_weights(f, select, branch);
        f.set_incoming(phi, index, no);
        f.add_incoming(phi, yes, new);
        f.erase(select);
        let mut other = f.first(block);
        while f.op(other) == Opcode::Phi {
            if other != phi
                && let Some(value) = f.phi_value_for(other, from)
            {
                f.add_incoming(other, value, new);
            }
            other = f.next(other);
        }
        self.lazy.forget();
    }
    /// `condition` for a branch at `at`, which must not be undef where a select did not mind.
    fn frozen(&self, f: &mut FuncMut<'_>, condition: Value, at: Inst) -> Value {
        if Values::new(f).at(at).not_undef_or_poison(condition) {
            return condition;
        }
        let frozen = Builder::before(f, at).freeze(condition);
        f.set_name(frozen, b"cond.fr");
        frozen
    }

    /// A phi of `block` with constants decides a select there: it becomes a branch, so that edges can be threaded.
    pub(super) fn unfold_select_here(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        if self.is_header(block) || self.pinned.contains(block) {
            return false;
        }
        let mut phi = f.first(block);
        while f.op(phi) == Opcode::Phi {
            let some_constant = f.phi_pairs(phi).any(|pair| p::int(f, pair.0).is_some() && pair.0.is_constant());
            if some_constant
                && !f.types().is_vector(f.ty(phi))
                && let Some(select) = select_decided_by(f, phi)
            {
                self.unfold_here(f, select);
                return true;
            }
            phi = f.next(phi);
        }
        false
    }
    fn unfold_here(&mut self, f: &mut FuncMut<'_>, select: Inst) {
        let block = f.block_of(select);
        let [condition, yes, no] = [0, 1, 2].map(|at| f.operand(select, at));
        let condition = self.frozen(f, condition, select);
        let tail = f.split_block(select);
        let arm = f.new_block_after(block);
        let loc = f.loc(select);
        let to_tail = Builder::at_end(f, arm).br(tail);
        f.set_loc(to_tail, loc);
        let old = f.terminator(block);
        let branch = Builder::before(f, old).cond_br(condition, arm, tail);
        f.set_loc(branch, loc);
        f.erase(old);
        copy_weights(f, select, branch);
        let phi = f.new_phi(tail, f.ty(select));
        f.add_incoming(phi, yes, arm);
        f.add_incoming(phi, no, block);
        f.set_loc(phi, loc);
        f.replace_and_erase(select, Value::inst(phi));
        self.lazy.forget();
    }
}

/// The select of the block of `phi` that it decides, or a comparison of it with a constant that nothing else uses.
fn select_decided_by(f: &FuncMut<'_>, phi: Inst) -> Option<Inst> {
    let block = f.block_of(phi);
    let decided = |select: Inst, condition: Value| {
        let value = Value::inst(select);
        f.op(select) == Opcode::Select
            && f.block_of(select) == block
            && f.operand(select, 0) == condition
            && f.type_of(condition) == Type::I1
            && p::logical_and(f, value).is_none()
            && p::logical_or(f, value).is_none()
    };
    for row in f.uses(Value::inst(phi)) {
        let user = f.user(row);
        match f.op(user) {
            Opcode::ICmp => {
                let compare = Value::inst(user);
                let constant = f.operand(user, 1 - f.use_index(row));
                if f.block_of(user) == block && f.has_one_use(compare) && p::int(f, constant).is_some() {
                    let select = f.user(f.first_use(compare));
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
fn copy_weights(f: &mut FuncMut<'_>, select: Inst, branch: Inst) {
    if let Some(kind) = f.ctx().tables.strings.find(b"prof")
        && let Some(node) = f.attachment(select, kind)
    {
        f.set_attachment(branch, kind, node);
    }
}
