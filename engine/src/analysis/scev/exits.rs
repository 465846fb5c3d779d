//! How often loops run: a limit for each exiting block, and what follows for the loop.

use super::*;
use crate::ir::opcode::IntPred;
use smallvec::SmallVec;

/// Which count is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountKind {
    /// How often the back edge is taken.
    Exact,
    /// A constant that it is not taken more often than.
    ConstantMax,
    /// An expression that it is not taken more often than.
    SymbolicMax,
}

/// How often an exit is not taken.
#[derive(Clone, PartialEq, Debug)]
pub struct ExitLimit {
    /// Exactly.
    pub exact: Expr,
    /// At most, as a constant.
    pub constant_max: Expr,
    /// At most, as an expression.
    pub symbolic_max: Expr,
    /// Whether it is the maximum or zero.
    pub max_or_zero: bool,
    /// What must hold for it; rows of the predicates.
    pub predicates: SmallVec<[u32; 2]>,
}

impl ExitLimit {
    /// Nothing known.
    pub(super) fn none() -> ExitLimit {
        ExitLimit::all(COULD_NOT_COMPUTE)
    }
    /// All three are `e`.
    pub(super) fn all(e: Expr) -> ExitLimit {
        ExitLimit { exact: e, constant_max: e, symbolic_max: e, max_or_zero: false, predicates: SmallVec::new() }
    }
    pub(super) fn has_any(&self) -> bool {
        self.exact != COULD_NOT_COMPUTE || self.constant_max != COULD_NOT_COMPUTE
    }
    pub(super) fn has_all(&self) -> bool {
        self.exact != COULD_NOT_COMPUTE
    }
}

/// Counts of a loop.
#[derive(Clone, Default, Debug)]
pub(super) struct Counts {
    /// Exits with something known, in reverse post-order.
    exits: Vec<(Block, ExitLimit)>,
    /// Whether all exits are there with their exact count.
    complete: bool,
    constant_max: Expr,
    max_or_zero: bool,
    exact: Expr,
    symbolic_max: Expr,
    /// Sum of the epochs of what the counts are made of.
    epochs: u64,
}

/// Whether counts are there.
#[derive(Clone, Default, Debug)]
pub(super) enum State {
    /// Not asked for yet, or forgotten.
    #[default]
    Unknown,
    /// Being computed: nothing is known meanwhile.
    Computing,
    /// There.
    Done(Shared<Counts>),
}

/// A shared value that can go to other threads with what holds it: counts are read far more often than made.
pub(super) type Shared<T> = std::sync::Arc<T>;

/// Blocks of a loop that its counts are about.
#[derive(Debug)]
pub(super) struct LoopFacts {
    pub latch: Option<Block>,
    pub predecessor: Option<Block>,
    pub preheader: Option<Block>,
    pub exiting: Vec<Block>,
}

/// What is remembered of a loop.
#[derive(Clone, Default, Debug)]
pub(super) struct LoopRow {
    facts: Option<Shared<LoopFacts>>,
    /// Left by exits only; no effects but plain stores.
    pub effects: Option<(bool, bool)>,
    counts: [State; 2],
    /// Values of header phis after the loop that were computed by running it.
    pub evolved: Vec<(Inst, Expr)>,
}

impl LoopRow {
    pub(super) fn forget(&mut self) {
        *self = LoopRow::default();
    }
}

/// Loops that wait for each other's counts: beyond, nothing is known of the inner ones.
const MAX_NESTED: u32 = 64;

impl Se<'_, '_> {
    /// Latch, predecessor, preheader and exiting blocks of a loop.
    pub(super) fn loop_facts(&mut self, l: Loop) -> Shared<LoopFacts> {
        if let Some(f) = &self.s.loops[l.index()].facts {
            return f.clone();
        }
        let header = self.loops.header(l);
        let one = |inside: bool| {
            let mut it = self.cfg.preds(header).iter().filter(|&&p| self.loops.contains(l, p) == inside);
            let &p = it.next()?;
            it.all(|&q| q == p).then_some(p)
        };
        let predecessor = one(false);
        let mut exiting: Vec<Block> = self
            .loops
            .blocks(l)
            .into_iter()
            .filter(|&b| self.cfg.succs(b).iter().any(|&s| !self.loops.contains(l, s)))
            .collect();
        exiting.sort_by_key(|&b| self.cfg.rpo_index(b));
        let facts = Shared::new(LoopFacts {
            latch: one(true),
            predecessor,
            preheader: predecessor.filter(|&p| self.cfg.succs(p) == [header]),
            exiting,
        });
        self.s.loops[l.index()].facts = Some(facts.clone());
        facts
    }
    fn epochs_of(&self, c: &Counts) -> u64 {
        let epoch = |e: Expr| self.s.nodes.memo[e.index()].epoch as u64;
        c.exits.iter().map(|(_, x)| epoch(x.exact) + epoch(x.symbolic_max)).sum()
    }
    fn counts(&mut self, l: Loop, predicated: bool) -> Option<Shared<Counts>> {
        match &self.s.loops[l.index()].counts[predicated as usize] {
            State::Computing => return None,
            State::Done(c) => {
                let c = c.clone();
                if self.epochs_of(&c) == c.epochs {
                    return Some(c);
                }
            }
            State::Unknown => {}
        }
        if predicated {
            let plain = self.counts(l, false)?;
            if plain.complete {
                return Some(plain);
            }
        }
        if self.counting >= MAX_NESTED {
            return None;
        }
        self.counting += 1;
        self.s.loops[l.index()].counts[predicated as usize] = State::Computing;
        let mut c = self.compute_counts(l, predicated);
        // What was said of recurrences of the loop was said without its count.
        if !predicated && (c.complete || !c.exits.is_empty() || c.constant_max != COULD_NOT_COMPUTE) {
            let recs: Vec<Expr> = self.s.nodes.recs_of(l).collect();
            self.forget_memo(&recs);
            self.s.loops[l.index()].evolved.clear();
        }
        let exacts: Exprs = c.exits.iter().map(|(_, x)| x.exact).collect();
        c.exact = if !c.complete || exacts.is_empty() || self.loop_facts(l).latch.is_none() {
            COULD_NOT_COMPUTE
        } else {
            self.umin_any(&exacts, true)
        };
        let most: Exprs = c.exits.iter().map(|(_, x)| x.symbolic_max).filter(|&e| e != COULD_NOT_COMPUTE).collect();
        c.symbolic_max = if most.is_empty() { COULD_NOT_COMPUTE } else { self.umin_any(&most, true) };
        c.epochs = self.epochs_of(&c);
        let c = Shared::new(c);
        self.s.loops[l.index()].counts[predicated as usize] = State::Done(c.clone());
        self.counting -= 1;
        Some(c)
    }
    /// How often the back edge of `l` is taken.
    pub fn backedge_taken_count(&mut self, l: Loop) -> Expr {
        self.counts(l, false).map_or(COULD_NOT_COMPUTE, |c| c.exact)
    }
    /// A constant that the back edge of `l` is not taken more often than.
    pub fn constant_max_backedge_taken_count(&mut self, l: Loop) -> Expr {
        self.counts(l, false).map_or(COULD_NOT_COMPUTE, |c| c.constant_max)
    }
    /// An expression that the back edge of `l` is not taken more often than.
    pub fn symbolic_max_backedge_taken_count(&mut self, l: Loop) -> Expr {
        self.counts(l, false).map_or(COULD_NOT_COMPUTE, |c| c.symbolic_max)
    }
    /// Whether the back edge is taken the constant maximum of times, or never.
    pub fn is_max_or_zero(&mut self, l: Loop) -> bool {
        self.counts(l, false).is_some_and(|c| c.max_or_zero)
    }
    /// Count or maximum, and the predicates it holds under.
    pub fn predicated_count(&mut self, l: Loop, kind: CountKind) -> (Expr, Vec<Predicate>) {
        let Some(c) = self.counts(l, true) else { return (COULD_NOT_COMPUTE, Vec::new()) };
        let e = match kind {
            CountKind::Exact => c.exact,
            CountKind::ConstantMax => c.constant_max,
            CountKind::SymbolicMax => c.symbolic_max,
        };
        let mut preds = Vec::new();
        if e != COULD_NOT_COMPUTE {
            for (_, x) in &c.exits {
                let counted = if kind == CountKind::Exact { x.exact } else { x.symbolic_max };
                if counted != COULD_NOT_COMPUTE {
                    preds.extend(x.predicates.iter().map(|&p| self.s.predicates[p as usize]));
                }
            }
        }
        (e, preds)
    }
    /// How often the exit of block `b` is not taken.
    pub fn exit_count(&mut self, l: Loop, b: Block, kind: CountKind) -> Expr {
        let Some(c) = self.counts(l, false) else { return COULD_NOT_COMPUTE };
        match c.exits.iter().find(|x| x.0 == b) {
            None => COULD_NOT_COMPUTE,
            Some((_, x)) => match kind {
                CountKind::Exact => x.exact,
                CountKind::ConstantMax => x.constant_max,
                CountKind::SymbolicMax => x.symbolic_max,
            },
        }
    }
    /// The same under predicates, with them.
    pub fn predicated_exit_count(&mut self, l: Loop, b: Block, kind: CountKind) -> (Expr, Vec<Predicate>) {
        let Some(c) = self.counts(l, true) else { return (COULD_NOT_COMPUTE, Vec::new()) };
        match c.exits.iter().find(|x| x.0 == b) {
            None => (COULD_NOT_COMPUTE, Vec::new()),
            Some((_, x)) => {
                let e = match kind {
                    CountKind::Exact => x.exact,
                    CountKind::ConstantMax => x.constant_max,
                    CountKind::SymbolicMax => x.symbolic_max,
                };
                (e, x.predicates.iter().map(|&p| self.s.predicates[p as usize]).collect())
            }
        }
    }
    /// Blocks of `l` with an edge out of it, in reverse post-order.
    pub fn exiting_blocks(&mut self, l: Loop) -> Vec<Block> {
        self.loop_facts(l).exiting.clone()
    }
    /// How often `l` runs, when that is a constant that fits; else 0.
    pub fn small_constant_trip_count(&mut self, l: Loop) -> u32 {
        let e = self.backedge_taken_count(l);
        self.small(e)
    }
    /// How often `l` runs at most, when that is a constant that fits; else 0.
    pub fn small_constant_max_trip_count(&mut self, l: Loop) -> u32 {
        let e = self.constant_max_backedge_taken_count(l);
        self.small(e)
    }
    fn small(&self, e: Expr) -> u32 {
        match self.constant(e) {
            Some(c) if c <= u32::MAX as u128 => (c as u32).wrapping_add(1),
            _ => 0,
        }
    }
    /// The largest number known to divide how often `l` runs.
    pub fn small_constant_trip_multiple(&mut self, l: Loop) -> u32 {
        let mut all: Option<u32> = None;
        for b in self.exiting_blocks(l) {
            let e = self.exit_count(l, b, CountKind::Exact);
            let m = self.trip_multiple(l, e);
            all = Some(all.map_or(m, |a| super::fold_udiv::gcd(a as u128, m as u128) as u32));
        }
        all.unwrap_or(1)
    }
    fn trip_multiple(&mut self, l: Loop, count: Expr) -> u32 {
        if count == COULD_NOT_COMPUTE {
            return 1;
        }
        let count = self.apply_guards(count, l);
        let trips = self.trip_count(count, Ty::int((self.bits(count) + 1).min(128)), Loop::NONE);
        let m = self.non_zero_multiple(trips);
        if m > u32::MAX as u128 { 1 << m.trailing_zeros().min(31) } else { m as u32 }
    }
    /// How often a loop runs whose exit is not taken `count` times: one more, in type `ty`.
    pub fn trip_count(&mut self, count: Expr, ty: Ty, l: Loop) -> Expr {
        if count == COULD_NOT_COMPUTE {
            return count;
        }
        let own = self.ty(count);
        let one = self.one(own);
        if ty.bits() > own.bits() {
            let most = self.minus_one(own);
            if !self.range(count, false).contains(mask(own.bits()))
                || l.is_some() && self.entry_guarded(l, IntPred::Ne, count, most)
            {
                let sum = self.add2(count, one, Wrap::ANY);
                return self.zero_extend(sum, ty, 0);
            }
        }
        let count = self.trunc_or_zext(count, ty, 0);
        let one = self.one(ty);
        self.add2(count, one, Wrap::ANY)
    }

    fn compute_counts(&mut self, l: Loop, predicated: bool) -> Counts {
        let facts = self.loop_facts(l);
        let only = facts.exiting.len() == 1;
        let mut c = Counts { complete: true, constant_max: COULD_NOT_COMPUTE, ..Default::default() };
        let (mut must, mut may): (Option<Expr>, Option<Expr>) = (None, None);
        let mut must_or_zero = false;
        for &b in &facts.exiting {
            // An exit that is never taken is none.
            if let Some((cond, yes, _)) = self.conditional(b)
                && let Some(v) = self.int_of(cond)
                && self.loops.contains(l, yes) == (v == 1)
            {
                continue;
            }
            let x = self.exit_limit(l, b, only, predicated);
            c.complete &= x.exact != COULD_NOT_COMPUTE;
            let most = x.constant_max;
            let dominates = facts.latch.is_some_and(|latch| self.dom.dominates(b, latch));
            if most != COULD_NOT_COMPUTE && dominates {
                // Its test is made in each iteration.
                must = Some(match must {
                    None => {
                        must_or_zero = x.max_or_zero;
                        most
                    }
                    Some(m) => self.umin_any(&[m, most], false),
                });
            } else if may != Some(COULD_NOT_COMPUTE) {
                may = Some(match may {
                    Some(m) if most != COULD_NOT_COMPUTE => self.umax_any(m, most),
                    _ => most,
                });
            }
            if x.symbolic_max != COULD_NOT_COMPUTE {
                c.exits.push((b, x));
            }
        }
        c.constant_max = must.or(may).unwrap_or(COULD_NOT_COMPUTE);
        c.max_or_zero = must_or_zero && only;
        c
    }
    /// Limit of the exit of block `b`.
    fn exit_limit(&mut self, l: Loop, b: Block, only: bool, predicated: bool) -> ExitLimit {
        match self.loop_facts(l).latch {
            Some(latch) if self.dom.dominates(b, latch) => {}
            _ => return ExitLimit::none(),
        }
        let f = self.f;
        let t = f.terminator(b);
        if let Some((c, yes, _)) = self.conditional(b) {
            let exit_if = !self.loops.contains(l, yes);
            return self.limit_of_condition(l, c, exit_if, only, predicated);
        }
        if t.is_some() && f.op(t) == Opcode::Switch {
            return self.limit_of_switch(l, t, only);
        }
        ExitLimit::none()
    }
    fn limit_of_switch(&mut self, l: Loop, t: Inst, only: bool) -> ExitLimit {
        let f = self.f;
        let outside = |v: Value| v.as_block().filter(|&b| !self.loops.contains(l, b));
        if outside(f.operand(t, 1)).is_some() {
            return ExitLimit::none();
        }
        // One case leads out.
        let mut case = None;
        for k in (2..f.num_operands(t)).step_by(2) {
            if outside(f.operand(t, k + 1)).is_some() && case.replace(k).is_some() {
                return ExitLimit::none();
            }
        }
        let Some(k) = case else { return ExitLimit::none() };
        if self.type_of(f.operand(t, 0)).is_none() {
            return ExitLimit::none();
        }
        let x = self.get(f.operand(t, 0));
        let x = self.at_scope(x, l);
        let c = self.get(f.operand(t, k));
        let d = self.minus(x, c, Wrap::ANY);
        self.how_far_to_zero(d, l, only, false)
    }
    /// Limit by a condition: `and` and `or` are taken apart, each part is looked at once.
    fn limit_of_condition(&mut self, l: Loop, c: Value, exit_if: bool, only: bool, predicated: bool) -> ExitLimit {
        // Parts in the order they are needed; a part is known by its value and whether it alone controls the exit.
        let mut done: Vec<((Value, bool), ExitLimit)> = Vec::new();
        let mut work: Vec<((Value, bool), bool)> = vec![((c, only), false)];
        let find = |done: &Vec<((Value, bool), ExitLimit)>, key: (Value, bool)| {
            done.iter().find(|d| d.0 == key).map(|d| d.1.clone())
        };
        while let Some((key, parts_done)) = work.pop() {
            if find(&done, key).is_some() {
                continue;
            }
            let (c, only) = key;
            let Some((x, y, and)) = self.logical(c).filter(|_| done.len() < 256) else {
                let limit = self.limit_of_leaf(l, c, exit_if, only, predicated);
                done.push((key, limit));
                continue;
            };
            let either = and != exit_if;
            let inner = only && !either;
            if !parts_done {
                work.push((key, true));
                work.push(((y, inner), false));
                work.push(((x, inner), false));
                continue;
            }
            let a = find(&done, (x, inner)).unwrap_or_else(ExitLimit::none);
            let b = find(&done, (y, inner)).unwrap_or_else(ExitLimit::none);
            let limit = self.join_limits(c, (x, y), and, either, a, b);
            done.push((key, limit));
        }
        find(&done, (c, only)).unwrap_or_else(ExitLimit::none)
    }
    fn join_limits(
        &mut self,
        c: Value,
        (x, y): (Value, Value),
        and: bool,
        either: bool,
        a: ExitLimit,
        b: ExitLimit,
    ) -> ExitLimit {
        const CNC: Expr = COULD_NOT_COMPUTE;
        if let Some(v) = self.int_of(y) {
            return if v == and as u128 { a } else { b };
        }
        if let Some(v) = self.int_of(x) {
            return if v == and as u128 { b } else { a };
        }
        let (mut exact, mut constant, mut symbolic) = (CNC, CNC, CNC);
        if either {
            // A select does not look at its second condition when the first exits.
            let sequential = c.as_inst().is_some_and(|i| self.f.op(i) == Opcode::Select);
            if a.exact != CNC && b.exact != CNC {
                exact = self.umin_any(&[a.exact, b.exact], sequential);
            }
            let mut least = |p: Expr, q: Expr, seq: bool| match (p, q) {
                (CNC, q) => q,
                (p, CNC) => p,
                (p, q) => self.umin_any(&[p, q], seq),
            };
            constant = least(a.constant_max, b.constant_max, false);
            symbolic = least(a.symbolic_max, b.symbolic_max, sequential);
        } else if a.exact == b.exact {
            exact = a.exact;
        }
        if constant == CNC && exact != CNC {
            constant = self.largest(exact);
        }
        if symbolic == CNC {
            symbolic = if exact == CNC { constant } else { exact };
        }
        let mut predicates = a.predicates;
        for p in b.predicates {
            if !predicates.contains(&p) {
                predicates.push(p);
            }
        }
        self.limit(exact, constant, symbolic, false, predicates)
    }
    /// The largest unsigned value of `e`, as a constant.
    pub(super) fn largest(&mut self, e: Expr) -> Expr {
        let most = self.range(e, false).umax();
        let ty = self.ty(e);
        self.make_const(ty, most)
    }
    /// A limit; never taken for sure is exact.
    pub(super) fn limit(
        &mut self,
        exact: Expr,
        constant_max: Expr,
        symbolic_max: Expr,
        max_or_zero: bool,
        predicates: SmallVec<[u32; 2]>,
    ) -> ExitLimit {
        if self.is_zero(constant_max) {
            return ExitLimit { max_or_zero, predicates, ..ExitLimit::all(constant_max) };
        }
        ExitLimit { exact, constant_max, symbolic_max, max_or_zero, predicates }
    }
    fn limit_of_leaf(&mut self, l: Loop, c: Value, exit_if: bool, only: bool, predicated: bool) -> ExitLimit {
        let f = self.f;
        if let Some(i) = c.as_inst().filter(|&i| f.op(i) == Opcode::ICmp) {
            if self.type_of(f.operand(i, 0)).is_none() {
                return ExitLimit::none();
            }
            return self.limit_of_icmp_inst(l, i, exit_if, only, predicated);
        }
        if let Some(v) = self.int_of(c) {
            if exit_if == (v == 0) {
                return ExitLimit::none();
            }
            return ExitLimit::all(self.zero(Ty::int(1)));
        }
        if let Some(x) = self.limit_of_overflow(l, c, exit_if, only, predicated) {
            return x;
        }
        ExitLimit::all(self.run_until(l, c, exit_if))
    }
    fn limit_of_icmp_inst(&mut self, l: Loop, i: Inst, exit_if: bool, only: bool, predicated: bool) -> ExitLimit {
        let f = self.f;
        // In terms of going on.
        let p = if exit_if { f.int_pred(i).inverse() } else { f.int_pred(i) };
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let mut plain = self.limit_of_icmp_values(l, (x, y), i, p, exit_if, only, false);
        if !plain.has_all() && predicated {
            plain = self.limit_of_icmp_values(l, (x, y), i, p, exit_if, only, true);
        }
        plain
    }
    fn limit_of_icmp_values(
        &mut self,
        l: Loop,
        (x, y): (Value, Value),
        i: Inst,
        p: IntPred,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let (a, b) = (self.get(x), self.get(y));
        let limit = self.limit_of_icmp(l, p, a, b, only, predicated);
        if limit.has_any() {
            return limit;
        }
        match self.run_until(l, Value::inst(i), exit_if) {
            COULD_NOT_COMPUTE => self.limit_of_shift(x, y, l, p),
            n => ExitLimit::all(n),
        }
    }
    /// The overflow flag of an operation with a constant, as a comparison.
    fn limit_of_overflow(
        &mut self,
        l: Loop,
        c: Value,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> Option<ExitLimit> {
        let f = self.f;
        let i = c.as_inst()?;
        if f.op(i) != Opcode::ExtractValue || f.indices(i) != [1] {
            return None;
        }
        let call = f.operand(i, 0).as_inst()?;
        let (op, signed) = self.overflow_op(call)?;
        let v = self.int_of(f.operand(call, 1))?;
        let bits = self.type_of(f.operand(call, 0))?.bits();
        let k = Interval::single(bits, v);
        let free = match (op, signed) {
            (Opcode::Add, true) => k.add_nsw_region(),
            (Opcode::Add, false) => k.add_nuw_region(),
            (Opcode::Sub, true) => k.sub_nsw_region(),
            (Opcode::Sub, false) => k.sub_nuw_region(),
            (_, true) => k.mul_nsw_region(),
            (_, false) => k.mul_nuw_region(),
        };
        let (p, r, offset) = free.as_icmp();
        // Overflow leaves: going on means being free of it.
        let p = if exit_if { p } else { p.inverse() };
        let mut x = self.get(f.operand(call, 0));
        let ty = self.ty(x);
        if offset != 0 {
            let o = self.make_const(ty, offset);
            x = self.add2(x, o, Wrap::ANY);
        }
        let r = self.make_const(ty, r);
        let limit = self.limit_of_icmp(l, p, x, r, only, predicated);
        limit.has_any().then_some(limit)
    }
    /// Limit of an exit that is not taken while `a p b`.
    fn limit_of_icmp(&mut self, l: Loop, p: IntPred, a: Expr, b: Expr, only: bool, predicated: bool) -> ExitLimit {
        let (mut p, mut a, mut b) = (p, self.at_scope(a, l), self.at_scope(b, l));
        if self.is_invariant(a, l) && !self.is_invariant(b, l) {
            std::mem::swap(&mut a, &mut b);
            p = p.swapped();
        }
        let finite = only && self.has_no_abnormal_exits(l) && self.is_finite(l);
        self.simplify_comparison(&mut p, &mut a, &mut b);
        if let Some(c) = self.constant(b)
            && self.rec_loop(a) == Some(l)
        {
            let n = self.iterations_in(a, Interval::where_icmp(p, self.bits(a), c));
            if n != COULD_NOT_COMPUTE {
                return ExitLimit::all(n);
            }
        }
        if finite && self.is_invariant(b, l) {
            // Around once more, the values repeat: the exit would never be taken.
            let inner = if self.kind(a) == Kind::ZeroExtend { self.op(a, 0) } else { a };
            if self.rec_loop(inner) == Some(l)
                && self.is_affine(inner)
                && self.wrap(inner) == Wrap::ANY
                && self.constant(self.op(inner, 1)).is_some_and(|s| s.is_power_of_two())
            {
                let parts = self.operands(inner);
                let w = self.strengthen(Kind::AddRec, &parts, Wrap::NW);
                self.add_rec_facts(inner, w);
            }
        }
        match p {
            IntPred::Ne | IntPred::Eq => {
                a = self.ptr_to_int(a);
                b = self.ptr_to_int(b);
                if a == COULD_NOT_COMPUTE || b == COULD_NOT_COMPUTE {
                    return ExitLimit::none();
                }
                let d = self.minus(a, b, Wrap::ANY);
                if p == IntPred::Ne {
                    return self.how_far_to_zero(d, l, only, predicated);
                }
                match self.constant(d) {
                    Some(c) if c != 0 => {
                        let ty = self.ty(d);
                        ExitLimit::all(self.zero(ty))
                    }
                    _ => ExitLimit::none(),
                }
            }
            IntPred::Slt | IntPred::Ult => self.how_many_less(a, b, l, p.is_signed(), only, predicated),
            IntPred::Sgt | IntPred::Ugt => self.how_many_greater(a, b, l, p.is_signed(), only, predicated),
            IntPred::Sle | IntPred::Ule => {
                let signed = p.is_signed();
                if !self.set.finite_loops || !finite || !self.is_invariant(b, l) {
                    // Wide enough that one more does not overflow.
                    let ty = self.ty(a);
                    if ty.is_ptr() || 2 * ty.bits() > 128 {
                        return ExitLimit::none();
                    }
                    let wide = Ty::int(2 * ty.bits());
                    a = self.extend(a, wide, signed, 0);
                    b = self.extend(b, wide, signed, 0);
                }
                let one = self.one(self.ty(b));
                b = self.add2(one, b, Wrap::ANY);
                self.how_many_less(a, b, l, signed, only, predicated)
            }
            IntPred::Sge | IntPred::Uge => {
                if !self.set.finite_loops || !finite || !self.is_invariant(b, l) {
                    return ExitLimit::none();
                }
                let m = self.minus_one(self.ty(b));
                b = self.add2(m, b, Wrap::ANY);
                self.how_many_greater(a, b, l, p.is_signed(), only, predicated)
            }
        }
    }
    /// Limit by a value that is shifted in each iteration: it becomes 0 or -1 after as many iterations as it has bits.
    fn limit_of_shift(&mut self, x: Value, y: Value, l: Loop, p: IntPred) -> ExitLimit {
        let f = self.f;
        let facts = self.loop_facts(l);
        let (Some(c), Some(latch), Some(from)) = (self.int_of(y), facts.latch, facts.predecessor) else {
            return ExitLimit::none();
        };
        let Some(ty) = self.type_of(y) else { return ExitLimit::none() };
        let shift = |v: Value| {
            let i = v.as_inst()?;
            let n = f.op(i).is_shift().then(|| self.int_of(f.operand(i, 1))).flatten()?;
            (n != 0 && !interval::is_neg(n, ty.bits())).then(|| (f.op(i), f.operand(i, 0)))
        };
        let peeled = shift(x);
        let phi = peeled.map_or(x, |s| s.1);
        let Some(i) = phi.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == self.loops.header(l)) else {
            return ExitLimit::none();
        };
        let Some((op, of)) = f.phi_value_for(i, latch).and_then(shift) else { return ExitLimit::none() };
        if of != phi || peeled.is_some_and(|s| s.0 != op) {
            return ExitLimit::none();
        }
        let stable = match op {
            Opcode::AShr => {
                let Some(k) = f.phi_value_for(i, from).and_then(|v| self.values().at(f.terminator(from)).known_bits(v))
                else {
                    return ExitLimit::none();
                };
                if k.is_non_negative() {
                    0
                } else if k.is_negative() {
                    mask(ty.bits())
                } else {
                    return ExitLimit::none();
                }
            }
            _ => 0,
        };
        if super::compare::compare_constants(p, stable, c, ty.bits()) {
            return ExitLimit::none();
        }
        let most = self.make_const(ty, ty.bits() as u128);
        ExitLimit { exact: COULD_NOT_COMPUTE, ..ExitLimit::all(most) }
    }
}
