//! `trunc`: operations of which only low bits are read.

use super::casts::CastSite;
use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Depth of expressions that are computed in another width.
const MAX_DEPTH: u32 = 6;
/// Readers of a part of such an expression.
const MAX_READERS: usize = 4;

/// The parts of an expression that is computed in a narrower type, as they are found: each is looked at once.
#[derive(Default)]
struct NarrowParts {
    found: SmallVec<[Inst; 8]>,
}

/// The parts of an expression in the narrow type, as they are made.
type MadeParts = SmallVec<[(Inst, Value); 8]>;

fn is_float_to_int(op: Opcode) -> bool {
    matches!(op, Opcode::FPToUI | Opcode::FPToSI)
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `trunc`, in order.
        pub(super) fn trunc_rules(&mut self, site: CastSite) -> Option<Value> {
            trunc_of_scale,
            trunc_of_narrow_expression,
            trunc_of_shifted_extension,
            trunc_of_operation_with_constant,
            trunc_of_operation_with_extension,
            trunc_of_lane,
            trunc_of_stepping_phi,
            trunc_demanded_rules,
            trunc_that_loses_nothing,
        }
    }

    /// Width of the lanes of the result.
    fn narrow_bits(&self, site: CastSite) -> u32 {
        self.f.types().int_bits(self.f.types().scalar(site.ty)).unwrap_or(0)
    }
    /// `trunc(vscale) -> vscale` of the narrower type. If the largest scale that the function names fits in it.
    fn trunc_of_scale(&mut self, site: CastSite) -> Option<Value> {
        let most = self.largest_scale(site.x)?;
        if most.ilog2() >= self.narrow_bits(site) {
            return None;
        }
        self.intrinsic_with(id::VSCALE, &[site.ty], &[], 0)
    }
    /// Rules by the bits that are read. The bits that are cut are others then, so flags that speak of them go:
    /// `trunc nuw(x & 255) -> trunc(x)`.
    fn trunc_demanded_rules(&mut self, site: CastSite) -> Option<Value> {
        let mask = p::mask(self.narrow_bits(site));
        if !self.demanded_operand(site.inst, 0, mask) {
            return None;
        }
        self.f.drop_poison_flags(site.inst);
        Some(Value::inst(site.inst))
    }

    /// `trunc(ext(x) + ext(y)) -> x + y`, and so for whole expressions. If the low bits of each part depend on low bits only,
    /// nothing outside of the expression reads the parts, and a conversion goes away.
    fn trunc_of_narrow_expression(&mut self, site: CastSite) -> Option<Value> {
        site.x.as_inst().filter(|&def| !self.f.op(def).is_cast() || is_float_to_int(self.f.op(def)))?;
        let bits = self.narrow_bits(site);
        let is_vector = self.f.types().is_vector(site.ty);
        if !is_vector && !self.may_change_width(p::width(self.f, site.x), bits) {
            return None;
        }
        let mut parts = NarrowParts::default();
        if !self.can_truncate(site.x, site.ty, bits, 0, &mut parts) || !self.worth_truncating(site.x, 0) {
            return None;
        }
        if !parts.found.iter().all(|&part| self.is_read_within(part, site.inst, &parts)) {
            return None;
        }
        Some(self.truncated(site.x, site.ty, &mut MadeParts::new()))
    }

    /// Whether `part` is read by `inst` and by other parts only.
    fn is_read_within(&self, part: Inst, inst: Inst, parts: &NarrowParts) -> bool {
        self.f.uses(Value::inst(part)).all(|u| self.f.user(u) == inst || parts.found.contains(&self.f.user(u)))
    }

    /// `trunc(sext(x) >> N) -> x >>s min(N, WIDTH - 1)`, for both shifts. If `x` has the type of the result, no zero comes
    /// into it, and the shift goes away.
    fn trunc_of_shifted_extension(&mut self, site: CastSite) -> Option<Value> {
        let def = site.x.as_inst().filter(|_| self.one_use(site.x))?;
        if !matches!(self.f.op(def), Opcode::LShr | Opcode::AShr) {
            return None;
        }
        let (shifted, amount) = self.ops(def);
        let x = p::cast(self.f, shifted, Opcode::SExt).filter(|&x| self.f.type_of(x) == site.ty)?;
        let (bits, wide) = (self.narrow_bits(site), p::width(self.f, site.x));
        let amount = p::int(self.f, amount).filter(|amount| amount.v <= (wide - bits) as u128)?;
        let amount = self.int(site.ty, amount.v.min(bits as u128 - 1));
        Some(self.binary(Opcode::AShr, 0, x, amount))
    }

    /// `trunc(x op C) -> trunc(x) op C`, `trunc(C - x) -> C - trunc(x)`. If the operation goes away, and the result is a scalar of 8, 16 or 32
    /// bits. For GPUs only if it is wider than their registers.
    fn trunc_of_operation_with_constant(&mut self, site: CastSite) -> Option<Value> {
        use Opcode::*;
        let def = site.x.as_inst().filter(|_| self.one_use(site.x))?;
        let (op, bits) = (self.f.op(def), self.narrow_bits(site));
        let worth = matches!(bits, 8 | 16 | 32)
            && !self.f.types().is_vector(site.ty)
            && (p::width(self.f, site.x) > 32 || !is_for_gpu(self.f));
        if !worth || !matches!(op, Add | Sub | Mul | And | Or | Xor | Shl) {
            return None;
        }
        let (x, y) = self.ops(def);
        let keep = if op == Or { self.f.flags(def) & flags::DISJOINT } else { 0 };
        if let Some(c) = p::int(self.f, y) {
            if op == Shl && c.v >= bits as u128 {
                return None;
            }
            let (x, c) = (self.cast(Trunc, 0, x, site.ty), self.int(site.ty, c.v));
            return Some(self.binary(op, keep, x, c));
        }
        let c = p::int(self.f, x).filter(|_| op == Sub)?;
        let (y, c) = (self.cast(Trunc, 0, y, site.ty), self.int(site.ty, c.v));
        Some(self.binary(op, keep, c, y))
    }

    /// `trunc(ext(x) op y) -> x op trunc(y)`, and so for the other side and all operations whose low bits are those of the operands. If `x` is of the
    /// narrow type and the operation goes away.
    fn trunc_of_operation_with_extension(&mut self, site: CastSite) -> Option<Value> {
        use Opcode::*;
        let def = site.x.as_inst().filter(|_| self.one_use(site.x))?;
        let op = self.f.op(def);
        if !matches!(op, Add | Sub | Mul | And | Or | Xor) || p::width(self.f, site.x) > 128 {
            return None;
        }
        let (left, right) = self.ops(def);
        let narrow = |value: Value| {
            let ext = value.as_inst().filter(|&ext| matches!(self.f.op(ext), ZExt | SExt))?;
            Some(self.f.operand(ext, 0)).filter(|&x| self.f.type_of(x) == site.ty)
        };
        let (x, y) = match (narrow(left), narrow(right)) {
            (Some(x), _) => (x, self.cast(Trunc, 0, right, site.ty)),
            (None, Some(y)) => (self.cast(Trunc, 0, left, site.ty), y),
            (None, None) => return None,
        };
        let keep = if op == Or { self.f.flags(def) & flags::DISJOINT } else { 0 };
        Some(self.binary(op, keep, x, y))
    }

    /// `trunc(x) -> trunc nuw(x)`, `trunc nsw(x)`. If the bits cut are known to be clear, or copies of the sign.
    fn trunc_that_loses_nothing(&mut self, site: CastSite) -> Option<Value> {
        let (bits, wide) = (self.narrow_bits(site), p::width(self.f, site.x));
        let fl = self.f.flags(site.inst);
        let mut all = fl;
        if fl & flags::NUW == 0 && self.known(site.x).is_some_and(|known| known.max() <= p::mask(bits)) {
            all |= flags::NUW;
        }
        if fl & flags::NSW == 0 && self.values().sign_bits(site.x) > wide - bits {
            all |= flags::NSW;
        }
        if all == fl {
            return None;
        }
        self.f.set_flags(site.inst, all);
        Some(Value::inst(site.inst))
    }

    /// Whether the low bits of `value` can be computed in the narrower type `ty`, if nothing else reads its `parts`.
    fn can_truncate(&self, value: Value, ty: Type, bits: u32, depth: u32, parts: &mut NarrowParts) -> bool {
        if p::int(self.f, value).is_some() {
            return true;
        }
        let Some(i) = value.as_inst() else { return false };
        let op = self.f.op(i);
        if matches!(op, Opcode::ZExt | Opcode::SExt) && self.f.type_of(self.f.operand(i, 0)) == ty {
            return true;
        }
        if parts.found.contains(&i) {
            return true;
        }
        if depth >= MAX_DEPTH || self.f.uses(value).nth(MAX_READERS).is_some() {
            return false;
        }
        parts.found.push(i);
        let mut sub = |k: usize| self.can_truncate(self.f.operand(i, k), ty, bits, depth + 1, parts);
        match op {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => true,
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => sub(0) && sub(1),
            Opcode::Shl => p::int(self.f, self.f.operand(i, 1)).is_some_and(|n| n.v < bits as u128) && sub(0),
            // Bits that come down must be known zeros, or copies of the sign.
            Opcode::LShr => self.is_shift_in(i, bits) && self.fits_in(i, 0, bits) && sub(0),
            Opcode::AShr => {
                let wide = p::width(self.f, value);
                self.is_shift_in(i, bits) && self.values().sign_bits(self.f.operand(i, 0)) > wide - bits && sub(0)
            }
            Opcode::UDiv | Opcode::URem => self.fits_in(i, 0, bits) && self.fits_in(i, 1, bits) && sub(0) && sub(1),
            Opcode::Select => sub(1) && sub(2),
            op if is_float_to_int(op) => self.holds_all_floats(i, bits),
            _ => false,
        }
    }
    /// Whether `shift` is by a constant less than `bits`.
    fn is_shift_in(&self, shift: Inst, bits: u32) -> bool {
        p::int(self.f, self.f.operand(shift, 1)).is_some_and(|amount| amount.v < u128::from(bits))
    }
    /// Whether operand `index` of `inst` is less than `2^bits`.
    fn fits_in(&self, inst: Inst, index: usize, bits: u32) -> bool {
        self.known(self.f.operand(inst, index)).is_some_and(|known| known.max() <= p::mask(bits))
    }
    /// Whether integers of `bits` bits hold all finite numbers of the type that `conversion` converts from: the narrower conversion is
    /// poison for no more of them.
    fn holds_all_floats(&self, conversion: Inst, bits: u32) -> bool {
        let float = self.f.types().scalar(self.f.type_of(self.f.operand(conversion, 0)));
        let largest_exponent = match float {
            Type::HALF => 15,
            Type::BFLOAT | Type::FLOAT => 127,
            Type::DOUBLE => 1023,
            _ => return false,
        };
        let sign = u32::from(self.f.op(conversion) == Opcode::FPToSI);
        bits > largest_exponent + sign
    }
    /// Whether computing in the narrow type removes a conversion.
    fn worth_truncating(&self, value: Value, depth: u32) -> bool {
        let Some(i) = value.as_inst() else { return false };
        if self.f.op(i).is_cast() {
            return true;
        }
        if depth >= MAX_DEPTH {
            return false;
        }
        let from = if self.f.op(i) == Opcode::Select { 1 } else { 0 };
        (from..self.f.num_operands(i)).any(|k| self.worth_truncating(self.f.operand(i, k), depth + 1))
    }
    /// `value` in the type `ty`; [`Self::can_truncate`] holds. Depth is bounded by it, and each part is made once.
    fn truncated(&mut self, value: Value, ty: Type, made: &mut MadeParts) -> Value {
        if let Some(c) = p::int(self.f, value) {
            return self.int(ty, c.v);
        }
        let i = value.as_inst().expect("checked by can_truncate");
        if let Some(&(_, done)) = made.iter().find(|row| row.0 == i) {
            return done;
        }
        let narrow = self.truncated_part(i, ty, made);
        made.push((i, narrow));
        narrow
    }
    /// The part `i` of an expression in the type `ty`.
    fn truncated_part(&mut self, i: Inst, ty: Type, made: &mut MadeParts) -> Value {
        let op = self.f.op(i);
        match op {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => {
                let x = self.f.operand(i, 0);
                self.resize(x, ty, op == Opcode::SExt)
            }
            op if is_float_to_int(op) => self.cast(op, 0, self.f.operand(i, 0), ty),
            Opcode::Select => {
                let (c, a, b) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
                let (a, b) = (self.truncated(a, ty, made), self.truncated(b, ty, made));
                self.select(c, a, b)
            }
            _ => {
                let (a, b) = self.ops(i);
                let (a, b) = (self.truncated(a, ty, made), self.truncated(b, ty, made));
                let fl = if op == Opcode::Or { self.f.flags(i) & flags::DISJOINT } else { 0 };
                self.binary(op, fl, a, b)
            }
        }
    }
}
