//! Decoding of intrinsics of the target. Names are taken apart at their dots: `add.rm.ftz.f` is an addition rounded down.

use super::super::float::opt;
use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::float_kind;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;
use warpc_ir::opcode::RmwOp;

/// Special registers with a value here; a row's number is that of [`Intr::Sreg`].
pub(crate) const SREG_NAMES: &[&str] = &[
    "tid.x",
    "tid.y",
    "tid.z",
    "tid.w",
    "ntid.x",
    "ntid.y",
    "ntid.z",
    "ntid.w",
    "ctaid.x",
    "ctaid.y",
    "ctaid.z",
    "ctaid.w",
    "nctaid.x",
    "nctaid.y",
    "nctaid.z",
    "nctaid.w",
    "laneid",
    "warpid",
    "nwarpid",
    "warpsize",
    "lanemask.eq",
    "lanemask.lt",
    "lanemask.le",
    "lanemask.gt",
    "lanemask.ge",
    "smid",
    "nsmid",
    "gridid",
    "dynamic.smem.size",
    "total.smem.size",
    "cluster.ctaid.x",
    "cluster.ctaid.y",
    "cluster.ctaid.z",
    "cluster.nctaid.x",
    "cluster.nctaid.y",
    "cluster.nctaid.z",
    "cluster.ctarank",
    "cluster.nctarank",
    "clusterid.x",
    "clusterid.y",
    "clusterid.z",
    "nclusterid.x",
    "nclusterid.y",
    "nclusterid.z",
    "aggr.smem.size",
    "cluster.ctaid.w",
    "cluster.nctaid.w",
    "clusterid.w",
    "nclusterid.w",
    "is.explicit.cluster",
    "envreg",
];

/// Row of a special register by its PTX name.
pub(crate) fn sreg_row(ptx: &str) -> Option<u8> {
    let name = ptx.trim_start_matches('%').replace('_', ".");
    let name = match &*name {
        "WARP.SZ" => "warpsize",
        n if n.starts_with("envreg") || n.starts_with("pm") => "envreg",
        n => n,
    };
    SREG_NAMES.iter().position(|&n| n == name).map(|n| n as u8)
}

/// What the intrinsics of a family that is not run are.
fn family_not_run(name: &str) -> Option<&'static str> {
    let textures = ["tex.", "tld4.", "txq.", "suld.", "sust.", "sured.", "suq.", "istypep.", "texsurf."];
    textures.iter().any(|p| name.starts_with(p)).then_some("textures and surfaces")
}

/// Options of the words of a name; the rest is returned in order.
fn words(name: &str) -> (Vec<&str>, u32) {
    let mut x = 0;
    let mut rest = Vec::new();
    for w in name.split('.') {
        x |= match w {
            "rn" => 0,
            "rz" => 1 << opt::ROUND_SHIFT,
            "rm" => 2 << opt::ROUND_SHIFT,
            "rp" => 3 << opt::ROUND_SHIFT,
            "ftz" => opt::FTZ,
            "sat" => opt::SAT,
            "relu" => opt::RELU,
            "nan" | "NaN" => opt::NAN,
            "satfinite" => opt::SATFINITE,
            "rna" => opt::AWAY,
            "xorsign" => opt::XORSIGN,
            "approx" | "full" => 0,
            other => {
                rest.push(other);
                continue;
            }
        };
    }
    (rest, x)
}

impl Decoder<'_, '_> {
    pub(super) fn nvvm(&mut self, i: Inst, name: &str) -> Done {
        let f = self.f;
        if let Some(family) = family_not_run(name) {
            return Err(Undecodable::Family { family, name: format!("llvm.nvvm.{name}") });
        }
        if self.matrices(i, name)? || self.asynchronous(i, name)? {
            return Ok(());
        }
        let (rest, x) = words(name);
        if self.narrow(i, &rest, x)? {
            return Ok(());
        }
        let args = self.call_args(i)?;
        let d = self.result(i)?;
        let ty = f.ty(i);
        let first = if args.is_empty() { ty } else { f.type_of(f.operand(i, 0)) };
        if let Some(reg) = name.strip_prefix("read.ptx.sreg.") {
            return match sreg_row(reg) {
                Some(n) => {
                    self.intr(Intr::Sreg(n), vec![], d);
                    Ok(())
                }
                None if reg.starts_with("clock") || reg.starts_with("globaltimer") => {
                    self.intr(Intr::Clock, vec![], d);
                    Ok(())
                }
                None => Err(Undecodable::SpecialRegister(reg.to_string())),
            };
        }
        if let Some(kind) = self.collective(name, &args)? {
            self.intr(kind, args, d);
            return Ok(());
        }
        if let Some(rest) = name.strip_prefix("atomic.") {
            return self.nvvm_atomic(i, rest, &args, d);
        }
        if name.starts_with("ldu.global.") || name.starts_with("ldg.global.") {
            let align = self.view_int(i, 1).unwrap_or(1);
            let leaves = self.leaves(ty)?.to_vec();
            let size = self.layout.store_size(self.types, ty);
            let x = self.out.accesses.len() as u32;
            self.out.accesses.push(Access { leaves, size, align, ..Default::default() });
            self.emit(Op { d, a: args[0], x, ..Self::op(Code::Load) });
            return Ok(());
        }
        if self.nvvm_int(name, ty, first, &args, d)? {
            return Ok(());
        }
        self.nvvm_float(name, ty, first, &args, d)
    }
    /// Constant integer argument.
    pub(super) fn view_int(&self, i: Inst, index: usize) -> Option<u64> {
        self.f.consts().as_int(self.f.operand(i, index))
    }
    /// Operations of several threads, fences and other things without a function of their operands.
    fn collective(&mut self, name: &str, args: &[u32]) -> Done<Option<Intr>> {
        let is = |p: &str| name.starts_with(p);
        Ok(Some(match name {
            "bar.warp.sync" => Intr::WarpSync,
            "barrier0" => Intr::Barrier { aligned: true, count: false },
            "activemask" => Intr::ActiveMask,
            "elect.sync" => Intr::Elect,
            "exit" => Intr::Exit,
            "nanosleep"
            | "griddepcontrol.wait"
            | "griddepcontrol.launch.dependents"
            | "compiler.warn"
            | "pm.event.mask" => Intr::Nop,
            "match.any.sync.i32" | "match.any.sync.i64" => Intr::MatchAny,
            "match.all.sync.i32p" | "match.all.sync.i64p" => Intr::MatchAll,
            "isspacep.global" => Intr::IsSpace(1),
            "isspacep.shared" | "isspacep.shared.cluster" => Intr::IsSpace(3),
            "isspacep.const" => Intr::IsSpace(4),
            "isspacep.local" => Intr::IsSpace(5),
            "mapa" | "mapa.shared.cluster" | "move.ptr" | "internal.addrspace.wrap" => Intr::PtrCopy,
            "is_explicit_cluster" => Intr::Sreg(sreg_row("is_explicit_cluster").unwrap_or(0)),
            "getctarank" | "getctarank.shared.cluster" => Intr::Sreg(sreg_row("cluster_ctarank").unwrap_or(0)),
            "mbarrier.pending.count" => Intr::MbarPending,
            _ if is("membar") || is("fence.") => Intr::Fence,
            _ if is("prefetch") || is("setmaxnreg") || is("discard") || is("applypriority") => Intr::Nop,
            _ if is("wgmma.fence") || is("wgmma.commit") || is("wgmma.wait") => Intr::Nop,
            _ if is("barrier.cluster.arrive") => Intr::Nop,
            _ if is("barrier.cluster.wait") => Intr::ClusterWait,
            _ if is("barrier.cta.sync") => {
                Intr::Barrier { aligned: name.contains("aligned"), count: name.ends_with("count") }
            }
            _ if is("barrier.cta.arrive") => Intr::BarrierArrive { count: true },
            _ if is("barrier.cta.red.") => {
                let op = if is("barrier.cta.red.and") {
                    0
                } else if is("barrier.cta.red.or") {
                    1
                } else {
                    2
                };
                Intr::BarrierRed { aligned: name.contains("aligned"), count: name.ends_with("count"), op }
            }
            _ if is("shfl.") => {
                let sync = is("shfl.sync.");
                let mode = if name.contains("up") {
                    0
                } else if name.contains("down") {
                    1
                } else if name.contains("bfly") {
                    2
                } else {
                    3
                };
                Intr::Shfl { mode, pred: name.ends_with('p'), sync }
            }
            _ if is("vote.") => {
                let word = name.split('.').nth(1).unwrap_or("");
                let mode = ["all", "any", "uni", "ballot"].iter().position(|&m| m == word).ok_or(Undecodable::Vote)?;
                Intr::Vote { mode: mode as u8, sync: name.ends_with("sync") }
            }
            _ if is("redux.sync.") => {
                let (abs, nan) = (name.contains(".abs"), name.ends_with("NaN"));
                let red = match name["redux.sync.".len()..].split('.').next().unwrap_or("") {
                    "add" => Reduce::Add,
                    "and" => Reduce::And,
                    "or" => Reduce::Or,
                    "xor" => Reduce::Xor,
                    "min" => Reduce::SMin,
                    "max" => Reduce::SMax,
                    "umin" => Reduce::UMin,
                    "umax" => Reduce::UMax,
                    "fmin" => Reduce::FMin { abs, nan },
                    "fmax" => Reduce::FMax { abs, nan },
                    _ => return Err(Undecodable::Reduction),
                };
                Intr::Redux(red)
            }
            _ if is("mbarrier.init") => Intr::MbarInit,
            _ if is("mbarrier.inval") => Intr::Nop,
            _ if is("mbarrier.arrive") => {
                let two = args.len() > 1;
                let expect = name.contains("expect.tx");
                Intr::MbarArrive { drop: name.contains(".drop"), counted: two && !expect, expect }
            }
            _ if is("mbarrier.expect.tx") => Intr::MbarExpect,
            _ if is("mbarrier.complete.tx") => Intr::MbarComplete,
            _ if is("mbarrier.test.wait") || is("mbarrier.try.wait") => {
                Intr::MbarTest { parity: name.contains("parity") }
            }
            _ => return Ok(None),
        }))
    }
    fn nvvm_atomic(&mut self, i: Inst, name: &str, args: &[u32], d: u32) -> Done {
        let ty = self.f.ty(i);
        let size = self.layout.store_size(self.types, ty);
        let float = float_kind(ty).unwrap_or(0);
        let leaves = self.leaves(ty)?.to_vec();
        let x = self.out.accesses.len() as u32;
        self.out.accesses.push(Access {
            leaves,
            size,
            align: size,
            atomic: true,
            float,
            elems: 1,
            ..Default::default()
        });
        let op = name.split('.').next().unwrap_or("");
        let rmw = match op {
            "add" if float != 0 => RmwOp::FAdd,
            "add" => RmwOp::Add,
            "and" => RmwOp::And,
            "or" => RmwOp::Or,
            "xor" => RmwOp::Xor,
            "max" => RmwOp::Max,
            "min" => RmwOp::Min,
            "inc" => RmwOp::UIncWrap,
            "dec" => RmwOp::UDecWrap,
            "exch" => RmwOp::Xchg,
            "cas" => {
                let tmp = self.out.slots;
                self.out.slots += 2;
                self.emit(Op { d: tmp, a: args[0], b: args[1], c: args[2], x, ..Self::op(Code::CmpXchg) });
                self.mov(d, tmp, 1);
                return Ok(());
            }
            _ => return Err(Undecodable::Intrinsic(format!("llvm.nvvm.atomic.{name}"))),
        };
        self.rmw(rmw, d, args[0], args[1], x);
        Ok(())
    }
    fn nvvm_int(&mut self, name: &str, ty: Type, first: Type, args: &[u32], d: u32) -> Done<bool> {
        let (head, tail) = name.split_once('.').unwrap_or((name, ""));
        let (fun, x) = match head {
            "mulhi" if matches!(tail, "i" | "ll" | "s") => (Fun::MulHiS, 0),
            "mulhi" => (Fun::MulHiU, 0),
            "mul24" => (if tail == "i" { Fun::Mul24S } else { Fun::Mul24U }, 0),
            "sad" if matches!(tail, "i" | "ll" | "s") => (Fun::SadS, 0),
            "sad" => (Fun::SadU, 0),
            "prmt" => {
                let mode = ["", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"].iter().position(|&m| m == tail);
                let mode = mode.ok_or(Undecodable::Permutation)? as u32;
                if args.len() == 2 {
                    // The forms of one source have the selector second.
                    let zero = self.immediate(0);
                    self.elementwise(Fun::Prmt, ty, first, &[args[0], zero, args[1]], 0, mode, 0, d)?;
                    return Ok(true);
                }
                (Fun::Prmt, mode)
            }
            "fns" => (Fun::Fns, 0),
            "bmsk" => (if tail == "wrap" { Fun::BmskWrap } else { Fun::BmskClamp }, 0),
            "sext" => (if tail == "wrap" { Fun::SextWrap } else { Fun::SextClamp }, 0),
            "zext" => (if tail == "wrap" { Fun::ZextWrap } else { Fun::ZextClamp }, 0),
            "fshl" => (Fun::FshlClamp, 0),
            "fshr" => (Fun::FshrClamp, 0),
            "flo" => (if tail == "s" { Fun::FloS } else { Fun::FloU }, 0),
            "idp4a" | "idp2a" => {
                let x = tail.starts_with('s') as u32 | (tail.ends_with('s') as u32) << 1;
                if head == "idp4a" {
                    (Fun::Dp4a, x)
                } else {
                    // The half is a constant argument.
                    let slot = args[2];
                    let high =
                        if slot & CONST != 0 { self.out.consts[(slot & !CONST) as usize][0] as u32 & 1 } else { 0 };
                    self.elementwise(Fun::Dp2a, ty, first, &[args[0], args[1], args[3]], 0, x | high << 2, 0, d)?;
                    return Ok(true);
                }
            }
            "move" => {
                let n = self.width(ty)?;
                self.mov(d, args[0], n);
                return Ok(true);
            }
            "d2i" if matches!(tail, "lo" | "hi") => {
                let by = self.immediate(if tail == "hi" { 32 } else { 0 });
                let m = self.immediate(0xffff_ffff);
                self.elementwise(Fun::LShr, Type::I64, Type::I64, &[args[0], by], 0, 0, 0, d)?;
                self.elementwise(Fun::And, Type::I64, Type::I64, &[d, m], 0, 0, 0, d)?;
                return Ok(true);
            }
            "lohi" => {
                let by = self.immediate(32);
                let t = self.out.slots;
                self.out.slots += 1;
                self.elementwise(Fun::Shl, Type::I64, Type::I64, &[args[1], by], 0, 0, 0, t)?;
                self.elementwise(Fun::Or, Type::I64, Type::I64, &[t, args[0]], 0, 0, 0, d)?;
                return Ok(true);
            }
            "bitcast" => {
                self.mov(d, args[0], 1);
                return Ok(true);
            }
            "reflect" => {
                let v = self.reflect(self.f.operand(self.at, 0));
                let imm = self.immediate(v);
                self.mov(d, imm, 1);
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.elementwise(fun, ty, first, args, 0, x, 0, d)?;
        Ok(true)
    }
    fn nvvm_float(&mut self, name: &str, ty: Type, first: Type, args: &[u32], d: u32) -> Done {
        let (rest, x) = words(name);
        let fun = match rest[0] {
            "add" => Fun::FAdd,
            "sub" => Fun::FSub,
            "mul" => Fun::FMul,
            "div" => Fun::FDiv,
            "fma" => Fun::Fma,
            "rcp" => Fun::Rcp,
            "sqrt" => Fun::Sqrt,
            "rsqrt" => Fun::RSqrt,
            "sin" => Fun::Sin,
            "cos" => Fun::Cos,
            "tanh" => Fun::Tanh,
            "ex2" => Fun::Exp2,
            "lg2" => Fun::Log2,
            "fabs" => Fun::FAbs,
            "neg" => Fun::FNeg,
            "floor" => Fun::Floor,
            "ceil" => Fun::Ceil,
            "trunc" => Fun::RoundZero,
            "round" => Fun::Rint,
            "fmin" => Fun::MinNum,
            "fmax" => Fun::MaxNum,
            "saturate" => {
                let zero = self.immediate(if ty == Type::FLOAT { 1 << 31 } else { 1 << 63 });
                return self.elementwise(Fun::FAdd, ty, first, &[args[0], zero], 2, x | opt::SAT, 0, d);
            }
            "d2i" | "d2ll" | "f2i" | "f2ll" => Fun::FpToInt,
            "d2ui" | "d2ull" | "f2ui" | "f2ull" => {
                return self.elementwise(Fun::FpToInt, ty, first, args, 0, x | opt::UNSIGNED, 0, d);
            }
            "i2d" | "i2f" | "ll2d" | "ll2f" => Fun::SIToFp,
            "ui2d" | "ui2f" | "ull2d" | "ull2f" => Fun::UIToFp,
            "d2f" | "f2f16" | "f2bf16" => Fun::FpTrunc,
            "f2h" => return self.elementwise(Fun::FpTrunc, Type::HALF, first, args, 0, x, 0, d),
            "ff2f16x2" | "ff2bf16x2" if args.len() == 2 => {
                // The first operand is the high half.
                let to = self.types.scalar(ty);
                self.elementwise(Fun::FpTrunc, to, first, &args[1..], 0, x, 0, d)?;
                return self.elementwise(Fun::FpTrunc, to, first, &args[..1], 0, x, 0, d + 1);
            }
            _ => return Err(Undecodable::Intrinsic(format!("llvm.nvvm.{name}"))),
        };
        self.elementwise(fun, ty, first, args, 0, x, 0, d)
    }
}
