//! When two instructions compute the same.

use super::hasher;
use crate::patterns as pat;
use std::cmp::Ordering;
use std::hash::{BuildHasher, Hash, Hasher};
use warpc_analysis::facts::{self, Exceptions, Rounding};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, Func, FuncMut, IntPred, Opcode, Value};

pub(super) fn is_convergent(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst).is_call() && facts::call_has(f, inst, AttrKind::Convergent)
}

/// Whether equal instructions of this kind have equal results, wherever they stand.
pub(super) fn is_value(f: &Func<'_>, inst: Inst) -> bool {
    let op = f.op(inst);
    if op.is_pure() || op.is_int_div() {
        return true;
    }
    if op != Opcode::Call || f.ty(inst) == Type::VOID || !f.call(inst).bundles.is_empty() {
        return false;
    }
    // An operation under constraints whose exceptions nobody counts, and which rounds as it says wherever it stands.
    if let Some(which) = facts::intrinsic(f, inst).filter(|&which| intrinsics::is_constrained_fp(which))
        && let Some(environment) = facts::float_environment(f, inst)
    {
        let compares = matches!(which, id::EXPERIMENTAL_CONSTRAINED_FCMP | id::EXPERIMENTAL_CONSTRAINED_FCMPS);
        let dynamic = environment.rounding == Rounding::MayBeDownward && facts::rounding_direction(f, inst).is_none();
        return environment.exceptions != Exceptions::Strict && (compares || !dynamic);
    }
    let m = facts::call_memory(f, inst);
    // Where an equal call has returned, another one would as well, and not throw.
    let free = !m.reads() && !m.writes();
    // What a thread reads of its own state may change although memory does not.
    free && match facts::intrinsic(f, inst) {
        Some(which) => intrinsics::uniformity(which) != intrinsics::Uniformity::Divergent || intrinsics::is_sreg(which),
        None => true,
    }
}

/// Operands in a canonical order, predicates in a canonical direction.
fn canonical(f: &Func<'_>, inst: Inst) -> (Value, Value, u16) {
    let (a, b) = (f.operand(inst, 0), f.operand(inst, 1));
    let swap = a > b;
    let turned = |pred: u16, turned: u16| match a.cmp(&b) {
        Ordering::Less => (a, b, pred),
        Ordering::Equal => (a, b, pred.min(turned)),
        Ordering::Greater => (b, a, turned),
    };
    match f.op(inst) {
        Opcode::ICmp => turned(f.int_pred(inst) as u16, f.int_pred(inst).swapped() as u16),
        Opcode::FCmp => turned(f.float_pred(inst) as u16, f.float_pred(inst).swapped() as u16),
        _ if swap => (b, a, 0),
        _ => (a, b, 0),
    }
}

/// What a select chooses by, so that selects that choose alike have one form.
#[derive(PartialEq, Eq, Hash)]
enum Choice {
    /// The greater or lesser one of two values, in order of their numbers, by a strict comparison.
    Extreme { pred: u16, values: [u32; 2] },
    /// By a comparison, whose predicate is the lesser one of itself and its inverse.
    Compared { op: u8, pred: u16, compared: [u32; 2], values: [u32; 2] },
    /// By any other condition, which is no inverse.
    Any { condition: u32, values: [u32; 2] },
}

/// What select `inst` chooses by. Selects of equal choices have equal results, poison included: comparisons that promise something
/// are conditions like any other.
fn choice(f: &Func<'_>, inst: Inst) -> Choice {
    let (mut condition, mut yes, mut no) = (f.operand(inst, 0), f.operand(inst, 1), f.operand(inst, 2));
    if let Some(inverse) = pat::not(f, condition) {
        (condition, yes, no) = (inverse, no, yes);
    }
    let promises = |i: Inst| f.flags(i) & if f.op(i) == Opcode::ICmp { flags::SAMESIGN } else { flags::FAST } != 0;
    let Some(compare) = condition.as_inst().filter(|&i| matches!(f.op(i), Opcode::ICmp | Opcode::FCmp) && !promises(i))
    else {
        return Choice::Any { condition: condition.0, values: [yes.0, no.0] };
    };
    let (left, right) = (f.operand(compare, 0), f.operand(compare, 1));
    if f.op(compare) == Opcode::ICmp && ((left, right) == (yes, no) || (left, right) == (no, yes)) {
        let pred = if left == yes { f.int_pred(compare) } else { f.int_pred(compare).swapped() };
        if matches!(pred, IntPred::Ugt | IntPred::Ult | IntPred::Sgt | IntPred::Slt) {
            return Choice::Extreme { pred: pred as u16, values: [yes.0.min(no.0), yes.0.max(no.0)] };
        }
    }
    let (left, right, pred) = canonical(f, compare);
    let inverse = match f.op(compare) {
        Opcode::ICmp => IntPred::from_u8(pred as u8).inverse() as u16,
        _ => FloatPred::from_u8(pred as u8).inverse() as u16,
    };
    let values = if inverse < pred { [no.0, yes.0] } else { [yes.0, no.0] };
    let compared = [left.0, right.0];
    Choice::Compared { op: f.op(compare) as u8, pred: pred.min(inverse), compared, values }
}

fn commutes(f: &Func<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::ICmp | Opcode::FCmp => true,
        Opcode::Call => facts::intrinsic(f, inst).is_some_and(intrinsics::is_commutative) && f.call(inst).num_args >= 2,
        op => op.is_commutative(),
    }
}

/// Hash of what [`equal`] compares.
pub(super) fn hash_of(f: &Func<'_>, inst: Inst) -> u64 {
    let mut h = hasher().build_hasher();
    let op = f.op(inst);
    (op as u8, f.ty(inst).0).hash(&mut h);
    let mut skip = 0;
    if op == Opcode::Select {
        choice(f, inst).hash(&mut h);
        return h.finish();
    }
    if commutes(f, inst) {
        let (a, b, q) = canonical(f, inst);
        (a.0, b.0, q).hash(&mut h);
        skip = 2;
    }
    for v in f.operands(inst).skip(skip) {
        v.0.hash(&mut h);
    }
    match op {
        Opcode::GetElementPtr => f.aux(inst).a.hash(&mut h),
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => f.indices(inst).hash(&mut h),
        _ => {}
    }
    h.finish()
}

/// Whether `first` and `second` compute the same from the same operands, flags apart.
pub(super) fn equal(f: &Func<'_>, first: Inst, second: Inst) -> bool {
    let op = f.op(first);
    if op != f.op(second) || f.ty(first) != f.ty(second) || f.num_operands(first) != f.num_operands(second) {
        return false;
    }
    if op == Opcode::Select {
        return choice(f, first) == choice(f, second);
    }
    let mut skip = 0;
    if commutes(f, first) {
        if canonical(f, first) != canonical(f, second) {
            return false;
        }
        skip = 2;
    }
    if !f.operands(first).skip(skip).eq(f.operands(second).skip(skip)) {
        return false;
    }
    match op {
        Opcode::GetElementPtr => f.aux(first).a == f.aux(second).a,
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => f.indices(first) == f.indices(second),
        Opcode::Call => {
            let (x, y) = (f.call(first), f.call(second));
            x.cc == y.cc && x.fn_ty == y.fn_ty && f.attrs().are_alike(x.attrs, y.attrs)
        }
        _ => true,
    }
}

/// The kept instruction promises only what both did. A predicate stays.
pub(crate) fn keep_common_flags(f: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    f.keep_common_attrs(kept, gone);
    let (a, b) = (f.flags(kept), f.flags(gone));
    let promise = match f.op(kept) {
        Opcode::ICmp => flags::SAMESIGN,
        op if op.takes_fast_math() => flags::FAST,
        Opcode::Load | Opcode::Store => 0,
        _ => flags::INT_POISON,
    };
    let common = a & (b | !promise);
    if common != a {
        f.set_flags(kept, common);
    }
}

/// Predicates are compared as numbers; both tables have at most 16.
const _: () = assert!(IntPred::ALL.len() <= 16 && FloatPred::ALL.len() <= 16);
