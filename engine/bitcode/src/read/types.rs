//! The type table.
//!
//! Pointers of older files say what they point at. The module has opaque pointers, but older records of loads, calls and the like
//! leave the accessed type to the pointer: so a row keeps, beside the type, the rows it consists of, and values carry the row of
//! their type. Files without typed pointers need none of that, and nothing is kept for them.

use super::error::{Cause, Part};
use super::stream::Stream;
use crate::codes::types as code;
use hashbrown::{HashMap, HashSet};
use warpc_ir::ids::*;
use warpc_ir::module::Tables;
use warpc_ir::types::TypeKind;

/// A row that is not known.
pub const NO_ROW: u32 = u32::MAX;
/// Levels of a type, identified structs included.
const MAX_LEVELS: u32 = 512;
/// Parts of a type when everything is written out.
const MAX_NODES: u32 = 1 << 16;
const TOO_LARGE: Cause = Cause::Limit("type is too large: more than 512 levels or 65536 parts when written out");
/// Largest width of an integer.
const MAX_INT: u64 = 1 << 23;

#[derive(Clone, Copy)]
struct Row {
    ty: Type,
    /// Range of the rows it consists of.
    at: u32,
    len: u32,
}

/// Types by their number in the file.
#[derive(Default)]
pub struct TypeTable {
    rows: Vec<Row>,
    /// How many of the rows are of the file: those behind were made.
    listed: usize,
    parts: Vec<u32>,
    /// Rows of pointers that the file does not list, by pointer type and pointee.
    made: HashMap<(Type, u32), u32>,
    /// Whether there are typed pointers.
    pub typed: bool,
}

impl TypeTable {
    /// Type of row `n`.
    #[inline(always)]
    pub fn get(&self, n: u64) -> Part<Type> {
        match self.rows.get(n as usize) {
            Some(r) if r.ty.is_some() && (n as usize) < self.listed => Ok(r.ty),
            _ => Err(Cause::Reference("type", n)),
        }
    }
    /// Type of a row that may be unknown.
    pub fn of_row(&self, row: u32) -> Option<Type> {
        self.rows.get(row as usize).map(|r| r.ty).filter(|t| t.is_some())
    }
    /// Part `k` of a row: what a pointer points at, the return type and parameters of a function, fields, elements.
    #[inline(always)]
    pub fn part(&self, row: u32, k: usize) -> u32 {
        if !self.typed {
            return NO_ROW;
        }
        match self.rows.get(row as usize) {
            Some(r) if k < r.len as usize => self.parts[r.at as usize + k],
            _ => NO_ROW,
        }
    }
    /// Element `k` of an aggregate or vector row.
    pub fn element(&self, row: u32, k: u64, is_struct: bool) -> u32 {
        self.part(row, if is_struct { k as usize } else { 0 })
    }
    /// Row of the pointer (or vector of pointers) of type `ty` to `pointee`.
    pub fn pointer_to(&mut self, ty: Type, pointee: u32) -> u32 {
        if !self.typed || pointee == NO_ROW {
            return NO_ROW;
        }
        if let Some(&row) = self.made.get(&(ty, pointee)) {
            return row;
        }
        let row = self.rows.len() as u32;
        self.rows.push(Row { ty, at: self.parts.len() as u32, len: 1 });
        self.parts.push(pointee);
        self.made.insert((ty, pointee), row);
        row
    }
    /// Makes room for so many more pointers to what globals are.
    pub fn reserve_pointers(&mut self, pointers: usize) {
        if self.typed {
            self.made.reserve(pointers);
        }
    }
    /// The number of a row as one that values carry.
    #[inline(always)]
    pub fn row(&self, n: u64) -> u32 {
        if self.typed { n as u32 } else { NO_ROW }
    }

    /// Reads the block.
    pub fn read(&mut self, stream: &mut Stream<'_>, tables: &mut Tables) -> Part<()> {
        if !self.rows.is_empty() {
            return Err(Cause::Stream("more than one type table"));
        }
        let mut reader = Table { types: self, tables, name: Vec::new(), used: HashSet::new(), next: 0 };
        while let Some(code) = stream.next_record()? {
            reader.record(code, stream.record(), stream.bytes_left())?;
        }
        if reader.next != reader.types.rows.len() {
            return Err(Cause::Record("type"));
        }
        self.check_functions(tables)?;
        self.check_sizes(tables)
    }
    /// Functions neither take nor give structures that nothing is known of.
    fn check_functions(&self, tables: &Tables) -> Part<()> {
        let types = tables.types.view();
        let opaque = |t: Type| matches!(types.kind(t), TypeKind::Named(_)) && types.fields(t).is_none();
        let bad =
            |r: &Row| types.func(r.ty).is_some_and(|(ret, params, _)| opaque(ret) || params.iter().any(|&p| opaque(p)));
        if self.rows.iter().any(bad) { Err(Cause::Type("a parameter")) } else { Ok(()) }
    }
    /// No type contains itself, nests too deeply or is too large, so that every later recursion over a type is short.
    fn check_sizes(&self, tables: &Tables) -> Part<()> {
        #[derive(Clone, Copy, Default)]
        struct Measure {
            done: bool,
            open: bool,
            levels: u32,
            nodes: u32,
        }
        let types = tables.types.view();
        let mut measures = vec![Measure::default(); types.len() as usize];
        let mut stack: Vec<(Type, bool)> = Vec::new();
        for row in &self.rows {
            stack.push((row.ty, false));
            while let Some((t, parts_done)) = stack.pop() {
                let for_each_part = |visit: &mut dyn FnMut(Type)| match types.kind(t) {
                    TypeKind::Named(_) => types.fields(t).map_or(&[][..], |f| f.0).iter().copied().for_each(visit),
                    kind => kind.for_each_part(visit),
                };
                if parts_done {
                    let (mut levels, mut nodes) = (0, 1u32);
                    for_each_part(&mut |part| {
                        let m = measures[part.index()];
                        levels = levels.max(m.levels);
                        nodes = nodes.saturating_add(m.nodes);
                    });
                    // A function type may have many large parameters; what it is part of, a target type, is measured with all
                    // of it.
                    let is_whole = !matches!(types.kind(t), TypeKind::Func { .. });
                    if is_whole && (levels >= MAX_LEVELS || nodes > MAX_NODES.saturating_add(1)) {
                        return Err(TOO_LARGE);
                    }
                    measures[t.index()] = Measure { done: true, open: false, levels: levels + 1, nodes };
                    continue;
                }
                let m = &mut measures[t.index()];
                if m.done {
                    continue;
                }
                if std::mem::replace(&mut m.open, true) {
                    return Err(Cause::Type("a structure that is part of itself"));
                }
                stack.push((t, true));
                let mut is_part_of_itself = false;
                for_each_part(&mut |part| {
                    let m = measures[part.index()];
                    is_part_of_itself |= m.open;
                    if !m.done {
                        stack.push((part, false));
                    }
                });
                if is_part_of_itself {
                    return Err(Cause::Type("a structure that is part of itself"));
                }
            }
        }
        Ok(())
    }
}

/// The table while it is read.
struct Table<'t> {
    types: &'t mut TypeTable,
    tables: &'t mut Tables,
    /// Name for the next named type.
    name: Vec<u8>,
    /// Names of structs.
    used: HashSet<Str>,
    next: usize,
}

impl Table<'_> {
    fn record(&mut self, code: u32, record: &[u64], bytes_left: usize) -> Part<()> {
        const BAD: Cause = Cause::Record("type");
        match code {
            code::NUMENTRY => {
                let n = *record.first().ok_or(BAD)? as usize;
                // A type takes some bits of the block.
                if n > bytes_left.saturating_mul(8) || !self.types.rows.is_empty() {
                    return Err(BAD);
                }
                self.types.rows.resize(n, Row { ty: Type::NONE, at: 0, len: 0 });
                self.types.listed = n;
                return Ok(());
            }
            code::STRUCT_NAME => {
                self.name = record.iter().map(|&c| c as u8).collect();
                if self.name.contains(&0) {
                    return Err(BAD);
                }
                return Ok(());
            }
            _ => {}
        }
        if self.next >= self.types.rows.len() {
            return Err(BAD);
        }
        let (ty, parts) = self.entry(code, record)?;
        let row = &mut self.types.rows[self.next];
        if row.ty.is_some() && row.ty != ty {
            return Err(Cause::Type("a type that is used before it stands in the table"));
        }
        *row = Row { ty, at: self.types.parts.len() as u32, len: parts.len() as u32 };
        self.types.parts.extend(parts.iter().map(|&p| p as u32));
        self.next += 1;
        Ok(())
    }
    /// The type of a record and the rows of its parts.
    fn entry<'r>(&mut self, code: u32, record: &'r [u64]) -> Part<(Type, &'r [u64])> {
        const BAD: Cause = Cause::Record("type");
        let simple = match code {
            code::VOID => Some(Type::VOID),
            code::FLOAT => Some(Type::FLOAT),
            code::DOUBLE => Some(Type::DOUBLE),
            code::LABEL => Some(Type::LABEL),
            code::HALF => Some(Type::HALF),
            code::BFLOAT => Some(Type::BFLOAT),
            code::X86_FP80 => Some(Type::X86_FP80),
            code::FP128 => Some(Type::FP128),
            code::PPC_FP128 => Some(Type::PPC_FP128),
            code::METADATA => Some(Type::METADATA),
            code::TOKEN => Some(Type::TOKEN),
            code::X86_AMX => Some(Type::X86_AMX),
            _ => None,
        };
        if let Some(ty) = simple {
            return Ok((ty, &[]));
        }
        let kind = match (code, record) {
            (code::INTEGER, &[bits, ..]) if (1..=MAX_INT).contains(&bits) => TypeKind::Int(bits as u32),
            (code::POINTER, [_] | [_, _]) => {
                let pointee = self.forward(record[0])?;
                if matches!(self.kind(pointee), TypeKind::Void | TypeKind::Label | TypeKind::Token) {
                    return Err(Cause::Type("a pointee"));
                }
                self.types.typed = true;
                let space = address_space(record.get(1).copied().unwrap_or(0))?;
                return Ok((self.tables.types.intern(TypeKind::Ptr(space)), &record[..1]));
            }
            (code::OPAQUE_POINTER, &[space]) => TypeKind::Ptr(address_space(space)?),
            (code::FUNCTION_OLD, &[vararg, _, ref types @ ..]) => return self.function(vararg != 0, types),
            (code::FUNCTION, &[vararg, ref types @ ..]) => return self.function(vararg != 0, types),
            (code::STRUCT_ANON, &[packed, ref types @ ..]) => {
                let fields = self.fields(types)?;
                let kind = TypeKind::Struct { fields, packed: packed != 0 };
                return Ok((self.tables.types.intern(kind), types));
            }
            (code::STRUCT_NAMED, &[packed, ref types @ ..]) => {
                let ty = self.named();
                let fields = self.fields(types)?;
                if let TypeKind::Named(n) = *self.tables.types.view().kind(ty) {
                    self.tables.types.structs[n as usize].body = Some((fields, packed != 0));
                }
                return Ok((ty, types));
            }
            (code::OPAQUE, &[_]) => return Ok((self.named(), &[])),
            (code::ARRAY, &[len, elem, ..]) => {
                let ty = self.forward(elem)?;
                self.element(ty)?;
                return Ok((self.tables.types.intern(TypeKind::Array { len, elem: ty }), &record[1..2]));
            }
            (code::VECTOR, &[len, elem, ref rest @ ..]) if len != 0 && len <= u32::MAX as u64 => {
                let ty = self.forward(elem)?;
                let types = self.tables.types.view();
                if !(types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty)) {
                    return Err(Cause::Type("elements of a vector"));
                }
                let scalable = rest.first().is_some_and(|&s| s != 0);
                let kind = TypeKind::Vector { len: len as u32, scalable, elem: ty };
                return Ok((self.tables.types.intern(kind), &record[1..2]));
            }
            // What was a type of its own is a vector today.
            (code::X86_MMX, _) => TypeKind::Vector { len: 1, scalable: false, elem: Type::I64 },
            (code::TARGET_TYPE, &[count, ref rest @ ..]) if count <= rest.len() as u64 => self.target(count, rest)?,
            _ => return Err(BAD),
        };
        Ok((self.tables.types.intern(kind), &[]))
    }
    fn kind(&self, t: Type) -> &TypeKind {
        self.tables.types.view().kind(t)
    }
    /// Type of row `n`, which may be an identified struct that comes later.
    fn forward(&mut self, n: u64) -> Part<Type> {
        let Some(row) = self.types.rows.get_mut(n as usize) else { return Err(Cause::Reference("type", n)) };
        if row.ty.is_none() {
            row.ty = self.tables.types.add_struct(Str::EMPTY, true);
        }
        Ok(row.ty)
    }
    /// The identified struct of the current row, under the name that was read.
    fn named(&mut self) -> Type {
        let numbered = self.name.is_empty();
        let mut name = self.tables.strings.intern(&self.name);
        let mut number = self.tables.types.structs.len();
        while !numbered && !self.used.insert(name) {
            // Two of one name: the second gets a number, as in LLVM.
            let text = [&self.name[..], format!(".{number}").as_bytes()].concat();
            name = self.tables.strings.intern(&text);
            number += 1;
        }
        self.name.clear();
        let row = self.types.rows[self.next].ty;
        if row.is_none() {
            return self.tables.types.add_struct(name, numbered);
        }
        if let TypeKind::Named(n) = *self.kind(row) {
            let s = &mut self.tables.types.structs[n as usize];
            (s.name, s.numbered) = (name, numbered);
        }
        row
    }
    fn element(&self, ty: Type) -> Part<()> {
        let bad = matches!(
            self.kind(ty),
            TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::X86Amx
                | TypeKind::Func { .. }
        );
        if bad { Err(Cause::Type("an element")) } else { Ok(()) }
    }
    fn fields(&mut self, types: &[u64]) -> Part<Box<[Type]>> {
        let fields: Box<[Type]> = types.iter().map(|&n| self.forward(n)).collect::<Part<_>>()?;
        fields.iter().try_for_each(|&f| self.element(f))?;
        Ok(fields)
    }
    fn function<'r>(&mut self, vararg: bool, types: &'r [u64]) -> Part<(Type, &'r [u64])> {
        let (&ret, params) = types.split_first().ok_or(Cause::Record("type"))?;
        let ret = self.forward(ret)?;
        if matches!(self.kind(ret), TypeKind::Func { .. } | TypeKind::Label | TypeKind::Metadata) {
            return Err(Cause::Type("a result"));
        }
        let params: Box<[Type]> = params.iter().map(|&n| self.forward(n)).collect::<Part<_>>()?;
        if params.iter().any(|&p| matches!(self.kind(p), TypeKind::Void | TypeKind::Func { .. })) {
            return Err(Cause::Type("a parameter"));
        }
        Ok((self.tables.types.intern(TypeKind::Func { ret, params, vararg }), types))
    }
    fn target(&mut self, count: u64, rest: &[u64]) -> Part<TypeKind> {
        let (types, ints) = rest.split_at(count as usize);
        let types = types.iter().map(|&n| self.forward(n)).collect::<Part<_>>()?;
        let ints = ints.iter().map(|&n| u32::try_from(n).map_err(|_| Cause::Record("type"))).collect::<Part<_>>()?;
        let name = self.tables.strings.intern(&self.name);
        self.name.clear();
        Ok(TypeKind::Target { name, types, ints })
    }
}

fn address_space(n: u64) -> Part<u32> {
    if n < 1 << 24 { Ok(n as u32) } else { Err(Cause::Record("type")) }
}
