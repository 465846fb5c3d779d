//! Rotations and funnel shifts that a branch guards from a shift by the whole width.

use super::Context;
use warpc_analysis::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// `fshl(high, low, amount)`, or `fshr`.
struct Funnel {
    which: IntrinsicId,
    high: Value,
    low: Value,
    amount: Value,
}

/// `width - x`: the `x`.
fn rest(func: &Func<'_>, value: Value, width: u32) -> Option<Value> {
    let (a, b) = p::binary(func, value, Opcode::Sub)?;
    p::int(func, a).is_some_and(|n| n.v == width as u128).then_some(b)
}

/// `high << amount | low >> width - amount` or `high << width - amount | low >> amount`, used once.
fn funnel(func: &Func<'_>, value: Value) -> Option<Funnel> {
    let (a, b) = p::binary(func, value, Opcode::Or).filter(|_| func.has_one_use(value))?;
    let width = p::width(func, value);
    for (left, right) in [(a, b), (b, a)] {
        let Some((high, up)) = p::binary(func, left, Opcode::Shl) else { continue };
        let Some((low, down)) = p::binary(func, right, Opcode::LShr) else { continue };
        if rest(func, down, width) == Some(up) {
            return Some(Funnel { which: id::FSHL, high, low, amount: up });
        }
        if rest(func, up, width) == Some(down) {
            return Some(Funnel { which: id::FSHR, high, low, amount: down });
        }
    }
    None
}

/// The shift whose result, or what it shifts for the amount 0, `phi` takes, as a branch decides that asks for this amount.
fn find(func: &Func<'_>, cx: &Context<'_>, phi: Inst) -> Option<Funnel> {
    if func.phi_len(phi) != 2 || !p::width(func, phi.into()).is_power_of_two() {
        return None;
    }
    let pairs = [func.phi_incoming(phi, 0), func.phi_incoming(phi, 1)];
    let matches = |shift: usize| {
        let found = funnel(func, pairs[shift].0)?;
        let kept = if found.which == id::FSHL { found.high } else { found.low };
        (kept == pairs[1 - shift].0).then_some((found, pairs[shift].1, pairs[1 - shift].1))
    };
    let (found, shift_block, guard) = matches(0).or_else(|| matches(1))?;
    let term = func.terminator(guard);
    let available = |v: Value| v.as_inst().is_none_or(|i| cx.dom.dominates_inst(func, i, term));
    let home = func.block_of(phi);
    if !available(found.high) || !available(found.low) || !cx.dom.dominates(guard, home) || guard == home {
        return None;
    }
    if func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return None;
    }
    let (pred, asked, zero) = p::icmp(func, func.operand(term, 0))?;
    let ways = (func.operand(term, 1).as_block(), func.operand(term, 2).as_block());
    let asks = pred == IntPred::Eq && asked == found.amount && p::is_zero(func, zero);
    (asks && ways == (Some(home), Some(shift_block))).then_some(found)
}

/// A phi of such a shift, and of what it shifts for the amount 0, is the intrinsic. What the branch kept poison away from is
/// frozen.
pub(super) fn guarded(func: &mut FuncMut<'_>, cx: &Context<'_>, phi: Inst) -> Option<Value> {
    let found = find(func, cx, phi)?;
    let at = func.first_non_phi(func.block_of(phi));
    let (mut high, mut low) = (found.high, found.low);
    if high != low {
        let guarded = if found.which == id::FSHL { &mut low } else { &mut high };
        // Of the amount the branch has asked already.
        if *guarded != found.amount && !Values::with(func, cx.dom, cx.assumptions).at(at).not_undef_or_poison(*guarded)
        {
            *guarded = Builder::before(func, at).freeze(*guarded);
        }
    }
    let ty = func.ty(phi);
    Builder::before(func, at).intrinsic(found.which, &[ty], &[high, low, found.amount], 0)
}
