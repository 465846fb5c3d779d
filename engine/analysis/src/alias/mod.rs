//! Alias analysis: which accesses may touch the same memory, and what calls read and write.
//!
//! | file | what |
//! |---|---|
//! | `address.rs` | addresses as base, offset and scaled variables |
//! | `objects.rs` | what a base can be: allocas, globals, arguments; what it cannot meet |
//! | `pointers.rs` | the base and the address of each pointer, remembered |
//! | `classes.rs` | addresses that lie at constant distances from each other |
//! | `tags.rs` | `!tbaa`, `!alias.scope`, `!noalias` |
//! | `calls.rs` | mod/ref of instructions and calls |
//! | `unequal.rs` | variables of addresses that are never equal |
//! | `written.rs` | the one location that an instruction writes |
//!
//! Sources of knowledge, cheapest first: address spaces, identified objects and whether they escape, address arithmetic,
//! metadata. Look-through is bounded by [`address::MAX_LOOKUP`] and a budget of steps per query. A [`Alias`] reads the
//! function through a [`Func`] and keeps what it learns about escapes and bases in an [`AliasCache`], which the owner clears
//! when captures were added.

pub mod address;
mod calls;
mod classes;
mod objects;
mod pointers;
pub mod tags;
#[cfg(test)]
mod tests;
mod unequal;
mod written;

pub use address::{Address, constant_offset, feeds_addresses};
pub use calls::{ModRef, argument};
pub use objects::{exact_size, is_identified_object, is_local_object, may_be_written, object_space};
pub use tags::{MadeTag, Tags, most_generic_tag, tag_of_length};

use crate::escape::Escape;
use crate::facts::{self, underlying_object};
use crate::known_bits::Values;
use smallvec::SmallVec;
use unequal::surely_differ;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

/// How two locations lie to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AliasResult {
    /// They share no byte.
    No,
    /// Nothing is known.
    May,
    /// They share bytes but do not start at the same one.
    Partial,
    /// They start at the same byte.
    Must,
}

/// How many bytes a location has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Exactly so many from the pointer on.
    Exact(u64),
    /// At most so many from the pointer on.
    AtMost(u64),
    /// Any number from the pointer on.
    After,
    /// Any number before and after the pointer.
    Any,
}

impl Size {
    /// Size of an access of type `ty`. Of a scalable one: at least something, how much is not known.
    pub fn of(func: &Func<'_>, ty: Type) -> Size {
        func.layout().fixed_store_size(func.types(), ty).map_or(Size::After, Size::Exact)
    }
    /// Most bytes from the pointer on; `None` when unbounded.
    fn limit(self) -> Option<u64> {
        match self {
            Size::Exact(n) | Size::AtMost(n) => Some(n),
            _ => None,
        }
    }
}

/// A memory location: what an access touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loc {
    /// Address.
    pub ptr: Value,
    /// Bytes.
    pub size: Size,
    /// Metadata of the access.
    pub tags: Tags,
}

impl Loc {
    /// `size` bytes at `ptr`, without metadata.
    #[inline]
    pub const fn new(ptr: Value, size: Size) -> Loc {
        Loc { ptr, size, tags: Tags::NONE }
    }
    /// What a load, store, cmpxchg, atomicrmw or va_arg accesses.
    pub fn of(func: &Func<'_>, inst: Inst) -> Option<Loc> {
        Some(Loc { tags: Tags::of(func, inst), ..Loc::untagged(func, inst)? })
    }
    /// The same without its metadata, which takes longest to find.
    pub(crate) fn untagged(func: &Func<'_>, inst: Inst) -> Option<Loc> {
        let ptr = facts::pointer_operand(func, inst)?;
        let ty = match func.op(inst) {
            Opcode::Load => func.ty(inst),
            Opcode::Store => func.type_of(func.operand(inst, 0)),
            Opcode::CmpXchg | Opcode::AtomicRmw => func.type_of(func.operand(inst, 1)),
            _ => return Some(Loc::new(ptr, Size::After)),
        };
        let size = Size::of(func, ty);
        Some(Loc::new(ptr, size))
    }
}

/// What was learnt about the objects of a function: whether they escape; and about pointers: what they are computed from.
#[derive(Default)]
pub struct AliasCache {
    /// Per instruction row: 0 unknown, 1 stays, 2 escapes.
    insts: Vec<u8>,
    args: Vec<u8>,
    escape: Escape,
    pointers: pointers::Pointers,
}

impl AliasCache {
    /// Forgets everything: pointers were captured since, or rows renumbered.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.args.clear();
        self.forget_pointers();
    }
    /// Forgets whether `object` escapes: a capture of it is gone.
    pub fn forget_escape(&mut self, object: Value) {
        let row = match object.kind() {
            ValueKind::Inst(i) => self.insts.get_mut(i.index()),
            ValueKind::Arg(n) => self.args.get_mut(n as usize),
            _ => None,
        };
        if let Some(row) = row {
            *row = 0;
        }
    }
}

/// Steps of one query: addresses compared, phi operands and select arms followed.
const BUDGET: u32 = 64;
/// Depth of nested questions.
const MAX_DEPTH: u32 = 6;

/// Answers alias questions about one function.
pub struct Alias<'q, 'a> {
    /// The function.
    pub f: &'q Func<'a>,
    cache: &'q mut AliasCache,
    budget: u32,
    /// The two addresses may be of different iterations of a loop: a value is not equal to itself.
    across: bool,
    /// Blocks control may come back to, when known.
    cyclic: Option<&'q [bool]>,
    /// Which instructions are executed before which, when known.
    order: Option<&'q DomTree>,
    /// Every question is about different iterations.
    always_across: bool,
    /// Pairs of phis of one block that are taken not to meet while that is proved for the values they bring.
    assumed: SmallVec<[Pair; 2]>,
}

/// Two accesses: address and size of each.
type Pair = (Value, Size, Value, Size);

impl<'q, 'a> Alias<'q, 'a> {
    /// Questions about `func`, remembering in `cache`.
    pub fn new(func: &'q Func<'a>, cache: &'q mut AliasCache) -> Self {
        cache.forget_pointers();
        Alias::again(func, cache)
    }
    /// The same after others about `func`, since which no pointer got another operand, or [`AliasCache::forget_pointers`].
    pub fn again(func: &'q Func<'a>, cache: &'q mut AliasCache) -> Self {
        Alias {
            f: func,
            cache,
            budget: BUDGET,
            across: false,
            cyclic: None,
            order: None,
            always_across: false,
            assumed: SmallVec::new(),
        }
    }
    /// Values of blocks that `cyclic` says control never comes back to are the same in all iterations. `across`: every
    /// question is about accesses that may belong to different iterations.
    pub fn with_cycles(self, cyclic: &'q [bool], across: bool) -> Self {
        Alias { cyclic: Some(cyclic), always_across: across, ..self }
    }
    /// With `order`, and the blocks that control may come back to, it is known what a call comes before.
    pub fn with_order(self, order: &'q DomTree, cyclic: &'q [bool]) -> Self {
        Alias { order: Some(order), cyclic: Some(cyclic), ..self }
    }
    /// How `lhs` and `rhs` lie to each other, both in one run through the code that contains them.
    pub fn alias(&mut self, lhs: &Loc, rhs: &Loc) -> AliasResult {
        self.budget = BUDGET;
        self.across = self.always_across;
        self.located(lhs, rhs)
    }
    /// The same when the two accesses may belong to different iterations of a loop around them.
    pub fn alias_across_iterations(&mut self, lhs: &Loc, rhs: &Loc) -> AliasResult {
        self.budget = BUDGET;
        self.across = true;
        let r = self.located(lhs, rhs);
        self.across = false;
        r
    }
    fn located(&mut self, lhs: &Loc, rhs: &Loc) -> AliasResult {
        self.located_tagged(lhs, rhs, |_| lhs.tags)
    }
    /// `tags` gives the metadata of `lhs` when it comes to that.
    fn located_tagged(&mut self, lhs: &Loc, rhs: &Loc, tags: impl FnOnce(&Func<'_>) -> Tags) -> AliasResult {
        let r = match self.quickly(lhs, rhs) {
            Some(r) => r,
            None => self.pointers(lhs.ptr, lhs.size, rhs.ptr, rhs.size, 0),
        };
        // Metadata can only say that they never meet, but what surely meets is the same access.
        if r == AliasResult::May && rhs.tags != Tags::NONE && !tags::may_alias(self.f, &tags(self.f), &rhs.tags) {
            return AliasResult::No;
        }
        r
    }
    /// How the access of load, store or atomic `inst` lies to `loc`; `Must` when it has no address.
    pub(crate) fn alias_of_access(&mut self, inst: Inst, loc: &Loc) -> AliasResult {
        let Some(mine) = Loc::untagged(self.f, inst) else { return AliasResult::Must };
        self.alias_untagged(inst, &mine, loc)
    }
    /// How `mine`, the location of access `inst` without its metadata, lies to `loc`. The metadata is looked at when it comes to
    /// that.
    pub fn alias_untagged(&mut self, inst: Inst, mine: &Loc, loc: &Loc) -> AliasResult {
        self.budget = BUDGET;
        self.across = self.always_across;
        self.located_tagged(mine, loc, |f| Tags::of(f, inst))
    }
    /// [`Alias::alias`] of two accesses of one iteration for who asks only whether they surely meet: `May` stands for
    /// [`AliasResult::No`], too. Most pairs are told apart by their addresses alone.
    pub fn overlap(&mut self, lhs: &Loc, rhs: &Loc) -> AliasResult {
        let (x, y) = (self.pointer_row(lhs.ptr), self.pointer_row(rhs.ptr));
        let (x, y) = (self.spot(x), self.spot(y));
        // Accesses surely meet where they start in one place, the variables cancel, and the offsets say so.
        if x.rooted && y.rooted {
            if x.class != y.class {
                return AliasResult::May;
            }
            if let Some(distance) = x.bytes_from(y) {
                let surely_meet = matches!(
                    Self::constant_distance(distance, lhs.size, rhs.size),
                    AliasResult::Must | AliasResult::Partial
                );
                if !surely_meet && !self.always_across {
                    return AliasResult::May;
                }
            }
        }
        self.alias(lhs, rhs)
    }
    /// Bytes from `lhs` to `rhs` where one of the two, of known sizes, lies wholly inside the other.
    pub fn nested_distance(&mut self, lhs: &Loc, rhs: &Loc) -> Option<i64> {
        let distance = self.fixed_distance(lhs.ptr, rhs.ptr)?;
        let (Size::Exact(first), Size::Exact(second)) = (lhs.size, rhs.size) else { return None };
        let (outer, inner) = if distance >= 0 { (first, second) } else { (second, first) };
        let end = distance.unsigned_abs().checked_add(inner)?;
        (end <= outer && i32::try_from(distance).is_ok()).then_some(distance)
    }

    /// Whether they share no byte.
    pub fn no_alias(&mut self, lhs: &Loc, rhs: &Loc) -> bool {
        self.alias(lhs, rhs) == AliasResult::No
    }
    /// Whether they start at the same byte.
    pub fn must_alias(&mut self, lhs: &Loc, rhs: &Loc) -> bool {
        self.alias(lhs, rhs) == AliasResult::Must
    }

    /// Whether `value` names the same address at both ends of the question.
    fn same_value(&self, value: Value) -> bool {
        match value.as_inst() {
            // The entry block runs once.
            Some(i) if self.across => {
                let b = self.f.block_of(i);
                b == self.f.entry() || self.cyclic.is_some_and(|c| c.get(b.index()) == Some(&false))
            }
            _ => true,
        }
    }
    /// What [`Alias::pointers`] says, where it takes spaces, objects and constant distances alone to tell.
    fn quickly(&mut self, lhs: &Loc, rhs: &Loc) -> Option<AliasResult> {
        use AliasResult::*;
        if self.across || lhs.size.limit() == Some(0) || rhs.size.limit() == Some(0) {
            return None;
        }
        let (x, y) = (self.pointer_row(lhs.ptr), self.pointer_row(rhs.ptr));
        let (p, q) = (self.pointer_at(x), self.pointer_at(y));
        if !p.plain || !q.plain {
            return None;
        }
        if !objects::spaces_may_meet(p.type_space, q.type_space) || !objects::spaces_may_meet(p.space, q.space) {
            return Some(No);
        }
        if p.stripped == q.stripped {
            return Some(Must);
        }
        if p.object.value != q.object.value {
            return (p.object.identified && q.object.identified).then_some(No);
        }
        if Self::exceeds(&q.object, lhs.size) || Self::exceeds(&p.object, rhs.size) {
            return Some(No);
        }
        let (x, y) = (self.spot(x), self.spot(y));
        if x.class != y.class {
            return None;
        }
        // What is left open may be told by following phis.
        let r = Self::constant_distance(x.bytes_from(y)?, lhs.size, rhs.size);
        (r != May).then_some(r)
    }
    fn pointers(&mut self, lhs: Value, sa: Size, rhs: Value, sb: Size, depth: u32) -> AliasResult {
        use AliasResult::*;
        if sa.limit() == Some(0) || sb.limit() == Some(0) {
            return No;
        }
        if self.budget == 0 {
            return May;
        }
        self.budget -= 1;
        let func = self.f;
        if lhs == rhs && self.same_value(lhs) {
            return Must;
        }
        if objects::both_allocas(func, lhs, rhs) {
            // The same one of another iteration is reallocated: nothing is known of it.
            return if lhs == rhs { May } else { No };
        }
        let p = *self.pointer(lhs);
        let q = *self.pointer(rhs);
        // Most questions are answered by the types of the pointers.
        if !objects::spaces_may_meet(p.type_space, q.type_space) || !objects::spaces_may_meet(p.space, q.space) {
            return No;
        }
        let (lhs, rhs) = (p.stripped, q.stripped);
        if lhs.is_undef_or_poison() || rhs.is_undef_or_poison() {
            return No;
        }
        if p.object.null || q.object.null {
            return No;
        }
        if lhs == rhs && self.same_value(lhs) {
            return Must;
        }
        if !p.single || !q.single {
            return May;
        }
        if self.objects_differ(&p.object, &q.object) {
            return No;
        }
        // An access larger than an object cannot be to that object, nor can a pointer that has more bytes behind it.
        if Self::exceeds(&q.object, self.extent(lhs, sa)) || Self::exceeds(&p.object, self.extent(rhs, sb)) {
            return No;
        }
        if depth >= MAX_DEPTH {
            return May;
        }
        let r = self.addresses(lhs, sa, rhs, sb, depth);
        if r != May {
            return r;
        }
        match self.phis(lhs, sa, rhs, sb, depth) {
            May => self.phis(rhs, sb, lhs, sa, depth),
            r => r,
        }
    }
    /// `size` bytes, or more if more are known to be there from argument `value` on.
    fn extent(&self, value: Value, size: Size) -> Size {
        let behind = value.as_arg().and_then(|_| crate::known_bits::object_size(self.f, value));
        match (size, behind) {
            (Size::Exact(n), Some(m)) => Size::Exact(n.max(m)),
            // The access may be before the pointer; the bytes are behind it.
            (_, Some(m)) => Size::Exact(m),
            _ => size,
        }
    }
    /// Whether every access to object `object` is smaller than `s`.
    fn exceeds(object: &objects::Object, s: Size) -> bool {
        let Size::Exact(n) = s else { return false };
        object.size.is_some_and(|size| size < n)
    }
    /// Compares by address arithmetic.
    fn addresses(&mut self, lhs: Value, sa: Size, rhs: Value, sb: Size, depth: u32) -> AliasResult {
        use AliasResult::*;
        let (x, y) = (self.address(lhs), self.address(rhs));
        let (p, q) = (self.held(x), self.held(y));
        let bases = (p.base, q.base);
        if bases == (lhs, rhs) {
            return May;
        }
        let ahead = sa != Size::Any && sb != Size::Any;
        if ahead && (Self::starts_outside(self.f, p, q, sb) || Self::starts_outside(self.f, q, p, sa)) {
            return No;
        }
        let base = if bases.0 == bases.1 && self.same_value(bases.0) {
            Must
        } else {
            // How the bases alias for accesses of any size; for these sizes when no offset was added, or the same to both.
            let plain = |lhs: &Address| lhs.offset == 0 && lhs.terms.is_empty();
            let moved = self.across && p.terms.iter().any(|t| !self.same_value(t.value));
            let alike = !moved && p.bytes_from(q) == 0 && p.has_terms_of(q);
            let size = |of: &Address, size| if alike || plain(of) { size } else { Size::Any };
            let (za, zb) = (size(p, sa), size(q, sb));
            self.pointers(bases.0, za, bases.1, zb, depth + 1)
        };
        match base {
            No => return No,
            Must => {}
            _ => return May,
        }
        let (x, y) = (self.held(x), self.held(y));
        // Terms of different iterations do not cancel.
        let moving = self.across && x.terms.iter().chain(&y.terms).any(|t| !self.same_value(t.value));
        if !moving && x.has_terms_of(y) {
            return Self::constant_distance(x.bytes_from(y), sa, sb);
        }
        let forward = !moving && x.nuw && y.nuw && y.terms.is_empty();
        let mut d = x.minus(y);
        if moving {
            d.terms = x
                .terms
                .iter()
                .copied()
                .chain(y.terms.iter().map(|t| address::Term { scale: t.scale.wrapping_neg(), ..*t }))
                .collect();
        }
        self.distance(&d, sa, sb, forward)
    }
    /// Whether `inner`, all of whose steps stay in their object, would have started before the object that `whole` is computed
    /// from, if an access from `inner` on met one of `size` bytes from `whole` on.
    fn starts_outside(func: &Func<'_>, inner: &Address, whole: &Address, size: Size) -> bool {
        let Size::Exact(size) = size else { return false };
        let is_start = match whole.base.kind() {
            ValueKind::Inst(i) => func.op(i) == Opcode::Alloca,
            ValueKind::Global(g) => func.ctx().globals.sym[g.index()].kind == warpc_ir::module::GlobalKind::Variable,
            _ => false,
        };
        let distance = inner.offset.checked_sub(whole.offset);
        let is_behind = |n: i64| i64::try_from(size).is_ok_and(|size| n >= size);
        is_start
            && inner.inbounds
            && inner.terms.is_empty()
            && whole.terms.is_empty()
            && distance.is_some_and(is_behind)
    }
    /// What a distance of `offset` bytes from the second address to the first says.
    fn constant_distance(offset: i64, sa: Size, sb: Size) -> AliasResult {
        use AliasResult::*;
        if offset == 0 {
            return Must;
        }
        // The lower one must end before the higher one starts.
        let (low, gap) = if offset > 0 { (sb, offset as u64) } else { (sa, offset.unsigned_abs()) };
        let high = if offset > 0 { sa } else { sb };
        if low.limit().is_some_and(|n| n <= gap) && high != Size::Any {
            return No;
        }
        match (low, high) {
            (Size::Exact(n), Size::Exact(_)) if n > gap => Partial,
            _ => May,
        }
    }
    /// Whether a distance of `offset` bytes plus any multiple of `scale` but zero keeps accesses of at most `la` and `lb` bytes apart.
    fn is_apart(offset: i64, scale: i64, la: u64, lb: u64) -> bool {
        let (offset, scale) = (i128::from(offset), i128::from(scale).abs());
        offset + scale >= i128::from(lb) && scale - offset >= i128::from(la)
    }
    /// What the distance `distance` from the second address to the first says.
    fn distance(&mut self, distance: &Address, sa: Size, sb: Size, forward: bool) -> AliasResult {
        use AliasResult::*;
        if distance.terms.is_empty() {
            return Self::constant_distance(distance.offset, sa, sb);
        }
        let (Some(la), Some(lb)) = (sa.limit(), sb.limit()) else { return May };
        // All variables step by a multiple of the common divisor: the offset modulo it decides.
        let mut gcd = 0u64;
        for t in &distance.terms {
            let s = if t.nsw { t.scale.unsigned_abs() } else { 1 << t.scale.trailing_zeros() };
            gcd = common_divisor(gcd, s);
        }
        if let Ok(g) = i64::try_from(gcd) {
            let rest = distance.offset.rem_euclid(g) as u64;
            if rest >= lb && gcd - rest >= la {
                return No;
            }
        }
        // Bounds of the variables: all of the distance on one side.
        let half = 1i128 << (distance.width - 1);
        let fits = |n: i128| (-half..half).contains(&n);
        let (mut lo, mut hi) = (distance.offset as i128, distance.offset as i128);
        let mut bounded = true;
        for t in &distance.terms {
            let Some(k) = self.variable_bits(t.value) else { return May };
            let (l, h) =
                if t.sext == 0 && t.zext > 0 { (k.min() as i128, k.max() as i128) } else { (k.smin(), k.smax()) };
            let (p, r) = (l.saturating_mul(t.scale as i128), h.saturating_mul(t.scale as i128));
            lo = lo.saturating_add(p.min(r));
            hi = hi.saturating_add(p.max(r));
            // Without wrapping: either it says so, or the product stays within the width by its bounds.
            bounded &= t.nsw || fits(p) && fits(r);
        }
        if bounded && fits(lo) && fits(hi) && (lo >= lb as i128 || hi <= -(la as i128)) {
            return No;
        }
        if forward && distance.offset >= 0 && distance.offset as u64 >= lb && distance.terms.iter().all(|t| t.scale > 0)
        {
            // Only additions that do not wrap separate the first from the second.
            return No;
        }
        // One variable that is never zero keeps a distance of its scale.
        if let [t] = distance.terms[..]
            && distance.offset == 0
            && t.nsw
            && t.scale.unsigned_abs() >= la.max(lb)
            && Values::new(self.f).is_non_zero(t.value)
        {
            return No;
        }
        // Two variables of opposite scale that surely differ keep a distance of it from the offset: x and x + 1.
        if let [s, t] = distance.terms[..]
            && s.scale == t.scale.wrapping_neg()
            && s.zext == t.zext
            && s.sext == t.sext
            && (s.nsw && t.nsw || s.is_far_from_wrapping())
            && Self::is_apart(distance.offset, s.scale, la, lb)
            && self.same_value(s.value)
            && self.same_value(t.value)
            && surely_differ(self.f, s.value, t.value)
        {
            return No;
        }
        May
    }
    /// Follows a phi or select on the left.
    fn phis(&mut self, lhs: Value, sa: Size, rhs: Value, sb: Size, depth: u32) -> AliasResult {
        use AliasResult::*;
        let func = self.f;
        let Some(i) = lhs.as_inst() else { return May };
        match func.op(i) {
            Opcode::Select => {
                // The same condition picks the same arm.
                if let Some(j) = rhs.as_inst()
                    && func.op(j) == Opcode::Select
                    && func.operand(j, 0) == func.operand(i, 0)
                    && self.same_value(func.operand(i, 0))
                {
                    let l = self.pointers(func.operand(i, 1), sa, func.operand(j, 1), sb, depth + 1);
                    return if l == May {
                        May
                    } else {
                        merge(l, self.pointers(func.operand(i, 2), sa, func.operand(j, 2), sb, depth + 1))
                    };
                }
                let l = self.pointers(func.operand(i, 1), sa, rhs, sb, depth + 1);
                if l == May { May } else { merge(l, self.pointers(func.operand(i, 2), sa, rhs, sb, depth + 1)) }
            }
            Opcode::Phi => {
                let n = func.phi_len(i);
                if n == 0 || n > 16 {
                    return May;
                }
                // Two phis of one block: along each edge.
                if let Some(j) = rhs.as_inst()
                    && func.op(j) == Opcode::Phi
                    && func.block_of(j) == func.block_of(i)
                    && !self.across
                    && i != j
                {
                    // What holds where a loop is entered, and goes on to hold if it held in the iteration before, always holds.
                    if self.assumed.contains(&(lhs, sa, rhs, sb)) || self.assumed.contains(&(rhs, sb, lhs, sa)) {
                        return No;
                    }
                    self.assumed.push((lhs, sa, rhs, sb));
                    let mut all: Option<AliasResult> = None;
                    for (v, from) in func.phi_pairs(i) {
                        let r = match func.phi_value_for(j, from) {
                            Some(w) => self.pointers(v, sa, w, sb, depth + 1),
                            None => May,
                        };
                        all = Some(all.map_or(r, |x| merge(x, r)));
                        if all == Some(May) {
                            break;
                        }
                    }
                    self.assumed.pop();
                    return all.unwrap_or(May);
                }
                // An address stepping through a loop stays in the object it started in, at any distance.
                let mut size = sa;
                let mut all: Option<AliasResult> = None;
                let before = self.across;
                self.across = true;
                for (v, _) in func.phi_pairs(i) {
                    if v == lhs {
                        continue;
                    }
                    if underlying_object(func, v, address::MAX_LOOKUP) == lhs {
                        size = Size::Any;
                    }
                }
                for (v, _) in func.phi_pairs(i) {
                    if v == lhs || size == Size::Any && underlying_object(func, v, address::MAX_LOOKUP) == lhs {
                        continue;
                    }
                    let r = self.pointers(v, size, rhs, sb, depth + 1);
                    // What a recurrence starts at is not what it is.
                    let r = if size == Size::Any && r != No { May } else { r };
                    all = Some(all.map_or(r, |x| merge(x, r)));
                    if all == Some(May) {
                        break;
                    }
                }
                self.across = before;
                all.unwrap_or(May)
            }
            _ => May,
        }
    }
}

fn merge(lhs: AliasResult, rhs: AliasResult) -> AliasResult {
    use AliasResult::*;
    match (lhs, rhs) {
        _ if lhs == rhs => lhs,
        (Partial, Must) | (Must, Partial) => Partial,
        _ => May,
    }
}

fn common_divisor(lhs: u64, rhs: u64) -> u64 {
    let (mut lhs, mut rhs) = (lhs, rhs);
    while rhs != 0 {
        (lhs, rhs) = (rhs, lhs % rhs);
    }
    lhs
}
