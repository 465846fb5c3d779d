//! Conversions, addresses, elements and intrinsics.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::fold::propagates_poison;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{IntPred, Opcode, flags};

impl Simplifier<'_, '_> {
    /// `op a to ty`.
    pub fn cast(&mut self, op: Opcode, fl: u16, a: Value, ty: Type) -> Option<Value> {
        if a.is_constant() {
            return self.f.folder().cast(op, fl, a, ty);
        }
        let from = self.f.type_of(a);
        if op == Opcode::BitCast && from == ty {
            return Some(a);
        }
        // There and back again.
        let back: &[Opcode] = match op {
            Opcode::Trunc => &[Opcode::ZExt, Opcode::SExt],
            Opcode::FPTrunc => &[Opcode::FPExt],
            Opcode::BitCast => &[Opcode::BitCast],
            _ => &[],
        };
        for &inner in back {
            if let Some(x) = p::cast(self.f, a, inner)
                && self.f.type_of(x) == ty
            {
                return Some(x);
            }
        }
        if op == Opcode::PtrToInt
            && let Some(x) = p::cast(self.f, a, Opcode::IntToPtr)
            && self.f.type_of(x) == ty
        {
            let space = self.f.types().addrspace(from)?;
            let bits = self.f.types().int_bits(ty)?;
            return (self.f.layout().pointer_bits(space) >= bits).then_some(x);
        }
        if op == Opcode::IntToPtr
            && let Some(x) = p::cast(self.f, a, Opcode::PtrToInt)
            && self.f.type_of(x) == ty
        {
            let space = self.f.types().addrspace(ty)?;
            let bits = self.f.types().int_bits(from)?;
            return (self.f.layout().pointer_bits(space) <= bits).then_some(x);
        }
        None
    }

    pub(super) fn gep(&mut self, i: Inst) -> Option<Value> {
        let (base, ty) = (self.f.operand(i, 0), self.f.ty(i));
        if self.f.operands(i).any(|v| v.is_poison()) {
            return Some(Value::poison(ty));
        }
        if base.is_undef_or_poison() {
            return Some(Value::undef(ty));
        }
        if self.f.type_of(base) != ty {
            return None;
        }
        let n = self.f.num_operands(i);
        let zero_size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(i).a)) == Some(0);
        if (1..n).all(|k| p::is_zero(self.f, self.f.operand(i, k))) || n == 2 && zero_size {
            return Some(base);
        }
        // p + (ptrtoint q - ptrtoint p) = q, in bytes, when q points into the same object: the same base
        if n == 2
            && Type(self.f.aux(i).a) == Type::I8
            && let Some((x, y)) = p::binary(self.f, self.f.operand(i, 1), Opcode::Sub)
            && let (Some(q), Some(b)) = (p::cast(self.f, x, Opcode::PtrToInt), p::cast(self.f, y, Opcode::PtrToInt))
            && b == base
            && self.f.type_of(q) == ty
            && p::inst(self.f, q, Opcode::GetElementPtr).is_some_and(|g| self.f.operand(g, 0) == base)
        {
            return Some(q);
        }
        None
    }

    pub(super) fn extract_element(&mut self, v: Value, n: Value) -> Option<Value> {
        let (len, scalable, elem) = self.f.types().vector(self.f.type_of(v))?;
        if n.is_undef_or_poison() || v.is_poison() {
            return Some(Value::poison(elem));
        }
        if v.is_undef_or_poison() {
            return Some(Value::undef(elem));
        }
        if let Some(k) = p::int(self.f, n) {
            if !scalable && k.v >= len as u128 {
                return Some(Value::poison(elem));
            }
            return self.lane(v, k.v as u32);
        }
        // Any lane of a splat.
        if v.is_constant() {
            return self.f.folder().uniform(v).filter(|&u| u != v);
        }
        if let Some(i) = p::inst(self.f, v, Opcode::InsertElement)
            && self.f.operand(i, 2) == n
        {
            return Some(self.f.operand(i, 1));
        }
        None
    }

    /// Lane `k` of `v`, found by looking through inserts and shuffles.
    pub fn lane(&mut self, v: Value, k: u32) -> Option<Value> {
        let (mut v, mut k) = (v, k);
        for _ in 0..64 {
            if v.is_constant() {
                return self.f.folder().element(v, k as u64);
            }
            let i = v.as_inst()?;
            match self.f.op(i) {
                Opcode::InsertElement => {
                    let at = p::int(self.f, self.f.operand(i, 2))?.v;
                    if at == k as u128 {
                        return Some(self.f.operand(i, 1));
                    }
                    v = self.f.operand(i, 0);
                }
                Opcode::ShuffleVector => {
                    let (len, scalable, elem) = self.f.types().vector(self.f.type_of(self.f.operand(i, 0)))?;
                    if scalable {
                        return None;
                    }
                    let m = *self.f.indices(i).get(k as usize)?;
                    if m == u32::MAX {
                        return Some(Value::poison(elem));
                    }
                    (v, k) = if m < len { (self.f.operand(i, 0), m) } else { (self.f.operand(i, 1), m - len) };
                }
                _ => return None,
            }
        }
        None
    }

    pub(super) fn insert_element(&mut self, v: Value, e: Value, n: Value) -> Option<Value> {
        let ty = self.f.type_of(v);
        let (len, scalable, _) = self.f.types().vector(ty)?;
        if n.is_undef_or_poison() || !scalable && p::int(self.f, n).is_some_and(|k| k.v >= len as u128) {
            return Some(Value::poison(ty));
        }
        // A poison element may be whatever stood there.
        if e.is_poison() || e.is_undef_or_poison() && self.well_defined(v) {
            return Some(v);
        }
        // The element that was there.
        if let Some(i) = p::inst(self.f, e, Opcode::ExtractElement)
            && self.f.operand(i, 0) == v
            && self.f.operand(i, 1) == n
        {
            return Some(v);
        }
        None
    }

    pub(super) fn shuffle(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let (len, scalable, _) = self.f.types().vector(self.f.type_of(a))?;
        let mask: SmallVec<[u32; 16]> = self.f.indices(i).into();
        if mask.iter().all(|&m| m == u32::MAX) {
            return Some(Value::poison(ty));
        }
        if scalable {
            return None;
        }
        // The identity of either operand; a poison lane may be anything.
        for (v, from) in [(a, 0), (b, len)] {
            if self.f.type_of(v) == ty && mask.iter().enumerate().all(|(k, &m)| m == k as u32 + from || m == u32::MAX) {
                return Some(v);
            }
        }
        // A splat stays the same under any mask of its lanes.
        if self.f.type_of(a) == ty
            && let Some(j) = p::inst(self.f, a, Opcode::ShuffleVector)
            && mask.iter().all(|&m| m < len)
        {
            let inner = self.f.indices(j);
            if inner.iter().all(|&m| m == inner[0] && m != u32::MAX) {
                return Some(a);
            }
        }
        None
    }

    pub(super) fn extract_value(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let path: SmallVec<[u32; 4]> = self.f.indices(i).into();
        let mut v = self.f.operand(i, 0);
        // Down a chain of inserts.
        for _ in 0..64 {
            if v.is_constant() {
                return self.f.folder().extract_value(v, &path);
            }
            let j = p::inst(self.f, v, Opcode::InsertValue)?;
            let at = self.f.indices(j);
            let common = at.iter().zip(&path).take_while(|(x, y)| x == y).count();
            if common == at.len() && common == path.len() {
                return Some(self.f.operand(j, 1)).filter(|&r| self.f.type_of(r) == ty);
            }
            if common == at.len() || common == path.len() {
                return None;
            }
            v = self.f.operand(j, 0);
        }
        None
    }

    pub(super) fn insert_value(&mut self, i: Inst) -> Option<Value> {
        let (v, e) = (self.f.operand(i, 0), self.f.operand(i, 1));
        if e.is_poison() || e.is_undef_or_poison() && self.well_defined(v) {
            return Some(v);
        }
        // Taken out and put back at the same place.
        if let Some(j) = p::inst(self.f, e, Opcode::ExtractValue)
            && self.f.indices(j) == self.f.indices(i)
            && self.f.type_of(self.f.operand(j, 0)) == self.f.ty(i)
        {
            let from = self.f.operand(j, 0);
            if from == v || v.is_poison() || v.is_undef_or_poison() && self.well_defined(from) {
                return Some(from);
            }
        }
        None
    }

    pub(super) fn call(&mut self, i: Inst) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, Value::inst(i))?;
        if self.f.ty(i) == Type::VOID {
            return None;
        }
        let n = self.f.call(i).num_args as usize;
        let args: SmallVec<[Value; 4]> = self.f.operands(i).take(n).collect();
        let (ty, fl) = (self.f.ty(i), self.f.flags(i));
        self.intrinsic(which, fl, &args, ty)
    }

    /// `which(args)` of type `ty`.
    pub fn intrinsic(&mut self, which: IntrinsicId, fl: u16, args: &[Value], ty: Type) -> Option<Value> {
        if propagates_poison(which) && args.iter().any(|a| a.is_poison()) {
            return Some(Value::poison(ty));
        }
        let a = *args.first()?;
        let same = |s: &Self, v: Value| p::unary_intrinsic(s.f, v, which);
        match which {
            id::ABS if (self.non_negative(a) || same(self, a).is_some()) => {
                return Some(a);
            }
            id::BSWAP | id::BITREVERSE => {
                if let Some(x) = same(self, a) {
                    return Some(x);
                }
            }
            id::FABS => {
                if same(self, a).is_some() {
                    return Some(a);
                }
                if p::inst(self.f, a, Opcode::UIToFP).is_some() {
                    return Some(a);
                }
            }
            id::FLOOR
            | id::CEIL
            | id::TRUNC
            | id::ROUND
            | id::RINT
            | id::NEARBYINT
            | id::ROUNDEVEN
            | id::CANONICALIZE => {
                if let Some((inner, _)) = p::intrinsic(self.f, a)
                    && (inner == which
                        || which != id::CANONICALIZE
                            && matches!(
                                inner,
                                id::FLOOR | id::CEIL | id::TRUNC | id::ROUND | id::RINT | id::NEARBYINT | id::ROUNDEVEN
                            ))
                {
                    return Some(a);
                }
                if which != id::CANONICALIZE
                    && (p::inst(self.f, a, Opcode::UIToFP).is_some() || p::inst(self.f, a, Opcode::SIToFP).is_some())
                {
                    return Some(a);
                }
            }
            id::VECTOR_REVERSE => {
                let splat = |i: Inst| self.f.indices(i).iter().all(|&m| m == 0) && !self.f.indices(i).is_empty();
                if let Some(x) = same(self, a) {
                    return Some(x);
                }
                if p::inst(self.f, a, Opcode::ShuffleVector).is_some_and(splat) {
                    return Some(a);
                }
            }
            id::EXP | id::EXP2 | id::EXP10 | id::LOG | id::LOG2 | id::LOG10 if fl & flags::REASSOC != 0 => {
                return self.inverse_call(which, a);
            }
            id::CTPOP if p::is_bool(self.f, ty) => return Some(a),
            id::EXPECT | id::SSA_COPY => return None,
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => return self.min_max(which, a, args[1], ty),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => return self.saturating(which, a, args[1], ty),
            id::FSHL | id::FSHR => {
                let (b, n) = (args[1], args[2]);
                let bits = p::width(self.f, a) as u128;
                if let Some(c) = p::int(self.f, n)
                    && c.v % bits == 0
                {
                    return Some(if which == id::FSHL { a } else { b });
                }
                // A rotation of 0 or -1; a funnel of zeros or ones.
                if p::is_zero(self.f, a) && p::is_zero(self.f, b)
                    || p::is_all_ones(self.f, a) && p::is_all_ones(self.f, b)
                {
                    return Some(a);
                }
                if n.is_undef_or_poison() {
                    return Some(if which == id::FSHL { a } else { b });
                }
            }
            id::COPYSIGN => {
                let b = args[1];
                if a == b {
                    return Some(a);
                }
                // copysign(-x, x) = x, copysign(x, -x) = -x
                if self.negated(a) == Some(b) || self.negated(b) == Some(a) {
                    return Some(b);
                }
            }
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM | id::MINIMUMNUM | id::MAXIMUMNUM => {
                let b = args[1];
                if a == b {
                    return Some(a);
                }
                // min(min(x, y), y) = min(x, y)
                for (x, y) in [(a, b), (b, a)] {
                    if let Some((l, r)) = p::binary_intrinsic(self.f, x, which)
                        && (l == y || r == y)
                    {
                        return Some(x);
                    }
                    if x.is_undef_or_poison() {
                        return Some(y);
                    }
                }
            }
            id::SADD_WITH_OVERFLOW | id::UADD_WITH_OVERFLOW if args[1].is_undef_or_poison() => {
                return Some(Value::poison(ty)).filter(|_| args[1].is_poison());
            }
            id::UCMP | id::SCMP => {
                let (p_lt, p_gt) =
                    if which == id::UCMP { (IntPred::Ult, IntPred::Ugt) } else { (IntPred::Slt, IntPred::Sgt) };
                if a == args[1] {
                    return self.zero(ty);
                }
                if self.known_compare(p_lt, a, args[1]) == Some(true) {
                    return self.int(ty, -1);
                }
                if self.known_compare(p_gt, a, args[1]) == Some(true) {
                    return self.int(ty, 1);
                }
            }
            id::CTTZ | id::CTLZ => {
                // All bits below (above) the one that is known to be set are known.
                let k = self.known(a)?;
                let (lo, hi) = if which == id::CTTZ {
                    (k.min_trailing_zeros(), k.max_trailing_zeros())
                } else {
                    (k.min_leading_zeros(), k.max_leading_zeros())
                };
                if lo == hi && k.one != 0 {
                    return self.int(ty, lo as i64);
                }
            }
            id::PTRMASK if p::is_all_ones(self.f, args[1]) => return Some(a),
            id::POWI if p::is_zero(self.f, args[1]) => {
                let t = self.f.types().scalar(ty);
                let one = warpc_ir::fold::float::of_i64(t, 1)?;
                let mut fold = self.f.folder();
                let c = fold.float(t, one);
                return Some(fold.splat(ty, c));
            }
            id::POWI if p::is_one(self.f, args[1]) => return Some(a),
            id::LDEXP if p::is_zero(self.f, args[1]) => return Some(a),
            id::FMA | id::FMULADD => {
                let _ = fl;
            }
            _ => {}
        }
        None
    }

    fn min_max(&mut self, which: IntrinsicId, a: Value, b: Value, ty: Type) -> Option<Value> {
        let (a, b) = if a.is_constant() { (b, a) } else { (a, b) };
        if a == b {
            return Some(a);
        }
        let bits = p::width(self.f, a);
        let m = p::mask(bits);
        // The value that always wins, and the one that always loses.
        let (wins, loses) = match which {
            id::UMIN => (0, m),
            id::UMAX => (m, 0),
            id::SMIN => (1 << (bits - 1), m >> 1),
            _ => (m >> 1, 1 << (bits - 1)),
        };
        if b.is_undef_or_poison() {
            return Some(p::make_int(self.f, ty, wins));
        }
        if let Some(c) = p::int(self.f, b) {
            if c.v == wins {
                return Some(b);
            }
            if c.v == loses {
                return Some(a);
            }
        }
        let opposite = match which {
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            id::SMIN => id::SMAX,
            _ => id::SMIN,
        };
        for (x, y) in [(a, b), (b, a)] {
            // max(max(x, y), y) = max(x, y); max(min(x, y), y) = y
            if let Some((l, r)) = p::binary_intrinsic(self.f, x, which)
                && (l == y || r == y)
            {
                return Some(x);
            }
            if let Some((l, r)) = p::binary_intrinsic(self.f, x, opposite)
                && (l == y || r == y)
            {
                return Some(y);
            }
        }
        let pred = match which {
            id::UMIN => IntPred::Ule,
            id::UMAX => IntPred::Uge,
            id::SMIN => IntPred::Sle,
            _ => IntPred::Sge,
        };
        match self.known_compare(pred, a, b) {
            Some(true) => return Some(a),
            Some(false) => return Some(b),
            None => {}
        }
        match self.known_compare(pred, b, a) {
            Some(true) => Some(b),
            _ => None,
        }
    }

    fn saturating(&mut self, which: IntrinsicId, a: Value, b: Value, ty: Type) -> Option<Value> {
        let add = matches!(which, id::UADD_SAT | id::SADD_SAT);
        let (a, b) = if add && a.is_constant() { (b, a) } else { (a, b) };
        if b.is_undef_or_poison() || a.is_undef_or_poison() {
            return if add { self.int(ty, -1) } else { self.zero(ty) };
        }
        if p::is_zero(self.f, b) {
            return Some(a);
        }
        match which {
            id::UADD_SAT if p::is_all_ones(self.f, b) => Some(b),
            id::SADD_SAT if p::are_complements(self.f, a, b) => self.int(ty, -1),
            id::UADD_SAT if p::are_complements(self.f, a, b) => self.int(ty, -1),
            id::USUB_SAT | id::SSUB_SAT if a == b => self.zero(ty),
            id::USUB_SAT if p::is_zero(self.f, a) || p::is_all_ones(self.f, b) => self.zero(ty),
            id::USUB_SAT if self.known_compare(IntPred::Ule, a, b) == Some(true) => self.zero(ty),
            _ => None,
        }
    }

    /// Whether flags of an address computation promise no unsigned wrap.
    pub fn gep_is_nuw(&self, i: Inst) -> bool {
        self.f.flags(i) & flags::NUW != 0
    }
}
