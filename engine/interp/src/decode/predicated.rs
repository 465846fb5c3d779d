//! Decoding of `llvm.vp.*`: operations of the lanes that a mask and a length switch on. A lane that is off is poison, and nothing
//! undefined happens in it.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::func::{Decoder, Done};
use super::intrinsic::Call;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::{FloatPred, IntPred};
use warpc_ir::value::{Value, ValueKind};

/// Functions of each lane by itself.
fn lanewise(id: IntrinsicId) -> Option<Fun> {
    use id::*;
    Some(match id {
        VP_ADD => Fun::Add,
        VP_SUB => Fun::Sub,
        VP_MUL => Fun::Mul,
        VP_SDIV => Fun::SDiv,
        VP_UDIV => Fun::UDiv,
        VP_SREM => Fun::SRem,
        VP_UREM => Fun::URem,
        VP_AND => Fun::And,
        VP_OR => Fun::Or,
        VP_XOR => Fun::Xor,
        VP_SHL => Fun::Shl,
        VP_LSHR => Fun::LShr,
        VP_ASHR => Fun::AShr,
        VP_ABS => Fun::Abs,
        VP_CTLZ => Fun::Ctlz,
        VP_CTTZ => Fun::Cttz,
        VP_CTPOP => Fun::Ctpop,
        VP_BSWAP => Fun::BSwap,
        VP_BITREVERSE => Fun::BitReverse,
        VP_FSHL => Fun::Fshl,
        VP_FSHR => Fun::Fshr,
        VP_SMAX => Fun::SMax,
        VP_SMIN => Fun::SMin,
        VP_UMAX => Fun::UMax,
        VP_UMIN => Fun::UMin,
        VP_SADD_SAT => Fun::SAddSat,
        VP_UADD_SAT => Fun::UAddSat,
        VP_SSUB_SAT => Fun::SSubSat,
        VP_USUB_SAT => Fun::USubSat,
        VP_ICMP => Fun::ICmp,
        VP_TRUNC => Fun::Trunc,
        VP_ZEXT => Fun::ZExt,
        VP_SEXT => Fun::SExt,
        // Which of the two it is, the widths say.
        VP_PTRTOINT | VP_INTTOPTR => Fun::ZExt,
        _ => return float_lanewise(id),
    })
}

fn float_lanewise(id: IntrinsicId) -> Option<Fun> {
    use id::*;
    Some(match id {
        VP_FADD => Fun::FAdd,
        VP_FSUB => Fun::FSub,
        VP_FMUL => Fun::FMul,
        VP_FDIV => Fun::FDiv,
        VP_FREM => Fun::FRem,
        VP_FNEG => Fun::FNeg,
        VP_FABS => Fun::FAbs,
        VP_FMA | VP_FMULADD => Fun::Fma,
        VP_SQRT => Fun::Sqrt,
        VP_COPYSIGN => Fun::CopySign,
        VP_MINNUM => Fun::MinNum,
        VP_MAXNUM => Fun::MaxNum,
        VP_MINIMUM => Fun::Minimum,
        VP_MAXIMUM => Fun::Maximum,
        VP_CEIL => Fun::Ceil,
        VP_FLOOR => Fun::Floor,
        VP_ROUND => Fun::Round,
        VP_ROUNDTOZERO => Fun::RoundZero,
        VP_RINT | VP_NEARBYINT | VP_ROUNDEVEN => Fun::Rint,
        VP_LRINT | VP_LLRINT => Fun::FpToInt,
        VP_FCMP => Fun::FCmp,
        VP_IS_FPCLASS => Fun::IsFpClass,
        VP_FPTRUNC => Fun::FpTrunc,
        VP_FPEXT => Fun::FpExt,
        VP_FPTOSI => Fun::FpToSI,
        VP_FPTOUI => Fun::FpToUI,
        VP_SITOFP => Fun::SIToFp,
        VP_UITOFP => Fun::UIToFp,
        _ => return None,
    })
}

/// Step of a reduction.
fn reduction(id: IntrinsicId) -> Option<Fun> {
    use id::*;
    Some(match id {
        VP_REDUCE_ADD => Fun::Add,
        VP_REDUCE_MUL => Fun::Mul,
        VP_REDUCE_AND => Fun::And,
        VP_REDUCE_OR => Fun::Or,
        VP_REDUCE_XOR => Fun::Xor,
        VP_REDUCE_SMIN => Fun::SMin,
        VP_REDUCE_SMAX => Fun::SMax,
        VP_REDUCE_UMIN => Fun::UMin,
        VP_REDUCE_UMAX => Fun::UMax,
        VP_REDUCE_FADD => Fun::FAdd,
        VP_REDUCE_FMUL => Fun::FMul,
        VP_REDUCE_FMIN => Fun::MinNum,
        VP_REDUCE_FMAX => Fun::MaxNum,
        VP_REDUCE_FMINIMUM => Fun::Minimum,
        VP_REDUCE_FMAXIMUM => Fun::Maximum,
        _ => return None,
    })
}

impl Decoder<'_, '_> {
    /// Slots for what a call computes on its way.
    pub(super) fn scratch(&mut self, n: u32) -> u32 {
        self.out.slots += n;
        self.out.slots - n
    }
    /// A function of scalars of one type, in new slots.
    pub(super) fn scalar(&mut self, fun: Fun, ty: Type, args: &[u32]) -> Done<u32> {
        let n = self.width(ty)?;
        let d = self.scratch(n);
        self.elementwise(fun, ty, ty, args, 0, 0, 0, d)?;
        Ok(d)
    }
    /// `condition ? a : b` of `n` slots.
    pub(super) fn choose(&mut self, d: u32, condition: u32, [a, b]: [u32; 2], n: u32) {
        for k in 0..n {
            let [a, b] = [a, b].map(|first| first + k);
            self.emit(Op { d: d + k, a: condition, b: a, c: b, ..Self::op(Code::Select) });
        }
    }
    /// Whether a comparison of words holds.
    pub(super) fn words(&mut self, predicate: IntPred, lhs: u32, rhs: u32) -> Done<u32> {
        let d = self.scratch(1);
        self.elementwise(Fun::ICmp, Type::I1, Type::I32, &[lhs, rhs], 0, predicate as u32, 0, d)?;
        Ok(d)
    }
    /// Number of lanes of a vector and the type of its elements.
    pub(super) fn shape(&self, ty: Type) -> Done<(u32, Type)> {
        let (len, scalable, elem) = self.types.vector(ty).ok_or(Undecodable::Malformed("lanes of no vector"))?;
        if scalable { Err(Undecodable::TooManyParts) } else { Ok((len, elem)) }
    }
    /// The lanes below `length`, which may not be above all of them.
    fn below(&mut self, length: u32, len: u32) -> Done<Vec<u32>> {
        let all = self.immediate(len as u64);
        let fits = self.words(IntPred::Ule, length, all)?;
        self.intr(Intr::Assume, vec![fits], NO_SLOT);
        (0..len)
            .map(|k| {
                let number = self.immediate(k as u64);
                self.words(IntPred::Ult, number, length)
            })
            .collect()
    }
    /// The lanes that the last two arguments switch on.
    pub(super) fn active(&mut self, call: &Call<'_>, len: u32) -> Done<Vec<u32>> {
        let &[.., mask, length] = call.args else { return Err(Undecodable::Malformed("lanes without a mask")) };
        let below = self.below(length, len)?;
        below.into_iter().zip(mask..).map(|(below, mask)| self.scalar(Fun::And, Type::I1, &[mask, below])).collect()
    }
    /// A predicate that is an argument.
    fn predicate(&self, call: &Call<'_>) -> Done<u32> {
        let wrong = Undecodable::Malformed("a comparison without a predicate");
        let ValueKind::Meta(node) = self.f.operand(call.i, 2).kind() else { return Err(wrong) };
        let tables = self.f.ctx().tables;
        let MdNode::Str(text) = tables.metadata.get(node) else { return Err(wrong) };
        let text = std::str::from_utf8(tables.strings.get(*text)).map_err(|_| wrong.clone())?;
        if call.id == id::VP_ICMP {
            return IntPred::parse(text).map(|p| p as u32).ok_or(wrong);
        }
        FloatPred::parse(text).map(|p| p as u32).ok_or(wrong)
    }
    /// Decodes a predicated operation that does not access memory; `None` when it is none.
    pub(super) fn predicated(&mut self, call: &Call<'_>) -> Option<Done> {
        if let Some(fun) = lanewise(call.id) {
            return Some(self.lanewise(call, fun));
        }
        if let Some(fun) = reduction(call.id) {
            return Some(self.predicated_reduction(call, fun));
        }
        Some(match call.id {
            id::VP_SELECT => self.predicated_select(call, false),
            id::VP_MERGE => self.predicated_select(call, true),
            id::VP_CTTZ_ELTS => self.predicated_first(call),
            id::EXPERIMENTAL_VP_REVERSE => self.predicated_reverse(call),
            id::EXPERIMENTAL_VP_SPLICE => self.predicated_splice(call),
            _ => return None,
        })
    }
    fn lanewise(&mut self, call: &Call<'_>, mut fun: Fun) -> Done {
        let ((len, to), (_, from)) = (self.shape(call.ty)?, self.shape(call.first)?);
        let (n, per) = (self.width(to)?, self.width(from)?);
        if fun == Fun::ZExt && self.bits(to) < self.bits(from) {
            fun = Fun::Trunc;
        }
        let x = if matches!(fun, Fun::ICmp | Fun::FCmp) { self.predicate(call)? } else { 0 };
        let flags = if fun as u8 >= Fun::FNeg as u8 { call.flags } else { 0 };
        let lanes = self.active(call, len)?;
        let poison = self.src(Value::poison(to))?;
        let [one, zero] = [1, 0].map(|n| self.immediate(n));
        let operands = &call.args[..call.args.len() - 2];
        for (k, on) in (0..len).zip(lanes) {
            let mut args = Vec::with_capacity(3);
            for (number, &first) in operands.iter().enumerate() {
                let vector = self.types.is_vector(self.f.type_of(self.f.operand(call.i, number)));
                args.push(if vector { first + k * per } else { first });
            }
            // The flag of a wide operand is as wide as that one.
            if per > 1 && matches!(fun, Fun::Abs | Fun::Ctlz | Fun::Cttz) {
                let flag = self.scratch(per);
                self.mov(flag, args[1], 1);
                (1..per).for_each(|limb| self.mov(flag + limb, zero, 1));
                args[1] = flag;
            }
            if matches!(fun, Fun::UDiv | Fun::SDiv | Fun::URem | Fun::SRem) {
                let divisor = self.scratch(per);
                for limb in 0..per {
                    self.choose(divisor + limb, on, [args[1] + limb, if limb == 0 { one } else { zero }], 1);
                }
                args[1] = divisor;
            }
            let value = self.scratch(n);
            self.elementwise(fun, to, from, &args, 0, x, flags, value)?;
            self.choose(call.d + k * n, on, [value, poison], n);
        }
        Ok(())
    }
    fn predicated_reduction(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let (len, elem) = self.shape(self.f.type_of(self.f.operand(call.i, 1)))?;
        let per = self.width(elem)?;
        let flags = if fun as u8 >= Fun::FNeg as u8 { call.flags } else { 0 };
        self.mov(call.d, call.args[0], per);
        for (k, on) in (0..len).zip(self.active(call, len)?) {
            let sum = self.scratch(per);
            self.elementwise(fun, elem, elem, &[call.d, call.args[1] + k * per], 0, 0, flags, sum)?;
            self.choose(call.d, on, [sum, call.d], per);
        }
        Ok(())
    }
    /// Lanes behind the length are poison, or those of the second vector.
    fn predicated_select(&mut self, call: &Call<'_>, merges: bool) -> Done {
        let &[mask, a, b, length] = call.args else { return Err(Undecodable::Malformed("a choice of other operands")) };
        let (len, elem) = self.shape(call.ty)?;
        let per = self.width(elem)?;
        let poison = self.src(Value::poison(elem))?;
        for (k, below) in (0..len).zip(self.below(length, len)?) {
            let at = k * per;
            let value = self.scratch(per);
            self.choose(value, mask + k, [a + at, b + at], per);
            self.choose(call.d + at, below, [value, if merges { b + at } else { poison }], per);
        }
        Ok(())
    }
    /// Number of the first lane that is not zero; the length where none is, or poison.
    fn predicated_first(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.first)?;
        let lanes = self.active(call, len)?;
        let set = self.nonzero(call.args[0], len, elem)?;
        let mut on = Vec::with_capacity(len as usize);
        let no = self.immediate(0);
        for (lane, set) in lanes.into_iter().zip(set) {
            let d = self.scratch(1);
            self.choose(d, lane, [set, no], 1);
            on.push(d);
        }
        let width = self.width(call.ty)?;
        let none = self.scratch(width);
        self.elementwise(
            if self.bits(call.ty) < 32 { Fun::Trunc } else { Fun::ZExt },
            call.ty,
            Type::I32,
            &[call.args[3]],
            0,
            0,
            0,
            none,
        )?;
        self.first_of(call, &on, none)
    }
    /// `numbers` of a vector's lanes by a variable place.
    fn pick(&mut self, d: u32, vector: u32, place: u32, (len, per): (u32, u32)) {
        self.emit(Op { d, a: vector, b: place, x: len, c: per, ..Self::op(Code::Extract) });
    }
    fn predicated_reverse(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.ty)?;
        let (per, length) = (self.width(elem)?, call.args[2]);
        let poison = self.src(Value::poison(elem))?;
        for (k, on) in (0..len).zip(self.active(call, len)?) {
            let number = self.immediate(k as u64 + 1);
            let place = self.scalar(Fun::Sub, Type::I32, &[length, number])?;
            let value = self.scratch(per);
            self.pick(value, call.args[0], place, (len, per));
            self.choose(call.d + k * per, on, [value, poison], per);
        }
        Ok(())
    }
    /// The used lanes of two vectors one behind the other, from a place on; a negative place counts from the end of the first.
    fn predicated_splice(&mut self, call: &Call<'_>) -> Done {
        let &[a, b, place, mask, first, second] = call.args else {
            return Err(Undecodable::Malformed("a splice of other operands"));
        };
        let (len, elem) = self.shape(call.ty)?;
        let per = self.width(elem)?;
        let all = self.immediate(len as u64);
        let fits = self.words(IntPred::Ule, first, all)?;
        self.intr(Intr::Assume, vec![fits], NO_SLOT);
        let zero = self.immediate(0);
        let poison = self.src(Value::poison(elem))?;
        let negative = self.words(IntPred::Slt, place, zero)?;
        let behind = self.scalar(Fun::Add, Type::I32, &[first, place])?;
        let start = self.scratch(1);
        self.choose(start, negative, [behind, place], 1);
        for (k, below) in (0..len).zip(self.below(second, len)?) {
            let on = self.scalar(Fun::And, Type::I1, &[mask + k, below])?;
            let number = self.immediate(k as u64);
            let at = self.scalar(Fun::Add, Type::I32, &[start, number])?;
            let in_first = self.words(IntPred::Ult, at, first)?;
            let late = self.scalar(Fun::Sub, Type::I32, &[at, first])?;
            let [one, two] = [self.scratch(per), self.scratch(per)];
            self.pick(one, a, at, (len, per));
            self.pick(two, b, late, (len, per));
            self.choose(one, in_first, [one, two], per);
            self.choose(call.d + k * per, on, [one, poison], per);
        }
        Ok(())
    }
}
