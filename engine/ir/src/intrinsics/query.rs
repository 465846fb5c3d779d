//! Questions passes and back ends ask about an intrinsic.

use super::semantics::{BlockBarrier, Kind, semantics};
use super::table::bits;
use super::{IntrinsicId, id, info, sreg};
use crate::attrs::MemoryEffects;

/// How the result of an operation differs between the threads that execute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uniformity {
    /// The same for all threads of a block.
    Block,
    /// The same for all threads of a warp.
    Warp,
    /// The same for threads whose operands are the same.
    Operands,
    /// The same for threads that have the same operand of this number, whatever the others are (a vote: its mask).
    Operand(u8),
    /// May differ even when all operands are the same.
    Divergent,
}

#[inline]
fn kind(id: IntrinsicId) -> Kind {
    semantics(id).kind
}

/// How results of `id` differ between threads. Errs on the side of `Divergent`.
pub fn uniformity(id: IntrinsicId) -> Uniformity {
    use Uniformity::*;
    if let Some(r) = sreg::sreg(id) {
        return r.uniformity;
    }
    match id {
        id::NVVM_VOTE_ALL_SYNC | id::NVVM_VOTE_ANY_SYNC | id::NVVM_VOTE_BALLOT_SYNC | id::NVVM_VOTE_UNI_SYNC => {
            Operand(0)
        }
        id::NVVM_MATCH_ALL_SYNC_I32P | id::NVVM_MATCH_ALL_SYNC_I64P => Operand(0),
        id::ANNOTATION | id::PTR_ANNOTATION | id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP => Operands,
        _ => match kind(id) {
            Kind::WarpReduction(_) => Operand(1),
            Kind::BlockBarrier(BlockBarrier::And | BlockBarrier::Or | BlockBarrier::Popc) => Warp,
            // Memory that textures and uniform loads read does not change while the kernel runs.
            Kind::Texture | Kind::UniformLoad => Operands,
            _ if memory(id) == MemoryEffects::NONE && !is_convergent(id) && id != id::NVVM_ACTIVEMASK => Operands,
            _ => Divergent,
        },
    }
}

/// Whether results may differ between threads of a warp though all operands are the same.
pub fn is_source_of_divergence(id: IntrinsicId) -> bool {
    uniformity(id) == Uniformity::Divergent
}

/// Whether results are the same for all threads of a warp, whatever the operands are.
pub fn is_uniform(id: IntrinsicId) -> bool {
    matches!(uniformity(id), Uniformity::Block | Uniformity::Warp)
}

/// Memory effects of a call, as far as the table tells.
#[inline]
pub fn memory(id: IntrinsicId) -> MemoryEffects {
    info(id).memory()
}

#[inline]
fn has(id: IntrinsicId, bit: u16) -> bool {
    info(id).bits() & bit != 0
}

/// Whether a call may be executed where the program does not.
#[inline]
pub fn is_speculatable(id: IntrinsicId) -> bool {
    has(id, bits::SPEC)
}

/// Whether a call may not be made dependent on more conditions.
#[inline]
pub fn is_convergent(id: IntrinsicId) -> bool {
    has(id, bits::CONV)
}

/// Whether the first two arguments commute.
#[inline]
pub fn is_commutative(id: IntrinsicId) -> bool {
    has(id, bits::COMM)
}

/// Whether a call never comes back.
#[inline]
pub fn is_noreturn(id: IntrinsicId) -> bool {
    has(id, bits::NORET)
}

/// Whether a call always returns, normally.
#[inline]
pub fn will_return(id: IntrinsicId) -> bool {
    has(id, bits::RET) && has(id, bits::NOUNW)
}

/// Whether a result is never undef or poison when no argument is.
#[inline]
pub fn is_poison_free(id: IntrinsicId) -> bool {
    has(id, bits::NCUP)
}

/// Whether LLVM 19 has no intrinsic of this name; [`super::downgrade`] may still know an older form.
#[inline]
pub fn is_new(id: IntrinsicId) -> bool {
    has(id, bits::NEW)
}

/// Whether a call without uses may be erased: it returns and writes nothing.
pub fn is_removable_if_unused(id: IntrinsicId) -> bool {
    will_return(id) && !memory(id).writes()
}

/// Whether a call only tells something: it generates no code, and analyses of cost and of memory may skip it.
pub fn is_assume_like(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::ASSUME
            | id::SIDEEFFECT
            | id::PSEUDOPROBE
            | id::INVARIANT_START
            | id::INVARIANT_END
            | id::LIFETIME_START
            | id::LIFETIME_END
            | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
            | id::OBJECTSIZE
            | id::PTR_ANNOTATION
            | id::VAR_ANNOTATION
    ) || is_debug(id)
}

/// Whether a call describes variables or labels of the source.
pub fn is_debug(id: IntrinsicId) -> bool {
    kind(id) == Kind::Debug
}

/// Whether a call starts or ends the lifetime of an alloca.
pub fn is_lifetime(id: IntrinsicId) -> bool {
    matches!(id, id::LIFETIME_START | id::LIFETIME_END)
}

/// Whether a call returns its first argument and adds information about it: the branch weights of `expect`, a class of aliases,
/// an annotation.
pub fn is_pass_through(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::EXPECT
            | id::EXPECT_WITH_PROBABILITY
            | id::ANNOTATION
            | id::PTR_ANNOTATION
            | id::LAUNDER_INVARIANT_GROUP
            | id::STRIP_INVARIANT_GROUP
            | id::SSA_COPY
            | id::ARITHMETIC_FENCE
    )
}

/// Whether a call returns a pointer into the object that its first argument points into, and keeps nothing of that.
pub fn stays_in_object(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::LAUNDER_INVARIANT_GROUP
            | id::STRIP_INVARIANT_GROUP
            | id::PTRMASK
            | id::THREADLOCAL_ADDRESS
            | id::PTR_ANNOTATION
            | id::SSA_COPY
    )
}

/// Whether it is floating-point arithmetic under a rounding mode and exception behaviour given as metadata.
pub fn is_constrained_fp(id: IntrinsicId) -> bool {
    kind(id) == Kind::ConstrainedFloat
}

/// Whether it reduces a vector to a scalar.
pub fn is_vector_reduction(id: IntrinsicId) -> bool {
    kind(id) == Kind::VectorReduction
}

/// How many vectors are interleaved, and whether they are put together (`true`) or taken apart; `None` for other intrinsics.
pub fn interleaving(id: IntrinsicId) -> Option<(u32, bool)> {
    use id::*;
    Some(match id {
        VECTOR_INTERLEAVE2 => (2, true),
        VECTOR_INTERLEAVE3 => (3, true),
        VECTOR_INTERLEAVE4 => (4, true),
        VECTOR_INTERLEAVE5 => (5, true),
        VECTOR_INTERLEAVE6 => (6, true),
        VECTOR_INTERLEAVE7 => (7, true),
        VECTOR_INTERLEAVE8 => (8, true),
        VECTOR_DEINTERLEAVE2 => (2, false),
        VECTOR_DEINTERLEAVE3 => (3, false),
        VECTOR_DEINTERLEAVE4 => (4, false),
        VECTOR_DEINTERLEAVE5 => (5, false),
        VECTOR_DEINTERLEAVE6 => (6, false),
        VECTOR_DEINTERLEAVE7 => (7, false),
        VECTOR_DEINTERLEAVE8 => (8, false),
        _ => return None,
    })
}

/// Whether it is an atomic read-modify-write of scope other than the device.
pub fn is_nvvm_atomic(id: IntrinsicId) -> bool {
    matches!(kind(id), Kind::Atomic(_))
}

/// Whether all threads of the block, or a counted part of them, meet at it.
pub fn is_block_barrier(id: IntrinsicId) -> bool {
    matches!(kind(id), Kind::BlockBarrier(_))
}

/// Whether it moves values between lanes.
pub fn is_shuffle(id: IntrinsicId) -> bool {
    matches!(kind(id), Kind::Shuffle(_))
}

/// Whether it is `umin`, `umax`, `smin` or `smax`.
pub fn is_int_min_max(id: IntrinsicId) -> bool {
    matches!(id, id::UMIN | id::UMAX | id::SMIN | id::SMAX)
}

/// Whether it is `memcpy`, `memcpy.inline`, `memmove`, `memset` or `memset.inline`.
pub fn is_mem_intrinsic(id: IntrinsicId) -> bool {
    matches!(id, id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE | id::MEMSET | id::MEMSET_INLINE)
}

/// Whether it fills or copies memory element by element, each access being atomic.
pub fn is_atomic_mem_intrinsic(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::MEMCPY_ELEMENT_UNORDERED_ATOMIC
            | id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC
            | id::MEMSET_ELEMENT_UNORDERED_ATOMIC
    )
}

/// Whether it is integer arithmetic that also returns an overflow bit.
pub fn is_with_overflow(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::SADD_WITH_OVERFLOW
            | id::UADD_WITH_OVERFLOW
            | id::SSUB_WITH_OVERFLOW
            | id::USUB_WITH_OVERFLOW
            | id::SMUL_WITH_OVERFLOW
            | id::UMUL_WITH_OVERFLOW
    )
}
