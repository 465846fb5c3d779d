//! Decoding of target-independent intrinsics.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::float_kind;
use super::func::{Decoder, Done};
use warpc_analysis::facts::{call_arg_int, constrained_predicate};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id, interleaving, semantics_of_older};
use warpc_ir::value::ValueKind;

/// Intrinsics that are one function, elementwise, of all their arguments.
fn plain(id: IntrinsicId) -> Option<Fun> {
    Some(match id {
        id::SMIN => Fun::SMin,
        id::SMAX => Fun::SMax,
        id::UMIN => Fun::UMin,
        id::UMAX => Fun::UMax,
        id::UADD_SAT => Fun::UAddSat,
        id::SADD_SAT => Fun::SAddSat,
        id::USUB_SAT => Fun::USubSat,
        id::SSUB_SAT => Fun::SSubSat,
        id::USHL_SAT => Fun::UShlSat,
        id::SSHL_SAT => Fun::SShlSat,
        id::SCMP => Fun::SCmp,
        id::UCMP => Fun::UCmp,
        id::CTPOP => Fun::Ctpop,
        id::BSWAP => Fun::BSwap,
        id::BITREVERSE => Fun::BitReverse,
        id::FSHL => Fun::Fshl,
        id::FSHR => Fun::Fshr,
        id::FABS => Fun::FAbs,
        id::COPYSIGN => Fun::CopySign,
        id::MINNUM => Fun::MinNum,
        id::MAXNUM => Fun::MaxNum,
        id::MINIMUM => Fun::Minimum,
        id::MAXIMUM => Fun::Maximum,
        id::MINIMUMNUM => Fun::MinimumNum,
        id::MAXIMUMNUM => Fun::MaximumNum,
        id::FMA | id::FMULADD => Fun::Fma,
        id::SQRT => Fun::Sqrt,
        id::FLOOR => Fun::Floor,
        id::CEIL => Fun::Ceil,
        id::TRUNC => Fun::RoundZero,
        id::RINT | id::NEARBYINT | id::ROUNDEVEN => Fun::Rint,
        id::ROUND => Fun::Round,
        id::SIN => Fun::Sin,
        id::COS => Fun::Cos,
        id::TAN => Fun::Tan,
        id::ASIN => Fun::Asin,
        id::ACOS => Fun::Acos,
        id::ATAN => Fun::Atan,
        id::ATAN2 => Fun::Atan2,
        id::SINH => Fun::Sinh,
        id::COSH => Fun::Cosh,
        id::TANH => Fun::Tanh,
        id::EXP => Fun::Exp,
        id::EXP2 => Fun::Exp2,
        id::EXP10 => Fun::Exp10,
        id::LOG => Fun::Log,
        id::LOG2 => Fun::Log2,
        id::LOG10 => Fun::Log10,
        id::POW => Fun::Pow,
        id::CANONICALIZE => Fun::Canonicalize,
        id::FPTOSI_SAT => Fun::FpToSISat,
        id::FPTOUI_SAT => Fun::FpToUISat,
        id::LRINT | id::LLRINT => Fun::FpToInt,
        id::LROUND | id::LLROUND => Fun::LRound,
        _ => return constrained(id),
    })
}

/// The same with constraints, which mean nothing here: there are no exceptions, and the rounding is to the nearest.
fn constrained(id: IntrinsicId) -> Option<Fun> {
    use id::*;
    Some(match id {
        EXPERIMENTAL_CONSTRAINED_FADD => Fun::FAdd,
        EXPERIMENTAL_CONSTRAINED_FSUB => Fun::FSub,
        EXPERIMENTAL_CONSTRAINED_FMUL => Fun::FMul,
        EXPERIMENTAL_CONSTRAINED_FDIV => Fun::FDiv,
        EXPERIMENTAL_CONSTRAINED_FREM => Fun::FRem,
        EXPERIMENTAL_CONSTRAINED_FMA | EXPERIMENTAL_CONSTRAINED_FMULADD => Fun::Fma,
        EXPERIMENTAL_CONSTRAINED_SQRT => Fun::Sqrt,
        EXPERIMENTAL_CONSTRAINED_FLOOR => Fun::Floor,
        EXPERIMENTAL_CONSTRAINED_CEIL => Fun::Ceil,
        EXPERIMENTAL_CONSTRAINED_TRUNC => Fun::RoundZero,
        EXPERIMENTAL_CONSTRAINED_ROUND => Fun::Round,
        EXPERIMENTAL_CONSTRAINED_RINT | EXPERIMENTAL_CONSTRAINED_NEARBYINT | EXPERIMENTAL_CONSTRAINED_ROUNDEVEN => {
            Fun::Rint
        }
        EXPERIMENTAL_CONSTRAINED_ACOS => Fun::Acos,
        EXPERIMENTAL_CONSTRAINED_ASIN => Fun::Asin,
        EXPERIMENTAL_CONSTRAINED_ATAN => Fun::Atan,
        EXPERIMENTAL_CONSTRAINED_ATAN2 => Fun::Atan2,
        EXPERIMENTAL_CONSTRAINED_COS => Fun::Cos,
        EXPERIMENTAL_CONSTRAINED_COSH => Fun::Cosh,
        EXPERIMENTAL_CONSTRAINED_EXP => Fun::Exp,
        EXPERIMENTAL_CONSTRAINED_EXP2 => Fun::Exp2,
        EXPERIMENTAL_CONSTRAINED_LOG => Fun::Log,
        EXPERIMENTAL_CONSTRAINED_LOG10 => Fun::Log10,
        EXPERIMENTAL_CONSTRAINED_LOG2 => Fun::Log2,
        EXPERIMENTAL_CONSTRAINED_POW => Fun::Pow,
        EXPERIMENTAL_CONSTRAINED_SIN => Fun::Sin,
        EXPERIMENTAL_CONSTRAINED_SINH => Fun::Sinh,
        EXPERIMENTAL_CONSTRAINED_TAN => Fun::Tan,
        EXPERIMENTAL_CONSTRAINED_TANH => Fun::Tanh,
        EXPERIMENTAL_CONSTRAINED_FPEXT => Fun::FpExt,
        EXPERIMENTAL_CONSTRAINED_FPTRUNC => Fun::FpTrunc,
        EXPERIMENTAL_CONSTRAINED_FPTOSI => Fun::FpToSI,
        EXPERIMENTAL_CONSTRAINED_FPTOUI => Fun::FpToUI,
        EXPERIMENTAL_CONSTRAINED_SITOFP => Fun::SIToFp,
        EXPERIMENTAL_CONSTRAINED_UITOFP => Fun::UIToFp,
        EXPERIMENTAL_CONSTRAINED_LRINT | EXPERIMENTAL_CONSTRAINED_LLRINT => Fun::FpToInt,
        EXPERIMENTAL_CONSTRAINED_LROUND | EXPERIMENTAL_CONSTRAINED_LLROUND => Fun::LRound,
        EXPERIMENTAL_CONSTRAINED_MINNUM => Fun::MinNum,
        EXPERIMENTAL_CONSTRAINED_MAXNUM => Fun::MaxNum,
        EXPERIMENTAL_CONSTRAINED_MINIMUM => Fun::Minimum,
        EXPERIMENTAL_CONSTRAINED_MAXIMUM => Fun::Maximum,
        _ => return None,
    })
}

/// Value operation and overflow bit of the intrinsics with overflow.
fn overflow(id: IntrinsicId) -> Option<(Fun, Fun)> {
    Some(match id {
        id::SADD_WITH_OVERFLOW => (Fun::Add, Fun::SAddO),
        id::UADD_WITH_OVERFLOW => (Fun::Add, Fun::UAddO),
        id::SSUB_WITH_OVERFLOW => (Fun::Sub, Fun::SSubO),
        id::USUB_WITH_OVERFLOW => (Fun::Sub, Fun::USubO),
        id::SMUL_WITH_OVERFLOW => (Fun::Mul, Fun::SMulO),
        id::UMUL_WITH_OVERFLOW => (Fun::Mul, Fun::UMulO),
        _ => return None,
    })
}

/// Step of a reduction of a vector.
fn reduction(id: IntrinsicId) -> Option<Fun> {
    Some(match id {
        id::VECTOR_REDUCE_ADD => Fun::Add,
        id::VECTOR_REDUCE_MUL => Fun::Mul,
        id::VECTOR_REDUCE_AND => Fun::And,
        id::VECTOR_REDUCE_OR => Fun::Or,
        id::VECTOR_REDUCE_XOR => Fun::Xor,
        id::VECTOR_REDUCE_SMIN => Fun::SMin,
        id::VECTOR_REDUCE_SMAX => Fun::SMax,
        id::VECTOR_REDUCE_UMIN => Fun::UMin,
        id::VECTOR_REDUCE_UMAX => Fun::UMax,
        id::VECTOR_REDUCE_FADD => Fun::FAdd,
        id::VECTOR_REDUCE_FMUL => Fun::FMul,
        id::VECTOR_REDUCE_FMIN => Fun::MinNum,
        id::VECTOR_REDUCE_FMAX => Fun::MaxNum,
        id::VECTOR_REDUCE_FMINIMUM => Fun::Minimum,
        id::VECTOR_REDUCE_FMAXIMUM => Fun::Maximum,
        _ => return None,
    })
}

/// Whether an intrinsic is a mark without meaning at run time.
fn is_marker(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::DBG_VALUE
            | id::DBG_DECLARE
            | id::DBG_ASSIGN
            | id::DBG_LABEL
            | id::DONOTHING
            | id::SIDEEFFECT
            | id::VAR_ANNOTATION
            | id::INVARIANT_END
            | id::PREFETCH
            | id::PSEUDOPROBE
            | id::FAKE_USE
            | id::VA_END
            | id::CLEAR_CACHE
            | id::CODEVIEW_ANNOTATION
            | id::PCMARKER
            | id::RELOC_NONE
            | id::EXPERIMENTAL_CONVERGENCE_ANCHOR
            | id::EXPERIMENTAL_CONVERGENCE_ENTRY
            | id::EXPERIMENTAL_CONVERGENCE_LOOP
            | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
    )
}

/// A call of an intrinsic that is decoded.
pub(super) struct Call<'c> {
    pub i: Inst,
    pub id: IntrinsicId,
    /// Slots of the arguments, metadata left out.
    pub args: &'c [u32],
    /// Slot of the result.
    pub d: u32,
    pub ty: Type,
    /// Type of the first argument, or of the result without arguments.
    pub first: Type,
    /// Fast-math flags.
    pub flags: u8,
}

impl Decoder<'_, '_> {
    /// Checks that pointer `index` of memory intrinsic `inst` is as aligned as its attribute says: it is poison else, and so may
    /// not be written to. `len`: slot of the length.
    fn check_alignment(&mut self, inst: Inst, index: usize, pointer: u32, len: u32) {
        if let Some(align) = call_arg_int(self.f, inst, index, AttrKind::Align).filter(|&n| n > 1) {
            self.intr(Intr::Aligned(align.trailing_zeros() as u8), vec![pointer, len], NO_SLOT);
        }
    }
    /// Decodes a call of an intrinsic.
    pub fn intrinsic(&mut self, i: Inst, callee: Intrin) -> Done {
        let f = self.f;
        let row = f.intrins().get(callee);
        let unknown = || Undecodable::Intrinsic(row.name.to_string());
        let Some(id) = row.known() else {
            let columns = semantics_of_older(&row.name).ok_or_else(unknown)?;
            return self.older(i, columns, &row.name);
        };
        if id.is_nvvm() {
            return self.nvvm(i, id);
        }
        // Before their (metadata) arguments are looked at.
        if is_marker(id) {
            return Ok(());
        }
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let ty = f.ty(i);
        let first = if args.is_empty() { ty } else { f.type_of(f.operand(i, 0)) };
        let call = Call { i, id, args: &args, d, ty, first, flags: (f.flags(i) & 0xff) as u8 };
        if let Some(fun) = plain(id) {
            return self.plain_intrinsic(&call, fun);
        }
        if let Some((value, bit)) = overflow(id) {
            return self.overflow_intrinsic(&call, value, bit);
        }
        if let Some(fun) = reduction(id) {
            return self.reduce(&call, fun);
        }
        self.number_intrinsic(&call)
            .or_else(|| self.state_intrinsic(&call))
            .or_else(|| self.predicated(&call))
            .or_else(|| self.guarded(&call))
            .or_else(|| self.lanes_intrinsic(&call))
            .unwrap_or_else(|| Err(unknown()))
    }

    /// One function, elementwise, of all arguments.
    fn plain_intrinsic(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let floating = fun as u8 >= Fun::FNeg as u8;
        let of = if matches!(fun, Fun::SIToFp | Fun::UIToFp) { call.ty } else { call.first };
        if floating && float_kind(self.types.scalar(of)).is_none() {
            return Err(Undecodable::ForeignNumber);
        }
        let flags = if floating { call.flags } else { 0 };
        self.elementwise(fun, call.ty, call.first, call.args, 0, 0, flags, call.d)
    }

    /// A value and the bit that says whether it overflowed.
    fn overflow_intrinsic(&mut self, call: &Call<'_>, value: Fun, bit: Fun) -> Done {
        let &Call { args, d, first, .. } = call;
        let n = self.width(first)?;
        self.elementwise(value, first, first, args, 0, 0, 0, d)?;
        if self.bits(first) <= 64 {
            return self.elementwise(bit, first, first, args, 0, 0, 0, d + n);
        }
        // The bit is computed in the width of the operands.
        let b = self.types.element(call.ty, 1).unwrap_or(Type::I1);
        let at = self.out.ops.len();
        self.elementwise(bit, b, first, args, 0, 0, 0, d + n)?;
        let width = self.bits(first) as u16;
        self.out.ops[at..].iter_mut().for_each(|o| o.w = width);
        Ok(())
    }

    /// The elements of a vector put together one after the other, from a start value where there is one.
    fn reduce(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let &Call { args, d, .. } = call;
        let start = args.len() == 2;
        let vector = self.f.type_of(self.f.operand(call.i, start as usize));
        let (len, _, elem) = self.types.vector(vector).ok_or(Undecodable::Malformed("a reduction of no vector"))?;
        let per = self.width(elem)?;
        let elements = args[start as usize];
        let flags = if fun as u8 >= Fun::FNeg as u8 { call.flags } else { 0 };
        self.mov(d, if start { args[0] } else { elements }, per);
        for k in !start as u32..len {
            self.elementwise(fun, elem, elem, &[d, elements + k * per], 0, 0, flags, d)?;
        }
        Ok(())
    }

    /// Intrinsics of numbers and vectors; `None` when it is none of them.
    fn number_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        let &Call { id, args, d, ty, first, .. } = call;
        Some(match id {
            id::ABS => self.with_flag(call, Fun::Abs),
            id::CTLZ => self.with_flag(call, Fun::Ctlz),
            id::CTTZ => self.with_flag(call, Fun::Cttz),
            id::POWI | id::EXPERIMENTAL_CONSTRAINED_POWI => self.with_integer(call, Fun::PowI),
            id::LDEXP | id::EXPERIMENTAL_CONSTRAINED_LDEXP => self.with_integer(call, Fun::Ldexp),
            id::EXPERIMENTAL_CONSTRAINED_FCMP | id::EXPERIMENTAL_CONSTRAINED_FCMPS => self.constrained_compare(call),
            id::IS_FPCLASS => self.elementwise(Fun::IsFpClass, ty, first, args, 2, 0, 0, d),
            id::FREXP => self.frexp(call),
            id::MODF => self.pair(call, [Fun::ModfFract, Fun::ModfInt]),
            id::SINCOS => self.pair(call, [Fun::Sin, Fun::Cos]),
            id::SINCOSPI => self.pair(call, [Fun::SinPi, Fun::CosPi]),
            id::CONVERT_FROM_FP16 => self.elementwise(Fun::FpExt, ty, Type::HALF, args, 0, 0, 0, d),
            id::CONVERT_TO_FP16 => self.elementwise(Fun::FpTrunc, Type::HALF, first, args, 0, 0, 0, d),
            id::PTRMASK => self.pointer_mask(call),
            id::STEPVECTOR => self.step_vector(call),
            id::VECTOR_REVERSE => self.reverse(call),
            id::VECTOR_INSERT | id::VECTOR_EXTRACT => self.part(call),
            id::VECTOR_SPLICE_LEFT | id::VECTOR_SPLICE_RIGHT => self.splice(call),
            _ => match interleaving(id) {
                Some((count, together)) => self.interleave(call, count, together),
                None => return self.constant_intrinsic(call),
            },
        })
    }

    /// Intrinsics that give their first argument or a constant.
    fn constant_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        let value = match call.id {
            id::EXPECT
            | id::EXPECT_WITH_PROBABILITY
            | id::SSA_COPY
            | id::ANNOTATION
            | id::PTR_ANNOTATION
            | id::LAUNDER_INVARIANT_GROUP
            | id::STRIP_INVARIANT_GROUP
            | id::ARITHMETIC_FENCE
            | id::THREADLOCAL_ADDRESS
            | id::PRESERVE_STATIC_OFFSET
            | id::PRESERVE_ARRAY_ACCESS_INDEX
            | id::PRESERVE_STRUCT_ACCESS_INDEX
            | id::PRESERVE_UNION_ACCESS_INDEX => {
                return Some(self.width(call.ty).map(|n| self.mov(call.d, call.args[0], n)));
            }
            id::GET_ROUNDING | id::VSCALE | id::ALLOW_RUNTIME_CHECK | id::ALLOW_UBSAN_CHECK => 1,
            id::IS_CONSTANT | id::INVARIANT_START | id::GET_DYNAMIC_AREA_OFFSET => 0,
            _ => return None,
        };
        let slot = self.immediate(value);
        self.mov(call.d, slot, 1);
        Some(Ok(()))
    }

    /// A function of a number and of a flag, which is one slot for all elements.
    fn with_flag(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let &Call { args, d, ty, first, .. } = call;
        if self.bits(ty) <= 64 {
            return self.elementwise(fun, ty, first, args, 2, 0, 0, d);
        }
        // The flag is one slot, the operand two.
        let flag = self.out.slots;
        self.out.slots += 2;
        let zero = self.immediate(0);
        self.mov(flag, args[1], 1);
        self.mov(flag + 1, zero, 1);
        self.elementwise(fun, ty, ty, &[args[0], flag], 2, 0, 0, d)
    }

    /// A function of a floating-point number and an integer.
    fn with_integer(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let int = self.f.type_of(self.f.operand(call.i, 1));
        let one = !self.types.is_vector(int);
        let at = self.out.ops.len();
        self.elementwise(fun, call.ty, call.first, call.args, if one { 2 } else { 0 }, 0, call.flags, call.d)?;
        let width = self.bits(int) as u16;
        self.out.ops[at..].iter_mut().for_each(|o| o.w2 = width);
        Ok(())
    }

    fn constrained_compare(&mut self, call: &Call<'_>) -> Done {
        let predicate = constrained_predicate(self.f, call.i);
        let predicate = predicate.ok_or(Undecodable::Malformed("a comparison without a predicate"))?;
        self.elementwise(Fun::FCmp, call.ty, call.first, call.args, 0, predicate as u32, call.flags, call.d)
    }

    fn frexp(&mut self, call: &Call<'_>) -> Done {
        let &Call { args, d, first, .. } = call;
        let n = self.width(first)?;
        let exponent = self.types.element(call.ty, 1).ok_or(Undecodable::Malformed("frexp of no pair"))?;
        self.elementwise(Fun::FrexpFract, first, first, args, 0, 0, call.flags, d)?;
        self.elementwise(Fun::FrexpExp, exponent, first, args, 0, 0, 0, d + n)
    }

    /// Two functions of the arguments, one result behind the other.
    fn pair(&mut self, call: &Call<'_>, funs: [Fun; 2]) -> Done {
        let &Call { args, d, first, flags, .. } = call;
        let n = self.width(first)?;
        self.elementwise(funs[0], first, first, args, 0, 0, flags, d)?;
        self.elementwise(funs[1], first, first, args, 0, 0, flags, d + n)
    }

    /// Bits beyond the width of the mask are kept.
    fn pointer_mask(&mut self, call: &Call<'_>) -> Done {
        let &Call { args, d, .. } = call;
        let width = self.bits(self.f.type_of(self.f.operand(call.i, 1)));
        let high = self.immediate(!warpc_ir::consts::low_mask(width));
        for k in 0..self.width(call.ty)? {
            let mask = self.out.slots;
            self.out.slots += 1;
            self.elementwise(Fun::Or, Type::I64, Type::I64, &[args[1] + k, high], 0, 0, 0, mask)?;
            self.elementwise(Fun::And, Type::I64, Type::I64, &[args[0] + k, mask], 0, 0, 0, d + k)?;
        }
        Ok(())
    }

    fn step_vector(&mut self, call: &Call<'_>) -> Done {
        for k in 0..self.width(call.ty)? {
            let number = self.immediate(k as u64);
            self.mov(call.d + k, number, 1);
        }
        Ok(())
    }

    fn reverse(&mut self, call: &Call<'_>) -> Done {
        let n = self.width(call.ty)?;
        let per = n / self.types.vector(call.ty).map_or(1, |v| v.0);
        for k in 0..n / per {
            self.mov(call.d + k * per, call.args[0] + (n / per - 1 - k) * per, per);
        }
        Ok(())
    }

    /// Constant argument `index`.
    fn number(&self, call: &Call<'_>, index: usize) -> Done<u32> {
        let value = self.f.operand(call.i, index).as_const().and_then(|number| self.f.consts().int(number));
        value.map(|number| number as u32).ok_or(Undecodable::Malformed("a place in a vector that is not constant"))
    }

    /// Slots of an element, of a vector.
    fn per_element(&mut self, vector: Type) -> Done<u32> {
        Ok(self.width(vector)? / self.types.vector(vector).map_or(1, |v| v.0).max(1))
    }

    /// Some elements of a vector, one behind the other, put into it or taken from it.
    fn part(&mut self, call: &Call<'_>) -> Done {
        let per = self.per_element(call.first)?;
        let whole = self.width(call.first)?;
        if call.id == id::VECTOR_EXTRACT {
            let (at, n) = (self.number(call, 1)? * per, self.width(call.ty)?);
            if at + n > whole {
                return Err(Undecodable::Malformed("a part of a vector that is behind its end"));
            }
            self.mov(call.d, call.args[0] + at, n);
            return Ok(());
        }
        let n = self.width(self.f.type_of(self.f.operand(call.i, 1)))?;
        let at = self.number(call, 2)? * per;
        if at + n > whole {
            return Err(Undecodable::Malformed("a part of a vector that is behind its end"));
        }
        self.mov(call.d, call.args[0], whole);
        self.mov(call.d + at, call.args[1], n);
        Ok(())
    }

    /// Two vectors one behind the other, from a place on.
    fn splice(&mut self, call: &Call<'_>) -> Done {
        let (per, n) = (self.per_element(call.ty)?, self.width(call.ty)?);
        let place = (self.number(call, 2)? * per).min(n);
        let start = if call.id == id::VECTOR_SPLICE_RIGHT { n - place } else { place };
        self.mov(call.d, call.args[0] + start, n - start);
        if start > 0 {
            self.mov(call.d + n - start, call.args[1], start);
        }
        Ok(())
    }

    /// Elements of several vectors by turns, or such a vector taken apart.
    fn interleave(&mut self, call: &Call<'_>, count: u32, together: bool) -> Done {
        let per = self.per_element(call.first)?;
        let len = self.width(call.first)? / per / if together { 1 } else { count };
        for (k, n) in (0..len).flat_map(|k| (0..count).map(move |n| (k, n))) {
            let by_turns = (k * count + n) * per;
            if together {
                self.mov(call.d + by_turns, call.args[n as usize] + k * per, per);
            } else {
                self.mov(call.d + (n * len + k) * per, call.args[0] + by_turns, per);
            }
        }
        Ok(())
    }

    /// Intrinsics that look at memory or at the state of the thread; `None` when it is none of them.
    fn state_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        let &Call { id, args, d, .. } = call;
        let (kind, dst) = match id {
            id::MEMCPY | id::MEMCPY_INLINE | id::MEMCPY_ELEMENT_UNORDERED_ATOMIC => {
                return Some(self.memory_copy(call, false));
            }
            id::MEMMOVE | id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC => return Some(self.memory_copy(call, true)),
            id::MEMSET | id::MEMSET_INLINE | id::MEMSET_ELEMENT_UNORDERED_ATOMIC => return Some(self.memory_set(call)),
            id::LIFETIME_START | id::LIFETIME_END => return Some(self.lifetime(call)),
            id::TRAP | id::UBSANTRAP => {
                self.intr(Intr::Trap, vec![], NO_SLOT);
                return Some(Ok(()));
            }
            id::DEBUGTRAP => {
                self.intr(Intr::Nop, vec![], NO_SLOT);
                return Some(Ok(()));
            }
            id::READCYCLECOUNTER | id::READSTEADYCOUNTER => {
                self.intr(Intr::Clock, vec![], d);
                return Some(Ok(()));
            }
            id::ASSUME => (Intr::Assume, NO_SLOT),
            id::STACKSAVE => (Intr::StackSave, d),
            id::STACKRESTORE => (Intr::StackRestore, d),
            id::OBJECTSIZE => (Intr::ObjectSize, d),
            _ => return None,
        };
        self.intr(kind, args.to_vec(), dst);
        Some(Ok(()))
    }

    /// The elements of an atomic copy or fill, whose last argument is their size.
    fn elements(&self, call: &Call<'_>) -> Elements {
        let atomic = [
            id::MEMCPY_ELEMENT_UNORDERED_ATOMIC,
            id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC,
            id::MEMSET_ELEMENT_UNORDERED_ATOMIC,
        ];
        if !atomic.contains(&call.id) {
            return Elements::Any;
        }
        let size = self.f.operand(call.i, 3).as_const().and_then(|size| self.f.consts().int(size));
        Elements::Atomic(size.and_then(|size| u32::try_from(size).ok()).unwrap_or(1).max(1))
    }

    fn memory_copy(&mut self, call: &Call<'_>, moves: bool) -> Done {
        let (f, i, len) = (self.f, call.i, call.args[2]);
        let (to, from) = (self.pointer(f.operand(i, 0))?, self.pointer(f.operand(i, 1))?);
        self.check_alignment(i, 0, to, len);
        self.check_alignment(i, 1, from, len);
        self.intr(Intr::MemCopy { moves, elements: self.elements(call) }, vec![to, from, len], NO_SLOT);
        Ok(())
    }

    fn memory_set(&mut self, call: &Call<'_>) -> Done {
        let to = self.pointer(self.f.operand(call.i, 0))?;
        self.check_alignment(call.i, 0, to, call.args[2]);
        let elements = self.elements(call);
        self.intr(Intr::MemSet { elements }, vec![to, call.args[1], call.args[2]], NO_SLOT);
        Ok(())
    }

    fn lifetime(&mut self, call: &Call<'_>) -> Done {
        // Older forms have the size first.
        let last = self.f.call(call.i).num_args as usize - 1;
        let object = self.f.operand(call.i, last);
        if matches!(object.kind(), ValueKind::Poison(_)) {
            return Ok(());
        }
        let address = self.pointer(object)?;
        self.intr(Intr::Lifetime { start: call.id == id::LIFETIME_START }, vec![address], NO_SLOT);
        Ok(())
    }
}
