//! Types as the registers of the target hold them, and what operations on them cost.

use super::Kind;
use warpc_ir::ids::Type;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, TypeKind};

/// A scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Elem {
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
}

impl Elem {
    pub(super) fn is_float(self) -> bool {
        !matches!(self, Elem::Int(_))
    }
    pub(super) fn bits(self) -> u64 {
        match self {
            Elem::Int(bits) => bits as u64,
            Elem::Half | Elem::BFloat => 16,
            Elem::Float => 32,
            Elem::Double => 64,
        }
    }
}

/// A scalar (`lanes` 0) or a vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub lanes: u32,
    pub elem: Elem,
}

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Register {
    Int(u32),
    Float(Elem),
    Shorts,
    Bytes,
    Halves(Elem),
}

/// How the target does an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// One instruction.
    Legal,
    /// A few of them.
    Custom,
    /// Lane by lane, or by a call.
    Expand,
}

/// The families of operations whose costs differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    /// Addition and multiplication.
    Sum,
    Sub,
    Logic,
    Shl,
    Shr,
    Quotient,
    Remainder,
    /// Floating-point sums, products, negation.
    Float,
    FloatQuotient,
    FloatRemainder,
}

impl Operation {
    pub(super) fn of(op: Opcode) -> Option<Operation> {
        Some(match op {
            Opcode::Add | Opcode::Mul => Operation::Sum,
            Opcode::Sub => Operation::Sub,
            Opcode::And | Opcode::Or | Opcode::Xor => Operation::Logic,
            Opcode::Shl => Operation::Shl,
            Opcode::LShr | Opcode::AShr => Operation::Shr,
            Opcode::UDiv | Opcode::SDiv => Operation::Quotient,
            Opcode::URem | Opcode::SRem => Operation::Remainder,
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FNeg => Operation::Float,
            Opcode::FDiv => Operation::FloatQuotient,
            Opcode::FRem => Operation::FloatRemainder,
            _ => return None,
        })
    }
    fn is_division(self) -> bool {
        use Operation::*;
        matches!(self, Quotient | Remainder | FloatQuotient | FloatRemainder)
    }
}

/// The shape of `ty`; none of aggregates and of what has no size.
pub(super) fn shape(func: &Func<'_>, ty: Type) -> Option<Shape> {
    let (lanes, scalar) = match *func.types().kind(ty) {
        TypeKind::Vector { len, scalable: false, elem } => (len, elem),
        _ => (0, ty),
    };
    let elem = match *func.types().kind(scalar) {
        TypeKind::Int(bits) => Elem::Int(bits),
        TypeKind::Ptr(space) => Elem::Int(func.layout().pointer_bits(space)),
        TypeKind::Half => Elem::Half,
        TypeKind::BFloat => Elem::BFloat,
        TypeKind::Float => Elem::Float,
        TypeKind::Double | TypeKind::Fp128 | TypeKind::X86Fp80 => Elem::Double,
        _ => return None,
    };
    Some(Shape { lanes, elem })
}

impl Shape {
    pub(super) const fn scalar(elem: Elem) -> Shape {
        Shape { lanes: 0, elem }
    }
    pub(super) fn is_vector(self) -> bool {
        self.lanes != 0
    }
    fn is_integer(self) -> bool {
        !self.is_vector() && !self.elem.is_float()
    }
    pub(super) fn with(self, elem: Elem) -> Shape {
        Shape { lanes: self.lanes, elem }
    }
    pub(super) fn bits(self) -> u64 {
        self.elem.bits() * self.lanes.max(1) as u64
    }
    fn half(self) -> Shape {
        Shape { lanes: self.lanes / 2, elem: self.elem }
    }
    /// Registers, and what is in each.
    pub(super) fn registers(self) -> (u64, Register) {
        if self.lanes <= 1 {
            return match self.elem {
                Elem::Int(1) => (1, Register::Int(1)),
                Elem::Int(bits @ 0..=64) => (1, Register::Int(bits.next_power_of_two().max(16))),
                Elem::Int(bits) => ((bits as u64).next_power_of_two() / 64, Register::Int(64)),
                float => (1, Register::Float(float)),
            };
        }
        if !self.lanes.is_power_of_two() {
            return Shape { lanes: self.lanes.next_power_of_two(), elem: self.elem }.registers();
        }
        match (self.lanes, self.elem) {
            (2, Elem::Half | Elem::BFloat) => (1, Register::Halves(self.elem)),
            (2, Elem::Int(2..=16)) => (1, Register::Shorts),
            (4, Elem::Int(2..=8)) => (1, Register::Bytes),
            _ => {
                let (count, register) = self.half().registers();
                (2 * count, register)
            }
        }
    }
    /// Whether a vector is made of two halves when it is held in registers.
    fn is_split(self) -> bool {
        self.lanes > 1
            && self.lanes.is_power_of_two()
            && !matches!(self.registers(), (1, Register::Shorts | Register::Bytes | Register::Halves(_)))
    }
    /// Whether one register of 32 bits holds exactly this vector.
    fn is_packed(self) -> bool {
        self.lanes != 0 && self.bits() == 32 && (8..32).contains(&self.elem.bits())
    }
    /// What putting lanes together (`insert`) and taking them apart (`extract`) costs.
    pub(super) fn lanes_cost(self, insert: bool, extract: bool) -> u64 {
        let lanes = self.lanes as u64 * Shape::scalar(self.elem).registers().0;
        let inserted = if self.is_packed() { 1 } else { lanes };
        insert as u64 * inserted + extract as u64 * lanes
    }
}

/// What the processor can do.
#[derive(Clone, Copy)]
pub(super) struct Machine {
    /// Pairs of `half` in one instruction.
    pub halves: bool,
    /// Pairs of `bfloat` in one instruction.
    pub bfloats: bool,
}

impl Machine {
    fn packs(self, elem: Elem) -> bool {
        if elem == Elem::Half { self.halves } else { self.bfloats }
    }
    fn action(self, op: Operation, register: Register) -> Action {
        use Operation::*;
        match (register, op) {
            (Register::Shorts, Logic) | (Register::Bytes, Logic) => Action::Legal,
            (Register::Shorts, Quotient | Shr) | (Register::Bytes, _) => Action::Expand,
            (Register::Shorts, _) => Action::Custom,
            (Register::Halves(elem), Float) if self.packs(elem) => Action::Legal,
            (Register::Halves(_), _) => Action::Expand,
            (Register::Float(Elem::Float | Elem::Double), FloatRemainder) => Action::Custom,
            _ => Action::Legal,
        }
    }
    /// Cost of arithmetic.
    pub(super) fn arithmetic(self, op: Operation, shape: Shape, kind: Kind) -> u64 {
        let (count, register) = shape.registers();
        if register == Register::Int(64) && matches!(op, Operation::Sum | Operation::Logic) {
            return 2 * count;
        }
        if kind != Kind::Throughput {
            return match op {
                _ if op.is_division() => 4,
                Operation::Float if kind == Kind::Latency => 3,
                _ => 1,
            };
        }
        let each = if shape.elem.is_float() { 2 } else { 1 };
        match self.action(op, register) {
            Action::Legal => count * each,
            Action::Custom => count * 2 * each,
            Action::Expand => {
                let lane = self.arithmetic(op, Shape::scalar(shape.elem), kind);
                shape.lanes_cost(true, true) + shape.lanes as u64 * lane
            }
        }
    }
    /// Cost of a comparison of values of `shape`.
    pub(super) fn compare(self, shape: Shape) -> u64 {
        let (count, register) = shape.registers();
        let fits = match register {
            Register::Shorts | Register::Bytes => false,
            Register::Halves(elem) => self.packs(elem),
            _ => !shape.is_vector(),
        };
        if fits { count } else { self.by_lanes(shape) }
    }
    /// Cost of a choice between values of `shape`; `by_lane`: with a condition for each.
    pub(super) fn select(self, shape: Shape, by_lane: bool) -> u64 {
        let (count, register) = shape.registers();
        let fits = match register {
            Register::Shorts | Register::Halves(_) => true,
            Register::Bytes => !by_lane,
            _ => !shape.is_vector(),
        };
        if fits { count } else { self.by_lanes(shape) }
    }
    fn by_lanes(self, shape: Shape) -> u64 {
        let lane = Shape::scalar(shape.elem).registers().0;
        shape.lanes_cost(true, false) + shape.lanes as u64 * lane
    }
    /// Cost of a load or a store of `shape`.
    pub(super) fn memory(self, shape: Option<Shape>, is_store: bool, kind: Kind) -> u64 {
        let Some(shape) = shape else { return 4 };
        if !is_store && kind == Kind::Latency {
            return 4;
        }
        let (count, register) = shape.registers();
        let is_wider = register == Register::Shorts && shape.lanes == 2 && shape.elem.bits() < 16;
        let widened = if is_wider && kind == Kind::Throughput { shape.lanes_cost(!is_store, is_store) } else { 0 };
        count + widened
    }
    /// Cost of the conversion `op`, which is not free.
    pub(super) fn cast(self, op: Opcode, from: Shape, to: Shape) -> u64 {
        let ((sources, source), (count, dest)) = (from.registers(), to.registers());
        let same_size = sources == count && register_bits(source) == register_bits(dest);
        match op {
            Opcode::Trunc if same_size || matches!(to.bits(), 16 | 32 | 64) => return 0,
            Opcode::BitCast if same_size && from.is_integer() == to.is_integer() => return 0,
            _ => {}
        }
        let action = cast_action(op, dest);
        if sources == count && action == Action::Legal {
            return sources;
        }
        match (from.is_vector(), to.is_vector()) {
            (false, false) => 1,
            (true, true) => {
                if same_size && action != Action::Expand {
                    return sources;
                }
                let splits = (from.is_split(), to.is_split());
                if (splits.0 || splits.1) && from.lanes > 1 && to.lanes > 1 {
                    let between = u64::from(!splits.0 || !splits.1);
                    return between + 2 * self.cast(op, from.half(), to.half());
                }
                let lane = self.cast(op, Shape::scalar(from.elem), Shape::scalar(to.elem));
                to.lanes as u64 * lane.max(1) + to.lanes_cost(true, true)
            }
            (taken, put) => {
                let apart = if taken { from.lanes_cost(false, true) } else { 0 };
                apart + if put { to.lanes_cost(true, false) } else { 0 }
            }
        }
    }
}

fn register_bits(register: Register) -> u64 {
    match register {
        Register::Int(bits) => bits as u64,
        Register::Float(elem) => elem.bits(),
        Register::Shorts | Register::Bytes | Register::Halves(_) => 32,
    }
}

fn cast_action(op: Opcode, dest: Register) -> Action {
    match (op, dest) {
        (Opcode::FPToSI | Opcode::FPToUI, Register::Shorts | Register::Bytes) => Action::Expand,
        (Opcode::FPToSI | Opcode::FPToUI, _) => Action::Custom,
        (Opcode::FPExt, _) => Action::Custom,
        (Opcode::FPTrunc, Register::Float(Elem::Half)) => Action::Legal,
        (Opcode::FPTrunc, _) => Action::Custom,
        (Opcode::SIToFP | Opcode::UIToFP, Register::Float(Elem::BFloat)) => Action::Custom,
        (Opcode::AddrSpaceCast, _) => Action::Custom,
        _ => Action::Legal,
    }
}
