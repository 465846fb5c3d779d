//! Takes the arms of a branch apart, and puts them together as an alignment says.

use super::{Diamond, Segment};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, FuncMut, MemInfo, Opcode, Value};

/// The branch while its arms are taken apart.
struct Melder<'m, 'a> {
    func: &'m mut FuncMut<'a>,
    condition: Value,
    loc: Md,
    /// Where pairs go.
    current: Block,
    /// The blocks under the branch that `current` is reached from, if it is.
    gap: Option<[Block; 2]>,
    /// Values of the two arms and the one that stands for both.
    joined: Vec<(Value, Value, Value)>,
    /// Phis of values of one arm, which go if nobody needs them.
    phis: Vec<Inst>,
}

/// Distributes the branch of `diamond`, whose arms have the instructions `arms`.
pub(super) fn meld(func: &mut FuncMut<'_>, diamond: Diamond, arms: &[Vec<Inst>; 2], plan: &[Segment]) {
    let term = func.terminator(diamond.from);
    let (condition, loc) = (func.operand(term, 0), func.loc(term));
    let attachments: Vec<(Str, Md)> = func.attachments(term).map(|row| (row.kind, row.node)).collect();
    func.erase(term);
    let (joined, phis) = (Vec::new(), Vec::new());
    let mut melder = Melder { func, condition, loc, current: diamond.from, gap: None, joined, phis };
    let mut ended = false;
    for (n, segment) in plan.iter().enumerate() {
        match segment {
            Segment::Run { at, len } => {
                for k in 0..*len {
                    melder.pair(arms[0][at[0] + k], arms[1][at[1] + k]);
                }
            }
            Segment::Gap(parts) => {
                let parts = [&arms[0][parts[0].clone()], &arms[1][parts[1].clone()]];
                ended = n + 1 == plan.len();
                melder.part(parts, diamond, ended, &attachments);
            }
        }
    }
    if !ended {
        melder.end(diamond);
    }
    let Melder { func, phis, .. } = melder;
    for phi in phis.into_iter().rev() {
        if func.is_unused(phi.into()) {
            func.erase(phi);
        }
    }
    for arm in diamond.arms {
        func.erase_block(arm);
    }
}

impl Melder<'_, '_> {
    /// Puts what only one arm does under the branch again.
    fn part(&mut self, parts: [&[Inst]; 2], diamond: Diamond, is_last: bool, attachments: &[(Str, Md)]) {
        let func = &mut *self.func;
        let yes = func.new_block_after(self.current);
        let no = func.new_block_after(yes);
        let blocks = [yes, no];
        let mut builder = Builder::at_end(func, self.current);
        builder.loc = self.loc;
        let branch = builder.cond_br(self.condition, yes, no);
        func.write_attachments(branch, attachments);
        for (block, part) in blocks.into_iter().zip(parts) {
            for &inst in part {
                func.move_to_end(inst, block);
            }
        }
        let next = if is_last { diamond.join } else { func.new_block_after(no) };
        for (block, arm) in blocks.into_iter().zip(diamond.arms) {
            let mut builder = Builder::at_end(func, block);
            builder.loc = self.loc;
            builder.br(next);
            if is_last {
                func.replace_phi_block(next, arm, block);
            }
        }
        if is_last {
            return;
        }
        for (side, part) in parts.into_iter().enumerate() {
            for &inst in part {
                if self.func.ty(inst) != Type::VOID {
                    self.phi_of_arm(inst, side, blocks, next);
                }
            }
        }
        self.current = next;
        self.gap = Some(blocks);
    }

    /// Uses of `inst`, of arm `side`, behind its part go through a phi at the beginning of `next`.
    fn phi_of_arm(&mut self, inst: Inst, side: usize, blocks: [Block; 2], next: Block) {
        let func = &mut *self.func;
        let value = Value::inst(inst);
        let is_behind = |func: &FuncMut<'_>, user: Inst| func.block_of(user) != blocks[side];
        if !func.uses(value).any(|use_row| is_behind(func, func.user(use_row))) {
            return;
        }
        let ty = func.ty(inst);
        let phi = func.new_phi(next, ty);
        func.replace_uses_where(value, phi.into(), |func, use_row| is_behind(func, func.user(use_row)));
        for (n, block) in blocks.into_iter().enumerate() {
            func.add_incoming(phi, if n == side { value } else { Value::poison(ty) }, block);
        }
        self.phis.push(phi);
    }

    /// Does `first` and `second` once.
    fn pair(&mut self, first: Inst, second: Inst) {
        for n in 0..self.func.num_operands(first) {
            let (left, right) = (self.func.operand(first, n), self.func.operand(second, n));
            if left != right {
                let both = self.join(left, right);
                self.func.set_operand(first, n, both);
            }
        }
        let func = &mut *self.func;
        func.move_to_end(first, self.current);
        join_facts(func, first, second);
        func.replace_and_erase(second, first.into());
    }

    /// The value that is `left` in threads of the first arm and `right` in those of the second.
    fn join(&mut self, left: Value, right: Value) -> Value {
        if left == right {
            return left;
        }
        if let Some(known) = self.joined.iter().find(|row| (row.0, row.1) == (left, right)) {
            return known.2;
        }
        let func = &mut *self.func;
        let is_done_here = |value: Value| {
            value.as_inst().is_some_and(|inst| func.block_of(inst) == self.current && func.op(inst) != Opcode::Phi)
        };
        let value = match self.gap {
            Some(blocks) if !is_done_here(left) && !is_done_here(right) => {
                let ty = func.type_of(left);
                // What a phi of one arm stands for at the end of its part.
                let raw = |func: &FuncMut<'_>, value: Value, block: Block| match value.as_inst() {
                    Some(phi) if func.block_of(phi) == self.current => func.phi_value_for(phi, block).unwrap_or(value),
                    _ => value,
                };
                let (left, right) = (raw(func, left, blocks[0]), raw(func, right, blocks[1]));
                let phi = func.new_phi(self.current, ty);
                func.add_incoming(phi, left, blocks[0]);
                func.add_incoming(phi, right, blocks[1]);
                phi.into()
            }
            _ => {
                let mut builder = Builder::at_end(func, self.current);
                builder.loc = self.loc;
                builder.select(self.condition, left, right, 0)
            }
        };
        self.joined.push((left, right, value));
        value
    }

    /// Ends the last run at the block where the arms meet.
    fn end(&mut self, diamond: Diamond) {
        let mut phi = self.func.first(diamond.join);
        while self.func.op(phi) == Opcode::Phi {
            let [left, right] = diamond.arms.map(|arm| self.func.phi_value_for(phi, arm));
            if let (Some(left), Some(right)) = (left, right) {
                let value = self.join(left, right);
                self.func.add_incoming(phi, value, self.current);
            }
            phi = self.func.next(phi);
        }
        for arm in diamond.arms {
            self.func.remove_phi_edge(diamond.join, arm);
        }
        let mut builder = Builder::at_end(self.func, self.current);
        builder.loc = self.loc;
        builder.br(diamond.join);
    }
}

/// `first` stands for `second` too: what only one promises is not promised.
fn join_facts(func: &mut FuncMut<'_>, first: Inst, second: Inst) {
    let differ = func.flags(first) ^ func.flags(second);
    if differ & flags::INT_POISON != 0 || func.op(first) == Opcode::GetElementPtr && differ != 0 {
        let is_float =
            matches!(func.op(first), Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem)
                || matches!(func.op(first), Opcode::FNeg | Opcode::FCmp | Opcode::Select | Opcode::Call);
        if is_float {
            let both = func.flags(first) & func.flags(second);
            func.set_flags(first, both);
        } else {
            func.drop_poison_flags(first);
        }
    }
    func.join_tails(first, second);
    if matches!(func.op(first), Opcode::Load | Opcode::Store) {
        let (one, other) = (func.mem(first), func.mem(second));
        let aux = func.aux(first);
        let mem = MemInfo { align: one.align.min(other.align), ..one };
        func.set_aux(first, Aux { a: mem.pack(), ..aux });
    }
    if func.flags(first) & flags::HAS_MD != 0 {
        let kept: Vec<(Str, Md)> = func
            .attachments(first)
            .filter(|row| func.attachment(second, row.kind) == Some(row.node))
            .map(|row| (row.kind, row.node))
            .collect();
        func.write_attachments(first, &kept);
    }
    if func.loc(first) != func.loc(second) {
        func.set_loc(first, Md::NONE);
    }
}
