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
fn rest(f: &Func<'_>, value: Value, width: u32) -> Option<Value> {
    let (a, b) = p::binary(f, value, Opcode::Sub)?;
    p::int(f, a).is_some_and(|n| n.v == width as u128).then_some(b)
}

/// `high << amount | low >> width - amount` or `high << width - amount | low >> amount`, used once.
fn funnel(f: &Func<'_>, value: Value) -> Option<Funnel> {
    let (a, b) = p::binary(f, value, Opcode::Or).filter(|_| f.has_one_use(value))?;
    let width = p::width(f, value);
    for (left, right) in [(a, b), (b, a)] {
        let Some((high, up)) = p::binary(f, left, Opcode::Shl) else { continue };
        let Some((low, down)) = p::binary(f, right, Opcode::LShr) else { continue };
        if rest(f, down, width) == Some(up) {
            return Some(Funnel { which: id::FSHL, high, low, amount: up });
        }
        if rest(f, up, width) == Some(down) {
            return Some(Funnel { which: id::FSHR, high, low, amount: down });
        }
    }
    None
}

/// The shift whose result, or what it shifts for the amount 0, `phi` takes, as a branch decides that asks for this amount.
fn find(f: &Func<'_>, cx: &Context<'_>, phi: Inst) -> Option<Funnel> {
    if f.phi_len(phi) != 2 || !p::width(f, phi.into()).is_power_of_two() {
        return None;
    }
    let pairs = [f.phi_incoming(phi, 0), f.phi_incoming(phi, 1)];
    let matches = |shift: usize| {
        let found = funnel(f, pairs[shift].0)?;
        let kept = if found.which == id::FSHL { found.high } else { found.low };
        (kept == pairs[1 - shift].0).then_some((found, pairs[shift].1, pairs[1 - shift].1))
    };
    let (found, shift_block, guard) = matches(0).or_else(|| matches(1))?;
    let term = f.terminator(guard);
    let available = |v: Value| v.as_inst().is_none_or(|i| cx.dom.dominates_inst(f, i, term));
    let home = f.block_of(phi);
    if !available(found.high) || !available(found.low) || !cx.dom.dominates(guard, home) || guard == home {
        return None;
    }
    if f.op(term) != Opcode::Br || f.num_operands(term) != 3 {
        return None;
    }
    let (pred, asked, zero) = p::icmp(f, f.operand(term, 0))?;
    let ways = (f.operand(term, 1).as_block(), f.operand(term, 2).as_block());
    let asks = pred == IntPred::Eq && asked == found.amount && p::is_zero(f, zero);
    (asks && ways == (Some(home), Some(shift_block))).then_some(found)
}

/// A phi of such a shift, and of what it shifts for the amount 0, is the intrinsic. What the branch kept poison away from is
/// frozen.
pub(super) fn guarded(f: &mut FuncMut<'_>, cx: &Context<'_>, phi: Inst) -> Option<Value> {
    let found = find(f, cx, phi)?;
    let at = f.first_non_phi(f.block_of(phi));
    let (mut high, mut low) = (found.high, found.low);
    if high != low {
        let guarded = if found.which == id::FSHL { &mut low } else { &mut high };
        // Of the amount the branch has asked already.
        if *guarded != found.amount && !Values::with(f, cx.dom, cx.assumptions).at(at).not_undef_or_poison(*guarded) {
            *guarded = Builder::before(f, at).freeze(*guarded);
        }
    }
    let ty = f.ty(phi);
    Builder::before(f, at).intrinsic(found.which, &[ty], &[high, low, found.amount], 0)
}
