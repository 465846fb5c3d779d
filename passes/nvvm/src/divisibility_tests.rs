//! `divisibility-tests`: a comparison of a remainder by a constant becomes a product, a rotation and a comparison.
//!
//! ```text
//!   x urem C == k  ->  rotr(x * odd(C)^-1 - k * odd(C)^-1, z) <=u (2^W - 1 - k) / C        z: zeros that C ends in
//!   x srem C == 0  ->  rotr(x * odd(C)^-1 + (n << z), z) <=u n + p               p, n: multiples of C above and below zero
//! ```
//!
//! **When**: the remainder has no other reader, and `C` is no power of two, which a mask tests. Numbers of up to 32 bits are tested in 32, of
//! up to 64 in 64. **Why right**: the product with the inverse of an odd number, the sum with a constant and the rotation each send
//! different numbers to different ones, and the multiples `C * q` to `q`, or `q + n`, which are as many as pass the comparison.
//! **Cost**: linear. **Invariants**: nothing but the comparison and the remainder.
//! **Source**: Granlund and Montgomery, "Division by Invariant Integers using Multiplication", section 9; LLVM does it in selection.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "divisibility-tests",
    summary: "compare remainders by constants without dividing",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(DivisibilityTests)))
    },
};

struct DivisibilityTests;

impl FunctionPass for DivisibilityTests {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let all = func.block_order().flat_map(|block| func.block_insts(block));
        let found: Vec<Question> = all.filter_map(|inst| question(func, inst)).collect();
        for question in &found {
            answer(func, question);
        }
        Outcome::of(!found.is_empty(), AnalysisSet::CFG_ALL)
    }
}

/// Numbers that decide whether a remainder is a certain number, in words of some width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Test {
    /// Inverse of the odd part of the divisor.
    inverse: u64,
    /// Added to the product.
    bias: u64,
    /// By which the sum is rotated to the right.
    zeros: u32,
    /// What then is no larger passes.
    limit: u64,
}

impl Test {
    /// Whether `x urem divisor == rest` in words of `bits`.
    fn unsigned(divisor: u64, rest: u64, bits: u32) -> Option<Test> {
        let mask = u64::MAX >> (64 - bits);
        if divisor == 0 || divisor.is_power_of_two() || rest >= divisor {
            return None;
        }
        let zeros = divisor.trailing_zeros();
        let inverse = inverse_of_odd(divisor >> zeros) & mask;
        let bias = rest.wrapping_mul(inverse).wrapping_neg() & mask;
        Some(Test { inverse, bias, zeros, limit: (mask - rest) / divisor })
    }
    /// Whether `x srem divisor == 0` in words of `bits`; the sign of the divisor does not matter.
    fn signed(divisor: i64, bits: u32) -> Option<Test> {
        let mask = u64::MAX >> (64 - bits);
        let divisor = divisor.unsigned_abs();
        if divisor == 0 || divisor.is_power_of_two() {
            return None;
        }
        let zeros = divisor.trailing_zeros();
        let lowest = 1u64 << (bits - 1);
        let (above, below) = ((lowest - 1) / divisor, lowest / divisor);
        let inverse = inverse_of_odd(divisor >> zeros) & mask;
        Some(Test { inverse, bias: below << zeros, zeros, limit: above + below })
    }
}

/// The number whose product with `odd` is one, in 64 bits and in any part of them.
fn inverse_of_odd(odd: u64) -> u64 {
    // Right in the lowest three bits; each step makes twice as many right.
    let mut inverse = odd;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}

/// A comparison that is to be answered by a test.
struct Question {
    comparison: Inst,
    remainder: Inst,
    test: Test,
    /// Width of the words that the test is done in.
    bits: u32,
}

/// What `inst` asks, if that is whether a remainder is a constant.
fn question(func: &Func<'_>, inst: Inst) -> Option<Question> {
    if func.op(inst) != Opcode::ICmp || !matches!(func.int_pred(inst), IntPred::Eq | IntPred::Ne) {
        return None;
    }
    let remainder = func.operand(inst, 0).as_inst().filter(|&def| func.has_one_use(def.into()))?;
    let is_signed = match func.op(remainder) {
        Opcode::URem => false,
        Opcode::SRem => true,
        _ => return None,
    };
    let width = func.types().int_bits(func.ty(remainder)).filter(|width| (8..=64).contains(width))?;
    let bits = if width <= 32 { 32 } else { 64 };
    let rest = func.consts().as_int(func.operand(inst, 1))?;
    let divisor = func.consts().as_int(func.operand(remainder, 1))?;
    let test = match is_signed {
        false => Test::unsigned(divisor, rest, bits)?,
        true if rest == 0 => Test::signed(warpc_ir::consts::sign_extend(divisor, width), bits)?,
        true => return None,
    };
    Some(Question { comparison: inst, remainder, test, bits })
}

/// Replaces the comparison of `question`, and erases the remainder.
fn answer(func: &mut FuncMut<'_>, question: &Question) {
    let &Question { comparison, remainder, test, bits } = question;
    let ty = if bits == 32 { Type::I32 } else { Type::I64 };
    let is_signed = func.op(remainder) == Opcode::SRem;
    let mut value = func.operand(remainder, 0);
    if func.type_of(value) != ty {
        let extension = if is_signed { Opcode::SExt } else { Opcode::ZExt };
        value = Builder::before(func, comparison).cast(extension, value, ty, 0);
    }
    let number = |func: &mut FuncMut<'_>, number: u64| func.consts_mut().add_int(ty, bits, number);
    let apply = |func: &mut FuncMut<'_>, op: Opcode, value: Value, operand: u64| {
        let operand = number(func, operand);
        Builder::before(func, comparison).binary(op, value, operand, 0)
    };
    value = apply(func, Opcode::Mul, value, test.inverse);
    if test.bias != 0 {
        value = apply(func, Opcode::Add, value, test.bias);
    }
    if test.zeros != 0 {
        let zeros = number(func, u64::from(test.zeros));
        let rotated = Builder::before(func, comparison).intrinsic(id::FSHR, &[ty], &[value, value, zeros], 0);
        value = rotated.expect("words of 32 and 64 bits can be rotated");
    }
    let limit = number(func, test.limit);
    let pred = if func.int_pred(comparison) == IntPred::Eq { IntPred::Ule } else { IntPred::Ugt };
    let passes = Builder::before(func, comparison).icmp(pred, value, limit, Type::I1);
    func.replace_and_erase(comparison, passes);
    func.erase(remainder);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the test says of `x` in words of `bits`.
    fn passes(test: Test, x: u64, bits: u32) -> bool {
        let mask = u64::MAX >> (64 - bits);
        let sum = x.wrapping_mul(test.inverse).wrapping_add(test.bias) & mask;
        let rotated = if test.zeros == 0 { sum } else { (sum >> test.zeros | sum << (bits - test.zeros)) & mask };
        rotated <= test.limit
    }

    #[test]
    fn all_numbers_of_few_bits() {
        for bits in 2..=9 {
            let count = 1u64 << bits;
            for divisor in 1..count {
                for rest in 0..divisor {
                    let Some(test) = Test::unsigned(divisor, rest, bits) else { continue };
                    assert!(
                        (0..count).all(|x| passes(test, x, bits) == (x % divisor == rest)),
                        "{divisor} {rest} {bits}"
                    );
                }
                let signed = warpc_ir::consts::sign_extend(divisor, bits);
                let Some(test) = Test::signed(signed, bits) else { continue };
                let is_multiple = |x: u64| warpc_ir::consts::sign_extend(x, bits).checked_rem(signed) == Some(0);
                assert!((0..count).all(|x| passes(test, x, bits) == is_multiple(x)), "{signed} {bits}");
            }
        }
    }

    #[test]
    fn large_numbers() {
        for divisor in [3, 6, 7, 10, 12, 1000, 0x7fff_ffff, u64::MAX, u64::MAX - 1, 3 << 62] {
            let test = Test::unsigned(divisor, 0, 64).unwrap();
            for near in [0, divisor, u64::MAX / divisor * divisor, divisor.wrapping_mul(12345), u64::MAX] {
                for x in (0..7).map(|k| near.wrapping_add(k).wrapping_sub(3)) {
                    assert_eq!(passes(test, x, 64), x % divisor == 0, "{x} {divisor}");
                }
            }
        }
        for divisor in [3, -3, 6, 10, -1000, i64::MAX, i64::MIN + 1] {
            let test = Test::signed(divisor, 64).unwrap();
            for near in [0, divisor, i64::MAX / divisor * divisor, i64::MIN, i64::MAX, divisor.wrapping_mul(999)] {
                for x in (0..7).map(|k| near.wrapping_add(k).wrapping_sub(3)) {
                    assert_eq!(passes(test, x as u64, 64), x.wrapping_rem(divisor) == 0, "{x} {divisor}");
                }
            }
        }
        assert_eq!((Test::unsigned(8, 0, 32), Test::signed(-8, 32), Test::unsigned(3, 3, 32)), (None, None, None));
    }
}
