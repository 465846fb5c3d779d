//! Whether two nested loops can be one: see the [pass](super).

use smallvec::SmallVec;
use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se};

/// Users of a counter beyond which a pair is left alone.
const MAX_USERS: usize = 256;

/// What counts the iterations of a loop.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// The counter, from zero by one.
    pub phi: Inst,
    /// Its next value.
    pub increment: Inst,
    /// The comparison that ends the loop.
    pub compare: Inst,
    /// How often the loop runs, unless `constant` says it: the bound of the comparison.
    pub trip: Value,
    /// How often the loop runs, where the bound is a constant.
    pub constant: Option<u128>,
}

/// Two loops that can be one.
#[derive(Clone, Debug)]
pub struct Pair {
    pub outer_loop: Loop,
    pub inner_loop: Loop,
    pub outer: Counted,
    pub inner: Counted,
    /// `i * m + j`: sums, or addresses whose base is an address.
    pub linear: Vec<Inst>,
    /// Other phis of the inner header, which the outer loop only passes on.
    pub passed_on: Vec<Inst>,
    /// Whether the counters were widened before.
    pub widened: bool,
    /// Whether `n * m` must be a positive signed number, too: an address extends it.
    pub needs_signed: bool,
}

/// Looks at one pair of loops.
pub struct Finder<'w, 's, 'c, 'a> {
    pub func: &'w FuncMut<'a>,
    pub se: &'w mut Se<'s, 'c>,
    pub outer: Loop,
    pub inner: Loop,
    /// The counters, inner and outer, as they were before they were widened.
    pub narrow: Option<[Inst; 2]>,
    /// What may stand between the loops.
    pub limit: u64,
}

impl Finder<'_, '_, '_, '_> {
    pub fn find(&mut self) -> Option<Pair> {
        let inner = self.counted(self.inner)?;
        let outer = self.counted(self.outer)?;
        let (func, loops) = (self.func, self.se.loops);
        let ty = func.ty(inner.phi);
        if !loops.is_invariant(func, self.outer, inner.trip)
            || !loops.is_invariant(func, self.outer, outer.trip)
            || ty != func.ty(outer.phi)
            || func.type_of(inner.trip) != ty
            || func.type_of(outer.trip) != ty
        {
            return None;
        }
        let mut pair = Pair {
            outer_loop: self.outer,
            inner_loop: self.inner,
            outer,
            inner,
            linear: Vec::new(),
            passed_on: Vec::new(),
            widened: self.narrow.is_some(),
            needs_signed: false,
        };
        (self.phis_pass_on(&mut pair)? && self.is_cheap_between(&pair) && self.are_uses_linear(&mut pair))
            .then_some(pair)
    }

    /// The counter of `id`, if that is a loop with one.
    fn counted(&mut self, id: Loop) -> Option<Counted> {
        let (func, loops) = (self.func, self.se.loops);
        if !loops.is_loop_simplify_form(func, id) {
            return None;
        }
        let latch = loops.latch(func, id)?;
        let header = loops.header(id);
        if loops.exiting_blocks(func, id) != [latch] {
            return None;
        }
        let branch = func.terminator(latch);
        if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return None;
        }
        let compare = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
        let goes_on_true = func.operand(branch, 1).as_block() == Some(header);
        let fits = match func.int_pred(compare) {
            IntPred::Ne | IntPred::Ult | IntPred::Slt => goes_on_true,
            IntPred::Eq => !goes_on_true,
            _ => false,
        };
        if !fits || !func.has_one_use(compare.into()) {
            return None;
        }
        let sides = [func.operand(compare, 0), func.operand(compare, 1)];
        let phi = func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).find(|&phi| {
            let next = func.phi_value_for(phi, latch);
            sides.iter().any(|&side| Some(side) == next || side == Value::inst(phi)) && self.counts_by_one(phi, id)
        })?;
        let increment = func.phi_value_for(phi, latch)?.as_inst().filter(|&i| func.op(i) == Opcode::Add)?;
        let uses = func.uses(increment.into()).take(3).count();
        if !(sides[0] == Value::inst(increment) && uses == 2 || sides[0] == Value::inst(phi) && uses == 1) {
            return None;
        }
        let (trip, constant) = self.trips(id, sides[1], sides[0] == Value::inst(phi))?;
        Some(Counted { phi, increment, compare, trip, constant })
    }
    /// Whether `phi` is `{0,+,1}` of loop `id`.
    fn counts_by_one(&mut self, phi: Inst, id: Loop) -> bool {
        if !self.func.types().is_int(self.func.ty(phi)) {
            return false;
        }
        let rec = self.se.get(phi.into());
        self.se.kind(rec) == Kind::AddRec
            && self.se.rec_loop(rec) == Some(id)
            && self.se.is_affine(rec)
            && self.se.is_zero(self.se.op(rec, 0))
            && self.se.is_one(self.se.op(rec, 1))
    }
    /// How often loop `id` runs, whose counter (or, if not `by_phi`, the next value of that) is compared with `bound`: a value of the type
    /// of `bound`; and the same as number.
    fn trips(&mut self, id: Loop, bound: Value, by_phi: bool) -> Option<(Value, Option<u128>)> {
        let count = self.se.backedge_taken_count(id);
        if count == COULD_NOT_COMPUTE {
            return None;
        }
        let bound_expr = self.se.get(bound);
        let ty = self.se.ty(bound_expr);
        if self.se.constant(bound_expr).is_some() {
            // One more or less may stand in the comparison, as other passes write it, or a number that ends the loop at once.
            let trips = self.se.constant(count)?.checked_add(1)?;
            return (trips >> ty.bits().min(127) == 0).then_some((bound, Some(trips)));
        }
        if by_phi {
            return None;
        }
        let trips = self.se.trip_count(count, ty, id);
        (trips == bound_expr || self.is_narrow_count(count, bound, id)).then_some((bound, None))
    }
    /// Whether `bound` extends the number of iterations, which is known in a narrower type.
    fn is_narrow_count(&mut self, count: Expr, bound: Value, id: Loop) -> bool {
        let Some(cast) = bound.as_inst().filter(|_| self.narrow.is_some()) else { return false };
        let signed = match self.func.op(cast) {
            Opcode::ZExt => false,
            Opcode::SExt => true,
            _ => return false,
        };
        let narrow = self.se.get(self.func.operand(cast, 0));
        let ty = self.se.ty(narrow);
        if self.se.bits(count) != ty.bits() {
            return false;
        }
        let trips = self.se.trip_count(count, ty, id);
        trips == narrow && (!signed || self.is_not_negative(narrow, id))
    }
    /// Whether `expr` is not negative where loop `id` is entered.
    fn is_not_negative(&mut self, expr: Expr, id: Loop) -> bool {
        let zero = self.se.zero(self.se.ty(expr));
        self.se.is_known_non_negative(expr) || self.se.entry_guarded(id, IntPred::Sge, expr, zero)
    }

    /// Whether all phis but the counters only carry a value of the inner loop around both; these are noted. `None`: not of that form.
    fn phis_pass_on(&mut self, pair: &mut Pair) -> Option<bool> {
        let (func, loops) = (self.func, self.se.loops);
        let (inner_header, outer_header) = (loops.header(self.inner), loops.header(self.outer));
        let (preheader, latch) = (loops.preheader(func, self.inner)?, loops.latch(func, self.inner)?);
        let outer_latch = loops.latch(func, self.outer)?;
        let phis = |block: Block| func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi);
        let mut safe = vec![pair.outer.phi];
        for phi in phis(inner_header) {
            if phi == pair.inner.phi {
                continue;
            }
            if self.is_left_over(phi) {
                pair.passed_on.push(phi);
                continue;
            }
            let from_outside = func.phi_value_for(phi, preheader)?;
            let carried =
                from_outside.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == outer_header)?;
            let around = func.phi_value_for(carried, outer_latch)?.as_inst().filter(|&i| func.op(i) == Opcode::Phi)?;
            if func.phi_constant_value(around) != func.phi_value_for(phi, latch) {
                return None;
            }
            safe.push(carried);
            pair.passed_on.push(phi);
        }
        safe.sort_unstable();
        Some(phis(outer_header).all(|phi| safe.binary_search(&phi).is_ok() || self.is_left_over(phi)))
    }
    /// Whether `phi` is a narrow counter that nothing needs since it was widened.
    fn is_left_over(&self, phi: Inst) -> bool {
        let func = self.func;
        if !self.narrow.is_some_and(|narrow| narrow.contains(&phi)) {
            return false;
        }
        let mut seen = vec![phi];
        let mut at = 0;
        while at < seen.len() && seen.len() <= MAX_USERS {
            for u in func.uses(seen[at].into()) {
                let user = func.user(u);
                if func.op(user) != Opcode::Phi && !facts::would_be_dead(func, user) {
                    return false;
                }
                if !seen.contains(&user) {
                    seen.push(user);
                }
            }
            at += 1;
        }
        at == seen.len()
    }

    /// Whether what only the outer loop has may run in every iteration, and costs no more than the limit.
    fn is_cheap_between(&mut self, pair: &Pair) -> bool {
        let (func, loops) = (self.func, self.se.loops);
        let inner_header = loops.header(self.inner);
        // Every iteration of the outer loop must run the inner one, and no other.
        let Some(latch) = loops.latch(func, self.outer) else { return false };
        if !self.se.dom.dominates(inner_header, latch) || loops.children(self.outer).count() != 1 {
            return false;
        }
        let back = func.terminator(latch);
        let mut total = 0;
        for block in loops.blocks(self.outer) {
            if loops.contains(self.inner, block) {
                continue;
            }
            for inst in func.block_insts(block) {
                let op = func.op(inst);
                if op != Opcode::Phi && !op.is_terminator() && !Values::new(func).is_safe_to_speculate(inst) {
                    return false;
                }
                let is_of_count = [pair.outer.increment, pair.outer.compare, back].contains(&inst);
                let falls_through = op == Opcode::Br
                    && func.num_operands(inst) == 1
                    && func.operand(inst, 0).as_block() == Some(inner_header);
                if op != Opcode::Phi && !is_of_count && !falls_through && !self.is_outer_product(pair, inst) {
                    total += u64::from(cost(func, inst, CostKind::SizeAndLatency));
                }
            }
        }
        total <= self.limit
    }

    /// Whether `inst` multiplies the outer counter by the inner trip count.
    fn is_outer_product(&mut self, pair: &Pair, inst: Inst) -> bool {
        let func = self.func;
        let outer = Value::inst(pair.outer.phi);
        func.op(inst) == Opcode::Mul
            && match (func.operand(inst, 0), func.operand(inst, 1)) {
                (left, right) if left == outer => self.is_trip_count(pair, right),
                (left, right) if right == outer => self.is_trip_count(pair, left),
                _ => false,
            }
    }

    /// Whether the counters are used for `i * m + j` only; those uses are noted.
    fn are_uses_linear(&mut self, pair: &mut Pair) -> bool {
        let func = self.func;
        let mut products: SmallVec<[Inst; 4]> = SmallVec::new();
        let users =
            |inst: Inst| -> Vec<Inst> { func.uses(inst.into()).take(MAX_USERS + 1).map(|u| func.user(u)).collect() };
        let of_inner = users(pair.inner.phi);
        let of_outer = users(pair.outer.phi);
        if of_inner.len().max(of_outer.len()) > MAX_USERS {
            return false;
        }
        for user in of_inner {
            if user == pair.inner.increment || user == pair.inner.compare || facts::is_trivially_dead(func, user) {
                continue;
            }
            let mut user = user;
            if func.op(user) == Opcode::Trunc {
                let Some(only) = func.uses(user.into()).next().filter(|_| func.has_one_use(user.into())) else {
                    return false;
                };
                user = func.user(only);
                if user == pair.inner.compare {
                    continue;
                }
            }
            let Some(product) = self.linear_product(pair, user) else { return false };
            if !products.contains(&product) {
                products.push(product);
            }
            if !pair.linear.contains(&user) {
                pair.linear.push(user);
            }
        }
        let fits = |user: Inst| products.contains(&user) || facts::is_trivially_dead(func, user);
        of_outer.into_iter().all(|user| {
            user == pair.outer.increment
                || user == pair.outer.compare
                || fits(user)
                || func.op(user) == Opcode::Trunc && func.uses(user.into()).all(|u| fits(func.user(u)))
        })
    }
    /// The product `i * m`, if `user` is `i * m + j` of it.
    fn linear_product(&mut self, pair: &mut Pair, user: Inst) -> Option<Inst> {
        let func = self.func;
        let inner = Value::inst(pair.inner.phi);
        let product = match func.op(user) {
            Opcode::Add => {
                let (left, right) = (func.operand(user, 0), func.operand(user, 1));
                if is_counter(func, left, inner) { right } else { is_counter(func, right, inner).then_some(left)? }
            }
            Opcode::GetElementPtr if func.num_operands(user) == 2 && func.operand(user, 1) == inner => {
                let base = func.operand(user, 0).as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr)?;
                let is_plain = func.types().addrspace(func.ty(user)).is_some();
                (func.num_operands(base) == 2 && func.aux(base).a == func.aux(user).a && is_plain)
                    .then(|| func.operand(base, 1))?
            }
            _ => return None,
        };
        let product = product.as_inst().filter(|&i| func.op(i) == Opcode::Mul)?;
        if func.uses(product.into()).filter(|&u| !facts::is_trivially_dead(func, func.user(u))).take(2).count() > 1 {
            return None;
        }
        let (left, right) = (func.operand(product, 0), func.operand(product, 1));
        let outer = Value::inst(pair.outer.phi);
        let times =
            if is_counter(func, left, outer) { right } else { is_counter(func, right, outer).then_some(left)? };
        if !self.is_trip_count(pair, times) {
            return None;
        }
        if func.op(user) == Opcode::GetElementPtr {
            let space = func.types().addrspace(func.ty(user)).unwrap_or(0);
            pair.needs_signed |= func.types().int_bits(func.ty(pair.inner.phi))? < func.layout().index_bits(space);
        }
        Some(product)
    }
    /// Whether `value` is the trip count of the inner loop; after widening also before it was extended, or extended otherwise.
    fn is_trip_count(&mut self, pair: &Pair, value: Value) -> bool {
        let func = self.func;
        let trip = pair.inner.trip;
        if let Some(number) = pair.inner.constant {
            return facts::int_constant(func, value) == Some(number);
        }
        if value == trip {
            return true;
        }
        if self.narrow.is_none() {
            return false;
        }
        let bare = |value: Value| match value.as_inst() {
            Some(i) if matches!(func.op(i), Opcode::SExt | Opcode::ZExt) => (func.operand(i, 0), Some(func.op(i))),
            _ => (value, None),
        };
        let ((narrow, how), (of_trip, trip_how)) = (bare(value), bare(trip));
        if value == of_trip {
            return true;
        }
        if narrow != of_trip {
            return false;
        }
        // The same number of a narrower sum, or extended in the same way, or not negative.
        how == trip_how || func.type_of(value) != func.type_of(trip) || {
            let expr = self.se.get(narrow);
            self.is_not_negative(expr, self.outer) || self.is_not_negative(expr, self.inner)
        }
    }
}

/// Whether `value` is `counter`, or its low part.
fn is_counter(func: &Func<'_>, value: Value, counter: Value) -> bool {
    value == counter || value.as_inst().is_some_and(|i| func.op(i) == Opcode::Trunc && func.operand(i, 0) == counter)
}
