//! `shufflevector`: conversions around it, shuffles that cut or pick bits, operations between shuffles.

use super::{Binary, Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

/// Lanes of a shuffle.
type Mask = SmallVec<[u32; 16]>;

/// Users of a shuffle that are looked at.
const MAX_USES: usize = 16;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `shufflevector a, b` of vectors of known length that look at what is behind, in order.
        pub(super) fn shuffle_of_operation_rules(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
            shuffle_of_bitcasts,
            shuffle_that_truncates,
            shuffle_that_cuts_select,
            shuffle_of_casts,
        }
    }
    rules! {
        /// Rules of `shufflevector a, b` that come last, in order.
        pub(super) fn late_shuffle_rules(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
            shuffle_that_cuts_shuffle,
            bitcasts_of_part,
        }
    }
    rules! {
        /// Rules of operations on two vectors, in order.
        pub(super) fn operation_of_shuffles_rules(&mut self, site: Binary) -> Option<Value> {
            operation_of_joined_vectors,
            operation_of_equal_shuffles,
            operation_of_exchanged_lanes,
        }
    }

    /// A shuffle of `a` and `b`.
    fn shuffled(&mut self, a: Value, b: Value, mask: &[u32]) -> Value {
        let elem = self.f.types().scalar(self.f.type_of(a));
        let ty = self.f.vector_type(mask.len() as u32, elem);
        if a.is_constant()
            && b.is_constant()
            && let Some(v) = self.f.folder().shuffle(a, b, mask, ty)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).shuffle(a, b, mask, ty);
        self.queue_new(v)
    }
    /// A shuffle of `source` alone.
    fn shuffled_alone(&mut self, source: Value, mask: &[u32]) -> Value {
        let poison = Value::poison(self.f.type_of(source));
        self.shuffled(source, poison, mask)
    }

    /// `shufflevector(bitcast(x), bitcast(y)) -> bitcast(shufflevector(x, y))`. If the lanes of all have one width, `x` and `y` one
    /// type, and one conversion goes away.
    fn shuffle_of_bitcasts(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
        let (x, y) = (p::cast(self.f, a, Opcode::BitCast)?, p::cast(self.f, b, Opcode::BitCast)?);
        let from = self.f.type_of(x);
        let same = self.f.types().is_vector(from) && from == self.f.type_of(y);
        if !same || self.lane_count(x)? != self.lane_count(a)? || !self.one_use(a) && !self.one_use(b) {
            return None;
        }
        let mask: Mask = self.f.indices(inst).into();
        let v = self.shuffled(x, y, &mask);
        self.f.derive_name(v, Value::inst(inst), ".uncasted");
        let ty = self.f.ty(inst);
        Some(self.cast(Opcode::BitCast, 0, v, ty))
    }

    /// `shufflevector(bitcast(x), poison, <0, R, 2 R, ...>) -> trunc(x)`. If each lane of the shuffle is the low part of one of `x`, which
    /// is the last part on big-endian targets.
    fn shuffle_that_truncates(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
        let x = p::cast(self.f, a, Opcode::BitCast).filter(|_| b.is_poison())?;
        let ty = self.f.ty(inst);
        let (from, to) = (p::width(self.f, x), p::width(self.f, Value::inst(inst)));
        let mask = self.f.indices(inst);
        if self.lane_count(x)? as usize != mask.len() || to == 0 || from <= to || from % to != 0 {
            return None;
        }
        let ratio = from / to;
        // Where the first lane is the highest, the low part of an integer is its last.
        let first = if self.f.layout().big_endian { ratio - 1 } else { 0 };
        let low = |(at, &lane): (usize, &u32)| lane == u32::MAX || lane == at as u32 * ratio + first;
        mask.iter().enumerate().all(low).then(|| self.cast(Opcode::Trunc, 0, x, ty))
    }

    /// Whether `mask` takes the first lanes of one vector, in order; what is not taken is poison.
    fn takes_first_lanes(mask: &[u32]) -> bool {
        mask.iter().enumerate().all(|(at, &lane)| lane == u32::MAX || lane == at as u32)
    }

    /// `shufflevector(select(shufflevector(c, poison), x, y), poison) -> select(c, shufflevector(x), shufflevector(y))`. If the inner
    /// shuffle lengthens `c` by poison, the outer one takes the first lanes, as many as `c` has, and both go away.
    fn shuffle_that_cuts_select(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
        let (condition, x, y) = p::select(self.f, a).filter(|_| b.is_poison() && self.one_use(a))?;
        let mask: Mask = self.f.indices(inst).into();
        let wide = p::inst(self.f, condition, Opcode::ShuffleVector).filter(|_| self.one_use(condition))?;
        let (narrow, rest) = self.ops(wide);
        let len = self.lane_count(narrow)?;
        let lengthens = self
            .f
            .indices(wide)
            .iter()
            .enumerate()
            .all(|(at, &lane)| lane == u32::MAX || lane == at as u32 && lane < len);
        if !lengthens || !rest.is_poison() || len as usize != mask.len() || !Self::takes_first_lanes(&mask) {
            return None;
        }
        let (x, y) = (self.shuffled_alone(x, &mask), self.shuffled_alone(y, &mask));
        Some(self.select(narrow, x, y))
    }

    /// `shufflevector(cast(x), cast(y)) -> cast(shufflevector(x, y))`, for conversions between integers and floating-point numbers.
    /// If both are of one kind and from one type, whose lanes are as wide, the shuffle is not longer, and one goes away.
    fn shuffle_of_casts(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
        let (left, right) = (a.as_inst()?, b.as_inst()?);
        let op = self.f.op(left);
        let number = matches!(op, Opcode::FPToSI | Opcode::FPToUI | Opcode::SIToFP | Opcode::UIToFP);
        if !number || op != self.f.op(right) || !self.one_use(a) && !self.one_use(b) {
            return None;
        }
        let (x, y) = (self.f.operand(left, 0), self.f.operand(right, 0));
        let mask: Mask = self.f.indices(inst).into();
        let bits = |s: &Self, v: Value| s.f.types().scalar_bits(s.f.types().scalar(s.f.type_of(v)));
        if self.f.type_of(x) != self.f.type_of(y)
            || mask.len() > self.lane_count(a)? as usize
            || bits(self, x) != bits(self, a)
        {
            return None;
        }
        let fl = self.f.flags(left) & self.f.flags(right) & !flags::HAS_MD;
        let v = self.shuffled(x, y, &mask);
        let ty = self.f.ty(inst);
        Some(self.cast(op, fl, v, ty))
    }

    /// `shufflevector(shufflevector(x, y), poison) -> shufflevector(x, y)`. If the outer shuffle takes the first lanes of the inner
    /// one, and is shorter.
    fn shuffle_that_cuts_shuffle(&mut self, inst: Inst, a: Value, b: Value) -> Option<Value> {
        let inner = p::inst(self.f, a, Opcode::ShuffleVector).filter(|_| b.is_poison())?;
        let mask: Mask = self.f.indices(inst).into();
        let first = self.f.indices(inner);
        if mask.len() >= first.len() || !Self::takes_first_lanes(&mask) {
            return None;
        }
        let lanes: Mask = mask.iter().map(|&lane| if lane == u32::MAX { lane } else { first[lane as usize] }).collect();
        let (x, y) = self.ops(inner);
        // A shuffle of two vectors is only worth it where it is there already.
        if x.is_constant() || self.f.types().vector(self.f.type_of(x)).is_none_or(|v| v.1) {
            return None;
        }
        Some(self.shuffled(x, y, &lanes))
    }

    /// `bitcast(shufflevector(v, poison, <N, N + 1, ...>)) -> extractelement(bitcast(v), M)`. For every conversion to a scalar of a
    /// part of `v`, whose bits are a multiple of those of the part; a part that is not aligned is first moved to lane 0.
    fn bitcasts_of_part(&mut self, inst: Inst, a: Value, _b: Value) -> Option<Value> {
        let me = Value::inst(inst);
        let mask: Mask = self.f.indices(inst).into();
        let (len, first) = (self.lane_count(a)?, *mask.first()?);
        let in_order = mask.iter().enumerate().all(|(at, &lane)| first != u32::MAX && lane == first + at as u32);
        if !in_order || first as usize + mask.len() > len as usize || a.is_constant() {
            return None;
        }
        let elem = self.f.types().scalar(self.f.type_of(a));
        let elem_bits = self.f.types().scalar_bits(elem).filter(|_| !self.f.types().is_ptr(elem))?;
        let users: SmallVec<[Inst; 4]> = self
            .f
            .uses(me)
            .take(MAX_USES)
            .map(|u| self.f.user(u))
            .filter(|&user| self.f.op(user) == Opcode::BitCast && !self.f.types().is_vector(self.f.ty(user)))
            .collect();
        let mut changed = false;
        for user in users {
            let ty = self.f.ty(user);
            let Some(bits) = self.f.types().scalar_bits(ty) else { continue };
            let all = len * elem_bits;
            if bits == 0 || all % bits != 0 {
                continue;
            }
            let (mut source, mut begin) = (a, first * elem_bits);
            if begin % bits != 0 {
                let lanes: Mask = (0..len).map(|at| mask.get(at as usize).copied().unwrap_or(u32::MAX)).collect();
                source = self.shuffled_alone(a, &lanes);
                self.f.derive_name(source, me, ".extract");
                begin = 0;
            }
            let whole = self.f.intern_type(TypeKind::Vector { len: all / bits, scalable: false, elem: ty });
            let cast = self.cast(Opcode::BitCast, 0, source, whole);
            self.f.derive_name(cast, me, ".bc");
            let lane = self.f.consts_mut().add_i64((begin / bits) as u64);
            let v = Builder::before(self.f, inst).extract_element(cast, lane, ty);
            self.f.derive_name(v, me, ".extract");
            self.queue_new(v);
            self.push_users(user);
            self.f.replace_all_uses(Value::inst(user), v);
            self.erase(user);
            changed = true;
        }
        changed.then_some(me)
    }

    // ---- operations ---------------------------------------------------------------------------------------------

    /// `shufflevector(a, b, <0, 1, 2, 3>) + shufflevector(c, d, <0, 1, 2, 3>) -> shufflevector(a + c, b + d, <0, 1, 2, 3>)`, for all
    /// operations. If both shuffles join two vectors of one length and go away.
    fn operation_of_joined_vectors(&mut self, site: Binary) -> Option<Value> {
        let left = p::inst(self.f, site.left, Opcode::ShuffleVector).filter(|_| self.one_use(site.left))?;
        let right = p::inst(self.f, site.right, Opcode::ShuffleVector).filter(|_| self.one_use(site.right))?;
        let ((a, b), (c, d)) = (self.ops(left), self.ops(right));
        let len = self.lane_count(a)?;
        let mask: Mask = self.f.indices(left).into();
        // A lane of neither vector divides by poison, so that the code is not reached.
        let in_order = |(at, &lane): (usize, &u32)| lane == at as u32 || lane == u32::MAX;
        let joins = mask.len() == 2 * len as usize && mask.iter().enumerate().all(in_order);
        if !joins
            || self.f.indices(right) != &mask[..]
            || self.f.type_of(a) != self.f.type_of(c)
            || b.is_poison()
            || d.is_poison()
        {
            return None;
        }
        let (op, fl) = (self.f.op(site.inst), self.f.flags(site.inst) & !flags::HAS_MD);
        let low = self.binary(op, fl, a, c);
        let high = self.binary(op, fl, b, d);
        Some(self.shuffled(low, high, &mask))
    }

    /// `shufflevector(x, poison, MASK) + shufflevector(y, poison, MASK) -> shufflevector(x + y, poison, MASK)`, for all operations
    /// but divisions. If `x` and `y` have one type, and one shuffle goes away.
    fn operation_of_equal_shuffles(&mut self, site: Binary) -> Option<Value> {
        let left = p::inst(self.f, site.left, Opcode::ShuffleVector)?;
        let right = p::inst(self.f, site.right, Opcode::ShuffleVector)?;
        let ((x, a), (y, b)) = (self.ops(left), self.ops(right));
        let op = self.f.op(site.inst);
        let goes = self.one_use(site.left) || self.one_use(site.right) || site.left == site.right;
        if !a.is_poison() || !b.is_poison() || !goes || op.is_int_div() || self.f.type_of(x) != self.f.type_of(y) {
            return None;
        }
        let mask: Mask = self.f.indices(left).into();
        if self.f.indices(right) != &mask[..] {
            return None;
        }
        let fl = self.f.flags(site.inst) & !flags::HAS_MD;
        let v = self.binary(op, fl, x, y);
        if v.is_constant() {
            return self.lane_count(v).map(|_| self.shuffled_alone(v, &mask));
        }
        // Of vectors of unknown length this is a splat.
        let poison = Value::poison(self.f.type_of(v));
        let shuffle = Builder::before(self.f, self.at).shuffle(v, poison, &mask, site.ty);
        Some(self.queue_new(shuffle))
    }

    /// `shufflevector(x, y, <0, 5, 6, 3>) + shufflevector(x, y, <4, 1, 2, 7>) -> x + y`, for all commutative operations. If each lane of
    /// one takes what the other leaves; the second may exchange `x` and `y` in place of lanes.
    fn operation_of_exchanged_lanes(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let left = p::inst(self.f, site.left, Opcode::ShuffleVector).filter(|_| op.is_commutative())?;
        let right = p::inst(self.f, site.right, Opcode::ShuffleVector)?;
        let ((x, y), len) = (self.ops(left), self.lane_count(site.left)?);
        let pair = self.ops(right);
        let mut one = self.f.indices(left).iter().zip(self.f.indices(right)).enumerate();
        let exchanged = one.all(|(at, (&l, &r))| {
            let at = at as u32;
            let other = if l == at { at + len } else { at };
            (l == at || l == at + len) && if pair == (x, y) { r == other } else { r == l }
        });
        if !exchanged || !p::same_pair(pair, (x, y)) || self.f.type_of(x) != site.ty {
            return None;
        }
        let fl = self.f.flags(site.inst) & !flags::HAS_MD;
        Some(self.binary(op, fl, x, y))
    }

    // ---- parts of vectors ---------------------------------------------------------------------------------------

    rules! {
        /// Rules of `vector.insert`.
        pub(super) fn vector_insert_rules(&mut self, inst: Inst) -> Option<Value> {
            vector_insert_as_shuffles,
        }
    }
    rules! {
        /// Rules of `vector.extract`, in order.
        pub(super) fn vector_extract_rules(&mut self, inst: Inst) -> Option<Value> {
            vector_extract_beside_insert,
            vector_extract_as_shuffle,
        }
    }

    /// `vector.insert(v, x, N) -> shufflevector(v, shufflevector(x))`. If both lengths are known.
    fn vector_insert_as_shuffles(&mut self, inst: Inst) -> Option<Value> {
        let (vector, part) = self.ops(inst);
        let (len, short) = (self.lane_count(vector)?, self.lane_count(part)?);
        let first = p::int(self.f, self.f.operand(inst, 2))?.v as u32;
        let lengthened: Mask = (0..len).map(|at| if at < short { at } else { u32::MAX }).collect();
        let wide = self.shuffled_alone(part, &lengthened);
        let inside = |at: u32| at >= first && at < first + short;
        if first == 0 {
            let mask: Mask = (0..len).map(|at| if inside(at) { at } else { at + len }).collect();
            return Some(self.shuffled(wide, vector, &mask));
        }
        let mask: Mask = (0..len).map(|at| if inside(at) { len + at - first } else { at }).collect();
        Some(self.shuffled(vector, wide, &mask))
    }

    /// `vector.extract(vector.insert(v, x, N), M) -> vector.extract(v, M)`. If the parts do not overlap, which lengths of one kind tell.
    fn vector_extract_beside_insert(&mut self, inst: Inst) -> Option<Value> {
        let (vector, at) = self.ops(inst);
        let (_, insert) = p::intrinsic(self.f, vector).filter(|call| call.0 == id::VECTOR_INSERT)?;
        let (from, part) = self.ops(insert);
        let length = |s: &Self, ty: Type| s.f.types().vector(ty);
        let (mine, scalable, _) = length(self, self.f.ty(inst))?;
        let (theirs, other_scalable, _) = length(self, self.f.type_of(part))?;
        let (begin, other) = (p::int(self.f, at)?.v, p::int(self.f, self.f.operand(insert, 2))?.v);
        let beside = begin + mine as u128 <= other || other + theirs as u128 <= begin;
        if scalable != other_scalable || !beside {
            return None;
        }
        self.set(inst, 0, from);
        Some(Value::inst(inst))
    }

    /// `vector.extract(v, N) -> shufflevector(v, poison, <N, N + 1, ...>)`. If both lengths are known.
    fn vector_extract_as_shuffle(&mut self, inst: Inst) -> Option<Value> {
        let (vector, at) = self.ops(inst);
        self.lane_count(vector)?;
        let len = self.lane_count(Value::inst(inst))?;
        let first = p::int(self.f, at)?.v as u32;
        let mask: Mask = (first..first + len).collect();
        Some(self.shuffled_alone(vector, &mask))
    }
}
