//! Known bits of IR values, opcode by opcode.

use super::bits::{KnownBits, mask};
use super::{MAX_DEPTH, Values};
use crate::facts::{arg_attrs, const_expr, int_constant, intrinsic};
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Aux, Value, ValueKind};

impl Values<'_, '_> {
    /// Known bits of `value`, `bits` wide, `depth` steps into the question.
    pub(super) fn bits_at(&self, value: Value, bits: u32, depth: u32) -> KnownBits {
        let none = KnownBits::unknown(bits);
        let known = match value.kind() {
            ValueKind::Const(c) => return self.bits_of_const(value, c, bits, depth),
            ValueKind::Global(g) => {
                let shape = self.f.ctx().globals.shape[g.index()];
                let kind = self.f.ctx().globals.sym[g.index()].kind;
                if kind == warpc_ir::module::GlobalKind::Alias {
                    return low_zeros(bits, 1 << self.zeros_of_alias(value, depth).min(32));
                }
                // Without alignment of its own, a variable has that of its type.
                let align = match Aux::unpack_align(shape.align as u32) {
                    a if kind == warpc_ir::module::GlobalKind::Function => self.f.layout().function_align(a.max(1)),
                    0 if kind != warpc_ir::module::GlobalKind::Variable => 1,
                    0 => self.f.layout().abi_align(self.f.ctx().types(), shape.ty),
                    a => a,
                };
                return low_zeros(bits, align);
            }
            ValueKind::Arg(n) => self.bits_of_arg(n, bits),
            ValueKind::Inst(i) if depth < MAX_DEPTH => return self.remembered(i, bits, depth),
            ValueKind::Inst(i) => self.bits_of_leaf(i, bits),
            _ => return none,
        };
        match self.assumptions {
            Some(_) if self.at.is_some() || value.as_inst().is_some() => self.with_context(value, known, depth),
            _ => known,
        }
    }
    /// Trailing zero bits of what an alias stands for: a constant of the module.
    fn zeros_of_alias(&self, value: Value, depth: u32) -> u32 {
        let ctx = self.f.ctx();
        if depth > MAX_DEPTH {
            return 0;
        }
        if let Some(g) = value.as_global() {
            let sym = &ctx.globals.sym[g.index()];
            if sym.kind != warpc_ir::module::GlobalKind::Alias {
                let bits = self.f.layout().pointer_bits(0);
                return self.bits_at(value, bits, depth + 1).min_trailing_zeros();
            }
            let to = ctx.globals.parts[g.index()].init;
            let fixed = !sym.linkage.is_interposable() && to.is_some();
            return if fixed { self.zeros_of_alias(to, depth + 1) } else { 0 };
        }
        let k = &ctx.tables.consts;
        if let Some(n) = k.as_int(value) {
            return if n == 0 { 64 } else { n.trailing_zeros() };
        }
        let Some(c) = value.as_const() else { return 0 };
        let Some(h) = k.expr(c) else { return 0 };
        let list = k.list(c);
        match h.op {
            Opcode::PtrToInt | Opcode::IntToPtr | Opcode::AddrSpaceCast => self.zeros_of_alias(list[0], depth + 1),
            Opcode::Add | Opcode::Sub => {
                self.zeros_of_alias(list[0], depth + 1).min(self.zeros_of_alias(list[1], depth + 1))
            }
            _ => 0,
        }
    }
    /// An operand, one step deeper.
    pub(super) fn bits_of(&self, value: Value, depth: u32) -> KnownBits {
        // Of an integer that is too wide nothing is known here; truncations of it ask for the limbs.
        let Some(bits) = self.width(self.f.type_of(value)) else { return KnownBits::unknown(128) };
        self.bits_at(value, bits, depth + 1)
    }
    fn bits_of_const(&self, value: Value, c: Const, bits: u32, depth: u32) -> KnownBits {
        if let Some(n) = int_constant(self.f, value) {
            return KnownBits::constant(bits, n);
        }
        let k = self.f.consts();
        match k.row(c).kind {
            ConstKind::Null | ConstKind::Zero => KnownBits::constant(bits, 0),
            ConstKind::Splat => self.bits_at(k.list(c)[0], bits, depth),
            ConstKind::Aggregate => k
                .list(c)
                .iter()
                // A poison lane may be taken for anything.
                .filter(|e| !e.is_poison())
                .map(|&e| self.bits_at(e, bits, depth + 1))
                .reduce(KnownBits::intersect)
                .unwrap_or(KnownBits::unknown(bits)),
            ConstKind::Expr if depth < MAX_DEPTH => self.bits_of_expr(value, bits, depth),
            _ => KnownBits::unknown(bits),
        }
    }
    fn bits_of_expr(&self, value: Value, bits: u32, depth: u32) -> KnownBits {
        let Some((op, ops)) = const_expr(self.f, value) else { return KnownBits::unknown(bits) };
        match op {
            Opcode::PtrToInt | Opcode::IntToPtr | Opcode::PtrToAddr => self.bits_of(ops[0], depth).zext_or_trunc(bits),
            Opcode::Add => KnownBits::add(self.bits_of(ops[0], depth), self.bits_of(ops[1], depth), false, false),
            Opcode::Sub => KnownBits::sub(self.bits_of(ops[0], depth), self.bits_of(ops[1], depth), false, false),
            Opcode::Trunc => self.bits_of(ops[0], depth).trunc(bits),
            Opcode::GetElementPtr => {
                let elem = value.as_const().and_then(|c| self.f.consts().expr(c)).map_or(Type::I8, |h| h.elem);
                self.bits_of_gep(elem, ops[0], &ops[1..], bits, depth)
            }
            _ => KnownBits::unknown(bits),
        }
    }
    fn bits_of_arg(&self, n: u32, bits: u32) -> KnownBits {
        let mut k = KnownBits::unknown(bits);
        for a in self.f.attrs().set(arg_attrs(self.f, n)) {
            match a {
                Attr::Int(AttrKind::Align, a) => k = k.union(low_zeros(bits, *a)),
                Attr::Range(r) => k = k.union(from_range(bits, r)),
                _ => {}
            }
        }
        k
    }
    /// What a row says by itself, when its operands are too deep to look at.
    fn bits_of_leaf(&self, inst: Inst, bits: u32) -> KnownBits {
        match self.f.op(inst) {
            Opcode::Load => self.bits_of_range_metadata(inst, bits),
            Opcode::Alloca => low_zeros(bits, Aux::unpack_align(self.f.aux(inst).b)),
            Opcode::Call | Opcode::Invoke => self.bits_of_call_attrs(inst, intrinsic(self.f, inst), bits),
            _ => KnownBits::unknown(bits),
        }
    }
    /// `!range` of a load or call: pairs of limits of half-open intervals.
    pub(super) fn bits_of_range_metadata(&self, inst: Inst, bits: u32) -> KnownBits {
        let mut k = KnownBits::unknown(bits);
        if self.f.flags(inst) & flags::HAS_MD == 0 {
            return k;
        }
        let t = self.f.ctx().tables;
        for a in self.f.attachments(inst) {
            match t.strings.get(a.kind) {
                b"range" => {
                    let mut all: Option<KnownBits> = None;
                    for pair in t.metadata.ops(a.node).chunks_exact(2) {
                        let (Some(lo), Some(hi)) = (t.metadata_u128(pair[0]), t.metadata_u128(pair[1])) else {
                            return k;
                        };
                        let r = half_open(bits, lo, hi);
                        all = Some(all.map_or(r, |x| x.intersect(r)));
                    }
                    k = k.union(all.unwrap_or(KnownBits::unknown(bits)));
                }
                b"align" => {
                    if let Some(&m) = t.metadata.ops(a.node).first()
                        && let Some(n) = t.metadata_int(m)
                    {
                        k = k.union(low_zeros(bits, n));
                    }
                }
                _ => {}
            }
        }
        k
    }
    pub(super) fn bits_of_inst(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let none = KnownBits::unknown(bits);
        let fl = func.flags(inst);
        let op = func.op(inst);
        if op.is_int_binary() {
            return self.bits_of_binary(inst, bits, depth);
        }
        match op {
            Opcode::Trunc if self.width(func.type_of(func.operand(inst, 0))).is_none() => {
                self.wide_bits_of(func.operand(inst, 0), depth + 1).low(bits)
            }
            Opcode::Trunc => self.bits_of(func.operand(inst, 0), depth).trunc(bits),
            Opcode::ZExt => {
                let k = self.bits_of(func.operand(inst, 0), depth);
                let k = if fl & flags::NNEG != 0 { KnownBits { zero: k.zero | k.sign() & !k.one, ..k } } else { k };
                k.zext(bits)
            }
            Opcode::SExt => self.bits_of(func.operand(inst, 0), depth).sext(bits),
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {
                self.bits_of(func.operand(inst, 0), depth).zext_or_trunc(bits)
            }
            Opcode::BitCast => {
                let v = func.operand(inst, 0);
                let t = func.types();
                let same = |ty: Type| t.is_int(t.scalar(ty)) || t.is_ptr(t.scalar(ty));
                match self.width(func.type_of(v)) {
                    Some(w) if w == bits && same(func.type_of(v)) => self.bits_of(v, depth),
                    _ => none,
                }
            }
            Opcode::AddrSpaceCast => {
                // Generic addresses of the address spaces are not computed bit by bit, but alignment of at most 16 bytes holds.
                let k = self.bits_of(func.operand(inst, 0), depth);
                low_zeros(bits, 1 << k.min_trailing_zeros().min(4))
            }
            Opcode::Freeze => {
                let v = func.operand(inst, 0);
                if self.not_undef_or_poison_at(v, depth + 1) { self.bits_of(v, depth) } else { none }
            }
            Opcode::Select => {
                let (c, a, b) = (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2));
                let l = self.bits_of_arm(a, c, true, depth);
                if l.is_unknown() {
                    return l;
                }
                l.intersect(self.bits_of_arm(b, c, false, depth))
            }
            Opcode::Phi => self.bits_of_phi(inst, bits, depth),
            Opcode::Load => self.bits_of_range_metadata(inst, bits),
            Opcode::Alloca => low_zeros(bits, Aux::unpack_align(func.aux(inst).b)),
            Opcode::GetElementPtr => {
                let ops: smallvec::SmallVec<[Value; 8]> = func.operands(inst).collect();
                self.bits_of_gep(Type(func.aux(inst).a), ops[0], &ops[1..], bits, depth)
            }
            Opcode::Call | Opcode::Invoke => self.bits_of_call(inst, bits, depth),
            Opcode::ExtractElement => {
                let vector = func.operand(inst, 0);
                match func.consts().as_int(func.operand(inst, 1)).and_then(|lane| u32::try_from(lane).ok()) {
                    Some(lane) => self.bits_of_lane(vector, lane, bits, depth),
                    None => self.bits_of(vector, depth),
                }
            }
            Opcode::InsertElement => {
                let e = self.bits_of(func.operand(inst, 1), depth);
                match func.operand(inst, 0) {
                    v if v.is_undef_or_poison() => e,
                    v => self.bits_of(v, depth).intersect(e),
                }
            }
            Opcode::ShuffleVector => self.bits_of_shuffle(inst, bits, depth),
            Opcode::ExtractValue => self.bits_of_overflow_result(inst, bits, depth),
            _ => none,
        }
    }
    /// Bits of a binary operation of integers.
    fn bits_of_binary(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let none = KnownBits::unknown(bits);
        let fl = func.flags(inst);
        let (nuw, nsw, exact) = (fl & flags::NUW != 0, fl & flags::NSW != 0, fl & flags::EXACT != 0);
        let op = func.op(inst);
        let (a, b) = (func.operand(inst, 0), func.operand(inst, 1));
        let r = self.bits_of(b, depth);
        // Nothing known of one side often settles it.
        if r.is_unknown() && !nuw && !nsw && (op == Opcode::Add || op == Opcode::Sub && a != b) {
            return none;
        }
        if op == Opcode::And && r.is_unknown() || r.is_unknown() && matches!(op, Opcode::Xor | Opcode::Or) {
            let l = self.bits_of(a, depth);
            return match op {
                Opcode::And => KnownBits { one: 0, ..l },
                Opcode::Or => KnownBits { zero: 0, ..l },
                _ => none,
            };
        }
        // Of a sum with a number of which nothing is known nothing is known, unless it does not wrap.
        if r.is_unknown() && !nuw && (op == Opcode::Add || op == Opcode::Sub && a != b) {
            return none;
        }
        let l = self.bits_of(a, depth);
        match op {
            Opcode::Add => KnownBits::add(l, r, nsw, nuw),
            Opcode::Sub if a == b && self.not_undef_at(a, depth + 1) => KnownBits::constant(bits, 0),
            Opcode::Sub => KnownBits::sub(l, r, nsw, nuw),
            Opcode::Mul => {
                let square = a == b && self.not_undef_at(a, depth + 1);
                let mut k = KnownBits::mul(l, r, square);
                if nsw && k.zero & k.sign() == 0 && k.one & k.sign() == 0 {
                    if square || l.is_non_negative() && r.is_non_negative() || l.is_negative() && r.is_negative() {
                        k.zero |= k.sign();
                    } else if l.is_negative() && r.is_non_negative() && r.is_non_zero()
                        || r.is_negative() && l.is_non_negative() && l.is_non_zero()
                    {
                        k.one |= k.sign();
                    }
                }
                k
            }
            Opcode::UDiv => KnownBits::udiv(l, r, exact),
            Opcode::SDiv => KnownBits::sdiv(l, r, exact),
            Opcode::URem => KnownBits::urem(l, r),
            Opcode::SRem => KnownBits::srem(l, r),
            Opcode::Shl => KnownBits::shl(l, r, nuw, nsw),
            Opcode::LShr => KnownBits::lshr(l, r, exact),
            Opcode::AShr => KnownBits::ashr(l, r, exact),
            Opcode::And => {
                let mut k = KnownBits::and(l, r);
                // x & -x: the lowest set bit. x & (x - 1): without it.
                let lowest = self.is_negation(b, a) && self.not_undef_at(a, depth + 1)
                    || self.is_negation(a, b) && self.not_undef_at(b, depth + 1);
                if lowest {
                    k.zero |= none.mask() & !mask((l.max_trailing_zeros() + 1).min(bits));
                }
                k
            }
            Opcode::Or => KnownBits::or(l, r),
            _ => KnownBits::xor(l, r),
        }
    }
    /// Bits of element `lane` of `vector`: more than those of all elements where constants differ from lane to lane.
    fn bits_of_lane(&self, vector: Value, lane: u32, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        if let Some(c) = vector.as_const()
            && let Some(&element) = func.consts().list(c).get(lane as usize)
            && func.consts().row(c).kind == ConstKind::Aggregate
        {
            return self.bits_at(element, bits, depth + 1);
        }
        let Some(inst) = vector.as_inst().filter(|_| depth < MAX_DEPTH) else { return self.bits_of(vector, depth) };
        let of = |n: usize| self.bits_of_lane(func.operand(inst, n), lane, bits, depth + 1);
        match func.op(inst) {
            Opcode::And => KnownBits::and(of(0), of(1)),
            Opcode::Or => KnownBits::or(of(0), of(1)),
            Opcode::Xor => KnownBits::xor(of(0), of(1)),
            Opcode::Add => KnownBits::add(of(0), of(1), false, false),
            Opcode::Sub => KnownBits::sub(of(0), of(1), false, false),
            Opcode::InsertElement => match func.consts().as_int(func.operand(inst, 2)) {
                Some(at) if at == lane as u64 => self.bits_of(func.operand(inst, 1), depth),
                Some(_) => of(0),
                None => self.bits_of(vector, depth),
            },
            Opcode::ShuffleVector => {
                let count = func.types().vector(func.type_of(func.operand(inst, 0))).map_or(0, |v| v.0);
                match func.indices(inst).get(lane as usize) {
                    Some(&from) if from < count => self.bits_of_lane(func.operand(inst, 0), from, bits, depth + 1),
                    Some(&from) if from != u32::MAX => {
                        self.bits_of_lane(func.operand(inst, 1), from - count, bits, depth + 1)
                    }
                    _ => self.bits_of(vector, depth),
                }
            }
            Opcode::Call => match intrinsic(func, inst) {
                Some(id::BSWAP) => of(0).bswap(),
                Some(id::BITREVERSE) => of(0).reverse(),
                _ => self.bits_of(vector, depth),
            },
            _ => self.bits_of(vector, depth),
        }
    }
    /// Bits of all elements of a shuffle: those of the vectors that it takes elements of.
    fn bits_of_shuffle(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let (a, b) = (func.operand(inst, 0), func.operand(inst, 1));
        let n = func.types().vector(func.type_of(a)).map_or(0, |v| v.0);
        let m = func.indices(inst);
        let from_a = m.iter().any(|&x| x < n);
        let from_b = m.iter().any(|&x| x >= n && x != u32::MAX);
        match (from_a, from_b) {
            (true, false) => self.bits_of(a, depth),
            (false, true) => self.bits_of(b, depth),
            (true, true) => self.bits_of(a, depth).intersect(self.bits_of(b, depth)),
            _ => KnownBits::unknown(bits),
        }
    }
    /// Known bits of an arm of a select, which condition `condition` picks by being `truth`. See `undef.rs` for when that counts.
    fn bits_of_arm(&self, arm: Value, condition: Value, truth: bool, depth: u32) -> KnownBits {
        let known = self.bits_of(arm, depth);
        let more = self.with_condition(arm, known, condition, truth, depth);
        if more != known && self.not_undef_at(arm, depth + 1) { more } else { known }
    }
    /// Whether `lhs` is `0 - rhs`.
    fn is_negation(&self, lhs: Value, rhs: Value) -> bool {
        lhs.as_inst().is_some_and(|i| {
            self.f.op(i) == Opcode::Sub && self.f.operand(i, 1) == rhs && self.f.consts().is_zero(self.f.operand(i, 0))
        })
    }
    fn bits_of_gep(&self, elem: Type, base: Value, indices: &[Value], bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let (types, layout) = (func.types(), func.layout());
        if !layout.has_fixed_size(types, elem) {
            // Elements of a scalable vector are whole multiples of their least number.
            let Some((len, true, part)) = types.vector(elem).filter(|_| indices.len() == 1) else {
                return KnownBits::unknown(bits);
            };
            let step = (len as u64 * layout.size_in_bits(types, part)).div_ceil(8).max(1);
            let zeros = self.bits_of(base, depth).min_trailing_zeros().min(step.trailing_zeros());
            return low_zeros(bits, 1 << zeros.min(32));
        }
        let mut k = self.bits_of(base, depth).zext_or_trunc(bits);
        let mut ty = elem;
        for (n, &ix) in indices.iter().enumerate() {
            if k.is_unknown() {
                return k;
            }
            let scale = if n == 0 {
                layout.alloc_size(types, ty)
            } else if let Some((fields, _)) = types.fields(ty) {
                let Some(at) = int_constant(func, ix).filter(|&c| (c as usize) < fields.len()) else {
                    return KnownBits::unknown(bits);
                };
                let offset = layout.field_offset(types, ty, at as usize);
                k = KnownBits::add(k, KnownBits::constant(bits, offset as u128), false, false);
                ty = fields[at as usize];
                continue;
            } else {
                let Some(e) = types.sequence_element(ty) else { return KnownBits::unknown(bits) };
                ty = e;
                layout.alloc_size(types, e)
            };
            let Some(w) = self.width(func.type_of(ix)) else { return KnownBits::unknown(bits) };
            let index = self.bits_at(ix, w, depth + 1);
            let index = if w < bits { index.sext(bits) } else { index.trunc(bits) };
            let step = KnownBits::mul(index, KnownBits::constant(bits, scale as u128), false);
            k = KnownBits::add(k, step, false, false);
        }
        k
    }
    fn bits_of_phi(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let me = Value::inst(inst);
        // A recurrence: x = phi [start, ...], [x op step, ...].
        if func.phi_len(inst) == 2 {
            for k in 0..2 {
                let (next, start) = (func.phi_incoming(inst, k).0, func.phi_incoming(inst, 1 - k).0);
                let Some(n) = next.as_inst() else { continue };
                if func.num_operands(n) != 2 || !func.op(n).is_int_binary() || func.block_of(n).is_none() {
                    continue;
                }
                let step = match (func.operand(n, 0) == me, func.operand(n, 1) == me) {
                    (true, false) => func.operand(n, 1),
                    (false, true) if func.op(n).is_commutative() => func.operand(n, 0),
                    _ => continue,
                };
                return self.bits_of_recurrence(n, start, step, bits, depth);
            }
        }
        // Each incoming value with little depth left, so that cycles and wide phis stay cheap.
        if func.phi_len(inst) == 0 || func.phi_len(inst) > 64 {
            return KnownBits::unknown(bits);
        }
        let mut all: Option<KnownBits> = None;
        for (v, from) in func.phi_pairs(inst) {
            if v == me {
                continue;
            }
            let there = self.at(func.terminator(from));
            let k = there.bits_at(v, bits, depth.max(MAX_DEPTH - 2) + 1);
            let k = there.with_edge(v, k, from, func.block_of(inst), depth.max(MAX_DEPTH - 2) + 1);
            all = Some(all.map_or(k, |a| a.intersect(k)));
            if all.is_some_and(KnownBits::is_unknown) {
                break;
            }
        }
        all.unwrap_or(KnownBits::unknown(bits))
    }
    fn bits_of_recurrence(&self, n: Inst, start: Value, step: Value, bits: u32, depth: u32) -> KnownBits {
        let fl = self.f.flags(n);
        let deep = depth.max(MAX_DEPTH - 3);
        let here = Values { at: Inst::NONE, ..*self };
        let (s, d) = (here.bits_of(start, deep), here.bits_of(step, deep));
        let mut k = KnownBits::unknown(bits);
        match self.f.op(n) {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or => {
                let op = self.f.op(n);
                let sub_ok = op != Opcode::Sub || self.f.operand(n, 1) == step;
                // Low zero bits of start and step stay zero, and those of an `and` never come back.
                let low = match op {
                    Opcode::And | Opcode::Mul => s.min_trailing_zeros(),
                    _ => s.min_trailing_zeros().min(d.min_trailing_zeros()),
                };
                k.zero |= mask(low.min(bits));
                // Below the lowest bit of the step nothing changes: the parity of a counter in steps of two, say.
                if op != Opcode::Mul && op != Opcode::And && sub_ok {
                    let kept = mask(d.min_trailing_zeros().min(bits));
                    k.zero |= s.zero & kept;
                    k.one |= s.one & kept;
                }
                if op == Opcode::And {
                    k.zero |= s.zero;
                }
                if op == Opcode::Or {
                    k.one |= s.one;
                }
                let nsw = fl & flags::NSW != 0;
                let same = s.is_non_negative() && d.is_non_negative();
                if nsw && same && matches!(op, Opcode::Add | Opcode::Mul) {
                    k.zero |= k.sign();
                }
                if nsw && op == Opcode::Add && s.is_negative() && d.is_negative() {
                    k.one |= k.sign();
                }
                if nsw && op == Opcode::Sub && sub_ok {
                    if s.is_non_negative() && d.is_negative() {
                        k.zero |= k.sign();
                    } else if s.is_negative() && d.is_non_negative() {
                        k.one |= k.sign();
                    }
                }
                if fl & flags::NUW != 0 && op == Opcode::Add {
                    k = k.at_least(s.min());
                }
            }
            // Shifts: `step` is the amount only when the phi is what is shifted, which the caller has checked.
            Opcode::Shl => k.zero |= mask(s.min_trailing_zeros()),
            Opcode::LShr => k.zero |= none_above(s),
            Opcode::AShr => {
                if s.is_non_negative() {
                    k.zero |= none_above(s);
                } else if s.is_negative() {
                    let m = s.min_leading_ones();
                    k.one |= k.mask() & !mask(bits - m);
                }
            }
            Opcode::UDiv | Opcode::URem => k.zero |= none_above(s),
            _ => {}
        }
        k
    }
    /// Known bits of an argument or result from its `range`.
    pub(super) fn bits_of_attr_set(&self, set: AttrSet, bits: u32) -> KnownBits {
        let mut k = KnownBits::unknown(bits);
        for a in self.f.attrs().set(set) {
            match a {
                Attr::Int(AttrKind::Align, n) => k = k.union(low_zeros(bits, *n)),
                Attr::Range(r) => k = k.union(from_range(bits, r)),
                _ => {}
            }
        }
        k
    }
}

/// Zeros above the highest bit that may be set.
fn none_above(known_bits: KnownBits) -> u128 {
    known_bits.mask() & !mask(known_bits.bits - known_bits.min_leading_zeros())
}

/// A multiple of the power of two `align`.
pub(super) fn low_zeros(bits: u32, align: u64) -> KnownBits {
    let n = if align == 0 { 0 } else { align.trailing_zeros() };
    KnownBits { zero: mask(n.min(bits)), one: 0, bits }
}

fn from_range(bits: u32, attr_range: &AttrRange) -> KnownBits {
    half_open(bits, attr_range.lo as u128 & mask(bits), attr_range.hi as u128 & mask(bits))
}

/// Values of `[lo, hi)`, wrapping; `lo == hi` is everything.
pub(super) fn half_open(bits: u32, lo: u128, hi: u128) -> KnownBits {
    let (lo, hi) = (lo & mask(bits), hi & mask(bits));
    let last = hi.wrapping_sub(1) & mask(bits);
    if lo == hi {
        return KnownBits::unknown(bits);
    }
    // An interval around zero has numbers of both signs, which share no bit.
    if lo <= last { KnownBits::range(bits, lo, last) } else { KnownBits::unknown(bits) }
}
