//! What an instruction may still promise once it stands for another one as well: flags and metadata that both have.
//!
//! The kept instruction does not move. What it promises by metadata stays where breaking the promise is undefined at once
//! (`!noundef`), since then it is the program's, wherever the other one stood.

use crate::numbering::promises;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// The node of attachment `kind` of `inst`.
pub fn attachment(f: &Func<'_>, inst: Inst, kind: &[u8]) -> Option<Md> {
    if f.flags(inst) & flags::HAS_MD == 0 {
        return None;
    }
    f.attachments(inst).find(|row| f.ctx().tables.strings.get(row.kind) == kind).map(|row| row.node)
}

/// Whether `inst` has attachment `kind`.
pub fn has_attachment(f: &Func<'_>, inst: Inst, kind: &[u8]) -> bool {
    attachment(f, inst, kind).is_some()
}

/// Makes `kept` promise no more than both it and `gone` do, which it is about to replace.
pub fn keep_common(f: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    keep_common_flags(f, kept, gone);
    f.keep_common_attrs(kept, gone);
    keep_common_metadata(f, kept, gone);
}

/// Gives `kept` the place in the source of both, which is the scope alone where they differ.
pub fn join_places(f: &mut FuncMut<'_>, kept: Inst, other: Inst) {
    let (mine, theirs) = (f.loc(kept), f.loc(other));
    if mine == theirs {
        return;
    }
    let of_module = |loc: Md| loc.is_some() && loc.index() < f.ctx().tables.metadata.len();
    let scope = match of_module(mine) && theirs.is_some() {
        true => f.add_md(NewNode::Scope { of: mine }),
        // A place that is made of others has no line any more.
        false if mine.is_some() && theirs.is_some() => mine,
        false => Md::NONE,
    };
    f.set_loc(kept, scope);
}

/// The flags of `kept` that `gone` has as well. A load takes the flags of nothing.
fn keep_common_flags(f: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    let promise = promises(f.op(kept));
    let have = f.flags(kept);
    let overflow = f.op(gone) == Opcode::ExtractValue
        && f.operand(gone, 0)
            .as_inst()
            .and_then(|call| facts::intrinsic(f, call))
            .is_some_and(intrinsics::is_with_overflow);
    let common = match () {
        // The intrinsic wraps where the arithmetic that stands for its first part must not.
        _ if overflow && f.op(kept) != f.op(gone) => have & !promise,
        _ if f.op(gone) == Opcode::Load || f.op(gone) != f.op(kept) => have,
        _ => have & (f.flags(gone) | !promise),
    };
    if common != have {
        f.set_flags(kept, common);
    }
}

/// What becomes of an attachment that only one of them has, or both in other forms.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// It stays if both have the same.
    Same,
    /// The same, but it stays on a value that must not be poison anyway.
    SameOrNoUndef,
    /// The bound on the error that is smaller.
    SmallerError,
    /// It stays.
    Keep,
}

fn rule(kind: &[u8]) -> Rule {
    match kind {
        b"invariant.group" | b"invariant.load" | b"noundef" => Rule::Keep,
        b"range" | b"nonnull" | b"align" | b"dereferenceable" | b"dereferenceable_or_null" | b"nofpclass" => {
            Rule::SameOrNoUndef
        }
        b"fpmath" => Rule::SmallerError,
        _ => Rule::Same,
    }
}

fn keep_common_metadata(f: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    let group = attachment(f, gone, b"invariant.group").filter(|_| matches!(f.op(kept), Opcode::Load | Opcode::Store));
    if f.flags(kept) & flags::HAS_MD != 0 {
        let strings = &f.ctx().tables.strings;
        let defined = has_attachment(f, kept, b"noundef");
        let mut changed = false;
        let rows: Vec<(Str, Md)> = f
            .attachments(kept)
            .filter_map(|row| {
                let other = f.attachment(gone, row.kind);
                let node = match rule(strings.get(row.kind)) {
                    Rule::Keep => Some(row.node),
                    Rule::SameOrNoUndef if defined => Some(row.node),
                    Rule::SmallerError => other.and_then(|other| smaller_error(f, row.node, other)),
                    _ => Some(row.node).filter(|&node| other == Some(node)),
                };
                changed |= node != Some(row.node);
                node.map(|node| (row.kind, node))
            })
            .collect();
        if changed {
            f.write_attachments(kept, &rows);
        }
    }
    if let Some(node) = group
        && let Some(kind) = f.ctx().tables.strings.find(b"invariant.group")
    {
        f.set_attachment(kept, kind, node);
    }
}

/// Of two bounds on the error of a result, the one that holds for both.
fn smaller_error(f: &Func<'_>, mine: Md, other: Md) -> Option<Md> {
    let tables = f.ctx().tables;
    let error = |node: Md| match tables.metadata.get(*tables.metadata.ops(node).first()?) {
        warpc_ir::metadata::MdNode::Value(_, value) => tables.consts.as_float_bits(*value),
        _ => None,
    };
    // Bounds are positive, and bits of positive numbers are ordered as they are.
    let (first, second) = (error(mine)?, error(other)?);
    Some(if first <= second { mine } else { other })
}

/// Drops what load `inst` says of its value, now that other parts of the memory are taken from it: `names` stay.
pub fn keep_only(f: &mut FuncMut<'_>, inst: Inst, names: &[&[u8]]) {
    if f.flags(inst) & flags::HAS_MD == 0 {
        return;
    }
    let strings = &f.ctx().tables.strings;
    let rows: Vec<(Str, Md)> = f
        .attachments(inst)
        .filter(|row| names.contains(&strings.get(row.kind)))
        .map(|row| (row.kind, row.node))
        .collect();
    f.write_attachments(inst, &rows);
}

/// Whether uses of pointer `from` may become uses of `to`, which compares equal: equal addresses may belong to different objects.
pub fn may_replace_pointer(f: &Func<'_>, from: Value, to: Value) -> bool {
    let types = f.types();
    if !types.is_ptr(types.scalar(f.type_of(from))) {
        return true;
    }
    if f.consts().is_zero(to) || is_always_readable(f, to) {
        return true;
    }
    let other = object_of(f, to, 3);
    other.is_some() && object_of(f, from, 3) == other
}

/// Whether use `use_row` of a pointer only looks at its address.
pub fn reads_address_only(f: &Func<'_>, use_row: Use) -> bool {
    matches!(f.op(f.user(use_row)), Opcode::ICmp | Opcode::PtrToInt | Opcode::PtrToAddr)
}

/// Whether `value` is a constant pointer into a global whose memory is there.
fn is_always_readable(f: &Func<'_>, value: Value) -> bool {
    value.is_constant() && warpc_analysis::known_bits::is_dereferenceable(f, value, 1)
}

/// The only object that `value` can point into, looking through selects and phis.
fn object_of(f: &Func<'_>, value: Value, depth: u32) -> Option<Value> {
    let object = facts::underlying_object(f, value, 6);
    let Some(inst) = object.as_inst().filter(|_| depth > 0) else { return Some(object) };
    let sides: Vec<Value> = match f.op(inst) {
        Opcode::Select => vec![f.operand(inst, 1), f.operand(inst, 2)],
        Opcode::Phi if f.phi_len(inst) <= 4 => f.phi_pairs(inst).map(|pair| pair.0).collect(),
        _ => return Some(object),
    };
    let mut only = None;
    for side in sides {
        let found = object_of(f, side, depth - 1)?;
        if found == object {
            continue;
        }
        if only.is_some_and(|other| other != found) {
            return Some(object);
        }
        only = Some(found);
    }
    only.or(Some(object))
}
