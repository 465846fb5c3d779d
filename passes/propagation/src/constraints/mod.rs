//! `constraint-elimination`: comparisons that conditions above decide together become constants.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk over facts and questions; what is replaced |
//! | `collect.rs` | facts of branches, switches, assumptions, accesses and counters of loops; questions |
//! | `decompose.rs` | values as sums of variables |
//! | `system.rs` | systems of linear constraints, and what follows from them |
//!
//! **When**: `a < b` and `b < c` hold where `a < c` is asked, over sums, addresses, extensions and products with constants. Also
//! minima and maxima, three-way comparisons, differences that cannot overflow, operands of `and` and `or` decided by the other one.
//! **How**: facts and questions in the order of dominators; a stack takes facts out of the systems, one for signed and one for
//! unsigned order, when their part of the tree is left. A fact of one system is a fact of the other where numbers are not negative.
//! **Invariants**: nothing moves and no edge changes; conditions of assumptions stay. Convergent calls, barriers, volatile and
//! atomic accesses are not touched, memory, scopes and uniformity are not looked at, except that an access through an index is in
//! its object.
//! **Cost**: n log n to sort, and for each question elimination among at most `constraint-elimination-max-rows` facts that it
//! shares variables with (`system.rs`).
//! **Source**: the pass of this name in LLVM, whose facts and limits these are.

mod collect;
mod decompose;
pub mod system;

use crate::knobs;
use collect::{Collector, Item, What, access_in_object, place_of_use, replace_overflow};
use decompose::{Condition, Sum, decompose, is_not_negative};
use hashbrown::HashMap;
use smallvec::SmallVec;
use std::cell::Cell;
use system::{Row, System, Terms, Variable};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, IntPred, Opcode, Value, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;
use warpc_scev::CachedScev;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "constraint-elimination",
    summary: "decide comparisons by systems of linear constraints",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::SCEV),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::CONSTRAINT_ELIMINATION],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("constraint-elimination")?;
        Ok(PassBody::Function(Box::new(ConstraintElimination)))
    },
};

/// Conditions in conditions that are taken apart.
const MAX_PARTS: usize = 32;
/// Questions that one question asks in turn, and how deep.
const MAX_QUESTIONS: u32 = 128;
const MAX_DEPTH: u32 = 8;

struct ConstraintElimination;

impl FunctionPass for ConstraintElimination {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, loops) = (cx.analyses.dom(f), cx.analyses.loops(f));
        let mut numbers = vec![0; f.num_insts()];
        for block in f.block_order() {
            for (number, inst) in f.block_insts(block).enumerate() {
                numbers[inst.index()] = number as u32;
            }
        }
        let mut collector = Collector { dom: &dom, loops: &loops, numbers: &numbers, items: Vec::new() };
        if !loops.is_empty() {
            cx.analyses.with_scev(f, &cx.session.knobs, |se| {
                let f = se.f;
                collector.of_counters(se, f);
            });
        }
        let items = collector.collect(f);
        let max_rows = usize::try_from(cx.session.knobs.get(knobs::CONSTRAINT_ELIMINATION_MAX_ROWS)).unwrap_or(0);
        let mut walk = Walk {
            dom: &dom,
            numbers: &numbers,
            max_rows,
            budget: Cell::new(0),
            sides: Default::default(),
            stack: Vec::new(),
            dead: Vec::new(),
        };
        walk.enter_arguments(f);
        let mut changed = false;
        for item in items {
            while walk.stack.last().is_some_and(|entry| item.span[1] > entry.span[1]) {
                walk.pop();
            }
            changed |= walk.item(f, &item);
        }
        for inst in std::mem::take(&mut walk.dead) {
            if !f.is_dead(inst) && f.is_unused(Value::inst(inst)) {
                f.erase(inst);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// A fact that waits to be taken out.
struct Entry {
    span: [u32; 2],
    is_signed: bool,
    /// Variables that came with it.
    variables: SmallVec<[Value; 2]>,
}

/// One of the two systems.
#[derive(Default)]
struct Side {
    system: System,
    variables: HashMap<Value, Variable>,
}

/// A condition as a row, with what it needs.
struct Constraint {
    row: Row,
    is_signed: bool,
    /// `==`: the row holds, and with `>=` in place of `<=`. `!=`: not both.
    is_equal: bool,
    is_unequal: bool,
    needs: Vec<Condition>,
    /// Rows that hold of its variables.
    more: Vec<Row>,
    new: SmallVec<[Value; 2]>,
}

struct Walk<'q> {
    dom: &'q DomTree,
    numbers: &'q [u32],
    max_rows: usize,
    /// Questions that the present one may still ask.
    budget: Cell<u32>,
    /// Unsigned, signed.
    sides: [Side; 2],
    stack: Vec<Entry>,
    /// Instructions to erase at the end.
    dead: Vec<Inst>,
}

impl Walk<'_> {
    fn enter_arguments(&mut self, f: &FuncMut<'_>) {
        for n in 0..f.num_args() as u32 {
            for side in &mut self.sides {
                side.variables.insert(Value::arg(n), Variable(n + 1));
            }
        }
        for n in 0..f.num_args() as u32 {
            self.sides[0].system.push(Row::not_negative(Variable(n + 1)));
        }
    }
    fn pop(&mut self) {
        if let Some(entry) = self.stack.pop() {
            let side = &mut self.sides[usize::from(entry.is_signed)];
            side.system.pop();
            for value in entry.variables {
                side.variables.remove(&value);
            }
        }
    }

    fn item(&mut self, f: &mut FuncMut<'_>, item: &Item) -> bool {
        match item.what {
            What::Fact(fact, if_holds, same_sign) => {
                if if_holds.is_none_or(|condition| self.holds(f, condition)) {
                    self.learn(f, fact, same_sign, item.span);
                }
                false
            }
            What::Said(inst) => {
                if !f.is_dead(inst) {
                    self.said_by(f, inst, item.span);
                }
                false
            }
            What::Use(row) => self.decide_use(f, row, item.span),
            What::Inst(inst) => !f.is_dead(inst) && self.decide_inst(f, inst),
        }
    }

    // ---- facts --------------------------------------------------------------------------------------------------

    /// Enters a condition that holds, and what follows from it in the other system.
    fn learn(&mut self, f: &mut FuncMut<'_>, fact: Condition, same_sign: bool, span: [u32; 2]) {
        if self.sides[usize::from(fact.pred.is_signed())].system.len() > self.max_rows {
            return;
        }
        self.enter(f, fact, span);
        if fact.pred.is_equality() {
            return;
        }
        if same_sign {
            self.enter(f, Condition { pred: with_other_sign(fact.pred), ..fact }, span);
        } else {
            self.transfer(f, fact, span);
        }
    }
    fn enter(&mut self, f: &mut FuncMut<'_>, fact: Condition, span: [u32; 2]) {
        self.enter_row(f, fact, span, false);
        if fact.pred.is_equality() {
            self.enter_row(f, fact, span, true);
        }
    }
    fn enter_row(&mut self, f: &mut FuncMut<'_>, fact: Condition, span: [u32; 2], as_signed: bool) {
        let Some(constraint) = self.constraint(f, fact, as_signed) else { return };
        self.budget.set(MAX_QUESTIONS);
        if constraint.is_unequal || !self.all_hold(f, &constraint.needs, 0) {
            return;
        }
        let is_signed = constraint.is_signed;
        let opposite = if constraint.is_equal { constraint.row.at_least() } else { None };
        let side = &mut self.sides[usize::from(is_signed)];
        if !side.system.push(constraint.row) {
            return;
        }
        let first = side.variables.len() as u32 + 1;
        for (n, &value) in constraint.new.iter().enumerate() {
            side.variables.insert(value, Variable(first + n as u32));
        }
        let new = constraint.new.len() as u32;
        self.stack.push(Entry { span, is_signed, variables: constraint.new });
        let mut rows: SmallVec<[Row; 3]> = SmallVec::new();
        if !is_signed {
            rows.extend((first..first + new).map(|n| Row::not_negative(Variable(n))));
        }
        rows.extend(opposite);
        for row in rows {
            if self.sides[usize::from(is_signed)].system.push(row) {
                self.stack.push(Entry { span, is_signed, variables: SmallVec::new() });
            }
        }
    }
    /// Facts of the other order that follow because numbers are not negative.
    fn transfer(&mut self, f: &mut FuncMut<'_>, fact: Condition, span: [u32; 2]) {
        let Condition { pred, left, right } = fact;
        if f.types().int_bits(f.type_of(left)).is_none() {
            return;
        }
        let number = |f: &mut FuncMut<'_>, n: u128| p::make_int(f, f.type_of(left), n);
        let zero = number(f, 0);
        let not_negative = |walk: &mut Self, f: &mut FuncMut<'_>, value: Value| {
            walk.holds(f, Condition { pred: IntPred::Sge, left: value, right: zero }) || is_not_negative(f, value)
        };
        let other = Condition { pred: with_other_sign(pred), left, right };
        match pred {
            IntPred::Ult | IntPred::Ule if not_negative(self, f, right) => {
                self.enter(f, Condition { pred: IntPred::Sge, left, right: zero }, span);
                self.enter(f, other, span);
            }
            IntPred::Ugt | IntPred::Uge if not_negative(self, f, left) => {
                self.enter(f, Condition { pred: IntPred::Sge, left: right, right: zero }, span);
                self.enter(f, other, span);
            }
            IntPred::Slt if not_negative(self, f, left) => self.enter(f, other, span),
            IntPred::Sgt => {
                let minus_one = p::make_all_ones(f, f.type_of(left));
                if self.holds(f, Condition { pred: IntPred::Sge, left: right, right: minus_one }) {
                    self.enter(f, Condition { pred: IntPred::Uge, left, right: zero }, span);
                }
                if not_negative(self, f, right) {
                    self.enter(f, other, span);
                }
            }
            IntPred::Sge if not_negative(self, f, right) => self.enter(f, other, span),
            _ => {}
        }
    }
    /// What instruction `inst` says of itself and its operands.
    fn said_by(&mut self, f: &mut FuncMut<'_>, inst: Inst, span: [u32; 2]) {
        if let Some((index, most)) = access_in_object(f, inst) {
            let most = p::make_int(f, f.type_of(index), u128::from(most));
            self.learn(f, Condition { pred: IntPred::Ule, left: index, right: most }, false, span);
            return;
        }
        if !f.op(inst).is_call() {
            return;
        }
        let value = Value::inst(inst);
        let Some(which) = facts::intrinsic(f, inst) else { return };
        let left = f.operand(inst, 0);
        let say = |walk: &mut Self, f: &mut FuncMut<'_>, pred, other| {
            walk.learn(f, Condition { pred, left: value, right: other }, false, span);
        };
        let both = match which {
            id::ASSUME => {
                if let Some((pred, left, right)) = p::icmp(f, left) {
                    self.learn(f, Condition { pred, left, right }, false, span);
                }
                return;
            }
            id::ABS => {
                if p::int(f, f.operand(inst, 1)).is_some_and(|flag| !flag.is_zero()) {
                    let zero = p::make_int(f, f.ty(inst), 0);
                    say(self, f, IntPred::Sge, zero);
                }
                say(self, f, IntPred::Sge, left);
                return;
            }
            id::USUB_SAT => {
                say(self, f, IntPred::Ule, left);
                return;
            }
            id::UADD_SAT | id::UMAX => IntPred::Uge,
            id::UMIN => IntPred::Ule,
            id::SMAX => IntPred::Sge,
            id::SMIN => IntPred::Sle,
            _ => return,
        };
        let right = f.operand(inst, 1);
        say(self, f, both, left);
        say(self, f, both, right);
    }

    // ---- rows ---------------------------------------------------------------------------------------------------

    /// `condition` as a row. `None` where it cannot be one. `as_signed`: of the signed system, for equality.
    fn constraint(&self, f: &mut FuncMut<'_>, condition: Condition, as_signed: bool) -> Option<Constraint> {
        let Condition { mut pred, mut left, mut right } = condition;
        let (mut is_equal, mut is_unequal) = (false, false);
        match pred {
            IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => {
                pred = pred.swapped();
                std::mem::swap(&mut left, &mut right);
            }
            IntPred::Eq => {
                is_equal = as_signed || !p::is_zero(f, right);
                pred = IntPred::Ule;
            }
            IntPred::Ne if !as_signed && p::is_zero(f, right) => {
                pred = IntPred::Ult;
                std::mem::swap(&mut left, &mut right);
            }
            IntPred::Ne => {
                is_unequal = true;
                pred = IntPred::Ule;
            }
            _ => {}
        }
        let is_signed = as_signed || pred.is_signed();
        let mut needs = Vec::new();
        let lower = decompose(f, left, is_signed, &mut needs, 0);
        let upper = decompose(f, right, is_signed, &mut needs, 0);
        let mut limit = upper.offset.checked_sub(lower.offset)?;
        if matches!(pred, IntPred::Ult | IntPred::Slt) {
            limit = limit.checked_sub(1)?;
        }
        let side = &self.sides[usize::from(is_signed)];
        let mut new: SmallVec<[Value; 2]> = SmallVec::new();
        let (terms, not_negative) = terms_of(side, &lower, &upper, &mut new)?;
        let more = if is_signed { not_negative.into_iter().map(Row::not_negative).collect() } else { Vec::new() };
        Some(Constraint { row: Row { terms, limit }, is_signed, is_equal, is_unequal, needs, more, new })
    }
    /// `condition` as a row to ask about: all of its variables are known.
    fn question(&self, f: &mut FuncMut<'_>, condition: Condition) -> Option<Constraint> {
        let Condition { mut pred, left, right } = condition;
        let trivial = pred == IntPred::Ule && p::is_zero(f, left) || pred == IntPred::Uge && p::is_zero(f, right);
        if trivial {
            return Some(Constraint {
                row: Row::default(),
                is_signed: false,
                is_equal: false,
                is_unequal: false,
                needs: Vec::new(),
                more: Vec::new(),
                new: SmallVec::new(),
            });
        }
        if pred.is_signed() && is_not_negative(f, left) && is_not_negative(f, right) {
            pred = with_other_sign(pred);
        }
        self.constraint(f, Condition { pred, left, right }, false).filter(|constraint| constraint.new.is_empty())
    }
    /// Whether `condition` holds.
    fn holds(&self, f: &mut FuncMut<'_>, condition: Condition) -> bool {
        self.budget.set(MAX_QUESTIONS);
        self.holds_at(f, condition, 0)
    }
    /// Whether `needs` hold, of a question `depth` questions deep.
    fn all_hold(&self, f: &mut FuncMut<'_>, needs: &[Condition], depth: u32) -> bool {
        needs.iter().all(|&need| self.holds_at(f, need, depth + 1))
    }
    fn holds_at(&self, f: &mut FuncMut<'_>, condition: Condition, depth: u32) -> bool {
        let left = self.budget.get();
        if depth > MAX_DEPTH || left == 0 {
            return false;
        }
        self.budget.set(left - 1);
        let Some(constraint) = self.question(f, condition) else { return false };
        self.all_hold(f, &constraint.needs, depth)
            && self.sides[usize::from(constraint.is_signed)].system.implies(&constraint.row, &[])
    }
    /// The truth of `condition`, if it is decided.
    fn truth(&self, f: &mut FuncMut<'_>, condition: Condition) -> Option<bool> {
        let constraint = self.question(f, condition)?;
        self.budget.set(MAX_QUESTIONS);
        if !self.all_hold(f, &constraint.needs, 0) {
            return None;
        }
        let system = &self.sides[usize::from(constraint.is_signed)].system;
        let row = &constraint.row;
        let implies = |row: Option<Row>| row.is_some_and(|row| system.implies(&row, &constraint.more));
        let holds = system.implies(row, &constraint.more);
        if constraint.is_equal || constraint.is_unequal {
            if holds && implies(row.at_least()) {
                return Some(constraint.is_equal);
            }
            return (implies(row.negated()) || implies(row.strict())).then_some(constraint.is_unequal);
        }
        if holds {
            return Some(true);
        }
        implies(row.negated()).then_some(false)
    }

    // ---- questions ----------------------------------------------------------------------------------------------

    /// The comparison that use `row` holds may be decided there.
    fn decide_use(&mut self, f: &mut FuncMut<'_>, row: Use, span: [u32; 2]) -> bool {
        let user = f.user(row);
        if f.is_dead(user) || f.use_index(row) >= f.num_operands(user) {
            return false;
        }
        let value = f.use_value(row);
        let Some((pred, left, right)) = p::icmp(f, value) else { return false };
        let condition = Condition { pred, left, right };
        let mut truth = self.truth(f, condition);
        if truth.is_none() && p::has_flags(f, value, flags::SAMESIGN) && !pred.is_signed() && !pred.is_equality() {
            truth = self.truth(f, Condition { pred: with_other_sign(pred), ..condition });
        }
        match truth {
            Some(truth) => self.replace_below(f, value, truth, place_of_use(f, row), span),
            None => self.decide_by_other(f, user, f.use_index(row), condition, span),
        }
    }
    /// Uses of comparison `value` at `place` and where that dominates are `truth`.
    fn replace_below(&mut self, f: &mut FuncMut<'_>, value: Value, truth: bool, place: Inst, span: [u32; 2]) -> bool {
        let ty = f.type_of(value);
        let constant = f.folder().bool_of(ty, truth);
        let block = f.block_of(place);
        let mut changed = false;
        for row in f.uses(value).collect::<Vec<_>>() {
            let at = place_of_use(f, row);
            let there = self.dom.span(f.block_of(at));
            if there[0] < span[0] || there[1] > span[1] || !self.dom.is_reachable(f.block_of(at)) {
                continue;
            }
            if f.block_of(at) == block && self.number(at) < self.number(place) {
                continue;
            }
            let user = f.user(row);
            if f.op(user).is_call() && facts::intrinsic(f, user) == Some(id::ASSUME) {
                continue;
            }
            f.set_use(row, constant);
            changed = true;
        }
        if f.is_unused(value)
            && let Some(inst) = value.as_inst()
        {
            self.dead.push(inst);
        }
        changed
    }
    /// The number of an instruction in its block; differences of this pass are not asked about.
    fn number(&self, inst: Inst) -> u32 {
        self.numbers.get(inst.index()).copied().unwrap_or(0)
    }
    /// `condition` is operand `index` of `join`, an `and` or `or`: it is only asked for where the other operand has one truth.
    fn decide_by_other(
        &mut self,
        f: &mut FuncMut<'_>,
        join: Inst,
        index: usize,
        condition: Condition,
        span: [u32; 2],
    ) -> bool {
        let value = Value::inst(join);
        let is_or = p::logical_or(f, value).is_some();
        if !is_or && p::logical_and(f, value).is_none() {
            return false;
        }
        let is_select = f.op(join) == Opcode::Select;
        // Of a select, the first condition must not depend on the second, which may be poison where it is not asked.
        if is_select && index == 0 {
            return false;
        }
        let other = if is_select || index == 1 { 0 } else { 1 };
        let before = self.stack.len();
        let mut work: SmallVec<[Value; 4]> = SmallVec::from_slice(&[f.operand(join, other)]);
        let mut parts = 0;
        while let Some(part) = work.pop() {
            parts += 1;
            if parts > MAX_PARTS {
                break;
            }
            if let Some((pred, left, right)) = p::icmp(f, part) {
                let pred = if is_or { pred.inverse() } else { pred };
                self.enter(f, Condition { pred, left, right }, span);
                continue;
            }
            let both = if is_or { p::logical_or(f, part) } else { p::logical_and(f, part) };
            if let Some((left, right, _)) = both {
                work.extend([left, right]);
            }
        }
        let truth = if self.stack.len() > before { self.truth(f, condition) } else { None };
        while self.stack.len() > before {
            self.pop();
        }
        let Some(truth) = truth else { return false };
        let constant = {
            let ty = f.type_of(f.operand(join, index));
            f.folder().bool_of(ty, truth)
        };
        f.set_operand(join, index, constant);
        true
    }

    /// A minimum, maximum, three-way comparison or difference may be decided.
    fn decide_inst(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some(which) = facts::intrinsic(f, inst) else { return false };
        let (left, right) = (f.operand(inst, 0), f.operand(inst, 1));
        let condition = |pred| Condition { pred, left, right };
        let value = match which {
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => {
                let pred = match which {
                    id::UMIN => IntPred::Ule,
                    id::UMAX => IntPred::Uge,
                    id::SMIN => IntPred::Sle,
                    _ => IntPred::Sge,
                };
                match self.truth(f, condition(pred)) {
                    Some(true) => left,
                    Some(false) => right,
                    None => return false,
                }
            }
            id::UCMP | id::SCMP => {
                let [more, less] = match which {
                    id::UCMP => [IntPred::Ugt, IntPred::Ult],
                    _ => [IntPred::Sgt, IntPred::Slt],
                };
                let ty = f.ty(inst);
                if self.truth(f, condition(more)) == Some(true) {
                    p::make_int(f, ty, 1)
                } else if self.truth(f, condition(less)) == Some(true) {
                    p::make_all_ones(f, ty)
                } else if self.truth(f, condition(IntPred::Eq)) == Some(true) {
                    p::make_int(f, ty, 0)
                } else {
                    return false;
                }
            }
            id::SSUB_WITH_OVERFLOW => {
                let zero = p::make_int(f, f.type_of(left), 0);
                let fits = self.holds(f, condition(IntPred::Sge))
                    && self.holds(f, Condition { pred: IntPred::Sge, left: right, right: zero });
                return fits && replace_overflow(f, inst);
            }
            _ => return false,
        };
        f.replace_all_uses(Value::inst(inst), value);
        self.dead.push(inst);
        true
    }
}

/// The order of the other sign.
fn with_other_sign(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Ult => IntPred::Slt,
        IntPred::Ule => IntPred::Sle,
        IntPred::Ugt => IntPred::Sgt,
        IntPred::Uge => IntPred::Sge,
        IntPred::Slt => IntPred::Ult,
        IntPred::Sle => IntPred::Ule,
        IntPred::Sgt => IntPred::Ugt,
        IntPred::Sge => IntPred::Uge,
        other => other,
    }
}

/// The terms of `lower - upper`, and those of their variables that are not negative. Values that are no variables of `side` yet are
/// appended to `new`.
fn terms_of(
    side: &Side,
    lower: &Sum,
    upper: &Sum,
    new: &mut SmallVec<[Value; 2]>,
) -> Option<(Terms, SmallVec<[Variable; 2]>)> {
    let mut known: SmallVec<[(Value, i64, bool); 8]> = SmallVec::new();
    let signed = lower.terms.iter().map(|term| (term, 1)).chain(upper.terms.iter().map(|term| (term, -1)));
    for (term, sign) in signed {
        let factor = term.factor.checked_mul(sign)?;
        match known.iter_mut().find(|entry| entry.0 == term.variable) {
            Some(entry) => {
                entry.1 = entry.1.checked_add(factor)?;
                entry.2 &= term.not_negative;
            }
            None => known.push((term.variable, factor, term.not_negative)),
        }
    }
    let mut terms = Terms::new();
    let mut not_negative: SmallVec<[Variable; 2]> = SmallVec::new();
    for &(value, factor, sure) in &known {
        let variable = match side.variables.get(&value) {
            Some(&variable) => variable,
            // What cancels out is no variable.
            None if factor == 0 => continue,
            None => {
                new.push(value);
                Variable((side.variables.len() + new.len()) as u32)
            }
        };
        if sure {
            not_negative.push(variable);
        }
        if factor != 0 {
            terms.push((variable, factor));
        }
    }
    terms.sort_unstable_by_key(|term| term.0);
    Some((terms, not_negative))
}

#[cfg(test)]
mod tests;
