//! What a function would save if an argument of it were a constant: instructions that fold, and blocks that nothing leads to then.
//!
//! **How**: the constant is carried to the users of the argument and from those that fold to theirs. A phi waits until all arguments
//! have been carried on, as the values that it merges may be known by then. Nothing of the function changes. **Cost**: linear in the
//! instructions that fold and in their uses; phis are followed to a bound.

use std::collections::{BTreeMap, BTreeSet};
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_propagation::lattice::{Fact, is_null};
use warpc_propagation::solver::Solver;

/// How far the estimate looks.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    /// Predecessors of a block that may be dead.
    pub predecessors: usize,
    /// Values that a phi merges.
    pub phi_values: usize,
    /// Phis that lead to one.
    pub phis: usize,
}

/// The estimate at work on one function.
pub(super) struct Savings<'f, 'm> {
    func: &'f mut FuncMut<'m>,
    solver: &'f Solver,
    /// Cost of each instruction.
    costs: &'f [u64],
    bounds: Bounds,
    /// Constants by the value that would be one; of a branch the one that decides it.
    known: BTreeMap<u32, Value>,
    dead: RowSet<Block>,
    seen_phis: RowSet<Inst>,
    waiting: Vec<Inst>,
}

impl<'f, 'm> Savings<'f, 'm> {
    pub(super) fn new(func: &'f mut FuncMut<'m>, solver: &'f Solver, costs: &'f [u64], bounds: Bounds) -> Self {
        let (dead, seen_phis) = (RowSet::new(func.num_blocks()), RowSet::new(func.num_insts()));
        Savings { func, solver, costs, bounds, known: BTreeMap::new(), dead, seen_phis, waiting: Vec::new() }
    }

    /// Values that would be constants.
    pub(super) fn len(&self) -> usize {
        self.known.len()
    }

    /// What is saved if argument `number` is `constant`.
    pub(super) fn of_argument(&mut self, number: u32, constant: Value) -> u64 {
        self.carry(Value::arg(number), constant)
    }

    /// What is saved by the phis that waited.
    pub(super) fn of_waiting(&mut self) -> u64 {
        let mut saved = 0;
        while let Some(phi) = self.waiting.pop() {
            if self.runs(self.func.block_of(phi))
                && let Some((constant, own)) = self.visit(phi, None)
            {
                saved += own + self.carry(Value::inst(phi), constant);
            }
        }
        saved
    }

    /// What the instructions that would be constants cost on the paths that are waited for, each as often as its block runs.
    pub(super) fn latency(&self, latencies: &[u64], weight: impl Fn(Block) -> u64) -> u64 {
        let insts = self.known.keys().filter_map(|&value| Value(value).as_inst());
        insts.map(|inst| weight(self.func.block_of(inst)).saturating_mul(latencies[inst.index()])).sum()
    }

    fn runs(&self, block: Block) -> bool {
        self.solver.is_executable(block) && !self.dead.contains(block)
    }

    /// The constant that `value` is or would be.
    fn find(&mut self, value: Value) -> Option<Value> {
        if value.is_constant() {
            return Some(value);
        }
        self.solver.constant(self.func, value).or_else(|| self.known.get(&value.0).copied())
    }

    fn users(&self, value: Value) -> Vec<Inst> {
        self.func.uses(value).map(|row| self.func.user(row)).collect()
    }

    /// Carries `constant`, which is `value`, to all that folds with it.
    fn carry(&mut self, value: Value, constant: Value) -> u64 {
        let mut saved = 0;
        let mut stack = vec![(value, constant, self.users(value))];
        while let Some((value, constant, users)) = stack.last_mut() {
            let Some(user) = users.pop() else {
                stack.pop();
                continue;
            };
            let from = (*value, *constant);
            if from.0 == Value::inst(user) || !self.runs(self.func.block_of(user)) {
                continue;
            }
            if let Some((constant, own)) = self.visit(user, Some(from)) {
                saved += own;
                stack.push((Value::inst(user), constant, self.users(Value::inst(user))));
            }
        }
        saved
    }

    /// The constant that `user` would be, and what that saves here. `None` where it is no constant, or was counted before.
    fn visit(&mut self, user: Inst, from: Option<(Value, Value)>) -> Option<(Value, u64)> {
        if self.known.contains_key(&Value::inst(user).0) {
            return None;
        }
        let from = from.map(|(value, constant)| (value, *self.known.entry(value.0).or_insert(constant)));
        let (constant, more) = match self.func.op(user) {
            Opcode::Switch => (from?.1, self.of_switch(user, from?)),
            Opcode::Br if self.func.num_operands(user) == 3 => (from?.1, self.of_branch(user, from?)),
            Opcode::Phi => (self.fold_phi(user)?, 0),
            _ => (self.fold(user, from?)?, 0),
        };
        self.known.insert(Value::inst(user).0, constant);
        Some((constant, more + self.costs[user.index()]))
    }

    /// Whether nothing leads to `to` any more when `from` does not.
    fn goes(&self, from: Block, to: Block) -> bool {
        self.func
            .predecessors(to)
            .enumerate()
            .all(|(at, pred)| at < self.bounds.predecessors && (pred == from || pred == to || !self.runs(pred)))
    }

    fn of_branch(&mut self, branch: Inst, (value, constant): (Value, Value)) -> u64 {
        if self.func.operand(branch, 0) != value {
            return 0;
        }
        let taken = self.func.consts().as_int(constant) == Some(1);
        let other = self.func.operand(branch, if taken { 2 } else { 1 }).as_block();
        let home = self.func.block_of(branch);
        let work = other.filter(|&block| self.runs(block) && self.goes(home, block));
        self.of_blocks(work.into_iter().collect())
    }

    fn of_switch(&mut self, switch: Inst, (value, constant): (Value, Value)) -> u64 {
        if self.func.operand(switch, 0) != value || self.func.consts().as_u128(constant).is_none() {
            return 0;
        }
        let func = &*self.func;
        let cases = || (2..func.num_operands(switch)).step_by(2);
        let taken = cases().find(|&k| func.operand(switch, k) == constant).map_or(1, |k| k + 1);
        let taken = func.operand(switch, taken);
        let home = func.block_of(switch);
        let others = cases().map(|k| func.operand(switch, k + 1)).filter(|&to| to != taken);
        let work = others.filter_map(|to| to.as_block()).filter(|&to| self.runs(to) && self.goes(home, to)).collect();
        self.of_blocks(work)
    }

    /// What blocks cost that are dead with those of `work`, and these.
    fn of_blocks(&mut self, mut work: Vec<Block>) -> u64 {
        let mut saved = 0;
        while let Some(block) = work.pop() {
            if !self.dead.insert(block) {
                continue;
            }
            let counted = |inst: &Inst| !self.known.contains_key(&Value::inst(*inst).0);
            saved += self.func.block_insts(block).filter(counted).map(|inst| self.costs[inst.index()]).sum::<u64>();
            work.extend(self.func.successors(block).filter(|&to| self.runs(to) && self.goes(block, to)));
        }
        saved
    }

    fn fold_phi(&mut self, phi: Inst) -> Option<Value> {
        if self.func.phi_len(phi) > self.bounds.phi_values {
            return None;
        }
        let first_time = self.seen_phis.insert(phi);
        let mut merged = None;
        let mut merges_phis = false;
        for (value, block) in self.func.phi_pairs(phi).collect::<Vec<_>>() {
            let is_inst = value.as_inst().is_some();
            if is_inst && (value == Value::inst(phi) || !self.runs(block)) {
                continue;
            }
            if let Some(constant) = self.find(value) {
                if *merged.get_or_insert(constant) != constant {
                    return None;
                }
            } else if first_time {
                self.waiting.push(phi);
                return None;
            } else if value.as_inst().is_some_and(|inst| self.func.op(inst) == Opcode::Phi) {
                merges_phis = true;
            } else {
                return None;
            }
        }
        merged.filter(|&constant| !merges_phis || self.all_phis_are(phi, constant))
    }

    /// Whether `root` and the phis that lead to it merge nothing but `constant`.
    fn all_phis_are(&mut self, root: Inst, constant: Value) -> bool {
        let mut seen = BTreeSet::new();
        let mut work = vec![root];
        let mut steps = 0;
        while let Some(phi) = work.pop() {
            steps += 1;
            if steps > self.bounds.phis || self.func.phi_len(phi) > self.bounds.phi_values {
                return false;
            }
            if !seen.insert(phi) {
                continue;
            }
            for (value, block) in self.func.phi_pairs(phi).collect::<Vec<_>>() {
                let inst = value.as_inst();
                if inst.is_some() && (inst == Some(phi) || !self.runs(block)) {
                    continue;
                }
                match self.find(value) {
                    Some(found) if found == constant => {}
                    Some(_) => return false,
                    None => match inst.filter(|&inst| self.func.op(inst) == Opcode::Phi) {
                        Some(inst) => work.push(inst),
                        None => return false,
                    },
                }
            }
        }
        true
    }

    /// What `inst` is when its operand `value` is `constant`.
    fn fold(&mut self, inst: Inst, (value, constant): (Value, Value)) -> Option<Value> {
        let (op, ty, fl) = (self.func.op(inst), self.func.ty(inst), self.func.flags(inst));
        match op {
            Opcode::Freeze => Some(constant).filter(|&constant| self.func.folder().is_well_defined(constant)),
            Opcode::Load if fl & flags::VOLATILE == 0 && !is_null(self.func, constant) => {
                self.func.folder().load(constant, ty)
            }
            Opcode::FNeg => self.func.folder().fneg(constant),
            Opcode::Call => self.fold_call(inst),
            Opcode::GetElementPtr => {
                let operands: Vec<Value> = self.func.operands(inst).collect();
                let operands: Option<Vec<Value>> = operands.into_iter().map(|operand| self.find(operand)).collect();
                let (operands, element) = (operands?, Type(self.func.aux(inst).a));
                self.func.folder().gep(element, fl, operands[0], &operands[1..], ty)
            }
            Opcode::Select => self.fold_select(inst, (value, constant)),
            Opcode::ICmp | Opcode::FCmp => self.fold_compare(inst, (value, constant)),
            _ if op.is_cast() => self.func.folder().cast(op, fl, constant, ty),
            _ if op.is_binary() => {
                let [lhs, rhs] = [self.func.operand(inst, 0), self.func.operand(inst, 1)];
                let other = if rhs == value { lhs } else { rhs };
                match self.find(other) {
                    Some(other) if rhs == value => self.func.folder().binary(op, fl, other, constant),
                    Some(other) => self.func.folder().binary(op, fl, constant, other),
                    None => self.absorbed(op, constant, rhs == value),
                }
            }
            _ => None,
        }
    }

    /// What an operation of `constant`, on the `right`, and anything is.
    fn absorbed(&mut self, op: Opcode, constant: Value, right: bool) -> Option<Value> {
        let number = self.func.consts().as_u128(constant)?;
        let bits = self.func.types().int_bits(self.func.type_of(constant))?;
        let ones = u128::MAX.checked_shr(128u32.saturating_sub(bits)).is_some_and(|ones| ones == number);
        match op {
            Opcode::Mul | Opcode::And if number == 0 => Some(constant),
            Opcode::Or if ones => Some(constant),
            Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem
                if number == 0 && !right =>
            {
                Some(constant)
            }
            Opcode::AShr if ones && !right => Some(constant),
            Opcode::URem | Opcode::SRem if number == 1 && right && bits <= 64 => {
                let ty = self.func.type_of(constant);
                Some(self.func.consts_mut().add_int(ty, bits, 0))
            }
            _ => None,
        }
    }

    fn fold_call(&mut self, call: Inst) -> Option<Value> {
        let id = facts::intrinsic(self.func, call)?;
        let arguments: Vec<Value> = self.func.operands(call).take(self.func.call(call).num_args as usize).collect();
        let arguments: Option<Vec<Value>> = arguments.into_iter().map(|argument| self.find(argument)).collect();
        let (fl, ty) = (self.func.flags(call), self.func.ty(call));
        self.func.folder().intrinsic(id, fl, &arguments?, ty)
    }

    fn fold_select(&mut self, select: Inst, (value, constant): (Value, Value)) -> Option<Value> {
        let [condition, one, other] = [0, 1, 2].map(|k| self.func.operand(select, k));
        let chosen = |known: Value, func: &FuncMut<'_>| if func.consts().is_zero(known) { other } else { one };
        if condition == value {
            let chosen = chosen(constant, self.func);
            return self.find(chosen);
        }
        let known = self.find(condition)?;
        (chosen(known, self.func) == value).then_some(constant)
    }

    fn fold_compare(&mut self, compare: Inst, (value, constant): (Value, Value)) -> Option<Value> {
        let [lhs, rhs] = [self.func.operand(compare, 0), self.func.operand(compare, 1)];
        let right = rhs == value;
        let other = if right { lhs } else { rhs };
        let (ty, fl, is_int) = (self.func.ty(compare), self.func.flags(compare), self.func.op(compare) == Opcode::ICmp);
        if let Some(other) = self.find(other) {
            let (lhs, rhs) = if right { (other, constant) } else { (constant, other) };
            return if is_int {
                let pred = self.func.int_pred(compare);
                self.func.folder().icmp(pred, lhs, rhs, ty)
            } else {
                let pred = self.func.float_pred(compare);
                self.func.folder().fcmp(pred, fl, lhs, rhs, ty)
            };
        }
        if !is_int || ty != Type::I1 {
            return None;
        }
        let facts = [Fact::of_constant(self.func, constant), self.solver.fact(self.func, other)];
        let [lhs, rhs] = if right { [facts[1], facts[0]] } else { facts };
        let pred = self.func.int_pred(compare);
        let answer = lhs.compare(self.func, pred, rhs)?;
        Some(self.func.consts_mut().add_int(Type::I1, 1, u64::from(answer)))
    }
}
