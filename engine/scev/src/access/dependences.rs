//! Dependences between two accesses of a loop: strides, distance, direction, and the widest vector that is safe.

use super::sets::Sets;
use super::*;
use crate::{COULD_NOT_COMPUTE, Ty, Wrap};
use hashbrown::HashMap;
use warpc_columns::intern::Hasher;
use warpc_ir::opcode::IntPred;

const CNC: Expr = COULD_NOT_COMPUTE;

/// What is remembered of an access while nothing more is assumed.
#[derive(Clone, Copy, Default)]
struct Memo {
    /// One more than the generation of assumptions it is of.
    stride_at: u32,
    stride: Option<i64>,
    bounds_at: u32,
    /// Bounds as the conditions of the loop show them.
    bounds: Option<(Expr, Expr)>,
}

/// State of the search.
struct Search {
    memo: Vec<Memo>,
    /// Longest distance that is passed over in all iterations, by stride.
    travels: Vec<(u64, Expr)>,
    /// Answers by constant distance and by what else they depend on.
    far: HashMap<(u128, u64), bool, Hasher>,
    apart: HashMap<(u128, Type, Type, i64, i64), bool, Hasher>,
    /// Pairs that may still be looked at.
    left: usize,
    /// Least distance in bytes so far.
    min_distance: u64,
    max_vector: u64,
    max_forward: u64,
    /// Whether comparing ranges may help.
    retry: bool,
    worst: Safety,
    kept: Option<Vec<Dependence>>,
}

/// A distance that is known.
struct Distance {
    /// From source to sink, in bytes.
    bytes: Expr,
    /// The larger stride in bytes.
    max_stride: u64,
    /// Both strides in bytes, when they are equal.
    stride: Option<u64>,
    /// Bytes of an element; zero when the two differ.
    size: u64,
}

enum Found {
    Kind(DependenceKind),
    Distance(Distance),
}

/// `lhs - rhs` as a constant.
pub(super) fn distance(se: &mut Se<'_, '_>, lhs: Expr, rhs: Expr) -> Option<u128> {
    se.constant_difference(lhs, rhs).or_else(|| {
        let d = se.minus(lhs, rhs, Wrap::ANY);
        if d == CNC { None } else { se.constant(d) }
    })
}

impl Work<'_, '_, '_> {
    /// Looks at all pairs of accesses that may depend on each other. Whether all are safe, and whether comparing ranges at run time
    /// may make up for those that are not.
    pub(super) fn check_dependences(&mut self, sets: &Sets) -> (bool, bool) {
        let mut s = Search {
            memo: vec![Memo::default(); self.out.accesses.len()],
            travels: Vec::new(),
            far: HashMap::with_hasher(Hasher::with_seed(0x666172)),
            apart: HashMap::with_hasher(Hasher::with_seed(0x6170)),
            left: self.set.max_pairs,
            min_distance: u64::MAX,
            max_vector: u32::MAX as u64,
            max_forward: u64::MAX,
            retry: false,
            worst: Safety::Safe,
            kept: Some(Vec::new()),
        };
        self.check_pairs(sets, &mut s);
        self.out.dependences = s.kept;
        self.out.max_vector_bits = Some(s.max_vector).filter(|&n| n != u32::MAX as u64);
        self.out.max_forward_bits = Some(s.max_forward).filter(|&n| n != u64::MAX);
        (s.worst == Safety::Safe, s.retry && s.worst == Safety::WithChecks)
    }
    fn check_pairs(&mut self, sets: &Sets, search: &mut Search) {
        let mut visited = vec![false; 2 * self.ptrs.len()];
        for &start in &sets.to_check {
            if visited[start as usize] {
                continue;
            }
            // Members without accesses do not matter, and there may be many of them.
            let class: Vec<Node> =
                sets.members(start).filter(|&n| !self.ptrs.accesses[n as usize].is_empty()).collect();
            visited[start as usize] = true;
            for (k, &a) in class.iter().enumerate() {
                visited[a as usize] = true;
                let from = if a & 1 != 0 { k } else { k + 1 };
                for &b in &class[from..] {
                    // Two reads never conflict.
                    if a & 1 == 0 && b & 1 == 0 {
                        continue;
                    }
                    for i in 0..self.ptrs.accesses[a as usize].len() {
                        let first = if a == b { i + 1 } else { 0 };
                        for j in first..self.ptrs.accesses[b as usize].len() {
                            let x = self.ptrs.accesses[a as usize][i];
                            let y = self.ptrs.accesses[b as usize][j];
                            if !self.check_pair(x.min(y), x.max(y), search) {
                                return;
                            }
                        }
                    }
                }
            }
        }
    }
    /// Looks at a pair in program order. Whether to go on.
    fn check_pair(&mut self, source: u32, sink: u32, search: &mut Search) -> bool {
        if search.left == 0 {
            search.worst = Safety::Unsafe;
            search.kept = None;
            return false;
        }
        search.left -= 1;
        let kind = self.dependence(source, sink, search);
        search.worst = search.worst.max(kind.safety());
        if let Some(list) = &mut search.kept {
            if kind != DependenceKind::None {
                list.push(Dependence { source, sink, kind });
            }
            if list.len() >= self.set.max_dependences {
                search.kept = None;
            }
        }
        search.kept.is_some() || search.worst == Safety::Safe
    }
    fn row(&self, access: u32) -> Ptr {
        self.ptrs.row(self.out.accesses[access as usize].ptr).unwrap_or(0)
    }
    fn stride(&mut self, access: u32, search: &mut Search) -> Option<i64> {
        let memo = search.memo[access as usize];
        if memo.stride_at == self.assumed.generation() + 1 {
            return memo.stride;
        }
        let (p, ty) = (self.row(access), self.out.accesses[access as usize].ty);
        let stride = self.ptr_stride(p, ty, true);
        let memo = &mut search.memo[access as usize];
        (memo.stride, memo.stride_at) = (stride, self.assumed.generation() + 1);
        stride
    }
    fn guarded_bounds(&mut self, access: u32, search: &mut Search) -> Option<(Expr, Expr)> {
        let memo = search.memo[access as usize];
        if memo.bounds_at == self.assumed.generation() + 1 {
            return memo.bounds;
        }
        let e = self.expr(self.row(access));
        let bounds = self.bounds(e, self.out.accesses[access as usize].ty);
        let bounds = bounds.map(|(low, high)| (self.guarded(low), self.guarded(high)));
        let memo = &mut search.memo[access as usize];
        (memo.bounds, memo.bounds_at) = (bounds, self.assumed.generation() + 1);
        bounds
    }
    /// Whether one of the two touches addresses only that are below all of the other's.
    fn are_apart(&mut self, lhs: u32, rhs: u32, search: &mut Search) -> bool {
        let (Some(x), Some(y)) = (self.guarded_bounds(lhs, search), self.guarded_bounds(rhs, search)) else {
            return false;
        };
        let (p, q) = (self.row(lhs), self.row(rhs));
        let (e, f) = (self.expr(p), self.expr(q));
        if self.se.ty(e) != self.se.ty(f) {
            return false;
        }
        // Neither wraps, so what holds at one place holds at all.
        let key = match (search.memo[lhs as usize].stride, search.memo[rhs as usize].stride, distance(self.se, f, e)) {
            (Some(m), Some(n), Some(d)) => {
                let types = (self.out.accesses[lhs as usize].ty, self.out.accesses[rhs as usize].ty);
                Some((d, types.0, types.1, m, n))
            }
            _ => None,
        };
        if let Some(&known) = key.and_then(|k| search.apart.get(&k)) {
            return known;
        }
        let apart = self.se.is_known(IntPred::Ule, x.1, y.0) || self.se.is_known(IntPred::Ule, y.1, x.0);
        if let Some(k) = key {
            search.apart.insert(k, apart);
        }
        apart
    }
    /// Distance of two accesses, or what else is known of them.
    fn distance_of(&mut self, lhs: u32, rhs: u32, search: &mut Search) -> Found {
        use DependenceKind::{Forward, IndirectUnsafe, Unknown};
        let (p, q) = (self.row(lhs), self.row(rhs));
        let (ta, tb) = (self.out.accesses[lhs as usize].ty, self.out.accesses[rhs as usize].ty);
        let space = |w: &Self, p: Ptr| w.f.types().addrspace(w.f.type_of(w.ptrs.value[p as usize]));
        if space(self, p) != space(self, q) {
            return Found::Kind(Unknown);
        }
        let (mut m, mut n) = (self.stride(lhs, search), self.stride(rhs, search));
        let (mut source, mut sink) = (self.expr(p), self.expr(q));
        let (mut ta, mut tb) = (ta, tb);
        // Downwards, the later iteration is the lower one.
        if matches!(m, Some(x) if x < 0) {
            std::mem::swap(&mut source, &mut sink);
            std::mem::swap(&mut ta, &mut tb);
            std::mem::swap(&mut m, &mut n);
        }
        let (Some(m), Some(n)) = (m, n) else {
            let same = source == sink && ta == tb && self.steps_over(p, ta);
            return Found::Kind(if same { Forward } else { IndirectUnsafe });
        };
        if m == 0 || n == 0 || (m > 0) != (n > 0) {
            return Found::Kind(Unknown);
        }
        let bytes = match self.se.constant_difference(sink, source) {
            Some(c) => self.se.make_const(self.se.ty(sink), c),
            None => self.se.minus(sink, source, Wrap::ANY),
        };
        let (Some(size_a), Some(size_b)) = (self.alloc_size(ta), self.alloc_size(tb)) else {
            return Found::Kind(Unknown);
        };
        let layout = self.f.layout();
        let same = layout.store_size(self.f.types(), ta) == layout.store_size(self.f.types(), tb);
        let (x, y) = (m.unsigned_abs().saturating_mul(size_a), n.unsigned_abs().saturating_mul(size_b));
        if self.se.constant(bytes).is_none() {
            search.retry |= m == n;
        }
        if bytes == CNC {
            return Found::Kind(Unknown);
        }
        Found::Distance(Distance {
            bytes,
            max_stride: x.max(y),
            stride: (x == y).then_some(x),
            size: if same { size_b } else { 0 },
        })
    }
    /// Whether an access of type `ty` at `ptr` steps by an amount that is not a constant but never less than what is accessed, up
    /// or down, as the strides of threads over a grid do: what is accessed twice is accessed in one iteration.
    fn steps_over(&mut self, ptr: Ptr, ty: Type) -> bool {
        let rec = self.expr(ptr);
        if self.se.rec_loop(rec) != Some(self.l) || !self.se.is_affine(rec) {
            return false;
        }
        let (step, Some(size)) = (self.se.op(rec, 1), self.alloc_size(ty)) else { return false };
        let bits = self.se.bits(step);
        let sext = warpc_analysis::known_bits::bits::sext;
        let (range, size) = (self.se.range(step, true), i128::from(size));
        let far = sext(range.smin(), bits) >= size || sext(range.smax(), bits) <= -size;
        size > 0 && far && self.does_not_wrap(rec, Some(ptr), ty, true, None)
    }
    fn dependence(&mut self, lhs: u32, rhs: u32, search: &mut Search) -> DependenceKind {
        use DependenceKind::{
            Backward, BackwardVectorizable, BackwardVectorizableButPreventsForwarding, Forward,
            ForwardButPreventsForwarding, Unknown,
        };
        let d = match self.distance_of(lhs, rhs, search) {
            Found::Kind(Unknown) => return self.unless_apart(lhs, rhs, search),
            Found::Kind(k) => return k,
            Found::Distance(d) => d,
        };
        let (a_writes, b_writes) = (self.out.accesses[lhs as usize].write, self.out.accesses[rhs as usize].write);
        let same_size = d.size > 0;
        if same_size && self.is_farther_than_loop(&d, search) {
            return DependenceKind::None;
        }
        let bits = self.se.bits(d.bytes);
        let constant = self.se.constant(d.bytes).and_then(|c| super::strides::signed(c, bits));
        let length = constant.map_or(0, i64::unsigned_abs);
        let mut bytes = d.bytes;
        if constant.is_some() {
            if let Some(stride) = d.stride
                && length > 0
                && stride > 1
                && same_size
                && length.is_multiple_of(d.size)
                && !length.is_multiple_of(stride)
            {
                // They step past each other.
                return DependenceKind::None;
            }
        } else {
            bytes = self.guarded(bytes);
        }
        if self.se.is_known_non_positive(bytes) {
            if self.se.is_known_non_negative(bytes) {
                return if same_size { Forward } else { Unknown };
            }
            if a_writes && !b_writes && self.set.forwarding {
                if length == 0 {
                    return self.unless_apart(lhs, rhs, search);
                }
                if !same_size || self.prevents_forwarding(length, d.size, None, search) {
                    return ForwardButPreventsForwarding;
                }
            }
            return Forward;
        }
        let min = super::strides::signed(self.se.range(bytes, true).smin(), bits).unwrap_or(0);
        if min <= 0 || !same_size {
            return self.unless_apart(lhs, rhs, search);
        }
        let min = min as u64;
        // The last of the iterations side by side needs one element, those before it a stride each.
        let needed = d.max_stride.saturating_mul(self.set.min_iterations - 1).saturating_add(d.size);
        if needed > min {
            return if length == 0 { self.unless_apart(lhs, rhs, search) } else { Backward };
        }
        if needed > search.min_distance {
            return Backward;
        }
        search.min_distance = search.min_distance.min(min);
        if !a_writes
            && b_writes
            && self.set.forwarding
            && length != 0
            && self.prevents_forwarding(min, d.size, d.stride, search)
        {
            return BackwardVectorizableButPreventsForwarding;
        }
        let width = (search.min_distance / d.max_stride.max(1)).saturating_mul(d.size).saturating_mul(8);
        if length == 0 && width < self.set.target_bits {
            return self.unless_apart(lhs, rhs, search);
        }
        if self.are_apart(lhs, rhs, search) {
            return DependenceKind::None;
        }
        search.max_vector = search.max_vector.min(width);
        BackwardVectorizable
    }
    fn unless_apart(&mut self, lhs: u32, rhs: u32, search: &mut Search) -> DependenceKind {
        if self.are_apart(lhs, rhs, search) { DependenceKind::None } else { DependenceKind::Unknown }
    }
    /// Whether the distance is longer than what the accesses pass over in all iterations.
    fn is_farther_than_loop(&mut self, distance: &Distance, search: &mut Search) -> bool {
        let key = self.se.constant(distance.bytes).map(|c| (c, distance.max_stride));
        if let Some(&known) = key.and_then(|k| search.far.get(&k)) {
            return known;
        }
        let far = self.is_farther(distance, search);
        if let Some(k) = key {
            search.far.insert(k, far);
        }
        far
    }
    fn is_farther(&mut self, distance: &Distance, search: &mut Search) -> bool {
        let have = self.se.bits(distance.bytes);
        let travel = match search.travels.iter().find(|t| t.0 == distance.max_stride) {
            Some(t) => t.1,
            None => {
                let e = self.travel(distance.max_stride, have);
                search.travels.push((distance.max_stride, e));
                e
            }
        };
        if travel == CNC {
            return false;
        }
        let ty = Ty::int(have.max(self.se.bits(travel)));
        let travel = self.se.zext_or_same(travel, ty);
        let bytes = self.se.sext_or_same(distance.bytes, ty);
        let over = self.se.minus(bytes, travel, Wrap::ANY);
        if over != CNC && self.se.is_known_positive(over) {
            return true;
        }
        let back = self.se.negate(bytes, Wrap::ANY);
        let over = self.se.minus(back, travel, Wrap::ANY);
        over != CNC && self.se.is_known_positive(over)
    }
    /// Bytes that an access with that stride moves in all iterations, computed in at least `bits` bits.
    fn travel(&mut self, stride: u64, bits: u32) -> Expr {
        let most = self.se.most_assuming(&mut self.assumed);
        let exact = self.se.count_assuming(&mut self.assumed) == most;
        let product = |w: &mut Self, most: Expr| {
            let ty = w.se.ty(most).effective();
            let step = w.se.make_const(ty, stride as u128);
            let fits = (stride as u128) <= warpc_analysis::known_bits::bits::mask(ty.bits())
                && w.se.will_not_overflow(Opcode::Mul, false, most, step, None);
            (w.se.mul2(most, step, Wrap::ANY), fits)
        };
        let (e, fits) = product(self, most);
        if fits || exact && self.se.bits(most) >= bits {
            // All iterations are run, and none of them wraps around the address space.
            return e;
        }
        let wide = self.se.zext_or_same(most, Ty::int(bits));
        let (e, fits) = product(self, wide);
        if fits || exact { e } else { CNC }
    }
    /// Whether at every width some loads of vectors would need parts of several stores that are not in memory yet.
    fn prevents_forwarding(&mut self, distance: u64, size: u64, stride: Option<u64>, search: &mut Search) -> bool {
        // Stores older than that many iterations are in memory.
        let iterations = 8 * size;
        let limit = MAX_VECTOR.saturating_mul(size);
        let mut most = limit.min(search.max_forward);
        let mut width = 2 * size;
        while width <= most && width > 0 {
            if !distance.is_multiple_of(width) && distance / width < iterations {
                most = width >> 1;
                break;
            }
            width = width.saturating_mul(2);
        }
        if most < 2 * size {
            return true;
        }
        if let Some(stride) = stride.filter(|&n| n > 0)
            && most < search.max_forward
            && most != limit
        {
            let elements = most / stride;
            let elements = if elements == 0 { 0 } else { 1 << elements.ilog2() };
            search.max_forward = search.max_forward.min(elements * size * 8);
        }
        false
    }
}
