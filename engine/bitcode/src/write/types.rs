//! The type table: numbers of the types in use, and their records.
//!
//! Types are numbered when they are first asked for, elements before what is made of them. Opaque pointers leave no circles, so
//! no record refers to a later one. The writer needs some types that the module may not have (vectors of indices): they are in
//! an overlay.

use super::bits::{Abbrev, BitWriter, FIRST_ABBREV, Field};
use crate::codes::{block, types as code};
use warpc_ir::ids::*;
use warpc_ir::module::ModuleCtx;
use warpc_ir::types::{TypeKind, Types, TypesRef};

const NONE: u32 = u32::MAX;
const VISITED: u32 = u32::MAX - 1;

/// Types by number and numbers by type.
pub(super) struct TypeTable<'m> {
    base: &'m Types,
    extra: Types,
    numbers: Vec<u32>,
    order: Vec<Type>,
    stack: Vec<(Type, bool)>,
}

/// Bits that numbers below `count` take, and one number more.
pub(super) fn bits_for(count: usize) -> u32 {
    (usize::BITS - count.leading_zeros()).max(1)
}

impl<'m> TypeTable<'m> {
    /// No type is in use yet.
    pub(super) fn new(base: &'m Types) -> TypeTable<'m> {
        TypeTable {
            base,
            extra: Types::overlay(base),
            numbers: vec![NONE; base.len() as usize],
            order: Vec::new(),
            stack: Vec::new(),
        }
    }
    /// Structure of types.
    pub(super) fn view(&self) -> TypesRef<'_> {
        self.base.view_over(&self.extra)
    }
    /// Number of types in use.
    pub(super) fn len(&self) -> usize {
        self.order.len()
    }
    /// Id of a type that the module need not have.
    pub(super) fn intern(&mut self, kind: TypeKind) -> Type {
        match self.base.find(&kind) {
            Some(t) => t,
            None => self.extra.intern(kind),
        }
    }
    /// The vector of `len` numbers of 32 bits: the type of a shuffle mask.
    pub(super) fn mask(&mut self, len: u32, scalable: bool) -> Type {
        self.intern(TypeKind::Vector { len, scalable, elem: Type::I32 })
    }
    /// The type that [`TypeTable::mask`] gave; `NONE` if it was not asked for.
    pub(super) fn find_mask(&self, len: u32, scalable: bool) -> Type {
        let kind = TypeKind::Vector { len, scalable, elem: Type::I32 };
        self.base.find(&kind).or_else(|| self.extra.find(&kind)).unwrap_or(Type::NONE)
    }
    /// Number of a type in use.
    #[inline]
    pub(super) fn number(&self, ty: Type) -> u64 {
        let n = self.numbers.get(ty.index()).copied().unwrap_or(NONE);
        debug_assert!(n < VISITED, "type {ty:?} has no number");
        n as u64
    }
    /// Numbers a type and what it is made of.
    #[inline]
    pub(super) fn need(&mut self, ty: Type) {
        if ty.is_some() && self.numbers.get(ty.index()).copied().unwrap_or(NONE) == NONE {
            self.need_new(ty);
        }
    }
    fn need_new(&mut self, ty: Type) {
        self.numbers.resize(self.base.len() as usize + self.extra.own().len(), NONE);
        let mut stack = std::mem::take(&mut self.stack);
        stack.push((ty, false));
        while let Some((ty, done)) = stack.pop() {
            if done {
                self.numbers[ty.index()] = self.order.len() as u32;
                self.order.push(ty);
                continue;
            }
            if self.numbers[ty.index()] != NONE {
                continue;
            }
            self.numbers[ty.index()] = VISITED;
            stack.push((ty, true));
            let types = self.view();
            let mut part = |ty: &Type| stack.push((*ty, false));
            match types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => part(elem),
                TypeKind::Struct { fields, .. } => fields.iter().rev().for_each(part),
                TypeKind::Named(n) => {
                    types.named(*n).body.iter().for_each(|(fields, _)| fields.iter().rev().for_each(&mut part));
                }
                TypeKind::Func { ret, params, .. } => {
                    params.iter().rev().for_each(&mut part);
                    part(ret);
                }
                TypeKind::Target { types, .. } => types.iter().rev().for_each(part),
                _ => {}
            }
        }
        self.stack = stack;
    }

    /// Writes the type table.
    pub(super) fn write(&self, ctx: ModuleCtx<'_>, bits: &mut BitWriter, record: &mut Vec<u64>) {
        use Field::{Array, Char6, Fixed, Literal, Vbr};
        let width = bits_for(self.len());
        bits.enter(block::TYPE_NEW, 4);
        let mut id = FIRST_ABBREV;
        let mut abbrev = |code: u32, fields: &[Field]| {
            let fields = [&[Literal(code as u64)], fields].concat();
            bits.define(&fields);
            id += 1;
            Abbrev { id: id - 1, fields }
        };
        let pointer = abbrev(code::OPAQUE_POINTER, &[Literal(0)]);
        let function = abbrev(code::FUNCTION, &[Fixed(1), Array, Fixed(width)]);
        let literal = abbrev(code::STRUCT_ANON, &[Fixed(1), Array, Fixed(width)]);
        let named = abbrev(code::STRUCT_NAMED, &[Fixed(1), Array, Fixed(width)]);
        let name = abbrev(code::STRUCT_NAME, &[Array, Char6]);
        let array = abbrev(code::ARRAY, &[Vbr(8), Fixed(width)]);
        bits.record(code::NUMENTRY, &[self.len() as u64]);
        let types = self.view();
        for &t in &self.order {
            record.clear();
            let plain = |bits: &mut BitWriter, code: u32| bits.record(code, &[]);
            match types.kind(t) {
                TypeKind::Void => plain(bits, code::VOID),
                TypeKind::Label => plain(bits, code::LABEL),
                TypeKind::Token => plain(bits, code::TOKEN),
                TypeKind::Metadata => plain(bits, code::METADATA),
                TypeKind::X86Amx => plain(bits, code::X86_AMX),
                TypeKind::Half => plain(bits, code::HALF),
                TypeKind::BFloat => plain(bits, code::BFLOAT),
                TypeKind::Float => plain(bits, code::FLOAT),
                TypeKind::Double => plain(bits, code::DOUBLE),
                TypeKind::X86Fp80 => plain(bits, code::X86_FP80),
                TypeKind::Fp128 => plain(bits, code::FP128),
                TypeKind::PpcFp128 => plain(bits, code::PPC_FP128),
                TypeKind::Int(n) => bits.record(code::INTEGER, &[*n as u64]),
                TypeKind::Ptr(space) => bits.abbreviated(&pointer, code::OPAQUE_POINTER, &[*space as u64]),
                TypeKind::Array { len, elem } => bits.abbreviated(&array, code::ARRAY, &[*len, self.number(*elem)]),
                TypeKind::Vector { len, scalable, elem } => {
                    let values = [*len as u64, self.number(*elem), 1];
                    bits.record(code::VECTOR, &values[..2 + *scalable as usize]);
                }
                TypeKind::Struct { fields, packed } => {
                    self.fields(record, *packed, fields);
                    bits.abbreviated(&literal, code::STRUCT_ANON, record);
                }
                TypeKind::Named(n) => {
                    let row = types.named(*n);
                    let bytes = if row.numbered || row.name.is_none() { &[][..] } else { ctx.str(row.name) };
                    if !bytes.is_empty() {
                        record.extend(bytes.iter().map(|&b| b as u64));
                        bits.abbreviated(&name, code::STRUCT_NAME, record);
                        record.clear();
                    }
                    match &row.body {
                        None => bits.record(code::OPAQUE, &[0]),
                        Some((fields, packed)) => {
                            self.fields(record, *packed, fields);
                            bits.abbreviated(&named, code::STRUCT_NAMED, record);
                        }
                    }
                }
                TypeKind::Func { ret, params, vararg } => {
                    record.push(*vararg as u64);
                    record.push(self.number(*ret));
                    record.extend(params.iter().map(|&t| self.number(t)));
                    bits.abbreviated(&function, code::FUNCTION, record);
                }
                TypeKind::Target { name, types, ints } => {
                    bits.string_record(code::STRUCT_NAME, ctx.str(*name));
                    record.push(types.len() as u64);
                    record.extend(types.iter().map(|&t| self.number(t)));
                    record.extend(ints.iter().map(|&n| n as u64));
                    bits.record(code::TARGET_TYPE, record);
                }
            }
        }
        bits.exit();
    }
    fn fields(&self, record: &mut Vec<u64>, packed: bool, fields: &[Type]) {
        record.push(packed as u64);
        record.extend(fields.iter().map(|&t| self.number(t)));
    }
}
