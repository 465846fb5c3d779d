//! `lower-expect`: `llvm.expect` and `llvm.expect.with.probability` become branch weights.
//!
//! **When**: a branch, a `select` or a `switch` asks the expected value, directly or through a comparison with a constant; the
//! branches above a phi of constants, from which the expected value is computed by extensions and `xor`. The call goes in any case.
//! **Invariants**: nothing but weights and the calls changes. Weights are `likely-branch-weight` and `unlikely-branch-weight`, or follow from
//! the probability. **Cost**: linear, plus the pairs of the phis.

use crate::knobs;
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::new_metadata::NewNode;
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
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.likely = u32::try_from(cx.session.knobs.get(knobs::LIKELY_BRANCH_WEIGHT)).unwrap_or(0);
        self.unlikely = u32::try_from(cx.session.knobs.get(knobs::UNLIKELY_BRANCH_WEIGHT)).unwrap_or(0);
        let mut changed = false;
        for b in f.block_order().collect::<Vec<Block>>() {
            let term = f.terminator(b);
            match f.op(term) {
                Opcode::Br if f.num_operands(term) == 3 => self.two_ways(f, term),
                Opcode::Switch => self.switch(f, term),
                _ => {}
            }
            let mut i = f.last(b);
            while i.is_some() {
                let before = f.prev(i);
                if f.op(i) == Opcode::Select {
                    self.two_ways(f, i);
                } else if is_expectation(f, i) {
                    self.above_phi(f, i);
                    let of = f.operand(i, 0);
                    f.replace_and_erase(i, of);
                    changed = true;
                }
                i = before;
            }
        }
        Outcome::of(changed, AnalysisSet(AnalysisSet::CFG_ALL.0 & !AnalysisSet::FREQUENCY.0))
    }
}

fn is_expectation(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Call && matches!(facts::intrinsic(f, inst), Some(id::EXPECT | id::EXPECT_WITH_PROBABILITY))
}

/// The expectation that `value` is.
fn expected(f: &Func<'_>, value: Value) -> Option<Expected> {
    let call = value.as_inst().filter(|&i| is_expectation(f, i))?;
    Some(Expected { call, of: f.operand(call, 0), value: p::int(f, f.operand(call, 1))? })
}

/// Gives `inst` the weights `weights`, marked as expected, not measured.
fn set_weights(f: &mut FuncMut<'_>, inst: Inst, weights: &[u32]) {
    let Some(kind) = f.ctx().tables.strings.find(b"prof") else { return };
    let mut all =
        vec![f.add_md(NewNode::Text(b"branch_weights"[..].into())), f.add_md(NewNode::Text(b"expected"[..].into()))];
    for &weight in weights {
        all.push(f.add_md(NewNode::Number(weight)));
    }
    let node = f.add_md(NewNode::Tuple(all.into()));
    f.set_attachment(inst, kind, node);
}

impl LowerExpect {
    /// Weights of the expected way of `ways`, and of each other.
    fn weights(&self, f: &Func<'_>, call: Inst, ways: u32) -> (u32, u32) {
        let Some(probability) = probability(f, call) else { return (self.likely, self.unlikely) };
        let other = (1.0 - probability) / (ways.max(2) - 1) as f64;
        let scaled = |part: f64| (part * (i32::MAX - 1) as f64 + 1.0).ceil() as u32;
        (scaled(probability), scaled(other))
    }

    /// A branch or `select` whose condition is expected, or compares what is.
    fn two_ways(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        let condition = f.operand(inst, 0);
        let compare = p::inst(f, condition, Opcode::ICmp);
        let (found, asked, equal) = match compare {
            None => (expected(f, condition), 0, false),
            Some(_) => {
                let Some((pred, left, right)) = p::icmp(f, condition) else { return };
                let Some(constant) = p::int(f, right).filter(|c| pred.is_equality() && c.bits <= 64) else { return };
                (expected(f, left), constant.v, pred == IntPred::Eq)
            }
        };
        let Some(found) = found else { return };
        let (likely, unlikely) = self.weights(f, found.call, 2);
        let yes = (found.value.v == asked) == equal;
        set_weights(f, inst, &if yes { [likely, unlikely] } else { [unlikely, likely] });
        f.set_operand(compare.unwrap_or(inst), 0, found.of);
    }

    fn switch(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        let Some(found) = expected(f, f.operand(inst, 0)) else { return };
        let cases = (f.num_operands(inst) - 2) / 2;
        let (likely, unlikely) = self.weights(f, found.call, cases as u32 + 1);
        let mut weights: SmallVec<[u32; 16]> = SmallVec::from_elem(unlikely, cases + 1);
        let case = (0..cases).find(|&n| p::int(f, f.operand(inst, 2 + 2 * n)).is_some_and(|c| c.v == found.value.v));
        weights[case.map_or(0, |n| n + 1)] = likely;
        set_weights(f, inst, &weights);
        f.set_operand(inst, 0, found.of);
    }

    /// Branches that lead to a phi with a constant of which the expected value, or another one, is computed.
    fn above_phi(&mut self, f: &mut FuncMut<'_>, call: Inst) {
        let Some(found) = expected(f, call.into()) else { return };
        let is_likely = probability(f, call).is_none_or(|probability| probability > 0.5);
        let mut steps: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut value = found.of;
        let phi = loop {
            let Some(i) = value.as_inst() else { return };
            match f.op(i) {
                Opcode::Phi => break i,
                Opcode::ZExt | Opcode::SExt => {}
                Opcode::Xor if p::int(f, f.operand(i, 1)).is_some() => {}
                _ => return,
            }
            steps.push(i);
            value = f.operand(i, 0);
        };
        let (mut likely, mut unlikely) = self.weights(f, call, 2);
        if !is_likely {
            std::mem::swap(&mut likely, &mut unlikely);
        }
        for n in 0..f.phi_len(phi) {
            let (incoming, from) = f.phi_incoming(phi, n);
            let Some(got) = p::int(f, incoming).and_then(|c| computed(f, &steps, c)) else { continue };
            if is_likely == (got == found.value) {
                continue;
            }
            let Some(branch) = branch_above(f, from) else { continue };
            let comes_through = |successor: Option<Block>| {
                successor == Some(from) || from == f.block_of(branch) && successor == Some(f.block_of(phi))
            };
            if comes_through(f.operand(branch, 2).as_block()) {
                set_weights(f, branch, &[likely, unlikely]);
            } else if comes_through(f.operand(branch, 1).as_block()) {
                set_weights(f, branch, &[unlikely, likely]);
            }
        }
    }
}

/// Probability that `llvm.expect.with.probability` names.
fn probability(f: &Func<'_>, call: Inst) -> Option<f64> {
    if facts::intrinsic(f, call) != Some(id::EXPECT_WITH_PROBABILITY) {
        return None;
    }
    p::float(f, f.operand(call, 2)).map(|(_, bits)| f64::from_bits(bits as u64))
}

/// What `steps`, outermost first, make of `constant`.
fn computed(f: &Func<'_>, steps: &[Inst], constant: Int) -> Option<Int> {
    let mut now = constant;
    for &i in steps.iter().rev() {
        let bits = p::width(f, i.into());
        if bits > 128 {
            return None;
        }
        now = match f.op(i) {
            Opcode::ZExt => Int::new(now.v, bits),
            Opcode::SExt => Int::new(now.signed() as u128, bits),
            _ => Int::new(now.v ^ p::int(f, f.operand(i, 1))?.v, bits),
        };
    }
    Some(now)
}

/// The conditional branch at the end of `block`, or of the only block before it.
fn branch_above(f: &Func<'_>, block: Block) -> Option<Inst> {
    let conditional = |b: Block| {
        let t = f.terminator(b);
        (f.op(t) == Opcode::Br && f.num_operands(t) == 3).then_some(t)
    };
    conditional(block).or_else(|| {
        let mut above = f.predecessors(block);
        match (above.next(), above.next()) {
            (Some(b), None) => conditional(b),
            _ => None,
        }
    })
}
