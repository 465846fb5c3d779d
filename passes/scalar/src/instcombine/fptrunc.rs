//! `fptrunc`: arithmetic that is done in a wider format and rounded.

use super::casts::CastSite;
use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// The rounding of the operation `def`, which nothing else reads.
#[derive(Clone, Copy)]
struct Rounding {
    site: CastSite,
    def: Inst,
    /// The formats, or lanes of the formats.
    narrow: Type,
    wide: Type,
    /// Fast-math flags of the operation.
    fast: u16,
}

impl Combiner<'_, '_> {
    /// Rules of `fptrunc`.
    pub(super) fn fptrunc_rules(&mut self, site: CastSite) -> Option<Value> {
        let def = site.x.as_inst().filter(|_| self.one_use(site.x))?;
        let (narrow, wide) = (self.f.types().scalar(site.ty), self.f.types().scalar(self.f.type_of(site.x)));
        if digits(narrow) == 0 || digits(wide) == 0 {
            return None;
        }
        self.rounding_rules(Rounding { site, def, narrow, wide, fast: self.f.flags(def) & flags::FAST })
    }

    rules! {
        /// Rules of the rounding of an operation.
        fn rounding_rules(&mut self, rounding: Rounding) -> Option<Value> {
            fptrunc_of_arithmetic,
            fptrunc_of_exact_product,
            fptrunc_of_negation,
            fptrunc_of_integral,
        }
    }

    /// `value` in the narrow format, when it came from there or is a constant of it.
    fn in_narrow_format(&mut self, rounding: Rounding, value: Value) -> Option<Value> {
        if let Some(x) = p::cast(self.f, value, Opcode::FPExt) {
            return (self.f.types().scalar(self.f.type_of(x)) == rounding.narrow).then_some(x);
        }
        let (ty, bits) = p::float(self.f, value)?;
        if !float::converts_exactly(ty, rounding.narrow, bits) {
            return None;
        }
        self.f.folder().cast(Opcode::FPTrunc, 0, value, rounding.site.ty)
    }

    /// `fptrunc(fpext(x) + fpext(y)) -> x + y`, for the four operations. If the wide format has more than twice the digits, so
    /// that rounding twice is rounding once (Figueroa 1995), and not both are constants.
    fn fptrunc_of_arithmetic(&mut self, rounding: Rounding) -> Option<Value> {
        let op = self.f.op(rounding.def);
        let exact = digits(rounding.wide) > 2 * digits(rounding.narrow);
        if !exact || !matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv) {
            return None;
        }
        let (x, y) = self.ops(rounding.def);
        if p::float(self.f, x).is_some() && p::float(self.f, y).is_some() {
            return None;
        }
        let (x, y) = (self.in_narrow_format(rounding, x)?, self.in_narrow_format(rounding, y)?);
        Some(self.binary(op, rounding.fast, x, y))
    }

    /// `fptrunc(fpext(x) * fpext(y)) -> fpext(x) * y`. If the wide format holds every product, and the narrow one `x` and `y`.
    fn fptrunc_of_exact_product(&mut self, rounding: Rounding) -> Option<Value> {
        if self.f.op(rounding.def) != Opcode::FMul {
            return None;
        }
        let (x, y) = self.ops(rounding.def);
        let (x, y) = (p::cast(self.f, x, Opcode::FPExt)?, p::cast(self.f, y, Opcode::FPExt)?);
        let of = |s: &Self, value: Value| digits(s.f.types().scalar(s.f.type_of(value)));
        let (left, right) = (of(self, x), of(self, y));
        let exact = left != 0 && right != 0 && digits(rounding.wide) >= left + right;
        let fits = |s: &Self, value: Value| {
            let format = s.f.types().scalar(s.f.type_of(value));
            format == rounding.narrow || s.f.types().scalar_bits(format) < s.f.types().scalar_bits(rounding.narrow)
        };
        if !exact || !fits(self, x) || !fits(self, y) {
            return None;
        }
        let ty = rounding.site.ty;
        let (x, y) = (self.cast(Opcode::FPExt, 0, x, ty), self.cast(Opcode::FPExt, 0, y, ty));
        Some(self.binary(Opcode::FMul, rounding.fast, x, y))
    }

    /// `fptrunc(-x) -> -fptrunc(x)`. Always.
    fn fptrunc_of_negation(&mut self, rounding: Rounding) -> Option<Value> {
        if self.f.op(rounding.def) != Opcode::FNeg {
            return None;
        }
        let x = self.f.operand(rounding.def, 0);
        let rounded = self.cast(Opcode::FPTrunc, 0, x, rounding.site.ty);
        let v = Builder::before(self.f, self.at).fneg(rounded, rounding.fast);
        Some(self.queue_new(v))
    }

    /// `fptrunc(floor(fpext(x))) -> floor(x)`, and so for the other roundings to integers and `fabs`. Always.
    fn fptrunc_of_integral(&mut self, rounding: Rounding) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, rounding.site.x)?;
        let known = matches!(
            which,
            id::FABS | id::CEIL | id::FLOOR | id::TRUNC | id::RINT | id::NEARBYINT | id::ROUND | id::ROUNDEVEN
        );
        if !known {
            return None;
        }
        let x = self.f.operand(call, 0);
        let x = self.in_narrow_format(rounding, x)?;
        self.intrinsic(which, &[x], rounding.fast)
    }
}

/// Digits of the significand of a format; 0 for others than these.
fn digits(format: Type) -> u32 {
    match format {
        Type::HALF => 11,
        Type::BFLOAT => 8,
        Type::FLOAT => 24,
        Type::DOUBLE => 53,
        Type::X86_FP80 => 64,
        Type::FP128 => 113,
        _ => 0,
    }
}
