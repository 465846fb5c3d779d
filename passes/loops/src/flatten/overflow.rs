//! Whether the product of two trip counts may overflow. See the [pass](super).

use super::find::{Counted, Pair};
use crate::knobs;
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;

/// What is known of the product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overflow {
    /// It is in range without signs, and with signs if this says so.
    Never { fits_signed: bool },
    /// It is out of range.
    Always,
    /// It may be either.
    Possible,
}

/// What is known of the trip counts of `pair` multiplied. `fits_signed`: the product is known to be a positive signed number.
pub fn of_product(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair, fits_signed: bool) -> Overflow {
    if cx.session.knobs.get(knobs::LOOP_FLATTEN_ASSUME_NO_OVERFLOW) {
        return Overflow::Never { fits_signed: true };
    }
    let Some(bits) = func.types().int_bits(func.ty(pair.inner.phi)).filter(|&bits| bits <= 64) else {
        return Overflow::Possible;
    };
    let facts = cx.assumptions(func);
    let Some(preheader) = cx.loops.preheader(func, pair.outer_loop) else { return Overflow::Possible };
    let values = Values::with(func, cx.dom, &facts).at(func.terminator(preheader));
    let range = |counted: &Counted| match counted.constant {
        Some(number) => (number, number),
        None => values.unsigned_range(counted.trip).unwrap_or((0, u128::from(u64::MAX))),
    };
    let (inner, outer) = (range(&pair.inner), range(&pair.outer));
    let overflows = |left: u128, right: u128| left.checked_mul(right).is_none_or(|product| product >> bits != 0);
    if overflows(inner.0, outer.0) {
        return Overflow::Always;
    }
    if !overflows(inner.1, outer.1) && are_exact(func, cx, pair) {
        let is_signed = !overflows(2 * inner.1, outer.1);
        if fits_signed || is_signed || !pair.needs_signed {
            return Overflow::Never { fits_signed: fits_signed || is_signed };
        }
    }
    match leaves_object_before(func, cx, pair) {
        // No object is larger than half of the address space.
        true => Overflow::Never { fits_signed: true },
        false => Overflow::Possible,
    }
}

/// Whether an access in every iteration would be outside of its object before the product overflows.
fn leaves_object_before(func: &Func<'_>, cx: &LoopCx<'_>, pair: &Pair) -> bool {
    let header = cx.loops.header(pair.inner_loop);
    let runs_always = |inst: Inst| {
        func.block_of(inst) == header
            && func.block_insts(header).take_while(|&i| i != inst).all(|i| facts::transfers_execution(func, i))
    };
    let is_proof = |address: Inst, bits: u32| {
        let Some(space) = func.types().addrspace(func.ty(address)) else { return false };
        func.flags(address) & flags::INBOUNDS != 0
            && bits >= func.layout().pointer_bits(space)
            && func.layout().fixed_alloc_size(func.types(), Type(func.aux(address).a)).is_some_and(|size| size > 0)
            && func.uses(address.into()).any(|u| {
                let user = func.user(u);
                match func.op(user) {
                    Opcode::Load => runs_always(user),
                    Opcode::Store => func.use_index(u) == 1 && runs_always(user),
                    _ => false,
                }
            })
    };
    let width = |value| func.types().int_bits(func.type_of(value)).unwrap_or(0);
    pair.linear.iter().any(|&linear| {
        let own = func.op(linear) == Opcode::GetElementPtr && is_proof(linear, width(func.operand(linear, 1)));
        own || func.uses(linear.into()).any(|u| {
            let user = func.user(u);
            let indexed =
                func.op(user) == Opcode::GetElementPtr && func.use_index(u) > 0 && func.num_operands(user) == 2;
            indexed && is_proof(user, width(linear.into()))
        })
    })
}

/// Whether the trip counts are what the values say: zero does not stand for as many iterations as the type has values.
pub fn are_exact(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair) -> bool {
    let mut is_exact = |id: Loop, counted: &Counted| {
        counted.constant.is_some()
            || pair.widened
            || !func.int_pred(counted.compare).is_equality()
            || func.flags(counted.increment) & (flags::NUW | flags::NSW) != 0
            || cx.with_scev(func, |se| {
                let trip = se.get(counted.trip);
                let zero = se.zero(se.ty(trip));
                se.entry_guarded(id, IntPred::Ne, trip, zero)
            })
    };
    is_exact(pair.inner_loop, &pair.inner) && is_exact(pair.outer_loop, &pair.outer)
}

/// Whether the product is known to be a positive signed number of the type of the counters.
pub fn fits_signed(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair) -> bool {
    let Some(bits) = func.types().int_bits(func.ty(pair.inner.phi)).filter(|&bits| bits <= 64) else { return false };
    let most = cx.with_scev(func, |se| {
        [&pair.inner, &pair.outer].map(|counted| match counted.constant {
            Some(number) => number,
            None => {
                let trip = se.get(counted.trip);
                // The narrow loop ran at most as often as its type has positive numbers.
                if let Some(bits) = bits_before_extension(func, counted.trip).filter(|_| pair.widened) {
                    return 1 << (bits - 1);
                }
                let seen = [pair.inner_loop, pair.outer_loop].map(|id| {
                    let guarded = se.apply_guards(trip, id);
                    se.range(guarded, false).umax()
                });
                seen[0].min(seen[1])
            }
        })
    });
    most[0].checked_mul(most[1]).is_some_and(|product| product >> (bits - 1) == 0)
}

/// Width of what `value` extends by sign.
fn bits_before_extension(func: &Func<'_>, value: Value) -> Option<u32> {
    let cast = value.as_inst().filter(|&i| func.op(i) == Opcode::SExt)?;
    func.types().int_bits(func.type_of(func.operand(cast, 0)))
}
