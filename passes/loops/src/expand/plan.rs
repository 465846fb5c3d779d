//! The work list that turns an expression into a list of steps.

use super::cost::cost_of;
use super::{Mode, Options, Refusal};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_scev::Se;
use warpc_scev::{Drops, Expr, Exprs, Kind, Ty, Wrap};

/// A value of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ref {
    /// A value of the function.
    Value(Value),
    /// What a step makes.
    Step(u32),
    /// A constant node.
    Const(Expr),
    /// The integer one.
    One(Ty),
    /// The integer zero.
    Zero(Ty),
}

/// What a step inserts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// An instruction of one or two operands, or a select; a comparison has its predicate.
    Op(Opcode, IntPred),
    /// Bytes added to a pointer.
    Bytes,
    /// A call of an intrinsic of two operands or none.
    Intrinsic(IntrinsicId),
    /// A phi of a loop header: the start, and the value on the back edge.
    Phi(Loop),
    /// The value as it is after the loops that it leaves.
    Close,
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub what: What,
    pub flags: u16,
    pub ty: Ty,
    pub args: [Ref; 3],
    pub n: u8,
    /// It is inserted before this one (phis: at the head of its block).
    pub at: Inst,
    /// What it computes, if that is known.
    pub expr: Expr,
}

/// What would be inserted for an expression. See the [module](super).
#[derive(Clone, Debug)]
pub struct Plan {
    pub(super) steps: Vec<Step>,
    pub(super) result: Ref,
    /// Instructions whose flags go.
    pub(super) drops: Drops,
    /// Flags of these that hold by the ranges of the operands all the same.
    pub(super) kept: SmallVec<[u16; 4]>,
    cost: u32,
}

impl Plan {
    /// Cost of what is inserted, in instructions of 32 bits.
    pub fn cost(&self) -> u32 {
        self.cost
    }
    /// Instructions inserted.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
    /// Whether nothing is inserted: a value of the function or a constant will do.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
    /// Whether flags of other instructions are dropped.
    pub fn drops_flags(&self) -> bool {
        !self.drops.is_empty()
    }
    /// Whether a loop gets another phi.
    pub fn makes_phis(&self) -> bool {
        self.steps.iter().any(|s| matches!(s.what, What::Phi(_)))
    }
    /// Values of the function that it uses.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let args = self.steps.iter().flat_map(|s| s.args[..s.n as usize].iter().copied()).chain([self.result]);
        args.filter_map(|r| if let Ref::Value(v) = r { Some(v) } else { None })
    }
}

/// What plans remember of expressions, kept from one to the next so that it costs nothing to begin.
#[derive(Default)]
pub struct Memory {
    generation: u32,
    /// By expression: generation, first row of `list`.
    heads: Vec<(u32, u32)>,
    /// Place, value, next row.
    list: Vec<(Inst, Ref, u32)>,
}

impl Memory {
    fn begin(&mut self) {
        self.generation += 1;
        self.list.clear();
    }
    fn get(&self, expr: Expr, at: Inst) -> Option<Ref> {
        let &(generation, mut row) = self.heads.get(expr.index())?;
        if generation != self.generation {
            return None;
        }
        while let Some(&(place, r, next)) = self.list.get(row as usize) {
            if place == at {
                return Some(r);
            }
            row = next;
        }
        None
    }
    pub(super) fn set(&mut self, expr: Expr, at: Inst, value: Ref) {
        if self.heads.len() <= expr.index() {
            self.heads.resize(expr.index() + 1, (0, u32::MAX));
        }
        let head = &mut self.heads[expr.index()];
        let next = if head.0 == self.generation { head.1 } else { u32::MAX };
        *head = (self.generation, self.list.len() as u32);
        self.list.push((at, value, next));
    }
}

/// Terms of a sum or product; whether they are subtracted.
type Terms = SmallVec<[(Expr, bool); 8]>;

/// What is left to do.
#[derive(Clone, Copy)]
pub(super) enum Task {
    /// The value of an expression before an instruction.
    Need(Expr, Inst),
    /// The node itself, its operands being there.
    Make(Expr, Inst),
    /// An extremum of the operands behind this one, which is there, and of it, which came last.
    Extreme(Expr, Inst, u32),
    /// A sum, or a product, of the last terms, their values being there.
    Combine(Expr, Inst, u32, bool),
    /// A phi of a recurrence: start and step are there; used before an instruction.
    Phi(Expr, Inst),
    /// The recurrence after its increment: its phi is there.
    PostInc(Expr, Inst, Expr),
    /// The last value, that of the expression, with any value where it would be poison.
    Freeze(Expr, Inst),
    /// The last value is used before the instruction, maybe out of its loop; it is that of the expression.
    Use(Expr, Inst),
}

pub(super) struct Planner<'p, 'q, 'a> {
    pub se: &'p mut Se<'q, 'a>,
    pub memory: &'p mut Memory,
    pub options: &'p Options,
    pub plan: Plan,
    pub tasks: Vec<Task>,
    pub values: Vec<Ref>,
    /// Values whose poison does not matter.
    pub given: SmallVec<[Value; 32]>,
    /// Terms of sums and products in the making; whether they are subtracted.
    pub terms: Vec<(Expr, bool)>,
}

/// Plans the value of `expr` before `at`.
pub fn plan(
    se: &mut Se<'_, '_>,
    memory: &mut Memory,
    options: &Options,
    expr: Expr,
    at: Inst,
) -> Result<Plan, Refusal> {
    memory.begin();
    let at = if se.f.op(at) == Opcode::Phi { se.f.first_non_phi(se.f.block_of(at)) } else { at };
    if !se.dom.is_reachable(se.f.block_of(at)) {
        return Err(Refusal::Unavailable);
    }
    let given = options.origin.get().map_or(SmallVec::new(), |i| se.poison_operands(i));
    let mut planner = Planner {
        se,
        given,
        memory,
        options,
        plan: Plan { steps: Vec::new(), result: Ref::Const(expr), drops: Drops::new(), kept: SmallVec::new(), cost: 0 },
        tasks: vec![Task::Need(expr, at)],
        values: Vec::new(),
        terms: Vec::new(),
    };
    while let Some(task) = planner.tasks.pop() {
        match task {
            Task::Need(expr, at) => planner.need(expr, at)?,
            Task::Make(expr, at) => planner.make(expr, at)?,
            Task::Extreme(expr, at, k) => planner.extreme(expr, at, k)?,
            Task::Combine(expr, at, n, product) => planner.combine(expr, at, n as usize, product)?,
            Task::Phi(expr, at) => planner.make_phi(expr, at)?,
            Task::PostInc(expr, at, pre) => planner.post_inc(expr, at, pre)?,
            Task::Freeze(expr, at) => {
                let r = planner.pop();
                let r = planner.solid(expr, r, at)?;
                planner.values.push(r);
            }
            Task::Use(expr, at) => {
                let r = planner.pop();
                let r = planner.used_at(r, at, expr)?;
                planner.values.push(r);
            }
        }
    }
    planner.plan.result = planner.pop();
    Ok(planner.plan)
}

impl Planner<'_, '_, '_> {
    pub fn pop(&mut self) -> Ref {
        self.values.pop().expect("a value per task")
    }
    pub fn done(&mut self, expr: Expr, at: Inst, value: Ref) {
        self.memory.set(expr, at, value);
        self.values.push(value);
    }
    pub fn known(&self, expr: Expr, at: Inst) -> Option<Ref> {
        self.memory.get(expr, at)
    }
    /// Adds a step.
    pub fn step(&mut self, what: What, flags: u16, ty: Ty, args: &[Ref], at: Inst, expr: Expr) -> Result<Ref, Refusal> {
        let constant = args.last().is_some_and(|a| !matches!(a, Ref::Value(_) | Ref::Step(_)));
        let bits = match what {
            What::Op(Opcode::ICmp, _) => args.first().map_or(0, |&a| self.bits_of(a)),
            _ => ty.bits(),
        };
        self.plan.cost = self.plan.cost.saturating_add(cost_of(what, bits, constant));
        if self.plan.cost > self.options.budget {
            return Err(Refusal::TooDear);
        }
        let mut list = [Ref::Value(Value::NONE); 3];
        list[..args.len()].copy_from_slice(args);
        self.plan.steps.push(Step { what, flags, ty, args: list, n: args.len() as u8, at, expr });
        Ok(Ref::Step(self.plan.steps.len() as u32 - 1))
    }
    pub fn op(&mut self, op: Opcode, fl: u16, ty: Ty, args: &[Ref], at: Inst, expr: Expr) -> Result<Ref, Refusal> {
        self.step(What::Op(op, IntPred::Eq), fl, ty, args, at, expr)
    }
    fn bits_of(&self, value: Ref) -> u32 {
        match value {
            Ref::Value(v) => self.se.type_of(v).map_or(0, Ty::bits),
            Ref::Step(s) => self.plan.steps[s as usize].ty.bits(),
            Ref::Const(e) => self.se.bits(e),
            Ref::One(ty) | Ref::Zero(ty) => ty.bits(),
        }
    }
    /// `value`, the value of `expr`, as it is used before `at`.
    pub fn used_at(&mut self, value: Ref, at: Inst, expr: Expr) -> Result<Ref, Refusal> {
        let func = self.se.f;
        let made = match value {
            Ref::Value(v) => v.as_inst().map(|i| func.block_of(i)),
            Ref::Step(s) => Some(func.block_of(self.plan.steps[s as usize].at)),
            _ => None,
        };
        let l = made.map_or(Loop::NONE, |b| self.se.loops.of(b));
        if !self.options.lcssa || l.is_none() || self.se.loops.contains(l, func.block_of(at)) {
            return Ok(value);
        }
        let ty = self.se.ty(expr);
        self.step(What::Close, 0, ty, &[value], at, expr)
    }
    /// The place before which `expr` is computed: `at`, or the end of the preheader of the outermost loop it does not change in.
    pub fn place_of(&mut self, expr: Expr, at: Inst) -> Inst {
        let mut at = at;
        if !self.options.hoist {
            return at;
        }
        let mut l = self.se.loops.of(self.se.f.block_of(at));
        while l.is_some() && self.se.is_available_at_entry(expr, l) {
            let Some(p) = self.se.preheader(l) else { break };
            at = self.se.f.terminator(p);
            l = self.se.loops.parent(l);
        }
        at
    }
    /// The place before which pointer `value` becomes a number that is used before `at`: where it comes from, as LLVM's expander has it.
    pub fn place_of_address(&self, value: Ref, at: Inst) -> Inst {
        let func = self.se.f;
        let Ref::Value(value) = value else { return at };
        if self.options.mode != Mode::Literal {
            return at;
        }
        match value.as_inst() {
            None if value.as_arg().is_some() => func.first(func.entry()),
            Some(inst) if !func.op(inst).is_terminator() => {
                let home = self.se.loops.of(func.block_of(inst));
                let stays = home.is_none() || self.se.loops.contains(home, func.block_of(at));
                let is_phi = func.op(inst) == Opcode::Phi;
                let behind = if is_phi { func.first_non_phi(func.block_of(inst)) } else { func.next(inst) };
                if stays && behind.is_some() { behind } else { at }
            }
            _ => at,
        }
    }
    fn need(&mut self, expr: Expr, at: Inst) -> Result<(), Refusal> {
        let kind = self.se.kind(expr);
        match kind {
            Kind::Constant | Kind::WideConstant => {
                self.values.push(Ref::Const(expr));
                return Ok(());
            }
            Kind::CouldNotCompute => return Err(Refusal::NotComputable),
            _ => {}
        }
        if let Some(r) = self.known(expr, at) {
            self.values.push(r);
            return Ok(());
        }
        if kind != Kind::Unknown
            && let Some((i, drops)) = self.value_again(expr, at)
        {
            self.drop_flags(&drops);
            let r = self.used_at(Ref::Value(i.into()), at, expr)?;
            self.done(expr, at, r);
            return Ok(());
        }
        let place = self.place_of(expr, at);
        if place != at
            && let Some(r) = self.known(expr, place)
        {
            self.done(expr, at, r);
            return Ok(());
        }
        let at = place;
        match kind {
            Kind::Unknown => {
                let v = self.se.unknown(expr).ok_or(Refusal::NotComputable)?;
                if v.as_inst().is_some_and(|i| !self.se.dom.dominates_inst(self.se.f, i, at)) {
                    return Err(Refusal::Unavailable);
                }
                let r = self.used_at(Ref::Value(v), at, expr)?;
                self.done(expr, at, r);
            }
            Kind::VScale => {
                let ty = self.se.ty(expr);
                let r = self.step(What::Intrinsic(id::VSCALE), 0, ty, &[], at, expr)?;
                self.done(expr, at, r);
            }
            Kind::Add | Kind::Mul => self.take_apart(expr, at),
            Kind::AddRec => self.rec(expr, at)?,
            Kind::SMin | Kind::SMax | Kind::UMin | Kind::UMax if self.se.num_ops(expr) > 2 => {
                // Each operand is compared as soon as it is there: fewer values live at a time.
                let last = self.se.num_ops(expr) - 1;
                for k in 0..last {
                    self.tasks.push(Task::Extreme(expr, at, k as u32));
                    self.tasks.push(Task::Need(self.se.op(expr, k), at));
                }
                self.tasks.push(Task::Need(self.se.op(expr, last), at));
            }
            _ => {
                self.tasks.push(Task::Make(expr, at));
                for k in 0..self.se.num_ops(expr) {
                    self.tasks.push(Task::Need(self.se.op(expr, k), at));
                }
            }
        }
        Ok(())
    }
    /// A value of the function to use for `expr` before `at`.
    pub fn value_again(&mut self, expr: Expr, at: Inst) -> Option<(Inst, Drops)> {
        if !self.options.reuse {
            return None;
        }
        let except = self.options.except;
        self.se.value_at(expr, at, except, &self.given)
    }
    pub fn drop_flags(&mut self, drops: &[Inst]) {
        for &d in drops {
            if !self.plan.drops.contains(&d) {
                self.plan.drops.push(d);
                let kept = self.proven_flags(d);
                self.plan.kept.push(kept);
            }
        }
    }
    /// Those of the wrap flags of `inst` that the ranges of its operands prove.
    fn proven_flags(&mut self, inst: Inst) -> u16 {
        let f = self.se.f;
        let op = f.op(inst);
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul) || self.se.type_of(inst.into()).is_none() {
            return 0;
        }
        let (left, right) = (self.se.get(f.operand(inst, 0)), self.se.get(f.operand(inst, 1)));
        let mut proven = 0;
        for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
            let has = f.flags(inst) & flag != 0;
            proven |= if has && self.se.will_not_overflow(op, signed, left, right, None) { flag } else { 0 };
        }
        proven
    }
    /// A part of sum or product `expr` that a value of the function is.
    fn part(&mut self, expr: Expr, at: Inst) -> Option<Expr> {
        if !self.options.reuse {
            return None;
        }
        // Where the rest would leave a loop, it is better to let it.
        let except = self.options.except;
        self.se.part_at(expr, at, except, &self.given)
    }
    /// Whether `expr` is added or multiplied better negated.
    fn negated(&mut self, expr: Expr) -> Option<Expr> {
        if self.se.kind(expr) != Kind::Mul {
            return None;
        }
        let c = self.se.op(expr, 0);
        let negative = self.se.is_constant(c) && self.se.is_known_negative(c);
        let n = negative.then(|| self.se.negate(expr, Wrap::ANY))?;
        // The smallest number is its own negative.
        (n != expr).then_some(n)
    }
    /// Whether sum `ops` without its constant is computed as a sum of its own: where it is there already, or nothing of it is subtracted.
    /// Else the constant comes before what is subtracted, as LLVM has it.
    fn is_rest_apart(&mut self, rest: Expr, ops: &Exprs, at: Inst, sum: bool) -> bool {
        let subtracts = sum && !self.se.is_ptr(rest) && ops.iter().any(|&x| self.negated(x).is_some());
        !subtracts || self.known(rest, at).is_some() || self.value_again(rest, at).is_some()
    }
    /// The terms of a sum or product: what does not change in loops around `at` first, as one, so that it leaves them; a
    /// constant last, where addresses take it.
    fn take_apart(&mut self, expr: Expr, at: Inst) {
        let sum = self.se.kind(expr) == Kind::Add;
        let mut ops = Exprs::from_slice(self.se.nodes().ops(expr));
        let constant = self.se.is_constant(ops[0]).then(|| ops.remove(0));
        let whole =
            |se: &mut Se<'_, '_>, ops: Exprs| if sum { se.add(ops, Wrap::ANY, 0) } else { se.mul(ops, Wrap::ANY) };
        let first = self.terms.len();
        if let Some(part) = self.part(expr, at) {
            let taken = Exprs::from_slice(self.se.nodes().ops(part));
            self.terms.push((part, false));
            for &x in ops.iter().filter(|x| !taken.contains(x)) {
                match self.negated(x).filter(|_| sum) {
                    Some(n) => self.terms.push((n, true)),
                    None => self.terms.push((x, false)),
                }
            }
            self.terms.extend(constant.filter(|c| !taken.contains(c)).map(|c| (c, false)));
            return self.push_terms(expr, at, first, !sum);
        }
        let rest = (constant.is_some() && ops.len() > 1).then(|| whole(self.se, ops.clone()));
        if let Some(rest) = rest
            && self.is_rest_apart(rest, &ops, at, sum)
        {
            self.terms.push((rest, false));
        } else {
            let deepest = self.se.loops.of(self.se.f.block_of(at));
            if ops.len() > 2 && deepest.is_some() && self.options.hoist {
                let stay = |p: &mut Self, x: Expr| p.place_of(x, at) == at;
                let (inner, outer): (Exprs, Exprs) = ops.iter().copied().partition(|&x| stay(self, x));
                if outer.len() > 1 && !inner.is_empty() {
                    ops = inner;
                    ops.insert(0, whole(self.se, outer));
                }
            }
            for x in ops {
                match self.negated(x).filter(|_| sum) {
                    Some(n) => self.terms.push((n, true)),
                    None => self.terms.push((x, false)),
                }
            }
        }
        self.terms.extend(constant.map(|c| (c, false)));
        self.push_terms(expr, at, first, !sum);
    }
    /// Makes `expr` the sum or product of the terms from number `first` on.
    pub fn push_terms(&mut self, expr: Expr, at: Inst, first: usize, product: bool) {
        self.tasks.push(Task::Combine(expr, at, (self.terms.len() - first) as u32, product));
        // The last is computed first.
        for k in first..self.terms.len() {
            self.tasks.push(Task::Need(self.terms[k].0, at));
        }
    }
    fn combine(&mut self, expr: Expr, at: Inst, count: usize, product: bool) -> Result<(), Refusal> {
        let terms: Terms = self.terms.drain(self.terms.len() - count..).collect();
        let values: SmallVec<[Ref; 8]> = self.values.drain(self.values.len() - count..).rev().collect();
        // Facts of the node are facts of an operation only when it is the only one.
        let one = self.se.kind(expr) != Kind::AddRec && self.se.num_ops(expr) == 2 && count == 2;
        let wrap = if one { self.se.wrap(expr) } else { Wrap::ANY };
        let r = match product {
            true => self.product(expr, at, &terms, &values, wrap)?,
            false => self.sum(expr, at, &terms, &values, wrap)?,
        };
        self.done(expr, at, r);
        Ok(())
    }
    /// Whether recurrences are made of the canonical variable.
    pub fn canonical(&self) -> bool {
        self.options.mode == Mode::Canonical
    }
}
