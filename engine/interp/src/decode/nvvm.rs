//! Decoding of intrinsics of the target, by the semantic columns of their rows.

use super::super::float::opt;
use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::float_kind;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{
    Atomic, BlockBarrier, Conversion, FloatOp, Kind, MemoryBarrier, Options, Reduction, Rounding, Semantics, Shuffle,
    Vote,
};
use warpc_ir::intrinsics::{IntrinsicId, id, semantics, sreg};
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

/// Options of arithmetic as the operations of the interpreter take them.
pub(super) fn float_options(options: Options) -> u32 {
    let rounding = match options.rounding() {
        Some(Rounding::Zero) => 1 << opt::ROUND_SHIFT,
        Some(Rounding::Down) => 2 << opt::ROUND_SHIFT,
        Some(Rounding::Up) => 3 << opt::ROUND_SHIFT,
        Some(Rounding::NearestAway) => opt::AWAY,
        Some(Rounding::Nearest | Rounding::Random) | None => 0,
    };
    let flags = [
        (Options::FTZ, opt::FTZ),
        (Options::SAT, opt::SAT),
        (Options::RELU, opt::RELU),
        (Options::NAN, opt::NAN),
        (Options::SATFINITE, opt::SATFINITE),
        (Options::XORSIGN, opt::XORSIGN),
        (Options::APPROX, opt::APPROX),
        (Options::FULL, opt::FULL),
    ];
    flags.iter().filter(|f| options.has(f.0)).fold(rounding, |x, f| x | f.1)
}

/// How lanes vote, as [`Intr::Vote`] numbers it.
fn vote_mode(vote: Vote) -> u8 {
    match vote {
        Vote::All => 0,
        Vote::Any => 1,
        Vote::Uniform => 2,
        Vote::Ballot => 3,
    }
}

/// Where a shuffle takes values from, as [`Intr::Shfl`] numbers it.
fn shuffle_mode(shuffle: Shuffle) -> u8 {
    match shuffle {
        Shuffle::Up => 0,
        Shuffle::Down => 1,
        Shuffle::Butterfly => 2,
        Shuffle::Index => 3,
    }
}

fn warp_reduction(reduction: Reduction, options: Options) -> Reduce {
    let (abs, nan) = (options.has(Options::ABS), options.has(Options::NAN));
    match reduction {
        Reduction::Add => Reduce::Add,
        Reduction::And => Reduce::And,
        Reduction::Or => Reduce::Or,
        Reduction::Xor => Reduce::Xor,
        Reduction::SMin => Reduce::SMin,
        Reduction::SMax => Reduce::SMax,
        Reduction::UMin => Reduce::UMin,
        Reduction::UMax => Reduce::UMax,
        Reduction::FMin => Reduce::FMin { abs, nan },
        Reduction::FMax => Reduce::FMax { abs, nan },
    }
}

fn block_barrier(what: BlockBarrier, options: Options) -> Intr {
    let (aligned, count) = (options.has(Options::ALIGNED), options.has(Options::COUNT));
    match what {
        BlockBarrier::Sync => Intr::Barrier { aligned, count },
        BlockBarrier::Arrive => Intr::BarrierArrive { count: true },
        BlockBarrier::And => Intr::BarrierRed { aligned, count, op: 0 },
        BlockBarrier::Or => Intr::BarrierRed { aligned, count, op: 1 },
        BlockBarrier::Popc => Intr::BarrierRed { aligned, count, op: 2 },
    }
}

/// `args`: the number of arguments of the call.
fn memory_barrier(what: MemoryBarrier, options: Options, args: usize) -> Intr {
    match what {
        MemoryBarrier::Init => Intr::MbarInit,
        MemoryBarrier::Invalidate => Intr::Nop,
        MemoryBarrier::Arrive => {
            let expect = options.has(Options::EXPECT);
            Intr::MbarArrive { drop: options.has(Options::DROP), counted: args > 1 && !expect, expect }
        }
        MemoryBarrier::ExpectTransactions => Intr::MbarExpect,
        MemoryBarrier::CompleteTransactions => Intr::MbarComplete,
        MemoryBarrier::TestWait | MemoryBarrier::TryWait => Intr::MbarTest { parity: options.has(Options::PARITY) },
        MemoryBarrier::PendingCount => Intr::MbarPending,
    }
}

/// Intrinsics that have no semantic columns, so that the id alone tells what they do.
fn other(id: IntrinsicId) -> Option<Intr> {
    Some(match id {
        id::NVVM_BAR_WARP_SYNC => Intr::WarpSync,
        id::NVVM_ACTIVEMASK => Intr::ActiveMask,
        id::NVVM_ELECT_SYNC => Intr::Elect,
        id::NVVM_EXIT => Intr::Exit,
        id::NVVM_NANOSLEEP
        | id::NVVM_GRIDDEPCONTROL_WAIT
        | id::NVVM_GRIDDEPCONTROL_LAUNCH_DEPENDENTS
        | id::NVVM_COMPILER_WARN
        | id::NVVM_PM_EVENT_MASK => Intr::Nop,
        id::NVVM_ISSPACEP_GLOBAL => Intr::IsSpace(1),
        id::NVVM_ISSPACEP_SHARED | id::NVVM_ISSPACEP_SHARED_CLUSTER => Intr::IsSpace(3),
        id::NVVM_ISSPACEP_CONST => Intr::IsSpace(4),
        id::NVVM_ISSPACEP_LOCAL => Intr::IsSpace(5),
        id::NVVM_MAPA | id::NVVM_MAPA_SHARED_CLUSTER | id::NVVM_MOVE_PTR | id::NVVM_INTERNAL_ADDRSPACE_WRAP => {
            Intr::PtrCopy
        }
        id::NVVM_GETCTARANK | id::NVVM_GETCTARANK_SHARED_CLUSTER => {
            Intr::Sreg(sreg_row("cluster_ctarank").unwrap_or(0))
        }
        _ => return None,
    })
}

/// Operations of several threads, fences, and others that do more than compute a function of their operands.
fn collective(id: IntrinsicId, Semantics { kind, options, .. }: Semantics, args: usize) -> Option<Intr> {
    Some(match kind {
        Kind::Match if matches!(id, id::NVVM_MATCH_ANY_SYNC_I32 | id::NVVM_MATCH_ANY_SYNC_I64) => Intr::MatchAny,
        Kind::Match => Intr::MatchAll,
        Kind::Fence => Intr::Fence,
        Kind::Hint | Kind::WarpGroupOrder | Kind::ClusterArrive => Intr::Nop,
        Kind::ClusterWait => Intr::ClusterWait,
        Kind::BlockBarrier(what) => block_barrier(what, options),
        Kind::Shuffle(shuffle) => {
            let (pred, sync) = (options.has(Options::PREDICATE), options.has(Options::SYNC));
            Intr::Shfl { mode: shuffle_mode(shuffle), pred, sync }
        }
        Kind::Vote(vote) => Intr::Vote { mode: vote_mode(vote), sync: options.has(Options::SYNC) },
        Kind::WarpReduction(reduction) => Intr::Redux(warp_reduction(reduction, options)),
        Kind::MemoryBarrier(what) => memory_barrier(what, options, args),
        Kind::Other => return other(id),
        _ => return None,
    })
}

impl Decoder<'_, '_> {
    pub(super) fn nvvm(&mut self, inst: Inst, id: IntrinsicId) -> Done {
        let columns = semantics(id);
        match columns.kind {
            Kind::Texture | Kind::Surface | Kind::ImageQuery | Kind::ImageHandle => {
                return Err(Undecodable::Family { family: "textures and surfaces", name: id.name().into() });
            }
            Kind::Matrix(matrix) => return self.matrices(inst, id, matrix),
            Kind::Asynchronous(what) => return self.asynchronous(inst, id, what, columns),
            Kind::Float(_) | Kind::Convert(_) => return self.nvvm_arithmetic(inst, columns, id.name()),
            _ => {}
        }
        let args = self.call_args(inst)?;
        let d = self.result(inst)?;
        let ty = self.f.ty(inst);
        let first = if args.is_empty() { ty } else { self.f.type_of(self.f.operand(inst, 0)) };
        if let Some(register) = sreg(id) {
            return self.special_register(id, register.ptx, d);
        }
        if let Some(kind) = collective(id, columns, args.len()) {
            self.intr(kind, args, d);
            return Ok(());
        }
        match columns.kind {
            Kind::Atomic(op) => self.nvvm_atomic(inst, op, &args, d),
            Kind::UniformLoad => self.uniform_load(inst, args[0], d),
            _ => self.nvvm_int(id, ty, first, &args, d),
        }
    }
    /// Decodes an intrinsic that only older releases have: arithmetic, or the high half of a counter.
    pub(super) fn older(&mut self, inst: Inst, columns: Semantics, name: &str) -> Done {
        if columns.kind == Kind::SpecialRegister {
            let d = self.result(inst)?;
            self.intr(Intr::Clock, vec![], d);
            return Ok(());
        }
        self.nvvm_arithmetic(inst, columns, name)
    }
    fn special_register(&mut self, id: IntrinsicId, ptx: &str, d: u32) -> Done {
        let counters = [
            id::NVVM_READ_PTX_SREG_CLOCK,
            id::NVVM_READ_PTX_SREG_CLOCK64,
            id::NVVM_READ_PTX_SREG_GLOBALTIMER,
            id::NVVM_READ_PTX_SREG_GLOBALTIMER_LO,
        ];
        let kind = match sreg_row(ptx) {
            Some(n) => Intr::Sreg(n),
            None if counters.contains(&id) => Intr::Clock,
            None => return Err(Undecodable::SpecialRegister(ptx.into())),
        };
        self.intr(kind, vec![], d);
        Ok(())
    }
    fn uniform_load(&mut self, inst: Inst, pointer: u32, d: u32) -> Done {
        let ty = self.f.ty(inst);
        let align = self.view_int(inst, 1).unwrap_or(1);
        let leaves = self.leaves(ty)?.to_vec();
        let size = self.layout.store_size(self.types, ty);
        let x = self.out.accesses.len() as u32;
        self.out.accesses.push(Access { leaves, size, align, ..Default::default() });
        self.emit(Op { d, a: pointer, x, ..Self::op(Code::Load) });
        Ok(())
    }
    /// Constant integer argument.
    pub(super) fn view_int(&self, inst: Inst, index: usize) -> Option<u64> {
        self.f.consts().as_int(self.f.operand(inst, index))
    }
    fn nvvm_atomic(&mut self, inst: Inst, op: Atomic, args: &[u32], d: u32) -> Done {
        let ty = self.f.ty(inst);
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
        let rmw = match op {
            Atomic::Add if float != 0 => RmwOp::FAdd,
            Atomic::Add => RmwOp::Add,
            Atomic::And => RmwOp::And,
            Atomic::Or => RmwOp::Or,
            Atomic::Xor => RmwOp::Xor,
            Atomic::Max => RmwOp::Max,
            Atomic::Min => RmwOp::Min,
            Atomic::Inc => RmwOp::UIncWrap,
            Atomic::Dec => RmwOp::UDecWrap,
            Atomic::Exchange => RmwOp::Xchg,
            Atomic::CompareExchange => {
                let tmp = self.out.slots;
                self.out.slots += 2;
                self.emit(Op { d: tmp, a: args[0], b: args[1], c: args[2], x, ..Self::op(Code::CmpXchg) });
                self.mov(d, tmp, 1);
                return Ok(());
            }
        };
        self.rmw(rmw, d, args[0], args[1], x);
        Ok(())
    }
    fn nvvm_int(&mut self, id: IntrinsicId, ty: Type, first: Type, args: &[u32], d: u32) -> Done {
        let (fun, x) = match id {
            id::NVVM_MULHI_I | id::NVVM_MULHI_LL | id::NVVM_MULHI_S => (Fun::MulHiS, 0),
            id::NVVM_MULHI_UI | id::NVVM_MULHI_ULL | id::NVVM_MULHI_US => (Fun::MulHiU, 0),
            id::NVVM_MUL24_I => (Fun::Mul24S, 0),
            id::NVVM_MUL24_UI => (Fun::Mul24U, 0),
            id::NVVM_SAD_I | id::NVVM_SAD_LL | id::NVVM_SAD_S => (Fun::SadS, 0),
            id::NVVM_SAD_UI | id::NVVM_SAD_ULL | id::NVVM_SAD_US => (Fun::SadU, 0),
            id::NVVM_FNS => (Fun::Fns, 0),
            id::NVVM_BMSK_WRAP => (Fun::BmskWrap, 0),
            id::NVVM_BMSK_CLAMP => (Fun::BmskClamp, 0),
            id::NVVM_SEXT_WRAP => (Fun::SextWrap, 0),
            id::NVVM_SEXT_CLAMP => (Fun::SextClamp, 0),
            id::NVVM_ZEXT_WRAP => (Fun::ZextWrap, 0),
            id::NVVM_ZEXT_CLAMP => (Fun::ZextClamp, 0),
            id::NVVM_FSHL_CLAMP => (Fun::FshlClamp, 0),
            id::NVVM_FSHR_CLAMP => (Fun::FshrClamp, 0),
            id::NVVM_FLO_S => (Fun::FloS, 0),
            id::NVVM_FLO_U => (Fun::FloU, 0),
            // Bit 0: the first operand is signed, bit 1: the second.
            id::NVVM_IDP4A_U_U => (Fun::Dp4a, 0),
            id::NVVM_IDP4A_S_U => (Fun::Dp4a, 1),
            id::NVVM_IDP4A_U_S => (Fun::Dp4a, 2),
            id::NVVM_IDP4A_S_S => (Fun::Dp4a, 3),
            _ => return self.nvvm_moves(id, ty, first, args, d),
        };
        self.elementwise(fun, ty, first, args, 0, x, 0, d)
    }
    /// Products and permutations with constant operands, and what only moves bits.
    fn nvvm_moves(&mut self, id: IntrinsicId, ty: Type, first: Type, args: &[u32], d: u32) -> Done {
        let mode = match id {
            id::NVVM_IDP2A_U_U => return self.dot_of_halves(0, ty, first, args, d),
            id::NVVM_IDP2A_S_U => return self.dot_of_halves(1, ty, first, args, d),
            id::NVVM_IDP2A_U_S => return self.dot_of_halves(2, ty, first, args, d),
            id::NVVM_IDP2A_S_S => return self.dot_of_halves(3, ty, first, args, d),
            id::NVVM_MOVE_I16 | id::NVVM_MOVE_I32 | id::NVVM_MOVE_I64 | id::NVVM_MOVE_FLOAT | id::NVVM_MOVE_DOUBLE => {
                let n = self.width(ty)?;
                self.mov(d, args[0], n);
                return Ok(());
            }
            id::NVVM_D2I_LO | id::NVVM_D2I_HI => {
                let by = self.immediate(if id == id::NVVM_D2I_HI { 32 } else { 0 });
                let m = self.immediate(0xffff_ffff);
                self.elementwise(Fun::LShr, Type::I64, Type::I64, &[args[0], by], 0, 0, 0, d)?;
                return self.elementwise(Fun::And, Type::I64, Type::I64, &[d, m], 0, 0, 0, d);
            }
            id::NVVM_LOHI_I2D => {
                let by = self.immediate(32);
                let t = self.out.slots;
                self.out.slots += 1;
                self.elementwise(Fun::Shl, Type::I64, Type::I64, &[args[1], by], 0, 0, 0, t)?;
                return self.elementwise(Fun::Or, Type::I64, Type::I64, &[t, args[0]], 0, 0, 0, d);
            }
            id::NVVM_REFLECT => {
                let v = self.reflect(self.f.operand(self.at, 0));
                let imm = self.immediate(v);
                self.mov(d, imm, 1);
                return Ok(());
            }
            id::NVVM_PRMT => 0,
            id::NVVM_PRMT_F4E => 1,
            id::NVVM_PRMT_B4E => 2,
            id::NVVM_PRMT_RC8 => 3,
            id::NVVM_PRMT_ECL => 4,
            id::NVVM_PRMT_ECR => 5,
            id::NVVM_PRMT_RC16 => 6,
            _ => return Err(Undecodable::Intrinsic(id.name().into())),
        };
        if args.len() == 2 {
            // The forms of one source have the selector second.
            let zero = self.immediate(0);
            return self.elementwise(Fun::Prmt, ty, first, &[args[0], zero, args[1]], 0, mode, 0, d);
        }
        self.elementwise(Fun::Prmt, ty, first, args, 0, mode, 0, d)
    }
    /// `idp2a`; `signed`: bit 0 for the first operand, bit 1 for the second.
    fn dot_of_halves(&mut self, signed: u32, ty: Type, first: Type, args: &[u32], d: u32) -> Done {
        // The half is a constant argument.
        let slot = args[2];
        let high = if slot & CONST != 0 { self.out.consts[(slot & !CONST) as usize][0] as u32 & 1 } else { 0 };
        self.elementwise(Fun::Dp2a, ty, first, &[args[0], args[1], args[3]], 0, signed | high << 2, 0, d)
    }
    /// Arithmetic and conversions.
    pub(super) fn nvvm_arithmetic(&mut self, inst: Inst, columns: Semantics, name: &str) -> Done {
        if let Kind::Convert(how) = columns.kind
            && self.narrow(inst, how, columns)?
        {
            return Ok(());
        }
        let args = self.call_args(inst)?;
        let d = self.result(inst)?;
        let ty = self.f.ty(inst);
        let first = if args.is_empty() { ty } else { self.f.type_of(self.f.operand(inst, 0)) };
        let mut x = float_options(columns.options);
        let fun = match columns.kind {
            Kind::Float(FloatOp::Saturate) => {
                let zero = self.immediate(if ty == Type::FLOAT { 1 << 31 } else { 1 << 63 });
                return self.elementwise(Fun::FAdd, ty, first, &[args[0], zero], 2, x | opt::SAT, 0, d);
            }
            Kind::Float(op) => float_function(op),
            Kind::Convert(Conversion::FloatToSigned) => Fun::FpToInt,
            Kind::Convert(Conversion::FloatToUnsigned) => {
                x |= opt::UNSIGNED;
                Fun::FpToInt
            }
            Kind::Convert(Conversion::SignedToFloat) => Fun::SIToFp,
            Kind::Convert(Conversion::UnsignedToFloat) => Fun::UIToFp,
            Kind::Convert(Conversion::DoubleToFloat | Conversion::FloatToHalf) => Fun::FpTrunc,
            Kind::Convert(Conversion::FloatToHalfBits) => {
                return self.elementwise(Fun::FpTrunc, Type::HALF, first, &args, 0, x, 0, d);
            }
            Kind::Convert(Conversion::FloatsToPair) if args.len() == 2 => {
                // The first operand is the high half.
                let to = self.types.scalar(ty);
                self.elementwise(Fun::FpTrunc, to, first, &args[1..], 0, x, 0, d)?;
                return self.elementwise(Fun::FpTrunc, to, first, &args[..1], 0, x, 0, d + 1);
            }
            _ => return Err(Undecodable::Intrinsic(name.into())),
        };
        self.elementwise(fun, ty, first, &args, 0, x, 0, d)
    }
}

/// The function that computes an operation. Saturation alone is an addition with an option.
fn float_function(op: FloatOp) -> Fun {
    match op {
        FloatOp::Add | FloatOp::Saturate => Fun::FAdd,
        FloatOp::Mul => Fun::FMul,
        FloatOp::Div => Fun::FDiv,
        FloatOp::Fma => Fun::Fma,
        FloatOp::Rcp => Fun::Rcp,
        FloatOp::Sqrt => Fun::Sqrt,
        FloatOp::Rsqrt => Fun::RSqrt,
        FloatOp::Sin => Fun::Sin,
        FloatOp::Cos => Fun::Cos,
        FloatOp::Tanh => Fun::Tanh,
        FloatOp::Ex2 => Fun::Exp2,
        FloatOp::Lg2 => Fun::Log2,
        FloatOp::Abs => Fun::FAbs,
        FloatOp::Neg => Fun::FNeg,
        FloatOp::Floor => Fun::Floor,
        FloatOp::Ceil => Fun::Ceil,
        FloatOp::Trunc => Fun::RoundZero,
        FloatOp::Round => Fun::Rint,
        FloatOp::Min => Fun::MinNum,
        FloatOp::Max => Fun::MaxNum,
    }
}
