//! `narrow-integers`: sums and comparisons of 64 bits whose values are known to fit in 32 are done in 32.
//!
//! A sum of 64 bits is two instructions of the target with a carry between them, a comparison two with a predicate; an index that
//! fits in 32 bits is scaled and added to an address by one.
//!
//! **When**: additions, `or` and `xor` whose operands are extended from 32 bits or fewer by zeros, or constants, or sums that were
//! narrowed, or masked by at most 32 bits for this alone, where bounds of the operands say that nothing is lost; comparisons of
//! such values, and of upper halves; phis of extensions (`phis.rs`). **Not** products and shifts, which are one instruction of 32-bit factors already, and not
//! where both operands would have to be kept in 64 bits, too. **How**: one walk in reverse post-order, with what a narrowed value
//! is made of and its largest value in columns. Results are extended again, which their users in turn see through. Values of which
//! only the lower half is read are left alone: the assembler drops upper halves that nothing reads. **Invariants**: every narrowed
//! value is its 64-bit value, by bounds that are carried along. Comparing upper halves can cost a move where the whole is kept too.
//! **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

mod phis;

use super::dce::erase_dead_chain;
use super::simplify::unsigned_pred;
use smallvec::SmallVec;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "narrow-integers",
    summary: "sums and comparisons of 64 bits in 32 where they fit",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("narrow-integers")?;
        Ok(PassBody::Function(Box::<Narrow>::default()))
    },
};

/// Largest value of 32 bits.
const LOW: u64 = u32::MAX as u64;

/// What stands for a value of 64 bits in 32.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Short {
    /// A constant.
    Constant(u32),
    /// What it extends.
    Extended(Value),
    /// What it masks, and the mask.
    Masked(Value, u32),
    /// It shifts its upper half down.
    Upper,
}

#[derive(Default)]
struct Narrow {
    /// Largest values of extensions that this pass made, by row; 0 for others.
    max: Vec<u64>,
    order: Vec<Inst>,
    dead: Vec<Inst>,
    phis: phis::Phis,
}

impl FunctionPass for Narrow {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let is_wide = |f: &Func<'_>, i: Inst| match f.op(i) {
            Opcode::Add | Opcode::Or | Opcode::Xor => f.ty(i) == Type::I64,
            Opcode::ICmp => f.type_of(f.operand(i, 0)) == Type::I64,
            _ => false,
        };
        let mut changed = self.phis.run(f, &mut self.dead);
        erase_dead_chain(f, &mut self.dead, Inst::NONE);
        let cfg = cx.analyses.cfg(f);
        self.order.clear();
        for &b in cfg.rpo() {
            self.order.extend(f.block_insts(b).filter(|&i| is_wide(f, i)));
        }
        if self.order.is_empty() {
            return Outcome::of(changed, AnalysisSet::CFG_ALL);
        }
        let (dom, assumptions) = (cx.analyses.dom(f), cx.analyses.assumptions(f));
        self.max.clear();
        for n in 0..self.order.len() {
            let i = self.order[n];
            if f.is_dead(i) || f.is_unused(i.into()) {
                continue;
            }
            let values = Values::with(f, &dom, &assumptions).at(i);
            let Some(plan) = self.plan(values, i) else { continue };
            changed = true;
            let made = apply(f, i, &plan);
            if let Some(v) = made.as_inst().filter(|_| f.op(i) != Opcode::ICmp) {
                self.max.resize(self.max.len().max(v.index() + 1), 0);
                self.max[v.index()] = plan.max;
            }
            f.replace_all_uses(i.into(), made);
            f.take_name(made, i.into());
            self.see_through(f, made);
            self.dead.push(i);
            erase_dead_chain(f, &mut self.dead, Inst::NONE);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

struct Plan {
    operands: [Short; 2],
    /// Of a sum.
    max: u64,
}

impl Narrow {
    fn plan(&self, values: Values<'_, '_>, inst: Inst) -> Option<Plan> {
        let f = values.f;
        let [(a, x), (b, y)] = [self.short(values, inst, 0)?, self.short(values, inst, 1)?];
        let operands = [a, b];
        let plain = |s: &Short| matches!(s, Short::Constant(_) | Short::Extended(_));
        if f.op(inst) == Opcode::ICmp {
            // Of a mask the assembler knows as much.
            let gains = operands.iter().all(|s| !matches!(s, Short::Masked(..))) && !operands.iter().all(is_constant);
            return gains.then_some(Plan { operands, max: 0 });
        }
        let max = match f.op(inst) {
            Opcode::Add => x.checked_add(y).filter(|&m| m <= LOW)?,
            _ => u64::MAX >> (x | y).leading_zeros().min(63),
        };
        if operands.contains(&Short::Upper) || operands.iter().all(is_constant) {
            return None;
        }
        // What is read in 64 bits is extended again: something else must go for it, or the extension be part of a product.
        let goes =
            (0..2).any(|k| !plain(&operands[k]) || !is_constant(&operands[k]) && f.has_one_use(f.operand(inst, k)));
        let masked = operands.iter().any(|s| matches!(s, Short::Masked(..)));
        let scaled = || f.uses(inst.into()).all(|u| matches!(f.op(f.user(u)), Opcode::GetElementPtr | Opcode::Mul));
        (if masked { scaled() } else { goes || scaled() }).then_some(Plan { operands, max })
    }
    /// Truncations of extension `made` become what it extends.
    fn see_through(&mut self, f: &mut FuncMut<'_>, made: Value) {
        let Some(e) = made.as_inst().filter(|&e| f.op(e) == Opcode::ZExt) else { return };
        let low = |u| Some(f.user(u)).filter(|&t| f.op(t) == Opcode::Trunc && f.ty(t) == Type::I32);
        let cut: SmallVec<[Inst; 4]> = f.uses(made).filter_map(low).collect();
        let short = f.operand(e, 0);
        for t in cut {
            f.replace_and_erase(t, short);
        }
    }
    /// Operand `index` of `inst` in 32 bits, and its largest value.
    fn short(&self, values: Values<'_, '_>, inst: Inst, index: usize) -> Option<(Short, u64)> {
        let f = values.f;
        let v = f.operand(inst, index);
        if let Some(c) = facts::int_constant(f, v) {
            return u32::try_from(c).ok().map(|c| (Short::Constant(c), c as u64));
        }
        let j = v.as_inst()?;
        match f.op(j) {
            Opcode::ZExt => {
                let x = f.operand(j, 0);
                let bits = f.types().int_bits(f.type_of(x)).filter(|&b| b <= 32)?;
                // A narrower value gets an extension of its own, in place of this one.
                if bits < 32 && !f.has_one_use(v) {
                    return None;
                }
                let made = self.max.get(j.index()).copied().filter(|&m| m != 0);
                let sign = f.flags(j) & flags::NNEG != 0;
                let max = made.unwrap_or_else(|| {
                    let known = values.known_bits(x).map_or(LOW, |bits| bits.max() as u64);
                    known.min(LOW >> (32 - bits + sign as u32))
                });
                Some((Short::Extended(x), max))
            }
            Opcode::And if f.has_one_use(v) => {
                let mask = u32::try_from(facts::int_constant(f, f.operand(j, 1))?).ok()?;
                Some((Short::Masked(f.operand(j, 0), mask), mask as u64))
            }
            Opcode::LShr if f.op(inst) == Opcode::ICmp && facts::int_constant(f, f.operand(j, 1)) == Some(32) => {
                Some((Short::Upper, LOW))
            }
            _ => None,
        }
    }
}

/// The truncation that was made of `upper`, which shifts the upper half of a value down.
fn upper_of(f: &Func<'_>, upper: Inst) -> Option<Inst> {
    let t = f.next(upper);
    (f.op(t) == Opcode::Trunc && f.ty(t) == Type::I32 && f.operand(t, 0) == upper.into()).then_some(t)
}
/// The upper half that is shifted down to `value`, for all that compare it.
fn upper(at: &mut Builder<'_, '_>, value: Value) -> Value {
    let Some(j) = value.as_inst() else { return at.cast(Opcode::Trunc, value, Type::I32, 0) };
    match upper_of(at.f, j) {
        Some(t) => t.into(),
        None => {
            let next = at.f.next(j);
            Builder::before(at.f, next).cast(Opcode::Trunc, value, Type::I32, 0)
        }
    }
}

fn is_constant(operand: &Short) -> bool {
    matches!(operand, Short::Constant(_))
}

/// Makes what `inst` is in 32 bits, extended again.
fn apply(f: &mut FuncMut<'_>, inst: Inst, plan: &Plan) -> Value {
    let op = f.op(inst);
    let mut at = Builder::before(f, inst);
    let mut sides = [at.f.operand(inst, 0), at.f.operand(inst, 1)];
    for (v, s) in sides.iter_mut().zip(&plan.operands) {
        *v = match *s {
            Short::Constant(c) => at.f.consts_mut().add_i32(c),
            Short::Extended(x) if at.f.type_of(x) == Type::I32 => x,
            Short::Extended(x) => at.cast(Opcode::ZExt, x, Type::I32, 0),
            Short::Masked(x, mask) => {
                let low = at.cast(Opcode::Trunc, x, Type::I32, 0);
                let mask = at.f.consts_mut().add_i32(mask);
                at.binary(Opcode::And, low, mask, 0)
            }
            Short::Upper => upper(&mut at, *v),
        };
    }
    let [a, b] = sides;
    if op == Opcode::ICmp {
        // Neither value has a sign in 64 bits.
        let order = at.f.int_pred(inst);
        return at.icmp(unsigned_pred(order), a, b, Type::I1);
    }
    let nonnegative = plan.max <= i32::MAX as u64;
    let fl = match op {
        Opcode::Add => flags::NUW | if nonnegative { flags::NSW } else { 0 },
        _ => at.f.flags(inst) & flags::DISJOINT,
    };
    let short = at.binary(op, a, b, fl);
    at.f.derive_name(short, inst.into(), ".short");
    at.cast(Opcode::ZExt, short, Type::I64, if nonnegative { flags::NNEG } else { 0 })
}
