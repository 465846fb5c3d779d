//! Constant tables: one per function for its own constants, one per module for initialisers. One constant, one id.
//!
//! A row is (kind, type, payload). Undef, poison and references to globals are [`Value`]s of their own and need no row.

use crate::builder_func::taken;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;
use index::Index;
use std::hash::{BuildHasher, Hash};
use warpc_columns::intern::Hasher;

mod index;

/// Kind of a constant row; says how the payload is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum ConstKind {
    /// Integer of at most 64 bits, zero-extended in the payload.
    Int,
    /// Integer of more than 64 bits: little-endian limbs, canonical length `ceil(bits / 64)`.
    WideInt,
    /// `half`, `bfloat`, `float` or `double`: bits in the payload.
    Float,
    /// `x86_fp80`, `fp128` or `ppc_fp128`: two limbs.
    WideFloat,
    /// `null` of a pointer type.
    Null,
    /// `zeroinitializer` of an aggregate, vector or target type. Also vectors of zeros: always in this form.
    Zero,
    /// Array, struct or vector: one value per element. Never all zeros.
    Aggregate,
    /// Vector whose elements are all one value: `splat (T v)`; that value is the only element of the list. Never zero.
    Splat,
    /// Array of `i8` given as bytes: `c"..."`.
    Bytes,
    /// Constant expression: opcode, flags and type operand packed in [`ExprHead`], operands in the list.
    Expr,
    /// `blockaddress(@f, %b)`: list is the function and the block (as [`Value::block`] of that function).
    BlockAddress,
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent,
    /// `no_cfi @f`
    NoCfi,
    /// `none` of type token.
    TokenNone,
    /// `ptrauth (ptr, i32, i64, ptr)`
    PtrAuth,
}

/// A constant row. `payload` is a value, or offset and length into one of the table's pools (see [`ConstKind`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstRow {
    /// Kind.
    pub kind: ConstKind,
    /// Opcode of an expression.
    pub op: Opcode,
    /// Flags of an expression (as on instructions).
    pub flags: u16,
    /// Type.
    pub ty: Type,
    /// Value bits, or `offset | length << 32` of a pool range.
    pub payload: u64,
    /// Source element type of a `getelementptr`, else `NONE`.
    pub elem: Type,
    /// Row + 1 in `inrange` of a `getelementptr`, else 0.
    pub inrange: u32,
}

/// Head of a constant expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExprHead {
    /// Opcode.
    pub op: Opcode,
    /// Flags as on instructions.
    pub flags: u16,
    /// Source element type of a `getelementptr`, else `NONE`.
    pub elem: Type,
    /// `inrange(lo, hi)` of a `getelementptr`.
    pub inrange: Option<(i64, i64)>,
}

/// Constants of one owner.
#[derive(Clone)]
pub struct Consts {
    rows: Vec<ConstRow>,
    lists: Vec<Value>,
    limbs: Vec<u64>,
    bytes: Vec<u8>,
    inranges: Vec<(i64, i64)>,
    /// Rows by content; of a copy that was made without it empty until the first addition.
    index: Index,
    hasher: Hasher,
    /// Whether a row is a `blockaddress`.
    block_addresses: bool,
    /// Whether a row is a `ptrauth`.
    signed_pointers: bool,
}

impl Default for Consts {
    fn default() -> Self {
        Consts {
            rows: Vec::new(),
            lists: Vec::new(),
            limbs: Vec::new(),
            bytes: Vec::new(),
            inranges: Vec::new(),
            index: Index::default(),
            hasher: Hasher::with_seed(0x636f6e73),
            block_addresses: false,
            signed_pointers: false,
        }
    }
}

/// Mask of the low `bits` bits.
#[inline(always)]
pub const fn low_mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1u64 << bits) - 1 }
}

/// Sign-extends the low `bits` bits.
#[inline(always)]
pub const fn sign_extend(value: u64, bits: u32) -> i64 {
    if bits == 0 || bits >= 64 { value as i64 } else { ((value << (64 - bits)) as i64) >> (64 - bits) }
}

impl Consts {
    /// Number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// Drops all constants, keeps the memory.
    pub fn clear(&mut self) {
        self.rows.clear();
        self.lists.clear();
        self.limbs.clear();
        self.bytes.clear();
        self.inranges.clear();
        self.index.clear();
        self.block_addresses = false;
        self.signed_pointers = false;
    }
    /// Brings `blockaddress` rows up to date after the blocks of functions were renumbered: functions, in order, each with the
    /// new row of each old one. The rows of blocks that went stay.
    pub fn renumber_blocks(&mut self, maps: &[(Global, Vec<u32>)]) {
        let rows: Vec<Const> = self.block_addresses().collect();
        for &c in &rows {
            let [f, b] = *self.list(c) else { continue };
            let (Some(f), Some(b)) = (f.as_global(), b.as_block()) else { continue };
            let Ok(at) = maps.binary_search_by_key(&f, |m| m.0) else { continue };
            if let Some(&new) = maps[at].1.get(b.index())
                && new != u32::MAX
            {
                let range = Consts::range(self.row(c));
                self.lists[range.start + 1] = Value::block(Block(new));
            }
        }
        if !rows.is_empty() {
            self.index.clear(); // the next addition indexes anew
        }
    }
    /// Rows that are `blockaddress`: few ask for them, and most tables have none.
    pub fn block_addresses(&self) -> impl Iterator<Item = Const> + '_ {
        let rows = if self.block_addresses { self.rows.len() } else { 0 };
        (0..rows).map(Const::new).filter(|c| self.row(*c).kind == ConstKind::BlockAddress)
    }
    /// Whether a row is a signed pointer.
    pub fn has_signed_pointers(&self) -> bool {
        self.signed_pointers
    }
    /// Row of `constant`.
    #[inline]
    pub fn row(&self, constant: Const) -> &ConstRow {
        &self.rows[constant.index()]
    }
    /// Type of `constant`.
    #[inline]
    pub fn ty(&self, constant: Const) -> Type {
        self.rows[constant.index()].ty
    }
    #[inline]
    fn range(row: &ConstRow) -> std::ops::Range<usize> {
        let at = row.payload as u32 as usize;
        at..at + (row.payload >> 32) as usize
    }
    /// Elements or operands of an aggregate, splat, expression, block address and the like; empty otherwise.
    pub fn list(&self, constant: Const) -> &[Value] {
        let row = self.row(constant);
        match row.kind {
            ConstKind::Aggregate
            | ConstKind::Splat
            | ConstKind::Expr
            | ConstKind::BlockAddress
            | ConstKind::DsoLocalEquivalent
            | ConstKind::NoCfi
            | ConstKind::PtrAuth => &self.lists[Self::range(row)],
            _ => &[],
        }
    }
    /// Little-endian limbs of a wide integer or float; empty otherwise.
    pub fn limbs(&self, constant: Const) -> &[u64] {
        let row = self.row(constant);
        match row.kind {
            ConstKind::WideInt | ConstKind::WideFloat => &self.limbs[Self::range(row)],
            _ => &[],
        }
    }
    /// Bytes of a [`ConstKind::Bytes`]; empty otherwise.
    pub fn bytes(&self, constant: Const) -> &[u8] {
        let row = self.row(constant);
        if row.kind == ConstKind::Bytes { &self.bytes[Self::range(row)] } else { &[] }
    }
    /// Head of an expression.
    pub fn expr(&self, constant: Const) -> Option<ExprHead> {
        let row = self.row(constant);
        (row.kind == ConstKind::Expr).then(|| ExprHead {
            op: row.op,
            flags: row.flags,
            elem: row.elem,
            inrange: (row.inrange != 0).then(|| self.inranges[row.inrange as usize - 1]),
        })
    }
    /// Bits of an integer of at most 64 bits.
    #[inline]
    pub fn int(&self, constant: Const) -> Option<u64> {
        let row = self.row(constant);
        (row.kind == ConstKind::Int).then_some(row.payload)
    }
    /// Bits of a half, bfloat, float or double.
    #[inline]
    pub fn float_bits(&self, constant: Const) -> Option<u64> {
        let row = self.row(constant);
        (row.kind == ConstKind::Float).then_some(row.payload)
    }

    #[inline(always)]
    fn find_or_add(
        &mut self,
        hash: u32,
        same: impl Fn(&Consts, u32) -> bool,
        add: impl FnOnce(&mut Consts) -> ConstRow,
    ) -> Const {
        if self.index.len() != self.rows.len() {
            self.reindex();
        }
        self.index.make_room();
        let free = match self.index.find(hash, |i| same(self, i)) {
            Ok(i) => return Const(i),
            Err(free) => free,
        };
        let i = self.rows.len() as u32;
        let row = add(self);
        self.block_addresses |= row.kind == ConstKind::BlockAddress;
        self.signed_pointers |= row.kind == ConstKind::PtrAuth;
        self.rows.push(row);
        self.index.put(free, hash, i);
        Const(i)
    }
    /// A copy without the index, which the first addition to it builds: most tables of a module are only read.
    pub fn clone_unindexed(&self) -> Consts {
        Consts {
            rows: self.rows.clone(),
            lists: self.lists.clone(),
            limbs: self.limbs.clone(),
            bytes: self.bytes.clone(),
            inranges: self.inranges.clone(),
            index: Index::default(),
            hasher: self.hasher.clone(),
            block_addresses: self.block_addresses,
            signed_pointers: self.signed_pointers,
        }
    }
    /// The constants without their index, in memory of their number; these are cleared.
    pub fn take_unindexed(&mut self) -> Consts {
        let table = Consts {
            rows: taken(&mut self.rows),
            lists: taken(&mut self.lists),
            limbs: taken(&mut self.limbs),
            bytes: taken(&mut self.bytes),
            inranges: taken(&mut self.inranges),
            index: Index::default(),
            hasher: self.hasher.clone(),
            block_addresses: self.block_addresses,
            signed_pointers: self.signed_pointers,
        };
        self.clear();
        table
    }
    #[cold]
    fn reindex(&mut self) {
        self.index.clear();
        for i in 0..self.rows.len() as u32 {
            let hash = self.hash_row(i);
            self.index.make_room();
            // Each content is in one row: what is found would be another of the same hash.
            if let Err(free) = self.index.find(hash, |_| false) {
                self.index.put(free, hash, i);
            }
        }
    }
    fn hash_row(&self, i: u32) -> u32 {
        let c = Const(i);
        let r = self.row(c);
        match r.kind {
            ConstKind::WideInt | ConstKind::WideFloat => self.hash_of(r.kind, r.ty, self.limbs(c)),
            ConstKind::Bytes => self.hash_of(r.kind, r.ty, self.bytes(c)),
            ConstKind::Expr => self.hash_of(r.kind, r.ty, (self.expr(c).expect("expression"), self.list(c))),
            ConstKind::Int | ConstKind::Float | ConstKind::Null | ConstKind::Zero | ConstKind::TokenNone => {
                hash_of_number(r.kind, r.ty, r.payload)
            }
            _ => self.hash_of(r.kind, r.ty, self.list(c)),
        }
    }
    #[inline]
    fn hash_of<T: Hash>(&self, kind: ConstKind, ty: Type, payload: T) -> u32 {
        self.hasher.hash_one((kind as u8, ty.0, payload)) as u32
    }
    fn simple(&mut self, kind: ConstKind, ty: Type, payload: u64) -> Const {
        let hash = hash_of_number(kind, ty, payload);
        self.find_or_add(
            hash,
            |t, i| {
                let r = &t.rows[i as usize];
                r.kind == kind && r.ty == ty && r.payload == payload
            },
            |_| plain(kind, ty, payload),
        )
    }
    fn listed(&mut self, kind: ConstKind, ty: Type, list: &[Value]) -> Const {
        let hash = self.hash_of(kind, ty, list);
        self.find_or_add(
            hash,
            |t, i| {
                let r = &t.rows[i as usize];
                r.kind == kind && r.ty == ty && t.list(Const(i)) == list
            },
            |t| {
                let at = t.lists.len() as u64;
                t.lists.extend_from_slice(list);
                plain(kind, ty, at | (list.len() as u64) << 32)
            },
        )
    }
    fn limbed(&mut self, kind: ConstKind, ty: Type, limbs: &[u64]) -> Const {
        let hash = self.hash_of(kind, ty, limbs);
        self.find_or_add(
            hash,
            |t, i| {
                let r = &t.rows[i as usize];
                r.kind == kind && r.ty == ty && t.limbs(Const(i)) == limbs
            },
            |t| {
                let at = t.limbs.len() as u64;
                t.limbs.extend_from_slice(limbs);
                plain(kind, ty, at | (limbs.len() as u64) << 32)
            },
        )
    }

    /// Integer of type `ty`, which has `bits` <= 64 bits; higher bits of `value` are dropped.
    #[inline]
    pub fn add_int(&mut self, ty: Type, bits: u32, value: u64) -> Value {
        debug_assert!(bits <= 64);
        Value::constant(self.simple(ConstKind::Int, ty, value & low_mask(bits)))
    }
    /// `i1`.
    pub fn add_bool(&mut self, v: bool) -> Value {
        self.add_int(Type::I1, 1, v as u64)
    }
    /// `i32`.
    pub fn add_i32(&mut self, value: u32) -> Value {
        self.add_int(Type::I32, 32, value as u64)
    }
    /// `i64`.
    pub fn add_i64(&mut self, value: u64) -> Value {
        self.add_int(Type::I64, 64, value)
    }
    /// Integer of type `ty` of any width from little-endian limbs (shorter ones are zero-extended).
    pub fn add_wide_int(&mut self, ty: Type, bits: u32, limbs: &[u64]) -> Value {
        if bits <= 64 {
            return self.add_int(ty, bits, limbs.first().copied().unwrap_or(0));
        }
        let n = bits.div_ceil(64) as usize;
        let mut full = smallvec::SmallVec::<[u64; 4]>::from_elem(0, n);
        for (d, s) in full.iter_mut().zip(limbs) {
            *d = *s;
        }
        if !bits.is_multiple_of(64) {
            full[n - 1] &= low_mask(bits % 64);
        }
        Value::constant(self.limbed(ConstKind::WideInt, ty, &full))
    }
    /// `half`, `bfloat`, `float` or `double` of these bits.
    pub fn add_float(&mut self, ty: Type, bits: u64) -> Value {
        Value::constant(self.simple(ConstKind::Float, ty, bits))
    }
    /// `x86_fp80`, `fp128` or `ppc_fp128` of these limbs (little-endian).
    pub fn add_wide_float(&mut self, ty: Type, limbs: [u64; 2]) -> Value {
        Value::constant(self.limbed(ConstKind::WideFloat, ty, &limbs))
    }
    /// `null` of a pointer type.
    pub fn add_null(&mut self, ty: Type) -> Value {
        Value::constant(self.simple(ConstKind::Null, ty, 0))
    }
    /// `zeroinitializer` of an aggregate, vector or target type.
    pub fn add_zero(&mut self, ty: Type) -> Value {
        Value::constant(self.simple(ConstKind::Zero, ty, 0))
    }
    /// `none` of type token.
    pub fn add_token_none(&mut self) -> Value {
        Value::constant(self.simple(ConstKind::TokenNone, Type::TOKEN, 0))
    }
    /// `c"..."` of array type `ty` with `bytes.len()` elements of `i8`.
    pub fn add_bytes(&mut self, ty: Type, bytes: &[u8]) -> Value {
        if bytes.iter().all(|&b| b == 0) {
            return self.add_zero(ty);
        }
        let hash = self.hash_of(ConstKind::Bytes, ty, bytes);
        Value::constant(self.find_or_add(
            hash,
            |t, i| {
                let r = &t.rows[i as usize];
                r.kind == ConstKind::Bytes && r.ty == ty && t.bytes(Const(i)) == bytes
            },
            |t| {
                let at = t.bytes.len() as u64;
                t.bytes.extend_from_slice(bytes);
                plain(ConstKind::Bytes, ty, at | (bytes.len() as u64) << 32)
            },
        ))
    }
    /// Array, struct or vector `ty` of these elements, brought to canonical form: all zero becomes
    /// [`ConstKind::Zero`], all poison or all undef becomes that value; `vector` asks for splat detection.
    pub fn add_aggregate(&mut self, ty: Type, elems: &[Value], vector: bool) -> Value {
        if elems.iter().all(|&e| self.is_zero(e)) {
            return self.add_zero(ty);
        }
        if elems.iter().all(|e| e.is_poison()) {
            return Value::poison(ty);
        }
        if elems.iter().all(|e| e.is_undef_or_poison() && !e.is_poison()) {
            return Value::undef(ty);
        }
        if vector && !elems.is_empty() && elems.iter().all(|&e| e == elems[0]) {
            return self.add_splat(ty, elems[0]);
        }
        Value::constant(self.listed(ConstKind::Aggregate, ty, elems))
    }
    /// Vector `ty` whose elements are all `elem`.
    pub fn add_splat(&mut self, ty: Type, elem: Value) -> Value {
        if self.is_zero(elem) {
            return self.add_zero(ty);
        }
        if elem.is_poison() {
            return Value::poison(ty);
        }
        if elem.is_undef_or_poison() {
            return Value::undef(ty);
        }
        Value::constant(self.listed(ConstKind::Splat, ty, &[elem]))
    }
    /// Constant expression of type `ty`.
    pub fn add_expr(&mut self, ty: Type, head: ExprHead, ops: &[Value]) -> Value {
        let hash = self.hash_of(ConstKind::Expr, ty, (head, ops));
        Value::constant(self.find_or_add(
            hash,
            |t, i| {
                let r = &t.rows[i as usize];
                r.kind == ConstKind::Expr && r.ty == ty && t.expr(Const(i)) == Some(head) && t.list(Const(i)) == ops
            },
            |t| {
                let at = t.lists.len() as u64;
                t.lists.extend_from_slice(ops);
                let inrange = match head.inrange {
                    None => 0,
                    Some(r) => {
                        t.inranges.push(r);
                        t.inranges.len() as u32
                    }
                };
                ConstRow {
                    kind: ConstKind::Expr,
                    op: head.op,
                    flags: head.flags,
                    ty,
                    payload: at | (ops.len() as u64) << 32,
                    elem: head.elem,
                    inrange,
                }
            },
        ))
    }
    /// One of the kinds that are a list and nothing else: block address, `dso_local_equivalent`, `no_cfi`, `ptrauth`.
    pub fn add_special(&mut self, kind: ConstKind, ty: Type, list: &[Value]) -> Value {
        debug_assert!(matches!(
            kind,
            ConstKind::BlockAddress | ConstKind::DsoLocalEquivalent | ConstKind::NoCfi | ConstKind::PtrAuth
        ));
        Value::constant(self.listed(kind, ty, list))
    }
    /// Whether `value` is the zero of its type (integer 0, +0.0, null, zeroinitializer).
    pub fn is_zero(&self, value: Value) -> bool {
        value.as_const().is_some_and(|c| {
            let r = self.row(c);
            match r.kind {
                ConstKind::Int | ConstKind::Float => r.payload == 0,
                ConstKind::Null | ConstKind::Zero => true,
                ConstKind::WideInt | ConstKind::WideFloat => self.limbs(c).iter().all(|&l| l == 0),
                _ => false,
            }
        })
    }
    /// Bits of an integer constant of at most 64 bits, zero-extended.
    #[inline]
    pub fn as_int(&self, value: Value) -> Option<u64> {
        self.int(value.as_const()?)
    }
    /// Bits of an integer constant of at most 128 bits, zero-extended.
    pub fn as_u128(&self, value: Value) -> Option<u128> {
        let c = value.as_const()?;
        match (self.row(c).kind, self.limbs(c)) {
            (ConstKind::Int, _) => Some(self.row(c).payload as u128),
            (ConstKind::WideInt, &[lo, hi]) => Some(lo as u128 | (hi as u128) << 64),
            _ => None,
        }
    }
    /// Bits of a floating-point constant of any format.
    pub fn as_float_bits(&self, value: Value) -> Option<u128> {
        let c = value.as_const()?;
        match (self.row(c).kind, self.limbs(c)) {
            (ConstKind::Float, _) => Some(self.row(c).payload as u128),
            (ConstKind::WideFloat, &[lo, hi]) => Some(lo as u128 | (hi as u128) << 64),
            _ => None,
        }
    }
    /// Whether a constant is neither undef nor poison, in any part. False when that is not known (expressions that may be poison).
    pub fn is_well_defined(&self, value: Value) -> bool {
        if let Some(c) = value.as_const()
            && !matches!(self.row(c).kind, ConstKind::Aggregate | ConstKind::Splat | ConstKind::Expr)
        {
            return true;
        }
        let mut work = smallvec::SmallVec::<[Value; 16]>::from_slice(&[value]);
        while let Some(value) = work.pop() {
            if value.is_undef_or_poison() || !value.is_constant() {
                return false;
            }
            let Some(c) = value.as_const() else { continue };
            let row = self.row(c);
            match row.kind {
                ConstKind::Expr if row.flags != 0 || row.op == Opcode::AddrSpaceCast => return false,
                ConstKind::Expr | ConstKind::Aggregate | ConstKind::Splat => work.extend_from_slice(self.list(c)),
                _ => {}
            }
        }
        true
    }
    /// Operands of all rows, to find references to globals.
    pub fn operands(&self) -> &[Value] {
        &self.lists
    }
    /// Bytes held.
    pub fn size_bytes(&self) -> usize {
        self.rows.capacity() * size_of::<ConstRow>()
            + self.lists.capacity() * 4
            + self.limbs.capacity() * 8
            + self.bytes.capacity()
            + self.index.bytes()
    }
    /// Rewrites every type and operand through the two functions and rebuilds the index (barrier merges, linking).
    pub fn rewrite(&mut self, mut ty: impl FnMut(Type) -> Type, mut value: impl FnMut(Value) -> Value) {
        for r in &mut self.rows {
            r.ty = ty(r.ty);
            if r.elem.is_some() {
                r.elem = ty(r.elem);
            }
        }
        for v in &mut self.lists {
            *v = value(*v);
        }
        // The first addition builds the index anew.
        self.index = Index::default();
    }
}

/// The hash of a constant that is a number, and of those that have no parts: one multiplication, since most constants are such.
#[inline(always)]
fn hash_of_number(kind: ConstKind, ty: Type, payload: u64) -> u32 {
    let head = (kind as u64) << 32 | ty.0 as u64;
    let product = (payload ^ 0x9e37_79b9_7f4a_7c15) as u128 * (head ^ 0xd1b5_4a32_d192_ed03) as u128;
    let folded = product as u64 ^ (product >> 64) as u64;
    (folded ^ folded >> 32) as u32
}

#[inline(always)]
fn plain(kind: ConstKind, ty: Type, payload: u64) -> ConstRow {
    ConstRow { kind, op: Opcode::Add, flags: 0, ty, payload, elem: Type::NONE, inrange: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_constant_one_id() {
        let mut c = Consts::default();
        let a = c.add_i32(7);
        assert_eq!(a, c.add_int(Type::I32, 32, 7 | 1 << 40));
        assert_ne!(a, c.add_i64(7));
        let w = c.add_wide_int(Type::I128, 128, &[1]);
        assert_eq!(w, c.add_wide_int(Type::I128, 128, &[1, 0]));
        let z = c.add_bytes(Type(99), &[0, 0]);
        assert_eq!(z, c.add_zero(Type(99)));
        let zero = c.add_i32(0);
        assert!(c.is_zero(zero));
        let v = c.add_aggregate(Type(98), &[a, a], true);
        assert_eq!(c.row(v.as_const().unwrap()).kind, ConstKind::Splat);
        for i in 0..1000 {
            c.add_i32(i);
        }
        assert_eq!(a, c.add_i32(7));
        assert_eq!(sign_extend(0xff, 8), -1);
    }
}
