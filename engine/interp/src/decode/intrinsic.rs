//! Decoding of target-independent intrinsics.

use super::super::program::*;
use super::super::scalar::Fun;
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

impl Decoder<'_, '_> {
    /// Checks that pointer `k` of memory intrinsic `i` is as aligned as its attribute says: it is poison else, and so may not be
    /// written to. `len`: slot of the length.
    fn check_alignment(&mut self, i: Inst, k: usize, pointer: u32, len: u32) {
        if let Some(align) = call_arg_int(self.f, i, k, AttrKind::Align).filter(|&n| n > 1) {
            self.intr(Intr::Aligned(align.trailing_zeros() as u8), vec![pointer, len], NO_SLOT);
        }
    }
    pub fn intrinsic(&mut self, i: Inst, n: Intrin) -> Done {
        let f = self.f;
        let row = f.intrins().get(n);
        let full = row.name.clone();
        let base = row.known().map_or(&*full, |id| id.name());
        let Some(name) = base.strip_prefix("llvm.") else { return Err(format!("intrinsic {full}")) };
        if let Some(rest) = name.strip_prefix("nvvm.") {
            return self.nvvm(i, rest);
        }
        // Markers without meaning at run time, before their (metadata) arguments are looked at.
        match name {
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
            | "experimental.noalias.scope.decl" => return Ok(()),
            _ => {}
        }
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let ty = f.ty(i);
        let fl = (f.flags(i) & 0xff) as u8;
        let first = if args.is_empty() { ty } else { f.type_of(f.operand(i, 0)) };
        if let Some(fun) = plain(name) {
            let fl = if fun as u8 >= Fun::FNeg as u8 { fl } else { 0 };
            if fun as u8 >= Fun::FNeg as u8 && float_kind(self.types.scalar(first)).is_none() {
                return Err("a number of a type that is not of the target".into());
            }
            return self.elementwise(fun, ty, first, &args, 0, 0, fl, d);
        }
        if let Some((value, bit)) = overflow(name) {
            let n = self.width(first)?;
            self.elementwise(value, first, first, &args, 0, 0, 0, d)?;
            // The bit is computed in the width of the operands.
            if self.bits(first) > 64 {
                let b = self.types.element(ty, 1).unwrap_or(Type::I1);
                let at = self.out.ops.len();
                self.elementwise(bit, b, first, &args, 0, 0, 0, d + n)?;
                let w = self.bits(first) as u8;
                self.out.ops[at..].iter_mut().for_each(|o| o.w = w);
                return Ok(());
            }
            return self.elementwise(bit, first, first, &args, 0, 0, 0, d + n);
        }
        if let Some(op) = name.strip_prefix("vector.reduce.") {
            let fun = reduction(op).ok_or_else(|| format!("intrinsic {full}"))?;
            let start = args.len() == 2;
            let vt = f.type_of(f.operand(i, start as usize));
            let (len, _, elem) = self.types.vector(vt).ok_or("a reduction of no vector")?;
            let per = self.width(elem)?;
            let v = args[start as usize];
            let fl = if fun as u8 >= Fun::FNeg as u8 { fl } else { 0 };
            self.mov(d, if start { args[0] } else { v }, per);
            for k in !start as u32..len {
                self.elementwise(fun, elem, elem, &[d, v + k * per], 0, 0, fl, d)?;
            }
            return Ok(());
        }
        let copy = |s: &mut Self| -> Done {
            let n = s.width(ty)?;
            s.mov(d, args[0], n);
            Ok(())
        };
        match name {
            "abs" | "ctlz" | "cttz" => {
                let fun = match name {
                    "abs" => Fun::Abs,
                    "ctlz" => Fun::Ctlz,
                    _ => Fun::Cttz,
                };
                if self.bits(ty) > 64 {
                    // The flag is one slot, the operand two.
                    let flag = self.out.slots;
                    self.out.slots += 2;
                    let zero = self.immediate(0);
                    self.mov(flag, args[1], 1);
                    self.mov(flag + 1, zero, 1);
                    return self.elementwise(fun, ty, ty, &[args[0], flag], 2, 0, 0, d);
                }
                self.elementwise(fun, ty, first, &args, 2, 0, 0, d)
            }
            "powi" | "ldexp" => {
                let fun = if name == "powi" { Fun::PowI } else { Fun::Ldexp };
                let int = f.type_of(f.operand(i, 1));
                let one = !self.types.is_vector(int);
                let at = self.out.ops.len();
                self.elementwise(fun, ty, first, &args, if one { 2 } else { 0 }, 0, fl, d)?;
                let w = self.bits(int) as u8;
                self.out.ops[at..].iter_mut().for_each(|o| o.w2 = w);
                Ok(())
            }
            "is.fpclass" => self.elementwise(Fun::IsFpClass, ty, first, &args, 2, 0, 0, d),
            "frexp" => {
                let (n, et) = (self.width(first)?, self.types.element(ty, 1).ok_or("frexp of no pair")?);
                self.elementwise(Fun::FrexpFract, first, first, &args, 0, 0, fl, d)?;
                self.elementwise(Fun::FrexpExp, et, first, &args, 0, 0, 0, d + n)
            }
            "modf" | "sincos" | "sincospi" => {
                let n = self.width(first)?;
                let funs = match name {
                    "modf" => [Fun::ModfFract, Fun::ModfInt],
                    "sincos" => [Fun::Sin, Fun::Cos],
                    _ => [Fun::SinPi, Fun::CosPi],
                };
                self.elementwise(funs[0], first, first, &args, 0, 0, fl, d)?;
                self.elementwise(funs[1], first, first, &args, 0, 0, fl, d + n)
            }
            "convert.from.fp16" => self.elementwise(Fun::FpExt, ty, Type::HALF, &args, 0, 0, 0, d),
            "convert.to.fp16" => self.elementwise(Fun::FpTrunc, Type::HALF, first, &args, 0, 0, 0, d),
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
            | "preserve.union.access.index" => copy(self),
            "ptrmask" => {
                // Bits beyond the mask's width are kept.
                let n = self.width(ty)?;
                let w = self.bits(f.type_of(f.operand(i, 1)));
                let high = self.immediate(!warpc_ir::consts::low_mask(w));
                for k in 0..n {
                    let t = self.out.slots;
                    self.out.slots += 1;
                    self.elementwise(Fun::Or, Type::I64, Type::I64, &[args[1] + k, high], 0, 0, 0, t)?;
                    self.elementwise(Fun::And, Type::I64, Type::I64, &[args[0] + k, t], 0, 0, 0, d + k)?;
                }
                Ok(())
            }
            "is.constant" | "get.rounding" | "vscale" | "allow.runtime.check" | "allow.ubsan.check" => {
                let v =
                    self.immediate((name == "get.rounding" || name == "vscale" || name.starts_with("allow")) as u64);
                self.mov(d, v, 1);
                Ok(())
            }
            "stepvector" => {
                for k in 0..self.width(ty)? {
                    let v = self.immediate(k as u64);
                    self.mov(d + k, v, 1);
                }
                Ok(())
            }
            "vector.reverse" => {
                let n = self.width(ty)?;
                let per = n / self.types.vector(ty).map_or(1, |v| v.0);
                for k in 0..n / per {
                    self.mov(d + k * per, args[0] + (n / per - 1 - k) * per, per);
                }
                Ok(())
            }
            "memcpy" | "memcpy.inline" | "memmove" => {
                let (a, b) = (self.pointer(f.operand(i, 0))?, self.pointer(f.operand(i, 1))?);
                self.check_alignment(i, 0, a, args[2]);
                self.check_alignment(i, 1, b, args[2]);
                self.intr(Intr::MemCopy { moves: name == "memmove" }, vec![a, b, args[2]], NO_SLOT);
                Ok(())
            }
            "memset" | "memset.inline" => {
                let a = self.pointer(f.operand(i, 0))?;
                self.check_alignment(i, 0, a, args[2]);
                self.intr(Intr::MemSet, vec![a, args[1], args[2]], NO_SLOT);
                Ok(())
            }
            "lifetime.start" | "lifetime.end" => {
                // Older forms have the size first.
                let k = f.call(i).num_args as usize - 1;
                if matches!(f.operand(i, k).kind(), ValueKind::Poison(_)) {
                    return Ok(());
                }
                let a = self.pointer(f.operand(i, k))?;
                self.intr(Intr::Lifetime { start: name == "lifetime.start" }, vec![a], NO_SLOT);
                Ok(())
            }
            "invariant.start" => {
                let zero = self.immediate(0);
                self.mov(d, zero, 1);
                Ok(())
            }
            "assume" => {
                self.intr(Intr::Assume, args, NO_SLOT);
                Ok(())
            }
            "trap" | "ubsantrap" | "debugtrap" => {
                self.intr(if name == "debugtrap" { Intr::Nop } else { Intr::Trap }, vec![], NO_SLOT);
                Ok(())
            }
            "stacksave" | "stackrestore" => {
                self.intr(if name == "stacksave" { Intr::StackSave } else { Intr::StackRestore }, args, d);
                Ok(())
            }
            "objectsize" => {
                self.intr(Intr::ObjectSize, args, d);
                Ok(())
            }
            "readcyclecounter" | "readsteadycounter" => {
                self.intr(Intr::Clock, vec![], d);
                Ok(())
            }
            _ => Err(format!("intrinsic {full}")),
        }
    }
}
