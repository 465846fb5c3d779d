//! Constants: which ones a function or the module needs, their numbers, and the constants block.
//!
//! One [`ConstSet`] serves the module and then, emptied, each function. Constants are collected from the operands that use them,
//! with what they are made of, and sorted by type, because a record that changes the type goes before each run of one type.
//! Arrays and vectors of plain numbers are one record without constants for the elements.

use super::abbrevs::Abbrevs;
use super::attrs::constant_range;
use super::bits::{BitWriter, char6, signed};
use super::types::TypeTable;
use crate::codes::{block, constants as code};
use hashbrown::{HashMap, HashTable};
use std::hash::BuildHasher;
use warpc_columns::intern::Hasher;
use warpc_ir::consts::{ConstKind, Consts, low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::module::ModuleCtx;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::{Value, ValueKind};

/// A constant to be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Entry {
    /// Row of the table of constants.
    Table(Const),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// Inline assembly, a callee.
    Asm(Asm),
    /// A number of 64 bits or less.
    Number(Type, u64),
    /// The zero of a type.
    Zero(Type),
    /// Mask of a shuffle: its type, and where its lanes begin in the indices of the function. Equal masks begin where the first
    /// of them does.
    Mask(Type, u32),
    /// The poison vector whose lane 0 is the element of this scalable splat.
    FirstLane(Const),
}

/// What is known of the place where constants are used.
#[derive(Clone, Copy)]
pub(super) struct ConstScope<'a> {
    /// The module.
    pub ctx: ModuleCtx<'a>,
    /// Constants of the function or the module.
    pub consts: &'a Consts,
    /// Indices of the function's shuffles.
    pub indices: &'a [u32],
}

/// Constants of a function or the module.
pub(super) struct ConstSet {
    entries: Vec<(Entry, Type)>,
    /// Entry by row of the table.
    of_table: Vec<u32>,
    /// Entries that are no rows of the table. Looked up only, never walked.
    others: HashMap<Entry, u32, Hasher>,
    /// Masks of shuffles by content.
    masks: HashTable<(Type, u32)>,
    hasher: Hasher,
    /// Place by entry, once sorted.
    places: Vec<u32>,
    /// Entries by place.
    order: Vec<u32>,
    /// Number of the first constant.
    base: u32,
    stack: Vec<Value>,
    /// Intrinsics that were met among the operands, repeats included.
    pub(super) intrinsics: Vec<Intrin>,
}

const NONE: u32 = u32::MAX;
/// Room in hash tables that is kept from function to function.
const KEPT_CAPACITY: usize = 1 << 12;

impl ConstSet {
    /// An empty set.
    pub(super) fn new() -> ConstSet {
        ConstSet {
            entries: Vec::new(),
            of_table: Vec::new(),
            others: HashMap::with_hasher(Hasher::with_seed(0x636f6e73)),
            masks: HashTable::new(),
            hasher: Hasher::with_seed(0x6d61736b),
            places: Vec::new(),
            order: Vec::new(),
            base: 0,
            stack: Vec::new(),
            intrinsics: Vec::new(),
        }
    }
    /// Empties the set and makes room for the rows of a table.
    pub(super) fn begin(&mut self, rows: usize) {
        self.entries.clear();
        self.of_table.clear();
        self.of_table.resize(rows, NONE);
        if self.others.capacity() > KEPT_CAPACITY {
            // Emptying costs as much as there is room: one large function must not make all that follow slow.
            *self = ConstSet { of_table: std::mem::take(&mut self.of_table), ..ConstSet::new() };
        }
        self.others.clear();
        self.masks.clear();
        self.intrinsics.clear();
    }
    /// Number of constants.
    pub(super) fn len(&self) -> u32 {
        self.entries.len() as u32
    }
    /// Adds an entry that is no row of the table.
    pub(super) fn add_entry(&mut self, entry: Entry, ty: Type, types: &mut TypeTable<'_>) {
        let next = self.entries.len() as u32;
        if *self.others.entry(entry).or_insert(next) == next {
            types.need(ty);
            self.entries.push((entry, ty));
        }
    }
    /// Adds an operand with all that it is made of; what is no constant is left out.
    #[inline]
    pub(super) fn add(&mut self, scope: &ConstScope<'_>, value: Value, types: &mut TypeTable<'_>) {
        match value.kind() {
            ValueKind::Const(c) if self.of_table[c.index()] != NONE => {}
            ValueKind::Global(g) if !scope.ctx.globals.sym[g.index()].is_dead() => {}
            ValueKind::Intrinsic(i) => self.add_intrinsic(i),
            ValueKind::Const(_)
            | ValueKind::Undef(_)
            | ValueKind::Poison(_)
            | ValueKind::Global(_)
            | ValueKind::Asm(_) => self.add_new(scope, value, types),
            _ => {}
        }
    }
    fn add_intrinsic(&mut self, intrinsic: Intrin) {
        if self.intrinsics.last() != Some(&intrinsic) {
            self.intrinsics.push(intrinsic);
        }
    }
    fn add_new(&mut self, scope: &ConstScope<'_>, value: Value, types: &mut TypeTable<'_>) {
        let mut stack = std::mem::take(&mut self.stack);
        stack.push(value);
        while let Some(value) = stack.pop() {
            match value.kind() {
                ValueKind::Undef(t) => self.add_entry(Entry::Undef(t), t, types),
                ValueKind::Poison(t) => self.add_entry(Entry::Poison(t), t, types),
                ValueKind::Intrinsic(i) => self.add_intrinsic(i),
                ValueKind::Asm(a) => {
                    types.need(scope.ctx.asm(a).ty);
                    self.add_entry(Entry::Asm(a), Type::PTR, types);
                }
                // Only debug information still names an erased global.
                ValueKind::Global(g) if scope.ctx.globals.sym[g.index()].is_dead() => {
                    let t = scope.ctx.globals.shape[g.index()].ptr_ty;
                    self.add_entry(Entry::Poison(t), t, types);
                }
                ValueKind::Const(c) if self.of_table[c.index()] == NONE => {
                    self.add_row(scope, c, types);
                    if !is_data(scope, c, types.view()) {
                        stack.extend(scope.consts.list(c).iter().rev());
                    }
                }
                _ => {}
            }
        }
        self.stack = stack;
    }
    fn add_row(&mut self, scope: &ConstScope<'_>, constant: Const, types: &mut TypeTable<'_>) {
        let row = scope.consts.row(constant);
        types.need(row.ty);
        self.of_table[constant.index()] = self.entries.len() as u32;
        self.entries.push((Entry::Table(constant), row.ty));
        let vector = types.view().vector(row.ty);
        match (row.kind, vector) {
            (ConstKind::Splat, Some((len, true, _))) => {
                self.add_entry(Entry::FirstLane(constant), row.ty, types);
                self.add_entry(Entry::Poison(row.ty), row.ty, types);
                let mask = types.mask(len, true);
                self.add_entry(Entry::Zero(mask), mask, types);
                self.add_entry(Entry::Number(Type::I64, 0), Type::I64, types);
            }
            (ConstKind::Expr, _) => {
                if row.elem.is_some() {
                    types.need(row.elem);
                }
                for &v in scope.consts.list(constant) {
                    types.need(type_of(scope, v));
                }
            }
            (ConstKind::BlockAddress | ConstKind::DsoLocalEquivalent | ConstKind::NoCfi, _) => {
                types.need(type_of(scope, scope.consts.list(constant)[0]));
            }
            _ => {}
        }
    }
    /// Adds the mask of a shuffle, whose lanes begin at `at` in the indices of the function.
    pub(super) fn add_mask(
        &mut self,
        scope: &ConstScope<'_>,
        at: u32,
        len: u32,
        scalable: bool,
        types: &mut TypeTable<'_>,
    ) {
        let ty = types.mask(len, scalable);
        let lanes = &scope.indices[at as usize..(at + len) as usize];
        if let Some(entry) = self.mask(scope.indices, at, len, ty) {
            return self.add_entry(entry, ty, types);
        }
        let hash = self.hasher.hash_one((ty.0, lanes));
        let hasher = &self.hasher;
        self.masks.insert_unique(hash, (ty, at), |&(ty, at)| {
            let len = types.view().vector(ty).map_or(0, |v| v.0);
            hasher.hash_one((ty.0, &scope.indices[at as usize..(at + len) as usize]))
        });
        self.add_entry(Entry::Mask(ty, at), ty, types);
        if lanes.contains(&u32::MAX) {
            for &lane in lanes {
                match lane {
                    u32::MAX => self.add_entry(Entry::Poison(Type::I32), Type::I32, types),
                    _ => self.add_entry(Entry::Number(Type::I32, lane as u64), Type::I32, types),
                }
            }
        }
    }
    /// The entry of a mask; `None` for one of another content than all that were added.
    pub(super) fn mask(&self, indices: &[u32], at: u32, len: u32, ty: Type) -> Option<Entry> {
        let lanes = &indices[at as usize..(at + len) as usize];
        if lanes.iter().all(|&l| l == 0) {
            return Some(Entry::Zero(ty));
        }
        if lanes.iter().all(|&l| l == u32::MAX) {
            return Some(Entry::Poison(ty));
        }
        let same = |&(t, first): &(Type, u32)| t == ty && indices[first as usize..(first + len) as usize] == *lanes;
        self.masks.find(self.hasher.hash_one((ty.0, lanes)), same).map(|&(t, first)| Entry::Mask(t, first))
    }
    /// Gives the constants numbers from `base` on.
    pub(super) fn number_from(&mut self, base: u32, types: &TypeTable<'_>) {
        self.base = base;
        self.order.clear();
        self.order.extend(0..self.entries.len() as u32);
        let entries = &self.entries;
        self.order.sort_unstable_by_key(|&e| (types.number(entries[e as usize].1), e));
        self.places.clear();
        self.places.resize(self.entries.len(), 0);
        for (place, &e) in self.order.iter().enumerate() {
            self.places[e as usize] = place as u32;
        }
    }
    /// Number of an entry that is no row of the table.
    pub(super) fn entry(&self, entry: Entry) -> u32 {
        match self.others.get(&entry) {
            Some(&e) => self.base + self.places[e as usize],
            None => NONE,
        }
    }
    /// Number of a row of the table.
    #[inline]
    pub(super) fn row(&self, constant: Const) -> u32 {
        match self.of_table.get(constant.index()) {
            Some(&e) if e != NONE => self.base + self.places[e as usize],
            _ => NONE,
        }
    }
    /// Rows of the table that are collected, in order of first use.
    pub(super) fn rows(&self) -> impl Iterator<Item = Const> + '_ {
        self.entries.iter().filter_map(|e| match e.0 {
            Entry::Table(c) => Some(c),
            _ => None,
        })
    }
}

/// Type of a constant.
fn type_of(scope: &ConstScope<'_>, value: Value) -> Type {
    match value.kind() {
        ValueKind::Const(c) => scope.consts.ty(c),
        ValueKind::Global(g) => scope.ctx.globals.shape[g.index()].ptr_ty,
        ValueKind::Undef(t) | ValueKind::Poison(t) => t,
        ValueKind::Block(_) => Type::LABEL,
        _ => Type::PTR,
    }
}

/// Whether a constant is an array or vector of plain numbers, which is one record.
fn is_data(scope: &ConstScope<'_>, constant: Const, types: TypesRef<'_>) -> bool {
    let row = scope.consts.row(constant);
    if !matches!(row.kind, ConstKind::Aggregate | ConstKind::Splat) {
        return false;
    }
    let elem = match *types.kind(row.ty) {
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. } => elem,
        _ => return false,
    };
    let width = matches!(
        elem,
        Type::I8 | Type::I16 | Type::I32 | Type::I64 | Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE
    );
    width && scope.consts.list(constant).iter().all(|&v| number_bits(scope, v).is_some())
}

/// Bits of a plain number.
fn number_bits(scope: &ConstScope<'_>, value: Value) -> Option<u64> {
    let row = scope.consts.row(value.as_const()?);
    matches!(row.kind, ConstKind::Int | ConstKind::Float).then_some(row.payload)
}

/// Bits of overflow and exactness flags of an operation.
pub(super) fn integer_flags(op: Opcode, fl: u16) -> u64 {
    let bit = |flag: u16, at: u64| ((fl & flag != 0) as u64) << at;
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => {
            bit(flags::NUW, 0) | bit(flags::NSW, 1)
        }
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => bit(flags::EXACT, 0),
        Opcode::Or => bit(flags::DISJOINT, 0),
        Opcode::ZExt | Opcode::UIToFP => bit(flags::NNEG, 0),
        Opcode::ICmp => bit(flags::SAMESIGN, 0),
        Opcode::GetElementPtr => {
            // `inbounds` implies `nusw`.
            bit(flags::INBOUNDS, 0) | bit(flags::NUSW | flags::INBOUNDS, 1) | bit(flags::NUW, 2)
        }
        _ => 0,
    }
}

/// Writes a constants block.
pub(super) struct ConstWriter<'w, 'm> {
    /// Constants to write.
    pub set: &'w ConstSet,
    /// Where they are used.
    pub scope: ConstScope<'m>,
    /// Types.
    pub types: &'w TypeTable<'m>,
    /// Abbreviations.
    pub abbrevs: &'w Abbrevs,
    /// Number of any constant operand.
    pub number: &'w dyn Fn(Value) -> u32,
    /// Number of a block in the layout of its function.
    pub block_number: &'w mut dyn FnMut(Global, Block) -> u64,
}

impl ConstWriter<'_, '_> {
    /// Writes the block; nothing without constants.
    pub(super) fn write(&mut self, bits: &mut BitWriter, record: &mut Vec<u64>) {
        if self.set.entries.is_empty() {
            return;
        }
        bits.enter(block::CONSTANTS, super::abbrevs::CONSTANTS_WIDTH);
        let mut current = Type::NONE;
        for &e in &self.set.order {
            let (entry, ty) = self.set.entries[e as usize];
            if ty != current {
                current = ty;
                bits.abbreviated(&self.abbrevs.set_type, code::SETTYPE, &[self.types.number(ty)]);
            }
            record.clear();
            match entry {
                Entry::Undef(_) => bits.record(code::UNDEF, &[]),
                Entry::Poison(_) => bits.record(code::POISON, &[]),
                Entry::Zero(_) => self.null(bits),
                Entry::Number(t, v) => self.integer(bits, self.types.view().int_bits(t).unwrap_or(64), v),
                Entry::Asm(a) => self.asm(bits, record, a),
                Entry::Mask(t, at) => self.mask(bits, record, t, at),
                Entry::FirstLane(c) => {
                    let elem = self.scope.consts.list(c)[0];
                    let zero = self.set.entry(Entry::Number(Type::I64, 0));
                    record.push(self.set.entry(Entry::Poison(ty)) as u64);
                    record.push((self.number)(elem) as u64);
                    record.extend([self.types.number(Type::I64), zero as u64]);
                    bits.record(code::CE_INSERTELT, record);
                }
                Entry::Table(c) => self.row(bits, record, c),
            }
        }
        bits.exit();
    }
    fn null(&self, bits: &mut BitWriter) {
        bits.abbreviated(&self.abbrevs.null, code::NULL, &[]);
    }
    fn integer(&self, bits: &mut BitWriter, width: u32, v: u64) {
        match v {
            0 => self.null(bits),
            v => bits.abbreviated(&self.abbrevs.integer, code::INTEGER, &[signed(sign_extend(v, width))]),
        }
    }
    fn asm(&self, bits: &mut BitWriter, record: &mut Vec<u64>, a: Asm) {
        let row = self.scope.ctx.asm(a);
        let flags = [row.side_effect, row.align_stack, row.intel, row.unwind];
        record.push(self.types.number(row.ty));
        record.push(flags.iter().enumerate().map(|(k, &on)| (on as u64) << k).sum());
        for text in [row.text, row.constraints] {
            let bytes = self.scope.ctx.str(text);
            record.push(bytes.len() as u64);
            record.extend(bytes.iter().map(|&b| b as u64));
        }
        bits.record(code::INLINEASM, record);
    }
    fn mask(&self, bits: &mut BitWriter, record: &mut Vec<u64>, ty: Type, at: u32) {
        let len = self.types.view().vector(ty).map_or(0, |v| v.0);
        let lanes = &self.scope.indices[at as usize..(at + len) as usize];
        if !lanes.contains(&u32::MAX) {
            record.extend(lanes.iter().map(|&l| l as u64));
            return bits.record(code::DATA, record);
        }
        record.extend(lanes.iter().map(|&l| match l {
            u32::MAX => self.set.entry(Entry::Poison(Type::I32)) as u64,
            l => self.set.entry(Entry::Number(Type::I32, l as u64)) as u64,
        }));
        bits.record(code::AGGREGATE, record);
    }

    fn row(&mut self, bits: &mut BitWriter, record: &mut Vec<u64>, constant: Const) {
        let consts = self.scope.consts;
        let row = consts.row(constant);
        let operand = |v: Value| (self.number)(v) as u64;
        match row.kind {
            ConstKind::Int => self.integer(bits, self.types.view().int_bits(row.ty).unwrap_or(64), row.payload),
            ConstKind::Null | ConstKind::Zero | ConstKind::TokenNone => self.null(bits),
            ConstKind::WideInt => {
                let limbs = consts.limbs(constant);
                match limbs.iter().rposition(|&l| l != 0) {
                    None => self.null(bits),
                    Some(last) => {
                        record.extend(limbs[..=last].iter().map(|&l| signed(l as i64)));
                        bits.record(code::WIDE_INTEGER, record);
                    }
                }
            }
            ConstKind::Float if row.payload == 0 => self.null(bits),
            ConstKind::Float => bits.record(code::FLOAT, &[row.payload]),
            ConstKind::WideFloat => {
                let limbs = consts.limbs(constant);
                let (low, high) = (limbs.first().copied().unwrap_or(0), limbs.get(1).copied().unwrap_or(0));
                match row.ty {
                    _ if low == 0 && high == 0 => self.null(bits),
                    // Exponent and upper part of the fraction go first.
                    Type::X86_FP80 => bits.record(code::FLOAT, &[high << 48 | low >> 16, low & 0xffff]),
                    _ => bits.record(code::FLOAT, &[low, high]),
                }
            }
            ConstKind::Bytes => self.bytes(bits, record, consts.bytes(constant)),
            ConstKind::Splat => self.splat(bits, record, constant),
            ConstKind::Aggregate if is_data(&self.scope, constant, self.types.view()) => {
                record.extend(consts.list(constant).iter().map(|&v| number_bits(&self.scope, v).unwrap_or(0)));
                bits.record(code::DATA, record);
            }
            ConstKind::Aggregate => {
                record.extend(consts.list(constant).iter().map(|&v| operand(v)));
                bits.record(code::AGGREGATE, record);
            }
            ConstKind::BlockAddress => {
                let [f, b] = *consts.list(constant) else { return };
                let (Some(g), Some(b)) = (f.as_global(), b.as_block()) else { return };
                let place = (self.block_number)(g, b);
                record.extend([self.types.number(type_of(&self.scope, f)), operand(f), place]);
                bits.record(code::BLOCKADDRESS, record);
            }
            ConstKind::DsoLocalEquivalent | ConstKind::NoCfi => {
                let f = consts.list(constant)[0];
                let code = if row.kind == ConstKind::NoCfi { code::NO_CFI_VALUE } else { code::DSO_LOCAL_EQUIVALENT };
                record.extend([self.types.number(type_of(&self.scope, f)), operand(f)]);
                bits.record(code, record);
            }
            ConstKind::PtrAuth => {
                record.extend(consts.list(constant).iter().map(|&v| operand(v)));
                let code = if record.len() > 4 { code::PTRAUTH2 } else { code::PTRAUTH };
                bits.record(code, record);
            }
            ConstKind::Expr => self.expr(bits, record, constant),
        }
    }
    fn bytes(&self, bits: &mut BitWriter, record: &mut Vec<u64>, bytes: &[u8]) {
        record.extend(bytes.iter().map(|&b| b as u64));
        if bytes.iter().position(|&b| b == 0) != Some(bytes.len() - 1) {
            return bits.abbreviated(&self.abbrevs.string_8, code::STRING, record);
        }
        record.pop();
        let abbrev = match record.iter().all(|&b| char6(b).is_some()) {
            true => &self.abbrevs.c_string_6,
            false => &self.abbrevs.c_string_7,
        };
        bits.abbreviated(abbrev, code::CSTRING, record);
    }
    fn splat(&self, bits: &mut BitWriter, record: &mut Vec<u64>, constant: Const) {
        let elem = self.scope.consts.list(constant)[0];
        let ty = self.scope.consts.ty(constant);
        let (len, scalable, _) = self.types.view().vector(ty).unwrap_or((1, false, Type::VOID));
        if scalable {
            let mask = self.types.find_mask(len, true);
            record.push(self.set.entry(Entry::FirstLane(constant)) as u64);
            record.push(self.set.entry(Entry::Poison(ty)) as u64);
            record.push(self.set.entry(Entry::Zero(mask)) as u64);
            return bits.record(code::CE_SHUFFLEVEC, record);
        }
        let data = is_data(&self.scope, constant, self.types.view());
        let one = match number_bits(&self.scope, elem) {
            Some(v) if data => v,
            _ => (self.number)(elem) as u64,
        };
        record.resize(len as usize, one);
        bits.record(if data { code::DATA } else { code::AGGREGATE }, record);
    }
    fn expr(&self, bits: &mut BitWriter, record: &mut Vec<u64>, constant: Const) {
        let consts = self.scope.consts;
        let Some(head) = consts.expr(constant) else { return };
        let list = consts.list(constant);
        let operand = |v: Value| (self.number)(v) as u64;
        let ty = |v: Value| self.types.number(type_of(&self.scope, v));
        let code = match head.op {
            Opcode::GetElementPtr => {
                record.extend([self.types.number(head.elem), integer_flags(head.op, head.flags)]);
                if let Some((lo, hi)) = head.inrange {
                    let space = list.first().and_then(|&v| {
                        let types = self.types.view();
                        types.addrspace(types.scalar(type_of(&self.scope, v)))
                    });
                    let width = self.scope.ctx.tables.layout.index_bits(space.unwrap_or(0));
                    let cut = |v: i64| sign_extend(v as u64 & low_mask(width), width) as i128;
                    constant_range(record, width, cut(lo), cut(hi));
                }
                list.iter().for_each(|&v| record.extend([ty(v), operand(v)]));
                if head.inrange.is_some() { code::CE_GEP_WITH_INRANGE } else { code::CE_GEP }
            }
            Opcode::ExtractElement => {
                list.iter().for_each(|&v| record.extend([ty(v), operand(v)]));
                code::CE_EXTRACTELT
            }
            Opcode::InsertElement => {
                record.extend([operand(list[0]), operand(list[1]), ty(list[2]), operand(list[2])]);
                code::CE_INSERTELT
            }
            Opcode::ShuffleVector => {
                let widens = type_of(&self.scope, list[0]) != consts.ty(constant);
                record.extend(widens.then(|| ty(list[0])));
                record.extend(list.iter().map(|&v| operand(v)));
                if widens { code::CE_SHUFVEC_EX } else { code::CE_SHUFFLEVEC }
            }
            Opcode::FNeg => {
                record.extend([0, operand(list[0])]);
                code::CE_UNOP
            }
            op if op.is_cast() => {
                record.extend([super::inst::cast_code(op), ty(list[0]), operand(list[0])]);
                record.extend(Some(integer_flags(op, head.flags)).filter(|&f| f != 0));
                code::CE_CAST
            }
            op => {
                record.push(super::inst::binary_code(op));
                record.extend(list.iter().map(|&v| operand(v)));
                record.extend(Some(integer_flags(op, head.flags)).filter(|&f| f != 0));
                code::CE_BINOP
            }
        };
        bits.record(code, record);
    }
}
