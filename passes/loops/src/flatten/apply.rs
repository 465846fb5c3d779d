//! One loop of two. See the [pass](super).

use super::find::{Counted, Pair};
use crate::duplicate::Original;
use crate::simplify::LoopSimplifier;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;
use warpc_scalar::patterns::make_int;

/// Makes one loop of `pair`. `product`: how often it runs, where that is computed already. `fits_signed`: that is a positive signed number.
pub fn flatten(f: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair, product: Option<Value>, fits_signed: bool) {
    let loops = &*cx.loops;
    let (Some(preheader), Some(latch), Some(exit)) = (
        loops.preheader(f, pair.outer_loop),
        loops.latch(f, pair.inner_loop),
        loops.exit_blocks(f, pair.inner_loop).first().copied(),
    ) else {
        return;
    };
    cx.forget_topmost_loop(f, pair.outer_loop);
    super::tell(f, cx, pair.inner_loop);
    let product = product.unwrap_or_else(|| {
        let (inner, outer) = (trips(f, &pair.inner), trips(f, &pair.outer));
        let at = f.terminator(preheader);
        let mut builder = Builder::before(f, at);
        builder.loc = Md::NONE;
        let product = builder.binary(Opcode::Mul, inner, outer, 0);
        f.set_name(product, b"flatten.tripcount");
        product
    });
    for &phi in pair.passed_on.iter().chain([&pair.inner.phi]) {
        if let Some(index) = f.phi_index_of(phi, latch) {
            f.remove_incoming(phi, index);
        }
    }
    count_to(f, &pair.outer, product, fits_signed);

    // The back edge of the inner loop goes.
    let end = f.terminator(latch);
    let loc = f.loc(end);
    f.erase(end);
    let jump = Builder::at_end(f, latch).br(exit);
    f.set_loc(jump, loc);

    for &linear in &pair.linear {
        replace_linear(f, cx, pair, linear);
    }
    cx.updater.mark_deleted(pair.inner_loop);
    cx.loops.dissolve(pair.inner_loop);
    cx.graph_changed();
}

/// How often a loop runs.
fn trips(f: &mut FuncMut<'_>, counted: &Counted) -> Value {
    match counted.constant {
        Some(number) => {
            let ty = f.ty(counted.phi);
            make_int(f, ty, number)
        }
        None => counted.trip,
    }
}

/// Lets the outer loop run `product` times.
fn count_to(f: &mut FuncMut<'_>, outer: &Counted, product: Value, fits_signed: bool) {
    f.set_operand(outer.compare, 0, outer.increment.into());
    f.set_operand(outer.compare, 1, product);
    if fits_signed {
        return;
    }
    // The product may be a negative number to a comparison with signs.
    let pred = match f.int_pred(outer.compare) {
        IntPred::Slt => IntPred::Ult,
        other => other,
    };
    let kept = f.flags(outer.compare) & !(flags::PRED_MASK | flags::SAMESIGN);
    f.set_flags(outer.compare, kept | (pred as u16) << flags::PRED_SHIFT);
    let kept = f.flags(outer.increment) & !flags::NSW;
    f.set_flags(outer.increment, kept);
}

/// Puts the one counter in the place of `linear`, which is dead then.
fn replace_linear(f: &mut FuncMut<'_>, cx: &LoopCx<'_>, pair: &Pair, linear: Inst) {
    let header_end = f.terminator(f.block_of(pair.outer.phi));
    let mut value = Value::inst(pair.outer.phi);
    if f.op(linear) == Opcode::GetElementPtr {
        let Some(inner) = f.operand(linear, 0).as_inst() else { return };
        let base = f.operand(inner, 0);
        let is_early = base.as_inst().is_none_or(|i| cx.dom.dominates_inst(f, i, header_end));
        let both = f.flags(linear) & f.flags(inner) & (flags::INBOUNDS | flags::NUSW | flags::NUW);
        let (element, ty) = (Type(f.aux(linear).a), f.ty(linear));
        let mut builder = Builder::before(f, if is_early { header_end } else { linear });
        value = builder.gep(element, base, &[value], ty, both);
        name_flattened(f, value, linear);
    } else if f.ty(linear) != f.ty(pair.outer.phi) {
        let ty = f.ty(linear);
        value = Builder::before(f, header_end).cast(Opcode::Trunc, value, ty, 0);
        f.set_name(value, b"flatten.trunciv");
    }
    f.replace_all_uses(linear.into(), value);
}

/// Names `value` after `of`, with `flatten.` before it.
fn name_flattened(f: &mut FuncMut<'_>, value: Value, of: Inst) {
    if let Some(names) = &mut f.side_mut().names {
        let name = [&b"flatten."[..], names.get(of.into())].concat();
        names.set_unique(value, &name);
    }
}

/// Asks before the loops whether the product overflows, and goes to a copy of them then. Returns the product.
pub fn version(f: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair) -> Option<Value> {
    let id = pair.outer_loop;
    let preheader = cx.loops.preheader(f, id)?;
    let (header, around) = (cx.loops.header(id), cx.loops.parent(id));
    let ty = f.ty(pair.outer.phi);
    let (outer, inner) = (trips(f, &pair.outer), trips(f, &pair.inner));
    cx.forget_topmost_loop(f, id);
    let mut original = Original::of(f, in_order(f, cx, id));

    let entry = f.split_block(f.terminator(preheader));
    f.name_after(Value::block(entry), Value::block(header), ".ph");
    f.name_after(Value::block(preheader), Value::block(header), ".lver.check");
    cx.loops.add_block(entry, around);
    let entry_copy = f.new_block_after(preheader);
    f.name_after(Value::block(entry_copy), Value::block(entry), ".lver.orig");
    cx.loops.add_block(entry_copy, around);
    let copy = original.copy(f, ".lver.orig", entry_copy, Some((entry, entry_copy)));
    Builder::at_end(f, entry_copy).br(copy.block(header));
    let made = copy.add_loops(cx.loops, id);

    let end = f.terminator(preheader);
    let loc = f.loc(end);
    f.erase(end);
    let mut builder = Builder::at_end(f, preheader);
    let both = builder.intrinsic(id::UMUL_WITH_OVERFLOW, &[ty], &[outer, inner], 0)?;
    let product = builder.extract_value(both, &[0], ty);
    let overflow = builder.extract_value(both, &[1], Type::I1);
    let branch = builder.cond_br(overflow, entry_copy, entry);
    f.set_loc(branch, loc);
    for (value, name) in [(both, "flatten.mul"), (product, "flatten.tripcount"), (overflow, "flatten.overflow")] {
        f.set_name(value, name.as_bytes());
    }

    *cx.dom = DomTree::new(&Cfg::new(f));
    for id in [made[0], id] {
        LoopSimplifier::for_loop_pass(cx.loops, cx.dom).nest(f, id);
    }
    if around.is_some() {
        let top = cx.loops.outermost(around);
        crate::refit::reform(f, cx.loops, cx.dom, top);
    }
    cx.graph_changed();
    Some(product)
}

/// The blocks of loop `id`, the header first, each behind one that leads to it.
fn in_order(f: &FuncMut<'_>, cx: &mut LoopCx<'_>, id: Loop) -> Vec<Block> {
    let cfg = cx.cfg(f);
    let mut order = cx.loops.blocks(id);
    order.sort_unstable_by_key(|&block| cfg.rpo_index(block));
    order
}
