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
pub fn flatten(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair, product: Option<Value>, fits_signed: bool) {
    let loops = &*cx.loops;
    let (Some(preheader), Some(latch), Some(exit)) = (
        loops.preheader(func, pair.outer_loop),
        loops.latch(func, pair.inner_loop),
        loops.exit_blocks(func, pair.inner_loop).first().copied(),
    ) else {
        return;
    };
    cx.forget_topmost_loop(func, pair.outer_loop);
    super::tell(func, cx, pair.inner_loop);
    let product = product.unwrap_or_else(|| {
        let (inner, outer) = (trips(func, &pair.inner), trips(func, &pair.outer));
        let at = func.terminator(preheader);
        let mut builder = Builder::before(func, at);
        builder.loc = Md::NONE;
        let product = builder.binary(Opcode::Mul, inner, outer, 0);
        func.set_name(product, b"flatten.tripcount");
        product
    });
    for &phi in pair.passed_on.iter().chain([&pair.inner.phi]) {
        if let Some(index) = func.phi_index_of(phi, latch) {
            func.remove_incoming(phi, index);
        }
    }
    count_to(func, &pair.outer, product, fits_signed);

    // The back edge of the inner loop goes.
    let end = func.terminator(latch);
    let loc = func.loc(end);
    func.erase(end);
    let jump = Builder::at_end(func, latch).br(exit);
    func.set_loc(jump, loc);

    for &linear in &pair.linear {
        replace_linear(func, cx, pair, linear);
    }
    cx.updater.mark_deleted(pair.inner_loop);
    cx.loops.dissolve(pair.inner_loop);
    cx.graph_changed();
}

/// How often a loop runs.
fn trips(func: &mut FuncMut<'_>, counted: &Counted) -> Value {
    match counted.constant {
        Some(number) => {
            let ty = func.ty(counted.phi);
            make_int(func, ty, number)
        }
        None => counted.trip,
    }
}

/// Lets the outer loop run `product` times.
fn count_to(func: &mut FuncMut<'_>, outer: &Counted, product: Value, fits_signed: bool) {
    func.set_operand(outer.compare, 0, outer.increment.into());
    func.set_operand(outer.compare, 1, product);
    if fits_signed {
        return;
    }
    // The product may be a negative number to a comparison with signs.
    let pred = match func.int_pred(outer.compare) {
        IntPred::Slt => IntPred::Ult,
        other => other,
    };
    let kept = func.flags(outer.compare) & !(flags::PRED_MASK | flags::SAMESIGN);
    func.set_flags(outer.compare, kept | (pred as u16) << flags::PRED_SHIFT);
    let kept = func.flags(outer.increment) & !flags::NSW;
    func.set_flags(outer.increment, kept);
}

/// Puts the one counter in the place of `linear`, which is dead then.
fn replace_linear(func: &mut FuncMut<'_>, cx: &LoopCx<'_>, pair: &Pair, linear: Inst) {
    let header_end = func.terminator(func.block_of(pair.outer.phi));
    let mut value = Value::inst(pair.outer.phi);
    if func.op(linear) == Opcode::GetElementPtr {
        let Some(inner) = func.operand(linear, 0).as_inst() else { return };
        let base = func.operand(inner, 0);
        let is_early = base.as_inst().is_none_or(|i| cx.dom.dominates_inst(func, i, header_end));
        let both = func.flags(linear) & func.flags(inner) & (flags::INBOUNDS | flags::NUSW | flags::NUW);
        let (element, ty) = (Type(func.aux(linear).a), func.ty(linear));
        let mut builder = Builder::before(func, if is_early { header_end } else { linear });
        value = builder.gep(element, base, &[value], ty, both);
        name_flattened(func, value, linear);
    } else if func.ty(linear) != func.ty(pair.outer.phi) {
        let ty = func.ty(linear);
        value = Builder::before(func, header_end).cast(Opcode::Trunc, value, ty, 0);
        func.set_name(value, b"flatten.trunciv");
    }
    func.replace_all_uses(linear.into(), value);
}

/// Names `value` after `of`, with `flatten.` before it.
fn name_flattened(func: &mut FuncMut<'_>, value: Value, of: Inst) {
    if let Some(names) = &mut func.side_mut().names {
        let name = [&b"flatten."[..], names.get(of.into())].concat();
        names.set_unique(value, &name);
    }
}

/// Asks before the loops whether the product overflows, and goes to a copy of them then. Returns the product.
pub fn version(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair) -> Option<Value> {
    let id = pair.outer_loop;
    let preheader = cx.loops.preheader(func, id)?;
    let (header, around) = (cx.loops.header(id), cx.loops.parent(id));
    let ty = func.ty(pair.outer.phi);
    let (outer, inner) = (trips(func, &pair.outer), trips(func, &pair.inner));
    cx.forget_topmost_loop(func, id);
    let mut original = Original::of(func, in_order(func, cx, id));

    let entry = func.split_block(func.terminator(preheader));
    func.name_after(Value::block(entry), Value::block(header), ".ph");
    func.name_after(Value::block(preheader), Value::block(header), ".lver.check");
    cx.loops.add_block(entry, around);
    let entry_copy = func.new_block_after(preheader);
    func.name_after(Value::block(entry_copy), Value::block(entry), ".lver.orig");
    cx.loops.add_block(entry_copy, around);
    let copy = original.copy(func, ".lver.orig", entry_copy, Some((entry, entry_copy)));
    Builder::at_end(func, entry_copy).br(copy.block(header));
    let made = copy.add_loops(cx.loops, id);

    let end = func.terminator(preheader);
    let loc = func.loc(end);
    func.erase(end);
    let mut builder = Builder::at_end(func, preheader);
    let both = builder.intrinsic(id::UMUL_WITH_OVERFLOW, &[ty], &[outer, inner], 0)?;
    let product = builder.extract_value(both, &[0], ty);
    let overflow = builder.extract_value(both, &[1], Type::I1);
    let branch = builder.cond_br(overflow, entry_copy, entry);
    func.set_loc(branch, loc);
    for (value, name) in [(both, "flatten.mul"), (product, "flatten.tripcount"), (overflow, "flatten.overflow")] {
        func.set_name(value, name.as_bytes());
    }

    *cx.dom = DomTree::new(&Cfg::new(func));
    for id in [made[0], id] {
        LoopSimplifier::for_loop_pass(cx.loops, cx.dom).nest(func, id);
    }
    if around.is_some() {
        let top = cx.loops.outermost(around);
        crate::refit::reform(func, cx.loops, cx.dom, top);
    }
    cx.graph_changed();
    Some(product)
}

/// The blocks of loop `id`, the header first, each behind one that leads to it.
fn in_order(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, id: Loop) -> Vec<Block> {
    let cfg = cx.cfg(func);
    let mut order = cx.loops.blocks(id);
    order.sort_unstable_by_key(|&block| cfg.rpo_index(block));
    order
}
