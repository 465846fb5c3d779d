//! Variables that are only accessed part by part become one variable for each part.
//!
//! All uses must be plain loads and stores at constant offsets, each offset always with the same type, and the parts must not
//! overlap. Then no access can reach from one part into another, and the parts are variables of their own: `name.0`, `name.1`, ...,
//! aligned as well as the whole was there, and as their types are best. Debug information says of each part which bits of the source's variable it is.

use super::clean::{as_constant, first_value};
use super::reach::{by_function, erase_dead, free_name, reached, to_module};
use super::status::RootUse;
use std::collections::BTreeMap;
use warpc_analysis::alias::constant_offset;
use warpc_ir::debug_expression::{elements, leading_offset, variable_bits};
use warpc_ir::dwarf::op;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::{GlobalRow, Linkage, Parts, Symbol};
use warpc_ir::special_node::expression;
use warpc_ir::{Aux, MemInfo, Module, Opcode, Value};

/// Parts that are both read and written, at most.
const MAX_PARTS: usize = 16;

/// One part.
struct Part {
    ty: Type,
    /// A value of the module.
    init: Value,
    loaded: bool,
    stored: bool,
}

/// An access of a part.
struct Access {
    function: Global,
    user: Inst,
    pointer: usize,
    offset: u64,
}

/// Alignment in bytes as [`warpc_ir::module::Shape`] has it.
fn packed_align(bytes: u64) -> u8 {
    bytes.trailing_zeros() as u8 + 1
}

/// Takes `global` apart; whether that was possible.
pub(super) fn split(module: &mut Module, global: Global, roots: &[RootUse]) -> bool {
    let Some((parts, accesses)) = as_constant(module, global, |module| collect(module, global, roots)) else {
        return false;
    };
    let whole = module.globals().shape()[global.index()];
    if parts.is_empty() || parts.len() == 1 && parts.values().all(|part| part.ty == whole.ty) {
        return false;
    }
    if parts.values().filter(|part| part.loaded && part.stored).count() > MAX_PARTS {
        return false;
    }
    let (types, layout) = (module.tables().types.view(), &module.tables().layout);
    let mut end = 0u64;
    for (&offset, part) in &parts {
        let Some(size) = layout.fixed_alloc_size(types, part.ty).filter(|_| offset >= end) else { return false };
        let Some(next) = offset.checked_add(size) else { return false };
        end = next;
    }
    if layout.fixed_alloc_size(types, whole.ty).is_none_or(|size| end > size) {
        return false;
    }
    let made = make_parts(module, global, &parts);
    rewrite(module, global, roots, &accesses, &made);
    true
}

/// The parts by offset and all accesses; `None` if there are other uses.
fn collect(module: &mut Module, global: Global, roots: &[RootUse]) -> Option<(BTreeMap<u64, Part>, Vec<Access>)> {
    let (mut parts, mut accesses) = (BTreeMap::new(), Vec::new());
    for (function, roots) in by_function(roots) {
        let f = module.func(function)?;
        let found = reached(&f, global, roots);
        if found
            .derived
            .iter()
            .any(|&i| f.op(i) == Opcode::GetElementPtr && f.operands(i).skip(1).any(|v| !v.is_constant()))
        {
            return None;
        }
        for (user, pointer) in found.ends {
            let f = module.func(function)?;
            let (ty, is_load) = match (f.op(user), pointer) {
                (Opcode::Load, 0) => (f.ty(user), true),
                (Opcode::Store, 1) => (f.type_of(f.operand(user, 0)), false),
                _ => return None,
            };
            let (base, offset) = constant_offset(&f, f.operand(user, pointer));
            let offset = u64::try_from(offset).ok().filter(|_| base == Value::global(global))?;
            module.tables().layout.fixed_alloc_size(module.tables().types.view(), ty)?;
            let value = (!is_load).then(|| f.operand(user, 0));
            if let std::collections::btree_map::Entry::Vacant(entry) = parts.entry(offset) {
                let init = module.edit(function, |f| first_value(f, global, Some(offset as i64), ty))??;
                let init = to_module(module, function, init)?;
                entry.insert(Part { ty, init, loaded: false, stored: false });
            }
            let part = parts.get_mut(&offset).filter(|part| part.ty == ty)?;
            part.loaded |= is_load;
            part.stored |= value.is_some_and(|value| to_module(module, function, value) != Some(part.init));
            accesses.push(Access { function, user, pointer, offset });
        }
    }
    Some((parts, accesses))
}

/// Makes the variables; each with its offset. The first takes the row of `global`, so that the order of the module stays.
fn make_parts(module: &mut Module, global: Global, parts: &BTreeMap<u64, Part>) -> BTreeMap<u64, Global> {
    let old = module.globals();
    let row = GlobalRow {
        sym: old.sym()[global.index()],
        shape: old.shape()[global.index()],
        parts: old.parts()[global.index()],
    };
    let base = module.ctx().name(global).to_vec();
    let (types, layout) = (module.tables().types.view(), &module.tables().layout);
    let start_align = match row.shape.align {
        0 => layout.abi_align(types, row.shape.ty),
        packed => 1u64 << (packed - 1),
    };
    let whole_bits = layout.size_in_bits(types, row.shape.ty);
    let extra = module.ctx().extra(global).cloned();
    let mut made = BTreeMap::new();
    for (n, (&offset, part)) in parts.iter().enumerate() {
        let (types, layout) = (module.tables().types.view(), &module.tables().layout);
        let bits = layout.alloc_size(types, part.ty) * 8;
        // The common alignment of the start and of the offset from it.
        let common = if offset == 0 { start_align } else { start_align.min(1 << offset.trailing_zeros()) };
        let align = common.max(layout.pref_align(types, part.ty));
        let name = free_name(module, &base, &format!(".{n}"));
        let mut new = GlobalRow {
            sym: Symbol { name, linkage: Linkage::Internal, flags: row.sym.flags & !Symbol::CONSTANT, ..row.sym },
            shape: row.shape,
            parts: Parts { init: part.init, comdat: Comdat::NONE, extra: u32::MAX, number: u32::MAX, ..row.parts },
        };
        (new.shape.ty, new.shape.align) = (part.ty, packed_align(align));
        if let Some(mut extra) = extra.clone() {
            describe(module, &mut extra.attachments, (offset * 8, bits), whole_bits);
            module.tables_mut().extras.push(extra);
            new.parts.extra = module.tables().extras.len() as u32 - 1;
        }
        let to = if n == 0 {
            let mut rows = module.globals_mut();
            rows.sym_mut()[global.index()] = new.sym;
            rows.shape_mut()[global.index()] = new.shape;
            rows.parts_mut()[global.index()] = new.parts;
            global
        } else {
            Global(module.globals_mut().push(new))
        };
        made.insert(offset, to);
    }
    made
}

/// The `dbg` attachments of the whole as those of the bits `(start, count)` of it.
fn describe(module: &mut Module, attachments: &mut Vec<(Str, Md)>, (start, count): (u64, u64), whole: u64) {
    let tables = module.tables_mut();
    let Some(dbg) = tables.strings.find(b"dbg") else { return };
    let old = std::mem::take(attachments);
    for (kind, node) in old {
        if kind != dbg {
            continue;
        }
        let node = part_of_variable(tables, node, (start, start + count), whole);
        attachments.extend(node.map(|node| (dbg, node)));
    }
}

/// The description `node` of a variable for its bits from `start` to `end`; `None` if it has none of them.
fn part_of_variable(
    tables: &mut warpc_ir::module::Tables,
    node: Md,
    (start, end): (u64, u64),
    whole: u64,
) -> Option<Md> {
    let field = |name: &[u8]| match tables.metadata.field(node, tables.strings.find(name)?) {
        Some(&MdField::Node(node)) => Some(node),
        _ => None,
    };
    let (variable, old) = (field(b"var")?, field(b"expr")?);
    let list = elements(tables.metadata.get(old), &tables.strings)?;
    let (offset, rest) = leading_offset(&list)?;
    let at = u64::try_from(offset).ok()?.checked_mul(8).filter(|_| rest.is_empty())?;
    let size = variable_bits(&tables.metadata, &tables.strings, variable).unwrap_or(0);
    let (known, to) = (size != 0, at.checked_add(size)?);
    if at >= end || known && to <= start {
        return None;
    }
    let list = if known && at >= start && to <= end {
        if at == start { vec![] } else { vec![op::PLUS_UCONST, (at - start) / 8] }
    } else if end - start < whole {
        if at > start {
            return None;
        }
        let bits = if known && to < end { to - start } else { end - start };
        vec![op::FRAGMENT, start - at, bits]
    } else {
        list.to_vec()
    };
    let expr = expression(&mut tables.strings, &list);
    let expr = tables.metadata.add(expr);
    let kind = tables.strings.intern(b"DIGlobalVariableExpression");
    let (var_key, expr_key) = (tables.strings.intern(b"var"), tables.strings.intern(b"expr"));
    let fields = [(var_key, MdField::Node(variable)), (expr_key, MdField::Node(expr))];
    Some(tables.metadata.add(MdNode::Special { distinct: false, kind, fields: fields.into() }))
}

/// Lets the accesses use the parts.
fn rewrite(module: &mut Module, global: Global, roots: &[RootUse], accesses: &[Access], made: &BTreeMap<u64, Global>) {
    // The accesses were collected in the order of the roots.
    let mut rest = accesses;
    for (function, roots) in by_function(roots) {
        let count = rest.iter().take_while(|access| access.function == function).count();
        let (run, tail) = rest.split_at(count);
        rest = tail;
        module.edit(function, |f| {
            let derived = reached(f, global, roots).derived;
            for access in run {
                let Some(&to) = made.get(&access.offset) else { continue };
                let ty = f.type_of(f.operand(access.user, access.pointer));
                let mut pointer = Value::global(to);
                if f.type_of(pointer) != ty {
                    match f.folder().cast(Opcode::AddrSpaceCast, 0, pointer, ty) {
                        Some(cast) => pointer = cast,
                        None => continue,
                    }
                }
                f.set_operand(access.user, access.pointer, pointer);
                let align = 1 << (f.ctx().globals.shape[to.index()].align - 1);
                let mem = f.mem(access.user);
                let aux = Aux { a: MemInfo { align: mem.align.max(align), ..mem }.pack(), ..f.aux(access.user) };
                f.set_aux(access.user, aux);
            }
            let dead: Vec<Value> = derived.into_iter().map(Value::inst).collect();
            erase_dead(f, &dead);
        });
    }
}
