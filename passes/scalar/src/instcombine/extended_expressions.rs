//! `zext` and `sext` of expressions of truncated values, which are computed in the wider type instead.
//!
//! On a GPU a wider operation is two of 32 bits, and a conversion none: there it is done only for counters, whose steps are seen in the
//! wider type then and tell how often a loop runs.

use super::casts::CastSite;
use super::{Combiner, p};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Depth of expressions that are computed in another width.
const MAX_DEPTH: u32 = 8;

impl Combiner<'_, '_> {
    /// `zext(trunc(x) + C) -> (x + C) & MASK`, and so for whole expressions that nothing else reads. If the operations go on from low bits to
    /// high ones; bits that are known to be clear need no mask. On a GPU see [`Self::extension_of_stepped_counter`].
    pub(super) fn zext_of_expression(&mut self, site: CastSite) -> Option<Value> {
        let (narrow, wide) = self.widths_of_expression(site)?;
        let spare = self.zero_extendable(site.x, site.ty, 0)?;
        let result = self.extended(site.x, site.ty, false);
        let kept = narrow - spare.min(narrow);
        let is_clear = self.known(result).is_some_and(|known| known.max() <= p::mask(kept));
        if is_clear {
            return Some(result);
        }
        debug_assert!(kept < wide);
        let mask = self.int(site.ty, p::mask(kept));
        Some(self.binary(Opcode::And, 0, result, mask))
    }

    /// `sext(trunc(x) + C) -> ((x + C) << N) >>s N`, and so for whole expressions that nothing else reads. Bits that are known to be copies of the
    /// sign need no shifts. On a GPU see [`Self::extension_of_stepped_counter`].
    pub(super) fn sext_of_expression(&mut self, site: CastSite) -> Option<Value> {
        let (narrow, wide) = self.widths_of_expression(site)?;
        if !self.is_sign_extendable(site.x, site.ty, 0) {
            return None;
        }
        let result = self.extended(site.x, site.ty, true);
        if self.values().sign_bits(result) > wide - narrow {
            return Some(result);
        }
        let by = self.int(site.ty, u128::from(wide - narrow));
        let up = self.binary(Opcode::Shl, 0, result, by);
        Some(self.binary(Opcode::AShr, 0, up, by))
    }

    /// `zext(trunc nuw(x) +nuw 1) -> x +nuw 1`, `sext(trunc nsw(x) +nsw 1) -> x +nsw 1`. If `x` is a phi that the result is a value of. Counters
    /// with other steps are those of threads that share the work: their loops have few iterations and gain nothing by wide counters.
    pub(super) fn extension_of_stepped_counter(&mut self, site: CastSite) -> Option<Value> {
        let add = p::inst(self.f, site.x, Opcode::Add)?;
        let (cut, step) = self.ops(add);
        let counter = p::cast(self.f, cut, Opcode::Trunc)?;
        let phi = p::inst(self.f, counter, Opcode::Phi)?;
        let is_signed = self.f.op(site.inst) == Opcode::SExt;
        let keeps = if is_signed { flags::NSW } else { flags::NUW };
        let is_value = self.f.operands(phi).any(|operand| operand == Value::inst(site.inst));
        if self.f.type_of(counter) != site.ty
            || !is_value
            || !p::is_one(self.f, step)
            || !p::has_flags(self.f, cut, keeps)
            || !p::has_flags(self.f, site.x, keeps)
        {
            return None;
        }
        let step = self.int(site.ty, 1);
        Some(self.binary(Opcode::Add, keeps, counter, step))
    }

    /// The widths from and to which an expression is extended, where that is wanted.
    fn widths_of_expression(&self, site: CastSite) -> Option<(u32, u32)> {
        let root = site.x.as_inst().filter(|&root| !self.f.op(root).is_cast())?;
        let types = self.f.types();
        let (narrow, wide) = (types.int_bits(self.f.ty(root))?, types.int_bits(site.ty)?);
        if wide > 128 || is_for_gpu(self.f) || !self.may_change_width(narrow, wide) {
            return None;
        }
        // Whatever cuts the result again is looked at before.
        let me = Value::inst(site.inst);
        let is_cut = self.one_use(me) && self.f.op(self.f.user(self.f.first_use(me))) == Opcode::Trunc;
        (!is_cut).then_some((narrow, wide))
    }

    /// Whether `value` can be had in the type `ty` at no cost.
    fn is_there_in(&self, value: Value, ty: Type) -> bool {
        let cast = value.as_inst().filter(|&cast| {
            matches!(self.f.op(cast), Opcode::ZExt | Opcode::SExt | Opcode::Trunc)
                && self.f.type_of(self.f.operand(cast, 0)) == ty
        });
        cast.is_some() || p::int(self.f, value).is_some()
    }

    /// Whether the low bits of `value` are those of it computed in `ty`, and how many of the highest of them must be cleared beside those
    /// above.
    fn zero_extendable(&self, value: Value, ty: Type, depth: u32) -> Option<u32> {
        if self.is_there_in(value, ty) {
            return Some(0);
        }
        let inst = value.as_inst().filter(|_| depth < MAX_DEPTH && self.one_use(value))?;
        let part = |index: usize| self.zero_extendable(self.f.operand(inst, index), ty, depth + 1);
        let amount = || p::int(self.f, self.f.operand(inst, 1)).map(|amount| amount.v.min(128) as u32);
        match self.f.op(inst) {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => Some(0),
            op @ (Opcode::And | Opcode::Or | Opcode::Xor) => match (part(0)?, part(1)?) {
                (0, 0) => Some(0),
                // What must be cleared on the left is clear on the right.
                (spare, 0) => {
                    let width = p::width(self.f, value);
                    let right = self.known(self.f.operand(inst, 1))?;
                    let is_clear = right.max() <= p::mask(width - spare.min(width));
                    is_clear.then_some(if op == Opcode::And { 0 } else { spare })
                }
                _ => None,
            },
            Opcode::Add | Opcode::Sub | Opcode::Mul => (part(0)? == 0 && part(1)? == 0).then_some(0),
            Opcode::Shl => {
                let amount = amount()?;
                Some(part(0)?.saturating_sub(amount))
            }
            Opcode::LShr => {
                let amount = amount()?;
                Some((part(0)? + amount).min(p::width(self.f, value)))
            }
            Opcode::Select => {
                let (yes, no) = (part(1)?, part(2)?);
                (yes == no).then_some(yes)
            }
            _ => None,
        }
    }

    /// Whether the low bits of `value` are those of it computed in `ty`.
    fn is_sign_extendable(&self, value: Value, ty: Type, depth: u32) -> bool {
        if self.is_there_in(value, ty) {
            return true;
        }
        let Some(inst) = value.as_inst().filter(|_| depth < MAX_DEPTH && self.one_use(value)) else { return false };
        let part = |index: usize| self.is_sign_extendable(self.f.operand(inst, index), ty, depth + 1);
        match self.f.op(inst) {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => true,
            Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add | Opcode::Sub | Opcode::Mul => part(0) && part(1),
            Opcode::Select => part(1) && part(2),
            _ => false,
        }
    }

    /// `value` computed in `ty`; what is found above holds. Depth is bounded by it.
    fn extended(&mut self, value: Value, ty: Type, signed: bool) -> Value {
        if let Some(number) = p::int(self.f, value) {
            let number = if signed { number.signed() as u128 } else { number.v };
            return self.int(ty, number);
        }
        let Some(inst) = value.as_inst() else { return value };
        let made = match self.f.op(inst) {
            op @ (Opcode::ZExt | Opcode::SExt | Opcode::Trunc) => {
                let from = self.f.operand(inst, 0);
                self.resize(from, ty, op == Opcode::SExt)
            }
            Opcode::Select => {
                let condition = self.f.operand(inst, 0);
                let (yes, no) = (self.f.operand(inst, 1), self.f.operand(inst, 2));
                let (yes, no) = (self.extended(yes, ty, signed), self.extended(no, ty, signed));
                let made = Builder::before(self.f, self.at).select(condition, yes, no, 0);
                self.queue_new(made)
            }
            op => {
                let (left, right) = self.ops(inst);
                let (left, right) = (self.extended(left, ty, signed), self.extended(right, ty, signed));
                // Nothing is promised of the wider operation but that a shift loses no bits.
                let kept = if op == Opcode::LShr { self.f.flags(inst) & flags::EXACT } else { 0 };
                self.binary(op, kept, left, right)
            }
        };
        if made.as_inst().is_some_and(|made| made.index() >= self.fresh) {
            self.f.take_name(made, value);
        }
        made
    }
}
