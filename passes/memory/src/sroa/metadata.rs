//! What is known of an access, as far as it holds of a part of it.

use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};

type Rows = SmallVec<[(Str, Md); 4]>;

/// Adds those attachments of `from` to `to` whose name `keep` takes.
fn copy(func: &mut FuncMut<'_>, to: Value, from: Inst, keep: impl Fn(&[u8]) -> bool) {
    let Some(to) = to.as_inst() else { return };
    if func.flags(from) & warpc_ir::flags::HAS_MD == 0 {
        return;
    }
    let strings = &func.ctx().tables.strings;
    let mut rows: Rows = func.attachments(to).map(|row| (row.kind, row.node)).collect();
    let had = rows.len();
    for row in func.attachments(from) {
        if keep(strings.get(row.kind)) && rows[..had].iter().all(|old| old.0 != row.kind) {
            rows.push((row.kind, row.node));
        }
    }
    if rows.len() > had {
        func.write_attachments(to, &rows);
    }
}

/// Copies what the access says of its loop.
pub fn copy_loop_facts(func: &mut FuncMut<'_>, to: Value, from: Inst) {
    copy(func, to, from, |kind| matches!(kind, b"llvm.access.group" | b"llvm.mem.parallel_loop_access"));
}

/// Copies what the access says of aliasing to a part of it, `offset` bytes behind its begin. Of the fields of a copied struct the one
/// that is the part tells its type.
pub fn copy_alias_facts(func: &mut FuncMut<'_>, to: Value, from: Inst, offset: u64) {
    copy(func, to, from, |kind| matches!(kind, b"tbaa" | b"alias.scope" | b"noalias" | b"noalias.addrspace"));
    let Some(inst) = to.as_inst() else { return };
    if func.flags(from) & warpc_ir::flags::HAS_MD == 0 {
        return;
    }
    let strings = &func.ctx().tables.strings;
    let (Some(structs), Some(tbaa)) = (strings.find(b"tbaa.struct"), strings.find(b"tbaa")) else { return };
    let Some(fields) = func.attachment(from, structs).filter(|_| func.attachment(inst, tbaa).is_none()) else { return };
    let Some(size) = part_size(func, inst) else { return };
    if let Some(tag) = field_tag(func, fields, offset, size) {
        func.set_attachment(inst, tbaa, tag);
    }
}

/// Bytes that load, store, fill or copy `inst` accesses.
fn part_size(func: &FuncMut<'_>, inst: Inst) -> Option<u64> {
    use warpc_ir::Opcode;
    let (types, layout) = (func.types(), func.layout());
    match func.op(inst) {
        Opcode::Load => layout.fixed_store_size(types, func.ty(inst)),
        Opcode::Store => layout.fixed_store_size(types, func.type_of(func.operand(inst, 0))),
        _ => func.consts().as_int(func.operand(inst, 2)),
    }
}

/// The tag of the field of exactly `size` bytes at `offset`, in a list of offsets, sizes and tags; the bytes before the part are none of
/// its fields.
fn field_tag(func: &FuncMut<'_>, fields: Md, offset: u64, size: u64) -> Option<Md> {
    let tables = func.ctx().tables;
    tables
        .metadata
        .ops(fields)
        .chunks_exact(3)
        .find(|row| {
            let end = |row: &[Md]| Some(tables.metadata_int(row[0])?.saturating_add(tables.metadata_int(row[1])?));
            end(row).is_some_and(|end| end > offset)
        })
        .filter(|row| tables.metadata_int(row[0]) == Some(offset) && tables.metadata_int(row[1]) == Some(size))
        .map(|row| row[2])
        .filter(|tag| tag.is_some())
}

/// Copies what load `from` says to load `to` of the same bytes, `offset` bytes behind its begin.
pub fn copy_load_facts(func: &mut FuncMut<'_>, to: Value, from: Inst, offset: u64) {
    let same_type = func.type_of(to) == func.ty(from);
    let pointers = func.types().is_ptr(func.type_of(to));
    copy(func, to, from, |kind| match kind {
        b"tbaa" | b"alias.scope" | b"noalias" | b"noalias.addrspace" | b"tbaa.struct" => false,
        b"align" | b"dereferenceable" | b"dereferenceable_or_null" => pointers,
        b"invariant.load"
        | b"nontemporal"
        | b"noundef"
        | b"llvm.access.group"
        | b"llvm.mem.parallel_loop_access"
        | b"fpmath"
        | b"prof"
        | b"invariant.group" => true,
        _ => same_type,
    });
    copy_alias_facts(func, to, from, offset);
}

/// Keeps those attachments of `inst` that say nothing which only holds where it was.
pub fn drop_undefined(func: &mut FuncMut<'_>, inst: Inst) {
    if func.flags(inst) & warpc_ir::flags::HAS_MD == 0 {
        return;
    }
    let strings = &func.ctx().tables.strings;
    let rows: Rows = func
        .attachments(inst)
        .filter(|row| matches!(strings.get(row.kind), b"annotation" | b"range" | b"nonnull" | b"align"))
        .map(|row| (row.kind, row.node))
        .collect();
    func.write_attachments(inst, &rows);
}
