//! Decoding of calls: functions of the module, functions of the device runtime, mathematical functions of libdevice where its
//! bodies are not linked in.

use super::super::float::opt;
use super::super::program::*;
use super::super::scalar::Fun;
use super::func::{Decoder, Done};
use crate::ids::*;
use crate::ir::attrs::AttrKind;
use crate::ir::module::GlobalKind;
use crate::ir::value::{Value, ValueKind};

impl Decoder<'_, '_> {
    pub fn call(&mut self, i: Inst) -> Done {
        let f = self.f;
        let callee = f.callee(i);
        let ctx = f.ctx();
        match callee.kind() {
            ValueKind::Intrinsic(n) => return self.intrinsic(i, n),
            ValueKind::Asm(a) => {
                let text = String::from_utf8_lossy(ctx.str(ctx.asm(a).text)).into_owned();
                return self.assembly(i, &text);
            }
            ValueKind::Global(g) => {
                let sym = &ctx.globals.sym[g.index()];
                if sym.kind == GlobalKind::Function && sym.is_declaration() {
                    let name = String::from_utf8_lossy(ctx.name(g)).into_owned();
                    return self.runtime(i, &name);
                }
            }
            _ => {}
        }
        let direct = callee.as_global().filter(|g| ctx.globals.sym[g.index()].kind == GlobalKind::Function);
        let callee = match direct {
            Some(g) => Callee::Function(g.0),
            None => Callee::Indirect(self.src(callee)?),
        };
        let row = f.call(i);
        let mut args = Vec::with_capacity(row.num_args as usize);
        for k in 0..row.num_args as usize {
            let v = f.operand(i, k);
            if matches!(v.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_)) {
                return Err("a call with a metadata argument".into());
            }
            let slot = self.src(v)?;
            let set = f.attrs().param(row.attrs, k);
            args.push(self.parameter(set, f.type_of(v), slot)?);
        }
        let ret = self.width(f.ty(i))?;
        let dst = if ret > 0 { self.define(i)? } else { NO_SLOT };
        let ret_noundef = f.attrs().has(f.attrs().list(row.attrs).ret, AttrKind::NoUndef);
        let x = self.out.calls.len() as u32;
        self.out.calls.push(CallRow { callee, args, dst, ret, ret_noundef });
        self.emit(Op { x, ..Self::op(Code::Call) });
        Ok(())
    }
    /// Appends an operation of [`IntrRow`].
    pub fn intr(&mut self, kind: Intr, args: Vec<u32>, dst: u32) {
        let x = self.out.intrs.len() as u32;
        self.out.intrs.push(IntrRow { kind, args, dst });
        self.emit(Op { x, ..Self::op(Code::Intr) });
    }
    /// First slots of the arguments, metadata left out.
    pub fn call_args(&mut self, i: Inst) -> Done<Vec<u32>> {
        let n = self.f.call(i).num_args as usize;
        let mut out = Vec::with_capacity(n);
        for k in 0..n {
            let v = self.f.operand(i, k);
            if !matches!(v.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_)) {
                out.push(self.src(v)?);
            }
        }
        Ok(out)
    }
    /// Result slots of a call; none for `void`.
    pub fn result(&mut self, i: Inst) -> Done<u32> {
        if self.width(self.f.ty(i))? == 0 { Ok(NO_SLOT) } else { self.define(i) }
    }
    /// A declared function: of the runtime, or of libdevice.
    fn runtime(&mut self, i: Inst, name: &str) -> Done {
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let kind = match name {
            "vprintf" => Intr::Printf,
            "malloc" => Intr::Malloc,
            "free" => Intr::Free,
            "__assertfail" | "__assert_fail" => Intr::Assert,
            "__nvvm_reflect" => {
                let v = self.reflect(self.f.operand(i, 0));
                let imm = self.immediate(v);
                self.mov(d, imm, 1);
                return Ok(());
            }
            _ => return self.libdevice(i, name, &args, d),
        };
        self.intr(kind, args, d);
        Ok(())
    }
    /// Answer to `__nvvm_reflect`: an sm_90 without flushing, with precise division and square root.
    pub fn reflect(&self, v: Value) -> u64 {
        let tables = self.f.ctx().tables;
        let bytes = v.as_global().and_then(|g| self.f.ctx().globals.parts[g.index()].init.as_const());
        let bytes = bytes.map_or(&b""[..], |c| tables.consts.bytes(c));
        match bytes.strip_suffix(b"\0").unwrap_or(bytes) {
            b"__CUDA_ARCH" => 900,
            b"__CUDA_PREC_DIV" | b"__CUDA_PREC_SQRT" => 1,
            _ => 0,
        }
    }
    fn libdevice(&mut self, i: Inst, name: &str, args: &[u32], d: u32) -> Done {
        let unknown = || Err(format!("a call of @{name}, which has no body"));
        let Some(base) = name.strip_prefix("__nv_") else { return unknown() };
        let ty = self.f.ty(i);
        let from = if args.is_empty() { ty } else { self.f.type_of(self.f.operand(i, 0)) };
        let base = base.strip_prefix("fast_").unwrap_or(base);
        if let "sincosf" | "sincos" | "sincospif" | "sincospi" = base {
            let pi = base.contains("pi");
            let funs = if pi { [Fun::SinPi, Fun::CosPi] } else { [Fun::Sin, Fun::Cos] };
            for (k, fun) in funs.into_iter().enumerate() {
                let tmp = self.out.slots;
                self.out.slots += 1;
                self.elementwise(fun, from, from, &args[..1], 0, 0, 0, tmp)?;
                let size = self.layout.store_size(self.types, from);
                let leaves = self.leaves(from)?.to_vec();
                let x = self.out.accesses.len() as u32;
                self.out.accesses.push(Access { leaves, size, align: size, ..Default::default() });
                self.emit(Op { a: tmp, b: args[1 + k], x, ..Self::op(Code::Store) });
            }
            return Ok(());
        }
        let round = |s: &str| match s {
            "rz" => 1 << opt::ROUND_SHIFT,
            "rd" => 2 << opt::ROUND_SHIFT,
            "ru" => 3 << opt::ROUND_SHIFT,
            _ => 0,
        };
        let (stem, mode) = base.rsplit_once('_').map_or((base, 0), |(s, m)| (s, round(m)));
        let fun = match stem {
            "fadd" | "dadd" => Some(Fun::FAdd),
            "fsub" | "dsub" => Some(Fun::FSub),
            "fmul" | "dmul" => Some(Fun::FMul),
            "fdiv" | "ddiv" => Some(Fun::FDiv),
            "fmaf" | "fma" => Some(Fun::Fma),
            "frcp" | "drcp" => Some(Fun::Rcp),
            "fsqrt" | "dsqrt" => Some(Fun::Sqrt),
            "float2int" | "double2int" | "float2ll" | "double2ll" => Some(Fun::FpToInt),
            "int2float" | "int2double" | "ll2float" | "ll2double" => Some(Fun::SIToFp),
            "uint2float" | "uint2double" | "ull2float" | "ull2double" => Some(Fun::UIToFp),
            _ => None,
        };
        if let Some(fun) = fun {
            return self.elementwise(fun, ty, from, args, 0, mode, 0, d);
        }
        match base {
            "float_as_int" | "int_as_float" | "float_as_uint" | "uint_as_float" | "double_as_longlong"
            | "longlong_as_double" => {
                self.mov(d, args[0], 1);
                return Ok(());
            }
            "popc" | "popcll" | "clz" | "clzll" | "brev" | "brevll" | "ffs" => {
                let zero = self.immediate(0);
                let (fun, x) = match base {
                    "popc" | "popcll" => (Fun::Ctpop, zero),
                    "clz" | "clzll" => (Fun::Ctlz, zero),
                    "brev" | "brevll" => (Fun::BitReverse, zero),
                    _ => return unknown(),
                };
                return self.elementwise(fun, from, from, &[args[0], x], 0, 0, 0, d);
            }
            "mulhi" => return self.elementwise(Fun::MulHiS, ty, from, args, 0, 0, 0, d),
            "umulhi" => return self.elementwise(Fun::MulHiU, ty, from, args, 0, 0, 0, d),
            "umul24" => return self.elementwise(Fun::Mul24U, ty, from, args, 0, 0, 0, d),
            "mul24" => return self.elementwise(Fun::Mul24S, ty, from, args, 0, 0, 0, d),
            "sad" => return self.elementwise(Fun::SadS, ty, from, args, 0, 0, 0, d),
            "usad" => return self.elementwise(Fun::SadU, ty, from, args, 0, 0, 0, d),
            "abs" | "llabs" => {
                let zero = self.immediate(0);
                return self.elementwise(Fun::Abs, ty, from, &[args[0], zero], 0, 0, 0, d);
            }
            "max" | "llmax" => return self.elementwise(Fun::SMax, ty, from, args, 0, 0, 0, d),
            "min" | "llmin" => return self.elementwise(Fun::SMin, ty, from, args, 0, 0, 0, d),
            "umax" | "ullmax" => return self.elementwise(Fun::UMax, ty, from, args, 0, 0, 0, d),
            "umin" | "ullmin" => return self.elementwise(Fun::UMin, ty, from, args, 0, 0, 0, d),
            "saturatef" => {
                let zero = self.immediate((-0.0f32).to_bits() as u64);
                return self.elementwise(Fun::FAdd, ty, from, &[args[0], zero], 0, opt::SAT, 0, d);
            }
            _ => {}
        }
        let stem = if from == Type::FLOAT { base.strip_suffix('f').unwrap_or(base) } else { base };
        let fun = match stem {
            "sqrt" => Fun::Sqrt,
            "rsqrt" => Fun::RSqrt,
            "fabs" => Fun::FAbs,
            "fmax" => Fun::MaxNum,
            "fmin" => Fun::MinNum,
            "fdim" => Fun::FDim,
            "fmod" => Fun::FRem,
            "fdivide" => Fun::FDiv,
            "copysign" => Fun::CopySign,
            "floor" => Fun::Floor,
            "ceil" => Fun::Ceil,
            "trunc" => Fun::RoundZero,
            "rint" | "nearbyint" => Fun::Rint,
            "round" => Fun::Round,
            "sin" => Fun::Sin,
            "cos" => Fun::Cos,
            "sinpi" => Fun::SinPi,
            "cospi" => Fun::CosPi,
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
            "expm1" => Fun::Expm1,
            "log" => Fun::Log,
            "log2" => Fun::Log2,
            "log10" => Fun::Log10,
            "log1p" => Fun::Log1p,
            "pow" => Fun::Pow,
            "powi" => Fun::PowI,
            "ldexp" => Fun::Ldexp,
            "cbrt" => Fun::Cbrt,
            "hypot" => Fun::Hypot,
            "erf" => Fun::Erf,
            _ => return unknown(),
        };
        let second_is_int = matches!(fun, Fun::PowI | Fun::Ldexp);
        let n = args.len().min(match fun {
            Fun::MaxNum
            | Fun::MinNum
            | Fun::FDim
            | Fun::FRem
            | Fun::FDiv
            | Fun::CopySign
            | Fun::Atan2
            | Fun::Pow
            | Fun::Hypot => 2,
            _ => 1 + second_is_int as usize,
        });
        self.elementwise(fun, ty, from, &args[..n], 0, 0, 0, d)?;
        if second_is_int && let Some(op) = self.out.ops.last_mut() {
            op.w2 = 32;
        }
        Ok(())
    }
    fn assembly(&mut self, i: Inst, text: &str) -> Done {
        let first = text.split(';').next().unwrap_or(text).trim();
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let ty = self.f.ty(i);
        if text.trim().is_empty() {
            // A barrier to the compiler, which hands its tied operands through.
            if d != NO_SLOT {
                let n = self.width(ty)?;
                if args.len() as u32 != n {
                    return Err("inline assembly without text".into());
                }
                for (k, &a) in args.iter().enumerate() {
                    self.mov(d + k as u32, a, 1);
                }
            }
            return Ok(());
        }
        if text.trim_end_matches([';', ' ', '\n']) == first {
            let words: Vec<&str> = first.split([' ', ',', '\t']).filter(|w| !w.is_empty()).collect();
            match words[..] {
                ["mov.u32" | "mov.u64" | "mov.b32" | "mov.b64", "$0", reg] if reg.starts_with('%') => {
                    return match super::nvvm::sreg_row(reg) {
                        Some(n) => {
                            self.intr(Intr::Sreg(n), vec![], d);
                            Ok(())
                        }
                        None if reg.contains("clock") || reg.contains("timer") => {
                            self.intr(Intr::Clock, vec![], d);
                            Ok(())
                        }
                        None => Err(format!("special register {reg}")),
                    };
                }
                ["prmt.b32", "$0", "$1", "$2", "$3"] => {
                    return self.elementwise(Fun::Prmt, Type::I32, Type::I32, &args, 0, 0, 0, d);
                }
                ["lop3.b32", "$0", "$1", "$2", "$3", table] => {
                    let table = table.strip_prefix("0x").and_then(|t| u64::from_str_radix(t, 16).ok());
                    return self.lop3(&args, table.ok_or("a table of lop3")?, d);
                }
                ["dp4a.s32.s32", "$0", "$1", "$2", "$3"] => {
                    return self.elementwise(Fun::Dp4a, Type::I32, Type::I32, &args, 0, 3, 0, d);
                }
                ["neg.s16", "$0", "$0"] => {
                    let zero = self.immediate(0);
                    return self.elementwise(Fun::Sub, Type::I16, Type::I16, &[zero, args[0]], 1, 0, 0, d);
                }
                [w, ..] if w.starts_with("fence.") || w.starts_with("membar") => return Ok(()),
                _ => {}
            }
        }
        Err(format!("inline assembly `{first}`"))
    }
    /// The function of three bits `table` on 32-bit words: a sum of its minterms.
    fn lop3(&mut self, args: &[u32], table: u64, d: u32) -> Done {
        let t = self.out.slots;
        self.out.slots += 5;
        let (zero, ones) = (self.immediate(0), self.immediate(0xffff_ffff));
        let bin = |s: &mut Self, f, d, a, b| s.elementwise(f, Type::I32, Type::I32, &[a, b], 0, 0, 0, d);
        for k in 0..3 {
            bin(self, Fun::Xor, t + k, args[k as usize], ones)?;
        }
        self.mov(t + 4, zero, 1);
        for m in 0..8u32 {
            if table >> m & 1 != 0 {
                let pick = |k: u32| if m >> (2 - k) & 1 != 0 { args[k as usize] } else { t + k };
                bin(self, Fun::And, t + 3, pick(0), pick(1))?;
                bin(self, Fun::And, t + 3, t + 3, pick(2))?;
                bin(self, Fun::Or, t + 4, t + 4, t + 3)?;
            }
        }
        self.mov(d, t + 4, 1);
        Ok(())
    }
}
