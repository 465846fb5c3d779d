//! A hub: edges from several blocks to several blocks are led through a chain of guard blocks, which tell where control was going.
//!
//! ```text
//!   a    b    c              a  b  c
//!   | \/ |   /                \ | /
//!   | /\ |  /       becomes   guard ---- y
//!   x    y                      |
//!                               x
//! ```
//! The first guard joins all redirected edges. For each destination but the last, a phi of `i1` there says whether control goes to it; each
//! guard asks one of them. Where destinations are many, one number stands for all truth values.
//! **Invariants**: pairs of phis of the destinations that belonged to a redirected edge move to a phi in the first guard, so that values of
//! phis stay what they were. Values that are used behind the hub without a phi are the business of the pass.
//! **Cost**: redirected edges times destinations and their phis, which [`Hub::cost`] tells beforehand.

use crate::invert::invert;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Most pairs of phis that a hub may make.
pub(crate) const MAX_PAIRS: usize = 1 << 20;

/// A block, and which of its successors are redirected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Redirected {
    pub(crate) from: Block,
    /// Destinations by successor; `NONE` where the edge stays.
    pub(crate) to: [Block; 2],
}

impl Redirected {
    /// The edges of `from`, which ends in a branch, to blocks that `leads` names, if there are any.
    pub(crate) fn new(func: &Func<'_>, from: Block, leads: impl Fn(Block) -> bool) -> Option<Redirected> {
        let mut to = [Block::NONE; 2];
        for (slot, successor) in to.iter_mut().zip(func.successors(from)) {
            if leads(successor) {
                *slot = successor;
            }
        }
        to.iter().any(|block| block.is_some()).then_some(Redirected { from, to })
    }
    fn leads_to(&self, block: Block) -> bool {
        self.to.contains(&block)
    }
    /// Whether control may go to one redirected destination or to another.
    fn is_choice(&self) -> bool {
        self.to[0].is_some() && self.to[1].is_some() && self.to[0] != self.to[1]
    }
}

/// What is to be redirected, and how.
pub(crate) struct Hub {
    /// One entry per block.
    pub(crate) branches: Vec<Redirected>,
    /// Names of the guards begin with it.
    pub(crate) prefix: &'static [u8],
    /// Destinations up to which truth values are used.
    pub(crate) max_booleans: usize,
}

impl Hub {
    /// The destinations in the order in which the branches name them.
    fn destinations(&self) -> Vec<Block> {
        let mut all: Vec<(Block, usize)> =
            self.branches.iter().flat_map(|branch| branch.to).filter(|to| to.is_some()).zip(0..).collect();
        all.sort_unstable();
        all.dedup_by_key(|named| named.0);
        all.sort_unstable_by_key(|named| named.1);
        all.into_iter().map(|named| named.0).collect()
    }
    /// Pairs of phis that the hub would have.
    pub(crate) fn cost(&self, func: &Func<'_>) -> usize {
        let phis_of = |block: Block| func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).count();
        let phis: usize = self.destinations().into_iter().map(|to| 1 + phis_of(to)).sum();
        phis.saturating_mul(self.branches.len())
    }
    /// Makes the hub; its guards, the first of which all redirected edges lead to. None where there are not two destinations.
    pub(crate) fn make(&self, func: &mut FuncMut<'_>) -> Vec<Block> {
        let destinations = self.destinations();
        if destinations.len() < 2 {
            return Vec::new();
        }
        let mut guards = Vec::with_capacity(destinations.len() - 1);
        for _ in 1..destinations.len() {
            let guard = func.new_block();
            func.set_name(guard.into(), &[self.prefix, b".guard"].concat());
            guards.push(guard);
        }
        let conditions = match destinations.len() <= self.max_booleans {
            true => self.tell_by_truth(func, &destinations, guards[0]),
            false => self.tell_by_number(func, &destinations, &guards),
        };
        for (at, &condition) in conditions.iter().enumerate() {
            let otherwise = guards.get(at + 1).copied().unwrap_or(destinations[at + 1]);
            Builder::at_end(func, guards[at]).cond_br(condition, destinations[at], otherwise);
        }
        let last = guards.len() - 1;
        for (at, &to) in destinations.iter().enumerate() {
            self.move_phis(func, to, guards[at.min(last)], guards[0]);
        }
        guards
    }
    /// Leads the redirected edges of `branch` to `guard`; the condition that chose between them.
    fn redirect(&self, func: &mut FuncMut<'_>, branch: Redirected, guard: Block) -> Option<Value> {
        let term = func.terminator(branch.from);
        if func.num_operands(term) == 1 {
            func.set_operand(term, 0, guard.into());
            return None;
        }
        let condition = func.operand(term, 0);
        match branch.to {
            [yes, no] if yes.is_some() && no.is_some() => {
                let loc = func.loc(term);
                func.erase(term);
                let new = Builder::at_end(func, branch.from).br(guard);
                func.set_loc(new, loc);
            }
            [yes, _] if yes.is_some() => func.set_operand(term, 1, guard.into()),
            _ => func.set_operand(term, 2, guard.into()),
        }
        branch.is_choice().then_some(condition)
    }
    /// A phi of `i1` in `first` for each destination but the last. They are asked in order, so what behind a true one comes in is free.
    fn tell_by_truth(&self, func: &mut FuncMut<'_>, destinations: &[Block], first: Block) -> Vec<Value> {
        let asked = &destinations[..destinations.len() - 1];
        // New phis come first, so the last is made first.
        let mut phis: Vec<Inst> = asked.iter().map(|_| func.new_phi(first, Type::I1)).collect();
        phis.reverse();
        for (&phi, &to) in phis.iter().zip(asked) {
            let name = match &func.side().names {
                Some(names) => [b"Guard.", names.get(to.into())].concat(),
                None => Vec::new(),
            };
            func.set_name(phi.into(), &name);
        }
        let [yes, no] = [true, false].map(|truth| p::make_bool(func, Type::I1, truth));
        let mut inverted = Vec::new();
        for &branch in &self.branches {
            let mut condition = self.redirect(func, branch, first);
            for (&phi, &to) in phis.iter().zip(asked) {
                let incoming = match condition {
                    _ if !branch.leads_to(to) => no,
                    Some(condition) if branch.to[0] == to => condition,
                    Some(condition) => {
                        inverted.push(condition);
                        invert(func, condition)
                    }
                    None => yes,
                };
                func.add_incoming(phi, incoming, branch.from);
                if branch.leads_to(to) {
                    // Behind a destination of this branch only the other one is left.
                    condition = None;
                }
            }
        }
        for condition in inverted {
            let Some(inst) = condition.as_inst().filter(|&inst| !func.is_dead(inst)) else { continue };
            if func.is_unused(condition) && matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp | Opcode::Xor) {
                func.erase(inst);
            }
        }
        phis.into_iter().map(Value::inst).collect()
    }
    /// The number of the destination as a phi in the first guard, and a comparison with it in each guard.
    fn tell_by_number(&self, func: &mut FuncMut<'_>, destinations: &[Block], guards: &[Block]) -> Vec<Value> {
        let mut numbers: Vec<(Block, u128)> = destinations.iter().copied().zip(0..).collect();
        numbers.sort_unstable();
        let number = |to: Block| numbers[numbers.partition_point(|named| named.0 < to)].1;
        let phi = func.new_phi(guards[0], Type::I32);
        func.set_name(phi.into(), b"merged.bb.idx");
        for &branch in &self.branches {
            let condition = self.redirect(func, branch, guards[0]);
            let [one, other] = branch.to.map(|to| match to.is_some() {
                true => p::make_int(func, Type::I32, number(to)),
                false => Value::NONE,
            });
            let incoming = match condition {
                Some(condition) => {
                    let at = func.terminator(branch.from);
                    let chosen = Builder::before(func, at).select(condition, one, other, 0);
                    func.set_name(chosen, b"target.bb.idx");
                    chosen
                }
                None if one.is_some() => one,
                None => other,
            };
            func.add_incoming(phi, incoming, branch.from);
        }
        let mut conditions = Vec::new();
        for (at, &guard) in guards.iter().enumerate() {
            let number = p::make_int(func, Type::I32, at as u128);
            let is_it = Builder::at_end(func, guard).icmp(IntPred::Eq, phi.into(), number, Type::I1);
            func.name_after(is_it, destinations[at].into(), ".predicate");
            conditions.push(is_it);
        }
        conditions
    }
    /// What phis of the destination `to` took from redirected edges, a phi in the guard `first` takes now, and they take that from `guard`.
    fn move_phis(&self, func: &mut FuncMut<'_>, to: Block, guard: Block, first: Block) {
        let mut at = func.first(to);
        while at.is_some() && func.op(at) == Opcode::Phi {
            let (phi, ty) = (at, func.ty(at));
            at = func.next(at);
            let moved = func.new_phi(first, ty);
            func.name_after(moved.into(), phi.into(), ".moved");
            let mut is_known = false;
            for branch in &self.branches {
                let mut value = Value::poison(ty);
                while branch.leads_to(to)
                    && let Some(pair) = func.phi_index_of(phi, branch.from)
                {
                    value = func.phi_incoming(phi, pair).0;
                    func.remove_incoming(phi, pair);
                }
                is_known |= !value.is_poison();
                func.add_incoming(moved, value, branch.from);
            }
            let mut value = Value::inst(moved);
            if !is_known {
                func.erase(moved);
                value = Value::poison(ty);
            }
            if func.phi_len(phi) == 0 {
                func.replace_and_erase(phi, value);
            } else {
                func.add_incoming(phi, value, guard);
            }
        }
    }
}
