//! `add` and `sub`.

use super::{Combiner, p};
use warpc_analysis::known_bits::KnownBits;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    pub(super) fn add(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.common(i) {
            return Some(v);
        }
        let (a, b) = self.ops(i);
        let (ty, fl) = (self.f.ty(i), self.f.flags(i) & (NUW | NSW));
        let bits = p::width(self.f, a);
        if p::is_bool(self.f, ty) {
            return Some(self.binary(Opcode::Xor, 0, a, b));
        }
        if let Some(c) = p::int(self.f, b) {
            // x + sign is x ^ sign; when it does not wrap the bit is clear, or set
            if c.is_sign_mask() {
                return Some(if fl != 0 {
                    self.binary(Opcode::Or, 0, a, b)
                } else {
                    self.binary(Opcode::Xor, 0, a, b)
                });
            }
            // (c1 - x) + c = (c1 + c) - x
            if let Some((l, x)) = p::binary(self.f, a, Opcode::Sub)
                && l.is_constant()
            {
                let sum = self.binary(Opcode::Add, 0, l, b);
                return Some(self.binary(Opcode::Sub, 0, sum, x));
            }
            // ~x + c = (c - 1) - x
            if let Some(x) = p::not(self.f, a) {
                let k = self.int(ty, c.v.wrapping_sub(1));
                return Some(self.binary(Opcode::Sub, 0, k, x));
            }
            // zext(b) + c, sext(b) + c: one of two constants
            for (ext, step) in [(Opcode::ZExt, 1), (Opcode::SExt, u128::MAX)] {
                if let Some(x) = p::cast(self.f, a, ext)
                    && p::is_bool(self.f, self.f.type_of(x))
                {
                    let yes = self.int(ty, c.v.wrapping_add(step));
                    return Some(self.select(x, yes, b));
                }
            }
            // (x ^ sign) + c = x + (c ^ sign)
            if let Some((x, m)) = p::binary(self.f, a, Opcode::Xor)
                && let Some(m) = p::int(self.f, m)
            {
                if m.is_sign_mask() {
                    let k = self.int(ty, c.v ^ m.v);
                    return Some(self.binary(Opcode::Add, 0, x, k));
                }
                // (x ^ c1) + c with x inside the low mask c1: c1 - x + c
                if m.is_low_mask() && self.known(x).is_some_and(|k| k.max() <= m.v) {
                    let k = self.int(ty, c.v.wrapping_add(m.v));
                    return Some(self.binary(Opcode::Sub, 0, k, x));
                }
            }
        }
        // x + x = x << 1
        if a == b && bits > 1 {
            let one = self.int(ty, 1);
            return Some(self.binary(Opcode::Shl, fl, a, one));
        }
        // -x + -y = -(x + y)
        if let (Some(x), Some(y)) = (p::neg(self.f, a), p::neg(self.f, b))
            && (self.one_use(a) || self.one_use(b))
        {
            let sum = self.binary(Opcode::Add, 0, x, y);
            return Some(self.neg(sum, 0));
        }
        for (x, y) in [(a, b), (b, a)] {
            // (-x << n) + y = y - (x << n)
            if let Some((v, n)) = p::binary(self.f, x, Opcode::Shl)
                && let Some(n0) = p::neg(self.f, v)
                && self.one_use(x)
                && self.one_use(v)
            {
                let s = self.binary(Opcode::Shl, 0, n0, n);
                return Some(self.binary(Opcode::Sub, 0, y, s));
            }
            // -x + y = y - x
            if let Some(n) = p::neg(self.f, x) {
                let keep = if p::has_flags(self.f, x, NSW) { fl & NSW } else { 0 };
                return Some(self.binary(Opcode::Sub, keep, y, n));
            }
            // ~x + (y + 1) = y - x
            if let Some(n) = p::not(self.f, x)
                && let Some((l, r)) = p::binary(self.f, y, Opcode::Add)
                && p::is_one(self.f, r)
            {
                return Some(self.binary(Opcode::Sub, 0, l, n));
            }
            // (x & y) + (x | y) = x + y; (x & y) + (x ^ y) = x | y
            if let Some((l, r)) = p::binary(self.f, x, Opcode::And) {
                let same = |o: Option<(Value, Value)>| o == Some((l, r)) || o == Some((r, l));
                if same(p::binary(self.f, y, Opcode::Or)) {
                    return Some(self.binary(Opcode::Add, fl, l, r));
                }
                if same(p::binary(self.f, y, Opcode::Xor)) {
                    return Some(self.binary(Opcode::Or, 0, l, r));
                }
            }
            // (x * -2^n) + y = y - (x << n)
            if let Some((v, c)) = p::binary(self.f, x, Opcode::Mul)
                && let Some(c) = p::int(self.f, c)
                && c.neg().is_power_of_two()
                && !c.is_all_ones()
                && !c.is_sign_mask()
                && self.one_use(x)
                && v != y
            {
                let n = self.int(ty, c.neg().log2() as u128);
                let s = self.binary(Opcode::Shl, 0, v, n);
                return Some(self.binary(Opcode::Sub, 0, y, s));
            }
            // (x * c) + x = x * (c + 1)
            if let Some((l, c)) = p::binary(self.f, x, Opcode::Mul)
                && l == y
                && self.one_use(x)
                && let Some(c) = p::int(self.f, c)
            {
                let k = self.int(ty, c.v.wrapping_add(1));
                return Some(self.binary(Opcode::Mul, 0, y, k));
            }
            // min(x, y) + max(x, y) = x + y
            for (low, high) in [(id::UMIN, id::UMAX), (id::SMIN, id::SMAX)] {
                if let Some((l, r)) = p::binary_intrinsic(self.f, x, low)
                    && let Some(other) = p::binary_intrinsic(self.f, y, high)
                    && (other == (l, r) || other == (r, l))
                {
                    return Some(self.binary(Opcode::Add, fl, other.0, other.1));
                }
            }
            // usub.sat(x, y) + y = umax(x, y)
            if let Some((l, r)) = p::binary_intrinsic(self.f, x, id::USUB_SAT)
                && r == y
                && self.one_use(x)
            {
                return self.intrinsic(id::UMAX, &[l, r], 0);
            }
        }
        self.disjoint_or_wrap(i)
    }

    /// Bits of an addition that do not meet make it an `or`; else as [`Self::infer_wrap`].
    fn disjoint_or_wrap(&mut self, i: Inst) -> Option<Value> {
        let (a, b) = self.ops(i);
        let kb = self.known(b)?;
        if kb.is_unknown() {
            return self.wrap_by_signs(i, kb.bits);
        }
        let ka = self.known(a)?;
        if ka.no_common_bits(kb) {
            return Some(self.binary(Opcode::Or, flags::DISJOINT, a, b));
        }
        self.wrap_flags(i, ka, kb)
    }

    /// Adds `nuw` and `nsw` that known bits prove.
    pub(super) fn infer_wrap(&mut self, i: Inst) -> Option<Value> {
        let (a, b) = self.ops(i);
        if self.f.flags(i) & (NUW | NSW) == NUW | NSW {
            return None;
        }
        // The right side is the constant, if one is.
        let kb = self.known(b)?;
        if kb.is_unknown() {
            return self.wrap_by_signs(i, kb.bits);
        }
        let ka = self.known(a)?;
        self.wrap_flags(i, ka, kb)
    }

    /// Adds `nsw` to a sum or difference of `bits` bits whose operands have copies of their signs.
    fn wrap_by_signs(&mut self, i: Inst, bits: u32) -> Option<Value> {
        let fl = self.f.flags(i);
        let proven = matches!(self.f.op(i), Opcode::Add | Opcode::Sub)
            && fl & NSW == 0
            && bits <= 64
            && self.signs_are_copied(i);
        proven.then(|| {
            self.f.set_flags(i, fl | NSW);
            Value::inst(i)
        })
    }

    /// Whether the top two bits of each operand are equal, so that a sum or difference keeps its sign.
    fn signs_are_copied(&self, i: Inst) -> bool {
        let (a, b) = self.ops(i);
        self.values().sign_bits(b) > 1 && self.values().sign_bits(a) > 1
    }

    /// Adds the flags that `ka` and `kb`, known of the operands, prove.
    fn wrap_flags(&mut self, i: Inst, ka: KnownBits, kb: KnownBits) -> Option<Value> {
        let fl = self.f.flags(i);
        if fl & (NUW | NSW) == NUW | NSW || ka.bits > 64 || ka.conflicts() || kb.conflicts() {
            return None;
        }
        let m = p::mask(ka.bits);
        let (smin, smax) = (-(1i128 << (ka.bits - 1)), (1i128 << (ka.bits - 1)) - 1);
        let inside = |lo: i128, hi: i128| lo >= smin && hi <= smax;
        let (ask_nuw, ask_nsw) = (fl & NUW == 0, fl & NSW == 0);
        let (nuw, nsw) = match self.f.op(i) {
            Opcode::Add => (
                ka.max() + kb.max() <= m,
                ask_nsw && (inside(ka.smin() + kb.smin(), ka.smax() + kb.smax()) || self.signs_are_copied(i)),
            ),
            Opcode::Sub => (
                ka.min() >= kb.max(),
                ask_nsw && (inside(ka.smin() - kb.smax(), ka.smax() - kb.smin()) || self.signs_are_copied(i)),
            ),
            Opcode::Mul => {
                let ends = [ka.smin() * kb.smin(), ka.smin() * kb.smax(), ka.smax() * kb.smin(), ka.smax() * kb.smax()];
                let nuw = ka.max().checked_mul(kb.max()).is_some_and(|v| v <= m);
                (nuw, ends.iter().all(|&e| inside(e, e)))
            }
            Opcode::Shl => {
                let n = kb.max();
                if n >= ka.bits as u128 {
                    return None;
                }
                (ka.min_leading_zeros() as u128 >= n, ask_nsw && self.values().sign_bits(self.ops(i).0) as u128 > n)
            }
            _ => return None,
        };
        let add = if nuw && ask_nuw { NUW } else { 0 } | if nsw && ask_nsw { NSW } else { 0 };
        if add == 0 {
            return None;
        }
        self.f.set_flags(i, fl | add);
        Some(Value::inst(i))
    }

    pub(super) fn sub(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.common(i) {
            return Some(v);
        }
        let (a, b) = self.ops(i);
        let (ty, fl) = (self.f.ty(i), self.f.flags(i) & (NUW | NSW));
        if p::is_bool(self.f, ty) {
            return Some(self.binary(Opcode::Xor, 0, b, a));
        }
        // x - c = x + -c
        if let Some(c) = p::int(self.f, b) {
            let k = self.int(ty, c.neg().v);
            let keep = if c.is_sign_mask() { 0 } else { fl & NSW };
            return Some(self.binary(Opcode::Add, keep, a, k));
        }
        // x - -y = x + y
        if let Some(y) = p::neg(self.f, b) {
            let keep = if p::has_flags(self.f, b, NSW) { fl & NSW } else { 0 };
            return Some(self.binary(Opcode::Add, keep, a, y));
        }
        if let Some(c) = p::int(self.f, a) {
            if c.is_all_ones() {
                return Some(self.not(b));
            }
            // c - ~x = x + (c + 1)
            if let Some(x) = p::not(self.f, b) {
                let k = self.int(ty, c.v.wrapping_add(1));
                return Some(self.binary(Opcode::Add, 0, x, k));
            }
            // c - (x + c1) = (c - c1) - x, c - (c1 - x) = x + (c - c1)
            if let Some((x, c1)) = p::binary(self.f, b, Opcode::Add)
                && c1.is_constant()
            {
                let k = self.binary(Opcode::Sub, 0, a, c1);
                return Some(self.binary(Opcode::Sub, 0, k, x));
            }
            if let Some((c1, x)) = p::binary(self.f, b, Opcode::Sub)
                && c1.is_constant()
            {
                let k = self.binary(Opcode::Sub, 0, a, c1);
                return Some(self.binary(Opcode::Add, 0, x, k));
            }
            for (ext, step) in [(Opcode::ZExt, u128::MAX), (Opcode::SExt, 1)] {
                if let Some(x) = p::cast(self.f, b, ext)
                    && p::is_bool(self.f, self.f.type_of(x))
                {
                    if c.is_zero() {
                        let other = if ext == Opcode::ZExt { Opcode::SExt } else { Opcode::ZExt };
                        return Some(self.cast(other, 0, x, ty));
                    }
                    let yes = self.int(ty, c.v.wrapping_add(step));
                    return Some(self.select(x, yes, a));
                }
            }
            if c.is_zero()
                && let Some(v) = self.negated(b)
            {
                return Some(v);
            }
            // A low mask minus what is inside of it.
            if c.is_low_mask() && self.known(b).is_some_and(|k| k.max() & !c.v == 0) {
                return Some(self.binary(Opcode::Xor, 0, b, a));
            }
        }
        // ~x - ~y = y - x
        if let (Some(x), Some(y)) = (p::not(self.f, a), p::not(self.f, b)) {
            return Some(self.binary(Opcode::Sub, 0, y, x));
        }
        // (x + y) - (x + z) = y - z; x - (x + y) = -y
        if let Some((x, y)) = p::binary(self.f, b, Opcode::Add) {
            for (x, y) in [(x, y), (y, x)] {
                if x == a {
                    return Some(self.neg(y, 0));
                }
                if let Some(z) = p::other(self.f, a, Opcode::Add, x) {
                    return Some(self.binary(Opcode::Sub, 0, z, y));
                }
            }
            // x - (y + c) = (x - y) - c
            if p::int(self.f, y).is_some() && self.one_use(b) {
                let d = self.binary(Opcode::Sub, 0, a, x);
                return Some(self.binary(Opcode::Sub, 0, d, y));
            }
        }
        // (x - y) - x = -y
        if let Some((x, y)) = p::binary(self.f, a, Opcode::Sub)
            && x == b
        {
            return Some(self.neg(y, 0));
        }
        // x - (y - z) = x + (z - y)
        if let Some((y, z)) = p::binary(self.f, b, Opcode::Sub)
            && self.one_use(b)
        {
            let d = self.binary(Opcode::Sub, 0, z, y);
            return Some(self.binary(Opcode::Add, 0, a, d));
        }
        // x - (x & y) = x & ~y
        if let Some(y) = p::other(self.f, b, Opcode::And, a)
            && (self.one_use(b) || self.is_free_to_not(y, false))
        {
            let n = self.inverted(y);
            return Some(self.binary(Opcode::And, 0, a, n));
        }
        // (x | y) - y = x & ~y, (x | y) - (x & y) = x ^ y, (x | y) - (x ^ y) = x & y
        if let Some((x, y)) = p::binary(self.f, a, Opcode::Or) {
            let same = |o: Option<(Value, Value)>| o == Some((x, y)) || o == Some((y, x));
            if same(p::binary(self.f, b, Opcode::And)) {
                return Some(self.binary(Opcode::Xor, 0, x, y));
            }
            if same(p::binary(self.f, b, Opcode::Xor)) {
                return Some(self.binary(Opcode::And, 0, x, y));
            }
            for (x, y) in [(x, y), (y, x)] {
                if y == b && self.one_use(a) {
                    let n = self.not(y);
                    return Some(self.binary(Opcode::And, 0, x, n));
                }
            }
        }
        // (x ^ y) - (x | y) = -(x & y)
        if let Some((x, y)) = p::binary(self.f, b, Opcode::Or)
            && let Some((l, r)) = p::binary(self.f, a, Opcode::Xor)
            && (l == x && r == y || l == y && r == x)
            && (self.one_use(a) || self.one_use(b))
        {
            let n = self.binary(Opcode::And, 0, x, y);
            return Some(self.neg(n, 0));
        }
        // x - zext(b) = x + sext(b) and the other way round
        for (ext, other) in [(Opcode::ZExt, Opcode::SExt), (Opcode::SExt, Opcode::ZExt)] {
            if let Some(x) = p::cast(self.f, b, ext)
                && p::is_bool(self.f, self.f.type_of(x))
                && self.one_use(b)
            {
                let e = self.cast(other, 0, x, ty);
                return Some(self.binary(Opcode::Add, 0, a, e));
            }
        }
        // x - x * c = x * (1 - c), x * c - x = x * (c - 1)
        if let Some((x, c)) = p::binary(self.f, b, Opcode::Mul)
            && x == a
            && self.one_use(b)
            && let Some(c) = p::int(self.f, c)
        {
            let k = self.int(ty, 1u128.wrapping_sub(c.v));
            return Some(self.binary(Opcode::Mul, 0, a, k));
        }
        if let Some((x, c)) = p::binary(self.f, a, Opcode::Mul)
            && x == b
            && self.one_use(a)
            && let Some(c) = p::int(self.f, c)
        {
            let k = self.int(ty, c.v.wrapping_sub(1));
            return Some(self.binary(Opcode::Mul, 0, b, k));
        }
        // x - umin(x, y) = usub.sat(x, y), umax(x, y) - y = usub.sat(x, y)
        if let Some((x, y)) = p::binary_intrinsic(self.f, b, id::UMIN)
            && self.one_use(b)
        {
            for (x, y) in [(x, y), (y, x)] {
                if x == a {
                    return self.intrinsic(id::USUB_SAT, &[x, y], 0);
                }
            }
        }
        if let Some((x, y)) = p::binary_intrinsic(self.f, a, id::UMAX)
            && self.one_use(a)
        {
            for (x, y) in [(x, y), (y, x)] {
                if y == b {
                    return self.intrinsic(id::USUB_SAT, &[x, y], 0);
                }
            }
        }
        // x - (c ? x : y) = c ? 0 : x - y, (c ? x : y) - x = c ? 0 : y - x
        for (sel, x, left) in [(b, a, true), (a, b, false)] {
            let Some((c, t, e)) = p::select(self.f, sel).filter(|_| self.one_use(sel)) else { continue };
            if t != x && e != x {
                continue;
            }
            let y = if t == x { e } else { t };
            let d = if left { self.binary(Opcode::Sub, 0, x, y) } else { self.binary(Opcode::Sub, 0, y, x) };
            let zero = self.int(ty, 0);
            let (l, r) = if t == x { (zero, d) } else { (d, zero) };
            let new = Builder::before(self.f, self.at).select(c, l, r, 0);
            if let (Some(n), Some(o)) = (new.as_inst(), sel.as_inst()) {
                let loc = self.f.loc(n);
                self.f.copy_attachments(n, o);
                self.f.set_loc(n, loc);
            }
            return Some(self.queue_new(new));
        }
        if let Some(v) = self.pointer_difference(a, b, ty) {
            return Some(v);
        }
        // x - (y * c) = x + y * -c, x - (y << c) stays
        if let Some((y, c)) = p::binary(self.f, b, Opcode::Mul)
            && self.one_use(b)
            && let Some(c) = p::int(self.f, c)
        {
            let k = self.int(ty, c.neg().v);
            let m = self.binary(Opcode::Mul, 0, y, k);
            return Some(self.binary(Opcode::Add, 0, a, m));
        }
        self.infer_wrap(i)
    }

    /// `-v` where that costs nothing more.
    fn negated(&mut self, v: Value) -> Option<Value> {
        let ty = self.f.type_of(v);
        let i = v.as_inst()?;
        let once = self.one_use(v);
        let bits = p::width(self.f, v);
        let (x, y) = if self.f.op(i).is_binary() { self.ops(i) } else { (Value::NONE, Value::NONE) };
        match self.f.op(i) {
            // -(x - y) = y - x
            Opcode::Sub if once => Some(self.binary(Opcode::Sub, 0, y, x)),
            // -(x * c) = x * -c
            Opcode::Mul if once => {
                let c = p::int(self.f, y)?;
                let k = self.int(ty, c.neg().v);
                Some(self.binary(Opcode::Mul, 0, x, k))
            }
            // -(x >> (n - 1)) of the sign bit: the other kind of shift
            Opcode::LShr | Opcode::AShr if p::int(self.f, y).is_some_and(|c| c.v == bits as u128 - 1) => {
                let op = if self.f.op(i) == Opcode::LShr { Opcode::AShr } else { Opcode::LShr };
                let fl = self.f.flags(i) & flags::EXACT;
                Some(self.binary(op, fl, x, y))
            }
            // The other way round: greater for less
            Opcode::Call if once => {
                let (which, call) = p::intrinsic(self.f, v)?;
                if !matches!(which, id::SCMP | id::UCMP) {
                    return None;
                }
                let (l, r) = (self.f.operand(call, 0), self.f.operand(call, 1));
                let operands = self.f.type_of(l);
                self.intrinsic_with(which, &[ty, operands], &[r, l], 0)
            }
            // -select(c, k1, k2)
            Opcode::Select if once => {
                let (c, t, e) = p::select(self.f, v)?;
                let (kt, ke) = (p::int(self.f, t)?, p::int(self.f, e)?);
                let (t, e) = (self.int(ty, kt.neg().v), self.int(ty, ke.neg().v));
                Some(self.select(c, t, e))
            }
            // -(k << n) = -k << n
            Opcode::Shl if once => {
                let c = p::int(self.f, x)?;
                let k = self.int(ty, c.neg().v);
                Some(self.binary(Opcode::Shl, 0, k, y))
            }
            _ => None,
        }
    }

    /// `ptrtoint(p + n) - ptrtoint(p) = n`.
    fn pointer_difference(&mut self, a: Value, b: Value, ty: Type) -> Option<Value> {
        let (x, y) = (p::cast(self.f, a, Opcode::PtrToInt)?, p::cast(self.f, b, Opcode::PtrToInt)?);
        let space = self.f.types().addrspace(self.f.type_of(x))?;
        let bits = self.f.layout().index_bits(space);
        if p::width(self.f, a) != bits || self.f.layout().pointer_bits(space) != bits {
            return None;
        }
        for (x, y, negate) in [(x, y, false), (y, x, true)] {
            let Some(g) = p::inst(self.f, x, Opcode::GetElementPtr) else { continue };
            if self.f.operand(g, 0) != y || self.f.num_operands(g) != 2 {
                continue;
            }
            let n = self.f.operand(g, 1);
            let elem = Type(self.f.aux(g).a);
            if self.f.type_of(n) != ty {
                continue;
            }
            let Some(size) = self.f.layout().fixed_alloc_size(self.f.types(), elem) else { continue };
            let size = self.int(ty, size as u128);
            let bytes = if p::is_one(self.f, size) { n } else { self.binary(Opcode::Mul, 0, n, size) };
            return Some(if negate { self.neg(bytes, 0) } else { bytes });
        }
        None
    }
}
