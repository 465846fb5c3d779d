//! What calls of intrinsics cost: one instruction each, but for those of the table and those that are made of others.

use super::types::{Action, Elem, Machine, Operation, Register, Shape};
use super::{Kind, LIBRARY};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::Opcode;

/// How an intrinsic is done for each type of its result.
struct Row {
    id: IntrinsicId,
    /// Of integers up to 16, 32, 64 bits.
    ints: [Action; 3],
    /// Of `half`, `bfloat`, `float`, `double`.
    floats: [Action; 4],
}

use Action::{Custom as C, Expand as E, Legal as L};

const fn ints(id: IntrinsicId, ints: [Action; 3]) -> Row {
    Row { id, ints, floats: [E; 4] }
}
const fn floats(id: IntrinsicId, floats: [Action; 4]) -> Row {
    Row { id, ints: [E; 3], floats }
}

/// One row per intrinsic that works on lanes.
#[rustfmt::skip]
const LANES: &[Row] = &[
    ints(id::CTPOP,          [L, L, C]),
    ints(id::BITREVERSE,     [E, L, L]),
    ints(id::CTLZ,           [L, L, L]),
    ints(id::CTTZ,           [E, E, E]),
    ints(id::BSWAP,          [C, C, C]),
    ints(id::ABS,            [L, L, L]),
    ints(id::SMAX,           [L, L, L]),
    ints(id::SMIN,           [L, L, L]),
    ints(id::UMAX,           [L, L, L]),
    ints(id::UMIN,           [L, L, L]),
    floats(id::SQRT,         [L, L, L, L]),
    floats(id::SIN,          [L, L, L, L]),
    floats(id::COS,          [L, L, L, L]),
    floats(id::FABS,         [L, L, L, L]),
    floats(id::FLOOR,        [L, L, L, L]),
    floats(id::CEIL,         [L, L, L, L]),
    floats(id::TRUNC,        [L, L, L, L]),
    floats(id::RINT,         [L, L, L, L]),
    floats(id::NEARBYINT,    [L, L, L, L]),
    floats(id::ROUNDEVEN,    [L, L, L, L]),
    floats(id::MINNUM,       [L, L, L, L]),
    floats(id::MAXNUM,       [L, L, L, L]),
    floats(id::MINIMUMNUM,   [L, L, L, L]),
    floats(id::MAXIMUMNUM,   [L, L, L, L]),
    floats(id::FMA,          [L, L, L, L]),
    floats(id::FMULADD,      [L, L, L, L]),
    floats(id::ROUND,        [L, L, C, C]),
    floats(id::EXP2,         [L, L, L, E]),
    floats(id::COPYSIGN,     [E, E, C, C]),
    floats(id::CANONICALIZE, [E, L, E, E]),
    floats(id::TAN,          [L, E, E, E]),
    floats(id::SINH,         [L, E, E, E]),
    floats(id::COSH,         [L, E, E, E]),
    floats(id::TANH,         [L, E, E, E]),
    floats(id::ASIN,         [L, E, E, E]),
    floats(id::ACOS,         [L, E, E, E]),
    floats(id::ATAN,         [L, E, E, E]),
    floats(id::ATAN2,        [L, E, E, E]),
    floats(id::EXP,          [E, E, E, E]),
    floats(id::EXP10,        [E, E, E, E]),
    floats(id::LOG,          [E, E, E, E]),
    floats(id::LOG2,         [E, E, E, E]),
    floats(id::LOG10,        [E, E, E, E]),
    floats(id::MINIMUM,      [E, E, E, E]),
    floats(id::MAXIMUM,      [E, E, E, E]),
    floats(id::LDEXP,        [E, E, E, E]),
    floats(id::SINCOS,       [E, E, E, E]),
];

/// A call of an intrinsic as far as its cost depends on it.
pub(super) struct Called {
    pub id: IntrinsicId,
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
    pub(super) fn intrinsic(self, call: &Called, kind: Kind) -> u64 {
        if let Some(row) = LANES.iter().find(|row| row.id == call.id) {
            return self.on_lanes(row, call, kind);
        }
        let shape = call.shape;
        let arithmetic = |op| self.arithmetic(op, shape, kind);
        let (compare, select) = (self.compare(shape), self.select(shape, true));
        let truth = shape.with(Elem::Int(1));
        let signed_overflow = |op| arithmetic(op) + 2 * compare + self.arithmetic(Operation::Logic, truth, kind);
        match call.id {
            id::SADD_WITH_OVERFLOW => signed_overflow(Operation::Sum),
            id::SSUB_WITH_OVERFLOW => signed_overflow(Operation::Sub),
            id::UADD_WITH_OVERFLOW => arithmetic(Operation::Sum) + compare,
            id::USUB_WITH_OVERFLOW => arithmetic(Operation::Sub) + compare,
            id::UMUL_WITH_OVERFLOW => self.product(shape, kind) + compare,
            id::SMUL_WITH_OVERFLOW => self.product(shape, kind) + compare + arithmetic(Operation::Shr),
            id::SADD_SAT => signed_overflow(Operation::Sum) + compare + 2 * select,
            id::SSUB_SAT => signed_overflow(Operation::Sub) + compare + 2 * select,
            id::UADD_SAT => arithmetic(Operation::Sum) + compare + select,
            id::USUB_SAT => arithmetic(Operation::Sub) + compare + select,
            id::SCMP | id::UCMP => 2 * compare + 2 * self.cast(Opcode::ZExt, truth, shape) + arithmetic(Operation::Sub),
            id::FSHL | id::FSHR => {
                let shifts = [Operation::Logic, Operation::Sub, Operation::Shl, Operation::Shr];
                let shifted: u64 = shifts.into_iter().map(arithmetic).sum();
                let masked = if call.last_is_constant { 0 } else { arithmetic(Operation::Logic) };
                shifted + masked + if call.rotates { 0 } else { compare + select }
            }
            id::POWI => match call.power.filter(|&power| power != 0) {
                Some(power) => {
                    let bits = power.unsigned_abs();
                    let steps = (128 - bits.leading_zeros() + bits.count_ones()) as u64 - 2;
                    let inverse = if power < 0 { arithmetic(Operation::FloatQuotient) } else { 0 };
                    steps * arithmetic(Operation::Float) + inverse
                }
                None => 1,
            },
            id::FPTOSI_SAT | id::FPTOUI_SAT => 5,
            id::MEMCPY => 4,
            id if id.is_nvvm() || !shape.is_vector() => 1,
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
    fn on_lanes(self, row: &Row, call: &Called, kind: Kind) -> u64 {
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
            Register::Shorts => is_extreme(row.id) || row.id == id::ABS || row.id == id::BSWAP,
            Register::Bytes => false,
            Register::Halves(elem) => {
                let fast = if elem == Elem::Half { self.halves } else { self.bfloats };
                fast && matches!(row.id, id::FMA | id::FMULADD | id::FABS | id::MINNUM | id::MAXNUM)
            }
            _ => true,
        };
        let action = column(shape.elem);
        match (action, packs) {
            (Action::Legal, true) if register == Register::Shorts => 2 * count,
            (Action::Legal, true) => {
                if count > 1 && row.id != id::CTLZ {
                    2 * count
                } else {
                    1
                }
            }
            (Action::Custom, true) => 2 * count,
            _ if shape.is_vector() => {
                if row.id == id::FMULADD {
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

fn is_extreme(id: IntrinsicId) -> bool {
    matches!(id, id::SMAX | id::SMIN | id::UMAX | id::UMIN)
}
