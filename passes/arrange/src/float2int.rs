//! `float2int`: floating-point arithmetic on numbers that were integers and become integers, or are compared, is done on integers.
//!
//! **When**: a set of `fadd`, `fsub`, `fmul`, `fneg` that starts at conversions from integers and whole constants, and ends in conversions to
//! integers and comparisons, and no value of which anything else uses; all values are in a range that the format holds exactly.
//! **How**: the sets are joined backwards from the ends, ranges are found forwards; the integer type is the smallest native one that
//! holds the range and a sign, up to `float2int-max-integer-bw` bits. **Invariants**: no rounding took place, so the results are equal;
//! a constant -0.0 counts as 0 only where `nsz` says so. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: it only touches arithmetic without effects.

use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, FloatPred, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "float2int",
    summary: "do exact floating-point arithmetic on integers",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::FLOAT2INT],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("float2int")?;
        Ok(PassBody::Function(Box::<Float2Int>::default()))
    },
};

/// Numbers from `low` to `high`; `None` in place of one where nothing is known.
type Range = (i128, i128);

/// Largest magnitude that is followed: more than any format holds exactly.
const LIMIT: i128 = 1 << 100;

/// An instruction of a set.
struct Node {
    inst: Inst,
    /// Set by the number of a member; the root names itself.
    set: u32,
    range: Option<Range>,
    /// The integer that stands for it.
    new: Value,
}

#[derive(Default)]
struct Float2Int {
    nodes: Vec<Node>,
    /// Number of a node by instruction, plus 1.
    numbers: Vec<u32>,
    max_bits: u32,
}

/// Predicate over integers of a comparison of whole numbers.
fn int_pred(pred: FloatPred) -> Option<IntPred> {
    Some(match pred {
        FloatPred::Oeq | FloatPred::Ueq => IntPred::Eq,
        FloatPred::Ogt | FloatPred::Ugt => IntPred::Sgt,
        FloatPred::Oge | FloatPred::Uge => IntPred::Sge,
        FloatPred::Olt | FloatPred::Ult => IntPred::Slt,
        FloatPred::Ole | FloatPred::Ule => IntPred::Sle,
        FloatPred::One | FloatPred::Une => IntPred::Ne,
        _ => return None,
    })
}

fn is_root(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::FPToUI | Opcode::FPToSI => !func.types().is_vector(func.ty(inst)),
        Opcode::FCmp => func.ty(inst) == Type::I1 && int_pred(func.float_pred(inst)).is_some(),
        _ => false,
    }
}

impl FunctionPass for Float2Int {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.max_bits = u32::try_from(cx.session.knobs.get(knobs::FLOAT2INT_MAX_INTEGER_BW)).unwrap_or(64).min(64);
        self.nodes.clear();
        self.numbers.clear();
        self.numbers.resize(func.num_insts(), 0);
        let cfg = cx.analyses.cfg(func);
        for &b in cfg.rpo() {
            for i in func.block_insts(b).filter(|&i| is_root(func, i)) {
                self.add(i);
            }
        }
        if self.nodes.is_empty() {
            return Outcome::Unchanged;
        }
        self.join(func);
        // Operands before users.
        let mut order: Vec<u32> = Vec::with_capacity(self.nodes.len());
        for &b in cfg.rpo() {
            order.extend(func.block_insts(b).filter_map(|i| self.node(i)).map(|n| n as u32));
        }
        for &n in &order {
            self.nodes[n as usize].range = self.range(func, n as usize);
        }
        let changed = self.convert_sets(func, &order);
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Float2Int {
    fn node(&self, inst: Inst) -> Option<usize> {
        self.numbers.get(inst.index()).and_then(|&n| (n as usize).checked_sub(1))
    }
    fn add(&mut self, inst: Inst) -> usize {
        let n = self.nodes.len();
        self.nodes.push(Node { inst, set: n as u32, range: None, new: Value::NONE });
        self.numbers[inst.index()] = n as u32 + 1;
        n
    }
    fn set_of(&mut self, mut n: usize) -> usize {
        while self.nodes[n].set as usize != n {
            let above = self.nodes[n].set as usize;
            self.nodes[n].set = self.nodes[above].set;
            n = self.nodes[n].set as usize;
        }
        n
    }

    /// Adds what the roots are computed from, and joins each with its operands; then each node names the root of its set.
    fn join(&mut self, func: &Func<'_>) {
        let mut next = 0;
        while next < self.nodes.len() {
            let i = self.nodes[next].inst;
            let inner = matches!(
                func.op(i),
                Opcode::FNeg
                    | Opcode::FAdd
                    | Opcode::FSub
                    | Opcode::FMul
                    | Opcode::FPToUI
                    | Opcode::FPToSI
                    | Opcode::FCmp
            );
            if inner {
                for v in func.operands(i) {
                    if let Some(o) = v.as_inst() {
                        let n = self.node(o).unwrap_or_else(|| self.add(o));
                        let (a, b) = (self.set_of(next), self.set_of(n));
                        self.nodes[a.max(b)].set = a.min(b) as u32;
                    }
                }
            }
            next += 1;
        }
        for n in 0..self.nodes.len() {
            self.nodes[n].set = self.set_of(n) as u32;
        }
    }

    /// Numbers that an operand of `inst` may be.
    fn operand_range(&self, func: &Func<'_>, inst: Inst, value: Value) -> Option<Range> {
        if let Some(i) = value.as_inst() {
            return self.nodes[self.node(i)?].range;
        }
        if func.types().is_vector(func.type_of(value)) {
            return None;
        }
        let (format, bits) = p::float(func, value)?;
        // The integer 0 has no sign.
        let is_minus_zero = float::neg(format, 0) == Some(bits);
        if is_minus_zero && func.flags(inst) & flags::NSZ == 0 {
            return None;
        }
        let n = float::to_int(format, true, 64, bits)?? as i64;
        let exact = is_minus_zero || float::from_int(format, true, n as i128 as u128) == Some(bits);
        exact.then_some((n as i128, n as i128))
    }

    /// Numbers that node `n` may be.
    fn range(&self, func: &Func<'_>, n: usize) -> Option<Range> {
        let i = self.nodes[n].inst;
        if func.types().is_vector(func.type_of(func.operand(i, 0))) {
            return None;
        }
        let of = |k: usize| self.operand_range(func, i, func.operand(i, k));
        let (low, high) = match func.op(i) {
            Opcode::UIToFP | Opcode::SIToFP => {
                let bits = p::width(func, func.operand(i, 0));
                if bits > 64 {
                    return None;
                }
                let all = 1i128 << bits;
                if func.op(i) == Opcode::UIToFP { (0, all - 1) } else { (-(all >> 1), (all >> 1) - 1) }
            }
            Opcode::FNeg => {
                // Nothing in a set tells -0.0 from 0.0.
                let (low, high) = of(0)?;
                (-high, -low)
            }
            Opcode::FAdd => (of(0)?.0 + of(1)?.0, of(0)?.1 + of(1)?.1),
            Opcode::FSub => (of(0)?.0 - of(1)?.1, of(0)?.1 - of(1)?.0),
            Opcode::FMul => {
                let (a, b) = (of(0)?, of(1)?);
                let all = [a.0.checked_mul(b.0)?, a.0.checked_mul(b.1)?, a.1.checked_mul(b.0)?, a.1.checked_mul(b.1)?];
                (*all.iter().min()?, *all.iter().max()?)
            }
            Opcode::FPToUI | Opcode::FPToSI => of(0)?,
            Opcode::FCmp => {
                let (a, b) = (of(0)?, of(1)?);
                (a.0.min(b.0), a.1.max(b.1))
            }
            _ => return None,
        };
        (low > -LIMIT && high < LIMIT).then_some((low, high))
    }

    /// Converts the sets for which that is right; `order` has operands before users.
    fn convert_sets(&mut self, func: &mut FuncMut<'_>, order: &[u32]) -> bool {
        let mut rows: Vec<(u32, u32)> = Vec::with_capacity(order.len());
        for (place, &n) in order.iter().enumerate() {
            rows.push((self.set_of(n as usize) as u32, place as u32));
        }
        // What is in unreachable code has no place: its set has no range.
        let mut incomplete = vec![false; self.nodes.len()];
        let mut placed = vec![false; self.nodes.len()];
        order.iter().for_each(|&n| placed[n as usize] = true);
        for n in 0..self.nodes.len() {
            if !placed[n] {
                let set = self.set_of(n);
                incomplete[set] = true;
            }
        }
        rows.sort_unstable();
        let mut changed = false;
        for set in rows.chunk_by(|a, b| a.0 == b.0) {
            let members: Vec<usize> = set.iter().map(|&(_, place)| order[place as usize] as usize).collect();
            if incomplete[set[0].0 as usize] {
                continue;
            }
            if let Some(bits) = self.width_for(func, &members) {
                self.convert(func, &members, bits);
                changed = true;
            }
        }
        changed
    }

    /// The integer width for a set, if it is to be converted.
    fn width_for(&self, func: &Func<'_>, members: &[usize]) -> Option<u32> {
        let (mut low, mut high) = (i128::MAX, i128::MIN);
        let mut format = Type::NONE;
        for &n in members {
            let node = &self.nodes[n];
            let range = node.range?;
            (low, high) = (low.min(range.0), high.max(range.1));
            let ty = func.ty(node.inst);
            if func.types().is_float(ty) {
                format = ty;
                // Something else sees the number: a call whose own result another set starts at, too.
                let is_member = |u| self.node(func.user(u)).is_some_and(|other| self.nodes[other].set == node.set);
                if !func.uses(node.inst.into()).all(is_member) {
                    return None;
                }
            }
        }
        if format.is_none() {
            return None;
        }
        let signed = |n: i128| 129 - if n < 0 { (!n).leading_zeros() } else { n.leading_zeros() };
        let bits = signed(low).max(signed(high + 1)) + 1;
        let exact = precision(func, format)? - 1;
        if bits > exact || bits > self.max_bits {
            return None;
        }
        let native = func.layout().native.iter().copied().filter(|&width| width >= bits).min();
        native.filter(|&width| width <= 64).or(Some(if bits <= 32 { 32 } else { 64 }))
    }

    /// Makes the members of a set again on integers of `bits`.
    fn convert(&mut self, func: &mut FuncMut<'_>, members: &[usize], bits: u32) {
        let ty = func.int_type(bits);
        for &n in members {
            let i = self.nodes[n].inst;
            let mut operands: smallvec::SmallVec<[Value; 2]> = smallvec::SmallVec::new();
            for v in func.operands(i).collect::<smallvec::SmallVec<[Value; 4]>>() {
                let new = match v.as_inst().and_then(|o| self.node(o)) {
                    Some(operand) if self.nodes[operand].new.is_some() => self.nodes[operand].new,
                    _ => {
                        match p::float(func, v).and_then(|(format, number)| float::to_int(format, true, 64, number)?) {
                            Some(number) => p::make_int(func, ty, number as i64 as i128 as u128),
                            None => v,
                        }
                    }
                };
                operands.push(new);
            }
            let old = func.ty(i);
            let width = |func: &Func<'_>, v: Value| p::width(func, v);
            let resize = |func: &mut FuncMut<'_>, v: Value, to: Type, signed: bool| {
                let (from, want) = (width(func, v), func.types().int_bits(to).unwrap_or(bits));
                let op = match from.cmp(&want) {
                    std::cmp::Ordering::Equal => return v,
                    std::cmp::Ordering::Greater => Opcode::Trunc,
                    std::cmp::Ordering::Less if signed => Opcode::SExt,
                    std::cmp::Ordering::Less => Opcode::ZExt,
                };
                Builder::before(func, i).cast(op, v, to, 0)
            };
            let binary = |func: &mut FuncMut<'_>, op: Opcode, a: Value, b: Value| {
                Value::inst(Builder::before(func, i).emit(op, 0, ty, &[a, b], Aux::default()))
            };
            let new = match func.op(i) {
                Opcode::UIToFP => resize(func, operands[0], ty, false),
                Opcode::SIToFP => resize(func, operands[0], ty, true),
                Opcode::FPToUI => resize(func, operands[0], old, false),
                Opcode::FPToSI => resize(func, operands[0], old, true),
                Opcode::FNeg => {
                    let zero = p::make_int(func, ty, 0);
                    binary(func, Opcode::Sub, zero, operands[0])
                }
                Opcode::FAdd => binary(func, Opcode::Add, operands[0], operands[1]),
                Opcode::FSub => binary(func, Opcode::Sub, operands[0], operands[1]),
                Opcode::FMul => binary(func, Opcode::Mul, operands[0], operands[1]),
                _ => {
                    let pred = int_pred(func.float_pred(i)).unwrap_or(IntPred::Eq);
                    Builder::before(func, i).icmp(pred, operands[0], operands[1], Type::I1)
                }
            };
            if is_root(func, i) {
                func.replace_all_uses(i.into(), new);
            } else if matches!(func.op(i), Opcode::FNeg | Opcode::FAdd | Opcode::FSub | Opcode::FMul) {
                func.derive_name(new, i.into(), "");
            }
            self.nodes[n].new = new;
        }
        for &n in members.iter().rev() {
            func.erase(self.nodes[n].inst);
        }
    }
}

/// Bits of the significand of `format`, the implied one too.
fn precision(func: &Func<'_>, format: Type) -> Option<u32> {
    use warpc_ir::TypeKind::*;
    Some(match func.types().kind(format) {
        Half => 11,
        BFloat => 8,
        Float => 24,
        Double => 53,
        _ => return None,
    })
}
