//! Debug records of an alloca that is split: each piece holds a fragment of the variable, or of several.
//!
//! The rules are those of LLVM's `SROA`: the fragment of a piece is what the bits of the piece and those of the variable's declaration
//! have in common. A declaration whose expression is no constant offset into the alloca is dropped, and the variable with it.

use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::debug_expression::{self as expression, Elements, Fragment};
use warpc_ir::dwarf::op;
use warpc_ir::ids::*;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{FuncMut, Value};

/// Bytes `begin..end` of the old alloca and where they are now.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// First byte.
    pub begin: u64,
    /// Byte behind the last one.
    pub end: u64,
    /// The new alloca.
    pub ptr: Value,
}

/// Gives the new allocas the records that describe variables in `alloca`, of `size` bytes, which loses them.
pub fn migrate(func: &mut FuncMut<'_>, alloca: Inst, size: u64, places: &[Place]) {
    if func.side().dbg.is_empty() {
        return;
    }
    if let [place] = places
        && (place.begin, place.end) == (0, size)
    {
        func.replace_debug_value(alloca, place.ptr);
        return;
    }
    for row in func.debug_records_of(alloca) {
        let record = func.side().dbg[row];
        if matches!(record.kind, DbgKind::Declare | DbgKind::Value) {
            migrate_record(func, alloca, &record, places);
        }
    }
}

fn migrate_record(func: &mut FuncMut<'_>, alloca: Inst, record: &DbgRow, places: &[Place]) {
    let Some(list) = func.expression_elements(record.expr) else { return };
    let tables = func.ctx().tables;
    let whole = || {
        let bits = expression::variable_bits(&tables.metadata, &tables.strings, record.var)?;
        Some(Fragment { offset: 0, bits })
    };
    let Some(variable) = expression::fragment(&list).or_else(whole) else { return };
    let Some((offset, rest)) = expression::leading_offset(&list) else { return };
    for place in places {
        let Some((part, skipped)) = part_in(func, place, variable, offset) else { continue };
        let mut new = Elements::new();
        expression::append_offset(&mut new, skipped);
        new.extend(expression::without_fragment(&rest));
        // A value record describes what lies in the alloca only where it loads it.
        if record.kind == DbgKind::Value && new.first() != Some(&op::DEREF) {
            continue;
        }
        if part != variable || expression::fragment(&list).is_some() {
            new.extend([op::FRAGMENT, part.offset, part.bits]);
        }
        let expr = func.add_md(NewNode::Expression(new[..].into()));
        let anchor = if record.kind == DbgKind::Declare { alloca } else { record.anchor };
        func.side_mut().dbg.push(DbgRow { anchor, value: place.ptr, expr, ..*record });
    }
}

/// The part of `variable`, which starts `offset` bytes into the old alloca, that lies in `place`, and how many bytes into `place` it starts.
fn part_in(func: &FuncMut<'_>, place: &Place, variable: Fragment, offset: i64) -> Option<(Fragment, i64)> {
    // Padding of the new alloca belongs to no variable.
    let alloca = place.ptr.as_inst()?;
    let held = func.layout().size_in_bits(func.types(), Type(func.aux(alloca).a));
    let bits = ((place.end - place.begin) * 8).min(held);
    let start = i64::try_from(place.begin).ok()?.checked_sub(offset)?;
    // In bits of the variable, before which a piece may start.
    let first = start.checked_mul(8)?.checked_add(i64::try_from(variable.offset).ok()?)?;
    let end = first.checked_add(i64::try_from(bits).ok()?)?;
    let (from, upto) = (first.max(0) as u64, end.max(0) as u64);
    let part = Fragment { offset: from, bits: upto - from }.intersect(variable);
    (part.bits > 0).then_some((part, (-start).max(0)))
}
