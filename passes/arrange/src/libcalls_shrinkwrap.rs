//! `libcalls-shrinkwrap`: calls of mathematical functions whose result nobody needs are made only for arguments that set `errno`.
//!
//! **When**: the result of a call of a function of the C library is unused, so that the call is there for its error alone: an argument
//! outside of its domain, at a pole, or whose result is too large or small. Not in functions that are optimised for size. `pow` only
//! with a constant base of 1 to 255, or a base that comes from an integer of 8, 16 or 32 bits. GPUs have no such functions: nothing
//! happens there.
//! **How**: a condition on the argument, a table of bounds by function and precision, around the call. **Invariants**: arguments for which
//! the call stays away set no error; in functions with constrained floating point the comparisons are constrained too. Weights say that
//! errors are rare. **Cost**: linear.
//! **Relies on** nothing that is said of threads: no function of the C library is convergent, so one may be made under a condition.

use crate::then_block::split_before;
use crate::weights::{Measured, UNLIKELY, set_weights};
use warpc_analysis::library::{LibFunc, LibraryCall, Precision, library_call};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Builder, FloatPred, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "libcalls-shrinkwrap",
    summary: "call mathematical functions whose result is unused only where they set an error",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("libcalls-shrinkwrap")?;
        Ok(PassBody::Function(Box::new(ShrinkWrap)))
    },
};

struct ShrinkWrap;

/// A comparison of argument `argument` with `bound`.
#[derive(Clone, Copy)]
struct Test {
    argument: usize,
    pred: FloatPred,
    bound: f64,
}

/// Tests of the first argument, in the order in which they are computed; the call is needed if one of them holds.
fn of_first(tests: &[(FloatPred, f64)]) -> Vec<Test> {
    tests.iter().map(|&(pred, bound)| Test { argument: 0, pred, bound }).collect()
}

/// Least and largest argument whose result is a number of the format; by precision as `double`, `float`, `long double`.
fn range(func: LibFunc, precision: Precision) -> Option<[f64; 2]> {
    let rows = match func {
        LibFunc::Cosh | LibFunc::Sinh => [[-710., 710.], [-89., 89.], [-11357., 11357.]],
        LibFunc::Exp => [[-745., 709.], [-103., 88.], [-11399., 11356.]],
        LibFunc::Exp10 => [[-323., 308.], [-45., 38.], [-4950., 4932.]],
        LibFunc::Exp2 => [[-1074., 1023.], [-149., 127.], [-16445., 11383.]],
        _ => return None,
    };
    Some(
        rows[match precision {
            Precision::Double => 0,
            Precision::Float => 1,
            Precision::LongDouble => 2,
        }],
    )
}

/// When a call sets an error.
fn errors(f: &Func<'_>, call: Inst, LibraryCall { func, precision }: LibraryCall) -> Option<Vec<Test>> {
    use FloatPred::{Oeq, Oge, Ogt, Ole, Olt};
    if let Some([least, most]) = range(func, precision) {
        return Some(of_first(&[(Olt, least), (Ogt, most)]));
    }
    Some(match func {
        LibFunc::Acos | LibFunc::Asin => of_first(&[(Ogt, 1.), (Olt, -1.)]),
        LibFunc::Cos | LibFunc::Sin => of_first(&[(Oeq, f64::NEG_INFINITY), (Oeq, f64::INFINITY)]),
        LibFunc::Acosh => of_first(&[(Olt, 1.)]),
        LibFunc::Sqrt => of_first(&[(Olt, 0.)]),
        LibFunc::Expm1 => of_first(&[(
            Ogt,
            match precision {
                Precision::Double => 709.,
                Precision::Float => 88.,
                Precision::LongDouble => 11356.,
            },
        )]),
        LibFunc::Atanh => of_first(&[(Oge, 1.), (Ole, -1.)]),
        LibFunc::Log | LibFunc::Log10 | LibFunc::Log2 | LibFunc::Logb => of_first(&[(Ole, 0.)]),
        LibFunc::Log1p => of_first(&[(Ole, -1.)]),
        LibFunc::Pow if precision == Precision::Double => return power(f, call),
        _ => return None,
    })
}

/// When `pow` overflows, whatever the base is of those looked at, or may have a base that is not positive.
fn power(func: &Func<'_>, call: Inst) -> Option<Vec<Test>> {
    let too_large = |bound: f64| Test { argument: 1, pred: FloatPred::Ogt, bound };
    let base = func.operand(call, 0);
    if let Some((_, bits)) = p::float(func, base) {
        let is_small = (1.0..=255.0).contains(&f64::from_bits(bits as u64));
        return is_small.then(|| vec![too_large(127.)]);
    }
    let convert = base.as_inst().filter(|&i| matches!(func.op(i), Opcode::UIToFP | Opcode::SIToFP))?;
    let most = match func.types().int_bits(func.type_of(func.operand(convert, 0)))? {
        8 => 128.,
        16 => 64.,
        32 => 32.,
        _ => return None,
    };
    Some(vec![too_large(most), Test { argument: 0, pred: FloatPred::Ole, bound: 0. }])
}

/// `number` as a constant of type `ty`.
fn constant(func: &mut FuncMut<'_>, ty: Type, number: f64) -> Option<Value> {
    let bits = number.to_bits();
    Some(match ty {
        Type::FLOAT => func.consts_mut().add_float(ty, (number as f32).to_bits().into()),
        Type::DOUBLE => func.consts_mut().add_float(ty, bits),
        // Sign and exponent, then all digits with the first one.
        Type::X86_FP80 if number == 0. => func.consts_mut().add_wide_float(ty, [0, bits >> 48]),
        Type::X86_FP80 => {
            let sign = bits >> 63 << 15;
            let exponent = bits >> 52 & 0x7ff;
            let exponent = if exponent == 0x7ff { 0x7fff } else { exponent + 16383 - 1023 };
            func.consts_mut().add_wide_float(ty, [1 << 63 | bits << 11, sign | exponent])
        }
        _ => return None,
    })
}

/// Computes `test` before `call`.
fn compute(f: &mut FuncMut<'_>, call: Inst, test: Test, strict: bool) -> Option<Value> {
    let argument = f.operand(call, test.argument);
    let ty = f.type_of(argument);
    let bound = constant(f, ty, test.bound)?;
    if !strict {
        return Some(Builder::before(f, call).fcmp(test.pred, argument, bound, Type::I1, 0));
    }
    let pred = f.add_md(NewNode::Text(test.pred.text().as_bytes().into()));
    let exceptions = f.add_md(NewNode::Text(b"fpexcept.strict"[..].into()));
    let args = [argument, bound, Value::meta(pred), Value::meta(exceptions)];
    let result = Builder::before(f, call).intrinsic(id::EXPERIMENTAL_CONSTRAINED_FCMP, &[ty], &args, 0)?;
    let inst = result.as_inst()?;
    let func = f.intern_attr_set(vec![warpc_ir::attrs::Attr::Flag(AttrKind::StrictFP)]);
    let mut row = f.call(inst).clone();
    row.attrs = f.intern_attrs(func, AttrSet::EMPTY, Vec::new());
    f.set_call(inst, row);
    Some(result)
}

/// Whether the argument of the call has a format that the bounds are for.
fn has_format(func: &Func<'_>, call: Inst) -> bool {
    matches!(func.type_of(func.operand(call, 0)), Type::FLOAT | Type::DOUBLE | Type::X86_FP80)
}

fn wrap(func: &mut FuncMut<'_>, call: Inst, tests: &[Test]) -> bool {
    let strict = facts::call_has(func, call, AttrKind::StrictFP);
    let mut condition: Option<Value> = None;
    for &test in tests {
        let Some(next) = compute(func, call, test, strict) else { return false };
        condition = Some(match condition {
            None => next,
            Some(before) => Builder::before(func, call).binary(Opcode::Or, next, before, 0),
        });
    }
    let Some(condition) = condition else { return false };
    let split = split_before(func, call, condition, true);
    func.set_name(Value::block(split.arm), b"cdce.call");
    func.set_name(Value::block(split.tail), b"cdce.end");
    set_weights(func, split.branch, Measured::Known, &UNLIKELY);
    let end = func.terminator(split.arm);
    func.move_before(call, end);
    true
}

impl FunctionPass for ShrinkWrap {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let attrs = func.attrs();
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        if attrs.fn_has(own, AttrKind::OptimizeForSize) {
            return Outcome::Unchanged;
        }
        let mut calls: Vec<(Inst, Vec<Test>)> = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if func.op(i) != Opcode::Call
                    || !func.is_unused(i.into())
                    || func.call(i).num_args == 0
                    || !has_format(func, i)
                {
                    continue;
                }
                let tests = library_call(func, i).and_then(|known| errors(func, i, known));
                calls.extend(tests.map(|tests| (i, tests)));
            }
        }
        let mut changed = false;
        for (call, tests) in calls {
            changed |= wrap(func, call, &tests);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}
