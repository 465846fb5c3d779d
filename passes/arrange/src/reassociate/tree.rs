//! Trees of one operation: flattened to their leaves, and written back as a chain.

use super::{Leaf, Reassociate, is_fp, negated, regroupable};
use smallvec::SmallVec;
use warpc_analysis::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Func, FuncMut, Opcode, Value};

/// What all operations of a tree have in common: flags, and what is known of all leaves.
#[derive(Clone, Copy)]
pub(super) struct Common {
    flags: u16,
    non_negative: bool,
    non_zero: bool,
}

impl Common {
    /// Of a tree of `op` with these `leaves`, before rules change what they are.
    fn of(func: &Func<'_>, op: Opcode, flags: u16, leaves: &[Value]) -> Common {
        let questions = Values::new(func);
        let is_non_negative = |&leaf: &Value| questions.known_bits(leaf).is_some_and(|known| known.is_non_negative());
        Common {
            flags,
            non_negative: flags & flags::NSW != 0 && leaves.iter().all(is_non_negative),
            non_zero: op == Opcode::Mul
                && flags & (flags::NUW | flags::NSW) != 0
                && leaves.iter().all(|&leaf| questions.is_non_zero(leaf)),
        }
    }
    /// Whether all operations of a tree of `op` have `nsw`, and would not in another order.
    pub(super) fn loses_nsw(self, op: Opcode) -> bool {
        self.flags & !self.anywhere(op) & flags::NSW != 0
    }
    /// Flags that hold for each operation of a tree of `op` in any order.
    ///
    /// Sums without unsigned wrap have partial sums without. The same holds for signed wrap when no leaf is negative, and for
    /// products when no leaf is zero: a zero hides that the others wrap.
    fn anywhere(self, op: Opcode) -> u16 {
        let nuw = self.flags & flags::NUW;
        match op {
            Opcode::Add => nuw | if self.non_negative || nuw != 0 { self.flags & flags::NSW } else { 0 },
            Opcode::Mul if self.non_zero => {
                nuw | if self.non_negative || nuw != 0 { self.flags & flags::NSW } else { 0 }
            }
            Opcode::Or => self.flags & flags::DISJOINT,
            _ => 0,
        }
    }
}

impl Reassociate {
    /// Leaves of the tree with root `root`, equal ones side by side, first seen first; and what its operations have in common.
    /// Negations under a product become factors -1.
    pub(super) fn flatten(&mut self, func: &mut FuncMut<'_>, root: Inst) -> (Vec<Leaf>, Common) {
        let op = func.op(root);
        let mut flags_of_all = u16::MAX;
        let mut found: SmallVec<[Value; 8]> = SmallVec::new();
        let mut work: SmallVec<[Inst; 8]> = smallvec::smallvec![root];
        while let Some(i) = work.pop() {
            flags_of_all &= func.flags(i);
            for k in 0..2 {
                let v = func.operand(i, k);
                if let Some(inner) = regroupable(func, v, op) {
                    work.push(inner);
                } else if let Some(neg) = self.factor_of_minus_one(func, op, v) {
                    work.push(neg);
                } else {
                    found.push(v);
                }
            }
        }
        let mut first: SmallVec<[(Value, u32); 8]> = found.iter().enumerate().map(|(n, &v)| (v, n as u32)).collect();
        first.sort_unstable();
        let mut order: SmallVec<[(u32, Value); 8]> = SmallVec::with_capacity(first.len());
        for group in first.chunk_by(|a, b| a.0 == b.0) {
            order.extend(group.iter().map(|_| (group[0].1, group[0].0)));
        }
        order.sort_by_key(|entry| entry.0);
        let common = Common::of(func, op, flags_of_all, &found);
        (order.iter().map(|&(_, v)| self.leaf(func, v)).collect(), common)
    }

    /// Whether `leaves` are the operands of `root`, which are then put in their order.
    fn is_written(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &[Leaf]) -> bool {
        let &[left, right] = leaves else { return false };
        let operands = (func.operand(root, 0), func.operand(root, 1));
        let is_swapped = (right.value, left.value) == operands && left.value != right.value;
        if is_swapped {
            self.swap(func, root);
        }
        is_swapped || (left.value, right.value) == operands
    }

    /// The product that a negation under a product becomes.
    fn factor_of_minus_one(&mut self, func: &mut FuncMut<'_>, op: Opcode, value: Value) -> Option<Inst> {
        let neg = value.as_inst().filter(|_| matches!(op, Opcode::Mul | Opcode::FMul) && func.has_one_use(value))?;
        negated(func, value)?;
        if is_fp(func.op(neg)) != is_fp(op) {
            return None;
        }
        self.changed = true;
        Some(self.negation_to_product(func, neg))
    }

    /// Writes `leaves` into the instructions of the tree with root `root`, the last two innermost.
    pub(super) fn write_tree(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &[Leaf], common: Common) {
        // Most trees have two leaves and stay as they are.
        if self.is_written(func, root, leaves) {
            return;
        }
        let op = func.op(root);
        let mut leaf_insts: Vec<Inst> = leaves.iter().filter_map(|leaf| leaf.value.as_inst()).collect();
        leaf_insts.sort_unstable();
        let inner = |func: &Func<'_>, value: Value| {
            regroupable(func, value, op).filter(|i| leaf_insts.binary_search(i).is_err())
        };
        let mut spare: Vec<Inst> = Vec::new();
        // First and last operation of the chain, innermost first, whose value changes.
        let (mut innermost, mut outermost) = (Inst::NONE, Inst::NONE);
        let mut node = root;
        let mut changed_node = |node: Inst| {
            innermost = node;
            if outermost.is_none() {
                outermost = node;
            }
        };
        let mut k = 0;
        loop {
            let (old_left, old_right) = (func.operand(node, 0), func.operand(node, 1));
            if k + 2 == leaves.len() {
                let (left, right) = (leaves[k].value, leaves[k + 1].value);
                if (left, right) == (old_left, old_right) {
                    break;
                }
                if (left, right) == (old_right, old_left) {
                    self.swap(func, node);
                    break;
                }
                self.changed = true;
                for (slot, old, new) in [(0, old_left, left), (1, old_right, right)] {
                    if old != new {
                        spare.extend(inner(func, old));
                        func.set_operand(node, slot, new);
                    }
                }
                changed_node(node);
                break;
            }
            let right = leaves[k].value;
            if right != old_right {
                if right == old_left {
                    self.swap(func, node);
                } else {
                    self.changed = true;
                    spare.extend(inner(func, old_right));
                    func.set_operand(node, 1, right);
                    changed_node(node);
                }
            }
            k += 1;
            if let Some(next) = inner(func, func.operand(node, 0)) {
                node = next;
                continue;
            }
            let next = spare.pop().unwrap_or_else(|| self.new_node(func, root));
            func.set_operand(node, 0, next.into());
            changed_node(node);
            self.changed = true;
            node = next;
        }
        if innermost.is_some() {
            let anywhere = if is_fp(op) { func.flags(root) & flags::FAST } else { common.anywhere(op) };
            move_to_root(func, root, innermost, outermost, anywhere);
        }
        for i in spare {
            self.again(func, i);
        }
    }

    /// A further operation for the tree with root `root`: rules made more leaves than there were.
    fn new_node(&mut self, func: &mut FuncMut<'_>, root: Inst) -> Inst {
        let (op, ty) = (func.op(root), func.ty(root));
        let fl = if is_fp(op) { func.flags(root) & flags::FAST } else { 0 };
        let poison = Value::poison(ty);
        let node = func.new_inst(op, fl, ty, &[poison, poison], Aux::default());
        func.insert_before(node, root);
        let loc = func.loc(root);
        func.set_loc(node, loc);
        node
    }
}

/// Operations from `innermost` up to the root move before the root, where all leaves are available. Those up to `outermost` have
/// other values now: they get the flags `anywhere`, and debug records let go of them.
fn move_to_root(func: &mut FuncMut<'_>, root: Inst, innermost: Inst, outermost: Inst, anywhere: u16) {
    let (mut node, mut changed) = (innermost, true);
    loop {
        if changed {
            func.set_flags(node, anywhere);
        }
        changed &= node != outermost;
        if node == root {
            return;
        }
        if changed {
            let poison = Value::poison(func.ty(node));
            func.replace_debug_value(node, poison);
        }
        func.move_before(node, root);
        node = func.user(func.first_use(node.into()));
    }
}
