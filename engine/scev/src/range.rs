//! Ranges of expressions, unsigned and signed. Both hold for the same values; they differ in which of several intervals
//! they prefer where neither is inside the other.

use super::interval::{signed_max, signed_min};
use super::*;
use warpc_analysis::facts::transfers_execution;
use warpc_analysis::known_bits::KnownBits;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::ValueKind;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, flags};

/// A visit of the work list.
#[derive(Clone, Copy, PartialEq)]
enum Turn {
    /// Operands are not ready yet.
    Enter,
    /// They are.
    Leave,
    /// Those of a phi are.
    LeavePhi,
}

/// What is known of a value by itself.
struct ValueFacts {
    v: Value,
    /// By metadata and attributes; by what the launch says.
    said: [Option<Interval>; 2],
    shifts: Option<Interval>,
    by_bits: Option<Interval>,
    /// By the number of equal bits at the top.
    by_signs: Option<Interval>,
    /// Where an object of its size can lie; of unsigned numbers alone.
    object: Option<Interval>,
    /// A phi: its inputs, or the trip count of its loop, may become known later.
    phi: bool,
}

impl Se<'_, '_> {
    /// Range of `expr`.
    #[inline]
    pub fn range(&mut self, expr: Expr, signed: bool) -> Interval {
        match (self.s.nodes.range(expr, signed), self.constant(expr)) {
            (Some(r), _) => r,
            (None, Some(c)) => Interval::single(self.bits(expr), c),
            (None, None) => self.new_range(expr, signed),
        }
    }
    #[inline(never)]
    fn new_range(&mut self, expr: Expr, signed: bool) -> Interval {
        if self.bits(expr) == 0 {
            return Interval::full(1);
        }
        let mut stack: smallvec::SmallVec<[(Expr, Turn); 16]> = Default::default();
        stack.push((expr, Turn::Enter));
        while let Some((x, turn)) = stack.pop() {
            if turn != Turn::Enter {
                let facts = self.value_facts(x);
                let r = self.range_of(x, signed, facts.as_ref(), turn == Turn::LeavePhi);
                if turn == Turn::LeavePhi
                    && let Some(i) = self.unknown_inst(x)
                {
                    self.pending_phis.retain(|&p| p != i);
                }
                self.s.nodes.set_range(x, signed, r);
                // What says how a value lies was most of the work, and says it for both.
                if let Some(facts) = facts
                    && !facts.phi
                    && !self.has_range(x, !signed)
                {
                    let r = self.range_of(x, !signed, Some(&facts), false);
                    self.s.nodes.set_range(x, !signed, r);
                }
                continue;
            }
            if self.has_range(x, signed) {
                continue;
            }
            if let Some(i) = self.unknown_inst(x)
                && self.f.op(i) == Opcode::Phi
                && !self.pending_phis.contains(&i)
                && self.f.phi_len(i) <= 64
            {
                // Met again before its inputs are known, it is taken without them.
                self.pending_phis.push(i);
                stack.push((x, Turn::LeavePhi));
                for k in (0..self.f.phi_len(i)).rev() {
                    let o = self.get(self.f.phi_incoming(i, k).0);
                    if !self.has_range(o, signed) {
                        stack.push((o, Turn::Enter));
                    }
                }
                continue;
            }
            stack.push((x, Turn::Leave));
            for &o in self.ops(x).iter().rev() {
                if !self.has_range(o, signed) {
                    stack.push((o, Turn::Enter));
                }
            }
        }
        self.s.nodes.range(expr, signed).unwrap_or(Interval::full(self.bits(expr)))
    }
    fn has_range(&self, expr: Expr, signed: bool) -> bool {
        self.kind(expr) == Kind::Constant || self.s.nodes.range(expr, signed).is_some()
    }

    fn range_of(&mut self, expr: Expr, signed: bool, facts: Option<&ValueFacts>, with_inputs: bool) -> Interval {
        let bits = self.bits(expr);
        let p = if signed { Prefer::Signed } else { Prefer::Unsigned };
        let mut r = Interval::full(bits);
        // The largest number is a multiple too.
        if signed {
            let zeros = self.trailing_zeros(expr);
            if zeros >= bits {
                return Interval::single(bits, 0);
            }
            if zeros > 0 && bits > number::PLAIN {
                // All ones less the low bits; where those are many the end has no code.
                if zeros < number::PLAIN - 28 {
                    let top = signed_max(bits) - ((1 << zeros) - 1);
                    r = Interval::new(bits, signed_min(bits), top.wrapping_add(1));
                }
            } else if zeros > 0 {
                let top = signed_max(bits) >> zeros << zeros;
                r = Interval::new(bits, signed_min(bits), top.wrapping_add(1));
            }
        } else {
            let m = self.non_zero_multiple(expr);
            // Most divisors are powers of two.
            let rest = if m.is_power_of_two() {
                mask(bits) & (m - 1)
            } else if bits > number::PLAIN {
                number::plain(m, bits).and_then(|m| number::urem(bits, mask(bits), m)).unwrap_or(0)
            } else {
                mask(bits) % m
            };
            if rest != 0 && (bits <= number::PLAIN || rest >> 100 == 0) {
                r = Interval::new(bits, 0, (mask(bits) - rest).wrapping_add(1));
            }
        }
        let kind = self.kind(expr);
        let ops = self.operands(expr);
        match kind {
            Kind::Constant => self.constant(expr).map_or(r, |c| Interval::single(bits, c)),
            Kind::WideConstant => self.wide_constant_range(expr),
            Kind::CouldNotCompute => r,
            Kind::VScale => self.vscale_range(bits),
            Kind::Truncate => r.intersect(self.range(ops[0], signed).trunc(bits), p),
            Kind::ZeroExtend => r.intersect(self.range(ops[0], signed).zext(bits), p),
            Kind::SignExtend => r.intersect(self.range(ops[0], signed).sext(bits), p),
            Kind::PtrToInt => self.range(ops[0], signed),
            Kind::Add => {
                let w = self.wrap(expr);
                let mut x = self.range(ops[0], signed);
                for &o in &ops[1..] {
                    x = x.add_no_wrap(self.range(o, signed), w.has(Wrap::NUW), w.has(Wrap::NSW), p);
                }
                if !signed
                    && let &[product, _] = &ops[..]
                    && self.kind(product) == Kind::Mul
                    && let Some((a, b)) = self.match_urem(expr)
                {
                    x = x.intersect(self.range(a, false).urem(self.range(b, false)), p);
                }
                r.intersect(x, p)
            }
            Kind::Mul => {
                let mut x = self.range(ops[0], signed);
                for &o in &ops[1..] {
                    x = x.mul(self.range(o, signed));
                }
                if let Some(known) = self.launch_range(&ops) {
                    x = x.intersect(known, p);
                }
                r.intersect(x, p)
            }
            Kind::UDiv => {
                let x = self.range(ops[0], signed).udiv(self.range(ops[1], signed));
                r.intersect(x, p)
            }
            Kind::AddRec => self.range_of_rec(expr, &ops, signed, r, p),
            Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin | Kind::SequentialUMin => {
                let mut x = self.range(ops[0], signed);
                for &o in &ops[1..] {
                    let y = self.range(o, signed);
                    x = match kind {
                        Kind::UMax => x.max_u(y),
                        Kind::SMax => x.max_s(y),
                        Kind::SMin => x.min_s(y),
                        _ => x.min_u(y),
                    };
                }
                r.intersect(x, p)
            }
            Kind::Unknown => match facts {
                Some(facts) => self.range_of_value(facts, bits, signed, with_inputs, r, p),
                None => r,
            },
        }
    }
    fn vscale_range(&self, bits: u32) -> Interval {
        let set = self.f.attrs().list(self.f.ctx().globals.parts[self.f.global().index()].attrs).func;
        match self.f.attrs().get(set, AttrKind::VScaleRange) {
            Some(Attr::Int(_, packed)) => {
                let (least, most) = ((packed & 0xffff_ffff) as u128, (packed >> 32) as u128);
                let hi = if most == u32::MAX as u128 || most >= mask(bits) { 0 } else { most + 1 };
                if least > mask(bits) { Interval::full(bits) } else { Interval::new(bits, least, hi) }
            }
            _ => Interval::new(bits, 1, 0),
        }
    }

    fn range_of_rec(&mut self, expr: Expr, ops: &[Expr], signed: bool, interval: Interval, prefer: Prefer) -> Interval {
        let bits = self.bits(expr);
        let mut interval = interval;
        let w = self.wrap(expr);
        if w.has(Wrap::NUW) {
            let least = self.range(ops[0], false).umin();
            if least != 0 {
                interval = interval.intersect(Interval::new(bits, least, 0), prefer);
            }
        }
        if w.has(Wrap::NSW) {
            let up = ops[1..].iter().all(|&o| self.is_known_non_negative(o));
            if up {
                let least = self.range(ops[0], true).smin();
                interval = interval.intersect(Interval::new(bits, least, signed_min(bits)), prefer);
            } else if ops[1..].iter().all(|&o| self.is_known_non_positive(o)) {
                let most = self.range(ops[0], true).smax();
                interval = interval.intersect(Interval::new(bits, signed_min(bits), most.wrapping_add(1)), prefer);
            }
        }
        let Some(l) = self.rec_loop(expr) else { return interval };
        if ops.len() != 2 {
            return interval;
        }
        let (start, step) = (ops[0], ops[1]);
        let most = self.constant_max_backedge_taken_count(l);
        let Some(count) = self.number(most) else { return interval };
        if let Some(count) = number::fit(count, self.bits(most), bits) {
            interval = interval.intersect(self.range_of_affine(start, step, count), prefer);
            if let Some(x) = self.range_by_select(start, step, count) {
                interval = interval.intersect(x, prefer);
            }
        }
        if self.set.sharpen {
            let symbolic = self.symbolic_max_backedge_taken_count(l);
            if symbolic != COULD_NOT_COMPUTE
                && self.bits(most) <= bits
                && self.wrap(expr).0 != 0
                && let Some(x) = self.range_without_self_wrap(expr, symbolic, signed)
            {
                interval = interval.intersect(x, prefer);
            }
        }
        interval
    }
    /// Range of `start + i * step` for `i` up to `count`.
    pub(super) fn range_of_affine(&mut self, start: Expr, step: Expr, count: u128) -> Interval {
        let (ss, ts) = (self.range(start, true), self.range(step, true));
        let (su, tu) = (self.range(start, false), self.range(step, false));
        let s = affine(ts.smin(), ss, count, true).union(affine(ts.smax(), ss, count, true), Prefer::Smallest);
        s.intersect(affine(tu.umax(), su, count, false), Prefer::Smallest)
    }
    /// `{c ? a : b,+,c ? p : q}`: the ranges of both.
    fn range_by_select(&mut self, start: Expr, step: Expr, count: u128) -> Option<Interval> {
        let (c, a, b) = self.match_select(start)?;
        let (d, p, q) = self.match_select(step)?;
        if c != d {
            return None;
        }
        let ty = self.ty(start);
        let [a, b, p, q] = [a, b, p, q].map(|v| self.make_const(ty, v));
        let x = self.range_of_affine(a, p, count);
        Some(x.union(self.range_of_affine(b, q, count), Prefer::Smallest))
    }
    /// Condition and values of a select of constants, a cast and a constant added to it looked through.
    fn match_select(&self, expr: Expr) -> Option<(Value, u128, u128)> {
        let bits = self.bits(expr);
        if bits > number::PLAIN {
            return None;
        }
        let (mut expr, mut offset) = (expr, 0);
        if self.kind(expr) == Kind::Add {
            let &[c, x] = self.ops(expr) else { return None };
            offset = self.constant(c)?;
            expr = x;
        }
        let cast = self.kind(expr);
        if cast.is_cast() {
            expr = self.op(expr, 0);
        }
        let i = self.unknown_inst(expr)?;
        if self.f.op(i) != Opcode::Select {
            return None;
        }
        let inner = self.bits(expr);
        let fix = |v: u128| {
            let v = if cast == Kind::SignExtend { sext(v, inner) as u128 } else { v };
            v.wrapping_add(offset) & mask(bits)
        };
        let (a, b) = (self.int_of(self.f.operand(i, 1))?, self.int_of(self.f.operand(i, 2))?);
        Some((self.f.operand(i, 0), fix(a), fix(b)))
    }
    /// Range between start and end of a recurrence that does not pass its start again, where its direction is known.
    fn range_without_self_wrap(&mut self, expr: Expr, count: Expr, signed: bool) -> Option<Interval> {
        let (step, ty) = (self.op(expr, 1), self.ty(expr));
        let l = self.rec_loop(expr)?;
        if !self.is_constant(step) {
            return None;
        }
        if self.bits(count) > ty.bits() || ty.is_ptr() {
            return None;
        }
        let count = self.zext_or_same(count, ty);
        let n = self.negate(step, Wrap::ANY);
        let abs = self.umin2(step, n);
        let all = self.minus_one(ty);
        let limit = self.udiv(all, abs);
        if !self.is_known_by_ranges(IntPred::Ule, count, limit) {
            return None;
        }
        let (le, ge) = if signed { (IntPred::Sle, IntPred::Sge) } else { (IntPred::Ule, IntPred::Uge) };
        let end = self.at_iteration(expr, count);
        if end == COULD_NOT_COMPUTE {
            return None;
        }
        let start = self.op(expr, 0);
        let start = self.apply_guards(start, l);
        let between = self.range(start, signed).union(self.range(end, signed), Prefer::Smallest);
        if between.is_full() {
            return Some(between);
        }
        let wrapped = if signed { between.is_sign_wrapped() } else { between.is_wrapped() };
        if wrapped {
            return None;
        }
        let up = self.is_known_positive(step) && self.is_known_by_ranges(le, start, end);
        let down = self.is_known_negative(step) && self.is_known_by_ranges(ge, start, end);
        (up || down).then_some(between)
    }

    /// What is known of the value of an unknown without other expressions.
    fn value_facts(&mut self, expr: Expr) -> Option<ValueFacts> {
        let v = self.unknown(expr)?;
        let bits = self.bits(expr);
        let f = self.f;
        let is_ptr = f.types().is_ptr(f.type_of(v));
        let said = [self.range_metadata(v, bits), self.gpu_range(v, bits)];
        let shifts = self.range_of_shifts(v, bits);
        let mut by_bits = None;
        let mut by_signs = None;
        let known = self.bits_of(v);
        if self.s.nodes.multiple(expr).is_none() {
            let m = multiple::of_bits(known.as_ref(), bits);
            self.s.nodes.set_multiple(expr, m);
        }
        if let Some(k) = known {
            let mut k = k.zext_or_trunc(bits);
            let mut signs = self.values().sign_bits(v);
            if is_ptr {
                let more = f.layout().pointer_bits(f.types().addrspace(f.type_of(v)).unwrap_or(0)).saturating_sub(bits);
                if more > 0 && signs > more {
                    signs -= more;
                }
            }
            let signs = signs.min(bits);
            if signs > 1 {
                // One of the sign bits known: all of them.
                let high = mask(bits) & !mask(bits - signs);
                if k.zero & high != 0 {
                    k.zero |= high;
                }
                if k.one & high != 0 {
                    k.one |= high;
                }
                let lo = (sext(signed_min(bits), bits) >> (signs - 1)) as u128;
                by_signs = Some(Interval::new(bits, lo, (signed_max(bits) >> (signs - 1)) + 1));
            }
            if k.min() != k.max().wrapping_add(1) & mask(bits) && !k.conflicts() {
                by_bits = Some(Interval::new(bits, k.min(), k.max().wrapping_add(1)));
            }
        }
        let object = if is_ptr { self.range_of_object(v, bits) } else { None };
        let phi = v.as_inst().is_some_and(|i| f.op(i) == Opcode::Phi);
        Some(ValueFacts { v, said, shifts, by_bits, by_signs, object, phi })
    }
    fn range_of_value(
        &mut self,
        facts: &ValueFacts,
        bits: u32,
        signed: bool,
        inputs: bool,
        interval: Interval,
        prefer: Prefer,
    ) -> Interval {
        let f = self.f;
        let mut interval = interval;
        for x in facts.said.into_iter().flatten() {
            interval = interval.intersect(x, prefer);
        }
        if let Some(x) = facts.shifts {
            interval = interval.intersect(x, Prefer::Smallest);
        }
        for x in [facts.by_bits, facts.by_signs, facts.object.filter(|_| !signed)].into_iter().flatten() {
            interval = interval.intersect(x, prefer);
        }
        if inputs && let Some(i) = facts.v.as_inst() {
            let mut all = Interval::empty(bits);
            for k in 0..f.phi_len(i) {
                let o = self.get(f.phi_incoming(i, k).0);
                let x = match self.number(o) {
                    Some(c) => Interval::single(bits, c),
                    // The input of the back edge is the phi itself, or depends on it.
                    None => self.s.nodes.range(o, signed).unwrap_or(Interval::full(bits)),
                };
                all = all.union(x, Prefer::Smallest);
                if all.is_full() {
                    break;
                }
            }
            interval = interval.intersect(all, prefer);
        }
        interval
    }
    /// `!range` of an instruction, `range` of a result or argument.
    fn range_metadata(&self, value: Value, bits: u32) -> Option<Interval> {
        let f = self.f;
        if let Some(n) = value.as_arg() {
            return self.range_attribute(warpc_analysis::facts::arg_attrs(f, n), bits);
        }
        let i = value.as_inst()?;
        let t = f.ctx().tables;
        if f.flags(i) & flags::HAS_MD != 0
            && let Some(a) = f.attachments(i).find(|a| t.strings.get(a.kind) == b"range")
        {
            let mut all = Interval::empty(bits);
            for pair in t.metadata.ops(a.node).chunks_exact(2) {
                all = all
                    .union(Interval::new(bits, t.metadata_u128(pair[0])?, t.metadata_u128(pair[1])?), Prefer::Smallest);
            }
            return Some(all);
        }
        if !f.op(i).is_call() {
            return None;
        }
        let a = f.attrs();
        let own = self.range_attribute(a.list(f.call(i).attrs).ret, bits);
        let g = warpc_analysis::facts::called_function(f, i);
        own.or_else(|| self.range_attribute(a.list(f.ctx().globals.parts[g?.index()].attrs).ret, bits))
    }
    fn range_attribute(&self, set: AttrSet, bits: u32) -> Option<Interval> {
        match self.f.attrs().get(set, AttrKind::Range)? {
            Attr::Range(_) if bits > number::PLAIN => None,
            Attr::Range(r) => Some(Interval::new(bits, r.lo as u128, r.hi as u128)),
            _ => None,
        }
    }
    /// Known bits of `value`, with the assumptions that are sure to be reached once it is defined.
    pub(super) fn bits_of(&self, value: Value) -> Option<KnownBits> {
        let f = self.f;
        let q = self.values();
        let mut known = q.known_bits(value)?;
        // Straight on from where it is defined.
        if let Some(i) = value.as_inst().filter(|_| !self.facts.calls().is_empty()) {
            let mut last = Inst::NONE;
            let mut x = i;
            for _ in 0..16 {
                x = f.next(x);
                if x.is_none() || f.op(x).is_terminator() || !transfers_execution(f, x) {
                    break;
                }
                if f.op(x) == Opcode::Call && warpc_analysis::facts::intrinsic(f, x) == Some(id::ASSUME) {
                    last = f.next(x);
                }
            }
            if last.is_some() {
                known = known.union(q.at(last).known_bits(value)?);
            }
        }
        (!known.conflicts()).then_some(known)
    }
    /// Bytes that may be read at `value`; and whether it may be null.
    fn readable(&self, value: Value) -> Option<(u64, bool)> {
        let f = self.f;
        let a = f.attrs();
        let of_set = |set: AttrSet| {
            let sure = a.int(set, AttrKind::Dereferenceable).map(|n| (n, false));
            sure.or_else(|| a.int(set, AttrKind::DereferenceableOrNull).map(|n| (n, true)))
        };
        match value.kind() {
            ValueKind::Inst(i) if f.op(i).is_call() => of_set(a.list(f.call(i).attrs).ret),
            _ => warpc_analysis::known_bits::object_size(f, value).map(|n| (n, false)),
        }
    }
    /// Where an object of known size can start.
    fn range_of_object(&self, value: Value, bits: u32) -> Option<Interval> {
        let (size, null) = self.readable(value).filter(|x| x.0 > 1)?;
        let size = size as u128;
        if size > mask(bits) {
            return None;
        }
        let q = self.values();
        let align = (q.pointer_alignment(value) as u128).max(1);
        let most = mask(bits) - size;
        let most = most - most % align;
        let least = if !null && q.is_non_zero(value) { align } else { 0 };
        Some(Interval::new(bits, least, most.wrapping_add(1)))
    }
    /// Range of a header phi that is shifted in each iteration, by the number of iterations.
    fn range_of_shifts(&mut self, value: Value, bits: u32) -> Option<Interval> {
        let f = self.f;
        let i = value.as_inst()?;
        if f.op(i) != Opcode::Phi || f.phi_len(i) != 2 {
            return None;
        }
        let b = f.block_of(i);
        if self.cfg.preds(b).iter().any(|&p| !self.dom.is_reachable(p)) {
            return None;
        }
        let find = |k: usize| {
            let step = f.phi_incoming(i, k).0.as_inst()?;
            let shift = f.op(step).is_shift() && f.operand(step, 0) == value && f.operand(step, 1) != value;
            shift.then_some((step, f.phi_incoming(i, 1 - k).0))
        };
        let (shift, start) = find(0).or_else(|| find(1))?;
        let l = self.loops.of(b);
        if l.is_none() || !self.loops.contains(l, f.block_of(shift)) {
            return None;
        }
        let trips = self.small_constant_max_trip_count(l) as u128;
        if trips == 0 || trips >= bits as u128 {
            return None;
        }
        let q = self.values();
        let (s, step) = (q.known_bits(start)?, q.known_bits(f.operand(shift, 1))?);
        let total = step.max().checked_mul(trips - 1).filter(|&t| t <= mask(bits))?;
        let by = KnownBits::constant(bits, total);
        match f.op(shift) {
            Opcode::LShr => {
                let end = KnownBits::lshr(s, by, false);
                Some(Interval::new(bits, end.min(), s.max().wrapping_add(1)))
            }
            Opcode::AShr => {
                let end = KnownBits::ashr(s, by, false);
                if s.is_non_negative() {
                    Some(Interval::new(bits, end.min(), s.max().wrapping_add(1)))
                } else if s.is_negative() {
                    Some(Interval::new(bits, s.min(), end.max().wrapping_add(1)))
                } else {
                    None
                }
            }
            Opcode::Shl if total < s.min_leading_zeros() as u128 => {
                let end = KnownBits::shl(s, by, false, false);
                Some(Interval::new(bits, s.min(), end.max().wrapping_add(1)))
            }
            _ => None,
        }
    }
}

/// Range of what starts in `start` and is changed by `step` up to `count` times.
fn affine(step: u128, start: Interval, count: u128, signed: bool) -> Interval {
    let bits = start.bits;
    let m = mask(bits);
    if step == 0 || count == 0 {
        return start;
    }
    if start.is_full() {
        return start;
    }
    let down = signed && interval::is_neg(step, bits);
    if bits > number::PLAIN {
        return wide_affine(step, start, count, down).unwrap_or(Interval::full(bits));
    }
    // The smallest signed number is its own negative, and the right distance as an unsigned number.
    let step = if down { step.wrapping_neg() & m } else { step };
    if m / step < count {
        return Interval::full(bits);
    }
    let offset = step * count;
    let last = start.hi.wrapping_sub(1) & m;
    let moved = if down { start.lo.wrapping_sub(offset) } else { last.wrapping_add(offset) } & m;
    if start.contains(moved) {
        return Interval::full(bits);
    }
    let (lo, hi) = if down { (moved, last) } else { (start.lo, moved) };
    Interval::new(bits, lo, hi.wrapping_add(1))
}

/// [`affine`] of more than 128 bits, steps downwards if `down`; `None`: it may be everything, or an end has no code.
fn wide_affine(step: u128, start: Interval, count: u128, down: bool) -> Option<Interval> {
    let bits = start.bits;
    let step = if down { number::sub(bits, 0, step)? } else { step };
    let offset = number::wide_no_wrap(Opcode::Mul, false, bits, step, count)?;
    let last = start.hi.wrapping_sub(1);
    let moved = if down { number::sub(bits, start.lo, offset)? } else { number::add(bits, last, offset)? };
    if start.contains(moved) {
        return None;
    }
    let (lo, hi) = if down { (moved, last) } else { (start.lo, moved) };
    Some(Interval::new(bits, lo, hi.wrapping_add(1)))
}
