//! Reductions of vectors: of booleans as questions about a mask, of vectors whose lanes were only exchanged, differences of sums.

use super::{Binary, Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// Lanes of the widest vector of booleans that becomes a mask: [`p::Int`] holds as many bits.
const MAX_LANES: u32 = 128;

/// A call that reduces a vector, as its rules see it.
#[derive(Clone, Copy)]
struct Reduction {
    inst: Inst,
    which: IntrinsicId,
    /// Number of the argument that is the vector.
    index: usize,
    vector: Value,
    /// Type of the result.
    ty: Type,
}

/// What a reduction of booleans asks of the mask.
#[derive(Clone, Copy)]
enum MaskQuestion {
    All,
    Any,
    /// How many bits are set.
    Count,
    /// The lowest bit of how many are set.
    Odd,
}

/// Whether `which` reduces a vector.
pub(super) fn is_reduction(which: IntrinsicId) -> bool {
    matches!(
        which,
        id::VECTOR_REDUCE_ADD
            | id::VECTOR_REDUCE_AND
            | id::VECTOR_REDUCE_MUL
            | id::VECTOR_REDUCE_OR
            | id::VECTOR_REDUCE_SMAX
            | id::VECTOR_REDUCE_SMIN
            | id::VECTOR_REDUCE_UMAX
            | id::VECTOR_REDUCE_UMIN
            | id::VECTOR_REDUCE_XOR
            | id::VECTOR_REDUCE_FMAX
            | id::VECTOR_REDUCE_FMIN
            | id::VECTOR_REDUCE_FADD
            | id::VECTOR_REDUCE_FMUL
    )
}

impl Combiner<'_, '_> {
    /// Rules of reductions.
    pub(super) fn reduction(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let index = matches!(which, id::VECTOR_REDUCE_FADD | id::VECTOR_REDUCE_FMUL) as usize;
        let vector = self.f.operand(inst, index);
        self.reduction_rules(Reduction { inst, which, index, vector, ty: self.f.ty(inst) })
    }

    rules! {
        /// Rules of reductions, in order.
        fn reduction_rules(&mut self, site: Reduction) -> Option<Value> {
            reduction_of_exchanged_lanes,
            reduction_of_bools,
            reduction_of_scalable_bools,
        }
    }
    /// The vector of which `value` has the same lanes in another order.
    fn with_exchanged_lanes(&self, value: Value) -> Option<Value> {
        if let Some(source) = p::unary_intrinsic(self.f, value, id::VECTOR_REVERSE) {
            return Some(source);
        }
        let shuffle = p::inst(self.f, value, Opcode::ShuffleVector)?;
        let source = self.f.operand(shuffle, 0);
        let (len, scalable, _) = self.f.types().vector(self.f.type_of(source))?;
        let lanes = self.f.indices(shuffle);
        if scalable || lanes.len() != len as usize || len > MAX_LANES {
            return None;
        }
        let seen = lanes.iter().filter(|&&lane| lane < len).fold(0u128, |seen, &lane| seen | 1 << lane);
        (seen == p::mask(len)).then_some(source)
    }

    /// `reduce(reverse(v)) -> reduce(v)`, and so for a shuffle that reads every lane of `v` once. If the order does not matter:
    /// sums and products of floating-point numbers need `reassoc`.
    fn reduction_of_exchanged_lanes(&mut self, site: Reduction) -> Option<Value> {
        let source = self.with_exchanged_lanes(site.vector)?;
        if site.index == 1 && self.f.flags(site.inst) & flags::REASSOC == 0 {
            return None;
        }
        self.set(site.inst, site.index, source);
        Some(Value::inst(site.inst))
    }

    /// `reduce.and(bools) -> bitcast(bools) == -1`, `reduce.or(bools) -> bitcast(bools) != 0`, `reduce.add(zext(bools)) ->
    /// ctpop(bitcast(bools))`, and so for the other reductions of booleans and of extended ones. Always.
    fn reduction_of_bools(&mut self, site: Reduction) -> Option<Value> {
        let extension = site.vector.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::ZExt | Opcode::SExt));
        let op = extension.map(|i| self.f.op(i));
        let bools = extension.map_or(site.vector, |i| self.f.operand(i, 0));
        let (len, scalable, elem) = self.f.types().vector(self.f.type_of(bools))?;
        if scalable || elem != Type::I1 || len > MAX_LANES {
            return None;
        }
        let (question, back) = match site.which {
            id::VECTOR_REDUCE_AND | id::VECTOR_REDUCE_UMIN => (MaskQuestion::All, op),
            id::VECTOR_REDUCE_OR | id::VECTOR_REDUCE_UMAX => (MaskQuestion::Any, op),
            // The product of an odd number of -1 is -1, not 1.
            id::VECTOR_REDUCE_MUL if op == Some(Opcode::SExt) && len % 2 != 0 => return None,
            id::VECTOR_REDUCE_MUL => (MaskQuestion::All, op.map(|_| Opcode::ZExt)),
            id::VECTOR_REDUCE_SMIN if op == Some(Opcode::ZExt) => (MaskQuestion::All, op),
            id::VECTOR_REDUCE_SMIN => (MaskQuestion::Any, op),
            id::VECTOR_REDUCE_SMAX if op == Some(Opcode::ZExt) => (MaskQuestion::Any, op),
            id::VECTOR_REDUCE_SMAX => (MaskQuestion::All, op),
            id::VECTOR_REDUCE_ADD => (MaskQuestion::Count, op),
            id::VECTOR_REDUCE_XOR => (MaskQuestion::Odd, op),
            _ => return None,
        };
        let mask_type = self.f.int_type(len);
        let mask = self.cast(Opcode::BitCast, 0, bools, mask_type);
        let answer = match question {
            MaskQuestion::All => {
                let ones = self.all_ones(mask_type);
                self.icmp(IntPred::Eq, mask, ones)
            }
            MaskQuestion::Any => {
                let zero = self.int(mask_type, 0);
                self.icmp(IntPred::Ne, mask, zero)
            }
            MaskQuestion::Count => {
                let count = self.intrinsic(id::CTPOP, &[mask], 0)?;
                let count = self.resize(count, site.ty, false);
                return Some(if op == Some(Opcode::SExt) { self.neg(count, 0) } else { count });
            }
            MaskQuestion::Odd => {
                let count = self.intrinsic(id::CTPOP, &[mask], 0)?;
                self.resize(count, Type::I1, false)
            }
        };
        Some(match back {
            Some(op) => self.cast(op, 0, answer, site.ty),
            None => answer,
        })
    }

    /// `reduce.mul(bools) -> reduce.and(bools)`, `reduce.umin -> reduce.and`, `reduce.smax -> reduce.and`, `reduce.umax -> reduce.or`,
    /// `reduce.smin -> reduce.or`, `reduce.xor -> reduce.add`. For vectors of booleans whose length is not known: others are a mask.
    fn reduction_of_scalable_bools(&mut self, site: Reduction) -> Option<Value> {
        let ty = self.f.type_of(site.vector);
        self.f.types().vector(ty).filter(|&(_, scalable, elem)| scalable && elem == Type::I1)?;
        let plain = match site.which {
            id::VECTOR_REDUCE_MUL | id::VECTOR_REDUCE_UMIN | id::VECTOR_REDUCE_SMAX => id::VECTOR_REDUCE_AND,
            id::VECTOR_REDUCE_UMAX | id::VECTOR_REDUCE_SMIN => id::VECTOR_REDUCE_OR,
            id::VECTOR_REDUCE_XOR => id::VECTOR_REDUCE_ADD,
            _ => return None,
        };
        self.intrinsic(plain, &[site.vector], 0)
    }

    /// `reduce.add(v) - reduce.add(w) -> reduce.add(v - w)`. If both sums go away and their vectors have one type.
    pub(super) fn difference_of_sums(&mut self, site: Binary) -> Option<Value> {
        let v = p::unary_intrinsic(self.f, site.left, id::VECTOR_REDUCE_ADD)?;
        let w = p::unary_intrinsic(self.f, site.right, id::VECTOR_REDUCE_ADD)?;
        if self.f.type_of(v) != self.f.type_of(w) || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let difference = self.binary(Opcode::Sub, 0, v, w);
        self.intrinsic(id::VECTOR_REDUCE_ADD, &[difference], 0)
    }

    /// `reduce.fadd(x, v) - reduce.fadd(y, w) -> reduce.fadd(x, v - w) - y`. With `reassoc nsz`, if both sums go away and their
    /// vectors have one type.
    pub(super) fn float_difference_of_sums(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NSZ;
        let (x, v) = p::binary_intrinsic(self.f, site.left, id::VECTOR_REDUCE_FADD)?;
        let (y, w) = p::binary_intrinsic(self.f, site.right, id::VECTOR_REDUCE_FADD)?;
        let same = self.f.type_of(v) == self.f.type_of(w);
        if !same || site.flags & NEEDED != NEEDED || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let difference = self.binary(Opcode::FSub, site.flags, v, w);
        let ty = self.f.type_of(v);
        let sum = self.intrinsic_with(id::VECTOR_REDUCE_FADD, &[ty], &[x, difference], site.flags)?;
        Some(self.binary(Opcode::FSub, site.flags, sum, y))
    }
}
