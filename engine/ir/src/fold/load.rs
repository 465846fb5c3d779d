//! Loads from constant variables: the bytes of an initialiser.

use super::Folder;
use crate::consts::{ConstKind, Consts};
use crate::ids::*;
use crate::module::{GlobalKind, ModuleCtx, Symbol};
use crate::types::{TypeKind, TypesRef};
use crate::value::{Value, ValueKind};
use smallvec::SmallVec;

/// Bytes that one load may take from an initialiser.
const MAX_BYTES: usize = 64;

/// Expressions within each other that a loaded address may be computed by.
const MAX_DEPTH: u32 = 8;

/// Bytes of a constant variable that [`Folder::constant_bytes`] gives at most.
const MAX_TEXT: u64 = 1 << 14;

/// Bytes of a value in memory; `known` tells which are not undef.
struct Image<'b> {
    bytes: &'b mut [u8],
    known: &'b mut [bool],
}

impl Folder<'_> {
    /// The value that a load of type `ty` at constant address `ptr` gives, when the memory there cannot change.
    pub fn load(&mut self, ptr: Value, ty: Type) -> Option<Value> {
        let ctx = self.ctx?;
        let (g, offset) = self.address(ptr)?;
        let init = Self::fixed_initializer(ctx, g)?;
        let whole = ctx.globals.shape[g.index()].ty;
        let size = self.layout.fixed_store_size(self.types, ty)?;
        let end = self.layout.fixed_alloc_size(self.types, whole)?;
        if offset < 0 || (offset as u64).checked_add(size)? > end {
            return None;
        }
        let module = &ctx.tables.consts;
        if let Some(v) = self.leaf_at(module, init, whole, offset as u64, ty) {
            return Some(v);
        }
        let size = size as usize;
        if size == 0 || size > MAX_BYTES {
            return None;
        }
        let mut image = Image { bytes: &mut [0; MAX_BYTES], known: &mut [true; MAX_BYTES] };
        self.read(module, init, whole, offset, &mut image, size)?;
        self.value_of(&image, 0, ty)
    }

    /// Initialiser of `global`, if that is a variable that can hold nothing else.
    fn fixed_initializer(ctx: ModuleCtx<'_>, global: Global) -> Option<Value> {
        let sym = &ctx.globals.sym[global.index()];
        let fixed = sym.kind == GlobalKind::Variable
            && sym.has(Symbol::CONSTANT)
            && !sym.is_declaration()
            && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
            && !sym.linkage.is_interposable();
        let init = ctx.globals.parts[global.index()].init;
        (fixed && !init.is_none()).then_some(init)
    }

    /// The bytes from constant address `ptr` to the end of the constant variable that it points into; none of its end. `None` if
    /// they may change, one is undef, or they are more than 16 KiB.
    pub fn constant_bytes(&self, ptr: Value) -> Option<Vec<u8>> {
        let ctx = self.ctx?;
        let (g, offset) = self.address(ptr)?;
        let init = Self::fixed_initializer(ctx, g)?;
        let whole = ctx.globals.shape[g.index()].ty;
        let end = self.layout.fixed_alloc_size(self.types, whole)?;
        let size = end.checked_sub(u64::try_from(offset).ok()?).filter(|&size| size <= MAX_TEXT)? as usize;
        let (mut bytes, mut known) = (vec![0; size], vec![true; size]);
        let mut image = Image { bytes: &mut bytes, known: &mut known };
        self.read(&ctx.tables.consts, init, whole, offset, &mut image, size)?;
        known.iter().all(|&k| k).then_some(bytes)
    }

    /// Base global and byte offset of an address, addresses of any element type and aliases that stay what they are looked through.
    pub(super) fn address(&self, mut value: Value) -> Option<(Global, i128)> {
        use crate::opcode::Opcode;
        let mut offset = 0i128;
        let mut consts: &Consts = self.consts;
        for _ in 0..16 {
            if let Some(g) = value.as_global() {
                let Some((table, aliasee)) = self.aliasee(g) else { return Some((g, offset)) };
                (consts, value) = (table, aliasee);
                continue;
            }
            let c = value.as_const()?;
            let h = consts.expr(c)?;
            let list = consts.list(c);
            match h.op {
                Opcode::GetElementPtr => offset += self.gep_offset_in(consts, h.elem, &list[1..])? as i128,
                Opcode::AddrSpaceCast => {}
                _ => return None,
            }
            value = list[0];
        }
        None
    }

    /// What alias `global` stands for, with the table of that, unless another module may bring another alias.
    fn aliasee(&self, global: Global) -> Option<(&Consts, Value)> {
        let ctx = self.ctx?;
        let sym = &ctx.globals.sym[global.index()];
        let aliasee = ctx.globals.parts[global.index()].init;
        let fixed = sym.kind == GlobalKind::Alias && !sym.linkage.is_interposable() && !sym.is_dead();
        (fixed && !aliasee.is_none()).then_some((&ctx.tables.consts, aliasee))
    }

    /// A value of exactly type `ty` at `offset`: what a pointer must be.
    fn leaf_at(&mut self, module: &Consts, mut value: Value, mut at: Type, mut offset: u64, ty: Type) -> Option<Value> {
        loop {
            if at == ty && offset == 0 {
                return self.import(module, value, MAX_DEPTH);
            }
            match value.kind() {
                ValueKind::Undef(_) => return Some(Value::undef(ty)),
                ValueKind::Poison(_) => return Some(Value::poison(ty)),
                _ => {}
            }
            let (n, elem, rest) = self.element_of(at, offset)?;
            let c = value.as_const()?;
            value = match module.row(c).kind {
                ConstKind::Zero if self.types.is_ptr(ty) && at != ty => return self.zero(ty),
                ConstKind::Aggregate => *module.list(c).get(n as usize)?,
                ConstKind::Splat => module.list(c)[0],
                _ => return None,
            };
            (at, offset) = (elem, rest);
        }
    }

    /// The element of an aggregate or vector of bytes at `offset`, its type, and what is left of the offset.
    fn element_of(&self, ty: Type, offset: u64) -> Option<(u64, Type, u64)> {
        let t = self.types;
        match t.kind(ty) {
            TypeKind::Array { elem, .. } => {
                let size = self.layout.alloc_size(t, *elem).max(1);
                Some((offset / size, *elem, offset % size))
            }
            TypeKind::Vector { elem, .. } => {
                let bits = self.layout.size_in_bits(t, *elem);
                if bits == 0 || !bits.is_multiple_of(8) {
                    return None;
                }
                Some((offset / (bits / 8), *elem, offset % (bits / 8)))
            }
            _ => {
                let (fields, _) = t.fields(ty)?;
                let (n, at) = self.layout.field_at(t, ty, offset)?;
                Some((n as u64, fields[n], offset - at))
            }
        }
    }

    /// A leaf of the module's table in this one: a number, or an address that expressions `depth` deep at most compute.
    fn import(&mut self, module: &Consts, value: Value, depth: u32) -> Option<Value> {
        let Some(c) = value.as_const() else { return value.is_constant().then_some(value) };
        let row = *module.row(c);
        Some(match row.kind {
            ConstKind::Int => self.consts.add_int(row.ty, 64, row.payload),
            ConstKind::Float => self.consts.add_float(row.ty, row.payload),
            ConstKind::Null => self.consts.add_null(row.ty),
            ConstKind::Zero => self.consts.add_zero(row.ty),
            ConstKind::Expr if depth > 0 => {
                let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
                for &operand in module.list(c) {
                    operands.push(self.import(module, operand, depth - 1)?);
                }
                self.consts.add_expr(row.ty, module.expr(c)?, &operands)
            }
            _ => return None,
        })
    }

    /// Copies `size` bytes of `value`, of type `ty`, from `offset` on. Iterative: pieces wait on a stack.
    fn read(
        &self,
        module: &Consts,
        value: Value,
        ty: Type,
        offset: i128,
        to: &mut Image<'_>,
        size: usize,
    ) -> Option<()> {
        // A piece, its type, and where it starts relative to the image.
        let mut work: SmallVec<[(Value, Type, i128); 16]> = SmallVec::new();
        work.push((value, ty, -offset));
        while let Some((value, ty, start)) = work.pop() {
            let bytes = self.layout.alloc_size(self.types, ty) as i128;
            if start >= size as i128 || start + bytes <= 0 {
                continue;
            }
            let put = |to: &mut Image<'_>, k: i128, b: Option<u8>| {
                if (0..size as i128).contains(&k) {
                    to.bytes[k as usize] = b.unwrap_or(0);
                    to.known[k as usize] = b.is_some();
                }
            };
            if value.is_undef_or_poison() {
                for k in start.max(0)..(start + bytes).min(size as i128) {
                    put(to, k, None);
                }
                continue;
            }
            let c = value.as_const()?;
            let row = module.row(c);
            match row.kind {
                ConstKind::Zero | ConstKind::Null => {}
                ConstKind::Int | ConstKind::Float => {
                    let stored = self.layout.store_size(self.types, ty) as usize;
                    if !self.layout.size_in_bits(self.types, ty).is_multiple_of(8) || stored > 8 {
                        return None;
                    }
                    for (k, b) in row.payload.to_le_bytes()[..stored].iter().enumerate() {
                        let k = if self.layout.big_endian { stored - 1 - k } else { k };
                        put(to, start + k as i128, Some(*b));
                    }
                }
                ConstKind::WideInt => {
                    let stored = self.layout.store_size(self.types, ty) as usize;
                    if !self.layout.size_in_bits(self.types, ty).is_multiple_of(8) || self.layout.big_endian {
                        return None;
                    }
                    for (n, limb) in module.limbs(c).iter().enumerate() {
                        for (k, b) in limb.to_le_bytes().iter().enumerate() {
                            if n * 8 + k < stored {
                                put(to, start + (n * 8 + k) as i128, Some(*b));
                            }
                        }
                    }
                }
                ConstKind::Bytes => {
                    let list = module.bytes(c);
                    let (from, to_k) = ((-start).max(0) as usize, (size as i128 - start).min(list.len() as i128));
                    for (k, b) in list.iter().enumerate().take(to_k.max(0) as usize).skip(from) {
                        put(to, start + k as i128, Some(*b));
                    }
                }
                ConstKind::Aggregate | ConstKind::Splat => {
                    let n = self.types.num_elements(ty)?;
                    // Only the elements that the image covers: arrays are long.
                    let first = self.element_of(ty, (-start).max(0) as u64)?.0;
                    for k in first..n {
                        let (at, elem) = self.place_of(ty, k)?;
                        if start + at as i128 >= size as i128 {
                            break;
                        }
                        let list = module.list(c);
                        let e = if row.kind == ConstKind::Splat { list[0] } else { *list.get(k as usize)? };
                        work.push((e, elem, start + at as i128));
                    }
                }
                // The number of a pointer that was one.
                ConstKind::Expr if module.expr(c)?.op == crate::opcode::Opcode::IntToPtr => {
                    let number = module.list(c)[0];
                    let own = module.ty(number.as_const()?);
                    if self.layout.size_in_bits(self.types, own) != self.layout.size_in_bits(self.types, ty) {
                        return None;
                    }
                    work.push((number, own, start));
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Byte offset and type of element `k`.
    fn place_of(&self, ty: Type, k: u64) -> Option<(u64, Type)> {
        let t = self.types;
        match t.kind(ty) {
            TypeKind::Vector { elem, .. } => {
                let bits = self.layout.size_in_bits(t, *elem);
                bits.is_multiple_of(8).then_some((k * (bits / 8), *elem))
            }
            TypeKind::Array { elem, .. } => Some((k * self.layout.alloc_size(t, *elem), *elem)),
            _ => Some((self.layout.field_offset(t, ty, k as usize), t.element(ty, k)?)),
        }
    }

    /// The value of type `ty` that bytes of the image from `at` on are.
    fn value_of(&mut self, image: &Image<'_>, at: usize, ty: Type) -> Option<Value> {
        let t: TypesRef<'_> = self.types;
        let bits = self.layout.size_in_bits(t, ty);
        if !bits.is_multiple_of(8) || bits == 0 {
            return None;
        }
        let n = (bits / 8) as usize;
        let known = &image.known[at..at + n];
        if known.iter().all(|k| !k) {
            return Some(Value::undef(ty));
        }
        match t.kind(ty) {
            TypeKind::Vector { len, elem, .. } => {
                let (len, elem) = (*len as usize, *elem);
                let each = n / len;
                if each * len != n {
                    return None;
                }
                let mut list: SmallVec<[Value; 16]> = SmallVec::new();
                for k in 0..len {
                    list.push(self.value_of(image, at + k * each, elem)?);
                }
                Some(self.consts.add_aggregate(ty, &list, true))
            }
            TypeKind::Int(_) | TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => {
                if !known.iter().all(|&k| k) {
                    return None;
                }
                let mut limbs = [0u64; MAX_BYTES / 8];
                for k in 0..n {
                    let place = if self.layout.big_endian { n - 1 - k } else { k };
                    limbs[place / 8] |= (image.bytes[at + k] as u64) << (place % 8 * 8);
                }
                Some(match t.kind(ty) {
                    TypeKind::Int(w) => self.consts.add_wide_int(ty, *w, &limbs[..n.div_ceil(8)]),
                    _ => self.consts.add_float(ty, limbs[0]),
                })
            }
            TypeKind::Ptr(_) if known.iter().all(|&k| k) && image.bytes[at..at + n].iter().all(|&b| b == 0) => {
                Some(self.consts.add_null(ty))
            }
            TypeKind::Ptr(space) if known.iter().all(|&k| k) && !self.layout.non_integral.contains(space) => {
                let number = match bits {
                    16 => Type::I16,
                    32 => Type::I32,
                    64 => Type::I64,
                    _ => return None,
                };
                let number = self.value_of(image, at, number)?;
                self.cast(crate::opcode::Opcode::IntToPtr, 0, number, ty)
            }
            _ => None,
        }
    }
}
