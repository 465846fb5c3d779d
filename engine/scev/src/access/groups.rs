//! Pointers whose ranges are compared before a loop is entered, in groups of those at constant distances, and differences of
//! starts that are enough instead.

use super::bounds::Fork;
use super::sets::{Sets, culprit};
use super::strides::signed;
use super::*;
use crate::{COULD_NOT_COMPUTE, Kind};
use smallvec::SmallVec;

/// A pointer with its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckedPointer {
    /// The pointer.
    pub ptr: Value,
    /// Its expression.
    pub expr: Expr,
    /// Lowest address that is touched.
    pub low: Expr,
    /// End of the highest.
    pub high: Expr,
    /// Whether it is stored to.
    pub write: bool,
    /// Pointers with one number are compared by their dependences instead, or known not to conflict.
    pub dependent: u32,
    /// Pointers of different alias sets never meet.
    pub alias_set: u32,
    /// Whether the bounds may be undefined where the pointer is not used.
    pub freeze: bool,
}

/// Pointers that are compared as one range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Lowest address of all.
    pub low: Expr,
    /// End of the highest of all.
    pub high: Expr,
    /// Rows of its pointers.
    pub members: SmallVec<[u32; 2]>,
    /// Whether the bounds may be undefined where the pointers are not used.
    pub freeze: bool,
}

/// Two groups whose ranges have to be apart.
pub type Check = (u32, u32);

/// A check by the difference of two starts: they conflict when the sink starts above the source by less than what is accessed
/// at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where the earlier access starts.
    pub source: Expr,
    /// Where the later one starts.
    pub sink: Expr,
    /// Bytes of an access.
    pub size: u64,
    /// Whether the starts may be undefined where the pointers are not used.
    pub freeze: bool,
}

/// What has to be compared before a loop.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checks {
    /// Whether something has to be.
    pub needed: bool,
    /// Pointers with bounds.
    pub pointers: Vec<CheckedPointer>,
    /// Groups of them.
    pub groups: Vec<Group>,
    /// Pairs of groups.
    pub pairs: Vec<Check>,
    /// The same by differences, where that is possible for all pairs.
    pub differences: Option<Vec<Difference>>,
}

impl Checks {
    /// Whether the ranges of two pointers have to be compared.
    pub fn need(&self, lhs: u32, rhs: u32) -> bool {
        let (lhs, rhs) = (&self.pointers[lhs as usize], &self.pointers[rhs as usize]);
        (lhs.write || rhs.write) && lhs.dependent != rhs.dependent && lhs.alias_set == rhs.alias_set
    }
    fn groups_need(&self, lhs: &Group, rhs: &Group) -> bool {
        lhs.members.iter().any(|&i| rhs.members.iter().any(|&j| self.need(i, j)))
    }
}

/// Numbers of the classes of an alias set.
struct Classes {
    next: u32,
    /// By leading pointer.
    of: Vec<(u32, u32)>,
    set: u32,
}

impl Work<'_, '_, '_> {
    /// Finds bounds of all pointers that may have to be compared, and what has to be. Whether all that need some have bounds, and
    /// if not, a pointer that has none.
    pub(super) fn bound(&mut self, sets: &mut Sets) -> (bool, Inst) {
        if !sets.checks_needed {
            return (true, Inst::NONE);
        }
        let by_dependence = !sets.to_check.is_empty();
        let mut all = true;
        let mut some_needed = false;
        let mut bad = Inst::NONE;
        let mut classes = Classes { next: 1, of: vec![(0, 0); self.ptrs.len()], set: 0 };
        for k in 0..sets.alias.len() {
            classes.set = k as u32 + 1;
            classes.next = 1;
            let written = |w: &Self, p: Ptr| !w.ptrs.types[node(p, true) as usize].is_empty();
            let stores = sets.alias[k].iter().filter(|&&p| written(self, p)).count();
            if stores == 0 || sets.alias[k].len() == 1 {
                continue;
            }
            let mut again: Vec<(Node, Type)> = Vec::new();
            for &p in &sets.alias[k] {
                let write = written(self, p);
                let n = node(p, write);
                let mut types = self.ptrs.types[n as usize].clone();
                if write {
                    // What is loaded from there may be wider than what is stored.
                    let loaded = self.ptrs.types[node(p, false) as usize].iter().copied();
                    let more: SmallVec<[Type; 1]> = loaded.filter(|t| !types.contains(t)).collect();
                    types.extend(more);
                }
                for ty in types {
                    if !self.add_pointer(n, ty, sets, by_dependence, &mut classes, false) {
                        again.push((n, ty));
                    }
                }
            }
            let needed = classes.next > 2 || !again.is_empty();
            for &(n, ty) in &again {
                if !self.add_pointer(n, ty, sets, by_dependence, &mut classes, true) {
                    all = false;
                    bad = culprit(self.ptrs.value[n as usize / 2]);
                    if !self.set.partial {
                        break;
                    }
                }
            }
            some_needed |= needed;
        }
        if self.spaces_differ() {
            return (false, bad);
        }
        if some_needed && (all || self.set.partial) {
            self.group(sets, by_dependence);
            all &= self.pair();
        }
        self.out.checks.needed = if all { !self.out.checks.pairs.is_empty() } else { some_needed };
        let fine = !self.out.checks.needed || all;
        if !fine && !self.set.partial {
            self.out.checks = Checks::default();
        }
        (fine, bad)
    }
    /// Whether pointers of different address spaces would have to be compared.
    fn spaces_differ(&self) -> bool {
        let c = &self.out.checks;
        let space = |k: usize| self.se.ty(c.pointers[k].expr).space();
        let mut at = 0;
        while at < c.pointers.len() {
            let set = c.pointers[at].alias_set;
            let end = c.pointers[at..].iter().position(|p| p.alias_set != set).map_or(c.pointers.len(), |n| at + n);
            // One space, as nearly always.
            if (at..end).any(|k| space(k) != space(at)) {
                let differ =
                    |i: usize, j: usize| c.pointers[i].dependent != c.pointers[j].dependent && space(i) != space(j);
                if (at..end).any(|i| (i + 1..end).any(|j| differ(i, j))) {
                    return true;
                }
            }
            at = end;
        }
        false
    }
    /// Adds a pointer (or the two it may be) with its bounds, if they can be said.
    fn add_pointer(
        &mut self,
        node: Node,
        ty: Type,
        sets: &Sets,
        by_dependence: bool,
        classes: &mut Classes,
        assume: bool,
    ) -> bool {
        let p = node / 2;
        let v = self.ptrs.value[p as usize];
        let mut forks: SmallVec<[Fork; 2]> = self.forks(v, self.set.forked_depth);
        let fit = |w: &mut Self, e: Expr| w.se.is_invariant(e, w.l) || w.se.kind(e) == Kind::AddRec;
        if forks.len() != 2 || !forks.iter().all(|x| fit(self, x.0)) {
            let e = self.expr_with_unit_stride(p);
            forks = SmallVec::from_slice(&[(e, false)]);
        }
        let single = forks.len() == 1;
        for x in &mut forks {
            if self.se.is_invariant(x.0, self.l) {
                continue;
            }
            let mut rec = x.0;
            if self.se.kind(rec) != Kind::AddRec && assume {
                match self.se.rec_assuming(&mut self.assumed, v) {
                    Some(e) => rec = e,
                    None => return false,
                }
            }
            if self.se.rec_loop(rec) != Some(self.l) || !self.se.is_affine(rec) {
                return false;
            }
            if single {
                // More may be assumed by now.
                rec = self.expr_with_unit_stride(p);
                x.0 = rec;
                if self.se.kind(rec) != Kind::AddRec {
                    return false;
                }
            }
            if !self.does_not_wrap(rec, single.then_some(p), ty, assume, None) {
                return false;
            }
        }
        let mut bounds: SmallVec<[(Expr, Expr); 2]> = SmallVec::new();
        for x in &forks {
            match self.bounds(x.0, ty) {
                Some(b) => bounds.push(b),
                None => return false,
            }
        }
        for (&(expr, freeze), (low, high)) in forks.iter().zip(bounds) {
            let dependent = if by_dependence {
                let row = &mut classes.of[sets.leader(node) as usize / 2];
                if row.0 != classes.set {
                    *row = (classes.set, classes.next);
                    classes.next += 1;
                }
                row.1
            } else {
                classes.next += 1;
                classes.next - 1
            };
            let write = node & 1 != 0;
            let alias_set = classes.set;
            self.out.checks.pointers.push(CheckedPointer {
                ptr: v,
                expr,
                low,
                high,
                write,
                dependent,
                alias_set,
                freeze,
            });
        }
        true
    }
    /// Groups of pointers: within a class those whose bounds are at constant distances.
    fn group(&mut self, sets: &Sets, by_dependence: bool) {
        let c = &mut self.out.checks;
        let alone = |c: &Checks, k: usize| Group {
            low: c.pointers[k].low,
            high: c.pointers[k].high,
            members: SmallVec::from_slice(&[k as u32]),
            freeze: c.pointers[k].freeze,
        };
        if !by_dependence {
            c.groups = (0..c.pointers.len()).map(|k| alone(c, k)).collect();
            return;
        }
        // Checked pointers of each pointer of the loop.
        let mut at: Vec<SmallVec<[u32; 2]>> = vec![SmallVec::new(); self.ptrs.len()];
        let mut rows: Vec<Ptr> = Vec::with_capacity(c.pointers.len());
        for (k, x) in c.pointers.iter().enumerate() {
            let p = self.ptrs.row(x.ptr).unwrap_or(0);
            rows.push(p);
            at[p as usize].push(k as u32);
        }
        let mut seen = vec![false; c.pointers.len()];
        let mut compared = 0;
        for k in 0..c.pointers.len() {
            if seen[k] {
                continue;
            }
            let first = c.groups.len();
            for m in sets.members(node(rows[k], c.pointers[k].write)) {
                for &j in &at[m as usize / 2] {
                    seen[j as usize] = true;
                    let x = c.pointers[j as usize];
                    let mut merged = false;
                    for g in &mut c.groups[first..] {
                        if compared > self.set.merge_threshold {
                            break;
                        }
                        compared += 1;
                        if join(self.se, g, j, &x) {
                            merged = true;
                            break;
                        }
                    }
                    if !merged {
                        let g = alone(c, j as usize);
                        c.groups.push(g);
                    }
                }
            }
        }
    }
    /// Pairs of groups that have to be apart. Whether they are few enough to be looked at.
    fn pair(&mut self) -> bool {
        let n = self.out.checks.groups.len();
        if n.saturating_mul(n) / 2 > self.set.max_pairs {
            return false;
        }
        let mut differences = Some(Vec::new());
        for i in 0..n {
            for j in i + 1..n {
                let c = &self.out.checks;
                if !c.groups_need(&c.groups[i], &c.groups[j]) {
                    continue;
                }
                if let Some(list) = &mut differences {
                    match self.difference(i, j) {
                        Some(d) => list.push(d),
                        None => differences = None,
                    }
                }
                self.out.checks.pairs.push((i as u32, j as u32));
            }
        }
        self.out.checks.differences = differences;
        true
    }
    /// Groups `i` and `j` compared by the difference of their starts.
    fn difference(&mut self, i: usize, j: usize) -> Option<Difference> {
        let c = &self.out.checks;
        let ([a], [b]) = (&c.groups[i].members[..], &c.groups[j].members[..]) else { return None };
        let (mut source, mut sink) = (c.pointers[*a as usize], c.pointers[*b as usize]);
        let only = |w: &Self, x: &CheckedPointer| {
            let p = w.ptrs.row(x.ptr)?;
            let other = &w.ptrs.accesses[node(p, !x.write) as usize];
            match w.ptrs.accesses[node(p, x.write) as usize][..] {
                [k] if other.is_empty() => Some(k),
                _ => None,
            }
        };
        let (mut first, mut second) = (only(self, &source)?, only(self, &sink)?);
        if second < first {
            (source, sink) = (sink, source);
            (first, second) = (second, first);
        }
        let affine = |w: &Self, e: Expr| w.se.rec_loop(e) == Some(w.l) && w.se.is_affine(e);
        if !affine(self, source.expr) || !affine(self, sink.expr) {
            return None;
        }
        let step = self.se.op(source.expr, 1);
        if self.se.op(sink.expr, 1) != step {
            return None;
        }
        let by = signed(self.se.constant(step)?, self.se.bits(step))?;
        let size = |w: &Self, k: u32| w.alloc_size(w.out.accesses[k as usize].ty);
        let size = size(self, first)?.max(size(self, second)?);
        if by.unsigned_abs() != size {
            return None;
        }
        let (mut from, mut to) = (self.se.op(source.expr, 0), self.se.op(sink.expr, 0));
        if by < 0 {
            (from, to) = (to, from);
        }
        let (from, to) = (self.se.ptr_to_int(from), self.se.ptr_to_int(to));
        if from == COULD_NOT_COMPUTE || to == COULD_NOT_COMPUTE {
            return None;
        }
        // Ranges can be compared before the outer loop, where starts that move apart there cannot.
        let outer = self.se.loops.parent(self.l);
        if self.set.hoist
            && outer.is_some()
            && self.se.rec_loop(from) == Some(outer)
            && self.se.rec_loop(to) == Some(outer)
            && self.se.step_of(from) != self.se.step_of(to)
        {
            return None;
        }
        Some(Difference { source: from, sink: to, size, freeze: source.freeze || sink.freeze })
    }
}

/// Adds pointer `checked_pointer`, row `index`, to group `group`, if its bounds are at constant distances from those of the group.
fn join(se: &mut Se<'_, '_>, group: &mut Group, index: u32, checked_pointer: &CheckedPointer) -> bool {
    let mut above = |a: Expr, b: Expr| {
        let bits = se.bits(a);
        super::dependences::distance(se, a, b).map(|d| d >> (bits - 1) & 1 == 0)
    };
    let (Some(low_above), Some(high_above)) =
        (above(checked_pointer.low, group.low), above(checked_pointer.high, group.high))
    else {
        return false;
    };
    if !low_above {
        group.low = checked_pointer.low;
    }
    if high_above {
        group.high = checked_pointer.high;
    }
    group.members.push(index);
    group.freeze |= checked_pointer.freeze;
    true
}
