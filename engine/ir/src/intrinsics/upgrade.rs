//! Older forms of intrinsics and what they are in LLVM 22, as data. `apply_upgrade.rs` rewrites calls by these tables; the
//! printer for older versions reads [`DOWNGRADES`].
//!
//! The form LLVM 19 to 21 know is enough: they upgrade what they replaced themselves. Beside LLVM's own, the forms that only
//! NVVM knows are rows: shuffles, votes and matches of NVVM IR 2.0.
//!
//! Arguments of the new call are written as words:
//!
//! | word   | argument                                                                                 |
//! |--------|------------------------------------------------------------------------------------------|
//! | `*`    | all old arguments                                                                        |
//! | `2`    | old argument 2, converted to the new parameter type                                      |
//! | `=-1`  | that constant (`null` for a pointer)                                                     |
//! | `0@3`  | old argument 0, with the constant old argument 3 as its `align`; downgrade: has no such  |
//! | `@0`   | downgrade only: `i32` constant, the `align` of old argument 0 (0 when it has none)       |
//! | `-2`   | downgrade only: old constant argument 2 negated                                          |

use super::semantics::{FloatOp, Form, Kind, Semantics, semantics};
use super::signature::match_signature;
use super::table::{self, hash_of, slot_of};
use super::{IntrinsicId, id};
use crate::ids::Type;
use crate::opcode::{RmwOp, flags};
use crate::types::TypesRef;

/// What an old call becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrade {
    /// The same call with another callee: attributes, metadata and name stay.
    Rename(IntrinsicId),
    /// Another call. Arguments and the result are converted where types differ: integers by zero extension, truncation or (to
    /// `i1`) comparison with zero, pointers by `addrspacecast`, anything else by `bitcast`.
    Call {
        /// Callee.
        to: IntrinsicId,
        /// Arguments, see the module.
        args: &'static str,
        /// First overload type when the arguments do not tell it, in the notation of signatures; else empty.
        overload: &'static str,
        /// Fast-math flags.
        fast: u16,
        /// Whether name, metadata, tail marker and function attributes of the call stay.
        keep: bool,
    },
    /// The conversion from the type of the only argument to the type of the result.
    Cast,
    /// Absolute value that wraps: negate, compare, select.
    Abs,
    /// Load from global memory that is constant for the whole kernel; the second argument is the alignment.
    LoadInvariant,
    /// `atomicrmw` of argument 0 by argument 1, sequentially consistent.
    Rmw(RmwOp),
    /// `vector.splice.left` by the constant argument 2, or `.right` when it is negative.
    Splice,
    /// NVVM's shuffle of 32 bits: argument 1 says which (0 by index, 1 up, 2 down, 3 butterfly).
    ShuffleMode,
    /// NVVM's vote: argument 1 says which (0 all, 1 any, 2 uniform, 3 ballot). The result has a field for the ballot
    /// and one for the others; the one that is not asked for is zero.
    VoteMode,
    /// Initialisation of a memory barrier as LLVM 23 has it: the last argument, its layout, goes where it is the usual one, 0.
    BarrierInit(IntrinsicId),
    /// Lifetime marker with a size: loses the size, moves to the alloca, or goes where there is none.
    Lifetime(IntrinsicId),
}

/// An old name (without overload suffix), its old signature, and what it becomes.
#[derive(Clone, Copy, Debug)]
pub struct UpgradeRow {
    /// Old name.
    pub name: &'static str,
    /// Old signature, in the notation of [`mod@super::signature`].
    pub from: &'static str,
    /// New form.
    pub to: Upgrade,
}

const fn call(to: IntrinsicId, args: &'static str) -> Upgrade {
    Upgrade::Call { to, args, overload: "", fast: 0, keep: false }
}
const fn keep(to: IntrinsicId, args: &'static str) -> Upgrade {
    Upgrade::Call { to, args, overload: "", fast: 0, keep: true }
}
const fn call_as(to: IntrinsicId, args: &'static str, overload: &'static str) -> Upgrade {
    Upgrade::Call { to, args, overload, fast: 0, keep: false }
}
const fn row(name: &'static str, from: &'static str, to: Upgrade) -> UpgradeRow {
    UpgradeRow { name, from, to }
}
use Upgrade::{Abs, BarrierInit, Cast, Lifetime, LoadInvariant, Rename, Rmw, ShuffleMode, Splice, VoteMode};
const TANH: Upgrade = Upgrade::Call { to: id::TANH, args: "0", overload: "", fast: flags::AFN, keep: false };

/// All upgrades, sorted by name; rows of one name differ in their old signature. Names that became overloads of themselves, such
/// as `llvm.nvvm.fabs.f`, need no row: their suffix is not canonical, see [`super::IntrinRow::resolve`].
#[rustfmt::skip]
pub static UPGRADES: &[UpgradeRow] = &[
    row("llvm.amdgcn.ldexp",                                "anyfp0(0,i32)",                                 keep(id::LDEXP, "0 1")),
    row("llvm.coro.end",                                    "i1(ptr,i1)",                                    call(id::CORO_END, "0 1 =0")),
    row("llvm.coro.end",                                    "void(ptr,i1)",                                  call(id::CORO_END, "0 1 =0")),
    row("llvm.ctlz",                                        "anyint0(0)",                                    keep(id::CTLZ, "0 =0")),
    row("llvm.cttz",                                        "anyint0(0)",                                    keep(id::CTTZ, "0 =0")),
    row("llvm.cuda.syncthreads",                            "void()",                                        call(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL, "=0")),
    row("llvm.experimental.stepvector",                     "anyvec0()",                                     Rename(id::STEPVECTOR)),
    row("llvm.experimental.vector.deinterleave2",           "{nth0/2*2}(anyvec0)",                           Rename(id::VECTOR_DEINTERLEAVE2)),
    row("llvm.experimental.vector.extract",                 "anyvec0(anyvec1,i64)",                          Rename(id::VECTOR_EXTRACT)),
    row("llvm.experimental.vector.insert",                  "anyvec0(0,anyvec1,i64)",                        Rename(id::VECTOR_INSERT)),
    row("llvm.experimental.vector.interleave2",             "anyvec0(nth0/2*2)",                             Rename(id::VECTOR_INTERLEAVE2)),
    row("llvm.experimental.vector.partial.reduce.add",      "anyvec0(0,anyvec1)",                            Rename(id::VECTOR_PARTIAL_REDUCE_ADD)),
    row("llvm.experimental.vector.reduce.add",              "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_ADD)),
    row("llvm.experimental.vector.reduce.and",              "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_AND)),
    row("llvm.experimental.vector.reduce.fmax",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_FMAX)),
    row("llvm.experimental.vector.reduce.fmin",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_FMIN)),
    row("llvm.experimental.vector.reduce.mul",              "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_MUL)),
    row("llvm.experimental.vector.reduce.or",               "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_OR)),
    row("llvm.experimental.vector.reduce.smax",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_SMAX)),
    row("llvm.experimental.vector.reduce.smin",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_SMIN)),
    row("llvm.experimental.vector.reduce.umax",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_UMAX)),
    row("llvm.experimental.vector.reduce.umin",             "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_UMIN)),
    row("llvm.experimental.vector.reduce.v2.fadd",          "elem0(elem0,anyvec0)",                             Rename(id::VECTOR_REDUCE_FADD)),
    row("llvm.experimental.vector.reduce.v2.fmul",          "elem0(elem0,anyvec0)",                             Rename(id::VECTOR_REDUCE_FMUL)),
    row("llvm.experimental.vector.reduce.xor",              "elem0(anyvec0)",                                Rename(id::VECTOR_REDUCE_XOR)),
    row("llvm.experimental.vector.reverse",                 "anyvec0(0)",                                    Rename(id::VECTOR_REVERSE)),
    row("llvm.experimental.vector.splice",                  "anyvec0(0,0,i32)",                              Splice),
    row("llvm.flt.rounds",                                  "i32()",                                         Rename(id::GET_ROUNDING)),
    row("llvm.invariant.group.barrier",                     "anyptr0(0)",                                    Rename(id::LAUNDER_INVARIANT_GROUP)),
    row("llvm.lifetime.end",                                "void(i64,anyptr0)",                             Lifetime(id::LIFETIME_END)),
    row("llvm.lifetime.start",                              "void(i64,anyptr0)",                             Lifetime(id::LIFETIME_START)),
    row("llvm.masked.gather",                               "anyvec0(ptrs1of0,i32,with0(i1),0)",             keep(id::MASKED_GATHER, "0@1 2 3")),
    row("llvm.masked.load",                                 "anyvec0(anyptr1,i32,with0(i1),0)",              keep(id::MASKED_LOAD, "0@1 2 3")),
    row("llvm.masked.scatter",                              "void(anyvec0,ptrs1of0,i32,with0(i1))",          keep(id::MASKED_SCATTER, "0 1@2 3")),
    row("llvm.masked.store",                                "void(anyvec0,anyptr1,i32,with0(i1))",           keep(id::MASKED_STORE, "0 1@2 3")),
    row("llvm.memcpy",                                      "void(anyptr0,anyptr1,anyint2,i32,i1)",          keep(id::MEMCPY, "0@3 1@3 2 4")),
    row("llvm.memmove",                                     "void(anyptr0,anyptr1,anyint2,i32,i1)",          keep(id::MEMMOVE, "0@3 1@3 2 4")),
    row("llvm.memset",                                      "void(anyptr0,i8,anyint1,i32,i1)",               keep(id::MEMSET, "0@3 1 2 4")),
    row("llvm.nvvm.abs.bf16",                               "bf16(bf16)",                                    call(id::NVVM_FABS, "0")),
    row("llvm.nvvm.abs.bf16",                               "i16(i16)",                                      call_as(id::NVVM_FABS, "0", "bf16")),
    row("llvm.nvvm.abs.bf16x2",                             "v2bf16(v2bf16)",                                call(id::NVVM_FABS, "0")),
    row("llvm.nvvm.abs.bf16x2",                             "i32(i32)",                                      call_as(id::NVVM_FABS, "0", "v2bf16")),
    row("llvm.nvvm.abs.i",                                  "i32(i32)",                                      Abs),
    row("llvm.nvvm.abs.ll",                                 "i64(i64)",                                      Abs),
    row("llvm.nvvm.atomic.load.add.f32",                    "f32(anyptr0,f32)",                              Rmw(RmwOp::FAdd)),
    row("llvm.nvvm.atomic.load.add.f64",                    "f64(anyptr0,f64)",                              Rmw(RmwOp::FAdd)),
    row("llvm.nvvm.atomic.load.dec.32",                     "i32(anyptr0,i32)",                              Rmw(RmwOp::UDecWrap)),
    row("llvm.nvvm.atomic.load.inc.32",                     "i32(anyptr0,i32)",                              Rmw(RmwOp::UIncWrap)),
    row("llvm.nvvm.bar.sync",                               "void(i32)",                                     call(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL, "0")),
    row("llvm.nvvm.barrier",                                "void(i32*2)",                                   call(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_COUNT, "0 1")),
    row("llvm.nvvm.barrier.n",                              "void(i32)",                                     call(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL, "0")),
    row("llvm.nvvm.barrier.sync",                           "void(i32)",                                     call(id::NVVM_BARRIER_CTA_SYNC_ALL, "0")),
    row("llvm.nvvm.barrier.sync.cnt",                       "void(i32*2)",                                   call(id::NVVM_BARRIER_CTA_SYNC_COUNT, "0 1")),
    row("llvm.nvvm.barrier0",                               "void()",                                        call(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL, "=0")),
    row("llvm.nvvm.barrier0.and",                           "i32(i32)",                                      call(id::NVVM_BARRIER_CTA_RED_AND_ALIGNED_ALL, "=0 0")),
    row("llvm.nvvm.barrier0.or",                            "i32(i32)",                                      call(id::NVVM_BARRIER_CTA_RED_OR_ALIGNED_ALL, "=0 0")),
    row("llvm.nvvm.barrier0.popc",                          "i32(i32)",                                      call(id::NVVM_BARRIER_CTA_RED_POPC_ALIGNED_ALL, "=0 0")),
    row("llvm.nvvm.bitcast.d2ll",                           "i64(f64)",                                      Cast),
    row("llvm.nvvm.bitcast.f2i",                            "i32(f32)",                                      Cast),
    row("llvm.nvvm.bitcast.i2f",                            "f32(i32)",                                      Cast),
    row("llvm.nvvm.bitcast.ll2d",                           "f64(i64)",                                      Cast),
    row("llvm.nvvm.brev32",                                 "i32(i32)",                                      keep(id::BITREVERSE, "0")),
    row("llvm.nvvm.brev64",                                 "i64(i64)",                                      keep(id::BITREVERSE, "0")),
    row("llvm.nvvm.clz.i",                                  "i32(i32)",                                      keep(id::CTLZ, "0 =0")),
    row("llvm.nvvm.clz.ll",                                 "i32(i64)",                                      call(id::CTLZ, "0 =0")),
    row("llvm.nvvm.cp.async.bulk.global.to.shared.cluster", "void(ptr3*2,ptr1,i32,i16,i64,i1*2)",            call(id::NVVM_CP_ASYNC_BULK_GLOBAL_TO_SHARED_CLUSTER, "*")),
    row("llvm.nvvm.cp.async.bulk.shared.cta.to.cluster",    "void(ptr3*3,i32)",                              call(id::NVVM_CP_ASYNC_BULK_SHARED_CTA_TO_CLUSTER, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d",     "void(ptr3*2,ptr,i32*3,i16,i16,i64,i1*2)",       call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_3D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d",     "void(ptr7,ptr3,ptr,i32*3,i16,i16,i64,i1*2)",    call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_3D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d",     "void(ptr3*2,ptr,i32*3,i16,i16,i64,i1*2,i32)",   call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_3D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d",     "void(ptr3*2,ptr,i32*4,i16*2,i16,i64,i1*2)",     call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_4D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d",     "void(ptr7,ptr3,ptr,i32*4,i16*2,i16,i64,i1*2)",  call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_4D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d",     "void(ptr3*2,ptr,i32*4,i16*2,i16,i64,i1*2,i32)", call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_4D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d",     "void(ptr3*2,ptr,i32*5,i16*3,i16,i64,i1*2)",     call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_5D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d",     "void(ptr7,ptr3,ptr,i32*5,i16*3,i16,i64,i1*2)",  call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_5D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d",     "void(ptr3*2,ptr,i32*5,i16*3,i16,i64,i1*2,i32)", call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_IM2COL_5D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d",       "void(ptr3*2,ptr,i32,i16,i64,i1*2)",             call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_1D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d",       "void(ptr7,ptr3,ptr,i32,i16,i64,i1*2)",          call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_1D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d",       "void(ptr3*2,ptr,i32,i16,i64,i1*2,i32)",         call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_1D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d",       "void(ptr3*2,ptr,i32*2,i16,i64,i1*2)",           call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_2D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d",       "void(ptr7,ptr3,ptr,i32*2,i16,i64,i1*2)",        call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_2D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d",       "void(ptr3*2,ptr,i32*2,i16,i64,i1*2,i32)",       call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_2D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d",       "void(ptr3*2,ptr,i32*3,i16,i64,i1*2)",           call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_3D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d",       "void(ptr7,ptr3,ptr,i32*3,i16,i64,i1*2)",        call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_3D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d",       "void(ptr3*2,ptr,i32*3,i16,i64,i1*2,i32)",       call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_3D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d",       "void(ptr3*2,ptr,i32*4,i16,i64,i1*2)",           call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_4D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d",       "void(ptr7,ptr3,ptr,i32*4,i16,i64,i1*2)",        call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_4D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d",       "void(ptr3*2,ptr,i32*4,i16,i64,i1*2,i32)",       call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_4D, "*")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d",       "void(ptr3*2,ptr,i32*5,i16,i64,i1*2)",           call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_5D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d",       "void(ptr7,ptr3,ptr,i32*5,i16,i64,i1*2)",        call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_5D, "* =0")),
    row("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d",       "void(ptr3*2,ptr,i32*5,i16,i64,i1*2,i32)",       call(id::NVVM_CP_ASYNC_BULK_TENSOR_G2S_TILE_5D, "*")),
    row("llvm.nvvm.h2f",                                    "f32(i16)",                                      call(id::CONVERT_FROM_FP16, "0")),
    row("llvm.nvvm.ldg.global.f",                           "anyfp0(anyptr1,i32)",                           LoadInvariant),
    row("llvm.nvvm.ldg.global.i",                           "anyint0(anyptr1,i32)",                          LoadInvariant),
    row("llvm.nvvm.ldg.global.p",                           "anyptr0(anyptr1,i32)",                          LoadInvariant),
    row("llvm.nvvm.mapa.shared.cluster",                    "ptr3(ptr3,i32)",                                call(id::NVVM_MAPA_SHARED_CLUSTER, "*")),
    row("llvm.nvvm.match.all.sync.i32",                         "{i32,i1}(i32*2)",                               Rename(id::NVVM_MATCH_ALL_SYNC_I32P)),
    row("llvm.nvvm.match.all.sync.i64",                         "{i32,i1}(i32,i64)",                             Rename(id::NVVM_MATCH_ALL_SYNC_I64P)),
    row("llvm.nvvm.max.i",                                  "i32(i32*2)",                                    Rename(id::SMAX)),
    row("llvm.nvvm.max.ll",                                 "i64(i64*2)",                                    Rename(id::SMAX)),
    row("llvm.nvvm.max.s",                                  "i16(i16*2)",                                    Rename(id::SMAX)),
    row("llvm.nvvm.max.ui",                                 "i32(i32*2)",                                    Rename(id::UMAX)),
    row("llvm.nvvm.max.ull",                                "i64(i64*2)",                                    Rename(id::UMAX)),
    row("llvm.nvvm.max.us",                                 "i16(i16*2)",                                    Rename(id::UMAX)),
    row("llvm.nvvm.mbarrier.init.p0",                       "void(ptr,i32*2)",                               BarrierInit(id::NVVM_MBARRIER_INIT)),
    row("llvm.nvvm.mbarrier.init.p3",                       "void(ptr3,i32*2)",                              BarrierInit(id::NVVM_MBARRIER_INIT_SHARED)),
    row("llvm.nvvm.min.i",                                  "i32(i32*2)",                                    Rename(id::SMIN)),
    row("llvm.nvvm.min.ll",                                 "i64(i64*2)",                                    Rename(id::SMIN)),
    row("llvm.nvvm.min.s",                                  "i16(i16*2)",                                    Rename(id::SMIN)),
    row("llvm.nvvm.min.ui",                                 "i32(i32*2)",                                    Rename(id::UMIN)),
    row("llvm.nvvm.min.ull",                                "i64(i64*2)",                                    Rename(id::UMIN)),
    row("llvm.nvvm.min.us",                                 "i16(i16*2)",                                    Rename(id::UMIN)),
    row("llvm.nvvm.popc.i",                                 "i32(i32)",                                      keep(id::CTPOP, "0")),
    row("llvm.nvvm.popc.ll",                                "i32(i64)",                                      call(id::CTPOP, "0")),
    row("llvm.nvvm.ptr.constant.to.gen",                    "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.gen.to.constant",                    "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.gen.to.global",                      "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.gen.to.local",                       "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.gen.to.param",                       "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.gen.to.shared",                      "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.global.to.gen",                      "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.local.to.gen",                       "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.param.to.gen",                       "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.ptr.shared.to.gen",                      "anyptr0(anyptr1)",                              Cast),
    row("llvm.nvvm.reflect.p0",                             "i32(ptr)",                                      call(id::NVVM_REFLECT, "0")),
    row("llvm.nvvm.rotate.b32",                             "i32(i32*2)",                                    call(id::FSHL, "0 0 1")),
    row("llvm.nvvm.rotate.b64",                             "i64(i64,i32)",                                  call(id::FSHL, "0 0 1")),
    row("llvm.nvvm.rotate.right.b64",                       "i64(i64,i32)",                                  call(id::FSHR, "0 0 1")),
    row("llvm.nvvm.shfl.sync.i32",                              "{i32,i1}(i32*5)",                               ShuffleMode),
    row("llvm.nvvm.swap.lo.hi.b64",                         "i64(i64)",                                      call(id::FSHL, "0 0 =32")),
    row("llvm.nvvm.tanh.approx.f32",                        "f32(f32)",                                      TANH),
    row("llvm.nvvm.vote.sync",                                  "{i32,i1}(i32*2,i1)",                            VoteMode),
    row("llvm.objectsize",                                  "anyint0(anyptr1,i1)",                           keep(id::OBJECTSIZE, "0 1 =0 =0")),
    row("llvm.objectsize",                                  "anyint0(anyptr1,i1*2)",                         keep(id::OBJECTSIZE, "0 1 2 =0")),
    row("llvm.ptr.annotation",                              "anyptr0(0,anyptr1,1,i32)",                      keep(id::PTR_ANNOTATION, "0 1 2 3 =0")),
    row("llvm.var.annotation",                              "void(anyptr0,anyptr1,1,i32)",                   keep(id::VAR_ANNOTATION, "0 1 2 3 =0")),
    row("llvm.vector.splice",                               "anyvec0(0,0,i32)",                              Splice),
];

/// A name of LLVM 22 (without the suffix of an overload that stays) and its form in LLVM 19.
#[derive(Clone, Copy, Debug)]
pub struct DowngradeRow {
    /// New name.
    pub name: &'static str,
    /// Old name.
    pub old: &'static str,
    /// Old arguments in terms of the new ones, see the module.
    pub args: &'static str,
}

const fn down(name: &'static str, old: &'static str, args: &'static str) -> DowngradeRow {
    DowngradeRow { name, old, args }
}

/// All downgrades whose result types stay, sorted by name. Reductions over a barrier, whose `i1` was `i32`, and
/// `mapa.shared.cluster`, whose address space changed, have none: they need instructions around the call.
#[rustfmt::skip]
pub static DOWNGRADES: &[DowngradeRow] = &[
    down("llvm.lifetime.end",                             "llvm.lifetime.end",                               "=-1 0"),
    down("llvm.lifetime.start",                           "llvm.lifetime.start",                             "=-1 0"),
    down("llvm.masked.gather",                            "llvm.masked.gather",                              "0 @0 1 2"),
    down("llvm.masked.load",                              "llvm.masked.load",                                "0 @0 1 2"),
    down("llvm.masked.scatter",                           "llvm.masked.scatter",                             "0 1 @1 2"),
    down("llvm.masked.store",                             "llvm.masked.store",                               "0 1 @1 2"),
    down("llvm.nvvm.barrier.cta.sync.aligned.all",        "llvm.nvvm.barrier.n",                             "*"),
    down("llvm.nvvm.barrier.cta.sync.aligned.count",      "llvm.nvvm.barrier",                               "*"),
    down("llvm.nvvm.barrier.cta.sync.all",                "llvm.nvvm.barrier.sync",                          "*"),
    down("llvm.nvvm.barrier.cta.sync.count",              "llvm.nvvm.barrier.sync.cnt",                      "*"),
    down("llvm.nvvm.ex2.approx.f32",                      "llvm.nvvm.ex2.approx.f",                          "*"),
    down("llvm.nvvm.ex2.approx.f64",                      "llvm.nvvm.ex2.approx.d",                          "*"),
    down("llvm.nvvm.ex2.approx.ftz.f32",                  "llvm.nvvm.ex2.approx.ftz.f",                      "*"),
    down("llvm.nvvm.ex2.approx.v2f16",                    "llvm.nvvm.ex2.approx.f16x2",                      "*"),
    down("llvm.nvvm.fabs.bf16",                           "llvm.nvvm.abs.bf16",                              "*"),
    down("llvm.nvvm.fabs.f32",                            "llvm.nvvm.fabs.f",                                "*"),
    down("llvm.nvvm.fabs.f64",                            "llvm.nvvm.fabs.d",                                "*"),
    down("llvm.nvvm.fabs.ftz.f32",                        "llvm.nvvm.fabs.ftz.f",                            "*"),
    down("llvm.nvvm.fabs.v2bf16",                         "llvm.nvvm.abs.bf16x2",                            "*"),
    down("llvm.stepvector",                               "llvm.experimental.stepvector",                    "*"),
    down("llvm.vector.partial.reduce.add",                "llvm.experimental.vector.partial.reduce.add",     "*"),
    down("llvm.vector.splice.left",                       "llvm.vector.splice",                              "*"),
    down("llvm.vector.splice.right",                      "llvm.vector.splice",                              "0 1 -2"),
];

/// Row of a full name in LLVM 22 and the overload suffix (with its dot) to put after the old name.
pub fn downgrade(name: &str) -> Option<(&'static DowngradeRow, &str)> {
    prefixes(name).find_map(|(base, suffix)| {
        let at = DOWNGRADES.binary_search_by(|r| r.name.cmp(base)).ok()?;
        Some((&DOWNGRADES[at], suffix))
    })
}

/// `name` and its prefixes that end before a dot, longest first, each with the rest.
fn prefixes(name: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut end = Some(name.len());
    std::iter::from_fn(move || {
        let e = end?;
        end = name[..e].rfind('.');
        Some(name.split_at(e))
    })
}

/// First row of each name by the hash of the name, open addressing; [`NO_ROW`] where there is none.
static SLOTS: [u16; SLOT_COUNT] = slots();
const SLOT_COUNT: usize = (2 * UPGRADES.len()).next_power_of_two();
const NO_ROW: u16 = u16::MAX;

const fn slots() -> [u16; SLOT_COUNT] {
    let mut out = [NO_ROW; SLOT_COUNT];
    let (mut row, mut before) = (0, 0);
    while row < UPGRADES.len() {
        let hash = hash_of(UPGRADES[row].name.as_bytes());
        // Rows of one name are neighbours.
        if row == 0 || hash != before {
            let mut at = slot_of(hash, SLOT_COUNT);
            while out[at] != NO_ROW {
                at = (at + 1) % SLOT_COUNT;
            }
            out[at] = row as u16;
        }
        before = hash;
        row += 1;
    }
    out
}

/// Rows of exactly this name.
fn rows_named(name: &str, hash: u32) -> &'static [UpgradeRow] {
    let mut at = slot_of(hash, SLOT_COUNT);
    while SLOTS[at] != NO_ROW {
        let rows = &UPGRADES[SLOTS[at] as usize..];
        if rows[0].name == name {
            return &rows[..rows.iter().take_while(|r| r.name == name).count()];
        }
        at = (at + 1) % SLOT_COUNT;
    }
    &[]
}

/// Rows of an old name, whatever their signature: the longest old name that `name` equals or, when it was overloaded, continues
/// with a dot. None when a longer name of LLVM 22 fits: `llvm.vector.splice.left` is no old `llvm.vector.splice`.
pub fn rows_of(name: &str) -> &'static [UpgradeRow] {
    let prefixes = table::prefixes(name);
    old_rows(name, &prefixes, table::lookup_in(name, &prefixes))
}

/// The same where the prefixes and what LLVM 22 calls so are known.
fn old_rows(name: &str, prefixes: &table::Prefixes, newest: Option<(IntrinsicId, &str)>) -> &'static [UpgradeRow] {
    let newest = newest.map_or(0, |(id, _)| id.name().len());
    for &(len, hash) in prefixes.iter().rev().take_while(|(len, _)| *len as usize >= newest) {
        let rows = rows_named(&name[..len as usize], hash);
        if !rows.is_empty() {
            let fits = len as usize == name.len() || rows.iter().any(|r| r.from.contains("any"));
            return if fits { rows } else { &[] };
        }
    }
    &[]
}

/// What a call of `name` with function type `fn_ty` becomes; `None` when it is in the form of LLVM 22, or unknown.
pub fn upgrade(name: &str, types: TypesRef<'_>, fn_ty: Type) -> Option<Upgrade> {
    let prefixes = table::prefixes(name);
    let newest = table::lookup_in(name, &prefixes);
    let rows = old_rows(name, &prefixes, newest);
    if let Some(r) = rows.iter().find(|r| match_signature(types, r.from, fn_ty).is_ok()) {
        return Some(r.to);
    }
    let (id, _) = newest?;
    // The bfloat forms of these once took integers of the same size.
    let Semantics { kind: Kind::Float(FloatOp::Fma | FloatOp::Max | FloatOp::Min | FloatOp::Neg), form, .. } =
        semantics(id)
    else {
        return None;
    };
    let old = match form {
        Form::Bfloat => Type::I16,
        Form::BfloatPair => Type::I32,
        _ => return None,
    };
    let (ret, params, vararg) = types.func(fn_ty)?;
    let fits = ret == old && !vararg && params.len() == super::num_params(id).0 && params.iter().all(|&p| p == old);
    fits.then_some(call(id, "*"))
}
