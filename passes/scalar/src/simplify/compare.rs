//! `icmp`.

use super::{Simplifier, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{IntPred, Value};

/// Whether `x p c` decides `x q d`.
pub(super) fn range_implies(pred: IntPred, c: Int, q: IntPred, d: Int) -> Option<bool> {
    let (a, b) = (Range::of_compare(pred, c), Range::of_compare(q, d));
    if a.is_subset_of(b) {
        Some(true)
    } else if a.is_disjoint_from(b) {
        Some(false)
    } else {
        None
    }
}

impl Simplifier<'_, '_> {
    /// `icmp pred a, b` with flags `fl`, of type `ty`.
    pub fn icmp(&mut self, pred: IntPred, fl: u16, a: Value, b: Value, ty: Type) -> Option<Value> {
        if a.is_constant() && b.is_constant() {
            return self.f.folder().icmp(pred, a, b, ty);
        }
        let (pred, a, b) = if a.is_constant() { (pred.swapped(), b, a) } else { (pred, a, b) };
        if b.is_poison() {
            return Some(Value::poison(ty));
        }
        if b.is_undef_or_poison() {
            return if pred.is_equality() { Some(Value::undef(ty)) } else { self.bool(ty, pred.is_true_when_equal()) };
        }
        if a == b {
            return self.bool(ty, pred.is_true_when_equal());
        }
        if let Some(r) = self.compare_bools(pred, a, b, ty) {
            return Some(r);
        }
        if let Some(c) = p::int(self.f, b)
            && let Some(r) = self.compare_with_constant(pred, a, c)
        {
            return self.bool(ty, r);
        }
        if let Some(r) = self.compare_operands(pred, a, b) {
            return self.bool(ty, r);
        }
        if let Some(r) = self.compare_pointers(pred, a, b) {
            return self.bool(ty, r);
        }
        if let Some(r) = self.compare_known(pred, fl, a, b) {
            return self.bool(ty, r);
        }
        if let Some(r) = self.compare_extensions(pred, a, b, ty) {
            return Some(r);
        }
        self.thread(a, b, |s, x, y| s.icmp(pred, 0, x, y, ty))
    }

    fn compare_bools(&mut self, pred: IntPred, a: Value, b: Value, ty: Type) -> Option<Value> {
        if self.f.type_of(a) != ty || !p::is_bool(self.f, ty) {
            return None;
        }
        use IntPred::*;
        let (zero, ones) = (p::is_zero(self.f, b), p::is_all_ones(self.f, b));
        match pred {
            Ne | Ugt | Slt if zero => return Some(a),
            Eq | Uge | Sle if ones => return Some(a),
            // x == 0 is ~x, where that is there already
            Eq | Ule | Sge if zero => return p::not(self.f, a),
            Ne | Ult | Sgt if ones => return p::not(self.f, a),
            _ => {}
        }
        // a implies b: a <= b as unsigned, a >= b as signed.
        let always = |s: &mut Self, x: Value, y: Value| s.implies(x, y) == Some(true);
        match pred {
            Ule | Sge if always(self, a, b) => self.bool(ty, true),
            Uge | Sle if always(self, b, a) => self.bool(ty, true),
            Ugt | Slt if always(self, a, b) => self.bool(ty, false),
            Ult | Sgt if always(self, b, a) => self.bool(ty, false),
            _ => None,
        }
    }

    /// By the range that the operation behind `a` can have.
    fn compare_with_constant(&mut self, pred: IntPred, a: Value, c: Int) -> Option<bool> {
        let want = Range::of_compare(pred, c);
        if want.is_empty() {
            return Some(false);
        }
        if want.is_full() {
            return Some(true);
        }
        let have = self.operation_range(a, c.bits)?;
        if have.is_subset_of(want) {
            Some(true)
        } else if have.is_disjoint_from(want) {
            Some(false)
        } else {
            None
        }
    }

    /// Range of the result of the instruction behind `v`, from its constant operands and flags.
    pub(super) fn operation_range(&self, v: Value, bits: u32) -> Option<Range> {
        let f = &*self.f;
        let i = v.as_inst()?;
        let (op, fl) = (f.op(i), f.flags(i));
        let m = p::mask(bits);
        let (sign, max) = (1u128 << (bits - 1), m >> 1);
        if op == Opcode::Call {
            let (which, i) = p::intrinsic(f, v)?;
            let c = || p::int(f, f.operand(i, 1));
            return Some(match which {
                id::CTPOP | id::CTLZ | id::CTTZ if (bits as u128) < m => Range::new(bits, 0, bits as u128),
                id::ABS if c().is_some_and(Int::is_one) => Range::new(bits, 0, max),
                id::ABS => Range::new(bits, 0, sign),
                id::UMIN => Range::new(bits, 0, c()?.v),
                id::UMAX => Range::new(bits, c()?.v, m),
                id::SMIN => Range::new(bits, sign, c()?.v),
                id::SMAX => Range::new(bits, c()?.v, max),
                id::UADD_SAT => Range::new(bits, c()?.v, m),
                id::USUB_SAT => Range::new(bits, 0, m - c()?.v),
                _ => return None,
            });
        }
        if !op.is_binary() {
            return match op {
                Opcode::ZExt | Opcode::SExt => {
                    let from = p::width(f, f.operand(i, 0));
                    (from < bits).then(|| match op {
                        Opcode::ZExt => Range::new(bits, 0, p::mask(from)),
                        _ => Range::new(bits, (1u128 << (from - 1)).wrapping_neg(), p::mask(from) >> 1),
                    })
                }
                _ => None,
            };
        }
        let (x, y) = (p::int(f, f.operand(i, 0)), p::int(f, f.operand(i, 1)));
        let r = |lo: u128, hi: u128| Some(Range::new(bits, lo, hi));
        match op {
            Opcode::And => r(0, y?.v),
            Opcode::Or => r(y?.v, m),
            Opcode::UDiv => match (x, y) {
                (_, Some(d)) if d.v != 0 => r(0, m / d.v),
                (Some(n), _) => r(0, n.v),
                _ => None,
            },
            Opcode::URem => match (x, y) {
                (_, Some(d)) if d.v != 0 => r(0, d.v - 1),
                (Some(n), _) => r(0, n.v),
                _ => None,
            },
            Opcode::SRem => {
                let d = y.filter(|d| !d.is_zero())?;
                if d.is_sign_mask() {
                    return r(sign.wrapping_add(1), max);
                }
                let n = d.signed().unsigned_abs();
                r(n.wrapping_sub(1).wrapping_neg(), n - 1)
            }
            Opcode::SDiv => {
                if let Some(d) = y {
                    if d.is_all_ones() {
                        return r(sign + 1, max);
                    }
                    let n = d.signed().unsigned_abs();
                    if n > 1 {
                        let (lo, hi) = (sign / n, max / n);
                        // By a negative number the ends change places.
                        return if d.is_negative() { r(hi.wrapping_neg(), lo) } else { r(lo.wrapping_neg(), hi) };
                    }
                    return None;
                }
                let n = x?.signed().unsigned_abs();
                if x?.is_sign_mask() { None } else { r(n.wrapping_neg(), n) }
            }
            Opcode::LShr => match (x, y) {
                (_, Some(n)) if n.v < bits as u128 => r(0, m >> n.v),
                (Some(x), _) => {
                    // Exact: no bit is lost, so no more than the trailing zeros are shifted out.
                    let lo = if fl & flags::EXACT != 0 && x.v != 0 { x.v >> x.v.trailing_zeros() } else { 0 };
                    r(lo, x.v)
                }
                _ => None,
            },
            Opcode::AShr => match (x, y) {
                (_, Some(n)) if n.v < bits as u128 => {
                    let lo = Int::new(sign, bits).signed() >> n.v;
                    r(lo as u128, max >> n.v)
                }
                (Some(x), _) if x.is_negative() => r(x.v, m),
                (Some(x), _) => r(0, x.v),
                _ => None,
            },
            Opcode::Shl => {
                let x = x?;
                if fl & flags::NUW != 0 {
                    let hi = if x.v == 0 { 0 } else { x.v << (x.v << (128 - bits)).leading_zeros() };
                    return r(x.v, hi);
                }
                None
            }
            Opcode::Add => {
                let c = y?;
                if fl & flags::NUW != 0 {
                    return r(c.v, m);
                }
                if fl & flags::NSW != 0 {
                    return if c.is_negative() { r(sign, max.wrapping_add(c.v)) } else { r(sign + c.v, max) };
                }
                None
            }
            Opcode::Sub if fl & flags::NUW != 0 => r(0, x?.v),
            Opcode::Sub if fl & flags::NSW != 0 => {
                // c - y with y any signed number that does not wrap.
                let c = x?;
                if c.is_negative() { r(sign, c.v.wrapping_sub(sign)) } else { r(c.v.wrapping_sub(max), max) }
            }
            _ => None,
        }
    }

    /// By what the two operands have in common.
    fn compare_operands(&mut self, pred: IntPred, a: Value, b: Value) -> Option<bool> {
        use IntPred::*;
        for (pred, a, b) in [(pred, a, b), (pred.swapped(), b, a)] {
            let Some(i) = a.as_inst() else { continue };
            let (op, fl) = (self.f.op(i), self.f.flags(i));
            if op == Opcode::Call {
                if let Some((which, _)) = p::intrinsic(self.f, a)
                    && let Some(r) = self.compare_min_max(pred, which, a, b)
                {
                    return Some(r);
                }
                continue;
            }
            if !op.is_binary() {
                continue;
            }
            let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
            let at_most = match op {
                // At most the operand, as unsigned.
                Opcode::And => x == b || y == b,
                Opcode::URem | Opcode::UDiv | Opcode::LShr => x == b,
                Opcode::Sub => x == b && fl & flags::NUW != 0,
                _ => false,
            };
            let at_least = match op {
                Opcode::Or => x == b || y == b,
                Opcode::Add => (x == b || y == b) && fl & flags::NUW != 0,
                Opcode::Shl => x == b && fl & flags::NUW != 0,
                _ => false,
            };
            match pred {
                Ugt if at_most => return Some(false),
                Ule if at_most => return Some(true),
                Ult if at_least => return Some(false),
                Uge if at_least => return Some(true),
                _ => {}
            }
            // The remainder is below the divisor.
            if op == Opcode::URem && y == b {
                match pred {
                    Ult | Ule | Ne => return Some(true),
                    Uge | Ugt | Eq => return Some(false),
                    Sgt | Sge | Slt | Sle if self.non_negative(b) => return Some(matches!(pred, Slt | Sle)),
                    _ => {}
                }
            }
            // x / y < x for y > 1 and x not 0; x >> y with y not 0
            if x == b && (pred.is_equality() || matches!(pred, Ult | Uge)) {
                let shrinks = match op {
                    Opcode::UDiv => self.known(y).is_some_and(|k| k.min() > 1),
                    Opcode::LShr => self.non_zero(y),
                    _ => false,
                };
                if shrinks && self.non_zero(x) {
                    return Some(matches!(pred, Ne | Ult));
                }
            }
            // x + y == x only for y == 0; the same for x ^ y and x - y
            if pred.is_equality() {
                let rest = match op {
                    Opcode::Add | Opcode::Xor if x == b => Some(y),
                    Opcode::Add | Opcode::Xor if y == b => Some(x),
                    Opcode::Sub if x == b => Some(y),
                    _ => None,
                };
                if let Some(r) = rest
                    && self.non_zero(r)
                {
                    return Some(pred == Ne);
                }
            }
            // Signed: x + c for a constant that does not wrap.
            if op == Opcode::Add && fl & flags::NSW != 0 {
                let rest = if x == b {
                    Some(y)
                } else if y == b {
                    Some(x)
                } else {
                    None
                };
                if let Some(k) = rest.and_then(|r| self.known(r)) {
                    match pred {
                        Sge if k.is_non_negative() => return Some(true),
                        Slt if k.is_non_negative() => return Some(false),
                        Slt if k.is_negative() => return Some(true),
                        Sge if k.is_negative() => return Some(false),
                        Sle if k.is_negative() => return Some(true),
                        Sgt if k.is_negative() => return Some(false),
                        _ => {}
                    }
                }
            }
        }
        self.compare_same_operation(pred, a, b)
    }

    fn compare_min_max(
        &mut self,
        pred: IntPred,
        which: warpc_ir::intrinsics::IntrinsicId,
        a: Value,
        b: Value,
    ) -> Option<bool> {
        use IntPred::*;
        let (x, y) = p::binary_intrinsic(self.f, a, which)?;
        let at_most = match which {
            id::UMIN if x == b || y == b => Ule,
            id::UMAX if x == b || y == b => Uge,
            id::SMIN if x == b || y == b => Sle,
            id::SMAX if x == b || y == b => Sge,
            id::USUB_SAT if x == b => Ule,
            id::UADD_SAT if x == b || y == b => Uge,
            _ => return None,
        };
        super::logic::same_operands_imply(at_most, pred)
    }

    /// `x op y` against `x op z`: by `y` and `z`, where the operation keeps order or equality.
    fn compare_same_operation(&mut self, pred: IntPred, a: Value, b: Value) -> Option<bool> {
        let (i, j) = (a.as_inst()?, b.as_inst()?);
        let op = self.f.op(i);
        if op != self.f.op(j) || !op.is_binary() {
            return None;
        }
        let both = self.f.flags(i) & self.f.flags(j);
        let (x0, x1) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let (y0, y1) = (self.f.operand(j, 0), self.f.operand(j, 1));
        let keeps = |fl: u16| pred.is_signed() && fl & flags::NSW != 0 || pred.is_unsigned() && fl & flags::NUW != 0;
        match op {
            Opcode::Add | Opcode::Xor => {
                let (u, v) = if x0 == y0 {
                    (x1, y1)
                } else if x1 == y1 {
                    (x0, y0)
                } else if x0 == y1 {
                    (x1, y0)
                } else if x1 == y0 {
                    (x0, y1)
                } else {
                    return None;
                };
                if pred.is_equality() || op == Opcode::Add && keeps(both) {
                    // Undef in the common operand may differ on the two sides: only a well defined one may be left out.
                    let common = if u == x1 { x0 } else { x1 };
                    if self.well_defined(common) {
                        return self.known_compare(pred, u, v);
                    }
                }
                None
            }
            _ => None,
        }
    }

    /// Addresses: objects of the function against null and against each other.
    fn compare_pointers(&mut self, pred: IntPred, a: Value, b: Value) -> Option<bool> {
        if !pred.is_equality() {
            return None;
        }
        let ty = self.f.type_of(a);
        let space = self.f.types().addrspace(ty)?;
        if p::is_zero(self.f, b) && self.non_zero(a) {
            return Some(pred == IntPred::Ne);
        }
        // Two objects of which at least one is the function's own do not share addresses.
        let object = |v: Value| {
            if let Some(i) = p::inst(self.f, v, Opcode::Alloca) {
                let one = p::is_one(self.f, self.f.operand(i, 0));
                let size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(i).a))?;
                return (one && size > 0).then_some(true);
            }
            let g = v.as_global()?;
            let ctx = self.f.ctx();
            let (s, t) = (&ctx.globals.sym[g.index()], &ctx.globals.shape[g.index()]);
            let size =
                if s.kind == GlobalKind::Variable { self.f.layout().alloc_size(self.f.types(), t.ty) } else { 0 };
            (size > 0 && s.linkage != Linkage::ExternWeak && !s.linkage.is_interposable()).then_some(false)
        };
        let (x, y) = (object(a)?, object(b)?);
        (a != b && (x || y) && space == self.f.types().addrspace(self.f.type_of(b))?).then_some(pred == IntPred::Ne)
    }

    /// By known bits on both sides.
    fn compare_known(&mut self, pred: IntPred, fl: u16, a: Value, b: Value) -> Option<bool> {
        // Constants are on the right: of nothing known there nothing follows.
        let kb = self.known(b)?;
        if kb.is_unknown() {
            return None;
        }
        let ka = self.known(a)?;
        if ka.conflicts() || kb.conflicts() {
            return None;
        }
        let differ = ka.one & kb.zero | ka.zero & kb.one;
        let pred = if fl & flags::SAMESIGN != 0 { unsigned_pred(pred) } else { pred };
        let decide = |lt: bool, ge: bool| {
            if lt {
                Some(true)
            } else if ge {
                Some(false)
            } else {
                None
            }
        };
        match pred {
            IntPred::Eq if differ != 0 => Some(false),
            IntPred::Ne if differ != 0 => Some(true),
            IntPred::Eq | IntPred::Ne => {
                let equal = ka.as_constant()? == kb.as_constant()?;
                Some(equal == (pred == IntPred::Eq))
            }
            IntPred::Ult => decide(ka.max() < kb.min(), ka.min() >= kb.max()),
            IntPred::Ule => decide(ka.max() <= kb.min(), ka.min() > kb.max()),
            IntPred::Ugt => decide(ka.min() > kb.max(), ka.max() <= kb.min()),
            IntPred::Uge => decide(ka.min() >= kb.max(), ka.max() < kb.min()),
            IntPred::Slt => decide(ka.smax() < kb.smin(), ka.smin() >= kb.smax()),
            IntPred::Sle => decide(ka.smax() <= kb.smin(), ka.smin() > kb.smax()),
            IntPred::Sgt => decide(ka.smin() > kb.smax(), ka.smax() <= kb.smin()),
            IntPred::Sge => decide(ka.smin() >= kb.smax(), ka.smax() < kb.smin()),
        }
    }

    /// Extensions of one width compare as their operands do.
    fn compare_extensions(&mut self, pred: IntPred, a: Value, b: Value, ty: Type) -> Option<Value> {
        for (op, signed) in [(Opcode::ZExt, false), (Opcode::SExt, true)] {
            let Some(x) = p::cast(self.f, a, op) else { continue };
            let from = self.f.type_of(x);
            // A non-negative operand keeps its sign: signed order is unsigned order.
            let narrow = if signed { pred } else { unsigned_pred(pred) };
            if let Some(y) = p::cast(self.f, b, op) {
                if self.f.type_of(y) == from {
                    return self.deeper(|s| s.icmp(narrow, 0, x, y, ty));
                }
                return None;
            }
            if let Some(c) = p::int(self.f, b) {
                let bits = p::width(self.f, x);
                let t = Int::new(c.v, bits);
                let back = if signed { t.signed() as u128 & p::mask(c.bits) } else { t.v };
                if back == c.v {
                    let y = p::make_int(self.f, from, t.v);
                    return self.deeper(|s| s.icmp(narrow, 0, x, y, ty));
                }
            }
        }
        None
    }
}

/// The unsigned predicate of the same direction.
pub(crate) fn unsigned_pred(p: IntPred) -> IntPred {
    match p {
        IntPred::Sgt => IntPred::Ugt,
        IntPred::Sge => IntPred::Uge,
        IntPred::Slt => IntPred::Ult,
        IntPred::Sle => IntPred::Ule,
        other => other,
    }
}
