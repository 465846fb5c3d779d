//! Strides that are a value, taken to be one; strides of pointers in elements, and whether pointers wrap around the address space.

use super::*;
use crate::{COULD_NOT_COMPUTE, Kind, Wrap};
use warpc_ir::attrs::AttrKind;
use warpc_ir::opcode::flags;

/// Whether memory at null of the generic address space may be accessed.
pub(super) fn null_is_defined(f: &Func<'_>) -> bool {
    super::collect::has_fn_attr(f, AttrKind::NullPointerIsValid)
}

impl Work<'_, '_, '_> {
    /// The value that pointer `operand` steps by, in elements, when that is a value that does not change in the loop and that it
    /// may pay to take to be one.
    pub(super) fn stride_value(&mut self, operand: Value) -> Option<Expr> {
        if !self.set.unit_strides {
            return None;
        }
        let f = self.f;
        // The only index that varies, instead of the address.
        let mut at = operand;
        if let Some(i) = operand.as_inst().filter(|&i| f.op(i) == Opcode::GetElementPtr) {
            let mut varying = f.operands(i).filter(|&o| {
                self.se.type_of(o).is_none() || {
                    let e = self.se.get(o);
                    !self.se.is_invariant(e, self.l)
                }
            });
            if let (Some(one), None) = (varying.next(), varying.next()) {
                at = one;
            }
        }
        let se = &mut *self.se;
        se.type_of(at)?;
        let mut e = se.get(at);
        while at != operand && se.kind(e).is_cast() {
            e = se.op(e, 0);
        }
        if se.rec_loop(e) != Some(self.l) || !se.is_affine(e) {
            return None;
        }
        let step = se.op(e, 1);
        if !se.is_invariant(step, self.l) {
            return None;
        }
        let base = if se.kind(step).is_cast() { se.op(step, 0) } else { step };
        let value = se.unknown(base)?;
        // Blocks and grids of one thread are not what code is written for.
        let sreg = value.as_inst().and_then(|i| warpc_analysis::facts::intrinsic(f, i));
        if sreg.is_some_and(warpc_ir::intrinsics::sreg::is_sreg) {
            return None;
        }
        if value.is_undef_or_poison() || self.rarely_steps(step) {
            return None;
        }
        Some(base)
    }
    /// Whether a step of one would mean that the loop runs once at most.
    fn rarely_steps(&mut self, step: Expr) -> bool {
        let most = self.se.most_assuming(&mut self.assumed);
        let se = &mut *self.se;
        let (step, most) = if se.bits(most) >= se.bits(step) {
            let ty = se.ty(most).effective();
            (se.sext_or_same(step, ty), most)
        } else {
            let ty = se.ty(step).effective();
            (step, se.zext_or_same(most, ty))
        };
        let more = se.minus(step, most, Wrap::ANY);
        more != COULD_NOT_COMPUTE && se.is_known_positive(more)
    }
    /// Expression of a pointer, with its stride taken to be one where that is chosen.
    pub(super) fn expr_with_unit_stride(&mut self, ptr: Ptr) -> Expr {
        let e = self.expr(ptr);
        let Some(stride) = self.ptrs.stride[ptr as usize] else { return e };
        let one = self.se.one(self.se.ty(stride));
        self.se.assume(&mut self.assumed, Predicate::Equal(stride, one));
        self.expr(ptr)
    }
    /// Elements of type `ty` that pointer `ptr` steps by in each iteration: nought for an address that stays; `None` when that is
    /// not known or it may wrap, unless that may be assumed.
    pub(super) fn ptr_stride(&mut self, ptr: Ptr, ty: Type, assume: bool) -> Option<i64> {
        let e = self.expr_with_unit_stride(ptr);
        if self.se.is_invariant(e, self.l) {
            return Some(0);
        }
        let v = self.ptrs.value[ptr as usize];
        let rec = match self.se.kind(e) {
            Kind::AddRec => e,
            _ if assume => self.se.rec_assuming(&mut self.assumed, v)?,
            _ => return None,
        };
        let stride = self.stride_of(rec, ty)?;
        self.does_not_wrap(rec, Some(ptr), ty, assume, Some(stride)).then_some(stride)
    }
    /// Elements that a recurrence steps by.
    fn stride_of(&mut self, rec: Expr, ty: Type) -> Option<i64> {
        let size = i64::try_from(self.alloc_size(ty)?).ok().filter(|&n| n > 0)?;
        if self.se.rec_loop(rec) != Some(self.l) || !self.se.is_affine(rec) {
            return None;
        }
        let step = self.se.op(rec, 1);
        let step = signed(self.se.constant(step)?, self.se.bits(step))?;
        (step % size == 0).then_some(step / size)
    }
    /// Whether recurrence `rec`, the expression of `p` if that is given, does not wrap around the address space. With `assume`
    /// that may be assumed.
    pub(super) fn does_not_wrap(
        &mut self,
        rec: Expr,
        p: Option<Ptr>,
        ty: Type,
        assume: bool,
        stride: Option<i64>,
    ) -> bool {
        if self.se.wrap(rec) != Wrap::ANY {
            return true;
        }
        let v = p.map(|p| self.ptrs.value[p as usize]);
        if let Some(v) = v
            && (self.se.has_no_wrap(&mut self.assumed, v) || self.is_inbounds_each_time(v))
        {
            return true;
        }
        // Neighbours that would wrap would be at null in between.
        let stride = stride.or_else(|| self.stride_of(rec, ty));
        if matches!(stride, Some(1 | -1)) && self.se.ty(rec).space() == 0 && !null_is_defined(self.f) {
            return true;
        }
        if let Some(v) = v.filter(|_| assume) {
            self.se.assume_no_wrap_of(&mut self.assumed, v);
            return true;
        }
        false
    }
    /// Whether the address computation `value` is accessed in every iteration and is poison when it wraps.
    fn is_inbounds_each_time(&self, value: Value) -> bool {
        let f = self.f;
        let Some(i) = value.as_inst().filter(|&i| f.op(i) == Opcode::GetElementPtr) else { return false };
        if f.flags(i) & (flags::NUSW | flags::INBOUNDS) == 0 {
            return false;
        }
        self.se.loops.header(self.l) == self.latch
            || f.uses(value).any(|u| {
                let user = f.user(u);
                warpc_analysis::facts::pointer_operand(f, user) == Some(value)
                    && matches!(f.op(user), Opcode::Load | Opcode::Store)
                    && self.se.loops.contains(self.l, f.block_of(user))
                    && !self.is_conditional(f.block_of(user))
            })
    }
}

/// The low `bits` of `value` as a signed number.
pub(super) fn signed(value: u128, bits: u32) -> Option<i64> {
    i64::try_from(warpc_analysis::known_bits::bits::sext(value, bits)).ok()
}
