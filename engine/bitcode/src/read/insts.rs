//! Arithmetic, comparisons, conversions, vectors, aggregates, phis.

use super::consts::{binary_opcode, cast_opcode, float_predicate, int_predicate, integer_flags};
use super::error::{Cause, Part};
use super::function::{Operand, Words};
use super::reader::Reader;
use super::types::NO_ROW;
use crate::codes::fast_math;
use warpc_ir::body::Aux;
use warpc_ir::cast_rules::cast_is_valid;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Lanes of a mask that a record of one number may stand for; more of them are counted.
const FEW_LANES: u32 = 64;

/// Fast-math flags.
#[inline(always)]
pub(super) fn fast_math_flags(n: u64) -> u16 {
    FAST_MATH[n as usize & (FAST_MATH.len() - 1)]
}

/// Fast-math flags by the number that stands for them in a record.
static FAST_MATH: [u16; 256] = {
    const BITS: [(u64, u16); 7] = [
        (fast_math::NO_NA_NS, flags::NNAN),
        (fast_math::NO_INFS, flags::NINF),
        (fast_math::NO_SIGNED_ZEROS, flags::NSZ),
        (fast_math::ALLOW_RECIPROCAL, flags::ARCP),
        (fast_math::ALLOW_CONTRACT, flags::CONTRACT),
        (fast_math::APPROX_FUNC, flags::AFN),
        (fast_math::ALLOW_REASSOC, flags::REASSOC),
    ];
    let mut table = [0; 256];
    let mut n = 0;
    while n < table.len() {
        let mut k = 0;
        while k < BITS.len() {
            assert!(BITS[k].0 < 256);
            if n as u64 & BITS[k].0 != 0 {
                table[n] |= BITS[k].1;
            }
            k += 1;
        }
        if n as u64 & fast_math::UNSAFE_ALGEBRA != 0 {
            table[n] = flags::FAST;
        }
        n += 1;
    }
    table
};

impl Reader {
    #[inline(always)]
    fn is_float_like(&self, t: Type) -> bool {
        let types = self.tables.types.view();
        types.is_float(t) || types.is_float(types.scalar(t))
    }
    #[inline(always)]
    fn is_int_like(&self, t: Type) -> bool {
        let types = self.tables.types.view();
        types.is_int(t) || types.is_int(types.scalar(t))
    }
    /// Whether a phi, select or call of the type can have fast-math flags.
    pub(super) fn takes_fast_math(&self, mut t: Type) -> bool {
        let types = self.tables.types.view();
        if t.is_fixed() {
            return types.is_float(t);
        }
        if let TypeKind::Struct { fields, packed: false } = types.kind(t) {
            return fields
                .first()
                .is_some_and(|&first| fields.iter().all(|&f| f == first) && types.is_float(types.scalar(first)));
        }
        while let TypeKind::Array { elem, .. } = types.kind(t) {
            t = *elem;
        }
        types.is_float(types.scalar(t))
    }
    /// `[a, b, operation, flags?]`
    #[inline(always)]
    pub(super) fn binary(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "binary operation");
        let a = self.operand(&mut w)?;
        let b = self.operand_of(&mut w, a.ty, a.row)?;
        let float = self.is_float_like(a.ty);
        if !float && !self.is_int_like(a.ty) {
            return Err(Cause::Type("an operand of arithmetic"));
        }
        let Some(op) = binary_opcode(w.next()?, float) else { return w.bad() };
        let fl = match w.left() {
            0 => 0,
            _ if float => fast_math_flags(w.next()?),
            _ => integer_flags(op, w.next()?),
        };
        let i = self.f.emit(op, fl, a.ty, [a.value, b], Aux::default());
        self.add_value(i, a.ty, NO_ROW)
    }
    /// `[a, operation, flags?]`
    pub(super) fn unary(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "unary operation");
        let a = self.operand(&mut w)?;
        if w.next()? != 0 || !self.is_float_like(a.ty) {
            return w.bad();
        }
        let fl = if w.left() > 0 { fast_math_flags(w.next()?) } else { 0 };
        let i = self.f.emit(Opcode::FNeg, fl, a.ty, [a.value], Aux::default());
        self.add_inst(i, NO_ROW)
    }
    /// `[a, type, operation, flags?]`
    #[inline]
    pub(super) fn cast(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "conversion");
        let a = self.operand(&mut w)?;
        let n = w.next()?;
        let (to, row) = (self.types.get(n)?, self.types.row(n));
        let Some(op) = cast_opcode(w.next()?) else { return w.bad() };
        let mut fl = 0;
        if w.left() > 0 {
            let n = w.next()?;
            fl = match op {
                Opcode::FPTrunc | Opcode::FPExt => fast_math_flags(n),
                _ => integer_flags(op, n),
            };
        }
        if op == Opcode::BitCast && self.changes_space(a.ty, to) {
            return self.space_bitcast(a, to, row);
        }
        if !cast_is_valid(self.tables.types.view(), op, a.ty, to) {
            return Err(Cause::Type("a conversion"));
        }
        let i = self.f.emit(op, fl, to, [a.value], Aux::default());
        self.add_value(i, to, row)
    }
    /// Whether both are pointers, of different address spaces.
    fn changes_space(&self, from: Type, to: Type) -> bool {
        let types = self.tables.types.view();
        let space = |t: Type| types.addrspace(types.scalar(t));
        matches!((space(from), space(to)), (Some(a), Some(b)) if a != b)
    }
    /// What a bitcast did between address spaces once: through an integer.
    fn space_bitcast(&mut self, a: Operand, to: Type, row: u32) -> Part<()> {
        let mut middle = Type::I64;
        if let Some((len, scalable, _)) = self.tables.types.view().vector(a.ty) {
            middle = self.tables.types.intern(TypeKind::Vector { len, scalable, elem: Type::I64 });
        }
        let int = self.f.emit(Opcode::PtrToInt, 0, middle, [a.value], Aux::default());
        self.number_inst(int);
        let i = self.f.emit(Opcode::IntToPtr, 0, to, [Value::inst(int)], Aux::default());
        self.add_inst(i, row)
    }
    /// `[a, b, predicate, flags?]`
    #[inline]
    pub(super) fn compare(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "comparison");
        let a = self.operand(&mut w)?;
        let b = self.operand_of(&mut w, a.ty, a.row)?;
        let n = w.next()?;
        let float = self.is_float_like(a.ty);
        let (op, predicate) = if float {
            let Some(p) = float_predicate(n) else { return w.bad() };
            (Opcode::FCmp, p as u16)
        } else {
            let types = self.tables.types.view();
            if !self.is_int_like(a.ty) && !types.is_ptr(types.scalar(a.ty)) {
                return Err(Cause::Type("an operand of a comparison"));
            }
            let Some(p) = int_predicate(n) else { return w.bad() };
            (Opcode::ICmp, p as u16)
        };
        let mut fl = predicate << flags::PRED_SHIFT;
        if w.left() > 0 {
            let n = w.next()?;
            fl |= match float {
                true => fast_math_flags(n),
                false if n & 1 != 0 => flags::SAMESIGN,
                false => 0,
            };
        }
        w.end()?;
        let ty = match self.tables.types.view().vector(a.ty) {
            Some((len, scalable, _)) => self.tables.types.intern(TypeKind::Vector { len, scalable, elem: Type::I1 }),
            None => Type::I1,
        };
        let i = self.f.emit(op, fl, ty, [a.value, b], Aux::default());
        self.add_value(i, ty, NO_ROW)
    }
    /// `[a, b, condition, flags?]`, the condition with its type.
    pub(super) fn select(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "select");
        let a = self.operand(&mut w)?;
        let b = self.operand_of(&mut w, a.ty, a.row)?;
        let c = self.operand(&mut w)?;
        let fl = if w.left() > 0 { fast_math_flags(w.next()?) } else { 0 };
        self.finish_select(a, b, c, fl)
    }
    /// `[a, b, condition]`, the condition an `i1`.
    pub(super) fn old_select(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "select");
        let a = self.operand(&mut w)?;
        let b = self.operand_of(&mut w, a.ty, a.row)?;
        let c = self.operand_of(&mut w, Type::I1, NO_ROW)?;
        self.finish_select(a, b, Operand { value: c, ty: Type::I1, row: NO_ROW }, 0)
    }
    fn finish_select(&mut self, a: Operand, b: Value, c: Operand, fl: u16) -> Part<()> {
        let types = self.tables.types.view();
        let fits = c.ty == Type::I1
            || matches!((types.vector(c.ty), types.vector(a.ty)), (Some(c), Some(a))
                if c.2 == Type::I1 && (c.0, c.1) == (a.0, a.1));
        let bad_flags = fl != 0 && !self.takes_fast_math(a.ty);
        if !fits || a.ty == Type::TOKEN || !self.is_first_class(a.ty) || bad_flags {
            return Err(Cause::Type("an operand of select"));
        }
        let i = self.f.emit(Opcode::Select, fl, a.ty, [c.value, a.value, b], Aux::default());
        self.add_inst(i, a.row)
    }
    pub(super) fn freeze(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "freeze");
        let a = self.operand(&mut w)?;
        w.end()?;
        let i = self.f.emit(Opcode::Freeze, 0, a.ty, [a.value], Aux::default());
        self.add_inst(i, a.row)
    }
    /// `[type of the list, list, type]`
    pub(super) fn va_arg(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "va_arg");
        let n = w.next()?;
        let (list_ty, list_row) = (self.types.get(n)?, self.types.row(n));
        let list = self.operand_of(&mut w, list_ty, list_row)?;
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        let types = self.tables.types.view();
        if !types.is_ptr(list_ty) || !self.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA) {
            return Err(Cause::Type("va_arg"));
        }
        let i = self.f.emit(Opcode::VaArg, 0, ty, [list], Aux::default());
        self.add_inst(i, row)
    }

    // ---- vectors ------------------------------------------------------------------------------------------------

    /// `[vector, index]`
    pub(super) fn extract_element(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "extractelement");
        let v = self.operand(&mut w)?;
        let index = self.operand(&mut w)?;
        let types = self.tables.types.view();
        let Some((_, _, ty)) = types.vector(v.ty).filter(|_| types.is_int(index.ty)) else {
            return Err(Cause::Type("an operand of extractelement"));
        };
        let i = self.f.emit(Opcode::ExtractElement, 0, ty, [v.value, index.value], Aux::default());
        let row = self.types.part(v.row, 0);
        self.add_inst(i, row)
    }
    /// `[vector, element, index]`
    pub(super) fn insert_element(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "insertelement");
        let v = self.operand(&mut w)?;
        let Some((_, _, elem)) = self.tables.types.view().vector(v.ty) else {
            return Err(Cause::Type("an operand of insertelement"));
        };
        let row = self.types.part(v.row, 0);
        let e = self.operand_of(&mut w, elem, row)?;
        let index = self.operand(&mut w)?;
        if !self.tables.types.view().is_int(index.ty) {
            return Err(Cause::Type("an operand of insertelement"));
        }
        let i = self.f.emit(Opcode::InsertElement, 0, v.ty, [v.value, e, index.value], Aux::default());
        self.add_inst(i, v.row)
    }
    /// `[a, b, mask]`
    pub(super) fn shuffle_vector(&mut self, record: &[u64]) -> Part<()> {
        const BAD: Cause = Cause::Type("an operand of shufflevector");
        let mut w = Words::new(record, "shufflevector");
        let a = self.operand(&mut w)?;
        let b = self.operand_of(&mut w, a.ty, a.row)?;
        let mask = self.operand(&mut w)?;
        let types = self.tables.types.view();
        let (Some((len, scalable, elem)), Some((lanes, mask_scalable, mask_elem))) =
            (types.vector(a.ty), types.vector(mask.ty))
        else {
            return Err(BAD);
        };
        if mask_elem != Type::I32 || scalable != mask_scalable {
            return Err(BAD);
        }
        let ty = self.tables.types.intern(TypeKind::Vector { len: lanes, scalable, elem });
        let at = self.f.side.indices.len() as u32;
        self.push_mask(mask.value, lanes, if scalable { 1 } else { len as u64 * 2 }).ok_or(BAD)?;
        let aux = Aux { a: at, b: self.f.side.indices.len() as u32 - at };
        let i = self.f.emit(Opcode::ShuffleVector, 0, ty, [a.value, b], aux);
        let row = if self.types.typed { self.types.pointer_to(ty, self.types.part(a.row, 0)) } else { NO_ROW };
        self.add_inst(i, row)
    }
    /// Adds the lanes of a mask to the index lists; `None` when it is no mask of lanes below `limit`.
    fn push_mask(&mut self, mask: Value, lanes: u32, limit: u64) -> Option<()> {
        let side = &mut self.f.side;
        let c = &side.consts;
        let lane = |v: Value| match v.is_undef_or_poison() {
            true => Some(u32::MAX),
            false => c.as_int(v).filter(|&n| n < limit).map(|n| n as u32),
        };
        let repeated = if mask.is_undef_or_poison() {
            Some(u32::MAX)
        } else {
            match c.row(mask.as_const()?).kind {
                ConstKind::Zero => Some(0),
                ConstKind::Splat => Some(lane(c.list(mask.as_const()?)[0])?),
                ConstKind::Aggregate => None,
                _ => return None,
            }
        };
        if repeated.is_some() && lanes > FEW_LANES {
            self.spare_words = self.spare_words.checked_sub(lanes as usize)?;
        }
        match repeated {
            Some(n) if lanes <= 1 << 16 => side.indices.extend(std::iter::repeat_n(n, lanes as usize)),
            Some(_) => return None,
            None => {
                for &v in c.list(mask.as_const()?) {
                    side.indices.push(lane(v)?);
                }
            }
        }
        Some(())
    }

    // ---- aggregates ---------------------------------------------------------------------------------------------

    /// The indices that are left in the record: type and row at the end of them.
    fn index_list(&mut self, w: &mut Words<'_>, mut ty: Type, mut row: u32) -> Part<(Type, u32, Aux)> {
        let at = self.f.side.indices.len() as u32;
        if w.left() == 0 {
            return w.bad();
        }
        while w.left() > 0 {
            let n = w.next()?;
            let types = self.tables.types.view();
            let next = if types.is_vector(ty) { None } else { types.element(ty, n) };
            let (Some(next), Ok(index)) = (next, u32::try_from(n)) else { return Err(Cause::Type("an index")) };
            row = self.types.element(row, n, !matches!(types.kind(ty), TypeKind::Array { .. }));
            ty = next;
            self.f.side.indices.push(index);
        }
        Ok((ty, row, Aux { a: at, b: self.f.side.indices.len() as u32 - at }))
    }
    /// `[aggregate, indices...]`
    pub(super) fn extract_value(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "extractvalue");
        let v = self.operand(&mut w)?;
        let (ty, row, aux) = self.index_list(&mut w, v.ty, v.row)?;
        let i = self.f.emit(Opcode::ExtractValue, 0, ty, [v.value], aux);
        self.add_inst(i, row)
    }
    /// `[aggregate, element, indices...]`
    pub(super) fn insert_value(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "insertvalue");
        let v = self.operand(&mut w)?;
        let e = self.operand(&mut w)?;
        let (ty, _, aux) = self.index_list(&mut w, v.ty, v.row)?;
        if ty != e.ty {
            return Err(Cause::Type("an inserted value"));
        }
        let i = self.f.emit(Opcode::InsertValue, 0, v.ty, [v.value, e.value], aux);
        self.add_inst(i, v.row)
    }
    /// `[type, (value, block)..., flags?]`
    #[inline]
    pub(super) fn phi(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "phi");
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        if !self.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA) {
            return Err(Cause::Type("a phi"));
        }
        self.func.ops.clear();
        let rows_before = self.f.num_insts();
        while w.left() > 1 {
            let v = self.signed_operand_of(&mut w, ty, row)?;
            let b = self.block_operand(&mut w)?;
            self.func.ops.extend_from_slice(&[v, b]);
        }
        if self.f.num_insts() != rows_before {
            return Err(Cause::Unsupported("an old constant expression in a phi"));
        }
        let fl = if w.left() > 0 { fast_math_flags(w.next()?) } else { 0 };
        if fl != 0 && !self.takes_fast_math(ty) {
            return w.bad();
        }
        let i = self.f.emit_list(Opcode::Phi, fl, ty, &self.func.ops, Aux::default());
        self.add_value(i, ty, row)
    }
}
