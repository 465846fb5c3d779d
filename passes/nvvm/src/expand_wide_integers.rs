//! `expand-wide-integers`: operations on integers of more than 128 bits that instruction selection does not know become
//! operations that it knows.
//!
//! Selection works on limbs of 64 bits: it has sums, logic, shifts, comparisons, counts of bits, and products up to
//! `-wide-multiply-limit` bits, whose code grows with the square of the width. What remains is done here:
//!
//! | operation | file | becomes |
//! |---|---|---|
//! | quotients, remainders, larger products | `routines.rs` | calls of routines over numbers in memory |
//! | `smin` to `umax`, `abs`, saturation, overflow bits, three-way comparisons | `arithmetic.rs` | sums, comparisons, selects |
//! | conversions to and from floating point | `float.rs` | counts, shifts, a conversion of 64 bits, a power of two |
//!
//! Vectors are taken apart, element by element.
//!
//! **When**: right before selection: the other passes know the operations as they were. **Invariants**: operands that are read more
//! than once are frozen, since each use of undef may be another value. Buffers are slots of the entry block that all calls of a
//! function share. **Cost**: linear in the instructions; code linear in the width.
//! **Relies on** nothing that is said of threads: loads and stores stay, and buffers are the thread's own memory.

mod arithmetic;
mod float;
mod routines;

use crate::knobs;
pub(crate) use routines::{Routine, routine_of};
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, TypeKind, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "expand-wide-integers",
    summary: "make operations on integers of more than 128 bits that selection does not know of those it knows",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::WIDE_INTEGERS],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("expand-wide-integers")?;
        Ok(PassBody::Function(Box::new(ExpandWideIntegers)))
    },
};

/// Bits that selection divides, compares and converts by itself.
const NARROW: u32 = 128;

/// What an instruction computes that is made of other operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// A quotient, or a remainder.
    Divide { signed: bool, quotient: bool },
    /// A product.
    Multiply,
    /// The operand for which the comparison with the other holds.
    Choose(IntPred),
    /// Magnitude.
    Abs,
    /// A sum or difference, or a value shifted left, that stays at the limit.
    Saturate { op: Opcode, signed: bool },
    /// A sum, difference or product with the bit that says whether it wrapped.
    Overflow { op: Opcode, signed: bool },
    /// -1, 0 or 1 by order.
    Order { signed: bool },
    /// An integer as a floating-point number.
    ToFloat { signed: bool },
    /// The reverse.
    FromFloat { signed: bool, saturates: bool },
}

/// Bits of an integer type or of the elements of a vector of them, else 0.
fn int_bits(func: &Func<'_>, ty: Type) -> u32 {
    func.types().int_bits(func.types().scalar(ty)).unwrap_or(0)
}

/// What `inst` computes, where that is an operation on integers too wide for selection. Products of at most `limit` bits are not.
fn work_of(func: &Func<'_>, inst: Inst, limit: i64) -> Option<Work> {
    let op = func.op(inst);
    let own = int_bits(func, func.ty(inst));
    let wide = own > NARROW;
    Some(match op {
        Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if wide => Work::Divide {
            signed: matches!(op, Opcode::SDiv | Opcode::SRem),
            quotient: matches!(op, Opcode::UDiv | Opcode::SDiv),
        },
        Opcode::Mul if wide && own as i64 > limit => Work::Multiply,
        Opcode::FPToUI | Opcode::FPToSI if wide => Work::FromFloat { signed: op == Opcode::FPToSI, saturates: false },
        Opcode::UIToFP | Opcode::SIToFP if int_bits(func, func.type_of(func.operand(inst, 0))) > NARROW => {
            Work::ToFloat { signed: op == Opcode::SIToFP }
        }
        Opcode::Call => return intrinsic_work(func, inst, own),
        _ => return None,
    })
}

fn intrinsic_work(func: &Func<'_>, inst: Inst, own: u32) -> Option<Work> {
    let id = intrinsic(func, inst)?;
    if func.num_operands(inst) < 2 {
        return None;
    }
    let operand = int_bits(func, func.type_of(func.operand(inst, 0)));
    let overflow = |op, signed| Work::Overflow { op, signed };
    let saturate = |op, signed| Work::Saturate { op, signed };
    let work = match id {
        id::SCMP => Work::Order { signed: true },
        id::UCMP => Work::Order { signed: false },
        id::FPTOSI_SAT => Work::FromFloat { signed: true, saturates: true },
        id::FPTOUI_SAT => Work::FromFloat { signed: false, saturates: true },
        _ if operand <= NARROW => return None,
        id::SMIN => Work::Choose(IntPred::Slt),
        id::SMAX => Work::Choose(IntPred::Sgt),
        id::UMIN => Work::Choose(IntPred::Ult),
        id::UMAX => Work::Choose(IntPred::Ugt),
        id::ABS => Work::Abs,
        id::UADD_SAT => saturate(Opcode::Add, false),
        id::SADD_SAT => saturate(Opcode::Add, true),
        id::USUB_SAT => saturate(Opcode::Sub, false),
        id::SSUB_SAT => saturate(Opcode::Sub, true),
        id::USHL_SAT => saturate(Opcode::Shl, false),
        id::SSHL_SAT => saturate(Opcode::Shl, true),
        id::UADD_WITH_OVERFLOW => overflow(Opcode::Add, false),
        id::SADD_WITH_OVERFLOW => overflow(Opcode::Add, true),
        id::USUB_WITH_OVERFLOW => overflow(Opcode::Sub, false),
        id::SSUB_WITH_OVERFLOW => overflow(Opcode::Sub, true),
        id::UMUL_WITH_OVERFLOW => overflow(Opcode::Mul, false),
        id::SMUL_WITH_OVERFLOW => overflow(Opcode::Mul, true),
        _ => return None,
    };
    // Selection has these for results of up to 64 bits.
    let needed = match work {
        Work::Order { .. } => operand > NARROW || own > 64,
        Work::FromFloat { .. } => own > 64,
        _ => true,
    };
    needed.then_some(work)
}

struct ExpandWideIntegers;

impl FunctionPass for ExpandWideIntegers {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let limit = cx.session.knobs.get(knobs::WIDE_MULTIPLY_LIMIT);
        let jobs: Vec<(Inst, Work)> = func
            .block_order()
            .flat_map(|b| func.block_insts(b))
            .filter_map(|i| work_of(func, i, limit).map(|work| (i, work)))
            .collect();
        if jobs.is_empty() {
            return Outcome::Unchanged;
        }
        let mut expansion = Expansion::new(func, limit, &jobs);
        let mut changed = false;
        for &(inst, work) in &jobs {
            changed |= expansion.expand(func, inst, work);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Values that an operation on scalars gives: one, or one and a bit.
type Results = SmallVec<[Value; 2]>;

/// What the expansions of one function share.
struct Expansion {
    limit: i64,
    routines: routines::Routines,
}

impl Expansion {
    fn new(func: &mut FuncMut<'_>, limit: i64, jobs: &[(Inst, Work)]) -> Expansion {
        Expansion { limit, routines: routines::Routines::new(func, limit, jobs) }
    }
    /// Replaces `inst`; false when the routine that it needs is not in the module.
    fn expand(&mut self, func: &mut FuncMut<'_>, inst: Inst, work: Work) -> bool {
        if !self.routines.can(func, inst, work, self.limit) {
            return false;
        }
        let ty = func.ty(inst);
        let components: SmallVec<[Type; 2]> = match func.types().kind(ty) {
            TypeKind::Struct { fields, .. } => fields.iter().copied().collect(),
            _ => SmallVec::from_slice(&[ty]),
        };
        let count =
            if func.op(inst) == Opcode::Call { func.call(inst).num_args as usize } else { func.num_operands(inst) };
        let operands: SmallVec<[Value; 4]> = (0..count).map(|k| func.operand(inst, k)).collect();
        let vector = func.types().vector(components[0]);
        let mut bld = Builder::before(func, inst);
        let results: Results = match vector {
            None => self.scalar(&mut bld, work, &operands, components[0]),
            Some((lanes, ..)) => {
                let mut sums: Results = components.iter().map(|&t| Value::poison(t)).collect();
                let elem = bld.f.types().scalar(components[0]);
                for lane in 0..lanes {
                    let index = bld.f.consts_mut().add_i32(lane);
                    let mut parts: SmallVec<[Value; 4]> = SmallVec::new();
                    for &operand in &operands {
                        let t = bld.f.type_of(operand);
                        parts.push(match bld.f.types().is_vector(t) {
                            true => {
                                let scalar = bld.f.types().scalar(t);
                                bld.extract_element(operand, index, scalar)
                            }
                            false => operand,
                        });
                    }
                    for (sum, part) in sums.iter_mut().zip(self.scalar(&mut bld, work, &parts, elem)) {
                        *sum = bld.insert_element(*sum, part, index);
                    }
                }
                sums
            }
        };
        let result = match results[..] {
            [one] => one,
            _ => {
                let mut whole = Value::poison(ty);
                for (k, &part) in results.iter().enumerate() {
                    whole = insert(&mut bld, whole, part, k as u32);
                }
                whole
            }
        };
        func.replace_and_erase(inst, result);
        true
    }
    /// One operation on scalars; `ty` is the type of the first result.
    fn scalar(&mut self, bld: &mut Builder<'_, '_>, work: Work, operands: &[Value], ty: Type) -> Results {
        let one = |value: Value| -> Results { SmallVec::from_slice(&[value]) };
        let (left, right) = (operands[0], operands.get(1).copied().unwrap_or(operands[0]));
        match work {
            Work::Divide { signed, quotient } => one(self.divide(bld, left, right, signed, quotient)),
            Work::Multiply => one(self.multiply(bld, left, right)),
            Work::Choose(pred) => one(arithmetic::choose(bld, pred, left, right)),
            Work::Abs => one(arithmetic::abs(bld, left)),
            Work::Saturate { op, signed } => one(arithmetic::saturate(bld, op, signed, left, right)),
            Work::Overflow { op: Opcode::Mul, signed } => self.multiply_checked(bld, left, right, signed).into(),
            Work::Overflow { op, signed } => arithmetic::overflow(bld, op, signed, left, right).into(),
            Work::Order { signed } => one(arithmetic::order(bld, signed, left, right, ty)),
            Work::ToFloat { signed } => one(float::from_int(bld, left, ty, signed)),
            Work::FromFloat { signed, saturates } => one(float::to_int(bld, left, ty, signed, saturates)),
        }
    }
}

fn insert(bld: &mut Builder<'_, '_>, whole: Value, part: Value, index: u32) -> Value {
    bld.insert_value(whole, part, &[index])
}

/// `value` as it is in every use: frozen, where it may be undef or poison.
fn once(bld: &mut Builder<'_, '_>, value: Value) -> Value {
    if value.is_constant() && bld.f.consts().is_well_defined(value) { value } else { bld.freeze(value) }
}

/// The constant `number` of integer type `ty`.
fn int(bld: &mut Builder<'_, '_>, ty: Type, number: i64) -> Value {
    // The type is an integer, so there is one.
    bld.f.folder().int_of(ty, number).unwrap_or(Value::poison(ty))
}

fn binary(bld: &mut Builder<'_, '_>, op: Opcode, left: Value, right: Value) -> Value {
    bld.binary(op, left, right, 0)
}

fn compare(bld: &mut Builder<'_, '_>, pred: IntPred, left: Value, right: Value) -> Value {
    bld.icmp(pred, left, right, Type::I1)
}

/// Whether `value` is negative.
fn is_negative(bld: &mut Builder<'_, '_>, value: Value) -> Value {
    let ty = bld.f.type_of(value);
    let zero = int(bld, ty, 0);
    compare(bld, IntPred::Slt, value, zero)
}

/// `-value` where `condition` holds.
fn negate_if(bld: &mut Builder<'_, '_>, condition: Value, value: Value) -> Value {
    let ty = bld.f.type_of(value);
    let zero = int(bld, ty, 0);
    let minus = binary(bld, Opcode::Sub, zero, value);
    bld.select(condition, minus, value, 0)
}
