//! Takes the arms of a branch apart, and puts them together as an alignment says.

use super::{Diamond, Segment};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, FuncMut, MemInfo, Opcode, Value};

/// The branch while its arms are taken apart.
struct Melder<'m, 'a> {
    f: &'m mut FuncMut<'a>,
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
pub(super) fn meld(f: &mut FuncMut<'_>, diamond: Diamond, arms: &[Vec<Inst>; 2], plan: &[Segment]) {
    let term = f.terminator(diamond.from);
    let (condition, loc) = (f.operand(term, 0), f.loc(term));
    let attachments: Vec<(Str, Md)> = f.attachments(term).map(|row| (row.kind, row.node)).collect();
    f.erase(term);
    let (joined, phis) = (Vec::new(), Vec::new());
    let mut melder = Melder { f, condition, loc, current: diamond.from, gap: None, joined, phis };
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
    let Melder { f, phis, .. } = melder;
    for phi in phis.into_iter().rev() {
        if f.is_unused(phi.into()) {
            f.erase(phi);
        }
    }
    for arm in diamond.arms {
        f.erase_block(arm);
    }
}

impl Melder<'_, '_> {
    /// Puts what only one arm does under the branch again.
    fn part(&mut self, parts: [&[Inst]; 2], diamond: Diamond, is_last: bool, attachments: &[(Str, Md)]) {
        let f = &mut *self.f;
        let yes = f.new_block_after(self.current);
        let no = f.new_block_after(yes);
        let blocks = [yes, no];
        let mut builder = Builder::at_end(f, self.current);
        builder.loc = self.loc;
        let branch = builder.cond_br(self.condition, yes, no);
        f.write_attachments(branch, attachments);
        for (block, part) in blocks.into_iter().zip(parts) {
            for &inst in part {
                f.move_to_end(inst, block);
            }
        }
        let next = if is_last { diamond.join } else { f.new_block_after(no) };
        for (block, arm) in blocks.into_iter().zip(diamond.arms) {
            let mut builder = Builder::at_end(f, block);
            builder.loc = self.loc;
            builder.br(next);
            if is_last {
                f.replace_phi_block(next, arm, block);
            }
        }
        if is_last {
            return;
        }
        for (side, part) in parts.into_iter().enumerate() {
            for &inst in part {
                if self.f.ty(inst) != Type::VOID {
                    self.phi_of_arm(inst, side, blocks, next);
                }
            }
        }
        self.current = next;
        self.gap = Some(blocks);
    }

    /// Uses of `inst`, of arm `side`, behind its part go through a phi at the beginning of `next`.
    fn phi_of_arm(&mut self, inst: Inst, side: usize, blocks: [Block; 2], next: Block) {
        let f = &mut *self.f;
        let value = Value::inst(inst);
        let is_behind = |f: &FuncMut<'_>, user: Inst| f.block_of(user) != blocks[side];
        if !f.uses(value).any(|use_row| is_behind(f, f.user(use_row))) {
            return;
        }
        let ty = f.ty(inst);
        let phi = f.new_phi(next, ty);
        f.replace_uses_where(value, phi.into(), |f, use_row| is_behind(f, f.user(use_row)));
        for (n, block) in blocks.into_iter().enumerate() {
            f.add_incoming(phi, if n == side { value } else { Value::poison(ty) }, block);
        }
        self.phis.push(phi);
    }

    /// Does `first` and `second` once.
    fn pair(&mut self, first: Inst, second: Inst) {
        for n in 0..self.f.num_operands(first) {
            let (left, right) = (self.f.operand(first, n), self.f.operand(second, n));
            if left != right {
                let both = self.join(left, right);
                self.f.set_operand(first, n, both);
            }
        }
        let f = &mut *self.f;
        f.move_to_end(first, self.current);
        join_facts(f, first, second);
        f.replace_and_erase(second, first.into());
    }

    /// The value that is `left` in threads of the first arm and `right` in those of the second.
    fn join(&mut self, left: Value, right: Value) -> Value {
        if left == right {
            return left;
        }
        if let Some(known) = self.joined.iter().find(|row| (row.0, row.1) == (left, right)) {
            return known.2;
        }
        let f = &mut *self.f;
        let is_done_here = |value: Value| {
            value.as_inst().is_some_and(|inst| f.block_of(inst) == self.current && f.op(inst) != Opcode::Phi)
        };
        let value = match self.gap {
            Some(blocks) if !is_done_here(left) && !is_done_here(right) => {
                let ty = f.type_of(left);
                // What a phi of one arm stands for at the end of its part.
                let raw = |f: &FuncMut<'_>, value: Value, block: Block| match value.as_inst() {
                    Some(phi) if f.block_of(phi) == self.current => f.phi_value_for(phi, block).unwrap_or(value),
                    _ => value,
                };
                let (left, right) = (raw(f, left, blocks[0]), raw(f, right, blocks[1]));
                let phi = f.new_phi(self.current, ty);
                f.add_incoming(phi, left, blocks[0]);
                f.add_incoming(phi, right, blocks[1]);
                phi.into()
            }
            _ => {
                let mut builder = Builder::at_end(f, self.current);
                builder.loc = self.loc;
                builder.select(self.condition, left, right, 0)
            }
        };
        self.joined.push((left, right, value));
        value
    }

    /// Ends the last run at the block where the arms meet.
    fn end(&mut self, diamond: Diamond) {
        let mut phi = self.f.first(diamond.join);
        while self.f.op(phi) == Opcode::Phi {
            let [left, right] = diamond.arms.map(|arm| self.f.phi_value_for(phi, arm));
            if let (Some(left), Some(right)) = (left, right) {
                let value = self.join(left, right);
                self.f.add_incoming(phi, value, self.current);
            }
            phi = self.f.next(phi);
        }
        for arm in diamond.arms {
            self.f.remove_phi_edge(diamond.join, arm);
        }
        let mut builder = Builder::at_end(self.f, self.current);
        builder.loc = self.loc;
        builder.br(diamond.join);
    }
}

/// `first` stands for `second` too: what only one promises is not promised.
fn join_facts(f: &mut FuncMut<'_>, first: Inst, second: Inst) {
    let differ = f.flags(first) ^ f.flags(second);
    if differ & flags::INT_POISON != 0 || f.op(first) == Opcode::GetElementPtr && differ != 0 {
        let is_float = matches!(f.op(first), Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem)
            || matches!(f.op(first), Opcode::FNeg | Opcode::FCmp | Opcode::Select | Opcode::Call);
        if is_float {
            let both = f.flags(first) & f.flags(second);
            f.set_flags(first, both);
        } else {
            f.drop_poison_flags(first);
        }
    }
    f.join_tails(first, second);
    if matches!(f.op(first), Opcode::Load | Opcode::Store) {
        let (one, other) = (f.mem(first), f.mem(second));
        let aux = f.aux(first);
        let mem = MemInfo { align: one.align.min(other.align), ..one };
        f.set_aux(first, Aux { a: mem.pack(), ..aux });
    }
    if f.flags(first) & flags::HAS_MD != 0 {
        let kept: Vec<(Str, Md)> = f
            .attachments(first)
            .filter(|row| f.attachment(second, row.kind) == Some(row.node))
            .map(|row| (row.kind, row.node))
            .collect();
        f.write_attachments(first, &kept);
    }
    if f.loc(first) != f.loc(second) {
        f.set_loc(first, Md::NONE);
    }
}
