//! What variables hold while functions are evaluated: initialisers that are taken apart where something is stored into them.

use super::Evaluator;
use crate::inline::transform::consts::translate_const;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::fold::Folder;
use warpc_ir::ids::*;
use warpc_ir::module::{DllClass, GlobalKind, Linkage, Symbol, ThreadLocal};
use warpc_ir::{Module, Opcode, TypeKind, Value};

/// Elements of an array that is taken apart, at most.
const MAX_ELEMENTS: u64 = 1 << 16;
/// Steps from an address to its variable, and from an initialiser to an element of it.
const MAX_STEPS: usize = 64;

/// A value, or the elements of one.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    /// A constant of the evaluator's table.
    Whole(Value),
    /// Elements of an array or a struct.
    Parts(Vec<Cell>),
}

impl Default for Cell {
    fn default() -> Cell {
        Cell::Whole(Value::NONE)
    }
}

/// The elements of constant `value` of type `ty`; `None` for what has none.
fn elements(folder: &mut Folder<'_>, value: Value, ty: Type) -> Option<Vec<Cell>> {
    if matches!(folder.types.kind(ty), TypeKind::Vector { .. }) {
        return None;
    }
    let count = folder.types.num_elements(ty).filter(|&count| count <= MAX_ELEMENTS)?;
    let mut parts = Vec::with_capacity(count as usize);
    for n in 0..count {
        let elem = folder.types.element(ty, n)?;
        parts.push(Cell::Whole(match value.as_const() {
            None if value.is_poison() => Value::poison(elem),
            None => Value::undef(elem),
            Some(c) => match folder.consts.row(c).kind {
                ConstKind::Zero => folder.zero(elem)?,
                ConstKind::Aggregate => *folder.consts.list(c).get(n as usize)?,
                ConstKind::Bytes => {
                    let byte = folder.consts.bytes(c)[n as usize];
                    folder.consts.add_int(elem, 8, u64::from(byte))
                }
                _ => return None,
            },
        }));
    }
    Some(parts)
}

/// The element of `ty` that byte `offset` is in, its type, and the offset in it.
fn element_at(folder: &Folder<'_>, ty: Type, offset: u64) -> Option<(usize, Type, u64)> {
    if let TypeKind::Array { elem, .. } = folder.types.kind(ty) {
        let size = folder.layout.alloc_size(folder.types, *elem).max(1);
        return Some(((offset / size) as usize, *elem, offset % size));
    }
    let (fields, _) = folder.types.fields(ty)?;
    let (n, start) = folder.layout.field_at(folder.types, ty, offset)?;
    Some((n, fields[n], offset - start))
}

/// `value`, of type `from`, as the value of type `to` with the same bits; `None` if there is none.
fn as_type(folder: &mut Folder<'_>, value: Value, from: Type, to: Type) -> Option<Value> {
    if from == to {
        return Some(value);
    }
    let types = folder.types;
    if types.is_aggregate(from) || types.is_aggregate(to) {
        return None;
    }
    if folder.layout.size_in_bits(types, from) != folder.layout.size_in_bits(types, to) {
        return None;
    }
    if value.is_undef_or_poison() {
        return Some(if value.is_poison() { Value::poison(to) } else { Value::undef(to) });
    }
    let op = match (types.is_ptr(from), types.is_ptr(to)) {
        (true, true) => return None,
        (true, false) if types.is_int(to) => Opcode::PtrToInt,
        (false, true) if types.is_int(from) => Opcode::IntToPtr,
        (false, false) => Opcode::BitCast,
        _ => return None,
    };
    folder.cast(op, 0, value, to)
}

/// The constant that a cell of type `ty` is.
pub(super) fn value_of(folder: &mut Folder<'_>, cell: &Cell, ty: Type) -> Option<Value> {
    // Types nest a few levels deep only; the evaluator takes apart nothing deeper than MAX_STEPS.
    match cell {
        Cell::Whole(value) => Some(*value),
        Cell::Parts(parts) => {
            let mut list = Vec::with_capacity(parts.len());
            for (n, part) in parts.iter().enumerate() {
                let elem = folder.types.element(ty, n as u64)?;
                list.push(value_of(folder, part, elem)?);
            }
            Some(folder.consts.add_aggregate(ty, &list, false))
        }
    }
}

/// Whether `value` may stand in an initialiser, whatever the target.
fn can_be_initializer(module: &Module, folder: &Folder<'_>, value: Value) -> bool {
    let mut work = vec![value];
    let mut steps = 0usize;
    while let Some(value) = work.pop() {
        steps += 1;
        if steps > MAX_ELEMENTS as usize {
            return false;
        }
        if let Some(global) = value.as_global() {
            let sym = module.globals().sym()[global.index()];
            // The address of a stack slot, a thread's, or one that the loader fills in.
            if sym.is_dead() || sym.dll == DllClass::Import || sym.tls != ThreadLocal::None {
                return false;
            }
        }
        let Some(c) = value.as_const() else { continue };
        let list = folder.consts.list(c);
        match folder.consts.row(c).kind {
            ConstKind::Aggregate | ConstKind::Splat => work.extend_from_slice(list),
            ConstKind::Expr => {
                let Some(head) = folder.consts.expr(c) else { return false };
                let numbers = list[1..].iter().all(|&index| folder.consts.as_int(index).is_some());
                let from = folder.type_of(list[0]);
                let same_size = folder.layout.size_in_bits(folder.types, folder.consts.ty(c))
                    == folder.layout.size_in_bits(folder.types, from);
                match head.op {
                    Opcode::BitCast | Opcode::AddrSpaceCast => {}
                    Opcode::GetElementPtr | Opcode::Add if numbers => {}
                    Opcode::IntToPtr | Opcode::PtrToInt if same_size => {}
                    _ => return false,
                }
                work.push(list[0]);
            }
            _ => {}
        }
    }
    true
}

impl Evaluator<'_> {
    /// Variable and byte offset of a constant address.
    pub(super) fn address(&mut self, pointer: Value) -> Option<(Global, u64)> {
        let folder = self.folder();
        let (mut value, mut offset) = (pointer, 0i64);
        for _ in 0..MAX_STEPS {
            if let Some(global) = value.as_global() {
                return Some((global, u64::try_from(offset).ok()?));
            }
            let c = value.as_const()?;
            let head = folder.consts.expr(c)?;
            let list = folder.consts.list(c);
            match head.op {
                Opcode::GetElementPtr => offset = offset.checked_add(folder.gep_offset(head.elem, &list[1..])?)?,
                Opcode::AddrSpaceCast | Opcode::BitCast => {}
                _ => return None,
            }
            value = list[0];
        }
        None
    }

    /// The cell of variable `global`, if its initialiser says what it holds.
    fn cell(&mut self, global: Global) -> Option<&mut Cell> {
        if !self.memory.contains_key(&global) {
            let globals = self.module.globals();
            let (sym, parts) = (globals.sym()[global.index()], globals.parts()[global.index()]);
            let known = sym.kind == GlobalKind::Variable
                && !sym.linkage.is_interposable()
                && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
                && parts.init.is_some();
            if !known {
                return None;
            }
            let consts = &self.module.tables().consts;
            let init = translate_const(consts, &mut self.consts, &mut self.of_module, parts.init);
            self.memory.insert(global, Cell::Whole(init));
        }
        self.memory.get_mut(&global)
    }

    /// The value of type `ty` that a load from `pointer` gives.
    pub(super) fn load(&mut self, pointer: Value, ty: Type) -> Option<Value> {
        let (global, offset) = self.address(pointer)?;
        self.read(global, offset, ty)
    }

    /// The value of type `ty` at byte `offset` of `global`.
    pub(super) fn read(&mut self, global: Global, offset: u64, ty: Type) -> Option<Value> {
        let whole = self.module.globals().shape()[global.index()].ty;
        let cell = std::mem::take(self.cell(global)?);
        let result = read_cell(&mut self.folder(), &cell, whole, offset, ty);
        self.memory.insert(global, cell);
        result
    }

    /// Stores `value`, of type `ty`, to `pointer`; `None` if that cannot become an initialiser.
    pub(super) fn store(&mut self, pointer: Value, value: Value, ty: Type) -> Option<()> {
        let (global, offset) = self.address(pointer)?;
        let globals = self.module.globals();
        let (sym, shape) = (globals.sym()[global.index()], globals.shape()[global.index()]);
        let replaceable = matches!(sym.linkage, Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally);
        let writable = !replaceable
            && !sym.has(Symbol::CONSTANT)
            && sym.tls == ThreadLocal::None
            && !super::super::WITHOUT_INITIALIZER.contains(&shape.addrspace);
        let module = self.module;
        let is_slot = sym.is_dead();
        if is_slot {
            let mut cell = std::mem::take(self.memory.get_mut(&global)?);
            let done = write_cell(&mut self.folder(), &mut cell, shape.ty, offset, value, ty);
            self.memory.insert(global, cell);
            return done;
        }
        if !writable || !can_be_initializer(module, &self.folder(), value) {
            return None;
        }
        let mut cell = std::mem::take(self.cell(global)?);
        let done = write_cell(&mut self.folder(), &mut cell, shape.ty, offset, value, ty);
        self.memory.insert(global, cell);
        self.written.insert(global);
        done
    }

    pub(super) fn folder(&mut self) -> Folder<'_> {
        let ctx = self.module.ctx();
        Folder {
            consts: &mut self.consts,
            types: ctx.tables.types.view(),
            layout: &ctx.tables.layout,
            ctx: Some(ctx),
            func: Global::NONE,
        }
    }
}

fn read_cell(folder: &mut Folder<'_>, cell: &Cell, ty: Type, offset: u64, wanted: Type) -> Option<Value> {
    let size = folder.layout.fixed_store_size(folder.types, wanted)?;
    let (mut at, mut offset) = (ty, offset);
    // The elements of a constant that is read are only looked at here.
    let mut owned;
    let mut cell = cell;
    for _ in 0..MAX_STEPS {
        if offset == 0 && (at == wanted || !folder.types.is_aggregate(at)) {
            let value = value_of(folder, cell, at)?;
            return as_type(folder, value, at, wanted);
        }
        if size > folder.layout.fixed_store_size(folder.types, at)? {
            return None;
        }
        let (n, elem, rest) = element_at(folder, at, offset)?;
        match cell {
            Cell::Parts(parts) => cell = parts.get(n)?,
            Cell::Whole(value) => {
                let mut parts = elements(folder, *value, at)?;
                if n >= parts.len() {
                    return None;
                }
                owned = parts.swap_remove(n);
                cell = &owned;
            }
        }
        (at, offset) = (elem, rest);
    }
    None
}

fn write_cell(
    folder: &mut Folder<'_>,
    cell: &mut Cell,
    ty: Type,
    offset: u64,
    value: Value,
    stored: Type,
) -> Option<()> {
    let size = folder.layout.fixed_store_size(folder.types, stored)?;
    let (mut cell, mut at, mut offset) = (cell, ty, offset);
    for _ in 0..MAX_STEPS {
        if offset == 0
            && let Some(value) = as_type(folder, value, stored, at)
        {
            *cell = Cell::Whole(value);
            return Some(());
        }
        if size > folder.layout.fixed_store_size(folder.types, at)? {
            return None;
        }
        if let Cell::Whole(value) = *cell {
            *cell = Cell::Parts(elements(folder, value, at)?);
        }
        let (n, elem, rest) = element_at(folder, at, offset)?;
        let Cell::Parts(parts) = cell else { return None };
        cell = parts.get_mut(n)?;
        (at, offset) = (elem, rest);
    }
    None
}

/// Constant `value` of `from` in the module's table.
pub(super) fn to_module(module: &mut Module, from: &Consts, memo: &mut Vec<Value>, value: Value) -> Value {
    translate_const(from, &mut module.tables_mut().consts, memo, value)
}
