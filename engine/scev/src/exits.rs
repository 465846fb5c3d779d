//! How often loops run: a limit for each exiting block, and what follows for the loop.

use super::*;
use smallvec::SmallVec;
use warpc_ir::opcode::IntPred;

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
    /// All three are `expr`.
    pub(super) fn all(expr: Expr) -> ExitLimit {
        ExitLimit {
            exact: expr,
            constant_max: expr,
            symbolic_max: expr,
            max_or_zero: false,
            predicates: SmallVec::new(),
        }
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
    /// Computed.
    Done(Shared<Counts>),
}

/// A shared value that can go to other threads with what holds it: counts are read far more often than made.
pub(super) type Shared<T> = std::sync::Arc<T>;

/// Blocks of a loop that its trip counts depend on.
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
    /// The iteration number, in the type it was last asked for.
    counter: Option<Expr>,
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
    /// The iteration number of `loop_id`: `{0,+,1}` of type `ty`, which it fits in.
    pub(super) fn round(&mut self, loop_id: Loop, ty: Ty) -> Expr {
        if let Some(e) = self.s.loops[loop_id.index()].counter.filter(|&e| self.ty(e) == ty) {
            return e;
        }
        let (zero, one) = (self.zero(ty), self.one(ty));
        let e = self.rec2(zero, one, loop_id, Wrap::NUW.with(Wrap::NW));
        self.s.loops[loop_id.index()].counter = Some(e);
        e
    }
    /// Latch, predecessor, preheader and exiting blocks of a loop.
    pub(super) fn loop_facts(&mut self, loop_id: Loop) -> Shared<LoopFacts> {
        if let Some(f) = &self.s.loops[loop_id.index()].facts {
            return f.clone();
        }
        let header = self.loops.header(loop_id);
        let one = |inside: bool| {
            let mut it = self.cfg.preds(header).iter().filter(|&&p| self.loops.contains(loop_id, p) == inside);
            let &p = it.next()?;
            it.all(|&q| q == p).then_some(p)
        };
        let predecessor = one(false);
        let mut exiting: Vec<Block> = self
            .loops
            .blocks(loop_id)
            .into_iter()
            .filter(|&b| self.cfg.succs(b).iter().any(|&s| !self.loops.contains(loop_id, s)))
            .collect();
        exiting.sort_by_key(|&b| self.cfg.rpo_index(b));
        let facts = Shared::new(LoopFacts {
            latch: one(true),
            predecessor,
            preheader: predecessor.filter(|&p| self.cfg.succs(p) == [header]),
            exiting,
        });
        self.s.loops[loop_id.index()].facts = Some(facts.clone());
        facts
    }
    fn epochs_of(&self, counts: &Counts) -> u64 {
        let epoch = |e: Expr| self.s.nodes.memo(e).epoch as u64;
        counts.exits.iter().map(|(_, x)| epoch(x.exact) + epoch(x.symbolic_max)).sum()
    }
    fn counts(&mut self, loop_id: Loop, predicated: bool) -> Option<Shared<Counts>> {
        match &self.s.loops[loop_id.index()].counts[predicated as usize] {
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
            let plain = self.counts(loop_id, false)?;
            if plain.complete {
                return Some(plain);
            }
        }
        if self.counting >= MAX_NESTED {
            return None;
        }
        self.counting += 1;
        self.s.loops[loop_id.index()].counts[predicated as usize] = State::Computing;
        let mut c = self.compute_counts(loop_id, predicated);
        // Facts about recurrences of the loop were derived without its trip count.
        if !predicated && (c.complete || !c.exits.is_empty() || c.constant_max != COULD_NOT_COMPUTE) {
            let recs: Vec<Expr> = self.s.nodes.recs_of(loop_id).collect();
            self.forget_memo(&recs);
            self.s.loops[loop_id.index()].evolved.clear();
        }
        let exacts: Exprs = c.exits.iter().map(|(_, x)| x.exact).collect();
        c.exact = if !c.complete || exacts.is_empty() || self.loop_facts(loop_id).latch.is_none() {
            COULD_NOT_COMPUTE
        } else {
            self.umin_any(&exacts, true)
        };
        let most: Exprs = c.exits.iter().map(|(_, x)| x.symbolic_max).filter(|&e| e != COULD_NOT_COMPUTE).collect();
        c.symbolic_max = if most.is_empty() { COULD_NOT_COMPUTE } else { self.umin_any(&most, true) };
        c.epochs = self.epochs_of(&c);
        let c = Shared::new(c);
        self.s.loops[loop_id.index()].counts[predicated as usize] = State::Done(c.clone());
        self.counting -= 1;
        Some(c)
    }
    /// How often the back edge of `loop_id` is taken.
    pub fn backedge_taken_count(&mut self, loop_id: Loop) -> Expr {
        self.counts(loop_id, false).map_or(COULD_NOT_COMPUTE, |c| c.exact)
    }
    /// A constant that the back edge of `loop_id` is not taken more often than.
    pub fn constant_max_backedge_taken_count(&mut self, loop_id: Loop) -> Expr {
        self.counts(loop_id, false).map_or(COULD_NOT_COMPUTE, |c| c.constant_max)
    }
    /// An expression that the back edge of `loop_id` is not taken more often than.
    pub fn symbolic_max_backedge_taken_count(&mut self, loop_id: Loop) -> Expr {
        self.counts(loop_id, false).map_or(COULD_NOT_COMPUTE, |c| c.symbolic_max)
    }
    /// Whether the back edge is taken the constant maximum of times, or never.
    pub fn is_max_or_zero(&mut self, loop_id: Loop) -> bool {
        self.counts(loop_id, false).is_some_and(|c| c.max_or_zero)
    }
    /// Count or maximum, and the predicates it holds under.
    pub fn predicated_count(&mut self, loop_id: Loop, kind: CountKind) -> (Expr, Vec<Predicate>) {
        let Some(c) = self.counts(loop_id, true) else { return (COULD_NOT_COMPUTE, Vec::new()) };
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
    /// How often the exit of block `block` is not taken.
    pub fn exit_count(&mut self, loop_id: Loop, block: Block, kind: CountKind) -> Expr {
        let Some(c) = self.counts(loop_id, false) else { return COULD_NOT_COMPUTE };
        match c.exits.iter().find(|x| x.0 == block) {
            None => COULD_NOT_COMPUTE,
            Some((_, x)) => match kind {
                CountKind::Exact => x.exact,
                CountKind::ConstantMax => x.constant_max,
                CountKind::SymbolicMax => x.symbolic_max,
            },
        }
    }
    /// The same under predicates, with them.
    pub fn predicated_exit_count(&mut self, loop_id: Loop, block: Block, kind: CountKind) -> (Expr, Vec<Predicate>) {
        let Some(c) = self.counts(loop_id, true) else { return (COULD_NOT_COMPUTE, Vec::new()) };
        match c.exits.iter().find(|x| x.0 == block) {
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
    /// Blocks of `loop_id` with an edge out of it, in reverse post-order.
    pub fn exiting_blocks(&mut self, loop_id: Loop) -> Vec<Block> {
        self.loop_facts(loop_id).exiting.clone()
    }
    /// How often `loop_id` runs, when that is a constant that fits; else 0.
    pub fn small_constant_trip_count(&mut self, loop_id: Loop) -> u32 {
        let e = self.backedge_taken_count(loop_id);
        self.small(e)
    }
    /// How often `loop_id` runs at most, when that is a constant that fits; else 0.
    pub fn small_constant_max_trip_count(&mut self, loop_id: Loop) -> u32 {
        let e = self.constant_max_backedge_taken_count(loop_id);
        self.small(e)
    }
    fn small(&self, expr: Expr) -> u32 {
        match self.number(expr) {
            Some(c) if c <= u32::MAX as u128 => (c as u32).wrapping_add(1),
            _ => 0,
        }
    }
    /// How often `loop_id` runs if it is left from exiting block `block`, when that is a constant that fits; else 0.
    pub fn small_constant_exit_trip_count(&mut self, loop_id: Loop, block: Block) -> u32 {
        let e = self.exit_count(loop_id, block, CountKind::Exact);
        self.small(e)
    }
    /// The largest number known to divide how often `loop_id` runs if it is left from exiting block `block`.
    pub fn small_constant_exit_trip_multiple(&mut self, loop_id: Loop, block: Block) -> u32 {
        let e = self.exit_count(loop_id, block, CountKind::Exact);
        self.trip_multiple(loop_id, e)
    }
    /// The largest number known to divide how often `loop_id` runs.
    pub fn small_constant_trip_multiple(&mut self, loop_id: Loop) -> u32 {
        let mut all: Option<u32> = None;
        for b in self.exiting_blocks(loop_id) {
            let e = self.exit_count(loop_id, b, CountKind::Exact);
            let m = self.trip_multiple(loop_id, e);
            all = Some(all.map_or(m, |a| super::fold_udiv::gcd(a as u128, m as u128) as u32));
        }
        all.unwrap_or(1)
    }
    /// Width of one more than `count`, where it does not wrap: counts of up to 127 bits, and wider ones than that.
    fn trip_bits(&self, count: Expr) -> u32 {
        match self.bits(count) + 1 {
            129 => 128,
            bits => bits,
        }
    }
    fn trip_multiple(&mut self, loop_id: Loop, count: Expr) -> u32 {
        if count == COULD_NOT_COMPUTE {
            return 1;
        }
        let count = self.apply_guards(count, loop_id);
        let trips = self.trip_count(count, Ty::int(self.trip_bits(count)), Loop::NONE);
        let m = self.non_zero_multiple(trips);
        if m > u32::MAX as u128 { 1 << m.trailing_zeros().min(31) } else { m as u32 }
    }
    /// How often a loop runs whose exit is not taken `count` times: one more, in type `ty`.
    pub fn trip_count(&mut self, count: Expr, ty: Ty, loop_id: Loop) -> Expr {
        if count == COULD_NOT_COMPUTE {
            return count;
        }
        let own = self.ty(count);
        let one = self.one(own);
        if ty.bits() > own.bits() {
            let most = self.minus_one(own);
            if !self.range(count, false).contains(mask(own.bits()))
                || loop_id.is_some() && self.entry_guarded(loop_id, IntPred::Ne, count, most)
            {
                let sum = self.add2(count, one, Wrap::ANY);
                return self.zero_extend(sum, ty, 0);
            }
        }
        let count = self.trunc_or_zext(count, ty, 0);
        let one = self.one(ty);
        self.add2(count, one, Wrap::ANY)
    }

    fn compute_counts(&mut self, loop_id: Loop, predicated: bool) -> Counts {
        let facts = self.loop_facts(loop_id);
        let only = facts.exiting.len() == 1;
        let mut c = Counts { complete: true, constant_max: COULD_NOT_COMPUTE, ..Default::default() };
        let (mut must, mut may): (Option<Expr>, Option<Expr>) = (None, None);
        let mut must_or_zero = false;
        for &b in &facts.exiting {
            // An exit that is never taken is none.
            if let Some((cond, yes, _)) = self.conditional(b)
                && let Some(v) = self.int_of(cond)
                && self.loops.contains(loop_id, yes) == (v == 1)
            {
                continue;
            }
            let x = self.exit_limit(loop_id, b, only, predicated);
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
    /// Limit of the exit of block `block`.
    fn exit_limit(&mut self, loop_id: Loop, block: Block, only: bool, predicated: bool) -> ExitLimit {
        match self.loop_facts(loop_id).latch {
            Some(latch) if self.dom.dominates(block, latch) => {}
            _ => return ExitLimit::none(),
        }
        let f = self.f;
        let t = f.terminator(block);
        if let Some((c, yes, _)) = self.conditional(block) {
            let exit_if = !self.loops.contains(loop_id, yes);
            return self.limit_of_condition(loop_id, c, exit_if, only, predicated);
        }
        if t.is_some() && f.op(t) == Opcode::Switch {
            return self.limit_of_switch(loop_id, t, only);
        }
        ExitLimit::none()
    }
    fn limit_of_switch(&mut self, loop_id: Loop, term: Inst, only: bool) -> ExitLimit {
        let f = self.f;
        let outside = |v: Value| v.as_block().filter(|&b| !self.loops.contains(loop_id, b));
        if outside(f.operand(term, 1)).is_some() {
            return ExitLimit::none();
        }
        // One case leads out.
        let mut case = None;
        for k in (2..f.num_operands(term)).step_by(2) {
            if outside(f.operand(term, k + 1)).is_some() && case.replace(k).is_some() {
                return ExitLimit::none();
            }
        }
        let Some(k) = case else { return ExitLimit::none() };
        if self.type_of(f.operand(term, 0)).is_none() {
            return ExitLimit::none();
        }
        let x = self.get(f.operand(term, 0));
        let x = self.at_scope(x, loop_id);
        let c = self.get(f.operand(term, k));
        let d = self.minus(x, c, Wrap::ANY);
        self.how_far_to_zero(d, loop_id, only, false)
    }
}
