//! Constants: as slots (value, undef bits, poison) and as bytes of an initialiser. Expressions are evaluated here, since all
//! addresses are known.

use super::super::memory::{Object, POISON, UNDEF, write_le};
use super::super::program::Leaf;
use super::super::scalar;
use super::Undecodable;
use super::func::Done;
use super::inst;
use warpc_ir::ModuleCtx;
use warpc_ir::consts::{ConstKind, Consts, low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::layout::DataLayout;
use warpc_ir::opcode::Opcode;
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::{Value, ValueKind};

/// A scalar of a constant: value, undef bits, poison.
pub(crate) type ConstLeaf = (u64, u64, bool);

/// How deep constants and types may be nested.
const MAX_DEPTH: u32 = 200;
/// Bits of the widest integer.
pub(super) const MAX_INT_BITS: u32 = 8192;
/// The most slots that a value may take.
pub(super) const MAX_LEAVES: usize = 1 << 14;

/// What constants are read from: a function's tables or the module's.
#[derive(Clone, Copy)]
pub(crate) struct ConstView<'a> {
    pub consts: &'a Consts,
    pub types: TypesRef<'a>,
    pub layout: &'a DataLayout,
    pub addresses: &'a [u64],
}

impl<'a> ConstView<'a> {
    pub fn of_module(ctx: ModuleCtx<'a>, addresses: &'a [u64]) -> ConstView<'a> {
        ConstView { consts: &ctx.tables.consts, types: ctx.types(), layout: &ctx.tables.layout, addresses }
    }
    /// Scalars of a type in order, with their places in memory. The error says why there are none.
    pub fn type_leaves(&self, ty: Type, base: u64, out: &mut Vec<Leaf>, depth: u32) -> Done {
        if depth > MAX_DEPTH || out.len() > MAX_LEAVES {
            return Err(Undecodable::TooManyParts);
        }
        let scalar = |out: &mut Vec<Leaf>, off: u64, bits: u32| {
            for at in (0..bits).step_by(64) {
                out.push(Leaf { off: off + at as u64 / 8, bit: 0, bits: (bits - at).min(64) });
            }
        };
        match self.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata => {}
            TypeKind::Int(n) if *n <= MAX_INT_BITS => scalar(out, base, *n),
            TypeKind::Int(_) => return Err(Undecodable::WideInteger),
            TypeKind::Ptr(a) => scalar(out, base, self.layout.pointer_bits(*a)),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => {
                scalar(out, base, self.types.scalar_bits(ty).unwrap_or(64));
            }
            TypeKind::Array { len, elem } => {
                let step = self.layout.alloc_size(self.types, *elem);
                if *len > MAX_LEAVES as u64 {
                    return Err(Undecodable::TooManyParts);
                }
                for i in 0..*len {
                    self.type_leaves(*elem, base + i * step, out, depth + 1)?;
                }
            }
            TypeKind::Vector { len, scalable: false, elem } => {
                let bits = self.layout.size_in_bits(self.types, *elem);
                if *len as usize > MAX_LEAVES {
                    return Err(Undecodable::TooManyParts);
                }
                for i in 0..*len as u64 {
                    let at = i * bits;
                    if bits > 64 {
                        scalar(out, base + at / 8, bits as u32);
                    } else {
                        out.push(Leaf { off: base + at / 8, bit: (at % 8) as u32, bits: bits as u32 });
                    }
                }
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let Some((fields, _)) = self.types.fields(ty) else { return Err(Undecodable::OpaqueType) };
                for (i, &f) in fields.iter().enumerate() {
                    self.type_leaves(f, base + self.layout.field_offset(self.types, ty, i), out, depth + 1)?;
                }
            }
            other => return Err(Undecodable::Type(format!("{other:?}"))),
        }
        Ok(())
    }
    fn repeat(&self, ty: Type, leaf: ConstLeaf, out: &mut Vec<ConstLeaf>) -> Done {
        let mut leaves = Vec::new();
        self.type_leaves(ty, 0, &mut leaves, 0)?;
        out.extend(leaves.iter().map(|l| (leaf.0, leaf.1 & low_mask(l.bits), leaf.2)));
        Ok(())
    }
    /// Scalars of a constant of type `ty`.
    pub fn leaves(&self, value: Value, ty: Type, out: &mut Vec<ConstLeaf>, depth: u32) -> Done {
        if depth > MAX_DEPTH || out.len() > MAX_LEAVES {
            return Err(Undecodable::TooDeep);
        }
        let clean = |value: u64| (value, 0, false);
        let c = match value.kind() {
            ValueKind::Undef(_) => return self.repeat(ty, (0, u64::MAX, false), out),
            ValueKind::Poison(_) => return self.repeat(ty, (0, 0, true), out),
            ValueKind::Global(g) => {
                out.push(clean(self.addresses.get(g.index()).copied().unwrap_or(0)));
                return Ok(());
            }
            ValueKind::Const(c) => c,
            _ => return Err(Undecodable::NoConstant),
        };
        let row = self.consts.row(c);
        match row.kind {
            ConstKind::Int | ConstKind::Float => out.push(clean(row.payload)),
            ConstKind::WideInt => {
                let limbs = self.consts.limbs(c);
                out.extend(limbs.iter().map(|&l| clean(l)));
            }
            ConstKind::Null | ConstKind::TokenNone => out.push(clean(0)),
            ConstKind::Zero => self.repeat(ty, (0, 0, false), out)?,
            ConstKind::Bytes => out.extend(self.consts.bytes(c).iter().map(|&b| clean(b as u64))),
            ConstKind::Aggregate => {
                for (i, &e) in self.consts.list(c).iter().enumerate() {
                    let et = self.types.element(ty, i as u64).unwrap_or(Type::I32);
                    self.leaves(e, et, out, depth + 1)?;
                }
            }
            ConstKind::Splat => {
                let n = self.types.num_elements(ty).unwrap_or(0);
                let et = self.types.scalar(ty);
                for _ in 0..n {
                    self.leaves(self.consts.list(c)[0], et, out, depth + 1)?;
                }
            }
            ConstKind::Expr => self.expression(c, ty, out, depth)?,
            ConstKind::DsoLocalEquivalent | ConstKind::NoCfi | ConstKind::PtrAuth => {
                self.leaves(self.consts.list(c)[0], ty, out, depth + 1)?;
            }
            ConstKind::BlockAddress => return Err(Undecodable::BlockAddress),
            ConstKind::WideFloat => return Err(Undecodable::ForeignNumber),
        }
        Ok(())
    }
    fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.consts.ty(c),
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            _ => Type::PTR,
        }
    }
    fn expression(&self, constant: Const, ty: Type, out: &mut Vec<ConstLeaf>, depth: u32) -> Done {
        let head = self.consts.expr(constant).ok_or(Undecodable::Malformed("an expression without a head"))?;
        let ops = self.consts.list(constant);
        if head.op == Opcode::GetElementPtr {
            let mut base = Vec::new();
            self.leaves(ops[0], self.type_of(ops[0]), &mut base, depth + 1)?;
            let mut indices = Vec::new();
            for &i in &ops[1..] {
                let mut l = Vec::new();
                self.leaves(i, self.type_of(i), &mut l, depth + 1)?;
                let bits = self.types.int_bits(self.types.scalar(self.type_of(i))).unwrap_or(64);
                indices.push(sign_extend(l[0].0, bits.min(64)));
            }
            let mut offset = 0i64;
            let mut at = head.elem;
            if !self.layout.has_fixed_size(self.types, at) {
                return Err(Undecodable::UnsizedStep);
            }
            for (k, &i) in indices.iter().enumerate() {
                let (step, next) = inst::gep_step(self.types, self.layout, at, k == 0, Some(i as u64));
                offset = offset.wrapping_add(match step {
                    inst::Step::Field(off) => off as i64,
                    inst::Step::Scale(s) => i.wrapping_mul(s as i64),
                });
                at = next;
            }
            out.extend(base.iter().map(|b| (b.0.wrapping_add(offset as u64), b.1, b.2)));
            return Ok(());
        }
        let from = self.type_of(ops[0]);
        let mut a = Vec::new();
        self.leaves(ops[0], from, &mut a, depth + 1)?;
        let bits = |ty: Type| {
            let s = self.types.scalar(ty);
            self.types.int_bits(s).unwrap_or_else(|| {
                self.types.addrspace(s).map_or(self.types.scalar_bits(s).unwrap_or(64), |x| self.layout.pointer_bits(x))
            })
        };
        match head.op {
            Opcode::BitCast if self.types.kind(from) != self.types.kind(ty) => {
                let mut from_leaves = Vec::new();
                self.type_leaves(from, 0, &mut from_leaves, 0)?;
                let mut to_leaves = Vec::new();
                self.type_leaves(ty, 0, &mut to_leaves, 0)?;
                let mut object = Object::new("", vec![0; self.layout.alloc_size(self.types, from).max(16) as usize]);
                for (l, v) in from_leaves.iter().zip(&a) {
                    put(&mut object, l, *v);
                }
                out.extend(to_leaves.iter().map(|l| get(&object, l)));
            }
            Opcode::AddrSpaceCast
            | Opcode::PtrToInt
            | Opcode::PtrToAddr
            | Opcode::IntToPtr
            | Opcode::BitCast
            | Opcode::Trunc => {
                let m = low_mask(bits(ty).min(64));
                let tag = self
                    .types
                    .addrspace(from)
                    .filter(|&s| self.layout.pointer_bits(s) < 64 && head.op == Opcode::AddrSpaceCast);
                let tag = tag.map_or(0, inst::space_tag);
                out.extend(a.iter().map(|l| ((l.0 | tag) & m, l.1 & m, l.2)));
            }
            op => {
                let Some(f) = inst::int_fun(op) else {
                    return Err(Undecodable::Expression(op.text()));
                };
                let mut b = Vec::new();
                self.leaves(ops[1], from, &mut b, depth + 1)?;
                for (x, y) in a.iter().zip(&b) {
                    let w = bits(ty).min(64);
                    let r = scalar::int(f, w, w, 0, head.flags as u8, [x.0, y.0, 0]).unwrap_or((0, true));
                    out.push((r.0, x.1 | y.1, r.1 || x.2 || y.2));
                }
            }
        }
        Ok(())
    }
    /// Writes an initialiser of type `ty` into an object at `off`.
    pub fn bytes(&self, value: Value, ty: Type, off: u64, object: &mut Object, depth: u32) -> Done {
        if depth > MAX_DEPTH {
            return Err(Undecodable::DeepInitialiser);
        }
        let size = self.layout.alloc_size(self.types, ty);
        match value.kind() {
            ValueKind::Undef(_) | ValueKind::Poison(_) => {
                let state = if value.is_poison() { POISON } else { UNDEF };
                object.shadow.resize(object.data.len(), 0);
                object.shadow[off as usize..(off + size) as usize].fill(state);
                return Ok(());
            }
            ValueKind::Const(c) => {
                let row = self.consts.row(c);
                let list = self.consts.list(c);
                match row.kind {
                    ConstKind::Zero => return Ok(()),
                    ConstKind::Bytes => {
                        let b = self.consts.bytes(c);
                        object.data[off as usize..off as usize + b.len()].copy_from_slice(b);
                        return Ok(());
                    }
                    ConstKind::Aggregate if self.types.is_aggregate(ty) => {
                        for (i, &e) in list.iter().enumerate() {
                            let et = self
                                .types
                                .element(ty, i as u64)
                                .ok_or(Undecodable::Malformed("an element too many"))?;
                            let at = off + self.layout.element_offset(self.types, ty, i as u64);
                            self.bytes(e, et, at, object, depth + 1)?;
                        }
                        return Ok(());
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        let (mut values, mut leaves) = (Vec::new(), Vec::new());
        self.leaves(value, ty, &mut values, depth + 1)?;
        self.type_leaves(ty, off, &mut leaves, 0)?;
        for (l, value) in leaves.iter().zip(values) {
            put(object, l, value);
        }
        Ok(())
    }
}

/// Writes one scalar of a constant.
fn put(object: &mut Object, leaf: &Leaf, const_leaf: ConstLeaf) {
    let at = leaf.off as usize;
    let n = (leaf.bit + leaf.bits).div_ceil(8) as usize;
    let mut now = super::super::memory::read_le(&object.data[at..at + n.min(8)]);
    if leaf.bit != 0 || leaf.bits < 8 {
        now &= !(low_mask(leaf.bits) << leaf.bit);
        now |= (const_leaf.0 & low_mask(leaf.bits)) << leaf.bit;
    } else {
        now = const_leaf.0;
    }
    write_le(&mut object.data[at..at + n.min(8)], now);
    if const_leaf.1 != 0 || const_leaf.2 {
        object.shadow.resize(object.data.len(), 0);
        object.shadow[at..at + n].fill(if const_leaf.2 { POISON } else { UNDEF });
    }
}

/// Reads one scalar back.
fn get(object: &Object, leaf: &Leaf) -> ConstLeaf {
    let at = leaf.off as usize;
    let n = ((leaf.bit + leaf.bits).div_ceil(8) as usize).min(8);
    let value = super::super::memory::read_le(&object.data[at..at + n]) >> leaf.bit & low_mask(leaf.bits);
    let state = object.shadow.get(at..at + n).and_then(|s| s.iter().max().copied()).unwrap_or(0);
    (value, if state == UNDEF { low_mask(leaf.bits) } else { 0 }, state == POISON)
}

/// Kind of a floating-point type as in `float.rs`: 16, 17, 32, 64; `None` for others.
pub(crate) fn float_kind(ty: Type) -> Option<u32> {
    match ty {
        Type::HALF => Some(16),
        Type::BFLOAT => Some(17),
        Type::FLOAT => Some(32),
        Type::DOUBLE => Some(64),
        _ => None,
    }
}
