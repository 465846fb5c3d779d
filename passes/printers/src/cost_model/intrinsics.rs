//! What calls of intrinsics cost: one instruction each, but for those of the table and those that are made of others.

use super::types::{Action, Elem, Machine, Operation, Register, Shape};
use super::{Kind, LIBRARY};
use warpc_ir::opcode::Opcode;

/// How an intrinsic is done for each type of its result.
struct Row {
    name: &'static str,
    /// Of integers up to 16, 32, 64 bits.
    ints: [Action; 3],
    /// Of `half`, `bfloat`, `float`, `double`.
    floats: [Action; 4],
}

use Action::{Custom as C, Expand as E, Legal as L};

const fn ints(name: &'static str, ints: [Action; 3]) -> Row {
    Row { name, ints, floats: [E; 4] }
}
const fn floats(name: &'static str, floats: [Action; 4]) -> Row {
    Row { name, ints: [E; 3], floats }
}

/// One row per intrinsic that works on lanes.
#[rustfmt::skip]
const LANES: &[Row] = &[
    ints("llvm.ctpop",          [L, L, C]),
    ints("llvm.bitreverse",     [E, L, L]),
    ints("llvm.ctlz",           [L, L, L]),
    ints("llvm.cttz",           [E, E, E]),
    ints("llvm.bswap",          [C, C, C]),
    ints("llvm.abs",            [L, L, L]),
    ints("llvm.smax",           [L, L, L]),
    ints("llvm.smin",           [L, L, L]),
    ints("llvm.umax",           [L, L, L]),
    ints("llvm.umin",           [L, L, L]),
    floats("llvm.sqrt",         [L, L, L, L]),
    floats("llvm.sin",          [L, L, L, L]),
    floats("llvm.cos",          [L, L, L, L]),
    floats("llvm.fabs",         [L, L, L, L]),
    floats("llvm.floor",        [L, L, L, L]),
    floats("llvm.ceil",         [L, L, L, L]),
    floats("llvm.trunc",        [L, L, L, L]),
    floats("llvm.rint",         [L, L, L, L]),
    floats("llvm.nearbyint",    [L, L, L, L]),
    floats("llvm.roundeven",    [L, L, L, L]),
    floats("llvm.minnum",       [L, L, L, L]),
    floats("llvm.maxnum",       [L, L, L, L]),
    floats("llvm.minimumnum",   [L, L, L, L]),
    floats("llvm.maximumnum",   [L, L, L, L]),
    floats("llvm.fma",          [L, L, L, L]),
    floats("llvm.fmuladd",      [L, L, L, L]),
    floats("llvm.round",        [L, L, C, C]),
    floats("llvm.exp2",         [L, L, L, E]),
    floats("llvm.copysign",     [E, E, C, C]),
    floats("llvm.canonicalize", [E, L, E, E]),
    floats("llvm.tan",          [L, E, E, E]),
    floats("llvm.sinh",         [L, E, E, E]),
    floats("llvm.cosh",         [L, E, E, E]),
    floats("llvm.tanh",         [L, E, E, E]),
    floats("llvm.asin",         [L, E, E, E]),
    floats("llvm.acos",         [L, E, E, E]),
    floats("llvm.atan",         [L, E, E, E]),
    floats("llvm.atan2",        [L, E, E, E]),
    floats("llvm.exp",          [E, E, E, E]),
    floats("llvm.exp10",        [E, E, E, E]),
    floats("llvm.log",          [E, E, E, E]),
    floats("llvm.log2",         [E, E, E, E]),
    floats("llvm.log10",        [E, E, E, E]),
    floats("llvm.minimum",      [E, E, E, E]),
    floats("llvm.maximum",      [E, E, E, E]),
    floats("llvm.ldexp",        [E, E, E, E]),
    floats("llvm.sincos",       [E, E, E, E]),
];

/// A call of an intrinsic as far as its cost depends on it.
pub(super) struct Called<'a> {
    pub name: &'a str,
    /// Of the result, or the first member of a structure that is the result.
    pub shape: Shape,
    /// Different vectors among the arguments.
    pub vectors: u64,
    /// Whether the last argument is constant.
    pub last_is_constant: bool,
    /// Whether the first two arguments are the same.
    pub rotates: bool,
    /// The second argument, where it is a constant integer.
    pub power: Option<i128>,
}

impl Machine {
    /// Cost of a call of an intrinsic.
    pub(super) fn intrinsic(self, call: &Called<'_>, kind: Kind) -> u64 {
        if let Some(row) = LANES.iter().find(|row| row.name == call.name) {
            return self.on_lanes(row, call, kind);
        }
        let shape = call.shape;
        let arithmetic = |op| self.arithmetic(op, shape, kind);
        let (compare, select) = (self.compare(shape), self.select(shape, true));
        let truth = shape.with(Elem::Int(1));
        let signed_overflow = |op| arithmetic(op) + 2 * compare + self.arithmetic(Operation::Logic, truth, kind);
        match call.name {
            "llvm.sadd.with.overflow" => signed_overflow(Operation::Sum),
            "llvm.ssub.with.overflow" => signed_overflow(Operation::Sub),
            "llvm.uadd.with.overflow" => arithmetic(Operation::Sum) + compare,
            "llvm.usub.with.overflow" => arithmetic(Operation::Sub) + compare,
            "llvm.umul.with.overflow" => self.product(shape, kind) + compare,
            "llvm.smul.with.overflow" => self.product(shape, kind) + compare + arithmetic(Operation::Shr),
            "llvm.sadd.sat" => signed_overflow(Operation::Sum) + compare + 2 * select,
            "llvm.ssub.sat" => signed_overflow(Operation::Sub) + compare + 2 * select,
            "llvm.uadd.sat" => arithmetic(Operation::Sum) + compare + select,
            "llvm.usub.sat" => arithmetic(Operation::Sub) + compare + select,
            "llvm.scmp" | "llvm.ucmp" => {
                2 * compare + 2 * self.cast(Opcode::ZExt, truth, shape) + arithmetic(Operation::Sub)
            }
            "llvm.fshl" | "llvm.fshr" => {
                let shifts = [Operation::Logic, Operation::Sub, Operation::Shl, Operation::Shr];
                let shifted: u64 = shifts.into_iter().map(arithmetic).sum();
                let masked = if call.last_is_constant { 0 } else { arithmetic(Operation::Logic) };
                shifted + masked + if call.rotates { 0 } else { compare + select }
            }
            "llvm.powi" => match call.power.filter(|&power| power != 0) {
                Some(power) => {
                    let bits = power.unsigned_abs();
                    let steps = (128 - bits.leading_zeros() + bits.count_ones()) as u64 - 2;
                    let inverse = if power < 0 { arithmetic(Operation::FloatQuotient) } else { 0 };
                    steps * arithmetic(Operation::Float) + inverse
                }
                None => 1,
            },
            "llvm.fptosi.sat" | "llvm.fptoui.sat" => 5,
            "llvm.memcpy" => 4,
            name if name.starts_with("llvm.nvvm.") || !shape.is_vector() => 1,
            _ => shape.lanes as u64 + shape.lanes_cost(true, false) + call.vectors * shape.lanes_cost(false, true),
        }
    }
    /// The high and the low half of a product, and their difference from one that fits.
    fn product(self, shape: Shape, kind: Kind) -> u64 {
        let wide = shape.with(Elem::Int(2 * shape.elem.bits() as u32));
        let narrowed = self.cast(Opcode::Trunc, wide, shape);
        2 * self.cast(Opcode::ZExt, shape, wide)
            + self.arithmetic(Operation::Sum, wide, kind)
            + 2 * narrowed
            + self.arithmetic(Operation::Shr, wide, kind)
    }
    fn on_lanes(self, row: &Row, call: &Called<'_>, kind: Kind) -> u64 {
        let shape = call.shape;
        let column = |elem: Elem| match elem {
            Elem::Int(..=16) => row.ints[0],
            Elem::Int(..=32) => row.ints[1],
            Elem::Int(_) => row.ints[2],
            Elem::Half => row.floats[0],
            Elem::BFloat => row.floats[1],
            Elem::Float => row.floats[2],
            Elem::Double => row.floats[3],
        };
        let (count, register) = shape.registers();
        let packs = match register {
            Register::Shorts => {
                row.name.contains("max")
                    || row.name.contains("min")
                    || row.name == "llvm.abs"
                    || row.name == "llvm.bswap"
            }
            Register::Bytes => false,
            Register::Halves(elem) => {
                let fast = if elem == Elem::Half { self.halves } else { self.bfloats };
                fast && matches!(row.name, "llvm.fma" | "llvm.fmuladd" | "llvm.fabs" | "llvm.minnum" | "llvm.maxnum")
            }
            _ => true,
        };
        let action = column(shape.elem);
        match (action, packs) {
            (Action::Legal, true) if register == Register::Shorts => 2 * count,
            (Action::Legal, true) => {
                if count > 1 && row.name != "llvm.ctlz" {
                    2 * count
                } else {
                    1
                }
            }
            (Action::Custom, true) => 2 * count,
            _ if shape.is_vector() => {
                if row.name == "llvm.fmuladd" {
                    return 2 * self.arithmetic(Operation::Float, shape, kind);
                }
                let lane = Called { shape: Shape::scalar(shape.elem), vectors: 0, ..*call };
                let each = self.on_lanes(row, &lane, kind);
                shape.lanes as u64 * each + shape.lanes_cost(true, false) + call.vectors * shape.lanes_cost(false, true)
            }
            _ if kind == Kind::CodeSize => 1,
            _ => LIBRARY,
        }
    }
}
