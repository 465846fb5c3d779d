//! Switches: dead cases, few cases, ranges.

use super::SimplifyCfg;
use super::branch::branch_if_equal;
use warpc_engine::ids::*;
use warpc_engine::ir::{Builder, FuncMut, IntPred, Opcode, Value};

impl SimplifyCfg {
    /// Rules for the switch that ends `b`.
    pub(super) fn switch(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        self.drop_default_cases(f, b, term) || self.two_way(f, b, term)
    }

    /// Cases that go where the default goes are no cases.
    fn drop_default_cases(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        let default = f.operand(term, 1);
        let Some(to) = default.as_block() else { return false };
        if self.default_is_dead(f, to) {
            return false;
        }
        let mut kept: Vec<Value> = vec![f.operand(term, 0), default];
        let mut dropped = 0;
        for k in (2..f.num_operands(term)).step_by(2) {
            if f.operand(term, k + 1) == default {
                dropped += 1;
            } else {
                kept.extend([f.operand(term, k), f.operand(term, k + 1)]);
            }
        }
        if dropped == 0 {
            return false;
        }
        f.set_operands(term, &kept);
        f.clear_attachments(term);
        for _ in 0..dropped {
            f.remove_phi_edge(to, b);
        }
        true
    }

    fn default_is_dead(&self, f: &FuncMut<'_>, to: Block) -> bool {
        f.op(f.first(to)) == Opcode::Unreachable
    }

    /// Switches with one case, or whose cases form one range with one target, are a comparison and a branch.
    fn two_way(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        let n = (f.num_operands(term) - 2) / 2;
        let c = f.operand(term, 0);
        let Some(default) = f.operand(term, 1).as_block() else { return false };
        let dead_default = self.default_is_dead(f, default);
        if n == 1 && !dead_default {
            let (k, yes) = (f.operand(term, 2), f.operand(term, 3).as_block().expect("case target"));
            let loc = f.loc(term);
            f.erase(term);
            branch_if_equal(f, b, c, k, yes, default, loc);
            return true;
        }
        if dead_default && n >= 1 {
            return self.without_default(f, b, term, default);
        }
        if self.options.switch_range_to_icmp && n > 1 {
            return self.range(f, b, term, default);
        }
        false
    }

    /// The default cannot be reached: with one target left it is a branch, with two targets one of which has a single case
    /// it is a comparison.
    fn without_default(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst, default: Block) -> bool {
        let cases: Vec<(Value, Block)> = (2..f.num_operands(term))
            .step_by(2)
            .map(|k| (f.operand(term, k), f.operand(term, k + 1).as_block().expect("case target")))
            .collect();
        let first = cases[0].1;
        if cases.iter().all(|c| c.1 == first) {
            f.fold_terminator_to(b, first);
            self.push(first);
            self.push(default);
            return true;
        }
        let Some(other) = cases.iter().map(|c| c.1).find(|&t| t != first) else { return false };
        if cases.iter().any(|c| c.1 != first && c.1 != other) {
            return false;
        }
        let (a, z) = (cases.iter().filter(|c| c.1 == first).count(), cases.iter().filter(|c| c.1 == other).count());
        let (lone, rest, extra) = match (a, z) {
            (1, _) => (first, other, z - 1),
            (_, 1) => (other, first, a - 1),
            _ => return false,
        };
        let k = cases.iter().find(|c| c.1 == lone).expect("one case").0;
        let c = f.operand(term, 0);
        let loc = f.loc(term);
        for _ in 0..extra {
            f.remove_phi_edge(rest, b);
        }
        f.remove_phi_edge(default, b);
        f.erase(term);
        branch_if_equal(f, b, c, k, lone, rest, loc);
        self.push(default);
        self.push(lone);
        self.push(rest);
        true
    }

    /// All cases are one contiguous range with one target: `c - low <u n`.
    fn range(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst, default: Block) -> bool {
        let ty = f.type_of(f.operand(term, 0));
        let Some(bits) = f.types().int_bits(ty).filter(|&n| n <= 64) else { return false };
        let mut values = Vec::new();
        let Some(to) = f.operand(term, 3).as_block() else { return false };
        for k in (2..f.num_operands(term)).step_by(2) {
            if f.operand(term, k + 1) != Value::block(to) {
                return false;
            }
            let Some(v) = f.consts().as_int(f.operand(term, k)) else { return false };
            values.push(warpc_engine::ir::consts::sign_extend(v, bits));
        }
        values.sort_unstable();
        let n = values.len();
        if values[n - 1].wrapping_sub(values[0]) != n as i64 - 1 {
            return false;
        }
        let c = f.operand(term, 0);
        let loc = f.loc(term);
        for _ in 1..n {
            f.remove_phi_edge(to, b);
        }
        f.erase(term);
        let low = f.consts_mut().add_int(ty, bits, (values[0] as u64).wrapping_neg());
        let count = f.consts_mut().add_int(ty, bits, n as u64);
        let mut bld = Builder::at_end(f, b);
        bld.loc = loc;
        let off = if values[0] == 0 { c } else { bld.binary(Opcode::Add, c, low, 0) };
        let inside = bld.icmp(IntPred::Ult, off, count, Type::I1);
        bld.cond_br(inside, to, default);
        true
    }
}
