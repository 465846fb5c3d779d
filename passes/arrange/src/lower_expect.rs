//! `lower-expect`: `llvm.expect` and `llvm.expect.with.probability` become branch weights.
//!
//! **When**: a branch, a `select` or a `switch` asks the expected value, directly or through a comparison with a constant; the
//! branches above a phi of constants, from which the expected value is computed by extensions and `xor`. The call goes in any case.
//! **Invariants**: nothing but weights and the calls changes. Weights are `likely-branch-weight` and `unlikely-branch-weight`, or follow from
//! the probability. **Cost**: linear, plus the pairs of the phis.
//! **Relies on** nothing that is said of threads or memory.

use crate::knobs;
use crate::weights::{Measured, set_weights};
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::{self as p, Int};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lower-expect",
    summary: "turn expected values into branch weights",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOWER_EXPECT],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("lower-expect")?;
        Ok(PassBody::Function(Box::<LowerExpect>::default()))
    },
};

#[derive(Default)]
struct LowerExpect {
    likely: u32,
    unlikely: u32,
}

/// An expectation: the call, what is expected, and of what.
struct Expected {
    call: Inst,
    of: Value,
    value: Int,
}

impl FunctionPass for LowerExpect {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.likely = u32::try_from(cx.session.knobs.get(knobs::LIKELY_BRANCH_WEIGHT)).unwrap_or(0);
        self.unlikely = u32::try_from(cx.session.knobs.get(knobs::UNLIKELY_BRANCH_WEIGHT)).unwrap_or(0);
        let mut changed = false;
        for b in func.block_order().collect::<Vec<Block>>() {
            let term = func.terminator(b);
            match func.op(term) {
                Opcode::Br if func.num_operands(term) == 3 => self.two_ways(func, term),
                Opcode::Switch => self.switch(func, term),
                _ => {}
            }
            let mut i = func.last(b);
            while i.is_some() {
                let before = func.prev(i);
                if func.op(i) == Opcode::Select {
                    self.two_ways(func, i);
                } else if is_expectation(func, i) {
                    self.above_phi(func, i);
                    let of = func.operand(i, 0);
                    func.replace_and_erase(i, of);
                    changed = true;
                }
                i = before;
            }
        }
        Outcome::of(changed, AnalysisSet(AnalysisSet::CFG_ALL.0 & !AnalysisSet::FREQUENCY.0))
    }
}

fn is_expectation(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call
        && matches!(facts::intrinsic(func, inst), Some(id::EXPECT | id::EXPECT_WITH_PROBABILITY))
}

/// The expectation that `value` is.
fn expected(func: &Func<'_>, value: Value) -> Option<Expected> {
    let call = value.as_inst().filter(|&i| is_expectation(func, i))?;
    Some(Expected { call, of: func.operand(call, 0), value: p::int(func, func.operand(call, 1))? })
}

impl LowerExpect {
    /// Weights of the expected way of `ways`, and of each other.
    fn weights(&self, func: &Func<'_>, call: Inst, ways: u32) -> (u32, u32) {
        let Some(probability) = probability(func, call) else { return (self.likely, self.unlikely) };
        let other = (1.0 - probability) / (ways.max(2) - 1) as f64;
        let scaled = |part: f64| (part * (i32::MAX - 1) as f64 + 1.0).ceil() as u32;
        (scaled(probability), scaled(other))
    }

    /// A branch or `select` whose condition is expected, or compares what is.
    fn two_ways(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let condition = func.operand(inst, 0);
        let compare = p::inst(func, condition, Opcode::ICmp);
        let (found, asked, equal) = match compare {
            None => (expected(func, condition), 0, false),
            Some(_) => {
                let Some((pred, left, right)) = p::icmp(func, condition) else { return };
                let Some(constant) = p::int(func, right).filter(|c| pred.is_equality() && c.bits <= 64) else { return };
                (expected(func, left), constant.v, pred == IntPred::Eq)
            }
        };
        let Some(found) = found else { return };
        let (likely, unlikely) = self.weights(func, found.call, 2);
        let yes = (found.value.v == asked) == equal;
        set_weights(func, inst, Measured::Expected, &if yes { [likely, unlikely] } else { [unlikely, likely] });
        func.set_operand(compare.unwrap_or(inst), 0, found.of);
    }

    fn switch(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let Some(found) = expected(func, func.operand(inst, 0)) else { return };
        let cases = (func.num_operands(inst) - 2) / 2;
        let (likely, unlikely) = self.weights(func, found.call, cases as u32 + 1);
        let mut weights: SmallVec<[u32; 16]> = SmallVec::from_elem(unlikely, cases + 1);
        let case =
            (0..cases).find(|&n| p::int(func, func.operand(inst, 2 + 2 * n)).is_some_and(|c| c.v == found.value.v));
        weights[case.map_or(0, |n| n + 1)] = likely;
        set_weights(func, inst, Measured::Expected, &weights);
        func.set_operand(inst, 0, found.of);
    }

    /// Branches that lead to a phi with a constant of which the expected value, or another one, is computed.
    fn above_phi(&mut self, func: &mut FuncMut<'_>, call: Inst) {
        let Some(found) = expected(func, call.into()) else { return };
        let is_likely = probability(func, call).is_none_or(|probability| probability > 0.5);
        let mut steps: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut value = found.of;
        let phi = loop {
            let Some(i) = value.as_inst() else { return };
            match func.op(i) {
                Opcode::Phi => break i,
                Opcode::ZExt | Opcode::SExt => {}
                Opcode::Xor if p::int(func, func.operand(i, 1)).is_some() => {}
                _ => return,
            }
            steps.push(i);
            value = func.operand(i, 0);
        };
        let (mut likely, mut unlikely) = self.weights(func, call, 2);
        if !is_likely {
            std::mem::swap(&mut likely, &mut unlikely);
        }
        for n in 0..func.phi_len(phi) {
            let (incoming, from) = func.phi_incoming(phi, n);
            let Some(got) = p::int(func, incoming).and_then(|c| computed(func, &steps, c)) else { continue };
            if is_likely == (got == found.value) {
                continue;
            }
            let Some(branch) = branch_above(func, from) else { continue };
            let comes_through = |successor: Option<Block>| {
                successor == Some(from) || from == func.block_of(branch) && successor == Some(func.block_of(phi))
            };
            if comes_through(func.operand(branch, 2).as_block()) {
                set_weights(func, branch, Measured::Expected, &[likely, unlikely]);
            } else if comes_through(func.operand(branch, 1).as_block()) {
                set_weights(func, branch, Measured::Expected, &[unlikely, likely]);
            }
        }
    }
}

/// Probability that `llvm.expect.with.probability` names.
fn probability(func: &Func<'_>, call: Inst) -> Option<f64> {
    if facts::intrinsic(func, call) != Some(id::EXPECT_WITH_PROBABILITY) {
        return None;
    }
    p::float(func, func.operand(call, 2)).map(|(_, bits)| f64::from_bits(bits as u64))
}

/// What `steps`, outermost first, make of `constant`.
fn computed(func: &Func<'_>, steps: &[Inst], constant: Int) -> Option<Int> {
    let mut now = constant;
    for &i in steps.iter().rev() {
        let bits = p::width(func, i.into());
        if bits > 128 {
            return None;
        }
        now = match func.op(i) {
            Opcode::ZExt => Int::new(now.v, bits),
            Opcode::SExt => Int::new(now.signed() as u128, bits),
            _ => Int::new(now.v ^ p::int(func, func.operand(i, 1))?.v, bits),
        };
    }
    Some(now)
}

/// The conditional branch at the end of `block`, or of the only block before it.
fn branch_above(func: &Func<'_>, block: Block) -> Option<Inst> {
    let conditional = |b: Block| {
        let t = func.terminator(b);
        (func.op(t) == Opcode::Br && func.num_operands(t) == 3).then_some(t)
    };
    conditional(block).or_else(|| {
        let mut above = func.predecessors(block);
        match (above.next(), above.next()) {
            (Some(b), None) => conditional(b),
            _ => None,
        }
    })
}
