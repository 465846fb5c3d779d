//! `ldexp`: products with powers of two.

use super::select::Select;
use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// `ldexp(x, exponent)` as its rules see it.
#[derive(Clone, Copy)]
struct Scaling {
    inst: Inst,
    x: Value,
    exponent: Value,
    /// Fast-math flags.
    fast: u16,
}

impl Combiner<'_, '_> {
    /// The scaling that `value` is.
    fn scaling(&self, value: Value) -> Option<Scaling> {
        let (which, inst) = p::intrinsic(self.f, value)?;
        let fast = p::fast_math(self.f, inst);
        (which == id::LDEXP).then(|| Scaling {
            inst,
            x: self.f.operand(inst, 0),
            exponent: self.f.operand(inst, 1),
            fast,
        })
    }

    /// Rules of `ldexp`.
    pub(super) fn ldexp(&mut self, inst: Inst) -> Option<Value> {
        let site = self.scaling(Value::inst(inst))?;
        self.ldexp_rules(site)
    }

    rules! {
        /// Rules of `ldexp`, in order.
        fn ldexp_rules(&mut self, site: Scaling) -> Option<Value> {
            ldexp_of_ldexp,
            ldexp_by_extended_bool,
            ldexp_by_constant,
            ldexp_by_choice_of_nothing,
        }
    }

    /// `ldexp` of this value and exponent.
    fn make_ldexp(&mut self, x: Value, exponent: Value, fast: u16) -> Option<Value> {
        let types = [self.f.type_of(x), self.f.type_of(exponent)];
        self.intrinsic_with(id::LDEXP, &types, &[x, exponent], fast)
    }

    /// `ldexp(ldexp(x, a), b) -> ldexp(x, a + b)`. If both may be reassociated, or the exponents are known to have the same sign and their
    /// sum does not wrap; and nothing else reads the inner one.
    fn ldexp_of_ldexp(&mut self, site: Scaling) -> Option<Value> {
        let inner = self.scaling(site.x).filter(|_| self.one_use(site.x))?;
        if self.f.type_of(inner.exponent) != self.f.type_of(site.exponent) {
            return None;
        }
        let reassociates = inner.fast & site.fast & flags::REASSOC != 0;
        let fl = match reassociates {
            true => 0,
            false => {
                let (a, b) = (self.known(inner.exponent)?, self.known(site.exponent)?);
                let same = a.is_non_negative() && b.is_non_negative() || a.is_negative() && b.is_negative();
                let bits = a.bits;
                let limit = 1i128 << (bits - 1);
                let sums = (a.smin() + b.smin(), a.smax() + b.smax());
                if !same || sums.0 < -limit || sums.1 >= limit {
                    return None;
                }
                flags::NSW
            }
        };
        let sum = self.binary(Opcode::Add, fl, inner.exponent, site.exponent);
        // The outer flags hold of the result, those of both of what they agree on.
        self.make_ldexp(inner.x, sum, site.fast | inner.fast & (flags::NNAN | flags::NINF))
    }

    /// `ldexp(x, zext(b)) -> x * (b ? 2.0 : 1.0)`, `ldexp(x, sext(b)) -> x * (b ? 0.5 : 1.0)`. If `b` is a boolean.
    fn ldexp_by_extended_bool(&mut self, site: Scaling) -> Option<Value> {
        let def = site.exponent.as_inst()?;
        let op = self.f.op(def);
        if !matches!(op, Opcode::ZExt | Opcode::SExt) {
            return None;
        }
        let condition = self.f.operand(def, 0);
        if !p::is_bool(self.f, self.f.type_of(condition)) {
            return None;
        }
        let yes = self.power_of_two(site, if op == Opcode::ZExt { 1 } else { -1 })?;
        let no = self.power_of_two(site, 0)?;
        let factor = self.select(condition, yes, no);
        Some(self.binary(Opcode::FMul, site.fast, site.x, factor))
    }

    /// `ldexp(x, C) -> x * 2^C`. If the format holds that number; the product rounds as `ldexp` does.
    fn ldexp_by_constant(&mut self, site: Scaling) -> Option<Value> {
        let exponent = p::int(self.f, site.exponent)?;
        let factor = self.power_of_two(site, i32::try_from(exponent.signed()).ok()?)?;
        Some(self.binary(Opcode::FMul, site.fast, site.x, factor))
    }

    /// `ldexp(x, c ? n : 0) -> c ? ldexp(x, n) : x`, `ldexp(x, c ? 0 : n) -> c ? x : ldexp(x, n)`. If nothing else reads the choice.
    fn ldexp_by_choice_of_nothing(&mut self, site: Scaling) -> Option<Value> {
        let (c, yes, no) = p::select(self.f, site.exponent).filter(|_| self.one_use(site.exponent))?;
        if p::is_zero(self.f, no) {
            let scaled = self.make_ldexp(site.x, yes, site.fast)?;
            return Some(self.select(c, scaled, site.x));
        }
        if !p::is_zero(self.f, yes) {
            return None;
        }
        let scaled = self.make_ldexp(site.x, no, site.fast)?;
        Some(self.select(c, site.x, scaled))
    }

    /// The constant `2^exponent` of the type of what is scaled.
    fn power_of_two(&mut self, site: Scaling, exponent: i32) -> Option<Value> {
        let ty = self.f.ty(site.inst);
        let format = self.f.types().scalar(ty);
        let one = float::of_i64(format, 1)?;
        let number = float::ldexp(format, one, exponent)?;
        let class = float::classify(format, number)?;
        let flushed = class.denormal && self.may_flush();
        (!class.zero && !class.infinite && !flushed).then(|| self.float_constant(ty, number))
    }

    /// `c ? ldexp(x, a) : ldexp(y, b) -> ldexp(c ? x : y, c ? a : b)`. If one of the two goes away.
    pub(super) fn select_of_scalings(&mut self, site: Select) -> Option<Value> {
        let (yes, no) = (self.scaling(site.t)?, self.scaling(site.e)?);
        if self.f.type_of(yes.exponent) != self.f.type_of(no.exponent) || !self.one_use(site.t) && !self.one_use(site.e)
        {
            return None;
        }
        let x = if yes.x == no.x { yes.x } else { self.select(site.c, yes.x, no.x) };
        let exponent =
            if yes.exponent == no.exponent { yes.exponent } else { self.select(site.c, yes.exponent, no.exponent) };
        self.make_ldexp(x, exponent, yes.fast & no.fast | p::fast_math(self.f, site.inst))
    }
}
