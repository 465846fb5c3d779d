//! Target cost table: size and latency of instructions, for the inliner, speculation in simplifycfg, unrolling.
//!
//! Units are LLVM's: 0 free (folded into another instruction or no code), 1 basic, 4 expensive. Latency is in the same
//! steps of about four cycles of an arithmetic instruction on current chips.

use crate::facts::{int_constant, intrinsic};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, TypeKind};

/// Cost of nothing.
pub const FREE: u32 = 0;
/// Cost of a division.
pub const EXPENSIVE: u32 = 4;

/// Instructions that ptxas makes of code, and what it does with short code: measured behind `ptxas -O3`.
pub mod ptxas {
    /// A quotient or remainder of words by a divisor that is not known.
    pub const QUOTIENT: u32 = 20;
    /// One of more bits.
    pub const LONG_QUOTIENT: u32 = 60;
    /// Quotient of floats that is rounded as IEEE says: the reciprocal, its corrections, and the test for the routine.
    pub const FLOAT_QUOTIENT: u32 = 10;
    /// A quotient of doubles.
    pub const DOUBLE_QUOTIENT: u32 = 40;
    /// A root of floats that is rounded as IEEE says: an approximation, steps towards it, and a call for what is far out.
    pub const ROOT: u32 = 12;
    /// A root of doubles.
    pub const DOUBLE_ROOT: u32 = 30;
    /// Instructions that are put under a predicate instead of behind a branch.
    pub const PREDICATED: usize = 7;
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostKind {
    /// Machine instructions.
    Size,
    /// Time until the result is there.
    Latency,
    /// Both in one number, for decisions about inlining and speculation.
    SizeAndLatency,
}

/// How the type of a row's result scales its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scale {
    /// The same for all types.
    One,
    /// Per lane, and per 32 bits of integers: 64-bit addition is two instructions.
    Words,
    /// Per lane, and per square of 32-bit words (multiplication).
    Square,
    /// Per lane; `double` as given, `fp128` never.
    Lanes,
    /// Per 16 bytes: vector loads and stores.
    Access,
}

/// A row: opcode, instructions, latency, scale.
struct Row(Opcode, u16, u16, Scale);

use Opcode::*;
use Scale::*;
/// One row per opcode. A test checks that none is missing.
#[rustfmt::skip]
const TABLE: &[Row] = &[
    //  opcode           size  latency  scale
    Row(Add,                1,   1,     Words),
    Row(Sub,                1,   1,     Words),
    Row(Mul,                1,   1,     Square),
    Row(UDiv,               4,   8,     Square),
    Row(SDiv,               4,   8,     Square),
    Row(URem,               4,   8,     Square),
    Row(SRem,               4,   8,     Square),
    Row(Shl,                1,   1,     Words),
    Row(LShr,               1,   1,     Words),
    Row(AShr,               1,   1,     Words),
    Row(And,                1,   1,     Words),
    Row(Or,                 1,   1,     Words),
    Row(Xor,                1,   1,     Words),
    Row(FNeg,               1,   1,     Lanes),
    Row(FAdd,               1,   1,     Lanes),
    Row(FSub,               1,   1,     Lanes),
    Row(FMul,               1,   1,     Lanes),
    Row(FDiv,               4,   8,     Lanes),
    Row(FRem,               4,  16,     Lanes),
    Row(Trunc,              1,   1,     Lanes),
    Row(ZExt,               1,   1,     Lanes),
    Row(SExt,               1,   1,     Lanes),
    Row(FPTrunc,            1,   1,     Lanes),
    Row(FPExt,              1,   1,     Lanes),
    Row(FPToUI,             1,   2,     Lanes),
    Row(FPToSI,             1,   2,     Lanes),
    Row(UIToFP,             1,   2,     Lanes),
    Row(SIToFP,             1,   2,     Lanes),
    Row(PtrToInt,           0,   0,     One),
    Row(PtrToAddr,          0,   0,     One),
    Row(IntToPtr,           0,   0,     One),
    Row(BitCast,            0,   0,     One),
    Row(AddrSpaceCast,      1,   1,     Lanes),
    Row(ICmp,               1,   1,     Words),
    Row(FCmp,               1,   1,     Lanes),
    Row(Select,             1,   1,     Words),
    Row(Freeze,             0,   0,     One),
    Row(ExtractElement,     0,   0,     One),
    Row(InsertElement,      0,   0,     One),
    Row(ShuffleVector,      0,   0,     One),
    Row(ExtractValue,       0,   0,     One),
    Row(InsertValue,        0,   0,     One),
    Row(GetElementPtr,      1,   1,     Lanes),
    Row(Phi,                0,   0,     One),
    Row(Alloca,             1,   1,     One),
    Row(Load,               1,   8,     Access),
    Row(Store,              1,   1,     Access),
    Row(Fence,              1,   8,     One),
    Row(CmpXchg,            1,  16,     One),
    Row(AtomicRmw,          1,  16,     One),
    Row(Call,               4,   8,     One),
    Row(VaArg,              1,   8,     One),
    Row(LandingPad,         1,   1,     One),
    Row(CatchPad,           1,   1,     One),
    Row(CleanupPad,         1,   1,     One),
    Row(Ret,                1,   1,     One),
    Row(Br,                 1,   1,     One),
    Row(Switch,             1,   2,     One),
    Row(IndirectBr,         1,   2,     One),
    Row(Unreachable,        0,   0,     One),
    Row(Invoke,             4,   8,     One),
    Row(CallBr,             4,   8,     One),
    Row(Resume,             1,   1,     One),
    Row(CatchSwitch,        1,   1,     One),
    Row(CatchRet,           1,   1,     One),
    Row(CleanupRet,         1,   1,     One),
];

/// Intrinsics that are not one basic instruction: size, latency.
#[rustfmt::skip]
const INTRINSICS: &[(IntrinsicId, u16, u16)] = &[
    (id::FMA,      1,  1),
    (id::FMULADD,  1,  1),
    (id::SQRT,     2,  8),
    (id::SIN,      8, 16),
    (id::COS,      8, 16),
    (id::TAN,     12, 24),
    (id::EXP,      6, 12),
    (id::EXP2,     2,  8),
    (id::EXP10,    6, 12),
    (id::LOG,      6, 12),
    (id::LOG2,     2,  8),
    (id::LOG10,    6, 12),
    (id::POW,     16, 32),
    (id::POWI,     8, 16),
    (id::BSWAP,    1,  2),
    (id::CTPOP,    1,  2),
    (id::CTLZ,     2,  2),
    (id::CTTZ,     2,  4),
    (id::FSHL,     1,  2),
    (id::FSHR,     1,  2),
    (id::ABS,      1,  1),
    (id::TRAP,     1,  1),
    (id::MEMCPY,   4, 16),
    (id::MEMMOVE,  4, 16),
    (id::MEMSET,   4, 16),
];

/// Cost of instruction `inst`. Constant time.
pub fn cost(func: &Func<'_>, inst: Inst, kind: CostKind) -> u32 {
    let op = func.op(inst);
    let t = func.types();
    match op {
        Call => return call_cost(func, inst, kind),
        // An address with constant indices folds into the access, and so does one that only adds.
        GetElementPtr if (1..func.num_operands(inst)).all(|k| func.operand(inst, k).is_constant()) => return FREE,
        // The low half of a register pair, and what a register holds already.
        Trunc if t.int_bits(func.ty(inst)) == Some(32) => return FREE,
        ZExt if t.int_bits(func.ty(inst)).is_some_and(|b| b <= 64)
            && func.type_of(func.operand(inst, 0)) == Type::I32 =>
        {
            return FREE;
        }
        AddrSpaceCast if t.addrspace(func.ty(inst)).is_some_and(|a| a != 0) => return FREE,
        Switch => {
            let cases = (func.num_operands(inst) as u32 - 2) / 2;
            return if kind == CostKind::Latency { 2 } else { 1 + cases.min(8) };
        }
        Mul | UDiv | URem | SDiv | SRem if is_power_of_two(func, inst) => return words(func, func.ty(inst)),
        _ => {}
    }
    let row = &TABLE[op as usize];
    debug_assert_eq!(row.0, op);
    let ty = match op {
        Store => func.type_of(func.operand(inst, 0)),
        ICmp | FCmp => func.type_of(func.operand(inst, 0)),
        _ => func.ty(inst),
    };
    let n = match row.3 {
        One => 1,
        Words => words(func, ty),
        Square => {
            let lanes = lanes(func, ty);
            let w = words(func, ty) / lanes;
            lanes * w * w
        }
        Lanes => lanes(func, ty),
        Access => (func.layout().store_size(t, ty).div_ceil(16) as u32).clamp(1, 64),
    };
    match kind {
        CostKind::Size => row.1 as u32 * n,
        CostKind::Latency => row.2 as u32 * if row.3 == Access { 1 } else { n },
        // A load counts as one: what hides its latency is the scheduler's business.
        CostKind::SizeAndLatency => row.1 as u32 * n,
    }
}

fn is_power_of_two(func: &Func<'_>, inst: Inst) -> bool {
    int_constant(func, func.operand(inst, 1)).is_some_and(u128::is_power_of_two)
}

fn lanes(func: &Func<'_>, ty: Type) -> u32 {
    match *func.types().kind(ty) {
        TypeKind::Vector { len, elem, .. } => {
            // Two halves share an instruction.
            let half = matches!(func.types().kind(elem), TypeKind::Half | TypeKind::BFloat);
            if half { len.div_ceil(2).max(1) } else { len.max(1) }
        }
        _ => 1,
    }
}

fn words(func: &Func<'_>, ty: Type) -> u32 {
    let bits = func.types().int_bits(func.types().scalar(ty)).unwrap_or(32).max(1);
    lanes(func, ty) * bits.div_ceil(32)
}

fn call_cost(func: &Func<'_>, inst: Inst, kind: CostKind) -> u32 {
    let pick = |size: u32, latency: u32| if kind == CostKind::Latency { latency } else { size };
    let Some(x) = intrinsic(func, inst) else {
        if let warpc_ir::ValueKind::Asm(a) = func.callee(inst).kind() {
            // One instruction per line or semicolon.
            let text = func.ctx().str(func.ctx().asm(a).text);
            let lines = text.split(|&c| c == b';' || c == b'\n');
            let n = lines.filter(|l| l.iter().any(|c| c.is_ascii_alphanumeric())).count() as u32;
            return pick(n, n);
        }
        return pick(EXPENSIVE + func.call(inst).num_args, 8 + func.call(inst).num_args);
    };
    if intrinsics::is_assume_like(x) || intrinsics::is_pass_through(x) {
        return FREE;
    }
    if let Some(r) = INTRINSICS.iter().find(|r| r.0 == x) {
        let n = lanes(func, func.ty(inst));
        return pick(r.1 as u32 * n, r.2 as u32 * n);
    }
    if intrinsics::is_sreg(x) {
        return pick(1, 4);
    }
    pick(words(func, func.ty(inst)).max(1), if intrinsics::memory(x).reads() { 8 } else { 2 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::on_function;

    #[test]
    fn one_row_per_opcode() {
        assert_eq!(TABLE.len(), Opcode::ALL.len());
        for (row, &op) in TABLE.iter().zip(Opcode::ALL) {
            assert_eq!(row.0, op);
        }
    }

    #[test]
    fn some_costs() {
        let text = "declare i32 @llvm.umin.i32(i32, i32)
            define void @f(i32 %a, i64 %b, ptr %p, <4 x float> %v, float %x) {
              %1 = add i32 %a, 1
              %2 = add i64 %b, 1
              %3 = mul i64 %b, %b
              %4 = udiv i32 %a, 8
              %5 = udiv i32 %a, %a
              %6 = getelementptr i32, ptr %p, i64 4
              %7 = fadd <4 x float> %v, %v
              %8 = load <4 x float>, ptr %p
              %9 = call i32 @llvm.umin.i32(i32 %a, i32 %1)
              %10 = trunc i64 %b to i32
              %11 = bitcast i32 %a to float
              ret void
            }";
        let sizes = on_function(text, "f", |f| {
            f.block_insts(f.entry()).map(|i| cost(f, i, CostKind::SizeAndLatency)).collect::<Vec<_>>()
        });
        assert_eq!(sizes, [1, 2, 4, 1, 4, 0, 4, 1, 1, 0, 0, 1]);
    }
}
