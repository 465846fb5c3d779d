//! Decoding of target-independent intrinsics.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::float_kind;
use super::func::{Decoder, Done};
use warpc_analysis::facts::call_arg_int;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::value::ValueKind;

/// Intrinsics that are one function, elementwise, of all their arguments.
fn plain(name: &str) -> Option<Fun> {
    Some(match name {
        "smin" => Fun::SMin,
        "smax" => Fun::SMax,
        "umin" => Fun::UMin,
        "umax" => Fun::UMax,
        "uadd.sat" => Fun::UAddSat,
        "sadd.sat" => Fun::SAddSat,
        "usub.sat" => Fun::USubSat,
        "ssub.sat" => Fun::SSubSat,
        "ushl.sat" => Fun::UShlSat,
        "sshl.sat" => Fun::SShlSat,
        "scmp" => Fun::SCmp,
        "ucmp" => Fun::UCmp,
        "ctpop" => Fun::Ctpop,
        "bswap" => Fun::BSwap,
        "bitreverse" => Fun::BitReverse,
        "fshl" => Fun::Fshl,
        "fshr" => Fun::Fshr,
        "fabs" => Fun::FAbs,
        "copysign" => Fun::CopySign,
        "minnum" => Fun::MinNum,
        "maxnum" => Fun::MaxNum,
        "minimum" => Fun::Minimum,
        "maximum" => Fun::Maximum,
        "minimumnum" => Fun::MinimumNum,
        "maximumnum" => Fun::MaximumNum,
        "fma" | "fmuladd" => Fun::Fma,
        "sqrt" => Fun::Sqrt,
        "floor" => Fun::Floor,
        "ceil" => Fun::Ceil,
        "trunc" => Fun::RoundZero,
        "rint" | "nearbyint" | "roundeven" => Fun::Rint,
        "round" => Fun::Round,
        "sin" => Fun::Sin,
        "cos" => Fun::Cos,
        "tan" => Fun::Tan,
        "asin" => Fun::Asin,
        "acos" => Fun::Acos,
        "atan" => Fun::Atan,
        "atan2" => Fun::Atan2,
        "sinh" => Fun::Sinh,
        "cosh" => Fun::Cosh,
        "tanh" => Fun::Tanh,
        "exp" => Fun::Exp,
        "exp2" => Fun::Exp2,
        "exp10" => Fun::Exp10,
        "log" => Fun::Log,
        "log2" => Fun::Log2,
        "log10" => Fun::Log10,
        "pow" => Fun::Pow,
        "canonicalize" => Fun::Canonicalize,
        "fptosi.sat" => Fun::FpToSISat,
        "fptoui.sat" => Fun::FpToUISat,
        "lrint" | "llrint" => Fun::FpToInt,
        "lround" | "llround" => Fun::LRound,
        _ => return None,
    })
}

/// Value operation and overflow bit of the intrinsics with overflow.
fn overflow(name: &str) -> Option<(Fun, Fun)> {
    Some(match name {
        "sadd.with.overflow" => (Fun::Add, Fun::SAddO),
        "uadd.with.overflow" => (Fun::Add, Fun::UAddO),
        "ssub.with.overflow" => (Fun::Sub, Fun::SSubO),
        "usub.with.overflow" => (Fun::Sub, Fun::USubO),
        "smul.with.overflow" => (Fun::Mul, Fun::SMulO),
        "umul.with.overflow" => (Fun::Mul, Fun::UMulO),
        _ => return None,
    })
}

/// Step of a reduction of a vector.
fn reduction(name: &str) -> Option<Fun> {
    Some(match name {
        "add" => Fun::Add,
        "mul" => Fun::Mul,
        "and" => Fun::And,
        "or" => Fun::Or,
        "xor" => Fun::Xor,
        "smin" => Fun::SMin,
        "smax" => Fun::SMax,
        "umin" => Fun::UMin,
        "umax" => Fun::UMax,
        "fadd" => Fun::FAdd,
        "fmul" => Fun::FMul,
        "fmin" => Fun::MinNum,
        "fmax" => Fun::MaxNum,
        "fminimum" => Fun::Minimum,
        "fmaximum" => Fun::Maximum,
        _ => return None,
    })
}

/// Whether an intrinsic is a mark without meaning at run time.
fn is_marker(name: &str) -> bool {
    matches!(
        name,
        "dbg.value"
            | "dbg.declare"
            | "dbg.assign"
            | "dbg.label"
            | "donothing"
            | "sideeffect"
            | "var.annotation"
            | "invariant.end"
            | "prefetch"
            | "pseudoprobe"
            | "fake.use"
            | "va_end"
            | "clear_cache"
            | "experimental.noalias.scope.decl"
    )
}

/// A call of an intrinsic that is decoded.
struct Call<'c> {
    i: Inst,
    /// Without `llvm.` and the types it is overloaded by.
    name: &'c str,
    /// Slots of the arguments.
    args: &'c [u32],
    /// Slot of the result.
    d: u32,
    ty: Type,
    /// Type of the first argument, or of the result without arguments.
    first: Type,
    /// Fast-math flags.
    flags: u8,
}

impl Decoder<'_, '_> {
    /// Checks that pointer `index` of memory intrinsic `i` is as aligned as its attribute says: it is poison else, and so may not
    /// be written to. `len`: slot of the length.
    fn check_alignment(&mut self, i: Inst, index: usize, pointer: u32, len: u32) {
        if let Some(align) = call_arg_int(self.f, i, index, AttrKind::Align).filter(|&n| n > 1) {
            self.intr(Intr::Aligned(align.trailing_zeros() as u8), vec![pointer, len], NO_SLOT);
        }
    }
    /// Decodes a call of an intrinsic.
    pub fn intrinsic(&mut self, i: Inst, callee: Intrin) -> Done {
        let f = self.f;
        let row = f.intrins().get(callee);
        let full = row.name.clone();
        let base = row.known().map_or(&*full, |id| id.name());
        let Some(name) = base.strip_prefix("llvm.") else { return Err(Undecodable::Intrinsic(full.to_string())) };
        if let Some(rest) = name.strip_prefix("nvvm.") {
            return self.nvvm(i, rest);
        }
        // Before their (metadata) arguments are looked at.
        if is_marker(name) {
            return Ok(());
        }
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let ty = f.ty(i);
        let first = if args.is_empty() { ty } else { f.type_of(f.operand(i, 0)) };
        let call = Call { i, name, args: &args, d, ty, first, flags: (f.flags(i) & 0xff) as u8 };
        if let Some(fun) = plain(name) {
            return self.plain_intrinsic(&call, fun);
        }
        if let Some((value, bit)) = overflow(name) {
            return self.overflow_intrinsic(&call, value, bit);
        }
        if let Some(op) = name.strip_prefix("vector.reduce.") {
            let fun = reduction(op).ok_or_else(|| Undecodable::Intrinsic(full.to_string()))?;
            return self.reduce(&call, fun);
        }
        match self.number_intrinsic(&call).or_else(|| self.state_intrinsic(&call)) {
            Some(done) => done,
            None => Err(Undecodable::Intrinsic(full.to_string())),
        }
    }

    /// One function, elementwise, of all arguments.
    fn plain_intrinsic(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let floating = fun as u8 >= Fun::FNeg as u8;
        if floating && float_kind(self.types.scalar(call.first)).is_none() {
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
        let width = self.bits(first) as u8;
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
        let &Call { name, args, d, ty, first, .. } = call;
        Some(match name {
            "abs" => self.with_flag(call, Fun::Abs),
            "ctlz" => self.with_flag(call, Fun::Ctlz),
            "cttz" => self.with_flag(call, Fun::Cttz),
            "powi" => self.with_integer(call, Fun::PowI),
            "ldexp" => self.with_integer(call, Fun::Ldexp),
            "is.fpclass" => self.elementwise(Fun::IsFpClass, ty, first, args, 2, 0, 0, d),
            "frexp" => self.frexp(call),
            "modf" => self.pair(call, [Fun::ModfFract, Fun::ModfInt]),
            "sincos" => self.pair(call, [Fun::Sin, Fun::Cos]),
            "sincospi" => self.pair(call, [Fun::SinPi, Fun::CosPi]),
            "convert.from.fp16" => self.elementwise(Fun::FpExt, ty, Type::HALF, args, 0, 0, 0, d),
            "convert.to.fp16" => self.elementwise(Fun::FpTrunc, Type::HALF, first, args, 0, 0, 0, d),
            "ptrmask" => self.pointer_mask(call),
            "stepvector" => self.step_vector(call),
            "vector.reverse" => self.reverse(call),
            _ => return self.constant_intrinsic(call),
        })
    }

    /// Intrinsics that give their first argument or a constant.
    fn constant_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        let value = match call.name {
            "expect"
            | "expect.with.probability"
            | "ssa.copy"
            | "annotation"
            | "ptr.annotation"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "arithmetic.fence"
            | "threadlocal.address"
            | "preserve.static.offset"
            | "preserve.array.access.index"
            | "preserve.struct.access.index"
            | "preserve.union.access.index" => {
                return Some(self.width(call.ty).map(|n| self.mov(call.d, call.args[0], n)));
            }
            "get.rounding" | "vscale" | "allow.runtime.check" | "allow.ubsan.check" => 1,
            "is.constant" | "invariant.start" => 0,
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
        let width = self.bits(int) as u8;
        self.out.ops[at..].iter_mut().for_each(|o| o.w2 = width);
        Ok(())
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

    /// Intrinsics that look at memory or at the state of the thread; `None` when it is none of them.
    fn state_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        let &Call { name, args, d, .. } = call;
        let (kind, dst) = match name {
            "memcpy" | "memcpy.inline" | "memmove" => return Some(self.memory_copy(call)),
            "memset" | "memset.inline" => return Some(self.memory_set(call)),
            "lifetime.start" | "lifetime.end" => return Some(self.lifetime(call)),
            "trap" | "ubsantrap" => {
                self.intr(Intr::Trap, vec![], NO_SLOT);
                return Some(Ok(()));
            }
            "debugtrap" => {
                self.intr(Intr::Nop, vec![], NO_SLOT);
                return Some(Ok(()));
            }
            "readcyclecounter" | "readsteadycounter" => {
                self.intr(Intr::Clock, vec![], d);
                return Some(Ok(()));
            }
            "assume" => (Intr::Assume, NO_SLOT),
            "stacksave" => (Intr::StackSave, d),
            "stackrestore" => (Intr::StackRestore, d),
            "objectsize" => (Intr::ObjectSize, d),
            _ => return None,
        };
        self.intr(kind, args.to_vec(), dst);
        Some(Ok(()))
    }

    fn memory_copy(&mut self, call: &Call<'_>) -> Done {
        let (f, i, len) = (self.f, call.i, call.args[2]);
        let (to, from) = (self.pointer(f.operand(i, 0))?, self.pointer(f.operand(i, 1))?);
        self.check_alignment(i, 0, to, len);
        self.check_alignment(i, 1, from, len);
        self.intr(Intr::MemCopy { moves: call.name == "memmove" }, vec![to, from, len], NO_SLOT);
        Ok(())
    }

    fn memory_set(&mut self, call: &Call<'_>) -> Done {
        let to = self.pointer(self.f.operand(call.i, 0))?;
        self.check_alignment(call.i, 0, to, call.args[2]);
        self.intr(Intr::MemSet, vec![to, call.args[1], call.args[2]], NO_SLOT);
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
        self.intr(Intr::Lifetime { start: call.name == "lifetime.start" }, vec![address], NO_SLOT);
        Ok(())
    }
}
