//! Operations of two phis of one block, and comparisons of a phi that are known on each way to it.

use super::assoc::MAX_INCOMING;
use super::icmp::Compare;
use super::{Binary, Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// `phi(K, x) op phi(L, y) -> phi(K op L, x op y)`. If both phis, of two edges, are only read here and in their block, their values are
    /// constants on one edge, and the other one comes from a block that only jumps there and is no latch: that block takes the
    /// operation, which is no division.
    pub(super) fn operation_of_two_phis(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let (left, right) = (p::inst(self.f, site.left, Opcode::Phi)?, p::inst(self.f, site.right, Opcode::Phi)?);
        let block = self.f.block_of(site.inst);
        let here =
            |phi: Inst| self.f.block_of(phi) == block && self.f.phi_len(phi) == 2 && self.one_use(Value::inst(phi));
        if left == right || op.is_int_div() || !here(left) || !here(right) {
            return None;
        }
        (0..2).find_map(|known| {
            let ((k, from), (x, open)) = (self.f.phi_incoming(left, known), self.f.phi_incoming(left, 1 - known));
            let (l, y) = (self.f.phi_value_for(right, from)?, self.f.phi_value_for(right, open)?);
            if from == open || !k.is_constant() || !l.is_constant() || !self.takes_operation(open, block) {
                return None;
            }
            let fl = self.f.flags(site.inst) & !flags::HAS_MD;
            let folded = self.f.folder().binary(op, fl, k, l)?;
            let at = std::mem::replace(&mut self.at, self.f.terminator(open));
            let moved = self.binary(op, fl, x, y);
            self.at = at;
            let pairs = if known == 0 { [(folded, from), (moved, open)] } else { [(moved, open), (folded, from)] };
            self.phi_of_results(site.inst, left, &pairs)
        })
    }

    rules! {
        /// Rules of comparisons of a phi with what is no constant, in order.
        pub(super) fn compare_of_phi_rules(&mut self, cmp: Compare) -> Option<Value> {
            compare_known_on_each_way,
        }
    }

    /// `phi(x, y) pred v -> phi(C, D)`. If `x pred v` and `y pred v` are known, each at the end of its block, or a select decides one, `v` is
    /// there before the phi, and nothing else reads the phi: the place that a search over an array found, and its end.
    fn compare_known_on_each_way(&mut self, cmp: Compare) -> Option<Value> {
        (0..2).find_map(|index| {
            let (operand, other) = if index == 0 { (cmp.a, cmp.b) } else { (cmp.b, cmp.a) };
            let phi = p::inst(self.f, operand, Opcode::Phi).filter(|_| self.one_use(operand))?;
            let n = self.f.phi_len(phi);
            let block = self.f.block_of(phi);
            let is_above = other
                .as_inst()
                .is_none_or(|def| self.cx.dom.is_some_and(|dom| dom.strictly_dominates(self.f.block_of(def), block)));
            if !(2..=MAX_INCOMING).contains(&n) || !is_above {
                return None;
            }
            let mut known: SmallVec<[(Value, Block); 8]> = SmallVec::new();
            for at in 0..n {
                let (value, from) = self.f.phi_incoming(phi, at);
                let end = self.f.terminator(from);
                let result = match self.known_with(cmp.inst, index, value, end) {
                    Some(constant) => constant,
                    None => self.condition_that_decides(cmp, index, value, end)?,
                };
                known.push((result, from));
            }
            self.phi_of_results(cmp.inst, phi, &known)
        })
    }

    /// What chooses `value`, operand `index` of `cmp`, before `end`, where the comparison holds for the first arm and not for the second.
    fn condition_that_decides(&mut self, cmp: Compare, index: usize, value: Value, end: Inst) -> Option<Value> {
        let (condition, yes, no) = p::select(self.f, value)?;
        let (yes, no) = (self.known_with(cmp.inst, index, yes, end)?, self.known_with(cmp.inst, index, no, end)?);
        let fits = self.f.type_of(condition) == self.f.ty(cmp.inst);
        (fits && p::is_all_ones(self.f, yes) && p::is_zero(self.f, no)).then_some(condition)
    }

    /// Whether control goes from block `from` only to `to`, forwards.
    pub(super) fn takes_operation(&self, from: Block, to: Block) -> bool {
        let end = self.f.terminator(from);
        let jumps = self.f.op(end) == Opcode::Br && self.f.num_operands(end) == 1;
        jumps && self.cfg.is_reachable(from) && self.cx.dom.is_some_and(|dom| !dom.dominates(to, from))
    }
}
